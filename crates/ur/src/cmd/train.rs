//! `ur train`: a net for a ruleset, taught by its own games or by exact values.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};
use ur_engine::{ExactValues, Judge, Net, Playable, Recipe, RoundReport, Shape, Strength, Trainer};
use ur_rules::{Family, Ruleset, Side, in_any_family};
use ur_solver::{Stop, Work};

use crate::cmd::{INTERRUPTED, json_line, progress, work};
use crate::failure::Failure;
use crate::{load, tables};

const EXAMPLES: &str = "\
The net is written to --out after every measurement. Beside it lie a checkpoint, from which the same \
command goes on after Ctrl-C, and a log with the strength over time. The recipes of the program's own \
nets are in docs/training.md.

Examples:
  ur train ravensburger --out my.urnet
  ur train classic --out my.urnet --rounds 50 --seed 7
  ur train classic --out my.urnet --teacher perfect";

/// Who tells a net what it should have said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ValueEnum)]
pub(crate) enum Teacher {
    /// What its own games turn out to be worth
    Itself,
    /// Exact values: the ruleset must be solved here
    Perfect,
}

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TrainArgs {
    /// The ruleset: classic, modern or ravensburger
    pub(crate) ruleset: String,
    /// Where the net goes
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
    /// Who tells the net what it should have said
    #[arg(long, value_enum, default_value_t = Teacher::Itself)]
    pub(crate) teacher: Teacher,
    /// A net to start from [default: random weights]
    #[arg(long, value_name = "FILE")]
    pub(crate) from: Option<PathBuf>,
    /// Rounds of play and learning; the learning rate falls over them
    #[arg(long, default_value_t = Recipe::DEFAULT.rounds)]
    pub(crate) rounds: u32,
    /// Positions of a round
    #[arg(long, default_value_t = Recipe::DEFAULT.positions)]
    pub(crate) positions: usize,
    /// How often the positions of a round are gone through
    #[arg(long, default_value_t = Recipe::DEFAULT.passes)]
    pub(crate) passes: u32,
    /// Positions of one step
    #[arg(long, default_value_t = Recipe::DEFAULT.batch)]
    pub(crate) batch: usize,
    /// Units of the first hidden layer, a multiple of 16
    #[arg(long, default_value_t = 128)]
    pub(crate) first: usize,
    /// Units of the second hidden layer, a multiple of 16
    #[arg(long, default_value_t = 32)]
    pub(crate) second: usize,
    /// How far news travels back through a game, 0 to 1
    #[arg(long, default_value_t = Recipe::DEFAULT.reach)]
    pub(crate) reach: f32,
    /// The share of moves made at random, 0 to 1
    #[arg(long, default_value_t = Recipe::DEFAULT.explore)]
    pub(crate) explore: f64,
    /// The learning rate at the start
    #[arg(long, default_value_t = Recipe::DEFAULT.rate.0)]
    pub(crate) rate: f32,
    /// The learning rate at the end
    #[arg(long, default_value_t = Recipe::DEFAULT.rate.1)]
    pub(crate) last_rate: f32,
    /// The seed: the same one gives the same net
    #[arg(long, default_value_t = Recipe::DEFAULT.seed)]
    pub(crate) seed: u64,
    /// Measure and save after so many rounds
    #[arg(long, default_value_t = 10)]
    pub(crate) every: u32,
    /// Games of a measurement
    #[arg(long, default_value_t = 400)]
    pub(crate) games: u64,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,
    /// The folder of exact values [default: the cache folder's]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,
}

pub(crate) fn run(args: &TrainArgs) -> Result<ExitCode, Failure> {
    let ruleset = load::ruleset(&args.ruleset)?;
    let Some(inputs) = Net::inputs_of(ruleset) else {
        return Err(Failure::Usage(format!(
            "a net cannot see {ruleset}: it sees classic with up to seven pieces, modern, and \
             ravensburger, without house rules"
        )));
    };
    let shape = Shape::new(inputs, args.first, args.second)
        .map_err(|error| Failure::Usage(format!("--first and --second: {error}")))?;
    check(args)?;
    let own = args.tables.as_ref().map(ExactValues::at);
    let values = own.as_ref().unwrap_or_else(|| tables::exact_values());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0)).build();
    let pool = pool.map_err(|error| Failure::Usage(format!("--threads: {error}")))?;
    let start = ruleset.start(Side::Light);
    pool.install(|| in_any_family!(start, start => train(args, ruleset, shape, start, values)))
}

/// What training itself does not ask about: how it is measured.
fn check(args: &TrainArgs) -> Result<(), Failure> {
    let wrong = if args.every == 0 {
        "--every must be above 0"
    } else if args.games == 0 {
        "--games must be above 0: without games there is no strength to measure"
    } else {
        return Ok(());
    };
    Err(Failure::Usage(wrong.to_owned()))
}

/// The files that a training keeps.
struct Files {
    net: PathBuf,
    checkpoint: PathBuf,
    log: PathBuf,
}

