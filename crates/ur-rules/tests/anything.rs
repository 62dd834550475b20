//! Whatever the rules are asked, they answer: with squares of other boards, rolls of other dice, moves of
//! other games, finished positions and texts of any kind.
//!
//! Only what a contract rules out is not asked: `play_unchecked`, `after` and `effects` are for legal moves.

use std::fmt::Write;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use ur_rules::handbook::{self, Mark};
use ur_rules::modern::Region;
use ur_rules::race::RaceRules;
use ur_rules::ravensburger::RavensburgerRules;
use ur_rules::record::{Comment, Record};
use ur_rules::{
    Board, Dice, Event, Game, Landing, MAX_COLUMNS, Move, PassReason, Phase, Ply, Position, ROWS,
    Reserve, Roll, Ruleset, Seq, Setup, Side, Square, SquareSet, Stone, Tips, Tower,
    VariantPosition, Walk, lessons, rgn,
};

use crate::ask::ruleset;

// Anything.

fn any_side() -> impl Strategy<Value = Side> {
    select(Side::BOTH.to_vec())
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..MAX_COLUMNS, 1..=ROWS).prop_filter_map("a square", |(column, row)| Square::new(column, row))
}

fn any_roll() -> impl Strategy<Value = Roll> {
    prop_oneof![
        4 => (0..8u8).prop_map(Roll::Count),
        1 => any::<u8>().prop_map(Roll::Count),
        2 => select(Tips::ALL.to_vec()).prop_map(Roll::Tips),
    ]
}

fn any_landing() -> impl Strategy<Value = Landing> {
    (any_square(), any::<bool>()).prop_map(|(square, captures)| Landing { square, captures })
}

fn any_walk() -> impl Strategy<Value = Walk> {
    (any_square(), vec(any_landing(), 1..6)).prop_map(|(from, landings)| {
        let walk = Walk::to(from, landings[0]);
        landings[1..].iter().fold(walk, |walk, landing| walk.then(*landing).unwrap_or(walk))
    })
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        Just(Move::Pass),
        any_landing().prop_map(Move::Place),
        any_square().prop_map(Move::Finish),
        (any_walk(), 0..4u8).prop_map(|(walk, prisoners)| Move::Walk(walk, prisoners)),
        (any_walk(), any_walk()).prop_map(|(first, second)| Move::Double(first, second)),
    ]
}

fn any_stone() -> impl Strategy<Value = Stone> {
    (any_side(), any::<bool>()).prop_map(|(side, turned)| Stone { side, turned })
}

/// Rulesets with house rules.
const OPTIONS: [&str; 10] = [
    "classic:pieces=1",
    "blitz:pieces=15,starts=light",
    "aseb:rosette_safe=false,capture_roll=true",
    "modern:preset=grid,pass_allowed=true,pieces=4",
    "modern:placement_captures=all,jump_may_capture=true,preset=rings",
    "modern:preset=kingdom-d,draw=off",
    "ravensburger:pieces=1",
    "ravensburger:pieces=2,stack_limit=2",
    "ravensburger:six=roll_again,partial_prisoners=false",
    "ravensburger:stack_limit=1,red_may_stop_on_a5=false",
];

/// The file of a race of one's own: any board, any paths on it, any dice that are not too high for them.
fn any_file() -> impl Strategy<Value = String> {
    let path = || vec(any::<Index>(), 1..14);
    let shape = (1..=MAX_COLUMNS, vec(any::<bool>(), 3 * usize::from(MAX_COLUMNS)));
    (
        shape,
        path(),
        path(),
        vec(any::<Index>(), 0..6),
        vec(0..4u32, 6),
        1..=15u8,
        any::<[bool; 3]>(),
    )
        .prop_map(|((columns, squares), light, dark, rosettes, weights, pieces, flags)| {
            let places = (0..columns).flat_map(|column| (1..=ROWS).map(move |row| (column, row)));
            let mut board: Vec<Square> = places
                .filter(|&(column, row)| squares[usize::from(3 * column + row - 1)])
                .filter_map(|(column, row)| Square::new(column, row))
                .collect();
            board.extend(Square::new(0, 2).filter(|middle| !board.contains(middle)));
            let walked = |steps: &[Index]| {
                let mut left = board.clone();
                let mut path = Vec::new();
                for step in &steps[..steps.len().min(board.len())] {
                    path.push(left.swap_remove(step.index(left.len())));
                }
                path
            };
            let (light, dark) = (walked(&light), walked(&dark));
            let longest = light.len().min(dark.len()).min(weights.len());
            file(columns, &board, [&light, &dark], &rosettes, &weights[..longest], pieces, flags)
        })
}

