use super::{
    super::{
        super::{crawl::Crawl, event::Event},
        Terms,
        names::{source, stranger},
        say,
    },
    detail, heading, line,
};
use crate::game::{Narration, intern};

/// Traps, chests, meetings, and the end.
pub(super) fn tell(crawl: Crawl<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::TrapSpotted { thief, finder } if thief == finder => {
            line(say("log-trap-spotted").hero(*thief)).because(say("reason-trap-spotted"))
        }
        Event::TrapSpotted { thief, finder } => line(
            say("log-trap-spotted-for")
                .hero(*thief)
                .who("finder", finder.token()),
        )
        .because(say("reason-trap-spotted")),
        Event::TrapLeft { finder } => line(say("log-trap-left").hero(*finder)),
        Event::Disarmed { thief } => line(say("log-disarmed").hero(*thief)),
        Event::Sprung { hero } => line(say("log-sprung").hero(*hero)),
        Event::ChestOpened {
            hero,
            trapped: true,
        } => line(say("log-chest-trapped").hero(*hero)),
        Event::ChestOpened {
            hero,
            trapped: false,
        } => line(say("log-chest-safe").hero(*hero)),
        Event::ChestLeft { hero } => line(say("log-chest-left").hero(*hero)),
        Event::EffectRolled {
            hero,
            total,
            source: from,
            ..
        } => line(
            say("log-effect-rolled")
                .hero(*hero)
                .n(*total)
                .with("source", source(crawl, *from)),
        ),
        Event::StrangerMet {
            roll,
            stranger: who,
            finder,
        } => {
            let does = crawl.book().strangers.get(usize::from(*who));
            let does = does.map_or(say("card-stranger"), |who| say(intern(&who.detail)));
            let told = say("log-stranger-met")
                .hero(*finder)
                .with("stranger", stranger(crawl, *who))
                .with("does", does);
            line(told).because(say("reason-stranger-met").n(roll.total()))
        }
        Event::AltarFound {
            cleric: Some(cleric),
        } => line(say("log-altar-prayed").hero(*cleric)),
        Event::AltarFound { cleric: None } => line(say("log-altar")).because(say("reason-altar")),
        Event::EventCard { card, finder } => {
            let meaning = say(crawl.book().meaning(*card).name);
            line(
                say("log-event-card")
                    .hero(*finder)
                    .card(*card)
                    .with("meaning", meaning),
            )
        }
        Event::SpoilTaken { finder } => detail(say("log-spoil").hero(*finder)),

        Event::Victory => heading(say("log-victory")),
        Event::Defeat => heading(say("log-defeat")),
        Event::RosterKept { survivors } => line(say("log-roster-kept").n(*survivors)),
        Event::Memorial { hero } => line(say("log-memorial").hero(*hero)),
        _ => return None,
    })
}
