//! The rulesets that the targets pick from.

use std::sync::LazyLock;

use ur_rules::Ruleset;
use ur_rules::record::RecordFault;

use crate::luck::hash;

/// House rules, besides the rulesets of [`Ruleset::NAMES`].
const OPTIONS: [&str; 15] = [
    "classic:pieces=1",
    "classic:rosette_safe=false,capture_roll=true,starts=light",
    "aseb:pieces=7,rosette_roll=false",
    "modern:preset=a2",
    "modern:preset=d1,pieces=4",
    "modern:preset=grid,pass_allowed=true",
    "modern:preset=rings,jump_may_capture=true",
    "modern:preset=kingdom-d,draw=off",
    "modern:placement_captures=all,placement_extra_turn=true,jump_may_capture=true",
    "modern:preset=ishtar-d2,routes=grid,pieces=9",
    "ravensburger:six=roll_again,partial_prisoners=false",
    "ravensburger:stack_limit=4,red_may_stop_on_a5=false",
    "ravensburger:stack_limit=1",
    "ravensburger:pieces=4,six=roll_again,stack_limit=3",
    "ravensburger:pieces=6,partial_prisoners=false,red_may_stop_on_a5=false",
];

/// A ruleset of somebody's own: uneven paths that cross, shared rosettes, odd dice.
const FILE: &str = r#"
board = "3../5/3.."
light = "a1 b1 c1 c2 d2 e2 b2 a2"
dark = "a3 b3 c3 c2 d2 e2 b2"
dice = { 0 = "1/6", 1 = "1/3", 2 = "1/3", 3 = "1/6" }
pieces = 4
rosettes = ["c2", "b3 b1 b2"]
capture_roll = true
starts = "light"
"#;

/// All rulesets that an input can pick.
pub static RULESETS: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
    let named = Ruleset::NAMES.iter().chain(&OPTIONS);
    let named = named.map(|text| text.parse().unwrap_or_else(|error| panic!("{text}: {error}")));
    let file = Ruleset::from_toml("odd.toml", FILE).unwrap_or_else(|error| panic!("{error}"));
    named.chain([file]).collect()
});

/// Those of them that are races.
pub static RACES: LazyLock<Vec<Ruleset>> = LazyLock::new(|| {
    RULESETS.iter().copied().filter(|ruleset| matches!(ruleset, Ruleset::Race(_))).collect()
});

/// The ruleset that a letter picks.
pub fn pick(rulesets: &[Ruleset], letter: u8) -> Ruleset {
    rulesets[usize::from(letter.wrapping_sub(b'A')) % rulesets.len()]
}

/// The ruleset of a name, for a record.
///
/// Of those that are not on our list only a share is kept: rulesets are never freed, and there is no
/// end of options.
pub fn named(name: &str) -> Result<Ruleset, RecordFault> {
    let identity = Ruleset::identity(name).map_err(RecordFault::Ruleset)?;
    if let Some(known) = RULESETS.iter().find(|known| known.text() == identity) {
        return Ok(*known);
    }
    if !hash(&identity).is_multiple_of(16) {
        return Err(RecordFault::RulesetSource("not looked up".to_owned()));
    }
    let ruleset: Ruleset = name.parse().map_err(RecordFault::Ruleset)?;
    assert_eq!(ruleset.text(), identity);
    Ok(ruleset)
}
