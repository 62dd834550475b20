//! Positions of the UR-Spiel in one number, their mirror images, and the list of all of them.

use std::collections::HashSet;

use proptest::prelude::*;
use ur_rules::ravensburger::{RavensburgerPosition, RavensburgerRules};
use ur_rules::{Position, Reserve, Ruleset, Setup, Side, Stone};

fn rules(options: &str) -> &'static RavensburgerRules {
    match format!("ravensburger:{options}").parse() {
        Ok(Ruleset::Ravensburger(rules)) => rules,
        other => panic!("{options} are ravensburger's, not {other:?}"),
    }
}

fn with_stones(pieces: u8) -> &'static RavensburgerRules {
    rules(&format!("pieces={pieces}"))
}

/// The position after random rolls and moves.
fn played(
    rules: &'static RavensburgerRules,
    choices: &[(u32, prop::sample::Index)],
) -> RavensburgerPosition {
    let mut position = rules.start(Side::Light);
    for (throw, choice) in choices {
        let roll = position.dice().roll(throw % position.dice().throws());
        let moves: Vec<_> = position.moves(roll).collect();
        if moves.is_empty() {
            break;
        }
        position.play_unchecked(roll, moves[choice.index(moves.len())]);
    }
    position
}

/// A position of a random game with up to five stones a side.
fn any_position() -> impl Strategy<Value = RavensburgerPosition> {
    let choices = prop::collection::vec(any::<(u32, prop::sample::Index)>(), 0..120);
    (1..=5u8, choices).prop_map(|(pieces, choices)| played(with_stones(pieces), &choices))
}

/// What a position is like to somebody on the other side of the table.
fn seen_by_light(position: RavensburgerPosition) -> RavensburgerPosition {
    if position.turn() == Side::Light { position } else { position.mirrored() }
}

proptest! {
    #[test]
    fn unpacking_undoes_packing(position in any_position()) {
        let packed = position.packed().expect("up to five stones fit");
        prop_assert_eq!(position.rules().unpacked(packed), Some(seen_by_light(position)));
    }

    #[test]
    fn a_mirror_image_is_packed_alike_and_mirrors_back(position in any_position()) {
        prop_assert_eq!(position.mirrored().packed(), position.packed());
        prop_assert_eq!(position.mirrored().mirrored(), position);
        prop_assert_eq!(position.mirrored().turn(), !position.turn());
        prop_assert_eq!(position.mirrored().winner(), position.winner().map(|side| !side));
    }

    #[test]
    fn a_mirror_image_has_the_same_moves(position in any_position()) {
        for odds in position.dice().rolls() {
            let after: HashSet<_> = position.successors(odds.roll).into_iter().collect();
            let mirrored = position.mirrored().successors(odds.roll);
            prop_assert_eq!(after, mirrored.iter().map(RavensburgerPosition::mirrored).collect());
        }
    }
}

#[test]
fn more_than_five_stones_do_not_fit() {
    assert!(with_stones(5).start(Side::Light).packed().is_some());
    assert_eq!(with_stones(6).start(Side::Light).packed(), None);
}

fn listed(rules: &'static RavensburgerRules) -> Vec<RavensburgerPosition> {
    let mut list = Vec::new();
    rules.for_each_position(|position| list.push(*position));
    list
}

/// Everything that can be done with one stone of a side: kept in the pool, taken out, or set down.
fn ways(rules: &RavensburgerRules, side: Side) -> Vec<Setup> {
    let beside = |pool, out| {
        let mut setup = Setup::empty(*rules.board(), Side::Light);
        setup.reserves[side.index()] = Reserve { pool, out };
        setup
    };
    let mut ways = vec![beside(1, 0), beside(0, 1)];
    for square in rules.board().squares() {
        for turned in [false, true] {
            let mut way = beside(0, 0);
            way.put(square, vec![Stone { side, turned }]);
            ways.push(way);
        }
    }
    ways
}

/// Both stones together, in either order if they share a square.
fn together(light: &Setup, dark: &Setup) -> Vec<Setup> {
    let setup = |one: &Setup, other: &Setup| {
        let mut both = one.clone();
        both.reserves = [light.reserves[0], dark.reserves[1]];
        for (square, above) in other.stones() {
            both.put(square, [one.stones_on(square), above].concat());
        }
        both
    };
    let shares = light.stones().any(|(square, _)| !dark.stones_on(square).is_empty());
    if shares { vec![setup(light, dark), setup(dark, light)] } else { vec![setup(light, dark)] }
}

#[test]
fn with_one_stone_a_side_exactly_the_valid_setups_are_listed() {
    for options in ["pieces=1", "pieces=1,stack_limit=1"] {
        let rules = rules(options);
        let mut valid = HashSet::new();
        for light in ways(rules, Side::Light) {
            for dark in ways(rules, Side::Dark) {
                let positions = together(&light, &dark).into_iter();
                valid.extend(positions.filter_map(|setup| rules.position(&setup).ok()));
            }
        }
        let list = listed(rules);
        assert_eq!(list.len(), valid.len(), "{options}");
        assert_eq!(list.into_iter().collect::<HashSet<_>>(), valid, "{options}");
    }
}

#[test]
fn with_more_stones_every_listed_position_is_valid_and_listed_once() {
    for (options, count) in [("pieces=1", 604), ("pieces=2", 137_626)] {
        let rules = rules(options);
        let list = listed(rules);
        assert_eq!(list.len(), count, "{options}");
        assert_eq!(list.iter().collect::<HashSet<_>>().len(), count, "{options}");
        for position in list {
            assert_eq!(rules.position(&position.setup()), Ok(position));
        }
    }
}
