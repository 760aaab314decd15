//! Things found, gained and lost.

use super::{
    super::{
        band::Band,
        components::{Carried, Thing},
        event::Goods,
    },
    Terms,
    dice::faces,
    names::{armour, thing, things},
    say,
};
use crate::game::{
    Narration,
    present::{detail, fine_print, line},
};

/// An event in words.
pub(super) fn narrate(band: Band<'_>, event: &Goods) -> Narration {
    match event {
        Goods::Taken {
            who,
            thing: it,
            in_use,
        } => line(
            say(match in_use {
                true => "band-log-taken-in-use",
                false => "band-log-taken",
            })
            .by(*who)
            .with("thing", thing(band, *it)),
        ),
        Goods::ItemChance { who, has, roll } => fine_print(
            say(match has {
                true => "band-log-has-items",
                false => "band-log-has-none",
            })
            .by(*who)
            .with("faces", faces(roll)),
        ),
        Goods::FoeItems { who, roll, .. } => fine_print(
            say("band-log-foe-items")
                .by(*who)
                .with("faces", faces(roll)),
        ),
        Goods::ArmourClassRolled { class, roll, .. } => fine_print(
            say("band-log-armour-class")
                .with("faces", faces(roll))
                .with("thing", armour(band, *class)),
        ),
        Goods::Found { item, roll, .. } => detail(
            say("band-log-found")
                .with("faces", faces(roll))
                .with("thing", thing(band, Thing::Item(*item))),
        ),
        Goods::UsesRolled { item, uses, .. } => fine_print(
            say("band-log-uses")
                .with("thing", thing(band, Thing::Item(*item)))
                .n(*uses),
        ),
        Goods::Gained { who, carried, .. } => detail(
            say("band-log-gained")
                .by(*who)
                .with("thing", thing(band, carried.thing)),
        ),
        Goods::Used { who, on, item, .. } => {
            let told = match who == on {
                _ if band.book()[*item].goes_with.is_some() => say("band-log-arrow").by(*who),
                true => say("band-log-drinks").by(*who),
                false => say("band-log-uses-on").by(*who).on(*on),
            };
            line(told.with("thing", thing(band, Thing::Item(*item))))
        }
        Goods::HandedOver {
            who, to, thing: it, ..
        } => line(
            say("band-log-handed-over")
                .by(*who)
                .on(*to)
                .with("thing", thing(band, *it)),
        ),
        Goods::Restored {
            who,
            points,
            wears,
            roll,
            ..
        } => {
            let told = say(match wears {
                Some(_) => "band-log-restored",
                None => "band-log-not-restored",
            });
            line(told.by(*who).n(*points).with("faces", faces(roll)))
        }
        Goods::Readied {
            who,
            thing: it,
            instead,
            ..
        } => {
            let gear = band.get(*who).map_or(&[][..], |it| it.gear());
            let away = instead.iter().filter_map(|it| gear.get(usize::from(*it)));
            let away: Vec<Carried> = away.copied().collect();
            let told = match away.is_empty() {
                true => say("band-log-readied"),
                false => say("band-log-readied-instead").with("away", things(band, &away)),
            };
            line(told.by(*who).with("thing", thing(band, *it)))
        }
        Goods::Dropped { who, .. } => detail(say("band-log-dropped").by(*who)),
        Goods::Unfit { who, item } => detail(
            say("band-log-unfit")
                .by(*who)
                .with("thing", thing(band, Thing::Item(*item))),
        ),
    }
}
