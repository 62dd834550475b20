//! The state that the events of a game add up to.

use crate::dice::Roll;
use crate::moves::Move;
use crate::opening::Opening;
use crate::position::Position;
use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::variant::VariantPosition;

use super::draw;
use super::event::{Event, Seq};
use super::outcome::{Outcome, Reason};
use super::{GameError, Origin};

/// What is to happen next in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Both sides throw for the start.
    RollOff,
    /// Somebody says who starts: this side, or both by agreement or by lot.
    ChooseStarter(Option<Side>),
    /// The side to act throws the dice.
    Roll,
    /// The side to act moves with this roll.
    Move(Roll),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// One roll and what was done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who rolled.
    pub side: Side,
    /// What the dice showed.
    pub roll: Roll,
    /// What was done; nothing yet while the move is still to come.
    pub mv: Option<Move>,
    /// The position before the roll.
    pub before: VariantPosition,
    /// The position after the move; the same as before while it is still to come.
    pub after: VariantPosition,
    /// The event of the move, if it has come.
    pub moved: Option<Seq>,
}

#[derive(Clone, Debug)]
pub(super) struct State {
    pub(super) phase: Phase,
    pub(super) position: VariantPosition,
    pub(super) opening: Vec<(Roll, Roll)>,
    pub(super) plies: Vec<Ply>,
}

impl State {
    pub(super) fn new(ruleset: Ruleset, origin: Origin) -> State {
        let (position, phase) = match (origin, ruleset.opening()) {
            (Origin::Position(position), _) => (position, Phase::Roll),
            (Origin::Chooser(side), _) => {
                (ruleset.start(Side::Light), Phase::ChooseStarter(Some(side)))
            }
            (Origin::Opening, Opening::RollOff) => (ruleset.start(Side::Light), Phase::RollOff),
            (Origin::Opening, Opening::LightStarts) => (ruleset.start(Side::Light), Phase::Roll),
            (Origin::Opening, Opening::Agreement) => {
                (ruleset.start(Side::Light), Phase::ChooseStarter(None))
            }
        };
        let won = position.winner().map(|winner| Outcome::won(winner, Reason::Play));
        let phase = won.map_or(phase, Phase::Over);
        State { phase, position, opening: Vec::new(), plies: Vec::new() }
    }

    /// Applies an event and gives it back as it is to be kept: captures marked.
    pub(super) fn apply(&mut self, event: Event, seq: Seq) -> Result<Event, GameError> {
        match event {
            Event::RolledOff { light, dark } => self.roll_off(light, dark)?,
            Event::StarterChosen { side } => self.start(side)?,
            Event::Rolled { roll } => self.roll(roll)?,
            Event::Moved { mv } => return Ok(Event::Moved { mv: self.play(&mv, seq)? }),
            Event::Passed => {
                self.play(&Move::Pass, seq)?;
            }
            Event::DrawClaimed { side } => self.claim_draw(side)?,
            Event::Resigned { side } => self.end(Outcome::won(!side, Reason::Resignation))?,
            Event::TimedOut { side } => self.end(Outcome::won(!side, Reason::Time))?,
            Event::TakenBack { to } => return Err(GameError::CannotTakeBack(to)),
        }
        Ok(event)
    }

    fn roll_off(&mut self, light: Roll, dark: Roll) -> Result<(), GameError> {
        if self.phase != Phase::RollOff {
            return Err(self.wrong_phase(GameError::NoRollOff));
        }
        let dice = self.position.dice();
        dice.check(light)?;
        dice.check(dark)?;
        self.opening.push((light, dark));
        if light != dark {
            self.begin(if light > dark { Side::Light } else { Side::Dark });
        }
        Ok(())
    }

    fn start(&mut self, side: Side) -> Result<(), GameError> {
        if !matches!(self.phase, Phase::ChooseStarter(_)) {
            return Err(self.wrong_phase(GameError::NoChooser));
        }
        self.begin(side);
        Ok(())
    }

    fn begin(&mut self, side: Side) {
        self.position = self.position.ruleset().start(side);
        self.phase = Phase::Roll;
    }

    pub(super) fn check_may_roll(&self) -> Result<(), GameError> {
        match self.phase {
            Phase::Roll => Ok(()),
            Phase::Move(roll) => Err(GameError::AlreadyRolled(roll)),
            _ => Err(self.wrong_phase(GameError::NotStarted)),
        }
    }

    fn roll(&mut self, roll: Roll) -> Result<(), GameError> {
        self.check_may_roll()?;
        self.position.dice().check(roll)?;
        let (before, side) = (self.position, self.position.turn());
        self.plies.push(Ply { side, roll, mv: None, before, after: before, moved: None });
        self.phase = Phase::Move(roll);
        Ok(())
    }

    fn play(&mut self, meant: &Move, seq: Seq) -> Result<Move, GameError> {
        let roll = match self.phase {
            Phase::Move(roll) => roll,
            Phase::Roll => return Err(GameError::NotRolled),
            _ => return Err(self.wrong_phase(GameError::NotStarted)),
        };
        let mv = self.position.find(roll, meant)?;
        self.position.play_unchecked(roll, mv);
        if let Some(ply) = self.plies.last_mut() {
            *ply = Ply { mv: Some(mv), after: self.position, moved: Some(seq), ..*ply };
        }
        self.phase = match self.position.winner() {
            Some(winner) => Phase::Over(Outcome::won(winner, Reason::Play)),
            None => Phase::Roll,
        };
        Ok(mv)
    }

    fn claim_draw(&mut self, side: Side) -> Result<(), GameError> {
        let reason = draw::claim(self, self.position.ruleset())
            .ok_or(self.wrong_phase(GameError::NoDraw))?;
        if side != self.position.turn() {
            return Err(GameError::NotYourTurn(self.position.turn()));
        }
        self.end(Outcome { winner: None, reason: Reason::Draw(reason) })
    }

    fn end(&mut self, outcome: Outcome) -> Result<(), GameError> {
        if matches!(self.phase, Phase::Over(_)) {
            return Err(GameError::Over);
        }
        self.phase = Phase::Over(outcome);
        Ok(())
    }

    /// What to say to an event that comes at the wrong time: that the game is over, if it is.
    fn wrong_phase(&self, otherwise: GameError) -> GameError {
        if matches!(self.phase, Phase::Over(_)) { GameError::Over } else { otherwise }
    }
}
