//! What is so of somebody: traits from everything that they are, have and suffer, added up.
//!
//! [`Sheet`] gathers them once; a file each adds up rolls, attacks, defences, movement and acts. Each
//! sum names what it is made of, so that odds, log and advice say the same.

mod acts;
mod attacks;
mod cases;
mod casting;
mod defences;
mod items;
mod movement;
mod rituals;
mod rolls;

pub use acts::Offer;
pub use attacks::{Attack, Extra};
pub use cases::Case;
pub use defences::Coming;
pub use items::ItemOffer;
pub use rituals::{is_ritual, ritual_minutes};
pub use rolls::{Made, Tally, Why};

use super::{
    components::{FigureId, What},
    content::{Ability, Book, Held, Says, Source, Trait},
    figure::Figure,
    place, wearing,
};

/// A trait that somebody has, and where it is from.
#[derive(Clone, Copy)]
pub struct Bearing<'w> {
    pub held: &'w Held,
    pub source: Source,
    /// Who did it to its bearer.
    pub doer: Option<FigureId>,
    /// What lasts, if it is from that.
    pub lasting: Option<u16>,
}

impl Bearing<'_> {
    /// It as a reason.
    fn why(&self, book: &Book) -> Why {
        let Source::Foe(foe) = self.source else {
            return Why::Source(self.source);
        };
        let bundles = (0u16..).zip(&book[foe].links.bundles);
        let mut places = bundles.flat_map(|(bundle, all)| {
            let all = (0u8..).zip(all);
            all.map(move |(place, held)| (bundle, place, held))
        });
        match places.find(|it| std::ptr::eq(it.2, self.held)) {
            Some((bundle, place, _)) => Why::Foe { foe, bundle, place },
            None => Why::Source(self.source),
        }
    }
}

/// Everything that is so of somebody.
pub struct Sheet<'w> {
    pub figure: Figure<'w>,
    all: Vec<Bearing<'w>>,
}

impl<'w> Sheet<'w> {
    /// Gathers the traits of somebody.
    pub fn of(figure: Figure<'w>) -> Self {
        let mut sheet = Sheet {
            figure,
            all: Vec::with_capacity(32),
        };
        for source in own_sources(figure) {
            sheet.add(source, 0, None, None);
        }
        sheet.add_lasting();
        sheet.add_zones();
        sheet.add_auras();
        sheet
    }

    fn add(&mut self, source: Source, bundle: u16, doer: Option<FigureId>, lasting: Option<u16>) {
        let works = self.figure.play().book().works(source);
        let Some(bundle) = works.bundles.get(usize::from(bundle)) else {
            return;
        };
        self.all.extend(bundle.iter().map(|held| Bearing {
            held,
            source,
            doer,
            lasting,
        }));
    }

    fn add_lasting(&mut self) {
        let figure = self.figure;
        for it in &figure.lasts().all {
            if let What::Bundle(bundle) = it.what {
                self.add(it.source, bundle, it.by, Some(it.id));
            }
        }
        for condition in figure.conditions() {
            let from = figure.afflicted_by(condition);
            let source = Source::Condition(condition);
            self.add(source, 0, from.and_then(|it| it.by), from.map(|it| it.id));
        }
    }

    fn add_zones(&mut self) {
        let play = self.figure.play();
        for zone in &play.state().zones {
            if place::is_in_zone(self.figure, zone) {
                let works = &play.book().works(zone.source).zones[usize::from(zone.nth)];
                self.add(zone.source, works.bundle, Some(zone.by), None);
            }
        }
    }

    /// What others give who are near enough; their own auras reach themselves.
    fn add_auras(&mut self) {
        let figure = self.figure;
        for other in figure.play().figures().filter(|it| it.is_up()) {
            for source in own_sources(other) {
                let bundles = &figure.play().book().works(source).bundles;
                for held in bundles.first().into_iter().flatten() {
                    if let Says::Aura { feet, foes, bundle } = held.says {
                        let meant = foes != (other.team() == figure.team());
                        let near = place::feet(figure, other) <= u16::from(feet);
                        if meant && near {
                            self.add(source, bundle, Some(other.id()), None);
                        }
                    }
                }
            }
        }
    }

    /// Traits that count in a case.
    pub fn counting<'s>(
        &'s self,
        case: &'s Case<'s>,
    ) -> impl Iterator<Item = (&'s Bearing<'w>, &'s Trait)> {
        let traits = self.all.iter().filter_map(|it| match &it.held.says {
            Says::Is(held) => Some((it, held)),
            _ => None,
        });
        traits.filter(move |(it, _)| case.holds(self, it, &it.held.so))
    }

    /// Traits that count with nobody else about.
    pub fn plain(&self) -> impl Iterator<Item = (&Bearing<'w>, &Trait)> {
        self.counting(&Case::ALONE)
    }

    /// True for whoever has a trait like this, with nobody else about.
    pub fn is(&self, like: impl Fn(&Trait) -> bool) -> bool {
        self.plain().any(|(_, held)| like(held))
    }

    /// Everything that it has, whether it counts or not.
    pub fn bearings(&self) -> &[Bearing<'w>] {
        &self.all
    }

    /// A score with everything that raises it; rule `core.abilities`.
    pub fn score(&self, ability: Ability) -> i32 {
        let (mut score, mut least) = (i32::from(self.figure.base_score(ability)), 0);
        let most = i32::from(self.figure.play().book().figures.most_score);
        for (_, held) in self.plain() {
            match held {
                Trait::Score(of, by) if *of == ability => {
                    score = (score + i32::from(*by)).min(score.max(most));
                }
                Trait::ScoreAtLeast(of, at) if *of == ability => least = least.max(i32::from(*at)),
                _ => {}
            }
        }
        score.max(least)
    }

    /// The modifier of an ability.
    pub fn modifier(&self, ability: Ability) -> i32 {
        (self.score(ability) - 10).div_euclid(2)
    }
}

/// The records that somebody has traits by, besides what lasts on them.
pub fn own_sources(figure: Figure<'_>) -> impl Iterator<Item = Source> {
    let foe = figure.foe_key().map(Source::Foe);
    let features = figure.features().iter().copied();
    let kit = figure.kit();
    let book = figure.play().book();
    let armed = kit.hands.iter().flatten();
    let armed = armed.filter_map(|nth| kit.arms.get(usize::from(*nth))?.item);
    foe.into_iter()
        .chain(features.map(Source::Feature))
        .chain(wearing::in_use(book, kit).map(Source::Item))
        .chain(armed.map(Source::Item))
        .chain(kit.gear.iter().map(|(gear, _)| Source::Gear(*gear)))
}
