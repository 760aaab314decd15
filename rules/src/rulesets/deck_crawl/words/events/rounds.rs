use super::{
    super::{
        super::{
            cards::Card,
            components::{FoeId, HeroId, Phase},
            content::RoomTag,
            crawl::Crawl,
        },
        Terms,
        names::{kind_of, room_text},
        say,
    },
    detail, line,
};
use crate::{dice::Die, game::Narration};

pub(super) fn room_found(number: u16, tag: RoomTag) -> Narration {
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

/// The figures that a foe came with, from the monster table.
pub(super) fn described(crawl: Crawl<'_>, text: u16) -> Narration {
    let texts = &crawl.book().rooms;
    let text =
        room_text(crawl, text).unwrap_or_else(|| say("log-described").with("text", String::new()));
    line(text).among(say("among-texts").n(texts.len()))
}

pub(super) fn foe_came(crawl: Crawl<'_>, foe: FoeId, card: Card, hero: HeroId) -> Narration {
    let told = line(say("log-foe-came").foe(foe).card(card));
    let told = told.because(say("reason-foe-came").hero(hero));
    match crawl.book().kinds_of(card).len() {
        0 | 1 => told,
        kinds => told.among(say("among-kinds").n(kinds)),
    }
}

pub(super) fn foe_figures(crawl: Crawl<'_>, foe: FoeId) -> Narration {
    let book = crawl.book();
    let figures = |die: Die, threshold: i32, wounds: u8| {
        say("log-foe-figures")
            .foe(foe)
            .with("die", die.to_string())
            .with("threshold", threshold)
            .n(wounds)
    };
    let kind = kind_of(crawl, foe).and_then(|kind| book.kind(kind));
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

/// A phase is seen from what happens in it, save for the time between crawls.
pub(super) fn phase(phase: Phase) -> Narration {
    let told = line(say(match phase {
        Phase::Heroes => "log-phase-heroes",
        Phase::Drawing => "log-phase-drawing",
        Phase::Fight => "log-phase-fight",
        Phase::Traps => "log-phase-traps",
        Phase::Looting => "log-phase-looting",
        Phase::Camp => "log-phase-camp",
        Phase::Between => "log-phase-between",
        Phase::Over => "log-phase-over",
    }));
    match phase {
        Phase::Between => told,
        _ => told.unsaid(),
    }
}
