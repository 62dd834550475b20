//! Positions and moves of the race family, held as bits along each side's path.

use std::fmt;

use crate::dice::{Dice, Roll};
use crate::intern::Interned;
use crate::moves::{Landing, Move, Walk};
use crate::position::{Position, sealed::Sealed};
use crate::setup::{Reserve, Setup, Stone};
use crate::side::Side;
use crate::square::Square;

use super::rules::{RaceRules, Track};

/// The bit of the pool in a mask of steps. As a target, where nothing can go, it stands for the pass.
const POOL: u32 = 1;

/// A position of the race family.
///
/// The pieces are kept from the mover's point of view, so that a random game runs in registers: an
/// array indexed by the side to act would go through memory at every step.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RacePosition {
    rules: Interned<RaceRules>,
    mover: Pieces,
    waiter: Pieces,
    turn: Side,
}

/// Where one side's pieces are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Pieces {
    /// Bit n is set when a piece stands on the nth step of the path.
    board: u32,
    pool: u32,
}

impl Pieces {
    #[inline]
    fn is_finished(self) -> bool {
        self.board == 0 && self.pool == 0
    }
}

impl RacePosition {
    pub(super) fn start(rules: Interned<RaceRules>, first: Side) -> RacePosition {
        let pieces = Pieces { board: 0, pool: rules.spec().pieces.into() };
        RacePosition { rules, mover: pieces, waiter: pieces, turn: first }
    }

    /// The position of steps and pools that have been checked.
    pub(super) fn placed(
        rules: Interned<RaceRules>,
        turn: Side,
        sides: [(u32, u32); 2],
    ) -> RacePosition {
        let pieces = |side: Side| {
            let (board, pool) = sides[side.index()];
            Pieces { board, pool }
        };
        RacePosition { rules, mover: pieces(turn), waiter: pieces(!turn), turn }
    }

    /// The position of a setup that has been checked.
    pub(super) fn from_setup(rules: Interned<RaceRules>, setup: &Setup) -> RacePosition {
        let pieces_of = |side: Side| {
            let steps = setup
                .stones
                .iter()
                .filter(|(_, stones)| stones.contains(&Stone::plain(side)))
                .filter_map(|(square, _)| rules.step(side, *square));
            let board = steps.fold(0, |board, step| board | 1 << step);
            Pieces { board, pool: setup.reserves[side.index()].pool.into() }
        };
        let turn = setup.turn;
        RacePosition { rules, mover: pieces_of(turn), waiter: pieces_of(!turn), turn }
    }

