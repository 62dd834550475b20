//! Games that cannot be solved, and the reasons that people are given.

use ur_rules::Side;
use ur_rules::race::RaceRules;
use ur_solver::{Free, LayerError, Needs, SolveError, Unsolvable};

use crate::support::{Folder, race, solved, to_the_end, toml};

/// Why a ruleset is refused; asking for its needs gives the same reason.
fn refusal(rules: &'static RaceRules) -> Unsolvable {
    match (to_the_end(Folder::new().job(rules)), Needs::of(rules)) {
        (Err(SolveError::Unsolvable(reason)), Err(same)) if reason == same => reason,
        other => panic!("it is refused twice for one reason, not {other:?}"),
    }
}

/// A path of so many squares of a row.
fn row(row: u8, squares: u8) -> String {
    let names: Vec<String> =
        (0..squares).map(|column| format!("{}{row}", char::from(b'a' + column))).collect();
    names.join(" ")
}

#[test]
fn a_piece_that_no_rolls_bring_off_the_board() {
    let even = toml(
        "board = \"4/4/4\"\nlight = \"a1 b1 b2 c2\"\ndark = \"a3 b3 b2 c2\"\n\
         [dice]\n2 = \"1/2\"\n4 = \"1/2\"",
    );
    let reason = refusal(even);
    let square = "b1".parse().expect("a square");
    assert_eq!(reason, Unsolvable::DeadEnd { side: Side::Light, square, left: 3 });
    let text = reason.to_string();
    assert!(text.contains("light on b1") && text.contains("the 3 steps it has left"), "{text}");
}

#[test]
fn a_piece_that_could_not_get_off_a_square_where_play_never_brings_it() {
    // Every piece comes to b1 and then off. But two pieces on a1 and a3 would pass for ever, and
    // that is a position like any other.
    let even = toml(
        "board = \"4/4/4\"\nlight = \"a1 b1 c1\"\ndark = \"a3 b3 c3\"\n\
         [dice]\n0 = \"2/5\"\n2 = \"3/5\"",
    );
    let square = "a1".parse().expect("a square");
    assert_eq!(refusal(even), Unsolvable::DeadEnd { side: Side::Light, square, left: 3 });
}

#[test]
fn dice_that_always_show_the_same() {
    let meeting = toml(
        "board = \"4/4/4\"\nlight = \"a1 b1 b2 c1\"\ndark = \"a3 b3 b2 c3\"\n[dice]\n1 = \"1/1\"",
    );
    assert_eq!(refusal(meeting), Unsolvable::NoChance { roll: 1 });
    assert!(refusal(meeting).to_string().contains("the dice always show 1"));
    let apart = toml("board = \"4/4/4\"\nlight = \"a1 b1\"\ndark = \"a3 b3\"\n[dice]\n1 = \"1/1\"");
    let [low, _] = solved(apart).description().first_player;
    assert!(low > 0.999_999, "the first is first: {low}");
}

#[test]
fn more_squares_than_can_be_numbered() {
    let shared = row(2, 20);
    let shared = toml(&format!("board = \"20/20/20\"\nlight = \"{shared}\"\ndark = \"{shared}\""));
    let keys = 3u64.pow(20);
    assert_eq!(refusal(shared), Unsolvable::TooManyKeys { shared: 20, private: 0, keys });
    let text = refusal(shared).to_string();
    assert!(text.contains("the 20 squares that both sides visit"), "{text}");
    assert!(text.contains(&keys.to_string()), "{text}");
    // Four squares of each lane are free of charge; the sixteen others of each side are not.
    let [light, dark] = [row(1, 20), row(3, 20)];
    let apart = toml(&format!("board = \"20/20/20\"\nlight = \"{light}\"\ndark = \"{dark}\""));
    let keys = 1 << 32;
    assert_eq!(refusal(apart), Unsolvable::TooManyKeys { shared: 0, private: 32, keys });
}

#[test]
fn the_longest_paths_there_are() {
    let both = [row(2, 20), row(1, 10)].join(" ");
    let long = toml(&format!("board = \"20/20/20\"\nlight = \"{both}\"\ndark = \"{both}\""));
    assert_eq!(
        refusal(long),
        Unsolvable::TooManyKeys { shared: 30, private: 0, keys: 3u64.pow(30) }
    );
}

