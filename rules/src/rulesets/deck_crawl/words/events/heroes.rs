use super::{
    super::{
        super::{
            cards::Card,
            components::HeroId,
            content::{ClassIx, RaceIx},
            crawl::Crawl,
        },
        Terms, say,
    },
    line,
};
use crate::game::{Narration, Phrase};

pub(super) fn face_given(from: HeroId, to: HeroId, card: Card, swapped: Option<Card>) -> Narration {
    let other = |told: Phrase| told.seat(from).with("to", to.0 + 1).card(card);
    line(match swapped {
        Some(swapped) => other(say("log-face-traded")).with("swapped", swapped.to_string()),
        None => other(say("log-face-given")),
    })
}

pub(super) fn made(
    crawl: Crawl<'_>,
    hero: HeroId,
    (class, race): (ClassIx, RaceIx),
    hit_points: i32,
    rolled: bool,
) -> Narration {
    let book = crawl.book();
    let (class, race) = (&book[class], &book[race]);
    let key = if rolled {
        "log-hero-made-rolled"
    } else {
        "log-hero-made"
    };
    let told = say(key)
        .seat(hero)
        .with("race", say(race.name))
        .with("class", say(class.name))
        .with("die", race.hit_die.to_string());
    line(told.n(hit_points))
}
