use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    super::cards::{Face, Suit},
    Act, Effect, Grant,
};
use crate::{
    content::{Record, Ref, Report},
    dice::{DiceExpr, Die},
};

/// A class of heroes, told by the figure on the card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Class {
    /// Message key of its name.
    pub name: String,
    /// Message key of what it is good at.
    pub role: String,
    /// The figure that makes a hero one of this class.
    pub face: Face,
    /// Sides of its attack die.
    pub attack_die: Die,
    /// The heaviest armour it can wear, as an armour rating.
    pub best_armour: i32,
    /// Whether it can use a shield.
    #[serde(default)]
    pub shield: bool,
    /// The pools of dice it has.
    #[serde(default)]
    pub pools: Vec<PoolGrant>,
    /// What it can do with them.
    #[serde(default)]
    pub abilities: Vec<Ref<Ability>>,
    /// Whether items may raise the dice that it spends on one spell.
    #[serde(default)]
    pub arcane_items: bool,
    /// Whether it spots every trap and may disarm it.
    #[serde(default)]
    pub disarms: bool,
    /// Whether it can pray at an altar.
    #[serde(default)]
    pub prays_at_altars: bool,
    /// First part of the bust's name in the token atlas.
    pub sprite: String,
}

/// A race of heroes, told by the suit of the card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Race {
    /// Message key of its name.
    pub name: String,
    /// Message key of what is special about it.
    pub trait_text: String,
    /// The suit that makes a hero one of this race.
    pub suit: Suit,
    /// The hit die; its highest face is the hit points.
    pub hit_die: Die,
    /// More resource points at creation.
    #[serde(default)]
    pub resource_points: i32,
    /// Dice that it has whatever its class; they add to a pool that the class has too.
    #[serde(default)]
    pub pools: Vec<PoolGrant>,
    /// Abilities that it has whatever its class.
    #[serde(default)]
    pub abilities: Vec<Ref<Ability>>,
    /// Natural armour against magic.
    #[serde(default)]
    pub magic_armour: i32,
    /// Whether it can use a shield whatever its class.
    #[serde(default)]
    pub shield: bool,
    /// Whether it repairs damaged things.
    #[serde(default)]
    pub repairs: bool,
    /// How many own rolls it may roll again in one dungeon.
    #[serde(default)]
    pub rerolls: u8,
    /// The rule about this race.
    pub rule: String,
    /// Second part of the bust's name in the token atlas.
    pub sprite: String,
}

/// A kind of dice that heroes spend.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// Message key of its name.
    pub name: String,
    /// Sides of the dice.
    pub die: Die,
    /// The rule about it.
    pub rule: String,
}

/// So many dice of a pool.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PoolGrant {
    /// Which pool.
    pub pool: Ref<Pool>,
    /// How many dice.
    pub dice: u8,
}

/// When an ability can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Timing {
    /// Together with the own attack, before the roll.
    Attack,
    /// After a blow or trap has hit its user.
    Struck,
    /// In battle, instead of the attack.
    Battle,
    /// Out of battle.
    Camp,
    /// In battle instead of the attack, and out of battle.
    Anytime,
}

/// Whom an ability is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum AbilityTarget {
    /// Its user.
    Own,
    /// Another living hero.
    Other,
    /// Any living hero.
    Hero,
    /// A foe.
    Foe,
    /// A fallen hero.
    Fallen,
}

/// How many dice may be spent on one use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum SpendLimit {
    /// As many as the pool has.
    Pool,
    /// So many, and one more for each item that says so.
    Spell(u8),
}

/// What an ability does with the dice spent on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub enum AbilityEffect {
    /// The dice are rolled with the own attack and added.
    AddToAttack,
    /// The dice are rolled and added to the armour rating against the blow.
    AddToArmour,
    /// The dice are rolled; so many hit points come back.
    Heal,
    /// The dice are rolled with the next attack of that hero and added.
    Buff,
    /// The foe does not attack: one time for the fewest dice, once more for each further die.
    Confuse,
    /// The dice are rolled at the foe: one wound if they reach its threshold.
    Missile,
    /// Armour rating by the number of dice, for as many rounds.
    Protect,
    /// Each time this much loot is offered, one die of the pool comes back.
    Regain {
        /// Loot points a die.
        loot: i32,
    },
    /// The dice are rolled and must exceed `difficulty` less the offering; never less than `least`.
    Resurrect {
        /// What must be exceeded without an offering.
        difficulty: i32,
        /// What must be exceeded at least.
        least: i32,
        /// Hit points with which the hero wakes.
        hit_points: i32,
    },
}

