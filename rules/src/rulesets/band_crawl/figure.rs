//! One figure as it counts at the moment.

use smallvec::SmallVec;

use super::{
    band::Band,
    checks::Shrug,
    components::{
        Carried, Condition, Faction, FigureId, Lasting, Listed, Nature, Part, Place, Rep, Stance,
        StarPower, Thing,
    },
    content::{
        ArmourIx, Effect, FindKind, Lasts, Profession, ProfessionIx, ProfessionLinks, Race, RaceIx,
        RaceLinks, Uses, WeaponIx,
    },
    gear::weapon_of,
};
use crate::{content::BookEntry, game::RuleId, grid::Cell};

/// Read access to one figure.
#[derive(Clone, Copy)]
pub struct Figure<'w> {
    band: Band<'w>,
    listed: &'w Listed,
    /// Whether it is thought of with both hands on its weapon; as it is, if nothing is said.
    both_hands: Option<bool>,
}

/// An effect on a figure, with the name and the rule of what it comes from.
#[derive(Clone, Copy)]
pub struct Granted<'w> {
    /// A message key.
    pub name: &'static str,
    pub rule: RuleId,
    pub slot: Slot,
    pub effect: &'w Effect,
}

/// Where an effect comes from: of things that are worn or held, there is one of a kind at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    Race,
    Profession,
    Armour,
    Tool,
    Clothing,
    Weapon,
    Potion,
}

impl Slot {
    /// The most answers to harm that are told apart in one slot.
    const MOST: u8 = 4;

    pub(super) fn of(kind: FindKind) -> Self {
        match kind {
            FindKind::Armour => Slot::Armour,
            FindKind::Tool => Slot::Tool,
            FindKind::Clothing => Slot::Clothing,
            FindKind::Weapon => Slot::Weapon,
            FindKind::Potion => Slot::Potion,
        }
    }
}

/// Something that answers one kind of harm.
#[derive(Clone, Copy, Debug)]
pub struct Shrugging {
    pub shrug: Shrug,
    /// Its place among all answers that anybody could have: the same whatever else is worn or put away.
    pub place: u8,
    /// True if it is good once a fight, and not once an adventure.
    pub once_a_fight: bool,
    pub used: bool,
    /// What it is, as a message key.
    pub name: &'static str,
    pub rule: RuleId,
}

impl<'w> Figure<'w> {
    pub(super) fn new(band: Band<'w>, listed: &'w Listed) -> Self {
        Figure {
            band,
            listed,
            both_hands: None,
        }
    }

