//! Positions, games and solved rulesets to try things on.
#![allow(dead_code)] // every test file uses some of it

use tempfile::TempDir;
use ur_engine::{Cup, ExactValues};
use ur_rules::{Game, Phase, Position, Roll, Ruleset, Side, VariantPosition};
use ur_solver::{Free, Job, Stop, Table, Work};

pub(crate) fn ruleset(name: &str) -> Ruleset {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The start position, Light to act.
pub(crate) fn start(name: &str) -> VariantPosition {
    ruleset(name).start(Side::Light)
}

pub(crate) fn position(name: &str, text: &str) -> VariantPosition {
    ruleset(name).parse_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The exact values of a race; the folder must outlive them.
pub(crate) fn solved(name: &str) -> (TempDir, ExactValues) {
    let Ruleset::Race(rules) = ruleset(name) else { panic!("{name} is a race") };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let table = folder.path().join(Table::file_name(rules));
    let job = Job::new(rules, &table, &folder.path().join("solving"));
    let solved =
        job.begin(&Free::default()).and_then(|mut solve| solve.run(&Stop::default(), &mut |_| ()));
    solved.unwrap_or_else(|error| panic!("{name}: {error}"));
    let values = ExactValues::at(folder.path());
    (folder, values)
}

/// Rolls, one after the other, and moves by lot, for as long as the game goes on and the rolls last.
/// `claims` says whether a draw is claimed as soon as it can be.
pub(crate) fn random_game(start: VariantPosition, rolls: usize, seed: u64, claims: bool) -> Game {
    let mut game = Game::from_position(start);
    let mut cup = Cup::seeded(seed);
    for _ in 0..rolls {
        if game.phase() != Phase::Roll {
            break;
        }
        if claims && game.draw_claim().is_some() {
            game.claim_draw().expect("a claim that is offered");
            break;
        }
        throw(&mut game, &mut cup);
        if let Phase::Move(_) = game.phase() {
            let moves = game.legal_moves();
            let mv = moves[by_lot(&mut cup, moves.len())];
            game.play(&mv).expect("a legal move");
        }
    }
    game
}

/// Throws the dice of a game.
pub(crate) fn throw(game: &mut Game, cup: &mut Cup) -> Roll {
    let roll = cup.throw(game.position().dice());
    game.roll(roll).expect("a roll");
    roll
}

/// One of so many things.
fn by_lot(cup: &mut Cup, count: usize) -> usize {
    let bits = (0..16).fold(0usize, |bits, _| 2 * bits + cup.side().index());
    bits % count
}
