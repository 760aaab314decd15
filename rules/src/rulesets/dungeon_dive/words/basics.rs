//! The small words: abilities, skills, kinds, sizes.

use super::{
    super::content::{
        Ability, ArmourGroup, Cover, CreatureKind, DamageKind, Idea, Light, Mind, Rarity, Rolled,
        School, Sense, Size, Skill, Standard, Victims, WeaponGroup,
    },
    say,
};
use crate::game::Phrase;

/// The words for a type whose values are bare: a key for each.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident($type:ident) { $($value:ident $key:literal),+ $(,)? })+) => {$(
        $(#[$doc])*
        pub fn $name(it: $type) -> Phrase {
            say(match it {
                $($type::$value => $key,)+
            })
        }
    )+};
}

words! {
    /// An ability.
    ability(Ability) {
        Strength "dive-ability-strength", Dexterity "dive-ability-dexterity",
        Constitution "dive-ability-constitution", Intelligence "dive-ability-intelligence",
        Wisdom "dive-ability-wisdom", Charisma "dive-ability-charisma",
    }
    /// An ability, for a sheet with little room.
    ability_short(Ability) {
        Strength "dive-short-strength", Dexterity "dive-short-dexterity",
        Constitution "dive-short-constitution", Intelligence "dive-short-intelligence",
        Wisdom "dive-short-wisdom", Charisma "dive-short-charisma",
    }
    /// A skill.
    skill(Skill) {
        Acrobatics "dive-skill-acrobatics", AnimalHandling "dive-skill-animal-handling",
        Arcana "dive-skill-arcana", Athletics "dive-skill-athletics",
        Deception "dive-skill-deception", History "dive-skill-history",
        Insight "dive-skill-insight", Intimidation "dive-skill-intimidation",
        Investigation "dive-skill-investigation", Medicine "dive-skill-medicine",
        Nature "dive-skill-nature", Perception "dive-skill-perception",
        Performance "dive-skill-performance", Persuasion "dive-skill-persuasion",
        Religion "dive-skill-religion", SleightOfHand "dive-skill-sleight-of-hand",
        Stealth "dive-skill-stealth", Survival "dive-skill-survival",
    }
    /// A kind of damage, as in "fire damage".
    damage_kind(DamageKind) {
        Acid "dive-damage-acid", Bludgeoning "dive-damage-bludgeoning", Cold "dive-damage-cold",
        Fire "dive-damage-fire", Force "dive-damage-force", Lightning "dive-damage-lightning",
        Necrotic "dive-damage-necrotic", Piercing "dive-damage-piercing",
        Poison "dive-damage-poison", Psychic "dive-damage-psychic",
        Radiant "dive-damage-radiant", Slashing "dive-damage-slashing",
        Thunder "dive-damage-thunder",
    }
    /// A size.
    size(Size) {
        Tiny "dive-size-tiny", Small "dive-size-small", Medium "dive-size-medium",
        Large "dive-size-large", Huge "dive-size-huge",
    }
    /// What a creature is: "a beast", "undead".
    creature_kind(CreatureKind) {
        Aberration "dive-kind-aberration", Beast "dive-kind-beast",
        Celestial "dive-kind-celestial", Construct "dive-kind-construct",
        Dragon "dive-kind-dragon", Elemental "dive-kind-elemental", Fey "dive-kind-fey",
        Fiend "dive-kind-fiend", Giant "dive-kind-giant", Humanoid "dive-kind-humanoid",
        Monstrosity "dive-kind-monstrosity", Ooze "dive-kind-ooze", Plant "dive-kind-plant",
        Undead "dive-kind-undead",
    }
    /// A kind of creature, without an article: "beast".
    creature(CreatureKind) {
        Aberration "dive-creature-aberration", Beast "dive-creature-beast",
        Celestial "dive-creature-celestial", Construct "dive-creature-construct",
        Dragon "dive-creature-dragon", Elemental "dive-creature-elemental",
        Fey "dive-creature-fey", Fiend "dive-creature-fiend", Giant "dive-creature-giant",
        Humanoid "dive-creature-humanoid", Monstrosity "dive-creature-monstrosity",
        Ooze "dive-creature-ooze", Plant "dive-creature-plant", Undead "dive-creature-undead",
    }
    /// Creatures of a kind: "beasts", "undead".
    creature_kinds(CreatureKind) {
        Aberration "dive-kinds-aberration", Beast "dive-kinds-beast",
        Celestial "dive-kinds-celestial", Construct "dive-kinds-construct",
        Dragon "dive-kinds-dragon", Elemental "dive-kinds-elemental", Fey "dive-kinds-fey",
        Fiend "dive-kinds-fiend", Giant "dive-kinds-giant", Humanoid "dive-kinds-humanoid",
        Monstrosity "dive-kinds-monstrosity", Ooze "dive-kinds-ooze", Plant "dive-kinds-plant",
        Undead "dive-kinds-undead",
    }
    /// How bright it is.
    light(Light) {
        Darkness "dive-light-darkness", Dim "dive-light-dim", Bright "dive-light-bright",
    }
    /// A degree of cover.
    cover(Cover) {
        Half "dive-cover-half", ThreeQuarters "dive-cover-three-quarters",
        Total "dive-cover-total",
    }
    /// A foe's kind of mind.
    mind(Mind) {
        Brute "dive-mind-brute", Skirmisher "dive-mind-skirmisher",
        Shooter "dive-mind-shooter", Caster "dive-mind-caster", Leader "dive-mind-leader",
        Swarm "dive-mind-swarm", Ambusher "dive-mind-ambusher",
    }
    /// A way past a trap, as what is done.
    idea(Idea) {
        Climb "dive-idea-climb", Bridge "dive-idea-bridge", Pry "dive-idea-pry",
        Prop "dive-idea-prop", Reach "dive-idea-reach", Unlock "dive-idea-unlock",
        Reveal "dive-idea-reveal", Douse "dive-idea-douse", Burn "dive-idea-burn",
        Fly "dive-idea-fly", Teleport "dive-idea-teleport", Ward "dive-idea-ward",
        Silence "dive-idea-silence", Plug "dive-idea-plug", Break "dive-idea-break",
    }
    /// A standard action, as what somebody does.
    standard(Standard) {
        Attack "dive-standard-attack", Dash "dive-standard-dash",
        Disengage "dive-standard-disengage", Dodge "dive-standard-dodge",
        Help "dive-standard-help", Hide "dive-standard-hide", Search "dive-standard-search",
        UseItem "dive-standard-use-item",
    }
    /// A school of magic.
    school(School) {
        Abjuration "dive-school-abjuration", Conjuration "dive-school-conjuration",
        Divination "dive-school-divination", Enchantment "dive-school-enchantment",
        Evocation "dive-school-evocation", Illusion "dive-school-illusion",
        Necromancy "dive-school-necromancy", Transmutation "dive-school-transmutation",
    }
    /// How rare an item is.
    rarity(Rarity) {
        Common "dive-rarity-common", Uncommon "dive-rarity-uncommon", Rare "dive-rarity-rare",
    }
    /// Weapons that one is proficient with together.
    weapon_group(WeaponGroup) {
        Simple "dive-weapons-simple", Martial "dive-weapons-martial",
        Duelling "dive-weapons-duelling", Elven "dive-weapons-elven",
        Dwarven "dive-weapons-dwarven", Scholarly "dive-weapons-scholarly",
    }
    /// Armour that one is proficient with together.
    armour_group(ArmourGroup) {
        Light "dive-armours-light", Medium "dive-armours-medium", Heavy "dive-armours-heavy",
        Shield "dive-armours-shield",
    }
    /// Who suffers what a trap does.
    victims(Victims) {
        Roller "dive-victims-roller", All "dive-victims-all", First "dive-victims-first",
        FirstTwo "dive-victims-first-two", Last "dive-victims-last", Any "dive-victims-any",
    }
}

/// What a check is rolled with.
pub fn rolled(it: Rolled) -> Phrase {
    match it {
        Rolled::Skill(it) => skill(it),
        Rolled::Ability(it) => ability(it),
        Rolled::Tools => say("dive-rolled-tools"),
    }
}

/// A sense and how far it reaches.
pub fn sense(it: Sense) -> Phrase {
    let (key, feet) = match it {
        Sense::Darkvision(feet) => ("dive-sense-darkvision", feet),
        Sense::Blindsight(feet) => ("dive-sense-blindsight", feet),
        Sense::Tremorsense(feet) => ("dive-sense-tremorsense", feet),
        Sense::Truesight(feet) => ("dive-sense-truesight", feet),
    };
    say(key).with("n", feet)
}
