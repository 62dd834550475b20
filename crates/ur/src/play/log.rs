//! A game on disk: what it was set up with, then its events, a line of JSON each.
//!
//! Every event is written as it happens, so that a game survives whatever ends the program. A last
//! line that was cut short is left out.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use ur_rules::{Event, Side};

use crate::failure::Failure;
use crate::load;

use super::table::{Settings, Table, ThrownBy, Waiting};

/// The version of the file format.
const VERSION: u32 = 1;

/// How the files of kept games end.
const EXTENSION: &str = "game";

/// The first line of a file.
#[derive(Serialize, Deserialize)]
struct Header {
    version: u32,
    ruleset: String,
    light: String,
    dark: String,
    dice: DiceLine,
    start: Option<String>,
    chooser: Option<Side>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum DiceLine {
    System,
    Hand,
    Seed(u64),
}

/// The file that a game is kept in.
pub(crate) struct GameLog {
    path: PathBuf,
    file: Option<File>,
    /// How many events are in the file.
    written: usize,
}

impl GameLog {
    /// A new file in the user's data folder.
    pub(crate) fn create() -> Result<GameLog, Failure> {
        let folder = folder()?;
        fs::create_dir_all(&folder)
            .map_err(|error| Failure::Write { path: folder.clone(), error })?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        Ok(GameLog::at(folder.join(format!("{now}-{}.{EXTENSION}", std::process::id()))))
    }

    /// A file of the user's choice.
    pub(crate) fn at(path: PathBuf) -> GameLog {
        GameLog { path, file: None, written: 0 }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Starts the file with what the game is set up with.
    pub(crate) fn begin(&mut self, settings: &Settings) -> Result<(), Failure> {
        let header = Header {
            version: VERSION,
            ruleset: settings.ruleset.to_string(),
            light: settings.seats[0].to_string(),
            dark: settings.seats[1].to_string(),
            dice: match settings.dice {
                ThrownBy::System => DiceLine::System,
                ThrownBy::Hand => DiceLine::Hand,
                ThrownBy::Seed(seed) => DiceLine::Seed(seed),
            },
            start: settings.start.map(|position| position.to_string()),
            chooser: settings.chooser,
        };
        let created = File::create(&self.path).and_then(|mut file| {
            writeln!(file, "{}", serde_json::to_string(&header)?)?;
            Ok(file)
        });
        self.file = Some(created.map_err(|error| self.cannot_write(error))?);
        Ok(())
    }

    /// Goes on with a file that holds so many events.
    pub(crate) fn go_on(&mut self, events: usize) {
        self.written = events;
    }

    /// Appends the events that are not in the file yet.
    pub(crate) fn append(&mut self, events: &[Event]) -> Result<(), Failure> {
        let new: Vec<&Event> = events.iter().skip(self.written).collect();
        let written = self.open().and_then(|file| {
            let mut lines = String::new();
            for event in new {
                lines.push_str(&serde_json::to_string(event)?);
                lines.push('\n');
            }
            file.write_all(lines.as_bytes())
        });
        written.map_err(|error| self.cannot_write(error))?;
        self.written = events.len();
        Ok(())
    }

    fn open(&mut self) -> io::Result<&mut File> {
        if self.file.is_none() {
            drop_broken_line(&self.path)?;
            self.file = Some(OpenOptions::new().append(true).open(&self.path)?);
        }
        self.file.as_mut().ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
    }

    fn cannot_write(&self, error: io::Error) -> Failure {
        Failure::Write { path: self.path.clone(), error }
    }
}

/// Cuts a last line that has no end off a file, so that the next one starts on a line of its own.
fn drop_broken_line(path: &Path) -> io::Result<()> {
    let contents = fs::read(path)?;
    let whole = contents.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    if whole < contents.len() {
        OpenOptions::new().write(true).open(path)?.set_len(whole as u64)?;
    }
    Ok(())
}

/// The settings and events of a kept game.
pub(crate) fn read(path: &Path) -> Result<(Settings, Vec<Event>), Failure> {
    let text = load::read(path)?;
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let refuse = |reason: &dyn std::fmt::Display| Failure::Resume {
        path: path.to_owned(),
        reason: reason.to_string(),
    };
    let mut lines = whole.lines();
    let header: Header =
        serde_json::from_str(lines.next().unwrap_or_default()).map_err(|error| refuse(&error))?;
    if header.version != VERSION {
        return Err(refuse(&format!("it is of version {}, not {VERSION}", header.version)));
    }
    let events = lines.map(serde_json::from_str).collect::<Result<Vec<Event>, _>>();
    Ok((settings(header)?, events.map_err(|error| refuse(&error))?))
}

fn settings(header: Header) -> Result<Settings, Failure> {
    let ruleset = load::ruleset(&header.ruleset)?;
    Ok(Settings {
        ruleset,
        seats: [header.light.parse()?, header.dark.parse()?],
        dice: match header.dice {
            DiceLine::System => ThrownBy::System,
            DiceLine::Hand => ThrownBy::Hand,
            DiceLine::Seed(seed) => ThrownBy::Seed(seed),
        },
        start: header.start.map(|text| load::position(ruleset, &text)).transpose()?,
        chooser: header.chooser,
    })
}

/// The newest kept game that is not over. Files that cannot be read are passed by.
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
    let unfinished = |path: &PathBuf| {
        let table = Table::resume(path).ok()?;
        (!matches!(table.waiting(), Waiting::Over(_))).then_some(table)
    };
    Ok(games.iter().rev().find_map(|(_, path)| unfinished(path)))
}

/// Where kept games are.
fn folder() -> Result<PathBuf, Failure> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|error| Failure::Usage(format!("there is no home folder: {error}")))?;
    Ok(strategy.data_dir().join("ur").join("games"))
}
