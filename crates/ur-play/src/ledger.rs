//! Where a result comes from: both sides' luck, and what they gave away, as every door shows it.

use serde::Serialize;
use ur_engine::{Account, Band, Review};
use ur_rules::{Points, Side};

/// A review as a sheet that adds up: the chance at the start, what changed it, and the result.
///
/// It is rounded here, once, to tenths of a point. What rounding leaves over goes to the largest
/// change, and Dark's column mirrors Light's.
///
/// ```
/// use ur_engine::{ExactValues, Judge};
/// use ur_play::{Entry, Ledger};
/// use ur_rules::{Game, Ruleset, Side};
///
/// let mut game = Game::from_position("classic".parse::<Ruleset>()?.start(Side::Light));
/// game.resign(Side::Dark)?;
/// let judge = Judge::best(game.start(), &ExactValues::none())?;
/// let ledger = Ledger::of(&judge.review(&game, &|| true)?);
/// let result = ledger.lines.last().expect("a result");
/// assert_eq!((result.entry, result.tenths), (Entry::Result, [1000, 0]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Ledger {
    /// The lines, from the start to the result.
    pub lines: Vec<LedgerLine>,
    /// How both sides played, Light's first.
    pub skill: [Skill; 2],
}

/// A line of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct LedgerLine {
    /// What the line is about.
    pub entry: Entry,
    /// What each side has in it, Light first, in tenths of a point.
    pub tenths: [i64; 2],
}

/// What a line of the sheet is about, as the side sees it in whose column it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The chance at the start.
    Start,
    /// What its own rolls brought.
    Luck,
    /// What its own moves gave away.
    Moves,
    /// What the other's rolls cost it.
    OtherLuck,
    /// What the other's moves gave it.
    OtherMoves,
    /// How far the judge came to think otherwise: only where chances are estimates.
    JudgesError,
    /// What the way the game was given up changed: only where it was.
    Ending,
    /// The share of the result.
    Result,
    /// The chance as the game stands, where it is not over or was not reviewed to its end.
    Stands,
}

/// How a side played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Skill {
    /// How often it had a choice: a roll with moves that lead to different positions.
    pub decisions: u32,
    /// What it gave away at a decision on average, in hundredths of a point.
    pub given_away: i64,
    /// How many of its moves were of each band, the best first.
    pub bands: [u32; Band::ALL.len()],
}

impl Ledger {
    /// The ledger of a review.
    pub fn of(review: &Review) -> Ledger {
        let [light, dark] = &review.sides;
        let ended = review.ending.map(|ending| match ending.side {
            Side::Light => -ending.loss,
            Side::Dark => ending.loss,
        });
        let changes = [
            (Entry::Luck, Some(light.luck)),
            (Entry::Moves, Some(-light.loss)),
            (Entry::OtherLuck, Some(-dark.luck)),
            (Entry::OtherMoves, Some(dark.loss)),
            (Entry::JudgesError, review.judges_error),
            (Entry::Ending, ended),
        ];
        let told: Vec<(Entry, Points)> =
            changes.into_iter().filter_map(|(entry, change)| Some((entry, change?))).collect();
        let [start, result] =
            [review.start, review.result].map(|chance| tenths(chance.seen_by(Side::Light)));
        let light = balanced(&told, result - start);
        let dark = |entry| {
            let mirrored = light.iter().find(|(other, _)| *other == seen_across(entry));
            mirrored.map_or(0, |(_, tenths)| -tenths)
        };
        let end = if review.is_over { Entry::Result } else { Entry::Stands };
        let share = |entry, light| LedgerLine { entry, tenths: [light, WHOLE - light] };
        let mut lines = vec![share(Entry::Start, start)];
        lines.extend(
            light.iter().map(|&(entry, own)| LedgerLine { entry, tenths: [own, dark(entry)] }),
        );
        lines.push(share(end, result));
        Ledger { lines, skill: review.sides.map(skill) }
    }
}

/// A whole game, in tenths of a point.
const WHOLE: i64 = 1000;

fn tenths(share: f64) -> i64 {
    (WHOLE as f64 * share).round() as i64
}

/// The entry in the other's column for the same change.
fn seen_across(entry: Entry) -> Entry {
    match entry {
        Entry::Luck => Entry::OtherLuck,
        Entry::Moves => Entry::OtherMoves,
        Entry::OtherLuck => Entry::Luck,
        Entry::OtherMoves => Entry::Moves,
        same => same,
    }
}

/// Changes in tenths of a point that add up to a total: what rounding leaves over goes to the largest.
fn balanced(changes: &[(Entry, Points)], total: i64) -> Vec<(Entry, i64)> {
    let mut rounded: Vec<(Entry, i64)> =
        changes.iter().map(|&(entry, change)| (entry, tenths(change.share()))).collect();
    let left = total - rounded.iter().map(|(_, tenths)| tenths).sum::<i64>();
    if let Some((_, largest)) = rounded.iter_mut().max_by_key(|(_, tenths)| tenths.abs()) {
        *largest += left;
    }
    rounded
}

fn skill(account: Account) -> Skill {
    Skill {
        decisions: account.decisions,
        given_away: (100.0 * account.mean_loss().points()).round() as i64,
        bands: account.bands,
    }
}
