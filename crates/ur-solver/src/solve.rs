//! Solving a game: layer by layer, from the last pieces up to the whole game.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use rayon::iter::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use thiserror::Error;
use ur_rules::Side;
use ur_rules::race::RaceRules;

use crate::feasible::{Needs, Unsolvable};
use crate::fingerprint::fingerprint;
use crate::index::Layout;
use crate::kernel::Kernel;
use crate::layer::{Layer, LayerError, SweepReport};
use crate::memory::Arena;
use crate::numbering::Numbering;
use crate::plan::Itinerary;
use crate::shape::Packing;
use crate::table::{Description, Scale, TableWriter};
use crate::workshop::{Kept, LayerName, Workshop};

/// The chance of the first player is to be known within twice this.
pub(crate) const GREATEST_ERROR: f64 = 4e-11;

/// A game to be solved.
///
/// ```
/// use ur_rules::Ruleset;
/// use ur_solver::{Job, Table};
///
/// let Ok(Ruleset::Race(rules)) = "classic:pieces=1".parse() else { panic!("classic is a race") };
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("one-piece.urtable");
/// let solution = Job::new(rules, &path, folder.path()).run(&mut |_| true)?;
/// let [low, high] = solution.first_player;
/// assert!(low <= 0.53004983952486 && 0.53004983952486 <= high && high - low <= 1e-10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Job {
    rules: &'static RaceRules,
    table: PathBuf,
    work_folder: PathBuf,
    kernel: Kernel,
}

/// What is known about a game that has been solved.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// How many positions it has.
    pub positions: u64,
    /// The chance of the side that rolls first lies between these: that of Light, where it matters.
    pub first_player: [f64; 2],
    /// The chance of Dark when Dark rolls first, if the paths are not mirror images.
    pub dark_first: Option<[f64; 2]>,
    /// The widest interval over all positions.
    pub widest_interval: f64,
}

/// How far a solve has got.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Pieces in play of the two sides in the layer in hand.
    pub pieces: [u32; 2],
    /// Positions of the layer in hand.
    pub layer_positions: u64,
    /// Positions of the layers that are solved.
    pub positions_done: u64,
    /// All positions.
    pub positions: u64,
    /// The widest interval that has been proved in the layers that are solved.
    pub proved_width: f64,
    /// The sweeps of the layer in hand; none when it is done.
    pub sweep: Option<SweepReport>,
}

impl Progress {
    /// The share of the work that is done: of the layer in hand, as far as changes tell.
    pub fn share(&self) -> f64 {
        // The time of a layer goes evenly with the digits that are settled; with those that are
        // wanted, four fifths are over, and the rest is the proof.
        const DIGITS: f64 = 15.0;
        const BEFORE_THE_END: f64 = 0.97;
        let of_layer = self
            .sweep
            .map_or(0.0, |sweep| (-sweep.change.log10() / DIGITS).clamp(0.0, BEFORE_THE_END));
        let done = self.positions_done as f64 + of_layer * self.layer_positions as f64;
        done / self.positions as f64
    }
}

/// Why a game was not solved.
#[derive(Debug, Error)]
pub enum SolveError {
    /// It cannot be, here or at all.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// A layer could not be solved.
    #[error("with {} against {} pieces in play, {error}", .pieces[0], .pieces[1])]
    Layer {
        /// Pieces in play of the two sides.
        pieces: [u32; 2],
        /// What is wrong.
        error: LayerError,
    },
    /// It was stopped; running it again goes on.
    #[error("stopped; what is solved is kept, and solving again goes on from there")]
    Stopped,
    /// The memory could not be had.
    #[error("cannot get the memory: {0}")]
    Memory(io::Error),
    /// Somebody else is at it.
    #[error("another program is solving these rules; wait for it, or stop it and go on here")]
    Busy,
    /// The table could not be written.
    #[error("cannot write the table to {}: {error}; what is solved is kept", .path.display())]
    Table {
        /// The table's file.
        path: PathBuf,
        /// What is wrong.
        error: io::Error,
    },
    /// Something could not be written or read on the way.
    #[error("cannot keep what is solved in {}: {error}", .path.display())]
    Disk {
        /// The file or folder.
        path: PathBuf,
        /// What is wrong.
        error: io::Error,
    },
}

