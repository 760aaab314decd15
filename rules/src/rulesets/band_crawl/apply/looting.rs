//! Treasure below ground.

use super::{
    super::{
        components::{Carried, Condition, FigureId, Gear, Thing},
        event::{Looting, Source},
        hoard::{Coins, Hoard},
        writer::Writer,
    },
    fighting,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Looting) {
    match event {
        Looting::TreasureRolled { tile, from, .. } => {
            if *from == Source::Last {
                let there = on.band().those_on(*tile).map(|it| it.id()).collect();
                on.state().hoard.looters = there;
            }
            let tiles = &mut on.state().below.dungeon.tiles;
            if let (Source::Room | Source::Last, Some(tile)) =
                (from, tiles.get_mut(usize::from(tile.0)))
            {
                tile.looted = true;
            }
        }
        Looting::Killed { who, by } => {
            fighting::gone(on, *who, Condition::Dead);
            acted(on, *by);
        }
        Looting::Bound { who, by } => {
            fighting::gone(on, *who, Condition::Out);
            acted(on, *by);
        }
        Looting::NoQuarter => on.state().below.no_quarter = true,
        Looting::Stripped { who } => on.figure(*who, |gear: &mut Gear| {
            gear.things.retain(|it| !matches!(it.thing, Thing::Item(_)));
        }),
        Looting::CoinsFound { who, coins, .. } => on.state().hoard.add(*who, *coins),
        Looting::FindTaken { who, find } => {
            let carried = Carried {
                found: true,
                ..*find
            };
            on.figure(*who, |gear: &mut Gear| gear.things.push(carried));
        }
        Looting::CoinsPassed { from, to } => {
            let hoard = &mut on.state().hoard;
            let coins = hoard.of(*from);
            hoard.coins.retain(|(it, _)| it != from);
            hoard.add(*to, coins);
        }
        Looting::CoinsDropped { who, coins } => {
            let carried = on.state().hoard.coins.iter_mut();
            for (_, carried) in carried.filter(|(it, _)| it == who) {
                *carried = carried.without(*coins);
            }
            on.state().hoard.coins.retain(|(_, it)| !it.is_nothing());
        }
        Looting::CoinsLost { who } => on.state().hoard.coins.retain(|(it, _)| it != who),
        Looting::TreasureChance {
            tile,
            from: Source::Risen,
            ..
        } => {
            let tiles = &mut on.state().below.dungeon.tiles;
            if let Some(tile) = tiles.get_mut(usize::from(tile.0)) {
                tile.looted = true;
            }
        }
        Looting::TreasureChance { .. } | Looting::FindLeft { .. } => {}
    }
}

/// Whoever sees to one of the fallen during a fight does nothing else in that turn.
fn acted(on: &mut Writer<'_>, by: Option<FigureId>) {
    if let Some(by) = by {
        fighting::change(on, |fight| fight.done.push(by));
    }
}

impl Hoard {
    fn add(&mut self, who: FigureId, coins: Coins) {
        match self.coins.iter_mut().find(|(it, _)| *it == who) {
            Some((_, mine)) => *mine = mine.and(coins),
            None => self.coins.push((who, coins)),
        }
    }
}
