//! Somebody as the rules see them.

use smallvec::SmallVec;

use super::{
    components::{
        Body, FigureId, Hero, Hired, Kind, Kit, Lasting, Lasts, Life, Listed, Memory, Stand,
        Summoned, Team, Turn, Until, Uses, What,
    },
    content::{
        Ability, Casting, Challenge, ConditionIx, CreatureKind, FeatureIx, Foe, FoeIx, Held,
        HiredHand, Says, Size, Skill, Speeds, SpellIx, SummonActs, Trait, Workings,
    },
    play::Play,
};
use crate::{content::BookEntry, game::Side, grid::Cell};

/// Somebody in the game.
#[derive(Clone, Copy)]
pub struct Figure<'w> {
    play: Play<'w>,
    listed: &'w Listed,
}

impl<'w> Figure<'w> {
    pub fn new(play: Play<'w>, listed: &'w Listed) -> Self {
        Figure { play, listed }
    }

    pub fn play(self) -> Play<'w> {
        self.play
    }

    pub fn id(self) -> FigureId {
        self.listed.id
    }

    pub fn team(self) -> Team {
        self.listed.team
    }

    /// The side that its dice are on.
    pub fn side(self) -> Side {
        match self.team() {
            Team::Party => Side::Hero,
            Team::Foes => Side::Foe,
        }
    }

    pub fn kind(self) -> Kind {
        self.listed.kind
    }

    pub fn body(self) -> &'w Body {
        &self.listed.body
    }

    pub fn stand(self) -> Stand {
        self.listed.stand
    }

    /// The upper left square of its block.
    pub fn cell(self) -> Option<Cell> {
        self.listed.stand.cell
    }

    fn part<C: bevy_ecs::component::Component>(self) -> &'w C {
        let found = self.play.world.get::<C>(self.listed.entity);
        found.unwrap_or_else(|| panic!("figure {} lacks a part", self.id().0))
    }

    /// The hero that it is.
    pub fn hero(self) -> Option<&'w Hero> {
        match self.listed.kind {
            Kind::Hero => Some(self.part()),
            Kind::Foe(_) | Kind::Hired(_) => None,
        }
    }

    /// The hired hand that it is.
    pub fn hired(self) -> Option<&'w Hired> {
        match self.listed.kind {
            Kind::Hired(_) => Some(self.part()),
            Kind::Hero | Kind::Foe(_) => None,
        }
    }

    /// The record that it is a hired hand by.
    pub fn hired_kind(self) -> Option<&'w HiredHand> {
        match self.listed.kind {
            Kind::Hired(kind) => Some(&self.play.book()[kind].record),
            Kind::Hero | Kind::Foe(_) => None,
        }
    }

    /// The level of a hero or a hired hand.
    fn own_level(self) -> Option<u8> {
        let hired = self.hired().map(|it| it.level);
        self.hero().map(|it| it.level).or(hired)
    }

    /// Features that it has as a hero or a hired hand.
    pub fn features(self) -> &'w [FeatureIx] {
        let hired = self.hired().map(|it| &it.features[..]);
        let hero = self.hero().map(|it| &it.features[..]);
        hero.or(hired).unwrap_or(&[])
    }

    /// Cantrips and spells that it knows or has prepared as a hero or a hired hand.
    pub fn learned_spells(self) -> &'w [SpellIx] {
        let hired = self.hired().map(|it| &it.spells[..]);
        let hero = self.hero().map(|it| &it.spells[..]);
        hero.or(hired).unwrap_or(&[])
    }

    /// How its class casts, or its kind of hired hand.
    pub fn caster(self) -> Option<&'w Casting> {
        let book = self.play.book();
        let class = self.hero().map(|it| &*book[it.class].record);
        let class = class.and_then(|it| it.casting.as_ref());
        class.or(self.hired_kind().and_then(|it| it.casting.as_ref()))
    }

    /// Saves that its class is proficient with, or its kind of hired hand.
    pub fn trained_saves(self) -> &'w [Ability] {
        let book = self.play.book();
        let class = self.hero().map(|it| &book[it.class].record.saves[..]);
        let hired = self.hired_kind().map(|it| &it.saves[..]);
        class.or(hired).unwrap_or(&[])
    }

    /// The record that it is a foe by.
    pub fn foe(self) -> Option<&'w BookEntry<Foe, Workings>> {
        self.foe_key().map(|key| &self.play.book()[key])
    }

    pub fn foe_key(self) -> Option<FoeIx> {
        match self.listed.kind {
            Kind::Hero | Kind::Hired(_) => None,
            Kind::Foe(foe) => Some(foe),
        }
    }

    pub fn lasts(self) -> &'w Lasts {
        self.part()
    }

    pub fn turn(self) -> &'w Turn {
        self.part()
    }

    pub fn kit(self) -> &'w Kit {
        self.part()
    }

    pub fn uses(self) -> &'w Uses {
        self.part()
    }

    pub fn memory(self) -> &'w Memory {
        self.part()
    }

    // How it is

    /// True for whoever has hit points left.
    pub fn is_up(self) -> bool {
        self.body().life == Life::Up
    }

    /// True for those who lie dying at 0 hit points: heroes and hired hands; rule `death.drop`.
    pub fn lingers(self) -> bool {
        matches!(self.listed.kind, Kind::Hero | Kind::Hired(_))
    }

    pub fn is_dead(self) -> bool {
        matches!(self.body().life, Life::Dead { .. })
    }

    /// The seat of the player who decides for it: of the hero that it is, or of the one who has
    /// brought it.
    pub fn seat(self) -> Option<u8> {
        if self.listed.kind == Kind::Hero {
            return self.own_seat();
        }
        let by = self.play.get(self.summoned()?.by)?;
        by.own_seat()
    }

    /// The seat of a hero: they are numbered one after another.
    fn own_seat(self) -> Option<u8> {
        let nth = self.id().0.checked_sub(self.play.state().first_seat);
        let nth = nth.filter(|_| self.listed.kind == Kind::Hero);
        nth.and_then(|it| u8::try_from(it).ok())
    }

    /// How it came, if an effect has brought it.
    pub fn summoned(self) -> Option<&'w Summoned> {
        let mut all = self.play.state().summoned.iter();
        all.find(|it| it.who == self.id())
    }

    /// True for a fighter's image.
    pub fn is_double(self) -> bool {
        self.summoned()
            .is_some_and(|it| it.acts == SummonActs::Double)
    }

    pub fn size(self) -> Size {
        match (self.hero(), self.foe()) {
            (Some(hero), _) => self.play.book()[hero.race].size,
            (None, Some(foe)) => foe.size,
            (None, None) => Size::Medium,
        }
    }

    pub fn creature(self) -> CreatureKind {
        self.foe().map_or(CreatureKind::Humanoid, |foe| foe.kind)
    }

    pub fn challenge(self) -> Challenge {
        let level = self.own_level().unwrap_or(0);
        self.foe()
            .map_or(Challenge::whole(level), |foe| foe.challenge)
    }

    /// The level that cantrips, hit dice and columns go by.
    pub fn level(self) -> u8 {
        let casting = self.foe().and_then(|foe| foe.casting.as_ref());
        let foe = casting.map_or(1, |it| it.level);
        self.own_level().unwrap_or(foe)
    }

    /// The bonus of proficiency; rule `core.proficiency`. A foe's goes by its challenge.
    pub fn proficiency(self) -> i32 {
        let challenge = i32::from(self.challenge().eighths / 8);
        match self.own_level() {
            Some(level) => self.play.book().proficiency(level),
            None => 2 + (challenge - 1).max(0) / 4,
        }
    }

    /// The ability that it casts with.
    pub fn casting(self) -> Option<Ability> {
        let class = self.caster().map(|it| it.ability);
        let foe = self.foe().and_then(|foe| foe.casting.as_ref());
        class.or(foe.map(|it| it.ability))
    }

    /// A score before traits.
    pub fn base_score(self, ability: Ability) -> i8 {
        match (self.hero(), self.foe()) {
            (Some(hero), _) => hero.scores.of(ability),
            (None, Some(foe)) => foe.scores.of(ability),
            (None, None) => self.hired().map_or(10, |it| it.scores.of(ability)),
        }
    }

    /// Speeds before traits.
    pub fn base_speeds(self) -> Speeds {
        if let Some(kind) = self.hired_kind() {
            return kind.speeds;
        }
        match (self.hero(), self.foe()) {
            (None, Some(foe)) => foe.speeds,
            (hero, _) => Speeds {
                walk: hero.map_or(0, |hero| self.play.book()[hero.race].speed),
                fly: 0,
                hover: false,
                climb: 0,
                swim: 0,
                burrow: 0,
            },
        }
    }

    /// True for whoever has a skill by training.
    pub fn is_trained(self, skill: Skill) -> bool {
        let hired = self.hired_kind();
        hired.is_some_and(|it| it.skills.contains(&skill))
            || self.hero().is_some_and(|hero| hero.skills.contains(&skill))
    }

    // Conditions

    /// Conditions that it has, with those that they bring along, each once.
    pub fn conditions(self) -> SmallVec<[ConditionIx; 4]> {
        self.conditions_by(|_| true)
    }

    /// Those of them that weariness brings, or something that lasts and counts here.
    fn conditions_by(self, counts: impl Fn(&Lasting) -> bool) -> SmallVec<[ConditionIx; 4]> {
        let book = self.play.book();
        let mut found: SmallVec<[ConditionIx; 4]> = SmallVec::new();
        let level = usize::from(self.body().exhaustion);
        let tired = level.checked_sub(1);
        let tired = tired.and_then(|nth| book.imposed.exhaustion.get(nth));
        let mut waiting: SmallVec<[ConditionIx; 4]> = tired.copied().into_iter().collect();
        for it in self.lasts().all.iter().filter(|it| counts(it)) {
            match it.what {
                What::Condition(condition) => waiting.push(condition),
                What::Bundle(bundle) => waiting.extend(book.brought(it.source, bundle)),
                _ => {}
            }
        }
        while let Some(condition) = waiting.pop() {
            if found.contains(&condition) {
                continue;
            }
            found.push(condition);
            let held = book[condition].links.bundles[0].iter();
            waiting.extend(held.flat_map(|it| it.brings()).map(|it| book.condition(it)));
        }
        found.sort_unstable();
        found
    }

    /// True for whoever has a condition.
    pub fn has(self, condition: ConditionIx) -> bool {
        self.conditions().contains(&condition)
    }

    /// True for whoever has a trait like this by a condition or by something else that lasts, whatever
    /// else is so: quicker to ask than a whole sheet, and asked while one is gathered.
    pub fn suffers(self, like: impl Fn(&Trait) -> bool) -> bool {
        self.suffers_by(|_| true, like)
    }

    /// The same by something that counts here.
    fn suffers_by(self, counts: impl Fn(&Lasting) -> bool, like: impl Fn(&Trait) -> bool) -> bool {
        let book = self.play.book();
        let is = |held: &Held| matches!(&held.says, Says::Is(it) if held.so.is_empty() && like(it));
        let mut lasting = self.lasts().all.iter().filter(|it| counts(it));
        let lasting = lasting.any(|it| match it.what {
            What::Bundle(bundle) => {
                let bundles = &book.works(it.source).bundles;
                let bundle = bundles.get(usize::from(bundle));
                bundle.is_some_and(|all| all.iter().any(is))
            }
            _ => false,
        });
        let mut conditions = self.conditions_by(&counts).into_iter();
        lasting || conditions.any(|it| book[it].links.bundles[0].iter().any(is))
    }

    /// True for whoever can take neither actions nor reactions.
    pub fn is_incapacitated(self) -> bool {
        self.suffers(|it| *it == Trait::NoActions)
    }

    /// True for whoever is up and can do something.
    pub fn is_able(self) -> bool {
        self.is_up() && !self.is_incapacitated()
    }

    /// True for whoever is up, but can do nothing any more on this dive, such as those who are stone;
    /// rule `leave.conscious`.
    pub fn is_out_of_it(self) -> bool {
        let long = |it: &Lasting| matches!(it.until, Until::Long | Until::Dive);
        self.is_up() && self.suffers_by(long, |it| *it == Trait::NoActions)
    }

    /// True for whoever cannot be picked out by somebody of the other side.
    pub fn is_hidden_from(self, other: Figure<'_>) -> bool {
        self.team() != other.team() && self.has(self.play.book().imposed.hidden)
    }

    /// What put a condition on it, by itself or with other traits, if anything that lasts did.
    pub fn afflicted_by(self, condition: ConditionIx) -> Option<&'w Lasting> {
        let brings = |it: &&Lasting| match it.what {
            What::Bundle(bundle) => {
                let mut brought = self.play.book().brought(it.source, bundle);
                brought.any(|it| it == condition)
            }
            _ => false,
        };
        let with_others = || self.lasts().all.iter().find(brings);
        self.held_by(condition).or_else(with_others)
    }

    /// What put a condition by itself on it, if anything that lasts did.
    pub fn held_by(self, condition: ConditionIx) -> Option<&'w Lasting> {
        let all = &self.lasts().all;
        all.iter().find(|it| it.what == What::Condition(condition))
    }
}
