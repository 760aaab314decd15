use super::{
    super::{
        super::{
            components::{Combatant, HeroId},
            crawl::Crawl,
            event::Event,
            snapshot::HeroRecord,
        },
        Terms,
        names::list,
        say,
    },
    detail, heading, line,
};
use crate::game::{Message, Narration, intern};

/// How heroes are made.
pub(super) fn tell(crawl: Crawl<'_>, event: &Event) -> Option<Narration> {
    let book = crawl.book();
    Some(match event {
        Event::CrawlBegan { heroes } => heading(say("log-crawl-began").n(*heroes)),
        Event::QuickStart => line(say("log-quick-start")).because(say("reason-quick-start")),
        Event::Dealt { hero, card } => detail(say("log-dealt").seat(*hero).card(*card)),
        Event::ChoosingOrder { order } => {
            let order = list(order.iter().map(|hero| Combatant::Hero(*hero)));
            line(say("log-choosing-order").with("order", order))
                .because(say("reason-choosing-order"))
        }
        Event::Dropped { hero, card } => {
            line(say("log-dropped").seat(*hero).card(*card)).because(say("reason-dropped"))
        }
        Event::DealtMore { hero, card, kept } => {
            let key = if *kept {
                "log-dealt-more-kept"
            } else {
                "log-dealt-more-dropped"
            };
            detail(say(key).seat(*hero).card(*card))
        }
        Event::DiscardsShuffled => detail(say("log-discards-shuffled")),
        Event::FaceGiven {
            from,
            to,
            card,
            swapped,
        } => {
            let other = |told: Message| told.seat(*from).with("to", to.0 + 1).card(*card);
            match swapped {
                Some(swapped) => {
                    line(other(say("log-face-traded")).with("swapped", swapped.to_string()))
                }
                None => line(other(say("log-face-given"))),
            }
        }
        Event::GiftRefused { from, to } => {
            line(say("log-gift-refused").seat(*from).with("to", to.0 + 1))
        }
        Event::ChoseAmong { hero, faces } => detail(say("log-chose-among").seat(*hero).n(*faces)),
        Event::Calling { hero, card, class } => {
            let class = say(book.classes[class.at()].name);
            line(
                say("log-calling")
                    .seat(*hero)
                    .card(*card)
                    .with("class", class),
            )
        }
        Event::OfRace { hero, card, race } => {
            let race = say(book.races[race.at()].name);
            detail(
                say("log-of-race")
                    .seat(*hero)
                    .card(*card)
                    .with("race", race),
            )
        }
        Event::HeroMade {
            hero,
            class,
            race,
            hit_points,
            roll,
            ..
        } => {
            let key = if roll.is_some() {
                "log-hero-made-rolled"
            } else {
                "log-hero-made"
            };
            let told = say(key)
                .seat(*hero)
                .with("race", say(book.races[race.at()].name))
                .with("class", say(book.classes[class.at()].name))
                .with("die", book.races[race.at()].hit_die.to_string());
            line(told.n(*hit_points))
        }
        Event::RaceTrait { race, .. } => {
            let race = &book.races[race.at()];
            let does = say(intern(&race.trait_text));
            detail(
                say("log-race-trait")
                    .with("race", say(race.name))
                    .with("does", does),
            )
        }
        Event::Returned { hero, record } => line(returned(*hero, record)),
        _ => return None,
    })
}

fn returned(hero: HeroId, record: &HeroRecord) -> Message {
    say("log-returned").hero(hero).n(record.purse.loot)
}
