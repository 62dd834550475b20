//! The colours of the board: shell, lapis lazuli, red limestone and bitumen.

use ratatui::style::{Color, Modifier, Style};
use ur_rules::handbook::Mark;
use ur_rules::{Side, Stone};

use crate::board_text::Charset;
use crate::words::Words;

/// How everything is shown: in which language, with which characters and colours.
#[derive(Clone, Copy)]
pub(super) struct Look<'w> {
    pub(super) words: &'w Words,
    pub(super) charset: Charset,
    pub(super) palette: Palette,
}

/// How many colours the terminal shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Depth {
    None,
    Sixteen,
    True,
}

/// The styles of everything on screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    depth: Depth,
}

const BITUMEN: Color = Color::Rgb(0x1d, 0x1a, 0x17);
const SHELL: Color = Color::Rgb(0xf1, 0xe6, 0xcf);
const LAPIS: Color = Color::Rgb(0x23, 0x40, 0x7e);
const LIMESTONE: Color = Color::Rgb(0xb4, 0x47, 0x2e);
const GOLD: Color = Color::Rgb(0xc7, 0x9a, 0x3b);
const SILVER: Color = Color::Rgb(0xb9, 0xbe, 0xc4);

impl Palette {
    /// What the environment says the terminal can do and the user wants.
    pub(super) fn from_environment() -> Palette {
        let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let colours = std::env::var("COLORTERM").unwrap_or_default();
        let depth = if set("NO_COLOR") {
            Depth::None
        } else if colours.contains("truecolor") || colours.contains("24bit") {
            Depth::True
        } else {
            Depth::Sixteen
        };
        Palette { depth }
    }

    /// A style by depth: with all colours, with sixteen, with none.
    fn by_depth(self, full: Style, sixteen: Style, none: Style) -> Style {
        match self.depth {
            Depth::True => full,
            Depth::Sixteen => sixteen,
            Depth::None => none,
        }
    }

    /// The name of the game and headings.
    pub(super) fn title(self) -> Style {
        let plain = Style::new().add_modifier(Modifier::BOLD);
        self.by_depth(plain.fg(GOLD), plain.fg(Color::Yellow), plain)
    }

    /// Text that may be passed over.
    pub(super) fn quiet(self) -> Style {
        let plain = Style::new().add_modifier(Modifier::DIM);
        self.by_depth(Style::new().fg(Color::Rgb(0x9a, 0x92, 0x85)), plain, plain)
    }

    /// The line that is chosen in a list or a menu.
    pub(super) fn chosen(self) -> Style {
        let plain = Style::new().add_modifier(Modifier::REVERSED);
        self.by_depth(
            Style::new().fg(BITUMEN).bg(GOLD).add_modifier(Modifier::BOLD),
            Style::new().fg(Color::Black).bg(Color::Yellow),
            plain,
        )
    }

    /// The lines between the squares.
    pub(super) fn frame(self) -> Style {
        let plain = Style::new();
        self.by_depth(plain.fg(GOLD), plain.fg(Color::Yellow), plain)
    }

    /// The ground of a square.
    pub(super) fn square(self, mark: Option<Mark>) -> Style {
        let plain = Style::new();
        let (ground, sixteen) = match mark {
            None => (Color::Rgb(0x3a, 0x33, 0x2b), None),
            Some(Mark::Rosette | Mark::Fort | Mark::Ishtar | Mark::Goal) => {
                (LAPIS, Some(Color::Blue))
            }
            Some(Mark::Marduk) => (LIMESTONE, Some(Color::Red)),
            Some(Mark::Kingdom) => (Color::Rgb(0x5e, 0x3a, 0x2a), None),
            Some(Mark::Entrance) => (Color::Rgb(0x2d, 0x4a, 0x45), Some(Color::Cyan)),
        };
        let sixteen = sixteen.map_or(plain, |ground| plain.bg(ground).fg(Color::White));
        self.by_depth(plain.bg(ground).fg(SHELL), sixteen, plain)
    }

    /// What an empty square is inlaid with.
    pub(super) fn inlay(self, mark: Option<Mark>) -> Style {
        let plain = Style::new().add_modifier(Modifier::DIM);
        let full = if mark.is_some() { SHELL } else { Color::Rgb(0x8a, 0x7a, 0x62) };
        self.by_depth(Style::new().fg(full), plain, plain)
    }

    /// A square that the chosen move touches.
    pub(super) fn touched(self) -> Style {
        self.by_depth(
            Style::new().bg(GOLD).fg(BITUMEN),
            Style::new().bg(Color::Yellow).fg(Color::Black),
            Style::new().add_modifier(Modifier::REVERSED),
        )
    }

    /// A stone; turned ones are red. The shapes differ too.
    pub(super) fn stone(self, stone: Stone) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let (full, sixteen) = match (stone.side, stone.turned) {
            (Side::Light, false) => (Color::Rgb(0xff, 0xf8, 0xe7), Color::White),
            (Side::Dark, false) => (Color::Rgb(0x6f, 0xb2, 0xe0), Color::Cyan),
            (_, true) => (Color::Rgb(0xff, 0x7a, 0x59), Color::LightRed),
        };
        self.by_depth(bold.fg(full), bold.fg(sixteen), bold)
    }

    /// A coloured tip of the modern dice.
    pub(super) fn tip(self, gold: bool) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let (full, sixteen) = if gold { (GOLD, Color::Yellow) } else { (SILVER, Color::White) };
        self.by_depth(bold.fg(full), bold.fg(sixteen), bold)
    }

    /// Something that went wrong.
    pub(super) fn warning(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        self.by_depth(bold.fg(Color::Rgb(0xff, 0x7a, 0x59)), bold.fg(Color::LightRed), bold)
    }
}
