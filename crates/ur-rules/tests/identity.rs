//! A ruleset is what it means: every spelling of it is one ruleset with one text.

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use ur_rules::{Ruleset, Side};

use crate::ask::ruleset;

/// A race of one's own that nobody else plays.
const OWN: &str = "
board = \"2/2/2\"
light = \"a1 b1 b2 a2\"
dark = \"a3 b3 b2 a2\"
pieces = 2
";

fn own(file: &str) -> Ruleset {
    Ruleset::from_toml("my.toml", file).unwrap_or_else(|error| panic!("{error}"))
}

fn address(ruleset: Ruleset) -> *const () {
    match ruleset {
        Ruleset::Race(rules) => std::ptr::from_ref(rules).cast(),
        Ruleset::Modern(rules) => std::ptr::from_ref(rules).cast(),
        Ruleset::Ravensburger(rules) => std::ptr::from_ref(rules).cast(),
    }
}

#[test]
fn every_spelling_is_written_in_one_way() {
    let spellings = [
        ("classic:pieces=7", "classic"),
        ("classic:starts=light,pieces=5", "classic:pieces=5,starts=light"),
        ("brettspielnetz:starts=roll-off,pieces=6", "brettspielnetz:starts=roll-off"),
        ("masters:rosette_safe=false", "masters"),
        ("modern:preset=default", "modern"),
        ("modern:entrances=a2", "modern:preset=a2"),
        ("modern:entrances=d1+d3+d1+d1", "modern"),
        ("modern:kingdom=d2+b2+c2,forts=g3+a1+g1+a3", "modern"),
        ("modern:preset=a2,entrances=d3+d1", "modern"),
        ("modern:ishtar=d2,kingdom=c2+b2+a2", "modern:preset=ishtar-d2"),
        ("modern:kingdom=d3+d2+d1,entrances=a2", "modern:preset=kingdom-d"),
        ("modern:draw=off,routes=grid,pieces=5", "modern:preset=grid,pieces=5,draw=off"),
        ("modern:entrances=c3+c1", "modern:entrances=c1+c3"),
        ("modern:preset=a2,entrances=c1", "modern:entrances=c1"),
        ("ravensburger:stack_limit=none,six=pass", "ravensburger"),
        ("ravensburger:six=roll_again,pieces=3", "ravensburger:pieces=3,six=roll_again"),
    ];
    for (spelling, text) in spellings {
        assert_eq!(ruleset(spelling).text(), text, "{spelling}");
        assert_eq!(ruleset(spelling), ruleset(text), "{spelling}");
        assert_eq!(address(ruleset(spelling)), address(ruleset(text)), "{spelling}");
        assert_eq!(Ruleset::identity(spelling).as_deref(), Ok(text), "{spelling}");
    }
}

#[test]
fn a_name_is_part_of_what_a_ruleset_is() {
    assert_ne!(ruleset("brettspielnetz"), ruleset("classic:pieces=6,starts=light"));
    assert_ne!(ruleset("classic"), ruleset("classic:rosette_safe=false"));
}

/// A ruleset by its name and options in any order, options as by default included.
fn spelling() -> impl Strategy<Value = (String, Vec<String>)> {
    let options = |name: &'static str| {
        let choices = ruleset(name).choices();
        let pairs: Vec<Vec<String>> = choices
            .iter()
            .filter(|choice| !matches!(choice.key, "preset" | "routes"))
            .map(|choice| {
                choice.values.iter().map(|value| format!("{}={value}", choice.key)).collect()
            })
            .collect();
        let some = subsequence(pairs.clone(), 0..=pairs.len());
        some.prop_flat_map(|pairs| pairs.into_iter().map(select).collect::<Vec<_>>())
            .prop_shuffle()
            .prop_map(move |options| (name.to_owned(), options))
    };
    select(Ruleset::NAMES.to_vec()).prop_flat_map(options)
}

fn text((name, options): &(String, Vec<String>)) -> String {
    if options.is_empty() { name.clone() } else { format!("{name}:{}", options.join(",")) }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn aliases_are_kept_once(spelling in spelling()) {
        let ruleset = ruleset(&text(&spelling));
        let (name, mut options) = spelling;
        options.reverse();
        let alias = crate::ask::ruleset(&text(&(name, options)));
        prop_assert_eq!(address(ruleset), address(alias));
        prop_assert_eq!(ruleset.text().parse(), Ok(ruleset));
        let same: HashSet<Ruleset> = [ruleset, alias].into();
        prop_assert_eq!(same.len(), 1);
    }
}

proptest! {
    #[test]
    fn a_changed_option_is_the_one_that_is_written(spelling in spelling(), other in spelling()) {
        let ruleset = ruleset(&text(&spelling));
        for (key, value) in other.1.iter().filter_map(|option| option.split_once('=')) {
            let Ok(changed) = ruleset.with_option(key, value) else { continue };
            let choice = changed.choices().into_iter().find(|choice| choice.key == key);
            prop_assert_eq!(choice.map(|choice| choice.default), Some(value.to_owned()));
            prop_assert_eq!(changed.base_name(), ruleset.base_name());
        }
    }
}

#[test]
fn positions_are_equal_when_their_rulesets_and_their_texts_are() {
    let start = |text: &str| ruleset(text).start(Side::Light);
    assert_eq!(start("classic"), start("classic:pieces=7"));
    assert_eq!(start("modern:entrances=a2"), start("modern:preset=a2"));
    for (one, other) in [
        ("classic", "classic:rosette_safe=false"),
        ("modern", "modern:draw=off"),
        ("ravensburger", "ravensburger:six=roll_again"),
    ] {
        assert_eq!(start(one).to_string(), start(other).to_string());
        assert_ne!(start(one), start(other), "{one} and {other}");
    }
}

