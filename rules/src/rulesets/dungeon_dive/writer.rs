//! The building blocks of events' changes.

use std::sync::Arc;

use bevy_ecs::{
    component::{Component, Mutable},
    entity::Entity,
    world::World,
};

use super::{
    board::{self, Field, LightMap, Overlay, ZoneFacts},
    components::{
        Body, FigureId, Hero, Hired, Kind, Kit, Lasting, Lasts, Listed, Memory, Stand, State,
        Table, Team, Turn, Uses, What,
    },
    content::{Book, HiredIx, Lamp, Light, MapIx, Sheet},
    past::{self, Past},
    play::Play,
};
use crate::grid::CellSet;

/// After so many figures their numbers begin anew with the next dive.
const MOST_NUMBERED: u16 = 50_000;

/// Write access to the world, for events only.
pub struct Writer<'w>(&'w mut World);

impl<'w> Writer<'w> {
    pub fn new(world: &'w mut World) -> Self {
        Writer(world)
    }

    /// The game as it is.
    pub fn play(&self) -> Play<'_> {
        Play::of(self.0)
    }

    /// Everything besides the figures.
    pub fn table(&mut self) -> &mut Table {
        self.0.resource_mut::<Table>().into_inner()
    }

    /// The state of the table.
    pub fn state(&mut self) -> &mut State {
        Arc::make_mut(&mut self.table().state)
    }

    /// A hero is there.
    pub fn seat(&mut self, who: Whole, hero: Hero) {
        self.spawn(Team::Party, Kind::Hero, who, Some(hero));
    }

    /// A foe, or somebody that a record of a foe describes, is there.
    pub fn post(&mut self, who: Whole, team: Team, kind: Kind) {
        self.spawn(team, kind, who, None);
    }

    /// A hired hand is there.
    pub fn hire(&mut self, who: Whole, kind: HiredIx, hired: Hired) {
        let id = who.id;
        self.spawn(Team::Party, Kind::Hired(kind), who, None);
        if let Some(nth) = self.nth(id) {
            let entity = self.table().figures[nth].entity;
            self.0.entity_mut(entity).insert(hired);
        }
    }

    fn spawn(&mut self, team: Team, kind: Kind, who: Whole, hero: Option<Hero>) {
        let Whole {
            id,
            body,
            stand,
            kit,
            uses,
            turn,
            lasts,
            memory,
        } = who;
        let parts = (id, kind, body, stand, kit, uses, turn, lasts, memory);
        let entity = self.0.spawn(parts).id();
        if let Some(hero) = hero {
            self.0.entity_mut(entity).insert(hero);
        }
        let table = self.table();
        table.figures.push(Listed {
            id,
            entity,
            team,
            kind,
            body,
            stand,
        });
        table.figures.sort_unstable_by_key(|it| it.id);
        let state = self.state();
        state.next_figure = state.next_figure.max(id.0 + 1);
        self.stands();
    }

    /// Some are gone for good.
    pub fn remove(&mut self, gone: &[FigureId]) {
        self.remember(gone);
        let mut shone = false;
        for id in gone {
            let Some(nth) = self.nth(*id) else { continue };
            let it = self.table().figures.remove(nth);
            shone |= self.shines(it.entity);
            self.0.despawn(it.entity);
        }
        self.stands();
        if shone {
            self.overlay();
        }
    }

    /// Remembers who they were, with the numbers that they have while all of them are there. Those who
    /// are remembered already stay as they were.
    pub fn remember(&mut self, gone: &[FigureId]) {
        let play = self.play();
        let gone = gone.iter().filter(|it| play.past(**it).is_none());
        let gone = gone.filter_map(|it| play.get(*it));
        let gone: Vec<Past> = gone.map(Past::of).collect();
        past::remember(Arc::make_mut(&mut self.table().past), gone);
    }

    /// No map is laid out any more.
    pub fn clear_ground(&mut self) {
        let state = self.state();
        (state.map, state.light) = (None, None);
        let table = self.table();
        (table.ground, table.light) = (None, None);
    }

    /// Nobody is there any more, and nothing of what they did.
    pub fn clear(&mut self) {
        let all: Vec<FigureId> = self.play().figures().map(|it| it.id()).collect();
        self.remove(&all);
        let table = self.table();
        (table.ground, table.light) = (None, None);
        table.stands.clear();
        let state = self.state();
        let town = std::mem::take(&mut state.town);
        // Long before numbers run out they begin anew: the log has forgotten the first ones.
        let next_figure = match state.next_figure {
            next if next < MOST_NUMBERED => next,
            _ => 0,
        };
        *state = State {
            town,
            next_figure,
            ..State::default()
        };
    }

    /// Changes a component of somebody, if they are there.
    pub fn figure<C: Component<Mutability = Mutable>>(
        &mut self,
        id: FigureId,
        change: impl FnOnce(&mut C),
    ) {
        let Some(nth) = self.nth(id) else { return };
        let entity = self.table().figures[nth].entity;
        if let Some(mut it) = self.0.get_mut::<C>(entity) {
            change(&mut it);
        }
        self.list(nth);
    }

    /// The place of somebody in the list.
    fn nth(&self, id: FigureId) -> Option<usize> {
        let all = &self.play().table.figures;
        all.binary_search_by_key(&id, |it| it.id).ok()
    }

    /// Brings the list up to date on somebody.
    fn list(&mut self, place: usize) {
        let listed = self.table().figures[place];
        let entity = self.0.entity(listed.entity);
        let body = entity.get::<Body>().copied().unwrap_or(listed.body);
        let stand = entity.get::<Stand>().copied().unwrap_or(listed.stand);
        let moved = stand != listed.stand || body.life != listed.body.life;
        self.table().figures[place] = Listed {
            body,
            stand,
            ..listed
        };
        if moved {
            self.stands();
        }
        // Light goes with whoever carries it.
        if stand.cell != listed.stand.cell && self.shines(listed.entity) {
            self.overlay();
        }
    }

    /// True for whoever sheds light.
    fn shines(&self, entity: Entity) -> bool {
        let lasts = self.0.get::<Lasts>(entity);
        let shine = |it: &Lasting| matches!(it.what, What::Shine(..));
        lasts.is_some_and(|it| it.all.iter().any(shine))
    }

    /// Brings the list of who is in the way up to date.
    fn stands(&mut self) {
        let up = self.play().figures().filter(|it| !it.is_dead());
        let stands = up.filter_map(|it| {
            let stand = it.stand();
            Some(board::Stand {
                cell: stand.cell?,
                size: it.size(),
                up: i16::from(stand.aloft),
            })
        });
        let stands: Vec<board::Stand> = stands.collect();
        self.table().stands = stands;
    }

    /// Lays out a map.
    pub fn lay(&mut self, map: MapIx, light: Light) {
        let book = self.table().book.clone();
        self.table().ground = ground(&book, map, light);
        self.overlay();
    }

    /// Brings what lies over the ground up to date.
    pub fn overlay(&mut self) {
        let play = self.play();
        let Some((field, _)) = &play.table.ground else {
            return;
        };
        let light = play.state().light.unwrap_or(Light::Bright);
        let mut overlay = Overlay::new(field, light);
        for door in &play.state().doors_open {
            overlay.open_door(*door);
        }
        for zone in &play.state().zones {
            let works = &play.book().works(zone.source).zones[usize::from(zone.nth)];
            let cells = CellSet::of(field.bounds(), zone.cells.iter().copied());
            overlay.zone(&cells, ZoneFacts::from(&works.zone));
        }
        for figure in play.figures() {
            let Some(cell) = figure.cell() else { continue };
            for it in &figure.lasts().all {
                if let What::Shine(bright, dim) = it.what {
                    let at = board::Stand::new(cell, figure.size());
                    overlay.lamp(at, Lamp { bright, dim });
                }
            }
        }
        if let Some((_, over)) = &mut self.table().ground {
            *over = Arc::new(overlay);
        }
        let light = self.play().board().map(|board| LightMap::of(&board));
        self.table().light = light.map(Arc::new);
    }
}

