//! What may happen in a game, and when: the opening, the phases, draws, the end and takebacks.

use ur_rules::{
    DrawReason, Event, Game, GameError, IllegalMove, Move, Outcome, Phase, Position, Reason, Roll,
    Seq, Side,
};

use crate::ask::{mv, position, roll, ruleset};

fn count(number: u8) -> Roll {
    Roll::Count(number)
}

fn brettspielnetz() -> Game {
    Game::new(ruleset("brettspielnetz"))
}

/// Plays rolls with their moves; a pass comes by itself.
fn play(game: &mut Game, plies: &[(&str, &str)]) {
    for (rolled, played) in plies {
        game.roll(roll(rolled)).unwrap_or_else(|error| panic!("{rolled}: {error}"));
        if *played != "--" {
            game.play(&mv(played)).unwrap_or_else(|error| panic!("{played}: {error}"));
        }
    }
}

/// Asserts that an event is refused for this reason and changes nothing.
fn assert_refused(game: &mut Game, event: Event, reason: &GameError) {
    let before = format!("{game:?}");
    assert_eq!(game.push(event).as_ref(), Err(reason), "{event:?}");
    assert_eq!(format!("{game:?}"), before, "{event:?}");
}

fn assert_all_refused(game: &mut Game, events: &[(Event, GameError)]) {
    for (event, reason) in events {
        assert_refused(game, *event, reason);
    }
}

const ROLLED_OFF: Event = Event::RolledOff { light: Roll::Count(1), dark: Roll::Count(2) };
const CHOSEN: Event = Event::StarterChosen { side: Side::Light };
const ROLLED: Event = Event::Rolled { roll: Roll::Count(2) };

fn moved(text: &str) -> Event {
    Event::Moved { mv: mv(text) }
}

fn claimed(side: Side) -> Event {
    Event::DrawClaimed { side }
}

// The opening.

#[test]
fn the_higher_roll_of_the_roll_off_starts() {
    for (light, dark, first) in [(3, 1, Side::Light), (0, 4, Side::Dark)] {
        let mut game = Game::new(ruleset("classic"));
        assert_eq!((game.phase(), game.turn()), (Phase::RollOff, None));
        game.roll_off(count(light), count(dark)).expect("a roll-off");
        assert_eq!((game.phase(), game.turn()), (Phase::Roll, Some(first)));
        assert_eq!(game.opening_rolls(), [(count(light), count(dark))]);
    }
}

#[test]
fn ties_are_thrown_again_until_one_side_is_higher() {
    let mut game = Game::new(ruleset("classic"));
    for tie in [2, 0, 4] {
        game.roll_off(count(tie), count(tie)).expect("a tie");
        assert_eq!(game.phase(), Phase::RollOff);
    }
    game.roll_off(count(1), count(2)).expect("a roll-off");
    assert_eq!(game.turn(), Some(Side::Dark));
    assert_eq!(game.opening_rolls().len(), 4);
}

#[test]
fn a_roll_off_uses_the_dice_of_the_ruleset() {
    let mut game = Game::new(ruleset("classic"));
    let strange = Event::RolledOff { light: count(1), dark: count(6) };
    let error = game.push(strange).expect_err("four dice do not show 6");
    assert_eq!(error.to_string(), "`6` is not a roll of these dice, which show 0 1 2 3 4");
    assert!(game.events().is_empty());
}

#[test]
fn before_the_roll_off_nothing_else_can_happen() {
    let mut game = Game::new(ruleset("classic"));
    let events = [
        (CHOSEN, GameError::NoChooser),
        (ROLLED, GameError::NotStarted),
        (moved("@c1"), GameError::NotStarted),
        (Event::Passed, GameError::NotStarted),
        (claimed(Side::Light), GameError::NoDraw),
        (Event::TakenBack { to: Seq(0) }, GameError::CannotTakeBack(Seq(0))),
    ];
    assert_all_refused(&mut game, &events);
}

