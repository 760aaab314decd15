//! Cards of heroes.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Ability, Effect, Power, Skill};
use crate::{content::Ref, rulesets::card_grid::grid_of_cards::Edges};

/// The category of a character card; a hero has one card of each.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Category {
    /// What the hero was born as.
    Race,
    /// What the hero does.
    Class,
    /// What the hero is called.
    Name,
    /// What the hero is called by those who must.
    Title,
    /// Where the hero comes from.
    Home,
    /// What the hero has been through.
    Past,
    /// What the hero has sworn.
    Oath,
    /// What the hero will not forget.
    Scar,
}

impl Category {
    /// Every category, in the order of the book.
    pub const ALL: [Category; 8] = [
        Category::Race,
        Category::Class,
        Category::Name,
        Category::Title,
        Category::Home,
        Category::Past,
        Category::Oath,
        Category::Scar,
    ];

    /// Its name, as a message key.
    pub fn key(self) -> &'static str {
        match self {
            Category::Race => "grid-category-race",
            Category::Class => "grid-category-class",
            Category::Name => "grid-category-name",
            Category::Title => "grid-category-title",
            Category::Home => "grid-category-home",
            Category::Past => "grid-category-past",
            Category::Oath => "grid-category-oath",
            Category::Scar => "grid-category-scar",
        }
    }
}

/// A character card; rule `card.edges`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CharacterCard {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what the player may write on it.
    #[schemars(extend("x-names" = "text"))]
    pub prompt: String,
    /// The category.
    pub category: Category,
    /// The skill at its left edge, which the card to the left adds to.
    pub left: Skill,
    /// The skill at its top edge, which the card above adds to.
    pub top: Skill,
    /// The bonus at its right edge.
    #[schemars(range(min = 1, max = 9))]
    pub right: u8,
    /// The bonus at its bottom edge.
    #[schemars(range(min = 1, max = 9))]
    pub bottom: u8,
    /// The special ability.
    pub ability: Ability,
    /// Phrase key of a race or a class as it is said within a title, such as “dwarf”.
    #[serde(default)]
    #[schemars(extend("x-names" = "text"))]
    pub title: Option<String>,
    /// Phrase key of somebody half human and half of this race.
    #[serde(default)]
    #[schemars(extend("x-names" = "text"))]
    pub half: Option<String>,
    /// The bust of a hero of this race, in the token atlas.
    #[serde(default)]
    #[schemars(extend("x-names" = "drawing in tokens"))]
    pub bust: Option<String>,
    /// True for a race that can be one half of somebody whose other half is another.
    #[serde(default)]
    pub mixes: bool,
}

impl CharacterCard {
    /// What it has at its edges.
    pub fn edges(&self) -> Edges<Skill> {
        Edges {
            left: self.left,
            top: self.top,
            right: self.right,
            bottom: self.bottom,
        }
    }
}

/// An attack card; rule `attack.card`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackCard {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The skill that is added.
    pub skill: Skill,
    /// The bonus; the card costs ten points for each.
    #[schemars(range(min = 1, max = 6))]
    pub bonus: u8,
    /// The combo bonus of the card to the right, if that is the next action.
    #[schemars(range(min = 0, max = 9))]
    pub right: u8,
    /// The combo bonus of the card below, if that is the next action.
    #[schemars(range(min = 0, max = 9))]
    pub bottom: u8,
    /// How far away the target may be, in squares.
    #[serde(default = "beside")]
    #[schemars(range(min = 1, max = 12))]
    pub reach: u8,
    /// The difficulty, if it is not the usual one.
    #[serde(default)]
    #[schemars(range(min = 6, max = 18))]
    pub difficulty: Option<u8>,
    /// Other foes this many squares around the target are hit with half the margin.
    #[serde(default)]
    #[schemars(range(min = 0, max = 3))]
    pub splash: u8,
    /// True for one that a hero can only attempt whose last action made a combo with it.
    #[serde(default)]
    pub only_in_combo: bool,
    /// Effects on whoever is hit and not out.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub on_hit: Vec<Effect>,
    /// Effects of a hit on the attacker.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub for_self: Vec<Effect>,
    /// The look and sound of it.
    #[serde(default)]
    #[schemars(extend("x-names" = "look"))]
    pub look: Option<String>,
    /// The character card that a hero must have to buy it.
    #[serde(default)]
    pub needs: Option<Ref<CharacterCard>>,
}

fn beside() -> u8 {
    1
}

/// A defence card; rule `defence.card`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DefenceCard {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// What it pays for when it is discarded; the card costs ten points for each.
    #[schemars(range(min = 1, max = 9))]
    pub rating: u8,
    /// What tapping it does.
    pub tap: Power,
    /// The character card that a hero must have to buy it.
    #[serde(default)]
    pub needs: Option<Ref<CharacterCard>>,
}

/// A piece of gear; rule `gear.card`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GearCard {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// What it is good for.
    pub ability: Ability,
    /// True for what a new hero can begin with; the rest is found.
    #[serde(default)]
    pub basic: bool,
}

/// A spell; rule `spell.card`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpellCard {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The skill that a hero must know to use it: Cast or Pray.
    pub skill: Skill,
    /// What tapping it does.
    pub tap: Power,
    /// The look and sound of it.
    #[serde(default)]
    #[schemars(extend("x-names" = "look"))]
    pub look: Option<String>,
}

/// A hero who is ready to go; rule `make.race`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadyHero {
    /// The character cards, the race first.
    #[schemars(length(min = 2, max = 9))]
    pub characters: Vec<Ref<CharacterCard>>,
    /// The attacks.
    #[schemars(length(min = 1, max = 9))]
    pub attacks: Vec<Ref<AttackCard>>,
    /// The defences.
    #[schemars(length(min = 1, max = 18))]
    pub defences: Vec<Ref<DefenceCard>>,
    /// The defences where fights are less deadly.
    #[schemars(length(min = 1, max = 18))]
    pub defences_mild: Vec<Ref<DefenceCard>>,
    /// The gear.
    #[schemars(length(max = 9))]
    pub gear: Vec<Ref<GearCard>>,
}

crate::record!(ReadyHero, "card_grid/heroes");
crate::record!(CharacterCard, "card_grid/characters", |card, report| {
    let is_race = card.category == Category::Race;
    report.expect(
        is_race == card.bust.is_some(),
        "bust",
        "a race has one, and no other card",
    );
    report.expect(is_race || !card.mixes, "mixes", "only a race can");
    let titled = is_race || card.category == Category::Class;
    report.expect(
        titled == card.title.is_some(),
        "title",
        "a race and a class have one, and no other card",
    );
    report.expect(
        is_race == card.half.is_some(),
        "half",
        "a race has one, and no other card",
    );
});
crate::record!(AttackCard, "card_grid/attacks");
crate::record!(DefenceCard, "card_grid/defences");
crate::record!(GearCard, "card_grid/gear");
crate::record!(SpellCard, "card_grid/spells", |spell, report| {
    report.expect(
        matches!(spell.skill, Skill::Cast | Skill::Pray),
        "skill",
        "a spell is cast or prayed for",
    );
});
