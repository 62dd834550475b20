//! Golden counts of positions, compared with an independent implementation of the rulings.

use ur_rules::{Ruleset, Side, perft};

fn assert_perft(ruleset: &str, counts: &[u64]) {
    let start = ruleset.parse::<Ruleset>().expect("a ruleset").start(Side::Light);
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&start, depth), count, "{ruleset} at depth {depth}");
    }
}

#[test]
fn classic() {
    assert_perft("classic", &[5, 28, 192, 1492, 12469]);
}

#[test]
fn masters() {
    assert_perft("masters", &[4, 19, 116, 846]);
}

#[test]
fn blitz() {
    assert_perft("blitz", &[5, 28, 192, 1496]);
}

#[test]
fn aseb() {
    assert_perft("aseb", &[5, 28, 192, 1496]);
}

#[test]
fn modern() {
    assert_perft("modern", &[15, 170, 3486]);
}

#[test]
fn ravensburger() {
    assert_perft("ravensburger", &[6, 36, 361, 3641]);
}
