//! Turns below ground: the explorers group by group, then the dungeon.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::Activation,
    components::{Carried, FigureId, Phase, Place},
    event::{Delving, Event, Homeward, Making},
    figure::Figure,
    forces,
    load::Load,
    rules, secrets,
    step::{Question, Task},
    tiles::Dungeon,
};
use crate::{dungeon::RoomId, grid::Side};

/// Number of a hidden force, counted over the adventure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct ForceId(pub u16);

/// A hidden force on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    pub id: ForceId,
    pub tile: RoomId,
}

/// The march of a figure in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct March {
    /// Tiles that it may go, if a fast roll gave more than usual.
    pub tiles: u8,
    /// Tiles that it has gone.
    pub moved: u8,
    /// True if it has rolled for a fast move.
    pub fast: bool,
    /// True if it goes no farther: a contact or a new room has stopped it.
    pub stopped: bool,
    /// True if it does nothing more.
    pub done: bool,
    /// True if it stays behind and waits for the others to go.
    pub waits: bool,
    /// True if it has moved in the turn before.
    pub went: bool,
    /// True if it has gone ahead of its equals.
    pub ahead: bool,
    /// The side by which it would leave its tile if it went straight on; kept from turn to turn.
    pub heading: Option<Side>,
}

impl March {
    /// The march at the beginning of the next turn.
    pub(super) fn after_the_turn(self) -> Self {
        March {
            heading: self.heading,
            went: self.moved > 0,
            ..March::default()
        }
    }
}

/// Somebody who has fled over tiles since they were last active.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Runner {
    pub who: FigureId,
    /// The tile before the one that they have come to.
    pub from: RoomId,
    /// True if they called the fight off.
    pub broke_off: bool,
}

/// Something that lies on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    pub tile: RoomId,
    pub carried: Carried,
}

/// What somebody has from a fight that may turn them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Taint {
    /// A ghoul put them out of the fight.
    Infected,
    /// A vampire won a round against them.
    Bitten,
}

/// The dungeon, and what goes on in it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Below {
    pub dungeon: Dungeon,
    /// Turns begun.
    pub turn: u16,
    pub forces: Vec<Force>,
    pub next_force: u16,
    /// Number of dice for the next hidden force, after a noise.
    pub noise: Option<u8>,
    /// Those whom the player has sent ahead of their equals, the latest first.
    #[serde(default)]
    pub order: Vec<FigureId>,
    /// Those who have done something.
    pub march: Vec<(FigureId, March)>,
    /// The tile from which whoever came last has come to theirs.
    pub came_from: Option<RoomId>,
    /// Those who have fled.
    pub runners: Vec<Runner>,
    /// Everything that was dropped.
    pub lying: Vec<Lying>,
    /// Those who went into a secret room first, this turn.
    #[serde(default)]
    pub first_in: SmallVec<[FigureId; 2]>,
    /// Those who went into the last secret room first, whenever that was.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub last_in: SmallVec<[FigureId; 2]>,
    /// Those of the band who may turn, until they are tested.
    #[serde(default)]
    pub tainted: SmallVec<[(FigureId, Taint); 2]>,
    /// Those who have fallen at a crossing and are not out again.
    #[serde(default)]
    pub fallen: SmallVec<[FigureId; 4]>,
    /// True if the player has every fallen foe killed without being asked.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_quarter: bool,
}

impl Below {
    /// True if somebody may turn in this way.
    pub(super) fn is_tainted(&self, who: FigureId, taint: Taint) -> bool {
        self.tainted.contains(&(who, taint))
    }

    /// The march of a figure.
    fn march_of(&self, who: FigureId) -> March {
        let place = self.place_of(who);
        place.map(|place| self.march[place].1).unwrap_or_default()
    }

    fn place_of(&self, who: FigureId) -> Option<usize> {
        self.march.iter().position(|(it, _)| *it == who)
    }

    /// The march of a figure, to be changed.
    pub(super) fn of(&mut self, who: FigureId) -> &mut March {
        let place = self.place_of(who).unwrap_or_else(|| {
            self.march.push((who, March::default()));
            self.march.len() - 1
        });
        &mut self.march[place].1
    }
}

