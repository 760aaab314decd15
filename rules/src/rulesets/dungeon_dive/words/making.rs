//! Heroes being made and going up, in words.

use super::{
    super::{
        content::{Ability, Book, ClassIx, RaceIx},
        making::{Draft, Method, Pick, Step, next},
        play::Play,
    },
    ability, and, say, skill, town,
};
use crate::{
    content::BookKey,
    game::{Category, Choice, Phrase, Ware},
};

/// The question in words.
pub fn prompt(play: Play<'_>) -> Phrase {
    let Some(draft) = play.town().draft.as_deref() else {
        return say("dive-prompt-made");
    };
    let Some(step) = next(play.book(), draft) else {
        return say("dive-prompt-made");
    };
    let number = draft.numbers.first().copied().unwrap_or(0);
    say(step_key(step)).with("n", i32::from(number))
}

fn step_key(step: Step) -> &'static str {
    match step {
        Step::Race => "dive-prompt-race",
        Step::Class => "dive-prompt-class",
        Step::Method => "dive-prompt-method",
        Step::Deal => "dive-prompt-deal",
        Step::Buy => "dive-prompt-buy",
        Step::FreeScore => "dive-prompt-free-score",
        Step::Path => "dive-prompt-path",
        Step::ClassSkill => "dive-prompt-class-skill",
        Step::RaceSkill => "dive-prompt-race-skill",
        Step::Feature => "dive-prompt-feature",
        Step::Expertise => "dive-prompt-expertise",
        Step::Increase => "dive-prompt-increase",
        Step::RaceCantrip | Step::Cantrip => "dive-prompt-cantrip",
        Step::Spell => "dive-prompt-spell-learnt",
        Step::Package => "dive-prompt-package",
        Step::Name => "dive-prompt-name",
        Step::Bust => "dive-prompt-bust",
    }
}

/// Something that can be chosen, in words.
pub fn describe(play: Play<'_>, pick: Pick) -> Choice {
    let book = play.book();
    // What needs telling lies on display as a card.
    let about = |place: u16, name: &'static str, about: &str| {
        Choice::new(Phrase::new(name))
            .detail(Phrase::new(about.to_owned()))
            .ware(Ware::new(Phrase::new(name), place.into()))
    };
    let choice = match pick {
        Pick::Race(it) => about(it.place(), book[it].name, &book[it].about),
        Pick::Class(it) => about(it.place(), book[it].name, &book[it].about),
        Pick::Path(it) => about(it.place(), book[it].name, &book[it].about),
        Pick::Feature(it) => about(it.place(), book[it].name, &book[it].about),
        Pick::Spell(it) => about(it.place(), book[it].name, &book[it].about),
        Pick::Method(it) => Choice::new(say(match it {
            Method::Array => "dive-method-array",
            Method::Points => "dive-method-points",
            Method::Rolled => "dive-method-rolled",
        })),
        Pick::Ability(it) => Choice::new(ability(it)),
        Pick::Lower(it) => Choice::new(say("dive-act-lower").with("what", ability(it))),
        Pick::Enough => Choice::new(say("dive-act-enough-points")),
        Pick::Skill(it) => Choice::new(skill(it)),
        Pick::Package(nth) => {
            let class = draft(play).and_then(|it| it.class);
            let package = class.and_then(|it| package(book, it, nth));
            Choice::new(package.unwrap_or_else(|| say("dive-word-nothing")))
        }
        Pick::Name(nth) => {
            let race = draft(play).and_then(|it| it.race);
            let name = race.and_then(|it| called(book, it, nth));
            Choice::new(name.unwrap_or_else(|| say("dive-word-nothing")))
        }
        Pick::Bust(nth) => Choice::new(say("dive-act-bust").with("n", nth + 1)),
    };
    choice.of(Category::Pick)
}

/// The heading above a hero on paper.
pub fn title(play: Play<'_>, draft: &Draft) -> Phrase {
    match draft.from {
        0 => say("dive-page-new-hero").with("level", draft.level),
        _ => say("dive-page-goes-up")
            .with("who", town::name(play, draft.place))
            .with("level", draft.level),
    }
}

/// What is chosen about a hero so far, paragraph by paragraph.
pub fn so_far(play: Play<'_>, draft: &Draft) -> Phrase {
    let book = play.book();
    let first = say(match draft.from {
        0 => "dive-page-making-text",
        _ => "dive-page-rising-text",
    });
    let named = |key: &'static str, name: &'static str, about: &str| {
        say(key)
            .with("name", Phrase::new(name))
            .with("about", Phrase::new(about.to_owned()))
    };
    let fresh = draft.from == 0;
    let race = draft.race.filter(|_| fresh).map(|it| &book[it]);
    let race = race.map(|it| named("dive-page-chosen", it.name, &it.about));
    let class = draft.class.filter(|_| fresh).map(|it| &book[it]);
    let class = class.map(|it| named("dive-page-chosen", it.name, &it.about));
    let path = draft.path.map(|it| &book[it]);
    let path = path.map(|it| named("dive-page-chosen", it.name, &it.about));
    let list = |key: &'static str, all: Vec<Phrase>| {
        let all = and(all)?;
        Some(say(key).with("all", all))
    };
    let scores = Ability::ALL.into_iter().zip(draft.scores);
    let scores = scores.filter(|(_, score)| *score > 0);
    let scores = scores.map(|(it, score)| {
        say("dive-page-score")
            .with("what", ability(it))
            .with("score", i32::from(score))
    });
    let skills = draft.skills.iter().map(|it| skill(*it));
    let features = draft.choices.iter().map(|it| Phrase::new(book[*it].name));
    let spells = draft.spells.iter().map(|it| Phrase::new(book[*it].name));
    let lists = [
        list("dive-page-scores", scores.collect()),
        list("dive-page-skills", skills.collect()),
        list("dive-page-features", features.collect()),
        list("dive-page-spells", spells.collect()),
    ];
    let parts = [race, class, path].into_iter().chain(lists).flatten();
    parts.fold(first, |a, b| {
        say("dive-word-paragraphs").with("a", a).with("b", b)
    })
}

fn draft(play: Play<'_>) -> Option<&Draft> {
    play.town().draft.as_deref()
}

/// One of the names of a race.
pub(super) fn called(book: &Book, race: RaceIx, nth: u8) -> Option<Phrase> {
    let name = book[race].names.get(usize::from(nth))?;
    Some(say("dive-name-hero").with("name", name.clone()))
}

/// The things of a package of a class, one after the other.
pub(super) fn package(book: &Book, class: ClassIx, nth: u8) -> Option<Phrase> {
    let package = book[class].packages.get(usize::from(nth))?;
    let weapons = package
        .weapons
        .iter()
        .filter_map(|it| book.weapons.find(it));
    let weapons = weapons.map(|it| Phrase::new(book[it].name));
    let armours = package
        .armours
        .iter()
        .filter_map(|it| book.armours.find(it));
    let armours = armours.map(|it| Phrase::new(book[it].name));
    let gear = package.gear.iter().filter_map(|(it, _)| book.gear.find(it));
    let gear = gear.map(|it| Phrase::new(book[it].name));
    and(weapons.chain(armours).chain(gear))
}
