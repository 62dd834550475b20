//! RGN: games of the `RoyalUr` libraries are read, and ours are written as theirs.

use ur_rules::record::{Comment, Place, Record};
use ur_rules::rgn::{self, Loss, RgnError, RgnFault};
use ur_rules::{Game, GameError, NotARoll, Outcome, Phase, Reason, Roll, Ruleset, Side};

/// A whole game, with a capture, passes, rosettes and a win.
const GAME: &str = "\
1. A@A4 / C@C2
2. A4A1 * A@A2 / C@C4
3. A1B4 * B4B8 / 0 --
4. B8A+ / 0 --
5. A2A1 * A1B3 / 0 --
6. B3B5 / 0 --
7. B5B6 / 0 --
8. 0 -- / C2B3
9. 0 -- / B3B7
10. B6B7x / C@C2
11. B7B8 / 0 --
12. B8A+#
";

fn ruleset(name: &str) -> Ruleset {
    name.parse().expect("a ruleset")
}

fn parse(name: &str, text: &str) -> Record {
    rgn::parse(text, ruleset(name)).expect("a game in RGN")
}

fn write(record: &Record) -> String {
    rgn::write(record).expect("a game that RGN has words for")
}

/// The text of a game as it is written again after it was read.
fn rewritten(name: &str, text: &str) -> String {
    write(&parse(name, text))
}

/// Each ply as `side roll move`.
fn plies(record: &Record) -> Vec<String> {
    let plies = record.game.plies().iter();
    plies
        .map(|ply| {
            let mv = ply.mv.map_or(String::new(), |mv| format!(" {mv}"));
            format!("{} {}{mv}", ply.side.letter(), ply.roll)
        })
        .collect()
}

fn outcome(record: &Record) -> Option<(Option<Side>, Reason)> {
    record.game.outcome().map(|Outcome { winner, reason }| (winner, reason))
}

#[track_caller]
fn assert_fault(name: &str, text: &str, (line, column): (usize, usize), fault: RgnFault) {
    let error = rgn::parse(text, ruleset(name)).expect_err("a text with a fault");
    assert_eq!(error, RgnError::Text { place: Place { line, column }, fault }, "{error}");
}

// What is read and written.

#[test]
fn a_whole_game_is_read_and_written_as_it_was() {
    let record = parse("classic:pieces=2", GAME);
    let expected = "l 1 @d1, d 3 @b3, l 3 d1-a1, l 3 @b1, d 1 @d3, l 4 a1-d2, l 4 d2-h2, d 0 --";
    assert_eq!(plies(&record)[..8].join(", "), expected);
    let expected = "l 0 --, d 4 b3-c2, l 0 --, d 4 c2-g2, l 1 f2xg2, d 3 @b3, l 1 g2-h2, d 0 --, \
        l 3 h2-off";
    assert_eq!(plies(&record)[17..].join(", "), expected);
    assert_eq!(outcome(&record), Some((Some(Side::Light), Reason::Play)));
    assert_eq!(write(&record), GAME);
}

#[test]
fn any_white_space_separates() {
    let text = "\r\n[Light Ada] [Dark Bob]\t1.\nA@A4\n/\r\n\n C@C2 2.  A4A1\n*\u{2003}A@A2 / 0\n--";
    let expected = "[Light Ada]\n[Dark Bob]\n\n1. A@A4 / C@C2\n2. A4A1 * A@A2 / 0 --\n".to_owned();
    assert_eq!(rewritten("classic", text), expected);
}

#[test]
fn an_empty_text_is_a_game_that_light_is_to_start() {
    let record = parse("classic", " \n");
    assert_eq!(record.game.turn(), Some(Side::Light));
    assert_eq!(write(&record), "");
    assert_eq!(rewritten("classic", "[Light Ada]"), "[Light Ada]\n");
}