impl<'w> Band<'w> {
    /// Everybody of the band who is up on a tile; they are a group, however they came there; rules
    /// `group.of` and `group.join`, section 17.3.
    pub fn those_on(self, tile: RoomId) -> impl Iterator<Item = Figure<'w>> + Clone {
        let there = move |it: &Figure<'w>| {
            let up = it.is_up() && it.stance().place == Place::Tile(tile);
            up && !self.has_fallen(it.id())
        };
        self.members().filter(there)
    }

    /// The tiles with groups on them, those of the strongest leaders first.
    pub fn groups(self) -> SmallVec<[RoomId; 4]> {
        let mut tiles: SmallVec<[RoomId; 4]> = SmallVec::new();
        for figure in self.members().filter(|it| it.is_up()) {
            if self.has_fallen(figure.id()) {
                continue;
            }
            match figure.stance().place {
                Place::Tile(tile) if !tiles.contains(&tile) => tiles.push(tile),
                _ => {}
            }
        }
        tiles.sort_by_key(|tile| {
            let leader = self.leader_of(self.those_on(*tile));
            let rank = leader.map(|it| (it.rep(), it.is_star(), Reverse(it.id())));
            (Reverse(rank), *tile)
        });
        tiles
    }

    /// The march of a figure this turn.
    pub fn march(self, who: FigureId) -> March {
        self.state().below.march_of(who)
    }

    /// The side by which a group would leave its tile if it went on as its leader came.
    pub fn heading(self, tile: RoomId) -> Side {
        let leader = self.leader_of(self.those_on(tile));
        let heading = leader.and_then(|it| self.march(it.id()).heading);
        let room = self.map().room(tile);
        let ahead = || room.map(|room| room.entry().side.opposite());
        heading.or_else(ahead).unwrap_or(Side::North)
    }

    /// Tiles that a figure can still go this turn; rules `move.normal` and `item.load`.
    pub fn tiles_left(self, who: FigureId) -> u8 {
        let march = self.march(who);
        let rests = march.went && self.load_of(who) == Load::EveryOtherTurn;
        match march.done || march.stopped || march.waits || rests {
            true => 0,
            false => march
                .tiles
                .max(self.book().figures.tiles)
                .saturating_sub(march.moved),
        }
    }

    /// True if a figure can roll for a fast move: once a turn, before or after its first tile; rules
    /// `move.fast` and `item.load`.
    pub fn can_hurry(self, who: FigureId) -> bool {
        let march = self.march(who);
        let still = !march.done && !march.stopped && !march.waits && !march.fast;
        still && march.moved <= self.book().figures.tiles && self.load_of(who) == Load::Free
    }

    /// True if somebody on a tile can still go on or search; those who stay behind for a while cannot.
    pub(super) fn goes_on(self, tile: RoomId) -> bool {
        let mut there = self.those_on(tile);
        there.any(|it| self.tiles_left(it.id()) > 0 || self.can_hurry(it.id()))
            || secrets::can_search(self, tile)
    }
}

/// Goes down into the dungeon: its first tile is laid unless it is known, and everybody stands on
/// it; rules `dungeon.count`, `dungeon.revisit` and `group.deploy`, sections 36.0, 36.2 and 17.0.
pub fn set_out(cx: &mut Cx<'_>) {
    let phase = Phase::Below;
    cx.emit(rules::GROUP_DEPLOY, Event::Phase { phase });
    let band = Band::of(cx.world());
    let place = match band.state().annals.revisits {
        Some(place) => {
            cx.emit(rules::DUNGEON_REVISIT, Homeward::Revisited { place }.into());
            Band::of(cx.world()).map().rooms().next().map(|it| it.id)
        }
        None => drawn_dungeon(cx).or_else(|| lay_first(cx)),
    };
    let Some(place) = place.map(Place::Tile) else {
        return cx.push(Task::Finish);
    };
    let members: Vec<FigureId> = Band::of(cx.world()).members().map(Figure::id).collect();
    for who in members {
        cx.emit(rules::GROUP_DEPLOY, Making::WentDown { who, place }.into());
    }
    cx.push_all([Task::Turn, Task::ComeHome]);
}

/// The entrance of the drawn dungeon that was chosen for the first adventure of the game; rule
/// `dungeon.own`.
fn drawn_dungeon(cx: &mut Cx<'_>) -> Option<RoomId> {
    let id = cx.setup().dungeon.as_ref()?;
    let band = Band::of(cx.world());
    let dungeon = band.book().dungeons.find(id)?;
    if !band.state().annals.adventures.is_empty() {
        return None;
    }
    let tiles = band.book()[dungeon].links.kinds.len() as u16;
    cx.emit(rules::DUNGEON_OWN, Delving::Drawn { dungeon, tiles }.into());
    Band::of(cx.world()).map().rooms().next().map(|it| it.id)
}

