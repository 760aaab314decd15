//! The sheets of the band.

use super::{
    super::{
        annals::{Fate, Memory},
        band::Band,
        book_tables::effects,
        components::{Carried, Phase, Thing},
        content::Effect,
        figure::Figure,
        rules,
        words::{self, Terms, does, does_spell, name, profession, race, say, title},
    },
    bust, bust_of, rep_parts,
};
use crate::game::{Bar, CharacterSheet, DicePool, Item, Phrase, RuleId, Seat, Stat, Trait};

/// Most sheets that can still be read side by side.
const MOST: usize = 8;

/// The sheets of the stars, and of as many grunts as there is room for, the fallen after the living;
/// once all is over, with those whom the last adventure cost.
pub(super) fn all(band: Band<'_>) -> Vec<CharacterSheet> {
    let over = band.state().phase == Phase::Over;
    let stars = band.members().filter(|it| it.is_star());
    let grunts = band.members().filter(|it| !it.is_star() && !it.is_dead());
    // Whoever has turned is on their feet, and with somebody else.
    let fallen = band.members().filter(|it| {
        let turned = band.state().annals.deeds_of(it.id()).turned;
        !it.is_star() && it.is_dead() && !turned
    });
    let members = stars.chain(grunts).chain(fallen);
    let members = members.map(|it| sheet(band, it));
    let lost = band.state().annals.memorial.iter().filter(|it| {
        let now = it.adventure.saturating_add(1) >= band.state().annals.number();
        over && now
    });
    let lost = lost.filter_map(|it| departed(band, it));
    members.chain(lost).take(MOST).collect()
}

/// What is left to tell of somebody who is no longer with the band.
fn departed(band: Band<'_>, memory: &Memory) -> Option<CharacterSheet> {
    let (book, id) = (band.book(), memory.who.token());
    let cast = band.cast().get(usize::from(memory.who.0))?;
    let bust = bust_of(&book[cast.race].id, &book[cast.profession].id);
    let purse = Stat::new("band-stat-coins", 0, rules::COIN_ROLLS);
    Some(CharacterSheet {
        title: title(band, cast.race, cast.profession),
        dead: matches!(memory.fate, Fate::Died | Fate::Turned | Fate::LeftBelow),
        ..CharacterSheet::new(id, Seat::Party, name(band, id), bust, purse)
    })
}

fn sheet(band: Band<'_>, member: Figure<'_>) -> CharacterSheet {
    let id = member.id().token();
    let (rep, power) = (member.reputation(), member.power());
    let rule = match member.is_star() {
        true => rules::STAR_PLAYER,
        false => rules::GRUNT_RULES,
    };
    let reputation = Stat::new("band-stat-reputation", rep.now(), rule)
        .of(rep_parts(member).into_iter().map(|(key, n)| (say(key), n)));
    let worn = &band.book()[member.class()];
    let armour = Stat::new("band-stat-armour", worn.class, rules::DAMAGE_ARMOUR)
        .of([(say(worn.name), worn.class.into())]);
    let pool = DicePool {
        label: say("band-star-power"),
        sides: 6,
        now: power.now.into(),
        max: power.max.into(),
        rule: rules::STAR_POWER,
    };
    CharacterSheet {
        title: title(band, member.race_ix(), member.profession_ix()),
        dead: member.is_dead(),
        bars: vec![Bar::new(
            "band-stat-reputation",
            // Whoever lies there has nothing left in this fight.
            if member.is_up() { rep.now().into() } else { 0 },
            rep.original.into(),
            rule,
        )],
        pools: (power.max > 0).then_some(pool).into_iter().collect(),
        stats: vec![reputation, armour],
        traits: traits(band, member),
        items: words::named(band, member.gear())
            .map(|(it, name)| item(band, it, name))
            .collect(),
        ..CharacterSheet::new(
            id,
            member.star().map_or(Seat::Party, Seat::Hero),
            name(band, id),
            bust(member),
            purse(band, member),
        )
    }
}

/// The coins with a member: their own, and those that they carry for all until they are divided.
fn purse(band: Band<'_>, member: Figure<'_>) -> Stat {
    let state = band.state();
    let own = state.annals.deeds_of(member.id()).coins;
    let coins = own.and(state.hoard.of(member.id()));
    let metals = [
        ("band-stat-gold", i32::from(coins.gold)),
        ("band-stat-silver", i32::from(coins.silver)),
        ("band-stat-bronze", i32::from(coins.bronze)),
    ];
    let all: i32 = metals.iter().map(|(_, count)| count).sum();
    let parts = metals.into_iter().filter(|(_, count)| *count > 0);
    let purse = Stat::new("band-stat-coins", all, rules::COIN_ROLLS)
        .of(parts.map(|(key, count)| (say(key), count)));
    match coins.is_nothing() {
        true => purse,
        false => purse.in_words(words::coins(coins), words::coins_in_short(coins)),
    }
}

fn traits(band: Band<'_>, member: Figure<'_>) -> Vec<Trait> {
    let (book, of_race) = (band.book(), member.race());
    let does = |effects: &[Effect], nothing: Phrase| match effects {
        [] => nothing,
        _ => say("band-trait-does").with("does", effects::all(book, effects)),
    };
    let of_all = say("band-trait-race").with("race", race(band, member.race_ix()));
    let attribute = Trait::new(
        Phrase::new(of_race.attribute.clone()),
        does(&of_race.traits, of_all),
        of_race.links.rule,
    );
    let professions = member.nature().professions.iter().map(|it| {
        Trait::new(
            profession(band, *it),
            does(&book[*it].traits, say("band-trait-profession")),
            book[*it].links.rule,
        )
    });
    let casts = member.casting_rep().is_some();
    let spells = book.spells.iter().filter(|_| casts);
    let spells = spells.map(|it| Trait::new(say(it.name), does_spell(it), it.links.rule));
    let all = std::iter::once(attribute).chain(professions);
    all.chain(spells).collect()
}

fn item(band: Band<'_>, carried: &Carried, name: Phrase) -> Item {
    let book = band.book();
    let rule: RuleId = match carried.thing {
        Thing::Weapon(it) => book[it].links.rule,
        Thing::Item(it) => book[it].links.rule,
        Thing::Armour(_) => rules::EQUIPMENT_ARMOUR,
        Thing::Shield => rules::EQUIPMENT_SHIELD,
    };
    let state = match (carried.uses, carried.in_use) {
        (0, true) => say("band-item-in-use"),
        (0, false) => say("band-item-carried"),
        (uses, _) => say("band-item-uses").n(uses),
    };
    let detail = match does(book, carried.thing) {
        Some(does) => say("band-item-does")
            .with("does", does)
            .with("state", state),
        None => state,
    };
    Item {
        in_use: carried.in_use,
        ..Item::new(name, detail, rule)
    }
}
