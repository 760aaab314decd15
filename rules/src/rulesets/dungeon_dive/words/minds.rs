//! What somebody decides, in words: what they do, what it was worth to them, and what made the
//! difference; rule `mind.reasons`.

use super::{
    super::{
        components::FigureId,
        content::Standard,
        event::{Does, Minding, Reason, Settled, Weighed},
        play::Play,
        rolling::source_name,
    },
    say,
};
use crate::game::Phrase;

/// A decision, for the details of the log.
pub fn told(play: Play<'_>, event: &Minding) -> Phrase {
    match event {
        Minding::Chose {
            who,
            chosen,
            instead,
            settled,
        } => {
            let own = weighed(play, *who, chosen);
            let settled = say(reason_settled(*settled));
            match instead {
                Some(it) => say("dive-mind-chose-over")
                    .who("who", token(*who))
                    .with("what", own)
                    .with("other", weighed(play, *who, it))
                    .with("settled", settled),
                None => say("dive-mind-chose")
                    .who("who", token(*who))
                    .with("what", own),
            }
        }
        Minding::DownedRolled {
            who, on, goes_on, ..
        } => {
            let key = match goes_on {
                true => "dive-mind-goes-on",
                false => "dive-mind-turns-away",
            };
            say(key).who("who", token(*who)).who("on", token(*on))
        }
    }
}

fn token(who: FigureId) -> u32 {
    u32::from(who.0)
}

/// A choice with what it is worth, and of what that is made.
fn weighed(play: Play<'_>, who: FigureId, it: &Weighed) -> Phrase {
    let does = does(play, who, it.does);
    let what = match (it.on, it.does) {
        (Some(on), Does::Walk) => say("dive-mind-walk-to").who("on", token(on)),
        (Some(on), _) => say("dive-mind-at").with("what", does).who("on", token(on)),
        (None, _) => does,
    };
    let parts = it.parts.iter().map(|(why, worth)| {
        say("dive-mind-part")
            .with("why", say(reason(*why)))
            .with("n", points(*worth))
    });
    let sum = say("dive-mind-weighed")
        .with("what", what)
        .with("n", points(it.sum));
    match parts.reduce(|all, next| say("dive-mind-parts").with("a", all).with("b", next)) {
        Some(parts) => say("dive-mind-made-of")
            .with("sum", sum)
            .with("parts", parts),
        None => sum,
    }
}

/// Hundredths as whole points, halves up.
fn points(hundredths: i32) -> i64 {
    i64::from((hundredths + 50).div_euclid(100))
}

fn does(play: Play<'_>, who: FigureId, it: Does) -> Phrase {
    let book = play.book();
    match it {
        Does::Act { source, act, .. } => {
            let works = book.works(source);
            let own = works.acts.get(usize::from(act)).map_or("", |it| it.name);
            Phrase::new(if own.is_empty() {
                source_name(book, source)
            } else {
                own
            })
        }
        Does::Strike { arm, .. } => {
            let kit = play.get(who).map(|it| it.kit());
            let arm = kit.and_then(|kit| kit.arms.get(usize::from(arm?)));
            let weapon = arm.map_or(book.unarmed, |it| it.weapon);
            Phrase::new(book[weapon].name)
        }
        Does::Take(what) => say(taken(what)),
        Does::Walk => say("dive-mind-walk"),
    }
}

/// A standard action, as what somebody means to do.
fn taken(what: Standard) -> &'static str {
    match what {
        Standard::Attack => "dive-mind-attack",
        Standard::Dash => "dive-mind-dash",
        Standard::Disengage => "dive-mind-disengage",
        Standard::Dodge => "dive-mind-dodge",
        Standard::Help => "dive-mind-help",
        Standard::Hide => "dive-mind-hide",
        Standard::Search => "dive-mind-search",
        Standard::UseItem => "dive-mind-use-item",
    }
}

/// What counts for or against a choice.
fn reason(it: Reason) -> &'static str {
    match it {
        Reason::Damage => "dive-reason-damage",
        Reason::Drops => "dive-reason-drops",
        Reason::Harms => "dive-reason-harms",
        Reason::Helps => "dive-reason-helps",
        Reason::Price => "dive-reason-price",
        Reason::Provokes => "dive-reason-provokes",
        Reason::Hazard => "dive-reason-hazard",
        Reason::Exposed => "dive-reason-exposed",
        Reason::Distance => "dive-reason-distance",
        Reason::Cover => "dive-reason-cover",
        Reason::Unseen => "dive-reason-unseen",
        Reason::Height => "dive-reason-height",
        Reason::Others => "dive-reason-others",
        Reason::Alone => "dive-reason-alone",
        Reason::Together => "dive-reason-together",
        Reason::Same => "dive-reason-same",
        Reason::Nearer => "dive-reason-nearer",
        Reason::Blade => "dive-reason-blade",
    }
}

fn reason_settled(it: Settled) -> &'static str {
    match it {
        Settled::Alone => "dive-settled-alone",
        Settled::Worth => "dive-settled-worth",
        Settled::NearestDeath => "dive-settled-nearest-death",
        Settled::MostDamage => "dive-settled-most-damage",
        Settled::LowerAc => "dive-settled-lower-ac",
        Settled::Nearer => "dive-settled-nearer",
        Settled::First => "dive-settled-first",
        Settled::Attention => "dive-settled-attention",
        Settled::Double => "dive-settled-double",
    }
}
