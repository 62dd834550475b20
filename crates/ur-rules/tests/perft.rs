//! Golden counts of positions, compared with an independent implementation of the rulings.
//!
//! The first depths are counted leaf by leaf with [`perft`]; the deeper ones level by level, each
//! position once with the number of ways to it.

use std::collections::HashMap;

use ur_rules::{Position, Ruleset, Side, VariantPosition, perft};

const COUNTS: &str = include_str!("data/perft.txt");

/// The most leaves to count one by one.
const LEAVES: u64 = 130_000;

/// The rulesets of the file, and their counts from depth 1 on.
fn counts() -> Vec<(Ruleset, Vec<u64>)> {
    let lines = COUNTS.lines().filter(|line| !line.starts_with('#'));
    let line = |line: &str| {
        let (name, counts) = line.split_once(": ").expect("a ruleset and its counts");
        let ruleset = name.parse().unwrap_or_else(|error| panic!("{error}"));
        let counts = counts.split(' ').map(|count| count.parse().expect("a count"));
        (ruleset, counts.collect())
    };
    lines.map(line).collect()
}

fn assert_perft(of_family: fn(&Ruleset) -> bool) {
    for (ruleset, counts) in counts().into_iter().filter(|(ruleset, _)| of_family(ruleset)) {
        let start = ruleset.start(Side::Light);
        let mut level = HashMap::from([(start, 1)]);
        for (depth, count) in (1..).zip(counts) {
            level = next_level(&level);
            assert_eq!(level.values().sum::<u64>(), count, "{ruleset} at depth {depth}");
            if count <= LEAVES {
                assert_eq!(perft(&start, depth), count, "{ruleset} at depth {depth}");
            }
        }
    }
}

/// The positions one ply deeper, with the number of ways to each.
fn next_level(level: &HashMap<VariantPosition, u64>) -> HashMap<VariantPosition, u64> {
    let mut next = HashMap::new();
    for (position, ways) in level.iter().filter(|(position, _)| position.winner().is_none()) {
        for odds in position.dice().rolls() {
            for successor in position.successors(odds.roll) {
                *next.entry(successor).or_insert(0) += ways;
            }
        }
    }
    next
}

#[test]
fn races() {
    assert_perft(|ruleset| matches!(ruleset, Ruleset::Race(_)));
}

#[test]
fn modern() {
    assert_perft(|ruleset| matches!(ruleset, Ruleset::Modern(_)));
}

#[test]
fn ravensburger() {
    assert_perft(|ruleset| matches!(ruleset, Ruleset::Ravensburger(_)));
}

#[test]
fn every_ruleset_is_counted() {
    let counted: Vec<&str> = counts().iter().map(|(ruleset, _)| ruleset.text()).collect();
    assert!(Ruleset::NAMES.iter().all(|name| counted.contains(name)));
}
