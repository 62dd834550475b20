//! Texts from anywhere: no parser panics, and what is accepted is written back letter for letter.

use proptest::prelude::*;
use ur_rules::record::Record;
use ur_rules::{Move, Position, Roll, Ruleset, Setup, Side, Square};

// Texts that look right, more or less.

/// Something like a row of a board.
fn row() -> impl Strategy<Value = String> {
    prop::collection::vec("[1-9]|1[0-9]|\\.|[LDld]|\\([LDld]{2,5}\\)|[()0x/]", 0..9)
        .prop_map(|parts| parts.concat())
}

/// Something like a position text; often one that parses.
fn position_text() -> impl Strategy<Value = String> {
    let field = "[0-9]{1,3}-[0-9]{1,3}|-|7-0|0-7|10-0";
    (prop::collection::vec(row(), 3), "[ld]|[ldx ]{0,2}", field, field)
        .prop_map(|(rows, side, light, dark)| format!("{} {side} {light} {dark}", rows.join("/")))
}

/// A position text of eight columns, which always parses.
fn setup_text() -> impl Strategy<Value = String> {
    let square = "\\.|[LDld]|\\([LDld]{2,4}\\)|1";
    let row = prop::collection::vec(square, 8);
    (prop::collection::vec(row, 3), "[ld]", 0..=255u8, 0..=255u8, 0..=255u8, 0..=255u8).prop_map(
        |(rows, side, a, b, c, d)| {
            let rows: Vec<String> = rows.iter().map(|row| joined_runs(row)).collect();
            format!("{} {side} {a}-{b} {c}-{d}", rows.join("/"))
        },
    )
}

/// A row with its empty squares, each written `1`, counted together.
fn joined_runs(squares: &[String]) -> String {
    let mut row = String::new();
    for run in squares.chunk_by(|one, next| one == "1" && next == "1") {
        match run {
            [square] if square != "1" => row.push_str(square),
            empty => row.push_str(&empty.len().to_string()),
        }
    }
    row
}

/// Something like a move.
fn move_text() -> impl Strategy<Value = String> {
    let part = "[a-u][0-4]|[-x@,+]|off|--|[0-9]";
    prop::collection::vec(part, 0..9).prop_map(|parts| parts.concat())
}

/// A move text in the right form.
fn right_move_text() -> impl Strategy<Value = String> {
    let square = "[a-t][1-3]";
    let walk = format!("{square}([-x]{square}){{1,3}}");
    let forms = [
        "--".to_owned(),
        format!("@{square}x?"),
        format!("{square}-off"),
        walk.clone(),
        format!("{walk}\\+[1-9]"),
        format!("{walk},{walk}"),
    ];
    prop::string::string_regex(&forms.join("|")).expect("a regular expression")
}

/// Something like the text of a ruleset.
fn ruleset_text() -> impl Strategy<Value = String> {
    let name =
        prop::sample::select(vec!["classic", "aseb", "modern", "ravensburger", "", "x.toml"]);
    let option = "(pieces|preset|routes|forts|ishtar|marduk|kingdom|entrances|six|stack_limit|draw|x)\
        =?(true|false|[0-9]{0,3}|[a-u][0-4](\\+[a-u][0-4]){0,3}|d1|a2|grid|rings|none|off|pass)";
    (name, "[:]?", prop::collection::vec(option, 0..4))
        .prop_map(|(name, colon, options)| format!("{name}{colon}{}", options.join(",")))
}

/// Something like a record.
fn record_text() -> impl Strategy<Value = String> {
    let header = "\\[(Ruleset|Start|Opening|Result|Light|Version|\"a b\")? ?\"(classic|modern|\
        brettspielnetz|1-0|\\*|2-1|1|4\\.\\.2/8/4\\.\\.2 [ld] 7-0 7-0|[\\\\a\"]{0,3})\"\\]?\n";
    let word = "[1-9]\\. |[0-6] |bb |bc |@[a-d][13]x? |-- |\\| |; |\\.\\.\\. |resigns|time|claims |draw|\
        \\{[a }]{0,4}|\\}|\n|[a-d]1-[a-d][12] ";
    (prop::collection::vec(header, 0..4), prop::collection::vec(word, 0..20)).prop_map(
        |(headers, words)| {
            format!("[Ruleset \"brettspielnetz\"]\n{}\n{}", headers.concat(), words.concat())
        },
    )
}

/// Something like a ruleset file.
fn toml_text() -> impl Strategy<Value = String> {
    let entry = "(board|light|dark|dice|pieces|rosettes|rosette_safe|starts|x) = (\
        \"4\\.\\.2/8/4\\.\\.2\"|\"2/2/2\"|\"([a-i][0-4] ){0,6}\"|\\[(\"[a-d][1-3]\", ?){0,3}\\]|\
        [0-9]{1,3}|true|\"four-d4\"|\"light\"|\\{ ?[0-4] = \"[0-9]{1,5}/[0-9]{1,5}\" ?\\}|\
        \"(\\\\u00e9|é|a1|\\\\t| ){0,6}\"|\"\"\"\na1\nb1\"\"\")\n";
    prop::collection::vec(entry, 0..8).prop_map(|entries| entries.concat())
}

// No parser panics, and an error can always be told.

