//! Keeping a game on disk: what it was set up with, then its events, a line of JSON each.
//!
//! Every event is written as it happens, so that a game survives whatever ends the program.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::Serialize;
use ur_rules::Event;

use crate::failure::Failure;
use crate::load;

use super::kept::{EXTENSION, Header, Kept, folder};
use super::table::Settings;

/// The file that a game is kept in. It is locked while the game is played.
pub(crate) struct GameLog {
    path: PathBuf,
    file: File,
    /// How many events are in the file.
    written: usize,
    /// How long the file is up to its last whole line.
    length: u64,
}

impl GameLog {
    /// A new file in the user's data folder.
    pub(crate) fn create() -> Result<GameLog, Failure> {
        let folder = folder()?;
        fs::create_dir_all(&folder)
            .map_err(|error| Failure::Write { path: folder.clone(), error })?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        GameLog::create_at(folder.join(format!("{now}-{}.{EXTENSION}", std::process::id())))
    }

    /// A new file of the user's choice, which must not be there yet.
    pub(crate) fn create_at(path: PathBuf) -> Result<GameLog, Failure> {
        let file = OpenOptions::new().append(true).create_new(true).open(&path);
        match file {
            Ok(file) => GameLog::lock(path, file),
            Err(error) => Err(Failure::Write { path, error }),
        }
    }

    /// The file of a game that is gone on with, and what is in it. A last line that was cut short is
    /// cut off.
    pub(crate) fn open(path: PathBuf) -> Result<(GameLog, Kept), Failure> {
        let file = match OpenOptions::new().read(true).append(true).open(&path) {
            Ok(file) => file,
            Err(error) => return Err(Failure::Read { path, error }),
        };
        let mut log = GameLog::lock(path, file)?;
        let text = load::read(&log.path)?;
        let kept = Kept::parse(&log.path, &text)?;
        (log.written, log.length) = (kept.game.events().len(), kept.length);
        // A file that is whole is left as it is: its date says when something last happened.
        if text.len() as u64 > kept.length {
            log.file.set_len(kept.length).map_err(|error| log.cannot_keep(error))?;
        }
        Ok((log, kept))
    }

    fn lock(path: PathBuf, file: File) -> Result<GameLog, Failure> {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Failure::Taken { path }),
            // Some file systems have no locks: better to play than not to.
            Ok(()) | Err(TryLockError::Error(_)) => {
                Ok(GameLog { path, file, written: 0, length: 0 })
            }
        }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Starts the file with what the game is set up with.
    pub(crate) fn begin(&mut self, settings: &Settings) -> Result<(), Failure> {
        self.write(&[Header::new(settings)])
    }

    /// Appends the events that are not in the file yet.
    pub(crate) fn append(&mut self, events: &[Event]) -> Result<(), Failure> {
        self.write(&events[self.written..])?;
        self.written = events.len();
        Ok(())
    }

    /// Writes lines, or nothing: what was written by half is taken back.
    fn write(&mut self, lines: &[impl Serialize]) -> Result<(), Failure> {
        let mut text = String::new();
        for line in lines {
            let line =
                serde_json::to_string(line).map_err(|error| self.cannot_keep(error.into()))?;
            text.extend([&line, "\n"]);
        }
        match self.file.write_all(text.as_bytes()).and_then(|()| self.file.sync_data()) {
            Ok(()) => {
                self.length += text.len() as u64;
                Ok(())
            }
            Err(error) => {
                // If this fails too, the next reader drops the broken line.
                let _ = self.file.set_len(self.length);
                Err(self.cannot_keep(error))
            }
        }
    }

    fn cannot_keep(&self, error: io::Error) -> Failure {
        Failure::Keep { path: self.path.clone(), error }
    }
}
