//! Positions of the modern game.

use std::fmt;

use crate::dice::{Dice, Roll, Tips};
use crate::intern::Interned;
use crate::moves::{Landing, Move, Walk};
use crate::position::{Position, sealed::Sealed};
use crate::setup::{Reserve, Setup, Stone};
use crate::side::Side;
use crate::square::{Square, SquareSet};

use super::moves::legal_moves;
use super::rules::ModernRules;

/// A position of the modern game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ModernPosition {
    rules: Interned<ModernRules>,
    pieces: [SquareSet; 2],
    turn: Side,
}

impl ModernPosition {
    pub(super) fn new(
        rules: Interned<ModernRules>,
        pieces: [SquareSet; 2],
        turn: Side,
    ) -> ModernPosition {
        ModernPosition { rules, pieces, turn }
    }

    /// The rules of this position.
    pub fn rules(&self) -> &'static ModernRules {
        self.rules.get()
    }

    /// The squares on which a side has pieces.
    pub fn pieces(&self, side: Side) -> SquareSet {
        self.pieces[side.index()]
    }

    /// Pieces of a side still to be placed.
    pub fn pool(&self, side: Side) -> u8 {
        self.rules.spec().pieces.saturating_sub(self.pieces(side).len() as u8)
    }

    /// Whether a side holds both forts of Earth.
    pub fn rules_earth(&self, side: Side) -> bool {
        self.rules.spec().roles.earth_forts.is_subset(self.pieces(side))
    }

    /// Whether a side holds both forts of Heaven.
    pub fn rules_heaven(&self, side: Side) -> bool {
        self.rules.spec().roles.heaven_forts.is_subset(self.pieces(side))
    }

    /// Whether a side's piece on a square cannot be captured: a fort under Ishtar's protection (B8).
    pub fn is_protected(&self, side: Side, square: Square) -> bool {
        let roles = &self.rules.spec().roles;
        roles.forts().contains(square) && self.pieces(side).contains(roles.ishtar)
    }

    /// Whether Ishtar protects a side's piece on a square, and no action of the enemy can take her
    /// house and then that piece.
    pub fn is_safe(&self, side: Side, square: Square) -> bool {
        let enemy = ModernPosition { turn: !side, ..*self };
        let takes = |mv: Move| mv.captures().contains(&square);
        self.is_protected(side, square)
            && !Tips::ALL.into_iter().any(|tips| legal_moves(&enemy, tips).into_iter().any(takes))
    }

    /// Whether a side's piece stands alone on the board, on this Entrance (B6).
    pub fn is_lone_piece(&self, side: Side, square: Square) -> bool {
        self.pieces(side) == SquareSet::of(square)
            && self.rules.spec().roles.entrances.contains(square)
    }

    /// What stands where, and who acts next.
    pub fn setup(&self) -> Setup {
        let mut stones: Vec<_> = Side::BOTH
            .into_iter()
            .flat_map(|side| {
                self.pieces(side).into_iter().map(move |square| (square, vec![Stone::plain(side)]))
            })
            .collect();
        stones.sort_by_key(|(square, _)| *square);
        let reserves = Side::BOTH.map(|side| Reserve { pool: self.pool(side), out: 0 });
        Setup { board: *self.rules.board(), stones, turn: self.turn, reserves }
    }

    pub(super) fn has_won(&self, side: Side) -> bool {
        self.rules.spec().roles.forts().is_subset(self.pieces(side))
    }

    /// Lifts the mover's piece from where a walk starts and sets it down where it ends, taking what
    /// it captures on the way.
    pub(super) fn walk(&mut self, walk: &Walk) {
        self.pieces[self.turn.index()].remove(walk.from());
        for landing in walk.landings().iter().filter(|landing| landing.captures) {
            self.pieces[(!self.turn).index()].remove(landing.square);
        }
        self.pieces[self.turn.index()].insert(walk.end().square);
    }

    fn place(&mut self, landing: Landing) {
        self.pieces[(!self.turn).index()].remove(landing.square);
        self.pieces[self.turn.index()].insert(landing.square);
    }

    /// Makes the action and says whether it earns an extra turn (B7).
    fn act(&mut self, mv: Move) -> bool {
        let spec = self.rules.get().spec();
        let is_fort = |square| spec.roles.forts().contains(square);
        match mv {
            Move::Place(landing) => {
                self.place(landing);
                spec.placement_extra_turn && is_fort(landing.square)
            }
            Move::Walk(walk, _) => {
                self.walk(&walk);
                is_fort(walk.end().square)
            }
            Move::Double(first, second) => {
                self.walk(&first);
                self.walk(&second);
                is_fort(first.end().square) || is_fort(second.end().square)
            }
            Move::Pass | Move::Finish(_) => false,
        }
    }
}

impl Sealed for ModernPosition {}

impl Position for ModernPosition {
    type Move = Move;
    type Moves = std::vec::IntoIter<Move>;

    fn turn(&self) -> Side {
        self.turn
    }

    fn piece_at(&self, square: Square) -> Option<Stone> {
        let stands = |side: &Side| self.pieces(*side).contains(square);
        Side::BOTH.into_iter().find(stands).map(Stone::plain)
    }

    fn winner(&self) -> Option<Side> {
        // The loser is the one to act.
        self.has_won(!self.turn).then_some(!self.turn)
    }

    fn dice(&self) -> &'static Dice {
        self.rules.get().dice()
    }

    fn moves(&self, roll: Roll) -> Self::Moves {
        match roll {
            Roll::Tips(tips) if self.winner().is_none() => legal_moves(self, tips),
            _ => Vec::new(),
        }
        .into_iter()
    }

    fn play_unchecked(&mut self, _: Roll, mv: Move) {
        let again = self.act(mv);
        if !again || self.has_won(self.turn) {
            self.turn = !self.turn;
        }
    }
}

impl fmt::Display for ModernPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Debug for ModernPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
