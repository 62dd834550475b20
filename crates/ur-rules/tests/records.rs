//! Game records: what a writer writes, what a reader understands, and that nothing is lost between.

use ur_rules::record::{Comment, Record};
use ur_rules::{Event, Game, Move, Outcome, Phase, Reason, Roll, Ruleset, Seq, Side};

use crate::ask::{mv, position, roll, ruleset};

fn read(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// A record of brettspielnetz with these turns.
fn turns(turns: &str) -> Record {
    read(&format!("[Ruleset \"brettspielnetz\"]\n\n{turns}"))
}

fn written_turns(record: &Record) -> String {
    let text = record.to_string();
    text.split_once("\n\n").map_or("", |(_, turns)| turns).to_owned()
}

fn assert_round_trips(record: &Record) {
    let text = record.to_string();
    let again = read(&text);
    assert_eq!(again.to_string(), text);
    assert_eq!(again.game.phase(), record.game.phase(), "{text}");
    assert_eq!(again.game.position(), record.game.position(), "{text}");
    assert_eq!(again.comments, record.comments, "{text}");
}

#[test]
fn a_record_is_written_as_the_notation_shows_it() {
    let mut game = Game::new(ruleset("classic"));
    game.roll_off(Roll::Count(2), Roll::Count(2)).expect("a tie");
    game.roll_off(Roll::Count(3), Roll::Count(1)).expect("a roll-off");
    for (rolled, played) in [("2", "@c1"), ("3", "@b3"), ("4", "@a1"), ("1", "@d1")] {
        game.roll(roll(rolled)).expect("a roll");
        game.play(&mv(played)).expect("legal");
    }
    game.roll(roll("0")).expect("a roll");
    let mut record = Record::new(game);
    record.set_header("Date", "2024-06-01");
    record.set_header("Light", "Ada");
    record.set_header("Dark", "ur:perfect");
    let expected = "\
[Ruleset \"classic\"]
[Light \"Ada\"]
[Dark \"ur:perfect\"]
[Date \"2024-06-01\"]
[Opening \"2-2 3-1\"]
[Start \"4..2/8/4..2 l 7-0 7-0\"]
[Result \"*\"]
[Version \"1\"]

1. 2 @c1 | 3 @b3
2. 4 @a1; 1 @d1 | 0 --
";
    assert_eq!(record.to_string(), expected);
    assert_round_trips(&record);
}

#[test]
fn only_the_ruleset_need_be_given() {
    let record = read("[Ruleset \"classic\"]");
    assert_eq!(record.game.position(), &ruleset("classic").start(Side::Light));
}

#[test]
fn the_first_part_is_empty_when_dark_starts() {
    let start = ruleset("classic").start(Side::Dark);
    let mut game = Game::from_position(start);
    game.roll(roll("1")).expect("a roll");
    game.play(&mv("@d3")).expect("legal");
    assert_eq!(written_turns(&Record::new(game.clone())), "1. ... | 1 @d3\n");
    assert_round_trips(&Record::new(game));
}

#[test]
fn white_space_between_the_words_does_not_matter() {
    let tight = turns("1. 4 @a1;1 @d1|0 --\n2. 3 @b1");
    let loose = turns("1.\n\t4 @a1 ;\n1 @d1\r\n | 0 -- 2. 3 @b1\n\n");
    assert_eq!(tight.to_string(), loose.to_string());
}

#[test]
fn a_reader_takes_an_unmarked_capture_and_the_writer_marks_it() {
    let text = "[Ruleset \"classic\"]\n[Start \"4..2/1L2D3/4..2 l 6-0 6-0\"]\n\n1. 3 b2-e2";
    assert_eq!(written_turns(&read(text)), "1. 3 b2xe2\n");
}

#[test]
fn a_game_may_be_saved_between_roll_and_move() {
    let record = turns("1. 2 @c1 | 3");
    assert_eq!(record.game.phase(), Phase::Move(Roll::Count(3)));
    assert_round_trips(&record);
}

#[test]
fn resigning_time_and_draws_stand_in_place_of_a_roll() {
    let cases = [
        ("1. resigns", "0-1", Reason::Resignation),
        ("1. 2 @c1 | resigns", "1-0", Reason::Resignation),
        ("1. 2 @c1; resigns", "0-1", Reason::Resignation),
        ("1. 2 | resigns", "1-0", Reason::Resignation),
        ("1. 2 @c1 | time", "1-0", Reason::Time),
        ("1. ... | time", "1-0", Reason::Time),
    ];
    for (text, result, reason) in cases {
        let record = turns(text);
        assert_eq!(record.game.outcome().map(|outcome| outcome.reason), Some(reason), "{text}");
        assert_eq!(written_turns(&record).trim_end(), text);
        assert!(record.to_string().contains(&format!("[Result \"{result}\"]")), "{text}");
        assert_round_trips(&record);
    }
}

#[test]
fn a_claimed_draw_is_read_and_written() {
    let circle = "1. bc a2-b2 | bc h2-g2\n2. bc b2-a2 | bc g2-h2\n";
    let mut text = "[Ruleset \"modern\"]\n[Start \"4..2/L6D/4..2 l 6-0 6-0\"]\n\n".to_owned();
    for number in [1, 3, 5, 7] {
        let lines = circle.replace("1.", &format!("{number}."));
        text.push_str(&lines.replace("2.", &format!("{}.", number + 1)));
    }
    text.push_str("9. claims draw\n");
    let record = read(&text);
    assert!(record.to_string().contains("[Result \"1/2\"]"));
    assert!(record.to_string().ends_with("9. claims draw\n"));
    assert_round_trips(&record);
}

#[test]
fn comments_stay_after_the_roll_they_were_written_at() {
    let record = turns("{before} 1. 2 @c1 {first} {again} | 3 @b3 {a\nlong one}\n2. 1 {last}");
    let comments: Vec<(usize, &str)> =
        record.comments.iter().map(|comment| (comment.after, comment.text.as_str())).collect();
    let expected = [(0, "before"), (1, "first"), (1, "again"), (2, "a\nlong one"), (3, "last")];
    assert_eq!(comments, expected);
    assert_round_trips(&record);
}

#[test]
fn a_comment_with_a_brace_in_it_can_still_be_read() {
    let mut record = turns("1. 2 @c1");
    record.comments.push(Comment { after: 1, text: "so {what}?".to_owned() });
    assert_eq!(read(&record.to_string()).comments.len(), 1);
    assert_round_trips(&read(&record.to_string()));
}

#[test]
fn headers_keep_their_order_and_their_quotes() {
    let mut record = turns("1. 2 @c1");
    for (key, value) in [("Site", "the \"Ur\" café \\o/"), ("my key", "x"), ("Dice", "a  b\nc")] {
        record.set_header(key, value);
    }
    assert_eq!(record.header("Dice"), Some("a b c"), "a header is one line");
    let again = read(&record.to_string());
    assert_eq!(again.headers, record.headers);
    assert_round_trips(&record);
}

#[test]
fn setting_a_header_again_changes_it() {
    let mut record = turns("");
    record.set_header("Light", "Ada");
    record.set_header("Light", "Bo");
    assert_eq!(record.header("Light"), Some("Bo"));
    assert_eq!(record.headers.len(), 1);
}

#[test]
fn a_record_of_a_race_from_a_file_needs_no_file() {
    let toml = "board = \"2/2/2\"\nlight = \"a1 b1 b2 a2\"\ndark = \"a3 b3 b2 a2\"\npieces = 2";
    let file = Ruleset::from_toml("my.toml:starts=light", toml).expect("a ruleset");
    let record = Record::new(Game::new(file));
    assert_round_trips(&record);
    assert!(record.to_string().starts_with("[Ruleset \"own:"), "{record}");
    let named = record.to_string().replace(file.text(), "my.toml:starts=light");
    let read = Record::parse_with(&named, |name| {
        assert_eq!(name, "my.toml:starts=light");
        Ok(file)
    });
    assert_eq!(read.expect("a record as it was written once").to_string(), record.to_string());
    assert!(Record::parse(&named).is_err(), "files are not read here");
}

#[test]
fn a_game_taken_back_is_recorded_as_it_stands() {
    let mut record = turns("1. 2 @c1 | 3 @b3");
    record.game.take_back(Seq(2)).expect("Dark's roll");
    assert_eq!(written_turns(&record), "1. 2 @c1\n");
    assert_round_trips(&record);
}

#[test]
fn a_tied_roll_off_is_kept() {
    let mut game = Game::new(ruleset("classic"));
    game.roll_off(Roll::Count(1), Roll::Count(1)).expect("a tie");
    assert_round_trips(&Record::new(game));
}

#[test]
fn a_record_of_a_finished_position_is_a_game_that_is_over() {
    let won = position("classic", "4..2/8/4..2 d 0-7 7-0");
    let record = Record::new(Game::from_position(won));
    let outcome = Outcome { winner: Some(Side::Light), reason: Reason::Play };
    assert_eq!(read(&record.to_string()).game.phase(), Phase::Over(outcome));
    assert_round_trips(&record);
}

// Games saved at moments that are easily forgotten.

#[test]
fn a_game_saved_before_its_roll_off_still_has_it_to_come() {
    assert_round_trips(&Record::new(Game::new(ruleset("classic"))));
}

#[test]
fn a_game_saved_before_it_is_said_who_starts_still_has_that_to_come() {
    assert_round_trips(&Record::new(Game::new(ruleset("modern"))));
}

#[test]
fn a_game_given_up_after_a_tied_roll_off_can_be_read() {
    let mut game = Game::new(ruleset("classic"));
    game.roll_off(Roll::Count(1), Roll::Count(1)).expect("a tie");
    game.resign(Side::Light).expect("at any time");
    assert_round_trips(&Record::new(game));
}

#[test]
fn a_game_taken_back_to_a_forced_pass_can_be_read() {
    let mut game = Game::new(ruleset("brettspielnetz"));
    game.roll(Roll::Count(0)).expect("a roll");
    game.take_back(Seq(1)).expect("the pass");
    assert_eq!(game.legal_moves(), [Move::Pass]);
    assert!(Record::parse(&Record::new(game).to_string()).is_ok());
}

#[test]
fn a_game_stored_between_a_roll_and_its_forced_pass_can_be_read() {
    let mut game = Game::new(ruleset("brettspielnetz"));
    game.push(Event::Rolled { roll: Roll::Count(0) }).expect("a roll");
    assert!(Record::parse(&Record::new(game).to_string()).is_ok());
}

#[test]
fn headers_that_follow_from_the_game_cannot_be_set_against_it() {
    for key in ["Ruleset", "Opening", "Start", "Result", "Version"] {
        let mut record = turns("1. 2 @c1");
        record.set_header(key, "something else");
        assert!(Record::parse(&record.to_string()).is_ok(), "{key}");
    }
}

#[test]
fn whatever_the_name_of_a_header_the_record_can_be_read() {
    for key in ["", " ", "a\nb", "[", "\"", "\\", "ключ"] {
        let mut record = turns("1. 2 @c1");
        record.set_header(key, "value");
        assert!(Record::parse(&record.to_string()).is_ok(), "{key:?}");
    }
}

#[test]
fn a_game_given_up_in_a_tied_roll_off_is_read_back() {
    for words in ["1. resigns", "1. ... | resigns", "1. time"] {
        let text = format!("[Ruleset \"classic\"]\n[Opening \"2-2\"]\n\n{words}\n");
        let written = Record::parse(&text).expect("a record").to_string();
        let again = Record::parse(&written).expect("what was written").to_string();
        assert_eq!(again, written);
    }
}
