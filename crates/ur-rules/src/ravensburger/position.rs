//! Positions and moves of the UR-Spiel.

use std::fmt;

use crate::dice::{Dice, Roll};
use crate::intern::Interned;
use crate::moves::{Landing, Move, Walk};
use crate::position::{Position, sealed::Sealed};
use crate::setup::{Reserve, Setup, Stone};
use crate::side::Side;
use crate::square::Square;

use super::rules::{GOAL, GOAL_ROOM, LANE_END, REFUGE, RavensburgerRules, Six};
use super::tower::Tower;

/// Places of the royal board's grid, holes included.
const PLACES: usize = 24;

/// The roll that moves nothing (C2).
const SIX: u8 = 6;

/// A position of the UR-Spiel.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RavensburgerPosition {
    rules: Interned<RavensburgerRules>,
    pub(super) towers: [Tower; PLACES],
    pub(super) reserves: [Reserve; 2],
    pub(super) turn: Side,
}

impl RavensburgerPosition {
    pub(super) fn start(rules: Interned<RavensburgerRules>, first: Side) -> RavensburgerPosition {
        let reserve = Reserve { pool: rules.spec().pieces, out: 0 };
        RavensburgerPosition {
            rules,
            towers: [Tower::EMPTY; PLACES],
            reserves: [reserve; 2],
            turn: first,
        }
    }

    /// The position of a setup, whether it is valid or not.
    pub(super) fn from_setup(
        rules: Interned<RavensburgerRules>,
        setup: &Setup,
    ) -> RavensburgerPosition {
        let mut towers = [Tower::EMPTY; PLACES];
        for (square, stones) in &setup.stones {
            if let Some(tower) = towers.get_mut(square.index()) {
                *tower = stones.iter().copied().collect();
            }
        }
        RavensburgerPosition { rules, towers, reserves: setup.reserves, turn: setup.turn }
    }

    /// The rules of this position.
    pub fn rules(&self) -> &'static RavensburgerRules {
        self.rules.get()
    }

    /// The tower on a square.
    pub fn tower(&self, square: Square) -> Tower {
        self.towers.get(square.index()).copied().unwrap_or_default()
    }

    /// A side's stones beside the board: in hand, and out of the game.
    pub fn reserve(&self, side: Side) -> Reserve {
        self.reserves[side.index()]
    }

    /// Whether a side has lost: nothing in hand and nothing on top of any tower (C15).
    pub fn is_beaten(&self, side: Side) -> bool {
        self.reserve(side).pool == 0 && self.towers.iter().all(|tower| tower.owner() != Some(side))
    }

    /// Whether a side's stone on a square cannot be captured: anywhere but in the middle row (C8,
    /// C10), and on a tower that takes no stone more (C5).
    pub fn is_safe(&self, side: Side, square: Square) -> bool {
        let limit = self.rules.spec().stack_limit.map_or(u32::MAX, u32::from);
        !self.rules.path(!side).contains(&square) || self.tower(square).height() >= limit
    }

    /// What stands where, and who acts next.
    pub fn setup(&self) -> Setup {
        let board = *self.rules.board();
        let stones = board
            .squares()
            .into_iter()
            .filter(|&square| !self.tower(square).is_empty())
            .map(|square| (square, self.tower(square).stones()))
            .collect();
        Setup { board, stones, turn: self.turn, reserves: self.reserves }
    }

    fn tower_at(&self, step: u8) -> Tower {
        self.tower(self.rules.square(self.turn, step))
    }

    /// The moves that bring a new stone into play (C3).
    fn enter(&self, pips: u8, moves: &mut Vec<Move>) {
        let stone = Stone::plain(self.turn);
        if self.reserve(self.turn).pool > 0 && self.may_land(pips, stone, 0) {
            moves.push(Move::Place(self.landing(pips)));
        }
    }

    /// The moves of the tower on a step of the mover's path, if it is the mover's.
    fn advance(&self, step: u8, pips: u8, moves: &mut Vec<Move>) {
        let tower = self.tower_at(step);
        let Some(stone) = tower.top().filter(|stone| stone.side == self.turn) else {
            return;
        };
        for prisoners in self.carried(step, tower) {
            let forwards = (step + pips <= GOAL).then_some(step + pips);
            // C12, C13: only a red stone goes back, never with prisoners, never into the lane.
            let may_return = stone.turned && prisoners == 0 && step > LANE_END + pips;
            let backwards = may_return.then(|| step - pips);
            for to in forwards.into_iter().chain(backwards) {
                if self.may_land(to, stone, prisoners) {
                    let from = self.rules.square(self.turn, step);
                    moves.push(Move::Walk(Walk::to(from, self.landing(to)), prisoners));
                }
            }
        }
    }

    /// How many prisoners the top stone may take along (C6, C10).
    fn carried(&self, step: u8, tower: Tower) -> impl Iterator<Item = u8> {
        let all = tower.prisoners();
        let least = if step == REFUGE { all } else { 0 };
        let some = self.rules.spec().partial_prisoners;
        (least..=all).filter(move |&prisoners| some || prisoners == 0 || prisoners == all)
    }

    fn may_land(&self, to: u8, stone: Stone, prisoners: u8) -> bool {
        let spec = self.rules.spec();
        let tower = self.tower_at(to);
        let arriving = if to == GOAL { 1 } else { 1 + u32::from(prisoners) };
        let has_room = to < REFUGE || tower.count(self.turn) < GOAL_ROOM; // C9
        let may_rest = to != REFUGE || !stone.turned || spec.red_may_stop_on_a5; // C10
        let fits = spec.stack_limit.is_none_or(|limit| tower.height() + arriving <= limit.into());
        has_room && may_rest && fits
    }

    fn landing(&self, to: u8) -> Landing {
        let captures = self.tower_at(to).owner() == Some(!self.turn); // C8
        Landing { square: self.rules.square(self.turn, to), captures }
    }

    /// Sets the lifted stones down; on the goal the prisoners leave the game and the stone turns
    /// red (C11).
    fn set_down(&mut self, square: Square, lifted: Tower) {
        let goal = self.rules.square(self.turn, GOAL);
        let Some(tower) = self.towers.get_mut(square.index()) else { return };
        if square == goal {
            *tower = tower.with(Stone { side: self.turn, turned: true });
            let delivered = lifted.count(!self.turn) as u8;
            self.reserves[(!self.turn).index()].out += delivered;
        } else {
            *tower = tower.with_all(lifted);
        }
    }
}

