//! Games that are told again and played on.

use ur_rules::{Game, Move, Phase, Ply, Roll, Side, VariantPosition};

use crate::luck::Luck;

/// A ply without the number of its event, which no text keeps.
pub type Told = (Side, Roll, Option<Move>, VariantPosition, VariantPosition);

/// All plies of a game.
pub fn told(game: &Game) -> Vec<Told> {
    let tell = |ply: &Ply| (ply.side, ply.roll, ply.mv, ply.before, ply.after);
    game.plies().iter().map(tell).collect()
}

/// The same game up to so many plies.
pub fn begin_again(game: &Game, plies: usize) -> Game {
    let mut again = if game.opening_rolls().is_empty() {
        Game::from_position(*game.start())
    } else {
        Game::new(game.ruleset())
    };
    for &(light, dark) in game.opening_rolls() {
        again.roll_off(light, dark).unwrap_or_else(|error| panic!("{light}-{dark}: {error}"));
    }
    for ply in game.plies().iter().take(plies) {
        again.roll(ply.roll).unwrap_or_else(|error| panic!("{}: {error}", ply.roll));
        if let (Phase::Move(_), Some(mv)) = (again.phase(), ply.mv) {
            again.play(&mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        }
    }
    again
}

/// Plays on for so many steps, each a roll or a move or what else can happen.
pub fn play_on(game: &mut Game, steps: usize, luck: &mut Luck) {
    for _ in 0..steps {
        if !step(game, luck) {
            return;
        }
    }
}

/// One step of a game; false when it is over.
fn step(game: &mut Game, luck: &mut Luck) -> bool {
    let dice = game.ruleset().dice();
    let throw = |luck: &mut Luck| dice.roll(luck.below(dice.throws() as usize) as u32);
    let side = if luck.once_in(2) { Side::Light } else { Side::Dark };
    let done = match game.phase() {
        Phase::Over(_) => return false,
        _ if luck.once_in(48) => game.resign(side),
        _ if luck.once_in(48) => game.time_out(side),
        Phase::RollOff => game.roll_off(throw(luck), throw(luck)),
        Phase::ChooseStarter(_) => game.choose_starter(side),
        Phase::Roll if game.draw_claim().is_some() && luck.once_in(2) => game.claim_draw(),
        Phase::Roll => game.roll(throw(luck)),
        Phase::Move(_) => {
            let moves = game.legal_moves();
            let mv = luck.choose(&moves).unwrap_or_else(|| panic!("{}: no move", game.position()));
            game.play(&mv)
        }
    };
    done.unwrap_or_else(|error| panic!("{} {}: {error}", game.ruleset(), game.position()));
    true
}
