//! Scripted play: a test fixes dice beforehand and makes every choice by name.
#![allow(dead_code)] // Each test uses its part.

use std::sync::Arc;

use crate::{
    ground::{Ground, id},
    proofs::script::Script,
};
use tabledelve::{
    content::RecordId,
    grid::Cell,
    rulesets::hex_adventure::{
        Action, Aim, AttackMode, Book, Fighter, FighterId, HeroRecord, HexAdventure, Means, Party,
        Setup, Skirmish, Story, Venture,
        content::{Attribute, FirstSide, Possession, SkillIx},
    },
};

/// A game with dice fixed by the test.
pub type Play = Script<HexAdventure>;

/// A hero by seat.
pub const fn hero_at(seat: u16) -> FighterId {
    FighterId(seat)
}

/// A foe by index.
pub const fn foe_at(number: u16) -> FighterId {
    FighterId(FighterId::FIRST_FOE + number)
}

/// Somebody who fights for themselves, by index among all foes.
pub fn third_at(number: u16) -> FighterId {
    FighterId::foe(number, true)
}

impl Play {
    /// A skirmish on the test's board. The first kind of foe stands on `A`, the second on `B`.
    pub fn fight(ground: Ground, heroes: &[HeroRecord], foes: &[(&str, u8)]) -> Self {
        Play::skirmish(ground, heroes, foes, FirstSide::Party)
    }

    /// The same, the foes moving first.
    pub fn ambush(ground: Ground, heroes: &[HeroRecord], foes: &[(&str, u8)]) -> Self {
        Play::skirmish(ground, heroes, foes, FirstSide::Foes)
    }

    /// The same, with somebody in the game master's seat.
    pub fn mastered(ground: Ground, heroes: &[HeroRecord], foes: &[(&str, u8)]) -> Self {
        let (book, setup) = Play::set_up(ground, heroes, foes, FirstSide::Foes);
        let master = true;
        Play::of(book, Setup { master, ..setup })
    }

    fn skirmish(
        ground: Ground,
        heroes: &[HeroRecord],
        foes: &[(&str, u8)],
        first: FirstSide,
    ) -> Self {
        let (book, setup) = Play::set_up(ground, heroes, foes, first);
        Play::of(book, setup)
    }

    fn set_up(
        ground: Ground,
        heroes: &[HeroRecord],
        foes: &[(&str, u8)],
        first: FirstSide,
    ) -> (Arc<Book>, Setup) {
        let skirmish = Skirmish {
            board: id("test:board"),
            foes: foes.iter().map(|(foe, n)| (id(foe), *n)).collect(),
            first,
        };
        let setup = Setup {
            adventure: None,
            skirmish: Some(skirmish),
            party: Party::Returning(heroes.to_vec()),
            master: false,
        };
        (ground.book(), setup)
    }

    /// The test's adventure.
    pub fn adventure(ground: Ground, heroes: &[HeroRecord]) -> Self {
        let party = Party::Returning(heroes.to_vec());
        Play::story(ground, party)
    }

    /// The test's adventure with any kind of party.
    pub fn story(ground: Ground, party: Party) -> Self {
        let setup = Setup {
            adventure: Some(id("test:adventure")),
            skirmish: None,
            party,
            master: false,
        };
        Play::of(ground.book(), setup)
    }

    // Turns

    /// Lets the hero at a seat move next.
    pub fn next(&mut self, seat: u16) -> &mut Self {
        let hero = hero_at(seat);
        self.choose(Action::Next { hero })
    }

    /// Ends a turn.
    pub fn end(&mut self) -> &mut Self {
        self.choose(Action::End)
    }

    /// Moves to a column and row.
    pub fn go(&mut self, x: i16, y: i16) -> &mut Self {
        let to = Cell::new(x, y);
        self.choose(Action::Move { to })
    }

    /// Strikes a foe.
    pub fn strike(&mut self, foe: u16) -> &mut Self {
        self.choose(Action::Strike { on: foe_at(foe) })
    }

    /// Shoots at a foe.
    pub fn shoot(&mut self, foe: u16) -> &mut Self {
        self.choose(Action::Shoot { on: foe_at(foe) })
    }

    /// Throws the weapon in hand at a foe.
    pub fn throw(&mut self, foe: u16) -> &mut Self {
        self.choose(Action::Throw { on: foe_at(foe) })
    }

