//! Looking ahead, against somebody who tries everything.

use std::time::Duration;

use ur_engine::{ByHand, Evaluator, Fault, expect, rank, rank_within};
use ur_rules::{Chance, Position, Roll, Side, VariantPosition};

use crate::support::{position, random_game, start};

/// Light's chance after so many more plies, found the long way: always as Light sees it.
fn of_light(position: &VariantPosition, plies: u8) -> f64 {
    if let Some(winner) = position.winner() {
        return if winner == Side::Light { 1.0 } else { 0.0 };
    }
    let is_light = position.turn() == Side::Light;
    if plies == 0 {
        return ByHand.chance(position).expect("a rule of thumb").seen_by(Side::Light);
    }
    let dice = position.dice();
    let of_roll = |roll| {
        let after = position.moves(roll).map(|mv| {
            let after = position.play(roll, mv).expect("a legal move");
            of_light(&after, plies - 1)
        });
        if is_light { after.fold(0.0, f64::max) } else { after.fold(1.0, f64::min) }
    };
    dice.odds().map(|(roll, odds)| odds * of_roll(roll)).sum()
}

/// Positions of short games, in which somebody may win soon.
fn positions() -> Vec<VariantPosition> {
    let mut positions = Vec::new();
    for name in ["classic:pieces=1", "blitz:pieces=2", "aseb:pieces=1", "ravensburger:pieces=2"] {
        for seed in 0..4 {
            let game = random_game(start(name), 40, seed, false);
            positions.extend(game.plies().iter().step_by(7).map(|ply| ply.before));
        }
    }
    assert!(positions.len() > 40);
    positions
}

#[test]
fn what_is_expected_is_what_trying_everything_finds() {
    for position in positions() {
        for plies in 0..=2 {
            let found = expect(&ByHand, &position, plies).expect("a rule of thumb");
            let (found, tried) = (found.seen_by(Side::Light), of_light(&position, plies));
            assert!((found - tried).abs() < 1e-12, "{position}, {plies} plies: {found}, {tried}");
        }
    }
}

#[test]
fn moves_are_ranked_by_what_trying_everything_finds() {
    for position in positions() {
        for odds in position.dice().rolls() {
            let roll = odds.roll;
            for plies in 1..=2 {
                let ranked = rank(&ByHand, &position, roll, plies).expect("a rule of thumb");
                assert_eq!(ranked.len(), position.moves(roll).len());
                let shares: Vec<f64> =
                    ranked.iter().map(|one| one.chance.seen_by(position.turn())).collect();
                assert!(shares.is_sorted_by(|one, other| one >= other));
                for one in ranked {
                    assert_eq!(position.play(roll, one.mv), Ok(one.after));
                    let tried = of_light(&one.after, plies - 1);
                    let off = (one.chance.seen_by(Side::Light) - tried).abs();
                    assert!(off < 1e-12, "{position} {roll} {:?}", one.mv);
                }
            }
        }
    }
}

#[test]
fn a_move_that_wins_is_found_and_is_certain() {
    let position = position("classic:pieces=2", "4..2/3L4/4..1L l 0-0 1-1");
    let best = |position, plies| rank(&ByHand, &position, Roll::Count(2), plies).expect("moves")[0];
    assert!(best(position, 1).chance.seen_by(Side::Light) < 1.0);
    let winning = crate::support::position("classic:pieces=2", "4..2/1D6/4..1L l 0-1 0-1");
    let best = best(winning, 2);
    assert_eq!(
        (best.mv.to_string().as_str(), best.chance),
        ("h1-off", Chance::won_by(Side::Light))
    );
}

#[test]
fn without_time_one_ply_is_looked_at_and_with_much_of_it_all_that_are_allowed() {
    let position = position("classic:pieces=2", "4..2/1L6/2L1..2 l 0-0 2-0");
    let roll = Roll::Count(2);
    let within = |time, most| rank_within(&ByHand, &position, roll, time, most).expect("moves");
    let plies = |plies| (rank(&ByHand, &position, roll, plies).expect("moves"), plies);
    assert_eq!(within(Duration::ZERO, 5), plies(1));
    assert_eq!(within(Duration::from_hours(1), 3), plies(3));
}

#[test]
fn a_move_without_choice_costs_no_time() {
    let start = start("classic");
    let found = rank_within(&ByHand, &start, Roll::Count(2), Duration::from_hours(1), 5);
    let (ranked, plies) = found.expect("moves");
    assert_eq!((ranked.len(), plies), (1, 1));
}

#[test]
fn of_equal_moves_the_first_that_is_listed_stays_first() {
    struct Indifferent;
    impl Evaluator<VariantPosition> for Indifferent {
        fn chances(&self, positions: &[VariantPosition]) -> Result<Vec<Chance>, Fault> {
            Ok(vec![Chance::EVEN; positions.len()])
        }
    }
    let position = position("classic", "4..2/1LL1L3/4..2 l 4-0 7-0");
    let roll = Roll::Count(1);
    let listed: Vec<_> = position.moves(roll).collect();
    let ranked = rank(&Indifferent, &position, roll, 1).expect("moves");
    assert_eq!(ranked.iter().map(|one| one.mv).collect::<Vec<_>>(), listed);
}

#[test]
fn by_hand_the_first_piece_on_the_board_does_not_decide_a_game_of_modern() {
    for name in ["modern", "modern:preset=d1", "modern:preset=a2"] {
        let chance = expect(&ByHand, &start(name), 1).expect("a rule of thumb");
        let chance = chance.seen_by(Side::Light);
        assert!((0.4..0.75).contains(&chance), "{name}: {chance}");
    }
}
