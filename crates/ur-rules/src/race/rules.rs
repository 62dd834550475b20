//! What a race ruleset is made of, and the checks that make it playable.

use std::fmt;

use thiserror::Error;

use crate::board::Board;
use crate::dice::{Dice, DiceError, Roll};
use crate::intern::{Interned, Interner};
use crate::opening::Opening;
use crate::setup::{
    InvalidSetup, Setup, SetupError, check_common, check_single_stones, check_winners,
};
use crate::side::Side;
use crate::square::{Square, SquareSet};

use super::position::RacePosition;

/// The longest path: one bit for each step, one for the pool and one for the finish.
pub const MAX_PATH: usize = 30;

/// The most pieces a side may have.
pub const MAX_PIECES: u8 = 15;

/// A race ruleset as data.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[allow(clippy::struct_excessive_bools)] // each is one house rule of the rulings
#[non_exhaustive]
pub struct RaceSpec {
    /// What people call a race of one's own; named ones have none.
    pub title: Option<String>,
    /// The board.
    pub board: Board,
    /// The path of each side, Light's first.
    pub paths: [Vec<Square>; 2],
    /// The dice.
    pub dice: Dice,
    /// Pieces of each side.
    pub pieces: u8,
    /// The rosettes.
    pub rosettes: SquareSet,
    /// Whether a piece on a rosette cannot be captured.
    pub rosette_safe: bool,
    /// Whether landing on a rosette gives another roll.
    pub rosette_roll: bool,
    /// Whether a capture gives another roll.
    pub capture_roll: bool,
    /// Who starts: a roll-off, or Light.
    pub opening: Opening,
}

/// One reason why a race ruleset cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RaceSpecError {
    /// A path has a square at least, and both sides have one.
    #[error("{0} has no path")]
    NoPath(Side),
    /// A path has [`MAX_PATH`] squares at most.
    #[error("{side}'s path has {found} squares; at most {MAX_PATH} fit")]
    LongPath {
        /// Whose path.
        side: Side,
        /// Its length.
        found: usize,
    },
    /// A path is so short that a roll would take a piece from the pool straight off the board.
    #[error("{side}'s path has {found} squares, but the dice can show {roll}")]
    ShortPath {
        /// Whose path.
        side: Side,
        /// Its length.
        found: usize,
        /// The highest roll.
        roll: u8,
    },
    /// Every step is a square of the board.
    #[error("{side}'s path leaves the board at step {step}: there is no square {square}")]
    LeavesBoard {
        /// Whose path.
        side: Side,
        /// The step, counted from 1.
        step: usize,
        /// The square that is not there.
        square: Square,
    },
    /// A path comes to each square once.
    #[error("{side}'s path repeats {square} at step {step}")]
    RepeatsSquare {
        /// Whose path.
        side: Side,
        /// The step, counted from 1.
        step: usize,
        /// The square.
        square: Square,
    },
    /// Rosettes are squares of the board, whether on a path or not.
    #[error("the rosette {0} is not a square of the board")]
    RosetteOffBoard(Square),
    /// Each side has 1 to [`MAX_PIECES`] pieces.
    #[error("{0} pieces do not fit: each side has 1 to {MAX_PIECES}")]
    Pieces(u32),
    /// The odds must make dice.
    #[error(transparent)]
    Dice(#[from] DiceError),
    /// The dice of a race show numbers of steps, of which a path has no more than [`MAX_PATH`].
    #[error("the roll {0} is not a number of steps from 0 to {MAX_PATH}")]
    NotSteps(Roll),
}

/// The rules of one race ruleset, checked and ready to play.
///
/// ```
/// use ur_rules::{Position, Ruleset, Side};
///
/// let Ok(Ruleset::Race(blitz)) = "blitz".parse() else { panic!("blitz is a race") };
/// assert_eq!(blitz.spec().pieces, 5);
/// assert_eq!(blitz.start(Side::Dark).turn(), Side::Dark);
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct RaceRules {
    text: String,
    spec: RaceSpec,
    pub(super) tracks: [Track; 2],
    /// Whether the dice show so many steps: a table, for every roll asks it.
    shown: [bool; 1 << u8::BITS],
    /// The step of each square on each side's path, 0 where it never comes: every move that is read asks.
    steps: [[u8; Square::COUNT]; 2],
}

