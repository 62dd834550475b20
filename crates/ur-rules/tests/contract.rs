//! What every ruleset promises, whatever its rules: one contract, checked over random games.

use std::collections::HashSet;
use std::sync::LazyLock;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use ur_rules::record::Record;
use ur_rules::{
    Event, Game, GameError, IllegalMove, Move, Phase, Ply, Position, Roll, Ruleset, Seq, Side,
    VariantPosition,
};

/// Rulesets with house rules, besides those of [`Ruleset::NAMES`].
const OPTIONS: &[&str] = &[
    "classic:pieces=3",
    "classic:rosette_safe=false,capture_roll=true,starts=light",
    "aseb:pieces=7,rosette_roll=false",
    "modern:preset=a2",
    "modern:preset=d1,pieces=4",
    "modern:preset=grid,pass_allowed=true",
    "modern:preset=rings,jump_may_capture=true",
    "modern:preset=kingdom-d,draw=off",
    "modern:placement_captures=all,placement_extra_turn=true,jump_may_capture=true",
    "modern:preset=ishtar-d2,routes=grid,pieces=9",
    "ravensburger:six=roll_again,partial_prisoners=false",
    "ravensburger:stack_limit=4,red_may_stop_on_a5=false",
    "ravensburger:stack_limit=1",
    "ravensburger:pieces=4,six=roll_again,stack_limit=3",
];

/// A ruleset of somebody's own: uneven paths, a shared rosette, odd dice.
const FILE: &str = r#"
board = "3../5/3.."
light = "a1 b1 c1 c2 d2 e2 b2 a2"
dark = "a3 b3 c3 c2 d2 e2 b2"
dice = { 0 = "1/6", 1 = "1/3", 2 = "1/3", 3 = "1/6" }
pieces = 4
rosettes = ["c2", "b3 b1"]
capture_roll = true
starts = "light"
"#;

const FILE_NAME: &str = "odd.toml";

fn rulesets() -> Vec<Ruleset> {
    let named = Ruleset::NAMES.iter().chain(OPTIONS);
    let named = named.map(|text| text.parse().unwrap_or_else(|error| panic!("{error}")));
    let file = Ruleset::from_toml(FILE_NAME, FILE).unwrap_or_else(|error| panic!("{error}"));
    named.chain([file]).collect()
}

// The games.

/// Random games of every ruleset, the openings included, some finished and some broken off.
static PLAYED: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let games = |ruleset| (0..3).map(move |seed| random_game(ruleset, seed, plies(ruleset)));
    rulesets().into_iter().flat_map(games).collect()
});

/// The most rolls of a game: modern has long lists of moves, and at random its games hardly end.
fn plies(ruleset: Ruleset) -> usize {
    if ruleset.base_name() == "modern" { 120 } else { 300 }
}

fn random_game(ruleset: Ruleset, seed: u64, plies: usize) -> Game {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Game::new(ruleset);
    while game.plies().len() < plies && !matches!(game.phase(), Phase::Over(_)) {
        step(&mut game, &mut rng);
    }
    game
}

fn throw(ruleset: Ruleset, rng: &mut Xoshiro256PlusPlus) -> Roll {
    ruleset.dice().roll(rng.random_range(0..ruleset.dice().throws()))
}

/// Whatever comes next in the game, at random.
fn step(game: &mut Game, rng: &mut Xoshiro256PlusPlus) {
    let ruleset = game.ruleset();
    let done = match game.phase() {
        Phase::RollOff => game.roll_off(throw(ruleset, rng), throw(ruleset, rng)),
        Phase::ChooseStarter(_) => {
            game.choose_starter(*Side::BOTH.choose(rng).expect("there are two"))
        }
        Phase::Roll => game.roll(game.known_roll().unwrap_or_else(|| throw(ruleset, rng))),
        Phase::Move(_) => {
            let moves = game.legal_moves();
            game.play(moves.choose(rng).expect("a position offers at least one move"))
        }
        Phase::Over(_) => return,
    };
    done.unwrap_or_else(|error| panic!("{ruleset} {}: {error}", game.position()));
}

/// Every position of the games that is not finished, with every roll of its dice.
fn for_each_roll(mut check: impl FnMut(&VariantPosition, Roll)) {
    for game in PLAYED.iter() {
        for ply in game.plies() {
            for odds in ply.before.dice().rolls() {
                check(&ply.before, odds.roll);
            }
        }
    }
}

