use super::{
    super::{
        super::{components::HeroId, content::StrangerIx, crawl::Crawl},
        Terms,
        names::stranger,
        say,
    },
    line,
};
use crate::game::Narration;

pub(super) fn stranger_met(crawl: Crawl<'_>, who: StrangerIx, finder: HeroId) -> Narration {
    let does = say(crawl.book()[who].detail);
    let told = say("log-stranger-met")
        .hero(finder)
        .with("stranger", stranger(crawl, who))
        .with("does", does);
    line(told)
}
