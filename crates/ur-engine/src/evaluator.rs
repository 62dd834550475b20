//! What positions are worth.

use std::error::Error;
use std::sync::Arc;

use thiserror::Error;
use ur_rules::{Chance, Position};

use crate::estimate::Estimate;

/// Judges positions. Whoever can do that can play: see [`rank`](crate::rank).
///
/// ```
/// use ur_engine::{Evaluator, Fault, rank};
/// use ur_rules::{Chance, Position, Roll, Ruleset, Side, VariantPosition};
///
/// /// Likes to have many squares to go to with a two.
/// struct Restless;
///
/// impl Evaluator<VariantPosition> for Restless {
///     fn chances(&self, positions: &[VariantPosition]) -> Result<Vec<Chance>, Fault> {
///         let likes = |position: &VariantPosition| position.moves(Roll::Count(2)).len() as f64;
///         let chance = |position| Chance::of(Position::turn(position), likes(position) / 8.0);
///         Ok(positions.iter().map(chance).collect())
///     }
/// }
///
/// let start = "classic".parse::<Ruleset>()?.start(Side::Light);
/// let ranked = rank(&Restless, &start, Roll::Count(2), 1)?;
/// assert_eq!(ranked[0].mv.to_string(), "@c1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Evaluator<P: Position>: Send + Sync {
    /// The chances in these positions before the next roll; a draw counts half. It is asked only
    /// about games that go on.
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault>;

    /// The chances in one position, finished or not.
    fn chance(&self, position: &P) -> Result<Chance, Fault> {
        match position.winner() {
            Some(winner) => Ok(Chance::won_by(winner)),
            None => {
                let chances = self.chances(std::slice::from_ref(position))?;
                chances.first().copied().ok_or(Fault::OtherGame)
            }
        }
    }
}

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<P> for Arc<E> {
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        (**self).chances(positions)
    }
}

impl<P: Position, E: Evaluator<P> + ?Sized> Evaluator<P> for &E {
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        (**self).chances(positions)
    }
}

/// Why chances cannot be told.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Fault {
    /// The positions are of a game that the evaluator knows nothing of.
    #[error("these are positions of another game than the one whose chances are known")]
    OtherGame,
    /// A file of exact values turned out to be damaged, or can no longer be read.
    #[error("{0}")]
    Damaged(Box<dyn Error + Send + Sync>),
}

/// The evaluation written by hand: see [`Estimate`].
#[derive(Clone, Copy, Debug)]
pub struct ByHand;

impl<P: Estimate> Evaluator<P> for ByHand {
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        Ok(positions
            .iter()
            .map(|position| Chance::of(position.turn(), position.estimate()))
            .collect())
    }
}
