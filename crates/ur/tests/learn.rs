//! `ur learn`: lessons played through the real program, line by line.

use ur_rules::Ruleset;
use ur_rules::lessons;

use crate::support::Home;

/// The moves that do what each step of a lesson asks for, a line each.
fn right_moves(ruleset: &str) -> String {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let hints: Vec<String> =
        lessons::steps(ruleset).iter().map(|step| step.hint().to_string()).collect();
    hints.join("\n") + "\n"
}

#[test]
fn every_lesson_is_played_to_its_end_and_leads_to_a_game() {
    for name in Ruleset::NAMES {
        let home = Home::new();
        let told = home.out(&["learn", name], &right_moves(name));
        let steps = lessons::steps(name.parse().expect("a ruleset")).len();
        assert!(told.contains(&format!("Step {steps} of {steps}: ")), "{told}");
        assert!(told.contains("you have won!"), "{told}");
        let command = format!("ur play {name} --dark easy");
        assert!(told.ends_with(&format!("Now play a real game: {command}\n")), "{told}");
        let arguments: Vec<&str> = command.split(' ').skip(1).collect();
        assert!(home.out(&arguments, "").contains("The game is kept in "));
    }
}

#[test]
fn a_move_that_is_legal_but_not_asked_for_is_told_so_and_may_be_tried_again() {
    let home = Home::new();
    let told = home.out(&["learn"], "1\n1\n2\nquit\n");
    let miss = "That is legal too: a second piece has entered.";
    let [before, after] = told.split(miss).collect::<Vec<_>>()[..] else { panic!("{told}") };
    assert!(before.contains("Step 2 of 8: Move on") && !before.contains("Step 3"), "{told}");
    assert!(after.contains("Exactly as far as you rolled.") && after.contains("Step 3 of 8"));
}

#[test]
fn what_is_no_legal_move_is_refused_and_the_step_goes_on() {
    let home = Home::new();
    let told = home.out(&["learn", "classic"], "9\n\nhello\na1-a2\n\u{0}\n@c1\n");
    assert_eq!(told.matches("There is only one move.").count(), 2, "{told}");
    assert!(told.contains("“hello” is not a move."), "{told}");
    assert!(told.contains("“a1-a2” is not legal with this roll."), "{told}");
    assert!(told.contains("Your first piece is on its way."), "{told}");
}

#[test]
fn a_hint_the_board_and_the_way_back_are_there() {
    let home = Home::new();
    let told = home.out(&["learn", "modern"], "back\nhint\n@d1\nback\nboard\nhelp\nq\n");
    assert!(told.contains("This is the first step."), "{told}");
    assert!(told.contains("Try @d1 (a piece from the pool to d1)."), "{told}");
    assert_eq!(told.matches("Step 1 of 9: Place on an Entrance").count(), 2, "{told}");
    assert_eq!(told.matches("Also: hint, board, back, help, quit.").count(), 2, "{told}");
    assert!(told.ends_with("The lesson is there whenever you like: ur learn modern\n"), "{told}");
}

#[test]
fn a_lesson_speaks_other_languages_and_draws_without_special_characters() {
    let home = Home::new();
    let told = home.out(&["learn", "ravensburger", "--lang", "de", "--ascii"], "1\n");
    assert!(told.contains("Schritt 2 von 8: Einen Turm bauen"), "{told}");
    assert!(told.contains("+---+---+") && !told.contains('┌'), "{told}");
}

#[test]
fn options_change_the_lesson_and_unknown_rulesets_are_refused() {
    let home = Home::new();
    let told = home.out(&["learn", "classic:rosette_safe=false"], "@c1\nquit\n");
    assert!(told.contains("Lesson: classic:rosette_safe=false"), "{told}");
    assert!(home.error(&["learn", "chess"]).contains("there is no ruleset `chess`"));
}
