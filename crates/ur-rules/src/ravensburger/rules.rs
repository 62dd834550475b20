//! The path, the house rules and what makes a position of the UR-Spiel valid.

use std::convert::Infallible;
use std::sync::LazyLock;

use crate::board::Board;
use crate::dice::Dice;
use crate::intern::{Interned, Interner};
use crate::opening::Opening;
use crate::options::{FLAGS, Limit, Number, OptionOf, Words, option};
use crate::setup::{InvalidSetup, Setup, SetupError, Stone, check_common, check_winners};
use crate::side::Side;
use crate::square::Square;

use super::position::RavensburgerPosition;
use super::tower::Tower;

/// How many own stones a goal square takes (C9).
pub(super) const GOAL_ROOM: usize = 5;

/// Steps of the path: 1–4 the own lane, 5–12 the middle row, 13 the refuge (A5), 14 the goal (A6).
pub(super) const LANE_END: u8 = 4;
pub(super) const REFUGE: u8 = 13;
pub(super) const GOAL: u8 = 14;

/// What a six does (C16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Six {
    /// The turn passes.
    Pass,
    /// The same side rolls again.
    RollAgain,
}

/// The UR-Spiel as data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct RavensburgerSpec {
    /// Stones of each side.
    pub pieces: u8,
    /// What a six does.
    pub six: Six,
    /// The most stones on a square, if there is a limit (C5).
    pub stack_limit: Option<u8>,
    /// Whether some prisoners may be taken along and others left (C6).
    pub partial_prisoners: bool,
    /// Whether a red stone may end its move on the refuge (C10).
    pub red_may_stop_on_a5: bool,
}

impl Default for RavensburgerSpec {
    fn default() -> RavensburgerSpec {
        RavensburgerSpec {
            pieces: 10,
            six: Six::Pass,
            stack_limit: None,
            partial_prisoners: true,
            red_may_stop_on_a5: true,
        }
    }
}

/// The options of the UR-Spiel.
pub(crate) const OPTIONS: &[OptionOf<RavensburgerSpec>] = &[
    option!("pieces", Number(1..=10), RavensburgerSpec.pieces),
    option!("six", Words(SIXES), RavensburgerSpec.six),
    // Up to all stones of both sides.
    option!("stack_limit", Limit(1..=20), RavensburgerSpec.stack_limit),
    option!("partial_prisoners", Words(FLAGS), RavensburgerSpec.partial_prisoners),
    option!("red_may_stop_on_a5", Words(FLAGS), RavensburgerSpec.red_may_stop_on_a5),
];

const SIXES: &[(&str, Six)] = &[("pass", Six::Pass), ("roll_again", Six::RollAgain)];

/// The rules of the UR-Spiel, ready to play.
#[derive(Debug, PartialEq, Eq)]
pub struct RavensburgerRules {
    text: String,
    spec: RavensburgerSpec,
    board: Board,
    paths: [[Square; GOAL as usize]; 2],
}

static DICE: LazyLock<Dice> = LazyLock::new(Dice::cube);

static RULES: Interner<RavensburgerRules> = Interner::new();

impl RavensburgerRules {
    /// The rules of a text.
    pub(crate) fn new(text: String, spec: RavensburgerSpec) -> &'static RavensburgerRules {
        let names =
            ["d1", "c1", "b1", "a1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "h1", "g1"];
        let light = names.map(|name| name.parse().unwrap_or_default());
        let dark = light.map(Square::mirrored);
        let make = |text| {
            let paths = [light, dark];
            Ok::<_, Infallible>(RavensburgerRules { text, spec, board: Board::royal(), paths })
        };
        match RULES.intern(text, make) {
            Ok(rules) => rules,
        }
    }

    /// The ruleset's text: its identity.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The ruleset as data.
    pub fn spec(&self) -> &RavensburgerSpec {
        &self.spec
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whoever throws the higher number starts.
    pub fn opening(&self) -> Opening {
        Opening::RollOff
    }

    /// The dice.
    pub fn dice(&self) -> &'static Dice {
        &DICE
    }