#[test]
fn a_tile_has_the_letter_of_its_row_whoever_moves() {
    let text = "1. A@A1 * A1B4 * B4C7 * C7C8 / C@C1 * C1B4 * B4A7 * A7A8\n2. C8A8x / C@C4\n";
    let record = parse("masters", text);
    assert_eq!(plies(&record)[2..4], ["l 4 d2-g3", "l 1 g3-h3"]);
    assert_eq!(plies(&record)[6..9], ["d 4 d2-g1", "d 1 g1-h1", "l 2 h3xh1"]);
    assert_eq!(write(&record), text);
}

#[test]
fn asebs_tail_reaches_row_twelve() {
    let text = "1. A@A1 * A1B4 * B4B8 * B8B12 * B12A+#\n";
    let record = parse("aseb:pieces=1", text);
    assert_eq!(plies(&record)[3..], ["l 4 h2-l2", "l 1 l2-off"]);
    assert_eq!(write(&record), text);
}

#[test]
fn in_blitz_a_captures_roll_has_no_star() {
    let text = "1. A@A1 * A1B1 / C@C1 * C1B1x 2 --\n";
    assert_eq!(rewritten("blitz", text), text);
}

#[test]
fn a_capture_on_a_rosette_has_both_marks() {
    let text = "1. A@A1 * A1B4 * 0 -- / C@C1 * C1B4x *\n";
    assert_eq!(rewritten("masters-four-dice", text), text);
}

#[test]
fn a_rosette_that_gives_no_roll_has_no_star() {
    assert_eq!(rewritten("classic:rosette_roll=false", "1. A@A1 / 0 --\n"), "1. A@A1 / 0 --\n");
}

#[test]
fn where_dark_starts_its_line_has_no_number_and_is_not_counted() {
    let text = "/ C@C4\n1. A@A4 / C4C3\n2. A4A3\n";
    let record = parse("classic", text);
    assert_eq!(plies(&record)[..2], ["d 1 @d3", "l 1 @d1"]);
    assert_eq!(write(&record), text);
    assert_eq!(rewritten("classic", "/ C@C4\n2. A@A4 / C4C3\n3. A4A3\n"), text);
}

#[test]
fn a_last_roll_may_wait_for_its_move() {
    let record = parse("classic", "1. A@A4 / 2 --\n");
    assert_eq!(record.game.phase(), Phase::Move(Roll::Count(2)));
    assert_eq!(write(&record), "1. A@A4 / 2 --\n");
}

#[test]
fn a_game_that_ends_early_was_resigned_by_the_side_to_act() {
    let record = parse("classic", "1. A@A4 / C@C2#");
    assert_eq!(outcome(&record), Some((Some(Side::Dark), Reason::Resignation)));
    assert_eq!(write(&record), "[Result \"0-1\"]\n\n1. A@A4 / C@C2#\n");
    let record = parse("classic", "1. A@A1 *#");
    assert_eq!(outcome(&record), Some((Some(Side::Dark), Reason::Resignation)));
    let record = parse("classic", "1. 2 --#");
    assert_eq!(outcome(&record), Some((Some(Side::Dark), Reason::Resignation)));
    assert_eq!(write(&record), "[Result \"0-1\"]\n\n1. 2 --#\n");
}

#[test]
fn the_result_tells_who_resigned() {
    let text = "[Result \"1-0\"]\n\n1. A@A4 / C@C2#\n";
    let record = parse("classic", text);
    assert_eq!(outcome(&record), Some((Some(Side::Light), Reason::Resignation)));
    assert_eq!(record.headers, []);
    assert_eq!(write(&record), text);
}

#[test]
fn the_result_stands_alone_when_nobody_has_rolled() {
    let record = parse("classic", "[Result \"1-0\"]");
    assert_eq!(outcome(&record), Some((Some(Side::Light), Reason::Resignation)));
    assert_eq!(write(&record), "[Result \"1-0\"]\n");
    assert_eq!(outcome(&parse("classic", "[Result \"*\"]")), None);
}

