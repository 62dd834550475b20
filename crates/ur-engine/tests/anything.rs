//! Whatever the engine is asked: it answers, or says why it cannot.

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use tempfile::TempDir;
use ur_engine::{
    ByHand, Encode, Evaluator, ExactValues, Judge, Level, Net, Player, Regret, expect, loss, rank,
};
use ur_rules::{Move, Points, Position, Roll, Side, Tips, VariantPosition};

use crate::support::{random_game, ruleset, solved, start};

const RULESETS: [&str; 9] = [
    "classic",
    "classic:pieces=2",
    "brettspielnetz:pieces=1",
    "masters",
    "aseb:pieces=2",
    "modern",
    "modern:preset=a2,pieces=4",
    "ravensburger",
    "ravensburger:pieces=1,six=roll_again",
];

/// A position of any ruleset: at a start, on the way, or at the end.
fn any_position() -> impl Strategy<Value = VariantPosition> {
    let name = prop::sample::select(RULESETS.to_vec());
    (name, 0..300usize, any::<u64>())
        .prop_map(|(name, rolls, seed)| *random_game(start(name), rolls, seed, false).position())
}

fn any_roll() -> impl Strategy<Value = Roll> {
    let tips = prop::sample::select(Tips::ALL.to_vec()).prop_map(Roll::Tips);
    prop_oneof![(0..8u8).prop_map(Roll::Count), any::<u8>().prop_map(Roll::Count), tips]
}

fn any_move() -> impl Strategy<Value = Move> {
    let texts = ["--", "@a1", "@c1", "d2xf2", "h1-off", "a3-a2", "b2-b1/b1-a1"];
    prop::sample::select(texts.to_vec()).prop_filter_map("a move", |text| text.parse::<Move>().ok())
}

type Named = (&'static str, Arc<dyn Evaluator<VariantPosition>>);

/// Everybody who judges positions, each made for a game of its own, and the folder of the table.
static JUDGES: LazyLock<(Vec<Named>, TempDir)> = LazyLock::new(|| {
    let net = |name| Arc::new(Net::of(ruleset(name)).expect("a net")) as Arc<dyn Evaluator<_>>;
    let (folder, values) = solved("classic:pieces=2");
    let table = Judge::best(&start("classic:pieces=2"), &values).expect("a table");
    let small = Judge::best(&start("ravensburger:pieces=1"), &ExactValues::none());
    let judges: Vec<Named> = vec![
        ("by hand", Arc::new(ByHand) as _),
        ("classic's net", net("classic")),
        ("modern's net", net("modern")),
        ("ravensburger's net", net("ravensburger")),
        ("a table", table.evaluator),
        ("a small game", small.expect("it is solved").evaluator),
        ("a plain game", Judge::of_small(start("classic:pieces=1")).evaluator),
    ];
    (judges, folder)
});

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn whoever_judges_answers_every_position_with_a_chance_or_a_fault(
        position in any_position(),
        other in any_position(),
        roll in any_roll(),
        mv in any_move(),
    ) {
        for (name, judge) in &JUDGES.0 {
            if let Ok(chance) = judge.chance(&position) {
                let light = chance.seen_by(Side::Light);
                prop_assert!((0.0..=1.0).contains(&light), "{name}, {position}: {light}");
            }
            if position.winner().is_none() && other.winner().is_none() {
                // A batch has an answer for every position, or none at all.
                if let Ok(chances) = judge.chances(&[position, other, position]) {
                    prop_assert_eq!(chances.len(), 3);
                    prop_assert_eq!(chances[0], chances[2]);
                }
            }
            let _ = expect(judge, &position, 1);
            if let Ok(ranked) = rank(judge, &position, roll, 1) {
                prop_assert_eq!(ranked.len(), position.moves(roll).len());
            }
            if let Ok(Some(loss)) = loss(judge, &position, roll, mv) {
                prop_assert!(loss >= Points::ZERO, "{name}, {position}: {loss:?}");
            }
        }
    }

    #[test]
    fn an_analysis_of_anything_is_one_or_an_error(
        position in any_position(),
        roll in prop::option::of(any_roll()),
    ) {
        let judge = Judge::without_tables(&position);
        let may = position.winner().is_none()
            && roll.is_none_or(|roll| position.dice().check(roll).is_ok());
        prop_assert_eq!(judge.analyse(&position, roll, None).is_ok(), may);
    }

    #[test]
    fn a_player_of_another_game_picks_a_legal_move_or_none(
        made_for in any_position(),
        position in any_position(),
        roll in any_roll(),
        luck in any::<u32>(),
    ) {
        for player in [Player::Random, Player::Greedy, Player::Level(Level::Master)] {
            let Ok(mind) = player.mind(&made_for, &ExactValues::none()) else { continue };
            if let Ok(Some(mv)) = mind.choose(&position, roll, luck) {
                prop_assert!(position.moves(roll).any(|legal| legal == mv), "{player}: {mv}");
            }
        }
    }
}

#[test]
fn games_that_are_over_and_games_of_another_kind_are_played_to_no_harm() {
    let over: VariantPosition =
        ruleset("classic").parse_position("4..2/8/4..2 d 0-7 7-0").expect("a position");
    let mind = Player::Level(Level::Easy).mind(&over, &ExactValues::none()).expect("a mind");
    let (_, judge) = &JUDGES.0[6];
    let regret = Regret::in_games(&mind, &**judge, over, 3, 1).expect("nothing is asked");
    assert_eq!(regret.decisions, 0);
    assert!(Regret::in_games(&mind, &**judge, start("modern"), 1, 1).is_err(), "another game");
    assert!(start("masters").inputs().is_none());
    assert!(ruleset("classic:pieces=12").start(Side::Dark).inputs().is_none());
}
