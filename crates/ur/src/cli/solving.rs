//! The arguments of the commands that solve rulesets and ask their tables.

use std::path::PathBuf;

use clap::{Args, Subcommand};

const SOLVE_EXAMPLES: &str = "\
The table goes to your cache folder, where `ur table` finds it. Ctrl-C loses at most the layer in hand: \
the same command goes on from there.

Examples:
  ur solve classic --pieces 2
  ur solve classic:pieces=1 --out one-piece.urtable --json
  ur solve blitz --pieces 1 --threads 1";

#[derive(Debug, Args)]
#[command(after_help = SOLVE_EXAMPLES)]
pub(crate) struct SolveArgs {
    /// The race ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// Pieces of each side [default: the ruleset's]
    #[arg(long, value_name = "N")]
    pub(crate) pieces: Option<u8>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Write the table to this file instead of the cache folder
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// The vector instructions: plain, avx2, avx512 or neon [default: the best there are]
    #[arg(long, value_name = "KERNEL")]
    pub(crate) kernel: Option<String>,
    /// Solve it even if there is a table already
    #[arg(long)]
    pub(crate) again: bool,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    #[command(subcommand)]
    pub(crate) command: TableCommand,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TableCommand {
    /// List the tables in the cache folder
    List(TableListArgs),
    /// Say what a table holds and how exact it is
    Info(TableInfoArgs),
    /// Check every checksum, and every value against its successors
    Verify(TableInfoArgs),
    /// The chance of winning of a position, and of every move of a roll
    Probe(TableProbeArgs),
    /// What perfect play is like: how long, how lucky, which rolls and squares decide
    Stats(TableStatsArgs),
}

const TABLE_LIST_EXAMPLES: &str = "Examples:\n  ur table list\n  ur table list --json";

#[derive(Debug, Args)]
#[command(after_help = TABLE_LIST_EXAMPLES)]
pub(crate) struct TableListArgs {
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

const TABLE_INFO_EXAMPLES: &str = "\
A ruleset is solved with `ur solve`.

Examples:
  ur solve classic --pieces 1 && ur table info classic --pieces 1
  ur table verify classic:pieces=1
  ur table info classic:pieces=1 --json";

#[derive(Debug, Args)]
#[command(after_help = TABLE_INFO_EXAMPLES)]
pub(crate) struct TableInfoArgs {
    #[command(flatten)]
    pub(crate) table: TableChoice,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Which table is meant.
#[derive(Debug, Args)]
pub(crate) struct TableChoice {
    /// The race ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// Pieces of each side [default: the ruleset's]
    #[arg(long, value_name = "N")]
    pub(crate) pieces: Option<u8>,
    /// The table's file [default: the one in the cache folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
}

const TABLE_PROBE_EXAMPLES: &str = "\
Examples:
  ur solve classic --pieces 2
  ur table probe classic:pieces=2 '4..2/8/4..2 l 2-0 2-0'
  ur table probe classic:pieces=2 '4..2/3L4/4..2 l 1-0 2-0' 2 --json";

#[derive(Debug, Args)]
#[command(after_help = TABLE_PROBE_EXAMPLES)]
pub(crate) struct TableProbeArgs {
    /// The race ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// The position, quoted
    pub(crate) position: String,
    /// The roll: every move is rated
    pub(crate) roll: Option<String>,
    /// Pieces of each side [default: the ruleset's]
    #[arg(long, value_name = "N")]
    pub(crate) pieces: Option<u8>,
    /// The table's file [default: the one in the cache folder]
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

const TABLE_STATS_EXAMPLES: &str = "\
All games of perfect play are followed at once, so the numbers are exact but for the rounding of the \
table; 100000 games are played as a check. docs/statistics.md says what each number means.

Examples:
  ur solve classic --pieces 1 && ur table stats classic --pieces 1
  ur table stats classic:pieces=1 --json
  ur table stats classic:pieces=1 --svg classic.svg";

#[derive(Debug, Args)]
#[command(after_help = TABLE_STATS_EXAMPLES)]
pub(crate) struct TableStatsArgs {
    #[command(flatten)]
    pub(crate) table: TableChoice,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw a picture into this file; - is standard output
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}