/// One side's path as bits: bit 0 is the pool, bit n the nth step, the bit after the last is off.
///
/// This is where the rules of the race are: positions ask it, and so does code that handles many
/// positions at once.
///
/// ```
/// use ur_rules::{Ruleset, Side};
///
/// let Ok(Ruleset::Race(classic)) = "classic".parse() else { panic!("classic is a race") };
/// let track = classic.track(Side::Light);
/// let (pool, a1) = (1 << 0, 1 << 4);
/// assert_eq!(track.targets(pool | a1, 0, 4), 1 << 4 << 4); // a1 is taken, a1 to d2 is free
/// assert_eq!(track.targets(pool | a1, 1 << 8, 4), 0); // an enemy on d2 is safe
/// assert!(track.rolls_again(a1, 0));
/// ```
#[derive(Debug, PartialEq, Eq)]
pub struct Track {
    /// The square at each step; unused places hold a1.
    pub(super) squares: [Square; STEPS],
    /// The step of the finish, one beyond the path.
    pub(super) finish: u8,
    /// The steps on the board.
    pub(super) board: u32,
    /// All steps a piece can go to: the path and the finish.
    reachable: u32,
    /// The steps where a piece rolls again.
    rolls_again: u32,
    /// 1 when a capture gives another roll, as a mask.
    capture_roll: u32,
    /// The steps whose squares the enemy visits too, on the same step of its path.
    shared: u32,
    /// Whether the enemy visits some of our squares on another step.
    crossed: bool,
    /// The enemy's bit for the square at each step; 0 where the enemy never comes.
    enemy_bits: [u32; STEPS],
    /// Steps where an enemy piece is safe, and which are the same step for both sides.
    refuges: u32,
    /// The other squares where an enemy piece is safe: our bit and theirs.
    crossed_refuges: Vec<(u32, u32)>,
}

/// Bits in the mask of a track.
pub(super) const STEPS: usize = 32;

static RULES: Interner<RaceRules> = Interner::new();

