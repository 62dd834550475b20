//! What happens in a game, in words.

use std::io::ErrorKind;
use std::path::Path;

use ur_rules::{
    DrawReason, Game, GameError, IllegalMove, Move, Outcome, PassReason, Phase, Ply, Position,
    Reason, Roll, Ruleset, Setup, SetupError, Side, Square, Stone, Tips, VariantPosition, Walk,
};

use crate::board_text::{Charset, draw};
use crate::failure::Failure;
use crate::words::{Value, Words};

/// A side's name.
pub(crate) fn side(words: &Words, side: Side) -> String {
    words.get(match side {
        Side::Light => "side-light",
        Side::Dark => "side-dark",
    })
}

/// What the dice show.
pub(crate) fn roll(words: &Words, roll: Roll) -> String {
    match roll {
        Roll::Count(count) => count.to_string(),
        Roll::Tips(tips) => words.get(match tips {
            Tips::Blanks => "roll-blanks",
            Tips::BlankColour => "roll-blank-colour",
            Tips::GoldSilver => "roll-gold-silver",
            Tips::Silvers => "roll-silvers",
            Tips::Golds => "roll-golds",
        }),
    }
}

/// How it was decided who starts: a sentence for each throw.
pub(crate) fn opening(words: &Words, game: &Game) -> Vec<String> {
    let throws = game.opening_rolls();
    let decided = game.phase() != Phase::RollOff;
    let sentence = |(number, &(light, dark)): (usize, &(Roll, Roll))| {
        let values = [
            ("light", Value::Text(roll(words, light))),
            ("dark", Value::Text(roll(words, dark))),
            ("starter", Value::Text(side(words, game.start().turn()))),
        ];
        let decisive = decided && number + 1 == throws.len();
        words.with(if decisive { "said-roll-off" } else { "said-roll-off-tie" }, &values)
    };
    throws.iter().enumerate().map(sentence).collect()
}

/// A move: what goes where, and what it takes.
pub(crate) fn mv(words: &Words, mv: &Move) -> String {
    let text = |value: &dyn std::fmt::Display| Value::text(value);
    match mv {
        Move::Pass => words.get("move-pass"),
        Move::Place(landing) => {
            let key = if landing.captures { "move-place-captures" } else { "move-place" };
            words.with(key, &[("to", text(&landing.square))])
        }
        Move::Finish(from) => words.with("move-finish", &[("from", text(from))]),
        Move::Walk(walk, 0) => describe_walk(words, walk),
        Move::Walk(walk, prisoners) => words.with(
            "move-carry",
            &[
                ("move", Value::Text(describe_walk(words, walk))),
                ("prisoners", Value::Number(usize::from(*prisoners))),
            ],
        ),
        Move::Double(first, second) => {
            let [first, second] = [first, second].map(|walk| describe_walk(words, walk));
            words.with("move-double", &[("first", text(&first)), ("second", text(&second))])
        }
    }
}

fn describe_walk(words: &Words, walk: &Walk) -> String {
    let captured: Vec<String> = walk
        .landings()
        .iter()
        .filter(|landing| landing.captures)
        .map(|landing| landing.square.to_string())
        .collect();
    let way = walk.landings()[..walk.landings().len() - 1].iter();
    let way: Vec<String> = way.map(|landing| landing.square.to_string()).collect();
    let values = [
        ("from", Value::text(walk.from())),
        ("to", Value::text(walk.end().square)),
        ("way", Value::Text(way.join(" "))),
        ("captured", Value::Text(captured.join(" "))),
    ];
    words.with(
        match (way.is_empty(), captured.is_empty()) {
            (true, true) => "move-walk",
            (true, false) => "move-walk-captures",
            (false, true) => "move-walk-way",
            (false, false) => "move-walk-way-captures",
        },
        &values,
    )
}