fn texts(position: &VariantPosition, roll: Roll) -> Vec<String> {
    position.moves(roll).map(|mv| mv.to_string()).collect()
}

/// A ply without the number of its event, which a record does not keep.
fn told(ply: &Ply) -> (Side, Roll, Option<Move>, VariantPosition, VariantPosition) {
    (ply.side, ply.roll, ply.mv, ply.before, ply.after)
}

/// All that can be seen of a game.
fn seen(game: &Game) -> String {
    format!("{:?} {:?} {:?} {:?}", game.phase(), game.known_roll(), game.events(), game.plies())
}

// Positions.

#[test]
fn pieces_are_conserved() {
    for game in PLAYED.iter() {
        for ply in game.plies() {
            let setup = ply.after.setup();
            let pieces = Side::BOTH.map(|side| setup.pieces(side));
            assert_eq!(pieces, [usize::from(game.ruleset().pieces()); 2], "{}", ply.after);
        }
    }
}

#[test]
fn position_texts_round_trip() {
    for game in PLAYED.iter() {
        for ply in game.plies() {
            let text = ply.after.to_string();
            assert_eq!(game.ruleset().parse_position(&text), Ok(ply.after), "{text}");
            assert_eq!(ply.after.setup().to_string(), text);
        }
    }
}

#[test]
fn the_ruleset_of_a_position_is_the_one_it_was_made_by() {
    for game in PLAYED.iter() {
        assert_eq!(game.position().ruleset(), game.ruleset());
        assert_eq!(game.start().ruleset().text(), game.ruleset().text());
    }
}

#[test]
fn roll_texts_round_trip() {
    for ruleset in rulesets() {
        for odds in ruleset.dice().rolls() {
            assert_eq!(odds.roll.to_string().parse(), Ok(odds.roll));
        }
    }
}

// Moves.

#[test]
fn every_roll_offers_something_and_the_pass_stands_alone() {
    for_each_roll(|position, roll| {
        let texts = texts(position, roll);
        assert!(!texts.is_empty(), "{position} {roll}");
        let may_decline = position.ruleset().options().contains("pass_allowed=true");
        let passes = texts.iter().any(|text| text == "--");
        assert!(!passes || texts.len() == 1 || may_decline, "{position} {roll}: {texts:?}");
    });
}

#[test]
fn the_moves_of_a_roll_have_distinct_texts() {
    for_each_roll(|position, roll| {
        let mut texts = texts(position, roll);
        let count = texts.len();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), count, "{position} {roll}");
    });
}

#[test]
fn move_texts_round_trip() {
    for_each_roll(|position, roll| {
        for mv in position.moves(roll) {
            assert_eq!(mv.to_string().parse(), Ok(mv), "{position} {roll}");
        }
    });
}

#[test]
fn every_listed_move_is_accepted() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for_each_roll(|position, roll| {
        for mv in position.moves(roll) {
            let next = position.play(roll, mv);
            assert!(next.is_ok(), "{position} {roll} {mv}");
            if rng.random_bool(0.02) {
                let mut game = Game::from_position(*position);
                game.push(Event::Rolled { roll }).expect("a roll");
                game.play(&mv).unwrap_or_else(|error| panic!("{position} {roll} {mv}: {error}"));
                assert_eq!(Ok(*game.position()), next);
            }
        }
    });
}

#[test]
fn a_capture_need_not_be_marked_to_be_read() {
    for_each_roll(|position, roll| {
        for mv in position.moves(roll).filter(|mv| !mv.captures().is_empty()) {
            let text = mv.to_string();
            let unmarked = match text.strip_prefix('@') {
                Some(_) => text.trim_end_matches('x').to_owned(),
                None => text.replace('x', "-"),
            };
            let meant = unmarked.parse().expect("a move");
            assert_eq!(position.find(roll, &meant), Ok(mv), "{position} {roll} {unmarked}");
        }
    });
}

/// Moves that may be illegal: those of other positions, and texts with a character or two changed.
fn strange_moves(rng: &mut Xoshiro256PlusPlus) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    for game in PLAYED.sample(rng, 12) {
        let ply = game.plies().choose(rng).expect("a game has plies");
        let odds = ply.before.dice().rolls().choose(rng).expect("dice show something");
        moves.extend(ply.before.moves(odds.roll).take(6));
    }
    let mutated: Vec<Move> = moves.iter().filter_map(|mv| mutate(&mv.to_string(), rng)).collect();
    moves.extend(mutated);
    moves.push(Move::Pass);
    moves
}

