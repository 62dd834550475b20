//! Ruleset files at random: most of them can be played, some miss it narrowly.

use std::fmt::Write;

use ur_rules::{MAX_COLUMNS, ROWS, Square};

use crate::luck::Luck;

/// A ruleset's file with a board, paths that may meet and cross anyhow, dice and options.
pub fn random_file(luck: &mut Luck) -> String {
    let widest = if luck.once_in(4) { MAX_COLUMNS } else { 8 };
    let columns = 1 + luck.below(widest.into()) as u8;
    let holes = 2 + luck.below(8);
    let places = (0..columns).flat_map(|column| (1..=ROWS).map(move |row| (column, row)));
    let squares: Vec<Square> = places
        .filter(|_| !luck.once_in(holes))
        .filter_map(|(column, row)| Square::new(column, row))
        .collect();
    let light = path(&squares, luck);
    let dark = match luck.below(4) {
        0 => light.clone(),
        1 => light.iter().rev().copied().collect(),
        2 => light.iter().map(|square| square.mirrored()).collect(),
        _ => path(&squares, luck),
    };
    let rosettes: Vec<Square> = squares.iter().copied().filter(|_| luck.once_in(3)).collect();

    let mut file = format!("board = \"{}\"\n", board(columns, &squares));
    for (key, squares) in [("light", &light), ("dark", &dark), ("rosettes", &rosettes)] {
        let names: Vec<String> = squares.iter().map(Square::to_string).collect();
        let _ = writeln!(file, "{key} = \"{}\"", names.join(" "));
    }
    let most = if luck.once_in(2) { 15 } else { 4 };
    let _ = writeln!(file, "pieces = {}", 1 + luck.below(most));
    for key in ["rosette_safe", "rosette_roll", "capture_roll"] {
        let _ = writeln!(file, "{key} = {}", luck.once_in(2));
    }
    file + &dice(light.len().min(dark.len()), luck)
}

/// Some of the squares in any order, as many as a path can have.
fn path(squares: &[Square], luck: &mut Luck) -> Vec<Square> {
    let mut left = squares.to_vec();
    let length = 1 + luck.below(left.len().min(30));
    let mut path = Vec::new();
    while path.len() < length && !left.is_empty() {
        path.push(left.swap_remove(luck.below(left.len())));
    }
    path
}

/// Dice that show no more than the shorter path has squares.
fn dice(longest: usize, luck: &mut Luck) -> String {
    match luck.below(6) {
        0 => return String::new(),
        1 => return "dice = \"three-d4\"\n".to_owned(),
        _ => (),
    }
    let rolls: Vec<usize> = (0..longest).filter(|_| luck.once_in(3)).chain([longest]).collect();
    let weights: Vec<usize> = rolls.iter().map(|_| 1 + luck.below(5)).collect();
    let throws: usize = weights.iter().sum();
    let odds = rolls.iter().zip(weights);
    let odds: Vec<_> =
        odds.map(|(roll, weight)| format!("{roll} = \"{weight}/{throws}\"")).collect();
    format!("dice = {{ {} }}\n", odds.join(", "))
}

/// The board of these squares, as a file has it.
fn board(columns: u8, squares: &[Square]) -> String {
    let rows = (1..=ROWS).rev().map(|row| {
        let (mut text, mut run) = (String::new(), 0);
        for column in 0..columns {
            if Square::new(column, row).is_some_and(|square| squares.contains(&square)) {
                run += 1;
                continue;
            }
            if run > 0 {
                text.push_str(&run.to_string());
            }
            run = 0;
            text.push('.');
        }
        if run > 0 { text + &run.to_string() } else { text }
    });
    rows.collect::<Vec<_>>().join("/")
}
