//! Heroes in the making, in words.

use super::{
    super::{
        content::Book,
        event::Making,
        making::{Draft, MakingAct, Method, Pick, Step},
        play::Play,
    },
    ability, say, skill,
};
use crate::game::{Phrase, plain};

/// What is asked at a step.
pub fn prompt(book: &Book, draft: &Draft, step: Step) -> Phrase {
    let highest = draft.numbers.first().copied().unwrap_or(0);
    match step {
        Step::Race => say("dive-making-ask-race"),
        Step::Class => say("dive-making-ask-class"),
        Step::Method => say("dive-making-ask-method"),
        Step::Deal => say("dive-making-ask-deal").with("n", i32::from(highest)),
        Step::Buy => say("dive-making-ask-buy").with("n", draft.points_left(book)),
        Step::FreeScore => say("dive-making-ask-free"),
        Step::Path => say("dive-making-ask-path"),
        Step::ClassSkill | Step::RaceSkill => say("dive-making-ask-skill"),
        Step::Feature => say("dive-making-ask-feature"),
        Step::Expertise => say("dive-making-ask-expertise"),
        Step::Increase => say("dive-making-ask-increase"),
        Step::RaceCantrip | Step::Cantrip => say("dive-making-ask-cantrip"),
        Step::Spell => say("dive-making-ask-spell"),
        Step::Package => say("dive-making-ask-package"),
        Step::Name => say("dive-making-ask-name"),
        Step::Bust => say("dive-making-ask-bust"),
    }
}

/// What can be chosen.
pub fn label(book: &Book, draft: &Draft, act: MakingAct) -> Option<Phrase> {
    match act {
        MakingAct::Pick(it) => picked(book, draft, it),
        MakingAct::Rest => Some(say("dive-making-rest")),
    }
}

/// Something that is chosen.
pub fn picked(book: &Book, draft: &Draft, pick: Pick) -> Option<Phrase> {
    Some(match pick {
        Pick::Race(it) => say(book[it].name),
        Pick::Class(it) => say(book[it].name),
        Pick::Path(it) => say(book[it].name),
        Pick::Method(Method::Array) => say("dive-making-array"),
        Pick::Method(Method::Points) => say("dive-making-points"),
        Pick::Method(Method::Rolled) => say("dive-making-rolled"),
        Pick::Ability(it) => ability(it),
        Pick::Lower(it) => say("dive-making-lower").with("ability", ability(it)),
        Pick::Enough => say("dive-making-enough"),
        Pick::Skill(it) => skill(it),
        Pick::Feature(it) => say(book[it].name),
        Pick::Spell(it) => say(book[it].name),
        Pick::Package(it) => {
            let package = draft.class(book)?.packages.get(usize::from(it))?;
            let weapon = book.weapons.find(package.weapons.first()?)?;
            say("dive-making-package").with("item", say(book[weapon].name))
        }
        Pick::Name(it) => plain(draft.race(book)?.names.get(usize::from(it))?),
        Pick::Bust(it) => say("dive-making-face").with("n", it + 1),
    })
}

/// A line of the log, told from the state before it.
pub fn tell(play: Play<'_>, event: &Making) -> Option<Phrase> {
    let book = play.book();
    Some(match event {
        Making::Began { draft } if draft.is_new() => say("dive-making-began"),
        Making::Began { draft } => say("dive-making-rises")
            .with("name", play.kept(draft.place).record.name.clone())
            .with("level", draft.level),
        Making::Picked { pick } => {
            let draft = play.town().draft.as_deref()?;
            say("dive-making-picked").with("what", picked(book, draft, *pick)?)
        }
        Making::Rolled(it) => say("dive-making-score").with("n", i32::from(it.score)),
        Making::LeftToProposals => say("dive-making-left"),
        Making::Joined { record } => {
            let race = book.races.find(&record.race)?;
            let class = book.classes.find(&record.class)?;
            say("dive-making-joined")
                .with("name", record.name.clone())
                .with("race", say(book[race].name))
                .with("class", say(book[class].name))
                .with("level", record.level)
        }
        Making::Rose { record, .. } => say("dive-making-rose")
            .with("name", record.name.clone())
            .with("level", record.level),
    })
}
