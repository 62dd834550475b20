//! The full-screen game, in a real terminal of 80×24.

use crate::support::Home;
use crate::terminal::{DOWN, ENTER, F1, RIGHT, Terminal};

#[test]
fn a_game_is_chosen_on_the_first_screen() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &["play"]);
    let menu = terminal.wait_for("q leave");
    insta::assert_snapshot!("menu", menu);
    for _ in 0..5 {
        terminal.press("\x1b[A"); // up to the ruleset
    }
    terminal.press(&RIGHT.repeat(6));
    terminal.wait_for("‹ modern ›");
    terminal.press(&format!("{DOWN}{RIGHT}"));
    terminal.wait_for("‹ d1 ›");
    terminal.press(&DOWN.repeat(5));
    terminal.press(ENTER);
    terminal.wait_for("modern:preset=d1");
    terminal.press("q");
    terminal.wait_for("Go on with the last game");
    terminal.press("q");
    terminal.wait_for_end();
}

#[test]
fn the_language_changes_on_the_first_screen() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &["play", "--lang", "en"]);
    terminal.wait_for("‹ English ›");
    terminal.press(&format!("\x1b[A{RIGHT}"));
    terminal.wait_for("‹ Deutsch ›");
    let screen = terminal.wait_for("Das königliche Spiel von Ur");
    assert!(!screen.contains("Royal Game"), "{screen}");
}

#[test]
fn a_race_is_played_with_the_keys() {
    let home = Home::new();
    let mut terminal = Terminal::two_people(&home, "classic", &[]);
    terminal.wait_for("Type Light’s roll and Dark’s");
    terminal.press("3 1\r");
    terminal.wait_for("Light starts.");
    terminal.press("2\r");
    insta::assert_snapshot!("race", terminal.wait_for("> @c1:"));
    terminal.press("1");
    terminal.wait_for("Played: a piece from the pool to c1.");
    terminal.press("9\r");
    terminal.wait_for("“9” is not a roll. These dice show 0 1 2 3 4.");
    terminal.press("u");
    terminal.wait_for("The same rolls come again.");
    terminal.press(ENTER);
    terminal.wait_for("Dark to act");
    terminal.press("r");
    terminal.wait_for("Give up for Dark?");
    terminal.press("y");
    terminal.wait_for("Dark has resigned: Light wins.");
    terminal.press("u");
    terminal.wait_for("Dark to act");
    terminal.press("ry");
    terminal.wait_for("Dark has resigned: Light wins.");
    terminal.press("w");
    terminal.wait_for("The record is in");
}

#[test]
fn a_move_is_made_with_the_mouse() {
    let home = Home::new();
    let position = "4..2/3L1D2/1L2..2 l 5-0 6-0";
    let mut terminal = Terminal::two_people(&home, "classic", &["--position", position]);
    terminal.wait_for("Type your roll");
    terminal.press("2\r");
    terminal.wait_for("3 d2xf2");
    terminal.click(22, 9); // d2, which has one move with a 2
    terminal.wait_for("Played: d2 to f2, capturing.");
}

#[test]
fn towers_show_their_stones_and_prisoners_are_chosen() {
    let home = Home::new();
    let position = "D1D1..d(Dd)/1(DdL)1L1(LDD)2/1(LLL)1L..l1 l 0-2 0-1";
    let mut terminal = Terminal::two_people(&home, "ravensburger", &["--position", position]);
    terminal.wait_for("Type your roll");
    terminal.press("4\r");
    insta::assert_snapshot!("towers", terminal.wait_for("7 g1xf2"));
    terminal.press("4");
    terminal.wait_for("b2 to f2, capturing, with 2 prisoners.");
}

#[test]
fn the_modern_board_is_marked_and_a_draw_is_offered_only_when_it_may_be_claimed() {
    let home = Home::new();
    let mut terminal = Terminal::two_people(&home, "modern", &[]);
    terminal.wait_for("Who starts?");
    terminal.press("l");
    terminal.wait_for("Type your roll");
    let moves = ["@d3", "@d1", "d3-c3", "d1-c1", "@d1", "@d1x", "@d1x", "@d1x", "@d1x"];
    for (number, mv) in moves.iter().enumerate() {
        terminal.press("bc\r");
        let chosen = terminal.wait_for("Enter: move");
        assert!(!chosen.contains("claim a draw"), "{chosen}");
        let line = chosen.lines().find(|line| line.trim_end().ends_with(&format!(" {mv}")));
        let line = line.unwrap_or_else(|| panic!("{mv} is not offered:\n{chosen}"));
        let digits = line.split_whitespace().rev().nth(1).expect("its number");
        terminal.press(digits);
        if number + 1 < moves.len() {
            terminal.wait_for("Type your roll");
        }
    }
    insta::assert_snapshot!("modern", terminal.wait_for("c: claim a draw"));
    terminal.press("c");
    terminal.wait_for("A draw.");
}