/// Something that a hero can do with a pool of dice.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Message key of its name.
    pub name: String,
    /// Message key of what it does.
    pub detail: String,
    /// The dice it is fed with.
    pub pool: Ref<Pool>,
    /// When it can be used.
    pub timing: Timing,
    /// On whom.
    pub target: AbilityTarget,
    /// The fewest dice for one use.
    #[serde(default = "one")]
    pub least: u8,
    /// The most dice for one use.
    pub most: SpendLimit,
    /// Whether it can be used again in the same turn, on somebody else.
    #[serde(default)]
    pub several: bool,
    /// What it does.
    pub effect: AbilityEffect,
    /// The rule about it.
    pub rule: String,
}

impl Ability {
    /// Whether it is a spell, cast in the place of an attack.
    pub fn is_spell(&self) -> bool {
        use AbilityEffect::{Buff, Confuse, Missile, Protect};
        matches!(self.effect, Buff | Confuse | Missile | Protect)
    }
}

fn one() -> u8 {
    1
}

/// What an item costs: a price, or a price a point.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// In resource points, when heroes are made.
    pub creation: i32,
    /// In loot points, during a crawl.
    pub crawl: i32,
    /// In resource points, between crawls.
    pub between: i32,
}

/// What an item takes up.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
pub enum Slot {
    /// The weapon; wands too.
    Weapon,
    /// The shield arm.
    Shield,
    /// The body.
    Armour,
    /// The neck.
    Amulet,
    /// Only carried, in any number, and used up.
    Pack,
}

/// Who can use an item.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum Wearer {
    /// Anybody.
    Anybody,
    /// Classes whose best armour is at least this.
    BestArmour(i32),
    /// Classes and races with a shield arm.
    Shield,
    /// Classes whose spells profit from items.
    Arcane,
}

/// A thing that can be bought, found and carried.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    /// Message key of its name.
    pub name: String,
    /// Message key of what it does.
    pub detail: String,
    /// What it takes up.
    pub slot: Slot,
    /// Its prices; for an item with points, a point.
    pub prices: Prices,
    /// The fewest and most points it comes with, such as the strength of a potion.
    #[serde(default)]
    pub points: Option<(i32, i32)>,
    /// Who can use it.
    pub wearer: Wearer,
    /// The cards that stand for it, with the option that limits the supply.
    pub cards: Vec<(Suit, u8)>,
    /// What it does while in use.
    #[serde(default)]
    pub grants: Vec<Grant>,
    /// What it does when used up; on its user, or on a fallen hero if it revives.
    #[serde(default)]
    pub uses: Vec<Effect>,
    /// Whether its owner's death damages it.
    #[serde(default)]
    pub breakable: bool,
    /// Its card in the card atlas.
    pub sprite: String,
    /// The rule about it.
    pub rule: String,
}

/// A creature that a monster card can turn out to be.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MonsterKind {
    /// Message key of its name.
    pub name: String,
    /// The suit of its card.
    pub suit: Suit,
    /// The rank of its card, 2 to 11.
    pub rank: u8,
    /// Its bust in the token atlas.
    pub sprite: String,
}

/// The figures of monsters by the rank of their card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MonsterRank {
    /// The lowest and the highest rank of the row; 11 is the jack.
    pub ranks: (u8, u8),
    /// Sides of its attack die.
    pub attack_die: Die,
    /// What an attack must reach to wound it.
    pub wound_threshold: i32,
    /// Its loot.
    pub loot: DiceExpr,
    /// The rule about its loot.
    pub loot_rule: String,
}

/// What wakes with the last counter card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Dragon {
    /// Message key of its name.
    pub name: String,
    /// How many counter cards wake it.
    pub counters: u8,
    /// Sides of its attack die.
    pub attack_die: Die,
    /// What an attack must reach to wound it.
    pub wound_threshold: i32,
    /// How many wounds kill it.
    pub wounds: u8,
    /// Its loot.
    pub loot: DiceExpr,
    /// Its bust in the token atlas.
    pub sprite: String,
}

