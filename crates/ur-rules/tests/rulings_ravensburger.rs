//! The rulings of the UR-Spiel, C1 to C16, and its house rules.

use ur_rules::{Game, Opening, PassReason, Phase, Position, Roll, Side};

use crate::ask::{after, moves, mv, position, roll, ruleset, walks};

const START: &str = "4..2/8/4..2 l 10-0 10-0";

fn winner(at: &str) -> Option<Side> {
    position("ravensburger", at).winner()
}

#[test]
fn c01_the_higher_die_starts_and_a_six_counts() {
    assert_eq!(ruleset("ravensburger").opening(), Opening::RollOff);
    let mut game = Game::new(ruleset("ravensburger"));
    game.roll_off(Roll::Count(5), Roll::Count(6)).expect("a roll-off");
    assert_eq!(game.turn(), Some(Side::Dark));
}

#[test]
fn c01_a_tie_is_thrown_again() {
    let mut game = Game::new(ruleset("ravensburger"));
    game.roll_off(Roll::Count(6), Roll::Count(6)).expect("a roll-off");
    assert_eq!(game.phase(), Phase::RollOff);
}

#[test]
fn c01_the_starter_rolls_anew_for_the_first_move() {
    let mut game = Game::new(ruleset("ravensburger"));
    game.roll_off(Roll::Count(3), Roll::Count(1)).expect("a roll-off");
    assert_eq!((game.phase(), game.position().to_string().as_str()), (Phase::Roll, START));
}

#[test]
fn c02_one_die_with_every_number_as_likely_as_another() {
    let dice = ruleset("ravensburger").dice();
    let weights = [1, 2, 3, 4, 5, 6].map(|pips| dice.weight(Roll::Count(pips)));
    assert_eq!((weights, dice.throws()), ([1; 6], 6));
}

#[test]
fn c02_a_stone_must_be_moved_exactly_that_far_if_any_can() {
    let at = "4..2/2L5/4..2 l 9-0 10-0";
    assert_eq!(moves("ravensburger", at, "3"), "@b1 c2-f2");
    assert!(position("ravensburger", at).find(roll("3"), &mv("--")).is_err());
}

#[test]
fn c02_entering_counts_as_a_move() {
    assert_eq!(moves("ravensburger", START, "2"), "@c1");
}

#[test]
fn c02_a_six_passes_the_turn() {
    assert_eq!(moves("ravensburger", START, "6"), "--");
    assert_eq!(after("ravensburger", START, "6", "--"), "4..2/8/4..2 d 10-0 10-0");
}

#[test]
fn c02_the_turn_passes_when_no_stone_can_move() {
    let at = "4..2/8/4..1L l 0-9 10-0";
    assert_eq!(moves("ravensburger", at, "1"), "h1-g1");
    assert_eq!(moves("ravensburger", at, "2"), "--");
    assert_eq!(after("ravensburger", at, "2", "--"), "4..2/8/4..1L d 0-9 10-0");
}

#[test]
fn c02_why_a_turn_passes_can_be_told() {
    let why = |at: &str, rolled: &str| PassReason::of(&position("ravensburger", at), roll(rolled));
    assert_eq!(why(START, "6"), Some(PassReason::RollMovesNothing));
    assert_eq!(why("4..2/8/4..1L l 0-9 10-0", "2"), Some(PassReason::NothingCanMove));
    assert_eq!(why(START, "2"), None);
}

#[test]
fn c03_a_stone_enters_on_the_square_of_the_roll() {
    let entries = ["1", "2", "3", "4", "5"].map(|roll| moves("ravensburger", START, roll));
    assert_eq!(entries, ["@d1", "@c1", "@b1", "@a1", "@a2"]);
    assert_eq!(moves("ravensburger", "4..2/8/4..2 d 10-0 10-0", "4"), "@a3");
}

#[test]
fn c03_a_five_may_capture_on_entering() {
    let at = "4..2/D7/4..2 l 10-0 9-0";
    assert_eq!(moves("ravensburger", at, "5"), "@a2x");
    assert_eq!(after("ravensburger", at, "5", "@a2x"), "4..2/(DL)7/4..2 d 9-0 9-0");
}