#[test]
fn who_starts_modern_is_said_once() {
    let mut game = Game::new(ruleset("modern"));
    assert_eq!(game.phase(), Phase::ChooseStarter(None));
    assert_refused(&mut game, ROLLED_OFF, &GameError::NoRollOff);
    assert_refused(&mut game, Event::Rolled { roll: roll("bb") }, &GameError::NotStarted);
    game.choose_starter(Side::Dark).expect("by agreement");
    assert_eq!(game.turn(), Some(Side::Dark));
    assert_refused(&mut game, CHOSEN, &GameError::NoChooser);
}

#[test]
fn the_loser_of_the_last_game_chooses_who_starts() {
    for starter in Side::BOTH {
        let mut game = Game::with_chooser(ruleset("modern"), Side::Dark);
        assert_eq!(game.phase(), Phase::ChooseStarter(Some(Side::Dark)));
        game.choose_starter(starter).expect("a choice");
        assert_eq!((game.phase(), game.turn()), (Phase::Roll, Some(starter)));
    }
}

#[test]
fn light_starts_where_the_ruleset_says_so() {
    let mut game = brettspielnetz();
    assert_eq!((game.phase(), game.turn()), (Phase::Roll, Some(Side::Light)));
    assert_all_refused(
        &mut game,
        &[(ROLLED_OFF, GameError::NoRollOff), (CHOSEN, GameError::NoChooser)],
    );
}

#[test]
fn a_game_may_begin_at_any_position() {
    let start = position("classic", "4..2/2L5/4..2 d 6-0 7-0");
    let game = Game::from_position(start);
    assert_eq!((game.phase(), game.turn()), (Phase::Roll, Some(Side::Dark)));
    assert_eq!((game.start(), game.position()), (&start, &start));
}

#[test]
fn a_game_that_begins_at_a_finished_position_is_over() {
    let game = Game::from_position(position("classic", "4..2/8/4..2 d 0-7 7-0"));
    let won = Outcome { winner: Some(Side::Light), reason: Reason::Play };
    assert_eq!((game.phase(), game.turn()), (Phase::Over(won), None));
}

// Rolls and moves.

#[test]
fn first_the_roll_and_then_the_move() {
    let mut game = brettspielnetz();
    assert_refused(&mut game, moved("@c1"), &GameError::NotRolled);
    assert_refused(&mut game, Event::Passed, &GameError::NotRolled);
    assert!(game.legal_moves().is_empty());
    game.roll(count(2)).expect("a roll");
    assert_eq!(game.phase(), Phase::Move(count(2)));
    assert_refused(&mut game, ROLLED, &GameError::AlreadyRolled(count(2)));
    assert_eq!(game.legal_moves(), [mv("@c1")]);
    game.play(&mv("@c1")).expect("legal");
    assert_eq!((game.phase(), game.turn()), (Phase::Roll, Some(Side::Dark)));
}

#[test]
fn an_illegal_move_is_named_and_changes_nothing() {
    let mut game = brettspielnetz();
    game.roll(count(2)).expect("a roll");
    for text in ["@b1", "c1-a1", "@c3", "g1-off", "--"] {
        let error = game.play(&mv(text)).expect_err(text);
        assert_eq!(error.to_string(), format!("`{text}` is not legal with a roll of 2"));
        assert_eq!((game.phase(), game.events().len()), (Phase::Move(count(2)), 1));
    }
}

#[test]
fn a_roll_without_a_move_passes_by_itself() {
    let mut game = brettspielnetz();
    game.roll(count(0)).expect("a roll");
    assert_eq!((game.phase(), game.turn()), (Phase::Roll, Some(Side::Dark)));
    assert_eq!(game.events(), [Event::Rolled { roll: count(0) }, Event::Passed]);
    assert_eq!(game.plies()[0].mv, Some(Move::Pass));
}

