//! Matches: fair to both sides, the same on any number of threads, and kept.

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use ur_engine::{
    Contestant, ExactValues, Fault, Journal, JournalError, MOVE_TIME, Match, MatchDescription,
    MatchReport, MatchTally, Mind, Player, Series,
};
use ur_rules::{Move, Roll, VariantPosition};
use ur_solver::{Stop, Work};

use crate::support::{solved, start};

const TWO: &str = "classic:pieces=2";

fn series(ruleset: &str, players: [&str; 2], pairs: u64) -> Series {
    Series {
        start: start(ruleset),
        entrants: players.map(|name| name.parse().expect("an entrant")),
        seed: 5,
        pairs,
        threads: NonZeroUsize::MIN,
        move_time: MOVE_TIME,
    }
}

fn run(series: &Series, values: &ExactValues) -> MatchReport {
    let mut play = series.begin(values, None).expect("a match");
    let report = play.run(&Stop::default(), &mut |_| ()).expect("games");
    report.expect("nobody stops it")
}

#[test]
fn whoever_plays_himself_gets_exactly_half() {
    let (_folder, values) = solved(TWO);
    for name in ["random", "greedy", "expectimax:1ply", "net:1ply", "beginner", "medium", "perfect"]
    {
        let report = run(&series(TWO, [name; 2], 40), &values);
        assert_eq!(report.tally.games(), 80);
        assert_eq!(report.tally.a_share().to_bits(), 0.5f64.to_bits(), "{name}");
        assert_eq!(report.tally.regrets[0].decisions, report.tally.regrets[1].decisions, "{name}");
    }
    for ruleset in ["modern", "ravensburger", "masters"] {
        let tally = run(&series(ruleset, ["greedy"; 2], 4), &ExactValues::none()).tally;
        assert_eq!((tally.a_wins, tally.games()), (tally.b_wins, 8), "{ruleset}");
    }
}

/// A mind that has luck of its own.
struct OwnLuck(Mind<VariantPosition>, Xoshiro256PlusPlus);

impl Contestant<VariantPosition> for OwnLuck {
    fn pick(
        &mut self,
        position: &VariantPosition,
        roll: Roll,
        _: u32,
    ) -> Result<Option<Move>, Fault> {
        self.0.choose(position, roll, self.1.next_u32())
    }
}

#[test]
fn the_interval_of_players_of_the_same_strength_holds_one_half_as_often_as_it_promises() {
    let start = start(TWO);
    for player in [Player::Random, "medium".parse().expect("a level")] {
        let mind = player.mind(&start, &ExactValues::none()).expect("they play everything");
        let holds = |seed: &u64| {
            let luck = |seed| OwnLuck(mind.clone(), Xoshiro256PlusPlus::seed_from_u64(seed));
            let (mut a, mut b) = (luck(2 * seed), luck(2 * seed + 1));
            let contest = Match { start, seed: *seed, truth: None };
            let pairs = (0..50)
                .map(|pair| contest.play_pair(pair, &mut a, &mut b).expect("no values are asked"));
            let tally = pairs.fold(MatchTally::default(), MatchTally::and);
            let (low, high) = tally.interval();
            assert!(high - low < 0.4, "{player}: {low} to {high}");
            low <= 0.5 && 0.5 <= high
        };
        // 19 of 20 are promised; fewer than 51 of 60 come about once in a thousand times.
        let holding = (0..60).filter(holds).count();
        assert!(holding >= 51, "{player}: {holding} of 60");
    }
}

#[test]
fn the_stronger_player_wins_and_gives_away_less() {
    let (_folder, values) = solved(TWO);
    let report = run(&series(TWO, ["perfect", "random"], 200), &values);
    assert!(report.solved && report.complete);
    let (low, _) = report.tally.interval();
    assert!(low > 0.5, "{:?}", report.tally);
    let [perfect, random] = report.tally.regrets;
    assert!(
        perfect.mean().share() < 1e-6 && random.mean().share() > 0.01,
        "{perfect:?} {random:?}"
    );
}

#[test]
fn the_result_is_the_same_on_any_number_of_threads() {
    let (_folder, values) = solved(TWO);
    let alone = series(TWO, ["medium", "random"], 50);
    let expected = run(&alone, &values);
    for threads in [2, 3, 8] {
        let threads = NonZeroUsize::new(threads).expect("some");
        assert_eq!(run(&Series { threads, ..alone.clone() }, &values), expected);
    }
}