#[test]
fn a_file_is_its_rules_however_it_is_written() {
    let spellings = [
        "pieces = 2\ndark = ['a3 b3', 'b2 a2']\nlight = 'a1 b1  b2 a2'\nboard = '2/2/2'",
        "board = '2/2/2' # a small one\nlight = 'a1 b1 b2 a2'\ndark = 'a3 b3 b2 a2'\npieces = 2\n\
         dice = 'four-d4'\nrosettes = ''\nrosette_safe = true\nstarts = 'roll-off'",
        "board = '2/2/2'\nlight = 'a1 b1 b2 a2'\ndark = 'a3 b3 b2 a2'\npieces = 2\n\
         dice = { 4 = '2/32', 0 = '1/16', 1 = '4/16', 3 = '1/4', 2 = '3/8', 9 = '0' }",
    ];
    for file in spellings {
        assert_eq!(own(file), own(OWN), "{file}");
        assert_eq!(address(own(file)), address(own(OWN)), "{file}");
    }
    let options = Ruleset::from_toml("my.toml:pieces=3,starts=light", OWN).expect("a ruleset");
    let written = own(&OWN.replace("pieces = 2", "pieces = 3\nstarts = 'light'"));
    assert_eq!(options, written);
    assert_eq!((options.base_name(), options.options(), options.title()), ("own", "", None));
}

#[test]
fn a_race_of_ones_own_is_a_text_that_holds_its_file() {
    let titled = own(&format!("title = 'The \"small\" \\ one'\n{OWN}rosettes = 'b2 a1'"));
    assert_eq!(titled.title(), Some("The \"small\" \\ one"));
    assert_ne!(titled, own(OWN));
    for ruleset in [titled, own(OWN), own(&format!("{OWN}dice = {{ 1 = '1/3', 2 = '2/3' }}"))] {
        let text = ruleset.text();
        assert!(text.starts_with("own:") && text.len() <= 2004, "{text}");
        assert!(
            text[4..].bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        );
        assert_eq!(text.parse(), Ok(ruleset));
        assert!(ruleset.is_own());
    }
}

#[test]
fn the_largest_race_fits_into_its_text() {
    let path = |row: u8| -> String {
        let columns = (b'a'..=b'o').map(char::from);
        columns.flat_map(|column| [format!("{column}{row} "), format!("{column}2 ")]).collect()
    };
    let odds: Vec<String> =
        (0..=30).map(|steps| format!("{steps} = '{}/961'", 2 * steps + 1)).collect();
    let title = "ŠĐČĆŽ".repeat(12);
    let file = format!(
        "title = '{title}'\nboard = '15/15/15'\nlight = '{}'\ndark = '{}'\npieces = 15\n\
         rosettes = '{} {}'\nrosette_safe = false\nrosette_roll = false\ncapture_roll = true\n\
         starts = 'light'\ndice = {{ {} }}",
        path(1),
        path(3),
        path(1),
        path(3),
        odds.join(", ")
    );
    let ruleset = own(&file);
    assert!(ruleset.text().len() <= 2004, "{}", ruleset.text().len());
    assert_eq!(ruleset.text().parse(), Ok(ruleset));
}

#[test]
fn a_damaged_text_of_a_race_is_refused_and_said_to_be() {
    let whole = own(OWN).text();
    let long = "A".repeat(2001);
    let cases = [
        ("own:", "cannot be unpacked"),
        (&whole[..whole.len() - 8], "cannot be unpacked"),
        ("own:a/b", "base64url"),
        (&format!("{whole}:pieces=3"), "base64url"),
        ("own:-_8PAA", "no text"),
        // 17,000 letters.
        ("own:7cGBAAAAAMMgmPk7HuRVAQAAAAAAAAAAAAAAAAAAAPBg", "too large"),
        (&format!("own:{long}"), "2001 characters"),
        ("own:K8hMTU4tVrBVMOYCAA", "line 1: light has no path"),
    ];
    for (text, says) in cases {
        let error = text.parse::<Ruleset>().expect_err(text).to_string();
        assert!(error.contains(says), "{text}: {error}");
        assert_eq!(Ruleset::identity(text).map_err(|error| error.to_string()), Err(error));
    }
}

#[test]
fn mechanics_are_what_decides_chances_and_nothing_else() {
    let mechanics = |text: &str| text.parse::<Ruleset>().expect("a ruleset").mechanics();
    for (one, other, same) in [
        ("modern", "modern:draw=off", true),
        ("modern", "modern:preset=a2", false),
        ("modern", "modern:pieces=5", false),
        ("ravensburger", "ravensburger:six=roll_again", false),
        ("ravensburger", "ravensburger:pieces=3", false),
        ("brettspielnetz", "classic:pieces=6", true),
        ("classic", "classic:starts=light", true),
        ("classic", "classic:rosette_safe=false", false),
    ] {
        assert_eq!(mechanics(one) == mechanics(other), same, "{one} {other}");
    }
}

#[test]
fn pieces_leave_the_board_but_in_modern_and_stand_on_each_other_in_ravensburger() {
    for name in Ruleset::NAMES {
        let ruleset: Ruleset = name.parse().expect("a ruleset");
        assert_eq!(ruleset.has_finish(), *name != "modern", "{name}");
        assert_eq!(ruleset.has_towers(), *name == "ravensburger", "{name}");
        assert_eq!(ruleset.has_draws(), *name == "modern", "{name}");
        let family = ruleset.family().to_string();
        assert_eq!(family != "race", ["modern", "ravensburger"].contains(name), "{name} {family}");
    }
}
