//! Corner cases where rules meet, each in the smallest situation that shows it.

mod adventures;
mod aftermath;
mod bot;
mod halts;
mod karma;
mod lost_turns;
mod moves;
mod rising;
mod strength;

use bevy_ecs::{component::Component, world::World};
use serde_json::{from_value, to_value};
use tabledelve::{
    content::RecordId,
    dice::Chance,
    game::{
        BotKind, Game, LegalActions, Phrase, Position, Present, RuleId, Ruleset, Status, play_out,
    },
    grid::{Cell, hex},
    rulesets::hex_adventure::{
        Action, Activity, Aim, Attack, AttackMode, Attributes, Boon, Effects, Event, Fighter,
        FighterId, Flight, Harm, Health, HeroRecord, HexAdventure, Lasting, Means, Party, Question,
        Setup, Skills, Spells, Story, Task, Trial, Turn, Using, Venture, Weapons,
        content::{Attribute, BoardIx, FirstSide, FoeIx, GoodIx, Possession, SpellIx, WeaponIx},
        rules,
    },
};

use crate::{BOOK, random_setup, setup};

const AJAX: FighterId = FighterId(0);
const SECOND: FighterId = FighterId(1);
const THIRD: FighterId = FighterId(2);
const FOE: FighterId = FighterId(100);

/// A game that a test plays choice by choice, rearranging its world in between.
struct Play(Game<HexAdventure>);

fn id(text: &str) -> RecordId {
    RecordId::new(text).expect("an id")
}

fn good(name: &str) -> GoodIx {
    BOOK.goods.find(id(name)).expect("a good")
}

fn spell(name: &str) -> SpellIx {
    BOOK.spells.find(id(name)).expect("a spell")
}

fn weapon(name: &str) -> WeaponIx {
    BOOK.weapons.find(id(name)).expect("a weapon")
}

/// Changes a component of a fighter, and with it what the table lists.
fn change<C: Component>(world: &mut World, who: FighterId, with: impl FnOnce(&mut C)) {
    let entity = Venture::of(world).entity(who).expect("it is here");
    let changed = world.modify_component(entity, with);
    assert_eq!(changed, Ok(Some(())), "it has such a component");
    let changed = HexAdventure::restore(&BOOK, &HexAdventure::snapshot(world));
    *world = changed.expect("a state like any other");
}

/// Puts a fighter on a hex.
fn stand(world: &mut World, who: FighterId, at: Cell) {
    let entity = Venture::of(world).entity(who).expect("it is here");
    world.entity_mut(entity).insert(Position(at));
}

fn karma(world: &mut World, hero: FighterId, points: i32) {
    let entity = Venture::of(world).entity(hero).expect("it is here");
    world.get_mut::<Story>(entity).expect("a story").karma = points;
}

fn happen(world: &mut World, event: Event) {
    HexAdventure::apply(world, &event);
}

impl Play {
    fn of(setup: Setup) -> Self {
        Play(Game::new(BOOK.clone(), setup, 0, Chance::typed(0)))
    }

    /// A skirmish in the mill yard, the party moving first.
    fn skirmish(heroes: &str, band: &str) -> Self {
        Play::of(setup(&[
            ("skirmish", "core:mill_yard"),
            ("names", heroes),
            ("band", band),
        ]))
    }

    fn adventure(adventure: &str, heroes: &str) -> Self {
        Play::of(setup(&[("adventure", adventure), ("names", heroes)]))
    }

    fn venture(&self) -> Venture<'_> {
        Venture::of(self.0.world())
    }

    fn fighter(&self, who: FighterId) -> Fighter<'_> {
        self.venture().fighter(who)
    }

    fn is_up(&self, who: FighterId) -> bool {
        self.fighter(who).up
    }

    /// Rearranges the world and puts these tasks on top of the agenda.
    fn arrange(&mut self, edit: impl FnOnce(&mut World), tasks: &[Task]) {
        let world = self.0.world();
        let mut world = HexAdventure::restore(&BOOK, &HexAdventure::snapshot(world)).unwrap();
        edit(&mut world);
        let mut json = to_value(self.0.take_checkpoint()).unwrap();
        json["snapshot"] = to_value(HexAdventure::snapshot(&world)).unwrap();
        let agenda = json["agenda"].as_array_mut().unwrap();
        agenda.extend(tasks.iter().rev().map(|task| to_value(task).unwrap()));
        // The tasks have the keys of this book, not names.
        json["legend"] = serde_json::Value::Null;
        let (setup, made) = (self.0.setup().clone(), self.0.made().to_vec());
        let checkpoint = from_value(json).unwrap();
        let given = vec![1; self.0.taken() as usize];
        self.0 = Game::resume(BOOK.clone(), setup, 0, given, made, checkpoint).unwrap();
    }

    fn dice(&mut self, faces: &[u16]) {
        for face in faces {
            assert_eq!(self.0.status(), Status::Rolling, "no die is wanted");
            self.0.give(*face).expect("a face of the die");
        }
    }

    /// Rolls ones up to the next decision.
    fn roll_on(&mut self) {
        while self.0.status() == Status::Rolling {
            self.dice(&[1]);
        }
    }

    fn offer(&self) -> &LegalActions<Action> {
        self.0.offer()
    }

    fn offers(&self, act: Action) -> bool {
        self.offer().choices.iter().any(|it| it.act == act)
    }

    fn act(&mut self, act: Action) {
        self.act_with(act, None);
    }

    fn act_with(&mut self, act: Action, amount: Option<i32>) {
        let choices = &self.offer().choices;
        let place = choices.iter().position(|it| it.act == act);
        let place = place.unwrap_or_else(|| panic!("{act:?} is not among {choices:?}"));
        self.0.submit(place, amount).expect("it is offered");
    }

    /// The rules of events since the world was last rearranged.
    fn told(&self, is: impl Fn(&Event) -> bool) -> Vec<RuleId> {
        let log = self.0.log().iter();
        log.filter(|it| is(&it.event)).map(|it| it.rule).collect()
    }

    fn turn_of(&self) -> Option<FighterId> {
        match self.0.asking() {
            Some(Question::Hero(turn)) => Some(turn.who),
            _ => None,
        }
    }

    fn sound(&self) {
        HexAdventure::invariants(self.0.world()).expect("a sound state");
    }
}

fn casts(by: FighterId, name: &str, on: FighterId, amount: i32) -> Task {
    let using = Using {
        by,
        means: Means::Spell(spell(name)),
        aim: Aim::At(on),
        amount,
    };
    Task::Settle {
        trial: Trial::Use(using),
        passed: true,
    }
}

fn lasts(boon: Boon) -> Lasting {
    let turns = None;
    Lasting { boon, turns }
}