impl Files {
    fn beside(net: &Path) -> Files {
        let with = |ending: &str| net.with_extension(format!("urnet.{ending}"));
        Files { net: net.to_owned(), checkpoint: with("checkpoint"), log: with("log") }
    }
}

/// A line of the log.
#[derive(Serialize)]
struct Line {
    round: u32,
    seconds: f64,
    /// How far the net was off what the round taught, as a chance.
    off: f64,
    #[serde(flatten)]
    strength: Strength,
}

fn train<P: Playable>(
    args: &TrainArgs,
    ruleset: Ruleset,
    shape: Shape,
    start: P,
    values: &ExactValues,
) -> Result<ExitCode, Failure> {
    let truth = start.exact(values)?;
    let teacher = match (args.teacher, &truth) {
        (Teacher::Itself, _) => None,
        (Teacher::Perfect, Some(truth)) => Some(Arc::clone(&truth.evaluator)),
        (Teacher::Perfect, None) => {
            return Err(ur_engine::MindError::NotSolved { ruleset }.into());
        }
    };
    let mut trainer = match &args.from {
        None => Trainer::new(recipe(args), ruleset, shape, starts(ruleset, start), teacher)?,
        Some(path) => {
            let net = read_net(path, ruleset)?;
            Trainer::with_net(recipe(args), net, starts(ruleset, start), teacher)?
        }
    };
    let files = Files::beside(&args.out);
    let asked = Asked {
        ur_training: CHECKPOINT_VERSION,
        ruleset: ruleset.to_string(),
        first: shape.first(),
        second: shape.second(),
        recipe: recipe(args),
        teacher: args.teacher,
        from: args.from.clone(),
    };
    resume(&mut trainer, &files, &asked)?;
    let (truth, begun) = (truth.as_ref(), Instant::now());
    Training { args, trainer, start, truth, files, asked, begun }.run()
}

/// A training at work: a step is a round, with what is measured and kept after it.
struct Training<'t, P> {
    args: &'t TrainArgs,
    trainer: Trainer<P>,
    start: P,
    truth: Option<&'t Judge<P>>,
    files: Files,
    asked: Asked,
    begun: Instant,
}

/// What a training tells on the way.
enum Told {
    Round(u32),
    Measured(Line),
}

impl<P: Playable> Work for Training<'_, P> {
    type Progress = Told;
    type Output = ();
    type Error = Failure;

    fn step(&mut self, _: &Stop, report: &mut dyn FnMut(Told)) -> Result<ControlFlow<()>, Failure> {
        if self.trainer.is_done() {
            return Ok(ControlFlow::Break(()));
        }
        let round = self.trainer.round()?;
        report(Told::Round(round.round));
        if round.round.is_multiple_of(self.args.every) || self.trainer.is_done() {
            let evaluator = self.truth.map(|truth| &*truth.evaluator);
            let strength =
                Strength::of(self.trainer.net(), self.start, evaluator, self.args.games)?;
            let line = line(round, self.begun.elapsed().as_secs_f64(), strength);
            self.save()?;
            log(&self.files.log, &line)?;
            report(Told::Measured(line));
        }
        Ok(ControlFlow::Continue(()))
    }
}

impl<P: Playable> Training<'_, P> {
    /// Trains with a bar on the terminal, until Ctrl-C.
    fn run(mut self) -> Result<ExitCode, Failure> {
        // A folder that cannot be written to is found out before the work.
        self.save()?;
        let template = "{bar:12} round {pos}/{len} {eta} left {wide_msg}";
        let bar = progress::bar(self.args.rounds.into(), template);
        bar.set_position(self.trainer.rounds_done().into());
        let done = work::run(&mut self, &bar, &mut |told| match told {
            Told::Round(round) => bar.set_position(round.into()),
            Told::Measured(line) => {
                bar.set_message(text(&line));
                bar.suspend(|| println!("round {:>5}  {}", line.round, text(&line)));
            }
        })?;
        self.save()?;
        if done.is_some() {
            println!("the net is in {}", self.files.net.display());
            return Ok(ExitCode::SUCCESS);
        }
        eprintln!("stopped; the same command goes on from here");
        Ok(ExitCode::from(INTERRUPTED))
    }

    /// Keeps the net, and what is needed to go on.
    fn save(&self) -> Result<(), Failure> {
        let mut state = json_line(&self.asked)?.into_bytes();
        state.push(b'\n');
        state.extend(self.trainer.checkpoint());
        replace(&self.files.checkpoint, &state)?;
        replace(&self.files.net, &self.trainer.net().to_bytes())
    }
}

fn line(report: RoundReport, seconds: f64, strength: Strength) -> Line {
    Line { round: report.round, seconds, off: report.off.sqrt(), strength }
}

fn text(line: &Line) -> String {
    let Strength { against_greedy, spread, regret } = line.strength;
    let regret = regret.map(|regret| format!(", gives away {:.4} % a decision", regret.points()));
    format!(
        "{:>6.0} s, off by {:.2} %, {:.1} ± {:.1} % against greedy{}",
        line.seconds,
        100.0 * line.off,
        100.0 * against_greedy,
        100.0 * spread,
        regret.unwrap_or_default()
    )
}

