//! Acts: what can be done, at what price.

use super::{
    super::content::{Act, Aim, Cost, Count, Effect, Pool, Range, Rest, Time},
    Teller, aims, amounts, basics, colon, commas, gathered, say, sentence,
    whens::{Side, some},
};
use crate::game::Phrase;

impl Teller<'_> {
    /// An act in sentences. One with a name begins with it, as on a foe's card.
    pub fn act(&self, act: &Act) -> Phrase {
        let name = act.name.as_ref().map(|it| Phrase::new(it.clone()));
        let head = match (name, commas(self.notes(act))) {
            (Some(name), Some(notes)) => {
                say("dive-told-act").with("name", name).with("notes", notes)
            }
            (Some(name), None) => name,
            (None, notes) => some(notes),
        };
        say("dive-word-sentences")
            .with("a", sentence(head))
            .with("b", sentence(self.body(act)))
    }

    /// An act within a sentence.
    pub(super) fn act_within(&self, act: &Act) -> Phrase {
        let notes = some(commas(self.notes(act)));
        let head = match &act.name {
            Some(name) => say("dive-told-act-within")
                .with("name", Phrase::new(name.clone()))
                .with("notes", notes),
            None => say("dive-told-act-within-unnamed").with("notes", notes),
        };
        colon(head, self.body(act))
    }

    /// Time, price and whatever else stands before what it does. A plain action goes without
    /// saying behind a name.
    fn notes(&self, act: &Act) -> Vec<Phrase> {
        let mut notes = Vec::new();
        if act.name.is_none() || act.time != Time::Action {
            notes.push(time(act.time));
        }
        notes.extend(act.cost.map(cost));
        notes.extend(
            act.recharge
                .map(|n| say("dive-told-act-recharge").with("n", n)),
        );
        notes.extend(
            act.per_day
                .map(|n| say("dive-told-act-per-day").with("n", n)),
        );
        if let Some(whens) = self.whens(&act.needs, Side::Against) {
            notes.push(say("dive-told-act-only").with("whens", whens));
        }
        if act.concentration {
            notes.push(say("dive-told-act-concentration"));
        }
        notes
    }

    /// Whom it is meant for, and what it does.
    fn body(&self, act: &Act) -> Phrase {
        let aim = aims::aim(act.time, act.aim, act.range, act.area);
        self.framed(act.aim, act.range, aim, &act.does)
    }

    /// What happens to those that something is meant for.
    pub(super) fn framed(
        &self,
        aim: Aim,
        range: Range,
        whom: Option<Phrase>,
        does: &[Effect],
    ) -> Phrase {
        let teller = self.of_own(aim == Aim::Oneself);
        let one = matches!(aim, Aim::Foes(1) | Aim::Creatures(1));
        match (does, whom) {
            // An attack says itself how far it reaches, and a way past traps needs no target.
            ([first @ Effect::Attack { .. }, rest @ ..], Some(_)) if one => {
                let first = (teller.attack(first, range), true);
                some(gathered([first].into_iter().chain(teller.parts(rest))))
            }
            ([Effect::Strike, ..], Some(_)) if one => teller.does(does),
            ([Effect::Overcome(_)], Some(_)) | (_, None) => teller.does(does),
            ([Effect::Times(n, list)], Some(whom)) => say("dive-effect-times-at")
                .with("n", *n)
                .with("whom", whom)
                .with("does", teller.does(list)),
            ([Effect::If { so, then, or_else }], Some(whom)) if or_else.is_empty() => {
                let so = some(teller.whens(so, Side::Target));
                let whom = say("dive-word-comma").with("a", whom).with("b", so);
                colon(whom, teller.does(then))
            }
            (_, Some(whom)) => colon(whom, teller.does(does)),
        }
    }
}

/// The time that something takes.
pub fn time(it: Time) -> Phrase {
    match it {
        Time::Action => say("dive-time-action"),
        Time::Bonus => say("dive-time-bonus"),
        Time::Reaction(it) => say("dive-time-reaction").with("moment", aims::moment(it)),
        Time::OneAttack => say("dive-time-one-attack"),
        Time::Free => say("dive-time-free"),
        Time::Minutes(n) => amounts::minutes(n),
    }
}

fn cost(it: Cost) -> Phrase {
    match it {
        Cost::Uses(n) => say("dive-cost-uses").with("n", n),
        Cost::Slot(n) => say("dive-cost-slot").with("circle", circle(n)),
        Cost::HitDie => say("dive-cost-hit-die"),
        Cost::UsedUp => say("dive-cost-used-up"),
        Cost::OnceATurn => say("dive-cost-once-a-turn"),
    }
}

/// A circle of spells: "1st".
pub fn circle(n: u8) -> Phrase {
    say("dive-word-circle").with("n", n)
}

/// So many slots of a circle.
pub fn slots(n: u8, of: u8) -> Phrase {
    say("dive-word-slots")
        .with("n", n)
        .with("circle", circle(of))
}

/// How often something can be used, and what gives its uses back.
pub(super) fn pool(it: &Pool) -> Phrase {
    let uses = match it.uses {
        Count::Fixed(n) => say("dive-pool-fixed").with("n", n),
        Count::Ability(it) => say("dive-pool-ability").with("ability", basics::ability(it)),
        Count::PerLevel(n) => say("dive-pool-per-level").with("n", n),
        Count::Column => say("dive-pool-column"),
    };
    if let Some(dice) = it.dawn {
        let dice = amounts::dice(dice);
        return say("dive-pool-dawn").with("uses", uses).with("dice", dice);
    }
    let key = match it.back {
        Rest::Fight => "dive-pool-per-fight",
        Rest::Short => "dive-pool-per-short-rest",
        Rest::Long => "dive-pool-per-long-rest",
    };
    say(key).with("uses", uses)
}