fn file(
    columns: u8,
    squares: &[Square],
    paths: [&[Square]; 2],
    rosettes: &[Index],
    weights: &[u32],
    pieces: u8,
    flags: [bool; 3],
) -> String {
    let is_square = |column, row| Square::new(column, row).is_some_and(|at| squares.contains(&at));
    let rows = (1..=ROWS).rev().map(|row| -> String {
        let places: Vec<bool> = (0..columns).map(|column| is_square(column, row)).collect();
        let runs = places.chunk_by(|one, next| one == next);
        runs.map(|run| if run[0] { run.len().to_string() } else { ".".repeat(run.len()) }).collect()
    });
    let names = |at: &[Square]| at.iter().map(Square::to_string).collect::<Vec<_>>().join(" ");
    let rosettes: Vec<Square> =
        rosettes.iter().map(|at| squares[at.index(squares.len())]).collect();
    let mut file = format!("board = '{}'\n", rows.collect::<Vec<_>>().join("/"));
    for (key, squares) in [("light", paths[0]), ("dark", paths[1]), ("rosettes", &rosettes[..])] {
        let _ = writeln!(file, "{key} = '{}'", names(squares));
    }
    // The highest roll is at least one of a thousand.
    let throws = 1 + weights.iter().sum::<u32>();
    let odds = (0u32..).zip(weights).map(|(roll, weight)| format!("{roll} = '{weight}/{throws}'"));
    let highest = format!("{} = '1/{throws}'", weights.len());
    let odds: Vec<String> = odds.chain([highest]).collect();
    let _ = writeln!(file, "dice = {{ {} }}\npieces = {pieces}", odds.join(", "));
    for (key, flag) in ["rosette_safe", "rosette_roll", "capture_roll"].into_iter().zip(flags) {
        let _ = writeln!(file, "{key} = {flag}");
    }
    file
}

fn any_own_race() -> impl Strategy<Value = Ruleset> {
    any_file().prop_map(|file| {
        Ruleset::from_toml("my.toml", &file).unwrap_or_else(|error| panic!("{error}\n{file}"))
    })
}

fn any_ruleset() -> impl Strategy<Value = Ruleset> {
    prop_oneof![
        select(Ruleset::NAMES.to_vec()).prop_map(ruleset),
        select(OPTIONS.to_vec()).prop_map(ruleset),
        any_own_race(),
    ]
}

fn any_race() -> impl Strategy<Value = &'static RaceRules> {
    any_ruleset().prop_filter_map("a race", |ruleset| match ruleset {
        Ruleset::Race(rules) => Some(rules),
        _ => None,
    })
}

/// A position of a random game of any ruleset; some games are finished.
fn any_position() -> impl Strategy<Value = VariantPosition> {
    let choices = vec(any::<(u32, Index)>(), 0..160);
    (any_ruleset(), any_side(), choices).prop_map(|(ruleset, first, choices)| {
        let mut position = ruleset.start(first);
        for (throw, choice) in choices {
            let roll = position.dice().roll(throw % position.dice().throws());
            let moves: Vec<Move> = position.moves(roll).collect();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(roll, moves[choice.index(moves.len())]);
        }
        position
    })
}

/// Any board with anything on any squares, and anything beside it.
fn any_setup() -> impl Strategy<Value = Setup> {
    let board =
        prop_oneof![any_ruleset().prop_map(|ruleset| *ruleset.board()), Just(Board::royal()),];
    let stones = vec((any_square(), vec(any_stone(), 0..30)), 0..8);
    let reserve = || any::<(u8, u8)>().prop_map(|(pool, out)| Reserve { pool, out });
    (board, stones, any_side(), reserve(), reserve()).prop_map(
        |(board, stones, turn, light, dark)| {
            let mut setup = Setup::empty(board, turn);
            setup.reserves = [light, dark];
            for (square, stones) in stones {
                setup.put(square, stones);
            }
            setup
        },
    )
}

