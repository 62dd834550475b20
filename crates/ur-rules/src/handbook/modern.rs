//! The handbook of the modern game.

use crate::dice::{Roll, Tips};
use crate::effects::Effects;
use crate::modern::{DrawRule, ModernRules, PlacementCaptures, Region, Roles, Routes};
use crate::side::Side;
use crate::situation::ModernTable;
use crate::square::Square;

use super::{
    Example, Figure, Mark, Section, Statement, Value, any_leg, captures, enters, list, pick,
};

pub(super) fn sections(rules: &'static ModernRules) -> Vec<Section> {
    let spec = rules.spec();
    let pieces = [("pieces", Value::Number(spec.pieces.into()))];
    let regions =
        [("earth", Region::Earth), ("bridge", Region::Bridge), ("heaven", Region::Heaven)];
    let board = regions.map(|(name, region)| (name, list(region.squares())));
    let duty = pick(spec.pass_allowed, "rules-modern-may-pass", "rules-modern-must-act");
    let placing = pick(
        spec.placement_captures == PlacementCaptures::All,
        "rules-modern-placing-captures",
        "rules-modern-placing",
    );
    let placed = pick(
        spec.placement_extra_turn,
        "rules-modern-placing-extra-turn",
        "rules-modern-placing-no-extra-turn",
    );
    let draw = pick(spec.draw == DrawRule::Off, "rules-modern-no-draw", "rules-modern-draw");
    vec![
        Section::new(
            "rules-heading-goal",
            vec![
                Statement::plain("rules-modern-goal"),
                Statement::with("rules-modern-pieces", pieces),
            ],
        ),
        Section::new("rules-heading-board", vec![Statement::with("rules-modern-board", board)])
            .showing(Figure::Board),
        houses(&spec.roles),
        Section::plain("rules-heading-start", &["rules-modern-start"]),
        Section::plain(
            "rules-heading-dice",
            &[
                "rules-modern-dice",
                "rules-modern-roll-bc",
                "rules-modern-roll-gs",
                "rules-modern-roll-ss",
                "rules-modern-roll-gg",
                "rules-modern-roll-bb",
            ],
        ),
        Section::plain(
            "rules-heading-turn",
            &["rules-modern-turn", "rules-modern-entrance-always", duty],
        ),
        Section::plain(
            "rules-heading-placing",
            &[placing, "rules-modern-lone-piece", "rules-modern-pool-empty"],
        ),
        moving(rules),
        Section::plain(
            "rules-heading-capture",
            &["rules-modern-capture", "rules-modern-ishtar-protects"],
        ),
        Section::plain("rules-heading-forts", &["rules-modern-extra-turn", placed]),
        Section::plain("rules-heading-rule", &["rules-modern-earth", "rules-modern-heaven"]),
        Section::plain("rules-heading-end", &["rules-modern-win"]),
        Section::plain("rules-heading-draw", &[draw]),
        Section::plain("rules-heading-notation", &["rules-notation-modern"]),
    ]
}

/// What the marked squares are, each with its mark.
fn houses(roles: &Roles) -> Section {
    let count = Value::Number(roles.entrances.len() as u32);
    let entrances = [("entrances", list(roles.entrances)), ("count", count)];
    let mut paragraphs = vec![
        Statement::with("rules-modern-forts", [("forts", list(roles.forts()))]).about(Mark::Fort),
        Statement::with("rules-modern-entrances", entrances).about(Mark::Entrance),
        Statement::with("rules-modern-kingdom", [("kingdom", list(roles.kingdom))])
            .about(Mark::Kingdom),
        Statement::with("rules-modern-ishtar", [("ishtar", list([roles.ishtar]))])
            .about(Mark::Ishtar),
        Statement::with("rules-modern-marduk", [("marduk", list([roles.marduk]))])
            .about(Mark::Marduk),
    ];
    if roles.entrances.len() == 1 {
        paragraphs.push(Statement::plain("rules-modern-single-entrance"));
    }
    Section::new("rules-heading-houses", paragraphs)
}

