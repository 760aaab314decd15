//! What is to be chosen next about a hero, and out of what.

use super::{
    super::{
        content::{Ability, Book, Spell, SpellIx},
        rules,
    },
    draft::{Draft, Method, Pick, nth},
};
use crate::{
    content::{BookEntry, Ref},
    game::RuleId,
};

/// A step in the making of a hero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    Race,
    Class,
    Method,
    /// Which ability gets the highest number.
    Deal,
    /// Which ability is raised for points.
    Buy,
    /// Which ability the race raises.
    FreeScore,
    Path,
    /// A skill of the class.
    ClassSkill,
    /// A skill that the race gives.
    RaceSkill,
    Feature,
    Expertise,
    Increase,
    RaceCantrip,
    Cantrip,
    Spell,
    Package,
    Name,
    Bust,
}

impl Step {
    /// The rule that asks.
    pub fn rule(self, draft: &Draft) -> RuleId {
        match self {
            Step::Race => rules::RACE_LIST,
            Step::Class => rules::CLASS_LIST,
            Step::Method => rules::CORE_ABILITIES,
            Step::Deal if draft.method == Some(Method::Rolled) => rules::HERO_ROLLED,
            Step::Deal => rules::HERO_ARRAY,
            Step::Buy => rules::HERO_POINTS,
            Step::FreeScore => rules::RACE_SCORES,
            Step::Path => rules::CLASS_PATHS,
            Step::ClassSkill | Step::RaceSkill | Step::Expertise => rules::CORE_SKILLS,
            Step::Feature => rules::CLASS_FEATURES,
            Step::Increase => rules::CLASS_INCREASES,
            Step::RaceCantrip | Step::Cantrip => rules::MAGIC_CANTRIPS,
            Step::Spell => rules::MAGIC_PREPARED,
            Step::Package => rules::HERO_GEAR,
            Step::Name | Step::Bust => rules::HERO_READY,
        }
    }
}

/// The steps in their order. Scores come after race and class, so that what suits both is known;
/// spells after increases, because these decide how many there are.
const STEPS: [Step; 18] = [
    Step::Race,
    Step::Class,
    Step::Method,
    Step::Deal,
    Step::Buy,
    Step::FreeScore,
    Step::Path,
    Step::ClassSkill,
    Step::RaceSkill,
    Step::Feature,
    Step::Expertise,
    Step::Increase,
    Step::RaceCantrip,
    Step::Cantrip,
    Step::Spell,
    Step::Package,
    Step::Name,
    Step::Bust,
];

/// The next step; `None` once everything is chosen. Scores wait for the dice, if they are rolled.
pub fn next(book: &Book, draft: &Draft) -> Option<Step> {
    let open = |step: &Step| is_open(book, draft, *step);
    let mut steps = STEPS.into_iter();
    steps.find(|it| open(it) && !options(book, draft, *it).is_empty())
}

fn is_open(book: &Book, draft: &Draft, step: Step) -> bool {
    let new = draft.is_new();
    let (of_class, of_race) = draft.skills_wanted(book);
    let (cantrips, spells) = draft.spells_wanted(book);
    let race_cantrip = draft
        .race(book)
        .is_some_and(|race| race.cantrip_of.is_some());
    let known = draft.spells_chosen(book, true);
    match step {
        Step::Race => draft.race.is_none(),
        Step::Class => draft.class.is_none(),
        Step::Method => new && draft.method.is_none(),
        Step::Deal => new && !draft.numbers.is_empty(),
        Step::Buy => draft.method == Some(Method::Points) && !draft.scores_are_set(book),
        Step::FreeScore => {
            let free = draft.race(book).map_or(0, |race| race.free_scores);
            new && draft.free.len() < usize::from(free)
        }
        Step::Path => draft.path.is_none() && draft.wants_path(book),
        Step::ClassSkill => new && draft.skills.len() < of_class,
        Step::RaceSkill => new && draft.skills.len() < of_class + of_race,
        Step::Feature => draft.open_choice(book).is_some(),
        Step::Expertise => draft.expert.len() < draft.experts_wanted(book),
        Step::Increase => draft.raised.len() < draft.points_wanted(book),
        Step::RaceCantrip => new && race_cantrip && known == 0,
        Step::Cantrip => known < cantrips,
        Step::Spell => draft.spells_chosen(book, false) < spells,
        Step::Package => new && draft.package.is_none(),
        Step::Name => new && draft.name.is_none(),
        Step::Bust => new && draft.bust.is_none(),
    }
}

