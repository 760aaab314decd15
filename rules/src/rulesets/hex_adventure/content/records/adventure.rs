//! Adventures: numbered entries.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Condition, FightBoard, FoeKind, HeroKind, Letter, PlotEffect, PlotWord, Setting, Skill,
};
use crate::{
    content::{Record, RecordId, Ref, Report, Root, Within},
    dice::DiceExpr,
    rulesets::hex_adventure::content::Attribute,
};

/// An adventure.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Adventure {
    /// Its title.
    #[schemars(length(min = 1, max = 100), extend("x-names" = "words"))]
    pub title: String,
    /// The world it is set in.
    pub setting: Ref<Setting>,
    /// One or two sentences for the shelf.
    #[schemars(length(max = 600), extend("x-names" = "words"))]
    pub blurb: String,
    /// True for one to begin with: setup proposes it, and its card says so.
    #[serde(default)]
    pub to_begin_with: bool,
    /// The picture of its title page.
    #[serde(default)]
    #[schemars(length(max = 100), extend("x-names" = "picture"))]
    pub picture: Option<String>,
    /// The ready-made party.
    #[schemars(length(min = 1, max = 6))]
    pub party: Vec<Ref<HeroKind>>,
    /// The money in the purse at the start, in the smallest coin.
    #[serde(default)]
    #[schemars(range(min = 0, max = 1000000))]
    pub purse: u32,
    /// The contents of the pack at the start: weapons, armour, goods.
    #[serde(default)]
    #[schemars(with = "BTreeMap<RecordId, Within<1, 999>>")]
    pub pack: BTreeMap<RecordId, u32>,
    /// The entry that is read first.
    pub start: u16,
    /// The entries by number.
    #[serde(deserialize_with = "once_each")]
    pub entries: BTreeMap<u16, Entry>,
}

/// A numbered entry. It has at most one of `fight`, `shop`, `sleep` and `ending`; one with a fight
/// or an ending has no options, every other has at least one.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// A short title for the bookmark and the list of read entries.
    #[serde(default)]
    #[schemars(length(max = 100), extend("x-names" = "words"))]
    pub title: Option<String>,
    /// The picture above the text.
    #[serde(default)]
    #[schemars(length(max = 100), extend("x-names" = "picture"))]
    pub picture: Option<String>,
    /// The text read aloud.
    #[schemars(length(min = 1, max = 4000), extend("x-names" = "words"))]
    pub text: String,
    /// Effects of reading it.
    #[serde(default)]
    #[schemars(length(max = 50))]
    pub effects: Vec<PlotEffect>,
    /// True where there is no time to make camp.
    #[serde(default)]
    pub pressing: bool,
    /// A fight.
    #[serde(default)]
    pub fight: Option<FightPlan>,
    /// A shop.
    #[serde(default)]
    pub shop: Option<Shop>,
    /// A place to sleep.
    #[serde(default)]
    pub sleep: Option<SleepStop>,
    /// An ending.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// The party's options.
    #[serde(default)]
    #[schemars(length(max = 30))]
    pub options: Vec<Choice>,
}

/// An option of an entry, with exactly one of `to`, `check` and `contest`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The party's action, as printed.
    #[schemars(length(min = 1, max = 400), extend("x-names" = "words"))]
    pub text: String,
    /// Conditions for the option, all of which must hold.
    #[serde(default)]
    #[schemars(length(max = 20))]
    pub when: Vec<Condition>,
    /// A plot word given by taking it.
    #[serde(default)]
    pub word: Option<PlotWord>,
    /// Other effects, before the check or the next entry.
    #[serde(default)]
    #[schemars(length(max = 50))]
    pub effects: Vec<PlotEffect>,
    /// The next entry.
    #[serde(default)]
    pub to: Option<u16>,
    /// A check that decides it.
    #[serde(default)]
    pub check: Option<Checked>,
    /// A contest that decides it.
    #[serde(default)]
    pub contest: Option<Contested>,
}

/// A check by one hero of the player's choice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Checked {
    /// Number of dice; three by default.
    #[serde(default = "three")]
    #[schemars(range(min = 1, max = 8))]
    pub dice: u8,
    /// The attribute to roll against.
    pub attribute: Attribute,
    /// The skill that helps.
    #[serde(default)]
    pub skill: Option<Ref<Skill>>,
    /// The harm to whoever tries it in vain, before the next entry is read.
    #[serde(default)]
    pub risk: Option<Risk>,
    /// The next entry if it is passed.
    pub passed: u16,
    /// The next entry if it is failed.
    pub failed: u16,
}

