//! The board of the modern game: what each square is, where pieces may walk, and the house rules.

use std::ops::RangeInclusive;
use std::sync::LazyLock;

use thiserror::Error;

use crate::board::Board;
use crate::dice::Dice;
use crate::intern::{Interned, Interner};
use crate::opening::Opening;
use crate::options::{
    FLAGS, Kind, Number, OneSquare, OptionOf, SomeSquares, Words, apply, differences, option,
};
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
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

/// The modern ruleset as data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools)] // each is one house rule of the rulings
#[non_exhaustive]
pub struct ModernSpec {
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
#[non_exhaustive]
pub enum RolesError {
    /// Every square has one role at most.
    #[error("{0} has two roles: forts, Ishtar, Marduk, Kingdom and Entrances may not overlap")]
    Overlap(Square),
    /// Roles are given to squares of the board.
    #[error("{0} is not a square of the board")]
    OffBoard(Square),
    /// Two forts lie in Earth and two in Heaven.
    #[error("there must be two forts in Earth (a–d) and two in Heaven (g–h)")]
    Forts,
    /// The Kingdom has three squares.
    #[error("the Royal Kingdom has three squares, not {0}")]
    Kingdom(usize),
    /// Without an Entrance nobody could come in with every roll (B0).
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
            |forts: SquareSet, realm: Region| forts.len() == 2 && forts.is_subset(realm.squares());
        if !in_place(self.earth_forts, Region::Earth)
            || !in_place(self.heaven_forts, Region::Heaven)
        {
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

/// The options of the modern game: a preset of the board, then what it may change, then the rest.
pub(crate) const OPTIONS: &[OptionOf<ModernSpec>] = &[
    OptionOf { key: "preset", kind: &PresetOption },
    option!("routes", Words(ROUTES), ModernSpec.roles.routes),
    OptionOf {
        key: "forts",
        kind: &SomeSquares { get: |spec: &ModernSpec| spec.roles.forts(), set: set_forts },
    },
    option!("ishtar", OneSquare, ModernSpec.roles.ishtar),
    option!("marduk", OneSquare, ModernSpec.roles.marduk),
    option!("kingdom", SomeSquares, ModernSpec.roles.kingdom),
    option!("entrances", SomeSquares, ModernSpec.roles.entrances),
    option!("pieces", Number(PIECES), ModernSpec.pieces),
    option!("pass_allowed", Words(FLAGS), ModernSpec.pass_allowed),
    option!("jump_may_capture", Words(FLAGS), ModernSpec.jump_may_capture),
    option!("placement_captures", Words(PLACEMENT_CAPTURES), ModernSpec.placement_captures),
    option!("placement_extra_turn", Words(FLAGS), ModernSpec.placement_extra_turn),
    option!("draw", Words(DRAWS), ModernSpec.draw),
];

/// The options without the preset.
const SINGLE_OPTIONS: &[OptionOf<ModernSpec>] = OPTIONS.split_at(1).1;

const ROUTES: &[(&str, Routes)] =
    &[("track", Routes::Track), ("rings", Routes::Rings), ("grid", Routes::Grid)];

const PLACEMENT_CAPTURES: &[(&str, PlacementCaptures)] =
    &[("entrance", PlacementCaptures::Entrance), ("all", PlacementCaptures::All)];

const DRAWS: &[(&str, DrawRule)] =
    &[("repetition5", DrawRule::Repetition5), ("off", DrawRule::Off)];

fn set_forts(spec: &mut ModernSpec, forts: SquareSet) {
    spec.roles.earth_forts = forts.intersection(Region::Earth.squares());
    spec.roles.heaven_forts = forts.without(Region::Earth.squares());
}

/// The preset, which changes several other options.
struct PresetOption;

impl Kind<ModernSpec> for PresetOption {
    fn set(&self, spec: &mut ModernSpec, value: &str) -> bool {
        let preset = PRESETS.iter().find(|(name, _)| *name == value);
        preset.is_some_and(|(_, changes)| {
            changes.iter().all(|(key, value)| apply(SINGLE_OPTIONS, spec, key, value).is_ok())
        })
    }

    fn get(&self, spec: &ModernSpec) -> String {
        nearest_preset(spec).0.to_owned()
    }

    fn values(&self) -> Vec<String> {
        PRESETS.iter().map(|(name, _)| (*name).to_owned()).collect()
    }
}

/// The preset that leaves the fewest options to be named, and those; the earlier of two.
fn nearest_preset(spec: &ModernSpec) -> (&'static str, Vec<String>) {
    let left = |(name, _): &Preset| {
        let mut preset = ModernSpec::default();
        PresetOption.set(&mut preset, name);
        (*name, differences(SINGLE_OPTIONS, spec, &preset))
    };
    let least = PRESETS.iter().map(left).min_by_key(|(_, options)| options.len());
    least.unwrap_or_default()
}

/// The options that make these rules out of the default, as a ruleset's text has them.
pub(crate) fn options_of(spec: &ModernSpec) -> Vec<String> {
    let (preset, mut options) = nearest_preset(spec);
    if preset != PRESETS[0].0 {
        options.insert(0, format!("preset={preset}"));
    }
    options
}

/// A part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// Columns a to d, with two forts.
    Earth,
    /// Columns e and f.
    Bridge,
    /// Columns g and h, with two forts.
    Heaven,
}

impl Region {
    /// The part that a square is in; none for what is no square of the board.
    pub fn of(square: Square) -> Option<Region> {
        let part = match square.column() {
            0..4 => Region::Earth,
            4..6 => Region::Bridge,
            _ => Region::Heaven,
        };
        Board::royal().contains(square).then_some(part)
    }

    /// The squares of the part.
    pub fn squares(self) -> SquareSet {
        let is_in = |square: &Square| Region::of(*square) == Some(self);
        Board::royal().squares().into_iter().filter(is_in).collect()
    }
}

/// The rules of the modern game, checked and ready to play.
#[derive(Debug, PartialEq, Eq)]
pub struct ModernRules {
    text: String,
    spec: ModernSpec,
    board: Board,
    /// Where a piece can step to from each square.
    routes: Vec<SquareSet>,
    /// The squares that share an edge with each square.
    neighbours: Vec<SquareSet>,
}

static DICE: LazyLock<Dice> = LazyLock::new(Dice::coloured_pair);

static RULES: Interner<ModernRules> = Interner::new();

impl ModernRules {
    /// The rules of a text, if their roles make a board.
    pub(crate) fn new(text: String, spec: ModernSpec) -> Result<&'static ModernRules, RolesError> {
        RULES.intern(text, |text| {
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
            Ok(ModernRules { text, spec, board, routes, neighbours })
        })
    }

    /// The ruleset's text: its identity.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The ruleset as data.
    pub fn spec(&self) -> &ModernSpec {
        &self.spec
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Nobody has a path: pieces go both ways.
    pub fn path(&self, _: Side) -> &[Square] {
        &[]
    }

    /// By agreement, and then the loser chooses.
    pub fn opening(&self) -> Opening {
        Opening::Agreement
    }

    /// The dice.
    pub fn dice(&self) -> &'static Dice {
        &DICE
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
