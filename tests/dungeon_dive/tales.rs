//! Fights and dives by chance that one record is used in as much as it can be: what a rule, a trait or
//! an effect does shows in how they go.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use serde_json::json;
use tabledelve::{
    content::RecordId,
    game::Status,
    rulesets::dungeon_dive::{
        Action, DungeonDive, FigureId, HeroRecord, Play as View, Setup, Team,
        content::{
            Ability, Book, DamageKind, FeatureIx, Foe, Form, Gain, ItemIx, Rolled, Scores, Skill,
            Source, Trait, When,
        },
        delve::Choice,
        sheet::{Case, Coming, Made, Sheet},
    },
};

use crate::{
    dive_script::*,
    script::{Deck, Script},
    yard::*,
};

/// Decisions of a tale.
const LONG: usize = 90;

/// Chance of the tests' own, the same each time.
pub struct Luck(u64);

impl Luck {
    pub fn of(seed: u64) -> Self {
        Luck(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d)
    }

    /// A number below another.
    pub fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % below.max(1) as u64) as usize
    }

    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// Somebody who has a record, at a level at which everything of it works.
pub fn bearer(book: &Book, of: Source) -> HeroRecord {
    let plain = HeroRecord {
        class: id("core:fighter"),
        race: id("core:human"),
        level: 9,
        scores: Scores {
            str: 16,
            dex: 16,
            con: 16,
            int: 16,
            wis: 16,
            cha: 16,
        },
        arms: vec![(id("core:shortsword"), None), (id("core:dagger"), None)],
        ..knight(&[])
    };
    match of {
        Source::Spell(spell) => HeroRecord {
            class: book[spell].classes[0].id().clone(),
            spells: vec![book[spell].id.clone()],
            gear: costly(book),
            ..plain
        },
        Source::Item(item) => with_item(book, item, plain),
        Source::Gear(gear) => HeroRecord {
            gear: vec![(book[gear].id.clone(), 9)],
            ..plain
        },
        Source::Feature(feature) => with_feature(book, feature, plain),
        _ => plain,
    }
}

/// Some of everything that spells are paid with.
fn costly(book: &Book) -> Vec<(RecordId, u8)> {
    let asked = book
        .spells
        .iter()
        .filter_map(|it| it.components.costly.as_ref());
    let mut all: Vec<_> = asked.map(|(gear, _)| (gear.id().clone(), 3)).collect();
    all.sort();
    all.dedup();
    all
}

fn with_item(book: &Book, item: ItemIx, plain: HeroRecord) -> HeroRecord {
    let record = &book[item];
    let own = record.id.clone();
    let borne = HeroRecord {
        items: vec![(own.clone(), record.attunement)],
        ..plain.clone()
    };
    match &record.form {
        Form::Weapon(kind) => {
            let weapon = kind
                .as_ref()
                .map_or(id("core:longsword"), |it| it.id().clone());
            HeroRecord {
                arms: vec![(weapon, Some(own)), (id("core:dagger"), None)],
                gear: vec![(id("core:arrows"), 20)],
                ..plain
            }
        }
        Form::Armour(base) => {
            let shield = base.id().as_str() == "core:shield";
            let base = Some(base.id().clone());
            match shield {
                true => HeroRecord {
                    shield: base,
                    ..borne
                },
                false => HeroRecord {
                    armour: base,
                    ..borne
                },
            }
        }
        Form::Ammunition(of) => HeroRecord {
            arms: vec![(id("core:longbow"), None), (id("core:dagger"), None)],
            gear: vec![(of.id().clone(), 20)],
            items: vec![(own, record.attunement); 9],
            ..plain
        },
        Form::Scroll => {
            let spell = book.spells.find(&record.spells[0].spell).expect("a spell");
            HeroRecord {
                class: book[spell].classes[0].id().clone(),
                items: vec![(own, record.attunement); 5],
                ..plain
            }
        }
        Form::Potion => HeroRecord {
            items: vec![(own, record.attunement); 5],
            ..plain
        },
        _ if helps_archers(&record.traits) => HeroRecord {
            arms: vec![(id("core:longbow"), None)],
            gear: vec![(id("core:arrows"), 20)],
            ..borne
        },
        _ => borne,
    }
}