impl RaceRules {
    /// The rules of a text, if they can be played; the errors are all the reasons why not.
    pub(crate) fn new(
        text: String,
        spec: RaceSpec,
    ) -> Result<&'static RaceRules, Vec<RaceSpecError>> {
        RULES.intern(text, |text| {
            RaceRules::check(&spec)?;
            let tracks = Side::BOTH.map(|side| Track::new(&spec, side));
            let shown = std::array::from_fn(|steps| spec.dice.weight(Roll::Count(steps as u8)) > 0);
            let steps = spec.paths.each_ref().map(|path| {
                let mut steps = [0; Square::COUNT];
                for (step, square) in (1..).zip(path) {
                    steps[square.index()] = step;
                }
                steps
            });
            Ok(RaceRules { text, spec, tracks, shown, steps })
        })
    }

    /// Whether a ruleset can be played, or all the reasons why not.
    pub(crate) fn check(spec: &RaceSpec) -> Result<(), Vec<RaceSpecError>> {
        let faults = faults_of(spec);
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// The ruleset's text: its identity.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The ruleset as data.
    pub fn spec(&self) -> &RaceSpec {
        &self.spec
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.spec.board
    }

    /// The dice.
    pub fn dice(&self) -> &Dice {
        &self.spec.dice
    }

    /// How it is decided who starts.
    pub fn opening(&self) -> Opening {
        self.spec.opening
    }

    /// The squares of a side's path in order.
    pub fn path(&self, side: Side) -> &[Square] {
        &self.spec.paths[side.index()]
    }

    /// A side's path as bits.
    pub fn track(&self, side: Side) -> &Track {
        &self.tracks[side.index()]
    }

    /// Whether a side's piece on a square cannot be captured: the enemy never comes there, or it is a
    /// rosette that makes safe.
    pub fn is_safe(&self, side: Side, square: Square) -> bool {
        let refuge = self.spec.rosette_safe && self.spec.rosettes.contains(square);
        refuge || !self.path(!side).contains(&square)
    }

    /// The position before the first roll.
    pub fn start(&'static self, first: Side) -> RacePosition {
        RacePosition::start(Interned::of(self), first)
    }

    /// The position that a setup describes, or every reason why it is none.
    pub fn position(&'static self, setup: &Setup) -> Result<RacePosition, InvalidSetup> {
        let mut faults = Vec::new();
        check_common(setup, &self.spec.board, self.spec.pieces, &mut faults);
        check_single_stones(setup, &mut faults);
        for (square, stones) in &setup.stones {
            for side in Side::BOTH {
                if stones.iter().any(|stone| stone.side == side)
                    && !self.path(side).contains(square)
                {
                    faults.push(SetupError::OffPath { side, square: *square });
                }
            }
        }
        let won = Side::BOTH.map(|side| setup.reserves[side.index()].out == self.spec.pieces);
        faults.extend(check_winners(won, setup.turn));
        if faults.is_empty() {
            Ok(RacePosition::from_setup(Interned::of(self), setup))
        } else {
            Err(InvalidSetup(faults))
        }
    }

    /// The position in which each side, Light first, has pieces on these steps of its path (bit n for
    /// step n) and so many in its pool; the others have finished. None if it cannot be: too many
    /// pieces, two on a square, or a finished side to act.
    pub fn place(&'static self, turn: Side, sides: [(u32, u32); 2]) -> Option<RacePosition> {
        let fits = |side: Side| {
            let (steps, pool) = sides[side.index()];
            let pieces = u32::from(self.spec.pieces);
            steps & !self.track(side).board == 0
                && pool <= pieces - steps.count_ones().min(pieces)
                && steps.count_ones() <= pieces
        };
        let collide = Track::collide(&self.tracks[0], sides[0].0, sides[1].0);
        let acts = sides[turn.index()] != (0, 0);
        (fits(Side::Light) && fits(Side::Dark) && !collide && acts)
            .then(|| RacePosition::placed(Interned::of(self), turn, sides))
    }

    /// Whether the dice show so many steps.
    #[inline]
    pub(super) fn shows(&self, steps: u8) -> bool {
        self.shown[usize::from(steps)]
    }

    /// The step of a square on a side's path, counted from 1.
    pub(super) fn step(&self, side: Side, square: Square) -> Option<usize> {
        let step = self.steps[side.index()][square.index()];
        (step > 0).then_some(step.into())
    }
}

impl fmt::Display for RaceRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

fn faults_of(spec: &RaceSpec) -> Vec<RaceSpecError> {
    let mut faults = Vec::new();
    for side in Side::BOTH {
        check_path(spec, side, &mut faults);
    }
    for rosette in spec.rosettes.without(spec.board.squares()) {
        faults.push(RaceSpecError::RosetteOffBoard(rosette));
    }
    if spec.pieces == 0 || spec.pieces > MAX_PIECES {
        faults.push(RaceSpecError::Pieces(spec.pieces.into()));
    }
    let rolls = || spec.dice.rolls().iter().map(|odds| odds.roll);
    for roll in rolls() {
        if !matches!(roll, Roll::Count(steps) if usize::from(steps) <= MAX_PATH) {
            faults.push(RaceSpecError::NotSteps(roll));
        }
    }
    if rolls().all(|roll| roll == Roll::Count(0)) {
        faults.push(DiceError::NeverMoves.into());
    }
    faults
}

fn check_path(spec: &RaceSpec, side: Side, faults: &mut Vec<RaceSpecError>) {
    let path = &spec.paths[side.index()];
    if path.is_empty() {
        faults.push(RaceSpecError::NoPath(side));
    }
    if path.len() > MAX_PATH {
        faults.push(RaceSpecError::LongPath { side, found: path.len() });
    }
    if let Some(roll) = highest_roll(&spec.dice).filter(|&roll| usize::from(roll) > path.len())
        && !path.is_empty()
    {
        faults.push(RaceSpecError::ShortPath { side, found: path.len(), roll });
    }
    let mut seen = SquareSet::EMPTY;
    for (step, &square) in (1..).zip(path) {
        if !spec.board.contains(square) {
            faults.push(RaceSpecError::LeavesBoard { side, step, square });
        } else if seen.contains(square) {
            faults.push(RaceSpecError::RepeatsSquare { side, step, square });
        }
        seen.insert(square);
    }
}