fn any_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        2 => (any_roll(), any_roll()).prop_map(|(light, dark)| Event::RolledOff { light, dark }),
        1 => any_side().prop_map(|side| Event::StarterChosen { side }),
        6 => any_roll().prop_map(|roll| Event::Rolled { roll }),
        2 => any_move().prop_map(|mv| Event::Moved { mv }),
        2 => Just(Event::Passed),
        2 => (0..40usize).prop_map(|to| Event::TakenBack { to: Seq(to) }),
        1 => any_side().prop_map(|side| Event::DrawClaimed { side }),
        1 => any_side().prop_map(|side| Event::Resigned { side }),
        1 => any_side().prop_map(|side| Event::TimedOut { side }),
    ]
}

/// A game of anything that can happen, and of legal moves between.
fn any_game() -> impl Strategy<Value = Game> {
    let origin =
        (any_position(), any_side(), 0..3u8).prop_map(|(position, side, origin)| match origin {
            0 => Game::new(position.ruleset()),
            1 => Game::with_chooser(position.ruleset(), side),
            _ => Game::from_position(position),
        });
    (origin, vec((any_event(), any::<Index>()), 0..60)).prop_map(|(mut game, happening)| {
        for (event, choice) in happening {
            let before = seen(&game);
            let moves = game.legal_moves();
            let pushed = match event {
                Event::Passed if !moves.is_empty() => game.play(&moves[choice.index(moves.len())]),
                event => game.push(event),
            };
            assert!(
                pushed.is_ok() || seen(&game) == before,
                "{event:?} was refused and changed it"
            );
        }
        game
    })
}

/// All that can be seen of a game.
fn seen(game: &Game) -> String {
    format!("{:?} {:?} {:?} {:?}", game.phase(), game.known_roll(), game.events(), game.plies())
}

// Positions.

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_roll_that_the_dice_cannot_show_offers_nothing(position in any_position(), roll in any_roll()) {
        let can_be = position.dice().weight(roll) > 0 && position.winner().is_none();
        prop_assert_eq!(position.moves(roll).len() > 0, can_be);
        prop_assert_eq!(position.successors(roll).is_empty(), !can_be);
        prop_assert_eq!(position.check(roll).is_ok(), can_be);
        let typed = match position {
            VariantPosition::Race(position) => position.moves(roll).len(),
            VariantPosition::Modern(position) => position.moves(roll).len(),
            VariantPosition::Ravensburger(position) => position.moves(roll).len(),
        };
        prop_assert_eq!(typed, position.moves(roll).len());
        let only_a_pass = position.moves(roll).eq([Move::Pass]);
        prop_assert_eq!(PassReason::of(&position, roll).is_some(), only_a_pass);
    }

    #[test]
    fn a_move_is_made_only_if_it_is_offered(
        position in any_position(),
        roll in any_roll(),
        mv in any_move(),
    ) {
        let is_offered = position.moves(roll).any(|legal| legal == mv);
        prop_assert_eq!(position.play(roll, mv).is_ok(), is_offered);
        let is_meant = position.moves(roll).any(|legal| mv.is_read_as(&legal));
        prop_assert_eq!(position.find(roll, &mv).is_ok(), is_meant);
    }

    #[test]
    fn a_race_move_names_what_the_move_names_or_is_a_pass(position in any_position(), mv in any_move()) {
        if let VariantPosition::Race(position) = position {
            let read = Move::from(position.race_move(mv));
            prop_assert!(read == Move::Pass || read.is_read_as(&mv), "{mv} became {read}");
        }
    }

    #[test]
    fn a_position_says_of_every_square_what_its_setup_says(
        position in any_position(),
        square in any_square(),
        side in any_side(),
    ) {
        let setup = position.setup();
        prop_assert_eq!(position.piece_at(square), setup.stones_on(square).last().copied());
        prop_assert_eq!(position.ruleset().position(&setup), Ok(position));
        position.is_safe(side, square);
        match position {
            VariantPosition::Race(position) => {
                prop_assert_eq!(position.piece_at(square), setup.stones_on(square).last().copied());
                prop_assert_eq!(position.pool(side), setup.reserves[side.index()].pool);
                prop_assert_eq!(position.finished(side), setup.reserves[side.index()].out);
            }
            VariantPosition::Modern(position) => {
                prop_assert_eq!(position.piece_at(square), setup.stones_on(square).last().copied());
                prop_assert_eq!(position.pool(side), setup.reserves[side.index()].pool);
                position.is_protected(side, square);
                position.is_lone_piece(side, square);
            }
            VariantPosition::Ravensburger(position) => {
                prop_assert_eq!(position.piece_at(square), setup.stones_on(square).last().copied());
                prop_assert_eq!(position.tower(square).stones(), setup.stones_on(square));
                prop_assert_eq!(position.mirrored().mirrored(), position);
            }
        }
    }
}