fn three() -> u8 {
    3
}

/// A contest begun by one hero of the player's choice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Contested {
    /// Whoever stands on the other side, as printed; "the other side" if nobody is named.
    #[serde(default)]
    #[schemars(length(max = 60), extend("x-names" = "words"))]
    pub rival: Option<String>,
    /// The attribute of the contest.
    pub attribute: Attribute,
    /// That attribute of the other side.
    #[schemars(range(min = 1, max = 60))]
    pub against: i32,
    /// The skill that helps.
    #[serde(default)]
    pub skill: Option<Ref<Skill>>,
    /// The harm to whoever tries it in vain, before the next entry is read.
    #[serde(default)]
    pub risk: Option<Risk>,
    /// The next entry if it is won.
    pub won: u16,
    /// The next entry if it is not.
    pub lost: u16,
}

/// The harm to whoever tries something in vain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Risk {
    /// Damage that no armour stops.
    Damage(DiceExpr),
    /// Fatigue.
    Fatigue(DiceExpr),
}

/// The side that moves first in a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub enum FirstSide {
    /// The party.
    #[default]
    Party,
    /// The foes.
    Foes,
}

/// A goal of a fight. It is won as soon as the goal is reached by heroes who still stand; the foes
/// who are left leave. It is also won when no foe is left.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum Goal {
    /// So many rounds are over.
    HoldOut(#[schemars(range(min = 1, max = 999))] u16),
    /// Nobody of this kind stands any more, on either side against the party.
    Slay(Ref<FoeKind>),
    /// A hero stands on one of the spaces with this letter, and nobody grapples them.
    Reach(Letter),
}

/// A fight.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FightPlan {
    /// The board.
    pub board: Ref<FightBoard>,
    /// The party's starting spaces.
    pub party: Letter,
    /// The foes: kind, starting spaces, number.
    #[schemars(length(min = 1, max = 8))]
    pub foes: Vec<(Ref<FoeKind>, Letter, u8)>,
    /// Those who fight for themselves, against the party and the foes alike: kind, starting spaces,
    /// number. The fight lasts until none of them is left either.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub third_side: Vec<(Ref<FoeKind>, Letter, u8)>,
    /// Foes who come later: the round that they come at the beginning of, kind, spaces, number. They
    /// come only while the fight lasts.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub reinforcements: Vec<(u16, Ref<FoeKind>, Letter, u8)>,
    /// The goal by which it is won before all foes are beaten.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// True for the fight that the adventure leads up to, which should be neither sure nor hopeless.
    #[serde(default)]
    pub finale: bool,
    /// True for a fight to learn by, which may be won every time.
    #[serde(default)]
    pub tutorial: bool,
    /// The side that moves first.
    #[serde(default)]
    pub first: FirstSide,
    /// True for a fight by night: its board is drawn dark, whatever it is like by day.
    #[serde(default)]
    pub night: bool,
    /// The next entry if it is won.
    pub won: u16,
    /// The next entry if the whole party is down; everybody is brought round. Without it that is
    /// the end.
    #[serde(default)]
    pub lost: Option<u16>,
    /// The next entry if it is won because the last foe fled.
    #[serde(default)]
    pub fled: Option<u16>,
}

/// A shop.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shop {
    /// Items sold: weapons, armour, goods.
    pub sells: Vec<RecordId>,
    /// Price paid for the party's own things, in percent; 0 if nothing is bought.
    #[serde(default)]
    #[schemars(range(min = 0, max = 100))]
    pub buys: u8,
}

/// A place where the party may sleep once.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SleepStop {
    /// Its cost, for the whole party.
    #[serde(default)]
    #[schemars(range(min = 0, max = 1000000))]
    pub cost: u32,
}

/// The outcome of an adventure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub enum Outcome {
    /// A victory.
    Good,
    /// A defeat.
    Bad,
}

/// An ending.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Its outcome.
    pub outcome: Outcome,
    /// Its title.
    #[schemars(length(min = 1, max = 100), extend("x-names" = "words"))]
    pub title: String,
    /// The adventure that goes on from here, with the same party and what it carries, and with its
    /// plot words, flags and counters; its own party, purse and pack are not used. Days are counted
    /// from 1 again.
    #[serde(default)]
    pub next: Option<Ref<Adventure>>,
}

