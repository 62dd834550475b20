//! The board of the modern game: what each square is, where pieces may walk, and the house rules.

use std::ops::{Range, RangeInclusive};

use thiserror::Error;

use crate::board::Board;
use crate::intern::{Interned, Interner};
use crate::options::{Choice, OptionError, parse_flag, parse_number, parse_word};
use crate::setup::{
    InvalidSetup, Setup, SetupError, Stone, check_common, check_single_stones, check_winners,
};
use crate::side::Side;
use crate::square::{Square, SquareSet};

use super::position::ModernPosition;

/// How many pieces a side may have: enough for the four forts.
const PIECES: RangeInclusive<u8> = 4..=10;

/// The routes along which pieces walk, both ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Routes {
    /// The lanes of the classic paths: row 1 and row 3 join the middle row at its ends.
    Track,
    /// The outlines of both blocks and the middle row, without g2-h2.
    Rings,
    /// Every edge between two squares.
    Grid,
}

/// What the squares are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roles {
    /// The two forts of Earth.
    pub earth_forts: SquareSet,
    /// The two forts of Heaven.
    pub heaven_forts: SquareSet,
    /// The House of Ishtar.
    pub ishtar: Square,
    /// The House of Marduk.
    pub marduk: Square,
    /// The three squares of the Royal Kingdom.
    pub kingdom: SquareSet,
    /// The Entrances of the Lower Kingdom, each open to both sides.
    pub entrances: SquareSet,
    /// Where pieces walk.
    pub routes: Routes,
}

/// On which placements an enemy is captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlacementCaptures {
    /// Only at an Entrance.
    Entrance,
    /// Wherever a piece may be placed.
    All,
}

/// Whether draws can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawRule {
    /// After five placements on one square, or when a position stands for the fifth time.
    Repetition5,
    /// Never.
    Off,
}

/// The modern ruleset as data. [`ModernRules::new`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // each is one house rule of the rulings
pub struct ModernSpec {
    /// The text by which the ruleset is asked for.
    pub name: String,
    /// What the squares are.
    pub roles: Roles,
    /// Pieces of each side.
    pub pieces: u8,
    /// Whether a side may pass although it could act (B1).
    pub pass_allowed: bool,
    /// Whether a move over own pieces may end with a capture (B4).
    pub jump_may_capture: bool,
    /// Where placing captures (B5).
    pub placement_captures: PlacementCaptures,
    /// Whether placing on a fort gives an extra turn (B7).
    pub placement_extra_turn: bool,
    /// Whether draws can be claimed (B14).
    pub draw: DrawRule,
}

/// Why the roles do not make a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RolesError {
    /// Two roles on one square.
    #[error("{0} has two roles: forts, Ishtar, Marduk, Kingdom and Entrances may not overlap")]
    Overlap(Square),
    /// A role off the board.
    #[error("{0} is not a square of the board")]
    OffBoard(Square),
    /// Not two forts in each realm.
    #[error("there must be two forts in Earth (a–d) and two in Heaven (g–h)")]
    Forts,
    /// Not three squares of the Kingdom.
    #[error("the Royal Kingdom has three squares, not {0}")]
    Kingdom(usize),
    /// No Entrance.
    #[error("there must be an Entrance")]
    NoEntrance,
}

/// A preset of the board: a name, what it changes, in the words of the options.
pub(crate) type Preset = (&'static str, &'static [(&'static str, &'static str)]);

/// The boards that other readings of the books give.
pub(crate) const PRESETS: [Preset; 9] = [
    ("default", &[]),
    ("d1", &[("entrances", "d1")]),
    ("a2", &[("entrances", "a2")]),
    ("ishtar-h2", &[("ishtar", "h2")]),
    ("ishtar-d2", &[("ishtar", "d2"), ("kingdom", "a2+b2+c2")]),
    ("kingdom-a2", &[("kingdom", "a2+b2+c2")]),
    ("kingdom-d", &[("kingdom", "d1+d2+d3"), ("entrances", "a2")]),
    ("rings", &[("routes", "rings")]),
    ("grid", &[("routes", "grid")]),
];

impl Default for ModernSpec {
    fn default() -> ModernSpec {
        ModernSpec {
            name: "modern".to_owned(),
            roles: Roles::default(),
            pieces: 7,
            pass_allowed: false,
            jump_may_capture: false,
            placement_captures: PlacementCaptures::Entrance,
            placement_extra_turn: false,
            draw: DrawRule::Repetition5,
        }
    }
}

