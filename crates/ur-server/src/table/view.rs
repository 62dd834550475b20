//! A game as clients see it.

use ur_rules::handbook::Mark;
use ur_rules::modern;
use ur_rules::{
    Choice, Dice, DrawReason, Leg, Move, Outcome, PassReason, Phase, Ply, Position, Reason, Roll,
    Ruleset, Side, Square, VariantPosition,
};

use crate::computer::Computers;
use crate::entry::SeatKind;
use crate::protocol::{
    AbsentView, BoardShape, BoardView, ClockView, DiceKind, DiceShape, DiceView, DrawClaimView,
    EndView, LegView, Mastery, MoveView, OfferView, OptionView, PassView, PhaseView, PlayerView,
    PlyView, Region, RollOdds, RulesetView, SeatView, SquareView, TableView,
};
use crate::rules_page::square_mark;
use crate::study::setup_board;

use super::{Moment, Table};

impl Table {
    /// The game as everybody may see it; `here` is who is connected.
    pub(crate) fn view(
        &self,
        moment: Moment,
        here: [bool; 2],
        spectators: usize,
        computers: &Computers,
    ) -> TableView {
        let game = &self.game;
        TableView {
            game: self.id.clone(),
            ruleset: self.setup.ruleset.clone(),
            seats: Side::BOTH.map(|side| self.seat_view(side, here, computers)),
            phase: self.phase_view(),
            board: board(game.position()),
            moves: self.moves(),
            plies: game.plies().len(),
            roll_off: roll_off(game),
            clock: self.clock_view(moment),
            draw_claim: game.draw_claim().filter(|_| !self.is_over()).map(draw_claim),
            offer: self.offer.map(|(by, what)| OfferView { by: by.into(), what }),
            absent: self.absent(moment).map(|(side, away)| AbsentView {
                side: side.into(),
                claim_in_ms: moment.grace.saturating_sub(away),
            }),
            takebacks: Side::BOTH.map(|side| {
                !self.is_over() && self.is_person(side) && game.last_move_of(side).is_some()
            }),
            hints: !self.is_between_people(),
            rematch: self.rematch.clone(),
            dice: self.dice_view(),
            spectators,
        }
    }

    fn seat_view(&self, side: Side, here: [bool; 2], computers: &Computers) -> SeatView {
        match &self.setup.seats[side.index()] {
            SeatKind::Computer(level) => SeatView {
                player: PlayerView::Computer {
                    level: level.clone(),
                    stand_in: computers.stand_in(level, self.game.ruleset()),
                },
                here: true,
            },
            SeatKind::Person => SeatView {
                player: self.seat(side).map_or(PlayerView::Open, |seat| PlayerView::Person {
                    name: seat.name.clone(),
                }),
                here: here[side.index()],
            },
        }
    }

    fn phase_view(&self) -> PhaseView {
        if self.aborted {
            return PhaseView::Over { winner: None, reason: EndView::Aborted };
        }
        if self.open_side().is_some() {
            return PhaseView::Waiting;
        }
        let side = self.game.position().turn().into();
        match self.game.phase() {
            Phase::RollOff => PhaseView::RollOff,
            Phase::ChooseStarter(chooser) => {
                PhaseView::ChooseStarter { chooser: chooser.map(Into::into) }
            }
            Phase::Roll => {
                PhaseView::Roll { side, known: self.game.known_roll().map(|roll| roll.to_string()) }
            }
            Phase::Move(roll) => PhaseView::Move { side, roll: roll.to_string() },
            Phase::Over(outcome) => over(outcome),
        }
    }

