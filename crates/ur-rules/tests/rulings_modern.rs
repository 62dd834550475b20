//! The rulings of the modern game, B0 to B16, its presets and its house rules.

use ur_rules::{DrawReason, Game, GameError, Opening, PassReason, Phase, Position, Ruleset, Side};

use crate::ask::{after, doubles, moves, mv, placings, position, roll, ruleset, walks};

const EMPTY: &str = "4..2/8/4..2 l 7-0 7-0";
const ROLLS: [&str; 5] = ["bb", "bc", "gs", "ss", "gg"];

fn winner(at: &str) -> Option<Side> {
    position("modern", at).winner()
}

// The actions of a turn.

#[test]
fn b00_whatever_the_roll_a_piece_may_be_placed_on_an_entrance() {
    let offered = ROLLS.map(|roll| moves("modern", EMPTY, roll));
    let expected = ["@d1 @d3", "@d1 @d3", "@b2 @c2 @d1 @d2 @d3", "@d1 @d3 @e2", "@d1 @d3 @f2"];
    assert_eq!(offered, expected);
    assert_eq!(after("modern", EMPTY, "bc", "@d3"), "3L..2/8/4..2 d 6-0 7-0");
}

#[test]
fn b00_an_enemy_on_an_entrance_is_captured() {
    let at = "3D..2/7D/4..2 l 7-0 5-0";
    assert_eq!(moves("modern", at, "bc"), "@d1 @d3x");
    assert_eq!(after("modern", at, "bc", "@d3x"), "3L..2/7D/4..2 d 6-0 6-0");
}

#[test]
fn b01_a_side_that_can_act_must() {
    assert!(position("modern", EMPTY).find(roll("bb"), &mv("--")).is_err());
}

#[test]
fn b01_the_turn_passes_when_no_action_is_legal() {
    let at = "4..2/D7/4..2 l 7-0 6-0";
    assert_eq!(moves("modern:preset=a2", at, "bc"), "--");
    assert_eq!(after("modern:preset=a2", at, "bc", "--"), "4..2/D7/4..2 d 7-0 6-0");
}

#[test]
fn b01_why_a_turn_passes_can_be_told() {
    let why = |ruleset: &str, at: &str, rolled: &str| {
        PassReason::of(&position(ruleset, at), roll(rolled))
    };
    let alone = "4..2/D7/4..2 l 7-0 6-0";
    let entrance = "a2".parse().expect("a square");
    assert_eq!(why("modern:preset=a2", alone, "bc"), Some(PassReason::LonePiece(entrance)));
    let all_out = "4..2/LLLL4/4..2 l 0-0 4-0";
    assert_eq!(why("modern:pieces=4", all_out, "bb"), Some(PassReason::PoolEmpty));
    assert_eq!(why("modern", EMPTY, "bb"), None);
}

#[test]
fn b01_option_pass_allowed() {
    assert_eq!(moves("modern:pass_allowed=true", EMPTY, "bc"), "-- @d1 @d3");
    let passed = after("modern:pass_allowed=true", EMPTY, "bc", "--");
    assert_eq!(passed, "4..2/8/4..2 d 7-0 7-0");
}

#[test]
fn b02_one_colour_moves_one_piece_one_step() {
    let at = "4..2/2L5/4..1L l 5-0 7-0";
    assert_eq!(walks("modern", at, "bc"), "c2-b2 c2-d2 h1-g1 h1-h2");
    assert_eq!(doubles("modern", at, "bc"), "");
}

#[test]
fn b02_two_colours_move_one_piece_one_or_two_steps() {
    let at = "4..2/2L5/4..2 l 6-0 7-0";
    for roll in ["gs", "ss", "gg"] {
        assert_eq!(walks("modern", at, roll), "c2-b2 c2-b2-a2 c2-d2 c2-d2-e2", "{roll}");
    }
}

