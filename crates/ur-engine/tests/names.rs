//! Names of players and lines of the protocol, there and back, and the bounds of the bands.

use std::time::Duration;

use proptest::prelude::*;
use ur_engine::{Answer, Band, Depth, Entrant, Level, Player, Request, RequestError};
use ur_rules::Points;

use crate::support::ruleset;

fn any_depth() -> impl Strategy<Value = Depth> {
    prop_oneof![
        (1..=Depth::MOST_PLIES).prop_map(Depth::Plies),
        (1..=Depth::MOST_MILLIS).prop_map(Depth::Millis),
    ]
}

fn any_player() -> impl Strategy<Value = Player> {
    prop_oneof![
        Just(Player::Random),
        Just(Player::Greedy),
        Just(Player::Perfect),
        any_depth().prop_map(Player::Expectimax),
        any_depth().prop_map(Player::Net),
        prop::sample::select(Level::ALL.to_vec()).prop_map(Player::Level),
    ]
}

proptest! {
    #[test]
    fn a_players_name_is_read_as_that_player(player in any_player()) {
        prop_assert_eq!(player.to_string().parse(), Ok(player));
        let entrant: Entrant = player.to_string().parse().expect("a player takes part");
        prop_assert_eq!(entrant, Entrant::Player(player));
    }

    #[test]
    fn no_text_upsets_whoever_reads_names_and_lines(text in ".{0,60}") {
        let _ = text.parse::<Player>();
        let _ = text.parse::<Entrant>();
        let _ = format!("cmd:{text}").parse::<Entrant>();
        let _ = Answer::parse(&text);
        if let Ok(request) = text.parse::<Request>() {
            prop_assert_eq!(request.to_string().parse::<Request>(), Ok(request));
        }
    }
}

#[test]
fn names_that_are_nobodys_are_refused() {
    for name in
        ["", "genius", "greedy:2ply", "net:0ply", "net:6ply", "net:2", "net:60001ms", "Hard"]
    {
        let error = name.parse::<Player>().expect_err(name);
        assert!(error.to_string().contains(&format!("`{name}`")), "{error}");
    }
    let error = "cmd:".parse::<Entrant>().expect_err("no program");
    assert!(error.to_string().contains("no program after cmd:"), "{error}");
    let error = "cmd:bot 'x".parse::<Entrant>().expect_err("a quotation mark is missing");
    assert!(error.to_string().contains("a quotation mark is missing"), "{error}");
}

#[test]
fn every_request_is_read_as_it_is_written() {
    let text = |text: &str| text.to_owned();
    let requests = [
        (Request::Protocol(1), "protocol 1"),
        (
            Request::SetOption { name: text("player"), value: text("net:2ply") },
            "setoption player net:2ply",
        ),
        (Request::Ruleset(text("classic:pieces=5")), "ruleset classic:pieces=5"),
        (Request::NewGame, "newgame"),
        (Request::Position(text("4..2/8/4..2 l 7-0 7-0")), "position 4..2/8/4..2 l 7-0 7-0"),
        (Request::Roll(text("gs")), "roll gs"),
        (Request::Moves(vec![text("@d1"), text("c2-d2")]), "moves @d1 c2-d2"),
        (Request::Go(None), "go"),
        (Request::Go(Some(Duration::from_millis(250))), "go movetime 250"),
        (Request::Analyse(Some(Duration::from_secs(2))), "analyse movetime 2000"),
        (Request::Ping, "ping"),
        (Request::Quit, "quit"),
    ];
    for (request, line) in requests {
        assert_eq!(request.to_string(), line);
        assert_eq!(format!("{line}\r").parse::<Request>(), Ok(request));
    }
}

#[test]
fn lines_that_are_no_requests_are_told_what_is_wrong() {
    let refused = |line: &str| line.parse::<Request>().expect_err(line);
    assert!(matches!(refused("uci"), RequestError::Unknown(_)));
    assert!(matches!(refused("protocol one"), RequestError::NotANumber(_)));
    assert!(matches!(refused("position"), RequestError::Missing { .. }));
    assert!(matches!(refused("setoption player"), RequestError::Missing { .. }));
    assert!(matches!(refused("go movetime"), RequestError::Missing { .. }));
    assert!(matches!(refused("go fast"), RequestError::Extra { .. }));
    assert!(matches!(refused("ping pong"), RequestError::Extra { .. }));
}

#[test]
fn bands_are_those_that_were_measured() {
    use Band::{Blunder, Excellent, Good, Inaccuracy, Mistake};

    let bands = |name, points: &[f64]| -> Vec<Band> {
        let band = |points: &f64| Band::of(Points::of_share(points / 100.0), ruleset(name));
        points.iter().map(band).collect()
    };
    let all = [Excellent, Excellent, Good, Inaccuracy, Mistake, Blunder];
    assert_eq!(bands("classic", &[0.0, 0.59, 1.79, 3.79, 7.9, 8.1]), all);
    assert_eq!(bands("modern", &[0.0, 1.19, 2.69, 5.29, 7.5, 7.7]), all);
    assert_eq!(bands("ravensburger", &[0.0, 1.29, 3.39, 7.69, 15.4, 15.6]), all);
}
