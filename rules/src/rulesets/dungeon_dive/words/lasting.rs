//! Effects that last: conditions, traits for a while, zones, lights, figures that are summoned.

use super::{
    super::content::{Condition, Effect, Lasts, Obscured, SaveAgain, SummonActs, Trait, Zone},
    Teller, basics, colon, gathered, or, say, series, small, traits,
    whens::some,
};
use crate::{content::Ref, game::Phrase};

impl Teller<'_> {
    /// The name of a condition, as in "poisoned".
    pub(super) fn condition(&self, named: &Ref<Condition>) -> Phrase {
        let it = self.book.condition(named);
        small(say(self.book[it].name))
    }

    /// Any of these conditions.
    pub(super) fn any_of(&self, all: &[Ref<Condition>]) -> Phrase {
        some(or(all.iter().map(|it| self.condition(it))))
    }

    pub(super) fn lasting_effect(&self, it: &Effect) -> Phrase {
        match it {
            Effect::Inflict {
                condition,
                lasts,
                save_again,
            } => self.lasting(self.condition(condition), *lasts, *save_again),
            Effect::Give {
                traits,
                lasts,
                save_again,
            } => self.give(traits, *lasts, *save_again),
            Effect::Zone(zone) => self.zone(zone),
            Effect::Shine { bright, dim, lasts } => {
                let shine = say("dive-effect-shine")
                    .with("bright", *bright)
                    .with("dim", *dim);
                self.lasting(shine, *lasts, None)
            }
            Effect::RaiseMost { points, lasts } => {
                let raise = say("dive-effect-raise-most").with("n", *points);
                self.lasting(raise, *lasts, None)
            }
            Effect::Summon { .. } => some(self.summon_one_of(std::slice::from_ref(it))),
            _ => say("dive-word-nothing"),
        }
    }

    /// Traits with how long they last, and what ends them before.
    fn give(&self, all: &[Trait], lasts: Lasts, again: Option<SaveAgain>) -> Phrase {
        let (ends, held): (Vec<&Trait>, Vec<&Trait>) =
            all.iter().partition(|it| traits::is_an_end(it));
        let apart = held.len() > 1 && held.iter().any(|it| traits::stands_alone(it));
        let long = apart || held.iter().any(|it| traits::is_long(it));
        let held = some(self.traits_of(&held));
        let held = match self.lasts(lasts) {
            Some(lasts) if long => self.lasting(colon(lasts, held), Lasts::Ended, again),
            _ => self.lasting(held, lasts, again),
        };
        let ends = ends.into_iter().map(|it| self.trait_of(it));
        some(series([held].into_iter().chain(ends)))
    }

    /// One of several conditions, or of several traits that say the same of different things.
    pub(super) fn give_one_of(&self, options: &[Effect]) -> Option<Phrase> {
        let mut things = Vec::new();
        let mut how = None;
        for option in options {
            let (said, of, lasts, again) = match option {
                Effect::Inflict {
                    condition,
                    lasts,
                    save_again,
                } => (None, self.condition(condition), *lasts, *save_again),
                Effect::Give {
                    traits,
                    lasts,
                    save_again,
                } => {
                    let [only] = &traits[..] else {
                        return None;
                    };
                    let (said, of) = self.about(only)?;
                    (Some(said), self.things(vec![of]), *lasts, *save_again)
                }
                _ => return None,
            };
            things.push(of);
            let same = how.get_or_insert((said.clone(), lasts, again));
            if *same != (said, lasts, again) {
                return None;
            }
        }
        let (said, lasts, again) = how?;
        let things = some(or(things));
        let said = match said {
            Some(said) => said.with("of", things),
            None => things,
        };
        Some(self.lasting(said, lasts, again))
    }

    /// Figures that are summoned, one kind of those that the options name; nothing if an option is
    /// something else.
    pub(super) fn summon_one_of(&self, options: &[Effect]) -> Option<Phrase> {
        let mut names = Vec::new();
        let mut how = None;
        for option in options {
            let Effect::Summon {
                foe,
                count,
                acts,
                lasts,
            } = option
            else {
                return None;
            };
            let foe = self.book.foes.find(foe)?;
            names.push(small(say(self.book[foe].name)));
            if *how.get_or_insert((*count, *acts, *lasts)) != (*count, *acts, *lasts) {
                return None;
            }
        }
        let (count, acts, lasts) = how?;
        let key = match acts {
            SummonActs::OwnTurn => "dive-summon-own-turn",
            SummonActs::Bonus => "dive-summon-bonus",
            SummonActs::Familiar => "dive-summon-familiar",
            SummonActs::Double => "dive-summon-double",
        };
        let summoned = say("dive-effect-summon")
            .with("n", count)
            .with("foe", some(or(names)));
        let summoned = self.lasting(summoned, lasts, None);
        Some(self.of_doer(key).with("summoned", summoned))
    }

    /// A zone: how long, what it is like, and what befalls whoever is in it.
    fn zone(&self, zone: &Zone) -> Phrase {
        let name = zone.name.as_ref();
        let head = match name.map(|name| small(Phrase::new(name.clone()))) {
            Some(name) => Some(self.lasting(name, zone.lasts, None)),
            None => self.lasts(zone.lasts),
        };
        let mut parts: Vec<Phrase> = head.into_iter().chain(zone_is(zone)).collect();
        if zone.follows {
            parts.push(self.of_doer("dive-zone-follows"));
        }
        if zone.moves > 0 {
            parts.push(say("dive-zone-moves").with("n", zone.moves));
        }
        if !zone.only.is_empty() {
            let kinds = zone.only.iter().map(|it| basics::creature_kinds(*it));
            parts.push(say("dive-zone-only").with("kinds", some(super::and(kinds))));
        }
        if zone.spares_allies {
            parts.push(self.of_doer("dive-zone-spares-allies"));
        }
        let other = self.of_own(false);
        let inside = other.traits(&zone.traits);
        let inside = inside.map(|it| colon(say("dive-zone-inside"), it));
        let parts = parts.into_iter().map(|it| (it, false));
        let parts = parts.chain(inside.map(|it| (it, true)));
        let hooks = other.hooks(zone).into_iter().map(|it| (it, true));
        some(gathered(parts.chain(hooks)))
    }

    /// What happens in a zone: moments with the same effects go together.
    fn hooks(&self, zone: &Zone) -> Vec<Phrase> {
        let mut hooks: Vec<(&[Effect], Vec<Phrase>)> = Vec::new();
        for (does, key) in [
            (&zone.appears, "dive-zone-appears"),
            (&zone.enters, "dive-zone-enters"),
            (&zone.turn_begins, "dive-zone-turn-begins"),
            (&zone.turn_ends, "dive-zone-turn-ends"),
            (&zone.each_step, "dive-zone-each-step"),
        ] {
            match hooks.iter_mut().find(|(other, _)| *other == &does[..]) {
                _ if does.is_empty() => {}
                Some((_, moments)) => moments.push(say(key)),
                None => hooks.push((does, vec![say(key)])),
            }
        }
        let hooks = hooks.into_iter().map(|(does, moments)| {
            let who = say("dive-zone-whoever").with("moments", some(or(moments)));
            colon(who, self.does(does))
        });
        hooks.collect()
    }
}

/// What a zone is like by itself.
fn zone_is(zone: &Zone) -> Vec<Phrase> {
    let obscured = zone.obscured.map(|it| match it {
        Obscured::Lightly => "dive-zone-lightly",
        Obscured::Heavily => "dive-zone-heavily",
    });
    let is = [
        zone.difficult.then_some("dive-zone-difficult"),
        obscured,
        zone.silent.then_some("dive-zone-silent"),
        zone.solid.then_some("dive-zone-solid"),
    ];
    let light = zone.light.map(basics::light);
    is.into_iter().flatten().map(say).chain(light).collect()
}
