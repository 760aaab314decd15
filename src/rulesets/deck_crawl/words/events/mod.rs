mod fights;
mod finds;
mod goods;
mod heroes;
mod rounds;

use super::{
    super::{crawl::Crawl, event::Event},
    say,
};
use crate::game::{Message, Narration};

/// How far a line is set in.
const HEADING: u8 = 0;
const LINE: u8 = 1;
const DETAIL: u8 = 2;

fn heading(message: Message) -> Narration {
    Narration::new(HEADING, message)
}

fn line(message: Message) -> Narration {
    Narration::new(LINE, message)
}

fn detail(message: Message) -> Narration {
    Narration::new(DETAIL, message)
}

/// An event in words. Only what the event itself says and what never changes goes into them: the
/// log is read long after the table has moved on.
pub fn narrate(crawl: Crawl<'_>, event: &Event) -> Narration {
    heroes::tell(crawl, event)
        .or_else(|| rounds::tell(crawl, event))
        .or_else(|| fights::tell(crawl, event))
        .or_else(|| goods::tell(crawl, event))
        .or_else(|| finds::tell(crawl, event))
        .unwrap_or_else(|| line(say("log-untold")))
}
