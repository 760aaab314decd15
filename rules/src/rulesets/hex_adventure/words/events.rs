use super::{
    super::{
        components::Phase,
        content::{FirstSide, Possession},
        event::{Event, Flight, Source},
        venture::Venture,
    },
    Terms, attribute, coins, fights,
    joining::joined,
    means,
    names::{self, Page},
    plain, say, thing, title_of, weapon, whence,
};
use crate::{
    game::{
        Narration, Phrase,
        present::{detail, fine_print, heading, line, outcome},
    },
    grid::Cell,
};

/// An event in words.
pub fn narrate(venture: Venture<'_>, event: &Event) -> Narration {
    let from = whence::whose(event).and_then(|who| venture.get(who)?.at);
    narrate_on(venture, event, names::page(venture), from)
}

/// An event in words, as of a page of the adventure; ways to hexes begin where `from` says.
pub(super) fn narrate_on(
    venture: Venture<'_>,
    event: &Event,
    page: Page,
    from: Option<Cell>,
) -> Narration {
    let book = venture.book();
    match event {
        // The party
        Event::Began { adventure, setting } => heading(match adventure {
            Some(adventure) => say("hex-log-began")
                .with("title", names::title(&book[*adventure]))
                .with("setting", say(book[*setting].name)),
            None => say("hex-log-began-skirmish").with("setting", say(book[*setting].name)),
        }),
        Event::Joined { hero, record } => line(
            joined(venture, record)
                .by(*hero)
                .with("name", record_name(record.name.as_str(), hero.0)),
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
        Event::Left { hero } => line(say("hex-log-left").by(*hero)),
        Event::CameBack { hero } => line(say("hex-log-came-back").by(*hero)),
        Event::Started => heading(say("hex-log-started")).unsaid(),
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
            let told = say(key).by(*hero).n(*points);
            if *word { outcome(told) } else { detail(told) }
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

        // Entries and days
        Event::Phase { phase } => {
            let told = heading(say(match phase {
                Phase::Gathering => "hex-log-phase-gathering",
                Phase::Reading => "hex-log-phase-reading",
                Phase::Fight => "hex-log-phase-fight",
                Phase::Mending => "hex-log-phase-mending",
                Phase::Over => "hex-log-phase-over",
            }));
            // The entry, the board and the ending have headings of their own.
            match phase {
                Phase::Gathering | Phase::Mending => told,
                Phase::Reading | Phase::Fight | Phase::Over => told.unsaid(),
            }
        }
        // The party may be elsewhere by the time this is read.
        Event::Read { adventure, entry } => {
            let of = adventure.map(|it| &book[it]);
            let titled = of.and_then(|it| it.entries.get(entry)?.title.as_ref());
            let title = title_of(of, *entry);
            heading(match titled {
                Some(_) => say("hex-log-read").n(*entry).with("title", title),
                None => title,
            })
        }
        Event::Chanced { shows, .. } => line(say("hex-log-chance").n(*shows)),
        Event::Chose {
            adventure,
            entry,
            option,
        } => {
            let text = adventure.and_then(|it| names::option(&book[it], *entry, *option));
            line(say("hex-log-chose").with("text", text.unwrap_or_else(|| plain(""))))
        }
        Event::WordGot { word } => line(say("hex-log-word").with("word", word.to_string())),
        Event::WordLost { word } => line(say("hex-log-word-lost").with("word", word.to_string())),
        Event::Flagged { flag, set } => {
            let key = if *set {
                "hex-log-flag"
            } else {
                "hex-log-flag-lost"
            };
            detail(say(key).with("flag", flag.to_string()))
        }
        Event::Counted { counter, now } => {
            let told = say("hex-log-counter").n(*now);
            detail(told.with("counter", counter.to_string()))
        }
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
        // Whoever is fresh sleeps without a word.
        Event::Rested { hero, fatigue: 0 } => line(say("hex-log-rested").by(*hero)).unsaid(),
        Event::Rested { hero, .. } => outcome(say("hex-log-rested").by(*hero)),
        Event::Dawned { day } => heading(say("hex-log-day").n(*day)),
        Event::Ate { hero, thing: what } => fine_print(
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
        } => outcome(
            say("hex-log-rations-found")
                .by(*hero)
                .n(*count)
                .with("thing", thing(venture, *what)),
        ),
        Event::ChosenFor { hero } => fine_print(say("hex-log-chosen-for").by(*hero)),
        Event::HandedOver { to } => {
            heading(say("hex-log-handed-over").with("title", names::title(&book[*to])))
        }
        Event::Ended { good } => ended(venture, *good),

        // Trade and mending
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
                Possession::Armour(_) => "hex-log-wears",
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
        Event::Tended { by, on } => line(say("hex-log-tended").by(*by).on(*on)).unsaid(),
        Event::Healed {
            who,
            amount,
            means: by,
            ..
        } => outcome(match by {
            Some(by) => say("hex-log-healed-by")
                .by(*who)
                .n(*amount)
                .with("what", means(venture, *by)),
            None => say("hex-log-healed").by(*who).n(*amount),
        }),
        Event::Refreshed { who, amount, .. } => {
            outcome(say("hex-log-refreshed").by(*who).n(*amount))
        }
        Event::Recharged { who, amount, .. } => {
            outcome(say("hex-log-recharged").by(*who).n(*amount))
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
        Event::Revived { hero } => outcome(say("hex-log-revived").by(*hero)),
        Event::KarmaUsed { hero } => outcome(say("hex-log-karma").by(*hero)),

        // The course of fights
        Event::FightBegan { board, first } => {
            let key = match first {
                FirstSide::Party => "hex-log-fight",
                FirstSide::Foes => "hex-log-fight-foes-first",
            };
            heading(say(key).with("board", names::board(&book[*board])))
        }
        Event::FightGoal { goal, .. } => line(fights::goal(venture, *goal)),
        Event::HeroPlaced { hero, .. } => fine_print(say("hex-log-placed").by(*hero)),
        Event::FoeCame { foe, kind, .. } => fine_print(
            say(if foe.is_third_side() {
                "hex-log-third-came"
            } else {
                "hex-log-foe-came"
            })
            .with("name", say(book[*kind].name)),
        ),
        Event::Foreseen { hero } => outcome(say("hex-log-party-first").by(*hero)),
        Event::RoundBegan { round } => heading(say("hex-log-round").n(*round)),
        Event::TurnBegan { who } => line(say("hex-log-turn").by(*who)).unsaid(),
        // Nobody expects a turn of theirs.
        Event::TurnPassed { who } => line(say("hex-log-turn-lost").by(*who)).unsaid(),
        Event::TurnLost { who, held: true } => line(say("hex-log-turn-held").by(*who)),
        Event::TurnLost { who, held: false } => line(say("hex-log-turn-lost").by(*who)),
        Event::TurnEnded { who } => line(say("hex-log-turn-ended").by(*who)).unsaid(),
        Event::FoeAims {
            foe,
            on,
            reason,
            tie,
        } => fights::aims(*foe, *on, *reason, *tie),
        Event::FoeWaits { foe } => {
            fine_print(say("hex-log-waits").by(*foe)).because(say("hex-reason-out-of-reach"))
        }
        Event::FightWon { fled: true } => heading(say("hex-log-won-fled")),
        Event::FightWon { fled: false } => heading(say("hex-log-won")),
        Event::FightLost => heading(say("hex-log-lost")),
        Event::FightOver => detail(say("hex-log-fight-over")),
        Event::Fell { who, dead, harm } => {
            let key = if *dead { "hex-log-dead" } else { "hex-log-out" };
            let told = say(key).by(*who);
            if who.is_hero() {
                line(told).because(fights::by_harm(venture, *dead, *harm))
            } else {
                outcome(told)
            }
        }
        Event::Fled { foe, why } => {
            let told = line(say("hex-log-fled").by(*foe));
            told.because(say(match why {
                Flight::Hurt => "hex-reason-flees",
                Flight::Frightened => "hex-reason-frightened",
                Flight::BrokenOff => "hex-reason-broken-off",
                Flight::GoalReached => "hex-reason-goal-reached",
            }))
        }

        // Moves and reactions
        Event::Moved { who, path, carries } => {
            let told = say(if carries.is_some() {
                "hex-log-moved-carrying"
            } else {
                "hex-log-moved"
            });
            let told = told.by(*who).n(path.len());
            detail(match carries {
                Some(on) => told.on(*on),
                None => told,
            })
        }
        Event::Changed {
            who, weapon: it, ..
        } => detail(match it {
            Some(it) => say("hex-log-changed")
                .by(*who)
                .with("thing", weapon(venture, *it)),
            None => say("hex-log-empty-hands").by(*who),
        }),
        Event::Dropped { who, held, .. } => detail(
            say("hex-log-dropped")
                .by(*who)
                .with("thing", weapon(venture, held.weapon)),
        ),
        Event::PickedUp { who, held, .. } => detail(
            say("hex-log-picked-up")
                .by(*who)
                .with("thing", weapon(venture, held.weapon)),
        ),
        Event::Loaded { who, .. } => detail(say("hex-log-loaded").by(*who)),
        Event::Loosed {
            by, held, lands, ..
        } => {
            let key = if lands.is_some() {
                "hex-log-loosed"
            } else {
                "hex-log-used-up"
            };
            fine_print(say(key).by(*by).with("thing", weapon(venture, held.weapon)))
        }
        Event::Shot { by, .. } => fine_print(say("hex-log-shot").by(*by)),
        Event::Reacted { who, how } => fights::reacted(venture, *who, *how),
        Event::Dodged { who, to } => {
            fights::at_once("hex-log-dodged", (from, *to), |it| it.by(*who))
        }
        Event::Tackles { by, on } => line(say("hex-log-tackles").by(*by).on(*on)),
        Event::Entered { by, on, .. } => outcome(say("hex-log-entered").by(*by).on(*on)),
        Event::Retreated { who, to } => match to {
            Some(to) => fights::at_once("hex-log-retreated", (from, *to), |it| it.by(*who)),
            None => outcome(say("hex-log-cannot-retreat").by(*who)),
        },
        Event::Exited { who, to } => {
            fights::to_hex("hex-log-exited", (from, *to), |it| it.by(*who))
        }
        Event::Pushed { by, on, to } => {
            fights::to_hex("hex-log-pushed", (from, *to), |it| it.by(*by).on(*on))
        }
        Event::Dragged { by, on, to } => {
            fights::to_hex("hex-log-dragged", (from, *to), |it| it.by(*by).on(*on))
        }
        Event::Rallied { by, on } => outcome(say("hex-log-rallied").by(*by).on(*on)),
        Event::Leapt { who, to } => fights::leapt(*who, from, *to),
        Event::Shoved { who, to } => {
            fights::at_once("hex-log-shoved", (from, *to), |it| it.by(*who))
        }
        Event::GotUp { who, .. } => detail(say("hex-log-got-up").by(*who)),

        // Rolls and damage
        Event::Tried {
            trial,
            with,
            needed,
            roll,
            passed,
        } => fights::tried(venture, (trial, from), *with, *needed, roll, *passed),
        Event::Hurt {
            who,
            source,
            amount,
            stopped,
            fatigue,
            ..
        } => {
            let told = fights::hurt(*source, *fatigue, *amount);
            let told = told.on(*who).n(*amount).with("stopped", *stopped);
            match source {
                Source::Plot => line(told),
                _ => outcome(told),
            }
        }
        Event::Named { contest, dice } => fights::named(venture, contest, *dice),
        Event::Contested {
            contest,
            mine,
            theirs,
            answered,
            roll,
            won,
        } => {
            let rival = names::rival_on(venture, page, contest);
            fights::contested(contest, rival, (*mine, *theirs), *answered, roll, *won)
        }

        // Powers
        Event::Used { using } => fights::used(venture, using, from),
        Event::Strained {
            who,
            staff: Some((_, taken)),
            ..
        } => fine_print(say("hex-log-strained-staff").by(*who).n(*taken)),
        Event::Strained { who, fatigue, .. } => {
            outcome(say("hex-log-strained").by(*who).n(*fatigue))
        }
        Event::Blessed { who, boon, .. } => outcome(
            say("hex-log-blessed")
                .by(*who)
                .with("boon", fights::blessed(*boon)),
        ),
        Event::Dispelled { who } => outcome(say("hex-log-dispelled").by(*who)),
        Event::Daunted { who } => outcome(say("hex-log-daunted").by(*who)),
    }
}

fn record_name(name: &str, seat: u16) -> Phrase {
    if name.is_empty() {
        say("hex-name-hero").n(seat + 1)
    } else {
        plain(name)
    }
}

fn ended(venture: Venture<'_>, good: bool) -> Narration {
    heading(match (names::ending(venture), good) {
        (Some(title), _) => say("hex-log-ended").with("title", title),
        (None, true) => say("hex-log-ended-good"),
        (None, false) => say("hex-log-ended-bad"),
    })
}