impl Job {
    /// A game to be solved into a table file, with a folder for what is kept on the way.
    pub fn new(rules: &'static RaceRules, table: &Path, work_folder: &Path) -> Job {
        let work_folder = work_folder.join(format!("{:016x}", fingerprint(&rules.mechanics())));
        Job { rules, table: table.to_owned(), work_folder, kernel: Kernel::best() }
    }

    /// The same with other vector instructions.
    #[must_use]
    pub fn with_kernel(self, kernel: Kernel) -> Job {
        Job { kernel, ..self }
    }

    /// What the solve needs of the machine, or why the game cannot be solved at all.
    pub fn needs(&self) -> Result<Needs, Unsolvable> {
        Needs::of(self.rules)
    }

    /// Solves the game and writes its table, on the threads of the current rayon pool. `progress`
    /// hears of every layer and sweep, and says whether to go on.
    pub fn run(&self, progress: &mut dyn FnMut(Progress) -> bool) -> Result<Solution, SolveError> {
        self.needs()?;
        let numbering = Numbering::new(self.rules)?;
        let workshop = Workshop::open(&self.work_folder).map_err(|error| match error.kind() {
            io::ErrorKind::ResourceBusy => SolveError::Busy,
            _ => SolveError::Disk { path: self.work_folder.clone(), error },
        })?;
        let itineraries =
            [true, false].map(|mirrored| Itinerary::new(&numbering.geometry, mirrored));
        let arena = Arena::new(room(&numbering)).map_err(SolveError::Memory)?;
        let mut run = Run {
            arena,
            job: self,
            numbering: &numbering,
            itineraries: &itineraries,
            workshop: &workshop,
        };
        let error = run.layers(progress)?;
        let interval = |first: Side| {
            let chance = 1.0 - run.start_chance(first)?;
            Ok::<_, SolveError>([chance - error, chance + error])
        };
        let symmetric = numbering.geometry.symmetric;
        let solution = Solution {
            positions: numbering.len(),
            first_player: interval(Side::Light)?,
            dark_first: if symmetric { None } else { Some(interval(Side::Dark)?) },
            widest_interval: 2.0 * error,
        };
        run.write_table(&solution, error)
            .map_err(|error| SolveError::Table { path: self.table.clone(), error })?;
        workshop.close();
        Ok(solution)
    }
}

/// The most values that a layer takes: both it and its flip with both halves, twice; or once if it is
/// its own flip, because only its proof has two tables.
fn room(numbering: &Numbering) -> usize {
    let most = u32::from(numbering.geometry.rules.spec().pieces);
    let len = |side: usize, pieces| {
        Layout::new(&numbering.geometry, &numbering.ranks[side], side, pieces, Packing::Lines).len
    };
    let with_flip =
        |[first, second]: [u32; 2]| 2 * (len(0, [first, second]) + len(1, [second, first]));
    let largest = if numbering.geometry.symmetric { 1 } else { 2 } * with_flip([most, most]);
    largest.max(2 * with_flip([most - 1, most]))
}

/// The errors of solved layers, by the pieces of the two sides.
type Errors = HashMap<[u32; 2], f64>;

/// A solve at work.
struct Run<'a> {
    arena: Arena,
    job: &'a Job,
    numbering: &'a Numbering,
    itineraries: &'a [Itinerary; 2],
    workshop: &'a Workshop,
}

