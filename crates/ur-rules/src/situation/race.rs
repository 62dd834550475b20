//! Situations of the races.

use crate::dice::Roll;
use crate::race::{RacePosition, RaceRules};
use crate::side::Side;
use crate::square::Square;

/// Where situations are set up, along whatever path the ruleset has.
pub(crate) struct RaceTable {
    pub(crate) rules: &'static RaceRules,
    /// The last step of Light's path.
    pub(crate) last: u8,
}

impl RaceTable {
    pub(crate) fn new(rules: &'static RaceRules) -> RaceTable {
        RaceTable { rules, last: rules.track(Side::Light).finish() - 1 }
    }

    /// The rolls that move a piece, those nearest to a number first.
    pub(crate) fn rolls(&self, near: u8) -> Vec<u8> {
        let chances = self.rules.spec().dice.rolls().iter();
        let mut rolls: Vec<u8> = chances
            .filter_map(|odds| match odds.roll {
                Roll::Count(count) if count > 0 => Some(count),
                _ => None,
            })
            .collect();
        rolls.sort_by_key(|roll| roll.abs_diff(near));
        rolls
    }

    /// What can be set up with a roll and a step from which it leads to another step of the path: of
    /// the first roll with which anything can, what is in the middle of the path. Rolls nearest to a
    /// number come first.
    pub(crate) fn in_the_middle<T>(
        &self,
        near: u8,
        set_up: impl Fn(u8, u8) -> Option<T>,
    ) -> Option<T> {
        self.rolls(near).into_iter().find_map(|roll| {
            let steps = 1..=self.last.saturating_sub(roll);
            let mut found: Vec<T> = steps.filter_map(|step| set_up(roll, step)).collect();
            let middle = found.len() / 2;
            (!found.is_empty()).then(|| found.swap_remove(middle))
        })
    }

    /// The square of a step of Light's path.
    pub(crate) fn square(&self, step: u8) -> Square {
        self.rules.path(Side::Light)[usize::from(step) - 1]
    }

    /// The step of Dark's path that is the same square as a step of Light's.
    pub(crate) fn enemy_step(&self, step: u8) -> Option<u8> {
        step_on(self.rules.path(Side::Dark), self.square(step))
    }

    pub(crate) fn is_rosette(&self, step: u8) -> bool {
        self.rules.spec().rosettes.contains(self.square(step))
    }

    /// Pieces on these steps of each side's path, all others still to enter.
    pub(crate) fn place(&self, light: &[u8], dark: &[u8]) -> Option<RacePosition> {
        let pieces = self.rules.spec().pieces;
        let side = |steps: &[u8]| {
            let pool = pieces.checked_sub(steps.len() as u8)?;
            Some((mask(steps), pool.into()))
        };
        self.rules.place(Side::Light, [side(light)?, side(dark)?])
    }

    /// Light's last pieces on these steps, and Dark's last one still to enter.
    pub(crate) fn place_last(&self, light: &[u8]) -> Option<RacePosition> {
        self.rules.place(Side::Light, [(mask(light), 0), (0, 1)])
    }
}

/// The step of a path that is a square.
pub(crate) fn step_on(path: &[Square], square: Square) -> Option<u8> {
    path.iter().position(|&on_path| on_path == square).map(|place| place as u8 + 1)
}

fn mask(steps: &[u8]) -> u32 {
    steps.iter().fold(0, |mask, step| mask | 1 << step)
}
