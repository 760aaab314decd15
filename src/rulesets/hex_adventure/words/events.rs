use super::{
    super::{content::Thing, event::Event, venture::Venture},
    Terms, attribute, coins, fights, means, plain, say, thing, title_of_entry, weapon,
};
use crate::game::{Message, Narration};

/// A line that stands for itself.
pub(super) fn line(message: Message) -> Narration {
    Narration::new(1, message)
}

/// A line that belongs to the one before.
pub(super) fn detail(message: Message) -> Narration {
    Narration::new(2, message)
}

/// A heading.
pub(super) fn heading(message: Message) -> Narration {
    Narration::new(0, message)
}

/// An event in words.
pub fn narrate(venture: Venture<'_>, event: &Event) -> Narration {
    party(venture, event)
        .or_else(|| story(venture, event))
        .or_else(|| camp(venture, event))
        .or_else(|| fights::tell(venture, event))
        .unwrap_or_else(|| detail(say("hex-log-nothing")))
}

fn party(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    let book = venture.book();
    Some(match event {
        Event::Began { adventure, setting } => heading(match adventure {
            Some(adventure) => say("hex-log-began")
                .with("title", plain(&book[*adventure].title))
                .with("setting", say(book[*setting].name)),
            None => say("hex-log-began-skirmish").with("setting", say(book[*setting].name)),
        }),
        Event::Joined { hero, record } => line(
            say("hex-log-joined")
                .by(*hero)
                .with("name", record_name(record.name.as_str(), hero.0))
                .with("st", record.attributes[0])
                .with("dx", record.attributes[1])
                .with("iq", record.attributes[2]),
        ),
        Event::Shaped {
            hero,
            attribute: of,
            value,
        } => detail(
            say("hex-log-shaped")
                .by(*hero)
                .n(*value)
                .with("attribute", attribute(*of)),
        ),
        Event::Started => heading(say("hex-log-started")),
        Event::Learned {
            hero,
            skill,
            points,
            cost,
        } => line(
            say("hex-log-learned")
                .by(*hero)
                .n(*points)
                .with("cost", *cost)
                .with("what", say(book[*skill].name)),
        ),
        Event::LearnedSpell { hero, spell, cost } => line(
            say("hex-log-learned-spell")
                .by(*hero)
                .with("cost", *cost)
                .with("what", say(book[*spell].name)),
        ),
        Event::AttributeRaised {
            hero,
            attribute: of,
            value,
            cost,
        } => line(
            say("hex-log-raised")
                .by(*hero)
                .n(*value)
                .with("cost", *cost)
                .with("attribute", attribute(*of)),
        ),
        Event::Experience { hero, points, word } => {
            let key = if *word {
                "hex-log-experience-word"
            } else {
                "hex-log-experience"
            };
            detail(say(key).by(*hero).n(*points))
        }
        Event::Fate {
            hero,
            karma,
            wishes,
        } => detail(
            say("hex-log-fate")
                .by(*hero)
                .with("karma", *karma)
                .with("wishes", *wishes),
        ),
        _ => return None,
    })
}

fn record_name(name: &str, seat: u16) -> Message {
    if name.is_empty() {
        say("hex-name-hero").n(seat + 1)
    } else {
        plain(name)
    }
}

