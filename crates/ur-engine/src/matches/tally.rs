//! How the games of a match ended, added up.

use serde::{Deserialize, Serialize};
use ur_rules::Side;

use crate::regret::Regret;

use super::Ended;

/// How the games of a match ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchTally {
    /// Pairs of games with the same dice.
    pub pairs: u64,
    /// Games that A won.
    pub a_wins: u64,
    /// Games that B won.
    pub b_wins: u64,
    /// Games that came to no end.
    pub draws: u64,
    /// Games that A and B lost because they could not go on.
    pub forfeits: [u64; 2],
    /// Rolls of all games together.
    pub rolls: u64,
    /// The squares of A's share of every pair, added up.
    pub squares: f64,
    /// What A and B gave away, where that is known.
    pub regrets: [Regret; 2],
}

impl MatchTally {
    pub(super) fn of(ended: &Ended, a: Side) -> MatchTally {
        let a_won = ended.winner == Some(a);
        let b_won = ended.winner == Some(!a);
        let [light, dark] = ended.regrets;
        MatchTally {
            a_wins: a_won.into(),
            b_wins: b_won.into(),
            draws: ended.winner.is_none().into(),
            forfeits: [(ended.forfeited && b_won).into(), (ended.forfeited && a_won).into()],
            rolls: ended.rolls.into(),
            regrets: if a == Side::Light { [light, dark] } else { [dark, light] },
            ..MatchTally::default()
        }
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: MatchTally) -> MatchTally {
        MatchTally {
            pairs: self.pairs + other.pairs,
            a_wins: self.a_wins + other.a_wins,
            b_wins: self.b_wins + other.b_wins,
            draws: self.draws + other.draws,
            forfeits: [0, 1].map(|side| self.forfeits[side] + other.forfeits[side]),
            rolls: self.rolls + other.rolls,
            squares: self.squares + other.squares,
            regrets: [0, 1].map(|side| self.regrets[side].and(other.regrets[side])),
        }
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.a_wins + self.b_wins + self.draws
    }

    /// Rolls of a game on average.
    pub fn mean_rolls(&self) -> f64 {
        self.rolls as f64 / self.games().max(1) as f64
    }

    /// A's share of the points, a draw counting half.
    pub fn a_share(&self) -> f64 {
        (self.a_wins as f64 + self.draws as f64 / 2.0) / self.games().max(1) as f64
    }

    /// The interval that holds A's true share with 95 % confidence. Games come in pairs with the same
    /// dice, so that pairs are what is counted; there is never less doubt than one surprising pair
    /// would make, so that a few games that all came out alike do not look like certainty.
    pub fn interval(&self) -> (f64, f64) {
        let (pairs, share) = (self.pairs.max(1) as f64, self.a_share());
        let variance = (self.squares / pairs - share * share).max(0.0);
        let surprise = share.max(1.0 - share).powi(2) / pairs;
        let spread = 1.96 * (variance.max(surprise) / pairs).sqrt();
        ((share - spread).max(0.0), (share + spread).min(1.0))
    }

    /// The difference in strength on Elo's scale, as a share of points tells it; it has no bounds
    /// when all points went to one side.
    pub fn elo(share: f64) -> f64 {
        400.0 * (share / (1.0 - share)).log10()
    }
}
