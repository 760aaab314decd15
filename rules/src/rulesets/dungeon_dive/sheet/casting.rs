//! What somebody casts with; rules `magic.spells` and `race.list`.

use super::Sheet;
use crate::rulesets::dungeon_dive::content::{Ability, Book, ClassIx, Source, SpellIx};

impl Sheet<'_> {
    /// The modifier that it casts with.
    pub fn casting(&self) -> i32 {
        self.figure.casting().map_or(0, |it| self.modifier(it))
    }

    /// The modifier that it casts something with.
    pub fn casting_by(&self, source: Source) -> i32 {
        self.casts_by(source).map_or(0, |it| self.modifier(it))
    }

    /// The difficulty of saves against its spells.
    pub fn spell_dc(&self) -> i32 {
        self.dc_of(self.casting())
    }

    /// The difficulty of saves against something that it casts.
    pub fn spell_dc_by(&self, source: Source) -> i32 {
        self.dc_of(self.casting_by(source))
    }

    fn dc_of(&self, casting: i32) -> i32 {
        let foe = self.figure.foe().and_then(|foe| foe.casting.as_ref());
        let own = 8 + self.figure.proficiency() + casting;
        foe.map_or(own, |it| i32::from(it.dc))
    }

    /// The ability that it casts something by: that of its class or record, but that of another class
    /// for a cantrip that the race has from there.
    pub fn casts_by(&self, source: Source) -> Option<Ability> {
        let of_race = match source {
            Source::Spell(spell) => self.by_race(spell),
            _ => None,
        };
        of_race.or_else(|| self.figure.casting())
    }

    /// The ability of a cantrip that the race has from another class.
    fn by_race(&self, spell: SpellIx) -> Option<Ability> {
        let hero = self.figure.hero()?;
        let book = self.figure.play().book();
        let lender = book[hero.race].cantrip_of.as_ref()?;
        let (own, lender) = (hero.class, book.classes.find(lender)?);
        let cantrip = book[spell].circle == 0;
        let lent = cantrip && teaches(book, lender, spell) && !teaches(book, own, spell);
        let casting = book[lender].casting.as_ref()?;
        lent.then_some(casting.ability)
    }
}

/// True for a spell on the list of a class.
fn teaches(book: &Book, class: ClassIx, spell: SpellIx) -> bool {
    let id = &book[class].id;
    book[spell].classes.iter().any(|it| it.id() == id)
}
