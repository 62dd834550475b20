//! The computer as an opponent.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ur_engine::{Depth, Judge, Level, Mind, Player, Source};
use ur_rules::{Move, Roll, Ruleset, Side, VariantPosition};

use crate::oracle::Oracle;
use crate::protocol::{Mastery, OracleView};
use crate::randomness;

/// The player in place of one that cannot play yet: what the master is without a solved game.
const STAND_IN: Player = Player::Net(Depth::Plies(2));

/// The furthest that a player may look ahead here: more would keep others waiting.
const MOST_PLIES: u8 = 2;

/// The longest that a player may think about a move here.
const MOST_TIME: Duration = Duration::from_secs(1);

/// Everybody the computer can be.
pub(crate) struct Computers {
    oracle: Arc<Oracle>,
    ready: Mutex<HashMap<Kind, Mind<VariantPosition>>>,
}

/// Who plays what, and whether the game was solved by then: some play better if it was.
type Kind = (Player, Ruleset, bool);

/// Players that are kept ready; beyond so many, all are made ready anew.
const MOST_READY: usize = 1000;

impl Computers {
    pub(crate) fn new(oracle: Arc<Oracle>) -> Computers {
        Computers { oracle, ready: Mutex::default() }
    }

    /// The levels, weakest first.
    pub(crate) fn levels() -> Vec<String> {
        Level::ALL.iter().map(ToString::to_string).collect()
    }

    /// How good the master is at a ruleset.
    pub(crate) fn mastery(&self, ruleset: Ruleset) -> Mastery {
        if self.oracle.values().knows(ruleset) {
            return Mastery::Perfect;
        }
        match self.oracle.view() {
            OracleView::Solving { done } if self.oracle.will_know(ruleset) => {
                Mastery::Solving { done }
            }
            _ => match Judge::without_tables(&ruleset.start(Side::Light)).source {
                Source::ByHand => Mastery::ByHand,
                Source::Exact | Source::Net => Mastery::Net,
            },
        }
    }

    /// Whether somebody of this name can play the ruleset, now or once it is solved.
    pub(crate) fn can_play(&self, name: &str, ruleset: Ruleset) -> bool {
        let start = ruleset.start(Side::Light);
        match name.parse::<Player>() {
            Ok(Player::Perfect) if self.oracle.will_know(ruleset) => true,
            Ok(player) => is_quick(player) && player.mind(&start, self.oracle.values()).is_ok(),
            Err(_) => false,
        }
    }

    /// Who plays in place of a player who waits for the ruleset to be solved.
    pub(crate) fn stand_in(&self, name: &str, ruleset: Ruleset) -> Option<String> {
        let player = name.parse().ok()?;
        let wants_truth = matches!(player, Player::Perfect | Player::Level(Level::Master));
        let waits =
            wants_truth && self.oracle.will_know(ruleset) && !self.oracle.values().knows(ruleset);
        waits.then(|| STAND_IN.to_string())
    }

    /// The move of a player; none if the game is over.
    pub(crate) fn choose(
        &self,
        name: &str,
        position: &VariantPosition,
        roll: Roll,
    ) -> Option<Move> {
        let luck = randomness::luck();
        let mind = self.mind(name.parse().unwrap_or(STAND_IN), position);
        match mind.choose(position, roll, luck) {
            Ok(chosen) => chosen,
            Err(fault) => {
                tracing::error!(%fault, name, "a table cannot be used; another player stands in");
                // Once it is mended, it is to be used again.
                self.ready().clear();
                self.mind(STAND_IN, position).choose(position, roll, luck).ok().flatten()
            }
        }
    }

    /// A player who is ready to play a position's ruleset, or one who stands in.
    fn mind(&self, player: Player, position: &VariantPosition) -> Mind<VariantPosition> {
        let values = self.oracle.values();
        let ruleset = position.ruleset();
        let kind = (player, ruleset, values.knows(ruleset));
        if let Some(mind) = self.ready().get(&kind) {
            return mind.clone();
        }
        // Made ready without the lock: that may take as long as a small game takes to solve.
        let stand_in = |error| {
            tracing::debug!(%error, %player, "another player stands in");
            STAND_IN.mind(position, values)
        };
        let mind = player.mind(position, values).or_else(stand_in).unwrap_or(Mind::Greedy);
        let mut ready = self.ready();
        if ready.len() > MOST_READY {
            ready.clear();
        }
        ready.entry(kind).or_insert(mind).clone()
    }

    fn ready(&self) -> MutexGuard<'_, HashMap<Kind, Mind<VariantPosition>>> {
        self.ready.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a player's moves come soon enough.
fn is_quick(player: Player) -> bool {
    match player {
        Player::Expectimax(depth) | Player::Net(depth) => match depth {
            Depth::Plies(plies) => plies <= MOST_PLIES,
            Depth::Millis(_) => depth.time().is_some_and(|time| time <= MOST_TIME),
        },
        _ => true,
    }
}
