//! Amounts, difficulties and durations.

use super::{
    super::content::{Ability, Dc, Lasts, Plus, Rest, SaveAgain, SaveAt},
    Teller, basics, or, say,
    whens::some,
};
use crate::{
    dice::DiceExpr,
    game::{Phrase, plain},
};

/// A number of the game in minutes, above which it is said in hours.
const HOUR: u16 = 60;

/// Dice with their number, also where it is one: in this game they are *1d6*.
pub fn dice(it: DiceExpr) -> String {
    let said = it.to_string();
    match said.starts_with('d') {
        true => format!("1{said}"),
        false => said,
    }
}

/// Dice, with what is added.
pub(super) fn amount(of: DiceExpr, added: Option<Plus>) -> Phrase {
    match added {
        None => plain(dice(of)),
        Some(it) => say("dive-amount-plus")
            .with("dice", dice(of))
            .with("plus", plus(it)),
    }
}

/// What is added to dice.
pub(super) fn plus(it: Plus) -> Phrase {
    match it {
        Plus::Casting => say("dive-plus-casting"),
        Plus::Ability(it) => say("dive-plus-ability").with("ability", basics::ability(it)),
        Plus::Level => say("dive-plus-level"),
        Plus::HalfLevel => say("dive-plus-half-level"),
        Plus::Proficiency => say("dive-plus-proficiency"),
    }
}

/// A save or check with its difficulty; that of the caster goes without saying.
pub(super) fn against(roll: Phrase, dc: Dc) -> Phrase {
    match dc {
        Dc::Casting => roll,
        Dc::Fixed(n) => say("dive-dc-fixed").with("roll", roll).with("n", n),
        Dc::Ability(it) => say("dive-dc-ability")
            .with("roll", roll)
            .with("ability", basics::ability(it)),
        Dc::ByLevel(n) => say("dive-dc-by-level").with("roll", roll).with("n", n),
        Dc::Damage => say("dive-dc-damage").with("roll", roll),
    }
}

/// A save of an ability.
pub(super) fn save(it: Ability) -> Phrase {
    say("dive-word-save").with("ability", basics::ability(it))
}

/// Minutes, or hours if they are whole.
pub fn minutes(n: u16) -> Phrase {
    match n % HOUR {
        0 => say("dive-word-hours").with("n", n / HOUR),
        _ => say("dive-word-minutes").with("n", n),
    }
}

/// A rest, or the end of a fight, that something comes back or ends with.
pub(super) fn rest(it: Rest) -> Phrase {
    say(match it {
        Rest::Fight => "dive-rest-fight",
        Rest::Short => "dive-rest-short",
        Rest::Long => "dive-rest-long",
    })
}

impl Teller<'_> {
    /// How long something lasts: "for 1 minute", "until the end of your next turn". Nothing for
    /// what lasts as long as its spell, or until something ends it.
    pub fn lasts(&self, it: Lasts) -> Option<Phrase> {
        Some(match it {
            Lasts::Spell | Lasts::Ended => return None,
            Lasts::BearersTurn if !self.own => say("dive-lasts-bearers-turn"),
            Lasts::EndOfBearersTurn if !self.own => say("dive-lasts-end-of-bearers-turn"),
            Lasts::DoersTurn | Lasts::BearersTurn => self.of_doer("dive-lasts-doers-turn"),
            Lasts::EndOfDoersTurn | Lasts::EndOfBearersTurn => {
                self.of_doer("dive-lasts-end-of-doers-turn")
            }
            Lasts::Rounds(n) => say("dive-lasts-rounds").with("n", n),
            Lasts::Minutes(n) => say("dive-lasts-for").with("time", minutes(n.into())),
            Lasts::Rest(it) => say("dive-lasts-rest").with("rest", rest(it)),
            Lasts::Dive => say("dive-lasts-dive"),
            Lasts::NextRoll => say("dive-lasts-next-roll"),
        })
    }

    /// Something with how long it lasts behind it, and the save that ends it.
    pub(super) fn lasting(&self, what: Phrase, lasts: Lasts, again: Option<SaveAgain>) -> Phrase {
        let what = match self.lasts(lasts) {
            Some(lasts) => say("dive-lasting").with("what", what).with("lasts", lasts),
            None => what,
        };
        match again {
            Some(again) => say("dive-lasting-again")
                .with("what", what)
                .with("save", save_again(again)),
            None => what,
        }
    }
}

/// The save that ends something.
fn save_again(it: SaveAgain) -> Phrase {
    let key = match it.at {
        SaveAt::TurnEnds => "dive-again-turn-ends",
        SaveAt::TurnEndsUnseen => "dive-again-turn-ends-unseen",
        SaveAt::TurnBegins => "dive-again-turn-begins",
        SaveAt::Damaged => "dive-again-damaged",
        SaveAt::TurnEndsOrDamaged => "dive-again-turn-ends-or-damaged",
        SaveAt::Action => "dive-again-action",
    };
    let abilities = [Some(it.ability), it.or].into_iter().flatten();
    let ability = some(or(abilities.map(basics::ability)));
    match (it.at, it.dc) {
        (SaveAt::Action, Some(Dc::Fixed(n))) => say("dive-again-action-dc")
            .with("n", n)
            .with("ability", ability),
        (_, Some(dc)) => against(say(key).with("ability", ability), dc),
        (_, None) => say(key).with("ability", ability),
    }
}
