//! A hero on paper: what is chosen so far, and how much of everything there has to be.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::super::{
    content::{
        Ability, Book, Casting, Class, ClassIx, FeatureIx, Gain, HeroIx, Knows, PathIx, Race,
        RaceIx, Scores, Skill, SpellIx, Trait,
    },
    record::{HeroRecord, score_mut},
};
use crate::content::{BookProblem, Ref};

/// How a new hero comes by scores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Method {
    /// The numbers of the array; rule `hero.array`.
    Array,
    /// Points; rule `hero.points`.
    Points,
    /// Dice; rule `hero.rolled`.
    Rolled,
}

/// Something that is chosen about a hero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pick {
    Race(RaceIx),
    Class(ClassIx),
    Path(PathIx),
    Method(Method),
    /// The ability that the highest number goes to, or that is raised by 1.
    Ability(Ability),
    /// One that is lowered by 1 again.
    Lower(Ability),
    /// Enough points are spent.
    Enough,
    Skill(Skill),
    Feature(FeatureIx),
    Spell(SpellIx),
    /// A package of gear, by its place.
    Package(u8),
    /// A name, by its place among those of the race.
    Name(u8),
    /// A bust, by its place among those of the race.
    Bust(u8),
}

/// Who chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum By {
    /// A player, step by step.
    #[default]
    Player,
    /// Whatever is proposed is taken.
    Proposal,
    /// Dice choose race, class and scores, and the rest is taken as proposed.
    Dice,
}

/// A hero being made, or about to go up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The place in the stable.
    pub place: u8,
    pub by: By,
    /// The level that the hero has; 0 for a new one.
    pub from: u8,
    /// The level to come to.
    pub level: u8,
    /// The ready-made hero after whom things are proposed.
    pub plan: Option<HeroIx>,
    pub race: Option<RaceIx>,
    pub class: Option<ClassIx>,
    pub path: Option<PathIx>,
    pub method: Option<Method>,
    /// Numbers still to be dealt, the highest first.
    pub numbers: SmallVec<[i8; 6]>,
    /// Scores without what the race adds, in the order of the sheet; 0 for those still open. For
    /// somebody who goes up, the scores as they are.
    pub scores: [i8; 6],
    /// True once no more points are to be spent.
    pub bought: bool,
    /// Scores that the race lets one raise.
    pub free: SmallVec<[Ability; 4]>,
    /// Scores raised by increases, point by point.
    pub raised: SmallVec<[Ability; 8]>,
    pub skills: SmallVec<[Skill; 8]>,
    pub expert: SmallVec<[Skill; 4]>,
    pub choices: SmallVec<[FeatureIx; 4]>,
    pub spells: SmallVec<[SpellIx; 16]>,
    pub package: Option<u8>,
    pub name: Option<u8>,
    pub bust: Option<u8>,
}

/// The least that points can leave a score at.
pub const FIRST_SCORE: i8 = 8;

/// The place of an ability on the sheet.
pub fn nth(ability: Ability) -> usize {
    Ability::ALL
        .iter()
        .position(|it| *it == ability)
        .unwrap_or(0)
}

impl Draft {
    /// A new hero.
    pub fn new(place: u8, level: u8, by: By) -> Self {
        Draft {
            place,
            level,
            by,
            ..Draft::default()
        }
    }

    /// Somebody who goes up to a level.
    ///
    /// # Errors
    /// Their record names something that is not there.
    pub fn rising(
        book: &Book,
        place: u8,
        record: &HeroRecord,
        level: u8,
    ) -> Result<Self, BookProblem> {
        let path = record.path.as_ref();
        Ok(Draft {
            place,
            level,
            from: record.level,
            plan: record.plan.as_ref().and_then(|it| book.heroes.find(it)),
            race: Some(book.races.known(&record.race)?),
            class: Some(book.classes.known(&record.class)?),
            path: path.map(|it| book.paths.known(it)).transpose()?,
            scores: Ability::ALL.map(|it| record.scores.of(it)),
            skills: record.skills.iter().copied().collect(),
            expert: record.expert.iter().copied().collect(),
            choices: book.features.all_known(&record.choices)?,
            spells: book.spells.all_known(&record.spells)?,
            ..Draft::default()
        })
    }

