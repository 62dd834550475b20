//! A game as the list of its events: replaying them is the only way to get its state.

mod draw;
mod event;
mod outcome;
mod state;

use std::collections::VecDeque;

use thiserror::Error;

use crate::dice::{NotARoll, Roll};
use crate::moves::Move;
use crate::position::{IllegalMove, Position};
use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::variant::VariantPosition;

pub use draw::DrawReason;
pub use event::{Event, Seq};
pub use outcome::{Outcome, OutcomeError, Reason};
pub use state::{Phase, Ply};

use state::State;

/// A game of any ruleset, from the opening roll-off to its end.
///
/// The dice come from outside: [`Game::roll`] is told what they showed. Every change goes through
/// [`Game::push`], which refuses what the rules do not allow and then leaves the game as it was.
///
/// ```
/// use ur_rules::{Game, Phase, Roll, Ruleset};
///
/// let mut game = Game::new("brettspielnetz".parse()?); // Light starts
/// game.roll(Roll::Count(2))?;
/// let move_made = game.play(&"@c1".parse()?)?;
/// game.take_back(move_made)?;
/// assert_eq!(game.phase(), Phase::Move(Roll::Count(2))); // the roll stands
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    ruleset: Ruleset,
    origin: Origin,
    events: Vec<Event>,
    /// The events that no takeback has undone, by number.
    standing: Vec<Seq>,
    /// Rolls that were taken back: they come again, in this order.
    known_rolls: VecDeque<Roll>,
    state: State,
}

/// Where a game begins.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::large_enum_variant)] // one for each game, and a game holds far more
enum Origin {
    /// With the ruleset's own opening.
    Opening,
    /// With this side choosing who starts (modern, B15).
    Chooser(Side),
    /// At a position.
    Position(VariantPosition),
}

/// Why an event cannot happen now.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GameError {
    /// Nothing more can happen: look at [`Game::outcome`]. A resignation, a draw or the last move can be
    /// taken back; time cannot.
    #[error("the game is over")]
    Over,
    /// Both sides throw only while the phase is [`Phase::RollOff`].
    #[error("there is no roll-off now")]
    NoRollOff,
    /// Somebody says who starts only while the phase is [`Phase::ChooseStarter`].
    #[error("who starts is not to be chosen now")]
    NoChooser,
    /// The opening comes first: [`Game::roll_off`] or [`Game::choose_starter`], as the phase says.
    #[error("it is not decided yet who starts")]
    NotStarted,
    /// A move needs a roll: [`Game::roll`] comes first.
    #[error("the dice have not been thrown yet")]
    NotRolled,
    /// The dice have been thrown, and wait for one of [`Game::legal_moves`].
    #[error("the roll of {0} has not been played yet")]
    AlreadyRolled(Roll),
    /// Nobody throws anew by taking back: [`Game::known_roll`] says what comes.
    #[error("this roll was thrown before the takeback: it is {0} again")]
    KnownRoll(Roll),
    /// The ruleset's dice do not show this: [`Dice::rolls`](crate::Dice::rolls) lists what they do.
    #[error(transparent)]
    NotARoll(#[from] NotARoll),
    /// The move is none of [`Game::legal_moves`].
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// Only the side to act, which is named here, claims a draw.
    #[error("it is {0}'s turn")]
    NotYourTurn(Side),
    /// A draw is claimed before a roll, when [`Game::draw_claim`] gives a reason.
    #[error("no draw can be claimed now")]
    NoDraw,
    /// Only a roll, move, pass, claim or resignation is taken back, and each once:
    /// [`Game::last_move_of`] finds one.
    #[error(
        "event {0} cannot be taken back: it is no roll, move, claim or resignation that still stands"
    )]
    CannotTakeBack(Seq),
}

impl Game {
    /// A new game, with the opening of its ruleset still to come.
    pub fn new(ruleset: Ruleset) -> Game {
        Game::begin(ruleset, Origin::Opening)
    }

    /// A new game in which the loser of the last one chooses who starts (modern, B15).
    pub fn with_chooser(ruleset: Ruleset, chooser: Side) -> Game {
        Game::begin(ruleset, Origin::Chooser(chooser))
    }

    /// A game that begins at a position.
    pub fn from_position(position: VariantPosition) -> Game {
        Game::begin(position.ruleset(), Origin::Position(position))
    }

    fn begin(ruleset: Ruleset, origin: Origin) -> Game {
        let state = State::new(ruleset, origin);
        Game {
            ruleset,
            origin,
            events: Vec::new(),
            standing: Vec::new(),
            known_rolls: VecDeque::new(),
            state,
        }
    }

    /// The ruleset.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// Everything that has happened, takebacks included.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What is to happen next.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The position as it stands. Before it is decided who starts, Light is taken to.
    pub fn position(&self) -> &VariantPosition {
        &self.state.position
    }

    /// The position in which the first roll was or will be thrown.
    pub fn start(&self) -> &VariantPosition {
        self.state.plies.first().map_or(&self.state.position, |ply| &ply.before)
    }

