//! What is proposed at each step: after the ready-made heroes, who are sound.

use super::{
    super::content::{Ability, Book, HeroIx, ReadyHero, Skill},
    draft::{Draft, FIRST_SCORE, Method, Pick, nth},
    steps::{Step, options},
};

/// The ready-made heroes, those who make a party first.
pub fn ready(book: &Book) -> Vec<HeroIx> {
    let mut all: Vec<HeroIx> = book.heroes.keys().collect();
    // Nobody's place in a party is 0: that of those who only fill it up.
    all.sort_by_key(|it| (book[*it].party == 0, book[*it].party, book[*it].march, *it));
    all
}

/// The ready-made hero after whom things are proposed: of the same class, and of the same race if
/// there is one.
pub fn plan(book: &Book, draft: &Draft) -> Option<HeroIx> {
    let class = &book[draft.class?].id;
    let race = draft.race.map(|it| &book[it].id);
    let all = ready(book).into_iter();
    let mut all: Vec<HeroIx> = all.filter(|it| book[*it].class.id() == class).collect();
    all.sort_by_key(|it| Some(book[*it].race.id()) != race);
    all.first().copied()
}

/// What is proposed at a step: one of its options, if it has any.
pub fn proposed(book: &Book, draft: &Draft, step: Step) -> Option<Pick> {
    let options = options(book, draft, step);
    let wanted = wanted(book, draft, step);
    let wanted = wanted.into_iter().find(|it| options.contains(it));
    wanted.or(options.first().copied())
}

/// What would suit, the best first.
fn wanted(book: &Book, draft: &Draft, step: Step) -> Vec<Pick> {
    let place = usize::from(draft.place);
    let plan: Option<&ReadyHero> = draft.plan.map(|it| &*book[it].record);
    let order = draft.class(book).map_or(&[][..], |it| &it.order);
    let by_order = || order.iter().copied().map(Pick::Ability).collect();
    let party = ready(book);
    let model = (!party.is_empty()).then(|| &*book[party[place % party.len()]].record);
    let names = draft.race(book).map_or(0, |race| race.names.len());
    let at = |count: usize| (place % count.max(1)) as u8;
    match step {
        Step::Race => {
            let race = model.and_then(|it| book.races.find(&it.race));
            race.map(Pick::Race).into_iter().collect()
        }
        Step::Class => {
            let class = model.and_then(|it| book.classes.find(&it.class));
            class.map(Pick::Class).into_iter().collect()
        }
        Step::Method => vec![Pick::Method(Method::Array)],
        Step::Deal | Step::FreeScore => by_order(),
        Step::Buy => vec![next_point(book, draft, order)],
        Step::Path => {
            let path = plan.and_then(|it| book.paths.find(&it.path));
            path.map(Pick::Path).into_iter().collect()
        }
        Step::ClassSkill | Step::RaceSkill => skills(plan.map(|it| &it.skills)),
        Step::Expertise => skills(plan.map(|it| &it.expert)),
        Step::Feature => {
            let features = plan.into_iter().flat_map(|it| &it.choices);
            let features = features.filter_map(|it| book.features.find(it));
            features.map(Pick::Feature).collect()
        }
        Step::Increase => {
            let nth = draft.points_spent(book);
            let planned = plan.and_then(|it| it.increases.get(nth).copied());
            let rest = order.iter().copied();
            planned.into_iter().chain(rest).map(Pick::Ability).collect()
        }
        Step::RaceCantrip | Step::Cantrip | Step::Spell => {
            let spells = plan.into_iter().flat_map(|it| &it.spells);
            let spells = spells.filter_map(|it| book.spells.find(it));
            spells.map(Pick::Spell).collect()
        }
        Step::Package => plan
            .map(|it| Pick::Package(it.package))
            .into_iter()
            .collect(),
        Step::Name => vec![Pick::Name(at(names))],
        Step::Bust => busts(book, draft, plan),
    }
}

fn skills(all: Option<&Vec<Skill>>) -> Vec<Pick> {
    let all = all.into_iter().flatten().copied();
    all.map(Pick::Skill).collect()
}

/// The bust of the ready-made hero, where the race has it.
fn busts(book: &Book, draft: &Draft, plan: Option<&ReadyHero>) -> Vec<Pick> {
    let busts = draft.race(book).map_or(&[][..], |race| &race.busts);
    let place = busts
        .iter()
        .position(|it| plan.is_some_and(|plan| plan.bust == *it));
    place.map(|it| Pick::Bust(it as u8)).into_iter().collect()
}

/// The next point that buys the numbers of the array, dealt in the order of the class.
fn next_point(book: &Book, draft: &Draft, order: &[Ability]) -> Pick {
    let mut numbers = book.figures.array.clone();
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    let goal = order.iter().zip(numbers);
    let mut short = goal.filter(|(ability, goal)| draft.scores[nth(**ability)] < *goal);
    let dearest = FIRST_SCORE + book.figures.point_prices.len() as i8 - 1;
    let next = short.find(|(ability, _)| draft.scores[nth(**ability)] < dearest);
    next.map_or(Pick::Enough, |(ability, _)| Pick::Ability(*ability))
}