// Setups.

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn a_setup_is_what_its_text_says_and_a_position_what_its_setup_says(
        setup in any_setup(),
        ruleset in any_ruleset(),
    ) {
        prop_assert_eq!(setup.to_string().parse(), Ok(setup.clone()));
        prop_assert_eq!(setup.board().to_string().parse(), Ok(*setup.board()));
        if let Ok(position) = ruleset.position(&setup) {
            prop_assert_eq!(position.setup(), setup);
        }
    }

    #[test]
    fn filling_the_pools_makes_up_the_pieces_or_leaves_too_many(setup in any_setup(), pieces: u8) {
        let mut filled = setup.clone();
        filled.fill_pools(pieces);
        for side in Side::BOTH {
            let placed = setup.pieces(side) - usize::from(setup.reserves[side.index()].pool);
            prop_assert_eq!(filled.pieces(side), placed.max(pieces.into()));
        }
        let _ = ruleset("ravensburger").position(&filled);
    }

    #[test]
    fn a_setup_with_everything_in_order_but_one_square_is_a_position_or_is_not(
        position in any_position(),
        square in any_square(),
        stones in vec(any_stone(), 0..4),
    ) {
        let mut setup = position.setup();
        setup.put(square, stones);
        setup.fill_pools(position.ruleset().pieces());
        if let Ok(found) = position.ruleset().position(&setup) {
            prop_assert_eq!(found.setup(), setup.clone());
            prop_assert_eq!(found.to_string().parse(), Ok(setup));
        }
    }

    #[test]
    fn towers_hold_what_they_are_given_as_far_as_it_fits(stones in vec(any_stone(), 0..40), n: u32) {
        let tower: Tower = stones.iter().copied().collect();
        let kept = &stones[..stones.len().min(31)];
        prop_assert_eq!(tower.stones(), kept);
        let (lifted, left) = tower.split(n);
        prop_assert_eq!(left.with_all(lifted), tower);
        prop_assert_eq!(tower.top(), kept.last().copied());
        prop_assert!(u32::from(tower.prisoners()) < tower.height().max(1));
    }
}

// Rules.