#[test]
fn events_pushed_one_by_one_make_the_pass_an_event_of_its_own() {
    let mut game = brettspielnetz();
    game.push(Event::Rolled { roll: count(0) }).expect("a roll");
    assert_eq!(game.phase(), Phase::Move(count(0)));
    assert_eq!(game.legal_moves(), [Move::Pass]);
    game.push(Event::Passed).expect("nothing else is legal");
    assert_eq!(game.turn(), Some(Side::Dark));
}

#[test]
fn a_pass_that_is_allowed_does_not_come_by_itself() {
    let mut game = Game::from_position(ruleset("modern:pass_allowed=true").start(Side::Light));
    game.roll(roll("bc")).expect("a roll");
    assert_eq!(game.phase(), Phase::Move(roll("bc")));
    game.play(&Move::Pass).expect("allowed");
    assert_eq!(game.events().last(), Some(&Event::Passed));
}

#[test]
fn captures_are_kept_marked_whether_the_player_marked_them_or_not() {
    let mut game = Game::from_position(position("classic", "4..2/1L2D3/4..2 l 6-0 6-0"));
    play(&mut game, &[("3", "b2-e2")]);
    assert_eq!(game.events()[1], moved("b2xe2"));
    assert_eq!(game.plies()[0].mv, Some(mv("b2xe2")));
}

#[test]
fn a_ply_tells_who_rolled_what_and_what_came_of_it() {
    let mut game = brettspielnetz();
    play(&mut game, &[("4", "@a1"), ("1", "@d1")]);
    game.roll(count(3)).expect("a roll");
    let sides: Vec<Side> = game.plies().iter().map(|ply| ply.side).collect();
    assert_eq!(sides, [Side::Light, Side::Light, Side::Dark]);
    let [first, second, third] = game.plies() else { panic!("three rolls") };
    assert_eq!(first.after, second.before);
    assert_eq!((first.moved, third.moved), (Some(Seq(1)), None));
    assert_eq!((third.mv, third.after), (None, third.before));
    assert_eq!(game.start(), &first.before);
}

// The end.

#[test]
fn who_reaches_the_goal_has_won_and_the_game_is_over() {
    let mut game = Game::from_position(position("classic", "4..2/8/4..L1 l 0-6 7-0"));
    play(&mut game, &[("1", "g1-off")]);
    let won = Outcome { winner: Some(Side::Light), reason: Reason::Play };
    assert_eq!(game.outcome(), Some(won));
    assert_eq!(won.loser(), Some(Side::Dark));
}

#[test]
fn after_the_end_nothing_happens_any_more() {
    let mut game = brettspielnetz();
    game.resign(Side::Light).expect("at any time");
    let events = [
        (ROLLED_OFF, GameError::Over),
        (CHOSEN, GameError::Over),
        (ROLLED, GameError::Over),
        (moved("@c1"), GameError::Over),
        (Event::Passed, GameError::Over),
        (claimed(Side::Light), GameError::Over),
        (Event::Resigned { side: Side::Dark }, GameError::Over),
        (Event::TimedOut { side: Side::Dark }, GameError::Over),
    ];
    assert_all_refused(&mut game, &events);
}

#[test]
fn claiming_a_draw_after_the_end_says_that_the_game_is_over() {
    let mut game = Game::new(ruleset("modern"));
    game.resign(Side::Light).expect("at any time");
    assert_eq!(game.claim_draw(), Err(GameError::Over));
}

#[test]
fn either_side_may_resign_at_any_time() {
    for side in Side::BOTH {
        let mut before_the_roll_off = Game::new(ruleset("classic"));
        before_the_roll_off.resign(side).expect("at any time");
        let mut before_the_move = brettspielnetz();
        before_the_move.roll(count(2)).expect("a roll");
        before_the_move.resign(side).expect("at any time");
        for game in [before_the_roll_off, before_the_move] {
            let lost = Outcome { winner: Some(!side), reason: Reason::Resignation };
            assert_eq!(game.outcome(), Some(lost));
        }
    }
}

