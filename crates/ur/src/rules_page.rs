//! The rules of a ruleset, put together from the messages that fit its options.

use ur_rules::modern::{DrawRule, ModernRules, PlacementCaptures, Roles, Routes};
use ur_rules::race::RaceRules;
use ur_rules::ravensburger::{RavensburgerRules, Six};
use ur_rules::{Dice, Opening, Ruleset, Side, Square, SquareSet};

use crate::board_text::{Charset, Mark, draw, draw_path};
use crate::words::{Value, Words, wrapping};

/// One part of a rules page.
pub(crate) struct Section {
    pub(crate) heading: String,
    pub(crate) paragraphs: Vec<String>,
    /// A drawing, to be kept as it is.
    pub(crate) drawing: Option<String>,
}

/// The rules page of a ruleset.
pub(crate) fn sections(ruleset: Ruleset, words: &Words, charset: Charset) -> Vec<Section> {
    let mut page = Page { words, charset, sections: Vec::new() };
    match ruleset {
        Ruleset::Race(rules) => page.race(rules),
        Ruleset::Modern(rules) => page.modern(rules),
        Ruleset::Ravensburger(rules) => page.ravensburger(rules),
    }
    if !ruleset.options().is_empty() {
        let options = ruleset.options().replace(',', ", ");
        page.add("rules-heading-options", vec![options]);
    }
    page.sections
}

/// The page as text, wrapped to a width.
pub(crate) fn text(ruleset: Ruleset, words: &Words, charset: Charset, width: usize) -> String {
    let mut text = String::new();
    for section in sections(ruleset, words, charset) {
        text.extend(["\n", &section.heading.to_uppercase(), "\n"]);
        text.push_str(&section.drawing.unwrap_or_default());
        for paragraph in section.paragraphs {
            text.extend([&textwrap::fill(&paragraph, wrapping(width)), "\n"]);
        }
    }
    text
}

struct Page<'w> {
    words: &'w Words,
    charset: Charset,
    sections: Vec<Section>,
}

fn list(squares: impl IntoIterator<Item = Square>) -> Value {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    Value::Text(names.join(" "))
}

fn number(value: impl Into<usize>) -> Value {
    Value::Number(value.into())
}

