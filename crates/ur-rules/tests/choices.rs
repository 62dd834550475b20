//! The options that can be chosen from a list: every value is one, and the default changes nothing.

use ur_rules::{Choice, OptionError, Ruleset, RulesetError};

use crate::ask::ruleset;

/// Options that name squares: written by hand, if at all.
const SQUARES: [&str; 5] = ["forts", "ishtar", "marduk", "kingdom", "entrances"];

fn with(name: &str, key: &str, value: &str) -> Ruleset {
    ruleset(&format!("{name}:{key}={value}"))
}

fn choice(text: &str, key: &str) -> Choice {
    let found = ruleset(text).choices().into_iter().find(|choice| choice.key == key);
    found.unwrap_or_else(|| panic!("{text} has no {key}"))
}

#[test]
fn every_value_is_one_the_option_takes_and_only_the_default_changes_nothing() {
    for name in Ruleset::NAMES {
        for Choice { key, values, default } in ruleset(name).choices() {
            assert!(values.len() > 1 && values.contains(&default), "{name}:{key}={default}");
            for value in values {
                let same = with(name, key, &value) == ruleset(name);
                assert_eq!(same, value == default, "{name}:{key}={value}");
            }
        }
    }
}

#[test]
fn every_option_is_a_choice_unless_it_names_squares() {
    for name in Ruleset::NAMES {
        let wrong = format!("{name}:nothing=1").parse::<Ruleset>();
        let Err(RulesetError::Option { error: OptionError::Unknown { known, .. }, .. }) = wrong
        else {
            panic!("{name} has an option `nothing`");
        };
        let choices = ruleset(name).choices();
        let offered: Vec<&str> = choices.iter().map(|choice| choice.key).collect();
        let expected: Vec<&str> =
            known.iter().map(String::as_str).filter(|key| !SQUARES.contains(key)).collect();
        assert_eq!(offered, expected, "{name}");
    }
}

#[test]
fn the_values_end_where_the_option_does() {
    let ends = [("classic", "0", "16"), ("modern", "3", "11"), ("ravensburger", "0", "11")];
    for (name, few, many) in ends {
        let values = choice(name, "pieces").values;
        for pieces in [few, many] {
            assert!(format!("{name}:pieces={pieces}").parse::<Ruleset>().is_err());
            assert!(!values.contains(&pieces.to_owned()), "{name}:pieces={pieces}");
        }
    }
    assert_eq!(choice("ravensburger", "stack_limit").values.len(), 21, "none, and 1 to 20");
}

#[test]
fn the_default_is_what_the_ruleset_has() {
    let default = |text: &str, key: &str| choice(text, key).default;
    assert_eq!(default("brettspielnetz", "starts"), "light");
    assert_eq!(default("masters", "rosette_safe"), "false");
    assert_eq!(default("classic:pieces=3", "pieces"), "3");
    assert_eq!(default("modern", "preset"), "default");
    assert_eq!(default("modern:draw=off,preset=grid", "preset"), "grid");
    assert_eq!(default("modern:draw=off,preset=grid", "routes"), "grid");
    assert_eq!(default("ravensburger", "stack_limit"), "none");
    assert_eq!(default("ravensburger:stack_limit=3", "stack_limit"), "3");
}

#[test]
fn a_ruleset_from_a_file_has_the_choices_of_a_race() {
    let file = "board = \"4/4/4\"\nlight = \"a1 b1 c1 d1\"\ndark = \"a3 b3 c3 d3\"\npieces = 2\n";
    let own = Ruleset::from_toml("own.toml", file).expect("a ruleset");
    for Choice { key, values, default } in own.choices() {
        for value in values {
            let changed = Ruleset::from_toml(&format!("own.toml:{key}={value}"), file);
            let same = changed.expect("a ruleset") == own;
            assert_eq!(same, value == default, "{key}={value}");
        }
    }
}
