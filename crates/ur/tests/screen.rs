//! The full-screen game, in a real terminal of 80×24.

mod support;

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use support::Home;
use vt100::Parser;

/// How long the program may take to show something before the test gives up on it.
const PATIENCE: Duration = Duration::from_secs(30);

const LINES: NonZero<u16> = NonZero::new(24).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();

const ENTER: &str = "\r";
const DOWN: &str = "\x1b[B";
const RIGHT: &str = "\x1b[C";
const F1: &str = "\x1bOP";

/// The program in a terminal, and what the terminal shows.
struct Terminal {
    parser: Parser,
    output: Receiver<Vec<u8>>,
    input: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// The terminal is there as long as this is.
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    fn open(home: &Home, arguments: &[&str]) -> Terminal {
        let size =
            PtySize { rows: LINES.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ur"));
        command.args(arguments);
        command.env_clear();
        command.env("HOME", home.path());
        command.env("LANG", "en_US.UTF-8");
        command.env("TERM", "xterm-256color");
        command.env("NO_COLOR", "1");
        command.cwd(home.path());
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Terminal {
            parser: Parser::new(LINES, COLUMNS, 0),
            output,
            input: pair.master.take_writer().expect("its input"),
            child,
            _master: pair.master,
        }
    }

    /// A game between two people who throw real dice and type what they show.
    fn two_people(home: &Home, ruleset: &str, more: &[&str]) -> Terminal {
        let people = ["play", ruleset, "--light", "human", "--dark", "human", "--dice", "typed"];
        Terminal::open(home, &[&people, more].concat())
    }

    /// What can be seen, without the blanks at the ends of lines.
    fn screen(&self) -> String {
        let contents = self.parser.screen().contents();
        contents.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    }

    /// Waits until the screen shows a text.
    fn wait_for(&mut self, text: &str) -> String {
        let given_up = Instant::now() + PATIENCE;
        while !self.screen().contains(text) {
            let left = given_up.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(error) => panic!("`{text}` never came, {error}:\n{}", self.screen()),
            }
        }
        self.screen()
    }

    fn press(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).expect("the program listens");
    }

    /// A click with the left button, on a column and a line counted from 1.
    fn click(&mut self, column: u16, line: u16) {
        self.press(&format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m"));
    }

    fn wait_for_end(&mut self) {
        assert!(self.child.wait().expect("the program ends").success());
    }

    fn kill(&mut self) {
        self.child.kill().expect("the program can be killed");
        self.child.wait().expect("the program ends");
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // Most tests leave the program running; one that has ended cannot be killed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

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
    let process = terminal.child.process_id().expect("its number").to_string();
    let killed = std::process::Command::new("kill").args(["-TERM", &process]).status();
    assert!(killed.expect("kill").success());
    terminal.wait_for_end();
    terminal.wait_for("The game is kept in");
    assert!(!terminal.parser.screen().alternate_screen());
    assert_eq!(terminal.parser.screen().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
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

/// What stands in the kept games, the newest last.
fn kept_games(home: &Home) -> Vec<String> {
    let folder = home.path().join(".local/share/ur/games");
    let entries = std::fs::read_dir(folder).expect("the kept games");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read_to_string(path).expect("a kept game")).collect()
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
    terminal.press("\x1b[A");
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
    terminal.press(&format!("\x1b[A{ENTER}"));
    terminal.wait_for("Type your roll");
    terminal.press("1\r");
    terminal.wait_for("> @d1:");
}
