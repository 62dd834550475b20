//! The rules of a ruleset for those who show them.

use ur_rules::Ruleset;

use crate::protocol::{RulesPage, RulesetView};

/// The rules page of a ruleset.
pub(crate) fn of(_ruleset: Ruleset, view: RulesetView) -> RulesPage {
    RulesPage { ruleset: view, sections: Vec::new(), examples: Vec::new() }
}