/// True for traits of those who shoot.
fn helps_archers(traits: &[Trait]) -> bool {
    let of_shots = |it: &Trait| matches!(it, Trait::While(so, _) if so.contains(&When::Ranged));
    traits.iter().any(of_shots)
}

/// Every second spell of the core, as many as anybody may have.
fn some_spells(book: &Book) -> Vec<RecordId> {
    let all = book.spells.iter().map(|it| it.id.clone());
    let core = all.filter(|it| it.as_str().starts_with("core:"));
    core.step_by(2).collect()
}

/// The class, path or race that a feature is of, with what it is chosen from.
fn with_feature(book: &Book, feature: FeatureIx, plain: HeroRecord) -> HeroRecord {
    let own = &book[feature].id;
    let gives = |gain: &Gain| match gain {
        Gain::Feature(it) => it.id() == own,
        Gain::OneOf(all) => all.iter().any(|it| it.id() == own),
        _ => false,
    };
    let chosen = HeroRecord {
        choices: vec![own.clone()],
        spells: some_spells(book),
        gear: costly(book),
        ..plain
    };
    for class in &book.classes {
        if class.id.as_str().starts_with("core:") && class.gains.iter().any(|it| gives(&it.1)) {
            return dressed(HeroRecord {
                class: class.id.clone(),
                ..chosen
            });
        }
        for path in &class.paths {
            let path = book.paths.find(path).map(|it| &book[it]);
            let path = path.filter(|it| it.gains.iter().any(|it| gives(&it.1)));
            if let Some(path) = path {
                return dressed(HeroRecord {
                    class: class.id.clone(),
                    path: Some(path.id.clone()),
                    ..chosen
                });
            }
        }
    }
    let mut races = book.races.iter();
    let race = races.find(|it| it.features.iter().any(|it| it.id() == own));
    HeroRecord {
        race: race.map_or(chosen.race.clone(), |it| it.id.clone()),
        ..chosen
    }
}

/// Fighters of all kinds: what they hold goes by what their features ask for.
fn dressed(hero: HeroRecord) -> HeroRecord {
    let has = |name: &str| hero.choices.iter().any(|it| it.as_str().ends_with(name));
    let arms = match () {
        () if has("great_weapon") => vec![(id("core:greatsword"), None)],
        () if has("archery") => vec![(id("core:longbow"), None), (id("core:dagger"), None)],
        () if has("duelling") => vec![(id("core:longsword"), None)],
        () => hero.arms.clone(),
    };
    HeroRecord {
        armour: has("style_defence").then(|| id("core:chain_mail")),
        shield: has("style_protection").then(|| id("core:shield")),
        gear: hero
            .gear
            .iter()
            .cloned()
            .chain([(id("core:arrows"), 20)])
            .collect(),
        arms,
        ..hero
    }
}

/// A step of a tale: how things stand, as one number, and whether something of the record is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Step {
    pub stands: u64,
    pub used: bool,
}

/// A game that goes on by chance, step by step.
struct Tale<D: Deck<DungeonDive>> {
    play: Script<DungeonDive, D>,
    of: Source,
    luck: Luck,
    /// Events that have been told.
    told: usize,
    left: usize,
}

/// A tale of a fight or, by every fourth seed, of a dive; always of a dive for what is of no use in fights.
pub fn tale(book: &Arc<Book>, of: Source, seed: u64) -> Box<dyn Iterator<Item = Step>> {
    let luck = Luck::of(seed);
    let friend = HeroRecord {
        name: "Friend".to_owned(),
        level: 9,
        class: id("core:cleric"),
        race: id("core:human"),
        spells: ["core:cure_wounds", "core:bless", "core:sacred_flame"]
            .map(id)
            .to_vec(),
        ..knight(&[])
    };
    let heroes = [bearer(book, of), friend];
    let works = book.works(of);
    let in_fights =
        works.acts.iter().any(|it| !it.beyond) || works.bundles.iter().any(|it| !it.is_empty());
    // A condition is put on somebody in a fight.
    let dives = seed % 4 == 3 && !matches!(of, Source::Condition(_));
    match dives || !in_fights {
        true => Box::new(begun(
            Dive::begun(book.clone(), setup_of(&heroes, 3, false)),
            of,
            luck,
        )),
        false => fight_of(book, &heroes, of, luck),
    }
}