impl Sealed for RavensburgerPosition {}

impl Position for RavensburgerPosition {
    type Move = Move;
    type Moves = std::vec::IntoIter<Move>;

    fn turn(&self) -> Side {
        self.turn
    }

    fn piece_at(&self, square: Square) -> Option<Stone> {
        self.tower(square).top()
    }

    fn winner(&self) -> Option<Side> {
        // The loser is the one to act.
        self.is_beaten(self.turn).then_some(!self.turn)
    }

    fn dice(&self) -> &'static Dice {
        self.rules.get().dice()
    }

    fn moves(&self, roll: Roll) -> Self::Moves {
        let mut moves = Vec::new();
        if let Roll::Count(pips @ 1..=SIX) = roll
            && self.winner().is_none()
        {
            if pips < SIX {
                self.enter(pips, &mut moves);
                (1..=GOAL).for_each(|step| self.advance(step, pips, &mut moves));
            }
            if moves.is_empty() {
                moves.push(Move::Pass);
            }
        }
        moves.into_iter()
    }

    fn play_unchecked(&mut self, roll: Roll, mv: Move) {
        match mv {
            Move::Place(landing) => {
                let pool = &mut self.reserves[self.turn.index()].pool;
                *pool = pool.saturating_sub(1);
                self.set_down(landing.square, Tower::EMPTY.with(Stone::plain(self.turn)));
            }
            Move::Walk(walk, prisoners) => {
                let (lifted, left) = self.tower(walk.from()).split(1 + u32::from(prisoners));
                if let Some(tower) = self.towers.get_mut(walk.from().index()) {
                    *tower = left;
                }
                self.set_down(walk.end().square, lifted);
            }
            Move::Pass | Move::Finish(_) | Move::Double(..) => {}
        }
        let again = roll == Roll::Count(SIX) && self.rules.spec().six == Six::RollAgain; // C16
        if !again {
            self.turn = !self.turn;
        }
    }
}

impl fmt::Display for RavensburgerPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Debug for RavensburgerPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