fn story(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::Phase { phase } => {
            use super::super::components::Phase;
            heading(say(match phase {
                Phase::Gathering => "hex-log-phase-gathering",
                Phase::Reading => "hex-log-phase-reading",
                Phase::Fight => "hex-log-phase-fight",
                Phase::Mending => "hex-log-phase-mending",
                Phase::Over => "hex-log-phase-over",
            }))
        }
        Event::Read { entry } => heading(
            say("hex-log-read")
                .n(*entry)
                .with("title", title_of_entry(venture, *entry)),
        ),
        Event::Chose { entry, option } => {
            // The party may be elsewhere by the time that this is read.
            let entry = venture.adventure().and_then(|it| it.entries.get(entry));
            let choice = entry.and_then(|it| it.options.get(usize::from(*option)));
            let text = choice.map_or("", |it| it.text.as_str());
            line(say("hex-log-chose").with("text", plain(text)))
        }
        Event::WordGot { word } => line(say("hex-log-word").with("word", word.to_string())),
        Event::WordLost { word } => line(say("hex-log-word-lost").with("word", word.to_string())),
        Event::Money { change } => {
            let key = if *change < 0 {
                "hex-log-money-out"
            } else {
                "hex-log-money-in"
            };
            line(say(key).with("money", coins(venture, change.unsigned_abs())))
        }
        Event::Got { thing: what, count } => line(
            say("hex-log-got")
                .n(*count)
                .with("thing", thing(venture, *what)),
        ),
        Event::Gone {
            thing: what, count, ..
        } => line(
            say("hex-log-gone")
                .n(*count)
                .with("thing", thing(venture, *what)),
        ),
        Event::Slept { .. } => line(say("hex-log-slept")),
        Event::Rested { hero } => detail(say("hex-log-rested").by(*hero)),
        Event::Dawned { day } => heading(say("hex-log-day").n(*day)),
        Event::Ate { hero, thing: what } => detail(
            say("hex-log-ate")
                .by(*hero)
                .with("thing", thing(venture, *what)),
        ),
        Event::Hungered { hero, fatigue } => detail(say("hex-log-hungered").by(*hero).n(*fatigue)),
        Event::RationsFound {
            hero,
            thing: what,
            count,
            ..
        } => detail(
            say("hex-log-rations-found")
                .by(*hero)
                .n(*count)
                .with("thing", thing(venture, *what)),
        ),
        Event::ChosenFor { hero } => line(say("hex-log-chosen-for").by(*hero)),
        Event::Ended { good } => ended(venture, *good),
        _ => return None,
    })
}

fn ended(venture: Venture<'_>, good: bool) -> Narration {
    let ending = venture.entry().and_then(|entry| entry.ending.as_ref());
    heading(match (ending, good) {
        (Some(ending), _) => say("hex-log-ended").with("title", plain(&ending.title)),
        (None, true) => say("hex-log-ended-good"),
        (None, false) => say("hex-log-ended-bad"),
    })
}

fn camp(venture: Venture<'_>, event: &Event) -> Option<Narration> {
    Some(match event {
        Event::Bought { thing: what, price } => line(
            say("hex-log-bought")
                .with("thing", thing(venture, *what))
                .with("money", coins(venture, *price)),
        ),
        Event::Sold { thing: what, price } => line(
            say("hex-log-sold")
                .with("thing", thing(venture, *what))
                .with("money", coins(venture, *price)),
        ),
        Event::Taken { hero, thing: what } => {
            let key = match what {
                Thing::Armour(_) => "hex-log-wears",
                _ => "hex-log-taken",
            };
            detail(say(key).by(*hero).with("thing", thing(venture, *what)))
        }
        Event::Laid { hero, thing: what } => detail(
            say("hex-log-laid")
                .by(*hero)
                .with("thing", thing(venture, *what)),
        ),
        Event::Armed {
            hero, weapon: it, ..
        } => {
            let name = it.map_or(say("hex-name-nobody"), |it| weapon(venture, it));
            detail(say("hex-log-armed").by(*hero).with("thing", name))
        }
        Event::Tended { by, on } => line(say("hex-log-tended").by(*by).on(*on)),
        Event::Healed {
            who,
            amount,
            means: by,
            ..
        } => detail(match by {
            Some(by) => say("hex-log-healed-by")
                .by(*who)
                .n(*amount)
                .with("what", means(venture, *by)),
            None => say("hex-log-healed").by(*who).n(*amount),
        }),
        Event::Refreshed { who, amount, .. } => {
            detail(say("hex-log-refreshed").by(*who).n(*amount))
        }
        Event::Recharged { who, amount, .. } => {
            detail(say("hex-log-recharged").by(*who).n(*amount))
        }
        Event::Cursed { who, curses } => line(say("hex-log-cursed").by(*who).n(*curses)),
        Event::CurseLifted { who, wish, paid } => line(match (wish, paid) {
            (true, _) => say("hex-log-curse-wished").by(*who),
            (_, Some(paid)) => {
                let of = attribute(*paid);
                say("hex-log-curse-paid").by(*who).with("attribute", of)
            }
            _ => say("hex-log-curse-lifted").by(*who),
        }),
        Event::BroughtRound { hero, healed } => {
            detail(say("hex-log-brought-round").by(*hero).n(*healed))
        }
        Event::Revived { hero } => line(say("hex-log-revived").by(*hero)),
        Event::KarmaUsed { hero } => line(say("hex-log-karma").by(*hero)),
        _ => return None,
    })
}
