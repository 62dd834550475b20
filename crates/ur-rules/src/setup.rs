//! What a position text can say, before anyone has checked that the game can stand so.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::board::{Board, write_board};
use crate::dice::is_plain_number;
use crate::side::Side;
use crate::square::{MAX_COLUMNS, ROWS, Square, SquareSet};

/// One stone: whose it is, and whether it has been turned (ravensburger's red stones).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stone {
    /// Whose stone it is.
    pub side: Side,
    /// Whether it shows its red dots.
    pub turned: bool,
}

impl Stone {
    /// A stone that has not been turned.
    pub const fn plain(side: Side) -> Stone {
        Stone { side, turned: false }
    }

    /// The letter of this stone in a position text: `L`, `D`, or `l`, `d` when turned.
    pub const fn letter(self) -> char {
        match (self.side, self.turned) {
            (Side::Light, false) => 'L',
            (Side::Dark, false) => 'D',
            (Side::Light, true) => 'l',
            (Side::Dark, true) => 'd',
        }
    }

    /// The stone of a letter, as in a position text.
    pub fn from_letter(letter: char) -> Option<Stone> {
        let (side, turned) = match letter {
            'L' => (Side::Light, false),
            'D' => (Side::Dark, false),
            'l' => (Side::Light, true),
            'd' => (Side::Dark, true),
            _ => return None,
        };
        Some(Stone { side, turned })
    }
}

/// The pieces of one side that are not on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Reserve {
    /// Pieces still to enter.
    pub pool: u8,
    /// Pieces off the board for good.
    pub out: u8,
}

/// A position as text can describe it: a board with stones, who acts next, and the reserves.
///
/// A setup need not be a position of any game; a ruleset's `position` checks that.
///
/// ```
/// use ur_rules::{Setup, Side};
///
/// let setup: Setup = "4..2/8/3L..2 d 7-0 6-0".parse()?;
/// assert_eq!(setup.turn, Side::Dark);
/// assert_eq!(setup.to_string(), "4..2/8/3L..2 d 7-0 6-0");
/// # Ok::<(), ur_rules::SetupTextError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    pub(crate) board: Board,
    /// The occupied squares in order, each once, with their stones from the bottom up.
    pub(crate) stones: Vec<(Square, Vec<Stone>)>,
    /// The side to act next.
    pub turn: Side,
    /// The pieces beside the board, Light's first.
    pub reserves: [Reserve; 2],
}

impl Setup {
    /// A board on which nothing stands, and nothing beside it.
    pub fn empty(board: Board, turn: Side) -> Setup {
        Setup { board, stones: Vec::new(), turn, reserves: [Reserve::default(); 2] }
    }

    /// The shape of the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The occupied squares in order, with their stones from the bottom up.
    pub fn stones(&self) -> impl Iterator<Item = (Square, &[Stone])> {
        self.stones.iter().map(|(square, stones)| (*square, stones.as_slice()))
    }

    /// The stones on a square, from the bottom up.
    pub fn stones_on(&self, square: Square) -> &[Stone] {
        self.stones
            .iter()
            .find(|(occupied, _)| *occupied == square)
            .map_or(&[], |(_, stones)| stones.as_slice())
    }

    /// All pieces of a side: on the board, in the pool and out.
    pub fn pieces(&self, side: Side) -> usize {
        let on_board = self.stones.iter().flat_map(|(_, stones)| stones);
        let reserve = self.reserves[side.index()];
        on_board.filter(|stone| stone.side == side).count()
            + usize::from(reserve.pool)
            + usize::from(reserve.out)
    }

    /// Puts stones on a square, from the bottom up, instead of those that are there. Where the board has
    /// no square nothing can stand.
    pub fn put(&mut self, square: Square, stones: Vec<Stone>) {
        self.stones.retain(|(occupied, _)| *occupied != square);
        if !stones.is_empty() && self.board.contains(square) {
            let place = self.stones.partition_point(|(occupied, _)| *occupied < square);
            self.stones.insert(place, (square, stones));
        }
    }

    /// Puts into the pools whatever of each side's pieces is neither on the board nor out.
    ///
    /// ```
    /// use ur_rules::{Setup, Side, Stone};
    ///
    /// let mut setup: Setup = "4..2/8/4..2 l 7-0 7-0".parse()?;
    /// setup.put("c2".parse()?, vec![Stone::plain(Side::Light)]);
    /// setup.fill_pools(7);
    /// assert_eq!(setup.to_string(), "4..2/2L5/4..2 l 6-0 7-0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fill_pools(&mut self, pieces: u8) {
        for side in Side::BOTH {
            self.reserves[side.index()].pool = 0;
            let placed = u8::try_from(self.pieces(side)).unwrap_or(u8::MAX);
            self.reserves[side.index()].pool = pieces.saturating_sub(placed);
        }
    }
}

