//! Every position has a number, and every number a position.

use std::ops::Range;

use ur_rules::race::{RacePosition, RaceRules};
use ur_rules::{Position, Ruleset, Side};
use ur_solver::{Numbering, Unsolvable};

use crate::support::{own_races, race};

/// The named races.
fn names() -> impl Iterator<Item = &'static str> {
    Ruleset::NAMES.iter().copied().filter(|name| matches!(name.parse(), Ok(Ruleset::Race(_))))
}

/// Checks that a number gives a position and the position the number.
fn assert_there_and_back(numbering: &Numbering, number: u64) {
    let position = numbering.position(number);
    let back = position.and_then(|position| numbering.number(&position));
    assert_eq!(back, Some(number), "{position:?}");
}

/// Checks every number of a game: all give positions, no two the same, and there are no more.
fn assert_numbered(rules: &'static RaceRules) {
    let numbering = Numbering::new(rules).expect("a game that can be solved");
    (0..numbering.len()).for_each(|number| assert_there_and_back(&numbering, number));
    assert_eq!(numbering.position(numbering.len()), None);
    assert_eq!(numbering.position(u64::MAX), None);
}

#[test]
fn with_few_pieces_every_number_is_a_position_of_its_own() {
    for name in names() {
        for pieces in 1..=2 {
            assert_numbered(race(&format!("{name}:pieces={pieces}")));
        }
    }
    assert_numbered(race("classic:pieces=3"));
}

#[test]
fn so_it_is_in_peoples_own_games() {
    for (_, rules) in own_races() {
        assert_numbered(rules);
    }
}

/// What one side may have on the board and in the pool, with some piece unfinished.
fn fillings(rules: &RaceRules, side: Side) -> Vec<(u32, u32)> {
    let pieces = u32::from(rules.spec().pieces);
    let steps = (0..1 << rules.track(side).finish()).filter(|steps| steps & 1 == 0);
    let fitting = steps.filter(|steps: &u32| steps.count_ones() <= pieces);
    let with_pools =
        fitting.flat_map(|steps| (0..=pieces - steps.count_ones()).map(move |pool| (steps, pool)));
    with_pools.filter(|&filling| filling != (0, 0)).collect()
}

/// All positions in which a side acts and neither has finished.
fn positions(rules: &'static RaceRules, turn: Side) -> impl Iterator<Item = RacePosition> {
    let [light, dark] = Side::BOTH.map(|side| fillings(rules, side));
    light.into_iter().flat_map(move |light| {
        let places = dark.clone().into_iter();
        places.filter_map(move |dark| rules.place(turn, [light, dark]))
    })
}

#[test]
fn every_position_has_a_number_below_their_count() {
    let named = ["classic:pieces=1", "masters:pieces=1", "aseb:pieces=1", "classic:pieces=2"];
    let own = own_races().into_iter().map(|(_, rules)| rules);
    for rules in named.into_iter().map(race).chain(own) {
        let numbering = Numbering::new(rules).expect("a game that can be solved");
        let is_mirrored = rules.track(Side::Light).mirrors(rules.track(Side::Dark));
        let mut count = 0;
        for turn in Side::BOTH {
            for position in positions(rules, turn) {
                let number = numbering.number(&position).expect("a number");
                assert!(number < numbering.len(), "{position}");
                // Where the sides share their numbers, Light's position stands for both.
                if turn == Side::Light || !is_mirrored {
                    assert_eq!(numbering.position(number), Some(position));
                    count += 1;
                }
            }
        }
        assert_eq!(count, numbering.len(), "{rules}");
    }
}

#[test]
fn a_finished_game_has_no_number() {
    let rules = race("classic:pieces=2");
    let over = rules.place(Side::Dark, [(0, 0), (1 << 3, 1)]).expect("a position");
    assert_eq!(over.winner(), Some(Side::Light));
    assert_eq!(Numbering::new(rules).expect("a game that can be solved").number(&over), None);
}

#[test]
fn a_position_of_another_game_has_no_number() {
    let numbering = Numbering::new(race("classic:pieces=2")).expect("a game that can be solved");
    for name in names() {
        assert_eq!(numbering.number(&race(name).start(Side::Light)), None, "{name}");
    }
    let same = race("brettspielnetz:pieces=2").start(Side::Light);
    assert!(numbering.number(&same).is_some(), "its mechanics are the same");
}

#[test]
fn a_game_with_too_many_positions_is_refused_before_memory_is_taken() {
    let path = |row: u8| -> String {
        let columns = (b'a'..=b'o').map(char::from);
        columns.flat_map(|column| [format!("{column}{row} "), format!("{column}2 ")]).collect()
    };
    let (light, dark) = (path(1), path(3));
    let file = format!("board = '15/15/15'\nlight = '{light}'\ndark = '{dark}'\npieces = 15");
    let Ok(Ruleset::Race(rules)) = Ruleset::from_toml("vast.toml", &file) else { panic!("a race") };
    let refused = Numbering::new(rules).expect_err("too many");
    assert!(matches!(refused, Unsolvable::TooManyKeys { .. }), "{refused}");
}

/// Checks a game of full size: both ends and numbers all over.
fn assert_numbered_here_and_there(name: &str, len: u64) {
    let numbering = Numbering::new(race(name)).expect("a game that can be solved");
    assert_eq!(numbering.len(), len, "{name}");
    for number in (0..1000).chain(len - 1000..len).chain((0..len).step_by(9973)) {
        assert_there_and_back(&numbering, number);
    }
    assert_eq!(numbering.position(len), None);
    for side in Side::BOTH {
        let start = race(name).start(side);
        assert!(numbering.number(&start).is_some_and(|number| number < len));
    }
}

#[test]
fn the_whole_classic_game() {
    assert_numbered_here_and_there("classic", 137_870_097);
}

#[test]
fn the_whole_game_of_brettspielnetz() {
    assert_numbered_here_and_there("brettspielnetz", 53_188_365);
}

#[test]
fn the_whole_masters_game() {
    assert_numbered_here_and_there("masters", 500_929_993);
}

#[test]
fn the_whole_masters_game_with_four_dice() {
    assert_numbered_here_and_there("masters-four-dice", 500_929_993);
}

#[test]
fn the_whole_blitz_game() {
    assert_numbered_here_and_there("blitz", 41_243_781);
}

#[test]
fn the_whole_aseb_game() {
    assert_numbered_here_and_there("aseb", 41_243_781);
}

#[test]
fn layers_have_as_many_positions_as_others_have_counted() {
    let numbering = Numbering::new(race("classic")).expect("a game that can be solved");
    let counted = [
        ([1, 1], 217),
        ([1, 2], 1478),
        ([1, 3], 6314),
        ([2, 2], 9696),
        ([2, 3], 39_880),
        ([3, 3], 157_864),
    ];
    for ([one, other], expected) in counted {
        for pieces in [[one, other], [other, one]] {
            let layer = numbering.layers().find(|layer| layer.pieces == pieces);
            let Range { start, end } = layer.expect("a layer").numbers;
            assert_eq!(end - start, expected, "{pieces:?}");
        }
    }
    let mut next = 0;
    for layer in numbering.layers() {
        assert_eq!((layer.numbers.start, layer.waiter), (next, None), "one after the other");
        next = layer.numbers.end;
    }
    assert_eq!(next, numbering.len());
}