#[test]
fn a_tag_tells_that_time_ran_out() {
    let text = "[Result \"1-0\"]\n[Termination time]\n\n1. A@A4 / C@C2#\n";
    let record = parse("classic", text);
    assert_eq!(outcome(&record), Some((Some(Side::Light), Reason::Time)));
    assert_eq!(record.headers, []);
    assert_eq!(write(&record), text);
}

#[test]
fn other_terminations_are_headers() {
    for text in [
        "[Termination normal]\n[Result \"1-0\"]\n\n1. A@A4 / C@C2#\n",
        "[Termination time]\n\n1. A@A4 / C@C2\n",
    ] {
        assert_eq!(parse("classic", text).headers.len(), 1);
        assert_eq!(rewritten("classic", text), text);
    }
}

#[test]
fn a_tag_has_the_throws_of_the_roll_off() {
    let text = "[Opening \"2-2 1-3\"]\n\n/ C@C4\n";
    let record = parse("classic", text);
    let two = Roll::Count(2);
    assert_eq!(record.game.opening_rolls(), [(two, two), (Roll::Count(1), Roll::Count(3))]);
    assert_eq!(record.headers, []);
    assert_eq!(write(&record), text);
    let record = parse("classic", "[Opening \"2-2\"]\n");
    assert_eq!(record.game.phase(), Phase::RollOff);
    assert_eq!(write(&record), "[Opening \"2-2\"]\n");
}

#[test]
fn tags_that_follow_from_the_game_may_stand_there_if_they_are_right() {
    let text = "[Ruleset classic] [Version \"1\"] [Start \"4..2/8/4..2 d 7-0 7-0\"]\n\
        [Result \"*\"] [Light Ada]\n/ C@C4";
    assert_eq!(rewritten("classic", text), "[Light Ada]\n\n/ C@C4\n");
}