#[test]
fn pieces_that_block_each_other_for_ever() {
    // Light's next square is the safe one on which Dark stands, and the other way round.
    for (zero, one) in [(1, 1), (1, 2), (1, 3), (2, 3)] {
        let throws = zero + one;
        let blocked = toml(&format!(
            "board = \"4/4/4\"\nlight = \"a1 a2 b2 c1\"\ndark = \"a3 b2 a2 c3\"\n\
             rosettes = \"a2 b2\"\nrosette_roll = false\npieces = 1\n\
             [dice]\n0 = \"{zero}/{throws}\"\n1 = \"{one}/{throws}\""
        ));
        let position = "4/LD2/4 l 0-0 0-0".to_owned();
        assert_eq!(refusal(blocked), Unsolvable::Endless { position });
        assert!(refusal(blocked).to_string().contains("for ever"));
    }
}

/// Three pieces of a side on safe squares in a row, before three of the other side: neither can move.
/// Each side has so many squares of its own before them.
fn blocked_by_three(own: u8) -> &'static RaceRules {
    let [light, dark] = [row(1, own), row(3, own)];
    toml(&format!(
        "board = \"8/8/8\"\nlight = \"{light} a2 b2 c2 d2 e2 f2\"\n\
         dark = \"{dark} d2 e2 f2 a2 b2 c2\"\nrosettes = \"a2 b2 c2 d2 e2 f2\"\n\
         rosette_roll = false\npieces = 3\n[dice]\n1 = \"1/3\"\n2 = \"1/3\"\n3 = \"1/3\""
    ))
}

#[test]
fn a_block_that_takes_more_pieces() {
    let position = "8/LLLDDD2/8 l 0-0 0-0".to_owned();
    assert_eq!(refusal(blocked_by_three(1)), Unsolvable::Endless { position });
}

#[test]
fn a_block_that_is_too_far_to_be_foreseen_is_told_of_and_not_waited_for() {
    let error = to_the_end(Folder::new().job(blocked_by_three(6))).expect_err("a block");
    let is_endless = matches!(
        error,
        SolveError::Layer {
            pieces: [3, 3],
            error: LayerError::Endless { .. } | LayerError::Unproved { .. }
        }
    );
    assert!(is_endless, "{error}");
    assert!(error.to_string().contains("for ever"), "{error}");
}

#[test]
fn a_rare_finish_is_no_endless_play() {
    // Single precision alone never settles here.
    let rare = toml(
        "board = \"8/8/8\"\nlight = \"b1 b2 d2 e2 a3 c3 a1\"\ndark = \"b3 b2 d2 e2 a1 c1 a3\"\n\
         rosettes = \"a1 a3\"\nrosette_safe = false\nrosette_roll = false\ncapture_roll = true\n\
         pieces = 1\n[dice]\n0 = \"3/18\"\n1 = \"1/18\"\n2 = \"3/18\"\n3 = \"3/18\"\n\
         4 = \"3/18\"\n5 = \"2/18\"\n6 = \"3/18\"",
    );
    assert!(solved(rare).description().widest_interval <= 1e-10);
}

#[test]
fn a_machine_with_too_little_memory_or_disk() {
    let (rules, folder) = (race("classic:pieces=2"), Folder::new());
    let needs = Needs::of(rules).expect("it can be solved");
    let refusal = |free: Free| match folder.job(rules).begin(&free) {
        Err(SolveError::Unsolvable(reason)) => reason,
        Err(error) => panic!("{error}"),
        Ok(_) => panic!("{free:?} is not enough"),
    };
    let enough =
        Free { memory: Some(needs.memory), work: Some(needs.disk), table: Some(needs.table) };
    let reason = refusal(Free { memory: Some(needs.memory - 1), ..enough });
    let text = reason.to_string();
    assert!(matches!(reason, Unsolvable::Memory { .. }), "{text}");
    assert!(text.contains("MB of memory") && text.contains("--pieces"), "{text}");
    for free in [
        Free { work: Some(needs.disk - 1), ..enough },
        Free { table: Some(needs.table - 1), ..enough },
    ] {
        assert!(matches!(refusal(free), Unsolvable::Disk { .. }));
    }
    assert!(!folder.work_folder().exists(), "nothing is begun that cannot be done");
    assert!(folder.job(rules).begin(&enough).is_ok());
}

#[test]
fn the_named_games_need_what_a_laptop_has() {
    for name in ["classic", "brettspielnetz", "masters", "masters-four-dice", "blitz", "aseb"] {
        let needs = Needs::of(race(name)).expect("it can be solved");
        assert_eq!(
            needs.positions,
            ur_solver::Numbering::new(race(name)).expect("a game that can be solved").len(),
            "{name}"
        );
        assert!(needs.memory < 12 << 30, "{name} needs {} bytes of memory", needs.memory);
        assert!(needs.disk > 2 * needs.positions, "{name} needs {} bytes of disk", needs.disk);
    }
}