#[test]
fn b02_two_colours_move_two_different_pieces_one_step_each() {
    let at = "4..2/2L5/4..1L l 5-0 7-0";
    let both = "c2-b2,h1-g1 c2-b2,h1-h2 c2-d2,h1-g1 c2-d2,h1-h2";
    assert_eq!(doubles("modern", at, "gs"), both);
    assert_eq!(after("modern", at, "gs", "c2-b2,h1-h2"), "4..2/1L5L/4..2 d 5-0 7-0");
}

#[test]
fn b02_the_second_piece_may_enter_the_square_just_left() {
    let at = "4..2/2LL4/4..2 l 5-0 7-0";
    let both = "c2-b2,d2-c2 c2-b2,d2-e2 d2-e2,c2-d2";
    assert_eq!(doubles("modern", at, "gs"), both);
    assert_eq!(after("modern", at, "gs", "d2-e2,c2-d2"), "4..2/3LL3/4..2 d 5-0 7-0");
}

#[test]
fn b02_blanks_move_nothing_and_place_beside_an_own_piece() {
    let at = "4..2/5L2/4..2 l 6-0 7-0";
    assert_eq!(moves("modern", at, "bb"), "@d1 @d3 @e2 @g2");
    // Beside is beside on the board, whatever the routes: from c2 to c1 and c3 no piece walks.
    let at = "4..2/2L5/4..2 l 6-0 7-0";
    assert_eq!(moves("modern", at, "bb"), "@b2 @c1 @c3 @d1 @d2 @d3");
    let at = "4..2/2LD4/2D1..2 l 6-0 5-0";
    assert_eq!(moves("modern", at, "bb"), "@b2 @c3 @d1 @d3", "only empty squares");
}

#[test]
fn b03_no_square_twice_in_one_move() {
    let at = "L3..L1/2L5/4..L1 l 3-0 7-0";
    let far = walks("modern", at, "gg");
    assert!(far.contains("c2-d2-e2-f2"));
    for walk in far.split(' ') {
        let mut squares: Vec<&str> = walk.split(['-', 'x']).collect();
        let steps = squares.len();
        squares.sort_unstable();
        squares.dedup();
        assert_eq!(squares.len(), steps, "{walk}");
    }
}

#[test]
fn b03_any_branch_at_a_junction() {
    let left = walks("modern", "4..2/1L6/4..2 l 6-0 7-0", "gs");
    assert_eq!(left, "b2-a2 b2-a2-a1 b2-a2-a3 b2-c2 b2-c2-d2");
    let right = walks("modern", "4..2/6L1/4..2 l 6-0 7-0", "gs");
    assert_eq!(right, "g2-f2 g2-f2-e2 g2-h2 g2-h2-h1 g2-h2-h3");
}

#[test]
fn b04_never_over_an_enemy() {
    let at = "4..2/2LD4/4..2 l 6-0 6-0";
    assert_eq!(walks("modern", at, "gs"), "c2-b2 c2-b2-a2 c2xd2");
}

#[test]
fn b04_over_own_pieces_only_to_an_empty_square() {
    let free = "4..2/L1LL4/4..2 l 4-0 7-0";
    let over = walks("modern", free, "gs");
    assert_eq!(over, "a2-a1 a2-a1-b1 a2-a3 a2-a3-b3 a2-b2 c2-b2 c2-d2-e2 d2-c2-b2 d2-e2 d2-e2-f2");
    let taken = "4..2/2LLD3/4..2 l 5-0 6-0";
    assert_eq!(walks("modern", taken, "gs"), "c2-b2 c2-b2-a2 d2-c2-b2 d2xe2");
}

#[test]
fn b04_option_jump_may_capture() {
    let at = "4..2/2LLD3/4..2 l 5-0 6-0";
    let option = "modern:jump_may_capture=true";
    assert_eq!(walks(option, at, "gs"), "c2-b2 c2-b2-a2 c2-d2xe2 d2-c2-b2 d2xe2");
    assert_eq!(after(option, at, "gs", "c2-d2xe2"), "4..2/3LL3/4..2 d 5-0 7-0");
}