fn recipe(args: &TrainArgs) -> Recipe {
    Recipe {
        seed: args.seed,
        rounds: args.rounds,
        positions: args.positions,
        passes: args.passes,
        batch: args.batch,
        reach: args.reach,
        explore: args.explore,
        rate: (args.rate, args.last_rate),
    }
}

/// Where games begin: half of them at the start of the ruleset, the others with fewer pieces where
/// the same net plays those too, so that it sees many endings.
fn starts<P: Playable>(ruleset: Ruleset, start: P) -> Vec<P> {
    if ruleset.family() != Family::Ravensburger {
        return vec![start];
    }
    let fewer: Vec<P> = (1..ruleset.pieces())
        .filter_map(|pieces| format!("ravensburger:pieces={pieces}").parse::<Ruleset>().ok())
        .filter_map(|ruleset| P::try_from(ruleset.start(Side::Light)).ok())
        .collect();
    let full = std::iter::repeat_n(start, fewer.len().max(1));
    full.chain(fewer.iter().copied()).collect()
}

fn read_net(path: &Path, ruleset: Ruleset) -> Result<Net, Failure> {
    let bytes = fs::read(path).map_err(|error| Failure::Read { path: path.to_owned(), error })?;
    let net = Net::from_bytes(&bytes)
        .map_err(|error| Failure::Usage(format!("{} cannot be used: {error}", path.display())))?;
    if Some(net.shape().inputs()) != Net::inputs_of(ruleset) {
        let reason = format!("{} is a net for {}, not {ruleset}", path.display(), net.ruleset());
        return Err(Failure::Usage(reason));
    }
    Ok(net)
}

/// Goes on from the checkpoint, if there is one. It begins with what was asked for, so that a
/// training never goes on as another one.
fn resume<P: Playable>(
    trainer: &mut Trainer<P>,
    files: &Files,
    asked: &Asked,
) -> Result<(), Failure> {
    let path = &files.checkpoint;
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(Failure::Read { path: path.clone(), error }),
    };
    if !state_of(&bytes, asked).is_some_and(|state| trainer.resume(state)) {
        return Err(Failure::Usage(format!(
            "{} is the checkpoint of another training; remove it, or give the same options",
            path.display()
        )));
    }
    eprintln!("going on after round {}", trainer.rounds_done());
    Ok(())
}

/// The version of the first line of a checkpoint.
const CHECKPOINT_VERSION: u32 = 1;

/// What was asked for: the first line of a checkpoint. A training is never gone on with as another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Asked {
    /// The version of this line.
    ur_training: u32,
    ruleset: String,
    first: usize,
    second: usize,
    recipe: Recipe,
    teacher: Teacher,
    from: Option<PathBuf>,
}

impl Asked {
    /// Whether the first line of a checkpoint asks for the same.
    fn is_asked_by(&self, line: &str) -> bool {
        match serde_json::from_str::<Asked>(line) {
            Ok(kept) => kept == *self,
            Err(_) => self.was_asked_by(line),
        }
    }

    /// Whether a line of before there were versions asks for the same: the ruleset, which stands first,
    /// may be written in another way.
    fn was_asked_by(&self, line: &str) -> bool {
        let Recipe { seed, rounds, positions, passes, batch, reach, explore, rate } = &self.recipe;
        let Some((ruleset, options)) = line.split_once(" Shape { inputs: ") else { return false };
        let Some((_, options)) = options.split_once(", ") else { return false };
        let expected = format!(
            "first: {}, second: {} }} Recipe {{ seed: {seed}, rounds: {rounds}, positions: {positions}, \
             passes: {passes}, batch: {batch}, reach: {reach:?}, explore: {explore:?}, rate: {rate:?} }} \
             {:?} {:?}",
            self.first, self.second, self.teacher, self.from
        );
        let means_this = Ruleset::identity(ruleset).is_ok_and(|text| text == self.ruleset);
        means_this && options == expected
    }
}

/// The state in a checkpoint, if it is of this training.
fn state_of<'b>(bytes: &'b [u8], asked: &Asked) -> Option<&'b [u8]> {
    let end = bytes.iter().position(|&byte| byte == b'\n')?;
    let line = str::from_utf8(&bytes[..end]).ok()?;
    asked.is_asked_by(line).then_some(&bytes[end + 1..])
}

/// Adds a line to the log.
fn log(path: &Path, line: &Line) -> Result<(), Failure> {
    let failed = |error| Failure::Write { path: path.to_owned(), error };
    let mut log = fs::OpenOptions::new().create(true).append(true).open(path).map_err(failed)?;
    writeln!(log, "{}", json_line(line)?).map_err(failed)
}

/// Writes a file so that it is never half there.
fn replace(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let new = path.with_extension("new");
    let written = fs::write(&new, bytes).and_then(|()| fs::rename(&new, path));
    written.map_err(|error| Failure::Write { path: path.to_owned(), error })
}