#[test]
fn who_runs_out_of_time_loses() {
    let mut game = brettspielnetz();
    game.time_out(Side::Dark).expect("at any time");
    let lost = Outcome { winner: Some(Side::Light), reason: Reason::Time };
    assert_eq!(game.outcome(), Some(lost));
}

// Draws (B14); the reasons themselves are in rulings_modern.rs.

/// A game in which the same position stands for the fifth time.
fn repeated() -> Game {
    let mut game = Game::from_position(position("modern", "4..2/L6D/4..2 l 6-0 6-0"));
    let circle = [("bc", "a2-b2"), ("bc", "h2-g2"), ("bc", "b2-a2"), ("bc", "g2-h2")];
    play(&mut game, &circle.repeat(4));
    game
}

#[test]
fn a_draw_that_is_claimed_ends_the_game() {
    let mut game = repeated();
    game.claim_draw().expect("the fifth time");
    let draw = Outcome { winner: None, reason: Reason::Draw(DrawReason::SamePosition) };
    assert_eq!((game.outcome(), draw.loser()), (Some(draw), None));
}

#[test]
fn only_the_side_to_act_may_claim_a_draw() {
    let mut game = repeated();
    assert_refused(&mut game, claimed(Side::Dark), &GameError::NotYourTurn(Side::Light));
}

#[test]
fn a_draw_cannot_be_claimed_without_a_reason() {
    let mut game = Game::from_position(ruleset("modern").start(Side::Light));
    assert_refused(&mut game, claimed(Side::Light), &GameError::NoDraw);
    let mut race = brettspielnetz();
    assert_refused(&mut race, claimed(Side::Light), &GameError::NoDraw);
}

#[test]
fn the_right_to_a_draw_lapses_when_the_game_goes_on_elsewhere() {
    let mut game = repeated();
    play(&mut game, &[("bc", "@d1")]);
    assert_eq!(game.draw_claim(), None);
}

#[test]
fn the_same_stones_with_the_other_side_to_act_are_another_position() {
    let mut game = Game::from_position(position("modern", "4..2/L6D/4..2 l 6-0 6-0"));
    // Light takes one step more than Dark in every round of five moves.
    let round =
        [("bc", "a2-b2"), ("bc", "h2-g2"), ("gs", "b2-c2"), ("bc", "g2-h2"), ("gs", "c2-b2-a2")];
    play(&mut game, &round);
    assert_eq!(game.position().to_string(), "4..2/L6D/4..2 d 6-0 6-0");
    assert!(game.plies().iter().all(|ply| ply.before != *game.position()));
}

#[test]
fn a_takeback_takes_the_repetitions_back_too() {
    let mut game = repeated();
    let last = game.plies().last().and_then(|ply| ply.moved).expect("a move");
    game.take_back(last).expect("it stands");
    play_move(&mut game, "g2-f2");
    assert_eq!(game.draw_claim(), None);
    game.take_back(Seq(game.events().len() - 1)).expect("the move just made");
    play_move(&mut game, "g2-h2");
    assert_eq!(game.draw_claim(), Some(DrawReason::SamePosition));
}

fn play_move(game: &mut Game, text: &str) {
    game.play(&mv(text)).unwrap_or_else(|error| panic!("{text}: {error}"));
}

// Takebacks.

#[test]
fn going_back_to_a_move_leaves_its_roll() {
    let mut game = brettspielnetz();
    play(&mut game, &[("2", "@c1")]);
    game.take_back(Seq(1)).expect("a move");
    assert_eq!((game.phase(), game.turn()), (Phase::Move(count(2)), Some(Side::Light)));
    assert_eq!(game.known_roll(), None);
}

