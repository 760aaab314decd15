use super::{
    super::{
        cards::Card,
        components::{Carried, Combatant, FIRST_PROP_TOKEN, FoeId, HeroId},
        content::{ItemIx, KindIx, StrangerIx},
        crawl::Crawl,
        event::Source,
        step::Attempt,
    },
    Terms, say,
};
use crate::{
    game::{Arg, Phrase, intern},
    tables::TableRoll,
};

/// A description of a room, read aloud.
pub fn room_text(crawl: Crawl<'_>, place: u16) -> Option<Phrase> {
    let room = crawl.book().rooms.get(usize::from(place))?;
    Some(say("log-described").with("text", Arg::told(room, "text", &room.text)))
}

/// The name of a combatant or a thing on the board.
pub fn name(crawl: Crawl<'_>, token: u32) -> Phrase {
    if let Some(foe) = FoeId::of_token(token) {
        foe_name(crawl, foe)
    } else if token < u32::from(crawl.seats()) {
        hero_name(crawl, HeroId(token as u8))
    } else {
        let card = Card::at(token.saturating_sub(FIRST_PROP_TOKEN).min(51) as u8);
        say(crawl.book().meaning(card).name)
    }
}

/// The name of a combatant within a sentence.
pub fn mention(crawl: Crawl<'_>, token: u32) -> Phrase {
    let name = name(crawl, token);
    let kind = FoeId::of_token(token).and_then(|foe| kind_of(crawl, foe));
    match kind {
        Some(_) => say("name-the").with("name", name),
        None => name,
    }
}

fn hero_name(crawl: Crawl<'_>, hero: HeroId) -> Phrase {
    if !crawl.is_made(hero) {
        return say("name-seat").seat(hero);
    }
    let calling = |hero: HeroId| {
        let calling = crawl.calling(hero);
        (calling.class, calling.race)
    };
    let alike = |other: &HeroId| crawl.is_made(*other) && calling(*other) == calling(hero);
    let title = hero_title(crawl, hero);
    let twins = crawl.heroes().filter(alike).count();
    let before = crawl
        .heroes()
        .filter(|other| *other < hero)
        .filter(alike)
        .count();
    numbered(title, before, twins)
}

/// Race and class of a hero, such as "Dwarf Fighter".
pub fn hero_title(crawl: Crawl<'_>, hero: HeroId) -> Phrase {
    let (book, calling) = (crawl.book(), crawl.calling(hero));
    say("name-hero")
        .with("race", say(book[calling.race].name))
        .with("class", say(book[calling.class].name))
}

/// The name of a foe. The slain keep theirs, so it counts everybody met so far.
fn foe_name(crawl: Crawl<'_>, foe: FoeId) -> Phrase {
    let Some(kind) = kind_of(crawl, foe) else {
        return say("name-nobody");
    };
    let met = crawl.cast();
    let same = |list: &[KindIx]| list.iter().filter(|other| **other == kind).count();
    let before = same(&met[..usize::from(foe.0)]);
    numbered(say(crawl.book().kind_name(kind)), before, same(met))
}

fn numbered(name: Phrase, before: usize, alike: usize) -> Phrase {
    if alike > 1 {
        say("name-numbered").with("name", name).n(before + 1)
    } else {
        name
    }
}

/// The kind of a foe, alive or slain.
pub(super) fn kind_of(crawl: Crawl<'_>, foe: FoeId) -> Option<KindIx> {
    crawl.cast().get(usize::from(foe.0)).copied()
}

/// True if a foe is the dragon, alive or slain.
pub(super) fn was_dragon(crawl: Crawl<'_>, foe: FoeId) -> bool {
    kind_of(crawl, foe) == Some(crawl.book().dragon_kind())
}

/// An item by name, with its points if it has any.
pub fn item_name(crawl: Crawl<'_>, item: ItemIx, points: i32) -> Phrase {
    let entry = &crawl.book()[item];
    let name = say(entry.name);
    if entry.points.is_some() && points > 0 {
        say("item-with-points").with("item", name).n(points)
    } else {
        name
    }
}

/// A carried item by name, with its points and any damage.
pub fn carried(crawl: Crawl<'_>, carried: &Carried) -> Phrase {
    let name = item_name(crawl, carried.item, carried.points);
    if carried.damaged {
        say("item-damaged").with("item", name)
    } else {
        name
    }
}

