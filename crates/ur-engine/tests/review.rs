//! Games told as luck and skill: the books balance, and luck is nobody's friend.

use std::collections::HashSet;
use std::sync::Arc;

use proptest::prelude::*;
use ur_engine::{Band, ByHand, ExactValues, Judge, Review, Source};
use ur_rules::{Chance, Game, Phase, Points, Position, Reason, Ruleset, Side, VariantPosition};
use ur_solver::Accuracy;

use crate::support::{random_game, solved, start};

/// What is left over may be rounding only.
const ROUNDING: f64 = 1e-9;

/// A judge who is quick, and taken at his word.
fn quick_judge() -> Judge<VariantPosition> {
    Judge::exact(Arc::new(ByHand), Accuracy::Proved(Points::ZERO))
}

/// How a game may end that is not played to its end.
#[derive(Clone, Copy, Debug)]
enum End {
    AsItStands,
    Resigned(Side),
    TimedOut(Side),
    InTheMiddleOfATurn,
    DrawClaimed,
}

fn any_end() -> impl Strategy<Value = End> {
    let side = prop::sample::select(Side::BOTH.to_vec());
    prop_oneof![
        Just(End::AsItStands),
        side.clone().prop_map(End::Resigned),
        side.prop_map(End::TimedOut),
        Just(End::InTheMiddleOfATurn),
        Just(End::DrawClaimed),
    ]
}

fn ended(start: VariantPosition, rolls: usize, seed: u64, end: End) -> Game {
    let mut game = random_game(start, rolls, seed, matches!(end, End::DrawClaimed));
    if game.phase() != Phase::Roll {
        return game;
    }
    match end {
        End::AsItStands | End::DrawClaimed => {}
        End::Resigned(side) => drop(game.resign(side).expect("somebody resigns")),
        End::TimedOut(side) => drop(game.time_out(side).expect("somebody runs out of time")),
        End::InTheMiddleOfATurn => {
            let roll = game.position().dice().rolls().last().expect("a roll").roll;
            game.roll(roll).expect("a roll");
        }
    }
    game
}

/// Checks everything that must hold of every review.
fn check(game: &Game, review: &Review) {
    assert!(is_nothing(review.imbalance()), "{:?}", review.imbalance());
    let (mut now, mut changed) = (review.start, Points::ZERO);
    for ply in &review.plies {
        let gain = |to: Chance, from| to.gain_since(from, ply.side);
        changed += ply.before.gain_since(now, Side::Light);
        assert!(is_nothing(gain(ply.rolled, ply.before) - ply.luck), "{ply:?}");
        assert!(is_nothing(gain(ply.rolled, ply.after) - ply.loss), "{ply:?}");
        assert!(ply.loss >= Points::ZERO, "{ply:?}");
        assert!(ply.loss > Points::ZERO || ply.best == ply.mv, "{ply:?}");
        assert_eq!(ply.band.is_some(), ply.choices > 1, "{ply:?}");
        now = ply.after;
    }
    assert!(is_nothing(changed - review.judges_error.unwrap_or_default()), "{changed:?}");
    let counted: u32 = review.sides.iter().flat_map(|side| side.bands).sum();
    let decisions: u32 = review.sides.iter().map(|side| side.decisions).sum();
    assert_eq!(counted, decisions);
    assert_eq!(review.plies.len(), game.plies().iter().filter(|ply| ply.mv.is_some()).count());
    let result = match game.outcome().map(|outcome| outcome.winner) {
        Some(Some(winner)) => Chance::won_by(winner),
        Some(None) => Chance::EVEN,
        None => now,
    };
    assert_eq!(review.result, result);
}

fn is_nothing(points: Points) -> bool {
    points.share().abs() < ROUNDING
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_books_balance(
        name in prop::sample::select(Ruleset::NAMES.to_vec()),
        rolls in prop_oneof![0..40usize, Just(100_000)],
        seed in any::<u64>(),
        end in any_end(),
    ) {
        // Random games of modern hardly ever end.
        let rolls = if name == "modern" { rolls.min(400) } else { rolls };
        let game = ended(start(name), rolls, seed, end);
        check(&game, &quick_judge().review(&game, &|| true).expect("its own game"));
    }
}

