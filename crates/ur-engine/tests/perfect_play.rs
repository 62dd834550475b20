//! The statistics of perfect play, against games that are followed and played in the plainest way.

use std::collections::{HashMap, HashSet};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use ur_engine::{PerfectPlay, Statistics, StatisticsError, Target};
use ur_rules::race::RaceRules;
use ur_rules::{Move, Opening, Position, RacePosition, Side};
use ur_solver::{MoveChance, Stop, Table, Work};

use crate::solved_races::{in_threads, own_races, race, solved, toml};

/// What all games of perfect play come to, followed roll by roll.
#[derive(Default)]
struct Plain {
    rolls: f64,
    first_wins: f64,
    squares: f64,
    decisions: f64,
    given_away: f64,
    positions: HashSet<u64>,
    /// Moves and captures by where they go: for Light and Dark if their paths differ.
    landings: HashMap<(Side, String), [f64; 2]>,
    /// The luck of each roll.
    luck: HashMap<String, f64>,
}

impl Plain {
    /// Follows all games, a roll at a time, until hardly any are left.
    fn follow(table: &Table) -> Plain {
        let mut plain = Plain::default();
        let both = table.description().dark_first.is_some()
            && table.rules().spec().opening != Opening::LightStarts;
        let first: &[Side] = if both { &Side::BOTH } else { &[Side::Light] };
        for &side in first {
            let mut games = HashMap::from([(table.rules().start(side), 1.0 / first.len() as f64)]);
            while games.values().sum::<f64>() > 1e-12 {
                let mut after = HashMap::new();
                for (position, share) in games {
                    plain.roll(table, side, position, share, &mut after);
                }
                games = after;
            }
        }
        plain
    }

    /// Every roll in one position, which so many of the games have come to.
    fn roll(
        &mut self,
        table: &Table,
        first: Side,
        position: RacePosition,
        share: f64,
        after: &mut HashMap<RacePosition, f64>,
    ) {
        self.positions.extend(table.numbering().number(&position));
        let seen = |rated: &MoveChance| rated.chance.seen_by(position.turn());
        let best = |roll| seen(&table.moves(&position, roll).unwrap()[0]);
        let before: f64 = position.dice().odds().map(|(roll, odds)| odds * best(roll)).sum();
        for (roll, odds) in position.dice().odds() {
            let share = share * odds;
            let moves = table.moves(&position, roll).unwrap();
            let luck = seen(&moves[0]) - before;
            self.rolls += share;
            self.squares += share * luck * luck;
            *self.luck.entry(roll.to_string()).or_default() += share * luck;
            if moves.len() > 1 {
                self.decisions += share;
                let sum: f64 = moves.iter().map(seen).sum();
                self.given_away += share * (seen(&moves[0]) - sum / moves.len() as f64);
            }
            self.count(table, &position, moves[0].mv, share);
            match moves[0].position.winner() {
                Some(winner) if winner == first => self.first_wins += share,
                Some(_) => {}
                None => *after.entry(moves[0].position).or_default() += share,
            }
        }
    }

    fn count(&mut self, table: &Table, position: &RacePosition, mv: Move, share: f64) {
        let (square, captures) = match mv {
            Move::Place(landing) => (landing.square, landing.captures),
            Move::Walk(walk, _) => (walk.end().square, walk.end().captures),
            other => {
                let to = if other == Move::Pass { "pass" } else { "off" };
                self.land(table, position.turn(), to.to_owned(), share, false);
                return;
            }
        };
        // Light's square on the same step, if the paths are alike.
        let rules = table.rules();
        let step = rules.path(position.turn()).iter().position(|&other| other == square).unwrap();
        let alike = table.description().dark_first.is_none();
        let square = if alike { rules.path(Side::Light)[step] } else { square };
        self.land(table, position.turn(), square.to_string(), share, captures);
    }

    fn land(&mut self, table: &Table, side: Side, to: String, share: f64, captures: bool) {
        let alike = table.description().dark_first.is_none();
        let side = if alike { Side::Light } else { side };
        let [landed, captured] = self.landings.entry((side, to)).or_default();
        *landed += share;
        *captured += if captures { share } else { 0.0 };
    }
}

