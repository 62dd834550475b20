//! What a move does, as it is told to those who show it.

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};
use ur_rules::{Effects, Move, Position, Roll, Ruleset, Square, VariantPosition};

use crate::ask::{mv, position, roll, ruleset};

const RULESETS: [&str; 16] = [
    "classic",
    "classic:rosette_safe=false,capture_roll=true",
    "masters",
    "blitz:rosette_safe=true",
    "aseb",
    "modern",
    "modern:preset=ishtar-h2,routes=grid",
    "modern:preset=grid,ishtar=b1,entrances=d1+a2",
    "modern:preset=rings,placement_captures=all,placement_extra_turn=true",
    "modern:preset=ishtar-d2,jump_may_capture=true",
    "modern:preset=kingdom-d,pass_allowed=true",
    "ravensburger",
    "ravensburger:six=roll_again,partial_prisoners=false",
    "ravensburger:stack_limit=1",
    "ravensburger:stack_limit=3,red_may_stop_on_a5=false",
    "ravensburger:pieces=4",
];

/// A race whose paths cross, on a board of its own.
const FILE: &str = r#"
board = "3../5/3.."
light = "a1 b1 c1 c2 d2 e2 b2 a2"
dark = "a3 b3 c3 c2 d2 e2 b2"
dice = { 0 = "1/6", 1 = "1/3", 2 = "1/3", 3 = "1/6" }
pieces = 4
rosettes = ["c2", "b3 b1"]
"#;

fn rulesets() -> impl Iterator<Item = Ruleset> {
    let file = Ruleset::from_toml("odd.toml", FILE).unwrap_or_else(|error| panic!("{error}"));
    RULESETS.into_iter().map(ruleset).chain([file])
}

/// Every move of random games, those that were not played included.
fn for_each_move(mut check: impl FnMut(&VariantPosition, Roll, Move, &VariantPosition)) {
    for ruleset in rulesets() {
        for seed in 0..4 {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut position = ruleset.start(ur_rules::Side::Light);
            for _ in 0..250 {
                if position.winner().is_some() {
                    break;
                }
                let roll = position.dice().roll(rng.random_range(0..position.dice().throws()));
                for mv in position.moves(roll) {
                    let after = position.play(roll, mv).expect("a listed move is legal");
                    check(&position, roll, mv, &after);
                }
                let mv = position.moves(roll).choose(&mut rng).expect("there is always a move");
                position.play_unchecked(roll, mv);
            }
        }
    }
}

fn effects(rules: &str, at: &str, rolled: &str, played: &str) -> Effects {
    let (position, roll) = (position(rules, at), roll(rolled));
    position.effects(roll, position.find(roll, &mv(played)).expect("a legal move"))
}