fn mutate(text: &str, rng: &mut Xoshiro256PlusPlus) -> Option<Move> {
    let mut letters: Vec<u8> = text.bytes().collect();
    for _ in 0..rng.random_range(1..3) {
        let place = rng.random_range(0..letters.len());
        letters[place] = *b"abcdefgh123-x@+,".choose(rng)?;
    }
    String::from_utf8(letters).ok()?.parse().ok()
}

#[test]
fn a_move_that_is_not_listed_is_refused_and_leaves_the_game_as_it_was() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    let mut refused = 0;
    for game in PLAYED.iter() {
        for ply in game.plies().sample(&mut rng, 8) {
            let mut game = Game::from_position(ply.before);
            game.push(Event::Rolled { roll: ply.roll }).expect("a roll");
            let (before, legal) = (seen(&game), game.legal_moves());
            for mv in strange_moves(&mut rng) {
                if legal.iter().any(|legal| mv.is_read_as(legal)) {
                    continue;
                }
                let error = GameError::Illegal(IllegalMove::NotLegal { mv, roll: ply.roll });
                assert_eq!(game.play(&mv), Err(error), "{}", ply.before);
                assert_eq!(seen(&game), before, "{mv}");
                refused += 1;
            }
        }
    }
    assert!(refused > 10_000, "the sample is too small: {refused}");
}

#[test]
fn a_roll_that_the_dice_do_not_show_is_refused() {
    let strange = ["0", "5", "6", "7", "255", "bb", "gg"];
    for ruleset in rulesets() {
        let start = ruleset.start(Side::Light);
        for roll in strange.map(|text| text.parse::<Roll>().expect("a roll")) {
            let known = ruleset.dice().weight(roll) > 0;
            let mut game = Game::from_position(start);
            assert_eq!(game.roll(roll).is_ok(), known, "{ruleset} {roll}");
            let refused = matches!(start.find(roll, &Move::Pass), Err(IllegalMove::NotARoll(_)));
            assert_eq!(refused, !known, "{ruleset} {roll}");
        }
    }
}

#[test]
fn successors_are_the_distinct_positions_that_the_moves_lead_to() {
    for_each_roll(|position, roll| {
        let successors = position.successors(roll);
        let distinct: HashSet<VariantPosition> = successors.iter().copied().collect();
        assert_eq!(distinct.len(), successors.len(), "{position} {roll}");
        let play = |mv| position.play(roll, mv).expect("a listed move is legal");
        let played: HashSet<VariantPosition> = position.moves(roll).map(play).collect();
        assert_eq!(distinct, played, "{position} {roll}");
    });
}

/// The typed positions that the engine searches, and the one enum that everyone else uses.
#[test]
fn the_position_of_a_family_and_the_position_of_any_ruleset_agree() {
    for_each_roll(|position, roll| {
        let typed = match position {
            VariantPosition::Race(position) => outcomes(position, roll),
            VariantPosition::Modern(position) => outcomes(position, roll),
            VariantPosition::Ravensburger(position) => outcomes(position, roll),
        };
        assert_eq!(outcomes(position, roll), typed, "{position} {roll}");
    });
}

fn outcomes<P: Position>(position: &P, roll: Roll) -> Vec<(Move, String)> {
    let outcome = |mv: P::Move| (mv.into(), position.play(roll, mv).expect("legal").to_string());
    position.moves(roll).map(outcome).collect()
}

// Both sides.

/// The position with the sides, their rows and their reserves exchanged.
fn mirrored(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let &[board, side, light, dark] = fields.as_slice() else { panic!("`{text}`") };
    let exchange = |letter| match letter {
        'L' => 'D',
        'D' => 'L',
        'l' => 'd',
        'd' => 'l',
        other => other,
    };
    let rows: Vec<&str> = board.split('/').rev().collect();
    let swapped = |text: &str| text.chars().map(exchange).collect::<String>();
    format!("{} {} {dark} {light}", swapped(&rows.join("/")), swapped(side))
}

