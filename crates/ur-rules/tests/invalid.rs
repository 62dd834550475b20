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
    // Empty lines before the next case, and comments on it, belong to neither.
    let trimmed = |(says, text): (Vec<&'_ str>, String)| (says, text.trim_end().to_owned());
    blocks.into_iter().map(trimmed).collect::<Vec<_>>()
}

/// Asserts that the input is refused and the error says all that it must.
fn assert_says<T, E: Display>(refused: Result<T, E>, says: &[&str], input: &dyn Display) {
    match refused {
        Ok(_) => panic!("accepted: {input}"),
        Err(error) => {
            let told = error.to_string();
            for fragment in says {
                assert!(told.contains(fragment), "{input}\n  said: {told}\n  not:  {fragment}");
            }
        }
    }
}

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn positions() {
    let cases = cases(POSITIONS);
    assert!(cases.len() >= 60, "only {}", cases.len());
    for case in cases {
        let (name, text) = (case.words[0], case.quoted[0]);
        let refused = ruleset(name).parse_position(text);
        if let Err(PositionError::Invalid(reasons)) = &refused {
            assert_eq!(reasons.0.len(), case.says.len(), "{name} `{text}`: {reasons}");
        }
        assert_says(refused, &case.says, &format!("{name} `{text}`"));
    }
}

#[test]
fn moves() {
    let cases = cases(MOVES);
    assert!(cases.len() >= 40, "only {}", cases.len());
    for case in cases {
        match (&case.words[..], &case.quoted[..]) {
            ([], [text]) => assert_says(text.parse::<Move>(), &case.says, text),
            ([name, roll], [position, text]) => {
                let at = ruleset(name).parse_position(position);
                let at = at.unwrap_or_else(|error| panic!("`{position}`: {error}"));
                let (roll, mv) = (roll.parse().expect("a roll"), text.parse().expect("a move"));
                assert_says(
                    at.find(roll, &mv),
                    &case.says,
                    &format!("{name} `{position}` `{text}`"),
                );
            }
            _ => panic!("{:?} {:?}", case.words, case.quoted),
        }
    }
}

#[test]
fn rolls() {
    let cases = cases(ROLLS);
    assert!(cases.len() >= 20, "only {}", cases.len());
    for case in cases {
        let text = case.quoted[0];
        match case.words[..] {
            [] => assert_says(text.parse::<Roll>(), &case.says, &text),
            [name] => {
                let roll = text.parse().expect("a roll of some dice");
                assert_says(
                    ruleset(name).dice().check(roll),
                    &case.says,
                    &format!("{name} {text}"),
                );
            }
            _ => panic!("{:?}", case.words),
        }
    }
}

#[test]
fn rulesets() {
    let cases = cases(RULESETS);
    assert!(cases.len() >= 40, "only {}", cases.len());
    for case in cases {
        assert_says(case.quoted[0].parse::<Ruleset>(), &case.says, &case.quoted[0]);
    }
}

#[test]
fn ruleset_files() {
    let blocks = blocks(TOML);
    assert!(blocks.len() >= 30, "only {}", blocks.len());
    for (says, text) in blocks {
        assert_says(Ruleset::from_toml("my.toml", &text), &says, &text);
    }
}

#[test]
fn records() {
    let blocks = blocks(RECORDS);
    assert!(blocks.len() >= 40, "only {}", blocks.len());
    for (says, text) in blocks {
        assert_says(Record::parse(&text), &says, &text);
    }
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