proptest! {
    #[test]
    fn targets_are_steps_of_the_path_that_lie_so_far_ahead(
        rules in any_race(),
        side in any_side(),
        (ours, theirs, bit) in any::<(u32, u32, u32)>(),
        steps: u8,
    ) {
        let track = rules.track(side);
        let targets = track.targets(ours, theirs, steps);
        let reachable = (2..=u64::from(track.finish()) + 1).fold(0, |all, step| all | 1 << (step - 1));
        prop_assert_eq!(u64::from(targets) & !reachable, 0);
        let origins = u64::from(targets).checked_shr(steps.into()).unwrap_or(0);
        prop_assert_eq!(origins & !u64::from(ours), 0);
        prop_assert_eq!(targets & ours, 0);
        prop_assert_eq!(track.captured(bit, theirs) & !theirs, 0);
        track.rolls_again(bit, theirs);
        track.enemy_bit(bit);
        prop_assert!(track.mirrors(track));
    }

    #[test]
    fn pieces_on_any_steps_are_a_position_or_none(
        rules in any_race(),
        turn in any_side(),
        sides in any::<[(u32, u32); 2]>(),
        few in any::<[(u8, u8); 2]>(),
    ) {
        let few = few.map(|(steps, pool)| (u32::from(steps) << 1, u32::from(pool % 8)));
        for sides in [sides, few] {
            if let Some(position) = rules.place(turn, sides) {
                prop_assert_eq!(rules.position(&position.setup()), Ok(position));
                let found = Side::BOTH.map(|side| (position.steps(side), position.pool(side).into()));
                prop_assert_eq!(found, sides);
            }
        }
    }

    #[test]
    fn what_is_known_of_a_square_is_known_of_all_squares(ruleset in any_ruleset(), square in any_square()) {
        let is_on_board = ruleset.board().contains(square);
        prop_assert!(is_on_board || Mark::of(ruleset, square).is_none());
        let next = ruleset.board().neighbours(square);
        prop_assert!(next.is_subset(ruleset.board().squares()) && !next.contains(square));
        prop_assert_eq!(square.mirrored().mirrored(), square);
        prop_assert_eq!(Region::of(square).is_some(), Board::royal().contains(square));
        if let Ruleset::Modern(rules) = ruleset {
            prop_assert!(rules.routes_from(square).is_subset(rules.neighbours(square)));
            prop_assert!(is_on_board || rules.neighbours(square).is_empty());
        }
    }

    #[test]
    fn an_option_is_changed_alone_or_refused(
        ruleset in any_ruleset(),
        key in "[a-z_]{1,9}|pieces|starts|preset|six|pieces=5,starts|",
        value in ".{0,9}|[0-9]{1,3}|light|true|5,starts=light",
    ) {
        let Ok(changed) = ruleset.with_option(&key, &value) else { return Ok(()) };
        let choice = changed.choices().into_iter().find(|choice| choice.key == key);
        prop_assert_eq!(choice.map(|choice| choice.default), Some(value));
    }

    #[test]
    fn every_race_of_ones_own_has_its_handbook_and_its_lesson(ruleset in any_own_race()) {
        prop_assert!(!handbook::sections(ruleset).is_empty());
        for example in handbook::examples(ruleset) {
            prop_assert!(example.position.moves(example.roll).len() > 0, "{}", example.caption);
        }
        for step in lessons::steps(ruleset) {
            prop_assert!(step.attempt(&step.hint()).is_ok_and(|attempt| attempt.fulfils));
        }
        prop_assert_eq!(ruleset.text().parse(), Ok(ruleset));
        prop_assert!(ruleset.plays_as(ruleset.text()));
    }

    #[test]
    fn whatever_odds_make_dice_add_up(
        odds in vec((any_roll(), prop_oneof![0..9u32, any::<u32>()]), 0..6),
        throws in prop_oneof![0..40u32, any::<u32>()],
        throw: u32,
    ) {
        let sum = odds.iter().map(|(_, weight)| *weight).fold(0, u32::saturating_add);
        for throws in [throws, sum] {
            let Ok(dice) = Dice::new(&odds, throws) else { continue };
            prop_assert_eq!(dice.rolls().iter().map(|odds| odds.weight).sum::<u32>(), dice.throws());
            prop_assert!(dice.weight(dice.roll(throw)) > 0);
            prop_assert!((dice.odds().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-9);
        }
    }

    #[test]
    fn sets_of_squares_hold_the_squares_they_are_given(
        some in vec(any_square(), 0..9),
        others in vec(any_square(), 0..9),
    ) {
        let [one, other]: [SquareSet; 2] = [&some, &others].map(|list| list.iter().copied().collect());
        for square in one.union(other) {
            prop_assert_eq!(one.contains(square), some.contains(&square));
            let is_in_both = some.contains(&square) && others.contains(&square);
            prop_assert_eq!(one.intersection(other).contains(square), is_in_both);
            prop_assert_eq!(one.without(other).contains(square), one.contains(square) && !is_in_both);
        }
        prop_assert_eq!(one.into_iter().count(), one.len());
    }
}

fn ravensburger(pieces: u8) -> &'static RavensburgerRules {
    match ruleset(&format!("ravensburger:pieces={pieces}")) {
        Ruleset::Ravensburger(rules) => rules,
        other => panic!("{other} is not ravensburger"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10_000))]

    #[test]
    fn a_number_is_a_packed_position_or_none(number: u64, shift in 0..64u32, pieces in 1..=10u8) {
        let packed = number >> shift;
        if let Some(position) = ravensburger(pieces).unpacked(packed) {
            prop_assert_eq!(position.packed(), Some(packed));
            prop_assert_eq!(ravensburger(pieces).position(&position.setup()), Ok(position));
        }
    }

    #[test]
    fn a_packed_position_with_a_bit_turned_is_another_or_none(bit in 0..64u32, pieces in 1..=5u8, n: u64) {
        let start = ravensburger(pieces).start(Side::Light).packed().expect("few stones fit");
        let packed = start ^ 1 << bit ^ (n & n >> 7 & n << 11);
        if let Some(position) = ravensburger(pieces).unpacked(packed) {
            prop_assert_eq!(position.packed(), Some(packed));
            prop_assert_eq!(ravensburger(pieces).position(&position.setup()), Ok(position));
        }
    }
}

