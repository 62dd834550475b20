//! Golden playthroughs: whole games of every ruleset with the position after every ply.
//!
//! The files in `data/playthroughs` are records; a comment after every ply is the position it led
//! to. They were played by two simple players, once, and are read in reviews: when a change of the
//! rules changes them, play them again with
//! `make bless` and look at the difference.
//! The games whose names end in a word (`modern-draw.ur`) are made by hand.

use std::fs;
use std::path::{Path, PathBuf};

use ur_rules::Ruleset;
use ur_rules::record::Record;

/// No file is larger: a playthrough is there to be read.
const LARGEST: usize = 40_000;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/playthroughs")
}

fn playthroughs() -> Vec<(String, String)> {
    let entries = fs::read_dir(folder()).expect("the folder of the playthroughs");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let text = fs::read_to_string(&file).expect("a record");
        (file.file_name().unwrap_or_default().to_string_lossy().into_owned(), text)
    };
    files.into_iter().map(read).collect()
}

fn read(name: &str, text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("{name}, {error}"))
}

#[test]
fn after_every_ply_the_position_is_the_one_noted() {
    for (name, text) in playthroughs() {
        let record = read(&name, &text);
        let plies = record.game.plies();
        assert_eq!(record.comments.len(), plies.len(), "{name}: a comment after every ply");
        for (number, (ply, comment)) in (1..).zip(plies.iter().zip(&record.comments)) {
            assert_eq!(comment.after, number, "{name}");
            assert_eq!(ply.after.to_string(), comment.text, "{name}: ply {number}");
        }
    }
}

#[test]
fn writing_a_playthrough_again_gives_the_same_text() {
    for (name, text) in playthroughs() {
        assert_eq!(read(&name, &text).to_string(), text, "{name}");
    }
}

#[test]
fn every_playthrough_is_a_whole_game_of_readable_size() {
    for (name, text) in playthroughs() {
        assert!(read(&name, &text).game.outcome().is_some(), "{name}");
        assert!(text.len() < LARGEST, "{name}: {} bytes", text.len());
    }
}

#[test]
fn every_ruleset_has_two_playthroughs() {
    let played: Vec<Ruleset> =
        playthroughs().iter().map(|(name, text)| read(name, text).game.ruleset()).collect();
    for name in Ruleset::NAMES {
        let count = played.iter().filter(|ruleset| ruleset.text() == *name).count();
        assert!(count >= 2, "{name} has {count}");
    }
}
