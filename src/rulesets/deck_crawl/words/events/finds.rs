use super::{
    super::{
        super::{components::HeroId, crawl::Crawl},
        Terms,
        names::stranger,
        say,
    },
    line,
};
use crate::game::{Narration, intern};

pub(super) fn stranger_met(crawl: Crawl<'_>, who: u16, finder: HeroId) -> Narration {
    let does = crawl.book().strangers.get(usize::from(who));
    let does = does.map_or(say("card-stranger"), |who| say(intern(&who.detail)));
    let told = say("log-stranger-met")
        .hero(finder)
        .with("stranger", stranger(crawl, who))
        .with("does", does);
    line(told)
}
