//! The review as a picture: Light's chance over the game, with marks where much was given away.

use ur_engine::{Account, Band, ReviewedPly};
use ur_rules::Side;

use super::Answer;
use super::text::word;
use crate::cmd::analyse::source_line;
use crate::cmd::picture::{Anchor, Area, Font, Picture};

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 452.0;
const MARGIN: f64 = 32.0;

/// Where the curve is.
const PLOT: Area = Area { x: 84.0, y: 68.0, width: 684.0, height: 240.0 };

/// Draws the picture: a whole file.
pub(super) fn draw(answer: &Answer) -> String {
    let title = format!(
        "{}: {} against {}",
        answer.ruleset,
        answer.name(Side::Light),
        answer.name(Side::Dark)
    );
    let mut picture = Picture::new(&title, (WIDTH, HEIGHT));
    let size = (1300.0 / title.chars().count() as f64).min(20.0);
    picture.text((MARGIN, 38.0), Anchor::Start, Font::bold(size), title);
    grid(&mut picture, answer.review.plies.len());
    curve(&mut picture, answer);
    marks(&mut picture, &answer.review.plies);
    legend(&mut picture);
    for (place, side) in (0u8..).zip(Side::BOTH) {
        let y = 392.0 + 20.0 * f64::from(place);
        account(&mut picture, y, &answer.name(side), &answer.review.sides[side.index()]);
    }
    let source = source_line(answer.review.source, answer.review.accuracy);
    picture.text((MARGIN, HEIGHT - 16.0), Anchor::Start, Font::faint(11.5), source);
    picture.finish()
}

/// Where a chance of Light after so many rolls is drawn.
fn point(rolls: f64, of: usize, chance: f64) -> (f64, f64) {
    let x = PLOT.x + PLOT.width * rolls / of.max(1) as f64;
    (x, PLOT.y + PLOT.height * (1.0 - chance))
}

fn grid(picture: &mut Picture, rolls: usize) {
    picture.rectangle(PLOT, "tile", 1.0);
    for percent in [0u8, 25, 50, 75, 100] {
        let chance = f64::from(percent) / 100.0;
        let ends = [point(0.0, 1, chance), point(1.0, 1, chance)];
        picture.path(&ends, "line", 0.0);
        let label = (PLOT.x - 8.0, ends[0].1 + 4.0);
        picture.text(label, Anchor::End, Font::faint(12.0), format!("{percent} %"));
    }
    let step = step(rolls);
    let below = PLOT.y + PLOT.height + 18.0;
    for roll in (0..=rolls).step_by(step) {
        let (x, _) = point(roll as f64, rolls, 0.0);
        picture.text((x, below), Anchor::Middle, Font::faint(12.0), roll);
    }
    let middle = PLOT.x + PLOT.width / 2.0;
    picture.text((middle, below + 16.0), Anchor::Middle, Font::faint(11.5), "rolls");
    picture.text((PLOT.x, PLOT.y - 7.0), Anchor::Start, Font::faint(11.5), "Light's chance");
}

/// Rolls from one number of the axis to the next: about ten numbers.
fn step(rolls: usize) -> usize {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
    steps.into_iter().find(|step| rolls / step <= 12).unwrap_or(5000)
}

/// The curve goes through the chance after every roll, half-way, and after every move.
fn curve(picture: &mut Picture, answer: &Answer) {
    let review = &answer.review;
    let rolls = review.plies.len();
    let mut points = vec![point(0.0, rolls, review.start.seen_by(Side::Light))];
    for (number, ply) in review.plies.iter().enumerate() {
        points.push(point(number as f64 + 0.5, rolls, ply.rolled.seen_by(Side::Light)));
        points.push(point(number as f64 + 1.0, rolls, ply.after.seen_by(Side::Light)));
    }
    points.push(point(rolls as f64, rolls, review.result.seen_by(Side::Light)));
    let mut area = points.clone();
    area.extend([point(rolls as f64, rolls, 0.0), point(0.0, rolls, 0.0)]);
    picture.path(&area, "other", 0.25);
    picture.path(&points, "curve", 0.0);
}

fn marks(picture: &mut Picture, plies: &[ReviewedPly]) {
    for (number, ply) in (1u32..).zip(plies) {
        let Some(band) = ply.band.filter(|band| *band >= Band::Mistake) else { continue };
        let at = point(f64::from(number), plies.len(), ply.after.seen_by(Side::Light));
        let words = format!(
            "{number}. {} rolled {} and played {}: a {} of {:.1} points; the best was {}",
            ply.side,
            ply.roll,
            ply.mv,
            word(band),
            ply.loss.points(),
            ply.best
        );
        mark(picture, at, ply.side, band, &words);
    }
}

/// A triangle that points the way the side's chance went: down for Light, up for Dark.
fn mark(picture: &mut Picture, (x, y): (f64, f64), side: Side, band: Band, words: &str) {
    let (size, class) = if band == Band::Blunder { (7.0, "bad") } else { (5.0, "shade") };
    let down = if side == Side::Light { 1.0 } else { -1.0 };
    let base = y - down * 2.0 * size;
    picture.mark(&[(x - size, base), (x + size, base), (x, y)], class, words);
}

fn legend(picture: &mut Picture) {
    const Y: f64 = 366.0;
    let entries = [
        (MARGIN + 8.0, Side::Light, Band::Mistake, "a mistake of Light"),
        (MARGIN + 190.0, Side::Light, Band::Blunder, "a blunder of Light"),
        (MARGIN + 372.0, Side::Dark, Band::Mistake, "a mistake of Dark"),
        (MARGIN + 554.0, Side::Dark, Band::Blunder, "a blunder of Dark"),
    ];
    for (x, side, band, words) in entries {
        let tip = if side == Side::Light { Y } else { Y - 12.0 };
        mark(picture, (x, tip), side, band, words);
        picture.text((x + 14.0, Y - 2.0), Anchor::Start, Font::plain(12.0), words);
    }
}

fn account(picture: &mut Picture, y: f64, name: &str, account: &Account) {
    let count = |band: Band| account.bands[band as usize];
    let told = format!(
        "luck {:+.1}, gave away {:.1} in {}, {}, {}",
        account.luck.points(),
        account.loss.points(),
        counted(account.decisions, "decision"),
        counted(count(Band::Mistake), "mistake"),
        counted(count(Band::Blunder), "blunder"),
    );
    let name: String = name.chars().take(32).collect();
    picture.text((MARGIN, y), Anchor::Start, Font::bold(13.0), name);
    picture.text((WIDTH - MARGIN, y), Anchor::End, Font::plain(13.0), told);
}

/// "1 mistake", "2 mistakes".
fn counted(count: u32, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}