/// What can be chosen at a step.
pub fn options(book: &Book, draft: &Draft, step: Step) -> Vec<Pick> {
    let Some((race, class)) = draft.race(book).zip(draft.class(book)) else {
        return match step {
            Step::Race => book.races.keys().map(Pick::Race).collect(),
            Step::Class => book.classes.keys().map(Pick::Class).collect(),
            _ => Vec::new(),
        };
    };
    let places = |count: usize| 0..count as u8;
    match step {
        Step::Race | Step::Class => Vec::new(),
        Step::Method => [Method::Array, Method::Points, Method::Rolled]
            .map(Pick::Method)
            .into(),
        Step::Deal => abilities(|it| draft.scores[nth(it)] == 0),
        Step::Buy => bought(book, draft),
        Step::FreeScore => {
            abilities(|it| !race.scores.contains_key(&it) && !draft.free.contains(&it))
        }
        Step::Path => {
            let paths = class.paths.iter().filter_map(|it| book.paths.find(it));
            paths.map(Pick::Path).collect()
        }
        Step::ClassSkill | Step::RaceSkill => {
            let given = draft.given_skills(book);
            let from: &[_] = match step {
                Step::ClassSkill => &class.from,
                _ => &super::super::content::Skill::ALL,
            };
            let open = from.iter().copied();
            let open = open.filter(|it| !given.contains(it) && !draft.skills.contains(it));
            open.map(Pick::Skill).collect()
        }
        Step::Feature => {
            let of = draft.open_choice(book).unwrap_or(&[]);
            let of = of.iter().filter_map(|it| book.features.find(it));
            of.map(Pick::Feature).collect()
        }
        Step::Expertise => {
            let own = draft.skills.iter().copied();
            let own = own.filter(|it| !draft.expert.contains(it));
            own.map(Pick::Skill).collect()
        }
        Step::Increase => abilities(|it| draft.score(book, it) < book.figures.most_score),
        Step::RaceCantrip => spells(book, draft, race.cantrip_of.as_ref(), |it| it.circle == 0),
        Step::Cantrip => of_class(book, draft, |it| it.circle == 0),
        Step::Spell => {
            let highest = draft.highest_circle(book);
            of_class(book, draft, |it| {
                it.circle > 0 && usize::from(it.circle) <= highest
            })
        }
        Step::Package => places(class.packages.len()).map(Pick::Package).collect(),
        Step::Name => places(race.names.len()).map(Pick::Name).collect(),
        Step::Bust => places(race.busts.len()).map(Pick::Bust).collect(),
    }
}

fn abilities(fits: impl Fn(Ability) -> bool) -> Vec<Pick> {
    let all = Ability::ALL.into_iter().filter(|it| fits(*it));
    all.map(Pick::Ability).collect()
}

/// What points can still be spent on; rule `hero.points`.
fn bought(book: &Book, draft: &Draft) -> Vec<Pick> {
    let left = draft.points_left(book);
    let more = |it: Ability| draft.price_of_more(book, it).is_some_and(|it| it <= left);
    let mut all = abilities(more);
    let lower = Ability::ALL.into_iter();
    let lower = lower.filter(|it| draft.scores[nth(*it)] > super::draft::FIRST_SCORE);
    all.extend(lower.map(Pick::Lower));
    all.push(Pick::Enough);
    all
}

fn of_class(book: &Book, draft: &Draft, fits: impl Fn(&Spell) -> bool) -> Vec<Pick> {
    let Some(class) = draft.class else {
        return Vec::new();
    };
    let id = &book[class].id;
    picked(book, draft, |it| {
        fits(it) && it.classes.iter().any(|of| of.id() == id)
    })
}

fn spells(
    book: &Book,
    draft: &Draft,
    class: Option<&Ref<super::super::content::Class>>,
    fits: impl Fn(&Spell) -> bool,
) -> Vec<Pick> {
    let Some(class) = class else {
        return Vec::new();
    };
    picked(book, draft, |it| fits(it) && it.classes.contains(class))
}

fn picked(book: &Book, draft: &Draft, fits: impl Fn(&Spell) -> bool) -> Vec<Pick> {
    let given = draft.given_spells(book);
    let open = |key: SpellIx| !draft.spells.contains(&key) && !given.contains(&key);
    let all = book.spells.keyed();
    let all = all.filter(|(key, it): &(SpellIx, &BookEntry<Spell, _>)| open(*key) && fits(it));
    all.map(|(key, _)| Pick::Spell(key)).collect()
}
