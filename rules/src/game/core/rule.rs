use std::fmt;

use serde::Serialize;

use crate::content::intern;

/// The id of a rule, `GAME.CHAPTER.NAME`; the rulebook has a section for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct RuleId(
    /// The whole id, including the ruleset prefix.
    pub &'static str,
);

impl RuleId {
    /// The rule of a ruleset with this section; a section that is none of its own, such as one of a
    /// mod's rulebook, makes a new id.
    pub fn of_section(ruleset: &str, all: &[RuleId], section: &str) -> RuleId {
        let whole = format!("{ruleset}.{section}");
        let known = all.iter().copied().find(|rule| rule.0 == whole);
        known.unwrap_or_else(|| RuleId(intern(&whole)))
    }

    /// The id without the ruleset prefix: `fight.wound`.
    pub fn section(self) -> &'static str {
        self.0
            .split_once('.')
            .map_or(self.0, |(_, section)| section)
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Declares the rule ids of a ruleset: a constant for each, and `ALL` in the order of the book.
#[macro_export]
macro_rules! rule_ids {
    ($ruleset:literal; $($name:ident = $section:literal),+ $(,)?) => {
        $(
            #[doc = concat!("The rule `", $ruleset, ".", $section, "`.")]
            pub const $name: $crate::game::RuleId =
                $crate::game::RuleId(concat!($ruleset, ".", $section));
        )+
        /// Every rule of the book, in its order.
        pub const ALL: &[$crate::game::RuleId] = &[$($name),+];
    };
}
pub(crate) use rule_ids;
