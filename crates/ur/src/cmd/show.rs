//! `ur show`: draws a position.

use std::io::{Write, stdout};

use ur_rules::{Position, Side, VariantPosition};

use crate::board_text::{Charset, draw};
use crate::cli::ShowArgs;
use crate::cmd::words;
use crate::failure::Failure;
use crate::words::{Value, Words};
use crate::{describe, load};

pub(crate) fn run(args: &ShowArgs) -> Result<(), Failure> {
    let ruleset = load::ruleset(&args.ruleset)?;
    let position = load::position(ruleset, &args.position)?;
    let picture = picture(&position, &words(args.lang), Charset::choose(args.ascii));
    stdout().write_all(picture.as_bytes())?;
    Ok(())
}

/// A position with its board, the pieces beside it, and who acts next.
pub(crate) fn picture(position: &VariantPosition, words: &Words, charset: Charset) -> String {
    let mut picture = draw(position, charset);
    for side in Side::BOTH {
        picture.push_str(&reserve_line(position, words, charset, side));
        picture.push('\n');
    }
    let key = match position.winner() {
        Some(_) => "show-won",
        None => "show-turn",
    };
    let side = position.winner().unwrap_or(position.turn());
    let side = Value::Text(describe::side(words, side));
    picture.push_str(&words.with(key, &[("side", side)]));
    picture.push('\n');
    picture
}

/// A side's pieces in the pool and out of the game.
pub(crate) fn reserve_line(
    position: &VariantPosition,
    words: &Words,
    charset: Charset,
    side: Side,
) -> String {
    let setup = position.setup();
    let reserve = setup.reserves[side.index()];
    let stone = charset.stone(ur_rules::Stone::plain(side));
    let values = [
        ("side", Value::Text(describe::side(words, side))),
        ("pool", Value::Number(reserve.pool.into())),
        ("out", Value::Number(reserve.out.into())),
    ];
    let key = match position {
        VariantPosition::Race(_) => "reserve-race",
        VariantPosition::Modern(_) => "reserve-modern",
        VariantPosition::Ravensburger(_) => "reserve-tower",
    };
    format!("{stone} {}", words.with(key, &values))
}
