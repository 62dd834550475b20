//! The path, the house rules and what makes a position of the UR-Spiel valid.

use std::ops::RangeInclusive;

use crate::board::Board;
use crate::intern::{Interned, Interner};
use crate::options::{Choice, OptionError, parse_flag, parse_number, parse_word};
use crate::setup::{InvalidSetup, Setup, SetupError, Stone, check_common, check_winners};
use crate::side::Side;
use crate::square::Square;

use super::position::RavensburgerPosition;
use super::tower::Tower;

/// How many stones a side may have.
const STONES: RangeInclusive<u8> = 1..=10;

/// The limits that a house rule may set to towers: up to all stones of both sides.
const STACK_LIMITS: RangeInclusive<u8> = 1..=20;

/// The word for towers without a limit.
const NO_LIMIT: &str = "none";

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RavensburgerSpec {
    /// The text by which the ruleset is asked for.
    pub name: String,
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
            name: "ravensburger".to_owned(),
            pieces: 10,
            six: Six::Pass,
            stack_limit: None,
            partial_prisoners: true,
            red_may_stop_on_a5: true,
        }
    }
}

const SIXES: [(&str, Six); 2] = [("pass", Six::Pass), ("roll_again", Six::RollAgain)];

/// The options of the UR-Spiel, with the values that a ruleset has.
pub(crate) fn choices(spec: &RavensburgerSpec) -> Vec<Choice> {
    let limit = |limit: Option<u8>| limit.map_or(NO_LIMIT.to_owned(), |limit| limit.to_string());
    let limits = std::iter::once(None).chain(STACK_LIMITS.map(Some));
    vec![
        Choice::number("pieces", spec.pieces, STONES),
        Choice::word("six", spec.six, &SIXES),
        Choice {
            key: "stack_limit",
            values: limits.map(limit).collect(),
            default: limit(spec.stack_limit),
        },
        Choice::flag("partial_prisoners", spec.partial_prisoners),
        Choice::flag("red_may_stop_on_a5", spec.red_may_stop_on_a5),
    ]
}

/// Applies one option of the UR-Spiel.
pub(crate) fn with_option(
    spec: &mut RavensburgerSpec,
    key: &str,
    value: &str,
) -> Result<(), OptionError> {
    match key {
        "pieces" => spec.pieces = parse_number(key, value, STONES)?,
        "six" => spec.six = parse_word(key, value, &SIXES)?,
        "stack_limit" if value == NO_LIMIT => spec.stack_limit = None,
        "stack_limit" => {
            let limit = parse_number(key, value, STACK_LIMITS);
            let none_or_number =
                |_| OptionError::value(key, value, "none or a number from 1 to 20");
            spec.stack_limit = Some(limit.map_err(none_or_number)?);
        }
        "partial_prisoners" => spec.partial_prisoners = parse_flag(key, value)?,
        "red_may_stop_on_a5" => spec.red_may_stop_on_a5 = parse_flag(key, value)?,
        _ => {
            let known = ["pieces", "six", "stack_limit", "partial_prisoners", "red_may_stop_on_a5"];
            return Err(OptionError::unknown(key, &known));
        }
    }
    Ok(())
}

/// The rules of the UR-Spiel, ready to play.
#[derive(Debug, PartialEq, Eq)]
pub struct RavensburgerRules {
    spec: RavensburgerSpec,
    board: Board,
    paths: [[Square; GOAL as usize]; 2],
}

static RULES: Interner<RavensburgerRules> = Interner::new();

impl RavensburgerRules {
    /// The rules for these options.
    pub fn new(spec: RavensburgerSpec) -> &'static RavensburgerRules {
        let names =
            ["d1", "c1", "b1", "a1", "a2", "b2", "c2", "d2", "e2", "f2", "g2", "h2", "h1", "g1"];
        let light = names.map(|name| name.parse().unwrap_or_default());
        let dark = light.map(Square::mirrored);
        let rules = RavensburgerRules { spec, board: Board::royal(), paths: [light, dark] };
        RULES.intern(rules).get()
    }

    /// The ruleset as data.
    pub fn spec(&self) -> &RavensburgerSpec {
        &self.spec
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
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
