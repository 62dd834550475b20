//! The game on a full screen.

mod analysis_screen;
mod app;
mod board;
mod dice;
mod game_screen;
mod games_screen;
mod keys;
mod menu;
mod palette;
mod review_screen;
mod rules_screen;
mod screen;

use std::io::stdout;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use signal_hook::consts::SIGTERM;
use ur_rules::{Ruleset, VariantPosition};

use crate::board_text::Charset;
use crate::failure::Failure;
use crate::play::table::{Seat, Settings, Table, ThrownBy};
use crate::words::Words;

use app::{App, Deal};

/// How long to wait for a key before the screen looks whether the computer should move.
const TICK: Duration = Duration::from_millis(50);

/// What the screen begins with.
pub(crate) enum Start {
    Table(Box<Table>),
    /// The menu, on this ruleset and with these players.
    Menu(Option<Ruleset>, [Seat; 2]),
    /// The analysis board, with this position.
    Analysis(Box<VariantPosition>),
}

/// Plays until the user leaves, and says where the game is that was left unfinished. `deal` sets a
/// new game up and keeps it.
pub(crate) fn play(
    start: Start,
    words: Words,
    charset: Charset,
    dice: ThrownBy,
    deal: &dyn Fn(&Settings) -> Result<Table, Failure>,
) -> Result<Option<PathBuf>, Failure> {
    let mut app = App::new(start, words, charset, dice, Deal(deal));
    let asked_to_end = Arc::new(AtomicBool::new(false));
    // SIGHUP is left alone: it means that the terminal is gone, and must end the program at once.
    signal_hook::flag::register(SIGTERM, Arc::clone(&asked_to_end))?;
    restore_mouse_on_panic();
    let mut terminal = ratatui::init();
    // A terminal without a mouse is played with keys.
    let _ = execute!(stdout(), EnableMouseCapture);
    let result = run(&mut terminal, &mut app, &asked_to_end);
    // The terminal may be gone; then there is nothing to restore.
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::restore();
    result?;
    Ok(app.into_left().map(|table| table.path().to_owned()))
}

/// Ratatui's own hook restores the screen, but knows nothing of the mouse.
fn restore_mouse_on_panic() {
    let earlier = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(stdout(), DisableMouseCapture);
        earlier(panic);
    }));
}

fn run(
    terminal: &mut DefaultTerminal,
    app: &mut App<'_>,
    asked_to_end: &AtomicBool,
) -> Result<(), Failure> {
    while !app.is_done() && !asked_to_end.load(Ordering::Relaxed) {
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
