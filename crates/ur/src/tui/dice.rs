//! The dice as they lie on the table.

use ratatui::text::Span;
use ur_rules::{Dice, Roll, Tips};

use crate::board_text::Charset;

use super::palette::Palette;

/// What a roll looks like: tetrahedra with filled tips, coloured tips, or a cube's face.
pub(super) fn spans(
    dice: &Dice,
    roll: Roll,
    charset: Charset,
    palette: Palette,
) -> Vec<Span<'static>> {
    if charset == Charset::Ascii {
        return vec![Span::styled(format!("[{roll}]"), palette.tip(true))];
    }
    match roll {
        Roll::Tips(tips) => coloured_tips(tips, palette),
        Roll::Count(count) if *dice == Dice::four_tetrahedra() => filled_tips(count, 4, palette),
        // Of three D4, none filled counts as four.
        Roll::Count(count) if *dice == Dice::three_tetrahedra() => {
            filled_tips(count % 4, 3, palette)
        }
        Roll::Count(count @ 1..=6) if *dice == Dice::cube() => {
            let faces = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
            vec![Span::styled(faces[usize::from(count) - 1].to_string(), palette.tip(true))]
        }
        Roll::Count(count) => vec![Span::styled(format!("[{count}]"), palette.tip(true))],
    }
}

fn filled_tips(filled: u8, dice: u8, palette: Palette) -> Vec<Span<'static>> {
    let shape = |number| if number < filled { "▲ " } else { "△ " };
    (0..dice).map(|number| Span::styled(shape(number), palette.tip(true))).collect()
}

fn coloured_tips(tips: Tips, palette: Palette) -> Vec<Span<'static>> {
    let gold = || Span::styled("▲g ", palette.tip(true));
    let silver = || Span::styled("▲s ", palette.tip(false));
    let colour = || Span::styled("▲ ", palette.tip(true));
    let blank = || Span::styled("△ ", palette.quiet());
    match tips {
        Tips::Blanks => vec![blank(), blank()],
        Tips::BlankColour => vec![blank(), colour()],
        Tips::GoldSilver => vec![gold(), silver()],
        Tips::Silvers => vec![silver(), silver()],
        Tips::Golds => vec![gold(), gold()],
    }
}