/// Where a position text goes wrong, and how.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("character {at}: {fault}")]
pub struct SetupTextError {
    /// The character, counted from 1.
    pub at: usize,
    /// What is wrong there.
    pub fault: SetupFault,
}

/// What can be wrong with a position text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// A position has four fields: the board, who acts, and the reserves of Light and Dark.
    #[error("a position is `<board> <side> <light> <dark>` with single spaces; found {0} field(s)")]
    Fields(usize),
    /// A board has rows 3, 2 and 1, also where a row is all holes.
    #[error("a board has three rows with `/` between them; found {0}")]
    Rows(usize),
    /// All rows have as many columns: fill up the shorter ones with `.`.
    #[error("this row has {found} columns, the row above it {expected}")]
    Columns {
        /// Columns of the rows above.
        expected: usize,
        /// Columns of this row.
        found: usize,
    },
    /// No board has more than [`MAX_COLUMNS`] columns.
    #[error("a row has at most {MAX_COLUMNS} columns")]
    TooWide,
    /// Only digits, `.`, stones and towers stand in a board.
    #[error(
        "`{0}` does not belong in a board: digits, `.`, L, D, l, d and towers in parentheses do"
    )]
    Character(char),
    /// Empty squares that touch are one number: `8`, not `44` or `08`.
    #[error("empty squares that touch are written as one number, without leading zeros")]
    Run,
    /// The text of a board has no stones: with them it is part of a position.
    #[error("an empty board has squares (digits) and holes (`.`) alone, no stones")]
    Stones,
    /// A tower is written from the bottom up, in parentheses: `(dL)`.
    #[error("this tower has no `)`")]
    OpenTower,
    /// One stone stands without parentheses: `L`, not `(L)`.
    #[error("a tower has two stones or more; one stone stands without parentheses")]
    LowTower,
    /// The side to act is `l` or `d`.
    #[error("`{0}` is not a side: `l` or `d`")]
    Side(String),
    /// A reserve is the pieces still to enter and those out: `7-0`.
    #[error("`{0}` is not `pool-out`, two numbers such as `7-0`")]
    Reserve(String),
}

impl FromStr for Setup {
    type Err = SetupTextError;

    fn from_str(text: &str) -> Result<Setup, SetupTextError> {
        let fields: Vec<&str> = text.split(' ').collect();
        let &[board, side, light, dark] = fields.as_slice() else {
            return Err(SetupTextError { at: 1, fault: SetupFault::Fields(fields.len()) });
        };
        let side_at = board.chars().count() + 2;
        let light_at = side_at + side.chars().count() + 1;
        let dark_at = light_at + light.chars().count() + 1;
        let (board, stones) = parse_board(board)?;
        let turn = match side {
            "l" => Side::Light,
            "d" => Side::Dark,
            _ => {
                return Err(SetupTextError { at: side_at, fault: SetupFault::Side(side.into()) });
            }
        };
        let reserves = [parse_reserve(light, light_at)?, parse_reserve(dark, dark_at)?];
        Ok(Setup { board, stones, turn, reserves })
    }
}

impl FromStr for Board {
    type Err = SetupTextError;

    /// The board of a text without stones.
    fn from_str(text: &str) -> Result<Board, SetupTextError> {
        let (board, stones) = parse_board(text)?;
        if stones.is_empty() {
            return Ok(board);
        }
        let at = text.chars().take_while(|&c| c != '(' && Stone::from_letter(c).is_none()).count();
        Err(SetupTextError { at: at + 1, fault: SetupFault::Stones })
    }
}

fn parse_reserve(text: &str, at: usize) -> Result<Reserve, SetupTextError> {
    let number = |text: &str| if is_plain_number(text) { text.parse().ok() } else { None };
    text.split_once('-')
        .and_then(|(pool, out)| Some(Reserve { pool: number(pool)?, out: number(out)? }))
        .ok_or_else(|| SetupTextError { at, fault: SetupFault::Reserve(text.into()) })
}

type Occupied = Vec<(Square, Vec<Stone>)>;

