//! Who starts a game.

/// How it is decided who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Both throw the ruleset's dice; the higher value starts, a tie is thrown again.
    RollOff,
    /// Light starts.
    LightStarts,
    /// By agreement or by lot; after that, the loser of the last game chooses (modern, B15).
    Agreement,
}