fn names(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_legs_say_what_the_text_of_the_move_says() {
    for_each_move(|before, roll, mv, _| {
        let effects = before.effects(roll, mv);
        let captures: Vec<Square> =
            effects.legs.iter().flat_map(|leg| leg.captures.clone()).collect();
        assert_eq!(captures, mv.captures(), "{before} {roll} {mv}");
        let text: Vec<String> = effects
            .legs
            .iter()
            .map(|leg| {
                let from = leg.from.map_or("@".to_owned(), |from| format!("{from}-"));
                let named = leg.named.iter().map(ToString::to_string).collect::<Vec<_>>();
                format!("{from}{}{}", named.join("-"), if leg.finishes { "off" } else { "" })
            })
            .collect();
        let carried =
            if effects.prisoners > 0 { format!("+{}", effects.prisoners) } else { String::new() };
        let read = if mv == Move::Pass {
            assert_eq!(text.len(), 0);
            Move::Pass
        } else {
            format!("{}{carried}", text.join(",")).parse().expect("a move")
        };
        assert!(read.is_read_as(&mv), "{before} {roll} {mv}: {read}");
    });
}

#[test]
fn a_path_goes_step_by_step_and_ends_where_the_piece_stands() {
    for_each_move(|before, roll, mv, after| {
        let side = before.turn();
        for leg in before.effects(roll, mv).legs {
            assert_eq!(leg.named.last().copied(), leg.end(), "{before} {roll} {mv}");
            if let Some(end) = leg.end() {
                let top = after.setup().stones_on(end).last().map(|stone| stone.side);
                assert_eq!(top, Some(side), "{before} {roll} {mv}");
            }
            let path = match before {
                VariantPosition::Race(position) => position.rules().path(side),
                VariantPosition::Ravensburger(position) => position.rules().path(side),
                VariantPosition::Modern(position) => {
                    let squares: Vec<Square> = leg.from.iter().chain(&leg.path).copied().collect();
                    let is_step =
                        |pair: &[Square]| position.rules().routes_from(pair[0]).contains(pair[1]);
                    assert!(squares.windows(2).all(is_step), "{before} {roll} {mv}");
                    continue;
                }
            };
            // The pool stands before the first step of the path.
            let step =
                |square| 1 + path.iter().position(|&on_path| on_path == square).expect("on it");
            let mut at = leg.from.map_or(0, step);
            for &square in &leg.path {
                assert_eq!(step(square).abs_diff(at), 1, "{before} {roll} {mv}");
                at = step(square);
            }
            assert!(!leg.finishes || at == path.len(), "{before} {roll} {mv}");
            let went = leg.path.len() + usize::from(leg.finishes);
            assert_eq!(Roll::Count(went as u8), roll, "{before} {mv}");
        }
    });
}

#[test]
fn who_acts_next_and_who_has_won_is_what_the_position_after_says() {
    for_each_move(|before, roll, mv, after| {
        let effects = before.effects(roll, mv);
        let same_side = after.turn() == before.turn() && after.winner().is_none();
        assert_eq!((effects.again, effects.winner), (same_side, after.winner()), "{before} {mv}");
    });
}

#[test]
fn a_piece_that_is_called_safe_cannot_be_captured_by_any_roll() {
    let mut safe_on_shared_squares = 0;
    for_each_move(|before, roll, mv, after| {
        let effects = before.effects(roll, mv);
        if !effects.safe || after.winner().is_some() {
            return;
        }
        // Had the mover no other turn, what could the enemy do?
        let mut setup = after.setup();
        setup.turn = !before.turn();
        let enemy = after.ruleset().position(&setup).expect("nobody has won");
        for end in effects.legs.iter().filter_map(ur_rules::Leg::end) {
            safe_on_shared_squares += usize::from(end.row() == 2);
            for odds in enemy.dice().rolls() {
                for reply in enemy.moves(odds.roll) {
                    assert!(!reply.captures().contains(&end), "{enemy} {} {reply}", odds.roll);
                }
            }
        }
    });
    assert!(safe_on_shared_squares > 100, "the sample is too small: {safe_on_shared_squares}");
}

#[test]
fn a_race_passes_over_the_squares_of_the_path() {
    let effects = effects("classic", "4..2/8/1L2..2 l 6-0 7-0", "3", "b1-b2");
    let leg = &effects.legs[0];
    assert_eq!((names(&leg.path), names(&leg.named)), ("a1 a2 b2".into(), "b2".into()));
    assert!(!effects.safe && !effects.again);
}

#[test]
fn a_piece_that_finishes_goes_over_what_is_left_of_the_path() {
    let two = effects("classic", "4..2/8/4..1L l 0-6 7-0", "2", "h1-off");
    assert_eq!((names(&two.legs[0].path), two.legs[0].finishes), ("g1".into(), true));
    assert_eq!(
        (two.legs[0].end(), two.safe, two.winner),
        (None, true, Some(ur_rules::Side::Light))
    );
    let one = effects("classic", "4..2/8/4..L1 l 0-6 7-0", "1", "g1-off");
    assert_eq!(names(&one.legs[0].path), "");
}

#[test]
fn in_a_race_the_own_lane_and_a_safe_rosette_are_safe() {
    let safe = |rules, at, rolled, played| effects(rules, at, rolled, played).safe;
    assert!(safe("classic", "4..2/8/4..2 l 7-0 7-0", "2", "@c1"));
    assert!(safe("classic", "4..2/2L5/4..2 l 6-0 7-0", "1", "c2-d2"));
    assert!(!safe("classic", "4..2/1L6/4..2 l 6-0 7-0", "1", "b2-c2"));
    assert!(!safe("masters", "4..2/2L5/4..2 l 6-0 7-0", "1", "c2-d2"));
}

#[test]
fn in_modern_ishtar_makes_a_fort_safe_unless_a_double_move_can_take_her_house_first() {
    let walk = |at| effects("modern", at, "bc", "b1-a1");
    let protected = walk("4..2/4L3/1L2..2 l 5-0 7-0");
    assert!(protected.safe && protected.again);
    assert!(!walk("4..2/8/1L2..2 l 6-0 7-0").safe);
    // d2 takes Ishtar on e2, and then a2 the fort.
    assert!(!walk("4..2/D2DL3/1L2..2 l 5-0 5-0").safe);
}

#[test]
fn both_pieces_of_a_double_move_have_their_leg() {
    let double = effects("modern", "4..2/2L5/L3..2 l 5-0 7-0", "gs", "a1-a2,c2-d2");
    let ways: Vec<String> = double.legs.iter().map(|leg| names(&leg.path)).collect();
    assert_eq!(ways, ["a2", "d2"]);
}

#[test]
fn in_ravensburger_only_the_middle_row_is_dangerous() {
    let at = "4..2/5(DL)2/4..2 l 9-0 9-0";
    let carried = effects("ravensburger", at, "3", "f2-h1+1");
    assert_eq!((names(&carried.legs[0].path), carried.prisoners), ("g2 h2 h1".into(), 1));
    assert!(carried.safe);
    assert!(!effects("ravensburger", at, "2", "f2-h2+1").safe);
    assert!(effects("ravensburger", at, "4", "@a1").safe);
}

#[test]
fn a_red_stone_may_go_back_along_the_path() {
    let back = effects("ravensburger", "4..2/8/4..l1 l 9-0 10-0", "4", "g1-f2");
    assert_eq!(names(&back.legs[0].path), "h1 h2 g2 f2");
}

#[test]
fn a_pass_moves_nothing_and_a_six_may_roll_again() {
    let start = "4..2/8/4..2 l 10-0 10-0";
    let pass = effects("ravensburger", start, "6", "--");
    assert_eq!((pass.legs.len(), pass.safe, pass.again), (0, false, false));
    assert!(effects("ravensburger:six=roll_again", start, "6", "--").again);
}
