//! False pictures of somebody, one of which an attack may hit instead; rule `magic.spells`.

use super::super::{
    Cx,
    checks::Hit,
    components::{Blow, FigureId},
    content::{Ability, Trait},
    effects::lasting,
    event::Magic,
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::Sheet,
};
use crate::dice::{Check, Die, Sum};

/// The least on a d20 by which an attack goes for a picture and not for its original, by how many
/// pictures are left.
const LEAST: [i32; 4] = [21, 11, 8, 6];

/// A picture that is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    lasting: u16,
    left: u8,
    pub ac: i32,
}

/// Rolls whether an attack goes for a picture.
pub fn chosen(cx: &mut Cx<'_>, blow: Blow) -> Option<Picture> {
    let play = Play::of(cx.world());
    let (by, on) = (play.get(blow.by)?, play.get(blow.on)?);
    let picture = seen_by(by, &Sheet::of(on))?;
    let least = LEAST[usize::from(picture.left).min(LEAST.len() - 1)];
    let check = Sum::of("dice-dive-pictures", 1, Die::D20).at_least(least);
    let (roll, fooled) = check.roll(cx.chance());
    let event = Magic::PictureRolled {
        who: blow.on,
        by: blow.by,
        side: Play::of(cx.world()).figure(blow.by).side(),
        roll: Box::new(roll),
        fooled,
    };
    cx.emit(rules::MAGIC_SPELLS, event.into());
    fooled.then_some(picture)
}

/// The pictures of somebody that an attacker takes for them. Whoever needs no eyes is not fooled.
pub fn seen_by(by: Figure<'_>, on: &Sheet<'_>) -> Option<Picture> {
    of(on).filter(|_| place::by_eyes(by, on.figure))
}

/// The pictures of somebody, if any are left.
fn of(sheet: &Sheet<'_>) -> Option<Picture> {
    let all = &sheet.figure.lasts().all;
    sheet.plain().find_map(|(by, held)| {
        let Trait::Pictures(count) = held else {
            return None;
        };
        let lasting = all.iter().find(|it| Some(it.id) == by.lasting)?;
        let left = count.saturating_sub(lasting.lost);
        (left > 0).then(|| Picture {
            lasting: lasting.id,
            left,
            ac: 10 + sheet.modifier(Ability::Dexterity),
        })
    })
}

/// A picture that is hit is gone, and all of it with the last.
pub fn struck(cx: &mut Cx<'_>, who: FigureId, picture: Picture, hit: Hit) {
    if hit == Hit::Miss {
        return;
    }
    let lasting = picture.lasting;
    let event = Magic::PictureGone { who, lasting };
    cx.emit(rules::MAGIC_SPELLS, event.into());
    if picture.left == 1 {
        lasting::end(cx, who, lasting, rules::MAGIC_SPELLS);
    }
}
