//! Weapons, armour, adventuring gear and magic items.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Act, Coins, DamageKind, Idea, Pool, Skill, Trait};
use crate::{content::Ref, dice::DiceExpr};

/// Weapons that one becomes proficient with together.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum WeaponGroup {
    Simple,
    Martial,
    /// Longsword, shortsword, rapier and hand crossbow.
    Duelling,
    /// Longsword, shortsword, longbow and shortbow.
    Elven,
    /// Battleaxe, handaxe, light hammer and warhammer.
    Dwarven,
    /// Dagger, dart, sling, quarterstaff and light crossbow.
    Scholarly,
}

/// A property of a weapon; rule `weapon.properties`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Property {
    /// Strength or dexterity, whichever is better.
    Finesse,
    /// Good for the second hand.
    Light,
    /// Disadvantage for small wielders.
    Heavy,
    /// Reaches 10 feet.
    Reach,
    /// Takes both hands.
    TwoHanded,
    /// With both hands it does this instead.
    Versatile(DiceExpr),
    /// Thrown: normal and long range in feet.
    Thrown(
        #[schemars(range(min = 5, max = 600))] u16,
        #[schemars(range(min = 5, max = 600))] u16,
    ),
    /// Shoots: normal and long range in feet.
    Shoots(
        #[schemars(range(min = 5, max = 600))] u16,
        #[schemars(range(min = 5, max = 600))] u16,
    ),
    /// One shot for each action, bonus action or reaction.
    Loading,
    /// Silvered.
    Silvered,
}

/// A weapon; rule `weapon.list`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Who is proficient with it.
    #[schemars(length(min = 1, max = 4))]
    pub groups: Vec<WeaponGroup>,
    /// Its damage.
    pub dice: DiceExpr,
    /// The kind of damage.
    pub kind: DamageKind,
    /// Its properties.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub properties: Vec<Property>,
    /// What its shots are, if it shoots: a piece of gear used up one by one.
    #[serde(default)]
    pub ammunition: Option<Ref<Gear>>,
    /// The price.
    pub price: Coins,
    /// Pounds, in tenths.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9999))]
    pub weight: u16,
    /// The look and sound of an attack with it.
    #[serde(default)]
    #[schemars(extend("x-names" = "look"))]
    pub look: Option<String>,
}

/// Armour that one becomes proficient with together.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum ArmourGroup {
    Light,
    Medium,
    Heavy,
    Shield,
}

/// Armour, or a shield; rule `armour.list`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Armour {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Its group.
    pub group: ArmourGroup,
    /// AC that it gives, or for a shield adds.
    #[schemars(range(min = 1, max = 20))]
    pub ac: u8,
    /// The most of the dexterity modifier that is added; all of it, if left out.
    #[serde(default)]
    #[schemars(range(min = 0, max = 5))]
    pub most_dexterity: Option<u8>,
    /// Strength without which it slows its wearer.
    #[serde(default)]
    #[schemars(range(min = 0, max = 20))]
    pub strength: u8,
    /// True if it gives disadvantage on Stealth.
    #[serde(default)]
    pub loud: bool,
    /// The price.
    pub price: Coins,
    /// Pounds, in tenths.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9999))]
    pub weight: u16,
}

/// Adventuring gear; rule `gear.list`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gear {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what it is good for.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// How many are sold at once.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 100))]
    pub lot: u8,
    /// The price of them.
    pub price: Coins,
    /// What can be done with it in a fight.
    #[serde(default)]
    #[schemars(length(max = 3))]
    pub acts: Vec<Act>,
    /// What is so of whoever carries it.
    #[serde(default)]
    #[schemars(length(max = 4))]
    pub traits: Vec<Trait>,
    /// Ways past traps that it opens, each with the skill rolled; rule `trap.ideas`.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub ideas: Vec<(Idea, Skill)>,
    /// Pounds, in tenths.
    #[serde(default)]
    #[schemars(range(min = 0, max = 9999))]
    pub weight: u16,
}

fn one() -> u8 {
    1
}

/// How rare a magic item is.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Rarity {
    Common,
    Uncommon,
    Rare,
}

/// What a magic item is made into, which says how it is borne.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum Form {
    /// A weapon of this kind, or, if left open, of any.
    Weapon(Option<Ref<Weapon>>),
    /// Armour or a shield.
    Armour(Ref<Armour>),
    /// Ammunition.
    Ammunition(Ref<Gear>),
    /// Worn: cloak, boots, belt, gloves, helm, amulet; one of a kind at a time.
    Worn(Slot),
    /// Held: a wand, a rod, a staff.
    Held,
    /// Drunk or fed to somebody, once.
    Potion,
    /// Read, once, by somebody who can cast the spell.
    Scroll,
    /// Carried.
    Carried,
}

/// Where something is worn.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Slot {
    Head,
    Neck,
    Back,
    Arms,
    Hands,
    Waist,
    Feet,
    Ring,
}

/// A magic item; rule `item.magic`.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MagicItem {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// Phrase key of what it does.
    #[schemars(extend("x-names" = "text"))]
    pub about: String,
    /// Its form.
    pub form: Form,
    /// How rare it is.
    pub rarity: Rarity,
    /// The price in the shop; it is sold for half.
    pub price: Coins,
    /// True if it works only for somebody attuned to it; rule `item.attunement`.
    #[serde(default)]
    pub attunement: bool,
    /// Added to attacks and damage with it, or to its AC.
    #[serde(default)]
    #[schemars(range(min = 0, max = 3))]
    pub plus: u8,
    /// Its charges.
    #[serde(default)]
    pub charges: Option<Pool>,
    /// What is so of whoever bears it.
    #[serde(default)]
    #[schemars(length(max = 8))]
    pub traits: Vec<Trait>,
    /// What can be done with it.
    #[serde(default)]
    #[schemars(length(max = 4))]
    pub acts: Vec<Act>,
    /// A spell cast with it, and for how many charges.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub spells: Vec<ItemSpell>,
    /// Ways past traps that it opens.
    #[serde(default)]
    #[schemars(length(max = 6))]
    pub ideas: Vec<(Idea, Skill)>,
}

/// A spell that an item casts.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ItemSpell {
    /// The spell.
    pub spell: Ref<super::Spell>,
    /// Charges that it takes; a scroll takes none.
    #[serde(default)]
    #[schemars(range(min = 0, max = 10))]
    pub charges: u8,
    /// The difficulty of saves against it.
    #[schemars(range(min = 10, max = 20))]
    pub dc: u8,
}

crate::record!(Weapon, "dungeon_dive/weapons", |weapon, report| {
    let shoots = |it: &Property| matches!(it, Property::Shoots(..));
    report.expect(
        weapon.ammunition.is_none() || weapon.properties.iter().any(shoots),
        "ammunition",
        "only what shoots has ammunition",
    );
});
crate::record!(Armour, "dungeon_dive/armours");
crate::record!(Gear, "dungeon_dive/gear");
crate::record!(MagicItem, "dungeon_dive/items", |item, report| {
    let spends = item.spells.iter().any(|it| it.charges > 0);
    report.expect(
        !spends || item.charges.is_some(),
        "charges",
        "its spells take charges, and it has none",
    );
    report.expect(
        item.plus > 0
            || !item.traits.is_empty()
            || !item.acts.is_empty()
            || !item.spells.is_empty(),
        "traits",
        "it does nothing: give it a plus, traits, acts or spells",
    );
});
