//! A position that is being set up.

use ur_rules::{
    InvalidSetup, PositionError, Ruleset, Setup, SetupError, Side, Square, Stone, VariantPosition,
};

/// What stands on the board, whether or not it can, and what stood there before.
pub(super) struct Editor {
    ruleset: Ruleset,
    setup: Setup,
    earlier: Vec<Setup>,
}

impl Editor {
    pub(super) fn new(position: &VariantPosition) -> Editor {
        Editor { ruleset: position.ruleset(), setup: position.setup(), earlier: Vec::new() }
    }

    pub(super) fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    pub(super) fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position as it stands, or every reason why it is none.
    pub(super) fn position(&self) -> Result<VariantPosition, InvalidSetup> {
        self.ruleset.position(&self.setup)
    }

    /// Puts a piece on a square: on top of a tower, or instead of what is there.
    pub(super) fn put(&mut self, square: Square, side: Side) {
        let has_towers = self.ruleset.has_towers();
        self.change_stones(square, |stones| {
            if !has_towers {
                stones.clear();
            }
            stones.push(Stone::plain(side));
        });
    }

    /// Turns the top stone of a square.
    pub(super) fn turn_stone(&mut self, square: Square) {
        self.change_stones(square, |stones| {
            if let Some(top) = stones.last_mut() {
                top.turned = !top.turned;
            }
        });
    }

    /// Takes the top stone of a square away.
    pub(super) fn take_away(&mut self, square: Square) {
        self.change_stones(square, |stones| {
            stones.pop();
        });
    }

    fn change_stones(&mut self, square: Square, change: impl FnOnce(&mut Vec<Stone>)) {
        self.change(|setup| {
            let mut stones = setup.stones_on(square).to_vec();
            change(&mut stones);
            setup.put(square, stones);
        });
    }

    /// So many pieces more of a side are off the board for good, or fewer.
    pub(super) fn add_out(&mut self, side: Side, more: i8) {
        let most = self.ruleset.pieces();
        self.change(|setup| {
            let out = &mut setup.reserves[side.index()].out;
            *out = out.saturating_add_signed(more).min(most);
        });
    }

    /// Lets the other side act.
    pub(super) fn swap_turn(&mut self) {
        self.change(|setup| setup.turn = !setup.turn);
    }

    pub(super) fn clear(&mut self) {
        self.change(|setup| *setup = Setup::empty(*setup.board(), setup.turn));
    }

    pub(super) fn start_anew(&mut self) {
        self.replace(self.ruleset.start(self.setup.turn).setup());
    }

    /// Makes a move: this is where it leads.
    pub(super) fn go_to(&mut self, position: &VariantPosition) {
        self.replace(position.setup());
    }

    /// Sets up what a text describes, if it is of this board.
    pub(super) fn read(&mut self, text: &str) -> Result<(), PositionError> {
        let setup: Setup = text.parse()?;
        let (expected, found) = (*self.ruleset.board(), *setup.board());
        if expected != found {
            return Err(InvalidSetup(vec![SetupError::Board { expected, found }]).into());
        }
        self.replace(setup);
        Ok(())
    }

    /// Takes the last change back.
    pub(super) fn undo(&mut self) {
        if let Some(setup) = self.earlier.pop() {
            self.setup = setup;
        }
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.earlier.is_empty()
    }

    /// Changes what stands there; whatever is neither on the board nor out is in the pool.
    fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        let mut next = self.setup.clone();
        change(&mut next);
        next.fill_pools(self.ruleset.pieces());
        self.replace(next);
    }

    fn replace(&mut self, next: Setup) {
        if next != self.setup {
            self.earlier.push(std::mem::replace(&mut self.setup, next));
        }
    }
}
