//! A lesson for each ruleset: a row of steps, each a situation with a roll and something to be done
//! with it.
//!
//! As in the [handbook](crate::handbook), here is only what is to be said; the words are messages
//! under `locales/`. Whether a move fulfils a step follows from what the rules say it does.

mod goal;
mod modern;
mod race;
mod ravensburger;

use crate::dice::Roll;
use crate::moves::Move;
use crate::position::{IllegalMove, Position};
use crate::ruleset::Ruleset;
use crate::variant::VariantPosition;

use goal::Goal;

/// One thing to learn by doing it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What stands on the board; the learner is to act.
    pub position: VariantPosition,
    /// What was rolled.
    pub roll: Roll,
    name: &'static str,
    goal: Goal,
}

/// A legal move made in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub after: VariantPosition,
    /// Whether it does what the step asks for.
    pub fulfils: bool,
}

/// The lesson of a ruleset. What its options take away is not taught.
///
/// ```
/// use ur_rules::lessons;
///
/// let lesson = lessons::steps("classic".parse()?);
/// let capture = lesson.iter().find(|step| step.task() == "lesson-race-capture");
/// let capture = capture.expect("pieces can be captured in classic");
/// assert!(!capture.attempt(&"@c1".parse()?)?.fulfils); // legal, but it captures nothing
/// assert!(capture.attempt(&capture.hint())?.fulfils);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn steps(ruleset: Ruleset) -> Vec<Step> {
    match ruleset {
        Ruleset::Race(rules) => race::steps(rules),
        Ruleset::Modern(rules) => modern::steps(rules),
        Ruleset::Ravensburger(rules) => ravensburger::steps(rules),
    }
}

impl Step {
    /// The step, if some legal move fulfils it.
    fn new(
        name: &'static str,
        position: impl Into<VariantPosition>,
        roll: Roll,
        goal: Goal,
    ) -> Option<Step> {
        let step = Step { position: position.into(), roll, name, goal };
        step.moves().into_iter().any(|mv| step.fulfils(mv)).then_some(step)
    }

    /// The message that names the step.
    pub fn title(&self) -> String {
        format!("{}-title", self.name)
    }

    /// The message that says what is to be learnt and done.
    pub fn task(&self) -> &'static str {
        self.name
    }

    /// The message for a move that fulfils the step.
    pub fn done(&self) -> String {
        format!("{}-done", self.name)
    }

    /// The message for a legal move that does not; none if every legal move does.
    pub fn miss(&self) -> Option<String> {
        let misses = self.moves().into_iter().any(|mv| !self.fulfils(mv));
        misses.then(|| format!("{}-miss", self.name))
    }

    /// The legal moves, in the order of their texts.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.position.moves(self.roll).collect();
        moves.sort_by_cached_key(ToString::to_string);
        moves
    }

    /// A move that fulfils the step.
    pub fn hint(&self) -> Move {
        // There is one: the step would not be otherwise.
        self.moves().into_iter().find(|&mv| self.fulfils(mv)).unwrap_or(Move::Pass)
    }

    /// Makes the move that a text or a user means, if it is legal.
    pub fn attempt(&self, meant: &Move) -> Result<Attempt, IllegalMove> {
        let mv = self.position.find(self.roll, meant)?;
        let after = self.position.play(self.roll, mv)?;
        Ok(Attempt { mv, after, fulfils: self.fulfils(mv) })
    }

    fn fulfils(&self, mv: Move) -> bool {
        self.goal.is_reached(&self.position.effects(self.roll, mv))
    }
}