    /// Somebody of the stable who prepares other spells before a dive; rule `magic.prepared`.
    ///
    /// # Errors
    /// Something of theirs is not there.
    pub fn preparing(book: &Book, place: u8, record: &HeroRecord) -> Result<Self, BookProblem> {
        let mut draft = Draft::rising(book, place, record, record.level)?;
        draft.spells.retain(|it| book[*it].circle == 0);
        Ok(draft)
    }

    /// True for somebody who only prepares spells.
    pub fn is_preparing(&self) -> bool {
        self.from == self.level
    }

    /// True for one that can be gone on with, in a stable of so many.
    pub fn is_sound(&self, stable: usize) -> bool {
        let place = usize::from(self.place);
        let there = if self.is_new() {
            place <= stable
        } else {
            place < stable
        };
        let levels = (1..=20).contains(&self.level) && self.from <= self.level;
        let all = self.scores.iter().chain(&self.numbers);
        let whole = self.is_new() || (self.race.is_some() && self.class.is_some());
        let chosen = [self.skills.len(), self.spells.len(), self.raised.len()];
        there
            && levels
            && whole
            && all.into_iter().all(|it| (0..=30).contains(it))
            && chosen.into_iter().all(|it| it <= 60)
    }

    /// True for a new hero.
    pub fn is_new(&self) -> bool {
        self.from == 0
    }