#[test]
fn c03_no_stone_enters_when_none_is_in_hand() {
    assert_eq!(moves("ravensburger", "4..2/2L5/4..2 l 0-9 10-0", "1"), "c2-d2");
}

#[test]
fn c04_anything_may_be_jumped() {
    let at = "4..2/1L(DDD)(LL)4/4..2 l 0-7 7-0";
    assert_eq!(moves("ravensburger", at, "3"), "b2-e2 d2-g2");
}

#[test]
fn c05_any_number_of_stones_stand_on_a_square_also_in_the_lane() {
    let at = "4..2/8/3(LLL)..2 l 7-0 10-0";
    assert_eq!(moves("ravensburger", at, "1"), "@d1 d1-c1");
    assert_eq!(after("ravensburger", at, "1", "@d1"), "4..2/8/3(LLLL)..2 d 6-0 10-0");
}

#[test]
fn c05_the_top_stone_owns_the_tower() {
    let at = "4..2/2(LD)1(DL)3/4..2 l 0-8 8-0";
    assert_eq!(moves("ravensburger", at, "1"), "e2-f2 e2-f2+1");
    let at = "4..2/2(LD)1(DL)3/4..2 d 8-0 0-8";
    assert_eq!(moves("ravensburger", at, "1"), "c2-d2 c2-d2+1");
}

#[test]
fn c05_option_stack_limit() {
    let limit = "ravensburger:stack_limit=3";
    let at = "4..2/2(DDL)D(LL)3/4..2 l 0-7 7-0";
    assert_eq!(moves("ravensburger", at, "1"), "c2xd2 c2xd2+1 c2xd2+2 e2-f2");
    assert_eq!(moves(limit, at, "1"), "c2xd2 c2xd2+1 e2-f2");
    assert_eq!(moves(limit, at, "2"), "c2-e2 e2-g2", "two more would make four");
    assert_eq!(moves("ravensburger:stack_limit=none", at, "1"), moves("ravensburger", at, "1"));
}

#[test]
fn c05_the_limit_counts_what_comes_to_lie_on_the_goal() {
    let limit = "ravensburger:stack_limit=2";
    let at = "4..2/7(DL)/4..l1 l 0-8 9-0";
    assert_eq!(walks(limit, at, "2"), "h2-g1 h2-g1+1");
}

#[test]
fn c06_the_top_stone_moves_alone_or_with_prisoners_beneath_it() {
    let at = "4..2/2(DdL)5/4..2 l 9-0 8-0";
    assert_eq!(moves("ravensburger", at, "2"), "@c1 c2-e2 c2-e2+1 c2-e2+2");
    let one = after("ravensburger", at, "2", "c2-e2+1");
    assert_eq!(one, "4..2/2D1(dL)3/4..2 d 9-0 8-0");
}

#[test]
fn c06_the_order_of_the_stones_is_kept() {
    let at = "4..2/2(DdL)1l3/4..2 l 8-0 8-0";
    let stacked = after("ravensburger", at, "2", "c2-e2+2");
    assert_eq!(stacked, "4..2/4(lDdL)3/4..2 d 8-0 8-0");
}

#[test]
fn c06_prisoners_are_contiguous_down_to_the_next_own_stone() {
    assert_eq!(moves("ravensburger", "4..2/2(DDLDL)5/4..2 l 0-8 7-0", "1"), "c2-d2 c2-d2+1");
    assert_eq!(moves("ravensburger", "4..2/2(DLL)5/4..2 l 0-8 9-0", "1"), "c2-d2");
}

#[test]
fn c06_option_partial_prisoners() {
    let at = "4..2/2(DDDL)5/4..2 l 0-9 7-0";
    assert_eq!(moves("ravensburger", at, "1"), "c2-d2 c2-d2+1 c2-d2+2 c2-d2+3");
    assert_eq!(moves("ravensburger:partial_prisoners=false", at, "1"), "c2-d2 c2-d2+3");
}

