//! The command line as it is written; each command resolves its own arguments.

#[cfg(feature = "server")]
mod serving;
mod solving;
mod study;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::cmd::learn::LearnArgs;
use crate::cmd::train::TrainArgs;
use crate::words::Language;

#[cfg(feature = "server")]
pub(crate) use serving::{LimitArgs, SECONDS_A_DAY, ServeArgs};
pub(crate) use solving::{
    SolveArgs, TableArgs, TableCommand, TableInfoArgs, TableListArgs, TableProbeArgs,
    TableStatsArgs,
};
pub(crate) use study::{AnalyseArgs, EngineArgs, MatchArgs, ReviewArgs};

#[cfg(feature = "server")]
const SERVE_EXAMPLE: &str = "  ur serve --open                      play in your browser\n";
#[cfg(not(feature = "server"))]
const SERVE_EXAMPLE: &str = "";

fn after_help() -> String {
    format!(
        "\
A RULESET is a name, with options after a colon, or the path of a .toml file:
  classic   classic:pieces=5   modern:preset=a2,draw=off   ravensburger:six=roll_again   my.toml

Examples:
{SERVE_EXAMPLE}  ur play                              choose a game and play it
  ur play ravensburger --dark greedy   play Light against the computer
  ur rules modern --lang de            read the rules
  ur learn modern                      learn them by playing
  ur moves classic '4..2/8/4..2 l 7-0 7-0' 2
  ur match hard medium classic         let two players play a match
  ur analyse                           set up a position, see what its moves are worth
  ur review game.ur                    see where a game was won and lost
"
    )
}

/// The Royal Game of Ur: play it, look at it, count it.
#[derive(Debug, Parser)]
#[command(name = "ur", version, after_help = after_help(), propagate_version = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal
    Play(PlayArgs),
    /// Play in a browser: here, with friends, with anybody
    #[cfg(feature = "server")]
    Serve(ServeArgs),
    /// List the rulesets
    Rulesets(RulesetsArgs),
    /// Read the rules of a ruleset
    Rules(RulesArgs),
    /// Learn a ruleset by playing, step by step
    Learn(LearnArgs),
    /// Print the start position
    Start(StartArgs),
    /// Draw a position
    Show(ShowArgs),
    /// List the legal moves of a position and a roll
    Moves(MovesArgs),
    /// Answer positions and rolls from standard input with their successors
    Successors(SuccessorsArgs),
    /// Count the positions of the game tree
    Perft(PerftArgs),
    /// Play many games between computer players
    Sim(SimArgs),
    /// Let two players, or programs, play a match: who is stronger, and by how much
    Match(MatchArgs),
    /// Say what every move of a position is worth
    Analyse(AnalyseArgs),
    /// Go through a played game: luck, mistakes, and what would have been better
    Review(ReviewArgs),
    /// Play for other people's programs, over standard input and output
    Engine(EngineArgs),
    /// Train a net to play a ruleset
    Train(TrainArgs),
    /// Solve a race ruleset exactly: perfect play, computed here
    Solve(SolveArgs),
    /// Ask, check and describe solved rulesets
    Table(TableArgs),
    /// Convert a game record from one notation to the other
    Convert(ConvertArgs),
    /// Go through a game record position by position
    Replay(ReplayArgs),
    /// Check that the dice of a recorded game were not rigged
    VerifyDice(VerifyDiceArgs),
    /// Print a completion script for a shell
    Completions(CompletionsArgs),
}

const RULESETS_EXAMPLES: &str = "Examples:\n  ur rulesets\n  ur rulesets --json";

#[derive(Debug, Args)]
#[command(after_help = RULESETS_EXAMPLES)]
pub(crate) struct RulesetsArgs {
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// The language to write in [default: the system's]
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Language>,
}

const RULES_EXAMPLES: &str = "\
Examples:
  ur rules classic
  ur rules modern:preset=rings --lang de
  ur rules my.toml";

#[derive(Debug, Args)]
#[command(after_help = RULES_EXAMPLES)]
pub(crate) struct RulesArgs {
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// Draw with ASCII characters alone
    #[arg(long)]
    pub(crate) ascii: bool,
    /// The language to write in [default: the system's]
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Language>,
}

