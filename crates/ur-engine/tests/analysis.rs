//! What moves are worth, for those who ask.

use std::time::Duration;

use ur_engine::{AnalysisError, ExactValues, Judge, RatedMove, Source};
use ur_rules::{Chance, IllegalMove, Points, Position, Roll, Ruleset};

use crate::support::{position, random_game, solved, start};

#[test]
fn every_roll_of_every_ruleset_has_its_moves_best_first() {
    for name in Ruleset::NAMES {
        let game = random_game(start(name), 8, 3, false);
        let position = game.position();
        let judge = Judge::best(position, &ExactValues::none()).expect("a judge");
        let analysis = judge.analyse(position, None, None).expect("the game goes on");
        let is_chance = |chance: Chance| (0.0..=1.0).contains(&chance.seen_by(analysis.side));
        assert!(is_chance(analysis.chance), "{name}: {:?}", analysis.chance);
        assert!(analysis.accuracy.error() > Points::ZERO, "{name}");
        let odds: f64 = analysis.rolls.iter().map(|roll| roll.odds).sum();
        assert!((odds - 1.0).abs() < 1e-12, "{name}: {odds}");
        assert_eq!(analysis.rolls.len(), position.dice().rolls().len(), "{name}");
        for roll in &analysis.rolls {
            assert_eq!(roll.moves.len(), position.moves(roll.roll).len(), "{name} {}", roll.roll);
            let gain = |one: &RatedMove<_>, other: &RatedMove<_>| {
                one.chance.gain_since(other.chance, analysis.side)
            };
            let sorted = roll.moves.windows(2).all(|two| gain(&two[0], &two[1]) >= Points::ZERO);
            assert!(sorted, "{name} {}: {:?}", roll.roll, roll.moves);
            for rated in &roll.moves {
                assert_eq!(position.play(roll.roll, rated.mv), Ok(rated.after), "{name}");
                assert!(is_chance(rated.chance), "{name}: {rated:?}");
            }
        }
    }
}

#[test]
fn exact_chances_add_up_to_the_chance_before_the_roll() {
    let (_folder, values) = solved("classic:pieces=2");
    let start = start("classic:pieces=2");
    let judge = Judge::best(&start, &values).expect("a judge");
    assert_eq!(judge.source, Source::Exact);
    for ply in random_game(start, 60, 5, false).plies() {
        let analysis = judge.analyse(&ply.before, None, None).expect("the game goes on");
        let seen = |chance: Chance| chance.seen_by(analysis.side);
        let best = analysis.rolls.iter().map(|roll| roll.odds * seen(roll.moves[0].chance));
        let off = (best.sum::<f64>() - seen(analysis.chance)).abs();
        assert!(off <= 2.0 * analysis.accuracy.error().share(), "{}", ply.before);
    }
}

#[test]
fn time_is_for_looking_further() {
    let position = position("classic:pieces=1", "4..2/1L6/4..2 l 0-0 1-0");
    let judge = Judge::best(&position, &ExactValues::none()).expect("a judge");
    let roll = Some(Roll::Count(2));
    let analysis = judge.analyse(&position, roll, Some(Duration::ZERO)).expect("it goes on");
    assert_eq!(analysis.rolls[0].plies, 1);
    assert_eq!(analysis.rolls.len(), 1);
}

#[test]
fn a_finished_game_and_a_roll_of_other_dice_are_refused() {
    let over = position("classic", "4..2/8/4..2 d 0-7 7-0");
    let judge = Judge::best(&over, &ExactValues::none()).expect("a judge");
    let refused = judge.analyse(&over, None, None).expect_err("it is over");
    assert!(matches!(refused, AnalysisError::Illegal(IllegalMove::Finished { .. })), "{refused}");
    let start = start("classic");
    let refused = judge.analyse(&start, Some(Roll::Count(6)), None).expect_err("no such roll");
    assert!(matches!(refused, AnalysisError::Illegal(IllegalMove::NotARoll(_))), "{refused}");
}
