//! The UR-Spiel with few stones: the same values as those of the plain solver, and proved.

use ur_rules::ravensburger::RavensburgerRules;
use ur_rules::{Chance, Position, RavensburgerPosition, Ruleset, Side, VariantPosition};
use ur_solver::{SmallGame, Unsolvable, solve_plainly};

/// What is left of the plain solver's own error.
const PLAIN_ERROR: f64 = 1e-10;

fn rules(name: &str) -> &'static RavensburgerRules {
    match name.parse() {
        Ok(Ruleset::Ravensburger(rules)) => rules,
        other => panic!("{name} is ravensburger, not {other:?}"),
    }
}

fn solved(name: &str) -> SmallGame {
    SmallGame::solve(rules(name), None).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Compares a game with the plain solver in every position that play can reach, whoever is to act.
fn compare(name: &str) {
    let game = solved(name);
    let plain = solve_plainly([rules(name).start(Side::Light)], 1e-12);
    for (position, chance) in plain {
        let found =
            game.chance(&position).unwrap_or_else(|| panic!("{name}: {position} is missing"));
        let found = found.seen_by(position.turn());
        let off = (found - chance).abs();
        assert!(
            off < game.accuracy().error().share() + PLAIN_ERROR,
            "{name}, {position}: {found}, plainly {chance}"
        );
    }
}

#[test]
fn one_stone_a_side_has_the_values_that_the_plain_solver_finds() {
    let options = ["", ",six=roll_again", ",red_may_stop_on_a5=false", ",stack_limit=1"];
    for options in options {
        compare(&format!("ravensburger:pieces=1{options}"));
    }
}

#[test]
#[ignore = "two stones keep the plain solver busy for half a minute: `make slow`"]
fn so_have_two_stones_a_side() {
    compare("ravensburger:pieces=2");
}

#[test]
fn every_chance_of_two_stones_a_side_follows_from_those_after_it() {
    assert_follows("ravensburger:pieces=2");
}

#[test]
fn so_does_every_chance_under_any_house_rules() {
    for six in ["pass", "roll_again"] {
        for [prisoners, a5] in [["true"; 2], ["false"; 2], ["true", "false"], ["false", "true"]] {
            for limit in [1, 2, 20] {
                assert_follows(&format!(
                    "ravensburger:pieces=1,six={six},stack_limit={limit},\
                     partial_prisoners={prisoners},red_may_stop_on_a5={a5}"
                ));
            }
        }
    }
}

/// Checks every chance against those of the positions after it.
fn assert_follows(name: &str) {
    let (rules, game) = (rules(name), solved(name));
    let chance = |position: &RavensburgerPosition, side| {
        game.chance(position).expect("a position of the game").seen_by(side)
    };
    rules.for_each_position(|position| {
        let mover = position.turn();
        let after = |next: RavensburgerPosition| chance(&next, mover);
        let best = |roll| position.successors(roll).into_iter().map(after).fold(0.0, f64::max);
        let expected: f64 = position.dice().odds().map(|(roll, odds)| odds * best(roll)).sum();
        assert!(
            (expected - chance(position, mover)).abs() < 2e-9,
            "{name}, {position}: {expected}"
        );
    });
}

#[test]
fn values_are_proved_where_nobody_can_play_for_ever() {
    for name in ["ravensburger:pieces=1", "ravensburger:pieces=2,six=roll_again"] {
        let game = solved(name);
        assert!(!game.is_endless(), "{name}");
        assert!(game.accuracy().is_proved(), "{name}");
        assert!(game.accuracy().error().share() < 2e-9, "{name}: {:?}", game.accuracy());
    }
}

#[test]
fn a_game_without_captures_is_a_draw() {
    let game = solved("ravensburger:pieces=2,stack_limit=1");
    assert!(game.is_endless());
    let start = rules("ravensburger:pieces=2,stack_limit=1").start(Side::Light);
    let chance = game.chance(&start).expect("a position of the game");
    let off = chance.gain_since(Chance::EVEN, Side::Light);
    assert!(off.share().abs() < 1e-9, "{chance:?}");
}

#[test]
fn positions_that_play_cannot_reach_are_solved_too() {
    // A stone of Dark's is out, and Light has none that could have brought it to the goal.
    let ruleset: Ruleset = "ravensburger:pieces=2".parse().expect("a ruleset");
    let position = ruleset.parse_position("4..2/L7/4..2 l 1-0 1-1").expect("a position");
    let VariantPosition::Ravensburger(position) = position else { panic!("{position}") };
    let chance = solved("ravensburger:pieces=2").chance(&position).expect("it is solved");
    assert!(chance.seen_by(Side::Light) > 0.5, "{chance:?}");
}

#[test]
fn a_game_knows_only_its_own_positions() {
    let game = solved("ravensburger:pieces=1");
    assert_eq!(game.positions(), 604);
    assert_eq!(game.chance(&rules("ravensburger:pieces=2").start(Side::Light)), None);
    let other = rules("ravensburger:pieces=1,six=roll_again");
    assert_eq!(game.chance(&other.start(Side::Light)), None);
}

#[test]
fn too_many_stones_are_refused_before_any_work() {
    let reason = SmallGame::needs(rules("ravensburger")).expect_err("ten stones are too many");
    assert_eq!(reason, Unsolvable::TooManyStones { stones: 10, most: 3 });
    assert!(SmallGame::solve(rules("ravensburger:pieces=4"), None).is_err());
    let few = SmallGame::solve(rules("ravensburger:pieces=1"), Some(1000));
    assert!(matches!(few, Err(Unsolvable::Memory { free: 1000, .. })));
}

#[test]
fn what_is_needed_is_known_before() {
    let needs = SmallGame::needs(rules("ravensburger:pieces=2")).expect("it can be solved");
    assert_eq!((needs.positions, needs.disk), (137_626, 0));
    assert!(needs.memory < 20_000_000, "{needs:?}");
}

#[test]
#[ignore = "takes minutes, and 1.6 GB: `make slow`"]
fn three_stones_a_side_are_solved_and_proved() {
    let game = solved("ravensburger:pieces=3");
    let start = rules("ravensburger:pieces=3").start(Side::Light);
    let chance = game.chance(&start).expect("a position of the game");
    assert!((chance.seen_by(Side::Light) - 0.497_789_130).abs() < 1e-8, "{chance:?}");
    assert!(!game.is_endless() && game.accuracy().is_proved());
    assert!(game.accuracy().error().share() < 2e-9, "{:?}", game.accuracy());
}
