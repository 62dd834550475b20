//! The handbook of the UR-Spiel.

use crate::dice::Roll;
use crate::effects::Effects;
use crate::ravensburger::{RavensburgerRules, Six};
use crate::side::Side;
use crate::situation::TowerTable;

use super::{Example, Figure, Section, Statement, Value, any_leg, captures, enters, pick};

pub(super) fn sections(rules: &'static RavensburgerRules) -> Vec<Section> {
    let spec = rules.spec();
    let pieces = [("pieces", Value::Number(spec.pieces.into()))];
    let six = pick(spec.six == Six::Pass, "rules-tower-six-pass", "rules-tower-six-again");
    let rest =
        pick(spec.red_may_stop_on_a5, "rules-tower-red-may-rest", "rules-tower-red-may-not-rest");
    vec![
        Section::new(
            "rules-heading-goal",
            vec![
                Statement::plain("rules-tower-goal"),
                Statement::with("rules-tower-pieces", pieces),
            ],
        ),
        Section::plain("rules-heading-path", &["rules-tower-board"]).showing(Figure::Path),
        Section::plain("rules-heading-start", &["rules-tower-start"]),
        Section::plain("rules-heading-dice", &["rules-tower-die", six]),
        Section::plain("rules-heading-moving", &["rules-tower-entering", "rules-tower-jumping"]),
        towers(rules),
        Section::plain("rules-heading-capture", &["rules-tower-capture"]),
        Section::plain(
            "rules-heading-goal-squares",
            &["rules-tower-goal-squares", "rules-tower-refuge", rest, "rules-tower-delivery"],
        ),
        Section::plain(
            "rules-heading-red",
            &["rules-tower-red", "rules-tower-red-prisoners", "rules-tower-red-captured"],
        ),
        Section::plain("rules-heading-end", &["rules-tower-win"]),
        Section::plain("rules-heading-notation", &["rules-notation-tower"]),
    ]
}

fn towers(rules: &RavensburgerRules) -> Section {
    let spec = rules.spec();
    let prisoners =
        pick(spec.partial_prisoners, "rules-tower-partial-prisoners", "rules-tower-all-prisoners");
    let mut section = Section::plain(
        "rules-heading-towers",
        &["rules-tower-towers", "rules-tower-what-moves", prisoners, "rules-tower-left-behind"],
    );
    if let Some(limit) = spec.stack_limit {
        let limit = [("limit", Value::Number(limit.into()))];
        section.paragraphs.push(Statement::with("rules-tower-stack-limit", limit));
    }
    section
}

pub(super) fn examples(rules: &'static RavensburgerRules) -> Vec<Example> {
    let table = TowerTable { rules };
    [
        table.entering(),
        table.building(),
        table.capturing(),
        table.carrying(),
        table.delivering(),
        table.going_back(),
        table.rolling_a_six(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

impl TowerTable {
    fn entering(&self) -> Option<Example> {
        let start = self.rules.start(Side::Light);
        Example::showing("example-tower-enter", start, Roll::Count(3), |moves| {
            any_leg(moves, enters)
        })
    }

    fn building(&self) -> Option<Example> {
        let position = self.place("4..2/2LDL3/4..2")?;
        Example::showing("example-tower-build", position, Roll::Count(2), |moves| {
            let is_own = |end| position.tower(end).owner() == Some(Side::Light);
            any_leg(moves, |leg| leg.end().is_some_and(is_own))
        })
    }

    fn capturing(&self) -> Option<Example> {
        let capture = |board| {
            Example::showing("example-tower-capture", self.place(board)?, Roll::Count(3), |moves| {
                any_leg(moves, captures)
            })
        };
        ["4..2/2L2(DD)2/4..2", "4..2/2L2D2/4..2"].into_iter().find_map(capture)
    }

    fn carrying(&self) -> Option<Example> {
        let partial = self.rules.spec().partial_prisoners;
        let caption = pick(partial, "example-tower-prisoners", "example-tower-all-prisoners");
        let position = self.place("4..2/2(DDL)5/4..2")?;
        Example::showing(caption, position, Roll::Count(2), |moves| {
            let carried = |prisoners| moves.iter().any(|effects| effects.prisoners == prisoners);
            carried(0) && carried(2) && carried(1) == partial
        })
    }

    fn delivering(&self) -> Option<Example> {
        let position = self.place("4..2/7(DL)/4..2")?;
        let goal = self.rules.path(Side::Light).last().copied();
        Example::showing("example-tower-deliver", position, Roll::Count(2), |moves| {
            let arrives = |effects: &Effects| effects.legs.iter().any(|leg| leg.end() == goal);
            moves.iter().any(|effects| effects.prisoners > 0 && arrives(effects))
        })
    }

    fn going_back(&self) -> Option<Example> {
        let position = self.place("4..2/5l2/4..2")?;
        Example::showing("example-tower-red", position, Roll::Count(2), |moves| {
            let walks = |effects: &&Effects| effects.legs.iter().any(|leg| leg.from.is_some());
            moves.iter().filter(walks).count() == 2
        })
    }

    fn rolling_a_six(&self) -> Option<Example> {
        let again = self.rules.spec().six == Six::RollAgain;
        let caption = pick(again, "example-tower-six-again", "example-tower-six");
        let position = self.place("4..2/2L5/4..2")?;
        Example::showing(caption, position, Roll::Count(6), |moves| {
            moves.iter().all(|effects| effects.legs.is_empty() && effects.again == again)
        })
    }
}