/// Several names as one argument: "a, b and c".
pub(super) fn list(names: impl DoubleEndedIterator<Item = Combatant>) -> Phrase {
    in_a_row(names.map(|who| say("list-one").who("who", who.token())))
}

/// The same of players by their numbers, who have no heroes yet: later their names would be those
/// of the heroes.
pub(super) fn players(seats: impl DoubleEndedIterator<Item = HeroId>) -> Phrase {
    in_a_row(seats.map(|hero| say("list-seat").seat(hero)))
}

/// The same of cards.
pub(super) fn list_of_cards(cards: &[Card]) -> Phrase {
    in_a_row(cards.iter().map(|card| say("card-name").card(*card)))
}

fn in_a_row(names: impl DoubleEndedIterator<Item = Phrase>) -> Phrase {
    let mut names = names.rev();
    let Some(last) = names.next() else {
        return say("list-none");
    };
    let Some(before) = names.next() else {
        return last;
    };
    let ends = say("list-last").with("first", before).with("rest", last);
    names.fold(ends, |rest, first| {
        say("list-more").with("first", first).with("rest", rest)
    })
}

/// The result of an attempt, in a few words.
pub fn outcome(crawl: Crawl<'_>, attempt: &Attempt, outcome: i32) -> Phrase {
    let key = match attempt {
        Attempt::Attack { .. } | Attempt::Missile { .. } => "result-wounds",
        Attempt::Heal { .. } => "result-healed",
        Attempt::Evade { .. } => "result-evaded",
        Attempt::Resurrect { .. } => "result-resurrected",
        Attempt::Disarm { .. } => "result-disarmed",
        Attempt::Chest { .. } => "result-chest",
        Attempt::Trap { .. } => {
            let traps = &crawl.book().tables.traps;
            let kind = intern(&traps.gives(traps.at(outcome)).name);
            return say("result-trap").with("kind", say(kind)).n(outcome);
        }
        Attempt::Loot { .. } => "result-loot",
    };
    say(key).n(outcome)
}

/// The roll on a table that came up.
pub(super) fn on_table(crawl: Crawl<'_>, row: TableRoll) -> Phrase {
    let table = crawl.book().tables.all.name(row);
    say("reason-table")
        .with("table", say(intern(table)))
        .n(row.total)
}

/// The source of something.
pub fn source(crawl: Crawl<'_>, source: Source) -> Phrase {
    let book = crawl.book();
    match source {
        Source::Hero(hero) => say("source-hero").hero(hero),
        Source::Item(item) => say("source-item").with("item", item_name(crawl, item, 0)),
        Source::Card(card) => say("source-card").with("card", say(book.meaning(card).name)),
        Source::Stranger(who) => say("source-stranger").with("stranger", stranger(crawl, who)),
        Source::Foe(foe) => say("source-foe").foe(foe),
        Source::Chest => say("source-chest"),
        Source::Monster => say("source-monster"),
        Source::Rest => say("source-rest"),
    }
}

/// The name of a stranger.
pub(super) fn stranger(crawl: Crawl<'_>, who: StrangerIx) -> Phrase {
    say(crawl.book()[who].name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        game::Arg,
        rulesets::deck_crawl::components::{FoeId, HeroId},
    };

    /// The keys of a list from the outside in, and the combatants named, in order.
    fn told(phrase: &Phrase) -> (Vec<String>, Vec<u32>) {
        let mut told = (vec![phrase.key.to_string()], Vec::new());
        for (_, arg) in &phrase.args {
            match arg {
                Arg::Combatant(id) => told.1.push(*id),
                Arg::Phrase(inner) => {
                    let (keys, named) = self::told(inner);
                    told.0.extend(keys);
                    told.1.extend(named);
                }
                _ => panic!("{arg:?} names nobody"),
            }
        }
        told
    }

    #[test]
    fn a_list_names_everybody_and_ends_with_an_and() {
        let hero = |id| Combatant::Hero(HeroId(id));
        let foe = Combatant::Foe(FoeId(0));
        let all = [hero(0), foe, hero(1)];
        let (keys, named) = told(&list(all.into_iter()));
        assert_eq!(keys[..2], ["list-more", "list-one"]);
        assert_eq!(keys[2], "list-last");
        assert_eq!(named, all.map(Combatant::token));
        assert_eq!(told(&list([hero(1)].into_iter())).0, ["list-one"]);
        assert_eq!(told(&list([].into_iter())).0, ["list-none"]);
    }
}