impl Default for Roles {
    fn default() -> Roles {
        Roles {
            earth_forts: set("a1+a3"),
            heaven_forts: set("g1+g3"),
            ishtar: square("e2"),
            marduk: square("f2"),
            kingdom: set("b2+c2+d2"),
            entrances: set("d1+d3"),
            routes: Routes::Track,
        }
    }
}

impl Roles {
    /// All four forts.
    pub fn forts(&self) -> SquareSet {
        self.earth_forts.union(self.heaven_forts)
    }

    fn check(&self, board: &Board) -> Result<(), RolesError> {
        let houses = [SquareSet::of(self.ishtar), SquareSet::of(self.marduk)];
        let mut taken = SquareSet::EMPTY;
        for role in [self.forts(), houses[0], houses[1], self.kingdom, self.entrances] {
            if let Some(square) = role.without(board.squares()).into_iter().next() {
                return Err(RolesError::OffBoard(square));
            }
            if let Some(square) = role.intersection(taken).into_iter().next() {
                return Err(RolesError::Overlap(square));
            }
            taken = taken.union(role);
        }
        let in_place =
            |forts: SquareSet, realm| forts.len() == 2 && forts.is_subset(columns(realm));
        if !in_place(self.earth_forts, EARTH) || !in_place(self.heaven_forts, HEAVEN) {
            return Err(RolesError::Forts);
        }
        if self.kingdom.len() != 3 {
            return Err(RolesError::Kingdom(self.kingdom.len()));
        }
        if self.entrances.is_empty() {
            return Err(RolesError::NoEntrance);
        }
        Ok(())
    }
}

fn square(name: &str) -> Square {
    name.parse().unwrap_or_default()
}

fn set(names: &str) -> SquareSet {
    names.split('+').map(square).collect()
}

const ROUTES: [(&str, Routes); 3] =
    [("track", Routes::Track), ("rings", Routes::Rings), ("grid", Routes::Grid)];

const PLACEMENT_CAPTURES: [(&str, PlacementCaptures); 2] =
    [("entrance", PlacementCaptures::Entrance), ("all", PlacementCaptures::All)];

const DRAWS: [(&str, DrawRule); 2] =
    [("repetition5", DrawRule::Repetition5), ("off", DrawRule::Off)];

/// The options of the modern game that have a list of values, with the values that a ruleset has.
/// What single squares are is not among them: not every square goes with every other.
pub(crate) fn choices(spec: &ModernSpec, preset: &str) -> Vec<Choice> {
    vec![
        Choice::word("preset", preset, &PRESETS.map(|(name, _)| (name, name))),
        Choice::word("routes", spec.roles.routes, &ROUTES),
        Choice::number("pieces", spec.pieces, PIECES),
        Choice::flag("pass_allowed", spec.pass_allowed),
        Choice::flag("jump_may_capture", spec.jump_may_capture),
        Choice::word("placement_captures", spec.placement_captures, &PLACEMENT_CAPTURES),
        Choice::flag("placement_extra_turn", spec.placement_extra_turn),
        Choice::word("draw", spec.draw, &DRAWS),
    ]
}

/// Applies one option of the modern game. A preset must be applied before single roles.
pub(crate) fn with_option(
    spec: &mut ModernSpec,
    key: &str,
    value: &str,
) -> Result<(), OptionError> {
    match key {
        "preset" => {
            let presets = PRESETS.map(|(name, changes)| (name, changes));
            for (key, value) in parse_word(key, value, &presets)? {
                with_option(spec, key, value)?;
            }
        }
        "routes" => spec.roles.routes = parse_word(key, value, &ROUTES)?,
        "forts" => {
            let forts = parse_squares(key, value)?;
            spec.roles.earth_forts = forts.intersection(columns(EARTH));
            spec.roles.heaven_forts = forts.without(columns(EARTH));
        }
        "ishtar" => spec.roles.ishtar = parse_square(key, value)?,
        "marduk" => spec.roles.marduk = parse_square(key, value)?,
        "kingdom" => spec.roles.kingdom = parse_squares(key, value)?,
        "entrances" => spec.roles.entrances = parse_squares(key, value)?,
        "pieces" => spec.pieces = parse_number(key, value, PIECES)?,
        "pass_allowed" => spec.pass_allowed = parse_flag(key, value)?,
        "jump_may_capture" => spec.jump_may_capture = parse_flag(key, value)?,
        "placement_captures" => {
            spec.placement_captures = parse_word(key, value, &PLACEMENT_CAPTURES)?;
        }
        "placement_extra_turn" => spec.placement_extra_turn = parse_flag(key, value)?,
        "draw" => spec.draw = parse_word(key, value, &DRAWS)?,
        _ => return Err(OptionError::unknown(key, &OPTIONS)),
    }
    Ok(())
}

