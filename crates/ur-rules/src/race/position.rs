//! Positions and moves of the race family, held as bits along each side's path.

use std::fmt;

use crate::dice::{Dice, Roll};
use crate::intern::Interned;
use crate::moves::{Landing, Move, Walk};
use crate::position::Position;
use crate::setup::{Reserve, Setup, Stone};
use crate::side::Side;

use super::rules::{RaceRules, Track};

/// A position of the race family.
///
/// The pieces are kept from the mover's point of view, so that a random game runs in registers: an
/// array indexed by the side to act would go through memory at every step.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RacePosition {
    rules: Interned<RaceRules>,
    mover: Lane,
    waiter: Lane,
    turn: Side,
}

/// Where one side's pieces are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Lane {
    /// Bit n is set when a piece stands on the nth step of the path.
    board: u32,
    pool: u32,
}

impl Lane {
    #[inline]
    fn is_finished(self) -> bool {
        self.board == 0 && self.pool == 0
    }
}

impl RacePosition {
    pub(super) fn start(rules: Interned<RaceRules>, first: Side) -> RacePosition {
        let lane = Lane { board: 0, pool: rules.spec().pieces.into() };
        RacePosition { rules, mover: lane, waiter: lane, turn: first }
    }

    /// The position of a setup that has been checked.
    pub(super) fn from_setup(rules: Interned<RaceRules>, setup: &Setup) -> RacePosition {
        let lane_of = |side: Side| {
            let steps = setup
                .stones
                .iter()
                .filter(|(_, stones)| stones.contains(&Stone::plain(side)))
                .filter_map(|(square, _)| rules.step(side, *square));
            let board = steps.fold(0, |board, step| board | 1 << step);
            Lane { board, pool: setup.reserves[side.index()].pool.into() }
        };
        let turn = setup.turn;
        RacePosition { rules, mover: lane_of(turn), waiter: lane_of(!turn), turn }
    }

    /// The rules of this position.
    pub fn rules(&self) -> &'static RaceRules {
        self.rules.get()
    }

    fn lane(&self, side: Side) -> Lane {
        if side == self.turn { self.mover } else { self.waiter }
    }

    /// Pieces of a side still to enter.
    pub fn pool(&self, side: Side) -> u8 {
        self.lane(side).pool as u8
    }

    /// Pieces of a side that have finished.
    pub fn finished(&self, side: Side) -> u8 {
        let lane = self.lane(side);
        self.rules.spec().pieces - (lane.pool + lane.board.count_ones()) as u8
    }

    /// The steps, counted from 1, on which a side has pieces: bit n for step n.
    pub fn steps(&self, side: Side) -> u32 {
        self.lane(side).board
    }

    /// What stands where, and who acts next.
    pub fn setup(&self) -> Setup {
        let mut stones: Vec<_> = Side::BOTH
            .into_iter()
            .flat_map(|side| {
                let board = self.lane(side).board;
                (1..)
                    .zip(self.rules.path(side))
                    .filter(move |(step, _)| board >> step & 1 == 1)
                    .map(move |(_, square)| (*square, vec![Stone::plain(side)]))
            })
            .collect();
        stones.sort_by_key(|(square, _)| *square);
        let reserves =
            Side::BOTH.map(|side| Reserve { pool: self.pool(side), out: self.finished(side) });
        Setup { board: self.rules.spec().board, stones, turn: self.turn, reserves }
    }

    #[inline]
    fn track(&self) -> &'static Track {
        &self.rules.get().tracks[self.turn.index()]
    }

    /// The steps that a piece can reach with so many steps to go.
    #[inline]
    fn targets(&self, steps: u8) -> u32 {
        let track = self.track();
        let from = self.mover.board | u32::from(self.mover.pool > 0);
        let mut free = track.reachable & !self.mover.board & !(self.waiter.board & track.refuges);
        for &(ours, theirs) in &track.crossed_refuges {
            if self.waiter.board & theirs != 0 {
                free &= !ours;
            }
        }
        from.checked_shl(steps.into()).unwrap_or(0) & free
    }

    /// The race move that a move's squares name; a pass if it is none.
    pub fn race_move(&self, mv: Move) -> RaceMove {
        let step = |square| self.rules.step(self.turn, square).unwrap_or(0) as u8;
        let (from, to, captures) = match mv {
            Move::Place(landing) => (0, step(landing.square), landing.captures),
            Move::Finish(from) => (step(from), self.track().finish, false),
            Move::Walk(walk, _) => {
                (step(walk.from()), step(walk.end().square), walk.end().captures)
            }
            Move::Pass | Move::Double(..) => (0, 0, false),
        };
        RaceMove { rules: self.rules, side: self.turn, from, to, captures }
    }
}

impl Position for RacePosition {
    type Move = RaceMove;
    type Moves = RaceMoves;

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    #[inline]
    fn winner(&self) -> Option<Side> {
        // Only the side that has just moved can have won, and the loser is the one to act.
        self.waiter.is_finished().then_some(!self.turn)
    }

