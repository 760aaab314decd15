//! Spells, features, items, gear and conditions come up in games by seed: an event names them. Somebody
//! curious makes the choices, who tries whatever has not been tried yet, and a bot where there is nothing
//! new.

use std::{collections::BTreeSet, sync::Arc};

use tabledelve::{
    content::RecordId,
    game::{Bot, BotKind, Game, Status},
    rulesets::dungeon_dive::{
        Action, DungeonDive, HeroRecord, Setup,
        content::{Book, Class, Form, Gain, Source, Spell},
        delve::Choice,
    },
};

use crate::{
    dive_script::setup_of,
    effort,
    proofs::play::go_on,
    tales::{Luck, bearer},
    yard::*,
};

/// Games, two of three of them dives: for a share, and for all.
const GAMES: (u64, u64) = (24, 400);
/// The most choices of a game.
const LONG: usize = 260;
/// What these games show at least, in hundredths of everything there is. Of the rest, most is never said
/// anything of, such as of darkvision: `everything` leaves it out and sees that something changes.
const SHARE: (u64, u64) = (40, 60);

/// Everything of the core that heroes have, and what comes over them.
fn everything() -> Vec<(RecordId, Source)> {
    let spells = BOOK
        .spells
        .keyed()
        .map(|(key, it)| (&it.id, Source::Spell(key)));
    let features = BOOK
        .features
        .keyed()
        .map(|(key, it)| (&it.id, Source::Feature(key)));
    let items = BOOK
        .items
        .keyed()
        .map(|(key, it)| (&it.id, Source::Item(key)));
    let gear = BOOK
        .gear
        .keyed()
        .map(|(key, it)| (&it.id, Source::Gear(key)));
    let conditions = BOOK
        .conditions
        .keyed()
        .map(|(key, it)| (&it.id, Source::Condition(key)));
    let all = spells
        .chain(features)
        .chain(items)
        .chain(gear)
        .chain(conditions);
    let all = all.filter(|(id, _)| id.as_str().starts_with("core:"));
    all.map(|(id, of)| (id.clone(), of)).collect()
}

/// Somebody of a class with as much as can be carried.
fn laden(class: &Class, luck: &mut Luck) -> HeroRecord {
    let items: Vec<_> = BOOK
        .items
        .keyed()
        .filter(|(_, it)| it.id.as_str().starts_with("core:"))
        .collect();
    let mut hero = bearer(&BOOK, Source::Item(luck.one_of(&items).0));
    for _ in 0..6 {
        let (_, item) = luck.one_of(&items);
        let borne = !matches!(
            item.form,
            Form::Weapon(_) | Form::Armour(_) | Form::Ammunition(_)
        );
        let attuned = hero.items.iter().filter(|it| it.1).count() < 3;
        if borne && (attuned || !item.attunement) {
            hero.items.push((item.id.clone(), item.attunement));
        }
    }
    let gear: Vec<_> = BOOK
        .gear
        .iter()
        .filter(|it| it.id.as_str().starts_with("core:"))
        .collect();
    hero.gear
        .extend((0..18).map(|_| (luck.one_of(&gear).id.clone(), 2)));
    hero.gear.sort();
    hero.gear.dedup_by(|a, b| a.0 == b.0);
    let races: Vec<_> = BOOK
        .races
        .iter()
        .filter(|it| it.id.as_str().starts_with("core:"))
        .collect();
    let paths: Vec<_> = class
        .paths
        .iter()
        .filter_map(|it| BOOK.paths.find(it))
        .collect();
    let path = *luck.one_of(&paths);
    let gains = class.gains.iter().chain(&BOOK[path].gains);
    let choices = gains.filter_map(|(_, gain)| match gain {
        Gain::OneOf(all) => Some(luck.one_of(all).id().clone()),
        _ => None,
    });
    hero.choices = choices.collect();
    hero.race = luck.one_of(&races).id.clone();
    hero.path = Some(BOOK[path].id.clone());
    hero
}

/// The party of a game: one of each class.
fn party(luck: &mut Luck) -> Vec<HeroRecord> {
    let classes = BOOK
        .classes
        .iter()
        .filter(|it| it.id.as_str().starts_with("core:"));
    let heroes = classes.map(|class| {
        let own = |it: &Spell| it.classes.iter().any(|it| it.id() == &class.id);
        let spells = BOOK.spells.iter().filter(|it| own(&it.record));
        HeroRecord {
            class: class.id.clone(),
            spells: spells.map(|it| it.id.clone()).collect(),
            ..laden(class, luck)
        }
    });
    heroes.collect()
}

