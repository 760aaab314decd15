//! Arrows that hit harder than those that come with a bow.

use super::{
    Cx,
    components::FigureId,
    content::{Effect, ItemIx, WeaponIx},
    draughts,
    figure::Figure,
    finds,
};

/// An arrow that somebody has for the bow in their hands.
#[derive(Clone, Copy)]
pub struct Arrow {
    /// Its place among what they carry.
    pub place: u8,
    pub item: ItemIx,
    /// Number of these that are left.
    pub left: u8,
    /// The impact of a shot with one.
    pub impact: u8,
}

/// The heaviest arrow that somebody has for a weapon, if it is heavier than what the weapon shoots
/// anyway; rule `item.keen_arrows`, section 29.1.4.
pub fn for_weapon(who: Figure<'_>, weapon: WeaponIx) -> Option<Arrow> {
    let book = who.band().book();
    let plain = book[weapon].shot.as_ref()?.impact;
    let arrows = who.gear().iter().zip(0_u8..).filter_map(|(it, place)| {
        let item = draughts::left_of(it)?;
        let fits = *book[item].goes_with.as_ref()?.id() == book[weapon].id
            && finds::fits(book, who, item).is_ok();
        let impact = book[item].grants.iter().find_map(|it| match it {
            Effect::ShotImpact(impact) => Some(*impact),
            _ => None,
        })?;
        (fits && impact > plain).then_some(Arrow {
            place,
            item,
            left: it.uses,
            impact,
        })
    });
    arrows.min_by_key(|it| (std::cmp::Reverse(it.impact), it.place))
}

/// An arrow is gone, hit or miss; rule `item.keen_arrows`.
pub fn spend(cx: &mut Cx<'_>, who: FigureId, arrow: Arrow) {
    draughts::use_on(cx, who, who, arrow.place);
}