#[test]
fn b05_placing_never_on_an_own_piece_and_on_an_enemy_only_at_an_entrance() {
    let at = "3D..2/1D1L4/4..2 l 6-0 5-0";
    assert_eq!(placings("modern", at, "gs"), "@c2 @d1 @d3x");
    assert_eq!(placings("modern", "4..2/4DD2/4..2 l 7-0 5-0", "ss"), "@d1 @d3");
    assert_eq!(placings("modern", "4..2/4DD2/4..2 l 7-0 5-0", "gg"), "@d1 @d3");
}

#[test]
fn b05_option_placement_captures() {
    let all = "modern:placement_captures=all";
    assert_eq!(placings(all, "3D..2/1D1L4/4..2 l 6-0 5-0", "gs"), "@b2x @c2 @d1 @d3x");
    let at = "4..2/4DD2/4..2 l 7-0 5-0";
    assert_eq!(placings(all, at, "ss"), "@d1 @d3 @e2x");
    assert_eq!(after(all, at, "ss", "@e2x"), "4..2/4LD2/4..2 d 6-0 6-0");
    assert_eq!(placings("modern:placement_captures=entrance", at, "ss"), "@d1 @d3");
}

#[test]
fn b05_ishtar_still_protects_forts_when_every_placing_captures() {
    let all = "modern:placement_captures=all";
    let open = "4..2/7D/DL2..2 l 6-0 5-0";
    assert_eq!(placings(all, open, "bb"), "@a1x @b2 @c1 @d1 @d3");
    let protected = "4..2/4D3/DL2..2 l 6-0 5-0";
    assert_eq!(placings(all, protected, "bb"), "@b2 @c1 @d1 @d3");
}

#[test]
fn b06_a_lone_piece_on_an_entrance_cannot_be_placed_upon() {
    let alone = "4..2/8/3D..2 l 7-0 6-0";
    assert_eq!(moves("modern", alone, "bc"), "@d3");
    let with_another = "4..2/7D/3D..2 l 7-0 5-0";
    assert_eq!(moves("modern", with_another, "bc"), "@d1x @d3");
}

#[test]
fn b06_moving_onto_the_lone_piece_still_captures() {
    let at = "4..2/8/2LD..2 l 6-0 6-0";
    assert_eq!(moves("modern", at, "bc"), "@d3 c1-b1 c1xd1");
    assert_eq!(after("modern", at, "bc", "c1xd1"), "4..2/8/3L..2 d 6-0 7-0");
}

#[test]
fn b06_a_lone_piece_elsewhere_has_no_such_right() {
    let at = "4..2/1D6/4..2 l 7-0 6-0";
    assert_eq!(placings("modern:placement_captures=all", at, "gs"), "@b2x @c2 @d1 @d2 @d3");
}

#[test]
fn b07_a_move_that_ends_on_a_fort_gives_a_whole_new_turn() {
    let at = "4..2/8/1L2..2 l 6-0 7-0";
    assert_eq!(after("modern", at, "bc", "b1-a1"), "4..2/8/L3..2 l 6-0 7-0");
    assert_eq!(after("modern", at, "gs", "b1-a1-a2"), "4..2/L7/4..2 d 6-0 7-0", "passed over");
}

#[test]
fn b07_the_extra_turn_cannot_be_declined_and_may_give_another() {
    let extra = after("modern", "4..2/7L/1L2..1L l 4-0 7-0", "bc", "b1-a1");
    assert_eq!(extra, "4..2/7L/L3..1L l 4-0 7-0");
    assert!(!moves("modern", &extra, "bb").contains("--"));
    assert_eq!(after("modern", &extra, "bc", "h1-g1"), "4..2/7L/L3..L1 l 4-0 7-0");
}