fn highest_roll(dice: &Dice) -> Option<u8> {
    let counts = dice.rolls().iter().filter_map(|odds| match odds.roll {
        Roll::Count(count) => Some(count),
        Roll::Tips(_) => None,
    });
    counts.max()
}

impl Track {
    fn new(spec: &RaceSpec, side: Side) -> Track {
        let path = &spec.paths[side.index()];
        let enemy_path = &spec.paths[(!side).index()];
        let mut squares = [Square::default(); STEPS];
        let mut enemy_bits: [u32; STEPS] = [0; STEPS];
        let mut shared = 0;
        let mut crossed = false;
        let mut rolls_again = 0;
        let mut refuges = 0;
        let mut crossed_refuges = Vec::new();
        for (step, &square) in (1..).zip(path) {
            squares[step] = square;
            let rosette = spec.rosettes.contains(square);
            if rosette && spec.rosette_roll {
                rolls_again |= 1 << step;
            }
            if let Some(place) = enemy_path.iter().position(|&theirs| theirs == square) {
                enemy_bits[step] = 2 << place;
                let is_refuge = rosette && spec.rosette_safe;
                if place + 1 == step {
                    shared |= 1 << step;
                    refuges |= u32::from(is_refuge) << step;
                } else {
                    crossed = true;
                    crossed_refuges.extend(is_refuge.then_some((1 << step, enemy_bits[step])));
                }
            }
        }
        let finish = path.len() + 1;
        Track {
            squares,
            finish: finish as u8,
            board: (1 << finish) - 2,
            reachable: ((1u64 << (finish + 1)) - 2) as u32,
            rolls_again,
            capture_roll: spec.capture_roll.into(),
            shared,
            crossed,
            enemy_bits,
            refuges,
            crossed_refuges,
        }
    }

    /// Whether two pieces of different sides stand on one square.
    fn collide(track: &Track, ours: u32, theirs: u32) -> bool {
        if !track.crossed {
            return ours & theirs & track.shared != 0;
        }
        let steps = (1..usize::from(track.finish)).filter(|step| ours >> step & 1 == 1);
        steps.into_iter().any(|step| track.enemy_bits[step] & theirs != 0)
    }

    /// The step of the finish, one beyond the path.
    pub fn finish(&self) -> u8 {
        self.finish
    }

    /// Whether the other side's path is this one's mirror image, so that both play the same game.
    pub fn mirrors(&self, other: &Track) -> bool {
        let steps = |track: &Track| (track.finish, track.rolls_again, track.capture_roll);
        let safe = |track: &Track| (track.refuges, track.crossed_refuges.clone());
        steps(self) == steps(other)
            && safe(self) == safe(other)
            && self.enemy_bits == other.enemy_bits
    }

    /// The steps where a piece may land with so many steps to go, when our pieces stand on `ours`
    /// (with the pool's bit while pieces are in it) and the enemy's on `theirs`, a bit for each step
    /// of their own path.
    #[inline]
    pub fn targets(&self, ours: u32, theirs: u32, steps: u8) -> u32 {
        let mut free = self.reachable & !ours & !(theirs & self.refuges);
        for &(our_bit, their_bit) in &self.crossed_refuges {
            if theirs & their_bit != 0 {
                free &= !our_bit;
            }
        }
        ours.checked_shl(steps.into()).unwrap_or(0) & free
    }

    /// The enemy's piece that is captured on the step of a target's bit, as a bit of their path.
    #[inline]
    pub fn captured(&self, target: u32, theirs: u32) -> u32 {
        self.enemy_bit(target) & theirs
    }

    /// Whether the mover rolls again after landing on a target's bit and capturing this.
    #[inline]
    pub fn rolls_again(&self, target: u32, captured: u32) -> bool {
        target & self.rolls_again | u32::from(captured != 0) & self.capture_roll != 0
    }

    /// The enemy's bit for the square of one of our steps, which is given as a bit too; 0 where the
    /// enemy never comes.
    #[inline]
    pub fn enemy_bit(&self, step: u32) -> u32 {
        if self.crossed {
            self.enemy_bits[step.trailing_zeros() as usize % STEPS]
        } else {
            step & self.shared
        }
    }
}
