//! The lesson of the UR-Spiel.

use crate::dice::Roll;
use crate::ravensburger::RavensburgerRules;
use crate::side::Side;
use crate::situation::TowerTable;
use crate::square::{Square, SquareSet};

use super::{Goal, Step};

pub(super) fn steps(rules: &'static RavensburgerRules) -> Vec<Step> {
    let table = TowerTable { rules };
    let start = rules.start(Side::Light);
    // The path ends with the refuge and the last goal square.
    let [.., refuge, goal] = *rules.path(Side::Light) else { return Vec::new() };
    [
        Step::new("lesson-tower-enter", start, Roll::Count(3), Goal::Enter),
        building(&table),
        step(&table, "lesson-tower-capture", "4..2/2L2(DD)2/4..2", 3, Goal::Capture),
        step(&table, "lesson-tower-carry", "4..2/2(DDL)5/4..2", 2, Goal::Carry(2)),
        reaching_the_refuge(&table, refuge),
        step(&table, "lesson-tower-deliver", "4..2/7(DL)/4..2", 2, Goal::Deliver(goal)),
        step(&table, "lesson-tower-red", "4..2/3D1l2/4..2", 2, Goal::Capture),
        winning(&table),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn step(table: &TowerTable, name: &'static str, board: &str, roll: u8, goal: Goal) -> Option<Step> {
    Step::new(name, table.place(board)?, Roll::Count(roll), goal)
}

/// A stone that can join another, over an enemy.
fn building(table: &TowerTable) -> Option<Step> {
    let position = table.place("4..2/2LDL3/4..2")?;
    let squares = table.rules.board().squares().into_iter();
    let is_own = |square: &Square| position.tower(*square).owner() == Some(Side::Light);
    let own: SquareSet = squares.filter(is_own).collect();
    Step::new("lesson-tower-build", position, Roll::Count(2), Goal::WalkTo(own))
}

/// A stone with an enemy behind it, three squares before safety.
fn reaching_the_refuge(table: &TowerTable, refuge: Square) -> Option<Step> {
    let goal = Goal::WalkTo(SquareSet::of(refuge));
    step(table, "lesson-tower-refuge", "4..2/3D1L2/4..2", 3, goal)
}

/// The enemy's last stone on the board.
fn winning(table: &TowerTable) -> Option<Step> {
    let position = table.place_last("4..2/2L1D3/4..2")?;
    Step::new("lesson-tower-win", position, Roll::Count(2), Goal::Win)
}