#[test]
fn b07_two_forts_in_one_action_give_one_extra_turn() {
    let at = "1L2..2/7L/1L2..2 l 4-0 7-0";
    let extra = after("modern", at, "gs", "b1-a1,b3-a3");
    assert_eq!(extra, "L3..2/7L/L3..2 l 4-0 7-0");
    assert_eq!(after("modern", &extra, "bc", "h2-g2"), "L3..2/6L1/L3..2 d 4-0 7-0");
}

#[test]
fn b07_a_double_move_earns_it_with_either_half() {
    let at = "4..2/2L5/1L2..2 l 5-0 7-0";
    assert_eq!(after("modern", at, "gs", "b1-a1,c2-d2"), "4..2/3L4/L3..2 l 5-0 7-0");
    let at = "4..2/2L5/4..1L l 5-0 7-0";
    assert_eq!(after("modern", at, "gs", "c2-d2,h1-g1"), "4..2/3L4/4..L1 l 5-0 7-0");
}

#[test]
fn b07_placing_on_a_fort_gives_none() {
    let at = "4..2/8/1L2..2 l 6-0 7-0";
    assert_eq!(after("modern", at, "bb", "@a1"), "4..2/8/LL2..2 d 5-0 7-0");
}

#[test]
fn b07_option_placement_extra_turn() {
    let option = "modern:placement_extra_turn=true";
    let at = "4..2/8/1L2..2 l 6-0 7-0";
    assert_eq!(after(option, at, "bb", "@a1"), "4..2/8/LL2..2 l 5-0 7-0");
    assert_eq!(after(option, at, "bb", "@c1"), "4..2/8/1LL1..2 d 5-0 7-0");
}

#[test]
fn b08_a_side_on_ishtar_cannot_lose_its_pieces_on_forts() {
    let protected = "4..2/4D3/DL2..2 l 6-0 5-0";
    assert_eq!(walks("modern", protected, "bc"), "b1-c1");
    let open = "4..2/5D2/DL2..2 l 6-0 5-0";
    assert_eq!(walks("modern", open, "bc"), "b1-c1 b1xa1");
    let elsewhere = "4..2/2DDD3/1L2..2 l 6-0 4-0";
    assert_eq!(walks("modern", elsewhere, "bc"), "b1-a1 b1-c1");
    assert_eq!(walks("modern", "4..2/1LD1D3/4..2 l 6-0 5-0", "bc"), "b2-a2 b2xc2", "no fort");
}

#[test]
fn b08_ishtar_herself_is_not_protected() {
    let at = "4..2/3LD3/D3..2 l 6-0 5-0";
    assert_eq!(walks("modern", at, "bc"), "d2-c2 d2xe2");
}

#[test]
fn b08_protection_ends_at_once_when_the_first_piece_takes_ishtar() {
    let at = "4..2/3LD3/DL2..2 l 5-0 5-0";
    assert_eq!(doubles("modern", at, "gs"), { "b1-c1,d2-c2 b1-c1,d2xe2 d2xe2,b1xa1" });
    assert_eq!(after("modern", at, "gs", "d2xe2,b1xa1"), "4..2/4L3/L3..2 l 5-0 7-0");
}

#[test]
fn b08_protection_ends_at_once_for_the_very_piece_that_takes_ishtar() {
    // Earth lets it go on after the capture (B10), and it finds the fort open.
    let earth = "L3..2/7L/L3..DD l 4-0 5-0";
    assert!(walks("modern:ishtar=h1", earth, "gs").contains("h2xh1xg1"));
    let no_earth = "4..2/7L/L3..DD l 5-0 5-0";
    assert!(!walks("modern:ishtar=h1", no_earth, "gs").contains("g1"));
}

#[test]
fn b09_a_capture_ends_that_pieces_move() {
    let at = "4..2/2LD4/4..2 l 6-0 6-0";
    assert!(!walks("modern", at, "gs").contains("c2xd2-"));
}

#[test]
fn b09_the_other_piece_of_a_double_move_still_has_its_step() {
    let at = "4..2/2LD4/4..1L l 5-0 6-0";
    assert_eq!(after("modern", at, "gs", "c2xd2,h1-h2"), "4..2/3L3L/4..2 d 5-0 7-0");
}