impl Run<'_> {
    /// Solves all layers; the greatest error.
    fn layers(&mut self, progress: &mut dyn FnMut(Progress) -> bool) -> Result<f64, SolveError> {
        let mut solved = self.solved();
        let mut greatest: f64 = 0.0;
        let mut done = 0;
        for pieces in self.order() {
            let names = self.names(pieces);
            let layer_positions =
                names.iter().map(|&name| self.len(name, Packing::Tight) as u64).sum();
            let mut report = |positions_done, greatest: f64, sweep| {
                progress(Progress {
                    pieces,
                    layer_positions,
                    positions_done,
                    positions: self.numbering.len(),
                    proved_width: 2.0 * greatest,
                    sweep,
                })
            };
            let error = match solved.get(&pieces) {
                Some(&error) => error,
                None => {
                    self.solve(pieces, &names, &mut |sweep| report(done, greatest, Some(sweep)))?
                }
            };
            solved.insert(pieces, error);
            greatest = greatest.max(error);
            done += layer_positions;
            if !report(done, greatest, None) {
                return Err(SolveError::Stopped);
            }
            self.forget_below(pieces, &solved);
        }
        Ok(greatest)
    }

    /// The layers in an order in which those that a layer needs come before it.
    fn order(&self) -> Vec<[u32; 2]> {
        let most = u32::from(self.job.rules.spec().pieces);
        let mut layers: Vec<[u32; 2]> = (1..=most)
            .flat_map(|first| (1..=most).map(move |second| [first, second]))
            .filter(|&pieces| self.layer(pieces) == pieces)
            .collect();
        layers.sort_by_key(|[first, second]| first + second);
        layers
    }

    /// The layer of so many pieces, by the pieces that the order has it under.
    fn layer(&self, [first, second]: [u32; 2]) -> [u32; 2] {
        let is_flip = self.numbering.geometry.symmetric && first > second;
        if is_flip { [second, first] } else { [first, second] }
    }

    /// The layer and its flip; one if it is its own.
    fn names(&self, [first, second]: [u32; 2]) -> Vec<LayerName> {
        let flip_side = usize::from(!self.numbering.geometry.symmetric);
        let mut names = vec![
            LayerName { side: 0, pieces: [first, second] },
            LayerName { side: flip_side, pieces: [second, first] },
        ];
        names.dedup();
        names
    }

    fn layout(&self, name: LayerName, packing: Packing) -> Layout {
        let ranks = &self.numbering.ranks[name.side];
        Layout::new(&self.numbering.geometry, ranks, name.side, name.pieces, packing)
    }

    /// Values of a layer.
    fn len(&self, name: LayerName, packing: Packing) -> usize {
        self.layout(name, packing).len
    }

    /// The first so many values of a layer are kept in full precision: all, for the layers above; of
    /// the last layer those without a piece beyond the lanes, for the chance before the first roll.
    fn exact_len(&self, name: LayerName) -> usize {
        let layout = self.layout(name, Packing::Lines);
        let most = u32::from(self.job.rules.spec().pieces);
        if name.pieces == [most, most] { layout.group(0, 0).len() } else { layout.len }
    }

    fn stored_len(&self, name: LayerName) -> usize {
        self.len(name, Packing::Tight) * Scale::for_positions(self.numbering.len()).bytes()
    }

    /// The layers that were solved before, with their errors.
    ///
    /// From the last layer down: one that is needed must be there in full precision too, and if it
    /// is not, the layers that it needs itself are needed again.
    fn solved(&self) -> Errors {
        let mut solved = Errors::new();
        for pieces in self.order().into_iter().rev() {
            let is_needed = self.is_needed(pieces, &solved);
            let errors = self.names(pieces).into_iter().map(|name| {
                let stored = self.workshop.stored(name, self.stored_len(name))?;
                let is_there = !is_needed || self.exact(name).is_ok();
                is_there.then_some(stored.error())
            });
            if let Some(errors) = errors.collect::<Option<Vec<f64>>>() {
                solved.insert(pieces, errors.into_iter().fold(0.0, f64::max));
            }
        }
        solved
    }

    /// Whether a layer is needed in full precision: for a layer above, which is not solved yet, or
    /// for the chance before the first roll.
    fn is_needed(&self, [first, second]: [u32; 2], solved: &Errors) -> bool {
        let most = u32::from(self.job.rules.spec().pieces);
        let above = [[first + 1, second], [first, second + 1]];
        let mut above = above.into_iter().filter(|pieces| pieces.iter().all(|&one| one <= most));
        [first, second] == [most, most]
            || above.any(|pieces| !solved.contains_key(&self.layer(pieces)))
    }

    /// A layer in full precision, which must be there.
    fn exact(&self, name: LayerName) -> Result<Kept, SolveError> {
        self.workshop.exact(name, self.exact_len(name)).ok_or_else(|| {
            let error = io::Error::new(io::ErrorKind::InvalidData, "a kept layer is damaged");
            SolveError::Disk { path: self.job.work_folder.clone(), error }
        })
    }

    /// Solves a layer and its flip, and keeps them; the error.
    fn solve(
        &mut self,
        pieces: [u32; 2],
        names: &[LayerName],
        report: &mut dyn FnMut(SweepReport) -> bool,
    ) -> Result<f64, SolveError> {
        let numbering = self.numbering;
        let below = names.par_iter().map(|&name| self.below(name));
        let below: Vec<Option<Kept>> = below.collect::<Result<_, _>>()?;
        let error_below = below.iter().flatten().map(Kept::error).fold(0.0, f64::max);
        let most = f64::from(self.job.rules.spec().pieces);
        let tolerance = GREATEST_ERROR / (2.0 * most - 1.0);
        let layer = Layer {
            geometry: &numbering.geometry,
            ranks: &numbering.ranks,
            itineraries: self.itineraries,
            pieces,
            below: below.iter().map(|kept| kept.as_ref().map_or(&[][..], Kept::values)).collect(),
            kernel: self.job.kernel,
            tolerance,
        };
        let solved = layer.solve(&mut self.arena, report).map_err(|error| match error {
            LayerError::Stopped => SolveError::Stopped,
            error => SolveError::Layer { pieces, error },
        })?;
        let error = error_below + tolerance;
        names.par_iter().zip(solved).try_for_each(|(&name, values)| {
            let stored = self.stored(name, &values);
            self.workshop
                .keep(name, error, &values[..self.exact_len(name)], &stored)
                .map_err(|error| SolveError::Disk { path: self.job.work_folder.clone(), error })
        })?;
        Ok(error)
    }

    /// The layer that a finishing piece of the side that waits would lead to; none if it wins.
    fn below(&self, name: LayerName) -> Result<Option<Kept>, SolveError> {
        let [waiting, moving] = name.pieces;
        let below = LayerName { pieces: [waiting - 1, moving], ..name };
        if waiting > 1 { self.exact(below).map(Some) } else { Ok(None) }
    }

    /// Throws away the full precision of the layers below that no other needs.
    fn forget_below(&self, [first, second]: [u32; 2], solved: &Errors) {
        for pieces in [[first - 1, second], [first, second - 1]] {
            if !pieces.contains(&0) && !self.is_needed(pieces, solved) {
                self.names(pieces).into_iter().for_each(|name| self.workshop.forget_exact(name));
            }
        }
    }

    /// Values as the table stores them, without the padding.
    fn stored(&self, name: LayerName, values: &[f64]) -> Vec<u8> {
        let scale = Scale::for_positions(self.numbering.len());
        let mut bytes = Vec::with_capacity(self.stored_len(name));
        for (_, group) in self.layout(name, Packing::Lines).groups() {
            for block in values[group.start..][..group.len()].chunks_exact(group.size.max(1)) {
                for &value in &block[..group.shape.len()] {
                    scale.push(value, &mut bytes);
                }
            }
        }
        bytes
    }

    /// The chance of the side that waits before the first roll.
    fn start_chance(&self, first: Side) -> Result<f64, SolveError> {
        let most = u32::from(self.job.rules.spec().pieces);
        let side = if self.numbering.geometry.symmetric { 0 } else { (!first).index() };
        let name = LayerName { side, pieces: [most, most] };
        let start = self.layout(name, Packing::Lines).group(0, 0).start;
        Ok(self.exact(name)?.values()[start])
    }

    /// Puts the stored layers together.
    fn write_table(&self, solution: &Solution, error: f64) -> io::Result<()> {
        let rules = self.job.rules;
        let scale = Scale::for_positions(solution.positions);
        let description = Description {
            ruleset: rules.text().to_owned(),
            pieces: rules.spec().pieces,
            positions: solution.positions,
            bits: scale.bits(),
            greatest_error: error + scale.error(),
            first_player: solution.first_player,
            dark_first: solution.dark_first,
            widest_interval: solution.widest_interval,
            mechanics: rules.mechanics().to_string(),
        };
        let mut table = TableWriter::create(&self.job.table, description)?;
        for layer in self.numbering.layers() {
            let name = LayerName { side: layer.side, pieces: layer.pieces };
            let stored = self.workshop.stored(name, self.stored_len(name));
            let damaged = || io::Error::new(io::ErrorKind::InvalidData, "a kept layer is damaged");
            table.write(stored.ok_or_else(damaged)?.bytes())?;
        }
        table.finish()
    }
}
