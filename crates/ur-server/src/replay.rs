//! A recorded game, roll by roll, for those who look at it.

use ur_dice::Evidence;
use ur_rules::record::{Record, result_text};

use crate::protocol::{DiceView, Replay, RulesetView};
use crate::table::{board, end_view, ply_view, roll_off};

/// A record as clients show it.
pub(crate) fn of(record: &Record, ruleset: RulesetView) -> Replay {
    let game = &record.game;
    let header = |(key, value): &(String, String)| [key.clone(), value.clone()];
    Replay {
        ruleset,
        headers: record.headers.iter().filter(|(key, _)| key != "Dice").map(header).collect(),
        roll_off: roll_off(game),
        start: board(game.start()),
        plies: game.plies().iter().map(ply_view).collect(),
        result: result_text(game).to_owned(),
        ending: game.outcome().map(|outcome| end_view(outcome.reason)),
        dice: Evidence::of(record).ok().map(dice_view),
    }
}

fn dice_view(evidence: Evidence) -> DiceView {
    DiceView {
        game: evidence.game,
        commitment: evidence.commitment,
        secret: Some(evidence.secret.reveal()),
        salts: evidence.salts.iter().map(ToString::to_string).collect(),
        lot: evidence.lot,
        seeded: false,
    }
}
