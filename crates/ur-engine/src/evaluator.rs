//! What a position is worth.

use std::sync::Arc;

use ur_rules::{Position, Side};

use crate::estimate::Estimate;

/// Judges positions. Whoever can do that can play: see [`rank`](crate::rank).
///
/// ```
/// use ur_engine::{Evaluator, rank};
/// use ur_rules::{Position, Roll, Ruleset, Side, VariantPosition};
///
/// /// Likes to have many squares to go to with a two.
/// struct Restless;
///
/// impl Evaluator<VariantPosition> for Restless {
///     fn chance(&self, position: &VariantPosition) -> f64 {
///         position.moves(Roll::Count(2)).len() as f64 / 8.0
///     }
/// }
///
/// let start = "classic".parse::<Ruleset>()?.start(Side::Light);
/// let ranked = rank(&Restless, &start, Roll::Count(2), 1);
/// assert_eq!(ranked[0].mv.to_string(), "@c1");
/// # Ok::<(), ur_rules::RulesetError>(())
/// ```
pub trait Evaluator<P: Position>: Send + Sync {
    /// The chance of winning of the side to act, before it rolls; a draw counts half. It is asked
    /// only about games that go on.
    fn chance(&self, position: &P) -> f64;
}

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<P> for Arc<E> {
    fn chance(&self, position: &P) -> f64 {
        (**self).chance(position)
    }
}

/// The chance of a side in a position, whoever is to act there, finished or not.
pub fn chance_of<P: Position>(
    evaluator: &(impl Evaluator<P> + ?Sized),
    side: Side,
    position: &P,
) -> f64 {
    match position.winner() {
        Some(winner) => f64::from(u8::from(winner == side)),
        None => seen_by(side, position, evaluator.chance(position)),
    }
}

/// The chance of the side to act, as another side sees it.
pub(crate) fn seen_by<P: Position>(side: Side, position: &P, chance: f64) -> f64 {
    if position.turn() == side { chance } else { 1.0 - chance }
}

/// The evaluation written by hand: see [`Estimate`].
#[derive(Clone, Copy, Debug)]
pub struct ByHand;

impl<P: Estimate> Evaluator<P> for ByHand {
    fn chance(&self, position: &P) -> f64 {
        position.estimate()
    }
}