const START_EXAMPLES: &str = "Examples:\n  ur start classic\n  ur start aseb:pieces=3";

#[derive(Debug, Args)]
#[command(after_help = START_EXAMPLES)]
pub(crate) struct StartArgs {
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
}

const SHOW_EXAMPLES: &str = "\
Examples:
  ur show classic '1D2..2/3L4/4..2 d 6-0 6-0'
  ur show ravensburger '4..2/2(DdL)5/4..2 l 9-0 8-0'";

#[derive(Debug, Args)]
#[command(after_help = SHOW_EXAMPLES)]
pub(crate) struct ShowArgs {
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// The position, quoted
    pub(crate) position: String,
    /// Draw with ASCII characters alone
    #[arg(long)]
    pub(crate) ascii: bool,
    /// The language to write in [default: the system's]
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Language>,
}

const MOVES_EXAMPLES: &str = "\
Each line is a move, a tab and the position after it; the one line of the pass when nothing is legal.

Examples:
  ur moves classic '4..2/8/4..2 l 7-0 7-0' 2
  ur moves modern '4..2/8/4..2 l 7-0 7-0' gs --json";

#[derive(Debug, Args)]
#[command(after_help = MOVES_EXAMPLES)]
pub(crate) struct MovesArgs {
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// The position, quoted
    pub(crate) position: String,
    /// The roll: a number, or bb bc gs ss gg
    pub(crate) roll: String,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

const SUCCESSORS_EXAMPLES: &str = "\
Reads lines `position<TAB>roll` and answers each with one line: the distinct positions that the legal \
moves lead to, sorted, joined by `|`; or `finished light` / `finished dark`; or `error: …`, and then \
the exit code is 1 at the end.

Example:
  printf '4..2/8/4..2 l 7-0 7-0\\t2\\n' | ur successors classic";

#[derive(Debug, Args)]
#[command(after_help = SUCCESSORS_EXAMPLES)]
pub(crate) struct SuccessorsArgs {
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
}

const PERFT_EXAMPLES: &str = "Examples:\n  ur perft classic 5\n  ur perft modern 4 --time";

#[derive(Debug, Args)]
#[command(after_help = PERFT_EXAMPLES)]
pub(crate) struct PerftArgs {
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// How many plies deep; a ply is a roll and a move
    #[arg(value_parser = clap::value_parser!(u8).range(..=100))]
    pub(crate) depth: u8,
    /// Print the time taken and the positions a second too
    #[arg(long)]
    pub(crate) time: bool,
}

const SIM_EXAMPLES: &str = "\
Players: random, greedy, expectimax, net, perfect, beginner, easy, medium, hard, master; see \
docs/players.md. `ur match` says who is stronger. \
Light starts, nobody claims a draw, and a game of 20000 rolls counts as a draw.

Examples:
  ur sim classic --games 100000 --seed 1
  ur sim ravensburger --games 1000 --seed 7 --players greedy,random --json";

#[derive(Debug, Args)]
#[command(after_help = SIM_EXAMPLES)]
pub(crate) struct SimArgs {
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,
    /// The seed: the same one gives the same games
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Light's player and Dark's, with a comma between
    #[arg(long, default_value = "random,random")]
    pub(crate) players: String,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// A notation of game records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// The notation of the `RoyalUr` libraries, for race rulesets
    Rgn,
    /// The notation of this program
    Ur,
}

const CONVERT_EXAMPLES: &str = "\
A record in our own notation names its ruleset; RGN does not, so --rules does.

Examples:
  ur convert game.ur --to rgn
  ur convert game.rgn --to ur --rules classic
  ur convert - --to ur --rules aseb < game.rgn";

#[derive(Debug, Args)]
#[command(after_help = CONVERT_EXAMPLES)]
pub(crate) struct ConvertArgs {
    /// The record, or a game that `ur play` keeps; - is standard input
    pub(crate) file: PathBuf,
    /// The notation to write
    #[arg(long, value_enum)]
    pub(crate) to: Format,
    /// The ruleset of an RGN record
    #[arg(long, value_name = "RULESET")]
    pub(crate) rules: Option<String>,
}

const REPLAY_EXAMPLES: &str = "\
Examples:
  ur replay game.ur
  ur replay game.ur --json | tail -1";

#[derive(Debug, Args)]
#[command(after_help = REPLAY_EXAMPLES)]
pub(crate) struct ReplayArgs {
    /// The record, or a game that `ur play` keeps; - is standard input
    pub(crate) file: PathBuf,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
    /// Draw with ASCII characters alone
    #[arg(long)]
    pub(crate) ascii: bool,
    /// The language to write in [default: the system's]
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Language>,
}

const COMPLETIONS_EXAMPLES: &str = "\
Example:
  ur completions bash > ~/.local/share/bash-completion/completions/ur";

#[derive(Debug, Args)]
#[command(after_help = COMPLETIONS_EXAMPLES)]
pub(crate) struct CompletionsArgs {
    /// The shell
    #[arg(value_enum)]
    pub(crate) shell: Shell,
}

const PLAY_EXAMPLES: &str = "\
Without a ruleset you choose everything on screen. Every game is kept as it is played: --resume goes \
on with the last one, after Ctrl-C or a lost terminal too.

Examples:
  ur play
  ur play classic --dark greedy
  ur play modern --light greedy --dark human --lang es
  ur play ravensburger --dice typed      you throw real dice and type what they show
  ur play classic --plain --seed 7       line mode, for scripts and screen readers
  ur play --resume";

#[derive(Debug, Args)]
#[command(after_help = PLAY_EXAMPLES)]
pub(crate) struct PlayArgs {
    /// The ruleset: a name with options, or a .toml file
    pub(crate) ruleset: Option<String>,
    /// Who plays Light: human, a level (beginner to master) or any other player (greedy, net:2ply); with
    /// neither side given, the screen asks
    #[arg(long, value_name = "PLAYER")]
    pub(crate) light: Option<String>,
    /// Who plays Dark: human, a level (beginner to master) or any other player (greedy, net:2ply)
    #[arg(long, value_name = "PLAYER")]
    pub(crate) dark: Option<String>,
    /// Start from this position, quoted
    #[arg(long, value_name = "POSITION", requires = "ruleset")]
    pub(crate) position: Option<String>,
    /// Where the dice come from [default: system]
    #[arg(long, value_enum)]
    pub(crate) dice: Option<DiceSource>,
    /// Let the dice follow from this seed
    #[arg(long, conflicts_with = "dice")]
    pub(crate) seed: Option<u64>,
    /// Go on with the last game that was left unfinished
    #[arg(long, conflicts_with_all = ["ruleset", "light", "dark", "position", "seed", "dice", "file"])]
    pub(crate) resume: bool,
    /// Keep the game in this file instead of the data folder; one that is there is gone on with
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// Line mode, for scripts and screen readers [default when not on a terminal]
    #[arg(long)]
    pub(crate) plain: bool,
    /// Draw with ASCII characters alone [default where the terminal does not speak UTF-8]
    #[arg(long)]
    pub(crate) ascii: bool,
    /// The language to speak [default: the system's]
    #[arg(long, value_enum)]
    pub(crate) lang: Option<Language>,
}

/// Where the dice of a game come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum DiceSource {
    /// The operating system's randomness
    System,
    /// Real dice: you type what they show
    Typed,
}

const VERIFY_DICE_EXAMPLES: &str = "\
The record of a game played on a server has a header [Dice ...] with all that is needed: the server's \
commitment and secret, and what the players' browsers added to each throw. docs/fair-dice.md explains \
it. The exit code is 1 if the dice are not what they should be.

Examples:
  ur verify-dice game.ur
  ur verify-dice game.ur --json";

#[derive(Debug, Args)]
#[command(after_help = VERIFY_DICE_EXAMPLES)]
pub(crate) struct VerifyDiceArgs {
    /// The record; `-` is standard input
    pub(crate) file: PathBuf,
    /// Print one line of JSON
    #[arg(long)]
    pub(crate) json: bool,
}
