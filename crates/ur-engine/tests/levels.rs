//! Levels for people: the same luck means the same move, and weaker ones give away more.

use ur_engine::{ExactValues, Level, Mind, Playable, Player, Regret};
use ur_rules::{Position, Ruleset, VariantPosition};

use crate::support::{random_game, solved, start};

const TWO: &str = "classic:pieces=2";

fn mind(level: Level, start: &VariantPosition, values: &ExactValues) -> Mind<VariantPosition> {
    Player::Level(level).mind(start, values).expect("levels play everything")
}

#[test]
fn the_same_luck_gives_the_same_legal_move_in_every_ruleset() {
    for name in Ruleset::NAMES {
        let start = start(name);
        let game = random_game(start, 30, 1, false);
        for level in Level::ALL {
            let (one, other) = (
                mind(level, &start, &ExactValues::none()),
                mind(level, &start, &ExactValues::none()),
            );
            for ply in game.plies().iter().step_by(5) {
                for luck in [0, 1 << 30, u32::MAX] {
                    let choose = |mind: &Mind<_>| {
                        mind.choose(&ply.before, ply.roll, luck)
                            .expect("sound values")
                            .expect("a move")
                    };
                    let mv = choose(&one);
                    assert!(ply.before.moves(ply.roll).any(|legal| legal == mv), "{name} {level}");
                    assert_eq!(choose(&other), mv, "{name} {level}");
                }
            }
        }
    }
}

#[test]
fn a_beginner_is_tempted_by_luck_and_a_master_is_not() {
    let start = start("classic");
    let position = crate::support::position("classic", "4..2/1LL1L1D1/4..2 l 4-0 6-0");
    let roll = "2".parse().expect("a roll");
    let choices = |level| {
        let mind = mind(level, &start, &ExactValues::none());
        let mut moves: Vec<String> = (0..64u32)
            .filter_map(|luck| mind.choose(&position, roll, luck << 26).expect("sound values"))
            .map(|mv| mv.to_string())
            .collect();
        moves.sort();
        moves.dedup();
        moves.len()
    };
    assert!(choices(Level::Beginner) > 1);
    assert_eq!(choices(Level::Master), 1);
}

#[test]
fn weaker_levels_give_away_more() {
    let (_folder, values) = solved(TWO);
    let start = start(TWO);
    let truth = start.exact(&values).expect("a sound table").expect("a table");
    let given_away = |level| {
        let mind = mind(level, &start, &values);
        Regret::in_games(&mind, &*truth.evaluator, start, 300, 7).expect("sound values").mean()
    };
    let [beginner, easy, medium, hard, master] = Level::ALL.map(given_away);
    assert!(beginner > easy && easy > medium, "{beginner:?} {easy:?} {medium:?}");
    assert!(hard < easy, "{easy:?} {hard:?}");
    assert!(master <= truth.accuracy.error() + truth.accuracy.error(), "{master:?}");
}
