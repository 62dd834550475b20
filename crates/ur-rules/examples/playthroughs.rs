//! Plays the golden games of `tests/data/playthroughs` again and overwrites them.

use std::fs;
use std::path::{Path, PathBuf};

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use ur_rules::record::{Comment, Record};
use ur_rules::{Game, Move, Phase, Position, Roll, Ruleset, Side};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/playthroughs")
}

/// The rulesets with house rules that have a playthrough of their own.
const OPTIONS: [&str; 4] = [
    "modern:preset=a2",
    "modern:preset=grid,jump_may_capture=true,placement_captures=all",
    "ravensburger:six=roll_again,stack_limit=4,partial_prisoners=false,red_may_stop_on_a5=false",
    "blitz:pieces=3",
];

fn main() {
    for name in Ruleset::NAMES {
        write(&format!("{name}-1.ur"), name, [Player::Greedy, Player::Random]);
        write(&format!("{name}-2.ur"), name, [Player::Random, Player::Greedy]);
    }
    for (number, text) in (1..).zip(OPTIONS) {
        write(&format!("house-rules-{number}.ur"), text, [Player::Random, Player::Greedy]);
    }
}

#[derive(Clone, Copy, Debug)]
enum Player {
    /// Any move.
    Random,
    /// Wins, or else rolls again, or else captures, if it can; otherwise any move.
    Greedy,
}

/// Plays games until one is short enough, and writes it.
fn write(file: &str, ruleset: &str, players: [Player; 2]) {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let mut games = (0..).filter_map(|seed| play(ruleset, players, seed));
    let mut record = Record::new(games.next().expect("one of the games ends soon"));
    for (key, player) in ["Light", "Dark"].into_iter().zip(players) {
        record.set_header(key, &format!("{player:?}").to_lowercase());
    }
    let note = |(after, text): (usize, String)| Comment { after, text };
    let positions = record.game.plies().iter().map(|ply| ply.after.to_string());
    record.comments = (1..).zip(positions).map(note).collect();
    fs::write(folder().join(file), record.to_string()).expect("the file can be written");
}

/// The most rolls of a playthrough.
const SOON: usize = 250;

/// A whole game, if it ends soon.
fn play(ruleset: Ruleset, players: [Player; 2], seed: u64) -> Option<Game> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(ruleset);
    while game.plies().len() < SOON {
        let done = match game.phase() {
            Phase::RollOff => game.roll_off(throw(ruleset, &mut rng), throw(ruleset, &mut rng)),
            Phase::ChooseStarter(_) => {
                let light = rng.random_bool(0.5);
                game.choose_starter(if light { Side::Light } else { Side::Dark })
            }
            Phase::Roll => game.roll(throw(ruleset, &mut rng)),
            Phase::Move(roll) => {
                let player = players[game.position().turn().index()];
                let mv = choose(player, &game, roll, &mut rng);
                game.play(&mv)
            }
            Phase::Over(_) => return Some(game),
        };
        done.expect("it may happen");
    }
    None
}

fn throw(ruleset: Ruleset, rng: &mut Xoshiro256PlusPlus) -> Roll {
    ruleset.dice().roll(rng.random_range(0..ruleset.dice().throws()))
}

fn choose(player: Player, game: &Game, roll: Roll, rng: &mut Xoshiro256PlusPlus) -> Move {
    let position = game.position();
    let liking = |mv: &Move| {
        let next = position.play(roll, *mv).expect("a listed move is legal");
        let again = next.turn() == position.turn();
        (next.winner().is_some(), again, !mv.captures().is_empty())
    };
    let mut moves = game.legal_moves();
    if let Player::Greedy = player {
        let best = moves.iter().map(liking).max();
        moves.retain(|mv| Some(liking(mv)) == best);
    }
    *moves.choose(rng).expect("a position offers at least one move")
}
