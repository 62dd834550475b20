//! The handbook: what it says of each ruleset, and examples that show what they promise.

use ur_rules::handbook::{self, Example, Figure, Mark, Value};
use ur_rules::{Effects, Leg, Position, Roll, Ruleset, Side, Square, VariantPosition};

use crate::ask::ruleset;

/// Rulesets with house rules that change what there is to say and to show.
const OPTIONS: [&str; 22] = [
    "classic:pieces=1",
    "classic:pieces=2,rosette_safe=false",
    "classic:rosette_roll=false",
    "masters:rosette_safe=true,pieces=15",
    "blitz:capture_roll=false",
    "aseb:pieces=15",
    "modern:pieces=4",
    "modern:pieces=10,preset=kingdom-d",
    "modern:preset=grid,forts=a2+b2+g2+h2,kingdom=c1+c2+c3",
    "modern:preset=rings,forts=a1+a2+g1+g2,kingdom=b2+c2+d2",
    "modern:ishtar=b1,marduk=h1",
    "modern:entrances=a2+b1+c1+b3+c3+d1+d3,pass_allowed=true",
    "modern:placement_captures=all,placement_extra_turn=true,jump_may_capture=true",
    "modern:preset=ishtar-h2,routes=rings",
    "ravensburger:pieces=1",
    "ravensburger:pieces=2",
    "ravensburger:six=roll_again,partial_prisoners=false",
    "ravensburger:stack_limit=1",
    "ravensburger:stack_limit=2",
    "ravensburger:stack_limit=3,red_may_stop_on_a5=false",
    "modern:draw=off",
    "brettspielnetz:starts=roll-off",
];

/// Races of somebody's own.
const FILES: [&str; 4] = [
    // Uneven paths that cross on different steps.
    r#"
    board = "3../5/3.."
    light = "a1 b1 c1 c2 d2 e2 b2 a2"
    dark = "a3 b3 c3 c2 d2 e2 b2"
    dice = { 0 = "1/6", 1 = "1/3", 2 = "1/3", 3 = "1/6" }
    pieces = 4
    rosettes = ["c2", "b3 b1"]
    "#,
    // Two lanes that never meet, and a coin.
    r#"
    board = "4/4/4"
    light = "a1 b1 c1 d1"
    dark = "a3 b3 c3 d3"
    dice = { 0 = "1/2", 1 = "1/2" }
    "#,
    // One square, one roll.
    r#"
    board = "1/1/1"
    light = "a2"
    dark = "a2"
    dice = { 1 = "1" }
    pieces = 1
    "#,
    // A long way and high rolls.
    r#"
    board = "10/10/10"
    light = "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 j2 i2 h2 g2 f2 e2 d2 c2 b2 a2"
    dark = "a3 b3 c3 d3 e3 f3 g3 h3 i3 j3 j2 i2 h2 g2 f2 e2 d2 c2 b2 a2"
    dice = { 5 = "1/2", 7 = "1/2" }
    pieces = 9
    rosettes = "a2 f2 j1 j3"
    rosette_roll = false
    "#,
];

fn rulesets() -> Vec<Ruleset> {
    let named = Ruleset::NAMES.iter().copied().chain(OPTIONS).map(ruleset);
    let presets = Ruleset::modern_presets().map(|name| ruleset(&format!("modern:preset={name}")));
    let files = FILES.iter().map(|text| Ruleset::from_toml("own.toml", text).expect("a ruleset"));
    named.chain(presets).chain(files).collect()
}

fn captions(ruleset: Ruleset) -> Vec<&'static str> {
    handbook::examples(ruleset).iter().map(|example| example.caption).collect()
}

fn keys(ruleset: Ruleset) -> Vec<&'static str> {
    let sections = handbook::sections(ruleset);
    sections.iter().flat_map(|section| &section.paragraphs).map(|said| said.key).collect()
}

// The examples.

/// What the roll of an example offers.
struct Offer {
    position: VariantPosition,
    roll: Roll,
    moves: Vec<Effects>,
}

impl Offer {
    fn new(example: &Example) -> Offer {
        let Example { position, roll, .. } = *example;
        let moves = position.moves(roll).map(|mv| position.effects(roll, mv)).collect();
        Offer { position, roll, moves }
    }

    fn any(&self, wanted: impl Fn(&Effects) -> bool) -> bool {
        self.moves.iter().any(wanted)
    }

    fn any_leg(&self, wanted: impl Fn(&Leg) -> bool) -> bool {
        self.moves.iter().flat_map(|effects| &effects.legs).any(wanted)
    }

