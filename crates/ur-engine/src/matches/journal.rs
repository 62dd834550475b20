//! A match kept in a file, so that it can be gone on with.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ur_rules::Ruleset;
use ur_solver::fingerprint;

use crate::entrant::Entrant;

use super::series::{Batch, Series};

/// The version of the file.
const VERSION: u32 = 1;

/// What is being played: the first line of the file. Games of two matches are never mixed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchDescription {
    /// The version of the file.
    pub ur_match: u32,
    /// The ruleset.
    pub ruleset: String,
    /// What the ruleset's mechanics come to; earlier versions said it of races alone.
    pub rules: Option<u64>,
    /// A.
    pub a: String,
    /// B.
    pub b: String,
    /// The seed of the dice.
    pub seed: u64,
    /// Whether the game is solved here: some players are better then.
    pub solved: bool,
    /// Milliseconds that a program may need for a move.
    pub move_time: Option<u64>,
}

impl MatchDescription {
    /// Describes a match.
    pub fn of(series: &Series, solved: bool) -> MatchDescription {
        let ruleset = series.start.ruleset();
        let [a, b] = series.entrants.each_ref().map(ToString::to_string);
        let has_program = series.entrants.iter().any(Entrant::is_program);
        MatchDescription {
            ur_match: VERSION,
            ruleset: ruleset.to_string(),
            rules: Some(fingerprint(&ruleset.mechanics())),
            a,
            b,
            seed: series.seed,
            solved,
            move_time: has_program.then_some(series.move_time.as_millis() as u64),
        }
    }

    /// The same match whose ruleset is written as here, if it means the same there. A file's name, which
    /// earlier versions wrote, means what its rules are.
    fn in_the_words_of(mut self, here: &MatchDescription) -> MatchDescription {
        let same_text = Ruleset::identity(&self.ruleset).is_ok_and(|text| text == here.ruleset);
        self.rules = self.rules.or(here.rules);
        let same_file = Ruleset::file(&self.ruleset).is_some() && self.rules == here.rules;
        if same_text || same_file {
            self.ruleset.clone_from(&here.ruleset);
        }
        self
    }

    /// What another match has that this one has not, in words.
    fn difference(&self, other: &MatchDescription) -> String {
        let differences = [
            (self.ur_match != other.ur_match).then(|| "it was written by another version".into()),
            differs("ruleset", &self.ruleset, &other.ruleset),
            (self.rules != other.rules).then(|| "the rules have changed".to_owned()),
            differs("A", &self.a, &other.a),
            differs("B", &self.b, &other.b),
            differs("seed", &self.seed, &other.seed),
            (self.solved != other.solved).then(|| {
                let solved = if other.solved { "solved" } else { "not solved" };
                format!("the game was {solved} then")
            }),
            differs("move time", &MaybeMillis(self.move_time), &MaybeMillis(other.move_time)),
        ];
        differences.into_iter().flatten().collect::<Vec<_>>().join("; ")
    }
}

fn differs<T: PartialEq + std::fmt::Display>(what: &str, here: &T, there: &T) -> Option<String> {
    (here != there).then(|| format!("{what}: {there} in the file, {here} here"))
}

#[derive(PartialEq)]
struct MaybeMillis(Option<u64>);

impl std::fmt::Display for MaybeMillis {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(millis) => write!(f, "{millis} ms"),
            None => f.write_str("none"),
        }
    }
}

/// Why a match cannot be kept in a file.
#[derive(Debug, Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error("{}: {error}", .path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The match is being played elsewhere.
    #[error("the match in {} is being played elsewhere", .path.display())]
    Taken {
        /// The file.
        path: PathBuf,
    },
    /// The file is something else.
    #[error("{} is there already and holds no match; choose another file", .path.display())]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file holds another match.
    #[error("{} holds another match ({difference}); choose another file", .path.display())]
    Other {
        /// The file.
        path: PathBuf,
        /// What is different.
        difference: String,
    },
    /// A line of the file means nothing.
    #[error("line {line} of {} is damaged: {reason}; take it out, and its games are played again",
        .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line's number.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
}

/// A match in a file: a line of JSON that describes it, and one for every batch that is finished.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

impl Journal {
    /// Opens the file of a match, or makes it, and reads what was played already. A last line that
    /// was cut short is dropped.
    pub fn open(
        path: &Path,
        description: &MatchDescription,
    ) -> Result<(Journal, BTreeMap<u64, Batch>), JournalError> {
        let failed = |error| JournalError::Io { path: path.to_owned(), error };
        let mut file =
            OpenOptions::new().read(true).append(true).create(true).open(path).map_err(failed)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                return Err(JournalError::Taken { path: path.to_owned() });
            }
            // Some file systems know no locks; then nobody can be warned.
            Ok(()) | Err(TryLockError::Error(_)) => {}
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |last| last + 1);
        if whole == 0 && !bytes.is_empty() && !is_beginning(&bytes, description) {
            return Err(JournalError::Foreign { path: path.to_owned() });
        }
        let kept = read(path, &bytes[..whole], description)?;
        if whole < bytes.len() {
            file.set_len(whole as u64).map_err(failed)?;
            file.seek(io::SeekFrom::End(0)).map_err(failed)?;
        }
        let mut journal = Journal { file };
        if whole == 0 {
            journal.write(description).map_err(failed)?;
        }
        Ok((journal, kept))
    }

    /// Keeps a batch.
    pub fn append(&mut self, batch: &Batch) -> io::Result<()> {
        self.write(batch)
    }

    fn write(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut line = serde_json::to_string(line)?;
        line.push('\n');
        self.file.write_all(line.as_bytes())
    }
}

/// Whether these bytes are a first line that was cut short.
fn is_beginning(bytes: &[u8], description: &MatchDescription) -> bool {
    serde_json::to_string(description).is_ok_and(|line| line.as_bytes().starts_with(bytes))
}

fn read(
    path: &Path,
    bytes: &[u8],
    description: &MatchDescription,
) -> Result<BTreeMap<u64, Batch>, JournalError> {
    let path = || path.to_owned();
    let Ok(text) = std::str::from_utf8(bytes) else {
        return Err(JournalError::Foreign { path: path() });
    };
    let mut lines = text.lines().enumerate();
    let mut kept = BTreeMap::new();
    let Some((_, first)) = lines.next() else { return Ok(kept) };
    let Ok(found) = serde_json::from_str::<MatchDescription>(first) else {
        return Err(JournalError::Foreign { path: path() });
    };
    let found = found.in_the_words_of(description);
    if found != *description {
        let difference = description.difference(&found);
        return Err(JournalError::Other { path: path(), difference });
    }
    for (number, line) in lines {
        let batch: Batch = serde_json::from_str(line).map_err(|error| JournalError::Damaged {
            path: path(),
            line: number + 1,
            reason: error.to_string(),
        })?;
        kept.insert(batch.first, batch);
    }
    Ok(kept)
}
