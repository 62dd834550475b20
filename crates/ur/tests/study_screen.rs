//! The list of games, the review and the analysis board, in a real terminal.

use std::path::PathBuf;

use crate::support::Home;
use crate::terminal::{DOWN, ENTER, RIGHT, Terminal, UP};

/// The files of the kept games, the newest last.
fn kept_paths(home: &Home) -> Vec<PathBuf> {
    let folder = home.path().join(".local/share/ur/games");
    let entries = std::fs::read_dir(folder).expect("the kept games");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    paths
}

/// What stands in them.
fn kept_games(home: &Home) -> Vec<String> {
    let paths = kept_paths(home).into_iter();
    paths.map(|path| std::fs::read_to_string(path).expect("a kept game")).collect()
}

/// A game of brettspielnetz in which Light gives up after each side has placed a piece.
fn play_and_resign(home: &Home) -> Terminal {
    let mut terminal = Terminal::two_people(home, "brettspielnetz", &[]);
    for (roll, placed) in [("2", "c1"), ("3", "b3")] {
        terminal.wait_for("Type your roll");
        terminal.press(&format!("{roll}\r"));
        terminal.wait_for("> @");
        terminal.press(ENTER);
        terminal.wait_for(&format!("from the pool to {placed}."));
    }
    terminal.press("ry");
    terminal.wait_for("has resigned");
    terminal
}

#[test]
fn a_review_goes_through_the_game_and_plays_on_from_any_position() {
    let home = Home::new();
    let mut terminal = play_and_resign(&home);
    let reviewed = kept_games(&home);
    terminal.press("v");
    terminal.wait_for("These chances are estimates");
    let start = terminal.wait_for("p play on from here");
    assert!(!start.contains('['), "nothing has been moved yet:\n{start}");
    terminal.press(DOWN);
    let first = terminal.wait_for("Light rolls 2. Played: a piece from the pool to c1.");
    assert!(first.contains("[○]"), "the move stands out:\n{first}");
    terminal.wait_for("No choice");
    terminal.press(DOWN);
    terminal.wait_for("Dark rolls 3. Played: a piece from the pool to b3.");
    terminal.press(UP);
    terminal.wait_for("Light rolls 2.");
    terminal.press("p");
    terminal.wait_for("4..2/8/2L1..2 d 5-0 6-0");
    terminal.press("q");
    terminal.wait_for("Light rolls 2.");
    terminal.press("p");
    terminal.wait_for("Play on from this position");
    terminal.press(ENTER);
    terminal.wait_for("Dark to act");
    terminal.press("4\r");
    terminal.wait_for("> @a3:");
    let kept = kept_games(&home);
    assert_eq!(kept.len(), 2);
    assert_eq!(kept[0], reviewed[0], "the reviewed game is as it was");
    assert!(kept[1].contains("\"start\":\"4..2/8/2L1..2 d 5-0 6-0\""), "{}", kept[1]);
}

#[test]
fn a_game_without_a_roll_has_no_review() {
    let home = Home::new();
    let mut terminal = Terminal::two_people(&home, "brettspielnetz", &[]);
    terminal.wait_for("Type your roll");
    terminal.press("ry");
    terminal.wait_for("Light has resigned: Dark wins.");
    terminal.press("v");
    terminal.wait_for("There is nothing to review: no roll has been played.");
}

#[test]
fn looking_at_a_game_does_not_make_it_new() {
    let home = Home::new();
    let mut terminal = Terminal::two_people(&home, "brettspielnetz", &[]);
    terminal.wait_for("Type your roll");
    terminal.press("2\r");
    terminal.wait_for("> @");
    terminal.kill();
    let [path] = &kept_paths(&home)[..] else { panic!("one game is kept") };
    let file = std::fs::File::options().append(true).open(path).expect("the kept game");
    let days = std::time::Duration::from_hours(3 * 24 + 1);
    file.set_modified(std::time::SystemTime::now() - days).expect("an older game");
    let mut terminal = Terminal::open(&home, &["play"]);
    terminal.wait_for("Go on with the last game");
    terminal.press(&format!("{DOWN}{DOWN}{ENTER}"));
    terminal.wait_for("3 days ago");
}

#[test]
fn the_games_are_listed_reviewed_and_gone_on_with() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &["play"]);
    terminal.wait_for("Your games");
    terminal.press(&format!("{DOWN}{ENTER}"));
    terminal.wait_for("There are none yet.");
    terminal.press("q");
    terminal.wait_for("q leave");
    terminal.kill();
    play_and_resign(&home).kill();
    let mut terminal = Terminal::two_people(&home, "masters", &[]);
    terminal.wait_for("Type Light’s roll and Dark’s");
    terminal.press("3 1\r");
    terminal.wait_for("Light starts.");
    terminal.press("q");
    terminal.wait_for("Go on with the last game");
    terminal.press(&format!("{DOWN}{DOWN}{ENTER}"));
    let list = terminal.wait_for("Enter go on");
    let lines: Vec<&str> = list.lines().filter(|line| line.contains("a person – ")).collect();
    assert!(lines[0].contains("masters") && lines[0].ends_with("not over"), "{list}");
    assert!(lines[1].contains("brettspielnetz") && lines[1].ends_with("Dark won"), "{list}");
    terminal.press("v");
    terminal.wait_for("There is nothing to review");
    terminal.press(DOWN);
    terminal.wait_for("Light has resigned: Dark wins.");
    terminal.press(ENTER);
    terminal.wait_for("Luck and skill");
    terminal.press("q");
    terminal.wait_for("Enter review");
    terminal.press(&format!("{UP}{ENTER}"));
    terminal.wait_for("Type your roll");
    terminal.press("1\r");
    terminal.wait_for("> @d1:");
}

