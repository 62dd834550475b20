//! A move's text: what is read is printed as it was, and is found in a position only where a legal
//! move reads like it.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ur_fuzz::{Luck, RULESETS, play_on, unmarked};
use ur_rules::{Game, Move, Position, Side, VariantPosition};

/// The start of every ruleset, and places in the middle of a game.
static POSITIONS: LazyLock<Vec<VariantPosition>> = LazyLock::new(|| {
    let games = RULESETS.iter().flat_map(|ruleset| {
        [(Side::Light, 0), (Side::Dark, 0), (Side::Light, 24), (Side::Dark, 60)].map(
            |(first, steps)| {
                let mut game = Game::from_position(ruleset.start(first));
                play_on(&mut game, steps, &mut Luck::new(steps as u64));
                *game.position()
            },
        )
    });
    games.filter(|position| position.winner().is_none()).collect()
});

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let meant: Move = match text.parse() {
        Ok(meant) => meant,
        Err(error) => {
            assert!(error.to_string().contains(text));
            return;
        }
    };
    assert_eq!(meant.to_string(), text);
    assert!(meant.is_read_as(&meant));
    for position in POSITIONS.iter() {
        for odds in position.dice().rolls() {
            let read = |legal: &Move| meant.is_read_as(legal);
            let legal: Vec<Move> = position.moves(odds.roll).filter(read).collect();
            let found = position.find(odds.roll, &meant);
            assert_eq!(found.as_ref().ok(), legal.first(), "{position} {}: {text}", odds.roll);
            assert!(legal.len() < 2, "{position} {}: {text} may be any of {legal:?}", odds.roll);
            if let Ok(found) = found {
                assert_eq!(unmarked(&found.to_string()), unmarked(text), "{position}");
                assert!(meant.captures().iter().all(|square| found.captures().contains(square)));
            }
        }
    }
});
