//! The handbook of the races.

use crate::dice::{Dice, Roll};
use crate::effects::Effects;
use crate::race::{RacePosition, RaceRules};
use crate::ruleset::Opening;
use crate::side::Side;
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
        .chances()
        .iter()
        .map(|chance| format!("{}: {}/{}", chance.roll, chance.weight, dice.throws()))
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
    let table = Table { rules, last: rules.track(Side::Light).finish() - 1 };
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

/// Where the examples are set up, along whatever path the ruleset has. Light is to act.
struct Table {
    rules: &'static RaceRules,
    /// The last step of Light's path.
    last: u8,
}

impl Table {
    fn entering(&self) -> Option<Example> {
        let start = self.rules.start(Side::Light);
        let enters = |roll| {
            Example::showing("example-race-enter", start, Roll::Count(roll), |moves| {
                any_leg(moves, enters)
            })
        };
        self.rolls().into_iter().find_map(enters)
    }

    fn choosing(&self) -> Option<Example> {
        let choices = usize::from(self.rules.spec().pieces.min(3));
        let choose = |(roll, step): (u8, u8)| {
            let front = (step + 1..=self.last).find(|front| front - step > roll)?;
            let position = self.place(&[step, front], &[])?;
            Example::showing("example-race-choose", position, Roll::Count(roll), |moves| {
                moves.len() == choices && choices > 1 && !moves.iter().any(|effects| effects.again)
            })
        };
        middle(self.walks().into_iter().filter_map(choose))
    }

    fn capturing(&self) -> Option<Example> {
        let caption = pick(
            self.rules.spec().capture_roll,
            "example-race-capture-roll",
            "example-race-capture",
        );
        let capture = |(roll, step): (u8, u8)| {
            let position = self.place(&[step], &[self.enemy_step(step + roll)?])?;
            Example::showing(caption, position, Roll::Count(roll), |moves| {
                let is_plain = !self.is_rosette(step + roll);
                is_plain && any_leg(moves, captures)
            })
        };
        middle(self.walks().into_iter().filter_map(capture))
    }

    fn landing_on_a_rosette(&self) -> Option<Example> {
        let land = |(roll, step): (u8, u8)| {
            let position = self.place(&[step], &[])?;
            Example::showing("example-race-rosette", position, Roll::Count(roll), |moves| {
                let walks = |effects: &Effects| effects.legs.iter().any(|leg| leg.from.is_some());
                moves.iter().any(|effects| effects.again && walks(effects))
            })
        };
        middle(self.walks().into_iter().filter_map(land))
    }

    fn enemy_on_a_rosette(&self) -> Option<Example> {
        let safe = self.rules.spec().rosette_safe;
        let caption = pick(safe, "example-race-rosette-safe", "example-race-rosette-unsafe");
        let meet = |(roll, step): (u8, u8)| {
            let position = self.place(&[step], &[self.enemy_step(step + roll)?])?;
            Example::showing(caption, position, Roll::Count(roll), |moves| {
                self.is_rosette(step + roll) && any_leg(moves, captures) != safe
            })
        };
        middle(self.walks().into_iter().filter_map(meet))
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
        self.rolls().into_iter().find_map(finish)
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
        self.rolls().into_iter().chain(zero.then_some(0)).find_map(pass)
    }

    /// The rolls that move a piece: a 2 first, then what is nearest to it.
    fn rolls(&self) -> Vec<u8> {
        let chances = self.rules.spec().dice.chances().iter();
        let mut rolls: Vec<u8> = chances
            .filter_map(|chance| match chance.roll {
                Roll::Count(count) if count > 0 => Some(count),
                _ => None,
            })
            .collect();
        rolls.sort_by_key(|roll| roll.abs_diff(2));
        rolls
    }

    /// Every roll with every step from which it leads to another step of the path, the rolls in
    /// their order.
    fn walks(&self) -> Vec<(u8, u8)> {
        let from = |roll: u8| (1..=self.last.saturating_sub(roll)).map(move |step| (roll, step));
        self.rolls().into_iter().flat_map(from).collect()
    }

    /// The step of Dark's path that is the same square as a step of Light's.
    fn enemy_step(&self, step: u8) -> Option<u8> {
        let square = self.rules.path(Side::Light)[usize::from(step) - 1];
        let place = self.rules.path(Side::Dark).iter().position(|&theirs| theirs == square)?;
        Some(place as u8 + 1)
    }

    fn is_rosette(&self, step: u8) -> bool {
        let square = self.rules.path(Side::Light)[usize::from(step) - 1];
        self.rules.spec().rosettes.contains(square)
    }

    /// Pieces on these steps of each side's path, all others still to enter.
    fn place(&self, light: &[u8], dark: &[u8]) -> Option<RacePosition> {
        let pieces = self.rules.spec().pieces;
        let side = |steps: &[u8]| {
            let pool = pieces.checked_sub(steps.len() as u8)?;
            Some((mask(steps), pool.into()))
        };
        self.rules.place(Side::Light, [side(light)?, side(dark)?])
    }

    /// Light's last pieces on these steps, and Dark's last one still to enter.
    fn place_last(&self, light: &[u8]) -> Option<RacePosition> {
        self.rules.place(Side::Light, [(mask(light), 0), (0, 1)])
    }
}

fn mask(steps: &[u8]) -> u32 {
    steps.iter().fold(0, |mask, step| mask | 1 << step)
}

/// Of the examples with the first roll that has any, the one in the middle of the path.
fn middle(examples: impl Iterator<Item = Example>) -> Option<Example> {
    let examples: Vec<Example> = examples.collect();
    let roll = examples.first()?.roll;
    let count = examples.iter().take_while(|example| example.roll == roll).count();
    examples.get(count / 2).copied()
}
