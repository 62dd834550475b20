//! The values of solved games: right, proved, and the same on every machine.

use std::fs;

use proptest::prelude::*;
use ur_rules::race::{RacePosition, RaceRules};
use ur_rules::{Position, Ruleset, Side};
use ur_solver::{Kernel, MoveChance, SolveError, Stop, Table, Work, solve_plainly};

use crate::support::{Folder, in_threads, own_races, race, random_race, solved, to_the_end, toml};

/// What is left of the plain solver's own error.
const PLAIN_ERROR: f64 = 1e-9;

/// Named rulesets with so few pieces that they are solved at once.
const SMALL: [&str; 6] = [
    "classic:pieces=1",
    "classic:pieces=2",
    "blitz:pieces=1",
    "masters:pieces=1",
    "masters-four-dice:pieces=1",
    "aseb:pieces=1",
];

/// The first position in which a table and the plain solver disagree, over all that play can reach.
fn disagreement(table: &Table) -> Option<String> {
    let rules = table.rules();
    let chances = solve_plainly(Side::BOTH.map(|side| rules.start(side)), 1e-14);
    let allowed = table.description().greatest_error + PLAIN_ERROR;
    chances.iter().find_map(|(position, plain)| {
        let fast = table.chance(position).expect("a sound table").seen_by(position.turn());
        let wrong = (fast - plain).abs() > allowed;
        wrong.then(|| format!("{position}: {fast} in the table, {plain} by the plain solver"))
    })
}

#[test]
fn every_position_of_a_small_game_has_the_value_that_the_plain_solver_finds() {
    for name in SMALL {
        let table = solved(race(name));
        assert_eq!(disagreement(&table), None, "{name}");
    }
}

#[test]
fn so_have_the_positions_of_peoples_own_games() {
    for (what, rules) in own_races() {
        let table = solved(rules);
        assert_eq!(disagreement(&table), None, "{what}");
    }
}

#[test]
fn a_proof_that_takes_many_sweeps_is_not_given_up() {
    // Pieces are sent back so often that the news of a finish takes long to arrive.
    for [light, dark] in [["c2 b1 e2 b2", "c2 b3 e2 b2"], ["a1 b2 c2 a3", "a3 b2 c2 a1"]] {
        let slow = toml(&format!(
            "board = \"8/8/8\"\nlight = \"{light}\"\ndark = \"{dark}\"\nrosettes = \"b2\"\n\
             rosette_roll = false\ncapture_roll = false\npieces = 2\n\
             [dice]\n0 = \"2/3\"\n1 = \"1/3\""
        ));
        let table = solved(slow);
        assert_eq!(disagreement(&table), None, "{light}");
    }
}

proptest! {
    #[test]
    fn a_game_of_any_form_is_refused_or_solved_rightly(text in random_race()) {
        // Dice that show nothing but 0 make no ruleset.
        if let Ok(Ruleset::Race(rules)) = Ruleset::from_toml("own.toml", &text) {
            let folder = Folder::new();
            match to_the_end(folder.job(rules)) {
                Ok(_) => prop_assert_eq!(disagreement(&folder.open(rules)), None),
                Err(SolveError::Unsolvable(_)) => {}
                Err(error) => prop_assert!(false, "{error}"),
            }
        }
    }
}

/// Checks the first player's chance against one that is known to so many digits.
fn assert_known(name: &str, value: f64, digits: i32) {
    let table = solved(race(name));
    let solution = table.description();
    let [low, high] = solution.first_player;
    let rounding = 0.5 * 10f64.powi(-digits);
    let holds = low <= value + rounding && value - rounding <= high;
    assert!(holds, "{name}: {value} is not between {low} and {high}");
    assert!(high - low <= 1e-10, "{name}: {low} to {high} is too wide");
    assert!(solution.widest_interval <= 1e-10, "{name}: {}", solution.widest_interval);
}

#[test]
fn the_first_players_chance_is_the_one_that_others_have_found() {
    assert_known("classic:pieces=1", 0.530_049_839_524_86, 14);
    assert_known("classic:pieces=2", 0.518_572_907_495_66, 14);
    assert_known("blitz:pieces=1", 0.509_237_648_361, 12);
    assert_known("masters:pieces=2", 0.510_354_915_527, 12);
}

#[test]
#[ignore = "137,870,097 positions take a minute and more than a gigabyte: `make slow`"]
fn the_first_players_chance_in_the_whole_classic_game() {
    assert_known("classic", 0.515_404_732_509, 12);
}

#[test]
fn a_symmetric_game_has_one_chance_for_the_first_player_and_another_has_two() {
    for (what, rules) in own_races() {
        let table = solved(rules);
        let solution = table.description();
        let is_mirrored = rules.track(Side::Light).mirrors(rules.track(Side::Dark));
        assert_eq!(solution.dark_first.is_none(), is_mirrored, "{what}");
        let dark_first = solution.dark_first.unwrap_or(solution.first_player);
        for (first, [low, high]) in [(Side::Light, solution.first_player), (Side::Dark, dark_first)]
        {
            let chance = table.chance(&rules.start(first)).expect("a sound table").seen_by(first);
            let error = table.description().greatest_error;
            assert!(low - error <= chance && chance <= high + error, "{what}: {chance}");
        }
    }
}

