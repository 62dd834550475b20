//! The real program in a real terminal of 80×24.
#![allow(dead_code)] // every test file uses some of it

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::Parser;

use crate::support::Home;

/// How long the program may take to show something before the test gives up on it.
const PATIENCE: Duration = Duration::from_secs(30);

const LINES: NonZero<u16> = NonZero::new(24).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();

pub(crate) const ENTER: &str = "\r";
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const DOWN: &str = "\x1b[B";
pub(crate) const RIGHT: &str = "\x1b[C";
pub(crate) const F1: &str = "\x1bOP";

/// The program in a terminal, and what the terminal shows.
pub(crate) struct Terminal {
    parser: Parser,
    output: Receiver<Vec<u8>>,
    input: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// The terminal is there as long as this is.
    _master: Box<dyn MasterPty + Send>,
}

impl Terminal {
    pub(crate) fn open(home: &Home, arguments: &[&str]) -> Terminal {
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
    pub(crate) fn two_people(home: &Home, ruleset: &str, more: &[&str]) -> Terminal {
        let people = ["play", ruleset, "--light", "human", "--dark", "human", "--dice", "typed"];
        Terminal::open(home, &[&people, more].concat())
    }

    /// What can be seen, without the blanks at the ends of lines.
    pub(crate) fn screen(&self) -> String {
        let contents = self.parser.screen().contents();
        contents.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    }

    /// Waits until the screen shows a text.
    pub(crate) fn wait_for(&mut self, text: &str) -> String {
        self.wait_until(&format!("`{text}` never came"), |screen| screen.contains(text))
    }

    /// Waits until the screen shows a text no longer.
    pub(crate) fn wait_for_no(&mut self, text: &str) -> String {
        self.wait_until(&format!("`{text}` stayed"), |screen| !screen.contains(text))
    }

    fn wait_until(&mut self, or_else: &str, is_there: impl Fn(&str) -> bool) -> String {
        let given_up = Instant::now() + PATIENCE;
        while !is_there(&self.screen()) {
            let left = given_up.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.parser.process(&bytes),
                Err(error) => panic!("{or_else}, {error}:\n{}", self.screen()),
            }
        }
        self.screen()
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.input.write_all(keys.as_bytes()).expect("the program listens");
    }

    /// A click with the left button, on a column and a line counted from 1.
    pub(crate) fn click(&mut self, column: u16, line: u16) {
        self.press(&format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m"));
    }

    pub(crate) fn wait_for_end(&mut self) {
        assert!(self.child.wait().expect("the program ends").success());
    }

    /// Everything the terminal knows of itself.
    pub(crate) fn vt(&self) -> &vt100::Screen {
        self.parser.screen()
    }

    pub(crate) fn process_id(&self) -> u32 {
        self.child.process_id().expect("its number")
    }

    pub(crate) fn kill(&mut self) {
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
