//! The lessons: every step can be done, and what counts as done is what the board shows.

use std::collections::BTreeSet;

use ur_rules::lessons::{self, Attempt, Step};
use ur_rules::{IllegalMove, Move, Position, Ruleset, Setup, Side, Square};

use crate::ask::ruleset;

/// Rulesets with house rules that change what there is to learn.
const OPTIONS: [&str; 12] = [
    "classic:pieces=1",
    "classic:pieces=2,rosette_safe=false",
    "classic:rosette_roll=false",
    "masters:rosette_safe=true,pieces=15",
    "blitz:capture_roll=false",
    "modern:pieces=4",
    "modern:preset=a2",
    "modern:preset=grid,forts=a2+b2+g2+h2,kingdom=c1+c2+c3",
    "modern:preset=ishtar-h2,routes=rings,pass_allowed=true",
    "ravensburger:pieces=1",
    "ravensburger:stack_limit=1",
    "ravensburger:partial_prisoners=false,red_may_stop_on_a5=false",
];

fn tasks(name: &str) -> Vec<&'static str> {
    lessons::steps(ruleset(name)).iter().map(Step::task).collect()
}

/// Every legal move of a step, made.
fn attempts(step: &Step) -> Vec<Attempt> {
    step.moves().iter().map(|mv| step.attempt(mv).expect("a legal move")).collect()
}

#[test]
fn every_ruleset_has_a_lesson_of_six_to_nine_steps_with_choices() {
    for name in Ruleset::NAMES {
        let steps = lessons::steps(ruleset(name));
        assert!((6..=9).contains(&steps.len()), "{name}: {} steps", steps.len());
        let choices = steps.iter().filter(|step| step.miss().is_some()).count();
        assert!(choices >= 5, "{name}: only {choices} steps where one can go wrong");
        let last = steps.last().expect("a step");
        assert!(attempts(last).iter().any(|made| made.after.winner() == Some(Side::Light)));
    }
}

#[test]
fn every_step_stands_on_the_rules_and_can_be_done() {
    for name in Ruleset::NAMES.iter().chain(&OPTIONS) {
        let rules = ruleset(name);
        let steps = lessons::steps(rules);
        assert!(!steps.is_empty(), "{name}");
        let names: BTreeSet<&str> = steps.iter().map(Step::task).collect();
        assert_eq!(names.len(), steps.len(), "{name}: a step twice");
        for step in steps {
            let told = step.task();
            let text = step.position.to_string();
            assert_eq!(rules.parse_position(&text).expect("a position"), step.position, "{told}");
            assert_eq!(step.position.turn(), Side::Light, "{told}");
            assert!(step.position.check(step.roll).is_ok(), "{name} {told}: {}", step.roll);
            let made = attempts(&step);
            assert!(made.iter().any(|made| made.fulfils), "{name} {told}");
            let misses = made.iter().any(|made| !made.fulfils);
            assert_eq!(step.miss().is_some(), misses, "{name} {told}");
            assert!(step.attempt(&step.hint()).expect("a legal move").fulfils, "{name} {told}");
            assert!(step.moves().iter().all(|mv| *mv != Move::Pass || misses), "{name} {told}");
        }
    }
}

/// How many stones of Dark lie on top somewhere, and how many are out of the game.
fn dark(setup: &Setup) -> (usize, u8) {
    let on_top = setup.stones().filter_map(|(_, stones)| stones.last());
    (on_top.filter(|stone| stone.side == Side::Dark).count(), setup.reserves[1].out)
}

/// Whether a step is done, told from the boards before and after the move alone; none for steps
/// that cannot be told so.
fn seen(step: &Step, made: &Attempt) -> Option<bool> {
    let before = step.position.setup();
    let after = made.after.setup();
    let entered = after.reserves[0].pool < before.reserves[0].pool;
    let fewer_dark = dark(&after).0 < dark(&before).0;
    let own = |setup: &Setup, square: Square| {
        setup.stones_on(square).last().is_some_and(|stone| stone.side == Side::Light)
    };
    let again = made.after.turn() == Side::Light && made.after.winner().is_none();
    Some(match step.task() {
        "lesson-race-enter" | "lesson-modern-place" | "lesson-tower-enter" => entered,
        "lesson-race-walk" | "lesson-modern-move" => !entered,
        "lesson-race-capture-roll" => fewer_dark && again,
        "lesson-race-capture"
        | "lesson-race-rosette-safe"
        | "lesson-race-rosette-unsafe"
        | "lesson-race-no-home"
        | "lesson-modern-capture"
        | "lesson-tower-capture"
        | "lesson-tower-red" => fewer_dark,
        "lesson-race-rosette" | "lesson-modern-fort" => again,
        "lesson-race-finish" => after.reserves[0].out > before.reserves[0].out,
        "lesson-race-win" | "lesson-modern-win" | "lesson-tower-win" => {
            made.after.winner() == Some(Side::Light)
        }
        "lesson-modern-ishtar" => {
            let ishtar = "e2".parse().expect("a square");
            own(&after, ishtar) && !own(&before, ishtar)
        }
        "lesson-modern-double" => {
            let moved = before.stones().filter(|(square, _)| !own(&after, *square));
            moved.count() == 2
        }
        "lesson-tower-build" => after.stones().any(|(_, stones)| stones.len() == 2),
        "lesson-tower-deliver" => dark(&after).1 > dark(&before).1,
        _ => return None,
    })
}

#[test]
fn what_counts_as_done_is_seen_on_the_board() {
    let mut told = BTreeSet::new();
    for name in Ruleset::NAMES {
        for step in lessons::steps(ruleset(name)) {
            for made in attempts(&step) {
                let Some(seen) = seen(&step, &made) else { continue };
                assert_eq!(made.fulfils, seen, "{name} {} {}", step.task(), made.mv);
                told.insert(step.task());
            }
        }
    }
    assert!(told.len() > 20, "{told:?}");
}

#[test]
fn a_move_that_the_rules_forbid_is_refused() {
    let steps = lessons::steps(ruleset("classic"));
    let safe = steps.iter().find(|step| step.task() == "lesson-race-rosette-safe").expect("a step");
    let onto_the_rosette: Move = "b2-d2".parse().expect("a move");
    assert!(matches!(safe.attempt(&onto_the_rosette), Err(IllegalMove::NotLegal { .. })));
    // A capture need not be marked.
    assert!(safe.attempt(&"f2-h2".parse().expect("a move")).expect("a legal move").fulfils);
}

#[test]
fn a_lesson_teaches_what_makes_its_ruleset_different() {
    let has = |name: &str, task: &str| tasks(name).contains(&task);
    assert!(has("classic", "lesson-race-rosette-safe") && has("classic", "lesson-race-home"));
    for name in ["masters", "masters-four-dice", "blitz"] {
        assert!(has(name, "lesson-race-rosette-unsafe") && has(name, "lesson-race-no-home"));
    }
    assert!(has("aseb", "lesson-race-rosette-safe") && has("aseb", "lesson-race-no-home"));
    assert!(has("blitz", "lesson-race-capture-roll") && !has("blitz", "lesson-race-capture"));
}

#[test]
fn what_options_take_away_is_not_taught() {
    assert!(!tasks("classic:rosette_roll=false").contains(&"lesson-race-rosette"));
    assert!(!tasks("ravensburger:stack_limit=1").contains(&"lesson-tower-build"));
    assert!(!tasks("blitz:capture_roll=false").contains(&"lesson-race-capture-roll"));
}
