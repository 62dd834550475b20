//! Looking ahead, against somebody who tries everything.

use std::time::Duration;

use ur_engine::{ByHand, Evaluator, expect, rank, rank_within};
use ur_rules::{Position, Roll, Side, VariantPosition};

use crate::support::{position, random_game, start};

/// Light's chance after so many more plies, found the long way: always as Light sees it.
fn of_light(position: &VariantPosition, plies: u8) -> f64 {
    if let Some(winner) = position.winner() {
        return if winner == Side::Light { 1.0 } else { 0.0 };
    }
    let is_light = position.turn() == Side::Light;
    if plies == 0 {
        let chance = ByHand.chance(position);
        return if is_light { chance } else { 1.0 - chance };
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
            let found = expect(&ByHand, &position, plies);
            let light = of_light(&position, plies);
            let tried = if position.turn() == Side::Light { light } else { 1.0 - light };
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
                let ranked = rank(&ByHand, &position, roll, plies);
                assert_eq!(ranked.len(), position.moves(roll).len());
                assert!(ranked.windows(2).all(|pair| pair[0].chance >= pair[1].chance));
                for one in ranked {
                    let after = position.play(roll, one.mv).expect("a legal move");
                    let light = of_light(&after, plies - 1);
                    let tried = if position.turn() == Side::Light { light } else { 1.0 - light };
                    assert!((one.chance - tried).abs() < 1e-12, "{position} {roll} {:?}", one.mv);
                }
            }
        }
    }
}

#[test]
fn a_move_that_wins_is_found_and_is_certain() {
    let position = position("classic:pieces=2", "4..2/3L4/4..1L l 0-0 1-1");
    assert!(rank(&ByHand, &position, Roll::Count(2), 1)[0].chance < 1.0);
    let winning = crate::support::position("classic:pieces=2", "4..2/1D6/4..1L l 0-1 0-1");
    let ranked = rank(&ByHand, &winning, Roll::Count(2), 2);
    assert_eq!((ranked[0].mv.to_string().as_str(), ranked[0].chance), ("h1-off", 1.0));
}

#[test]
fn without_time_one_ply_is_looked_at_and_with_much_of_it_all_that_are_allowed() {
    let position = position("classic:pieces=2", "4..2/1L6/2L1..2 l 0-0 2-0");
    let roll = Roll::Count(2);
    let (ranked, plies) = rank_within(&ByHand, &position, roll, Duration::ZERO, 5);
    assert_eq!((ranked, plies), (rank(&ByHand, &position, roll, 1), 1));
    let (ranked, plies) = rank_within(&ByHand, &position, roll, Duration::from_hours(1), 3);
    assert_eq!((ranked, plies), (rank(&ByHand, &position, roll, 3), 3));
}

#[test]
fn a_move_without_choice_costs_no_time() {
    let start = start("classic");
    let (ranked, plies) = rank_within(&ByHand, &start, Roll::Count(2), Duration::from_hours(1), 5);
    assert_eq!((ranked.len(), plies), (1, 1));
}

#[test]
fn of_equal_moves_the_first_that_is_listed_stays_first() {
    struct Indifferent;
    impl Evaluator<VariantPosition> for Indifferent {
        fn chance(&self, _: &VariantPosition) -> f64 {
            0.5
        }
    }
    let position = position("classic", "4..2/1LL1L3/4..2 l 4-0 7-0");
    let roll = Roll::Count(1);
    let listed: Vec<_> = position.moves(roll).collect();
    let ranked: Vec<_> = rank(&Indifferent, &position, roll, 1).iter().map(|one| one.mv).collect();
    assert_eq!(ranked, listed);
}

#[test]
fn by_hand_the_first_piece_on_the_board_does_not_decide_a_game_of_modern() {
    for name in ["modern", "modern:preset=d1", "modern:preset=a2"] {
        let chance = expect(&ByHand, &start(name), 1);
        assert!((0.4..0.75).contains(&chance), "{name}: {chance}");
    }
}