#[test]
fn a_roll_that_was_taken_back_comes_again() {
    let mut game = brettspielnetz();
    play(&mut game, &[("2", "@c1"), ("3", "@b3"), ("1", "@d1")]);
    game.take_back(Seq(0)).expect("the first roll");
    assert_eq!((game.phase(), game.turn()), (Phase::Roll, Some(Side::Light)));
    assert_refused(&mut game, Event::Rolled { roll: count(4) }, &GameError::KnownRoll(count(2)));
    for known in [2, 3, 1] {
        assert_eq!(game.known_roll(), Some(count(known)));
        game.roll(count(known)).expect("the known roll");
        let first = game.legal_moves()[0];
        game.play(&first).expect("legal");
    }
    assert_eq!(game.known_roll(), None);
    game.roll(count(4)).expect("any roll, now that the known ones are used up");
}

#[test]
fn the_known_rolls_stay_when_part_of_them_is_taken_back_again() {
    let mut game = brettspielnetz();
    play(&mut game, &[("2", "@c1"), ("3", "@b3"), ("1", "@d1")]);
    game.take_back(Seq(2)).expect("Dark's roll");
    let again = game.roll(count(3)).expect("the known roll");
    game.take_back(again).expect("a roll");
    assert_eq!(game.known_roll(), Some(count(3)));
    play(&mut game, &[("3", "@b3")]);
    assert_eq!(game.known_roll(), Some(count(1)));
}

#[test]
fn only_rolls_and_moves_that_stand_can_be_taken_back() {
    let mut game = Game::new(ruleset("classic"));
    game.roll_off(count(1), count(1)).expect("a tie");
    game.roll_off(count(2), count(1)).expect("a roll-off");
    play(&mut game, &[("2", "@c1")]);
    for seq in [0, 1, 4, 99] {
        let back = Event::TakenBack { to: Seq(seq) };
        assert_refused(&mut game, back, &GameError::CannotTakeBack(Seq(seq)));
    }
    let taken_back = game.take_back(Seq(3)).expect("a move");
    for seq in [Seq(3), taken_back] {
        assert_refused(&mut game, Event::TakenBack { to: seq }, &GameError::CannotTakeBack(seq));
    }
}

#[test]
fn a_takeback_reopens_a_game_that_was_over() {
    let mut game = Game::from_position(position("classic", "4..2/8/4..L1 l 0-6 7-0"));
    play(&mut game, &[("1", "g1-off")]);
    game.take_back(Seq(1)).expect("the winning move");
    assert_eq!(game.phase(), Phase::Move(count(1)));
    assert_eq!(game.position().winner(), None);
}

#[test]
fn the_last_move_of_a_side_is_the_one_to_take_back() {
    let mut game = brettspielnetz();
    assert_eq!(game.last_move_of(Side::Light), None);
    play(&mut game, &[("2", "@c1"), ("0", "--"), ("1", "@d1"), ("3", "@b3")]);
    assert_eq!(game.last_move_of(Side::Light), Some(Seq(5)));
    assert_eq!(game.last_move_of(Side::Dark), Some(Seq(7)));
    game.take_back(Seq(5)).expect("Light's last move");
    assert_eq!(game.last_move_of(Side::Dark), None, "its only action left is a pass");
    assert_eq!(game.last_move_of(Side::Light), Some(Seq(1)));
}

#[test]
fn a_forced_pass_that_was_taken_back_is_the_only_move() {
    let mut game = brettspielnetz();
    play(&mut game, &[("0", "--")]);
    game.take_back(Seq(1)).expect("a pass is an event too");
    assert_eq!(game.legal_moves(), [Move::Pass]);
    game.play(&Move::Pass).expect("the only move");
    assert_eq!(game.turn(), Some(Side::Dark));
}

#[test]
fn an_illegal_move_after_a_takeback_is_still_illegal() {
    let mut game = brettspielnetz();
    play(&mut game, &[("2", "@c1")]);
    game.take_back(Seq(1)).expect("a move");
    let illegal = IllegalMove::NotLegal { mv: mv("@d1"), roll: count(2) };
    assert_refused(&mut game, moved("@d1"), &GameError::Illegal(illegal));
}
