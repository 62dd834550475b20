//! Running the real program in a home folder of its own.
#![allow(dead_code)] // every test file uses some of it

use std::fs;
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

/// Changes the last byte of a file.
pub(crate) fn damage(path: &str) {
    let mut bytes = fs::read(path).expect("a file");
    *bytes.last_mut().expect("some bytes") ^= 1;
    fs::write(path, bytes).expect("a damaged file");
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// The names of all elements of an XML text, which must be well formed: elements end where they
/// should, values are quoted, and nothing stands unescaped.
pub(crate) fn elements(xml: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut open: Vec<String> = Vec::new();
    let mut parts = xml.split('<');
    assert_eq!(parts.next(), Some(""), "a text before the first element");
    for part in parts {
        let (tag, text) = part.split_once('>').expect("an element ends");
        assert!(text.split('&').skip(1).all(is_entity), "an unescaped & in {text}");
        assert!(!text.contains('>'), "an unescaped > in {text}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
            continue;
        }
        let (name, attributes) = tag.trim_end_matches('/').split_once(' ').unwrap_or((tag, ""));
        assert!(name.chars().all(|c| c.is_ascii_alphanumeric()), "{name}");
        let quoted = attributes.split('"').collect::<Vec<_>>();
        assert!(quoted.len() % 2 == 1, "quotes in {tag}");
        assert!(quoted.chunks_exact(2).all(|pair| pair[0].ends_with('=')), "values in {tag}");
        names.push(name.to_owned());
        if !tag.ends_with('/') {
            open.push(name.to_owned());
        }
    }
    assert!(open.is_empty(), "{open:?} do not end");
    names
}

fn is_entity(text: &str) -> bool {
    ["amp;", "lt;", "gt;", "quot;"].iter().any(|entity| text.starts_with(entity))
}
