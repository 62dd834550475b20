//! Going through all games of perfect play at once, stage by stage.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use ur_rules::{Position, RacePosition};
use ur_solver::{Table, TableError};

use super::bits::Bits;
use super::paths::Paths;
use super::ply::Ply;
use super::stages::Stages;
use super::tally::Tally;
use super::watch::{Halt, Watch};
use super::{STRETCH, STRETCHES};

/// What comes out of all games of perfect play.
pub(super) struct Walked {
    pub(super) tally: Tally,
    /// How many positions can come up.
    pub(super) reached: u64,
    /// How the games end, as visits of the winner.
    pub(super) won: Visits,
}

/// How often something happens in a game on average.
#[derive(Clone, Copy, Default)]
pub(super) struct Visits {
    pub(super) all: f64,
    /// With the first player to move, less with the second.
    pub(super) lead: f64,
}

impl Visits {
    fn add(&mut self, more: Visits) {
        self.all += more.all;
        self.lead += more.lead;
    }
}

/// Games on their way.
struct Walk<'t> {
    table: &'t Table,
    stages: Stages,
    /// What has come to each stage that play has not gone through yet.
    entered: Vec<Entered>,
    walked: Walked,
}

/// The places at which play comes to a stage, and how often; empty if it has not come there.
#[derive(Default)]
struct Entered {
    reached: Bits,
    all: Vec<f64>,
    lead: Vec<f64>,
}

/// What some positions of a stage add to the sums, and where play goes on.
struct Stretch {
    tally: Tally,
    won: Visits,
    leaving: Vec<(u64, Visits)>,
}

/// Goes through all games of perfect play that begin at one of the starts, each with its odds.
pub(super) fn walk(
    table: &Table,
    stages: Stages,
    starts: &[(RacePosition, f64)],
    watch: &mut Watch,
) -> Result<Walked, Halt> {
    let rolls = table.rules().spec().dice.rolls().len();
    let entered = stages.iter().map(|_| Entered::default()).collect();
    let walked = Walked { tally: Tally::new(rolls), reached: 0, won: Visits::default() };
    let mut walk = Walk { table, stages, entered, walked };
    for &(start, odds) in starts {
        if let Some(number) = table.numbering().number(&start) {
            walk.enter(number, Visits { all: odds, lead: odds });
        }
    }
    for stage in 0..walk.entered.len() {
        walk.stage(stage, watch)?;
    }
    Ok(walk.walked)
}

impl Walk<'_> {
    /// Lets play come to a position.
    fn enter(&mut self, number: u64, visits: Visits) {
        let place = self.stages.place(number);
        let entered = &mut self.entered[place.stage];
        if entered.all.is_empty() {
            let len = self.stages.get(place.stage).len;
            let none = || vec![0.0; len];
            *entered = Entered { reached: Bits::new(len), all: none(), lead: none() };
        }
        entered.reached.insert(place.at);
        entered.all[place.at] += visits.all;
        entered.lead[place.at] += visits.lead;
    }

    /// Goes through a stage.
    fn stage(&mut self, stage: usize, watch: &mut Watch) -> Result<(), Halt> {
        let len = self.stages.get(stage).len;
        let Entered { reached, all, lead } = std::mem::take(&mut self.entered[stage]);
        if all.is_empty() {
            return watch.handled(3 * len);
        }
        let paths = Paths::find(self.table, &self.stages, stage, watch)?;
        let reached = paths.reach(&reached);
        self.walked.reached += reached.count();
        let exits = paths.exits();
        let stop = watch.stop;
        let (all, lead) =
            rayon::join(|| paths.visits(all, 1.0, stop), || paths.visits(lead, -1.0, stop));
        let (all, lead) = (all?, lead?);
        watch.handled(len)?;
        let order = paths.into_order();
        // A position that comes up too rarely to be counted may still lead to others.
        let matters =
            |rank: &usize| all[*rank] > 0.0 || reached.contains(*rank) && exits.contains(*rank);
        for first in (0..len).step_by(STRETCH * STRETCHES) {
            let last = len.min(first + STRETCH * STRETCHES);
            let starts: Vec<usize> = (first..last).step_by(STRETCH).collect();
            let stretches = starts.into_par_iter().map(|start| {
                let ranks = start..last.min(start + STRETCH);
                let visited = ranks.filter(matters).map(|rank| {
                    let visits = Visits { all: all[rank], lead: lead[rank] };
                    (order[rank] as usize, visits)
                });
                self.stretch(stage, visited)
            });
            let stretches: Vec<Stretch> = stretches.collect::<Result<_, TableError>>()?;
            // One after the other: so sums come out the same on any number of threads.
            for stretch in stretches {
                self.merge(stretch);
            }
            watch.handled(last - first)?;
        }
        Ok(())
    }

    /// Counts what happens at some places of a stage.
    fn stretch(
        &self,
        stage: usize,
        visited: impl Iterator<Item = (usize, Visits)>,
    ) -> Result<Stretch, TableError> {
        let dice = &self.table.rules().spec().dice;
        let tally = Tally::new(dice.rolls().len());
        let mut stretch = Stretch { tally, won: Visits::default(), leaving: Vec::new() };
        for (at, visits) in visited {
            let number = self.stages.get(stage).number(at);
            let Some(position) = self.table.numbering().position(number) else { continue };
            let mut plies = Vec::with_capacity(dice.rolls().len());
            for (roll, odds) in dice.odds() {
                plies.extend(Ply::of(self.table, &position, roll)?.map(|ply| (odds, ply)));
            }
            stretch.tally.count(&position, visits.all, &plies);
            for (odds, ply) in &plies {
                let visits = Visits { all: odds * visits.all, lead: odds * visits.lead };
                match ply.number {
                    None => stretch.won.add(visits),
                    Some(number) if self.stages.place(number).stage != stage => {
                        let other = ply.after.turn() != position.turn();
                        let lead = if other { -visits.lead } else { visits.lead };
                        stretch.leaving.push((number, Visits { lead, ..visits }));
                    }
                    Some(_) => {}
                }
            }
        }
        Ok(stretch)
    }

    fn merge(&mut self, stretch: Stretch) {
        self.walked.tally.merge(&stretch.tally);
        self.walked.won.add(stretch.won);
        for (number, visits) in stretch.leaving {
            self.enter(number, visits);
        }
    }
}