/// Reads a map and refuses duplicate keys.
fn once_each<'de, D: serde::Deserializer<'de>>(
    reader: D,
) -> Result<BTreeMap<u16, Entry>, D::Error> {
    struct Once;
    impl<'de> serde::de::Visitor<'de> for Once {
        type Value = BTreeMap<u16, Entry>;
        fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("entries by number")
        }
        fn visit_map<A: serde::de::MapAccess<'de>>(
            self,
            mut map: A,
        ) -> Result<Self::Value, A::Error> {
            let mut entries = BTreeMap::new();
            while let Some(number) = map.next_key::<u16>()? {
                let entry = map.next_value()?;
                if entries.insert(number, entry).is_some() {
                    return Err(serde::de::Error::custom(format!(
                        "the entry {number} appears twice"
                    )));
                }
            }
            Ok(entries)
        }
    }
    reader.deserialize_map(Once)
}

impl Record for Adventure {
    const KIND: &'static str = "adventures";
    const ROOT: Root = Root::Levels;
    const GAME: &'static str = "hex_adventure";

    fn validate(&self, report: &mut Report) {
        for (number, entry) in &self.entries {
            entry.validate(&format!("entries[\"{number}\"]"), report);
        }
    }
}

impl Entry {
    fn validate(&self, at: &str, report: &mut Report) {
        let special = [
            (self.fight.is_some(), "fight"),
            (self.shop.is_some(), "shop"),
            (self.sleep.is_some(), "sleep"),
            (self.ending.is_some(), "ending"),
        ];
        if let Some((_, field)) = special.iter().filter(|it| it.0).nth(1) {
            report.at(
                format!("{at}.{field}"),
                "an entry has at most one of fight, shop, sleep, ending",
            );
        }
        let closed = self.fight.is_some() || self.ending.is_some();
        if closed && !self.options.is_empty() {
            report.at(
                format!("{at}.options"),
                "after a fight or an ending there are no options",
            );
        }
        if !closed && self.options.is_empty() {
            report.at(at, "the entry needs an option, a fight or an ending");
        }
        if closed && self.pressing {
            report.at(
                format!("{at}.pressing"),
                "there is no camp at a fight or an ending anyway",
            );
        }
        if self.text.trim().is_empty() {
            report.at(format!("{at}.text"), "the text is blank");
        }
        for (place, option) in self.options.iter().enumerate() {
            option.validate(&format!("{at}.options[{place}]"), report);
        }
        if let Some(fight) = &self.fight {
            fight.validate(&format!("{at}.fight"), report);
        }
    }
}

impl Choice {
    /// The entries that it may lead to.
    pub fn leads_to(&self) -> impl Iterator<Item = u16> {
        let check = self.check.iter().flat_map(|it| [it.passed, it.failed]);
        let contest = self.contest.iter().flat_map(|it| [it.won, it.lost]);
        self.to.into_iter().chain(check).chain(contest)
    }

    fn validate(&self, at: &str, report: &mut Report) {
        let outcomes = [
            self.to.is_some(),
            self.check.is_some(),
            self.contest.is_some(),
        ];
        if outcomes.iter().filter(|it| **it).count() != 1 {
            report.at(
                at,
                "an option has exactly one of `to`, `check` and `contest`",
            );
        }
    }
}

impl FightPlan {
    fn validate(&self, at: &str, report: &mut Report) {
        let first = self.foes.iter().map(|(_, _, count)| count).enumerate();
        let first = first.map(|(place, count)| (format!("{at}.foes[{place}]"), count));
        let third = self.third_side.iter().map(|(_, _, count)| count);
        let third = third
            .enumerate()
            .map(|(place, count)| (format!("{at}.third_side[{place}]"), count));
        let later = self.reinforcements.iter().map(|(_, _, _, count)| count);
        let later = later
            .enumerate()
            .map(|(place, count)| (format!("{at}.reinforcements[{place}]"), count));
        for (at, count) in first.chain(third).chain(later) {
            if !(1..=6).contains(count) {
                report.at(at, "1 to 6 of a kind");
            }
        }
        if self.finale && self.tutorial {
            report.at(
                format!("{at}.tutorial"),
                "a fight to learn by is not the one that the adventure leads up to",
            );
        }
    }
}