// Games and their records.

/// The rolls and moves of a game; a forced pass that has not come yet is told, too.
fn told(game: &Game) -> Vec<(Roll, Option<Move>)> {
    let forced = |ply: &Ply| ply.before.moves(ply.roll).eq([Move::Pass]).then_some(Move::Pass);
    game.plies().iter().map(|ply| (ply.roll, ply.mv.or_else(|| forced(ply)))).collect()
}

proptest! {
    #[test]
    fn a_game_takes_what_can_happen_and_refuses_the_rest(game in any_game(), side in any_side()) {
        prop_assert_eq!(game.turn().is_some(), matches!(game.phase(), Phase::Roll | Phase::Move(_)));
        prop_assert_eq!(game.legal_moves().is_empty(), !matches!(game.phase(), Phase::Move(_)));
        if let Some(seq) = game.last_move_of(side) {
            prop_assert!(game.clone().take_back(seq).is_ok() || game.outcome().is_some());
        }
        let legal = game.plies().iter().all(|ply| match ply.mv {
            Some(mv) => ply.before.play(ply.roll, mv) == Ok(ply.after),
            None => ply.before == ply.after,
        });
        prop_assert!(legal);
    }

    #[test]
    fn a_record_is_read_as_it_is_written_whatever_is_in_its_headers_and_comments(
        game in any_game(),
        headers in vec(("[A-Z]?.{0,6}|Result|Start|Light", "(?s).{0,9}"), 0..4),
        comments in vec((0..70usize, "(?s).{0,9}"), 0..4),
    ) {
        let mut record = Record::new(game);
        record.headers = headers;
        record.comments = comments.into_iter().map(|(after, text)| Comment { after, text }).collect();
        let text = record.to_string();
        let read = Record::parse(&text);
        prop_assert!(read.is_ok(), "{read:?}\n{text}");
        let read = read.expect("just checked");
        // Who is to choose is told by no header.
        if !matches!(record.game.phase(), Phase::ChooseStarter(Some(_))) {
            prop_assert_eq!(read.to_string(), text);
        }
        prop_assert_eq!(told(&read.game), told(&record.game));
    }

    #[test]
    fn rgn_tells_the_game_or_says_why_it_cannot(
        game in any_game(),
        headers in vec(("[A-Z]?.{0,6}|Result|Light", "(?s).{0,9}"), 0..3),
    ) {
        let mut record = Record::new(game);
        record.headers = headers;
        let Ok(text) = rgn::write(&record) else { return Ok(()) };
        let read = rgn::parse(&text, record.game.ruleset());
        prop_assert!(read.is_ok(), "{read:?}\n{text}");
    }

    #[test]
    fn no_text_upsets_a_reader(text in "(?s).{0,60}", ruleset in any_ruleset()) {
        let _ = Record::parse(&text);
        let _ = rgn::parse(&text, ruleset);
        let _ = Ruleset::from_toml(&text, &text);
        let _ = Ruleset::file(&text);
        let _ = Ruleset::identity(&text);
        let _ = ruleset.parse_position(&text);
        let _ = (text.parse::<Board>(), text.parse::<Side>(), text.parse::<Tips>());
    }
}