fn statistics(rules: &'static RaceRules, games: u64) -> (Table, Statistics) {
    let table = solved(rules);
    let statistics = compute(&table, games, 1);
    (table, statistics)
}

fn compute(table: &Table, games: u64, seed: u64) -> Statistics {
    let mut play = PerfectPlay::new(table, games, seed, None).expect("not too large");
    let statistics = play.run(&Stop::default(), &mut |_| ()).expect("a sound table");
    statistics.expect("nobody stops it")
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-8
}

fn agrees_with_plain(what: &str, rules: &'static RaceRules) {
    let (table, statistics) = statistics(rules, 10);
    let plain = Plain::follow(&table);
    assert!(near(statistics.rolls, plain.rolls), "{what}: {} rolls", statistics.rolls);
    assert!(near(statistics.first_player_walked, plain.first_wins), "{what}");
    assert!(near(statistics.first_player, plain.first_wins), "{what}");
    assert!(near(statistics.luck.squares, plain.squares), "{what}");
    assert!(near(statistics.luck.variance, plain.squares), "{what}");
    assert!(near(statistics.choice.decisions, plain.decisions), "{what}");
    let given_away = statistics.choice.to_random * statistics.choice.decisions;
    assert!(near(given_away, plain.given_away), "{what}");
    assert_eq!(statistics.reached, plain.positions.len() as u64, "{what}");
    assert!(statistics.left_out < 1e-9, "{what}");
    for roll in &statistics.by_roll {
        let luck = roll.luck.unwrap() * roll.odds * statistics.rolls;
        assert!(near(luck, plain.luck[&roll.roll.to_string()]), "{what}: {roll:?}");
    }
    for square in &statistics.by_square {
        let found = plain.landings.get(&(square.side, square.to.to_string()));
        let [landings, captures] = found.copied().unwrap_or_default();
        assert!(near(square.landings, landings), "{what}: {square:?}");
        assert!(near(square.captures, captures), "{what}: {square:?}");
    }
}

#[test]
fn named_rulesets_agree_with_games_followed_plainly() {
    for name in ["classic:pieces=1", "masters:pieces=1", "blitz:pieces=1", "aseb:pieces=1"] {
        agrees_with_plain(name, race(name));
    }
}

#[test]
fn races_of_all_forms_agree_with_games_followed_plainly() {
    for (what, rules) in own_races() {
        agrees_with_plain(what, rules);
    }
}

#[test]
fn perfect_play_of_classic_with_one_piece() {
    let (_, statistics) = statistics(race("classic:pieces=1"), 1000);
    assert!(near(statistics.first_player_walked, 0.530_049_839_5));
    assert!(near(statistics.rolls, 17.061_881_042_4));
    assert!(near(statistics.luck.squares, statistics.luck.variance));
    assert_eq!((statistics.positions, statistics.reached), (217, 217));
    // With one piece there is never a choice.
    assert!(near(statistics.choice.decisions, 0.0) && near(statistics.choice.share, 0.0));
    assert!(near(statistics.choice.roll_share, 1.0));
}

#[test]
fn a_game_without_luck_has_nothing_that_decides_it() {
    let rules = toml(
        "board = \"8/8/8\"\nlight = \"a1 b1\"\ndark = \"a3 b3\"\ndice = { 1 = \"1/1\" }\npieces = 1",
    );
    let (_, statistics) = statistics(rules, 10);
    assert!(near(statistics.rolls, 5.0) && near(statistics.first_player_walked, 1.0));
    let zeros =
        [statistics.luck.swing, statistics.choice.roll_share, statistics.by_roll[0].decides];
    assert!(zeros.iter().all(|&zero| near(zero, 0.0)), "{zeros:?}");
}

