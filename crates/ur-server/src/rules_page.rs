//! The rules of a ruleset for those who show them.

use ur_rules::handbook::{self, Example, Mark, Section, Statement, Value};
use ur_rules::{Move, Position, Ruleset};

use crate::protocol::{
    ExampleMove, Figure, Message, MessageValue, RulesExample, RulesPage, RulesSection, RulesetView,
    SquareMark, TextOrNumber,
};
use crate::table::{board, move_view};

/// The rules page of a ruleset.
pub(crate) fn of(ruleset: Ruleset, view: RulesetView) -> RulesPage {
    RulesPage {
        ruleset: view,
        sections: handbook::sections(ruleset).into_iter().map(section).collect(),
        examples: handbook::examples(ruleset).iter().map(example).collect(),
    }
}

fn section(section: Section) -> RulesSection {
    RulesSection {
        heading: section.heading.to_owned(),
        paragraphs: section.paragraphs.into_iter().map(message).collect(),
        figure: section.figure.map(|figure| match figure {
            handbook::Figure::Path => Figure::Path,
            handbook::Figure::Board => Figure::Board,
        }),
    }
}

fn message(statement: Statement) -> Message {
    let value = |(name, value): (&str, Value)| MessageValue {
        name: name.to_owned(),
        value: match value {
            Value::Text(text) => TextOrNumber::Text(text),
            Value::Number(number) => TextOrNumber::Number(number),
        },
    };
    Message {
        key: statement.key.to_owned(),
        values: statement.values.into_iter().map(value).collect(),
        mark: statement.mark.map(square_mark),
    }
}

/// What a square is, as clients are told.
pub(crate) fn square_mark(mark: Mark) -> SquareMark {
    match mark {
        Mark::Rosette => SquareMark::Rosette,
        Mark::Fort => SquareMark::Fort,
        Mark::Entrance => SquareMark::Entrance,
        Mark::Kingdom => SquareMark::Kingdom,
        Mark::Ishtar => SquareMark::Ishtar,
        Mark::Marduk => SquareMark::Marduk,
        Mark::Goal => SquareMark::Goal,
    }
}

fn example(example: &Example) -> RulesExample {
    let Example { caption, position, roll } = *example;
    let mut moves: Vec<Move> = position.moves(roll).collect();
    moves.sort_by_cached_key(ToString::to_string);
    let after = |mv: Move| {
        let after = position.after(roll, mv);
        ExampleMove { mv: move_view(&position, roll, mv), after: board(&after) }
    };
    RulesExample {
        caption: caption.to_owned(),
        side: position.turn().into(),
        roll: roll.to_string(),
        before: board(&position),
        moves: moves.into_iter().map(after).collect(),
    }
}
