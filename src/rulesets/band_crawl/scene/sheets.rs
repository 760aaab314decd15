//! The sheets of the stars.

use super::{
    super::{
        band::Band,
        components::{Carried, Thing},
        figure::Figure,
        rules,
        words::{Terms, name, profession, race, say, thing},
    },
    bust, rep_parts,
};
use crate::game::{Bar, CharacterSheet, DicePool, Item, Phrase, RuleId, Seat, Stat, Trait};

/// The sheet of a star.
pub(super) fn sheet(band: Band<'_>, star: Figure<'_>) -> Option<CharacterSheet> {
    let (seat, id) = (star.star()?, star.id().token());
    let (rep, power) = (star.reputation(), star.power());
    let reputation = Stat::new("band-stat-reputation", rep.now(), rules::STAR_PLAYER)
        .of(rep_parts(star).into_iter().map(|(key, n)| (say(key), n)));
    let armour = Stat::new(
        say("band-stat-armour").with("armour", say(band.book()[star.class()].name)),
        band.book()[star.class()].impact,
        rules::DAMAGE_ARMOUR,
    );
    Some(CharacterSheet {
        title: name(band, id),
        dead: star.is_dead(),
        bars: vec![Bar::new(
            "band-stat-reputation",
            rep.now().into(),
            rep.original.into(),
            rules::STAR_PLAYER,
        )],
        pools: vec![DicePool {
            label: say("band-star-power"),
            sides: 6,
            now: power.now.into(),
            max: power.max.into(),
            rule: rules::STAR_POWER,
        }],
        stats: vec![reputation, armour],
        traits: traits(band, star),
        items: star.gear().iter().map(|it| item(band, it)).collect(),
        ..CharacterSheet::new(
            id,
            Seat::Hero(seat),
            name(band, id),
            bust(star),
            purse(band, star),
        )
    })
}

/// The coins with a star: its own, and those that it carries for all until they are divided.
fn purse(band: Band<'_>, star: Figure<'_>) -> Stat {
    let state = band.state();
    let own = state.annals.deeds_of(star.id()).coins;
    let coins = own.and(state.hoard.of(star.id()));
    let metals = [
        ("band-stat-gold", i32::from(coins.gold)),
        ("band-stat-silver", i32::from(coins.silver)),
        ("band-stat-bronze", i32::from(coins.bronze)),
    ];
    let all: i32 = metals.iter().map(|(_, count)| count).sum();
    let parts = metals.into_iter().filter(|(_, count)| *count > 0);
    Stat::new("band-stat-coins", all, rules::COIN_ROLLS)
        .of(parts.map(|(key, count)| (say(key), count)))
}

fn traits(band: Band<'_>, star: Figure<'_>) -> Vec<Trait> {
    let of_race = star.race();
    let attribute = Trait::new(
        Phrase::new(of_race.attribute.clone()),
        say("band-trait-race").with("race", race(band, star.race_ix())),
        of_race.links.rule,
    );
    let professions = star.nature().professions.iter().map(|it| {
        Trait::new(
            profession(band, *it),
            say("band-trait-profession"),
            band.book()[*it].links.rule,
        )
    });
    std::iter::once(attribute).chain(professions).collect()
}

fn item(band: Band<'_>, carried: &Carried) -> Item {
    let book = band.book();
    let rule: RuleId = match carried.thing {
        Thing::Weapon(it) => book[it].links.rule,
        Thing::Item(it) => book[it].links.rule,
        Thing::Armour(_) => rules::EQUIPMENT_ARMOUR,
        Thing::Shield => rules::EQUIPMENT_SHIELD,
    };
    let detail: Phrase = match (carried.uses, carried.in_use) {
        (0, true) => say("band-item-in-use"),
        (0, false) => say("band-item-carried"),
        (uses, _) => say("band-item-uses").n(uses),
    };
    Item {
        in_use: carried.in_use,
        ..Item::new(thing(band, carried.thing), detail, rule)
    }
}
