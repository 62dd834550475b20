//! A game told as luck and skill: what every roll brought, and what every move gave away.
//!
//! The books balance: what a roll changes is luck, what a move changes is given away, what the end of a
//! game that was given up changes is said of the end, and where chances are estimates, how far the judge
//! comes to think otherwise is said of the judge. Nothing else changes anything.

use std::time::Duration;

use serde::{Serialize, Serializer};
use ur_rules::{
    Chance, Game, Move, Outcome, Ply, Points, Position, Reason, Roll, Ruleset, Side,
    VariantPosition,
};
use ur_solver::Accuracy;

use crate::band::Band;
use crate::evaluator::{Evaluator, Fault};
use crate::judge::{Judge, Source};
use crate::search::{expect, rank};

/// The longest that whoever asks for a review should have to wait for it.
pub const REVIEW_TIME: Duration = Duration::from_secs(10);

/// A game, told as luck and skill.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// Where the chances come from.
    pub source: Source,
    /// How far they may be off.
    #[serde(flatten)]
    pub accuracy: Accuracy,
    /// The chances at the start.
    #[serde(serialize_with = "as_light")]
    pub start: Chance,
    /// The result; while the game is not over, the chances as they stand after the last roll that was
    /// reviewed.
    #[serde(serialize_with = "as_light")]
    pub result: Chance,
    /// Every roll that was played, and reviewed.
    pub plies: Vec<ReviewedPly>,
    /// Whether all rolls were reviewed, or there was no time for more.
    pub complete: bool,
    /// Whether the game is over, and reviewed to its end.
    #[serde(skip)]
    pub is_over: bool,
    /// What a side gave up by the way the game ended: resigned, ran out of time, or took a draw.
    pub ending: Option<Ending>,
    /// What Light gained because the judge came to think otherwise between a move and the next roll;
    /// one who knows the truth does not.
    pub judges_error: Option<Points>,
    /// What both sides' rolls brought and their moves gave away, Light's first.
    pub sides: [Account; 2],
}

/// A roll and the move made with it.
#[derive(Clone, Debug)]
pub struct ReviewedPly {
    /// Who moved.
    pub side: Side,
    /// The roll.
    pub roll: Roll,
    /// The move.
    pub mv: Move,
    /// The chances before the roll.
    pub before: Chance,
    /// The chances after the roll, with the best move to come.
    pub rolled: Chance,
    /// The chances after the move.
    pub after: Chance,
    /// The best move.
    pub best: Move,
    /// What the roll brought.
    pub luck: Points,
    /// What the move gave away; nothing when there was no choice.
    pub loss: Points,
    /// How many positions there were to choose from.
    pub choices: usize,
    /// How good the move was, if there was a choice.
    pub band: Option<Band>,
}

/// How a game was given up.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Ending {
    /// Who ended it.
    pub side: Side,
    /// What went with it.
    pub loss: Points,
}

/// What one side's rolls brought, and its moves gave away.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Account {
    /// What its rolls brought.
    pub luck: Points,
    /// What its moves gave away.
    pub loss: Points,
    /// How often it had a choice.
    pub decisions: u32,
    /// How many of its moves were of each band, the best first.
    pub bands: [u32; Band::ALL.len()],
}

impl Account {
    /// What it gave away at a decision, on average.
    pub fn mean_loss(&self) -> Points {
        Points::of_share(self.loss.share() / f64::from(self.decisions.max(1)))
    }
}

impl Review {
    /// What is left over when everything is added up: nothing but rounding.
    pub fn imbalance(&self) -> Points {
        let [light, dark] = &self.sides;
        let told = (light.luck - light.loss) - (dark.luck - dark.loss);
        let ended = self.ending.map_or(Points::ZERO, |ending| match ending.side {
            Side::Light => -ending.loss,
            Side::Dark => ending.loss,
        });
        let changed = self.judges_error.unwrap_or_default();
        self.result.gain_since(self.start, Side::Light) - told - ended - changed
    }
}

/// Estimates are steadier one ply later, over all rolls.
struct OverRolls<'j>(&'j dyn Evaluator<VariantPosition>);

impl Evaluator<VariantPosition> for OverRolls<'_> {
    fn chances(&self, positions: &[VariantPosition]) -> Result<Vec<Chance>, Fault> {
        positions.iter().map(|position| expect(self.0, position, 1)).collect()
    }
}

