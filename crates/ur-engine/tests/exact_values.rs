//! Exact values: which games have them, and from where.

use ur_engine::{ExactValues, Judge, Playable, Player, Regret, Source};
use ur_rules::{Points, Ruleset, Side, VariantPosition};

use crate::support::{position, ruleset, start};

const TWO: &str = "ravensburger:pieces=2";

#[test]
fn ravensburger_with_one_or_two_stones_is_exact_without_tables() {
    let values = ExactValues::none();
    for (name, first) in [("ravensburger:pieces=1", 0.468_512_166), (TWO, 0.490_493_061)] {
        assert!(values.knows(ruleset(name)), "{name}");
        let judge = Judge::best(&start(name), &values).expect("it can be solved");
        assert_eq!(judge.source, Source::Exact, "{name}");
        let chance = judge.evaluator.chance(&start(name)).expect("its own game");
        assert!((chance.seen_by(Side::Light) - first).abs() < 1e-8, "{name}");
    }
    assert!(!values.knows(ruleset("ravensburger:pieces=3")));
    assert!(!values.knows(ruleset("ravensburger")));
}

#[test]
fn a_game_is_solved_once_and_shared() {
    let values = ExactValues::none();
    let VariantPosition::Ravensburger(start) = start(TWO) else { panic!("it is ravensburger") };
    let truth = || start.exact(&values).expect("it can be solved").expect("it is small");
    let (one, other) = (truth(), truth());
    assert!(std::sync::Arc::ptr_eq(&one.evaluator, &other.evaluator));
}

#[test]
fn house_rules_have_values_of_their_own() {
    let values = ExactValues::none();
    let of_start = |name: &str| {
        let start = ruleset(name).start(Side::Light);
        let truth = start.exact(&values).expect("it can be solved").expect("it is small");
        truth.evaluator.chance(&start).expect("its own game").seen_by(Side::Light)
    };
    let [pass, again] =
        ["pass", "roll_again"].map(|six| of_start(&format!("ravensburger:pieces=1,six={six}")));
    assert!((pass - again).abs() > 1e-4, "{pass} {again}");
    assert!((of_start("ravensburger:pieces=1,stack_limit=1") - 0.5).abs() < 1e-9);
}

#[test]
fn positions_that_play_cannot_reach_are_judged_too() {
    let values = ExactValues::none();
    // A stone of Dark's is out, and Light has none that could have brought it to the goal.
    let position = position(TWO, "4..2/L7/4..2 l 1-0 1-1");
    let judge = Judge::best(&position, &values).expect("it can be solved");
    let chance = judge.evaluator.chance(&position).expect("its own game");
    assert!(chance.seen_by(Side::Light) > 0.55);
}

#[test]
fn the_perfect_player_gives_nothing_away_in_ravensburger() {
    let values = ExactValues::none();
    let start = match ruleset(TWO) {
        Ruleset::Ravensburger(rules) => rules.start(Side::Light),
        other => panic!("{other} is not ravensburger"),
    };
    let truth = start.exact(&values).expect("it can be solved").expect("it is small");
    let mind = Player::Perfect.mind(&start, &values).expect("the perfect player");
    let regret = Regret::in_games(&mind, &*truth.evaluator, start, 100, 1).expect("its own game");
    assert!(regret.decisions > 1000 && regret.mean() == Points::ZERO, "{regret:?}");
}

#[test]
fn values_that_are_there_and_cannot_be_read_are_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let no_folder = folder.path().join("tables");
    std::fs::write(&no_folder, "no folder").expect("a file in its place");
    for name in ["classic", "modern"] {
        let missing = Judge::best(&start(name), &ExactValues::at(folder.path()));
        assert!(missing.is_ok_and(|judge| judge.source == Source::Net), "{name}");
        assert!(Judge::best(&start(name), &ExactValues::at(&no_folder)).is_err(), "{name}");
    }
}
