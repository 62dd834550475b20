//! The handbook of the races.

use crate::dice::{Dice, Roll};
use crate::effects::Effects;
use crate::opening::Opening;
use crate::race::RaceRules;
use crate::side::Side;
use crate::situation::RaceTable;
use crate::square::SquareSet;

use super::{Example, Figure, Section, Statement, Value, any_leg, captures, enters, list, pick};

pub(super) fn sections(rules: &'static RaceRules) -> Vec<Section> {
    let spec = rules.spec();
    let pieces = [("pieces", Value::Number(spec.pieces.into()))];
    let path = [
        ("squares", Value::Number(rules.path(Side::Light).len() as u32)),
        ("light", list(rules.path(Side::Light).iter().copied())),
        ("dark", list(rules.path(Side::Dark).iter().copied())),
    ];
    let start = match spec.opening {
        Opening::LightStarts => "rules-race-start-light",
        Opening::RollOff | Opening::Agreement => "rules-race-start-roll-off",
    };
    vec![
        Section::new("rules-heading-goal", vec![Statement::with("rules-race-goal", pieces)]),
        Section::new("rules-heading-path", vec![Statement::with("rules-race-path", path)])
            .showing(Figure::Path),
        dice(&spec.dice),
        Section::plain("rules-heading-start", &[start]),
        Section::plain(
            "rules-heading-turn",
            &["rules-race-turn", "rules-race-moving", "rules-race-pass"],
        ),
        capturing(rules),
        rosettes(rules),
        Section::plain("rules-heading-finish", &["rules-race-finish"]),
        Section::plain("rules-heading-end", &["rules-race-end"]),
        Section::plain("rules-heading-notation", &["rules-notation-race"]),
    ]
}

fn dice(dice: &Dice) -> Section {
    let kind = if *dice == Dice::four_tetrahedra() {
        "rules-race-dice-four-d4"
    } else if *dice == Dice::three_tetrahedra() {
        "rules-race-dice-three-d4"
    } else {
        "rules-race-dice-other"
    };
    let odds: Vec<String> = dice
        .rolls()
        .iter()
        .map(|odds| format!("{}: {}/{}", odds.roll, odds.weight, dice.throws()))
        .collect();
    let odds = Statement::with("rules-race-odds", [("odds", Value::Text(odds.join(", ")))]);
    Section::new("rules-heading-dice", vec![Statement::plain(kind), odds])
}

fn capturing(rules: &RaceRules) -> Section {
    let dark: SquareSet = rules.path(Side::Dark).iter().copied().collect();
    let shared = rules.path(Side::Light).iter().any(|&square| dark.contains(square));
    let mut keys = vec![pick(shared, "rules-race-capture", "rules-race-no-capture")];
    if shared && rules.spec().capture_roll {
        keys.push("rules-race-capture-roll");
    }
    Section::plain("rules-heading-capture", &keys)
}

fn rosettes(rules: &RaceRules) -> Section {
    let spec = rules.spec();
    if spec.rosettes.is_empty() {
        return Section::plain("rules-heading-rosettes", &["rules-race-no-rosettes"]);
    }
    let roll = pick(spec.rosette_roll, "rules-race-rosette-roll", "rules-race-rosette-no-roll");
    let safe = pick(spec.rosette_safe, "rules-race-rosette-safe", "rules-race-rosette-unsafe");
    let squares = Statement::with("rules-race-rosettes", [("rosettes", list(spec.rosettes))]);
    let paragraphs = vec![squares, Statement::plain(roll), Statement::plain(safe)];
    Section::new("rules-heading-rosettes", paragraphs)
}

pub(super) fn examples(rules: &'static RaceRules) -> Vec<Example> {
    let table = RaceTable::new(rules);
    [
        table.entering(),
        table.choosing(),
        table.capturing(),
        table.landing_on_a_rosette(),
        table.enemy_on_a_rosette(),
        table.finishing(),
        table.passing(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

impl RaceTable {
    fn entering(&self) -> Option<Example> {
        let start = self.rules.start(Side::Light);
        let enters = |roll| {
            Example::showing("example-race-enter", start, Roll::Count(roll), |moves| {
                any_leg(moves, enters)
            })
        };
        self.rolls(2).into_iter().find_map(enters)
    }

    fn choosing(&self) -> Option<Example> {
        let choices = usize::from(self.rules.spec().pieces.min(3));
        let choose = |roll: u8, step: u8| {
            let front = (step + 1..=self.last).find(|front| front - step > roll)?;
            let position = self.place(&[step, front], &[])?;
            Example::showing("example-race-choose", position, Roll::Count(roll), |moves| {
                moves.len() == choices && choices > 1 && !moves.iter().any(|effects| effects.again)
            })
        };
        self.in_the_middle(2, choose)
    }

    fn capturing(&self) -> Option<Example> {
        let caption = pick(
            self.rules.spec().capture_roll,
            "example-race-capture-roll",
            "example-race-capture",
        );
        let capture = |roll: u8, step: u8| {
            let position = self.place(&[step], &[self.enemy_step(step + roll)?])?;
            Example::showing(caption, position, Roll::Count(roll), |moves| {
                let is_plain = !self.is_rosette(step + roll);
                is_plain && any_leg(moves, captures)
            })
        };
        self.in_the_middle(2, capture)
    }

    fn landing_on_a_rosette(&self) -> Option<Example> {
        let land = |roll: u8, step: u8| {
            let position = self.place(&[step], &[])?;
            Example::showing("example-race-rosette", position, Roll::Count(roll), |moves| {
                let walks = |effects: &Effects| effects.legs.iter().any(|leg| leg.from.is_some());
                moves.iter().any(|effects| effects.again && walks(effects))
            })
        };
        self.in_the_middle(2, land)
    }

    fn enemy_on_a_rosette(&self) -> Option<Example> {
        let safe = self.rules.spec().rosette_safe;
        let caption = pick(safe, "example-race-rosette-safe", "example-race-rosette-unsafe");
        let meet = |roll: u8, step: u8| {
            let position = self.place(&[step], &[self.enemy_step(step + roll)?])?;
            Example::showing(caption, position, Roll::Count(roll), |moves| {
                self.is_rosette(step + roll) && any_leg(moves, captures) != safe
            })
        };
        self.in_the_middle(2, meet)
    }

    /// A piece that goes off, and one for which the roll is too high.
    fn finishing(&self) -> Option<Example> {
        let finish = |roll: u8| {
            let exact = self.last + 1 - roll;
            let too_near = (exact < self.last).then_some(exact + 1);
            let both: Vec<u8> = [exact].into_iter().chain(too_near).collect();
            let position = self.place_last(&both).or_else(|| self.place_last(&[exact]))?;
            Example::showing("example-race-finish", position, Roll::Count(roll), |moves| {
                any_leg(moves, |leg| leg.finishes)
            })
        };
        self.rolls(2).into_iter().find_map(finish)
    }

    /// A last piece for which the roll is too high, or a roll that moves nothing.
    fn passing(&self) -> Option<Example> {
        let position = self.place_last(&[self.last])?;
        let pass = |roll| {
            Example::showing("example-race-pass", position, Roll::Count(roll), |moves| {
                moves.iter().all(|effects| effects.legs.is_empty())
            })
        };
        let zero = self.rules.spec().dice.weight(Roll::Count(0)) > 0;
        self.rolls(2).into_iter().chain(zero.then_some(0)).find_map(pass)
    }
}