#[test]
fn b10_who_rules_earth_is_not_stopped_by_captures() {
    let at = "L3..2/2LDD3/L3..2 l 4-0 5-0";
    let from_c2: Vec<String> = walks("modern", at, "gs")
        .split(' ')
        .filter(|walk| walk.starts_with('c'))
        .map(ToOwned::to_owned)
        .collect();
    assert_eq!(from_c2, ["c2-b2", "c2-b2-a2", "c2xd2", "c2xd2xe2"]);
    assert_eq!(after("modern", at, "gs", "c2xd2xe2"), "L3..2/4L3/L3..2 d 4-0 7-0");
}

#[test]
fn b10_earth_is_judged_when_the_piece_starts() {
    let at = "L3..2/DD6/L3..2 l 5-0 5-0";
    let leaving = after("modern", at, "gs", "a1xa2xb2");
    assert_eq!(leaving, "L3..2/1L6/4..2 d 5-0 7-0");
    let one_fort = "4..2/DD6/L3..2 l 6-0 5-0";
    assert_eq!(walks("modern", one_fort, "gs"), "a1-b1 a1-b1-c1 a1xa2");
}

#[test]
fn b11_who_rules_heaven_may_move_three_on_a_pair() {
    let at = "4..L1/1L6/4..L1 l 4-0 7-0";
    let three = |roll| walks("modern", at, roll).contains("b2-c2-d2-e2");
    assert_eq!(["bc", "gs", "ss", "gg"].map(three), [false, false, true, true]);
    assert_eq!(after("modern", at, "ss", "b2-c2-d2-e2"), "4..L1/4L3/4..L1 d 4-0 7-0");
}

#[test]
fn b11_the_usual_moves_stay_and_three_is_not_split() {
    let at = "4..L1/1L6/4..L1 l 4-0 7-0";
    let offered = walks("modern", at, "ss");
    assert!(["b2-c2", "b2-c2-d2"].iter().all(|walk| offered.split(' ').any(|mv| mv == *walk)));
    for double in doubles("modern", at, "ss").split(' ') {
        assert_eq!(double.matches('-').count(), 2, "{double}");
    }
}

#[test]
fn b11_heaven_is_judged_when_the_action_starts() {
    let at = "4..L1/8/4..L1 l 5-0 7-0";
    assert_eq!(after("modern", at, "gg", "g1-h1-h2-g2"), "4..L1/6L1/4..2 d 5-0 7-0");
    let one_fort = "4..2/8/4..L1 l 6-0 7-0";
    assert_eq!(walks("modern", one_fort, "gg"), "g1-h1 g1-h1-h2");
}

#[test]
fn b12_who_holds_all_four_forts_has_won_at_once() {
    let at = "L3..1L/8/L3..L1 l 3-0 7-0";
    let won = after("modern", at, "bc", "h3-g3");
    assert_eq!(won, "L3..L1/8/L3..L1 d 3-0 7-0", "the loser is to act");
    assert_eq!(winner(&won), Some(Side::Light));
}

#[test]
fn b12_the_second_half_of_a_double_move_does_not_happen() {
    let at = "L3..L1/2L5/1L2..L1 l 2-0 7-0";
    let offered = doubles("modern", at, "gs");
    assert!(offered.split(' ').all(|double| !double.starts_with("b1-a1")), "{offered}");
    let second = after("modern", at, "gs", "c2-d2,b1-a1");
    assert_eq!(winner(&second), Some(Side::Light), "but the winning step may come second");
}

#[test]
fn b12_a_fort_only_passed_over_is_not_held() {
    let at = "L3..L1/8/1L2..L1 l 3-0 7-0";
    let passed = after("modern", at, "gs", "b1-a1-a2");
    assert_eq!(passed, "L3..L1/L7/4..L1 d 3-0 7-0");
    assert_eq!(winner(&passed), None);
}

