//! Positions, rolls and all that can follow, as an independent implementation of the rulings has it.
//!
//! A file in `data/successors` is named for its ruleset, with `+` for the colon; a line of it is a
//! position, a roll and the distinct positions after it, or who has won, with tabs between. The
//! lines were chosen so that breaking any ruling changes some of them.

use std::fs;
use std::path::{Path, PathBuf};

use ur_rules::{Position, Ruleset};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/successors");
    let entries =
        fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

fn ruleset_of(file: &Path) -> Ruleset {
    let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
    name.replacen('+', ":", 1).parse().unwrap_or_else(|error| panic!("{error}"))
}

fn outcome(ruleset: Ruleset, position: &str, roll: &str) -> String {
    let position = ruleset.parse_position(position).unwrap_or_else(|error| panic!("{error}"));
    if let Some(winner) = position.winner() {
        return format!("finished {winner}");
    }
    let roll = roll.parse().unwrap_or_else(|error| panic!("{error}"));
    let mut texts: Vec<String> =
        position.successors(roll).iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts.join("|")
}

#[test]
fn every_position_leads_where_the_independent_implementation_says() {
    let mut lines = 0;
    for file in files() {
        let ruleset = ruleset_of(&file);
        let text = fs::read_to_string(&file).expect("a file of lines");
        for line in text.lines() {
            let [position, roll, expected] = line.split('\t').collect::<Vec<_>>()[..] else {
                panic!("{ruleset}: `{line}` is not position, roll and outcome");
            };
            let found = outcome(ruleset, position, roll);
            assert_eq!(found, expected, "{ruleset}: {position} with {roll}");
            lines += 1;
        }
    }
    assert!(lines >= 2_400, "only {lines} lines were there");
}

#[test]
fn every_ruleset_has_its_lines() {
    let compared: Vec<&str> = files().iter().map(|file| ruleset_of(file).text()).collect();
    for name in Ruleset::NAMES {
        assert!(compared.contains(name), "{name}");
    }
    for preset in ["d1", "a2", "ishtar-h2", "ishtar-d2", "kingdom-a2", "kingdom-d"] {
        assert!(compared.contains(&format!("modern:preset={preset}").as_str()), "{preset}");
    }
}
