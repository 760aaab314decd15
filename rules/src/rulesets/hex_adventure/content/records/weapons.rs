//! Weapons.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Setting, Skill};
use crate::{
    content::Ref, dice::DiceExpr, game::Look, rulesets::hex_adventure::content::WeaponTrait,
};

/// A weapon. It has a damage for each of its attack modes, and at least one.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// Phrase key of its name.
    #[schemars(extend("x-names" = "text"))]
    pub name: String,
    /// The settings where it is sold.
    #[schemars(length(min = 1))]
    pub settings: Vec<Ref<Setting>>,
    /// Damage when it strikes somebody in an adjacent hex.
    #[serde(default)]
    pub strike: Option<DiceExpr>,
    /// Damage when it is shot. Shooting and moving in the same turn is not possible.
    #[serde(default)]
    pub shoot: Option<DiceExpr>,
    /// Damage when it is thrown. It then lies in the target's hex until somebody picks it up.
    #[serde(default)]
    pub throw: Option<DiceExpr>,
    /// The minimum ST.
    #[schemars(range(min = 0, max = 60))]
    pub heft: i32,
    /// Number of hands, 1 or 2. With both hands full a shield stops nothing.
    #[serde(default = "one")]
    #[schemars(range(min = 1, max = 2))]
    pub hands: u8,
    /// The skill of striking and shooting with it.
    pub skill: Ref<Skill>,
    /// The skill of throwing it, if different.
    #[serde(default)]
    pub throw_skill: Option<Ref<Skill>>,
    /// Number of shots before it takes an action to load it; by default it needs no loading.
    #[serde(default)]
    #[schemars(range(min = 1, max = 99))]
    pub shots: Option<u8>,
    /// Fatigue that it takes for its mage: the capacity of a staff or wand.
    #[serde(default)]
    #[schemars(range(min = 0, max = 40))]
    pub absorbs: i32,
    /// Its special properties.
    #[serde(default)]
    pub traits: Vec<WeaponTrait>,
    /// The price in the smallest coin; 0 if it is not sold.
    #[schemars(range(min = 0, max = 1000000))]
    pub price: u32,
    /// How an attack with it looks.
    #[serde(default)]
    pub look: Option<Ref<Look>>,
    /// Its drawing in the `ui` atlas; by default that of its skill, `icon_` and the skill's name.
    #[serde(default)]
    #[schemars(length(max = 100), extend("x-names" = "drawing in ui"))]
    pub picture: Option<String>,
}

fn one() -> u8 {
    1
}

crate::record!(Weapon, "hex_adventure/weapons", |weapon, report| {
    let used = [weapon.strike, weapon.shoot, weapon.throw];
    report.expect(
        used.iter().any(Option::is_some),
        "strike",
        "it needs a damage: strike, shoot or throw",
    );
    for dice in used.iter().flatten() {
        report.expect(
            dice.count <= 8 && dice.max() > 0 && dice.plus.abs() <= 20,
            "strike",
            "damage has at most 8 dice and a fixed part from -20 to 20",
        );
    }
    report.expect(
        weapon.shots.is_none() || weapon.shoot.is_some(),
        "shots",
        "only what shoots has shots",
    );
});