impl Judge<VariantPosition> {
    /// Reviews a game as it stands, for as long as it may go on.
    ///
    /// Luck is what a roll brought beyond what was expected before it. Who knows the truth expected
    /// what the position was worth; estimates are compared with the mean of the same estimates over
    /// all rolls, so that nobody is told of luck that was only the judge's error.
    pub fn review(&self, game: &Game, may_go_on: &dyn Fn() -> bool) -> Result<Review, Fault> {
        let exact: &dyn Evaluator<VariantPosition> = &self.evaluator;
        let smooth = OverRolls(exact);
        let is_exact = self.source == Source::Exact;
        let evaluator = if is_exact { exact } else { &smooth };
        let mut start = None;
        let mut now = None;
        let mut judges_error = Points::ZERO;
        let mut plies: Vec<ReviewedPly> = Vec::new();
        let mut complete = true;
        for ply in game.plies() {
            let Some(mv) = ply.mv else { continue };
            if !may_go_on() {
                complete = false;
                break;
            }
            let expected = if is_exact { now } else { Some(expect(evaluator, &ply.before, 1)?) };
            let before = match expected {
                Some(expected) => expected,
                None => evaluator.chance(&ply.before)?,
            };
            judges_error += before.gain_since(now.unwrap_or(before), Side::Light);
            let Some(reviewed) = review_ply(evaluator, game.ruleset(), ply, mv, before)? else {
                continue;
            };
            start.get_or_insert(before);
            now = Some(reviewed.after);
            plies.push(reviewed);
        }
        let start = match start {
            Some(start) => start,
            None => evaluator.chance(game.start())?,
        };
        let now = now.unwrap_or(start);
        let ended = game.outcome().filter(|outcome| complete && outcome.reason != Reason::Play);
        let result = ended.map_or(now, result);
        let ending = ended.map(|outcome| ending(outcome, result, game.position().turn(), now));
        let sides = Side::BOTH.map(|side| account(side, &plies));
        Ok(Review {
            source: self.source,
            accuracy: self.accuracy,
            start,
            result,
            plies,
            complete,
            is_over: complete && game.outcome().is_some(),
            ending,
            judges_error: (!is_exact).then_some(judges_error),
            sides,
        })
    }
}

fn review_ply(
    evaluator: &dyn Evaluator<VariantPosition>,
    ruleset: Ruleset,
    ply: &Ply,
    mv: Move,
    before: Chance,
) -> Result<Option<ReviewedPly>, Fault> {
    let (side, roll) = (ply.side, ply.roll);
    let ranked = rank(evaluator, &ply.before, roll, 1)?;
    let played = ranked.iter().find(|rated| rated.mv == mv);
    let (Some(best), Some(played)) = (ranked.first(), played) else { return Ok(None) };
    let loss = best.chance.gain_since(played.chance, side);
    // Of moves that are worth the same, the one played is as good as the first.
    let best = if loss > Points::ZERO { best } else { played };
    let choices = ply.before.successors(roll).len();
    Ok(Some(ReviewedPly {
        side,
        roll,
        mv,
        before,
        rolled: best.chance,
        after: played.chance,
        best: best.mv,
        luck: best.chance.gain_since(before, side),
        loss,
        choices,
        band: (choices > 1).then(|| Band::of(loss, ruleset)),
    }))
}

/// What a game that was given up came to.
fn result(outcome: Outcome) -> Chance {
    outcome.loser().map_or(Chance::EVEN, |loser| Chance::won_by(!loser))
}

/// What went with the way the game ended. Only the side to act can claim a draw.
fn ending(outcome: Outcome, result: Chance, to_act: Side, before: Chance) -> Ending {
    let side = outcome.loser().unwrap_or(to_act);
    Ending { side, loss: before.gain_since(result, side) }
}

fn account(side: Side, plies: &[ReviewedPly]) -> Account {
    let mut account = Account::default();
    for ply in plies.iter().filter(|ply| ply.side == side) {
        account.luck += ply.luck;
        account.loss += ply.loss;
        account.decisions += u32::from(ply.choices > 1);
        if let Some(band) = ply.band {
            account.bands[band as usize] += 1;
        }
    }
    account
}

/// Chances of a whole game are told as Light's.
fn as_light<S: Serializer>(chance: &Chance, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(chance.seen_by(Side::Light))
}

impl Serialize for ReviewedPly {
    /// With the chances of the side that moved.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Written {
            side: Side,
            roll: Roll,
            #[serde(rename = "move")]
            mv: Move,
            before: f64,
            rolled: f64,
            after: f64,
            best: Move,
            luck: Points,
            loss: Points,
            choices: usize,
            band: Option<Band>,
        }
        let &ReviewedPly { side, roll, mv, best, luck, loss, choices, band, .. } = self;
        let [before, rolled, after] =
            [self.before, self.rolled, self.after].map(|chance| chance.seen_by(side));
        Written { side, roll, mv, before, rolled, after, best, luck, loss, choices, band }
            .serialize(serializer)
    }
}