#[test]
fn c07_a_prisoner_left_on_top_is_free() {
    let at = "4..2/2(DDL)5/4..2 l 0-9 8-0";
    let left = after("ravensburger", at, "1", "c2-d2");
    assert_eq!(left, "4..2/2(DD)L4/4..2 d 0-9 8-0");
    assert_eq!(moves("ravensburger", &left, "4"), "@a3 c2-g2");
}

#[test]
fn c07_an_own_stone_left_on_top_keeps_its_prisoners() {
    let at = "4..2/2(DLL)5/4..2 l 0-8 9-0";
    let left = after("ravensburger", at, "1", "c2-d2");
    assert_eq!(left, "4..2/2(DL)L4/4..2 d 0-8 9-0");
}

#[test]
fn c08_landing_on_an_enemy_tower_takes_the_whole_of_it() {
    let at = "4..2/2L1(LDdD)3/4..2 l 0-8 7-0";
    assert_eq!(moves("ravensburger", at, "2"), "c2xe2");
    assert_eq!(after("ravensburger", at, "2", "c2xe2"), "4..2/4(LDdDL)3/4..2 d 0-8 7-0");
}

#[test]
fn c08_landing_on_an_own_tower_captures_nothing() {
    let at = "4..2/2L1(DL)3/4..2 l 0-8 9-0";
    assert_eq!(moves("ravensburger", at, "2"), "c2-e2 e2-g2 e2-g2+1");
}

#[test]
fn c08_a_carried_prisoner_comes_down_with_its_captor() {
    let at = "4..2/2(DL)1D3/4..2 l 0-9 8-0";
    assert_eq!(after("ravensburger", at, "2", "c2xe2+1"), "4..2/4(DDL)3/4..2 d 0-9 8-0");
}

#[test]
fn c09_the_goal_squares_hold_five_own_stones() {
    let refuge_full = "4..2/7L/4..1(LLLLL) l 0-4 10-0";
    assert_eq!(moves("ravensburger", refuge_full, "1"), "h1-g1");
    let goal_full = "4..2/7L/4..(lllll)L l 0-3 10-0";
    assert_eq!(walks("ravensburger", goal_full, "1"), "g1-h1 h2-h1");
    assert_eq!(walks("ravensburger", goal_full, "2"), "g1-h2");
}

#[test]
fn c09_prisoners_on_the_refuge_are_not_counted() {
    let at = "4..2/7L/4..1(DDLDDLLL) l 0-5 6-0";
    assert_eq!(moves("ravensburger", at, "1"), "h1-g1 h2-h1");
}

#[test]
fn c09_the_goal_squares_are_reached_by_exact_count_only() {
    let at = "4..2/6L1/4..2 l 0-9 10-0";
    let onwards = ["1", "2", "3", "4", "5"].map(|roll| moves("ravensburger", at, roll));
    assert_eq!(onwards, ["g2-h2", "g2-h1", "g2-g1", "--", "--"]);
}

#[test]
fn c10_the_refuge_is_safe_and_prisoners_stay_prisoners_there() {
    let at = "4..2/7(DL)/4..2 l 0-9 9-0";
    let refuge = after("ravensburger", at, "1", "h2-h1+1");
    assert_eq!(refuge, "4..2/8/4..1(DL) d 0-9 9-0");
    assert_eq!(moves("ravensburger", &refuge, "3"), "@b3", "nothing turns, nothing is free");
}

#[test]
fn c10_a_stone_leaving_the_refuge_takes_all_its_prisoners() {
    let at = "4..2/8/4..1(DDL) l 0-9 8-0";
    assert_eq!(moves("ravensburger", at, "1"), "h1-g1+2");
    let none_beneath = "4..2/8/4..1(DLL) l 0-8 9-0";
    assert_eq!(moves("ravensburger", none_beneath, "1"), "h1-g1");
}

