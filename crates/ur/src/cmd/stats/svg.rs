//! The statistics as a picture: the board, the rolls, and the main numbers.

use std::fmt::{Display, Write};

use ur_rules::race::RaceRules;
use ur_rules::{ROWS, Side, Square};
use ur_solver::{RollStatistics, SquareStatistics, Statistics, Target};

use super::{Answer, percent};
use crate::tables::pieces_text;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 600.0;
const MARGIN: f64 = 32.0;

/// Colours for light and dark surroundings. Shades are made with the opacity of one colour.
const STYLE: &str = "\
text{font-family:system-ui,sans-serif;fill:#26221c}
.paper{fill:#fbf8f1}.tile{fill:#f0e9da}.line{stroke:#b7a98d;fill:none}
.shade{fill:#d9730d}.other{fill:#3f7d8c}.faint{fill:#6f6656}
@media (prefers-color-scheme:dark){
text{fill:#efe8da}
.paper{fill:#1c1a17}.tile{fill:#2a2722}.line{stroke:#6b6250}
.shade{fill:#c9650a}.other{fill:#4d95a6}.faint{fill:#a89d89}
}
";

/// A picture on its way.
struct Picture(String);

/// Where a text stands against its point.
#[derive(Clone, Copy)]
enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy)]
struct Font {
    size: f64,
    bold: bool,
    faint: bool,
}

impl Font {
    fn plain(size: f64) -> Font {
        Font { size, bold: false, faint: false }
    }

    fn bold(size: f64) -> Font {
        Font { size, bold: true, faint: false }
    }

    fn faint(size: f64) -> Font {
        Font { size, bold: false, faint: true }
    }
}

/// A rectangle: left, top, width and height.
#[derive(Clone, Copy)]
struct Area {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Picture {
    fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, font: Font, text: impl Display) {
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let bold = if font.bold { " font-weight=\"600\"" } else { "" };
        let faint = if font.faint { " class=\"faint\"" } else { "" };
        let (size, text) = (font.size, escaped(&text.to_string()));
        let _ = writeln!(
            self.0,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.1}\"{anchor}{bold}{faint}>{text}</text>"
        );
    }

    fn rectangle(&mut self, area: Area, class: &str, opacity: f64) {
        let Area { x, y, width, height } = area;
        let _ = writeln!(
            self.0,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"4\" \
             class=\"{class}\" fill-opacity=\"{opacity:.3}\"/>"
        );
    }

    /// A tile that is the darker the nearer `share` is to 1.
    fn shaded(&mut self, area: Area, share: f64) {
        self.rectangle(area, "tile", 1.0);
        self.rectangle(area, "shade", 0.8 * share);
        self.rectangle(area, "line", 1.0);
    }

    /// A rosette: eight petals around a point.
    fn rosette(&mut self, (x, y): (f64, f64), radius: f64) {
        for petal in 0..8 {
            let _ = writeln!(
                self.0,
                "<ellipse cx=\"{x:.1}\" cy=\"{:.1}\" rx=\"{:.1}\" ry=\"{:.1}\" class=\"other\" \
                 fill-opacity=\"0.7\" transform=\"rotate({} {x:.1} {y:.1})\"/>",
                y - radius / 2.0,
                radius / 5.0,
                radius / 2.0,
                45 * petal,
            );
        }
    }
}

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
    let mut picture = Picture(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         width=\"{WIDTH}\" height=\"{HEIGHT}\" role=\"img\">\n<title>{}</title>\n\
         <style>\n{STYLE}</style>\n",
        escaped(&title(answer))
    ));
    let all = Area { x: 0.0, y: 0.0, width: WIDTH, height: HEIGHT };
    picture.rectangle(all, "paper", 1.0);
    let title = title(answer);
    let size = (1200.0 / title.chars().count() as f64).min(22.0);
    picture.text((MARGIN, 40.0), Anchor::Start, Font::bold(size), title);
    headlines(&mut picture, &answer.statistics);
    board(&mut picture, answer.rules, &answer.statistics);
    rolls(&mut picture, &answer.statistics.by_roll);
    roll_against_choice(&mut picture, &answer.statistics);
    picture.0.push_str("</svg>\n");
    picture.0
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

/// A text with everything escaped that means something in XML.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            c if c.is_control() => escaped.push(' '),
            c => escaped.push(c),
        }
    }
    escaped
}
