//! The trait that every ruleset's positions share.

use std::fmt;
use std::hash::Hash;

use thiserror::Error;

use crate::dice::{Dice, NotARoll, Roll};
use crate::moves::Move;
use crate::setup::Stone;
use crate::side::Side;
use crate::square::Square;

use sealed::Sealed;

/// What stands on the board and who acts next.
///
/// Chance is explicit: a position has [`dice`](Position::dice) with exact odds, a roll offers
/// [`moves`](Position::moves), a move gives the next position. A pass is a move like any other: a
/// position that is not finished always offers at least one. Code for all rulesets is written on
/// this trait; code that has only a ruleset's name uses [`VariantPosition`](crate::VariantPosition).
///
/// ```
/// use ur_rules::{Position, Roll, Ruleset, Side};
///
/// let classic: Ruleset = "classic".parse()?;
/// let start = classic.start(Side::Light);
/// let roll = Roll::Count(4);
/// let entering = start.moves(roll).next().expect("a four always enters");
/// let after = start.play(roll, entering)?;
/// assert_eq!(after.to_string(), "4..2/8/L3..2 l 6-0 7-0"); // a1 is a rosette: Light rolls again
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// The trait is sealed: the rules of the game are here and nowhere else.
pub trait Position: Sealed + Copy + Eq + Hash + fmt::Display + fmt::Debug {
    /// How this ruleset holds a move; all of them can be written as a [`Move`].
    type Move: Copy + Eq + fmt::Debug + Into<Move>;

    /// The legal moves of one roll.
    type Moves: ExactSizeIterator<Item = Self::Move>;

    /// The side to act next; in a finished position the loser.
    fn turn(&self) -> Side;

    /// What stands on a square: of a tower the stone on top.
    ///
    /// ```
    /// use ur_rules::{Position, Ruleset, Side, Stone};
    ///
    /// let classic: Ruleset = "classic".parse()?;
    /// let position = classic.parse_position("4..2/3L4/4..2 d 6-0 7-0")?;
    /// assert_eq!(position.piece_at("d2".parse()?), Some(Stone::plain(Side::Light)));
    /// assert_eq!(position.piece_at("e2".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn piece_at(&self, square: Square) -> Option<Stone>;

    /// Who has won, if the game is over.
    fn winner(&self) -> Option<Side>;

    /// The dice of the ruleset.
    fn dice(&self) -> &'static Dice;

    /// The legal moves for a roll: the pass alone when nothing else is legal, none at all when the
    /// game is over.
    fn moves(&self, roll: Roll) -> Self::Moves;

    /// Makes a move that [`moves`](Position::moves) offered for this roll. With any other move the
    /// position afterwards means nothing.
    fn play_unchecked(&mut self, roll: Roll, mv: Self::Move);

    /// The position after a move that [`moves`](Position::moves) offered for this roll; after any
    /// other it means nothing.
    #[inline]
    #[must_use]
    fn after(&self, roll: Roll, mv: Self::Move) -> Self {
        let mut after = *self;
        after.play_unchecked(roll, mv);
        after
    }

    /// The position after a move, or why it may not be made.
    fn play(&self, roll: Roll, mv: Self::Move) -> Result<Self, IllegalMove> {
        self.check(roll)?;
        if !self.moves(roll).any(|legal| legal == mv) {
            return Err(IllegalMove::NotLegal { mv: mv.into(), roll });
        }
        Ok(self.after(roll, mv))
    }

    /// The legal move that a text or a user means.
    fn find(&self, roll: Roll, meant: &Move) -> Result<Self::Move, IllegalMove> {
        self.check(roll)?;
        self.moves(roll)
            .find(|legal| meant.is_read_as(&(*legal).into()))
            .ok_or(IllegalMove::NotLegal { mv: *meant, roll })
    }

    /// The distinct positions that the legal moves of a roll lead to, in no particular order.
    fn successors(&self, roll: Roll) -> Vec<Self> {
        let mut successors = Vec::new();
        for mv in self.moves(roll) {
            let next = self.after(roll, mv);
            if !successors.contains(&next) {
                successors.push(next);
            }
        }
        successors
    }

    /// Checks that the game goes on and the roll can be thrown.
    fn check(&self, roll: Roll) -> Result<(), IllegalMove> {
        if let Some(winner) = self.winner() {
            return Err(IllegalMove::Finished { winner });
        }
        self.dice().check(roll)?;
        Ok(())
    }
}

/// What only the positions of this crate are.
pub(crate) mod sealed {
    pub trait Sealed {}
}

/// Why a move may not be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum IllegalMove {
    /// The game is over: no roll offers a move.
    #[error("the game is over: {winner} has won")]
    Finished {
        /// Who has won.
        winner: Side,
    },
    /// The dice do not show this: [`Dice::rolls`] lists what they do.
    #[error(transparent)]
    NotARoll(#[from] NotARoll),
    /// The move is none of [`Position::moves`] for this roll.
    #[error("`{mv}` is not legal with a roll of {roll}")]
    NotLegal {
        /// The move.
        mv: Move,
        /// The roll it was to be made with.
        roll: Roll,
    },
}
