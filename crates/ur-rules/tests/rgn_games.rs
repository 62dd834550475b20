//! RGN with any game: what is written is read again as the same, and damage never makes a false one.

use proptest::prelude::*;
use proptest::sample::Index;
use ur_rules::record::Record;
use ur_rules::rgn;
use ur_rules::{Game, Phase, Roll, Ruleset, Side};

const RACES: [&str; 6] =
    ["classic", "brettspielnetz", "masters", "masters-four-dice", "blitz", "aseb"];

fn ruleset(name: &str) -> Ruleset {
    name.parse().expect("a ruleset")
}

fn write(record: &Record) -> String {
    rgn::write(record).expect("a game that RGN has words for")
}

/// How a random game begins.
#[derive(Clone, Debug)]
enum Beginning {
    RollOff(usize, Side),
    Position(Side),
}

/// How a random game ends, if it is not won before.
#[derive(Clone, Copy, Debug)]
enum Ending {
    Open,
    Saved,
    Resigned(Side),
    TimedOut(Side),
}

fn any_side() -> impl Strategy<Value = Side> {
    prop::sample::select(Side::BOTH.to_vec())
}

fn any_beginning() -> impl Strategy<Value = Beginning> {
    prop_oneof![
        (0..3_usize, any_side()).prop_map(|(ties, side)| Beginning::RollOff(ties, side)),
        any_side().prop_map(Beginning::Position),
    ]
}

fn any_ending() -> impl Strategy<Value = Ending> {
    prop_oneof![
        Just(Ending::Open),
        Just(Ending::Saved),
        any_side().prop_map(Ending::Resigned),
        any_side().prop_map(Ending::TimedOut),
    ]
}

fn any_headers() -> impl Strategy<Value = Vec<(String, String)>> {
    let names = prop_oneof![Just("Light".to_owned()), Just("Dark".to_owned()), "K[^\\n]{0,5}"];
    prop::collection::btree_map(names, "[^\\n]{0,12}", 0..4)
        .prop_map(|headers| headers.into_iter().collect())
}

fn begin(ruleset: Ruleset, beginning: &Beginning) -> Game {
    let (one, two) = (Roll::Count(1), Roll::Count(2));
    let mut game = Game::new(ruleset);
    match *beginning {
        Beginning::RollOff(ties, side) if game.phase() == Phase::RollOff => {
            for _ in 0..ties {
                game.roll_off(two, two).expect("a roll-off");
            }
            let (light, dark) = if side == Side::Light { (two, one) } else { (one, two) };
            game.roll_off(light, dark).expect("a roll-off");
            game
        }
        Beginning::RollOff(..) => game,
        Beginning::Position(side) => Game::from_position(ruleset.start(side)),
    }
}

fn roll(game: &mut Game, throw: Index) {
    let dice = game.ruleset().dice();
    game.roll(dice.roll(throw.index(dice.throws() as usize) as u32)).expect("a roll");
}

fn finish(game: &mut Game, ending: Ending, throw: Index) {
    if game.outcome().is_some() {
        return;
    }
    match ending {
        Ending::Open => (),
        Ending::Saved => roll(game, throw),
        Ending::Resigned(side) => drop(game.resign(side)),
        Ending::TimedOut(side) => drop(game.time_out(side)),
    }
}

prop_compose! {
    fn any_record()(
        name in prop::sample::select(RACES.to_vec()),
        beginning in any_beginning(),
        picks in prop::collection::vec(any::<(Index, Index)>(), 1..500),
        ending in any_ending(),
        throw in any::<Index>(),
        headers in any_headers(),
    ) -> Record {
        let mut game = begin(ruleset(name), &beginning);
        for (throw, choice) in picks {
            if game.outcome().is_some() {
                break;
            }
            roll(&mut game, throw);
            let moves = game.legal_moves();
            if !moves.is_empty() {
                game.play(choice.get(&moves)).expect("a legal move");
            }
        }
        finish(&mut game, ending, throw);
        Record { headers, game, comments: Vec::new() }
    }
}

/// Whether two records tell the same, and in the same words.
fn same(one: &Record, other: &Record) -> Result<(), TestCaseError> {
    prop_assert_eq!(one.game.ruleset(), other.game.ruleset());
    prop_assert_eq!(one.game.opening_rolls(), other.game.opening_rolls());
    prop_assert_eq!(one.game.plies(), other.game.plies());
    prop_assert_eq!(one.game.phase(), other.game.phase());
    prop_assert_eq!(&one.headers, &other.headers);
    prop_assert_eq!(one.to_string(), other.to_string());
    Ok(())
}

proptest! {
    #[test]
    fn every_game_is_read_as_it_was_written(record in any_record()) {
        let text = write(&record);
        let back = rgn::parse(&text, record.game.ruleset());
        let back = back.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        same(&record, &back)?;
        prop_assert_eq!(write(&back), text);
    }

    #[test]
    fn lines_of_turns_are_short(record in any_record()) {
        let text = write(&record);
        prop_assert!(text.lines().filter(|line| !line.starts_with('[')).all(|line| line.len() < 60));
    }

    #[test]
    fn a_damaged_text_is_refused_or_read_as_a_game(
        record in any_record(),
        at in any::<Index>(),
        damage in prop_oneof![
            "[A-C@+x*#/0-9. \\n\\[\\]\"-]{0,4}",
            Just("A@A1 *".to_owned()),
            Just("#".to_owned()),
        ],
        cut in 0..4_usize,
    ) {
        let mut chars: Vec<char> = write(&record).chars().collect();
        let at = at.index(chars.len() + 1);
        chars.splice(at..chars.len().min(at + cut), damage.chars());
        let text: String = chars.into_iter().collect();
        if let Ok(read) = rgn::parse(&text, record.game.ruleset()) {
            let back = rgn::parse(&write(&read), record.game.ruleset()).expect("our own text");
            same(&read, &back)?;
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(
        text in "([\\[\\]\"\\\\ \\n/#*@+x.-]|[A-C0-9]|\\PC){0,60}",
        name in prop::sample::select(RACES.to_vec()),
    ) {
        if let Ok(read) = rgn::parse(&text, ruleset(name)) {
            prop_assert!(rgn::write(&read).is_ok());
        }
    }
}