#[test]
fn the_rules_are_the_same_for_both_sides() {
    // One entrance on d1, and a file with uneven paths, are not.
    let even = |ruleset: Ruleset| !ruleset.text().contains("preset=d1") && !ruleset.is_own();
    for game in PLAYED.iter().filter(|game| even(game.ruleset())) {
        for ply in game.plies() {
            let mirror = game.ruleset().parse_position(&mirrored(&ply.before.to_string()));
            let successors = mirror.expect("a position").successors(ply.roll);
            let mut found: Vec<String> = successors.iter().map(ToString::to_string).collect();
            let own = ply.before.successors(ply.roll);
            let mut expected: Vec<String> =
                own.iter().map(|next| mirrored(&next.to_string())).collect();
            found.sort_unstable();
            expected.sort_unstable();
            assert_eq!(found, expected, "{} {} {}", game.ruleset(), ply.before, ply.roll);
        }
    }
}

// Games.

#[test]
fn replaying_the_events_gives_the_same_game_and_every_prefix_is_one() {
    for game in PLAYED.iter() {
        let mut replayed = Game::new(game.ruleset());
        for (number, event) in game.events().iter().enumerate() {
            assert_eq!(replayed.push(*event), Ok(Seq(number)));
            let whole = replayed.plies().iter().filter(|ply| ply.mv.is_some()).count();
            assert_eq!(replayed.plies()[..whole], game.plies()[..whole]);
        }
        assert_eq!(seen(&replayed), seen(game));
    }
}

fn read_back(record: &Record) -> Record {
    let text = record.to_string();
    let file = Ruleset::from_toml(FILE_NAME, FILE).expect("the ruleset of the file");
    let read = if record.game.ruleset() == file {
        Record::parse_with(&text, |_| Ok(file))
    } else {
        Record::parse(&text)
    };
    read.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn assert_record_round_trips(game: Game) {
    let record = Record::new(game);
    let read = read_back(&record);
    assert_eq!(read.to_string(), record.to_string());
    let told_by = |game: &Game| game.plies().iter().map(told).collect::<Vec<_>>();
    assert_eq!(told_by(&read.game), told_by(&record.game));
    assert_eq!(read.game.phase(), record.game.phase());
    assert_eq!(read.game.opening_rolls(), record.game.opening_rolls());
}

#[test]
fn records_round_trip() {
    for game in PLAYED.iter() {
        assert_record_round_trips(game.clone());
    }
}

#[test]
fn a_game_broken_off_anywhere_after_its_opening_round_trips_as_a_record() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    for game in PLAYED.iter() {
        let opening = game.events().len() - standing_tail(game);
        for _ in 0..5 {
            let end = rng.random_range(opening..game.events().len());
            assert_record_round_trips(broken_off(game, end));
        }
    }
}

/// The events of the first roll and all after it.
fn standing_tail(game: &Game) -> usize {
    let first = game.events().iter().position(|event| matches!(event, Event::Rolled { .. }));
    game.events().len() - first.unwrap_or(0)
}

/// The game after so many events, and the forced pass that comes right after a roll.
fn broken_off(game: &Game, events: usize) -> Game {
    let mut part = Game::new(game.ruleset());
    for event in &game.events()[..events] {
        part.push(*event).expect("it happened");
    }
    if part.legal_moves() == [Move::Pass] {
        part.push(Event::Passed).expect("nothing else is legal");
    }
    part
}

#[test]
fn a_game_given_up_anywhere_after_its_opening_round_trips_as_a_record() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for game in PLAYED.iter() {
        let opening = game.events().len() - standing_tail(game);
        let mut part = broken_off(game, rng.random_range(opening..game.events().len()));
        if part.outcome().is_none() {
            let side = *Side::BOTH.choose(&mut rng).expect("there are two");
            let given_up =
                if rng.random_bool(0.5) { part.resign(side) } else { part.time_out(side) };
            given_up.expect("the game was going on");
        }
        assert_record_round_trips(part);
    }
}

#[test]
fn in_a_finished_game_the_loser_is_to_act_and_nothing_is_legal() {
    let mut finished = 0;
    for game in PLAYED.iter() {
        let Some(outcome) = game.outcome() else { continue };
        finished += 1;
        let position = *game.position();
        assert_eq!(Some(position.turn()), outcome.loser());
        assert_eq!(position.winner(), outcome.winner);
        assert_eq!(game.turn(), None);
        for odds in position.dice().rolls() {
            assert_eq!(position.moves(odds.roll).count(), 0, "{position}");
            assert!(position.find(odds.roll, &Move::Pass).is_err());
            assert_eq!(game.clone().roll(odds.roll), Err(GameError::Over));
        }
        assert_eq!(game.clone().play(&Move::Pass), Err(GameError::Over));
        assert_eq!(Game::from_position(position).phase(), game.phase());
    }
    assert!(finished > 30, "only {finished} games came to an end");
}