    fn captures(&self) -> bool {
        self.any_leg(|leg| !leg.captures.is_empty())
    }

    fn only_passes(&self) -> bool {
        self.moves.iter().all(|effects| effects.legs.is_empty())
    }

    fn mark(&self, square: Square) -> Option<Mark> {
        Mark::of(self.position.ruleset(), square)
    }

    fn owner(&self, square: Square) -> Option<Side> {
        self.position.setup().stones_on(square).last().map(|stone| stone.side)
    }

    /// Where Light's piece would land that has the roll's way to go, whether it may or not.
    fn ahead(&self) -> Vec<Square> {
        let path = self.position.ruleset().path(Side::Light);
        let Roll::Count(count) = self.roll else { panic!("a race") };
        let own = |place: &usize| self.owner(path[*place]) == Some(Side::Light);
        let ahead = (0..path.len()).filter(own).map(|place| place + usize::from(count));
        ahead.filter_map(|place| path.get(place).copied()).collect()
    }

    /// Whether Dark stands on a fort beside which Light stands.
    fn faces_a_fort(&self) -> bool {
        let VariantPosition::Modern(position) = self.position else { panic!("modern") };
        let beside = |fort| position.rules().routes_from(fort);
        let own = position.pieces(Side::Light);
        let held = position.rules().spec().roles.forts().intersection(position.pieces(Side::Dark));
        held.into_iter().any(|fort| !beside(fort).intersection(own).is_empty())
    }
}

/// Whether the moves are what the caption promises.
fn keeps_promise(example: &Example) -> bool {
    let offer = Offer::new(example);
    let enters = || offer.any_leg(|leg| leg.from.is_none());
    let ends_on = |leg: &Leg, mark| leg.end().and_then(|end| offer.mark(end)) == Some(mark);
    let walks = |effects: &Effects| effects.legs.iter().all(|leg| leg.from.is_some());
    let captures = |effects: &Effects| effects.legs.iter().any(|leg| !leg.captures.is_empty());
    match example.caption {
        "example-race-enter" | "example-tower-enter" => enters(),
        "example-race-choose" => offer.moves.len() > 1 && !offer.any(|it| it.legs.is_empty()),
        "example-race-capture" => offer.any(|it| captures(it) && !it.again),
        "example-race-capture-roll" => {
            offer.any(|it| captures(it) && it.again && !ends_on(&it.legs[0], Mark::Rosette))
        }
        "example-race-rosette" => {
            offer.any(|it| it.again && walks(it) && ends_on(&it.legs[0], Mark::Rosette))
        }
        "example-race-rosette-safe" => {
            let dark_on_rosette = |square: &Square| {
                offer.owner(*square) == Some(Side::Dark)
                    && offer.mark(*square) == Some(Mark::Rosette)
            };
            offer.ahead().iter().any(dark_on_rosette) && !offer.captures()
        }
        "example-race-rosette-unsafe" => {
            offer.any_leg(|leg| ends_on(leg, Mark::Rosette) && !leg.captures.is_empty())
        }
        "example-race-finish" => offer.any_leg(|leg| leg.finishes),
        "example-race-pass" => offer.only_passes(),
        "example-modern-place" => {
            offer.any_leg(|leg| leg.from.is_none() && ends_on(leg, Mark::Entrance))
        }
        "example-modern-move" | "example-modern-move-grid" => {
            let walking = offer.moves.iter().filter(|it| !it.legs.is_empty() && walks(it));
            walking.count() > 1
        }
        "example-modern-capture" => offer.any(|it| walks(it) && captures(it)),
        "example-modern-double" => {
            let kingdom = |leg: &Leg| leg.from.is_none() && ends_on(leg, Mark::Kingdom);
            offer.any(|it| it.legs.len() == 2)
                && offer.any(|it| it.legs.len() == 1 && it.legs[0].path.len() == 2)
                && offer.any_leg(kingdom)
        }
        "example-modern-fort" => {
            offer.any(|it| it.again && walks(it) && ends_on(&it.legs[0], Mark::Fort))
        }
        "example-modern-ishtar" => offer.faces_a_fort() && !offer.captures(),
        "example-modern-win" => offer.any(|it| walks(it) && it.winner == Some(Side::Light)),
        "example-tower-build" => offer.any_leg(|leg| {
            let over_enemy = leg.path.iter().any(|&square| offer.owner(square) == Some(Side::Dark));
            over_enemy && leg.end().and_then(|end| offer.owner(end)) == Some(Side::Light)
        }),
        "example-tower-capture" => offer.captures(),
        "example-tower-prisoners" => (0..3).all(|carried| offer.any(|it| it.prisoners == carried)),
        "example-tower-all-prisoners" => {
            [true, false, true] == [0, 1, 2].map(|carried| offer.any(|it| it.prisoners == carried))
        }
        "example-tower-deliver" => {
            offer.any(|it| it.prisoners > 0 && ends_on(&it.legs[0], Mark::Goal))
        }
        "example-tower-red" => {
            let path = offer.position.ruleset().path(Side::Light);
            let place = |square| path.iter().position(|&on_path| Some(on_path) == square);
            let back = |leg: &Leg| place(leg.end()) < place(leg.from);
            offer.any_leg(|leg| leg.from.is_some() && back(leg))
                && offer.any_leg(|leg| leg.from.is_some() && !back(leg))
        }
        "example-tower-six" => offer.only_passes() && !offer.any(|it| it.again),
        "example-tower-six-again" => offer.only_passes() && offer.any(|it| it.again),
        unknown => panic!("nobody has said what `{unknown}` promises"),
    }
}

