//! The lesson of the modern game.

use crate::dice::{Roll, Tips};
use crate::modern::ModernRules;
use crate::side::Side;
use crate::situation::ModernTable;
use crate::square::Square;

use super::{Goal, Step};

const ONE_COLOUR: Roll = Roll::Tips(Tips::BlankColour);
const TWO_COLOURS: Roll = Roll::Tips(Tips::GoldSilver);
const BLANKS: Roll = Roll::Tips(Tips::Blanks);

pub(super) fn steps(rules: &'static ModernRules) -> Vec<Step> {
    let table = ModernTable::new(rules);
    [
        placing(&table),
        moving(&table),
        placing_beside(&table),
        placing_in_the_kingdom(&table),
        capturing(&table),
        reaching_a_fort(&table),
        meeting_ishtar(&table),
        moving_twice(&table),
        winning(&table),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn placing(table: &ModernTable) -> Option<Step> {
    Step::new("lesson-modern-place", table.rules.start(Side::Light), ONE_COLOUR, Goal::Enter)
}

/// A piece with as many ways to go as there can be.
fn moving(table: &ModernTable) -> Option<Step> {
    let square = table.free_squares().max_by_key(|&square| table.steps(square).count())?;
    Step::new("lesson-modern-move", table.place(&[square], &[])?, ONE_COLOUR, Goal::Walk)
}

fn placing_beside(table: &ModernTable) -> Option<Step> {
    let others = Goal::EnterOn(table.rules.board().squares().without(table.roles.entrances));
    let beside =
        |square| Step::new("lesson-modern-beside", table.place(&[square], &[])?, BLANKS, others);
    table.free_squares().find_map(beside)
}

fn placing_in_the_kingdom(table: &ModernTable) -> Option<Step> {
    let kingdom = table.roles.kingdom;
    let place = |square: Square| {
        let position = table.place(&[square], &[]).filter(|_| !kingdom.contains(square))?;
        Step::new("lesson-modern-kingdom", position, TWO_COLOURS, Goal::EnterOn(kingdom))
    };
    table.free_squares().find_map(place)
}

fn capturing(table: &ModernTable) -> Option<Step> {
    let capture = |square| {
        let position = table.place(&[square], &[table.steps(square).next()?])?;
        Step::new("lesson-modern-capture", position, ONE_COLOUR, Goal::Capture)
    };
    table.free_squares().find_map(capture)
}

fn reaching_a_fort(table: &ModernTable) -> Option<Step> {
    let reach = |(_, square)| {
        let position = table.place(&[square], &[])?;
        Step::new("lesson-modern-fort", position, ONE_COLOUR, Goal::RollAgain)
    };
    table.before_forts().find_map(reach)
}

/// Enemies on a fort and on Ishtar, and a piece of one's own before each: only Ishtar can be taken.
fn meeting_ishtar(table: &ModernTable) -> Option<Step> {
    let ishtar = table.roles.ishtar;
    let meet = |(fort, square)| {
        let capture = |other: Square| {
            let position = table.place(&[square, other], &[fort, ishtar])?;
            Step::new("lesson-modern-ishtar", position, ONE_COLOUR, Goal::CaptureOn(ishtar))
        };
        table.steps(ishtar).filter(|&other| other != square).find_map(capture)
    };
    table.before_forts().find_map(meet)
}

fn moving_twice(table: &ModernTable) -> Option<Step> {
    let twice = |square| {
        let other = table.free_squares().find(|&other| !table.are_near(square, other))?;
        let position = table.place(&[square, other], &[])?;
        Step::new("lesson-modern-double", position, TWO_COLOURS, Goal::WalkTwice)
    };
    table.free_squares().find_map(twice)
}

fn winning(table: &ModernTable) -> Option<Step> {
    let win = |(fort, square)| {
        let others = table.roles.forts().into_iter().filter(|&other| other != fort);
        let light: Vec<Square> = others.chain([square]).collect();
        Step::new("lesson-modern-win", table.place(&light, &[])?, ONE_COLOUR, Goal::Win)
    };
    table.before_forts().find_map(win)
}
