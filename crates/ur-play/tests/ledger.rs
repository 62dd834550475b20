//! The sheet of luck and skill: it adds up, for both sides, however a game went and ended.

use std::cell::Cell;
use std::sync::Arc;

use proptest::prelude::*;
use ur_engine::{ByHand, Cup, ExactValues, Judge, Source};
use ur_play::{Entry, Ledger};
use ur_rules::{Game, Phase, Points, Position, Ruleset, Side, VariantPosition};
use ur_solver::Accuracy;

fn start(ruleset: &str) -> VariantPosition {
    ruleset.parse::<Ruleset>().expect("a ruleset").start(Side::Light)
}

/// A game of so many rolls, always with the first or the last of the moves.
fn game(ruleset: &str, rolls: usize, seed: u64) -> Game {
    let mut game = Game::from_position(start(ruleset));
    let mut cup = Cup::seeded(seed);
    for _ in 0..rolls {
        if game.phase() != Phase::Roll {
            break;
        }
        game.roll(cup.throw(game.position().dice())).expect("a roll");
        let moves = game.legal_moves();
        let mv = if cup.side() == Side::Light { moves.first() } else { moves.last() };
        if let (Phase::Move(_), Some(mv)) = (game.phase(), mv) {
            game.play(mv).expect("a legal move");
        }
    }
    game
}

/// Judges who estimate, and one who is taken at his word.
fn judges() -> [Judge<VariantPosition>; 2] {
    let taken_at_his_word = Judge::exact(Arc::new(ByHand), Accuracy::Proved(Points::ZERO));
    let estimates = Judge { source: Source::ByHand, ..taken_at_his_word.clone() };
    [taken_at_his_word, estimates]
}

fn assert_adds_up(ledger: &Ledger) {
    let [start, changes @ .., result] = ledger.lines.as_slice() else { panic!("{ledger:?}") };
    assert_eq!(start.entry, Entry::Start);
    assert!(matches!(result.entry, Entry::Result | Entry::Stands));
    for side in 0..2 {
        let sum: i64 = changes.iter().map(|line| line.tenths[side]).sum();
        assert_eq!(start.tenths[side] + sum, result.tenths[side], "{ledger:?}");
    }
    for whole in [start, result] {
        assert_eq!(whole.tenths.iter().sum::<i64>(), 1000);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn both_columns_add_up(
        ruleset in prop::sample::select(Ruleset::NAMES.to_vec()),
        rolls in 0..60usize,
        seed in any::<u64>(),
        resigns in prop::option::of(prop::sample::select(Side::BOTH.to_vec())),
    ) {
        let mut game = game(ruleset, rolls, seed);
        if let Some(side) = resigns.filter(|_| game.outcome().is_none()) {
            game.resign(side).expect("somebody resigns");
        }
        for judge in judges() {
            let review = judge.review(&game, &|| true).expect("its own game");
            let ledger = Ledger::of(&review);
            assert_adds_up(&ledger);
            let end = ledger.lines.last().map(|line| line.entry == Entry::Result);
            prop_assert_eq!(end, Some(game.outcome().is_some()));
        }
    }
}

fn of(game: &Game, judge: usize) -> Ledger {
    let judges = judges();
    Ledger::of(&judges[judge].review(game, &|| true).expect("its own game"))
}

fn line(ledger: &Ledger, entry: Entry) -> Option<[i64; 2]> {
    ledger.lines.iter().find(|line| line.entry == entry).map(|line| line.tenths)
}

#[test]
fn resigning_is_a_line_of_its_own_and_no_decision() {
    let mut game = game("classic", 9, 3);
    let before = of(&game, 0);
    assert_eq!(line(&before, Entry::Ending), None);
    game.resign(Side::Dark).expect("Dark resigns");
    let after = of(&game, 0);
    let [light, dark] = line(&after, Entry::Ending).expect("a line");
    assert!(light > 0 && dark == -light, "{after:?}");
    assert_eq!(line(&after, Entry::Result), Some([1000, 0]));
    assert_eq!(after.skill, before.skill, "nobody decided anything by it");
    assert_eq!(line(&after, Entry::Moves), line(&before, Entry::Moves));
}

#[test]
fn only_estimates_have_an_error_of_their_own() {
    let game = game("classic", 30, 8);
    assert_eq!(line(&of(&game, 0), Entry::JudgesError), None);
    assert!(line(&of(&game, 1), Entry::JudgesError).is_some());
}

#[test]
fn estimated_luck_has_no_drift() {
    // Over all rolls, what a roll brings beyond the mean of the same judge's values comes to nothing.
    let position = *game("classic:pieces=3", 12, 5).position();
    let [_, judge] = judges();
    let mut drift = 0.0;
    for (roll, odds) in position.dice().odds() {
        let mut game = Game::from_position(position);
        game.roll(roll).expect("a roll");
        if let Some(mv) = game.legal_moves().first() {
            game.play(mv).expect("a legal move");
        }
        let review = judge.review(&game, &|| true).expect("its own game");
        drift += odds * review.plies[0].luck.share();
    }
    assert!(drift.abs() < 1e-12, "{drift}");
}

#[test]
fn moves_that_lead_to_one_position_are_no_decision() {
    // A stone of a tower may be left or taken along, and yet every way leads to the same.
    for seed in 0..40 {
        let game = game("ravensburger:pieces=2", 60, seed);
        for (ply, reviewed) in game.plies().iter().zip(&review(&game).plies) {
            let positions = ply.before.successors(ply.roll).len();
            assert_eq!(reviewed.choices, positions);
            assert_eq!(reviewed.band.is_some(), positions > 1);
        }
    }
}

fn review(game: &Game) -> ur_engine::Review {
    judges()[0].review(game, &|| true).expect("its own game")
}

#[test]
fn a_review_that_may_not_go_on_says_how_far_it_got() {
    let mut game = game("classic", 20, 1);
    game.resign(Side::Light).expect("Light resigns");
    let left = Cell::new(5u32);
    let may_go_on = || left.replace(left.get().saturating_sub(1)) > 0;
    let judge = Judge::best(game.start(), &ExactValues::none()).expect("a judge");
    let review = judge.review(&game, &may_go_on).expect("its own game");
    assert_eq!((review.plies.len(), review.complete), (5, false));
    let ledger = Ledger::of(&review);
    assert_adds_up(&ledger);
    assert_eq!(ledger.lines.last().map(|line| line.entry), Some(Entry::Stands));
}