#[test]
fn the_books_of_estimates_balance_too() {
    for name in Ruleset::NAMES {
        let game = ended(start(name), 6, 11, End::Resigned(Side::Dark));
        let judge = Judge::best(game.start(), &ExactValues::none()).expect("a judge");
        let review = judge.review(&game, &|| true).expect("its own game");
        assert_ne!(review.source, Source::Exact);
        check(&game, &review);
    }
}

#[test]
fn a_draw_that_is_claimed_costs_whoever_claims_it_what_it_is_worth_beyond_half() {
    let claimed = (0..1000)
        .map(|seed| random_game(start("modern"), 4000, seed, true))
        .find(|game| matches!(game.outcome().map(|o| o.reason), Some(Reason::Draw(_))))
        .expect("some game is claimed a draw");
    let review = quick_judge().review(&claimed, &|| true).expect("its own game");
    check(&claimed, &review);
    let ending = review.ending.expect("the game did not end on the board");
    assert_eq!(ending.side, claimed.position().turn());
}

#[test]
fn resigning_gives_away_all_that_was_left() {
    let mut game = random_game(start("classic"), 20, 1, false);
    game.resign(Side::Light).expect("Light resigns");
    let review = quick_judge().review(&game, &|| true).expect("its own game");
    let last = review.plies.last().expect("plies");
    let ending = review.ending.expect("an ending");
    assert_eq!((ending.side, review.result), (Side::Light, Chance::won_by(Side::Dark)));
    assert!(is_nothing(last.after.gain_since(review.result, Side::Light) - ending.loss));
}

/// Every position of a game.
fn reachable(start: VariantPosition) -> HashSet<VariantPosition> {
    let mut found = HashSet::from([start]);
    let mut to_do = vec![start];
    while let Some(position) = to_do.pop() {
        for odds in position.dice().rolls() {
            for next in position.successors(odds.roll) {
                if next.winner().is_none() && found.insert(next) {
                    to_do.push(next);
                }
            }
        }
    }
    found
}

#[test]
fn with_exact_values_luck_comes_to_nothing_in_every_position() {
    let (_folder, values) = solved("classic:pieces=2");
    let start = start("classic:pieces=2");
    let judge = Judge::best(&start, &values).expect("a judge");
    assert_eq!(judge.source, Source::Exact);
    let positions = reachable(start);
    assert!(positions.len() > 10_000, "{}", positions.len());
    for position in positions {
        let mut expected = 0.0;
        for (roll, odds) in position.dice().odds() {
            let mut game = Game::from_position(position);
            game.roll(roll).expect("a roll");
            if let Some(mv) = game.legal_moves().first() {
                game.play(mv).expect("a legal move");
            }
            let review = judge.review(&game, &|| true).expect("a sound table");
            expected += review.plies[0].luck.share() * odds;
        }
        assert!(expected.abs() <= 2.0 * judge.accuracy.error().share(), "{position}: {expected}");
    }
}

#[test]
fn a_perfect_player_gives_nothing_away() {
    let (_folder, values) = solved("classic:pieces=2");
    let start = start("classic:pieces=2");
    let judge = Judge::best(&start, &values).expect("a judge");
    let mind = ur_engine::Player::Perfect.mind(&start, &values).expect("a table");
    let mut game = Game::from_position(start);
    let mut cup = ur_engine::Cup::seeded(4);
    while game.phase() == Phase::Roll {
        let roll = crate::support::throw(&mut game, &mut cup);
        if let Phase::Move(_) = game.phase() {
            let mv = mind.choose(game.position(), roll, 0).expect("a sound table").expect("a move");
            game.play(&mv).expect("a legal move");
        }
    }
    let review = judge.review(&game, &|| true).expect("its own game");
    check(&game, &review);
    assert!(review.sides.iter().all(|side| side.loss == Points::ZERO));
    assert!(review.plies.iter().all(|ply| ply.band.is_none_or(|band| band == Band::Excellent)));
}
