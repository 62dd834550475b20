//! Games that are kept on disk, read without playing them.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use etcetera::BaseStrategy;
use serde::{Deserialize, Serialize};
use ur_rules::record::Record;
use ur_rules::{Event, Game, Ruleset, Side};

use crate::failure::Failure;
use crate::load;

use super::table::{Settings, Table, ThrownBy};

/// The version of the file format.
const VERSION: u32 = 1;

/// How the files of kept games end.
pub(super) const EXTENSION: &str = "game";

/// The first line of a file.
#[derive(Serialize, Deserialize)]
pub(super) struct Header {
    version: u32,
    ruleset: String,
    /// The ruleset's file, which earlier versions kept beside its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    toml: Option<String>,
    light: String,
    dark: String,
    dice: ThrownBy,
    start: Option<String>,
    chooser: Option<Side>,
}

impl Header {
    pub(super) fn new(settings: &Settings) -> Header {
        Header {
            version: VERSION,
            ruleset: settings.ruleset.to_string(),
            toml: None,
            light: settings.seats[0].to_string(),
            dark: settings.seats[1].to_string(),
            dice: settings.dice,
            start: settings.start.map(|position| position.to_string()),
            chooser: settings.chooser,
        }
    }

    fn settings(&self) -> Result<Settings, Failure> {
        let ruleset = match &self.toml {
            Some(contents) => Ruleset::from_toml(&self.ruleset, contents)?,
            None => load::ruleset(&self.ruleset)?,
        };
        let start = self.start.as_ref().map(|text| load::position(ruleset, text)).transpose()?;
        Ok(Settings {
            ruleset,
            seats: [self.light.parse()?, self.dark.parse()?],
            dice: self.dice,
            start,
            chooser: self.chooser,
        })
    }
}

/// A kept game: what it was set up with, and how it stands.
pub(crate) struct Kept {
    pub(crate) settings: Settings,
    pub(crate) game: Game,
    /// How long the text is up to its last whole line.
    pub(super) length: u64,
}

impl Kept {
    /// Whether a text is meant to be a kept game: its first line is an object.
    pub(crate) fn is_meant(text: &str) -> bool {
        text.starts_with("{\"")
    }

    /// The game of a file's text. A last line that was cut short is left out.
    pub(crate) fn parse(path: &Path, text: &str) -> Result<Kept, Failure> {
        let refuse = |reason: &dyn std::fmt::Display| Failure::Kept {
            path: path.to_owned(),
            reason: reason.to_string(),
        };
        let length = text.rfind('\n').map_or(0, |end| end + 1);
        let mut lines = text[..length].lines();
        let header: Header = serde_json::from_str(lines.next().unwrap_or_default())
            .map_err(|error| refuse(&error))?;
        if header.version != VERSION {
            return Err(refuse(&format!("it is of version {}, not {VERSION}", header.version)));
        }
        let settings = header.settings()?;
        let mut game = settings.game();
        for line in lines {
            let event: Event = serde_json::from_str(line).map_err(|error| refuse(&error))?;
            game.push(event).map_err(|error| refuse(&error))?;
        }
        Ok(Kept { settings, game, length: length as u64 })
    }

    /// The game as a record.
    pub(crate) fn record(&self) -> Record {
        self.settings.record(&self.game)
    }
}

/// A game of the data folder.
pub(crate) struct Listed {
    pub(crate) path: PathBuf,
    /// When something last happened in it.
    pub(crate) changed: SystemTime,
    pub(crate) kept: Kept,
}

/// The games of the data folder, the newest first. Files that cannot be read are passed by.
pub(crate) fn list() -> Vec<Listed> {
    let listed = |(changed, path): (SystemTime, PathBuf)| {
        let kept = Kept::parse(&path, &load::read(&path).ok()?).ok()?;
        Some(Listed { path, changed, kept })
    };
    files().unwrap_or_default().into_iter().filter_map(listed).collect()
}

/// The newest kept game that is not over and that nobody plays. Files that cannot be read are
/// passed by.
pub(crate) fn last_unfinished() -> Result<Option<Table>, Failure> {
    let unfinished = |path| Table::resume(path).ok().filter(Table::is_unfinished);
    Ok(files()?.into_iter().find_map(|(_, path)| unfinished(path)))
}

/// The files of kept games and when they were changed, the newest first.
fn files() -> Result<Vec<(SystemTime, PathBuf)>, Failure> {
    let Ok(entries) = fs::read_dir(folder()?) else { return Ok(Vec::new()) };
    let mut files: Vec<(SystemTime, PathBuf)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let is_game = path.extension().is_some_and(|extension| extension == EXTENSION);
            let changed = path.metadata().ok()?.modified().ok()?;
            is_game.then_some((changed, path))
        })
        .collect();
    files.sort_by(|one, other| other.cmp(one));
    Ok(files)
}

/// Where kept games are.
pub(super) fn folder() -> Result<PathBuf, Failure> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|error| Failure::Usage(format!("there is no home folder: {error}")))?;
    Ok(strategy.data_dir().join("ur").join("games"))
}