    /// The game that it is part of.
    pub(super) fn band(self) -> Band<'w> {
        self.band
    }

    pub fn id(self) -> FigureId {
        self.listed.id
    }

    pub fn part(self) -> Part {
        self.listed.nature.part
    }

    pub fn faction(self) -> Faction {
        self.part().faction()
    }

    /// The seat of the player, for a star.
    pub fn star(self) -> Option<u8> {
        self.listed.nature.star
    }

    pub fn is_star(self) -> bool {
        self.star().is_some()
    }

    /// Everything that works on it for a while.
    pub fn lasting(self) -> Option<&'w Lasting> {
        Some(&self.listed.lasting).filter(|it| !it.is_empty())
    }

    // Nature

    pub fn nature(self) -> &'w Nature {
        &self.listed.nature
    }

    pub fn race_ix(self) -> RaceIx {
        self.nature().race
    }

    pub fn race(self) -> &'w BookEntry<Race, RaceLinks> {
        &self.band.book()[self.race_ix()]
    }

    /// The first profession.
    pub fn profession_ix(self) -> ProfessionIx {
        self.nature().professions[0]
    }

    /// The first profession.
    pub fn profession(self) -> &'w BookEntry<Profession, ProfessionLinks> {
        &self.band.book()[self.profession_ix()]
    }

    // Reputation and power

    pub fn reputation(self) -> Rep {
        self.listed.rep
    }

    /// The reputation at this moment.
    pub fn rep(self) -> u8 {
        self.listed.rep.now()
    }

    /// The dice of a star against harm; none for a grunt.
    pub fn power(self) -> StarPower {
        self.listed.power
    }

    // Gear

    /// Everything it carries.
    pub fn gear(self) -> &'w [Carried] {
        &self.listed.gear.things
    }

    /// Everything it wears or holds.
    pub fn in_use(self) -> impl Iterator<Item = &'w Carried> + Clone {
        self.gear().iter().filter(|it| it.in_use)
    }

    /// The armour it wears, before anything counts it as heavier.
    pub fn armour(self) -> ArmourIx {
        let worn = self.in_use().find_map(|it| match it.thing {
            Thing::Armour(armour) => Some(armour),
            Thing::Item(_) => it.class,
            _ => None,
        });
        worn.unwrap_or_else(|| self.band.book().armours_by_class()[0])
    }

    /// The armour that it counts as: what it wears, made heavier by what else it wears.
    pub fn class(self) -> ArmourIx {
        let classes = self.band.book().armours_by_class();
        classes[self.weight().min(classes.len() - 1)]
    }

    /// How heavy its armour counts, from 0 for the lightest.
    pub fn weight(self) -> usize {
        let book = self.band.book();
        let place = |armour| {
            let mut classes = book.armours_by_class().iter();
            classes.position(|it| *it == armour).unwrap_or(0)
        };
        let (mut weight, mut more) = (place(self.armour()), 0);
        for it in self.effects() {
            match it.effect {
                Effect::ArmourAtLeast(armour) => {
                    let least = book.armours.find(armour).map_or(0, place);
                    weight = weight.max(least);
                }
                Effect::ArmourUp(classes) => more += usize::from(*classes),
                _ => {}
            }
        }
        (weight + more).min(book.armours_by_class().len() - 1)
    }

    /// The weapons that it fights with, as they count: one that can be held either way is held in
    /// both hands if they are free; rule `weapon.spear`, section 24.1.
    pub fn blades(self) -> SmallVec<[WeaponIx; 2]> {
        let book = self.band.book();
        let held = self.in_use().filter_map(|it| weapon_of(book, it.thing));
        let mut blades: SmallVec<[WeaponIx; 2]> =
            held.filter(|it| book[*it].melee.is_some()).collect();
        let both = blades.len() == 1 && (!self.has_shield() || self.has_both_hands_on());
        for blade in &mut blades {
            *blade = book[*blade].links.counts_as[usize::from(both)];
        }
        blades
    }

    /// It, as if it held its weapon in both hands, or in one.
    #[must_use]
    pub fn holding(self, both_hands: bool) -> Self {
        Figure {
            both_hands: Some(both_hands),
            ..self
        }
    }

    /// True if it holds its weapon in both hands although it has a shield.
    fn has_both_hands_on(self) -> bool {
        let fight = self.band.state().fight.as_ref();
        let holds = || fight.is_some_and(|it| it.both_hands.contains(&self.id()));
        self.both_hands.unwrap_or_else(holds)
    }

    /// True if it can hold its weapon in both hands instead of one with the shield; rule
    /// `weapon.spear`, section 24.1.
    pub fn can_use_both_hands(self) -> bool {
        self.has_shield() && self.holding(true).blades() != self.holding(false).blades()
    }

    /// True if it has a shield, or something that is as good as one where there is none, and is not
    /// too dazzled to use it; rules `melee.shield` and `melee.dazzled`.
    pub fn has_cover(self) -> bool {
        let as_good = |it: Granted<'_>| *it.effect == Effect::Shielded;
        let shield = self.has_shield() && !self.has_both_hands_on();
        !self.is_dazzled() && (shield || self.effects().any(as_good))
    }

    /// True if it counts as shielded, by what it has or by a spell.
    pub fn is_shielded(self) -> bool {
        self.has_cover() || self.spell_shield().is_some()
    }

    /// True if it loses no reputation in melee.
    pub fn is_steady(self) -> bool {
        let mut effects = self.effects();
        effects.any(|it| *it.effect == Effect::IgnoresLostRep)
    }

    /// What answers harm to it, what is good once a fight before what is good once an adventure;
    /// rule `star.order`.
    pub fn shrugs(self) -> SmallVec<[Shrugging; 3]> {
        let once = self.listed.once;
        let mut shrugs: SmallVec<[Shrugging; 3]> = SmallVec::new();
        for it in self.effects() {
            let Effect::Shrugs {
                what,
                carries_on,
                uses,
            } = *it.effect
            else {
                continue;
            };
            let first = it.slot as u8 * Slot::MOST;
            let of_slot = first..first + Slot::MOST;
            let nth = shrugs.iter().filter(|it| of_slot.contains(&it.place));
            let place = first + (nth.count() as u8).min(Slot::MOST - 1);
            let once_a_fight = uses == Uses::Fight;
            let used = match once_a_fight {
                true => once.fight,
                false => once.adventure,
            };
            shrugs.push(Shrugging {
                shrug: Shrug { what, carries_on },
                place,
                once_a_fight,
                used: used >> place & 1 != 0,
                name: it.name,
                rule: it.rule,
            });
        }
        shrugs.sort_by_key(|it| !it.once_a_fight);
        shrugs
    }

    /// Those of them that are used up, a bit for each by its place among them.
    pub fn shrugs_used(self) -> u8 {
        let used = self.shrugs().into_iter().zip(0_u8..8);
        let used = used.filter(|(it, _)| it.used);
        used.fold(0, |all, (_, nth)| all | 1 << nth)
    }

    /// True if it has a shield on its arm.
    pub fn has_shield(self) -> bool {
        self.in_use().any(|it| it.thing == Thing::Shield)
    }

    /// Every effect on it: of its race, its professions, and the items it uses.
    pub fn effects(self) -> impl Iterator<Item = Granted<'w>> + Clone {
        let (book, nature) = (self.band.book(), self.nature());
        let race = &book[nature.race];
        let of_race = race.traits.iter().map(move |effect| Granted {
            name: race.detail,
            rule: race.links.rule,
            slot: Slot::Race,
            effect,
        });
        let of_professions = nature.professions.iter().flat_map(move |it| {
            let profession = &book[*it];
            profession.traits.iter().map(move |effect| Granted {
                name: profession.name,
                rule: profession.links.rule,
                slot: Slot::Profession,
                effect,
            })
        });
        let of_draughts = self.draughts();
        let of_items = self.in_use().flat_map(move |it| {
            let item = match it.thing {
                Thing::Item(item) => Some(&book[item]).filter(|it| it.lasts == Lasts::InUse),
                _ => None,
            };
            item.into_iter().flat_map(|item| {
                item.grants.iter().map(move |effect| Granted {
                    name: item.name,
                    rule: item.links.rule,
                    slot: Slot::of(item.kind),
                    effect,
                })
            })
        });
        let of_items = of_items.chain(of_draughts);
        of_race.chain(of_professions).chain(of_items)
    }

    // Whereabouts

    pub fn stance(self) -> Stance {
        self.listed.stance
    }

    /// The square it is on.
    pub fn at(self) -> Option<Cell> {
        match self.listed.stance.place {
            Place::Square(cell) => Some(cell),
            _ => None,
        }
    }

    /// The square where it lies dead, until the board is folded up.
    pub fn body_at(self) -> Option<Cell> {
        let mut bodies = self.band.state().bodies.iter();
        let body = bodies.find(|(who, _)| *who == self.id());
        body.filter(|_| self.is_dead()).map(|(_, at)| *at)
    }

    pub fn is_up(self) -> bool {
        self.listed.stance.condition == Condition::Up
    }

    pub fn is_dead(self) -> bool {
        self.listed.stance.condition == Condition::Dead
    }

    /// True if it is on the battle board or waits beside it.
    pub fn is_in_the_fight(self) -> bool {
        matches!(self.listed.stance.place, Place::Square(_) | Place::Waiting)
    }

    /// True for whoever is up and waits beside the board for a free square; rule `board.outside`.
    pub fn waits_outside(self) -> bool {
        self.is_up() && self.listed.stance.place == Place::Waiting
    }
}