    /// The rules of this position.
    pub fn rules(&self) -> &'static RaceRules {
        self.rules.get()
    }

    fn pieces(&self, side: Side) -> Pieces {
        if side == self.turn { self.mover } else { self.waiter }
    }

    /// Pieces of a side still to enter.
    pub fn pool(&self, side: Side) -> u8 {
        self.pieces(side).pool as u8
    }

    /// Pieces of a side that have finished.
    pub fn finished(&self, side: Side) -> u8 {
        let left = self.pieces(side);
        self.rules.spec().pieces - (left.pool + left.board.count_ones()) as u8
    }

    /// The steps, counted from 1, on which a side has pieces: bit n for step n.
    pub fn steps(&self, side: Side) -> u32 {
        self.pieces(side).board
    }

    /// What stands where, and who acts next.
    pub fn setup(&self) -> Setup {
        let mut stones: Vec<_> = Side::BOTH
            .into_iter()
            .flat_map(|side| {
                let board = self.pieces(side).board;
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
        let ours = self.mover.board | u32::from(self.mover.pool > 0);
        self.track().targets(ours, self.waiter.board, steps)
    }

    /// The race move that a move's squares name, if it leads forward on the mover's path; a pass if it
    /// is none.
    pub fn race_move(&self, mv: Move) -> RaceMove {
        let (from, to, captures) = self.steps_of(mv).unwrap_or_default();
        let (to, steps) = (1 << to & !POOL, to - from);
        let captured = if captures { self.track().enemy_bit(to) } else { 0 };
        RaceMove { rules: self.rules, side: self.turn, to, steps, captured }
    }

    /// The steps from which and to which a move leads, and whether it is marked as a capture.
    fn steps_of(&self, mv: Move) -> Option<(u8, u8, bool)> {
        let step = |square| self.rules.step(self.turn, square).map(|step| step as u8);
        let (from, to, captures) = match mv {
            Move::Place(landing) => (0, step(landing.square)?, landing.captures),
            Move::Finish(from) => (step(from)?, self.track().finish, false),
            Move::Walk(walk, 0) => match walk.landings() {
                [landing] => (step(walk.from())?, step(landing.square)?, landing.captures),
                _ => return None,
            },
            Move::Pass | Move::Walk(..) | Move::Double(..) => return None,
        };
        (from < to).then_some((from, to, captures))
    }
}

impl Sealed for RacePosition {}

impl Position for RacePosition {
    type Move = RaceMove;
    type Moves = RaceMoves;

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    fn piece_at(&self, square: Square) -> Option<Stone> {
        let stands = |side: &Side| {
            self.rules.step(*side, square).is_some_and(|step| self.steps(*side) >> step & 1 == 1)
        };
        Side::BOTH.into_iter().find(stands).map(Stone::plain)
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
        let steps = match roll {
            Roll::Count(steps) if self.rules.get().shows(steps) && self.winner().is_none() => steps,
            _ => return RaceMoves { position: *self, targets: 0, steps: 0 },
        };
        let targets = match self.targets(steps) {
            0 => POOL,
            targets => targets,
        };
        RaceMoves { position: *self, targets, steps }
    }

    #[inline]
    fn play_unchecked(&mut self, _: Roll, mv: RaceMove) {
        let track = self.track();
        let from = mv.to >> (mv.steps & 31);
        let captures = u32::from(mv.captured != 0);
        let mover = Pieces {
            board: (self.mover.board & !from | mv.to) & track.board,
            pool: self.mover.pool.wrapping_sub(from & POOL),
        };
        let waiter =
            Pieces { board: self.waiter.board & !mv.captured, pool: self.waiter.pool + captures };
        *self = if track.rolls_again(mv.to, mv.captured) {
            RacePosition { mover, waiter, ..*self }
        } else {
            RacePosition { mover: waiter, waiter: mover, turn: !self.turn, ..*self }
        };
    }
}

/// A move of the race family: from one step of the mover's path to another.
#[derive(Clone, Copy)]
pub struct RaceMove {
    rules: Interned<RaceRules>,
    side: Side,
    /// The bit of the step the piece goes to; none for a pass.
    to: u32,
    /// How far the piece goes; a pass has the roll here, which moves nothing.
    steps: u8,
    /// The enemy's bit of the piece that is captured, if one is.
    captured: u32,
}

impl RaceMove {
    /// The step the piece comes from, 0 for the pool.
    pub fn from(self) -> u8 {
        self.to().saturating_sub(self.steps)
    }

    /// The step the piece goes to, one beyond the path for the finish; 0 for a pass.
    pub fn to(self) -> u8 {
        (self.to | POOL).ilog2() as u8
    }

    /// Whether the move captures.
    pub fn captures(self) -> bool {
        self.captured != 0
    }
}

impl From<RaceMove> for Move {
    fn from(mv: RaceMove) -> Move {
        let track = &mv.rules.get().tracks[mv.side.index()];
        let square = |step: u8| track.squares[usize::from(step)];
        let landing = Landing { square: square(mv.to()), captures: mv.captures() };
        match (mv.from(), mv.to()) {
            (_, 0) => Move::Pass,
            (0, _) => Move::Place(landing),
            (from, to) if to == track.finish => Move::Finish(square(from)),
            (from, _) => Move::Walk(Walk::to(square(from), landing), 0),
        }
    }
}

impl PartialEq for RaceMove {
    fn eq(&self, other: &RaceMove) -> bool {
        (self.rules, self.side, self.from(), self.to, self.captured)
            == (other.rules, other.side, other.from(), other.to, other.captured)
    }
}

impl Eq for RaceMove {}

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
    /// The move to the step of a target's bit.
    #[inline]
    fn to(&self, target: u32) -> RaceMove {
        let position = &self.position;
        RaceMove {
            rules: position.rules,
            side: position.turn,
            to: target & !POOL,
            steps: self.steps,
            captured: position.track().captured(target, position.waiter.board),
        }
    }
}

impl Iterator for RaceMoves {
    type Item = RaceMove;

    #[inline]
    fn next(&mut self) -> Option<RaceMove> {
        if self.targets == 0 {
            return None;
        }
        let target = lowest_bit(self.targets);
        self.targets ^= target;
        Some(self.to(target))
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
        let target = nth_bit(self.targets, n as u32);
        self.targets &= !(target | (target - 1));
        Some(self.to(target))
    }
}

fn lowest_bit(mask: u32) -> u32 {
    mask & mask.wrapping_neg()
}

/// The nth set bit of a mask alone, counted from 0; the mask must have so many.
///
/// Without a branch on n: which move a random player picks is what no processor can predict.
#[inline]
fn nth_bit(mask: u32, n: u32) -> u32 {
    let low_byte = (mask & 0xff).count_ones();
    let shift = if n >= low_byte { 8 } else { 0 };
    let rest = mask >> shift;
    let n = if n >= low_byte { n - low_byte } else { n };
    if mask > 0xffff && n >= (rest & 0xff).count_ones() {
        // The last steps of long paths.
        return lowest_bit((0..n).fold(rest, |rest, _| rest & rest.wrapping_sub(1))) << shift;
    }
    u32::from(NTH_BIT[(rest & 0xff) as usize][n as usize & 7]) << shift
}

/// The nth set bit of each byte alone; none beyond its last.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = 1 << bit;
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
