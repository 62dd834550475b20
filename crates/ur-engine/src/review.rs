//! A game told as luck and skill: what every roll brought, and what every move gave away.
//!
//! The books balance: what a roll changes is luck, what a move changes is given away, and nothing
//! else changes anything. So the result less the chance at the start is the luck of one side less
//! that of the other, less what the one gave away, plus what the other did.

use serde::Serialize;
use ur_rules::{Game, Move, Outcome, Ply, Position, Reason, Roll, Ruleset, Side, VariantPosition};
use ur_solver::Accuracy;

use crate::band::Band;
use crate::evaluator::{Evaluator, chance_of};
use crate::judge::{Judge, Source};
use crate::search::expect;

/// A game, told as luck and skill.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// Where the chances come from.
    pub source: Source,
    /// How far they may be off.
    #[serde(flatten)]
    pub accuracy: Accuracy,
    /// Light's chance at the start.
    pub start: f64,
    /// Light's share of the result; while the game is not over, Light's chance as it stands.
    pub result: f64,
    /// Every roll that was played.
    pub plies: Vec<ReviewedPly>,
    /// What a side gave up by the way the game ended: resigned, ran out of time, or took a draw.
    pub ending: Option<Ending>,
    /// Both sides' books, Light's first.
    pub sides: [Account; 2],
}

/// A roll and the move made with it, with the chances of the side that moved.
#[derive(Clone, Debug, Serialize)]
pub struct ReviewedPly {
    /// Who moved.
    pub side: Side,
    /// The roll.
    pub roll: Roll,
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// The chance before the roll.
    pub before: f64,
    /// The chance after the roll, with the best move to come.
    pub rolled: f64,
    /// The chance after the move.
    pub after: f64,
    /// The best move.
    pub best: Move,
    /// What the roll brought.
    pub luck: f64,
    /// What the move gave away; nothing when there was no choice.
    pub loss: f64,
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
    /// The chance that went with it.
    pub loss: f64,
}

/// One side's books.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Account {
    /// What its rolls brought.
    pub luck: f64,
    /// What its moves gave away, and the way it ended the game.
    pub loss: f64,
    /// How often it had a choice.
    pub decisions: u32,
    /// How many of its moves were of each band, the best first.
    pub bands: [u32; Band::ALL.len()],
}

impl Account {
    /// What it gave away at a decision, on average.
    pub fn mean_loss(&self) -> f64 {
        self.loss / f64::from(self.decisions.max(1))
    }
}

impl Review {
    /// What is left over when everything is added up: nothing but rounding.
    pub fn imbalance(&self) -> f64 {
        let [light, dark] = &self.sides;
        let told = (light.luck - light.loss) - (dark.luck - dark.loss);
        self.result - self.start - told
    }
}

/// Estimates are steadier one ply later, over all rolls.
struct OverRolls<'j>(&'j dyn Evaluator<VariantPosition>);

impl Evaluator<VariantPosition> for OverRolls<'_> {
    fn chance(&self, position: &VariantPosition) -> f64 {
        expect(self.0, position, 1)
    }
}

impl Judge<VariantPosition> {
    /// Reviews a game as it stands.
    pub fn review(&self, game: &Game) -> Review {
        let exact: &dyn Evaluator<VariantPosition> = &self.evaluator;
        let smooth = OverRolls(exact);
        let evaluator = if self.source == Source::Exact { exact } else { &smooth };
        let start = chance_of(evaluator, Side::Light, game.start());
        let ruleset = game.ruleset();
        let mut plies: Vec<ReviewedPly> = Vec::new();
        let mut light = start;
        for ply in game.plies() {
            let Some(reviewed) = review_ply(evaluator, ruleset, ply, light) else { continue };
            light = seen_by_light(reviewed.side, reviewed.after);
            plies.push(reviewed);
        }
        let to_act = game.position().turn();
        let ending = game.outcome().and_then(|outcome| ending(outcome, to_act, light));
        let result = ending.map_or(light, |ending| light - by_light(ending.side, ending.loss));
        let sides = Side::BOTH.map(|side| account(side, &plies, ending));
        Review { source: self.source, accuracy: self.accuracy, start, result, plies, ending, sides }
    }
}

fn review_ply(
    evaluator: &dyn Evaluator<VariantPosition>,
    ruleset: Ruleset,
    ply: &Ply,
    light: f64,
) -> Option<ReviewedPly> {
    let (side, roll, mv) = (ply.side, ply.roll, ply.mv?);
    let moves = ply.before.moves(roll);
    let choices = moves.len();
    let (mut best, mut rolled, mut after) = (mv, f64::NEG_INFINITY, None);
    for candidate in moves {
        let position = ply.before.after(roll, candidate);
        let chance = chance_of(evaluator, side, &position);
        if chance > rolled {
            (best, rolled) = (candidate, chance);
        }
        if candidate == mv {
            after = Some(chance);
        }
    }
    let after = after?;
    // Of moves that are worth the same, the one played is as good as the first.
    if after >= rolled {
        best = mv;
    }
    let (before, loss) = (seen_by_light(side, light), rolled - after);
    let band = (choices > 1).then(|| Band::of(loss, ruleset));
    Some(ReviewedPly {
        side,
        roll,
        mv,
        before,
        rolled,
        after,
        best,
        luck: rolled - before,
        loss,
        choices,
        band,
    })
}

/// A chance of one side as Light sees it, and the other way round.
fn seen_by_light(side: Side, chance: f64) -> f64 {
    if side == Side::Light { chance } else { 1.0 - chance }
}

/// What a side's gain or loss is for Light.
fn by_light(side: Side, change: f64) -> f64 {
    if side == Side::Light { change } else { -change }
}

/// What went with the way the game ended, if it did not end on the board. Only the side to act can
/// claim a draw.
fn ending(outcome: Outcome, to_act: Side, light: f64) -> Option<Ending> {
    if outcome.reason == Reason::Play {
        return None;
    }
    let (side, share) = outcome.loser().map_or((to_act, 0.5), |loser| (loser, 0.0));
    Some(Ending { side, loss: seen_by_light(side, light) - share })
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
    account.loss += ending.filter(|ending| ending.side == side).map_or(0.0, |ending| ending.loss);
    account
}
