//! Reading the world of a game.

use std::{cmp::Reverse, sync::Arc};

use super::{
    components::{Cast, Faction, FigureId, Part, Place, State, Table},
    content::Book,
    figure::Figure,
    setup::Options,
};
use crate::{
    dungeon::{Map, RoomId},
    game::View,
};

/// Read access to the world of a game.
pub type Band<'w> = View<'w, Table>;

impl<'w> Band<'w> {
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

    /// The map so far.
    pub fn map(self) -> &'w Arc<Map> {
        &self.table.map
    }

    /// Everybody who is or was in the game, by number.
    pub fn cast(self) -> &'w [Cast] {
        &self.table.cast
    }

    // Figures

    /// The number of the next figure to come.
    pub fn next_figure(self) -> FigureId {
        FigureId(self.table.cast.len() as u16)
    }

    /// Every figure that is there, by number.
    pub fn figures(self) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        let listed = self.table.figures.iter();
        listed.map(move |listed| Figure::new(self, listed))
    }

    /// A figure, if it is there.
    pub fn get(self, id: FigureId) -> Option<Figure<'w>> {
        let figures = &self.table.figures;
        let place = figures.binary_search_by_key(&id, |it| it.id).ok()?;
        Some(Figure::new(self, &figures[place]))
    }

    /// A figure.
    ///
    /// # Panics
    /// It is not there.
    pub fn figure(self, id: FigureId) -> Figure<'w> {
        match self.get(id) {
            Some(figure) => figure,
            None => panic!("asked for figure {} that is not there", id.0),
        }
    }

    /// Those of the band itself, by number: stars, then grunts as they came.
    pub fn members(self) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        self.figures().filter(|it| it.part() == Part::Band)
    }

    /// Whoever leads some figures: the highest reputation at this moment, among equals a star before
    /// grunts, then the first by seat; rule `leader.who`, section 14.0.
    pub fn leader_of(self, among: impl IntoIterator<Item = Figure<'w>>) -> Option<Figure<'w>> {
        let rank = |it: &Figure<'w>| (it.rep(), it.is_star(), Reverse(it.id()));
        among.into_iter().max_by_key(rank)
    }

    /// The star that leads the band: that of the highest reputation, the first by seat; rule
    /// `band.leader`, section 13.0.
    pub fn leading_star(self) -> Option<Figure<'w>> {
        self.leader_of(self.members().filter(|it| it.is_star() && !it.is_dead()))
    }

    /// Everybody of a side who is up on a tile, but for captives.
    pub fn up_on(self, tile: RoomId, of: Faction) -> impl Iterator<Item = Figure<'w>> + Clone {
        let there = move |it: &Figure<'w>| it.is_up() && it.stance().place == Place::Tile(tile);
        let fights = move |it: &Figure<'w>| it.faction() == of && it.part() != Part::Captive;
        self.figures().filter(move |it| fights(it) && there(it))
    }

    /// True if anybody of a side is up on a tile.
    pub fn is_held(self, tile: RoomId, by: Faction) -> bool {
        self.up_on(tile, by).next().is_some()
    }

    /// Everybody of a side who is in the fight.
    pub fn in_the_fight(self, of: Faction) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        self.figures()
            .filter(move |it| it.faction() == of && it.is_in_the_fight())
    }

    /// Everybody of a side who is up in the fight, but for captives.
    pub fn up_in_the_fight(
        self,
        of: Faction,
    ) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        let fights = |it: &Figure<'w>| it.is_up() && it.part() != Part::Captive;
        self.in_the_fight(of).filter(fights)
    }
}