#[test]
fn every_example_is_a_position_of_its_ruleset_with_a_roll_of_its_dice_and_light_to_act() {
    for ruleset in rulesets() {
        for Example { caption, position, roll } in handbook::examples(ruleset) {
            assert_eq!(ruleset.parse_position(&position.to_string()), Ok(position), "{caption}");
            assert!(ruleset.dice().weight(roll) > 0, "{ruleset} {caption} {roll}");
            assert_eq!((position.turn(), position.winner()), (Side::Light, None), "{caption}");
        }
    }
}

#[test]
fn every_example_shows_what_its_caption_promises() {
    for ruleset in rulesets() {
        for example in handbook::examples(ruleset) {
            let Example { caption, position, roll } = example;
            assert!(keeps_promise(&example), "{ruleset} {caption}: {position} {roll}");
        }
    }
}

#[test]
fn every_named_ruleset_and_preset_has_four_to_seven_examples_and_none_twice() {
    let presets = Ruleset::modern_presets().map(|name| ruleset(&format!("modern:preset={name}")));
    for ruleset in Ruleset::NAMES.iter().copied().map(ruleset).chain(presets) {
        let mut shown = captions(ruleset);
        let count = shown.len();
        assert!((4..=7).contains(&count), "{ruleset} {shown:?}");
        shown.sort_unstable();
        shown.dedup();
        assert_eq!(shown.len(), count, "{ruleset}");
    }
}

#[test]
fn the_examples_of_the_families_are_these() {
    let shown = |name: &str| -> Vec<String> {
        let examples = handbook::examples(ruleset(name)).into_iter();
        examples
            .map(|Example { caption, position, roll }| format!("{caption}: {position}, {roll}"))
            .collect()
    };
    let classic = [
        "example-race-enter: 4..2/8/4..2 l 7-0 7-0, 2",
        "example-race-choose: 4..2/2L2L2/4..2 l 5-0 7-0, 2",
        "example-race-capture: 4..2/2L1D3/4..2 l 6-0 6-0, 2",
        "example-race-rosette: 4..2/1L6/4..2 l 6-0 7-0, 2",
        "example-race-rosette-safe: 4..2/1L1D4/4..2 l 6-0 6-0, 2",
        "example-race-finish: 4..2/8/4..LL l 0-5 1-6, 2",
        "example-race-pass: 4..2/8/4..L1 l 0-6 1-6, 2",
    ];
    assert_eq!(shown("classic"), classic);
    let modern = [
        "example-modern-place: 4..2/8/4..2 l 7-0 7-0, bc",
        "example-modern-move: 4..2/7L/4..2 l 6-0 7-0, bc",
        "example-modern-capture: 4..2/8/1DL1..2 l 6-0 6-0, bc",
        "example-modern-double: 2L1..2/8/2L1..2 l 5-0 7-0, gs",
        "example-modern-fort: 4..2/8/1L2..2 l 6-0 7-0, bc",
        "example-modern-ishtar: 4..2/4D3/DL2..2 l 6-0 5-0, bc",
        "example-modern-win: L3..L1/8/1L2..L1 l 3-0 7-0, bc",
    ];
    assert_eq!(shown("modern"), modern);
    let ravensburger = [
        "example-tower-enter: 4..2/8/4..2 l 10-0 10-0, 3",
        "example-tower-build: 4..2/2LDL3/4..2 l 8-0 9-0, 2",
        "example-tower-capture: 4..2/2L2(DD)2/4..2 l 9-0 8-0, 3",
        "example-tower-prisoners: 4..2/2(DDL)5/4..2 l 9-0 8-0, 2",
        "example-tower-deliver: 4..2/7(DL)/4..2 l 9-0 9-0, 2",
        "example-tower-red: 4..2/5l2/4..2 l 9-0 10-0, 2",
        "example-tower-six: 4..2/2L5/4..2 l 9-0 10-0, 6",
    ];
    assert_eq!(shown("ravensburger"), ravensburger);
}

