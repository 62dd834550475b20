//! A game on disk: what it was set up with, then its events, a line of JSON each.
//!
//! Every event is written as it happens, so that a game survives whatever ends the program. A last
//! line that was cut short is left out.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use ur_rules::{Event, Ruleset, Side};

use crate::failure::Failure;
use crate::load;

use super::table::{Settings, Table, ThrownBy};

/// The version of the file format.
const VERSION: u32 = 1;

/// How the files of kept games end.
const EXTENSION: &str = "game";

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Header {
    version: u32,
    ruleset: String,
    /// The ruleset's file as it was: the game goes on by its rules, whatever becomes of the file.
    toml: Option<String>,
    light: String,
    dark: String,
    dice: ThrownBy,
    start: Option<String>,
    chooser: Option<Side>,
}

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
    pub(crate) fn open(path: PathBuf) -> Result<(GameLog, Settings, Vec<Event>), Failure> {
        let file = match OpenOptions::new().read(true).append(true).open(&path) {
            Ok(file) => file,
            Err(error) => return Err(Failure::Read { path, error }),
        };
        let mut log = GameLog::lock(path, file)?;
        let (settings, events, length) = read(&log.path)?;
        (log.written, log.length) = (events.len(), length);
        log.file.set_len(length).map_err(|error| log.cannot_keep(error))?;
        Ok((log, settings, events))
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
        let name = settings.ruleset.name();
        let header = Header {
            version: VERSION,
            ruleset: name.to_owned(),
            toml: Ruleset::file(name).map(|path| load::read(Path::new(path))).transpose()?,
            light: settings.seats[0].to_string(),
            dark: settings.seats[1].to_string(),
            dice: settings.dice,
            start: settings.start.map(|position| position.to_string()),
            chooser: settings.chooser,
        };
        self.write(&[header])
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

/// The settings and events of a kept game, and how long the file is up to its last whole line.
fn read(path: &Path) -> Result<(Settings, Vec<Event>, u64), Failure> {
    let text = load::read(path)?;
    let length = text.rfind('\n').map_or(0, |end| end + 1);
    let refuse = |reason: &dyn std::fmt::Display| Failure::Resume {
        path: path.to_owned(),
        reason: reason.to_string(),
    };
    let mut lines = text[..length].lines();
    let header: Header =
        serde_json::from_str(lines.next().unwrap_or_default()).map_err(|error| refuse(&error))?;
    if header.version != VERSION {
        return Err(refuse(&format!("it is of version {}, not {VERSION}", header.version)));
    }
    let events = lines.map(serde_json::from_str).collect::<Result<Vec<Event>, _>>();
    Ok((settings(header)?, events.map_err(|error| refuse(&error))?, length as u64))
}

fn settings(header: Header) -> Result<Settings, Failure> {
    let ruleset = match &header.toml {
        Some(contents) => Ruleset::from_toml(&header.ruleset, contents)?,
        None => load::ruleset(&header.ruleset)?,
    };
    Ok(Settings {
        ruleset,
        seats: [header.light.parse()?, header.dark.parse()?],
        dice: header.dice,
        start: header.start.map(|text| load::position(ruleset, &text)).transpose()?,
        chooser: header.chooser,
    })
}

/// The newest kept game that is not over and that nobody plays. Files that cannot be read are
/// passed by.
pub(crate) fn last_unfinished() -> Result<Option<Table>, Failure> {
    let Ok(entries) = fs::read_dir(folder()?) else { return Ok(None) };
    let mut games: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let is_game = path.extension().is_some_and(|extension| extension == EXTENSION);
            let changed = path.metadata().ok()?.modified().ok()?;
            is_game.then_some((changed, path))
        })
        .collect();
    games.sort();
    let unfinished = |path| Table::resume(path).ok().filter(Table::is_unfinished);
    Ok(games.into_iter().rev().find_map(|(_, path)| unfinished(path)))
}

/// Where kept games are.
fn folder() -> Result<PathBuf, Failure> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|error| Failure::Usage(format!("there is no home folder: {error}")))?;
    Ok(strategy.data_dir().join("ur").join("games"))
}