    #[inline]
    fn dice(&self) -> &'static Dice {
        &self.rules.get().spec().dice
    }

    #[inline]
    fn moves(&self, roll: Roll) -> RaceMoves {
        let Roll::Count(steps) = roll else {
            return RaceMoves { position: *self, targets: 0, steps: 0 };
        };
        if self.winner().is_some() {
            return RaceMoves { position: *self, targets: 0, steps };
        }
        // Nothing else is legal: bit 0, "to the pool", stands for the pass.
        let targets = self.targets(steps);
        RaceMoves { position: *self, targets: targets | u32::from(targets == 0), steps }
    }

    #[inline]
    fn play_unchecked(&mut self, _: Roll, mv: RaceMove) {
        let track = self.track();
        let moves = u32::from(mv.to != 0);
        let (from, to) = (moves << mv.from, moves << mv.to);
        let captured = track.enemy_bit[usize::from(mv.to) & 31] & self.waiter.board;
        let captures = u32::from(captured != 0);
        let mover = Lane {
            board: (self.mover.board & !from | to) & (track.reachable >> 1),
            pool: self.mover.pool.wrapping_sub(from & 1),
        };
        let waiter =
            Lane { board: self.waiter.board & !captured, pool: self.waiter.pool + captures };
        let again = to & track.rolls_again | captures & self.rules.capture_roll;
        *self = if again == 0 {
            RacePosition { mover: waiter, waiter: mover, turn: !self.turn, ..*self }
        } else {
            RacePosition { mover, waiter, ..*self }
        };
    }
}

/// A move of the race family: from one step of the mover's path to another.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct RaceMove {
    rules: Interned<RaceRules>,
    side: Side,
    from: u8,
    to: u8,
    captures: bool,
}

impl RaceMove {
    /// The step the piece comes from, 0 for the pool.
    pub fn from(self) -> u8 {
        self.from
    }

    /// The step the piece goes to, one beyond the path for the finish; 0 for a pass.
    pub fn to(self) -> u8 {
        self.to
    }

    /// Whether the move captures.
    pub fn captures(self) -> bool {
        self.captures
    }
}

impl From<RaceMove> for Move {
    fn from(mv: RaceMove) -> Move {
        let track = &mv.rules.get().tracks[mv.side.index()];
        let square = |step: u8| track.squares[usize::from(step)];
        let landing = Landing { square: square(mv.to), captures: mv.captures };
        match (mv.from, mv.to) {
            (_, 0) => Move::Pass,
            (0, _) => Move::Place(landing),
            (from, to) if to == track.finish => Move::Finish(square(from)),
            (from, _) => Move::Walk(Walk::to(square(from), landing), 0),
        }
    }
}

impl fmt::Debug for RaceMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Move::from(*self), f)
    }
}

/// The legal moves of one roll, the rearmost piece first.
#[derive(Clone, Debug)]
pub struct RaceMoves {
    position: RacePosition,
    targets: u32,
    steps: u8,
}

impl RaceMoves {
    #[inline]
    fn to(&self, to: u8) -> RaceMove {
        let position = &self.position;
        let enemy_bit = position.track().enemy_bit[usize::from(to) & 31];
        let captures = enemy_bit & position.waiter.board != 0;
        let from = to.wrapping_sub(self.steps) * u8::from(to != 0);
        RaceMove { rules: position.rules, side: position.turn, from, to, captures }
    }
}

impl Iterator for RaceMoves {
    type Item = RaceMove;

    #[inline]
    fn next(&mut self) -> Option<RaceMove> {
        if self.targets == 0 {
            return None;
        }
        let to = self.targets.trailing_zeros() as u8;
        self.targets &= self.targets - 1;
        Some(self.to(to))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.targets.count_ones() as usize;
        (count, Some(count))
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<RaceMove> {
        if n >= self.len() {
            self.targets = 0;
            return None;
        }
        let to = nth_bit(self.targets, n as u32);
        self.targets &= !1 << to;
        Some(self.to(to as u8))
    }
}

/// Where the nth set bit of a mask is, counted from 0, if it has so many.
///
/// Without a branch on n: which move a random player picks is what no processor can predict.
#[inline]
fn nth_bit(mask: u32, n: u32) -> u32 {
    let low_byte = (mask & 0xff).count_ones();
    let byte = u32::from(n >= low_byte);
    let (rest, n) = (mask >> (8 * byte), n - byte * low_byte);
    if mask > 0xffff && n >= (rest & 0xff).count_ones() {
        return nth_bit_from(rest, n) + 8 * byte;
    }
    8 * byte + u32::from(NTH_BIT[(rest & 0xff) as usize][n as usize & 7])
}

/// The same for what lies beyond the second byte: the last steps of long paths.
fn nth_bit_from(mask: u32, n: u32) -> u32 {
    (0..n).fold(mask, |mask, _| mask & mask.wrapping_sub(1)).trailing_zeros()
}

/// Where the nth set bit of each byte is; 32 beyond its last.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[32; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

impl ExactSizeIterator for RaceMoves {}

impl fmt::Display for RacePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Debug for RacePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
