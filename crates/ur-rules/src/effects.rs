//! What a move does, for those who show it.

use crate::dice::Roll;
use crate::moves::{Landing, Move, Walk};
use crate::position::Position;
use crate::side::Side;
use crate::square::Square;
use crate::variant::VariantPosition;

/// What a move does on the board and to the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Effects {
    /// The pieces that move, one after the other: none in a pass, two in a double move.
    pub legs: Vec<Leg>,
    /// Prisoners taken along (ravensburger).
    pub prisoners: u8,
    /// Whether the same side acts next and the game goes on.
    pub again: bool,
    /// Whether no piece that moved can be captured where it now stands, whatever the enemy rolls
    /// next. A piece that has finished is safe.
    pub safe: bool,
    /// Who has won with the move.
    pub winner: Option<Side>,
}

/// The way of one piece.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Leg {
    /// Where it starts; none for the pool.
    pub from: Option<Square>,
    /// Every square it goes over, in order, without the start. The last is where it stands, unless
    /// it finishes.
    pub path: Vec<Square>,
    /// The squares of the path that the move's text names: in modern all of them, elsewhere the last
    /// one, and none when the piece finishes.
    pub named: Vec<Square>,
    /// The squares where it captures.
    pub captures: Vec<Square>,
    /// Whether it leaves the board for good.
    pub finishes: bool,
}

impl Leg {
    /// Where the piece stands afterwards; none if it has finished.
    pub fn end(&self) -> Option<Square> {
        self.path.last().copied().filter(|_| !self.finishes)
    }
}

impl VariantPosition {
    /// What a move does that [`moves`](Position::moves) offers for this roll. Of any other move the
    /// answer means nothing.
    ///
    /// ```
    /// use ur_rules::{Position, Roll, Ruleset, Side};
    ///
    /// let classic: Ruleset = "classic".parse()?;
    /// let start = classic.start(Side::Light);
    /// let effects = start.effects(Roll::Count(4), "@a1".parse()?);
    /// let over: Vec<String> = effects.legs[0].path.iter().map(ToString::to_string).collect();
    /// assert_eq!(over, ["d1", "c1", "b1", "a1"]);
    /// assert!(effects.again && effects.safe); // a1 is a rosette in Light's own lane
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn effects(&self, roll: Roll, mv: Move) -> Effects {
        let side = self.turn();
        let after = self.after(roll, mv);
        let (legs, prisoners) = match mv {
            Move::Pass => (Vec::new(), 0),
            Move::Place(landing) => (vec![self.leg(None, &[landing])], 0),
            Move::Finish(from) => (vec![self.last_leg(from)], 0),
            Move::Walk(walk, prisoners) => (vec![self.walked(&walk)], prisoners),
            Move::Double(first, second) => (vec![self.walked(&first), self.walked(&second)], 0),
        };
        let is_safe = |leg: &Leg| leg.end().is_none_or(|square| after.is_safe(side, square));
        let winner = after.winner();
        Effects {
            safe: !legs.is_empty() && legs.iter().all(is_safe),
            legs,
            prisoners,
            again: after.turn() == side && winner.is_none(),
            winner,
        }
    }

    /// Whether the rules keep a side's piece on a square from being captured, whatever the enemy
    /// rolls next.
    pub fn is_safe(&self, side: Side, square: Square) -> bool {
        match self {
            VariantPosition::Race(position) => position.rules().is_safe(side, square),
            VariantPosition::Modern(position) => position.is_safe(side, square),
            VariantPosition::Ravensburger(position) => position.is_safe(side, square),
        }
    }

    fn walked(&self, walk: &Walk) -> Leg {
        self.leg(Some(walk.from()), walk.landings())
    }

    fn leg(&self, from: Option<Square>, landings: &[Landing]) -> Leg {
        let named: Vec<Square> = landings.iter().map(|landing| landing.square).collect();
        let captures =
            landings.iter().filter(|landing| landing.captures).map(|landing| landing.square);
        let path = match self.ruleset().path(self.turn()) {
            [] => named.clone(),
            path => stretch(path, from, named.last().copied()),
        };
        Leg { from, path, named, captures: captures.collect(), finishes: false }
    }

    /// The way off the board.
    fn last_leg(&self, from: Square) -> Leg {
        let path = stretch(self.ruleset().path(self.turn()), Some(from), None);
        Leg { from: Some(from), path, named: Vec::new(), captures: Vec::new(), finishes: true }
    }
}

/// The squares of a path after one and up to another, forwards or backwards: from its beginning if
/// there is no first, to its end if there is no last.
fn stretch(path: &[Square], from: Option<Square>, to: Option<Square>) -> Vec<Square> {
    let place = |square: Square| path.iter().position(|&on_path| on_path == square);
    let left = from.and_then(place).map_or(0, |place| place + 1);
    let reached = to.and_then(place).map_or(path.len(), |place| place + 1);
    if reached < left {
        // A red stone on its way back.
        return path[reached - 1..left - 1].iter().rev().copied().collect();
    }
    path[left..reached].to_vec()
}