/// Rulesets of every form: mirror images and not, long lanes and none.
fn forms() -> impl Iterator<Item = &'static RaceRules> {
    let named = SMALL.into_iter().map(race);
    named.chain(own_races().into_iter().map(|(_, rules)| rules))
}

#[test]
fn every_kernel_gives_the_same_table_to_the_bit() {
    for kernel in Kernel::ALL.into_iter().filter(|kernel| !kernel.is_available()) {
        eprintln!("not really tested: without {kernel} this machine takes one value at a time");
    }
    for rules in forms() {
        let bytes = |kernel: Kernel| {
            let folder = Folder::new();
            to_the_end(folder.job(rules).with_kernel(kernel)).expect("it is solved");
            folder.table_bytes()
        };
        let plain = bytes(Kernel::Plain);
        for kernel in Kernel::ALL.into_iter().filter(|&kernel| kernel != Kernel::Plain) {
            assert!(bytes(kernel) == plain, "{rules}: {kernel} differs from plain");
        }
    }
}

#[test]
fn any_number_of_threads_gives_the_same_table_to_the_bit() {
    for rules in forms() {
        let bytes = |threads| {
            let folder = Folder::new();
            in_threads(threads, || folder.solve(rules));
            folder.table_bytes()
        };
        assert!(bytes(1) == bytes(2), "{rules}: two threads differ from one");
    }
}

/// The chance of the side to act, by the rules for some plies and by the table after them.
fn looked_ahead(table: &Table, position: &RacePosition, plies: u32) -> f64 {
    if plies == 0 || position.winner().is_some() {
        return table.chance(position).expect("a sound table").seen_by(position.turn());
    }
    let expected = position.dice().odds().map(|(roll, odds)| {
        let values = position.successors(roll).into_iter().map(|after| {
            let value = looked_ahead(table, &after, plies - 1);
            if after.turn() == position.turn() { value } else { 1.0 - value }
        });
        odds * values.fold(0.0, f64::max)
    });
    expected.sum()
}

#[test]
fn every_value_is_what_looking_ahead_by_the_rules_makes_of_the_others() {
    for rules in forms() {
        let table = solved(rules);
        let plies = if table.numbering().len() < 1000 { 3 } else { 1 };
        let allowed = 2.0 * table.description().greatest_error + 1e-12;
        for number in 0..table.numbering().len() {
            let position = table.numbering().position(number).expect("a position");
            let stored = table.chance(&position).expect("a sound table").seen_by(position.turn());
            let expected = looked_ahead(&table, &position, plies);
            let error = (stored - expected).abs();
            assert!(error <= allowed, "{rules}: {position}: {stored}, but {expected} by the rules");
        }
    }
}

#[test]
fn moves_are_rated_best_first() {
    let table = solved(race("classic:pieces=2"));
    for number in 0..table.numbering().len() {
        let position = table.numbering().position(number).expect("a position");
        for odds in position.dice().rolls() {
            let rated = table.moves(&position, odds.roll).expect("a sound table");
            assert_eq!(rated.len(), position.moves(odds.roll).len());
            let share = |one: &MoveChance| one.chance.seen_by(position.turn());
            assert!(rated.is_sorted_by(|one, next| share(one) >= share(next)), "{position}");
        }
    }
}

#[test]
fn a_table_that_cannot_be_written_is_no_reason_to_lose_what_is_solved() {
    let (rules, folder) = (race("classic:pieces=2"), Folder::new());
    fs::create_dir(folder.table_path()).expect("something in the way");
    let error = to_the_end(folder.job(rules)).expect_err("a folder is in the way");
    assert!(matches!(&error, SolveError::Table { path, .. } if *path == folder.table_path()));
    fs::remove_dir(folder.table_path()).expect("out of the way again");
    let mut sweeps = 0;
    let solved = folder.begin(rules).run(&Stop::default(), &mut |progress| {
        sweeps += u32::from(progress.sweep.is_some());
    });
    let table = solved.expect("nothing is in the way").expect("nobody stops it");
    assert_eq!((&table, sweeps), (folder.open(rules).description(), 0));
}

#[test]
fn the_plain_solver_comes_to_an_end_with_any_tolerance() {
    let start = race("classic:pieces=1").start(Side::Light);
    let exact = solve_plainly([start], 1e-14)[&start];
    for tolerance in [0.0, -1.0, f64::NAN, f64::NEG_INFINITY, f64::MIN_POSITIVE] {
        let chance = solve_plainly([start], tolerance)[&start];
        assert!((chance - exact).abs() < 1e-12, "{tolerance}: {chance}");
    }
}
