//! The lesson of a race.

use crate::dice::Roll;
use crate::race::RaceRules;
use crate::side::Side;
use crate::situation::{RaceTable, step_on};
use crate::square::SquareSet;

use super::{Goal, Step};

pub(super) fn steps(rules: &'static RaceRules) -> Vec<Step> {
    let table = RaceTable::new(rules);
    [
        entering(&table),
        walking(&table),
        capturing(&table),
        landing_on_a_rosette(&table),
        meeting_a_rosette(&table),
        nearing_home(&table),
        finishing(&table),
        winning(&table),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn entering(table: &RaceTable) -> Option<Step> {
    let start = table.rules.start(Side::Light);
    let enter = |roll| Step::new("lesson-race-enter", start, Roll::Count(roll), Goal::Enter);
    table.rolls(2).into_iter().find_map(enter)
}

/// A piece on the board, and others that could enter.
fn walking(table: &RaceTable) -> Option<Step> {
    table.in_the_middle(3, |roll, step| {
        let is_plain = !table.is_rosette(step) && !table.is_rosette(step + roll);
        let position = table.place(&[step], &[]).filter(|_| is_plain)?;
        Step::new("lesson-race-walk", position, Roll::Count(roll), Goal::Walk)
    })
}

fn capturing(table: &RaceTable) -> Option<Step> {
    let rolls = table.rules.spec().capture_roll;
    let name = if rolls { "lesson-race-capture-roll" } else { "lesson-race-capture" };
    table.in_the_middle(2, |roll, step| {
        let enemy = table.enemy_step(step + roll).filter(|_| !table.is_rosette(step + roll))?;
        Step::new(name, table.place(&[step], &[enemy])?, Roll::Count(roll), Goal::Capture)
    })
}

fn landing_on_a_rosette(table: &RaceTable) -> Option<Step> {
    table.in_the_middle(1, |roll, step| {
        let position = table.place(&[step], &[]).filter(|_| table.is_rosette(step + roll))?;
        Step::new("lesson-race-rosette", position, Roll::Count(roll), Goal::RollAgain)
    })
}

/// An enemy on a rosette: one to be left alone, with another to capture, or one to be captured.
fn meeting_a_rosette(table: &RaceTable) -> Option<Step> {
    table.in_the_middle(2, |roll, step| {
        let rosette = step + roll;
        let guarded = table.enemy_step(rosette).filter(|_| table.is_rosette(rosette))?;
        if !table.rules.spec().rosette_safe {
            let position = table.place(&[step], &[guarded])?;
            let goal = Goal::CaptureOn(table.square(rosette));
            return Step::new("lesson-race-rosette-unsafe", position, Roll::Count(roll), goal);
        }
        let capture = |other: u8| {
            let target = other + roll;
            let taken = [step, rosette];
            if taken.contains(&other) || taken.contains(&target) || table.is_rosette(target) {
                return None;
            }
            let position = table.place(&[step, other], &[guarded, table.enemy_step(target)?])?;
            Step::new("lesson-race-rosette-safe", position, Roll::Count(roll), Goal::Capture)
        };
        (1..=table.last - roll).rev().find_map(capture)
    })
}

/// The end of the path: a lane of one's own, or squares that are shared to the last.
fn nearing_home(table: &RaceTable) -> Option<Step> {
    if table.enemy_step(table.last).is_none() { reaching_home(table) } else { no_home(table) }
}

/// An enemy that is about to finish, where one's own path leads too.
fn no_home(table: &RaceTable) -> Option<Step> {
    let [light, dark] = [Side::Light, Side::Dark].map(|side| table.rules.path(side));
    let last = dark.len() as u8;
    (last.saturating_sub(2)..=last).rev().filter(|&step| step > 0).find_map(|enemy| {
        let target = step_on(light, dark[usize::from(enemy) - 1])?;
        table.in_the_middle(3, |roll, step| {
            let is_plain = step + roll == target && !table.is_rosette(target);
            let position = table.place(&[step], &[enemy]).filter(|_| is_plain)?;
            Step::new("lesson-race-no-home", position, Roll::Count(roll), Goal::Capture)
        })
    })
}

/// A piece with an enemy behind it, and a lane of its own ahead.
fn reaching_home(table: &RaceTable) -> Option<Step> {
    let own = (1..=table.last).rev().take_while(|&step| table.enemy_step(step).is_none());
    let home: SquareSet = own.map(|step| table.square(step)).collect();
    table.in_the_middle(3, |roll, step| {
        let arrives = home.contains(table.square(step + roll)) && !table.is_rosette(step + roll);
        table.enemy_step(step).filter(|_| arrives)?;
        let behind = table.enemy_step(step.checked_sub(1).filter(|&step| step > 0)?)?;
        let position = table.place(&[step], &[behind])?;
        Step::new("lesson-race-home", position, Roll::Count(roll), Goal::WalkTo(home))
    })
}

/// A piece that goes off, one for which the roll is too high, and one far behind.
fn finishing(table: &RaceTable) -> Option<Step> {
    let finish = |roll: u8| {
        let exact = (table.last + 1).checked_sub(roll).filter(|&step| step > 0)?;
        let near = (exact < table.last).then_some(exact + 1);
        let is_plain = |step: &u8| [*step, step + roll].iter().all(|&step| !table.is_rosette(step));
        let behind = (1..exact.saturating_sub(roll)).rev().find(is_plain);
        let mut steps: Vec<u8> = [Some(exact), near, behind].into_iter().flatten().collect();
        steps.truncate(usize::from(table.rules.spec().pieces));
        let position = table.place_last(&steps)?;
        Step::new("lesson-race-finish", position, Roll::Count(roll), Goal::Finish)
    };
    table.rolls(2).into_iter().find_map(finish)
}

fn winning(table: &RaceTable) -> Option<Step> {
    let win = |roll: u8| {
        let exact = (table.last + 1).checked_sub(roll).filter(|&step| step > 0)?;
        let position = table.place_last(&[exact])?;
        Step::new("lesson-race-win", position, Roll::Count(roll), Goal::Win)
    };
    table.rolls(3).into_iter().find_map(win)
}