fn fight_of(
    book: &Arc<Book>,
    heroes: &[HeroRecord],
    of: Source,
    mut luck: Luck,
) -> Box<dyn Iterator<Item = Step>> {
    let foes: Vec<_> = book.foes.iter().filter(|it| fits(it)).collect();
    let maps = book
        .maps
        .iter()
        .filter(|it| it.id.as_str().starts_with("core:"));
    let maps: Vec<_> = maps.collect();
    let map = match luck.below(3) {
        0 => luck.one_of(&maps).id.clone(),
        1 => id("nook"),
        _ => id("yard"),
    };
    let band = (0..3).map(|_| (luck.one_of(&foes).id.clone(), 1)).collect();
    let setup = Setup {
        map: Some(map),
        band,
        surprised: luck.below(4) == 0,
        ..setup(heroes, &[])
    };
    let mut tale = begun(Play::begun(book.clone(), setup), of, luck);
    trouble(&mut tale.play, &mut tale.luck);
    if let Source::Condition(condition) = of {
        let who = tale.luck.below(heroes.len() + 3) as u16;
        inflict(&mut tale.play, FigureId(who), book[condition].id.as_str());
    }
    Box::new(tale)
}

/// A tale at its first decision. What the class of its hero does not have, the hero learns.
fn begun<D: Deck<DungeonDive>>(play: Script<DungeonDive, D>, of: Source, luck: Luck) -> Tale<D> {
    let mut tale = Tale {
        play,
        of,
        luck,
        told: 0,
        left: LONG,
    };
    tale.rolls();
    if let Source::Feature(feature) = of {
        let hero = View::of(tale.play.game.world()).figure(FIRST);
        if !hero.features().contains(&feature) {
            learn(&mut tale.play, feature);
        }
    }
    tale
}

fn learn<D: Deck<DungeonDive>>(play: &mut Script<DungeonDive, D>, feature: FeatureIx) {
    let own = play.game.content()[feature].id.clone();
    arrange_all(play, |snapshot| {
        let place = in_legend(snapshot, &own);
        let all = &mut snapshot["named"]["figures"][0]["hero"]["features"];
        all.as_array_mut().expect("features").push(json!(place));
    });
}

impl<D: Deck<DungeonDive>> Tale<D> {
    fn rolls(&mut self) {
        while let Some(wanted) = self.play.game.wanted() {
            let by_luck = 1 + self.luck.below(wanted.faces.into()) as u16;
            // There is a trap behind every door.
            let trap = wanted.purpose == "dice-dive-trap";
            let face = if trap { 1 } else { by_luck };
            self.play.game.give(face).expect("a face of it");
        }
    }

    /// How everything stands, with what has happened since it was told last.
    fn stands(&mut self) -> u64 {
        let mut hash = DefaultHasher::new();
        let game = &self.play.game;
        figures(game.world()).hash(&mut hash);
        let log = game.log();
        for it in &log[self.told.min(log.len())..] {
            format!("{:?}", it.event).hash(&mut hash);
        }
        self.told = log.len();
        hash.finish()
    }
}

impl<D: Deck<DungeonDive>> Iterator for Tale<D> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        self.left = self.left.checked_sub(1)?;
        self.rolls();
        let stands = self.stands();
        if self.play.game.status() != Status::Deciding {
            self.left = 0;
            return Some(Step {
                stands,
                used: false,
            });
        }
        let choices = &self.play.game.offer().choices;
        let weights = choices.iter().map(|it| weight(&it.act, self.of));
        let weights: Vec<usize> = weights.collect();
        let mut left = self.luck.below(weights.iter().sum());
        let place = weights.iter().position(|weight| {
            let here = left < *weight;
            left = left.saturating_sub(*weight);
            here
        });
        let chosen = &choices[place.unwrap_or(0)];
        let used = names(&chosen.act, self.of);
        let amount = chosen.amount.map(|(least, _)| least);
        let place = place.unwrap_or(0);
        self.play.game.submit(place, amount).expect("an offer");
        Some(Step { stands, used })
    }
}

