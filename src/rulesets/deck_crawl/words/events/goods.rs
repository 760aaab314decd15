use super::{
    super::{
        super::{
            crawl::Crawl,
            event::{Event, Source, Tariff},
            setup::Division,
        },
        Terms,
        names::{item_name, source, stranger},
        say,
    },
    detail, line,
};
use crate::game::{Narration, intern};

/// Cures, gear and money.
pub(super) fn tell(crawl: Crawl<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::Rested { hero } => detail(say("log-rested").hero(*hero)),
        Event::ResourcesCounted {
            hero,
            pips,
            faces,
            bonus,
        } => line(
            say("log-resources")
                .hero(*hero)
                .n(pips + faces + bonus)
                .with("pips", *pips),
        )
        .because(
            say("reason-resources")
                .with("faces", *faces)
                .with("bonus", *bonus),
        ),
        Event::RacialBonus { hero, points } => {
            let told = say("log-racial-bonus").hero(*hero).n(*points);
            let race = crawl
                .is_made(*hero)
                .then(|| say(intern(&crawl.race(*hero).name)));
            detail(told.with("race", race.unwrap_or_else(|| say("name-nobody"))))
        }
        Event::Bought {
            hero,
            item,
            points,
            price,
            tariff,
        } => {
            let key = match tariff {
                Tariff::Crawl => "log-bought-loot",
                Tariff::Creation | Tariff::Between => "log-bought-resources",
            };
            let item = item_name(crawl, *item, *points);
            line(say(key).hero(*hero).with("item", item).n(*price))
        }
        Event::Owned { item, points, .. } => {
            let does = say(intern(&crawl.book().items[item.at()].detail));
            detail(
                say("log-owned")
                    .with("item", item_name(crawl, *item, *points))
                    .with("does", does),
            )
        }
        Event::Equipped { hero, item, on, .. } => {
            let told = say(if *on { "log-put-on" } else { "log-put-away" }).hero(*hero);
            detail(told.with("item", item_name(crawl, *item, 0)))
        }
        Event::LeftOver { hero, points } => {
            line(say("log-left-over").hero(*hero).n(*points)).because(say("reason-left-over"))
        }
        Event::LootBecameResources { hero, points } => {
            line(say("log-loot-became-resources").hero(*hero).n(*points))
        }
        Event::Healed {
            hero,
            amount,
            source: from,
        } => {
            let told = if *from == Source::Hero(*hero) {
                say("log-healed-self")
            } else {
                say("log-healed").with("source", source(crawl, *from))
            };
            line(told.hero(*hero).n(*amount))
        }
        Event::UsedUp { hero, item, on, .. } => {
            let key = if hero == on {
                "log-used-up"
            } else {
                "log-used-up-on"
            };
            let told = say(key)
                .hero(*hero)
                .with("item", item_name(crawl, *item, 0));
            line(if hero == on {
                told
            } else {
                told.who("on", on.token())
            })
        }
        Event::Revived {
            hero,
            hit_points,
            source: from,
        } => line(
            say("log-revived")
                .hero(*hero)
                .n(*hit_points)
                .with("source", source(crawl, *from)),
        ),
        Event::NotRevived { hero, by } => {
            line(say("log-not-revived").hero(*hero).who("by", by.token()))
        }
        Event::Regained {
            hero,
            pool,
            dice,
            loot,
            ability,
        } => line(
            say("log-regained")
                .hero(*hero)
                .n(*dice)
                .with("loot", *loot)
                .with("pool", say(crawl.book().pools[pool.at()].name))
                .with("ability", say(crawl.book().abilities[ability.at()].name)),
        ),
        Event::Refilled {
            hero,
            pool,
            source: from,
        } => line(
            say("log-refilled")
                .hero(*hero)
                .with("pool", say(crawl.book().pools[pool.at()].name))
                .with("source", source(crawl, *from)),
        ),
        Event::Offered { hero, loot } => line(say("log-offered").hero(*hero).n(*loot)),
        Event::Repaired { hero, item, by, .. } => line(
            say("log-repaired")
                .hero(*hero)
                .with("item", item_name(crawl, *item, 0))
                .with("source", source(crawl, *by)),
        ),
        Event::Gained {
            hero,
            item,
            points,
            source: from,
        } => line(
            say("log-gained")
                .hero(*hero)
                .with("item", item_name(crawl, *item, *points))
                .with("source", source(crawl, *from)),
        ),
        Event::LootFound {
            amount,
            source: from,
        } => loot_found(crawl, *amount, *from),
        Event::LootGained { hero, amount, .. } => {
            detail(say("log-loot-gained").hero(*hero).n(*amount))
        }
        Event::LootGiven { from, to, amount } => line(
            say("log-loot-given")
                .hero(*from)
                .who("to", to.token())
                .n(*amount),
        ),
        Event::ItemGiven { from, to, item, .. } => line(
            say("log-item-given")
                .hero(*from)
                .who("to", to.token())
                .with("item", item_name(crawl, *item, 0)),
        ),
        _ => return None,
    })
}

fn loot_found(crawl: Crawl<'_>, amount: i32, from: Source) -> Narration {
    let told = match from {
        Source::Chest => say("log-loot-chest"),
        Source::Monster => say("log-loot-monster"),
        Source::Stranger(place) => {
            say("log-loot-stranger").with("stranger", stranger(crawl, place))
        }
        _ => say("log-loot-found"),
    };
    let reason = match crawl.options().division {
        Division::Equal => "reason-divided-equally",
        Division::Finder => "reason-divided-finder",
        Division::ByHand => "reason-divided-by-hand",
    };
    line(told.n(amount)).because(say(reason))
}
