//! A game told as luck and skill: what every roll brought, and what every move gave away.
//!
//! The books balance: what a roll changes is luck, what a move changes is given away, and nothing
//! else changes anything. So the result less the chance at the start is the luck of one side less
//! that of the other, less what the one gave away, plus what the other did.

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
    /// The result; while the game is not over, the chances as they stand.
    #[serde(serialize_with = "as_light")]
    pub result: Chance,
    /// Every roll that was played.
    pub plies: Vec<ReviewedPly>,
    /// What a side gave up by the way the game ended: resigned, ran out of time, or took a draw.
    pub ending: Option<Ending>,
    /// Both sides' books, Light's first.
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
    /// How many moves there were to choose from.
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

/// One side's books.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Account {
    /// What its rolls brought.
    pub luck: Points,
    /// What its moves gave away, and the way it ended the game.
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
        self.result.gain_since(self.start, Side::Light) - told
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
    /// Reviews a game as it stands.
    pub fn review(&self, game: &Game) -> Result<Review, Fault> {
        let exact: &dyn Evaluator<VariantPosition> = &self.evaluator;
        let smooth = OverRolls(exact);
        let evaluator = if self.source == Source::Exact { exact } else { &smooth };
        let start = evaluator.chance(game.start())?;
        let ruleset = game.ruleset();
        let mut plies: Vec<ReviewedPly> = Vec::new();
        let mut now = start;
        for ply in game.plies() {
            let Some(reviewed) = review_ply(evaluator, ruleset, ply, now)? else { continue };
            now = reviewed.after;
            plies.push(reviewed);
        }
        let to_act = game.position().turn();
        let ended = game.outcome().filter(|outcome| outcome.reason != Reason::Play);
        let (result, ending) = match ended {
            Some(outcome) => {
                let result = result(outcome);
                (result, Some(ending(outcome, result, to_act, now)))
            }
            None => (now, None),
        };
        let sides = Side::BOTH.map(|side| account(side, &plies, ending));
        let (source, accuracy) = (self.source, self.accuracy);
        Ok(Review { source, accuracy, start, result, plies, ending, sides })
    }
}

fn review_ply(
    evaluator: &dyn Evaluator<VariantPosition>,
    ruleset: Ruleset,
    ply: &Ply,
    before: Chance,
) -> Result<Option<ReviewedPly>, Fault> {
    let (side, roll) = (ply.side, ply.roll);
    let Some(mv) = ply.mv else { return Ok(None) };
    let ranked = rank(evaluator, &ply.before, roll, 1)?;
    let played = ranked.iter().find(|rated| rated.mv == mv);
    let (Some(best), Some(played)) = (ranked.first(), played) else { return Ok(None) };
    let loss = best.chance.gain_since(played.chance, side);
    // Of moves that are worth the same, the one played is as good as the first.
    let best = if loss > Points::ZERO { best } else { played };
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
        choices: ranked.len(),
        band: (ranked.len() > 1).then(|| Band::of(loss, ruleset)),
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

fn account(side: Side, plies: &[ReviewedPly], ending: Option<Ending>) -> Account {
    let mut account = Account::default();
    for ply in plies.iter().filter(|ply| ply.side == side) {
        account.luck += ply.luck;
        account.loss += ply.loss;
        account.decisions += u32::from(ply.choices > 1);
        if let Some(band) = ply.band {
            account.bands[band as usize] += 1;
        }
    }
    account.loss +=
        ending.filter(|ending| ending.side == side).map_or(Points::ZERO, |ending| ending.loss);
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
