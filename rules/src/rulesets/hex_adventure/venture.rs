//! Reading the world of a venture.

use bevy_ecs::entity::Entity;

use super::{
    components::{FighterId, FighterKind, Held, Phase, State, Story},
    content::{
        Adventure, Book, Entry, Field, FightPlan, FirstSide, FoeIx, FoeKind, FoeLinks, Goal,
        Possession,
    },
    event::FightGoal,
    fighter::Fighter,
    table::Table,
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
    pub fn fighters(self) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        let listed = self.table.fighters.iter();
        listed.map(move |it| Fighter::of(self.world, it))
    }

    /// The entity of a fighter.
    pub fn entity(self, id: FighterId) -> Option<Entity> {
        let mut listed = self.table.fighters.iter();
        listed.find(|it| it.id == id).map(|it| it.entity)
    }

    /// A fighter, if it is still here.
    pub fn get(self, id: FighterId) -> Option<Fighter<'w>> {
        self.fighters().find(|fighter| fighter.id == id)
    }

    /// A fighter that a step or event names; these never outlive it.
    ///
    /// # Panics
    /// If it is not here.
    pub fn fighter(self, id: FighterId) -> Fighter<'w> {
        self.get(id)
            .expect("a fighter that a step or event names is here")
    }

    /// The part of a hero that foes lack.
    pub fn story(self, hero: FighterId) -> &'w Story {
        self.get(hero)
            .and_then(Fighter::story)
            .expect("every hero has a story")
    }

    /// Heroes by seat, dead or alive; not those who have left the party.
    pub fn heroes(self) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        self.ever_here().filter(|hero| !hero.activity().fled)
    }

    /// All heroes who were ever in the party, by seat.
    pub fn ever_here(self) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        self.fighters().filter(|fighter| fighter.id.is_hero())
    }

    /// Living heroes.
    pub fn living(self) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        self.heroes().filter(|hero| !hero.health().dead)
    }

    /// Heroes who can do something.
    pub fn awake(self) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        self.ever_here().filter(move |hero| hero.up)
    }

    /// Everybody against the party in the current fight, a third side included, beaten or not.
    pub fn foes(self) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        self.fighters().filter(|fighter| !fighter.id.is_hero())
    }

    /// Opponents still standing on the board.
    pub fn against(self, of: FighterId) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        self.standing().filter(move |other| other.id.is_against(of))
    }

    /// Companions still standing on the board, without the fighter itself.
    pub fn beside(self, of: FighterId) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        self.standing()
            .filter(move |other| !other.id.is_against(of) && other.id != of)
    }

    /// Everybody who stands on the board.
    pub fn standing(self) -> impl DoubleEndedIterator<Item = Fighter<'w>> {
        self.fighters()
            .filter(move |fighter| fighter.at.is_some() && fighter.up)
    }

    /// True if somebody, by id, is not dead, out or gone.
    pub fn can_act(self, id: FighterId) -> bool {
        self.get(id).is_some_and(|fighter| fighter.up)
    }

    /// The kind of a foe that is or was here.
    pub fn kind_of(self, foe: FighterId) -> Option<FoeIx> {
        self.cast().get(usize::from(foe.number()?)).copied()
    }

    /// The record of a foe.
    pub fn foe_kind(self, fighter: Fighter<'_>) -> Option<&'w BookEntry<FoeKind, FoeLinks>> {
        match fighter.kind() {
            FighterKind::Foe(kind) => Some(&self.book()[kind]),
            FighterKind::Hero => None,
        }
    }

    /// The bust of somebody in the atlas `tokens`.
    pub fn bust(self, fighter: Fighter<'_>) -> &'w str {
        match fighter.kind() {
            FighterKind::Foe(kind) => &self.book()[kind].bust,
            FighterKind::Hero => &self.story(fighter.id).bust,
        }
    }

    /// True for animals.
    pub fn is_animal(self, fighter: Fighter<'_>) -> bool {
        self.foe_kind(fighter).is_some_and(|kind| kind.animal)
    }

    /// The weapon in hand.
    pub fn in_hand(self, fighter: Fighter<'_>) -> Option<Held> {
        let place = fighter.in_hand()?;
        fighter.weapons().get(usize::from(place)).copied()
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
    pub fn stands_in(self, cell: Cell) -> Option<Fighter<'w>> {
        self.standing().find(|fighter| fighter.at == Some(cell))
    }

    /// The foe that a fighter grapples with.
    pub fn grip(self, of: Fighter<'_>) -> Option<Fighter<'w>> {
        let at = of.at?;
        if !of.up {
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
            && !self.is_goal_reached()
    }

    /// The current entry's fight.
    pub fn plan(self) -> Option<&'w FightPlan> {
        self.entry()?.fight.as_ref()
    }

    /// The goal of the current fight, if it has one.
    pub fn goal(self) -> Option<FightGoal> {
        Some(match self.plan()?.goal.as_ref()? {
            Goal::HoldOut(rounds) => FightGoal::HoldOut(*rounds),
            Goal::Slay(kind) => FightGoal::Slay(self.book().foes.find(kind.id())?),
            Goal::Reach(letter) => FightGoal::Reach(*letter),
        })
    }

    /// True if the goal is reached in the middle of a round.
    pub fn is_goal_reached(self) -> bool {
        match self.goal() {
            None | Some(FightGoal::HoldOut(_)) => false,
            Some(FightGoal::Slay(kind)) => !self
                .standing()
                .any(|fighter| fighter.kind() == FighterKind::Foe(kind)),
            Some(FightGoal::Reach(letter)) => {
                let there = self.field().starts(letter);
                let mut heroes = self.standing().filter(|fighter| fighter.id.is_hero());
                heroes.any(|hero| {
                    hero.at.is_some_and(|at| there.contains(&at)) && self.grip(hero).is_none()
                })
            }
        }
    }

    /// True if the foes move before the party in each round.
    pub fn foes_first(self) -> bool {
        self.state().first == FirstSide::Foes
    }

    // The adventure

    /// The adventure, unless this is a skirmish.
    pub fn adventure(self) -> Option<&'w BookEntry<Adventure>> {
        let adventure = self.state().adventure?;
        Some(&self.book()[adventure])
    }

    /// The current entry.
    pub fn entry(self) -> Option<&'w Entry> {
        self.adventure()?.entries.get(&self.state().entry)
    }

    /// Number of a thing in the pack.
    pub fn packed(self, thing: Possession) -> u32 {
        let pack = &self.state().pack;
        let found = pack.binary_search_by_key(&thing, |(of, _)| *of);
        found.map_or(0, |at| pack[at].1)
    }

    /// Number of a thing in the pack and on living heroes.
    pub fn owned(self, thing: Possession) -> u32 {
        let carried = |hero: Fighter<'_>| match thing {
            Possession::Weapon(weapon) => hero
                .weapons()
                .iter()
                .filter(|it| it.weapon == weapon)
                .count(),
            Possession::Armour(armour) => {
                let worn = [hero.worn().armour, hero.worn().shield];
                worn.iter().filter(|it| **it == Some(armour)).count()
            }
            Possession::Good(_) => 0,
        };
        let carried: usize = self.living().map(carried).sum();
        self.packed(thing).saturating_add(carried as u32)
    }

    /// The living hero who carries or wears a thing.
    pub fn bearer(self, thing: Possession) -> Option<Fighter<'w>> {
        self.living().find(|hero| match thing {
            Possession::Weapon(weapon) => hero.weapons().iter().any(|held| held.weapon == weapon),
            Possession::Armour(armour) => {
                hero.worn().armour == Some(armour) || hero.worn().shield == Some(armour)
            }
            Possession::Good(_) => false,
        })
    }
}
