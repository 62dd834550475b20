//! What serde writes and reads: the text of whatever has one, and events as objects.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use serde_json::{Value, from_value, json, to_value};
use ur_rules::{
    Board, DrawReason, Event, Move, Outcome, Reason, Roll, Ruleset, Seq, Setup, Side, Square, Tips,
};

use crate::ask::{mv, position, roll, ruleset};

/// Checks that a value is its text, in serde's formats as elsewhere.
#[track_caller]
fn assert_text<T>(value: &T, text: &str)
where
    T: Debug + Display + FromStr<Err: Display> + PartialEq,
    T: serde::Serialize + serde::de::DeserializeOwned,
{
    assert_eq!(value.to_string(), text);
    assert_eq!(text.parse::<T>().ok().as_ref(), Some(value));
    assert_eq!(to_value(value).ok(), Some(json!(text)));
    assert_eq!(from_value::<T>(json!(text)).ok().as_ref(), Some(value));
    let error = format!("{text}?").parse::<T>().expect_err("no such text").to_string();
    let refused = from_value::<T>(json!(format!("{text}?"))).err().map(|error| error.to_string());
    assert_eq!(refused, Some(error));
}

#[test]
fn whatever_has_a_text_is_written_as_it_and_read_from_it() {
    assert_text(&Board::aseb(), "4......../12/4........");
    assert_text(&Side::Dark, "dark");
    assert_text(&Square::new(3, 2).expect("a square"), "d2");
    assert_text(&mv("a1-a2,c2xd2"), "a1-a2,c2xd2");
    assert_text(&roll("3"), "3");
    assert_text(&ruleset("classic:pieces=5"), "classic:pieces=5");
    for (tips, text) in Tips::ALL.into_iter().zip(["bb", "bc", "gs", "ss", "gg"]) {
        assert_text(&tips, text);
        assert_text(&Roll::Tips(tips), text);
    }
    let setup: Setup = "4..2/7(dL)/4..2 l 9-0 9-0".parse().expect("a setup");
    assert_text(&setup, "4..2/7(dL)/4..2 l 9-0 9-0");
}

#[test]
fn every_outcome_has_a_text() {
    let won = |winner, reason| Outcome { winner: Some(winner), reason };
    let drawn = |reason| Outcome { winner: None, reason: Reason::Draw(reason) };
    let square = Square::new(0, 2).expect("a square");
    for (outcome, text) in [
        (won(Side::Light, Reason::Play), "light by play"),
        (won(Side::Dark, Reason::Resignation), "dark by resignation"),
        (won(Side::Light, Reason::Time), "light by time"),
        (drawn(DrawReason::SamePosition), "draw by repetition"),
        (drawn(DrawReason::SamePlacement(square)), "draw by placements on a2"),
    ] {
        assert_text(&outcome, text);
    }
    for text in ["draw by play", "light by repetition", "light", "", "nobody by play"] {
        assert!(text.parse::<Outcome>().is_err(), "{text}");
    }
}

#[test]
fn the_text_of_a_board_with_stones_is_refused_where_the_first_one_stands() {
    let error = "4..2/2(DL)5/4..2".parse::<Board>().expect_err("a tower stands on it");
    assert!(error.to_string().starts_with("character 7: an empty board"), "{error}");
}

#[test]
fn positions_are_written_as_their_texts() {
    for (name, text) in [
        ("classic", "2D1..2/8/L3..2 l 6-0 6-0"),
        ("modern", "4..2/4L3/4..2 d 6-0 7-0"),
        ("ravensburger", "4..2/7(dL)/4..2 l 9-0 9-0"),
    ] {
        assert_eq!(to_value(position(name, text)).ok(), Some(json!(text)));
    }
}

#[test]
fn events_are_objects() {
    let a_move: Move = mv("@d1");
    let events: [(Event, Value); 5] = [
        (
            Event::RolledOff { light: roll("1"), dark: roll("3") },
            json!({"event": "rolled_off", "light": "1", "dark": "3"}),
        ),
        (Event::Rolled { roll: roll("gs") }, json!({"event": "rolled", "roll": "gs"})),
        (Event::Moved { mv: a_move }, json!({"event": "moved", "move": "@d1"})),
        (Event::Passed, json!({"event": "passed"})),
        (Event::TakenBack { to: Seq(3) }, json!({"event": "taken_back", "to": 3})),
    ];
    for (event, object) in events {
        assert_eq!(to_value(event).ok(), Some(object.clone()));
        assert_eq!(from_value::<Event>(object).ok(), Some(event));
    }
    assert!(from_value::<Event>(json!({"event": "rolled", "roll": "gs", "by": "light"})).is_err());
}

#[test]
fn a_ruleset_that_there_is_not_is_no_ruleset_in_json_either() {
    let error = from_value::<Ruleset>(json!("chess")).expect_err("no ruleset");
    assert!(error.to_string().contains("there is no ruleset `chess`"), "{error}");
}
