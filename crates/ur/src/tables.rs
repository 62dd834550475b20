//! Where solved rulesets are kept, and which one is meant.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use etcetera::BaseStrategy;
use ur_engine::ExactValues;
use ur_rules::race::RaceRules;
use ur_rules::{OptionError, Ruleset, RulesetError};
use ur_solver::Table;

use crate::failure::Failure;
use crate::load;

/// The folder of the tables, in the user's cache folder.
pub(crate) fn folder() -> Result<PathBuf, Failure> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|error| Failure::Usage(format!("there is no home folder: {error}")))?;
    Ok(strategy.cache_dir().join("ur").join("tables"))
}

/// The folder of what is being solved.
pub(crate) fn work_folder() -> Result<PathBuf, Failure> {
    Ok(folder()?.with_file_name("solving"))
}

/// The exact values that this machine has: one store for the whole program. There are no files
/// without a home folder.
pub(crate) fn exact_values() -> &'static ExactValues {
    static VALUES: OnceLock<ExactValues> = OnceLock::new();
    VALUES.get_or_init(|| folder().map_or_else(|_| ExactValues::none(), ExactValues::at))
}

/// Makes a folder if it is not there.
pub(crate) fn make(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| Failure::Write { path: folder.to_owned(), error })
}

/// The race ruleset of a text, with another number of pieces if one is given.
pub(crate) fn race(text: &str, pieces: Option<u8>) -> Result<&'static RaceRules, Failure> {
    let named = load::ruleset(text)?;
    let race = |ruleset| match ruleset {
        Ruleset::Race(rules) => Ok(rules),
        Ruleset::Modern(_) | Ruleset::Ravensburger(_) => Err(Failure::Usage(format!(
            "{text} is not a race, and only races can be solved: classic, brettspielnetz, masters, \
             masters-four-dice, blitz, aseb, or the path of a .toml file"
        ))),
    };
    let rules = race(named)?;
    let Some(pieces) = pieces else { return Ok(rules) };
    if text.rsplit_once(':').is_some_and(|(_, options)| options.contains("pieces=")) {
        let error = OptionError::Twice("pieces".to_owned());
        return Err(RulesetError::Option { ruleset: text.to_owned(), error }.into());
    }
    race(named.with_option("pieces", &pieces.to_string())?)
}

/// Where the table of a ruleset is, or will be, in the cache folder.
pub(crate) fn path(rules: &RaceRules) -> Result<PathBuf, Failure> {
    Ok(folder()?.join(Table::file_name(rules)))
}

/// Opens the table of a ruleset: a file's, or the one in the cache folder.
pub(crate) fn open(rules: &'static RaceRules, file: Option<&Path>) -> Result<Table, Failure> {
    let path = find(rules, file)?;
    Table::open(&path, rules).map_err(|error| Failure::Table { path, error: Box::new(error) })
}

/// The file of a ruleset's table, which must be there.
pub(crate) fn find(rules: &RaceRules, file: Option<&Path>) -> Result<PathBuf, Failure> {
    match file {
        Some(file) => Ok(file.to_owned()),
        None => {
            let path = path(rules)?;
            let ruleset = rules.to_string();
            if path.exists() { Ok(path) } else { Err(Failure::NotSolved { ruleset }) }
        }
    }
}

/// The table files in the cache folder.
pub(crate) fn list() -> Result<Vec<PathBuf>, Failure> {
    let folder = folder()?;
    let entries = match fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(Failure::Read { path: folder, error }),
    };
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == Table::EXTENSION))
        .collect();
    paths.sort();
    Ok(paths)
}

/// "1 piece", "7 pieces".
pub(crate) fn pieces_text(pieces: u8) -> String {
    format!("{pieces} {}", if pieces == 1 { "piece" } else { "pieces" })
}
