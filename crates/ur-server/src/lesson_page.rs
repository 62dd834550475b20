//! The lesson of a ruleset for those who show it, and the moves made in it.

use ur_rules::lessons::{self, Step};
use ur_rules::{Move, MoveTextError, Position, Ruleset};

use crate::protocol::{LessonAnswer, LessonPage, LessonStep, Problem, ProblemCode, RulesetView};
use crate::table::{board, move_view};

/// The lesson of a ruleset.
pub(crate) fn of(ruleset: Ruleset, view: RulesetView) -> LessonPage {
    LessonPage { ruleset: view, steps: lessons::steps(ruleset).iter().map(step_view).collect() }
}

fn step_view(step: &Step) -> LessonStep {
    let moves = step.moves().into_iter();
    LessonStep {
        title: step.title(),
        task: step.task().to_owned(),
        side: step.position.turn().into(),
        roll: step.roll.to_string(),
        before: board(&step.position),
        moves: moves.map(|mv| move_view(&step.position, step.roll, mv)).collect(),
        hint: step.hint().to_string(),
    }
}

/// What comes of a move in a step; the first step has the number 1.
pub(crate) fn answer(ruleset: Ruleset, number: usize, text: &str) -> Result<LessonAnswer, Problem> {
    let steps = lessons::steps(ruleset);
    let step = number.checked_sub(1).and_then(|place| steps.get(place)).ok_or_else(|| {
        let message = format!("this lesson has the steps 1 to {}", steps.len());
        Problem::new(ProblemCode::NoGame, &message)
    })?;
    let meant: Move = text.parse().map_err(|error: MoveTextError| {
        Problem::new(ProblemCode::BadRequest, &error.to_string())
    })?;
    let made = step
        .attempt(&meant)
        .map_err(|error| Problem::new(ProblemCode::Illegal, &error.to_string()))?;
    let says = if made.fulfils { step.done() } else { step.miss().unwrap_or_default() };
    Ok(LessonAnswer {
        fulfils: made.fulfils,
        says,
        mv: move_view(&step.position, step.roll, made.mv),
        after: board(&made.after),
    })
}
