//! The rules as a handbook tells them: which statements make up the rules of a ruleset, and
//! situations that show them at work.
//!
//! Here is only what is to be said. The words are messages under `locales/`, named by their keys.

mod mark;
mod modern;
mod race;
mod ravensburger;

use crate::dice::Roll;
use crate::effects::{Effects, Leg};
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::square::Square;
use crate::variant::VariantPosition;

pub use mark::Mark;

/// One part of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The message of its heading.
    pub heading: &'static str,
    /// What it says.
    pub paragraphs: Vec<Statement>,
    /// A picture that goes with it.
    pub figure: Option<Figure>,
}

/// A picture in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// The board with the steps of Light's path.
    Path,
    /// The board with its marks.
    Board,
}

/// One statement of the rules: a message and the values of its variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The message.
    pub key: &'static str,
    /// Its variables.
    pub values: Vec<(&'static str, Value)>,
    /// The mark of the squares it is about, if it is about marked squares.
    pub mark: Option<Mark>,
}

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text.
    Text(String),
    /// A number that the words around it agree with.
    Number(u32),
}

/// A situation that shows a rule: the moves that the roll offers are what there is to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The message that says what to look for.
    pub caption: &'static str,
    /// What stands on the board.
    pub position: VariantPosition,
    /// What was rolled.
    pub roll: Roll,
}

/// The rules of a ruleset, section by section, as its options make them.
///
/// ```
/// use ur_rules::handbook;
///
/// let blitz = handbook::sections("blitz".parse()?);
/// let says = |key| blitz.iter().flat_map(|section| &section.paragraphs).any(|said| said.key == key);
/// assert!(says("rules-race-capture-roll") && !says("rules-race-rosette-safe"));
/// # Ok::<(), ur_rules::RulesetError>(())
/// ```
pub fn sections(ruleset: Ruleset) -> Vec<Section> {
    let mut sections = match ruleset {
        Ruleset::Race(rules) => race::sections(rules),
        Ruleset::Modern(rules) => modern::sections(rules),
        Ruleset::Ravensburger(rules) => ravensburger::sections(rules),
    };
    if !ruleset.options().is_empty() {
        let options = ruleset.options().replace(',', ", ");
        let statement = Statement::with("rules-options", [("options", Value::Text(options))]);
        sections.push(Section::new("rules-heading-options", vec![statement]));
    }
    sections
}

/// Situations to try the rules in. What a ruleset's options take away is not among them.
///
/// ```
/// use ur_rules::{Position, handbook};
///
/// let examples = handbook::examples("classic".parse()?);
/// let capture = examples.iter().find(|example| example.caption == "example-race-capture");
/// let capture = capture.expect("pieces can be captured in classic");
/// assert!(capture.position.moves(capture.roll).any(|mv| !mv.captures().is_empty()));
/// # Ok::<(), ur_rules::RulesetError>(())
/// ```
pub fn examples(ruleset: Ruleset) -> Vec<Example> {
    match ruleset {
        Ruleset::Race(rules) => race::examples(rules),
        Ruleset::Modern(rules) => modern::examples(rules),
        Ruleset::Ravensburger(rules) => ravensburger::examples(rules),
    }
}

impl Section {
    fn new(heading: &'static str, paragraphs: Vec<Statement>) -> Section {
        Section { heading, paragraphs, figure: None }
    }

    /// A section whose messages have no variables.
    fn plain(heading: &'static str, keys: &[&'static str]) -> Section {
        Section::new(heading, keys.iter().copied().map(Statement::plain).collect())
    }

    fn showing(self, figure: Figure) -> Section {
        Section { figure: Some(figure), ..self }
    }
}

impl Statement {
    fn plain(key: &'static str) -> Statement {
        Statement { key, values: Vec::new(), mark: None }
    }

    fn with<const N: usize>(key: &'static str, values: [(&'static str, Value); N]) -> Statement {
        Statement { key, values: values.into(), mark: None }
    }

    fn about(self, mark: Mark) -> Statement {
        Statement { mark: Some(mark), ..self }
    }
}

impl Example {
    /// The situation, if it shows what its caption promises.
    fn showing(
        caption: &'static str,
        position: impl Into<VariantPosition>,
        roll: Roll,
        promise: impl FnOnce(&[Effects]) -> bool,
    ) -> Option<Example> {
        let position = position.into();
        let moves: Vec<Effects> =
            position.moves(roll).map(|mv| position.effects(roll, mv)).collect();
        promise(&moves).then_some(Example { caption, position, roll })
    }
}

/// Whether some piece can go such a way.
fn any_leg(moves: &[Effects], wanted: impl Fn(&Leg) -> bool) -> bool {
    moves.iter().flat_map(|effects| &effects.legs).any(wanted)
}

fn enters(leg: &Leg) -> bool {
    leg.from.is_none()
}

fn captures(leg: &Leg) -> bool {
    !leg.captures.is_empty()
}

fn list(squares: impl IntoIterator<Item = Square>) -> Value {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    Value::Text(names.join(" "))
}

/// One of two messages.
fn pick(flag: bool, yes: &'static str, no: &'static str) -> &'static str {
    if flag { yes } else { no }
}