/// Parses a text in every way there is.
fn parse_all(text: &str) {
    let told = [
        text.parse::<Setup>().map_err(|error| error.to_string()).err(),
        text.parse::<Move>().map_err(|error| error.to_string()).err(),
        text.parse::<Roll>().map_err(|error| error.to_string()).err(),
        text.parse::<Square>().map_err(|error| error.to_string()).err(),
        text.parse::<Ruleset>().map_err(|error| error.to_string()).err(),
        Record::parse(text).map_err(|error| error.to_string()).err(),
        Ruleset::from_toml("my.toml", text).map_err(|error| error.to_string()).err(),
    ];
    assert!(told.into_iter().flatten().all(|told| !told.is_empty()), "{text:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..Default::default() })]

    #[test]
    fn no_parser_panics_on_any_text(text in any::<String>()) {
        parse_all(&text);
    }

    #[test]
    fn no_parser_panics_on_ascii(text in "[ -~\n]{0,60}") {
        parse_all(&text);
    }

    #[test]
    fn no_parser_panics_on_what_looks_like_a_position(text in position_text()) {
        parse_all(&text);
    }

    #[test]
    fn no_parser_panics_on_what_looks_like_a_move(text in move_text()) {
        parse_all(&text);
    }

    #[test]
    fn no_parser_panics_on_what_looks_like_a_ruleset(text in ruleset_text()) {
        parse_all(&text);
    }

    #[test]
    fn no_parser_panics_on_what_looks_like_a_record(text in record_text()) {
        parse_all(&text);
    }

    #[test]
    fn no_parser_panics_on_what_looks_like_a_ruleset_file(text in toml_text()) {
        parse_all(&text);
    }

    // What is accepted is written back letter for letter.

    #[test]
    fn a_position_text_that_is_read_is_written_the_same(text in position_text()) {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string(), text);
        }
    }

    #[test]
    fn a_position_text_in_its_one_form_is_always_read(text in setup_text()) {
        let setup: Setup = text.parse().map_err(|error| TestCaseError::fail(format!("{error}")))?;
        prop_assert_eq!(setup.to_string(), text);
    }

    #[test]
    fn a_setup_is_a_position_or_the_reasons_are_told(text in setup_text()) {
        let setup: Setup = text.parse().map_err(|error| TestCaseError::fail(format!("{error}")))?;
        for name in Ruleset::NAMES {
            let ruleset: Ruleset = name.parse().expect("a ruleset");
            match ruleset.position(&setup) {
                Ok(position) => prop_assert_eq!(position.to_string(), text.clone()),
                Err(invalid) => prop_assert!(!invalid.0.is_empty()),
            }
        }
    }

    #[test]
    fn a_move_text_that_is_read_is_written_the_same(text in move_text()) {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn a_move_text_in_its_form_is_always_read(text in right_move_text()) {
        let mv: Move = text.parse().map_err(|error| TestCaseError::fail(format!("{error}")))?;
        prop_assert_eq!(mv.to_string(), text);
    }

    #[test]
    fn a_roll_text_that_is_read_is_written_the_same(text in "[0-9]{0,4}|[bcgs]{1,3}") {
        if let Ok(roll) = text.parse::<Roll>() {
            prop_assert_eq!(roll.to_string(), text);
        }
    }

    #[test]
    fn a_square_that_is_read_is_written_the_same(text in "[`-{][0-9]|.{0,3}") {
        if let Ok(square) = text.parse::<Square>() {
            prop_assert_eq!(square.to_string(), text);
        }
    }

    #[test]
    fn a_ruleset_text_that_is_read_is_written_in_a_form_that_stays(text in ruleset_text()) {
        if let Ok(ruleset) = text.parse::<Ruleset>() {
            prop_assert_eq!(ruleset.text().parse(), Ok(ruleset));
            prop_assert_eq!(ruleset.start(Side::Dark).turn(), Side::Dark);
        }
    }

    #[test]
    fn a_record_that_is_read_is_written_in_a_form_that_stays(text in record_text()) {
        if let Ok(record) = Record::parse(&text) {
            let written = record.to_string();
            let again = Record::parse(&written).map_err(|error| {
                TestCaseError::fail(format!("{error}\n{written}"))
            })?;
            prop_assert_eq!(again.to_string(), written);
        }
    }

    #[test]
    fn an_illegal_move_in_any_position_is_refused_without_a_panic(text in right_move_text()) {
        let mv: Move = text.parse().expect("a move");
        for name in Ruleset::NAMES {
            let start = name.parse::<Ruleset>().expect("a ruleset").start(Side::Light);
            for odds in start.dice().rolls() {
                let listed = start.moves(odds.roll).any(|legal| mv.is_read_as(&legal));
                prop_assert_eq!(start.find(odds.roll, &mv).is_ok(), listed);
            }
        }
    }
}

// Bugs that such texts have found.

#[test]
fn a_ruleset_file_with_escapes_before_letters_of_two_bytes_does_not_panic() {
    let text = "board = \"4..2/8/4..2\"\nlight = \"\\u0061ééé1 b1\"\ndark = \"a3\"\n";
    let error = Ruleset::from_toml("my.toml", text).expect_err("no square has such a name");
    assert!(error.to_string().contains("line 2: in `light`, `aééé1` is not a square"), "{error}");
}

#[test]
fn a_ruleset_file_with_odds_far_too_large_does_not_panic() {
    let text = "board = \"2/2/2\"\nlight = \"a1\"\ndark = \"a3\"\n\
        dice = { 1 = \"65536/1\", 2 = \"1/65536\" }\n";
    let error = Ruleset::from_toml("my.toml", text).expect_err("odds add up to 1");
    assert!(error.to_string().contains("line 4: in `dice`, the odds add up to"), "{error}");
}
