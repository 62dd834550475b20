//! What an action leads to: entries for the log, or a reason why not.

use ur_dice::Salt;
use ur_rules::{Event, GameError, Move, Phase, Seq, Side};

use crate::computer::Computers;
use crate::entry::{Entry, Millis, What};
use crate::protocol::{Action, OfferKind, Problem, ProblemCode};

use super::{BadLog, Seat, Table};

/// The state of the world when something is decided.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moment {
    pub(crate) now: Millis,
    /// Clocks do not run before this: while the server was down.
    pub(crate) up_since: Millis,
    /// For how long each player has been away, Light first.
    pub(crate) away: [Option<Millis>; 2],
    /// How long a player may be away.
    pub(crate) grace: Millis,
}

/// What follows from an action.
pub(crate) struct Decision {
    pub(crate) change: Change,
    /// Whether both players want another game: it is to be set up.
    pub(crate) rematch: bool,
}

/// Entries for the log, and the table once it has them.
#[derive(Clone)]
pub(crate) struct Change {
    pub(crate) entries: Vec<Entry>,
    pub(crate) table: Table,
}

impl Change {
    /// Adds an entry; an event is kept as the game keeps it, with captures marked.
    pub(crate) fn add(&mut self, mut entry: Entry) -> Result<(), Problem> {
        self.table.apply(&entry).map_err(|error| match error {
            BadLog::Event { error, .. } => refused(&error),
            other => Problem::new(ProblemCode::BadRequest, &other.to_string()),
        })?;
        if let What::Played { event, .. } = &mut entry.what
            && let Some(kept) = self.table.game.events().last()
        {
            *event = *kept;
        }
        self.entries.push(entry);
        Ok(())
    }
}

/// A table on which an action is tried out.
struct Draft<'t> {
    change: Change,
    computers: &'t Computers,
    moment: Moment,
    action: Option<String>,
}

impl Table {
    /// What an action of a client leads to that plays these sides.
    pub(crate) fn decide(
        &self,
        sides: &[Side],
        id: &str,
        action: &Action,
        moment: Moment,
        computers: &Computers,
    ) -> Result<Decision, Problem> {
        let mut draft = self.draft(Some(id), moment, computers);
        let rematch = draft.act(sides, action)?;
        Ok(Decision { change: draft.change, rematch })
    }

    /// Somebody takes the open seat.
    pub(crate) fn seat_taken(
        &self,
        key: [u8; 32],
        name: Option<String>,
        moment: Moment,
        computers: &Computers,
    ) -> Result<(Side, Change), Problem> {
        let side = self
            .open_side()
            .filter(|_| !self.is_over())
            .ok_or_else(|| Problem::new(ProblemCode::NoSeat, "no seat is free in this game"))?;
        Ok((side, self.sit_down(side, Seat { key, name }, moment, computers)?))
    }

    /// Somebody sits down on a side that is free.
    pub(crate) fn sit_down(
        &self,
        side: Side,
        Seat { key, name }: Seat,
        moment: Moment,
        computers: &Computers,
    ) -> Result<Change, Problem> {
        let mut draft = self.draft(None, moment, computers);
        draft.add(What::SeatTaken { side, key, name })?;
        draft.let_computer_act()?;
        Ok(draft.change)
    }

    /// What happens because time has run out, if it has.
    pub(crate) fn time_out(&self, moment: Moment, computers: &Computers) -> Option<Change> {
        let side = self.turn()?;
        (self.time_left(moment)? == 0).then(|| {
            let mut draft = self.draft(None, moment, computers);
            draft.play(Event::TimedOut { side }, None).ok();
            draft.change
        })
    }

    /// What the game comes to when it is closed because nobody has played for long.
    pub(crate) fn closed(&self, moment: Moment, computers: &Computers) -> Change {
        let mut draft = self.draft(None, moment, computers);
        draft.add(What::Aborted).ok();
        draft.change
    }

    /// Milliseconds until the side to act runs out of time, if there is a clock.
    pub(crate) fn time_left(&self, moment: Moment) -> Option<Millis> {
        let (settings, side) = (self.setup.clock.as_ref()?, self.turn()?);
        let left = [self.clock.game_left(settings, side), self.clock.turn_left(settings)];
        let left = left.into_iter().flatten().min()?;
        self.is_person(side).then(|| left.saturating_sub(self.thinking(moment)))
    }

    /// How long the side to act has been thinking since the last entry.
    pub(super) fn thinking(&self, moment: Moment) -> Millis {
        let is_counted = self.turn().is_some_and(|side| self.is_person(side));
        let since = self.clock.last().max(moment.up_since);
        if is_counted { moment.now.saturating_sub(since) } else { 0 }
    }

    /// The player whom another waits for in vain, and how long it has been away.
    pub(crate) fn absent(&self, moment: Moment) -> Option<(Side, Millis)> {
        if self.is_over() || self.open_side().is_some() || !self.is_between_people() {
            return None;
        }
        let away = |side: Side| moment.away[side.index()].map(|since| (side, since));
        match (away(Side::Light), away(Side::Dark)) {
            (Some(light), None) => Some(light),
            (None, Some(dark)) => Some(dark),
            _ => None,
        }
    }

