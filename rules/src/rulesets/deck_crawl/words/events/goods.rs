use super::{
    super::{
        super::{
            components::HeroId, content::ItemIx, crawl::Crawl, event::Source, setup::Division,
        },
        Terms,
        names::{item_name, stranger},
        say,
    },
    line, outcome,
};
use crate::game::Narration;

pub(in super::super) fn loot_found(crawl: Crawl<'_>, amount: i32, from: Source) -> Narration {
    let told = match from {
        Source::Chest => say("log-loot-chest"),
        Source::Monster => say("log-loot-monster"),
        Source::Stranger(who) => say("log-loot-stranger").with("stranger", stranger(crawl, who)),
        _ => say("log-loot-found"),
    };
    let reason = match crawl.options().division {
        Division::Equal => "reason-divided-equally",
        Division::Finder => "reason-divided-finder",
        Division::ByHand => "reason-divided-by-hand",
    };
    line(told.n(amount)).because(say(reason))
}

pub(in super::super) fn loot_gained(hero: HeroId, amount: i32) -> Narration {
    outcome(say("log-loot-gained").hero(hero).n(amount))
}

pub(super) fn used_up(crawl: Crawl<'_>, hero: HeroId, item: ItemIx, on: HeroId) -> Narration {
    let key = if hero == on {
        "log-used-up"
    } else {
        "log-used-up-on"
    };
    let told = say(key).hero(hero).with("item", item_name(crawl, item, 0));
    line(if hero == on {
        told
    } else {
        told.who("on", on.token())
    })
}
