//! The game on a full screen.

mod app;
mod board;
mod dice;
mod game_screen;
mod menu;
mod palette;
mod rules_screen;

use std::io::stdout;
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ur_rules::Ruleset;

use crate::board_text::Charset;
use crate::failure::Failure;
use crate::play::table::{Settings, Table, ThrownBy};
use crate::words::Words;

use app::{App, Deal};

/// How long to wait for a key before the screen looks whether the computer should move.
const TICK: Duration = Duration::from_millis(50);

/// What the screen begins with.
pub(crate) enum Start {
    Table(Box<Table>),
    /// The menu, on this ruleset.
    Menu(Option<Ruleset>),
}

/// Plays until the user leaves. `deal` sets a new game up and keeps it.
pub(crate) fn play(
    start: Start,
    words: Words,
    charset: Charset,
    dice: ThrownBy,
    deal: &dyn Fn(Settings) -> Result<Table, Failure>,
) -> Result<(), Failure> {
    let mut app = App::new(start, words, charset, dice, Deal(deal));
    let mut terminal = ratatui::init();
    let with_mouse = execute!(stdout(), EnableMouseCapture).is_ok();
    let result = run(&mut terminal, &mut app);
    if with_mouse {
        // The terminal is going away anyway; there is nothing to do if it refuses.
        let _ = execute!(stdout(), DisableMouseCapture);
    }
    ratatui::restore();
    result
}

fn run(terminal: &mut DefaultTerminal, app: &mut App<'_>) -> Result<(), Failure> {
    while !app.is_done() {
        terminal.draw(|frame| app.draw(frame))?;
        if event::poll(TICK)? {
            match event::read()? {
                Event::Key(key) if key.is_press() => app.key(key)?,
                Event::Mouse(mouse) => app.mouse(mouse)?,
                _ => {}
            }
        }
        app.tick()?;
    }
    Ok(())
}