/// The setup of a game: a dive, or a fight against some of everybody.
fn setup_by(seed: u64) -> Setup {
    let mut luck = Luck::of(seed);
    let heroes = party(&mut luck);
    if !seed.is_multiple_of(3) {
        return setup_of(&heroes, 1 + (seed / 3 % 3) as u8, false);
    }
    let maps: Vec<_> = BOOK
        .maps
        .iter()
        .filter(|it| it.id.as_str().starts_with("core:"))
        .collect();
    let foes: Vec<_> = BOOK
        .foes
        .iter()
        .filter(|it| !it.summoned && it.id.as_str().starts_with("core:"))
        .collect();
    Setup {
        map: Some(luck.one_of(&maps).id.clone()),
        band: (0..8).map(|_| (luck.one_of(&foes).id.clone(), 1)).collect(),
        surprised: luck.below(3) == 0,
        ..setup(&heroes, &[])
    }
}

/// A game as far as it is played.
fn played(book: &Arc<Book>, seed: u64) -> Game<DungeonDive> {
    let kind = match seed % 3 {
        0 => BotKind::Random,
        _ => BotKind::Hero,
    };
    let mut game = Game::lean(book.clone(), setup_by(seed), seed);
    let (mut bot, mut luck) = (Bot::new(kind, seed), Luck::of(seed + 1));
    let mut tried = BTreeSet::new();
    while game.status() == Status::Deciding && game.made().len() < LONG {
        let choices = game.offer().choices.iter().zip(0..);
        let fresh = choices.filter_map(|(it, place)| Some((used_by(&it.act)?, place, it.amount)));
        let fresh: Vec<_> = fresh.filter(|(of, ..)| !tried.contains(of)).collect();
        if fresh.is_empty() || luck.below(4) == 0 {
            go_on(&mut game, &mut bot);
            continue;
        }
        let (of, place, amount) = *luck.one_of(&fresh);
        tried.insert(of);
        let amount = amount.map(|(least, _)| least);
        game.submit(place, amount).expect("an offer");
    }
    game
}

/// What a choice is to use.
fn used_by(act: &Action) -> Option<Source> {
    match act {
        Action::Use { source, .. }
        | Action::Delve(
            Choice::Use { source, .. } | Choice::Idea { source, .. } | Choice::Pass { source, .. },
        ) => Some(*source),
        Action::WithItem { item, .. } | Action::Delve(Choice::Cast { item, .. }) => {
            Some(Source::Item(*item))
        }
        _ => None,
    }
}

/// What the events of a game name, as they write it.
fn named_in(game: &Game<DungeonDive>) -> BTreeSet<String> {
    let kinds = [
        "Spell(SpellIx(",
        "Feature(FeatureIx(",
        "Item(ItemIx(",
        "Gear(GearIx(",
        "Condition(ConditionIx(",
    ];
    // What casts a spell, is shot or is used up stands there without its kind.
    let bare = [
        ("item: Some(ItemIx(", kinds[2]),
        ("gear: GearIx(", kinds[3]),
        ("material: Some(GearIx(", kinds[3]),
    ];
    let all = kinds.map(|it| (it, it)).into_iter().chain(bare);
    let all: Vec<(&str, &str)> = all.collect();
    let mut named = BTreeSet::new();
    for logged in game.log() {
        let event = format!("{:?}", logged.event);
        for (written, kind) in &all {
            for (at, _) in event.match_indices(written) {
                let number = event[at + written.len()..]
                    .split(')')
                    .next()
                    .unwrap_or_default();
                named.insert(format!("{kind}{number}))"));
            }
        }
    }
    named
}

#[test]
fn games_by_seed_show_much_of_everything() {
    let each = effort::each_seed("games with much of everything", GAMES, |seed| {
        named_in(&played(&BOOK, seed))
    });
    let named: BTreeSet<String> = each.into_iter().flatten().collect();
    let all = everything();
    let unnamed = all
        .iter()
        .filter(|(_, of)| !named.contains(&format!("{of:?}")));
    let unnamed: Vec<&str> = unnamed.map(|(id, _)| id.as_str()).collect();
    let shown = all.len() - unnamed.len();
    let least = effort::usual_or_all(SHARE.0, SHARE.1) as usize;
    assert!(
        shown * 100 >= all.len() * least,
        "{shown} of {} come up; not {unnamed:?}",
        all.len()
    );
}
