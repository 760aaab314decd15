//! Treasure of rooms, of secret rooms and of the last tile, and who carries it.

use smallvec::SmallVec;

use super::{
    Cx,
    band::Band,
    captives,
    checks::{Amounting, Possible},
    components::{Carried, Condition, Faction, FigureId, Place},
    content::{Amount, TileKind},
    creation::seat_of,
    event::{Looting, Source},
    figure::Figure,
    finds,
    hoard::Coins,
    rules, shares,
    step::{Action, Question, Task},
    switching,
};
use crate::{
    dungeon::RoomId,
    game::{LegalActions, RuleId},
};

/// Loots a tile once nobody hostile is left on it: a room, or the last tile of the dungeon with one
/// more for each point of the Big Bad; rules `treasure.room` and `treasure.last`, sections 40.1 and
/// 41.0.
pub fn loot(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let dungeon = &band.state().below.dungeon;
    let Some(it) = dungeon.tiles.get(usize::from(tile.0)) else {
        return;
    };
    let risen = it.risen;
    if risen > 0 && !it.looted && !band.is_held(tile, Faction::Foes) {
        return possible(cx, tile, Source::Risen, risen);
    }
    let is_last = dungeon.last_tile() == Some(tile);
    let has_one = is_last || it.kind == TileKind::Room && it.counts;
    if it.looted
        || !has_one
        || band.those_on(tile).next().is_none()
        || band.is_held(tile, Faction::Foes)
    {
        return;
    }
    let big_bad = band.state().quest.big_bad.and_then(|it| band.get(it));
    match is_last {
        true => {
            let bonus = big_bad.map_or(0, |it| it.reputation().original);
            roll(cx, tile, Source::Last, bonus);
            captives::find(cx, tile);
        }
        false => roll(cx, tile, Source::Room, 0),
    }
}

/// Sees whether a secret room holds treasure, and rolls it with a bonus; rules `secret.risen` and
/// `secret.trap_treasure`, sections 37.1.3 to 37.1.5.
pub fn possible(cx: &mut Cx<'_>, tile: RoomId, from: Source, bonus: u8) {
    if Band::of(cx.world()).those_on(tile).next().is_none() {
        return;
    }
    let check = Possible {
        role: "dice-band-treasure-chance",
        up_to: cx.content().figures.secret_treasure_on,
    };
    let (roll_of, there) = cx.roll(&check);
    let event = Looting::TreasureChance {
        tile,
        from,
        there,
        roll: Box::new(roll_of),
    };
    cx.emit(rule_of(from), event.into());
    if there {
        roll(cx, tile, from, bonus);
    }
}

fn rule_of(from: Source) -> RuleId {
    match from {
        Source::Room => rules::TREASURE_ROOM,
        Source::Last => rules::TREASURE_LAST,
        Source::Risen => rules::SECRET_RISEN,
        Source::Trap => rules::SECRET_TRAP_TREASURE,
    }
}

/// A roll on the table of treasure for those on a tile: coins for the leader to carry, then each
/// find by the table of its kind; rule `treasure.roll`, section 40.0.
fn roll(cx: &mut Cx<'_>, tile: RoomId, from: Source, bonus: u8) {
    let table = &cx.content().tables.treasure;
    let check = table.check("dice-band-treasure", |_| i32::from(bonus));
    let (roll, row) = cx.roll(&check);
    let rolled = Looting::TreasureRolled {
        tile,
        from,
        bonus,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rule_of(from), rolled.into());
    let (band, found) = (Band::of(cx.world()), table.gives(row));
    let Some(leader) = band.leader_of(band.those_on(tile)).map(Figure::id) else {
        return;
    };
    for (metal, amount) in [found.bronze, found.silver, found.gold]
        .into_iter()
        .enumerate()
    {
        if let Some(amount) = amount {
            coins(cx, leader, metal, amount);
        }
    }
    let mut finds = SmallVec::<[Task; 8]>::new();
    for (kind, count) in &found.finds {
        for _ in 0..*count {
            let find = finds::find(cx, *kind);
            finds.push(Task::HandOut { tile, find });
        }
    }
    cx.push_all(finds);
}

