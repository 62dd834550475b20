//! The statistics as a picture: the board, the rolls, and the main numbers.

use ur_engine::{RollStatistics, SquareStatistics, Statistics, Target};
use ur_rules::race::RaceRules;
use ur_rules::{ROWS, Side, Square};

use super::{Answer, percent};
use crate::cmd::picture::{Anchor, Area, Font, Picture};
use crate::tables::pieces_text;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 600.0;
const MARGIN: f64 = 32.0;

/// What moves to one place do, both sides together.
#[derive(Clone, Copy, Default)]
struct Landing {
    count: f64,
    swings: f64,
    decides: f64,
}

impl Landing {
    fn add(&mut self, square: &SquareStatistics, share: f64) {
        self.count += share * square.landings;
        self.swings += share * square.landings * square.swing.unwrap_or(0.0);
        self.decides += share * square.decides;
    }

    /// By how much a move changes the chance on average.
    fn swing(&self) -> f64 {
        if self.count > 0.0 { self.swings / self.count } else { 0.0 }
    }
}

/// Draws the picture: a whole file.
pub(super) fn draw(answer: &Answer) -> String {
    let title = title(answer);
    let mut picture = Picture::new(&title, (WIDTH, HEIGHT));
    let size = (1200.0 / title.chars().count() as f64).min(22.0);
    picture.text((MARGIN, 40.0), Anchor::Start, Font::bold(size), title);
    headlines(&mut picture, &answer.statistics);
    board(&mut picture, answer.rules, &answer.statistics);
    rolls(&mut picture, &answer.statistics.by_roll);
    roll_against_choice(&mut picture, &answer.statistics);
    picture.finish()
}

fn title(answer: &Answer) -> String {
    format!("Perfect play of {} with {}", answer.ruleset, pieces_text(answer.pieces))
}

fn headlines(picture: &mut Picture, statistics: &Statistics) {
    let played = &statistics.played;
    let tiles = [
        (format!("{:.3} %", percent(statistics.first_player)), "the first player wins".to_owned()),
        (
            format!("{:.1} rolls", statistics.rolls),
            format!("a game; 90 % take {}–{}", played.rolls_5, played.rolls_95),
        ),
        (
            format!("{:.1} %", percent(statistics.choice.share)),
            "of the rolls leave a choice".to_owned(),
        ),
        (
            format!("{:.2} %", percent(statistics.never_arise)),
            "of the positions never arise".to_owned(),
        ),
    ];
    let gap = 12.0;
    let width = (WIDTH - 2.0 * MARGIN - 3.0 * gap) / 4.0;
    for (place, (number, meaning)) in (0u8..).zip(tiles) {
        let x = MARGIN + f64::from(place) * (width + gap);
        picture.rectangle(Area { x, y: 56.0, width, height: 56.0 }, "tile", 1.0);
        let middle = x + width / 2.0;
        picture.text((middle, 82.0), Anchor::Middle, Font::bold(20.0), number);
        picture.text((middle, 102.0), Anchor::Middle, Font::faint(12.0), meaning);
    }
}

/// The board, and below it the moves that do not end on a square.
fn board(picture: &mut Picture, rules: &RaceRules, statistics: &Statistics) {
    const MIDDLE: f64 = 274.0;
    let board = &rules.spec().board;
    let columns = f64::from(board.columns());
    let cell = ((WIDTH - 2.0 * MARGIN) / columns).min(72.0);
    let (left, top) = ((WIDTH - columns * cell) / 2.0, MIDDLE - 1.5 * cell - 38.0);
    let landings: Vec<(Square, Landing)> = (board.squares().into_iter())
        .map(|square| (square, on_square(rules, statistics, square)))
        .collect();
    let most =
        landings.iter().map(|(_, landing)| landing.decides).fold(f64::MIN_POSITIVE, f64::max);
    for (square, landing) in &landings {
        let x = left + f64::from(square.column()) * cell;
        let y = top + f64::from(ROWS - square.row()) * cell;
        let area = Area { x, y, width: cell, height: cell };
        picture.shaded(area, landing.decides / most);
        if rules.spec().rosettes.contains(*square) {
            picture.rosette((x + 0.84 * cell, y + 0.16 * cell), 0.13 * cell);
        }
        square_numbers(picture, area, *square, landing);
    }
    let y = top + 3.0 * cell + 10.0;
    let tiles = [(124.0, "off the board", Target::Off), (406.0, "no move", Target::Pass)];
    for (x, name, target) in tiles {
        let landing = on_target(statistics, target);
        let area = Area { x, y, width: 270.0, height: 30.0 };
        picture.shaded(area, (landing.decides / most).min(1.0));
        picture.text((x + 12.0, y + 20.0), Anchor::Start, Font::plain(13.0), name);
        let decides = format!("{:.1} %", percent(landing.decides));
        picture.text((x + 172.0, y + 20.0), Anchor::End, Font::bold(15.0), decides);
        let rest = format!("±{:.1} ×{:.1}", percent(landing.swing()), landing.count);
        picture.text((x + 258.0, y + 20.0), Anchor::End, Font::plain(12.0), rest);
    }
    let legend = "% of the game that moves to the square decide, \
                  ± points by which they change the mover's chance, × times a game";
    picture.text((WIDTH / 2.0, y + 50.0), Anchor::Middle, Font::faint(11.5), legend);
}