    /// The side to act, unless the game is over or has not begun.
    pub fn turn(&self) -> Option<Side> {
        matches!(self.phase(), Phase::Roll | Phase::Move(_)).then(|| self.position().turn())
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase() {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The throws of the opening roll-off, Light's first; all but the last are ties.
    pub fn opening_rolls(&self) -> &[(Roll, Roll)] {
        &self.state.opening
    }

    /// The rolls and moves of the game as it stands.
    pub fn plies(&self) -> &[Ply] {
        &self.state.plies
    }

    /// The legal moves for the roll that has been thrown; none when no move is due.
    pub fn legal_moves(&self) -> Vec<Move> {
        match self.phase() {
            Phase::Move(roll) => self.position().moves(roll).collect(),
            _ => Vec::new(),
        }
    }

    /// The next roll, if it was thrown already and then taken back.
    pub fn known_roll(&self) -> Option<Roll> {
        self.known_rolls.front().copied()
    }

    /// The last move of a side that still stands: the one to take back.
    pub fn last_move_of(&self, side: Side) -> Option<Seq> {
        let own = |ply: &&Ply| ply.side == side && ply.mv.is_some_and(|mv| mv != Move::Pass);
        self.plies().iter().rev().find(own).and_then(|ply| ply.moved)
    }

    /// Why the side to act may claim a draw now, if it may (modern, B14).
    pub fn draw_claim(&self) -> Option<DrawReason> {
        draw::claim(&self.state, self.ruleset)
    }

    /// One throw of the opening roll-off, both sides' dice.
    pub fn roll_off(&mut self, light: Roll, dark: Roll) -> Result<Seq, GameError> {
        self.push(Event::RolledOff { light, dark })
    }

    /// Says who starts.
    pub fn choose_starter(&mut self, side: Side) -> Result<Seq, GameError> {
        self.push(Event::StarterChosen { side })
    }

    /// What the dice show. When nothing can be done with it, the turn passes by itself.
    pub fn roll(&mut self, roll: Roll) -> Result<Seq, GameError> {
        let seq = self.push(Event::Rolled { roll })?;
        if self.legal_moves() == [Move::Pass] {
            self.push(Event::Passed)?;
        }
        Ok(seq)
    }

    /// Makes a move with the roll that has been thrown; captures need not be marked in it.
    pub fn play(&mut self, mv: &Move) -> Result<Seq, GameError> {
        match mv {
            Move::Pass => self.push(Event::Passed),
            _ => self.push(Event::Moved { mv: *mv }),
        }
    }

    /// Goes back to before a roll or a move. The rolls that are undone come again.
    pub fn take_back(&mut self, to: Seq) -> Result<Seq, GameError> {
        self.push(Event::TakenBack { to })
    }

    /// The side to act claims a draw.
    pub fn claim_draw(&mut self) -> Result<Seq, GameError> {
        let side = self.position().turn();
        self.push(Event::DrawClaimed { side })
    }

    /// A side gives up.
    pub fn resign(&mut self, side: Side) -> Result<Seq, GameError> {
        self.push(Event::Resigned { side })
    }

    /// A side has run out of time.
    pub fn time_out(&mut self, side: Side) -> Result<Seq, GameError> {
        self.push(Event::TimedOut { side })
    }

    /// Appends an event if it can happen now; on an error the game stays as it was.
    ///
    /// A forced pass is an event of its own here, so that a stored list of events can be replayed
    /// one by one.
    pub fn push(&mut self, event: Event) -> Result<Seq, GameError> {
        let seq = Seq(self.events.len());
        match event {
            Event::TakenBack { to } => {
                self.undo(to)?;
                self.events.push(event);
            }
            Event::Rolled { roll } => {
                if let Some(known) = self.known_roll().filter(|&known| known != roll) {
                    self.state.check_may_roll()?;
                    return Err(GameError::KnownRoll(known));
                }
                self.append(event, seq)?;
                self.known_rolls.pop_front();
            }
            _ => self.append(event, seq)?,
        }
        Ok(seq)
    }

    fn append(&mut self, event: Event, seq: Seq) -> Result<(), GameError> {
        let event = self.state.apply(event, seq)?;
        self.events.push(event);
        self.standing.push(seq);
        Ok(())
    }

    fn undo(&mut self, to: Seq) -> Result<(), GameError> {
        let can_be_undone = self.events.get(to.0).is_some_and(Event::can_be_taken_back);
        let place = self.standing.iter().position(|&seq| seq == to);
        let Some(place) = place.filter(|_| can_be_undone) else {
            return Err(GameError::CannotTakeBack(to));
        };
        let undone = self.standing.split_off(place);
        for seq in undone.into_iter().rev() {
            if let Event::Rolled { roll } = self.events[seq.0] {
                self.known_rolls.push_front(roll);
            }
        }
        self.state = State::new(self.ruleset, self.origin);
        for &seq in &self.standing {
            self.state.apply(self.events[seq.0], seq)?;
        }
        Ok(())
    }
}