/// Reads the board field; it stands at the very start of a position text.
pub(crate) fn parse_board(text: &str) -> Result<(Board, Occupied), SetupTextError> {
    let rows: Vec<&str> = text.split('/').collect();
    if rows.len() != usize::from(ROWS) {
        return Err(SetupTextError { at: 1, fault: SetupFault::Rows(rows.len()) });
    }
    let mut squares = SquareSet::EMPTY;
    let mut stones = Vec::new();
    let mut columns = None;
    let mut at = 1;
    for (row, text) in (1..=ROWS).rev().zip(rows) {
        let mut reader = RowReader { text, at, row, column: 0, next: 0, squares, stones };
        let found = usize::from(reader.read()?);
        RowReader { squares, stones, .. } = reader;
        let expected = *columns.get_or_insert(found);
        if found != expected {
            return Err(SetupTextError { at, fault: SetupFault::Columns { expected, found } });
        }
        at += text.chars().count() + 1;
    }
    stones.sort_by_key(|(square, _)| *square);
    // Every row was read by RowReader, which stops at MAX_COLUMNS.
    let columns = u8::try_from(columns.unwrap_or(0)).unwrap_or(MAX_COLUMNS);
    Ok((Board::new(columns, squares), stones))
}

/// Reads one row from left to right, noting squares and stones.
struct RowReader<'t> {
    text: &'t str,
    /// Where the row starts in the whole text.
    at: usize,
    row: u8,
    column: u8,
    /// The next byte to read. Everything before it is ASCII.
    next: usize,
    squares: SquareSet,
    stones: Occupied,
}

impl RowReader<'_> {
    /// Reads the whole row and says how many columns it has.
    fn read(&mut self) -> Result<u8, SetupTextError> {
        let bytes = self.text.as_bytes();
        while let Some(&byte) = bytes.get(self.next) {
            match byte {
                b'.' => {
                    self.next += 1;
                    self.step(None)?;
                }
                b'0'..=b'9' => self.empty_run()?,
                b'(' => self.tower()?,
                _ => {
                    let stone = self.stone(self.next)?;
                    self.next += 1;
                    self.step(Some(vec![stone]))?;
                }
            }
        }
        Ok(self.column)
    }

    fn fault<T>(&self, byte: usize, fault: SetupFault) -> Result<T, SetupTextError> {
        Err(SetupTextError { at: self.at + byte, fault })
    }

    fn stone(&self, byte: usize) -> Result<Stone, SetupTextError> {
        if let Some(stone) = Stone::from_letter(self.text.as_bytes()[byte].into()) {
            return Ok(stone);
        }
        let found = self.text[byte..].chars().next().unwrap_or('?');
        self.fault(byte, SetupFault::Character(found))
    }

    /// Goes one column on; `Some` makes the place a square with these stones.
    fn step(&mut self, stones: Option<Vec<Stone>>) -> Result<(), SetupTextError> {
        if self.column >= MAX_COLUMNS {
            return self.fault(self.next.saturating_sub(1), SetupFault::TooWide);
        }
        if let (Some(stones), Some(square)) = (stones, Square::new(self.column, self.row)) {
            self.squares.insert(square);
            if !stones.is_empty() {
                self.stones.push((square, stones));
            }
        }
        self.column += 1;
        Ok(())
    }

    fn empty_run(&mut self) -> Result<(), SetupTextError> {
        let start = self.next;
        let rest = &self.text[start..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let run = &rest[..digits];
        if run.starts_with('0') {
            return self.fault(start, SetupFault::Run);
        }
        self.next += digits;
        let Some(length) = run.parse::<u8>().ok().filter(|&length| length <= MAX_COLUMNS) else {
            return self.fault(start, too_long_run(run));
        };
        (0..length).try_for_each(|_| self.step(Some(Vec::new())))
    }

    fn tower(&mut self) -> Result<(), SetupTextError> {
        let start = self.next;
        let Some(length) = self.text[start..].find(')') else {
            return self.fault(start, SetupFault::OpenTower);
        };
        let mut stones = Vec::new();
        for byte in start + 1..start + length {
            stones.push(self.stone(byte)?);
        }
        if stones.len() < 2 {
            return self.fault(start, SetupFault::LowTower);
        }
        self.next += length + 1;
        self.step(Some(stones))
    }
}

/// `44` for `8` is two runs written apart; `99` is just too wide.
fn too_long_run(run: &str) -> SetupFault {
    let sum: u32 = run.bytes().map(|digit| u32::from(digit - b'0')).sum();
    if sum <= u32::from(MAX_COLUMNS) { SetupFault::Run } else { SetupFault::TooWide }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, &self.board, |square| match self.stones_on(square) {
            [] => None,
            stones => Some(Pile(stones)),
        })?;
        let [light, dark] = self.reserves;
        write!(f, " {} {}-{} {}-{}", self.turn.letter(), light.pool, light.out, dark.pool, dark.out)
    }
}

/// The stones of one square, as a position text has them.
struct Pile<'s>(&'s [Stone]);

impl fmt::Display for Pile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let [stone] = self.0 {
            return write!(f, "{}", stone.letter());
        }
        let letters: String = self.0.iter().map(|stone| stone.letter()).collect();
        write!(f, "({letters})")
    }
}