#[test]
fn the_examples_follow_the_options() {
    let shows = |text: &str, caption| captions(ruleset(text)).contains(&caption);
    assert!(shows("blitz", "example-race-capture-roll") && !shows("blitz", "example-race-capture"));
    assert!(shows("masters", "example-race-rosette-unsafe"));
    assert!(!shows("masters", "example-race-rosette-safe"));
    assert!(!shows("classic:rosette_roll=false", "example-race-rosette"));
    assert!(!shows("classic:pieces=1", "example-race-choose"));
    assert!(shows("modern:preset=grid", "example-modern-move-grid"));
    assert!(shows("ravensburger:partial_prisoners=false", "example-tower-all-prisoners"));
    assert!(shows("ravensburger:six=roll_again", "example-tower-six-again"));
    assert!(!shows("ravensburger:stack_limit=1", "example-tower-capture"));
    let lanes = Ruleset::from_toml("own.toml", FILES[1]).expect("a ruleset");
    let left = ["example-race-enter", "example-race-finish", "example-race-pass"];
    assert!(captions(lanes).iter().all(|caption| *caption != "example-race-capture"));
    assert!(left.iter().all(|caption| captions(lanes).contains(caption)));
}

// The sections.

#[test]
fn every_ruleset_has_sections_with_something_to_say_and_no_heading_twice() {
    for ruleset in rulesets() {
        let sections = handbook::sections(ruleset);
        let mut headings: Vec<&str> = sections.iter().map(|section| section.heading).collect();
        assert!(sections.iter().all(|section| !section.paragraphs.is_empty()), "{ruleset}");
        assert_eq!((headings[0], sections.len() >= 10), ("rules-heading-goal", true), "{ruleset}");
        headings.sort_unstable();
        headings.dedup();
        assert_eq!(headings.len(), sections.len(), "{ruleset}");
    }
}

#[test]
fn one_figure_shows_the_path_or_the_board() {
    for ruleset in rulesets() {
        let sections = handbook::sections(ruleset);
        let figures: Vec<Figure> = sections.iter().filter_map(|section| section.figure).collect();
        let expected =
            if ruleset.path(Side::Light).is_empty() { Figure::Board } else { Figure::Path };
        assert_eq!(figures, [expected], "{ruleset}");
    }
}

#[test]
fn what_is_said_follows_the_options() {
    let says = |text: &str, key| keys(ruleset(text)).contains(&key);
    assert!(says("classic", "rules-race-rosette-safe"));
    assert!(says("masters", "rules-race-rosette-unsafe"));
    assert!(says("blitz", "rules-race-capture-roll") && !says("aseb", "rules-race-capture-roll"));
    assert!(says("modern:preset=d1", "rules-modern-single-entrance"));
    assert!(says("modern:pass_allowed=true", "rules-modern-may-pass"));
    assert!(says("ravensburger:stack_limit=3", "rules-tower-stack-limit"));
    assert!(!says("ravensburger", "rules-tower-stack-limit"));
}

#[test]
fn the_house_rules_in_use_are_told_last() {
    let sections = handbook::sections(ruleset("classic:pieces=3,starts=light"));
    let last = sections.last().expect("there are sections");
    assert_eq!(last.heading, "rules-heading-options");
    let told = ("options", Value::Text("pieces=3, starts=light".to_owned()));
    assert_eq!(last.paragraphs[0].values, [told]);
    assert!(!keys(ruleset("classic")).contains(&"rules-options"));
}

#[test]
fn the_marked_squares_of_modern_are_told_with_their_marks() {
    let sections = handbook::sections(ruleset("modern"));
    let statements = sections.iter().flat_map(|section| &section.paragraphs);
    let marks: Vec<Mark> = statements.filter_map(|said| said.mark).collect();
    assert_eq!(marks, [Mark::Fort, Mark::Entrance, Mark::Kingdom, Mark::Ishtar, Mark::Marduk]);
}
