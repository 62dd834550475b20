//! A corpus of inputs that are wrong, and what each error must say: what is wrong, and where.
//!
//! The files are in `data/invalid`, each with its form explained at its top.

use std::fmt::Display;

use ur_rules::record::Record;
use ur_rules::{Move, Position, PositionError, Roll, Ruleset};

const POSITIONS: &str = include_str!("data/invalid/positions.txt");
const MOVES: &str = include_str!("data/invalid/moves.txt");
const ROLLS: &str = include_str!("data/invalid/rolls.txt");
const RULESETS: &str = include_str!("data/invalid/rulesets.txt");
const RECORDS: &str = include_str!("data/invalid/records.txt");
const TOML: &str = include_str!("data/invalid/toml.txt");

/// A line of a corpus: the words and quoted texts before the arrow, and what is to be said.
struct Case<'t> {
    /// What stands outside the quotes, without white space around it.
    words: Vec<&'t str>,
    quoted: Vec<&'t str>,
    says: Vec<&'t str>,
}

/// The cases of a corpus with one case a line.
fn cases(corpus: &str) -> Vec<Case<'_>> {
    let is_case = |line: &&str| !line.is_empty() && !line.starts_with('#');
    corpus.lines().filter(is_case).map(case).collect()
}

fn case(line: &str) -> Case<'_> {
    let (input, says) = line.split_once(" => ").unwrap_or_else(|| panic!("no arrow in {line}"));
    let parts: Vec<&str> = input.split('`').collect();
    Case {
        words: parts
            .iter()
            .step_by(2)
            .map(|word| word.trim())
            .filter(|word| !word.is_empty())
            .collect(),
        quoted: parts.iter().skip(1).step_by(2).copied().collect(),
        says: says.split(" && ").collect(),
    }
}

/// The cases of a corpus of longer texts: what is to be said, and the text.
fn blocks(corpus: &str) -> Vec<(Vec<&str>, String)> {
    let mut blocks: Vec<(Vec<&str>, String)> = Vec::new();
    for line in corpus.lines() {
        if let Some(says) = line.strip_prefix("--- ") {
            blocks.push((says.split(" && ").collect(), String::new()));
        } else if let Some((_, text)) = blocks.last_mut()
            && !line.starts_with("# ")
        {
            text.push_str(line);
            text.push('\n');
        }
    }
    // Empty lines before the next case belong to neither.
    for (_, text) in &mut blocks {
        text.truncate(text.trim_end().len());
    }
    blocks
}

/// What is wrong with an answer: that it is none, or that it does not say what it must.
fn complaint<T, E: Display>(
    answer: Result<T, E>,
    says: &[&str],
    input: impl Display,
) -> Option<String> {
    let Err(error) = answer else { return Some(format!("{input}\n  was accepted")) };
    let told = error.to_string();
    let missing = says.iter().find(|fragment| !told.contains(*fragment))?;
    Some(format!("{input}\n  says: {told}\n  not:  {missing}"))
}

fn assert_no_complaints(corpus: usize, least: usize, complaints: impl Iterator<Item = String>) {
    assert!(corpus >= least, "the corpus has only {corpus} cases");
    let complaints: Vec<String> = complaints.collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn positions() {
    let cases = cases(POSITIONS);
    let complaints = cases.iter().filter_map(|case| {
        let (name, text) = (case.words[0], case.quoted[0]);
        complaint(ruleset(name).parse_position(text), &case.says, format!("{name} `{text}`"))
    });
    assert_no_complaints(cases.len(), 60, complaints);
}

#[test]
fn a_position_is_refused_with_every_reason_and_no_other() {
    for case in cases(POSITIONS) {
        let refused = ruleset(case.words[0]).parse_position(case.quoted[0]);
        if let Err(PositionError::Invalid(reasons)) = refused {
            assert_eq!(reasons.0.len(), case.says.len(), "{}: {reasons}", case.quoted[0]);
        }
    }
}

#[test]
fn moves() {
    let cases = cases(MOVES);
    let complaints = cases.iter().filter_map(|case| match (&case.words[..], &case.quoted[..]) {
        ([], [text]) => complaint(text.parse::<Move>(), &case.says, text),
        ([name, roll], [position, text]) => {
            let at = ruleset(name).parse_position(position);
            let at = at.unwrap_or_else(|error| panic!("`{position}`: {error}"));
            let (roll, mv) = (roll.parse().expect("a roll"), text.parse().expect("a move"));
            complaint(at.find(roll, &mv), &case.says, format!("{name} `{position}` `{text}`"))
        }
        _ => panic!("{:?} {:?}", case.words, case.quoted),
    });
    assert_no_complaints(cases.len(), 40, complaints);
}

#[test]
fn rolls() {
    let cases = cases(ROLLS);
    let complaints = cases.iter().filter_map(|case| match (&case.words[..], &case.quoted[..]) {
        ([], [text]) => complaint(text.parse::<Roll>(), &case.says, text),
        ([name], [text]) => {
            let roll = text.parse().expect("a roll of some dice");
            complaint(ruleset(name).dice().check(roll), &case.says, format!("{name} `{text}`"))
        }
        _ => panic!("{:?} {:?}", case.words, case.quoted),
    });
    assert_no_complaints(cases.len(), 20, complaints);
}

#[test]
fn rulesets() {
    let cases = cases(RULESETS);
    let complaints = cases.iter().filter_map(|case| {
        complaint(case.quoted[0].parse::<Ruleset>(), &case.says, case.quoted[0])
    });
    assert_no_complaints(cases.len(), 40, complaints);
}

#[test]
fn ruleset_files() {
    let blocks = blocks(TOML);
    let complaints = blocks
        .iter()
        .filter_map(|(says, text)| complaint(Ruleset::from_toml("my.toml", text), says, text));
    assert_no_complaints(blocks.len(), 30, complaints);
}

#[test]
fn records() {
    let blocks = blocks(RECORDS);
    let complaints =
        blocks.iter().filter_map(|(says, text)| complaint(Record::parse(text), says, text));
    assert_no_complaints(blocks.len(), 40, complaints);
}

#[test]
fn an_error_about_options_names_the_whole_text() {
    let error = Ruleset::from_toml("my.toml:pieces=99", "").expect_err("wrong twice over");
    assert!(error.to_string().starts_with("in `my.toml`: line 1:"), "the file comes first");
    let file = "board = \"4/4/4\"\nlight = \"d1 c1 b1 a1\"\ndark = \"d3 c3 b3 a3\"";
    let error = Ruleset::from_toml("my.toml:pieces=99", file).expect_err("too many pieces");
    assert!(
        error.to_string().starts_with("in `my.toml:pieces=99`: `99` is not a value of `pieces`")
    );
}
