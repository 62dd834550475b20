//! Running the real program in a home folder of its own.
#![allow(dead_code)] // every test file uses some of it

use std::io::Write;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

/// A home folder in which the program keeps what it keeps.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Home {
        Home(tempfile::tempdir().expect("a temporary folder"))
    }

    pub(crate) fn path(&self) -> &std::path::Path {
        self.0.path()
    }

    /// The program, with nothing of the tester's own environment.
    pub(crate) fn ur(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ur"));
        command.args(arguments).env_clear().env("HOME", self.path()).env("LANG", "en_US.UTF-8");
        command.current_dir(self.path());
        command
    }

    /// Runs the program with some input to its end.
    pub(crate) fn run(&self, arguments: &[&str], input: &str) -> Output {
        let mut child = self
            .ur(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // The program may end before it has read everything: then there is nobody to write to.
        let _ = child.stdin.take().expect("its input").write_all(input.as_bytes());
        child.wait_with_output().expect("the program ends")
    }

    /// Runs the program and gives what it printed; it must succeed.
    pub(crate) fn out(&self, arguments: &[&str], input: &str) -> String {
        let output = self.run(arguments, input);
        assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
        text(&output.stdout)
    }

    /// Runs the program, which must fail with code 2, and gives what it said on standard error.
    pub(crate) fn error(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", text(&output.stdout));
        text(&output.stderr)
    }
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}
