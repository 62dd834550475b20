//! What moves are worth, for those who ask.

use std::time::Duration;

use ur_engine::{Judge, Shelf, Source, expect, hint};
use ur_rules::{IllegalMove, Position, Roll, Ruleset};

use crate::support::{position, random_game, solved, start};

#[test]
fn every_roll_of_every_ruleset_has_its_moves_best_first() {
    for name in Ruleset::NAMES {
        let game = random_game(start(name), 8, 3, false);
        let position = game.position();
        let judge = Judge::best(position, &Shelf::empty()).expect("a judge");
        let analysis = judge.analyse(position, None, None).expect("the game goes on");
        assert!((0.0..=1.0).contains(&analysis.chance), "{name}: {}", analysis.chance);
        assert!(analysis.accuracy.error() > 0.0, "{name}");
        let odds: f64 = analysis.rolls.iter().map(|roll| roll.odds).sum();
        assert!((odds - 1.0).abs() < 1e-12, "{name}: {odds}");
        assert_eq!(analysis.rolls.len(), position.dice().rolls().len(), "{name}");
        for roll in &analysis.rolls {
            assert_eq!(roll.moves.len(), position.moves(roll.roll).len(), "{name} {}", roll.roll);
            let sorted = roll.moves.windows(2).all(|pair| pair[0].chance >= pair[1].chance);
            assert!(sorted, "{name} {}: {:?}", roll.roll, roll.moves);
            for rated in &roll.moves {
                assert_eq!(position.play(roll.roll, rated.mv), Ok(rated.position), "{name}");
                assert!((0.0..=1.0).contains(&rated.chance), "{name}: {rated:?}");
            }
        }
    }
}

#[test]
fn exact_chances_add_up_to_the_chance_before_the_roll() {
    let (_folder, shelf) = solved("classic:pieces=2");
    let start = start("classic:pieces=2");
    let judge = Judge::best(&start, &shelf).expect("a judge");
    assert_eq!(judge.source, Source::Exact);
    for ply in random_game(start, 60, 5, false).plies() {
        let analysis = judge.analyse(&ply.before, None, None).expect("the game goes on");
        let best = analysis.rolls.iter().map(|roll| roll.odds * roll.moves[0].chance);
        let sum: f64 = best.sum();
        assert!((sum - analysis.chance).abs() <= 2.0 * analysis.accuracy.error(), "{}", ply.before);
    }
    assert_eq!(judge.fault(), None);
}

#[test]
fn an_estimate_is_the_mean_over_the_rolls() {
    let start = start("modern");
    let judge = Judge::best(&start, &Shelf::empty()).expect("a judge");
    let analysis = judge.analyse(&start, None, None).expect("the game goes on");
    let mean = expect(&judge.evaluator, &start, 1);
    assert!((analysis.chance - mean).abs() < 1e-12);
}

#[test]
fn time_is_for_looking_further() {
    let position = position("classic:pieces=1", "4..2/1L6/4..2 l 0-0 1-0");
    let judge = Judge::best(&position, &Shelf::empty()).expect("a judge");
    let roll = Some(Roll::Count(2));
    let analysis = judge.analyse(&position, roll, Some(Duration::ZERO)).expect("it goes on");
    assert_eq!(analysis.rolls[0].plies, 1);
    assert_eq!(analysis.rolls.len(), 1);
}

#[test]
fn a_finished_game_and_a_roll_of_other_dice_are_refused() {
    let over = position("classic", "4..2/8/4..2 d 0-7 7-0");
    let judge = Judge::best(&over, &Shelf::empty()).expect("a judge");
    let refused = judge.analyse(&over, None, None).expect_err("it is over");
    assert!(matches!(refused, IllegalMove::Finished { .. }), "{refused}");
    let start = start("classic");
    let refused = judge.analyse(&start, Some(Roll::Count(6)), None).expect_err("no such roll");
    assert!(matches!(refused, IllegalMove::NotARoll(_)), "{refused}");
}

#[test]
fn a_hint_is_the_first_move_of_the_analysis() {
    let position = position("classic", "4..2/1LL1L1D1/4..2 l 4-0 6-0");
    let shelf = Shelf::empty();
    let judge = Judge::best(&position, &shelf).expect("a judge");
    let roll = Roll::Count(2);
    let analysis = judge.analyse(&position, Some(roll), None).expect("the game goes on");
    let hint = hint(&position, roll, &shelf).expect("a judge").expect("a move");
    assert_eq!(hint.mv, analysis.rolls[0].moves[0].mv);
}