const OPTIONS: [&str; 13] = [
    "preset",
    "routes",
    "forts",
    "ishtar",
    "marduk",
    "kingdom",
    "entrances",
    "pieces",
    "pass_allowed",
    "jump_may_capture",
    "placement_captures",
    "placement_extra_turn",
    "draw",
];

fn parse_square(key: &str, value: &str) -> Result<Square, OptionError> {
    value.parse().map_err(|_| OptionError::value(key, value, "a square such as e2"))
}

fn parse_squares(key: &str, value: &str) -> Result<SquareSet, OptionError> {
    value
        .split('+')
        .map(str::parse)
        .collect::<Result<SquareSet, _>>()
        .map_err(|_| OptionError::value(key, value, "squares with + between, such as b2+c2+d2"))
}

/// The columns of the two realms that have forts: a–d and g–h.
const EARTH: Range<u8> = 0..4;
const HEAVEN: Range<u8> = 6..8;

/// The squares of some columns.
fn columns(columns: Range<u8>) -> SquareSet {
    let squares = Board::royal().squares().into_iter();
    squares.filter(|square| columns.contains(&square.column())).collect()
}

/// The rules of the modern game, checked and ready to play.
#[derive(Debug, PartialEq, Eq)]
pub struct ModernRules {
    spec: ModernSpec,
    board: Board,
    /// Where a piece can step to from each square.
    routes: Vec<SquareSet>,
    /// The squares that share an edge with each square.
    neighbours: Vec<SquareSet>,
}

static RULES: Interner<ModernRules> = Interner::new();

impl ModernRules {
    /// Checks a ruleset.
    pub fn new(spec: ModernSpec) -> Result<&'static ModernRules, RolesError> {
        let board = Board::royal();
        spec.roles.check(&board)?;
        let by_square = |step: &dyn Fn(Square) -> SquareSet| {
            let mut sets = vec![SquareSet::EMPTY; 3 * usize::from(board.columns())];
            for square in board.squares() {
                sets[square.index()] = step(square);
            }
            sets
        };
        let neighbours = by_square(&|square| board.neighbours(square));
        let routes = by_square(&|square| {
            let open = |&next: &Square| is_route(spec.roles.routes, square, next);
            board.neighbours(square).into_iter().filter(open).collect()
        });
        Ok(RULES.intern(ModernRules { spec, board, routes, neighbours }).get())
    }

    /// The ruleset as data.
    pub fn spec(&self) -> &ModernSpec {
        &self.spec
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Where a piece can step to from a square.
    pub fn routes_from(&self, square: Square) -> SquareSet {
        self.routes.get(square.index()).copied().unwrap_or_default()
    }

    /// The squares that share an edge with a square.
    pub fn neighbours(&self, square: Square) -> SquareSet {
        self.neighbours.get(square.index()).copied().unwrap_or_default()
    }

    /// The position before the first roll.
    pub fn start(&'static self, first: Side) -> ModernPosition {
        ModernPosition::new(Interned::of(self), [SquareSet::EMPTY; 2], first)
    }

    /// The position that a setup describes, or every reason why it is none.
    pub fn position(&'static self, setup: &Setup) -> Result<ModernPosition, InvalidSetup> {
        let mut faults = Vec::new();
        check_common(setup, &self.board, self.spec.pieces, &mut faults);
        check_single_stones(setup, &mut faults);
        for side in Side::BOTH {
            let out = setup.reserves[side.index()].out;
            if out > 0 {
                faults.push(SetupError::Out { side, out });
            }
        }
        let pieces = Side::BOTH.map(|side| {
            let is_own = |stone: &Stone| stone.side == side;
            let own = setup.stones.iter().filter(|(_, stones)| stones.iter().any(is_own));
            own.map(|(square, _)| *square).collect::<SquareSet>()
        });
        let won = pieces.map(|pieces| self.spec.roles.forts().is_subset(pieces));
        faults.extend(check_winners(won, setup.turn));
        if faults.is_empty() {
            Ok(ModernPosition::new(Interned::of(self), pieces, setup.turn))
        } else {
            Err(InvalidSetup(faults))
        }
    }
}

/// Whether pieces walk between two squares that share an edge.
fn is_route(routes: Routes, one: Square, other: Square) -> bool {
    let along_row = one.row() == other.row();
    let columns = (one.column().min(other.column()), one.column().max(other.column()));
    match routes {
        Routes::Grid => true,
        Routes::Track if along_row => true,
        Routes::Track => columns.0 == 0 || columns.0 == 7,
        Routes::Rings if along_row => !(one.row() == 2 && columns == (6, 7)),
        Routes::Rings => matches!(columns.0, 0 | 3 | 6 | 7),
    }
}