#[test]
fn the_rules_are_a_key_away() {
    let home = Home::new();
    let arguments = ["play", "masters", "--light", "human", "--dark", "greedy"];
    let mut terminal = Terminal::open(&home, &arguments);
    terminal.wait_for("Space: roll for the start");
    terminal.press(F1);
    insta::assert_snapshot!("rules", terminal.wait_for("any other key closes"));
    terminal.press("x");
    terminal.wait_for("Space: roll for the start");
}

#[test]
fn a_killed_terminal_loses_nothing() {
    let home = Home::new();
    let mut terminal = Terminal::two_people(&home, "brettspielnetz", &[]);
    terminal.wait_for("Type your roll");
    terminal.press("4\r");
    terminal.wait_for("> @a1:");
    terminal.press(ENTER);
    terminal.wait_for("Another roll.");
    terminal.kill();
    let mut terminal = Terminal::open(&home, &["play", "--resume"]);
    terminal.wait_for("1. 4 @a1");
    terminal.press("\x03"); // Ctrl-C
    terminal.wait_for_end();
    let mut terminal = Terminal::open(&home, &["play", "--resume"]);
    terminal.wait_for("1. 4 @a1");
}

#[test]
fn a_program_that_is_asked_to_end_leaves_the_terminal_as_it_was() {
    let home = Home::new();
    let arguments = ["play", "classic", "--light", "human", "--dark", "human"];
    let mut terminal = Terminal::open(&home, &arguments);
    terminal.wait_for("Space: roll for the start");
    let process = terminal.process_id().to_string();
    let killed = std::process::Command::new("kill").args(["-TERM", &process]).status();
    assert!(killed.expect("kill").success());
    terminal.wait_for_end();
    terminal.wait_for("The game is kept in");
    assert!(!terminal.vt().alternate_screen());
    assert_eq!(terminal.vt().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
}

#[test]
fn a_second_game_leaves_the_first_ones_file_alone() {
    let home = Home::new();
    let arguments =
        ["play", "brettspielnetz", "--light", "human", "--dark", "human", "--file", "kept.game"];
    let mut terminal = Terminal::open(&home, &arguments);
    terminal.wait_for("Space: roll");
    terminal.press("ry");
    terminal.wait_for("Light has resigned: Dark wins.");
    terminal.press("n");
    terminal.wait_for("Space: roll");
    let kept = std::fs::read_to_string(home.path().join("kept.game")).unwrap();
    assert!(kept.contains("resigned"), "{kept}");
}

#[test]
fn the_computer_plays_its_side() {
    let home = Home::new();
    let arguments = ["play", "brettspielnetz", "--light", "random", "--dark", "human"];
    let mut terminal = Terminal::open(&home, &arguments);
    terminal.wait_for("Light rolls");
    terminal.wait_for("Dark to act");
}

#[test]
fn a_six_that_rolls_again_does_not_claim_that_the_turn_passes() {
    let home = Home::new();
    let ruleset = "ravensburger:six=roll_again";
    let mut terminal = Terminal::two_people(&home, ruleset, &[]);
    terminal.wait_for("Type Light’s roll and Dark’s");
    terminal.press("5 1\r");
    terminal.wait_for("Light starts.");
    terminal.press("6\r");
    let screen = terminal.wait_for("That moves nothing. Another roll.");
    assert!(!screen.contains("the turn passes"), "{screen}");
}

#[test]
fn a_hint_chooses_the_best_move_and_a_review_weighs_every_move() {
    let home = Home::new();
    let position = "2D1..2/1D1L1D2/1L1L..1L l 2-1 4-0";
    let mut terminal = Terminal::two_people(&home, "classic", &["--position", position]);
    terminal.wait_for("Type your roll");
    terminal.press("2\r");
    terminal.wait_for("h hint");
    terminal.press("h");
    terminal.wait_for("your chance of winning is");
    terminal.press(ENTER);
    terminal.wait_for("Dark to act");
    terminal.press("t");
    terminal.wait_for("1. 2 ");
    terminal.press("ry");
    terminal.wait_for("v review");
    terminal.press("v");
    let review = terminal.wait_for("p play on from here");
    for line in ["Chance at the start", "Given away at the end", "Result", "  1 ○ 2  "] {
        assert!(review.contains(line), "{line}:\n{review}");
    }
    terminal.press("q");
    terminal.wait_for("v review");
}