#[test]
fn few_games_that_came_out_alike_are_no_certainty() {
    let won = MatchTally { pairs: 1, a_wins: 2, squares: 1.0, ..MatchTally::default() };
    assert_eq!(won.interval(), (0.0, 1.0));
    let even =
        MatchTally { pairs: 1, a_wins: 1, b_wins: 1, squares: 0.25, ..MatchTally::default() };
    let (low, high) = even.interval();
    assert!(low < 0.1 && high > 0.9, "{low} to {high}");
    assert!(MatchTally::elo(1.0).is_infinite());
    assert!(MatchTally::elo(0.5).abs() < 1e-9);
    assert!((MatchTally::elo(10.0 / 11.0) - 400.0).abs() < 1e-9);
}

/// Plays a match that is kept in a file.
fn play_kept(series: &Series, path: &Path, stop: bool) -> MatchReport {
    let (values, asked) = (ExactValues::none(), Stop::default());
    let mut play = series.begin(&values, Some(path)).expect("a journal");
    if stop {
        asked.ask();
    }
    let report = play.run(&asked, &mut |_| ()).expect("games");
    report.unwrap_or_else(|| play.report())
}

#[test]
fn a_match_that_was_stopped_goes_on_to_the_same_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept.match");
    let series = series("classic:pieces=1", ["greedy", "random"], 100);
    let expected = run(&series, &ExactValues::none());
    assert_eq!(play_kept(&series, &path, false), expected);
    // As if it had been stopped after three batches, the last of them not written to its end.
    let text = fs::read_to_string(&path).expect("a file");
    let some: String = text.split_inclusive('\n').take(4).collect();
    fs::write(&path, &some[..some.len() - 5]).expect("a file");
    let stopped = play_kept(&series, &path, true);
    assert!(!stopped.complete && stopped.tally.pairs == 16, "{stopped:?}");
    assert_eq!(play_kept(&series, &path, false), expected);
    // Nothing is left to be played, and a longer match goes on from there.
    let lines = || fs::read_to_string(&path).expect("a file").lines().count();
    let before = lines();
    assert_eq!(play_kept(&series, &path, false), expected);
    assert_eq!(lines(), before);
    let longer = Series { pairs: 120, ..series };
    assert_eq!(play_kept(&longer, &path, false), run(&longer, &ExactValues::none()));
}

#[test]
fn a_file_of_something_else_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept.match");
    let one = series("classic:pieces=1", ["greedy", "random"], 8);
    play_kept(&one, &path, false);
    let kept = fs::read(&path).expect("a file");
    let others = [
        series("classic:pieces=1", ["random", "greedy"], 8),
        series("classic:pieces=2", ["greedy", "random"], 8),
        Series { seed: 6, ..one.clone() },
    ];
    for other in others {
        let refused = Journal::open(&path, &MatchDescription::of(&other, false));
        let error = refused.expect_err("another match");
        assert!(matches!(error, JournalError::Other { .. }), "{error}");
    }
    let solved = Journal::open(&path, &MatchDescription::of(&one, true)).expect_err("solved since");
    assert!(solved.to_string().contains("the game was not solved then"), "{solved}");
    assert_eq!(fs::read(&path).expect("a file"), kept);

    for contents in ["my diary", "my diary\n", "{\"first\":0}\n", "\u{fffd}\n"] {
        fs::write(&path, contents).expect("a file");
        let refused = Journal::open(&path, &MatchDescription::of(&one, false));
        let error = refused.expect_err("no match");
        assert!(matches!(error, JournalError::Foreign { .. }), "{contents}: {error}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), contents);
    }
}

#[test]
fn a_damaged_line_is_told_of_and_a_match_is_played_by_one_at_a_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept.match");
    let series = series("classic:pieces=1", ["greedy", "random"], 8);
    let description = MatchDescription::of(&series, false);
    let opened = Journal::open(&path, &description).expect("a journal");
    let error = Journal::open(&path, &description).expect_err("it is taken");
    assert!(matches!(error, JournalError::Taken { .. }), "{error}");
    drop(opened);
    let mut text = fs::read_to_string(&path).expect("a file");
    text.push_str("{\"first\":0}\n");
    fs::write(&path, text).expect("a file");
    let error = Journal::open(&path, &description).expect_err("a damaged line");
    assert!(error.to_string().starts_with("line 2 of "), "{error}");
}