    /// The squares of a side's path in order.
    pub fn path(&self, side: Side) -> &[Square] {
        &self.paths[side.index()]
    }

    /// The square of a step of a side's path; steps are counted from 1.
    pub(super) fn square(&self, side: Side, step: u8) -> Square {
        self.paths[side.index()][usize::from(step - 1)]
    }

    /// The position before the first roll.
    pub fn start(&'static self, first: Side) -> RavensburgerPosition {
        RavensburgerPosition::start(Interned::of(self), first)
    }

    /// The position that a setup describes, or every reason why it is none.
    pub fn position(&'static self, setup: &Setup) -> Result<RavensburgerPosition, InvalidSetup> {
        let mut faults = Vec::new();
        check_common(setup, &self.board, self.spec.pieces, &mut faults);
        for side in Side::BOTH {
            self.check_private(setup, side, &mut faults);
        }
        for (square, stones) in &setup.stones {
            if let Some(limit) = self.spec.stack_limit
                && stones.len() > usize::from(limit)
            {
                faults.push(SetupError::High { square: *square, found: stones.len(), limit });
            }
        }
        let position = RavensburgerPosition::from_setup(Interned::of(self), setup);
        let won = Side::BOTH.map(|side| position.is_beaten(!side));
        faults.extend(check_winners(won, setup.turn));
        if faults.is_empty() { Ok(position) } else { Err(InvalidSetup(faults)) }
    }

    /// Whether a stone may ever lie on a square: lanes have only their owner's plain stones, goals
    /// only turned ones.
    pub(super) fn may_lie(&self, stone: Stone, square: Square) -> bool {
        self.private_step(square).is_none_or(|(side, step)| match step {
            ..=LANE_END => stone == Stone::plain(side),
            GOAL => stone == Stone { side, turned: true },
            _ => true,
        })
    }

    /// Whether a tower of stones that may lie there may stand on a square.
    pub(super) fn may_stand(&self, tower: Tower, square: Square) -> bool {
        let limit = self.spec.stack_limit.map_or(u32::MAX, u32::from);
        tower.height() <= limit
            && self.private_step(square).is_none_or(|(side, step)| {
                let has_room = step < REFUGE || tower.count(side) <= GOAL_ROOM;
                has_room && tower.owner().is_none_or(|owner| owner == side)
            })
    }

    /// The side whose stones alone move on a square, and the step it is on their path.
    fn private_step(&self, square: Square) -> Option<(Side, u8)> {
        let side = match square.row() {
            1 => Side::Light,
            3 => Side::Dark,
            _ => return None,
        };
        let step = self.path(side).iter().position(|&other| other == square)?;
        Some((side, step as u8 + 1))
    }

    /// The squares that only one side's stones move on.
    fn check_private(&self, setup: &Setup, side: Side, faults: &mut Vec<SetupError>) {
        let stones_at = |step| setup.stones_on(self.square(side, step));
        for step in 1..=LANE_END {
            if stones_at(step).iter().any(|&stone| stone != Stone::plain(side)) {
                faults.push(SetupError::Lane { side, square: self.square(side, step) });
            }
        }
        if stones_at(REFUGE).last().is_some_and(|top| top.side != side) {
            faults.push(SetupError::Refuge { side, square: self.square(side, REFUGE) });
        }
        if stones_at(GOAL).iter().any(|&stone| stone != (Stone { side, turned: true })) {
            faults.push(SetupError::Goal { side, square: self.square(side, GOAL) });
        }
        for step in [REFUGE, GOAL] {
            let found = stones_at(step).iter().filter(|stone| stone.side == side).count();
            if found > GOAL_ROOM {
                let square = self.square(side, step);
                faults.push(SetupError::Crowded { side, square, found, limit: GOAL_ROOM });
            }
        }
    }
}