fn moving(rules: &ModernRules) -> Section {
    let routes = match rules.spec().roles.routes {
        Routes::Track => "rules-modern-routes-track",
        Routes::Rings => "rules-modern-routes-rings",
        Routes::Grid => "rules-modern-routes-grid",
    };
    let mut keys =
        vec![routes, "rules-modern-steps", "rules-modern-no-return", "rules-modern-blocking"];
    if rules.spec().jump_may_capture {
        keys.push("rules-modern-jump-may-capture");
    }
    Section::plain("rules-heading-moving", &keys)
}

pub(super) fn examples(rules: &'static ModernRules) -> Vec<Example> {
    let table = ModernTable::new(rules);
    [
        table.placing(),
        table.moving(),
        table.capturing(),
        table.moving_twice(),
        table.reaching_a_fort(),
        table.meeting_ishtar(),
        table.winning(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

const ONE_COLOUR: Roll = Roll::Tips(Tips::BlankColour);
const TWO_COLOURS: Roll = Roll::Tips(Tips::GoldSilver);

impl ModernTable {
    fn placing(&self) -> Option<Example> {
        let start = self.rules.start(Side::Light);
        Example::showing("example-modern-place", start, ONE_COLOUR, |moves| any_leg(moves, enters))
    }

    /// A piece with as many ways to go as there can be.
    fn moving(&self) -> Option<Example> {
        let ways = |square: &Square| self.steps(*square).count();
        let square = self.free_squares().max_by_key(ways)?;
        let position = self.place(&[square], &[])?;
        let caption = match self.roles.routes {
            Routes::Grid => "example-modern-move-grid",
            Routes::Track | Routes::Rings => "example-modern-move",
        };
        Example::showing(caption, position, ONE_COLOUR, |moves| {
            moves.iter().filter(|effects| walks_to(effects).is_some()).count() > 1
        })
    }

    fn capturing(&self) -> Option<Example> {
        let capture = |square| {
            let enemy = self.steps(square).next()?;
            let position = self.place(&[square], &[enemy])?;
            Example::showing("example-modern-capture", position, ONE_COLOUR, |moves| {
                any_leg(moves, captures)
            })
        };
        self.free_squares().find_map(capture)
    }

    fn moving_twice(&self) -> Option<Example> {
        let twice = |square| {
            let mut others = self.free_squares().filter(|&other| !self.are_near(square, other));
            let position = self.place(&[square, others.next()?], &[])?;
            Example::showing("example-modern-double", position, TWO_COLOURS, |moves| {
                moves.iter().any(|effects| effects.legs.len() == 2)
                    && any_leg(moves, |leg| leg.path.len() == 2)
            })
        };
        self.free_squares().find_map(twice)
    }

    fn reaching_a_fort(&self) -> Option<Example> {
        let reach = |(fort, square)| {
            let position = self.place(&[square], &[])?;
            Example::showing("example-modern-fort", position, ONE_COLOUR, |moves| {
                moves.iter().any(|effects| effects.again && walks_to(effects) == Some(fort))
            })
        };
        self.before_forts().find_map(reach)
    }

    fn meeting_ishtar(&self) -> Option<Example> {
        let meet = |(fort, square)| {
            let position = self.place(&[square], &[fort, self.roles.ishtar])?;
            Example::showing("example-modern-ishtar", position, ONE_COLOUR, |moves| {
                !any_leg(moves, captures)
            })
        };
        self.before_forts().find_map(meet)
    }

    fn winning(&self) -> Option<Example> {
        let win = |(fort, square)| {
            let others = self.roles.forts().into_iter().filter(|&other| other != fort);
            let light: Vec<Square> = others.chain([square]).collect();
            let position = self.place(&light, &[])?;
            Example::showing("example-modern-win", position, ONE_COLOUR, |moves| {
                moves.iter().any(|effects| effects.winner == Some(Side::Light))
            })
        };
        self.before_forts().find_map(win)
    }
}

/// Where a single piece walks.
fn walks_to(effects: &Effects) -> Option<Square> {
    match effects.legs.as_slice() {
        [leg] if leg.from.is_some() => leg.end(),
        _ => None,
    }
}