/// What a card of the dungeon deck means.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
pub enum Meaning {
    /// A monster.
    Monster,
    /// A counter for the dragon's stack.
    Counter,
    /// A trap.
    Trap,
    /// A chest with this loot.
    Treasure(
        /// The loot.
        DiceExpr,
    ),
    /// One of the strangers, by a roll.
    Stranger,
    /// An altar, for those who pray.
    Altar(
        /// What praying does.
        Vec<Act>,
    ),
    /// Something else that happens when the loot is shared out.
    Event(
        /// What happens.
        Vec<Act>,
    ),
}

/// A row of the dungeon table.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Message key of what it is called.
    pub name: String,
    /// The suits it holds for.
    pub suits: Vec<Suit>,
    /// The lowest and the highest rank it holds for; 11 to 14 are jack, queen, king, ace.
    pub ranks: (u8, u8),
    /// Among rows that hold for the same card the one with the higher weight counts.
    #[serde(default)]
    pub weight: i32,
    /// What it means.
    pub meaning: Meaning,
    /// Its card in the card atlas.
    pub sprite: String,
    /// The rule about it.
    pub rule: String,
}

/// Somebody who is met on the way.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stranger {
    /// Message key of the name.
    pub name: String,
    /// Message key of why they are here.
    pub detail: String,
    /// The face of the die that brings this one. Of several with the same face one comes, by looks.
    pub face: u8,
    /// What they do.
    pub does: Vec<Act>,
    /// The bust in the token atlas.
    pub sprite: String,
    /// The rule about it.
    pub rule: String,
}

/// Single figures of the book.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Cards that each player is dealt.
    pub hand: u8,
    /// Cards that are drawn for one that is dropped.
    pub redraw: u8,
    /// Resource points of a spare face card.
    pub face_points: i32,
    /// The most heroes in a party.
    pub most_heroes: u8,
    /// Wounds that kill a monster.
    pub monster_wounds: u8,
    /// Wounds that kill an elite monster.
    pub elite_wounds: u8,
    /// Steps by which an elite monster's attack die goes up.
    pub elite_steps: u8,
    /// Loot points more for an elite monster.
    pub elite_loot: i32,
    /// How often the threshold an attack must reach for critical damage.
    pub critical_factor: i32,
    /// The die for traps: what kind, and how strong.
    pub trap_die: Die,
    /// The highest face that is a magical trap.
    pub trap_magical_to: u8,
    /// The die for disarming.
    pub disarm_die: Die,
    /// The highest face with which the trap goes off.
    pub disarm_fails_to: u8,
    /// The die for chests.
    pub chest_die: Die,
    /// The lowest face with which the chest is trapped.
    pub chest_trapped_from: u8,
    /// The die for strangers.
    pub stranger_die: Die,
    /// Price factor of a second item in a slot, with the stacking option.
    pub stacking_factor: i32,
    /// How many items may stack in a slot, with the stacking option.
    pub stacking_most: u8,
    /// The slots in which items stack.
    pub stacking_slots: Vec<Slot>,
    /// What a damaged item's armour is divided by.
    pub damaged_divisor: i32,
}

/// What a room is known for.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[allow(missing_docs)]
pub enum RoomTag {
    Any,
    Monster,
    Treasure,
    Trap,
    Counter,
    Stranger,
    Altar,
    Dragon,
    Entrance,
}

impl RoomTag {
    /// The tag as boards and washes of colour write it.
    pub fn name(self) -> &'static str {
        match self {
            RoomTag::Any | RoomTag::Counter => "empty",
            RoomTag::Monster => "monster",
            RoomTag::Treasure => "treasure",
            RoomTag::Trap => "trap",
            RoomTag::Stranger => "stranger",
            RoomTag::Altar => "altar",
            RoomTag::Dragon => "dragon",
            RoomTag::Entrance => "entrance",
        }
    }
}

/// A description of a room.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomText {
    /// What is found in rooms that it fits.
    pub found: Vec<RoomTag>,
    /// What the game master reads out.
    pub text: String,
}

macro_rules! record {
    ($type:ty, $kind:literal) => {
        impl Record for $type {
            const KIND: &'static str = concat!("deck_crawl/", $kind);
        }
    };
    ($type:ty, $kind:literal, |$this:ident, $report:ident| $body:block) => {
        impl Record for $type {
            const KIND: &'static str = concat!("deck_crawl/", $kind);
            fn validate(&self, $report: &mut Report) {
                let $this = self;
                $body
            }
        }
    };
}