/// Games by the table alone, with dice of this test's own.
#[test]
fn games_that_are_really_played_agree() {
    const GAMES: u32 = 20_000;
    let (table, statistics) = statistics(race("classic:pieces=2"), 20_000);
    let mut randomness = Xoshiro256PlusPlus::seed_from_u64(7);
    let (mut rolls, mut wins) = (0.0, 0.0);
    for _ in 0..GAMES {
        let mut position = table.rules().start(Side::Light);
        while position.winner().is_none() {
            let dice = position.dice();
            let roll = dice.roll(randomness.random_range(0..dice.throws()));
            position = table.moves(&position, roll).unwrap()[0].position;
            rolls += 1.0;
        }
        wins += if position.winner() == Some(Side::Light) { 1.0 } else { 0.0 };
    }
    let (rolls, wins) = (rolls / f64::from(GAMES), wins / f64::from(GAMES));
    let played = &statistics.played;
    for (mean, share) in [(rolls, wins), (played.rolls, played.first_player)] {
        let off = (mean - statistics.rolls).abs() / played.rolls_error;
        assert!(off < 4.0, "{mean} rolls instead of {}", statistics.rolls);
        let off = (share - statistics.first_player).abs() / played.first_player_error;
        assert!(off < 4.0, "{share} won instead of {}", statistics.first_player);
    }
    assert!(played.rolls_5 < played.rolls_50 && played.rolls_50 < played.rolls_95);
}

#[test]
fn shares_are_shares_and_add_up() {
    for name in ["classic:pieces=2", "aseb:pieces=2", "masters:pieces=2"] {
        let (_, statistics) = statistics(race(name), 10);
        let choice = &statistics.choice;
        let shares = [
            statistics.never_arise,
            choice.share,
            choice.ties,
            choice.roll_share,
            choice.choice_share,
            statistics.luck.swing,
            choice.to_second,
            choice.to_random,
        ];
        assert!(shares.iter().all(|share| (0.0..=1.0).contains(share)), "{name}: {shares:?}");
        let ones = [
            choice.roll_share + choice.choice_share,
            statistics.by_roll.iter().map(|roll| roll.odds).sum(),
            statistics.by_roll.iter().map(|roll| roll.decides).sum(),
            statistics.by_square.iter().map(|square| square.decides).sum(),
        ];
        assert!(ones.iter().all(|&one| near(one, 1.0)), "{name}: {ones:?}");
        let landings: f64 = statistics.by_square.iter().map(|square| square.landings).sum();
        assert!(near(landings, statistics.rolls), "{name}");
        let luck = statistics.by_roll.iter().map(|roll| roll.odds * roll.luck.unwrap());
        assert!(near(luck.sum(), 0.0), "{name}: luck is fair");
        assert!(statistics.by_square.iter().any(|square| square.to == Target::Off), "{name}");
    }
}

#[test]
fn the_numbers_are_the_same_on_any_number_of_threads() {
    let table = solved(race("classic:pieces=2"));
    let run = |threads| {
        let statistics = in_threads(threads, || compute(&table, 500, 3));
        format!("{statistics:?}")
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn progress_tells_of_every_position_three_times() {
    let table = solved(race("classic:pieces=2"));
    let mut told = Vec::new();
    let mut play = PerfectPlay::new(&table, 10, 1, None).unwrap();
    play.run(&Stop::default(), &mut |handled| told.push(handled)).unwrap();
    assert!(told.is_sorted());
    assert_eq!(told.last(), Some(&(3 * table.description().positions)));
}

#[test]
fn stopped_on_the_way_it_says_nothing_and_begun_anew_it_says_the_same() {
    let table = solved(race("classic:pieces=2"));
    let expected = format!("{:?}", compute(&table, 10, 1));
    let reports = 3 * table.description().positions;
    for stop_at in [1, reports / 2, reports] {
        let (mut play, stop) = (PerfectPlay::new(&table, 10, 1, None).unwrap(), Stop::default());
        let stopped = play.run(&stop, &mut |handled| {
            if handled >= stop_at {
                stop.ask();
            }
        });
        assert!(stopped.is_ok_and(|statistics| statistics.is_none()), "{stop_at}");
        let again = play.run(&Stop::default(), &mut |_| ()).unwrap().unwrap();
        assert_eq!(format!("{again:?}"), expected);
    }
}

#[test]
fn too_little_memory_is_found_out_before() {
    let table = solved(race("classic:pieces=2"));
    let Err(error) = PerfectPlay::new(&table, 10, 1, Some(1000)) else {
        panic!("it is too little")
    };
    assert!(matches!(error, StatisticsError::Memory { free: 1000, .. }), "{error}");
}
