//! The rules of the race family, and what each of its rulesets makes of them.

use ur_rules::{Game, Opening, PassReason, Phase, Position, Roll, Ruleset, Side};

use crate::ask::{after, moves, mv, position, roll, ruleset};

const START: &str = "4..2/8/4..2 l 7-0 7-0";

fn path(name: &str, side: Side) -> String {
    let Ruleset::Race(rules) = ruleset(name) else { panic!("{name} is a race") };
    rules.path(side).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The odds of a ruleset's dice, as `roll:weight` and the number of throws.
fn odds(name: &str) -> String {
    let dice = ruleset(name).dice();
    let chances = dice.rolls().iter().map(|odds| format!("{}:{}", odds.roll, odds.weight));
    format!("{} of {}", chances.collect::<Vec<_>>().join(" "), dice.throws())
}

// What each ruleset is made of.

#[test]
fn classic_and_brettspielnetz_walk_the_path_of_fourteen() {
    for name in ["classic", "brettspielnetz"] {
        assert_eq!(path(name, Side::Light), "d1 c1 b1 a1 a2 b2 c2 d2 e2 f2 g2 h2 h1 g1");
        assert_eq!(path(name, Side::Dark), "d3 c3 b3 a3 a2 b2 c2 d2 e2 f2 g2 h2 h3 g3");
    }
}

#[test]
fn masters_and_blitz_cross_the_far_block_through_the_enemys_side() {
    for name in ["masters", "masters-four-dice", "blitz"] {
        assert_eq!(path(name, Side::Light), "d1 c1 b1 a1 a2 b2 c2 d2 e2 f2 g2 g3 h3 h2 h1 g1");
        assert_eq!(path(name, Side::Dark), "d3 c3 b3 a3 a2 b2 c2 d2 e2 f2 g2 g1 h1 h2 h3 g3");
    }
}

#[test]
fn aseb_runs_along_its_tail_of_twelve() {
    assert_eq!(path("aseb", Side::Light), "d1 c1 b1 a1 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2");
    assert_eq!(path("aseb", Side::Dark), "d3 c3 b3 a3 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2");
    assert_eq!(ruleset("aseb").board().to_string(), "4......../12/4........");
}

#[test]
fn four_dice_show_nothing_to_four_and_three_show_one_to_four() {
    for name in ["classic", "brettspielnetz", "masters-four-dice", "blitz", "aseb"] {
        assert_eq!(odds(name), "0:1 1:4 2:6 3:4 4:1 of 16", "{name}");
    }
    assert_eq!(odds("masters"), "1:3 2:3 3:1 4:1 of 8");
}

#[test]
fn each_ruleset_has_its_number_of_pieces() {
    let pieces = ["classic", "brettspielnetz", "masters", "masters-four-dice", "blitz", "aseb"]
        .map(|name| ruleset(name).pieces());
    assert_eq!(pieces, [7, 6, 7, 7, 5, 5]);
}

#[test]
fn white_starts_in_brettspielnetz_and_a_roll_off_decides_elsewhere() {
    assert_eq!(ruleset("brettspielnetz").opening(), Opening::LightStarts);
    for name in ["classic", "masters", "masters-four-dice", "blitz", "aseb"] {
        assert_eq!(ruleset(name).opening(), Opening::RollOff, "{name}");
    }
}

#[test]
fn a_roll_off_compares_the_values_of_the_rulesets_own_dice() {
    let mut game = Game::new(ruleset("masters"));
    assert!(game.roll_off(Roll::Count(0), Roll::Count(1)).is_err(), "three dice never show 0");
    game.roll_off(Roll::Count(4), Roll::Count(3)).expect("a roll-off");
    assert_eq!((game.phase(), game.turn()), (Phase::Roll, Some(Side::Light)));
}

#[test]
fn no_race_has_draws() {
    assert!(Ruleset::NAMES[..6].iter().all(|name| !ruleset(name).has_draws()));
}

// The rules they share.

#[test]
fn a_piece_enters_on_the_step_of_the_roll() {
    let entered = ["1", "2", "3", "4"].map(|roll| moves("classic", START, roll));
    assert_eq!(entered, ["@d1", "@c1", "@b1", "@a1"]);
    let dark = "4..2/8/4..2 d 7-0 7-0";
    assert_eq!(moves("classic", dark, "3"), "@b3");
    assert_eq!(after("classic", dark, "3", "@b3"), "1D2..2/8/4..2 l 7-0 6-0");
}

#[test]
fn a_piece_moves_exactly_the_roll() {
    let at = "4..2/2L5/4..2 l 6-0 7-0";
    assert_eq!(moves("classic", at, "3"), "@b1 c2-f2");
    assert_eq!(after("classic", at, "3", "c2-f2"), "4..2/5L2/4..2 d 6-0 7-0");
}

#[test]
fn the_path_turns_from_the_lane_into_the_middle_and_out_of_it() {
    assert_eq!(moves("classic", "4..2/8/1L2..2 l 0-6 7-0", "3"), "b1-b2");
    assert_eq!(moves("classic", "4..2/6L1/4..2 l 0-6 7-0", "3"), "g2-g1");
    assert_eq!(moves("classic", "4..2/6D1/4..2 d 7-0 0-6", "3"), "g2-g3");
    assert_eq!(moves("masters", "4..2/6L1/4..2 l 0-6 7-0", "3"), "g2-h2");
    assert_eq!(moves("masters", "4..2/6L1/4..2 l 0-6 7-0", "1"), "g2-g3");
}

#[test]
fn two_own_pieces_never_share_a_square() {
    assert_eq!(moves("classic", "4..2/1L1L4/4..2 l 0-5 7-0", "2"), "d2-f2");
    assert_eq!(moves("classic", "4..2/8/3L..2 l 6-0 7-0", "1"), "d1-c1");
}

#[test]
fn pieces_jump_over_anything() {
    let at = "4..2/LDLDD3/4..2 l 0-5 4-0";
    assert_eq!(moves("classic", at, "4"), "a2xe2 c2-g2");
}

#[test]
fn landing_on_an_enemy_sends_it_to_its_pool() {
    let at = "4..2/1L2D3/4..2 l 6-0 6-0";
    assert_eq!(moves("classic", at, "3"), "@b1 b2xe2");
    assert_eq!(after("classic", at, "3", "b2xe2"), "4..2/4L3/4..2 d 6-0 7-0");
}

#[test]
fn a_reader_need_not_mark_a_capture_but_may_not_claim_one_that_is_none() {
    let at = "4..2/1L2D3/4..2 l 6-0 6-0";
    assert_eq!(after("classic", at, "3", "b2-e2"), after("classic", at, "3", "b2xe2"));
    let position = position("classic", at);
    assert!(position.find(roll("2"), &mv("b2xd2")).is_err());
}

#[test]
fn an_enemy_on_a_safe_rosette_cannot_be_landed_on() {
    let at = "4..2/1L1D4/4..2 l 0-6 6-0";
    assert_eq!(moves("classic", at, "2"), "--");
    assert_eq!(moves("brettspielnetz", "4..2/1L1D4/4..2 l 0-5 5-0", "2"), "--");
    let at = "4......../3L3D4/4........ l 0-4 4-0";
    assert_eq!(moves("aseb", at, "4"), "--", "h2 is a rosette of aseb");
    assert_eq!(moves("aseb", "4......../9L1D/4........ l 0-4 4-0", "2"), "--", "and so is l2");
}

#[test]
fn masters_and_blitz_capture_on_rosettes() {
    let at = "4..2/1L1D4/4..2 l 0-6 6-0";
    assert_eq!(moves("masters", at, "2"), "b2xd2");
    assert_eq!(after("masters", at, "2", "b2xd2"), "4..2/3L4/4..2 l 0-6 7-0");
    assert_eq!(moves("blitz", "4..D1/5L2/4..2 l 0-4 4-0", "2"), "f2xg3");
}

#[test]
fn landing_on_a_rosette_gives_another_roll() {
    assert_eq!(after("classic", START, "4", "@a1"), "4..2/8/L3..2 l 6-0 7-0");
    let middle = "4..2/2L5/4..2 l 6-0 7-0";
    assert_eq!(after("classic", middle, "1", "c2-d2"), "4..2/3L4/4..2 l 6-0 7-0");
    let last = "4..2/8/4..1L l 6-0 7-0";
    assert_eq!(after("classic", last, "1", "h1-g1"), "4..2/8/4..L1 l 6-0 7-0");
    let tail = "4......../6D5/4........ d 5-0 4-0";
    assert_eq!(after("aseb", tail, "1", "g2-h2"), "4......../7D4/4........ d 5-0 4-0");
}

#[test]
fn the_enemys_far_rosette_is_one_where_the_path_goes_by_it() {
    let at = "4..2/6L1/4..2 l 6-0 7-0";
    assert_eq!(after("masters", at, "1", "g2-g3"), "4..L1/8/4..2 l 6-0 7-0");
}

#[test]
fn the_extra_roll_cannot_be_declined() {
    let after_rosette = after("classic", START, "4", "@a1");
    assert_eq!(moves("classic", &after_rosette, "2"), "@c1 a1-b2");
}

#[test]
fn only_blitz_rolls_again_after_a_capture() {
    let [seven, five] = [("6-0", "6-0"), ("4-0", "4-0")]
        .map(|(light, dark)| format!("4..2/1L2D3/4..2 l {light} {dark}"));
    assert_eq!(after("classic", &seven, "3", "b2xe2"), "4..2/4L3/4..2 d 6-0 7-0");
    assert_eq!(after("masters", &seven, "3", "b2xe2"), "4..2/4L3/4..2 d 6-0 7-0");
    assert_eq!(after("blitz", &five, "3", "b2xe2"), "4..2/4L3/4..2 l 4-0 5-0");
}

#[test]
fn finishing_needs_the_exact_roll() {
    let at = "4..2/7L/4..2 l 0-6 7-0";
    let finishing = ["1", "2", "3", "4"].map(|roll| moves("classic", at, roll));
    assert_eq!(finishing, ["h2-h1", "h2-g1", "h2-off", "--"]);
    assert_eq!(moves("aseb", "4......../11D/4........ d 5-0 0-4", "1"), "l2-off");
    assert_eq!(moves("masters", "4..2/8/4..L1 l 0-6 7-0", "1"), "g1-off");
}

#[test]
fn a_finished_piece_is_out_for_good_and_gives_no_other_roll() {
    let at = "4..2/8/3L..L1 l 0-5 7-0";
    assert_eq!(after("classic", at, "1", "g1-off"), "4..2/8/3L..2 d 0-6 7-0");
}

#[test]
fn a_roll_of_nothing_passes_the_turn() {
    assert_eq!(moves("classic", START, "0"), "--");
    assert_eq!(after("classic", START, "0", "--"), "4..2/8/4..2 d 7-0 7-0");
}

#[test]
fn the_turn_passes_when_no_move_is_legal() {
    let at = "4..2/3D4/L3..2 l 0-6 6-0";
    assert_eq!(moves("classic", at, "4"), "--");
    assert_eq!(after("classic", at, "4", "--"), "4..2/3D4/L3..2 d 0-6 6-0");
}

#[test]
fn why_a_turn_passes_can_be_told() {
    let why = |at: &str, rolled: &str| PassReason::of(&position("classic", at), roll(rolled));
    assert_eq!(why(START, "0"), Some(PassReason::RollMovesNothing));
    assert_eq!(why("4..2/3D4/L3..2 l 0-6 6-0", "4"), Some(PassReason::NothingCanMove));
    assert_eq!(why(START, "1"), None);
    assert_eq!(why("4..2/8/4..2 d 0-7 7-0", "0"), None, "after the end nothing passes");
}

#[test]
fn a_legal_move_must_be_made() {
    let only_move = "4..2/8/LLLL..2 l 0-3 7-0";
    assert_eq!(moves("classic", only_move, "1"), "a1-a2");
    assert!(position("classic", only_move).find(roll("1"), &mv("--")).is_err());
}

#[test]
fn who_finishes_all_pieces_first_wins_and_the_loser_is_to_act() {
    let last = "4..2/8/4..L1 l 0-6 7-0";
    assert_eq!(after("classic", last, "1", "g1-off"), "4..2/8/4..2 d 0-7 7-0");
    let won = position("classic", "4..2/8/4..2 d 0-7 7-0");
    assert_eq!(won.winner(), Some(Side::Light));
    assert_eq!(won.moves(roll("2")).count(), 0);
}

#[test]
fn captures_happen_only_where_both_paths_go() {
    // Light's a1 and Dark's a3 are apart; so are the ends of the classic paths.
    let at = "D3..DD/8/LL2..LL d 3-0 4-0";
    assert_eq!(moves("classic", at, "1"), "@d3 a3-a2 g3-off");
    // In masters Dark walks by g1, h1, h2, h3: Light's last squares are no haven.
    assert_eq!(moves("masters", "4..2/6D1/4..L1 d 6-0 0-6", "1"), "g2xg1");
}

// House rules.

#[test]
fn option_pieces() {
    let start = ruleset("classic:pieces=3").start(Side::Light);
    assert_eq!(start.to_string(), "4..2/8/4..2 l 3-0 3-0");
    let won = after("classic:pieces=1", "4..2/8/4..L1 l 0-0 1-0", "1", "g1-off");
    assert_eq!(position("classic:pieces=1", &won).winner(), Some(Side::Light));
}

#[test]
fn option_rosette_safe() {
    let at = "4..2/1L1D4/4..2 l 0-6 6-0";
    assert_eq!(moves("classic:rosette_safe=false", at, "2"), "b2xd2");
    assert_eq!(moves("masters:rosette_safe=true", at, "2"), "--");
}

#[test]
fn option_rosette_roll() {
    let plain = after("classic:rosette_roll=false", START, "4", "@a1");
    assert_eq!(plain, "4..2/8/L3..2 d 6-0 7-0");
}

#[test]
fn option_capture_roll() {
    let at = "4..2/1L2D3/4..2 l 6-0 6-0";
    assert_eq!(after("classic:capture_roll=true", at, "3", "b2xe2"), "4..2/4L3/4..2 l 6-0 7-0");
    let five = "4..2/1L2D3/4..2 l 4-0 4-0";
    assert_eq!(after("blitz:capture_roll=false", five, "3", "b2xe2"), "4..2/4L3/4..2 d 4-0 5-0");
}

#[test]
fn option_starts() {
    assert_eq!(ruleset("classic:starts=light").opening(), Opening::LightStarts);
    assert_eq!(ruleset("brettspielnetz:starts=roll-off").opening(), Opening::RollOff);
}

// Rulesets from files.

/// A path of six with a shared rosette, dice of nought to two, three pieces.
const SMALL: &str = r#"
board = "3./4/3."
light = ["a1 b1", "b2 c2", "d2 c1"]
dark = "a3 b3 b2 c2 d2 c3"
dice = { 0 = "1/4", 1 = "1/2", 2 = "1/4" }
pieces = 3
rosettes = "c2"
"#;

fn file(contents: &str) -> Ruleset {
    Ruleset::from_toml("my.toml", contents).unwrap_or_else(|error| panic!("{error}"))
}

fn moves_in(ruleset: Ruleset, at: &str, rolled: &str) -> String {
    let position = ruleset.parse_position(at).unwrap_or_else(|error| panic!("{error}"));
    let mut texts: Vec<_> = position.moves(roll(rolled)).map(|mv| mv.to_string()).collect();
    texts.sort();
    texts.join(" ")
}

#[test]
fn a_file_makes_a_ruleset_of_its_own_board_path_and_dice() {
    let small = file(SMALL);
    assert_eq!(small.start(Side::Light).to_string(), "3./4/3. l 3-0 3-0");
    assert_eq!(moves_in(small, "3./4/3. l 3-0 3-0", "2"), "@b1");
    assert_eq!(moves_in(small, "3./2D1/1L1. l 2-0 2-0", "2"), "--", "c2 is safe");
    assert_eq!(moves_in(small, "3./3L/3. l 0-2 3-0", "2"), "d2-off");
}

#[test]
fn a_file_that_says_what_classic_says_plays_like_classic() {
    let copy = file(
        r#"
        board = "4..2/8/4..2"
        light = "d1 c1 b1 a1 a2 b2 c2 d2 e2 f2 g2 h2 h1 g1"
        dark = "d3 c3 b3 a3 a2 b2 c2 d2 e2 f2 g2 h2 h3 g3"
        rosettes = "a1 a3 d2 g1 g3"
        "#,
    );
    assert_eq!(ur_rules::perft(&copy.start(Side::Light), 5), 12469);
}

#[test]
fn a_file_takes_options_after_its_name() {
    let ruleset = Ruleset::from_toml("my.toml:pieces=1,starts=light", SMALL);
    let ruleset = ruleset.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((ruleset.pieces(), ruleset.opening()), (1, Opening::LightStarts));
}

/// Otherwise a roll would carry a piece from the pool straight off the board, and that has no text.
#[test]
fn a_path_shorter_than_the_highest_roll_is_refused() {
    let short = "board = \"2/2/2\"\nlight = \"b1 b2\"\ndark = \"b3 b2 a2 a3\"\npieces = 2";
    let error = Ruleset::from_toml("my.toml", short).expect_err("too short a path").to_string();
    assert!(
        error.contains("line 2: light's path has 2 squares, but the dice can show 4"),
        "{error}"
    );
    assert!(!error.contains("dark"), "{error}");
}
