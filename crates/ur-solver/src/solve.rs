//! Solving a game: layer by layer, from the last pieces up to the whole game.

use std::collections::HashMap;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use rayon::iter::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use thiserror::Error;
use ur_rules::Side;
use ur_rules::race::RaceRules;

use crate::certificate::GREATEST_ERROR;
use crate::checkpoint::{Checkpoint, Kept, LayerName};
use crate::converge::LayerError;
use crate::count::{Count, SweepReport};
use crate::feasible::{Free, Needs, Unsolvable};
use crate::fingerprint::fingerprint;
use crate::index::Layout;
use crate::kernel::Kernel;
use crate::layer::Layer;
use crate::memory::Arena;
use crate::numbering::Numbering;
use crate::plan::Itinerary;
use crate::scale::Scale;
use crate::shape::Packing;
use crate::table::{Description, TableWriter};
use crate::work::{Stop, Stopped, Work};

/// A game to be solved.
///
/// ```
/// use ur_rules::Ruleset;
/// use ur_solver::{Free, Job, Stop, Work};
///
/// let Ok(Ruleset::Race(rules)) = "classic:pieces=1".parse() else { panic!("classic is a race") };
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("one-piece.urtable");
/// let mut solve = Job::new(rules, &path, folder.path()).begin(&Free::default())?;
/// let table = solve.run(&Stop::default(), &mut |_| ())?.expect("nobody stops it");
/// let [low, high] = table.first_player;
/// assert!(low <= 0.53004983952486 && 0.53004983952486 <= high && high - low <= 1e-10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Job {
    rules: &'static RaceRules,
    table: PathBuf,
    work_folder: PathBuf,
    kernel: Kernel,
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

    /// Makes ready for the work, unless it cannot be done at all, or not with what is free.
    pub fn begin(self, free: &Free) -> Result<Solve, SolveError> {
        let needs = Needs::of(self.rules)?;
        let folder = self.table.parent().filter(|folder| !folder.as_os_str().is_empty());
        needs.check(free, &self.work_folder, folder.unwrap_or(Path::new(".")))?;
        let numbering = Numbering::new(self.rules)?;
        let checkpoint =
            Checkpoint::open(&self.work_folder).map_err(|error| match error.kind() {
                io::ErrorKind::ResourceBusy => SolveError::Busy,
                _ => SolveError::Disk { path: self.work_folder.clone(), error },
            })?;
        let itineraries =
            [true, false].map(|mirrored| Itinerary::new(&numbering.geometry, mirrored));
        let arena = Arena::new(room(&numbering)).map_err(SolveError::Memory)?;
        let game = Game { job: self, numbering, itineraries, checkpoint };
        let (order, solved) = (game.order(), game.solved());
        let (next, positions_done, error, written) = (0, 0, 0.0, None);
        Ok(Solve { game, arena, order, solved, next, positions_done, error, written })
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

/// A solve at work, on the threads of the current rayon pool. A step is a layer; the last one writes
/// the table. Every layer and every sweep is told of.
pub struct Solve {
    game: Game,
    arena: Arena,
    /// The layers, by pieces, in an order in which each comes after those that it needs.
    order: Vec<[u32; 2]>,
    solved: Errors,
    /// The place in the order of the layer in hand.
    next: usize,
    positions_done: u64,
    /// The greatest error of the layers before it.
    error: f64,
    /// What the table says about itself, once it is written.
    written: Option<Description>,
}

/// What a solve goes by: it stays the same from the first layer to the last.
struct Game {
    job: Job,
    numbering: Numbering,
    itineraries: [Itinerary; 2],
    checkpoint: Checkpoint,
}

impl Work for Solve {
    type Progress = Progress;
    type Output = Description;
    type Error = SolveError;

    fn step(
        &mut self,
        stop: &Stop,
        report: &mut dyn FnMut(Progress),
    ) -> Result<ControlFlow<Description>, SolveError> {
        let Some(&pieces) = self.order.get(self.next) else {
            let written = match self.written.take() {
                Some(written) => written,
                None => self.game.finish(self.error)?,
            };
            return Ok(ControlFlow::Break(self.written.insert(written).clone()));
        };
        let Solve { game, arena, solved, .. } = self;
        let names = game.names(pieces);
        let len = |&name: &LayerName| game.len(name, Packing::Tight) as u64;
        let before = Progress {
            pieces,
            layer_positions: names.iter().map(len).sum(),
            positions_done: self.positions_done,
            positions: game.numbering.len(),
            proved_width: 2.0 * self.error,
            sweep: None,
        };
        let error = match solved.get(&pieces) {
            Some(&error) => error,
            None => {
                let tell = &mut |sweep| report(Progress { sweep: Some(sweep), ..before });
                let count = &mut Count { sweeps: 0, stop, report: tell };
                match game.solve(pieces, &names, arena, count) {
                    Err(Stopped) => return Ok(ControlFlow::Continue(())),
                    Ok(error) => error?,
                }
            }
        };
        solved.insert(pieces, error);
        game.forget_below(pieces, solved);
        self.next += 1;
        self.positions_done += before.layer_positions;
        self.error = self.error.max(error);
        let (positions_done, proved_width) = (self.positions_done, 2.0 * self.error);
        report(Progress { positions_done, proved_width, ..before });
        Ok(ControlFlow::Continue(()))
    }
}

impl Game {
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
                let stored = self.checkpoint.stored(name, self.stored_len(name))?;
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
        self.checkpoint.exact(name, self.exact_len(name)).ok_or_else(|| {
            let error = io::Error::new(io::ErrorKind::InvalidData, "a kept layer is damaged");
            SolveError::Disk { path: self.job.work_folder.clone(), error }
        })
    }

    /// Solves a layer and its flip, and keeps them; the error.
    fn solve(
        &self,
        pieces: [u32; 2],
        names: &[LayerName],
        arena: &mut Arena,
        count: &mut Count,
    ) -> Result<Result<f64, SolveError>, Stopped> {
        let below = names.par_iter().map(|&name| self.below(name));
        let below: Vec<Option<Kept>> = match below.collect() {
            Ok(below) => below,
            Err(error) => return Ok(Err(error)),
        };
        let error_below = below.iter().flatten().map(Kept::error).fold(0.0, f64::max);
        let most = f64::from(self.job.rules.spec().pieces);
        let tolerance = GREATEST_ERROR / (2.0 * most - 1.0);
        let layer = Layer {
            geometry: &self.numbering.geometry,
            ranks: &self.numbering.ranks,
            itineraries: &self.itineraries,
            pieces,
            below: below.iter().map(|kept| kept.as_ref().map_or(&[][..], Kept::values)).collect(),
            kernel: self.job.kernel,
            tolerance,
        };
        let error = error_below + tolerance;
        let solved = layer.solve(arena, count)?;
        let solved = solved.map_err(|error| SolveError::Layer { pieces, error });
        Ok(solved.and_then(|solved| self.keep(names, error, &solved)).map(|()| error))
    }

    /// Keeps a solved layer and its flip.
    fn keep(&self, names: &[LayerName], error: f64, solved: &[Vec<f64>]) -> Result<(), SolveError> {
        names.par_iter().zip(solved).try_for_each(|(&name, values)| {
            let stored = self.stored(name, values);
            self.checkpoint
                .keep(name, error, &values[..self.exact_len(name)], &stored)
                .map_err(|error| SolveError::Disk { path: self.job.work_folder.clone(), error })
        })
    }

    /// The layer that a finishing piece of the side that waits would lead to; none if it wins.
    fn below(&self, name: LayerName) -> Result<Option<Kept>, SolveError> {
        let [waiting, rolling] = name.pieces;
        let below = LayerName { pieces: [waiting - 1, rolling], ..name };
        if waiting > 1 { self.exact(below).map(Some) } else { Ok(None) }
    }

    /// Throws away the full precision of the layers below that no other needs.
    fn forget_below(&self, [first, second]: [u32; 2], solved: &Errors) {
        for pieces in [[first - 1, second], [first, second - 1]] {
            if !pieces.contains(&0) && !self.is_needed(pieces, solved) {
                self.names(pieces).into_iter().for_each(|name| self.checkpoint.forget_exact(name));
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

    /// Writes the table of all layers, whose greatest error this is, and throws them away.
    fn finish(&self, error: f64) -> Result<Description, SolveError> {
        let interval = |first: Side| {
            let chance = 1.0 - self.start_chance(first)?;
            Ok::<_, SolveError>([chance - error, chance + error])
        };
        let rules = self.job.rules;
        let positions = self.numbering.len();
        let scale = Scale::for_positions(positions);
        let is_shared = self.numbering.is_shared();
        let description = Description {
            ruleset: rules.text().to_owned(),
            pieces: rules.spec().pieces,
            positions,
            bits: scale.bits(),
            greatest_error: error + scale.error(),
            first_player: interval(Side::Light)?,
            dark_first: if is_shared { None } else { Some(interval(Side::Dark)?) },
            widest_interval: 2.0 * error,
            mechanics: rules.mechanics().to_string(),
        };
        self.write_table(&description)
            .map_err(|error| SolveError::Table { path: self.job.table.clone(), error })?;
        self.checkpoint.clear();
        Ok(description)
    }

    /// Puts the stored layers together.
    fn write_table(&self, description: &Description) -> io::Result<()> {
        let mut table = TableWriter::create(&self.job.table, description.clone())?;
        for layer in &self.numbering.layers {
            let name = LayerName { side: layer.side, pieces: layer.pieces };
            let stored = self.checkpoint.stored(name, self.stored_len(name));
            let damaged = || io::Error::new(io::ErrorKind::InvalidData, "a kept layer is damaged");
            table.write(stored.ok_or_else(damaged)?.bytes())?;
        }
        table.finish()
    }
}
