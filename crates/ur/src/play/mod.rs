//! `ur play`: a game at the terminal, on a full screen or line by line; and the analysis board.

pub(crate) mod kept;
pub(crate) mod log;
mod plain;
pub(crate) mod table;

use std::io::{IsTerminal, Write, stdin, stdout};

use ur_rules::{Ruleset, VariantPosition};

use crate::board_text::Charset;
use crate::cli::{DiceSource, PlayArgs};
use crate::cmd::words;
use crate::failure::Failure;
use crate::words::Words;
use crate::{describe, load, tui};

use log::GameLog;
use table::{Seat, Settings, Table, ThrownBy};

pub(crate) fn run(args: &PlayArgs) -> Result<(), Failure> {
    let words = words(args.lang);
    let charset = Charset::choose(args.ascii);
    if args.plain || !is_on_terminal() {
        let table = match table(args)? {
            Some(table) => table,
            None => sit_down(args, "classic".parse()?)?,
        };
        return plain::play(table, &words, charset);
    }
    // With the players left open, the screen asks for them first.
    let open_seats = args.light.is_none() && args.dark.is_none() && args.position.is_none();
    let start = match &args.ruleset {
        Some(text) if open_seats && !args.file.as_ref().is_some_and(|path| path.exists()) => {
            tui::Start::Menu(Some(load::ruleset(text)?), offered_seats(args)?)
        }
        _ => match table(args)? {
            Some(table) => tui::Start::Table(Box::new(table)),
            None => tui::Start::Menu(None, offered_seats(args)?),
        },
    };
    let deal = |settings: &Settings| Table::new(settings, new_log(args)?);
    on_screen(start, words, charset, thrown_by(args), &deal)
}

/// Opens the analysis board on the full screen.
pub(crate) fn analyse(
    position: VariantPosition,
    words: Words,
    charset: Charset,
) -> Result<(), Failure> {
    let deal = |settings: &Settings| Table::new(settings, GameLog::create()?);
    let start = tui::Start::Analysis(Box::new(position));
    on_screen(start, words, charset, ThrownBy::System, &deal)
}

/// Whether a person can see a full screen and press keys.
pub(crate) fn is_on_terminal() -> bool {
    stdin().is_terminal() && stdout().is_terminal()
}

/// Shows the full screen, and then says where the game is that was left.
fn on_screen(
    start: tui::Start,
    words: Words,
    charset: Charset,
    dice: ThrownBy,
    deal: &dyn Fn(&Settings) -> Result<Table, Failure>,
) -> Result<(), Failure> {
    let language = words.language();
    if let Some(path) = tui::play(start, words, charset, dice, deal)? {
        writeln!(stdout(), "{}", describe::kept(&Words::new(language), &path))?;
    }
    Ok(())
}

/// The table that the arguments set, unless they leave the choice to the screen.
fn table(args: &PlayArgs) -> Result<Option<Table>, Failure> {
    if args.resume {
        return Ok(Some(kept::last_unfinished()?.ok_or(Failure::NothingToResume)?));
    }
    if let Some(path) = args.file.as_ref().filter(|path| path.exists()) {
        let table = Table::resume(path.clone())?;
        return match &args.ruleset {
            Some(ruleset) if load::ruleset(ruleset)? != table.settings().ruleset => {
                Err(Failure::Usage(format!(
                    "{} holds a game of {}: leave the ruleset out to go on with it",
                    path.display(),
                    table.settings().ruleset
                )))
            }
            _ => Ok(Some(table)),
        };
    }
    match &args.ruleset {
        Some(text) => sit_down(args, load::ruleset(text)?).map(Some),
        None => Ok(None),
    }
}

fn sit_down(args: &PlayArgs, ruleset: Ruleset) -> Result<Table, Failure> {
    let start = args.position.as_ref().map(|text| load::position(ruleset, text)).transpose()?;
    let settings = Settings {
        ruleset,
        seats: [seat(args.light.as_deref())?, seat(args.dark.as_deref())?],
        dice: thrown_by(args),
        start,
        chooser: None,
    };
    Table::new(&settings, new_log(args)?)
}

/// Where a new game is kept: in the file asked for, unless it holds a game already.
fn new_log(args: &PlayArgs) -> Result<GameLog, Failure> {
    match &args.file {
        Some(path) if !path.exists() => GameLog::create_at(path.clone()),
        _ => GameLog::create(),
    }
}

fn thrown_by(args: &PlayArgs) -> ThrownBy {
    match (args.dice, args.seed) {
        (Some(DiceSource::Typed), _) => ThrownBy::Hand,
        (_, Some(seed)) => ThrownBy::Seed(seed),
        (_, None) => ThrownBy::System,
    }
}

/// Who is offered in the menu: as the arguments have it, or else a person against the computer.
fn offered_seats(args: &PlayArgs) -> Result<[Seat; 2], Failure> {
    match (&args.light, &args.dark) {
        (None, None) => Ok(Seat::OFFERED),
        (light, dark) => Ok([seat(light.as_deref())?, seat(dark.as_deref())?]),
    }
}

fn seat(name: Option<&str>) -> Result<Seat, Failure> {
    match name {
        None => Ok(Seat::Human),
        Some(name) => name.parse(),
    }
}
