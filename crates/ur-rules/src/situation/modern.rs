//! Situations of the modern game.

use crate::modern::{ModernPosition, ModernRules, Roles};
use crate::setup::{Reserve, Setup, Stone};
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// Where situations are set up, whatever the squares are.
pub(crate) struct ModernTable {
    pub(crate) rules: &'static ModernRules,
    pub(crate) roles: &'static Roles,
}

impl ModernTable {
    pub(crate) fn new(rules: &'static ModernRules) -> ModernTable {
        ModernTable { rules, roles: &rules.spec().roles }
    }

    /// The squares that are no fort, house or Entrance, the plainest first: those far from the forts,
    /// and those without any role.
    pub(crate) fn free_squares(&self) -> impl Iterator<Item = Square> {
        let houses = [self.roles.ishtar, self.roles.marduk].into_iter().collect();
        let taken = self.roles.forts().union(self.roles.entrances).union(houses);
        let free = self.rules.board().squares().without(taken);
        let mut squares: Vec<Square> = free.into_iter().collect();
        let forts_beside =
            |square| self.rules.routes_from(square).intersection(self.roles.forts()).len();
        squares.sort_by_key(|&square| (forts_beside(square), self.roles.kingdom.contains(square)));
        squares.into_iter()
    }

    /// The free squares one step away.
    pub(crate) fn steps(&self, square: Square) -> impl Iterator<Item = Square> {
        let next = self.rules.routes_from(square);
        self.free_squares().filter(move |&other| next.contains(other))
    }

    /// Whether two squares are the same, or so near that pieces there could meet.
    pub(crate) fn are_near(&self, one: Square, other: Square) -> bool {
        let near = |square| self.rules.routes_from(square).union(SquareSet::of(square));
        !near(one).intersection(near(other)).is_empty()
    }

    /// Every fort with every square before it that is free.
    pub(crate) fn before_forts(&self) -> impl Iterator<Item = (Square, Square)> {
        let forts = self.roles.forts().into_iter();
        forts.flat_map(|fort| self.steps(fort).map(move |square| (fort, square)))
    }

    /// Pieces on these squares, all others still to be placed.
    pub(crate) fn place(&self, light: &[Square], dark: &[Square]) -> Option<ModernPosition> {
        let pieces = self.rules.spec().pieces;
        let stones = |squares: &[Square], side| -> Vec<(Square, Vec<Stone>)> {
            squares.iter().map(|&square| (square, vec![Stone::plain(side)])).collect()
        };
        let reserve = |squares: &[Square]| {
            Some(Reserve { pool: pieces.checked_sub(squares.len() as u8)?, out: 0 })
        };
        let setup = Setup {
            board: *self.rules.board(),
            stones: [stones(light, Side::Light), stones(dark, Side::Dark)].concat(),
            turn: Side::Light,
            reserves: [reserve(light)?, reserve(dark)?],
        };
        self.rules.position(&setup).ok()
    }
}