    fn draft<'t>(
        &self,
        action: Option<&str>,
        moment: Moment,
        computers: &'t Computers,
    ) -> Draft<'t> {
        let action = action.map(str::to_owned);
        let change = Change { entries: Vec::new(), table: self.clone() };
        Draft { change, computers, moment, action }
    }
}

impl Draft<'_> {
    /// Tries an action; says whether another game is to be set up.
    fn act(&mut self, sides: &[Side], action: &Action) -> Result<bool, Problem> {
        if sides.is_empty() {
            return Err(Problem::new(ProblemCode::NotAPlayer, "only players can do that"));
        }
        match action {
            Action::Rematch {} => return self.ask_for_rematch(sides),
            Action::Accept { what: OfferKind::Rematch } => {
                self.answer(sides, OfferKind::Rematch)?;
                return Ok(true);
            }
            Action::Decline { what } => self.decline(sides, *what)?,
            _ if self.table().is_over() => return Err(not_now("the game is over")),
            Action::Abort {} => self.abort(sides)?,
            _ if self.table().open_side().is_some() => {
                return Err(not_now("the other player has not come yet"));
            }
            Action::RollOff { salt } => self.roll_off(salt)?,
            Action::ChooseStarter { side } => self.choose_starter(sides, (*side).into())?,
            Action::DrawLots { salt } => self.draw_lots(sides, salt)?,
            Action::Roll { salt } => self.roll(sides, salt)?,
            Action::Move { mv } => self.make_move(sides, mv)?,
            Action::ClaimDraw {} => self.claim_draw(sides)?,
            Action::Resign { side } => self.resign(sides, side.map(Into::into))?,
            Action::Takeback {} => self.take_back(sides)?,
            Action::Accept { what: OfferKind::Takeback } => {
                let by = self.answer(sides, OfferKind::Takeback)?;
                self.undo(by)?;
            }
            Action::ClaimAbsence {} => self.claim_absence(sides)?,
        }
        self.let_computer_act()?;
        Ok(false)
    }

    fn add(&mut self, what: What) -> Result<(), Problem> {
        // Only the first entry of an action takes time.
        let is_timed = self.change.entries.is_empty() && self.table().setup.clock.is_some();
        let spent = if is_timed { self.table().thinking(self.moment) } else { 0 };
        self.change.add(Entry { at: self.moment.now, action: self.action.clone(), spent, what })
    }

    fn play(&mut self, event: Event, salt: Option<Salt>) -> Result<(), Problem> {
        self.add(What::Played { event, salt })
    }

    fn table(&self) -> &Table {
        &self.change.table
    }

    fn let_computer_act(&mut self) -> Result<(), Problem> {
        while let Some(event) = self
            .table()
            .computer_event(self.computers)
            .filter(|_| self.table().open_side().is_none())
        {
            self.play(event, None)?;
        }
        Ok(())
    }

    /// The salt to throw with: for seeded dice it adds nothing.
    fn salt(&self, text: &str) -> Result<Salt, Problem> {
        let salt = text
            .parse()
            .map_err(|error| Problem::new(ProblemCode::BadRequest, &format!("{error}")))?;
        Ok(if self.table().setup.seed.is_some() { Salt::NONE } else { salt })
    }

    fn roll_off(&mut self, salt: &str) -> Result<(), Problem> {
        let salt = self.salt(salt)?;
        let dice = self.table().game.ruleset().dice();
        let (light, dark) = self.table().cup().roll_off(dice, &salt);
        self.play(Event::RolledOff { light, dark }, Some(salt))
    }

    fn choose_starter(&mut self, sides: &[Side], starter: Side) -> Result<(), Problem> {
        let may_choose = match self.table().game.phase() {
            Phase::ChooseStarter(Some(chooser)) => sides.contains(&chooser),
            // Between people who are apart, one can only let the other start.
            Phase::ChooseStarter(None) => {
                !self.table().is_between_people() || !sides.contains(&starter)
            }
            _ => true,
        };
        if !may_choose {
            let message = "that is for the other player to say, or for the lot";
            return Err(Problem::new(ProblemCode::NotYourTurn, message));
        }
        self.play(Event::StarterChosen { side: starter }, None)
    }

    fn draw_lots(&mut self, sides: &[Side], salt: &str) -> Result<(), Problem> {
        if let Phase::ChooseStarter(Some(chooser)) = self.table().game.phase()
            && !sides.contains(&chooser)
        {
            return Err(Problem::new(ProblemCode::NotYourTurn, "the other player says who starts"));
        }
        let salt = self.salt(salt)?;
        let side = self.table().cup().lot(&salt);
        self.play(Event::StarterChosen { side }, Some(salt))
    }

    fn roll(&mut self, sides: &[Side], salt: &str) -> Result<(), Problem> {
        let salt = self.salt(salt)?;
        if let Some(side) = self.table().game.turn() {
            // A person throws for the computer, so that the server cannot choose its rolls.
            if self.table().is_person(side) && !sides.contains(&side) {
                return Err(not_your_turn());
            }
        }
        match self.table().game.known_roll() {
            Some(roll) => self.play(Event::Rolled { roll }, None),
            None => {
                let roll = self.table().cup().roll(self.table().game.ruleset().dice(), &salt);
                self.play(Event::Rolled { roll }, Some(salt))
            }
        }
    }

    fn make_move(&mut self, sides: &[Side], text: &str) -> Result<(), Problem> {
        let mv: Move = text.parse().map_err(|error: ur_rules::MoveTextError| {
            Problem::new(ProblemCode::BadRequest, &error.to_string())
        })?;
        if self.table().game.turn().is_some_and(|side| !sides.contains(&side)) {
            return Err(not_your_turn());
        }
        self.play(if mv == Move::Pass { Event::Passed } else { Event::Moved { mv } }, None)
    }

    fn claim_draw(&mut self, sides: &[Side]) -> Result<(), Problem> {
        let side = self.table().game.turn().filter(|side| sides.contains(side));
        let side = side.ok_or_else(not_your_turn)?;
        self.play(Event::DrawClaimed { side }, None)
    }

    fn resign(&mut self, sides: &[Side], side: Option<Side>) -> Result<(), Problem> {
        let turn = self.table().game.turn().filter(|side| sides.contains(side));
        let side = side.or(turn).unwrap_or(sides[0]);
        if !sides.contains(&side) {
            return Err(not_your_turn());
        }
        self.play(Event::Resigned { side }, None)
    }

    fn take_back(&mut self, sides: &[Side]) -> Result<(), Problem> {
        let last = |side: &Side| self.table().game.last_move_of(*side);
        let by = sides.iter().copied().filter(|side| last(side).is_some()).max_by_key(last);
        let by = by.ok_or_else(|| not_now("there is no move of yours to take back"))?;
        if self.table().is_between_people() {
            return self.add(What::Offered { by, offer: OfferKind::Takeback });
        }
        self.undo(by)
    }

    fn undo(&mut self, by: Side) -> Result<(), Problem> {
        let to: Option<Seq> = self.table().game.last_move_of(by);
        let to = to.ok_or_else(|| not_now("there is no move to take back"))?;
        self.play(Event::TakenBack { to }, None)
    }

    fn ask_for_rematch(&mut self, sides: &[Side]) -> Result<bool, Problem> {
        if !self.table().is_over() || self.table().open_side().is_some() {
            return Err(not_now("the game is not over yet"));
        }
        if self.table().rematch.is_some() {
            return Err(not_now("the next game has begun already"));
        }
        if !self.table().is_between_people() {
            return Ok(true);
        }
        match self.table().offer {
            Some((by, OfferKind::Rematch)) if !sides.contains(&by) => Ok(true),
            Some((_, OfferKind::Rematch)) => Err(not_now("you have asked already")),
            _ => {
                self.add(What::Offered { by: sides[0], offer: OfferKind::Rematch })?;
                Ok(false)
            }
        }
    }

    /// Whose offer these sides may answer.
    fn answer(&self, sides: &[Side], what: OfferKind) -> Result<Side, Problem> {
        match self.table().offer {
            Some((by, offer)) if offer == what && !sides.contains(&by) => Ok(by),
            _ => Err(not_now("the other player has not asked for that")),
        }
    }

    fn decline(&mut self, sides: &[Side], what: OfferKind) -> Result<(), Problem> {
        match self.table().offer {
            Some((_, offer)) if offer == what && !sides.is_empty() => {
                self.add(What::Declined { offer })
            }
            _ => Err(not_now("nobody has asked for that")),
        }
    }

    fn has_waited_for_other(&self, sides: &[Side]) -> Option<Side> {
        let (side, away) = self.table().absent(self.moment)?;
        (!sides.contains(&side) && away >= self.moment.grace).then_some(side)
    }

    fn claim_absence(&mut self, sides: &[Side]) -> Result<(), Problem> {
        let side = self.has_waited_for_other(sides);
        let side = side.ok_or_else(|| not_now("the other player may still come back"))?;
        self.play(Event::TimedOut { side }, None)
    }

    fn abort(&mut self, sides: &[Side]) -> Result<(), Problem> {
        let may = self.table().open_side().is_some()
            || self.table().game.plies().is_empty()
            || self.has_waited_for_other(sides).is_some();
        if !may {
            return Err(not_now("the game has begun: you can resign"));
        }
        self.add(What::Aborted)
    }
}

fn not_now(message: &str) -> Problem {
    Problem::new(ProblemCode::NotNow, message)
}

fn not_your_turn() -> Problem {
    Problem::new(ProblemCode::NotYourTurn, "it is the other player's turn")
}

fn refused(error: &GameError) -> Problem {
    let code = match error {
        GameError::Illegal(_) | GameError::NotARoll(_) => ProblemCode::Illegal,
        GameError::NotYourTurn(_) => ProblemCode::NotYourTurn,
        _ => ProblemCode::NotNow,
    };
    Problem::new(code, &error.to_string())
}