/// A roll and what was done with it, as a sentence or two.
pub(crate) fn ply(words: &Words, ply: &Ply) -> String {
    let mut sentences = vec![words.with(
        "said-rolled",
        &[
            ("side", Value::Text(side(words, ply.side))),
            ("roll", Value::Text(roll(words, ply.roll))),
        ],
    )];
    match ply.mv {
        None => {}
        Some(Move::Pass) => sentences.push(pass(words, ply)),
        Some(made) => {
            sentences.push(words.with("said-moved", &[("move", Value::Text(mv(words, &made)))]));
        }
    }
    if ply.mv.is_some() && ply.after.turn() == ply.side && ply.after.winner().is_none() {
        sentences.push(words.get("said-again"));
    }
    sentences.join(" ")
}

/// Why a turn passed.
fn pass(words: &Words, ply: &Ply) -> String {
    match PassReason::of(&ply.before, ply.roll) {
        None => words.get("said-pass-chosen"),
        Some(PassReason::RollMovesNothing) if ply.after.turn() == ply.side => {
            words.get("said-pass-roll-again")
        }
        Some(PassReason::RollMovesNothing) => words.get("said-pass-roll"),
        Some(PassReason::PoolEmpty) => words.get("said-pass-pool"),
        Some(PassReason::LonePiece(square)) => {
            words.with("said-pass-lone", &[("square", Value::text(square))])
        }
        Some(PassReason::NothingCanMove) => words.get("said-pass-nothing"),
    }
}

/// How the game ended.
pub(crate) fn outcome(words: &Words, outcome: Outcome) -> String {
    let Some(winner) = outcome.winner else {
        return words.get("over-draw");
    };
    let sides = [
        ("winner", Value::Text(side(words, winner))),
        ("loser", Value::Text(side(words, !winner))),
    ];
    words.with(
        match outcome.reason {
            Reason::Play | Reason::Draw(_) => "over-won",
            Reason::Resignation => "over-resigned",
            Reason::Time => "over-time",
        },
        &sides,
    )
}

/// Why a draw may be claimed.
pub(crate) fn draw_reason(words: &Words, reason: DrawReason) -> String {
    match reason {
        DrawReason::SamePlacement(square) => {
            words.with("draw-same-placement", &[("square", Value::text(square))])
        }
        DrawReason::SamePosition => words.get("draw-same-position"),
    }
}

/// Where a game is that was left, and how to go on with it.
pub(crate) fn kept(words: &Words, path: &Path) -> String {
    words.with("plain-kept", &[("path", Value::text(path.display()))])
}

/// Why something could not be done at the table.
pub(crate) fn failure(words: &Words, game: &Game, failure: &Failure) -> String {
    let bad_roll = |text: String| {
        let rolls = game.ruleset().dice().rolls().iter();
        let rolls: Vec<String> = rolls.map(|odds| odds.roll.to_string()).collect();
        let rolls = ("rolls", Value::Text(rolls.join(" ")));
        if text.is_empty() {
            return words.with("bad-roll-none", &[rolls]);
        }
        words.with("bad-roll", &[("text", Value::Text(text)), rolls])
    };
    match failure {
        Failure::Roll(error) => bad_roll(error.0.clone()),
        Failure::NotARoll(error) | Failure::Game(GameError::NotARoll(error)) => {
            bad_roll(error.roll.to_string())
        }
        Failure::Game(GameError::KnownRoll(known)) => {
            words.with("bad-known-roll", &[("roll", Value::Text(roll(words, *known)))])
        }
        Failure::Game(GameError::Illegal(IllegalMove::NotLegal { mv, .. })) => {
            words.with("bad-move-illegal", &[("move", Value::text(mv))])
        }
        Failure::TwoRolls => words.get("bad-two-rolls"),
        Failure::Game(GameError::NoDraw) => words.get("no-draw"),
        Failure::Write { path, error } => {
            let exists = error.kind() == ErrorKind::AlreadyExists;
            let key = if exists { "save-exists" } else { "save-failed" };
            words.with(key, &[("path", Value::text(path.display()))])
        }
        _ => words.get("bad-other"),
    }
}

