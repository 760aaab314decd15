//! Things found, gained and lost.

use super::super::{
    components::{Carried, Gear},
    event::Goods,
    writer::Writer,
};

/// Changes the world as the event says.
pub fn apply(on: &mut Writer<'_>, event: &Goods) {
    match event {
        Goods::Taken { who, thing, in_use } => {
            let carried = Carried::plain(*thing, *in_use);
            on.figure(*who, |gear: &mut Gear| gear.things.push(carried));
        }
        Goods::Gained {
            who,
            carried,
            instead,
        } => on.figure(*who, |gear: &mut Gear| {
            for place in instead {
                if let Some(other) = gear.things.get_mut(usize::from(*place)) {
                    other.in_use = false;
                }
            }
            gear.things.push(*carried);
        }),
        Goods::ItemChance { .. }
        | Goods::FoeItems { .. }
        | Goods::ArmourClassRolled { .. }
        | Goods::Found { .. }
        | Goods::UsesRolled { .. }
        | Goods::Unfit { .. } => {}
    }
}