#[test]
fn c10_a_red_stone_above_prisoners_can_only_go_on_to_the_goal() {
    let at = "4..2/8/4..1(Dl) l 0-9 9-0";
    assert_eq!(moves("ravensburger", at, "1"), "h1-g1+1");
    assert_eq!(moves("ravensburger", at, "2"), "--");
    let free = "4..2/8/4..1(DLl) l 0-8 9-0";
    assert_eq!(moves("ravensburger", free, "2"), "h1-g2");
}

#[test]
fn c10_option_red_may_stop_on_a5() {
    let barred = "ravensburger:red_may_stop_on_a5=false";
    let at = "4..2/7(Ll)/4..l1 l 0-7 10-0";
    assert_eq!(moves("ravensburger", at, "1"), "g1-h1 h2-g2 h2-h1");
    assert_eq!(moves(barred, at, "1"), "h2-g2");
    assert_eq!(moves(barred, "4..2/7L/4..2 l 0-9 10-0", "1"), "h2-h1", "a blue one still may");
}

#[test]
fn c11_on_the_goal_prisoners_are_out_and_the_stone_turns_red() {
    let at = "4..2/7(DdL)/4..2 l 0-9 8-0";
    assert_eq!(after("ravensburger", at, "2", "h2-g1+2"), "4..2/8/4..l1 d 0-9 8-2");
    assert_eq!(after("ravensburger", at, "2", "h2-g1"), "4..2/7(Dd)/4..l1 d 0-9 8-0");
}

#[test]
fn c11_a_red_stone_on_the_goal_stays_red() {
    let at = "4..2/7(Dl)/4..l1 l 0-8 9-0";
    assert_eq!(after("ravensburger", at, "2", "h2-g1+1"), "4..2/8/4..(ll)1 d 0-8 9-1");
}

#[test]
fn c12_blue_stones_move_only_forwards() {
    assert_eq!(moves("ravensburger", "4..2/4L3/4..2 l 0-9 10-0", "2"), "e2-g2");
}

#[test]
fn c12_a_red_stone_leaves_the_goal_backwards_along_the_path() {
    let at = "4..2/8/4..l1 l 0-9 10-0";
    let back = ["1", "2", "3", "4", "5"].map(|roll| moves("ravensburger", at, roll));
    assert_eq!(back, ["g1-h1", "g1-h2", "g1-g2", "g1-f2", "g1-e2"]);
    let dark = "4..d1/8/4..2 d 10-0 0-9";
    assert_eq!(moves("ravensburger", dark, "1"), "g3-h3");
}

#[test]
fn c12_red_stones_move_both_ways_in_the_middle_row() {
    let at = "4..2/4l3/4..2 l 0-9 10-0";
    assert_eq!(moves("ravensburger", at, "2"), "e2-c2 e2-g2");
    assert_eq!(moves("ravensburger", at, "5"), "e2-g1", "there is no way back beyond a2");
}

#[test]
fn c12_red_stones_never_go_back_into_the_lane() {
    let at = "4..2/1l6/4..2 l 0-9 10-0";
    assert_eq!(moves("ravensburger", at, "1"), "b2-a2 b2-c2");
    assert_eq!(moves("ravensburger", at, "2"), "b2-d2");
}

#[test]
fn c12_a_red_stone_may_capture_on_its_way_back() {
    let at = "4..2/2D1l3/4..2 l 0-9 9-0";
    assert_eq!(after("ravensburger", at, "2", "e2xc2"), "4..2/2(Dl)5/4..2 d 0-9 9-0");
}

#[test]
fn c13_a_red_stone_with_prisoners_goes_only_forwards() {
    let at = "4..2/3(DDl)4/4..2 l 0-9 8-0";
    assert_eq!(moves("ravensburger", at, "2"), "d2-b2 d2-f2 d2-f2+1 d2-f2+2");
    assert_eq!(after("ravensburger", at, "2", "d2-b2"), "4..2/1l1(DD)4/4..2 d 0-9 8-0");
}