fn square_numbers(picture: &mut Picture, area: Area, square: Square, landing: &Landing) {
    let size = area.width;
    let middle = area.x + size / 2.0;
    let name = (area.x + 0.07 * size, area.y + 0.2 * size);
    picture.text(name, Anchor::Start, Font::faint(0.15 * size), square);
    if landing.count == 0.0 {
        return;
    }
    let decides = format!("{:.1} %", percent(landing.decides));
    picture.text((middle, area.y + 0.52 * size), Anchor::Middle, Font::bold(0.24 * size), decides);
    let swing = format!("±{:.1}", percent(landing.swing()));
    picture.text((middle, area.y + 0.72 * size), Anchor::Middle, Font::plain(0.17 * size), swing);
    let count = format!("×{:.2}", landing.count);
    picture.text((middle, area.y + 0.9 * size), Anchor::Middle, Font::plain(0.17 * size), count);
}

/// What moves that do not end on a square do.
fn on_target(statistics: &Statistics, target: Target) -> Landing {
    let mut landing = Landing::default();
    for entry in statistics.by_square.iter().filter(|entry| entry.to == target) {
        landing.add(entry, 1.0);
    }
    landing
}

/// What moves to a square do, whoever makes them.
fn on_square(rules: &RaceRules, statistics: &Statistics, square: Square) -> Landing {
    let by_square = &statistics.by_square;
    let alike = by_square.iter().all(|entry| entry.side == Side::Light);
    let mut landing = Landing::default();
    for side in Side::BOTH {
        let Some(step) = rules.path(side).iter().position(|&on_path| on_path == square) else {
            continue;
        };
        // If the paths are mirror images, Light's step stands for both, and half of it is each one's.
        let (listed, share) = if alike { (Side::Light, 0.5) } else { (side, 1.0) };
        let mut steps = by_square.iter().filter(|entry| entry.side == listed);
        if let Some(entry) = steps.nth(step) {
            landing.add(entry, share);
        }
    }
    landing
}

/// A bar for each roll.
fn rolls(picture: &mut Picture, rolls: &[RollStatistics]) {
    const TOP: f64 = 446.0;
    let title = "How much of the game each roll decides";
    picture.text((MARGIN, TOP), Anchor::Start, Font::bold(14.0), title);
    let most = rolls.iter().map(|roll| roll.decides).fold(f64::MIN_POSITIVE, f64::max);
    let height = (130.0 / rolls.len() as f64).min(26.0);
    let font = Font::plain((0.5 * height).min(13.0));
    for (place, roll) in (0u8..).zip(rolls) {
        let y = TOP + 12.0 + f64::from(place) * height;
        let line = y + 0.62 * height;
        let width = 180.0 * roll.decides / most;
        picture.text((MARGIN + 14.0, line), Anchor::End, Font::bold(font.size), roll.roll);
        let bar = Area { x: MARGIN + 24.0, y: y + 1.0, width, height: 0.8 * height };
        picture.rectangle(bar, "shade", 0.8);
        let luck = roll.luck.map_or(String::new(), |luck| format!(", luck {:+.1}", percent(luck)));
        let numbers = format!("{:.1} %{luck}", percent(roll.decides));
        picture.text((MARGIN + 32.0 + width, line), Anchor::Start, font, numbers);
    }
}

/// The bar of roll and move, and what they change.
fn roll_against_choice(picture: &mut Picture, statistics: &Statistics) {
    const TOP: f64 = 446.0;
    let (luck, choice) = (&statistics.luck, &statistics.choice);
    let (x, width) = (424.0, WIDTH - MARGIN - 424.0);
    picture.text((x, TOP), Anchor::Start, Font::bold(14.0), "The roll against the choice");
    let rolled = width * choice.roll_share;
    let bar = Area { x, y: TOP + 14.0, width: rolled, height: 26.0 };
    picture.rectangle(bar, "shade", 0.8);
    picture.rectangle(Area { x: x + rolled, width: width - rolled, ..bar }, "other", 0.8);
    let line = TOP + 56.0;
    let share = format!("roll {:.0} %", percent(choice.roll_share));
    picture.text((x, line), Anchor::Start, Font::bold(13.0), share);
    let share = format!("move {:.0} %", percent(choice.choice_share));
    picture.text((x + width, line), Anchor::End, Font::bold(13.0), share);
    let lines = [
        "of what the chance varies by, if moves are random".to_owned(),
        format!("A roll changes the chance by {:.2} points.", percent(luck.swing)),
        format!("A random move gives away {:.2} points,", percent(choice.to_random)),
        format!("the second-best one {:.2}.", percent(choice.to_second)),
    ];
    for (place, text) in (0u8..).zip(lines) {
        let font = if place == 0 { Font::faint(11.5) } else { Font::plain(13.0) };
        let y = TOP + 74.0 + 22.0 * f64::from(place);
        picture.text((x, y), Anchor::Start, font, text);
    }
}