#[test]
fn b12_a_placement_can_win() {
    let at = "L3..L1/8/1L2..L1 l 3-0 7-0";
    let won = after("modern", at, "bb", "@a1");
    assert_eq!((won.as_str(), winner(&won)), ("L3..L1/8/LL2..L1 d 2-0 7-0", Some(Side::Light)));
    let option = after("modern:placement_extra_turn=true", at, "bb", "@a1");
    assert_eq!(option, won, "no extra turn after the end");
}

#[test]
fn b13_with_an_empty_pool_nothing_is_placed_and_blanks_pass() {
    let at = "4..2/LLLL4/4..2 l 0-0 4-0";
    assert_eq!(moves("modern:pieces=4", at, "bb"), "--");
    assert_eq!(placings("modern:pieces=4", at, "gs"), "");
}

/// A game that goes on from a position, each ply a roll and a move.
fn game(ruleset: &str, at: &str, plies: &[(&str, &str)]) -> Game {
    let mut game = Game::from_position(position(ruleset, at));
    for (rolled, played) in plies {
        game.roll(roll(rolled)).unwrap_or_else(|error| panic!("{rolled}: {error}"));
        game.play(&mv(played)).unwrap_or_else(|error| panic!("{played}: {error}"));
    }
    game
}

const BOTH_CLOSE: &str = "4..2/L6D/4..2 l 6-0 6-0";
const PLACING: [(&str, &str); 5] =
    [("bc", "@d1"), ("bc", "@d1x"), ("bc", "@d1x"), ("bc", "@d1x"), ("bc", "@d1x")];

#[test]
fn b14_after_five_placements_on_one_square_the_side_to_act_may_claim_a_draw() {
    let mut four = game("modern", BOTH_CLOSE, &PLACING[..4]);
    assert_eq!(four.draw_claim(), None);
    assert_eq!(four.claim_draw(), Err(GameError::NoDraw));
    let five = game("modern", BOTH_CLOSE, &PLACING);
    let square = "d1".parse().expect("a square");
    assert_eq!(five.draw_claim(), Some(DrawReason::SamePlacement(square)));
}

#[test]
fn b14_a_placement_elsewhere_breaks_the_run() {
    let plies = [&PLACING[..4], &[("bc", "@d3"), ("bc", "@d3x")]].concat();
    let broken = game("modern", BOTH_CLOSE, &plies);
    assert_eq!(broken.draw_claim(), None);
}

#[test]
fn b14_a_pass_breaks_the_run() {
    let plies = [&PLACING[..4], &[("bc", "--"), ("bc", "--"), ("bc", "@d1x")]].concat();
    let broken = game("modern:pass_allowed=true", BOTH_CLOSE, &plies);
    assert_eq!(broken.draw_claim(), None);
}

const CIRCLE: [(&str, &str); 4] =
    [("bc", "a2-b2"), ("bc", "h2-g2"), ("bc", "b2-a2"), ("bc", "g2-h2")];

#[test]
fn b14_when_a_position_stands_for_the_fifth_time_the_side_to_act_may_claim_a_draw() {
    let four_times = game("modern", BOTH_CLOSE, &CIRCLE.repeat(3));
    assert_eq!(four_times.draw_claim(), None);
    let five_times = game("modern", BOTH_CLOSE, &CIRCLE.repeat(4));
    assert_eq!(five_times.draw_claim(), Some(DrawReason::SamePosition));
}

#[test]
fn b14_the_claim_is_made_before_rolling_and_never_comes_by_itself() {
    let mut game = game("modern", BOTH_CLOSE, &CIRCLE.repeat(4));
    assert_eq!(game.phase(), Phase::Roll);
    game.roll(roll("bc")).expect("the game goes on");
    assert_eq!(game.draw_claim(), None);
    assert_eq!(game.claim_draw(), Err(GameError::NoDraw));
}

