//! What `greedy` wants: one fixed rule for each family, looking no further than the move itself.

use ur_rules::race::RaceRules;
use ur_rules::{
    ModernPosition, Move, Position, RaceMove, RacePosition, RavensburgerPosition, Side, SquareSet,
};

/// A position whose moves a greedy player can rank.
pub trait Greed: Position {
    /// How much a greedy player wants a move; of equal ones it takes the first that is listed.
    fn greed(&self, mv: Self::Move) -> i32;
}

impl Greed for RacePosition {
    /// A capture before a rosette, a rosette before a finish, and otherwise the piece that gets
    /// furthest.
    fn greed(&self, mv: RaceMove) -> i32 {
        let path = self.rules().path(self.turn());
        let square = mv.to().checked_sub(1).and_then(|place| path.get(usize::from(place)));
        let rosette = square.is_some_and(|&square| gives_roll(self.rules(), square));
        let finish = usize::from(mv.to()) > path.len();
        1000 * i32::from(mv.captures())
            + 400 * i32::from(rosette)
            + 100 * i32::from(finish)
            + i32::from(mv.to())
    }
}

fn gives_roll(rules: &RaceRules, square: ur_rules::Square) -> bool {
    rules.spec().rosette_roll && rules.spec().rosettes.contains(square)
}

impl Greed for ModernPosition {
    /// A win; then forts held beyond the enemy's, Ishtar's house, the shorter way to the forts that
    /// are not held yet, and more pieces on the board than the enemy. The way weighs more than a
    /// piece: who only captured on an Entrance would never come to an end.
    fn greed(&self, mv: Move) -> i32 {
        let next = self.after(ur_rules::Roll::Count(0), mv);
        let side = self.turn();
        if next.winner() == Some(side) {
            return i32::MAX;
        }
        let roles = &self.rules().spec().roles;
        let held = |side| next.pieces(side).intersection(roles.forts()).len() as i32;
        let ishtar = i32::from(next.pieces(side).contains(roles.ishtar));
        let pieces = |side| next.pieces(side).len() as i32;
        1000 * (held(side) - held(!side)) + 100 * ishtar + 5 * (pieces(side) - pieces(!side))
            - 10 * way_to_forts(&next, side)
    }
}

/// The steps that the nearest pieces would need to every fort not yet held, added up.
fn way_to_forts(position: &ModernPosition, side: Side) -> i32 {
    let forts = position.rules().spec().roles.forts();
    way_from(position, side, position.pieces(side).without(forts))
}

/// The steps that the nearest of some walkers would need to every fort a side does not hold, added up.
pub(crate) fn way_from(position: &ModernPosition, side: Side, walkers: SquareSet) -> i32 {
    let missing = position.rules().spec().roles.forts().without(position.pieces(side));
    missing.into_iter().map(|fort| distance(position, fort, walkers)).sum()
}

/// Steps along the routes from a square to the nearest of some others, empty or not.
fn distance(position: &ModernPosition, from: ur_rules::Square, others: SquareSet) -> i32 {
    let rules = position.rules();
    let mut reached = SquareSet::of(from);
    for steps in 0..20 {
        if !reached.intersection(others).is_empty() {
            return steps;
        }
        reached = reached
            .into_iter()
            .fold(reached, |reached, square| reached.union(rules.routes_from(square)));
    }
    20
}

impl Greed for RavensburgerPosition {
    /// A win; then enemy stones captured beyond own stones lost, counting those delivered one and
    /// a half times, then stones in play, then turned stones.
    fn greed(&self, mv: Move) -> i32 {
        let next = self.after(ur_rules::Roll::Count(1), mv);
        let side = self.turn();
        if next.is_beaten(!side) {
            return i32::MAX;
        }
        let turned = |side: Side| {
            let squares = next.rules().board().squares().into_iter();
            let own_turned = squares.flat_map(|square| {
                next.tower(square).from_top().filter(|stone| stone.side == side && stone.turned)
            });
            own_turned.count() as i32
        };
        100 * (lost(&next, !side) - lost(&next, side)) + 3 * turned(side)
            - i32::from(next.reserve(side).pool)
    }
}

/// What a side has lost: stones that are out weigh 3, stones covered by the enemy 2.
pub(crate) fn lost(position: &RavensburgerPosition, side: Side) -> i32 {
    let squares = position.rules().board().squares().into_iter();
    let taken = squares.map(|square| position.tower(square));
    let covered: usize =
        taken.filter(|tower| tower.owner() != Some(side)).map(|tower| tower.count(side)).sum();
    3 * i32::from(position.reserve(side).out) + 2 * covered as i32
}
