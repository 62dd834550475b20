//! What may be done with each roll of the modern game.

use crate::dice::Tips;
use crate::moves::{Landing, Move, Walk};
use crate::position::Position;
use crate::square::{Square, SquareSet};

use super::position::ModernPosition;
use super::rules::{ModernRules, PlacementCaptures};

/// Most rolls offer fewer actions.
const USUAL: usize = 16;

/// The legal actions for a roll; the pass alone when there is none (B1).
pub(super) fn legal_moves(position: &ModernPosition, tips: Tips) -> Vec<Move> {
    let actor = Actor::new(position);
    let mut moves = Vec::with_capacity(USUAL);
    actor.place(tips, &mut moves);
    if tips != Tips::Blanks {
        actor.walk(longest_walk(position, tips), &mut moves);
    }
    if !matches!(tips, Tips::Blanks | Tips::BlankColour) {
        actor.walk_twice(&mut moves);
    }
    if moves.is_empty() || actor.rules.spec().pass_allowed {
        moves.push(Move::Pass);
    }
    moves
}

/// One step with one colour, two with two (B2), three for who rules Heaven on a pair (B11).
fn longest_walk(position: &ModernPosition, tips: Tips) -> usize {
    match tips {
        Tips::Blanks => 0,
        Tips::BlankColour => 1,
        Tips::Silvers | Tips::Golds if position.rules_heaven(position.turn()) => 3,
        Tips::GoldSilver | Tips::Silvers | Tips::Golds => 2,
    }
}

/// The side to act, and what it has before it.
struct Actor<'p> {
    position: &'p ModernPosition,
    rules: &'static ModernRules,
    own: SquareSet,
    enemy: SquareSet,
}

impl<'p> Actor<'p> {
    fn new(position: &'p ModernPosition) -> Actor<'p> {
        let side = position.turn();
        Actor {
            position,
            rules: position.rules(),
            own: position.pieces(side),
            enemy: position.pieces(!side),
        }
    }

    /// Placing a piece from the pool: at an Entrance always (B0), elsewhere as the roll says.
    fn place(&self, tips: Tips, moves: &mut Vec<Move>) {
        if self.position.pool(self.position.turn()) == 0 {
            return;
        }
        let roles = &self.rules.spec().roles;
        let by_roll = match tips {
            Tips::Blanks => self.own.into_iter().fold(SquareSet::EMPTY, |beside, square| {
                beside.union(self.rules.neighbours(square))
            }),
            Tips::BlankColour => SquareSet::EMPTY,
            Tips::GoldSilver => roles.kingdom,
            Tips::Silvers => SquareSet::of(roles.ishtar),
            Tips::Golds => SquareSet::of(roles.marduk),
        };
        for square in by_roll.union(roles.entrances).without(self.own) {
            let captures = self.enemy.contains(square);
            if !captures || self.may_place_on_enemy(square) {
                moves.push(Move::Place(Landing { square, captures }));
            }
        }
    }

    fn may_place_on_enemy(&self, square: Square) -> bool {
        let spec = self.rules.spec();
        let enemy = !self.position.turn();
        (spec.roles.entrances.contains(square) || spec.placement_captures == PlacementCaptures::All)
            && !self.position.is_lone_piece(enemy, square)
            && !self.position.is_protected(enemy, square)
    }

    /// Walks of one piece, up to so many steps.
    fn walk(&self, longest: usize, moves: &mut Vec<Move>) {
        // B10 looks at the forts before the piece has left its square.
        let unstoppable = self.position.rules_earth(self.position.turn());
        for from in self.own {
            let walker = Walker { actor: self, from, longest, unstoppable };
            walker.step(from, None, &mut |walk| moves.push(Move::Walk(walk, 0)));
        }
    }

    /// Two different pieces one step each (B2). Where both orders are legal they come to the same,
    /// and the piece from the lower square goes first.
    fn walk_twice(&self, moves: &mut Vec<Move>) {
        for first in self.single_steps() {
            let mut between = *self.position;
            between.walk(&first);
            if between.has_won(self.position.turn()) {
                continue; // B12: the second half does not happen
            }
            let actor = Actor::new(&between);
            for second in actor.single_steps() {
                let same_piece = second.from() == first.end().square;
                let listed_swapped = second.from() < first.from() && self.swaps(second, first);
                if !same_piece && !listed_swapped {
                    moves.push(Move::Double(first, second));
                }
            }
        }
    }

    /// Whether two steps can be made in this order and reach the same position as in the other.
    fn swaps(&self, first: Walk, second: Walk) -> bool {
        if !self.single_steps().any(|walk| walk == first) {
            return false;
        }
        let mut between = *self.position;
        between.walk(&first);
        !between.has_won(self.position.turn())
            && Actor::new(&between).single_steps().any(|walk| walk == second)
    }

    fn single_steps(&self) -> impl Iterator<Item = Walk> {
        self.own.into_iter().flat_map(move |from| {
            let targets = self.rules.routes_from(from).without(self.own).into_iter();
            targets
                .filter(|&square| self.is_open(square))
                .map(move |square| Walk::to(from, self.landing(square)))
        })
    }

    fn landing(&self, square: Square) -> Landing {
        Landing { square, captures: self.enemy.contains(square) }
    }

    /// Whether the enemy, if one stands there, could be captured.
    fn is_open(&self, square: Square) -> bool {
        !self.enemy.contains(square) || !self.position.is_protected(!self.position.turn(), square)
    }
}

/// One piece on its way.
struct Walker<'a> {
    actor: &'a Actor<'a>,
    from: Square,
    longest: usize,
    /// Whether captures do not stop it (B10).
    unstoppable: bool,
}

impl Walker<'_> {
    /// Tries every next step, and reports every walk that may end where it has got to.
    fn step(&self, at: Square, so_far: Option<Walk>, report: &mut impl FnMut(Walk)) {
        let steps = so_far.map_or(0, |walk| walk.landings().len());
        if steps == self.longest {
            return;
        }
        for next in self.actor.rules.routes_from(at) {
            let visited = next == self.from || so_far.is_some_and(|walk| walk.visits(next));
            if visited || !self.is_open_after(next, so_far) {
                continue; // B3, B8
            }
            let landing = self.actor.landing(next);
            let Some(walk) = (match so_far {
                None => Some(Walk::to(self.from, landing)),
                Some(walk) => walk.then(landing),
            }) else {
                continue;
            };
            if self.may_end(&walk) {
                report(walk);
            }
            if !landing.captures || self.unstoppable {
                self.step(next, Some(walk), report); // B9: a capture ends the move
            }
        }
    }

    /// Ishtar's protection ends at once when the walk itself has taken her house (B8).
    fn is_open_after(&self, square: Square, so_far: Option<Walk>) -> bool {
        let ishtar = self.actor.rules.spec().roles.ishtar;
        self.actor.is_open(square) || so_far.is_some_and(|walk| walk.visits(ishtar))
    }

    /// Never on an own piece; over own pieces only to an empty square (B4).
    fn may_end(&self, walk: &Walk) -> bool {
        let end = walk.end();
        let landings = walk.landings();
        let jumps = landings.iter().any(|landing| self.actor.own.contains(landing.square));
        !self.actor.own.contains(end.square)
            && (!jumps || !end.captures || self.actor.rules.spec().jump_may_capture)
    }
}
