//! Rivals: another band below ground, with whom one talks or fights.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    checks::{Opposed, Side},
    components::{Faction, FigureId, Part, Place},
    content::Talk,
    creation::{self, seat_of},
    event::{Lurking, Making},
    figure::Figure,
    finds, rules,
    step::{Action, Question, Task},
};
use crate::{
    dungeon::RoomId,
    game::LegalActions,
    tables::{Placed, TableRoll},
};

/// The rivals on a tile.
pub(super) fn those_on<'w>(
    band: Band<'w>,
    tile: RoomId,
) -> impl Iterator<Item = Figure<'w>> + Clone {
    band.figures().filter(move |it| {
        it.part() == Part::Rival && it.is_up() && it.stance().place == Place::Tile(tile)
    })
}

/// Another band is there: its race and its number by a roll, each of it by the list of its race;
/// rule `rivals.table`, section 39.9.
pub fn come(cx: &mut Cx<'_>, tile: RoomId) {
    let book = cx.content();
    let than = Band::of(cx.world()).those_on(tile).count() as u8;
    let table = &book.tables.rivals;
    let (roll, row) = cx.roll(&table.check("dice-band-rivals", |_| 0));
    let gives = table.gives(row);
    let Some(race) = book.races.find(&gives.race) else {
        return;
    };
    let count = than.saturating_add_signed(gives.than_you).max(1);
    let rolled = Lurking::RivalsRolled {
        tile,
        race,
        than,
        count,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::RIVALS_TABLE, rolled.into());
    let place = Place::Tile(tile);
    for _ in 0..count {
        let (who, row) = creation::grunt(cx, race, Part::Rival, u8::MAX);
        creation::arm_by_chance(cx, who, row);
        finds::of_foe(cx, who);
        cx.emit(rules::RIVALS_TABLE, Making::WentDown { who, place }.into());
    }
    cx.ask(Question::Rivals(tile));
}

/// Offers to talk and to attack; rules `rivals.talk` and `rivals.attack`.
pub fn offer(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    let leader = band.leader_of(band.those_on(tile)).map(Figure::id);
    offer.ask(
        seat_of(band, leader.unwrap_or(FigureId(0))),
        rules::RIVALS_TALK,
    );
    offer.add(Action::Talk);
    offer.add(Action::Attack);
}

/// Carries out a choice of [`offer`]: whoever draws first has the others active.
pub fn choose(cx: &mut Cx<'_>, tile: RoomId, act: Action) {
    if act == Action::Talk {
        return talk(cx, tile);
    }
    cx.emit(
        rules::RIVALS_ATTACK,
        Lurking::RivalsAttacked { tile }.into(),
    );
    let active = Faction::Foes;
    cx.push(Task::Meet { tile, active });
}

/// The leaders talk: the rivals attack, offer to join if they are outnumbered, or leave; rules
/// `rivals.talk` and `rivals.join`, section 39.9.1.
fn talk(cx: &mut Cx<'_>, tile: RoomId) {
    let Some([mine, theirs]) = talkers(Band::of(cx.world()), tile) else {
        return;
    };
    let leaders = [mine.id(), theirs.id()];
    let (roll, ahead) = cx.roll(&talk_check([mine, theirs]));
    let table = &cx.content().tables.talk;
    let row = talk_row(table, ahead);
    let gives = *table.gives(row);
    let talked = Lurking::Talked {
        leaders,
        ahead: ahead as i8,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::RIVALS_TALK, talked.into());
    match gives {
        Talk::Attack => {
            let active = Faction::Band;
            cx.push(Task::Meet { tile, active });
        }
        Talk::Part { join_at } => {
            let join = would_join(Band::of(cx.world()), tile, join_at);
            cx.push(Task::RivalsLeave(tile));
            if join {
                cx.push(Task::Join(tile));
            }
        }
    }
}

/// Those who talk to each other on a tile: the band’s leader there and that of the rivals.
pub fn talkers(band: Band<'_>, tile: RoomId) -> Option<[Figure<'_>; 2]> {
    let mine = band.leader_of(band.those_on(tile))?;
    let theirs = band.leader_of(those_on(band, tile))?;
    Some([mine, theirs])
}

/// The dice of leaders who talk; rule `rivals.talk`.
pub fn talk_check(leaders: [Figure<'_>; 2]) -> Opposed {
    Opposed {
        roles: ["dice-band-talk", "dice-band-talk-rivals"],
        sides: leaders.map(|it| Side::of(i32::from(it.rep()))),
    }
}

/// The row of the table for talks when the band’s leader is so many successes ahead.
pub fn talk_row(table: &Placed<Talk>, ahead: i32) -> TableRoll {
    table.at(i32::from(ahead < 0))
}

/// True if rivals who part in peace are outnumbered enough to offer to join; rule `rivals.join`.
pub fn would_join(band: Band<'_>, tile: RoomId, join_at: u8) -> bool {
    let (ours, others) = (band.those_on(tile).count(), those_on(band, tile).count());
    ours >= others * usize::from(join_at)
}

/// Those of the rivals who can join: weaker than the star, as long as the band has room; rules
/// `rivals.join`, `band.size` and `band.weaker`.
fn can_join<'w>(band: Band<'w>, tile: RoomId) -> impl Iterator<Item = Figure<'w>> {
    let leader = band.leading_star().map_or(0, |it| it.reputation().original);
    let members = band.members().filter(|it| !it.is_dead()).count();
    let room = members < usize::from(leader);
    those_on(band, tile).filter(move |it| room && it.reputation().original < leader)
}

/// Asks who of the rivals joins, as long as anybody can.
pub fn join(cx: &mut Cx<'_>, tile: RoomId) {
    if can_join(Band::of(cx.world()), tile).next().is_some() {
        cx.ask(Question::Join(tile));
    }
}

/// Offers those of the rivals who can join.
pub fn offer_join(band: Band<'_>, tile: RoomId, offer: &mut LegalActions<Action>) {
    let leader = band.leader_of(band.those_on(tile)).map(Figure::id);
    offer.ask(
        seat_of(band, leader.unwrap_or(FigureId(0))),
        rules::RIVALS_JOIN,
    );
    for figure in can_join(band, tile) {
        offer.add(Action::TakeIn(figure.id()));
    }
    if offer.explains() {
        let leader = band.leading_star().map_or(0, |it| it.reputation().original);
        for figure in those_on(band, tile).filter(|it| it.reputation().original >= leader) {
            offer.refuse(Action::TakeIn(figure.id()), rules::BAND_WEAKER);
        }
    }
    offer.add(Action::Enough);
}

/// Carries out a choice of [`offer_join`].
pub fn choose_join(cx: &mut Cx<'_>, tile: RoomId, act: Action) {
    if let Action::TakeIn(who) = act {
        cx.emit(rules::RIVALS_JOIN, Lurking::Joined { who }.into());
        cx.push(Task::Join(tile));
    }
}

/// The rivals who are left go their own way.
pub fn leave(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let who: SmallVec<[FigureId; 4]> = those_on(band, tile).map(Figure::id).collect();
    if !who.is_empty() {
        cx.emit(rules::RIVALS_TALK, Lurking::RivalsLeft { tile, who }.into());
    }
}