#[test]
fn a_review_is_analysed_where_it_is_looked_at() {
    let home = Home::new();
    let mut terminal = play_and_resign(&home);
    terminal.press("v");
    terminal.wait_for("a analyse");
    terminal.press(DOWN);
    terminal.wait_for("Light rolls 2.");
    terminal.press("a");
    terminal.wait_for("4..2/8/2L1..2 d 5-0 6-0");
    terminal.press("q");
    terminal.wait_for("Light rolls 2.");
}

#[test]
fn a_position_is_set_up_with_the_keys_and_every_move_is_weighed() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &["analyse"]);
    terminal.wait_for("Analysis board · classic");
    terminal.wait_for("q back");
    terminal.press("l");
    terminal.press(RIGHT);
    terminal.press("d");
    terminal.wait_for("4..2/LD6/4..2 l 6-0 6-0");
    terminal.press(UP); // b3
    terminal.press(UP); // Dark's pieces beside the board
    terminal.wait_for("how many are off the board");
    terminal.press(&RIGHT.repeat(2));
    let position = "4..2/LD6/4..2 l 6-0 4-2";
    terminal.wait_for(position);
    let told = home.out(&["analyse", "classic", position], "");
    let moves: Vec<&str> = told.lines().filter(|line| line.contains(" %  ")).collect();
    assert!(moves.len() > 5, "{told}");
    terminal.wait_for("q back");
    for line in moves {
        let rated: Vec<&str> = line.split_whitespace().take(3).collect();
        terminal.wait_for(&format!("{} %  {}", rated[0], rated[2]));
    }
    terminal.press("\t\t\t");
    for other in ["Roll 0", "Roll 1", "Roll 3", "Roll 4"] {
        terminal.wait_for_no(other);
    }
    terminal.wait_for("Roll 2  37.5 %");
    terminal.press("m");
    terminal.wait_for("Enter make the move");
    terminal.press(ENTER);
    terminal.wait_for("Dark to act");
    terminal.press("u");
    terminal.wait_for(position);
}

#[test]
fn a_position_that_cannot_be_is_told_every_reason() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &["analyse", "classic"]);
    terminal.wait_for("q back");
    terminal.press("e");
    terminal.wait_for("Type or paste a position");
    terminal.press("4..2/8\r");
    terminal.wait_for("This is no position of this game: character 1:");
    terminal.press("\x7f".repeat(6).as_str());
    terminal.press("1L2..2/8/D3..2 l 7-0 6-0\r");
    terminal.wait_for("• Light has 8 pieces in all,");
    terminal.wait_for("• Light never comes to b3.");
    terminal.wait_for("• Dark never comes to a1.");
    terminal.wait_for_no("p play on");
    terminal.press("n");
    terminal.wait_for("Roll 4  6.2 %");
}

#[test]
fn towers_are_built_and_stones_turned_on_the_analysis_board() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &["analyse", "ravensburger"]);
    terminal.wait_for("r turn over");
    terminal.press("dlr");
    terminal.wait_for("4..2/(Dl)7/4..2 l 9-0 9-0");
    terminal.press("xx");
    terminal.wait_for("4..2/8/4..2 l 10-0 10-0");
}

#[test]
fn the_analysis_board_is_in_the_menu_and_a_game_goes_on_from_it() {
    let home = Home::new();
    let mut terminal = Terminal::open(&home, &["play", "modern"]);
    terminal.wait_for("Analysis board");
    terminal.press(&format!("{DOWN}{DOWN}{ENTER}"));
    let board = terminal.wait_for("p play on from here");
    assert!(board.contains("Roll two blanks"), "{board}");
    assert!(!board.contains("off the board"), "{board}");
    terminal.press("ls");
    terminal.wait_for("4..2/L7/4..2 d 6-0 7-0");
    terminal.press("p");
    terminal.wait_for("Play on from this position");
    terminal.press(ENTER);
    terminal.wait_for("Dark to act");
    terminal.wait_for("Space: roll");
    assert!(kept_games(&home)[0].contains("\"start\":\"4..2/L7/4..2 d 6-0 7-0\""));
}

#[test]
fn every_key_of_the_analysis_board_is_told_in_every_language() {
    let home = Home::new();
    for (language, last) in [
        ("en", "q back"),
        ("de", "q zurück"),
        ("es", "q volver"),
        ("pt", "q voltar"),
        ("sl", "q nazaj"),
    ] {
        let mut terminal = Terminal::open(&home, &["analyse", "ravensburger", "--lang", language]);
        terminal.wait_for(last);
        terminal.press("l");
        terminal.wait_for("/L7/");
        terminal.press("\t");
        // A frame is drawn from the top: what the next one changes there ends the one before.
        let screen = terminal.wait_for_no(" 2  16.7 %");
        assert!(screen.contains(last), "{screen}");
    }
}