#[test]
fn b14_option_draw() {
    let game = game("modern:draw=off", BOTH_CLOSE, &CIRCLE.repeat(5));
    assert_eq!(game.draw_claim(), None);
    assert!(!ruleset("modern:draw=off").has_draws());
    assert!(ruleset("modern:draw=repetition5").has_draws());
}

#[test]
fn b15_who_starts_is_agreed_and_then_chosen_by_the_loser() {
    assert_eq!(ruleset("modern").opening(), Opening::Agreement);
    let mut first = Game::new(ruleset("modern"));
    assert_eq!(first.phase(), Phase::ChooseStarter(None));
    first.choose_starter(Side::Dark).expect("by agreement or by lot");
    assert_eq!(first.turn(), Some(Side::Dark));
    let second = Game::with_chooser(ruleset("modern"), Side::Light);
    assert_eq!(second.phase(), Phase::ChooseStarter(Some(Side::Light)));
}

#[test]
fn b16_captured_pieces_go_back_to_their_pool() {
    let at = "L3..2/2LDD3/L2D..2 l 4-0 4-0";
    assert_eq!(after("modern", at, "gs", "c2xd2xe2"), "L3..2/4L3/L2D..2 d 4-0 6-0");
    assert_eq!(after("modern", at, "gs", "@d1x"), "L3..2/2LDD3/L2L..2 d 3-0 5-0");
}

#[test]
fn a_double_move_is_listed_once_with_the_lower_square_first() {
    let at = "4..2/2L5/4..1L l 5-0 7-0";
    let legal = position("modern", at);
    assert!(legal.find(roll("gs"), &mv("c2-b2,h1-g1")).is_ok());
    assert!(legal.find(roll("gs"), &mv("h1-g1,c2-b2")).is_err());
}

// The presets: what each one changes, and nothing else.

/// Where pieces may be placed on an empty board, with each roll of two colours.
fn houses(ruleset: &str) -> [String; 3] {
    ["gs", "ss", "gg"].map(|roll| placings(ruleset, EMPTY, roll))
}

fn routes(ruleset: &str, from: &str) -> String {
    let Ruleset::Modern(rules) = crate::ask::ruleset(ruleset) else {
        panic!("{ruleset} is modern")
    };
    rules.routes_from(from.parse().expect("a square")).to_string()
}

#[test]
fn preset_default() {
    assert_eq!(houses("modern:preset=default"), houses("modern"));
    assert_eq!(houses("modern"), ["@b2 @c2 @d1 @d2 @d3", "@d1 @d3 @e2", "@d1 @d3 @f2"]);
}

#[test]
fn preset_d1() {
    assert_eq!(houses("modern:preset=d1"), ["@b2 @c2 @d1 @d2", "@d1 @e2", "@d1 @f2"]);
}

#[test]
fn preset_a2() {
    assert_eq!(houses("modern:preset=a2"), ["@a2 @b2 @c2 @d2", "@a2 @e2", "@a2 @f2"]);
}

#[test]
fn preset_ishtar_h2() {
    let preset = "modern:preset=ishtar-h2";
    assert_eq!(houses(preset), ["@b2 @c2 @d1 @d2 @d3", "@d1 @d3 @h2", "@d1 @d3 @f2"]);
    assert_eq!(walks(preset, "4..2/7D/DL2..2 l 6-0 5-0", "bc"), "b1-c1", "h2 protects a1");
}

#[test]
fn preset_ishtar_d2() {
    let preset = "modern:preset=ishtar-d2";
    assert_eq!(houses(preset), ["@a2 @b2 @c2 @d1 @d3", "@d1 @d2 @d3", "@d1 @d3 @f2"]);
    assert_eq!(walks(preset, "4..2/3D4/DL2..2 l 6-0 5-0", "bc"), "b1-c1", "d2 protects a1");
}

#[test]
fn preset_kingdom_a2() {
    let preset = "modern:preset=kingdom-a2";
    assert_eq!(houses(preset), ["@a2 @b2 @c2 @d1 @d3", "@d1 @d3 @e2", "@d1 @d3 @f2"]);
}

