//! Reading the world of a venture.

use bevy_ecs::entity::Entity;

use super::{
    components::{Fighter, FighterId, Held, Kind, Phase, State, Story, Table},
    content::{Adventure, Book, Entry, Field, FirstSide, FoeIx, FoeKind, Outfit, Thing},
};
use crate::{content::BookEntry, game::View, grid::Cell};

/// Read access to the world of a venture.
pub type Venture<'w> = View<'w, Table>;

impl<'w> Venture<'w> {
    pub fn book(self) -> &'w Book {
        &self.table.book
    }

    /// The state of the table.
    pub fn state(self) -> &'w State {
        &self.table.state
    }

    /// The kind of every foe met so far, by number.
    pub fn cast(self) -> &'w [FoeIx] {
        &self.table.cast
    }

    // Fighters

    /// Everybody, heroes first, down or not.
    pub fn fighters(self) -> impl DoubleEndedIterator<Item = &'w Fighter> {
        let world = self.world;
        let entities = self.table.fighters.iter();
        entities.filter_map(move |(_, entity)| world.get::<Fighter>(*entity))
    }

    /// The entity of a fighter.
    pub fn entity(self, id: FighterId) -> Option<Entity> {
        let mut fighters = self.table.fighters.iter();
        fighters
            .find(|(of, _)| *of == id)
            .map(|(_, entity)| *entity)
    }

    /// A fighter, if it is still here.
    pub fn get(self, id: FighterId) -> Option<&'w Fighter> {
        self.world.get::<Fighter>(self.entity(id)?)
    }

    /// A fighter that a step or event names; these never outlive it.
    ///
    /// # Panics
    /// If it is not here.
    pub fn fighter(self, id: FighterId) -> &'w Fighter {
        self.get(id)
            .expect("a fighter that a step or event names is here")
    }

    /// The part of a hero that foes lack.
    pub fn story(self, hero: FighterId) -> &'w Story {
        self.entity(hero)
            .and_then(|entity| self.world.get::<Story>(entity))
            .expect("every hero has a story")
    }

    /// Heroes by seat, dead or alive.
    pub fn heroes(self) -> impl DoubleEndedIterator<Item = &'w Fighter> {
        self.fighters().filter(|fighter| fighter.id.is_hero())
    }

    /// Living heroes.
    pub fn living(self) -> impl DoubleEndedIterator<Item = &'w Fighter> {
        self.heroes().filter(|hero| !hero.dead)
    }

    /// Heroes who can do something.
    pub fn awake(self) -> impl DoubleEndedIterator<Item = &'w Fighter> {
        self.heroes().filter(move |hero| self.is_up(hero))
    }

    /// Foes of the current fight, beaten or not.
    pub fn foes(self) -> impl DoubleEndedIterator<Item = &'w Fighter> {
        self.fighters().filter(|fighter| !fighter.id.is_hero())
    }

    /// Opponents still standing on the board.
    pub fn against(self, of: FighterId) -> impl DoubleEndedIterator<Item = &'w Fighter> {
        self.standing().filter(move |other| other.id.is_against(of))
    }

    /// Companions still standing on the board, without the fighter itself.
    pub fn beside(self, of: FighterId) -> impl DoubleEndedIterator<Item = &'w Fighter> {
        self.standing()
            .filter(move |other| !other.id.is_against(of) && other.id != of)
    }

    /// Everybody who stands on the board.
    pub fn standing(self) -> impl DoubleEndedIterator<Item = &'w Fighter> {
        self.fighters()
            .filter(move |fighter| fighter.at.is_some() && self.is_up(fighter))
    }

    /// True if somebody is not dead, out or gone.
    pub fn is_up(self, fighter: &Fighter) -> bool {
        !fighter.dead && !fighter.fled && self.left(fighter) > 0
    }

    /// True if somebody, by id, is not dead, out or gone.
    pub fn can_act(self, id: FighterId) -> bool {
        self.get(id).is_some_and(|fighter| self.is_up(fighter))
    }

    /// The kind of a foe that is or was here.
    pub fn kind_of(self, foe: FighterId) -> Option<FoeIx> {
        let number = foe.0.checked_sub(FighterId::FIRST_FOE)?;
        self.cast().get(usize::from(number)).copied()
    }

    /// The record of a foe.
    pub fn foe_kind(self, fighter: &Fighter) -> Option<&'w BookEntry<FoeKind, Outfit>> {
        match fighter.kind {
            Kind::Foe(kind) => Some(&self.book()[kind]),
            Kind::Hero => None,
        }
    }

    /// The bust of somebody in the atlas `tokens`.
    pub fn bust(self, fighter: &Fighter) -> &'w str {
        match fighter.kind {
            Kind::Foe(kind) => &self.book()[kind].bust,
            Kind::Hero => &self.story(fighter.id).bust,
        }
    }

    /// True for animals.
    pub fn is_animal(self, fighter: &Fighter) -> bool {
        self.foe_kind(fighter).is_some_and(|kind| kind.animal)
    }

    /// The weapon in hand.
    pub fn in_hand(self, fighter: &Fighter) -> Option<Held> {
        let place = fighter.in_hand?;
        fighter.weapons.get(usize::from(place)).copied()
    }

    // The board

    /// The board of the current fight.
    ///
    /// # Panics
    /// If there is no fight.
    pub fn field(self) -> &'w Field {
        self.table
            .field
            .as_deref()
            .expect("there is a board wherever fights are asked about")
    }

    /// The board, if there is one.
    pub fn board(self) -> Option<&'w Field> {
        self.table.field.as_deref()
    }

    /// The fighter in a hex; of two who grapple the first.
    pub fn stands_in(self, cell: Cell) -> Option<&'w Fighter> {
        self.standing().find(|fighter| fighter.at == Some(cell))
    }

    /// The foe that a fighter grapples with.
    pub fn grip(self, of: &Fighter) -> Option<&'w Fighter> {
        let at = of.at?;
        if !self.is_up(of) {
            return None;
        }
        self.against(of.id).find(|other| other.at == Some(at))
    }

    /// True if a hex is open and nobody stands there.
    pub fn is_free(self, cell: Cell) -> bool {
        self.field().is_open(cell) && self.stands_in(cell).is_none()
    }

    /// True during a fight that is not decided yet.
    pub fn is_fighting(self) -> bool {
        self.state().phase == Phase::Fight
            && self.standing().any(|fighter| fighter.id.is_hero())
            && self.standing().any(|fighter| !fighter.id.is_hero())
    }

    /// True if the foes move before the party in each round.
    pub fn foes_first(self) -> bool {
        self.state().first == FirstSide::Foes
    }

    // The adventure

    /// The adventure, unless this is a skirmish.
    pub fn adventure(self) -> Option<&'w Adventure> {
        let adventure = self.state().adventure?;
        Some(&self.book()[adventure])
    }

    /// The current entry.
    pub fn entry(self) -> Option<&'w Entry> {
        self.adventure()?.entries.get(&self.state().entry)
    }

    /// Number of a thing in the pack.
    pub fn packed(self, thing: Thing) -> u32 {
        let pack = &self.state().pack;
        let found = pack.binary_search_by_key(&thing, |(of, _)| *of);
        found.map_or(0, |at| pack[at].1)
    }

    /// The living hero who carries or wears a thing.
    pub fn bearer(self, thing: Thing) -> Option<&'w Fighter> {
        self.living().find(|hero| match thing {
            Thing::Weapon(weapon) => hero.weapons.iter().any(|held| held.weapon == weapon),
            Thing::Armour(armour) => hero.armour == Some(armour) || hero.shield == Some(armour),
            Thing::Good(_) => false,
        })
    }
}
