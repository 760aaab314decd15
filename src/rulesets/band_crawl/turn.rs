//! Turns below ground: the explorers group by group, then the dungeon.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::Activation,
    components::{Condition, FigureId, Phase, Place},
    content::Reason,
    delve::Dungeon,
    event::{Delving, Event, Making},
    figure::Figure,
    forces, moves, rules,
    step::{Question, Task},
};
use crate::dungeon::RoomId;

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
    /// True if it does nothing more.
    pub done: bool,
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
    /// Those who have done something this turn.
    pub march: Vec<(FigureId, March)>,
    /// Those who went into a secret room first, this turn.
    #[serde(default)]
    pub first_in: SmallVec<[FigureId; 2]>,
    /// Those who have fallen at a crossing and are not out again.
    #[serde(default)]
    pub fallen: SmallVec<[FigureId; 4]>,
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
        let mut all = self.state().below.march.iter();
        all.find(|(it, _)| *it == who)
            .map(|(_, march)| *march)
            .unwrap_or_default()
    }

    /// Tiles that a figure can still go this turn.
    pub fn tiles_left(self, who: FigureId) -> u8 {
        let march = self.march(who);
        match march.done {
            true => 0,
            false => march
                .tiles
                .max(self.book().figures.tiles)
                .saturating_sub(march.moved),
        }
    }
}

/// Goes down into the dungeon: its first tile is laid, and everybody stands on it; rules
/// `dungeon.count` and `group.deploy`, sections 36.2 and 17.0.
pub fn set_out(cx: &mut Cx<'_>) {
    let phase = Phase::Below;
    cx.emit(rules::GROUP_DEPLOY, Event::Phase { phase });
    let band = Band::of(cx.world());
    let big_bad = band.state().quest.big_bad.and_then(|it| band.get(it));
    let rep = big_bad.map_or(1, |it| it.reputation().original);
    let dungeon = Dungeon::of(band.book(), rep);
    let tiles = dungeon.wanted;
    cx.emit(rules::DUNGEON_COUNT, Delving::Sized { tiles }.into());
    let book = cx.content();
    let Some(tile) = dungeon.first(book, &mut |bound| cx.chance().flavour(bound)) else {
        return cx.push(Task::Finish);
    };
    let (place, tile) = (Place::Tile(tile.room()), Box::new(tile));
    cx.emit(tile.rule(), Delving::TileLaid { tile, roll: None }.into());
    let members: Vec<FigureId> = Band::of(cx.world()).members().map(Figure::id).collect();
    for who in members {
        cx.emit(rules::GROUP_DEPLOY, Making::WentDown { who, place }.into());
    }
    cx.push_all([Task::Turn, Task::Finish]);
}

/// Begins a turn, unless nobody of the band is up below: the dice for doubles, the groups, the
/// dungeon; rules `turn.order` and `turn.activation`, section 15.0.
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
    cx.emit(rules::TURN_ACTIVATION, rolled.into());
    cx.push_all([Task::NextGroup, Task::DungeonTurn, Task::Turn]);
    if let (Some(face), Some(leading)) = (doubles, leading) {
        forces::place(cx, leading, face);
    }
}

/// Asks the next group: the one that is on its way, or else that of the strongest leader who has
/// not had a turn; rules `turn.groups` and `leader.moves`, section 15.0.
pub fn next_group(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let groups = band.groups().into_iter();
    let can_go = |tile: &RoomId| band.those_on(*tile).any(|it| band.tiles_left(it.id()) > 0);
    let groups: SmallVec<[RoomId; 4]> = groups.filter(can_go).collect();
    let on_its_way = |tile: &&RoomId| {
        let mut there = band.those_on(**tile);
        there.any(|it| band.march(it.id()).moved > 0 && band.tiles_left(it.id()) > 0)
    };
    let next = groups.iter().find(on_its_way).or(groups.first()).copied();
    if let Some(tile) = next {
        cx.push(Task::NextGroup);
        return cx.ask(Question::Group(tile));
    }
    let climber = band.climbers().find(|it| !band.march(it.id()).done);
    let climber = climber.map(Figure::id);
    if let Some(who) = climber {
        cx.push(Task::NextGroup);
        cx.ask(Question::Climb(who));
    }
}

/// The turn of the dungeon: hidden forces move, the farthest first; rule `force.move`, section 39.3.
pub fn dungeon_turn(cx: &mut Cx<'_>) {
    let order = forces::by_distance(Band::of(cx.world()));
    cx.push_all(order.into_iter().map(Task::MoveForce));
}

/// Sees whether the reason is accomplished by those who come out; rules `quest.treasure`,
/// `quest.explore` and `quest.kill`, section 34.3.
pub fn explored(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let quest = &band.state().quest;
    if quest.met {
        return;
    }
    let kill = quest.big_bad.and_then(|it| band.get(it));
    let (rule, met) = match quest.reason {
        Some(Reason::Explore) => (rules::QUEST_EXPLORE, moves::is_mapped(band)),
        Some(Reason::Treasure) => {
            let mut looters = band.state().hoard.looters.iter();
            let is_out = |it: &FigureId| {
                let figure = band.get(*it);
                figure.is_some_and(|it| it.is_up() && it.stance().place == Place::Home)
            };
            (rules::QUEST_TREASURE, looters.any(is_out))
        }
        Some(Reason::Kill) => {
            let dead = kill.is_some_and(|it| it.stance().condition == Condition::Dead);
            (rules::QUEST_KILL, dead)
        }
        _ => return,
    };
    if met {
        cx.emit(rule, Delving::ReasonMet.into());
    }
}