#[test]
fn preset_kingdom_d() {
    let preset = "modern:preset=kingdom-d";
    assert_eq!(houses(preset), ["@a2 @d1 @d2 @d3", "@a2 @e2", "@a2 @f2"]);
}

#[test]
fn preset_rings_and_the_routes_of_that_name() {
    for text in ["modern:preset=rings", "modern:routes=rings"] {
        assert_eq!(houses(text), houses("modern"));
        let squares = ["a2", "c2", "d1", "d2", "g1", "g2", "h2"];
        let steps = squares.map(|from| routes(text, from));
        let ring = ["a1 a3 b2", "b2 d2", "c1 d2", "c2 d1 d3 e2", "g2 h1", "f2 g1 g3", "h1 h3"];
        assert_eq!(steps, ring);
    }
}

#[test]
fn preset_grid_and_the_routes_of_that_name() {
    for text in ["modern:preset=grid", "modern:routes=grid"] {
        assert_eq!(houses(text), houses("modern"));
        let steps = ["a2", "c2", "e2", "g1", "g2"].map(|from| routes(text, from));
        assert_eq!(steps, ["a1 a3 b2", "b2 c1 c3 d2", "d2 f2", "g2 h1", "f2 g1 g3 h2"]);
    }
}

#[test]
fn routes_track_joins_the_lanes_to_the_middle_row_at_its_ends() {
    for text in ["modern", "modern:routes=track", "modern:preset=rings,routes=track"] {
        let steps = ["a1", "a2", "c2", "d1", "d2", "g1", "g2", "h2"].map(|from| routes(text, from));
        let track = ["a2 b1", "a1 a3 b2", "b2 d2", "c1", "c2 e2", "h1", "f2 h2", "g2 h1 h3"];
        assert_eq!(steps, track);
    }
}

#[test]
fn every_preset_has_a_test_here() {
    let presets: Vec<&str> = Ruleset::modern_presets().collect();
    let tested = ["default", "d1", "a2", "ishtar-h2", "ishtar-d2", "kingdom-a2", "kingdom-d"];
    assert_eq!(presets, [&tested[..], &["rings", "grid"]].concat());
}

// Roles moved by hand.

#[test]
fn option_pieces() {
    assert_eq!(ruleset("modern:pieces=4").start(Side::Dark).to_string(), "4..2/8/4..2 d 4-0 4-0");
}

#[test]
fn options_move_single_roles_whatever_the_preset() {
    let roles = "modern:entrances=a2,preset=ishtar-h2,marduk=g2";
    assert_eq!(houses(roles), ["@a2 @b2 @c2 @d2", "@a2 @h2", "@a2 @g2"]);
    assert_eq!(
        houses("modern:ishtar=g2,kingdom=b1+c1+d2"),
        ["@b1 @c1 @d1 @d2 @d3", "@d1 @d3 @g2", "@d1 @d3 @f2"]
    );
}

#[test]
fn option_forts() {
    let corners = "modern:forts=b1+b3+h1+h3";
    let at = "1L2..1L/8/1L2..L1 l 3-0 7-0";
    let won = after(corners, at, "bc", "g1-h1");
    assert_eq!(position(corners, &won).winner(), Some(Side::Light));
    assert_eq!(after(corners, "4..2/8/L3..2 l 6-0 7-0", "bc", "a1-b1"), {
        "4..2/8/1L2..2 l 6-0 7-0"
    });
}

/// Heaven is the block g–h; the bridge is neither Heaven nor Earth.
#[test]
fn option_forts_refuses_forts_on_the_bridge() {
    let bridge = "modern:forts=a1+a3+e2+f2,ishtar=h2,marduk=h1".parse::<Ruleset>();
    let error = bridge.map(|_| ()).map_err(|error| error.to_string());
    assert!(error.is_err_and(|error| error.contains("two forts in Earth")));
}
