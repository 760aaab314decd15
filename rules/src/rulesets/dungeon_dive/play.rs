//! Reading the world of a game.

use super::{
    board::Board,
    components::{Deed, Fight, FigureId, Kind, State, Table, Team, ZoneState},
    content::{Book, Step},
    delve::Dive,
    figure::Figure,
    past::Past,
    step::Run,
};
use crate::game::View;

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

    /// The board with everybody on it, once it is laid.
    pub fn board(self) -> Option<Board<'w>> {
        let (field, overlay) = self.table.ground.as_ref()?;
        Some(Board {
            field,
            overlay,
            stands: &self.table.stands,
        })
    }

    pub fn fight(self) -> Option<&'w Fight> {
        self.table.state.fight.as_ref()
    }

    /// The number of the round; 0 outside of fights.
    pub fn round(self) -> u16 {
        self.fight().map_or(0, |it| it.round)
    }

    /// Something being done.
    ///
    /// # Panics
    /// It is done already.
    pub fn deed(self, id: u16) -> &'w Deed {
        let found = self.known_deed(id);
        found.unwrap_or_else(|| panic!("deed {id} is over"))
    }

    /// Something being done, unless it is over.
    pub fn known_deed(self, id: u16) -> Option<&'w Deed> {
        self.state().deeds.iter().find(|it| it.id == id)
    }

    /// The effect of a deed that is being carried out.
    pub fn step_of(self, deed: &Deed, run: Run) -> &'w Step {
        let works = self.book().works(deed.source);
        &works.blocks[usize::from(run.block)][usize::from(run.place)]
    }

    /// A zone, if it is there still.
    pub fn zone(self, id: u16) -> Option<&'w ZoneState> {
        self.state().zones.iter().find(|it| it.id == id)
    }

    /// The dive, unless it is a skirmish.
    pub fn dive(self) -> Option<&'w Dive> {
        self.state().dive.as_ref()
    }

    // Figures

    /// Somebody, if they are there.
    pub fn get(self, who: FigureId) -> Option<Figure<'w>> {
        let listed = &self.table.figures;
        let place = listed.binary_search_by_key(&who, |it| it.id).ok()?;
        Some(Figure::new(self, &listed[place]))
    }

    /// Somebody.
    ///
    /// # Panics
    /// They are not there.
    pub fn figure(self, who: FigureId) -> Figure<'w> {
        match self.get(who) {
            Some(figure) => figure,
            None => panic!("there is no figure {}", who.0),
        }
    }

    /// The number of the next figure that comes.
    pub fn next_figure(self) -> FigureId {
        let last = self.table.figures.last();
        FigureId(
            last.map_or(0, |it| it.id.0 + 1)
                .max(self.state().next_figure),
        )
    }

    /// Somebody who was there and is gone, if they are remembered.
    pub fn past(self, who: FigureId) -> Option<&'w Past> {
        self.table.past.iter().rfind(|it| it.number == who.0)
    }

    /// What somebody is or was.
    pub fn kind_of(self, who: FigureId) -> Option<Kind> {
        let gone = || self.past(who).map(|it| it.kind);
        self.get(who).map(Figure::kind).or_else(gone)
    }

    /// Everybody, by number.
    pub fn figures(self) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        let all = self.table.figures.iter();
        all.map(move |it| Figure::new(self, it))
    }

    /// All heroes, by number.
    pub fn heroes(self) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        self.figures().filter(|it| it.hero().is_some())
    }

    /// True for whoever has a part in the fight: on the board, or on the way to it.
    pub fn takes_part(self, figure: Figure<'_>) -> bool {
        let coming = |dive: &Dive| dive.is_coming(figure.id());
        figure.cell().is_some() || self.dive().is_some_and(coming)
    }

    /// True while anybody of the party stands, on the board or on the way to it; those whom effects have
    /// brought do not count, nor do those who can do nothing any more.
    pub fn is_standing(self) -> bool {
        let mut party = self.figures().filter(|it| it.team() == Team::Party);
        let stands = |it: &Figure<'_>| it.is_up() && it.summoned().is_none();
        party.any(|it| stands(&it) && self.takes_part(it) && !it.is_out_of_it())
    }

    /// True for whoever can be reached: on the board in a fight, with the party in between.
    pub fn is_here(self, figure: Figure<'_>) -> bool {
        match (self.fight(), self.dive()) {
            (None, Some(_)) => self.is_inside(figure),
            _ => figure.cell().is_some(),
        }
    }

    /// True for whoever is on the dive, though they may be carried to the map only later.
    pub fn is_inside(self, figure: Figure<'_>) -> bool {
        let inside = |dive: &Dive| dive.inside().any(|it| it == figure.id());
        self.dive().is_some_and(inside)
    }

    /// Everybody of a side who is up and on the board.
    pub fn up(self, team: Team) -> impl DoubleEndedIterator<Item = Figure<'w>> + Clone {
        let fights = move |it: &Figure<'w>| it.team() == team && it.is_up() && it.cell().is_some();
        self.figures().filter(fights)
    }
}
