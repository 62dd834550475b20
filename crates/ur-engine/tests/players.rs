//! What the players do, and that the dice are what they claim to be.

use ur_engine::{Cup, ExactValues, Player, Simulation};
use ur_rules::{Dice, Move, Roll, Ruleset, Side};

fn greedy_move(ruleset: &str, position: &str, roll: &str) -> String {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let position = ruleset.parse_position(position).expect("a position");
    let roll: Roll = roll.parse().expect("a roll");
    let mind =
        Player::Greedy.mind(&position, &ExactValues::none()).expect("greedy plays everything");
    let mv: Option<Move> = mind.choose(&position, roll, 0).expect("no values are asked");
    mv.expect("the game goes on").to_string()
}

fn simulate(ruleset: &str, players: [Player; 2], games: u64, seed: u64) -> ur_engine::Tally {
    let start = ruleset.parse::<Ruleset>().expect("a ruleset").start(Side::Light);
    let simulation = Simulation { start, players, games, seed };
    simulation.run(&ExactValues::none(), |_| ()).expect("these play everything")
}

#[test]
fn greedy_in_a_race_captures_before_all_else() {
    assert_eq!(greedy_move("classic", "4..2/2LL1D2/4..1L l 4-0 6-0", "2"), "d2xf2");
}

#[test]
fn greedy_in_a_race_then_takes_a_rosette_then_finishes_then_goes_furthest() {
    assert_eq!(greedy_move("classic", "4..2/1L2L3/4..2 l 5-0 7-0", "2"), "b2-d2");
    assert_eq!(greedy_move("classic", "4..2/4L3/4..1L l 5-0 7-0", "2"), "h1-off");
    assert_eq!(greedy_move("classic", "4..2/4LL2/4..2 l 5-0 7-0", "1"), "f2-g2");
}

#[test]
fn greedy_in_modern_wins_when_it_can_and_else_takes_forts() {
    assert_eq!(greedy_move("modern", "L3..L1/8/L3..1L l 3-0 7-0", "bc"), "h1-g1");
    assert_eq!(greedy_move("modern", "4..2/8/1L2..2 l 6-0 7-0", "bc"), "b1-a1");
}

#[test]
fn greedy_in_ravensburger_captures_and_delivers() {
    assert_eq!(greedy_move("ravensburger", "4..2/L1D5/4..2 l 9-0 9-0", "2"), "a2xc2");
    assert_eq!(greedy_move("ravensburger", "4..2/7(DL)/4..2 l 9-0 9-0", "2"), "h2-g1+1");
}

#[test]
fn the_same_seed_gives_the_same_games_and_another_gives_others() {
    let play = |seed| simulate("blitz", [Player::Random; 2], 200, seed);
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
}

#[test]
fn greedy_beats_random_everywhere() {
    for ruleset in Ruleset::NAMES {
        let tally = simulate(ruleset, [Player::Random, Player::Greedy], 60, 1);
        assert!(tally.wins[1] > 40, "{ruleset}: {tally:?}");
    }
}

#[test]
fn every_game_of_a_tally_is_counted_once() {
    let tally = simulate("classic", [Player::Random, Player::Greedy], 777, 5);
    assert_eq!(tally.games, 777);
    assert_eq!(tally.wins[0] + tally.wins[1] + tally.draws, 777);
    assert!(u64::from(tally.shortest) * 777 <= tally.rolls);
    assert!(u64::from(tally.longest) * 777 >= tally.rolls);
    let (low, high) = tally.first_share_interval();
    assert!(low < tally.first_share() && tally.first_share() < high);
}

#[test]
fn thrown_dice_come_as_often_as_their_odds_say() {
    for dice in
        [Dice::four_tetrahedra(), Dice::three_tetrahedra(), Dice::cube(), Dice::coloured_pair()]
    {
        let mut cup = Cup::seeded(1);
        let throws = 60_000;
        let rolls: Vec<Roll> = (0..throws).map(|_| cup.throw(&dice)).collect();
        // Pearson's statistic; with at most five degrees of freedom, 25 comes once in 7,000 times.
        let deviation: f64 = dice
            .odds()
            .map(|(expected, odds)| {
                let came = rolls.iter().filter(|roll| **roll == expected).count() as f64;
                (came - f64::from(throws) * odds).powi(2) / (f64::from(throws) * odds)
            })
            .sum();
        assert!(deviation < 25.0, "{dice:?}: {deviation}");
    }
}

#[test]
fn a_seeded_cup_gives_each_event_its_own_throw_whatever_came_before() {
    let dice = Dice::four_tetrahedra();
    let throw_at = |cup: &mut Cup, event| {
        cup.turn_to(event);
        cup.throw(&dice)
    };
    let (mut one, mut other) = (Cup::seeded(9), Cup::seeded(9));
    let forwards: Vec<Roll> = (0..50).map(|event| throw_at(&mut one, event)).collect();
    let mut backwards: Vec<Roll> = (0..50).rev().map(|event| throw_at(&mut other, event)).collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
}

#[test]
fn the_systems_cups_are_not_alike() {
    let dice = Dice::cube();
    let throws = || {
        let mut cup = Cup::from_system().expect("randomness");
        (0..60).map(|_| cup.throw(&dice)).collect::<Vec<_>>()
    };
    assert_ne!(throws(), throws());
}