fn coins(cx: &mut Cx<'_>, who: FigureId, metal: usize, amount: Amount) {
    let role = "dice-band-coins";
    let (roll, number) = cx.roll(&Amounting { role, amount });
    let number = |of| if of == metal { number as u16 } else { 0 };
    let coins = Coins {
        bronze: number(0),
        silver: number(1),
        gold: number(2),
    };
    let roll = Box::new(roll);
    cx.emit(
        rules::TREASURE_ROLL,
        Looting::CoinsFound { who, coins, roll }.into(),
    );
}

// Who carries it

/// True if somebody can carry one thing more; rule `item.load`, section 32.2.
pub fn has_room(figure: Figure<'_>) -> bool {
    let times = figure.band().book().figures.load_every_other_turn;
    figure.burden() < usize::from(times) * usize::from(figure.rep())
}

/// Those on a tile who can carry one thing more.
fn bearers<'w>(band: Band<'w>, tile: RoomId) -> impl Iterator<Item = Figure<'w>> {
    band.those_on(tile).filter(|it| has_room(*it))
}

/// Gives a find to whoever carries it for all: there is nothing to ask where only one can.
pub fn hand_out(cx: &mut Cx<'_>, tile: RoomId, find: Carried) {
    let band = Band::of(cx.world());
    let can: SmallVec<[FigureId; 8]> = bearers(band, tile).map(Figure::id).collect();
    let (rule, event) = match can[..] {
        [] => (rules::ITEM_LOAD, Looting::FindLeft { tile, find }),
        [who] => (rules::TREASURE_ROLL, Looting::FindTaken { who, find }),
        _ => return cx.ask(Question::HandOut { tile, find }),
    };
    cx.emit(rule, event.into());
}

/// Offers everybody on a tile a find to carry, and to leave it; those who can use it, to do so at once, since
/// nobody fights there; rules `treasure.roll`, `item.load` and `item.switch`.
pub fn offer_find(
    band: Band<'_>,
    (tile, find): (RoomId, Carried),
    offer: &mut LegalActions<Action>,
) {
    let leader = band.leader_of(band.those_on(tile)).map(Figure::id);
    let leader = leader.unwrap_or(FigureId(0));
    offer.ask(seat_of(band, leader), rules::TREASURE_ROLL);
    for figure in band.those_on(tile) {
        let act = Action::Bear(figure.id());
        match has_room(figure) {
            true => offer.add(act),
            false => offer.refuse(act, rules::ITEM_LOAD),
        }
    }
    offer.add(Action::LeaveLying);
    let readies = |it: &Figure<'_>| shares::instead(band.book(), *it, find.thing).is_some();
    for figure in band.those_on(tile).filter(|it| has_room(*it)) {
        if readies(&figure) {
            offer.add(Action::BearReady(figure.id()));
        }
    }
}

/// Carries out a choice of [`offer_find`].
pub fn choose_find(cx: &mut Cx<'_>, tile: RoomId, find: Carried, act: Action) {
    let event = match act {
        Action::Bear(who) | Action::BearReady(who) => Looting::FindTaken { who, find },
        _ => Looting::FindLeft { tile, find },
    };
    cx.emit(rules::TREASURE_ROLL, event.into());
    if let Action::BearReady(who) = act {
        let carried = Band::of(cx.world()).figure(who).gear().len();
        switching::ready(cx, who, carried.saturating_sub(1) as u8);
    }
}

/// The leader on a tile takes over the coins of those who went down there. Those of the dead are
/// lost where nobody is left to take them, or foes hold the tile; rule `coin.shares`.
pub fn pass_coins(cx: &mut Cx<'_>, tile: RoomId) {
    let band = Band::of(cx.world());
    let leader = band.leader_of(band.those_on(tile)).map(Figure::id);
    let leader = leader.filter(|_| !band.is_held(tile, Faction::Foes));
    let coins = band.state().hoard.coins.iter();
    let fallen = coins.filter_map(|(who, _)| {
        let stance = band.get(*who)?.stance();
        match (stance.condition, leader) {
            (Condition::Out, Some(_)) if stance.place == Place::Tile(tile) => Some(*who),
            (Condition::Dead, _) => Some(*who),
            _ => None,
        }
    });
    let fallen: SmallVec<[FigureId; 2]> = fallen.collect();
    for from in fallen {
        let event = match leader {
            Some(to) => Looting::CoinsPassed { from, to },
            None => Looting::CoinsLost { who: from },
        };
        cx.emit(rules::COIN_SHARES, event.into());
    }
}
