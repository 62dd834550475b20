//! Counting positions, to compare one implementation of the rules with another.

use crate::position::Position;

/// How many nodes the tree below a position has at a depth, where a ply is a roll and one of the
/// distinct positions it can lead to. A game that finished earlier adds nothing.
///
/// The time grows with the count: each level deeper takes some twenty times as long.
///
/// ```
/// use ur_rules::{Ruleset, Side, perft};
///
/// let classic: Ruleset = "classic".parse()?;
/// assert_eq!(perft(&classic.start(Side::Light), 3), 192);
/// # Ok::<(), ur_rules::RulesetError>(())
/// ```
pub fn perft<P: Position>(position: &P, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.winner().is_some() {
        return 0;
    }
    position
        .dice()
        .rolls()
        .iter()
        .flat_map(|odds| position.successors(odds.roll))
        .map(|next| perft(&next, depth - 1))
        .sum()
}
