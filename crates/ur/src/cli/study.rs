//! The arguments of the commands that compare players and judge moves.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;

use crate::words::Language;

const MATCH_EXAMPLES: &str = "\
A and B are players (random, greedy, expectimax:2ply, net:2ply, perfect, beginner, easy, medium, hard, \
master), or cmd: and how to start a program of your own, which speaks the protocol of \
docs/protocol-engine.md. Light starts, nobody claims a draw, and a game of 20000 rolls is a draw. Every \
sequence of dice is played twice, with the sides swapped; an odd number of games is rounded up.

Examples:
  ur match greedy random classic --games 2000
  ur match net:2ply expectimax:2ply modern --games 400 --seed 7 --json
  ur match hard medium ravensburger --games 10000 --keep hard.match   again, and it goes on
  ur match cmd:./mybot medium classic --move-time 500 --threads 1
  ur match 'cmd:ur engine --player hard' easy classic";

#[derive(Debug, Args)]
#[command(after_help = MATCH_EXAMPLES)]
pub(crate) struct MatchArgs {
    /// Who plays: a player, or cmd: and a program
    #[arg(value_name = "A")]
    pub(crate) a: String,
    /// Against whom
    #[arg(value_name = "B")]
    pub(crate) b: String,
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// How many games, in pairs with the same dice
    #[arg(long, value_name = "N", default_value_t = 1000,
        value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The seed: the same one gives the same dice
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<NonZeroUsize>,
    /// Milliseconds that a program may need for a move, or it has lost
    #[arg(long, value_name = "MS", default_value_t = 5000,
        value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) move_time: u64,
    /// Keep what is played in this file; a match that is there is gone on with
    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

const ANALYSE_EXAMPLES: &str = "\
Chances are exact where the game is solved on this machine (`ur solve classic`), a net's estimates where \
it is not, and rules of thumb where there is no net; the answer says which, and how far they may be off.

Without a position, `ur analyse modern` opens a board on the terminal, on which any can be set up.

Examples:
  ur analyse classic '4..2/1L2L3/4..2 l 5-0 7-0' 2
  ur analyse modern '4..2/8/4..2 l 7-0 7-0' gs --time 200
  ur analyse ravensburger '4..2/L1D5/4..2 l 9-0 9-0'        every roll
  ur analyse classic '4..2/8/4..2 l 7-0 7-0' --json";

#[derive(Debug, Args)]
#[command(after_help = ANALYSE_EXAMPLES)]
pub(crate) struct AnalyseArgs {
    /// The ruleset: a name with options, or a .toml file
    #[arg(default_value = "classic")]
    pub(crate) ruleset: String,
    /// The position, quoted [default: a board to set one up]
    pub(crate) position: Option<String>,
    /// The roll: a number, or bb bc gs ss gg [default: every roll]
    pub(crate) roll: Option<String>,
    /// Milliseconds in which estimates may look ahead [default: two plies]
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) time: Option<u64>,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw the board with ASCII characters alone [default where the terminal does not speak UTF-8]
    #[arg(long)]
    pub(crate) ascii: bool,
    /// The language of the board [default: the system's]
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Language>,
}

const REVIEW_EXAMPLES: &str = "\
What a roll changes is luck, what a move changes against the best one is given away, and together they \
are the whole way from the chance at the start to the result.

Examples:
  ur review game.ur
  ur review game.ur --json
  ur review game.ur --svg game.svg
  ur review game.rgn --rules classic";

#[derive(Debug, Args)]
#[command(after_help = REVIEW_EXAMPLES)]
pub(crate) struct ReviewArgs {
    /// The record, or a game that `ur play` keeps; - is standard input
    pub(crate) file: PathBuf,
    /// Print one line of JSON
    #[arg(long, conflicts_with = "svg")]
    pub(crate) json: bool,
    /// Draw Light's chance as a curve into this file [without a file: to standard output]
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "-")]
    pub(crate) svg: Option<PathBuf>,
    /// The ruleset of an RGN record
    #[arg(long, value_name = "RULESET")]
    pub(crate) rules: Option<String>,
}

const ENGINE_EXAMPLES: &str = "\
Speaks the protocol of docs/protocol-engine.md on standard input and output, so that other people's \
programs can play against this one.

Examples:
  ur engine --player net:2ply
  printf 'ruleset classic\\nposition 4..2/8/4..2 l 7-0 7-0\\nroll 2\\ngo\\n' | ur engine";

#[derive(Debug, Args)]
#[command(after_help = ENGINE_EXAMPLES)]
pub(crate) struct EngineArgs {
    /// Who plays; the host may choose another with `setoption player`
    #[arg(long, default_value = "master")]
    pub(crate) player: String,
    /// Let all that the player leaves to chance follow from this seed
    #[arg(long)]
    pub(crate) seed: Option<u64>,
}
