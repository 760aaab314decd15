//! Loads: how many things somebody can carry, and what they cost in tiles.

use super::{
    band::Band,
    components::{Carried, FigureId, Thing},
    content::FindKind,
    figure::Figure,
    gear,
};

/// How what a figure carries slows it, the worse the later; rule `item.load`, section 32.2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Load {
    /// It moves as it likes.
    Free,
    /// It cannot move fast.
    NoHaste,
    /// Nor can it move two turns in a row.
    EveryOtherTurn,
}

impl Figure<'_> {
    /// Number of things that count: all but armour and one piece of clothing that it wears, the
    /// shield on its arm, and what grows on it.
    pub fn burden(self) -> usize {
        let book = self.band().book();
        let is_clothing = |it: &Carried| matches!(it.thing, Thing::Item(item) if book[item].kind == FindKind::Clothing);
        let (grown, mut clothed) = (!self.race().worn, false);
        let counts = |it: &&Carried| {
            let clothing = it.in_use && is_clothing(it) && !std::mem::replace(&mut clothed, true);
            let worn = gear::is_armour(it) || it.thing == Thing::Shield || clothing;
            let claws = grown && matches!(it.thing, Thing::Weapon(_));
            !(it.in_use && (worn || claws))
        };
        self.gear().iter().filter(counts).count()
    }

    /// How its load slows it. Reputation counts as it is now.
    pub fn load(self) -> Load {
        self.load_with(0)
    }

    /// How it would be slowed by one thing more.
    pub fn load_with_one_more(self) -> Load {
        self.load_with(1)
    }

    fn load_with(self, more: usize) -> Load {
        let (figures, rep) = (&self.band().book().figures, usize::from(self.rep()));
        let most = |times: u8| usize::from(times) * rep;
        if self.gear().len() + more <= most(figures.load) {
            return Load::Free;
        }
        let burden = self.burden() + more;
        let within = |times: u8| burden <= most(times);
        match () {
            () if within(figures.load) => Load::Free,
            () if within(figures.load_without_haste) => Load::NoHaste,
            () => Load::EveryOtherTurn,
        }
    }
}

impl Band<'_> {
    /// How the load of a figure slows it; of nobody there, not at all.
    pub(super) fn load_of(self, who: FigureId) -> Load {
        self.get(who).map_or(Load::Free, Figure::load)
    }
}
