//! Reading the world of a game.

use super::{
    components::{Dungeon, Faction, Fight, FigureId, RoomState, State, Table},
    content::{Book, FoeIx, PurposeIx},
    figure::Figure,
    foe::Foe,
    grown::Grown,
    hero::Hero,
    setup::Options,
};
use crate::{dungeon::Floors, game::View, grid::Cell};

/// Read access to the world of a game.
pub type Play<'w> = View<'w, Table>;

impl<'w> Play<'w> {
    pub fn book(self) -> &'w Book {
        &self.table.book
    }

    /// The state of the table.
    pub fn state(self) -> &'w State {
        &self.table.state
    }

    /// The optional rules.
    pub fn options(self) -> Options {
        self.table.options
    }

    pub fn dungeon(self) -> &'w Dungeon {
        &self.table.state.dungeon
    }

    /// The dungeon as it is drawn.
    pub fn grown(self) -> &'w Grown {
        &self.table.grown
    }

    /// The map as far as it is found.
    pub fn floors(self) -> &'w Floors {
        &self.table.floors
    }

    pub fn fight(self) -> Option<&'w Fight> {
        self.table.state.fight.as_ref()
    }

    /// The room where the heroes are; none outside.
    pub fn room(self) -> Option<&'w RoomState> {
        self.dungeon().room(self.dungeon().at)
    }

    /// What a room is for; none for one that was not rolled, which only a forged file can ask for.
    pub fn purpose(self, room: u8) -> Option<PurposeIx> {
        let place = usize::from(room).checked_sub(1)?;
        self.dungeon().rolled.get(place).map(|it| it.purpose)
    }

    /// Kinds of everybody who is or was in the game, by number; none for heroes.
    pub fn cast(self) -> &'w [Option<FoeIx>] {
        &self.table.cast
    }

    // Figures

    /// The number of the next one to come.
    pub fn next_figure(self) -> FigureId {
        let known = self.cast().len();
        FigureId(known as u16)
    }

    /// Somebody, if they are there.
    pub fn get(self, id: FigureId) -> Option<Figure<'w>> {
        let all = &self.table.figures;
        let nth = all.binary_search_by_key(&id, |it| it.id).ok();
        nth.map(|nth| Figure::new(self, &all[nth]))
    }

    /// Somebody.
    ///
    /// # Panics
    /// They are not there.
    pub fn figure(self, id: FigureId) -> Figure<'w> {
        self.get(id)
            .unwrap_or_else(|| panic!("asked for figure {} that is not there", id.0))
    }

    /// Everybody who is there, by number.
    pub fn figures(self) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        let all = self.table.figures.iter();
        all.map(move |it| Figure::new(self, it))
    }

    /// All heroes, by number.
    pub fn heroes(self) -> impl DoubleEndedIterator<Item = Hero<'w>> + Clone {
        self.figures().filter_map(Figure::hero)
    }

    /// A hero.
    ///
    /// # Panics
    /// There is none with this number.
    pub fn hero(self, id: FigureId) -> Hero<'w> {
        match self.figure(id).hero() {
            Some(hero) => hero,
            None => panic!("figure {} is no hero", id.0),
        }
    }

    /// The hero of a seat.
    ///
    /// # Panics
    /// Nobody sits there.
    pub fn seat(self, seat: u8) -> Hero<'w> {
        self.hero(FigureId(seat.into()))
    }

    /// Heroes who are up, by number.
    pub fn up(self) -> impl DoubleEndedIterator<Item = Hero<'w>> + Clone {
        self.heroes().filter(|it| it.figure().is_up())
    }

    /// All foes, by number.
    pub fn foes(self) -> impl DoubleEndedIterator<Item = Foe<'w>> + Clone {
        self.figures().filter_map(Figure::foe)
    }

    /// Foes in the fight who are up.
    pub fn opponents(self) -> impl DoubleEndedIterator<Item = Foe<'w>> + Clone {
        let fights = |it: &Foe<'w>| it.figure().is_up() && it.figure().cell().is_some();
        self.foes().filter(fights)
    }

    /// Foes who wait in a room, by its number.
    pub fn waiting_in(self, room: u8) -> impl Iterator<Item = Foe<'w>> + Clone {
        let waits =
            move |it: &Foe<'w>| it.pack().room == room && !it.pack().met && it.figure().is_up();
        self.foes().filter(waits)
    }

    /// Everybody of a side who is up and on the board.
    pub fn side(self, of: Faction) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        self.figures()
            .filter(move |it| it.faction() == of && it.is_up() && it.cell().is_some())
    }

    /// Squares that somebody stands in who is up, except these.
    pub fn held(self, but: FigureId) -> Vec<Cell> {
        let others = self.figures().filter(|it| it.id() != but && it.is_up());
        others.filter_map(Figure::cell).collect()
    }
}

impl Dungeon {
    /// A room by its number.
    pub fn room(&self, number: u8) -> Option<&RoomState> {
        let place = usize::from(number).checked_sub(1)?;
        self.rooms.get(place)
    }

    /// Rooms on the map, by number, in the order in which they were found.
    pub fn found(&self) -> Vec<u8> {
        let rooms = (1..).zip(&self.rooms);
        let mut found: Vec<_> = rooms
            .filter_map(|(number, room)| Some((room.found?, number)))
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, number)| number).collect()
    }
}