/// Lays the first tile of a new dungeon.
fn lay_first(cx: &mut Cx<'_>) -> Option<RoomId> {
    let band = Band::of(cx.world());
    let big_bad = band.state().quest.big_bad.and_then(|it| band.get(it));
    let rep = big_bad.map_or(1, |it| it.reputation().original);
    let dungeon = Dungeon::of(band.book(), rep);
    let tiles = dungeon.wanted;
    cx.emit(rules::DUNGEON_COUNT, Delving::Sized { tiles }.into());
    let book = cx.content();
    let tile = Box::new(dungeon.first(book, &mut |bound| cx.chance().flavour(bound))?);
    let first = tile.room();
    cx.emit(tile.rule(), Delving::TileLaid { tile, roll: None }.into());
    Some(first)
}

/// Begins a turn, unless nobody of the band is up below: the dice for doubles, the groups, the
/// dungeon; rules `turn.order`, `turn.activation` and `force.sources`, sections 15.0 and 39.1.
pub fn turn(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let leading = band.groups().first().copied();
    if leading.is_none() && band.climbers().next().is_none() {
        return;
    }
    let turn = band.state().below.turn.saturating_add(1);
    cx.turn();
    cx.emit(rules::TURN_ORDER, Delving::TurnBegan { turn }.into());
    let dice = cx.content().figures.activation_dice;
    let (roll, doubles) = cx.roll(&Activation { dice });
    let rolled = Delving::ActivationRolled {
        doubles,
        roll: Box::new(roll),
    };
    let rule = match doubles {
        Some(_) => rules::FORCE_SOURCES,
        None => rules::TURN_ACTIVATION,
    };
    cx.emit(rule, rolled.into());
    cx.push_all([
        Task::Runaways,
        Task::NextGroup,
        Task::DungeonTurn,
        Task::Turn,
    ]);
    if let (Some(face), Some(leading)) = (doubles, leading) {
        forces::place(cx, leading, face);
    }
}

/// Asks the next group: the one that is on its way, or else that of the strongest leader who has
/// not had a turn; those who stayed behind are a group of their own once the others are done; rules
/// `turn.groups`, `leader.moves` and `group.of`, sections 15.0 and 17.0.
pub fn next_group(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let groups = band.groups();
    let on_its_way = |tile: &&RoomId| {
        let mut there = band.those_on(**tile);
        band.goes_on(**tile) && there.any(|it| band.march(it.id()).moved > 0)
    };
    let waits = |tile: RoomId| {
        let mut there = band.those_on(tile);
        there.any(|it| band.march(it.id()).waits)
    };
    let begun = groups.iter().find(on_its_way).copied();
    let mut all = groups.iter().copied();
    let Some(tile) = begun.or_else(|| all.find(|tile| band.goes_on(*tile) || waits(*tile))) else {
        let climber = band.climbers().find(|it| !band.march(it.id()).done);
        if let Some(who) = climber.map(Figure::id) {
            cx.push(Task::NextGroup);
            cx.ask(Question::Climb(who));
        }
        return;
    };
    let leader = band.leader_of(band.those_on(tile)).map(Figure::id);
    let leads_all = leader == band.leading_star().map(Figure::id);
    let (several, asked) = (groups.len() > 1, band.goes_on(tile));
    cx.push(Task::NextGroup);
    if !asked {
        return cx.emit(rules::GROUP_OF, Delving::Regrouped { tile }.into());
    }
    if let Some(leader) = leader.filter(|_| several && begun.is_none()) {
        let rule = match leads_all {
            true => rules::LEADER_MOVES,
            false => rules::LEADER_WHO,
        };
        cx.emit(rule, Delving::GroupBegan { tile, leader }.into());
    }
    cx.ask(Question::Group(tile));
}

/// The turn of the dungeon: foes who fled come to their senses or not, then hidden forces and the foes
/// who are known move, the farthest first; rule `force.move`, section 39.3.
pub fn dungeon_turn(cx: &mut Cx<'_>) {
    let order = forces::by_distance(Band::of(cx.world()));
    cx.push_all(order);
    cx.push(Task::FledFoes);
}

crate::map_keys! { super::content::Book;
    Lying { carried };
}