#[test]
fn tags_are_quoted_and_escaped_where_they_must_be() {
    let text = r#"[Light "Ada \"L\" \\o/"]
["Dark side" Bob-2_b.x]
[StartTime "2024-01-02"]
[Empty ""]
[Note "a\rb"]
[Größe "ü"]
"#
    .replace("[Größe", "[\"Größe\"");
    let record = parse("classic", &text);
    let expected = [
        ("Light", r#"Ada "L" \o/"#),
        ("Dark side", "Bob-2_b.x"),
        ("StartTime", "2024-01-02"),
        ("Empty", ""),
        ("Note", "a\rb"),
        ("Größe", "ü"),
    ];
    assert_eq!(record.headers, expected.map(|(key, value)| (key.to_owned(), value.to_owned())));
    assert_eq!(write(&record), text);
}

#[test]
fn quotes_may_stand_where_none_are_needed() {
    assert_eq!(rewritten("classic", "[\"Light\" \"Ada\"]"), "[Light Ada]\n");
}

#[test]
fn a_line_break_in_a_tag_becomes_a_space_so_that_the_header_is_one_line() {
    let record = parse("classic", r#"["a\nb" "c\r\nd\n"]"#);
    assert_eq!(record.headers, [("a b".to_owned(), "c d ".to_owned())]);
    assert!(Record::parse(&record.to_string()).is_ok());
}

#[test]
fn a_turn_wraps_before_its_line_has_sixty_characters() {
    // Only fours, which go from rosette to rosette: ten acts in one turn.
    let acts = "A@A1 * A1B4 * B4C7 * C7A7 * A@A1 * A1B4 * B4C7 * A@A1 * A1B4 * A@A1 * 0 --";
    let passes = |turns: usize| -> String {
        let turns: Vec<_> = (1..=turns).map(|number| format!("{number}. 0 -- / 0 --\n")).collect();
        turns.concat()
    };
    let lines = |turns: usize| -> Vec<String> {
        let text = format!("{}{}. {acts} / C@C4", passes(turns), turns + 1);
        let text = rewritten("masters-four-dice", &text);
        text.lines().skip(turns).map(ToOwned::to_owned).collect()
    };
    let first = "1. A@A1 * A1B4 * B4C7 * C7A7 * A@A1 * A1B4 * B4C7 * A@A1 *";
    assert_eq!(lines(0), [first, "A1B4 * A@A1 * 0 -- / C@C4"]);
    // 59 characters fit, 60 do not.
    assert_eq!(lines(9)[0], format!("10{}", &first[1..]));
    assert_eq!(lines(9)[0].len(), 59);
    assert_eq!(lines(99)[1], "A@A1 * A1B4 * A@A1 * 0 -- / C@C4");
}

// What is wrong with a text, where, and what would be right.

#[test]
fn the_marks_must_be_right() {
    use RgnFault::{Capture, NoCapture, NoRosette, Rosette};
    let capture = "1. A@A1 * A1B1 / C@C1 *\nC1B1";
    assert_fault("classic", capture, (2, 1), Capture("C1B1".to_owned()));
    assert_fault("classic", "1. A@A4x", (1, 4), NoCapture("A@A4".to_owned()));
    assert_fault("classic", "1. A@A4 / C@C1 / 0 --", (1, 11), Rosette("C@C1".to_owned()));
    assert_fault("classic", "1. A@A1# *", (1, 4), Rosette("A@A1".to_owned()));
    assert_fault("classic", "1. A@A4 * / 0 --", (1, 4), NoRosette("A@A4".to_owned()));
    let capture = "1. A@A1 * A1B1 / C@C1 * C1B1x *";
    assert_fault("blitz", capture, (1, 25), NoRosette("C1B1x".to_owned()));
    let spare = "1. A@A1 *";
    assert_fault("classic:rosette_roll=false", spare, (1, 4), NoRosette("A@A1".to_owned()));
}

#[test]
fn an_act_must_have_the_form_of_one() {
    for word in ["A4", "@A4", "A@", "A@A4xx", "D@D4", "a@a4", "A@A4*", "A4@A3", "A+A4", "*", "--"] {
        assert_fault("classic", &format!("1. {word}"), (1, 4), RgnFault::Form(word.to_owned()));
    }
    for word in ["02", "2--", "2x", "300"] {
        assert_fault("classic", &format!("1. {word} --"), (1, 4), RgnFault::Form(word.to_owned()));
    }
    assert_fault("classic", "1. 2 A@A3", (1, 6), RgnFault::NoDashes(Roll::Count(2)));
    assert_fault("classic", "1. 2", (1, 5), RgnFault::NoDashes(Roll::Count(2)));
}

#[test]
fn a_move_must_stay_on_the_movers_path() {
    for tile in ["A5", "A9", "B0", "B9", "A04", "B99999"] {
        let text = format!("1. A@{tile}");
        assert_fault("classic", &text, (1, 4), RgnFault::NoTile(tile.to_owned()));
    }
    let fault = RgnFault::OffPath { tile: "C4".to_owned(), side: Side::Light };
    assert_fault("classic", "1. A@C4", (1, 4), fault);
    assert_fault("classic", "1. C@A4", (1, 4), RgnFault::Row { found: 'C', side: Side::Light });
    assert_fault("classic", "/ B@C4", (1, 3), RgnFault::Row { found: 'B', side: Side::Dark });
    let leaves = RgnFault::Row { found: 'A', side: Side::Dark };
    assert_fault("classic", "1. A@A4 / C7A+", (1, 11), leaves);
    assert_fault("classic", "1. A3A4", (1, 4), RgnFault::Backward("A3A4".to_owned()));
    assert_fault("classic", "1. A4A4", (1, 4), RgnFault::Backward("A4A4".to_owned()));
}

#[test]
fn a_move_must_be_rolled_and_legal() {
    let not_a_roll = |count: u8, rolls: &[u8]| NotARoll {
        roll: Roll::Count(count),
        rolls: rolls.iter().copied().map(Roll::Count).collect(),
    };
    let fault =
        RgnFault::Distance { mv: "A@B1".to_owned(), error: not_a_roll(5, &[0, 1, 2, 3, 4]) };
    assert_fault("classic", "1. A@B1", (1, 4), fault);
    let fault = RgnFault::Game(GameError::NotARoll(not_a_roll(0, &[1, 2, 3, 4])));
    assert_fault("masters", "1. 0 --", (1, 4), fault);
    for mv in ["A4A3", "A7A+"] {
        let fault = RgnFault::Illegal { mv: mv.to_owned(), roll: Roll::Count(1) };
        assert_fault("classic", &format!("1. {mv}"), (1, 4), fault);
    }
    let fault = RgnFault::Illegal { mv: "A@A4".to_owned(), roll: Roll::Count(1) };
    assert_fault("classic", "1. A@A4 / 0 --\n2. A@A4", (2, 4), fault);
}

#[test]
fn acts_must_stand_in_their_sides_part() {
    let wrong = RgnFault::WrongSide;
    assert_fault("classic", "1. A@A4 C@C4", (1, 9), wrong(Side::Light));
    assert_fault("classic", "1. A@A4\n2. A4A3", (2, 4), wrong(Side::Light));
    assert_fault("classic", "1. A@A1 * / C@C4", (1, 13), wrong(Side::Dark));
    assert_fault("classic", "[Opening \"1-2\"]\n1. A@A4", (2, 4), wrong(Side::Light));
    assert_fault("classic", "1. / C@C4", (1, 4), RgnFault::NoAct(Side::Light));
    assert_fault("classic", "1. A@A4 /", (1, 10), RgnFault::NoAct(Side::Dark));
    assert_fault("classic", "1.", (1, 3), RgnFault::NoAct(Side::Light));
}

#[test]
fn turns_must_count_from_one() {
    let turn = |expected, found: &str| RgnFault::Turn { expected, found: found.to_owned() };
    assert_fault("classic", "A@A4", (1, 1), turn(1, "A@A4"));
    assert_fault("classic", "01. A@A4", (1, 1), turn(1, "01."));
    assert_fault("classic", "2. A@A4", (1, 1), turn(1, "2."));
    assert_fault("classic", "1. A@A4 / C@C4\n3. A4A3", (2, 1), turn(2, "3."));
    assert_fault("classic", "1. A@A4 / C@C4 / 0 --", (1, 16), turn(2, "/"));
    assert_fault("classic", "/ C@C4\n3. A@A4", (2, 1), turn(1, "3."));
    assert_fault("classic", "/ C@C4\n2. A@A4 / 0 --\n2. A4A3", (3, 1), turn(3, "2."));
}

#[test]
fn only_the_last_roll_may_wait() {
    assert_fault("classic", "1. 2 -- / C@C4", (1, 4), RgnFault::Unplayed(Roll::Count(2)));
    let late = RgnFault::Unplayed(Roll::Count(1));
    assert_fault("classic", "1. A@A1 *\n1 -- A@A4", (2, 1), late);
}

#[test]
fn the_end_must_be_marked_and_be_the_end() {
    let open = GAME.replace('#', "");
    assert_fault("classic:pieces=2", &open, (12, 5), RgnFault::NoEnd);
    let long = format!("{GAME}/ 0 --");
    assert_fault("classic:pieces=2", &long, (13, 1), RgnFault::AfterEnd("/".to_owned()));
    let early = "1. A@A1# *";
    assert_fault("classic:rosette_roll=false", early, (1, 10), RgnFault::AfterEnd("*".to_owned()));
    assert_fault("classic", "1. A@A4 #", (1, 9), RgnFault::WrongSide(Side::Light));
}

#[test]
fn tags_must_have_their_form() {
    assert_fault("classic", "[", (1, 2), RgnFault::Tag);
    assert_fault("classic", "[Light]", (1, 7), RgnFault::Tag);
    assert_fault("classic", "[Light  Ada]", (1, 8), RgnFault::Tag);
    assert_fault("classic", "[Light 1-0]", (1, 8), RgnFault::Tag);
    assert_fault("classic", "[Light Ada L]", (1, 11), RgnFault::Tag);
    assert_fault("classic", "[Größe \"x\"]", (1, 4), RgnFault::Tag);
    assert_fault("classic", "[\"ä\" \"Ada]\n\"", (1, 6), RgnFault::OpenQuotes);
    assert_fault("classic", "[Light \"a\\tb\"]", (1, 10), RgnFault::Escape);
    assert_fault("classic", "[Light \"a\\", (1, 10), RgnFault::Escape);
    assert_fault("classic", "\n [\"\" x]", (2, 2), RgnFault::NoKey);
    let twice = RgnFault::TagTwice("Light".to_owned());
    assert_fault("classic", "[Light Ada]\n[Light Bob]", (2, 1), twice);
    assert_fault("classic", "1. A@A4\n[Light Ada]", (2, 1), RgnFault::LateTag);
}

#[test]
fn tags_must_agree_with_the_game() {
    let fault = |key, given: &str, found: &str| RgnFault::Disagrees {
        key,
        given: given.to_owned(),
        found: found.to_owned(),
    };
    assert_fault("classic", "[Ruleset blitz]", (1, 1), fault("Ruleset", "blitz", "classic"));
    assert_fault("classic", "[Version \"2\"]", (1, 1), fault("Version", "2", "1"));
    let (dark, light) = ("4..2/8/4..2 d 7-0 7-0", "4..2/8/4..2 l 7-0 7-0");
    let text = format!("[Start \"{dark}\"]\n1. A@A4");
    assert_fault("classic", &text, (1, 1), fault("Start", dark, light));
    let text = "[Result \"1-0\"]\n1. A@A4";
    assert_fault("classic", text, (1, 1), fault("Result", "1-0", "*"));
    let text = format!("[Light Ada]\n[Result \"0-1\"]\n{GAME}");
    assert_fault("classic:pieces=2", &text, (2, 1), fault("Result", "0-1", "1-0"));
    let text = "[Result \"1/2\"]\n1. A@A4#";
    assert_fault("classic", text, (1, 1), fault("Result", "1/2", "1-0"));
}

#[test]
fn the_roll_off_must_be_one() {
    let opening = |text: &str| RgnFault::Opening(text.to_owned());
    assert_fault("classic", "[Opening Sicilian]", (1, 1), opening("Sicilian"));
    assert_fault("classic", "[Opening \"\"]", (1, 1), opening(""));
    assert_fault("classic", "[Opening \"2-2  1-3\"]", (1, 1), opening("2-2  1-3"));
    let none = RgnFault::Game(GameError::NoRollOff);
    assert_fault("classic", "[Opening \"1-2 1-2\"]", (1, 1), none.clone());
    assert_fault("brettspielnetz", "[Opening \"1-2\"]", (1, 1), none);
    let tie = RgnFault::Game(GameError::NotStarted);
    assert_fault("classic", "[Opening \"2-2\"]\n1. A@A4", (2, 4), tie);
}

#[test]
fn errors_say_where_and_what_would_be_right() {
    let error = |text| rgn::parse(text, ruleset("classic")).expect_err("a fault").to_string();
    assert_eq!(
        error("1. A@A1 * A1B1 / C@C1 *\nC1B1"),
        "line 2, column 1: this move captures: write `C1B1x`"
    );
    assert_eq!(
        error("1. C@A4"),
        "line 1, column 4: light's pieces enter by `A@` and leave by `A+`, not by `C`"
    );
    assert_eq!(
        error("1. A@B1"),
        "line 1, column 4: `A@B1` cannot be rolled: `5` is not a roll of these dice, which show \
        0 1 2 3 4"
    );
    assert_eq!(
        error("1. 2 -- / C@C4"),
        "line 1, column 4: the roll 2 can be played: `2 --` may only stand last, where the game \
        was saved"
    );
}

// What RGN has no words for.

#[test]
fn only_races_can_be_told() {
    for name in ["modern", "ravensburger:six=roll_again"] {
        let refused = RgnError::Ruleset(name.to_owned());
        assert_eq!(rgn::parse("", ruleset(name)).err(), Some(refused.clone()));
        assert_eq!(rgn::write(&Record::new(Game::new(ruleset(name)))), Err(refused));
    }
}

#[test]
fn a_ruleset_of_ones_own_can_be_told() {
    let file = "board = \"20/20/20\"\nlight = \"a1 b2 c3 t3\"\ndark = \"a3 b2 c1 t1\"\npieces = 1\n\
        dice = { 1 = \"1/2\", 2 = \"1/2\" }\nrosettes = \"t3\"";
    let ruleset = Ruleset::from_toml("mine.toml", file).expect("a ruleset");
    let text = "1. A@A1 / C@B2\n2. A1C3 / B2A20\n3. C3C20 * C20A+#\n";
    let record = rgn::parse(text, ruleset).expect("a game");
    assert_eq!(write(&record), text);
}

#[test]
fn a_game_must_begin_at_the_start() {
    let start = ruleset("classic").parse_position("4..2/8/3L..2 d 6-0 7-0").expect("a position");
    let mut game = Game::from_position(start);
    game.roll(Roll::Count(0)).expect("a roll");
    let refused = RgnError::Start(start.to_string());
    assert_eq!(rgn::write(&Record::new(game)), Err(refused));
}

#[test]
fn somebody_must_have_started_if_it_is_not_light() {
    let classic = ruleset("classic");
    for game in [Game::new(classic), Game::from_position(classic.start(Side::Dark))] {
        assert_eq!(rgn::write(&Record::new(game)), Err(RgnError::NoStarter));
    }
    assert_eq!(write(&Record::new(Game::new(ruleset("brettspielnetz")))), "");
}

#[test]
fn headers_must_be_read_again_as_what_they_are() {
    let mut record = parse("classic", "1. A@A4");
    let refused = |record: &Record| rgn::write(record).expect_err("a header that cannot be told");
    record.headers = vec![("Result".to_owned(), "a draw".to_owned())];
    assert_eq!(refused(&record), RgnError::HeaderTaken("Result".to_owned()));
    record.headers = vec![(String::new(), "x".to_owned())];
    assert_eq!(refused(&record), RgnError::HeaderUnnamed);
    record.headers = vec![("Light".to_owned(), "Ada".to_owned()); 2];
    assert_eq!(refused(&record), RgnError::HeaderTwice("Light".to_owned()));
    record.headers.clear();
    record.set_header("Termination", "time");
    assert!(rgn::write(&record).is_ok());
    record.game.resign(Side::Light).expect("a game that goes on");
    assert_eq!(refused(&record), RgnError::HeaderTaken("Termination".to_owned()));
}

#[test]
fn comments_are_left_out_but_not_in_silence() {
    let mut record = parse("classic", "1. A@A4\n");
    assert_eq!(rgn::losses(&record), []);
    let comment = Comment { after: 1, text: "timid".to_owned() };
    record.comments.push(comment.clone());
    assert_eq!(rgn::losses(&record), [Loss::Comment(comment)]);
    assert_eq!(
        rgn::losses(&record)[0].to_string(),
        "the comment after roll 1 is left out: {timid}"
    );
    assert_eq!(write(&record), "1. A@A4\n");
}