/// Every reason why a game cannot stand so.
pub(crate) fn faults(words: &Words, faults: &[SetupError]) -> Vec<String> {
    faults.iter().map(|error| fault(words, error)).collect()
}

fn fault(words: &Words, fault: &SetupError) -> String {
    let of = |of: Side| ("side", Value::Text(side(words, of)));
    let on = |square: Square| ("square", Value::text(square));
    let found = |found: usize| ("found", Value::Number(found));
    let limit = |limit: usize| ("limit", Value::Number(limit));
    match *fault {
        SetupError::Board { .. } => words.get("fault-board"),
        SetupError::Count { side, expected, found: count } => {
            words.with("fault-count", &[of(side), found(count), limit(expected.into())])
        }
        SetupError::Tower(square) => words.with("fault-tower", &[on(square)]),
        SetupError::Turned(square) => words.with("fault-turned", &[on(square)]),
        SetupError::OffPath { side, square } => {
            words.with("fault-off-path", &[of(side), on(square)])
        }
        SetupError::Out { side, out } => words.with("fault-out", &[of(side), found(out.into())]),
        SetupError::Lane { side, square } => words.with("fault-lane", &[of(side), on(square)]),
        SetupError::Refuge { side, square } => words.with("fault-refuge", &[of(side), on(square)]),
        SetupError::Goal { side, square } => words.with("fault-goal", &[of(side), on(square)]),
        SetupError::Crowded { side, square, found: count, limit: most } => {
            let values = [of(side), on(square), found(count), limit(most)];
            words.with("fault-crowded", &values)
        }
        SetupError::High { square, found: count, limit: most } => {
            words.with("fault-high", &[on(square), found(count), limit(most.into())])
        }
        SetupError::BothWon => words.get("fault-both-won"),
        SetupError::WinnerToAct(side) => words.with("fault-winner-to-act", &[of(side)]),
    }
}

/// A position with its board, the pieces beside it, and who acts next.
pub(crate) fn position(position: &VariantPosition, words: &Words, charset: Charset) -> String {
    let mut picture = draw(position, charset);
    let setup = position.setup();
    for of in Side::BOTH {
        picture.push_str(&reserve(position.ruleset(), &setup, words, charset, of));
        picture.push('\n');
    }
    let key = match position.winner() {
        Some(_) => "show-won",
        None => "show-turn",
    };
    let side = Value::Text(side(words, position.winner().unwrap_or(position.turn())));
    picture.push_str(&words.with(key, &[("side", side)]));
    picture.push('\n');
    picture
}

/// A side's pieces in the pool and out of the game.
pub(crate) fn reserve(
    ruleset: Ruleset,
    setup: &Setup,
    words: &Words,
    charset: Charset,
    of: Side,
) -> String {
    let reserve = setup.reserves[of.index()];
    let stone = charset.stone(Stone::plain(of));
    let values = [
        ("side", Value::Text(side(words, of))),
        ("pool", Value::Number(reserve.pool.into())),
        ("out", Value::Number(reserve.out.into())),
    ];
    let key = match ruleset {
        Ruleset::Race(_) => "reserve-race",
        Ruleset::Modern(_) => "reserve-modern",
        Ruleset::Ravensburger(_) => "reserve-tower",
    };
    format!("{stone} {}", words.with(key, &values))
}

/// What people call a ruleset.
pub(crate) fn title(ruleset: Ruleset, words: &Words) -> String {
    ruleset.title().map_or_else(|| words.get("title-own"), str::to_owned)
}

/// One line on what makes a ruleset different.
pub(crate) fn about(ruleset: Ruleset, words: &Words) -> String {
    words.get(match ruleset.base_name() {
        "classic" => "about-classic",
        "brettspielnetz" => "about-brettspielnetz",
        "masters" => "about-masters",
        "masters-four-dice" => "about-masters-four-dice",
        "blitz" => "about-blitz",
        "aseb" => "about-aseb",
        "modern" => "about-modern",
        "ravensburger" => "about-ravensburger",
        _ => "about-own",
    })
}