/// One reason why a setup is not a position of the ruleset.
///
/// Unlike the other errors, these are all there are: whoever tells them in words of their own is told
/// by the compiler when one is added.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The board has another shape than the ruleset's.
    #[error("this ruleset's board is `{expected}`, not `{found}`")]
    Board {
        /// The ruleset's board.
        expected: Board,
        /// The text's.
        found: Board,
    },
    /// A side's pieces do not add up.
    #[error("{side} has {found} pieces on the board, in the pool and out, not {expected}")]
    Count {
        /// Whose pieces.
        side: Side,
        /// How many there must be.
        expected: u8,
        /// How many there are.
        found: usize,
    },
    /// Two stones on one square where the game has no towers.
    #[error("{0} holds more than one piece")]
    Tower(Square),
    /// A turned stone where the game has none.
    #[error("{0} holds a turned stone, which this ruleset does not have")]
    Turned(Square),
    /// A piece on a square that its side never visits.
    #[error("{side} has a piece on {square}, which is not on its path")]
    OffPath {
        /// Whose piece.
        side: Side,
        /// Where it stands.
        square: Square,
    },
    /// A piece out of the game where pieces never leave it.
    #[error(
        "{side} has {out} pieces out, but in this ruleset pieces leave the board only to the pool"
    )]
    Out {
        /// Whose pieces.
        side: Side,
        /// How many.
        out: u8,
    },
    /// An entry lane of ravensburger holds something else than its owner's blue stones.
    #[error("{square} may hold only {side}'s own stones that have not been turned")]
    Lane {
        /// The lane's owner.
        side: Side,
        /// The square.
        square: Square,
    },
    /// The refuge (A5) of ravensburger is not held by its owner.
    #[error("the stone on top of {square} must be {side}'s")]
    Refuge {
        /// The owner.
        side: Side,
        /// The square.
        square: Square,
    },
    /// The last goal square (A6) of ravensburger holds something else than its owner's red stones.
    #[error("{square} may hold only {side}'s own turned stones")]
    Goal {
        /// The owner.
        side: Side,
        /// The square.
        square: Square,
    },
    /// More own stones on a goal square than it takes.
    #[error("{square} holds {found} stones of {side}, at most {limit} may stand there")]
    Crowded {
        /// The owner.
        side: Side,
        /// The square.
        square: Square,
        /// How many stand there.
        found: usize,
        /// How many may.
        limit: usize,
    },
    /// A tower is higher than the house rule allows.
    #[error("{square} holds {found} stones, the ruleset's limit is {limit}")]
    High {
        /// The square.
        square: Square,
        /// How many stand there.
        found: usize,
        /// How many may.
        limit: u8,
    },
    /// Both sides have won.
    #[error("both sides have won")]
    BothWon,
    /// The winner is to act.
    #[error("{0} has won, so the other side must be the one to act")]
    WinnerToAct(Side),
}

/// Every reason why a setup is not a position of the ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", .0.iter().map(SetupError::to_string).collect::<Vec<_>>().join("; "))]
pub struct InvalidSetup(pub Vec<SetupError>);

/// The checks that every ruleset makes; the reasons found are added to `faults`.
pub(crate) fn check_common(setup: &Setup, board: &Board, pieces: u8, faults: &mut Vec<SetupError>) {
    if setup.board != *board {
        faults.push(SetupError::Board { expected: *board, found: setup.board });
    }
    for side in Side::BOTH {
        let found = setup.pieces(side);
        if found != usize::from(pieces) {
            faults.push(SetupError::Count { side, expected: pieces, found });
        }
    }
}

/// The checks of the rulesets without towers and turned stones.
pub(crate) fn check_single_stones(setup: &Setup, faults: &mut Vec<SetupError>) {
    for (square, stones) in &setup.stones {
        if stones.len() > 1 {
            faults.push(SetupError::Tower(*square));
        }
        if stones.iter().any(|stone| stone.turned) {
            faults.push(SetupError::Turned(*square));
        }
    }
}

/// The check of who has won, for a position whose stones are in order.
pub(crate) fn check_winners(won: [bool; 2], turn: Side) -> Option<SetupError> {
    match won {
        [true, true] => Some(SetupError::BothWon),
        [true, false] if turn == Side::Light => Some(SetupError::WinnerToAct(Side::Light)),
        [false, true] if turn == Side::Dark => Some(SetupError::WinnerToAct(Side::Dark)),
        _ => None,
    }
}

/// Why a text is not a position of the ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The text is no position text at all.
    #[error(transparent)]
    Text(#[from] SetupTextError),
    /// The ruleset does not allow the position.
    #[error(transparent)]
    Invalid(#[from] InvalidSetup),
}
