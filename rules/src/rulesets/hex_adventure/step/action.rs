//! Everything that can be chosen.

use super::{Aim, AttackMode, Means};
use crate::{
    grid::Cell,
    rulesets::hex_adventure::{
        components::FighterId,
        content::{Attribute, Possession, SkillIx, SpellIx},
    },
};

/// One thing that can be chosen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Action {
    // Custom heroes
    Attribute {
        attribute: Attribute,
    },
    Skill {
        skill: SkillIx,
    },
    Spell {
        spell: SpellIx,
    },
    Done,

    // Entries
    Option {
        option: u8,
    },
    Who {
        hero: FighterId,
    },
    OpenCamp,
    OpenShop,
    Sleep,

    // Shops and camp
    Buy {
        thing: Possession,
    },
    Sell {
        thing: Possession,
    },
    Take {
        hero: FighterId,
        thing: Possession,
    },
    Lay {
        hero: FighterId,
        thing: Possession,
    },
    Hold {
        hero: FighterId,
        place: u8,
    },
    Tend {
        by: FighterId,
        on: FighterId,
    },
    Heal {
        by: FighterId,
        means: Means,
        on: FighterId,
    },
    RaiseAttribute {
        hero: FighterId,
        attribute: Attribute,
    },
    LearnSkill {
        hero: FighterId,
        skill: SkillIx,
    },
    LearnSpell {
        hero: FighterId,
        spell: SpellIx,
    },
    WishWhole {
        hero: FighterId,
    },
    WishOffCurse {
        hero: FighterId,
    },
    PayOffCurse {
        hero: FighterId,
        attribute: Attribute,
    },
    LeaveCamp,

    // Turns
    Next {
        hero: FighterId,
    },
    Move {
        to: Cell,
    },
    Change {
        place: u8,
    },
    Drop,
    PickUp {
        place: u8,
    },
    Load,
    Strike {
        on: FighterId,
    },
    Shoot {
        on: FighterId,
    },
    Throw {
        on: FighterId,
    },
    Tackle {
        on: FighterId,
    },
    Grapple {
        on: FighterId,
    },
    Use {
        means: Means,
        aim: Aim,
    },
    Rally {
        on: FighterId,
    },
    End,

    // Grapples
    Squeeze,
    Exit {
        to: Cell,
    },
    Push {
        to: Cell,
    },
    Drag {
        to: Cell,
    },

    // Reactions
    Dodge {
        to: Cell,
    },
    Counter {
        mode: AttackMode,
    },
    TackleBack,
    Bear,

    // Dice and fate
    Dice,
    Karma,
    Accept,
    Wish,
}