    fn moves(&self) -> Vec<MoveView> {
        match self.game.phase() {
            Phase::Move(roll) if !self.is_over() => {
                let mut moves = self.game.legal_moves();
                moves.sort_by_cached_key(ToString::to_string);
                moves.into_iter().map(|mv| move_view(self.game.position(), roll, mv)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn clock_view(&self, moment: Moment) -> Option<ClockView> {
        let settings = self.setup.clock.as_ref()?;
        let running = self.turn().filter(|side| self.is_person(*side));
        let thinking = self.thinking(moment);
        let now = |side: Side, left: u64| {
            if running == Some(side) { left.saturating_sub(thinking) } else { left }
        };
        let left = Side::BOTH.map(|side| self.clock.game_left(settings, side));
        let game_ms = match left {
            [Some(light), Some(dark)] => Some([now(Side::Light, light), now(Side::Dark, dark)]),
            _ => None,
        };
        let turn = self.clock.turn_left(settings);
        let move_ms = turn.map(|left| left.saturating_sub(thinking)).filter(|_| running.is_some());
        let running = running.map(Into::into);
        Some(ClockView { settings: *settings, game_ms, move_ms, running })
    }

    fn dice_view(&self) -> DiceView {
        DiceView {
            game: self.id.clone(),
            commitment: self.secret.commitment(),
            secret: self.is_over().then(|| self.secret.reveal()),
            salts: self.salts().filter(|_| self.is_over()).map(|salt| salt.to_string()).collect(),
            lot: self.lot,
            seeded: self.setup.seed.is_some(),
        }
    }

    /// The rolls and moves from a number on.
    pub(crate) fn plies(&self, from: usize) -> Vec<PlyView> {
        self.game.plies().iter().skip(from).map(ply_view).collect()
    }
}

fn over(outcome: Outcome) -> PhaseView {
    PhaseView::Over { winner: outcome.winner.map(Into::into), reason: end_view(outcome.reason) }
}

/// What ended a game that was not broken off.
pub(crate) fn end_view(reason: Reason) -> EndView {
    match reason {
        Reason::Play => EndView::Play,
        Reason::Resignation => EndView::Resignation,
        Reason::Time => EndView::Time,
        Reason::Draw(_) => EndView::Draw,
    }
}

fn draw_claim(reason: DrawReason) -> DrawClaimView {
    match reason {
        DrawReason::SamePlacement(square) => {
            DrawClaimView::SamePlacement { square: square.to_string() }
        }
        DrawReason::SamePosition => DrawClaimView::SamePosition,
    }
}

/// The throws for the start, Light's first.
pub(crate) fn roll_off(game: &ur_rules::Game) -> Vec<[String; 2]> {
    let throws = game.opening_rolls().iter();
    throws.map(|(light, dark)| [light.to_string(), dark.to_string()]).collect()
}

/// What stands where.
pub(crate) fn board(position: &VariantPosition) -> BoardView {
    setup_board(&position.setup())
}

/// A move with what it does.
pub(crate) fn move_view(position: &VariantPosition, roll: Roll, mv: Move) -> MoveView {
    let effects = position.effects(roll, mv);
    MoveView {
        text: mv.to_string(),
        legs: effects.legs.iter().map(leg_view).collect(),
        prisoners: effects.prisoners,
        again: effects.again,
        safe: effects.safe,
        wins: effects.winner == Some(position.turn()),
    }
}

fn leg_view(leg: &Leg) -> LegView {
    let off = leg.finishes.then(|| "off".to_owned());
    LegView {
        from: leg.from.map_or_else(|| "pool".to_owned(), |square| square.to_string()),
        path: names(leg.path.iter().copied()).into_iter().chain(off).collect(),
        named: names(leg.named.iter().copied()),
        captures: names(leg.captures.iter().copied()),
    }
}

fn names(squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// A roll and what was done with it.
pub(crate) fn ply_view(ply: &Ply) -> PlyView {
    let passed = ply.mv == Some(Move::Pass);
    PlyView {
        side: ply.side.into(),
        roll: ply.roll.to_string(),
        mv: ply.mv.map(|mv| move_view(&ply.before, ply.roll, mv)),
        pass: PassReason::of(&ply.before, ply.roll).filter(|_| passed).map(pass_view),
        board: board(&ply.after),
    }
}

fn pass_view(reason: PassReason) -> PassView {
    match reason {
        PassReason::RollMovesNothing => PassView::Roll,
        PassReason::PoolEmpty => PassView::Pool,
        PassReason::LonePiece(square) => PassView::Lone { square: square.to_string() },
        PassReason::NothingCanMove => PassView::Nothing,
    }
}

/// A ruleset, with all that is needed to draw its board and to change its options.
pub(crate) fn ruleset_view(ruleset: Ruleset, mastery: Mastery) -> RulesetView {
    let start = ruleset.start(Side::Light);
    RulesetView {
        text: ruleset.text().to_owned(),
        name: ruleset.base_name().to_owned(),
        family: ruleset.family().to_string(),
        pieces: ruleset.pieces(),
        board: board_shape(ruleset),
        dice: dice_shape(ruleset.dice()),
        levels: Computers::levels(),
        mastery,
        options: ruleset.choices().into_iter().map(option_view).collect(),
        has_draws: ruleset.has_draws(),
        start: board(&start),
    }
}

fn option_view(choice: Choice) -> OptionView {
    OptionView { key: choice.key.to_owned(), values: choice.values, default: choice.default }
}

fn board_shape(ruleset: Ruleset) -> BoardShape {
    let path = |side: Side| names(ruleset.path(side).iter().copied());
    let square = |square: Square| SquareView {
        name: square.to_string(),
        marks: Mark::of(ruleset, square).map(square_mark).into_iter().collect(),
        region: matches!(ruleset, Ruleset::Modern(_)).then(|| region(square)).flatten(),
    };
    BoardShape {
        columns: ruleset.board().columns(),
        squares: ruleset.board().squares().into_iter().map(square).collect(),
        paths: Side::BOTH.map(path),
    }
}

/// The part of modern's board that a square is in.
fn region(square: Square) -> Option<Region> {
    modern::Region::of(square).map(|region| match region {
        modern::Region::Earth => Region::Earth,
        modern::Region::Bridge => Region::Bridge,
        modern::Region::Heaven => Region::Heaven,
    })
}

/// Dice with their odds.
pub(crate) fn dice_shape(dice: &Dice) -> DiceShape {
    let known = [
        (Dice::four_tetrahedra(), DiceKind::FourTetrahedra),
        (Dice::three_tetrahedra(), DiceKind::ThreeTetrahedra),
        (Dice::coloured_pair(), DiceKind::ColouredPair),
        (Dice::cube(), DiceKind::Cube),
    ];
    let kind = known.into_iter().find(|(known, _)| known == dice);
    let odds =
        |odds: &ur_rules::RollOdds| RollOdds { roll: odds.roll.to_string(), weight: odds.weight };
    DiceShape {
        kind: kind.map_or(DiceKind::Other, |(_, kind)| kind),
        rolls: dice.rolls().iter().map(odds).collect(),
        throws: dice.throws(),
    }
}
