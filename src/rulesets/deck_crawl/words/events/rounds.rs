use super::{
    super::{
        super::{
            cards::Card,
            components::{FoeId, Phase},
            content::RoomTag,
            crawl::Crawl,
            event::Event,
        },
        Terms,
        names::kind_of,
        say,
    },
    detail, heading, line,
};
use crate::{dice::Die, game::Narration};

/// A round up to the fight: what was drawn and what it meant.
pub(super) fn tell(crawl: Crawl<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::RoundBegan { round } => heading(say("log-round").n(*round)),
        Event::Drew { hero, card } => {
            let meaning = say(crawl.book().meaning(*card).name);
            line(
                say("log-drew")
                    .hero(*hero)
                    .card(*card)
                    .with("meaning", meaning),
            )
        }
        Event::DeckEmpty { hero } => line(say("log-deck-empty").hero(*hero)),
        Event::RoomFound { addition, tag, .. } => room_found(addition.room.id.0, *tag)
            .among(say("among-shapes").n(crawl.book().boards.len())),
        Event::Described { text } => {
            let text = crawl
                .book()
                .rooms
                .get(usize::from(*text))
                .map_or("", |room| &room.text);
            let texts = crawl.book().rooms.len();
            line(say("log-described").with("text", text.to_owned()))
                .among(say("among-texts").n(texts))
        }
        Event::FoeFigures { foe } => foe_figures(crawl, *foe),
        Event::FoeCame {
            foe, card, hero, ..
        } => {
            let told = line(say("log-foe-came").foe(*foe).card(*card))
                .because(say("reason-foe-came").hero(*hero));
            match crawl.book().kinds_of(*card).len() {
                0 | 1 => told,
                kinds => told.among(say("among-kinds").n(kinds)),
            }
        }
        Event::Elite { foe, die, wounds } => line(
            say("log-elite")
                .foe(*foe)
                .with("die", die.to_string())
                .n(*wounds),
        ),
        Event::CounterLaid { card, stack, .. } => line(
            say("log-counter-laid")
                .card(*card)
                .n(*stack)
                .with("full", crawl.book().dragon.counters),
        ),
        Event::CounterMeaning { left } => detail(say("log-counter-meaning").n(*left)),
        Event::DragonWoke { foe, .. } => heading(say("log-dragon-woke").foe(*foe))
            .because(say("reason-dragon-woke").n(crawl.book().dragon.counters)),
        Event::Scorched { foe } => {
            line(say("log-scorched").foe(*foe)).because(say("reason-scorched"))
        }
        Event::TrapLaid { laid } => line(say("log-trap-laid").hero(laid.finder).card(laid.card)),
        Event::FindLaid { laid } => {
            let meaning = say(crawl.book().meaning(laid.card).name);
            line(
                say("log-find-laid")
                    .card(laid.card)
                    .with("meaning", meaning),
            )
        }
        Event::TrapDone { laid } => detail(say("log-trap-done").card(laid.card)),
        Event::FindDone { laid } => {
            let meaning = say(crawl.book().meaning(laid.card).name);
            detail(
                say("log-find-done")
                    .card(laid.card)
                    .with("meaning", meaning),
            )
        }
        Event::Phase { phase } => line(say(phase_key(*phase))),
        _ => return None,
    })
}

fn room_found(number: u16, tag: RoomTag) -> Narration {
    let reason = match tag {
        RoomTag::Entrance => return line(say("log-entrance")),
        RoomTag::Any => "reason-room-any",
        RoomTag::Monster => "reason-room-monster",
        RoomTag::Treasure => "reason-room-treasure",
        RoomTag::Trap => "reason-room-trap",
        RoomTag::Counter => "reason-room-counter",
        RoomTag::Stranger => "reason-room-stranger",
        RoomTag::Altar => "reason-room-altar",
        RoomTag::Dragon => "reason-room-dragon",
    };
    line(say("log-room").n(number)).because(say(reason))
}

/// The figures that a foe came with, out of the monster table.
fn foe_figures(crawl: Crawl<'_>, foe: FoeId) -> Narration {
    let book = crawl.book();
    let figures = |die: Die, threshold: i32, wounds: u8| {
        say("log-foe-figures")
            .foe(foe)
            .with("die", die.to_string())
            .with("threshold", threshold)
            .n(wounds)
    };
    let kind = kind_of(crawl, foe).and_then(|kind| book.kinds.get(kind.at()));
    detail(match kind {
        Some(kind) => {
            let row = book.rank_row(Card::at(kind.suit as u8 * 13 + kind.rank.saturating_sub(2)));
            figures(
                row.attack_die,
                row.wound_threshold,
                book.figures.monster_wounds,
            )
        }
        None => figures(
            book.dragon.attack_die,
            book.dragon.wound_threshold,
            book.dragon.wounds,
        ),
    })
}

fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Heroes => "log-phase-heroes",
        Phase::Drawing => "log-phase-drawing",
        Phase::Fight => "log-phase-fight",
        Phase::Traps => "log-phase-traps",
        Phase::Looting => "log-phase-looting",
        Phase::Camp => "log-phase-camp",
        Phase::Between => "log-phase-between",
        Phase::Over => "log-phase-over",
    }
}
