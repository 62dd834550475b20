//! Every word a person reads, in five languages, from the Fluent files under `locales/`.

use std::fmt;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language of the rulebooks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Language {
    /// English
    En,
    /// Deutsch
    De,
    /// Español
    Es,
    /// Português
    Pt,
    /// Slovenščina
    Sl,
}

impl Language {
    pub(crate) const ALL: [Language; 5] =
        [Language::En, Language::De, Language::Es, Language::Pt, Language::Sl];

    /// The two letters of the language.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Es => "es",
            Language::Pt => "pt",
            Language::Sl => "sl",
        }
    }

    /// The language's name for itself.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Language::En => "English",
            Language::De => "Deutsch",
            Language::Es => "Español",
            Language::Pt => "Português",
            Language::Sl => "Slovenščina",
        }
    }

    /// The language the user's system speaks, or English.
    pub(crate) fn of_system() -> Language {
        let locale = sys_locale::get_locale().unwrap_or_default();
        let spoken_code = locale.split(['-', '_', '.']).next().unwrap_or_default();
        let spoken = |language: &Language| spoken_code == language.code();
        Language::ALL.into_iter().find(spoken).unwrap_or(Language::En)
    }

    fn sources(self) -> [&'static str; 3] {
        match self {
            Language::En => [
                include_str!("../../../locales/en/main.ftl"),
                include_str!("../../../locales/en/rules.ftl"),
                include_str!("../../../locales/en/lessons.ftl"),
            ],
            Language::De => [
                include_str!("../../../locales/de/main.ftl"),
                include_str!("../../../locales/de/rules.ftl"),
                include_str!("../../../locales/de/lessons.ftl"),
            ],
            Language::Es => [
                include_str!("../../../locales/es/main.ftl"),
                include_str!("../../../locales/es/rules.ftl"),
                include_str!("../../../locales/es/lessons.ftl"),
            ],
            Language::Pt => [
                include_str!("../../../locales/pt/main.ftl"),
                include_str!("../../../locales/pt/rules.ftl"),
                include_str!("../../../locales/pt/lessons.ftl"),
            ],
            Language::Sl => [
                include_str!("../../../locales/sl/main.ftl"),
                include_str!("../../../locales/sl/rules.ftl"),
                include_str!("../../../locales/sl/lessons.ftl"),
            ],
        }
    }
}

/// The messages of one language.
pub(crate) struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    pub(crate) fn new(language: Language) -> Words {
        // A code of two letters is always a language identifier.
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // A terminal shows the marks that isolate text directions as boxes.
        bundle.set_use_isolating(false);
        for source in language.sources() {
            // A test parses every file: what does not parse never ships.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// A message without variables.
    pub(crate) fn get(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// A message with variables.
    pub(crate) fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let args: FluentArgs<'_> =
            values.iter().map(|(name, value)| (*name, FluentValue::from(value))).collect();
        self.format(key, Some(&args))
    }

    /// A message that a test has made sure is there; its key if it is not.
    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
}

/// The value of a variable: a text, or a number that the language may bend its words to.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Text(String),
    Number(usize),
    Decimal(f64),
}

impl Value {
    pub(crate) fn text(value: impl fmt::Display) -> Value {
        Value::Text(value.to_string())
    }
}

impl<'v> From<&'v Value> for FluentValue<'v> {
    fn from(value: &'v Value) -> FluentValue<'v> {
        match value {
            Value::Text(text) => FluentValue::from(text.as_str()),
            Value::Number(number) => FluentValue::from(*number),
            Value::Decimal(number) => FluentValue::from(*number),
        }
    }
}

/// How lines are broken: at spaces, never inside a move such as `c2-d2`.
pub(crate) fn wrapping(width: usize) -> textwrap::Options<'static> {
    textwrap::Options::new(width)
        .word_separator(textwrap::WordSeparator::AsciiSpace)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
}