impl Page<'_> {
    fn add(&mut self, heading: &str, paragraphs: Vec<String>) {
        let heading = self.words.get(heading);
        self.sections.push(Section { heading, paragraphs, drawing: None });
    }

    /// Puts a drawing into the section just added.
    fn draw(&mut self, drawing: String) {
        if let Some(section) = self.sections.last_mut() {
            section.drawing = Some(drawing);
        }
    }

    /// A section whose messages need no values.
    fn plain(&mut self, heading: &str, keys: &[&str]) {
        let paragraphs = keys.iter().map(|key| self.words.get(key)).collect();
        self.add(heading, paragraphs);
    }

    fn race(&mut self, rules: &'static RaceRules) {
        let (words, spec) = (self.words, rules.spec());
        let goal = words.with("rules-race-goal", &[("pieces", number(spec.pieces))]);
        self.add("rules-heading-goal", vec![goal]);
        let path = words.with(
            "rules-race-path",
            &[
                ("squares", number(rules.path(Side::Light).len())),
                ("light", list(rules.path(Side::Light).iter().copied())),
                ("dark", list(rules.path(Side::Dark).iter().copied())),
            ],
        );
        self.add("rules-heading-path", vec![path]);
        self.draw(draw_path(Ruleset::Race(rules), rules.path(Side::Light), self.charset));
        self.race_dice(&spec.dice);
        self.plain(
            "rules-heading-start",
            &[match spec.opening {
                Opening::LightStarts => "rules-race-start-light",
                Opening::RollOff | Opening::Agreement => "rules-race-start-roll-off",
            }],
        );
        self.plain(
            "rules-heading-turn",
            &["rules-race-turn", "rules-race-moving", "rules-race-pass"],
        );
        self.race_captures(rules);
        self.race_rosettes(rules);
        self.plain("rules-heading-finish", &["rules-race-finish"]);
        self.plain("rules-heading-end", &["rules-race-end"]);
        self.plain("rules-heading-notation", &["rules-notation-race"]);
    }

    fn race_dice(&mut self, dice: &Dice) {
        let kind = if *dice == Dice::four_tetrahedra() {
            "rules-race-dice-four-d4"
        } else if *dice == Dice::three_tetrahedra() {
            "rules-race-dice-three-d4"
        } else {
            "rules-race-dice-other"
        };
        let odds: Vec<String> = dice
            .chances()
            .iter()
            .map(|chance| format!("{}: {}/{}", chance.roll, chance.weight, dice.throws()))
            .collect();
        let odds = self.words.with("rules-race-odds", &[("odds", Value::Text(odds.join(", ")))]);
        self.add("rules-heading-dice", vec![self.words.get(kind), odds]);
    }

    fn race_captures(&mut self, rules: &RaceRules) {
        let dark: SquareSet = rules.path(Side::Dark).iter().copied().collect();
        let shared = rules.path(Side::Light).iter().any(|&square| dark.contains(square));
        let mut keys = vec![if shared { "rules-race-capture" } else { "rules-race-no-capture" }];
        if shared && rules.spec().capture_roll {
            keys.push("rules-race-capture-roll");
        }
        self.plain("rules-heading-capture", &keys);
    }

    fn race_rosettes(&mut self, rules: &RaceRules) {
        let spec = rules.spec();
        if spec.rosettes.is_empty() {
            return self.plain("rules-heading-rosettes", &["rules-race-no-rosettes"]);
        }
        let pick = |flag, yes, no| if flag { yes } else { no };
        let roll = pick(spec.rosette_roll, "rules-race-rosette-roll", "rules-race-rosette-no-roll");
        let safe = pick(spec.rosette_safe, "rules-race-rosette-safe", "rules-race-rosette-unsafe");
        let squares = self.words.with("rules-race-rosettes", &[("rosettes", list(spec.rosettes))]);
        let paragraphs = vec![squares, self.words.get(roll), self.words.get(safe)];
        self.add("rules-heading-rosettes", paragraphs);
    }

    /// What the marked squares of the modern board are, each with its mark.
    fn modern_houses(&mut self, roles: &Roles) {
        let words = self.words;
        let count = number(roles.entrances.len());
        let entrances = [("entrances", list(roles.entrances)), ("count", count)];
        let kingdom = [("kingdom", list(roles.kingdom))];
        let marked = [
            (Mark::Rosette, words.with("rules-modern-forts", &[("forts", list(roles.forts()))])),
            (Mark::Entrance, words.with("rules-modern-entrances", &entrances)),
            (Mark::Kingdom, words.with("rules-modern-kingdom", &kingdom)),
            (Mark::Ishtar, words.with("rules-modern-ishtar", &[("ishtar", list([roles.ishtar]))])),
            (Mark::Marduk, words.with("rules-modern-marduk", &[("marduk", list([roles.marduk]))])),
        ];
        let with_mark = |(mark, text)| format!("{} {text}", self.charset.mark(mark));
        let mut paragraphs: Vec<String> = marked.into_iter().map(with_mark).collect();
        if roles.entrances.len() == 1 {
            paragraphs.push(words.get("rules-modern-single-entrance"));
        }
        self.add("rules-heading-houses", paragraphs);
    }

    fn modern(&mut self, rules: &'static ModernRules) {
        let (words, spec) = (self.words, rules.spec());
        let roles = &spec.roles;
        let pick = |flag, yes, no| if flag { yes } else { no };
        let pieces = words.with("rules-modern-pieces", &[("pieces", number(spec.pieces))]);
        self.add("rules-heading-goal", vec![words.get("rules-modern-goal"), pieces]);
        let region = |columns: std::ops::Range<u8>| {
            list(rules.board().squares().into_iter().filter(move |s| columns.contains(&s.column())))
        };
        let board = words.with(
            "rules-modern-board",
            &[("earth", region(0..4)), ("bridge", region(4..6)), ("heaven", region(6..8))],
        );
        self.add("rules-heading-board", vec![board]);
        self.draw(draw(&rules.start(Side::Light).into(), self.charset));
        self.modern_houses(&spec.roles);
        self.plain("rules-heading-start", &["rules-modern-start"]);
        self.plain(
            "rules-heading-dice",
            &[
                "rules-modern-dice",
                "rules-modern-roll-bc",
                "rules-modern-roll-gs",
                "rules-modern-roll-ss",
                "rules-modern-roll-gg",
                "rules-modern-roll-bb",
            ],
        );
        let duty = pick(spec.pass_allowed, "rules-modern-may-pass", "rules-modern-must-act");
        self.plain(
            "rules-heading-turn",
            &["rules-modern-turn", "rules-modern-entrance-always", duty],
        );
        let all = spec.placement_captures == PlacementCaptures::All;
        self.plain(
            "rules-heading-placing",
            &[
                pick(all, "rules-modern-placing-captures", "rules-modern-placing"),
                "rules-modern-lone-piece",
                "rules-modern-pool-empty",
            ],
        );
        let routes = match roles.routes {
            Routes::Track => "rules-modern-routes-track",
            Routes::Rings => "rules-modern-routes-rings",
            Routes::Grid => "rules-modern-routes-grid",
        };
        let mut moving =
            vec![routes, "rules-modern-steps", "rules-modern-no-return", "rules-modern-blocking"];
        if spec.jump_may_capture {
            moving.push("rules-modern-jump-may-capture");
        }
        self.plain("rules-heading-moving", &moving);
        self.plain(
            "rules-heading-capture",
            &["rules-modern-capture", "rules-modern-ishtar-protects"],
        );
        let placed = pick(
            spec.placement_extra_turn,
            "rules-modern-placing-extra-turn",
            "rules-modern-placing-no-extra-turn",
        );
        self.plain("rules-heading-forts", &["rules-modern-extra-turn", placed]);
        self.plain("rules-heading-rule", &["rules-modern-earth", "rules-modern-heaven"]);
        self.plain("rules-heading-end", &["rules-modern-win"]);
        let draw = pick(spec.draw == DrawRule::Off, "rules-modern-no-draw", "rules-modern-draw");
        self.plain("rules-heading-draw", &[draw]);
        self.plain("rules-heading-notation", &["rules-notation-modern"]);
    }

    fn ravensburger(&mut self, rules: &'static RavensburgerRules) {
        let (words, spec) = (self.words, rules.spec());
        let pick = |flag, yes, no| if flag { yes } else { no };
        let pieces = words.with("rules-tower-pieces", &[("pieces", number(spec.pieces))]);
        self.add("rules-heading-goal", vec![words.get("rules-tower-goal"), pieces]);
        self.plain("rules-heading-path", &["rules-tower-board"]);
        self.draw(draw_path(Ruleset::Ravensburger(rules), rules.path(Side::Light), self.charset));
        self.plain("rules-heading-start", &["rules-tower-start"]);
        let six = pick(spec.six == Six::Pass, "rules-tower-six-pass", "rules-tower-six-again");
        self.plain("rules-heading-dice", &["rules-tower-die", six]);
        self.plain("rules-heading-moving", &["rules-tower-entering", "rules-tower-jumping"]);
        let prisoners = pick(
            spec.partial_prisoners,
            "rules-tower-partial-prisoners",
            "rules-tower-all-prisoners",
        );
        let mut towers: Vec<String> =
            ["rules-tower-towers", "rules-tower-what-moves", prisoners, "rules-tower-left-behind"]
                .iter()
                .map(|key| words.get(key))
                .collect();
        if let Some(limit) = spec.stack_limit {
            towers.push(words.with("rules-tower-stack-limit", &[("limit", number(limit))]));
        }
        self.add("rules-heading-towers", towers);
        self.plain("rules-heading-capture", &["rules-tower-capture"]);
        let rest = pick(
            spec.red_may_stop_on_a5,
            "rules-tower-red-may-rest",
            "rules-tower-red-may-not-rest",
        );
        self.plain(
            "rules-heading-goal-squares",
            &["rules-tower-goal-squares", "rules-tower-refuge", rest, "rules-tower-delivery"],
        );
        self.plain(
            "rules-heading-red",
            &["rules-tower-red", "rules-tower-red-prisoners", "rules-tower-red-captured"],
        );
        self.plain("rules-heading-end", &["rules-tower-win"]);
        self.plain("rules-heading-notation", &["rules-notation-tower"]);
    }
}
