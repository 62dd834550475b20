//! The words in five languages: none missing, none unused, none left in English.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use ur_rules::{Ruleset, handbook, lessons};

const LANGUAGES: [&str; 5] = ["en", "de", "es", "pt", "sl"];
const FILES: [&str; 4] = ["main.ftl", "rules.ftl", "examples.ftl", "lessons.ftl"];

/// Messages that rightly read the same in some other language.
const SAME_WORDS: [&str; 2] = ["about-own", "rules-options"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The messages of a language: their text and the variables they use.
fn messages(language: &str) -> BTreeMap<String, (String, BTreeSet<String>)> {
    let mut messages = BTreeMap::new();
    for file in FILES {
        let path = root().join("locales").join(language).join(file);
        let source = fs::read_to_string(&path).expect("a locale file");
        let resource = parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let pattern = message.value.as_ref().expect("a message has a text");
                let mut variables = BTreeSet::new();
                collect_variables(pattern, &mut variables);
                let text = format!("{pattern:?}");
                let earlier = messages.insert(message.id.name.to_owned(), (text, variables));
                assert!(earlier.is_none(), "{} is twice in {language}", message.id.name);
            }
        }
    }
    messages
}

fn collect_variables(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    collect_variables(&variant.value, variables);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = inline {
            variables.insert(id.name.to_owned());
        }
    }
}

/// Rulesets whose options change what is said.
const OPTIONS: [&str; 3] = [
    "modern:preset=d1,draw=off",
    "modern:pass_allowed=true",
    "ravensburger:stack_limit=3,six=roll_again",
];

fn rulesets() -> impl Iterator<Item = Ruleset> {
    Ruleset::NAMES.iter().chain(&OPTIONS).map(|name| name.parse().expect("a ruleset"))
}

/// Every message that the lessons ask for.
fn lesson_messages() -> BTreeSet<String> {
    let steps = rulesets().flat_map(lessons::steps);
    let messages = |step: lessons::Step| {
        [step.title(), step.task().to_owned(), step.done()].into_iter().chain(step.miss())
    };
    steps.flat_map(messages).collect()
}

/// What asks for messages: the program, and the handbook and the lessons of the rules.
const PROGRAM: [&str; 3] =
    ["crates/ur/src", "crates/ur-rules/src/handbook", "crates/ur-rules/src/lessons"];

/// The source in some folders.
fn source(folders: &[&str]) -> String {
    fn add(folder: &Path, source: &mut String) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                add(&path, source);
            } else {
                source.push_str(&fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    let mut text = String::new();
    for folder in folders {
        add(&root().join(folder), &mut text);
    }
    text
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = messages("en");
    for language in LANGUAGES {
        let translated = messages(language);
        let missing: Vec<_> = english.keys().filter(|key| !translated.contains_key(*key)).collect();
        let extra: Vec<_> = translated.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language}: {missing:?} {extra:?}");
        for (key, (_, variables)) in &english {
            assert_eq!(&translated[key].1, variables, "{key} in {language}");
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    let english = messages("en");
    for language in &LANGUAGES[1..] {
        let translated = messages(language);
        let is_left = |key: &&String| {
            translated[*key].0 == english[*key].0 && !SAME_WORDS.contains(&key.as_str())
        };
        let left: Vec<_> = english.keys().filter(is_left).collect();
        assert!(left.is_empty(), "{language}: {left:?}");
    }
}

#[test]
fn every_message_is_used_and_every_message_used_is_there() {
    let english = messages("en");
    let source = source(&PROGRAM);
    let literals: BTreeSet<&str> = source.split('"').collect();
    // The browser's lessons say some of it.
    let pages = self::source(&["web/src"]);
    let in_browser: BTreeSet<&str> = pages.split('\'').collect();
    let taught = lesson_messages();
    let is_used = |key: &str| {
        let in_lessons = key.starts_with("learn-") && in_browser.contains(key);
        literals.contains(key) || taught.contains(key) || in_lessons
    };
    let unused: Vec<_> = english.keys().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
    // Whatever in the source looks like one of our keys must be one.
    let families: BTreeSet<&str> =
        english.keys().filter_map(|key| key.split_once('-')).map(|(family, _)| family).collect();
    let is_key = |literal: &&&str| {
        let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        literal.split_once('-').is_some_and(|(family, _)| families.contains(family))
            && literal.chars().all(is_word)
    };
    let missing: Vec<_> =
        literals.iter().filter(is_key).filter(|literal| !english.contains_key(**literal)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn the_handbook_gives_every_message_the_variables_it_uses() {
    let english = messages("en");
    for ruleset in rulesets() {
        for section in handbook::sections(ruleset) {
            assert!(english[section.heading].1.is_empty(), "{}", section.heading);
            for said in section.paragraphs {
                let given: BTreeSet<String> =
                    said.values.iter().map(|(name, _)| (*name).to_owned()).collect();
                assert_eq!(given, english[said.key].1, "{}", said.key);
            }
        }
        for example in handbook::examples(ruleset) {
            assert!(english[example.caption].1.is_empty(), "{}", example.caption);
        }
    }
}

#[test]
fn every_message_of_the_lessons_is_there_and_has_no_variables() {
    let english = messages("en");
    for key in lesson_messages() {
        let (_, variables) = english.get(&key).unwrap_or_else(|| panic!("{key} is missing"));
        assert!(variables.is_empty(), "{key}");
    }
}