    pub fn race<'b>(&self, book: &'b Book) -> Option<&'b Race> {
        self.race.map(|it| &*book[it].record)
    }

    pub fn class<'b>(&self, book: &'b Book) -> Option<&'b Class> {
        self.class.map(|it| &*book[it].record)
    }

    /// How the class casts at the level, if it has come to that.
    pub fn casting<'b>(&self, book: &'b Book) -> Option<&'b Casting> {
        self.class(book)?.casting.as_ref()
    }

    /// The score of an ability with everything that is added so far.
    pub fn score(&self, book: &Book, ability: Ability) -> i8 {
        let own = self.scores[nth(ability)];
        let count = |all: &[Ability]| all.iter().filter(|it| **it == ability).count() as i8;
        let of_race = match self.race(book).filter(|_| self.is_new()) {
            Some(race) => race.scores.get(&ability).copied().unwrap_or(0),
            None => 0,
        };
        let all = own + of_race + count(&self.free) + count(&self.raised);
        all.min(book.figures.most_score.max(own))
    }

    pub fn scores(&self, book: &Book) -> Scores {
        let mut scores = Scores {
            str: 0,
            dex: 0,
            con: 0,
            int: 0,
            wis: 0,
            cha: 0,
        };
        for ability in Ability::ALL {
            *score_mut(&mut scores, ability) = self.score(book, ability);
        }
        scores
    }

    /// What is gained up to the level, by class and path, in order.
    pub fn gains<'b>(&self, book: &'b Book) -> impl Iterator<Item = &'b (u8, Gain)> + use<'b> {
        let level = self.level;
        let class = self.class(book).map(|it| it.gains.iter());
        let path = self.path.map(|it| book[it].record.gains.iter());
        let all = class
            .into_iter()
            .flatten()
            .chain(path.into_iter().flatten());
        all.filter(move |(at, _)| *at <= level)
    }

    /// Features of which one is to be chosen next; rule `class.features`.
    pub fn open_choice<'b>(
        &self,
        book: &'b Book,
    ) -> Option<&'b [Ref<super::super::content::Feature>]> {
        let mut lists = self.gains(book).filter_map(|(_, gain)| match gain {
            Gain::OneOf(of) => Some(of.as_slice()),
            _ => None,
        });
        let is_met = |of: &[Ref<_>]| {
            let mut of = of.iter().filter_map(|it| book.features.find(it));
            of.any(|it| self.choices.contains(&it))
        };
        lists.find(|of| !is_met(of))
    }

    /// Skills that are to be chosen from those of the class, and from all.
    pub fn skills_wanted(&self, book: &Book) -> (usize, usize) {
        let class = self.class(book).map_or(0, |it| it.skills);
        let race = self.race(book).map_or(0, |it| it.free_skills);
        (class.into(), race.into())
    }

    /// Skills with twice the bonus at the level.
    pub fn experts_wanted(&self, book: &Book) -> usize {
        let counts = self.gains(book).map(|(_, gain)| match gain {
            Gain::Expertise(count) => usize::from(*count),
            _ => 0,
        });
        counts.sum()
    }

    /// True once the path has to be chosen; rule `class.paths`.
    pub fn wants_path(&self, book: &Book) -> bool {
        self.gains(book).any(|(_, gain)| *gain == Gain::Path)
    }

    /// Points of increases up to a level; rule `class.increases`.
    fn points_by(&self, book: &Book, level: u8) -> usize {
        let at = self.class(book).map(|it| it.increases.iter());
        let times = at.into_iter().flatten().filter(|at| **at <= level).count();
        times * usize::from(book.figures.increase)
    }

    /// Points of increases that come with the levels gained.
    pub fn points_wanted(&self, book: &Book) -> usize {
        self.points_by(book, self.level) - self.points_by(book, self.from)
    }

    /// How many points of increases were spent before the next one.
    pub fn points_spent(&self, book: &Book) -> usize {
        self.points_by(book, self.from) + self.raised.len()
    }

    /// Cantrips and other spells that are known or prepared at the level; rule `magic.prepared`.
    pub fn spells_wanted(&self, book: &Book) -> (usize, usize) {
        let of_race = self.race(book).is_some_and(|it| it.cantrip_of.is_some());
        let (cantrips, known) = match self.casting(book) {
            Some(casting) => {
                let modifier = (i32::from(self.score(book, casting.ability)) - 10).div_euclid(2);
                counts(casting, self.level, modifier)
            }
            None => (0, 0),
        };
        (cantrips + usize::from(of_race), known)
    }

    /// Cantrips, or other spells, that are chosen so far.
    pub fn spells_chosen(&self, book: &Book, cantrips: bool) -> usize {
        let fits = self.spells.iter();
        fits.filter(|it| (book[**it].circle == 0) == cantrips)
            .count()
    }

    /// The highest circle that there are slots of.
    pub fn highest_circle(&self, book: &Book) -> usize {
        let place = usize::from(self.level) - 1;
        let slots = self.casting(book).and_then(|it| it.slots.get(place));
        slots.map_or(0, Vec::len)
    }

    /// Features that come without a choice.
    fn given<'b>(&self, book: &'b Book) -> impl Iterator<Item = FeatureIx> + 'b {
        let race = self.race(book).map(|it| it.features.iter());
        let gained: Vec<FeatureIx> = self
            .gains(book)
            .filter_map(|(_, gain)| match gain {
                Gain::Feature(it) => book.features.find(it),
                _ => None,
            })
            .chain(self.choices.iter().copied())
            .collect();
        let race = race.into_iter().flatten();
        race.filter_map(|it| book.features.find(it)).chain(gained)
    }

    /// Skills that features give, which nobody chooses again.
    pub fn given_skills(&self, book: &Book) -> Vec<Skill> {
        let features = self.given(book).flat_map(|it| &book[it].traits);
        let skills = features.filter_map(|it| match it {
            Trait::Skills(all) => Some(all.iter().copied()),
            _ => None,
        });
        skills.flatten().collect()
    }

    /// Spells that features have prepared already.
    pub fn given_spells(&self, book: &Book) -> Vec<SpellIx> {
        let spells = self.given(book).flat_map(|it| &book[it].spells);
        spells.filter_map(|it| book.spells.find(it)).collect()
    }

    /// What points have been paid for the scores, and what is left; rule `hero.points`.
    pub fn points_left(&self, book: &Book) -> u8 {
        let figures = &book.figures;
        let price = |score: &i8| {
            let place = usize::try_from(*score - FIRST_SCORE).unwrap_or(0);
            figures.point_prices.get(place).copied().unwrap_or(0)
        };
        let paid: u8 = self.scores.iter().map(price).sum();
        figures.points.saturating_sub(paid)
    }

    /// What another point of an ability costs, if it can be had at all.
    pub fn price_of_more(&self, book: &Book, ability: Ability) -> Option<u8> {
        let place = usize::try_from(self.scores[nth(ability)] - FIRST_SCORE).ok()?;
        let prices = &book.figures.point_prices;
        Some(prices.get(place + 1)? - prices.get(place)?)
    }

    /// Enters a choice.
    pub fn take(&mut self, book: &Book, pick: Pick) {
        match pick {
            Pick::Race(it) => self.race = Some(it),
            Pick::Class(it) => {
                self.class = Some(it);
                self.plan = super::proposed::plan(book, self);
            }
            Pick::Path(it) => self.path = Some(it),
            Pick::Method(it) => {
                self.method = Some(it);
                match it {
                    Method::Array => self.deal_out(book.figures.array.iter().copied()),
                    Method::Points => self.scores = [FIRST_SCORE; 6],
                    Method::Rolled => {}
                }
            }
            Pick::Ability(it) => self.raise(book, it),
            Pick::Lower(it) => self.scores[nth(it)] -= 1,
            Pick::Enough => self.bought = true,
            // Those of the class come first, and then what it makes of them.
            Pick::Skill(it) if self.skills.contains(&it) => self.expert.push(it),
            Pick::Skill(it) => self.skills.push(it),
            Pick::Feature(it) => self.choices.push(it),
            Pick::Spell(it) => self.spells.push(it),
            Pick::Package(it) => self.package = Some(it),
            Pick::Name(it) => self.name = Some(it),
            Pick::Bust(it) => self.bust = Some(it),
        }
    }

    /// Has numbers to be dealt.
    pub fn deal_out(&mut self, numbers: impl IntoIterator<Item = i8>) {
        self.numbers.extend(numbers);
        self.numbers.sort_unstable_by(|a, b| b.cmp(a));
    }

    /// An ability gets the highest number, or a point.
    fn raise(&mut self, book: &Book, ability: Ability) {
        if !self.is_new() || self.scores_are_set(book) {
            let free = self.race(book).map_or(0, |it| usize::from(it.free_scores));
            match self.is_new() && self.free.len() < free {
                true => self.free.push(ability),
                false => self.raised.push(ability),
            }
        } else if self.method == Some(Method::Points) {
            self.scores[nth(ability)] += 1;
        } else if !self.numbers.is_empty() {
            self.scores[nth(ability)] = self.numbers.remove(0);
        }
    }

    /// True once the scores have come from the array, from points or from dice.
    pub fn scores_are_set(&self, book: &Book) -> bool {
        match self.method {
            _ if !self.is_new() => true,
            None => false,
            Some(Method::Points) => {
                let cheapest = Ability::ALL
                    .iter()
                    .filter_map(|it| self.price_of_more(book, *it));
                self.bought || cheapest.min().is_none_or(|it| it > self.points_left(book))
            }
            Some(Method::Array | Method::Rolled) => !self.scores.contains(&0),
        }
    }
}

/// Cantrips and other spells that a class has at a level.
pub fn counts(casting: &Casting, level: u8, modifier: i32) -> (usize, usize) {
    let place = usize::from(level) - 1;
    let slots = casting.slots.get(place).map_or(0, Vec::len);
    let known = match casting.knows {
        Knows::Known => casting.known.get(place).copied().unwrap_or(0).into(),
        Knows::WholeList | Knows::Book if slots == 0 => 0,
        Knows::WholeList | Knows::Book => (modifier + i32::from(level)).max(1) as usize,
    };
    let cantrips = casting.cantrips.get(place).copied().unwrap_or(0);
    (cantrips.into(), known)
}

crate::map_keys! { Book;
    Draft { plan, race, class, path, choices, spells };
}