/// Everything that somebody is made of besides what they are.
pub struct Whole {
    pub id: FigureId,
    pub body: Body,
    pub stand: Stand,
    pub kit: Kit,
    pub uses: Uses,
    pub turn: Turn,
    pub lasts: Lasts,
    pub memory: Memory,
}

impl Whole {
    /// Somebody to whom nothing has happened yet.
    pub fn new(id: FigureId, body: Body, kit: Kit) -> Self {
        Whole {
            id,
            body,
            kit,
            stand: Stand::default(),
            uses: Uses::default(),
            turn: Turn::default(),
            lasts: Lasts::default(),
            memory: Memory::default(),
        }
    }
}

/// The ground of a map, with nothing over it; rule `map.ceiling`.
pub fn ground(book: &Book, map: MapIx, light: Light) -> Option<(Arc<Field>, Arc<Overlay>)> {
    let record = &book[map];
    let ceiling = |sheet: &Sheet| book.figures.sheets.get(sheet).map_or(10, |it| it.ceiling);
    let terrain = |id: &str| book.terrain.find(id).map(|key| &*book[key].record);
    let feet = (book.figures.square, ceiling(&record.sheet));
    let field = Field::of_map(&record.record, &book.things, terrain, feet).ok()?;
    let overlay = Overlay::new(&field, light);
    Some((Arc::new(field), Arc::new(overlay)))
}