/// Foes for a fight: those of the game, neither too weak nor too strong for it.
fn fits(foe: &Foe) -> bool {
    !foe.summoned && (10..=90).contains(&foe.points)
}

/// Something to cure, to heal or to fear before anybody acts.
fn trouble(play: &mut Play, luck: &mut Luck) {
    let who = FigureId(luck.below(2) as u16);
    match luck.below(6) {
        0 => lay_low(play, SECOND, 1),
        1 => weaken(play, who, 12),
        2 | 3 => {
            let all = [
                "blinded",
                "deafened",
                "poisoned",
                "paralysed",
                "frightened",
                "charmed",
                "restrained",
            ];
            let condition = format!("core:{}", luck.one_of(&all));
            inflict(play, who, &condition);
        }
        4 => arrange(play, |named| {
            let body = &mut named["figures"][1]["body"];
            body["points"] = json!(0);
            body["life"] = json!({"Dead": {"round": 1}});
        }),
        _ => {}
    }
}

/// True for a choice by something of the record.
fn names(act: &Action, of: Source) -> bool {
    match act {
        Action::Use { source, .. }
        | Action::Delve(
            Choice::Use { source, .. } | Choice::Idea { source, .. } | Choice::Pass { source, .. },
        ) => *source == of,
        Action::WithItem { item, .. } | Action::Delve(Choice::Cast { item, .. }) => {
            Source::Item(*item) == of
        }
        _ => false,
    }
}

/// How likely something is to be chosen.
fn weight(act: &Action, of: Source) -> usize {
    match act {
        _ if names(act, of) => 60,
        Action::Attack { .. } | Action::Target(_) => 12,
        Action::Use { .. } | Action::Order | Action::Option(_) | Action::Wake(_) => 6,
        Action::Take(_) | Action::Shake(_) | Action::GetUp => 4,
        Action::Done => 3,
        Action::Delve(Choice::Abandon | Choice::Run | Choice::Forgo(_)) => 0,
        Action::Delve(_) => 4,
        Action::Wield { arm: None, .. } | Action::LetGo | Action::LieDown | Action::Back => 0,
        _ => 1,
    }
}

/// What the sheets of everybody say.
fn figures(world: &bevy_ecs::world::World) -> String {
    let play = View::of(world);
    let heroes = play.figures().filter(|it| it.team() == Team::Party);
    heroes.map(|it| sheet(&Sheet::of(it))).collect()
}

/// The kinds of damage.
pub const KINDS: [DamageKind; 13] = [
    DamageKind::Acid,
    DamageKind::Bludgeoning,
    DamageKind::Cold,
    DamageKind::Fire,
    DamageKind::Force,
    DamageKind::Lightning,
    DamageKind::Necrotic,
    DamageKind::Piercing,
    DamageKind::Poison,
    DamageKind::Psychic,
    DamageKind::Radiant,
    DamageKind::Slashing,
    DamageKind::Thunder,
];

fn sheet(sheet: &Sheet<'_>) -> String {
    let tally = |made: Made<'_>| format!("{:?}", sheet.tally(made, &Case::ALONE));
    let saves = Ability::ALL.map(|ability| {
        let made = Made::Save {
            ability,
            against: &[],
            spell: false,
        };
        (tally(made), sheet.score(ability))
    });
    let skills = Skill::ALL.map(|it| tally(Made::Check(Rolled::Skill(it))));
    let rest = (tally(Made::Initiative), sheet.ac(), sheet.speeds());
    let hurts = KINDS.map(|kind| {
        [true, false].map(|weapon| {
            sheet.left_of(Coming {
                kind,
                amount: 12,
                plain_weapon: weapon,
                weapon,
            })
        })
    });
    format!(
        "{saves:?} {skills:?} {rest:?} {hurts:?} {:?}",
        sheet.figure.body()
    )
}