#[test]
fn c14_a_red_stone_is_captured_like_any_and_stays_red_when_freed() {
    let at = "4..2/2D1l3/4..2 d 9-0 0-9";
    let captured = after("ravensburger", at, "2", "c2xe2");
    assert_eq!(captured, "4..2/4(lD)3/4..2 l 9-0 0-9");
    let freed = after("ravensburger", "4..2/4(lD)3/4..2 d 9-0 0-9", "1", "e2-f2");
    assert_eq!(freed, "4..2/4lD2/4..2 l 9-0 0-9");
    assert_eq!(moves("ravensburger", &freed, "2"), "@c1 e2-c2 e2-g2");
}

#[test]
fn c14_a_red_prisoner_may_be_carried_to_the_refuge_and_out() {
    let at = "4..2/7(dL)/4..2 l 0-9 9-0";
    let refuge = after("ravensburger", at, "1", "h2-h1+1");
    assert_eq!(refuge, "4..2/8/4..1(dL) d 0-9 9-0");
    let delivered = after("ravensburger", "4..2/8/4..1(dL) l 0-9 9-0", "1", "h1-g1+1");
    assert_eq!(delivered, "4..2/8/4..l1 d 0-9 9-1");
}

#[test]
fn c15_a_side_with_nothing_in_hand_and_nothing_on_top_has_lost() {
    let at = "4..2/2L1D3/4..2 l 0-9 0-9";
    let won = after("ravensburger", at, "2", "c2xe2");
    assert_eq!(won, "4..2/4(DL)3/4..2 d 0-9 0-9", "covered stones count as captured");
    assert_eq!(winner(&won), Some(Side::Light));
    assert_eq!(position("ravensburger", &won).moves(roll("1")).count(), 0);
}

#[test]
fn c15_a_stone_in_hand_or_a_single_stone_on_top_keeps_the_game_going() {
    assert_eq!(winner("4..2/4(DL)3/4..2 d 0-9 1-8"), None);
    assert_eq!(winner("D3..2/4(DL)3/4..2 d 0-9 0-8"), None);
    assert_eq!(winner("4..1(LD)/4(DL)3/4..2 d 0-8 0-8"), None);
}

#[test]
fn c15_the_win_comes_with_the_capture_and_not_with_the_delivery() {
    let captured = "4..2/8/4..1(DL) l 0-9 0-9";
    assert!(ruleset("ravensburger").parse_position(captured).is_err(), "Light has won already");
    let one_on_top = "4..2/6D(DL)/4..1L l 0-8 0-8";
    let delivered = after("ravensburger", one_on_top, "2", "h2-g1+1");
    assert_eq!((delivered.as_str(), winner(&delivered)), ("4..2/6D1/4..lL d 0-8 0-9", None));
}

#[test]
fn c16_option_six() {
    let again = "ravensburger:six=roll_again";
    assert_eq!(moves(again, START, "6"), "--");
    assert_eq!(after(again, START, "6", "--"), START, "the same side rolls again");
    assert_eq!(after(again, START, "5", "@a2"), "4..2/L7/4..2 d 9-0 10-0");
    let pass = after("ravensburger:six=pass", START, "6", "--");
    assert_eq!(pass, "4..2/8/4..2 d 10-0 10-0");
}

#[test]
fn c16_after_a_six_a_roll_without_a_move_still_passes_the_turn() {
    let at = "4..2/8/4..1L l 0-9 10-0";
    let again = after("ravensburger:six=roll_again", at, "6", "--");
    assert_eq!(again, at);
    let passed = after("ravensburger:six=roll_again", at, "4", "--");
    assert_eq!(passed, "4..2/8/4..1L d 0-9 10-0");
}

#[test]
fn option_pieces() {
    let start = ruleset("ravensburger:pieces=5").start(Side::Light);
    assert_eq!(start.to_string(), "4..2/8/4..2 l 5-0 5-0");
}

#[test]
fn dark_plays_by_the_mirror_image() {
    let at = "2D1..(dd)D/3(LlD)4/4..2 d 8-0 5-0";
    let expected = "@d3 c3-b3 d2-e2 d2-e2+1 d2-e2+2 g3-h3 h3-g3";
    assert_eq!(moves("ravensburger", at, "1"), expected);
}