record!(Class, "classes", |class, report| {
    report.expect(
        class.pools.iter().all(|p| p.dice <= 20),
        "pools",
        "a pool has at most 20 dice",
    );
});
record!(Race, "races", |race, report| {
    report.expect(
        race.rerolls <= 20,
        "rerolls",
        "at most 20 rolls can be rolled again",
    );
    report.expect(
        race.pools.iter().all(|p| p.dice <= 20),
        "pools",
        "a pool has at most 20 dice",
    );
});
record!(Pool, "pools");
record!(Ability, "abilities", |ability, report| {
    report.expect(
        ability.least >= 1,
        "least",
        "an ability takes at least one die",
    );
    let fits = match ability.effect {
        AbilityEffect::AddToAttack => ability.timing == Timing::Attack,
        AbilityEffect::AddToArmour => ability.timing == Timing::Struck,
        AbilityEffect::Regain { loot } => {
            report.expect(loot >= 1, "effect", "a die costs at least one loot point");
            ability.timing == Timing::Camp && ability.target == AbilityTarget::Own
        }
        AbilityEffect::Resurrect { .. } => {
            ability.timing == Timing::Camp && ability.target == AbilityTarget::Fallen
        }
        AbilityEffect::Heal => {
            matches!(
                ability.timing,
                Timing::Battle | Timing::Camp | Timing::Anytime
            ) && matches!(
                ability.target,
                AbilityTarget::Own | AbilityTarget::Other | AbilityTarget::Hero
            )
        }
        AbilityEffect::Buff => {
            ability.timing == Timing::Battle && ability.target == AbilityTarget::Other
        }
        AbilityEffect::Protect => {
            ability.timing == Timing::Battle
                && !matches!(ability.target, AbilityTarget::Foe | AbilityTarget::Fallen)
        }
        AbilityEffect::Confuse | AbilityEffect::Missile => {
            ability.timing == Timing::Battle && ability.target == AbilityTarget::Foe
        }
    };
    report.expect(
        fits,
        "effect",
        "this effect does not go with this timing and target",
    );
});
record!(Item, "items", |item, report| {
    let prices = [item.prices.creation, item.prices.crawl, item.prices.between];
    report.expect(
        prices.iter().all(|price| (0..=999).contains(price)),
        "prices",
        "a price lies from 0 to 999",
    );
    if let Some((least, most)) = item.points {
        report.expect(
            1 <= least && least <= most && most <= 99,
            "points",
            "points run from 1 to 99",
        );
    }
    report.expect(
        item.slot == Slot::Pack || item.uses.is_empty(),
        "uses",
        "only an item of the pack is used up",
    );
});
record!(MonsterKind, "monsters", |kind, report| {
    report.expect(
        (2..=14).contains(&kind.rank),
        "rank",
        "a rank lies from 2 to 14",
    );
});
record!(MonsterRank, "monster_ranks", |row, report| {
    report.expect(
        row.ranks.0 <= row.ranks.1,
        "ranks",
        "the lower rank comes first",
    );
    report.expect(
        (1..=99).contains(&row.wound_threshold),
        "wound_threshold",
        "1 to 99",
    );
});
record!(Dragon, "dragons", |dragon, report| {
    report.expect((1..=52).contains(&dragon.counters), "counters", "1 to 52");
    report.expect((1..=99).contains(&dragon.wounds), "wounds", "1 to 99");
    report.expect(
        (1..=99).contains(&dragon.wound_threshold),
        "wound_threshold",
        "1 to 99",
    );
});
record!(CardEntry, "cards", |entry, report| {
    report.expect(
        entry.ranks.0 <= entry.ranks.1,
        "ranks",
        "the lower rank comes first",
    );
});
record!(Stranger, "strangers");
record!(Figures, "figures", |figures, report| {
    report.expect((1..=12).contains(&figures.hand), "hand", "1 to 12");
    report.expect((1..=6).contains(&figures.redraw), "redraw", "1 to 6");
    report.expect(
        (1..=4).contains(&figures.most_heroes),
        "most_heroes",
        "1 to 4",
    );
    report.expect(
        figures.damaged_divisor >= 1,
        "damaged_divisor",
        "at least 1",
    );
    report.expect(
        figures.critical_factor >= 1,
        "critical_factor",
        "at least 1",
    );
    report.expect(figures.monster_wounds >= 1, "monster_wounds", "at least 1");
});
record!(RoomText, "rooms", |room, report| {
    report.expect(
        !room.found.is_empty(),
        "found",
        "say at least where it fits",
    );
    report.expect(
        (1..=600).contains(&room.text.len()),
        "text",
        "1 to 600 bytes",
    );
});