    /// Tackles a foe with this many dice.
    pub fn tackle(&mut self, foe: u16, dice: i32) -> &mut Self {
        self.choose(Action::Tackle { on: foe_at(foe) });
        self.name(dice)
    }

    /// Contests with the foe in the same hex with this many dice.
    pub fn grapple(&mut self, foe: u16, dice: i32) -> &mut Self {
        self.choose(Action::Grapple { on: foe_at(foe) });
        self.name(dice)
    }

    /// Names a number of dice in a contest.
    pub fn name(&mut self, dice: i32) -> &mut Self {
        self.choose_with(dice, Action::Dice)
    }

    /// Counterattacks with a strike, or strikes first.
    pub fn counter(&mut self) -> &mut Self {
        self.choose(Action::Counter {
            mode: AttackMode::Strike,
        })
    }

    /// Does not react.
    pub fn bear(&mut self) -> &mut Self {
        self.choose(Action::Bear)
    }

    /// Dodges to a column and row.
    pub fn dodge(&mut self, x: i16, y: i16) -> &mut Self {
        let to = Cell::new(x, y);
        self.choose(Action::Dodge { to })
    }

    /// Casts a spell at somebody.
    pub fn cast(&mut self, spell: &str, on: FighterId) -> &mut Self {
        let means = self.spell(spell);
        let aim = Aim::At(on);
        self.choose(Action::Use { means, aim })
    }

    /// A spell as a means.
    pub fn spell(&self, name: &str) -> Means {
        Means::Spell(
            self.game
                .content()
                .spells
                .find(core(name))
                .expect("a spell of the core"),
        )
    }

    /// A good as a means.
    pub fn good(&self, name: &str) -> Means {
        Means::Good(
            self.game
                .content()
                .goods
                .find(core(name))
                .expect("a good of the core"),
        )
    }

    pub fn skill(&self, name: &str) -> SkillIx {
        self.game
            .content()
            .skills
            .find(core(name))
            .expect("a skill of the core")
    }

    /// A weapon, armour or good.
    pub fn thing(&self, name: &str) -> Possession {
        self.game
            .content()
            .thing(&core(name))
            .expect("a thing of the core")
    }

    // Entries

    /// Takes an option of the current entry, by its index.
    pub fn option(&mut self, option: u8) -> &mut Self {
        self.choose(Action::Option { option })
    }

    /// Chooses a hero.
    pub fn who(&mut self, seat: u16) -> &mut Self {
        let hero = hero_at(seat);
        self.choose(Action::Who { hero })
    }

    /// The number of the current entry.
    pub fn entry(&self) -> u16 {
        self.venture().state().entry
    }

    /// The money in the purse.
    pub fn purse(&self) -> u32 {
        self.venture().state().purse
    }

    /// Number of an item in the pack.
    pub fn packed(&self, name: &str) -> u32 {
        self.venture().packed(self.thing(name))
    }

    // State

    /// Read access to the world.
    pub fn venture(&self) -> Venture<'_> {
        Venture::of(self.game.world())
    }

    /// A hero.
    pub fn hero(&self, seat: u16) -> Fighter<'_> {
        self.venture().fighter(hero_at(seat))
    }

    /// The part of a fighter that only heroes have.
    pub fn tale(&self, seat: u16) -> &Story {
        self.venture().story(hero_at(seat))
    }

    /// A foe.
    pub fn foe(&self, number: u16) -> Fighter<'_> {
        self.venture().fighter(foe_at(number))
    }

    /// Column and row of a fighter on the board.
    pub fn at(&self, who: FighterId) -> Option<(i16, i16)> {
        let at = self.venture().fighter(who).at?;
        Some((at.x, at.y))
    }

    /// Current ST, DX and IQ of a fighter.
    pub fn figures(&self, who: FighterId) -> [i32; 3] {
        let (venture, fighter) = (self.venture(), self.venture().fighter(who));
        Attribute::ALL.map(|attribute| venture.value(fighter, attribute))
    }

    /// Damage and fatigue of a hero.
    pub fn suffered(&self, seat: u16) -> (i32, i32) {
        (
            self.hero(seat).health().damage,
            self.hero(seat).health().fatigue,
        )
    }
}

fn core(name: &str) -> RecordId {
    id(&format!("core:{name}"))
}