// Takebacks.

/// A standing roll or move of the game, by number.
fn any_roll_or_move(game: &Game, rng: &mut Xoshiro256PlusPlus) -> Seq {
    let is_one =
        |event: &Event| matches!(event, Event::Rolled { .. } | Event::Moved { .. } | Event::Passed);
    let numbers: Vec<usize> =
        (0..game.events().len()).filter(|&number| is_one(&game.events()[number])).collect();
    Seq(*numbers.choose(rng).expect("a game has rolls"))
}

fn rolls(game: &Game) -> Vec<Roll> {
    game.plies().iter().map(|ply| ply.roll).collect()
}

#[test]
fn going_back_and_playing_the_same_moves_gives_the_same_game() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for game in PLAYED.iter() {
        let mut again = game.clone();
        let to = any_roll_or_move(game, &mut rng);
        again.take_back(to).expect("it stands");
        let standing = again.plies().len();
        assert!(standing <= game.plies().len());
        for event in &game.events()[to.0..] {
            match event {
                Event::Rolled { roll } => assert_eq!(again.known_roll(), Some(*roll)),
                _ => assert!(matches!(again.phase(), Phase::Move(_))),
            }
            again.push(*event).unwrap_or_else(|error| panic!("{event:?}: {error}"));
        }
        assert_eq!(again.known_roll(), None);
        assert_eq!((again.phase(), again.position()), (game.phase(), game.position()));
        let told_by = |game: &Game| game.plies().iter().map(told).collect::<Vec<_>>();
        assert_eq!(told_by(&again), told_by(game));
    }
}

#[test]
fn the_rolls_come_again_in_the_same_order_whatever_is_played() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    for game in PLAYED.iter() {
        let mut other = game.clone();
        for _ in 0..2 {
            other.take_back(any_roll_or_move(game, &mut rng)).ok();
        }
        while other.plies().len() < game.plies().len() && other.outcome().is_none() {
            step(&mut other, &mut rng);
        }
        let common = rolls(&other).len().min(rolls(game).len());
        assert_eq!(rolls(&other)[..common], rolls(game)[..common], "{}", game.ruleset());
    }
}

#[test]
fn replaying_a_game_with_takebacks_gives_the_same_game() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for game in PLAYED.iter() {
        let mut game = game.clone();
        for _ in 0..3 {
            game.take_back(any_roll_or_move(&game, &mut rng)).ok();
            (0..4).for_each(|_| step(&mut game, &mut rng));
        }
        let mut replayed = Game::new(game.ruleset());
        for event in game.events() {
            replayed.push(*event).unwrap_or_else(|error| panic!("{event:?}: {error}"));
        }
        assert_eq!(seen(&replayed), seen(&game));
    }
}

// What the rulings promise of single families.

#[test]
fn no_enemy_stone_is_ever_on_top_on_a_private_square_of_ravensburger() {
    let of_row = |side| if side == Side::Light { 1 } else { 3 };
    for game in PLAYED.iter().filter(|game| game.ruleset().base_name() == "ravensburger") {
        for ply in game.plies() {
            for side in Side::BOTH {
                let setup = ply.after.setup();
                let private = setup.stones().filter(|(square, _)| square.row() == of_row(side));
                let mut tops = private.filter_map(|(_, stones)| stones.last());
                assert!(tops.all(|top| top.side == side), "{}", ply.after);
            }
        }
    }
}

#[test]
fn random_play_ends_in_every_race_and_in_ravensburger() {
    // With one stone to a square nothing can be captured, and nobody wins.
    let endless = |ruleset: &Ruleset| ruleset.text().contains("stack_limit=1");
    let ending = |ruleset: &Ruleset| ruleset.base_name() != "modern" && !endless(ruleset);
    for ruleset in rulesets().into_iter().filter(ending) {
        for seed in 10..14 {
            let game = random_game(ruleset, seed, 5_000);
            assert!(game.outcome().is_some(), "{ruleset} with seed {seed}: {}", game.position());
        }
    }
}
