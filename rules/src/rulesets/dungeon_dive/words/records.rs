//! Whole records in words: what a spell, a feature, an item or a foe does.

use super::{
    super::content::{
        Act, Components, Condition, DamageKind, Effect, Feature, Foe, FoeCasting, Form, Gear,
        Higher, Idea, Lasts, MagicItem, Routine, Skill, Spell, Terrain, Trait, Trap,
    },
    Teller, acts, aims, amounts, and, basics, commas, effects, or, say, sentence, sentences, small,
    whens::some,
};
use crate::{content::Ref, game::Phrase};

impl Teller<'_> {
    /// The name of a spell.
    pub(super) fn spell_named(&self, named: &Ref<Spell>) -> Phrase {
        match self.book.spells.find(named) {
            Some(it) => say(self.book[it].name),
            None => say("dive-word-nothing"),
        }
    }

    /// What a spell does: its targets, its effects, how long it lasts, what a higher slot changes.
    pub fn spell(&self, it: &Spell) -> Phrase {
        let whom = aims::aim(it.time, it.aim, it.range, it.area);
        let does = self.framed(it.aim, it.range, whom, &it.does);
        let mut said = vec![sentence(does)];
        said.extend(self.spell_lasts(it).map(sentence));
        let then = it.then.iter().map(|act| self.act(act));
        said.extend(then.map(|act| say("dive-told-spell-then").with("act", act)));
        if let Some(more) = commas(it.higher.iter().map(|it| higher(*it))) {
            let circle = acts::circle(it.circle);
            let more = say("dive-told-spell-higher")
                .with("circle", circle)
                .with("more", more);
            said.push(sentence(more));
        }
        if it.circle == 0 && it.does.iter().any(grows) {
            let levels = self.book.figures.cantrips_at.iter();
            let levels = some(and(levels.map(crate::game::plain)));
            said.push(sentence(
                say("dive-told-spell-grows").with("levels", levels),
            ));
        }
        some(sentences(said))
    }

    fn spell_lasts(&self, it: &Spell) -> Option<Phrase> {
        let lasts = self.lasts(it.lasts)?;
        Some(match (it.concentration, it.lasts) {
            (true, Lasts::Minutes(n)) => {
                say("dive-told-spell-concentration-up-to").with("time", amounts::minutes(n.into()))
            }
            (true, _) => say("dive-told-spell-concentration").with("lasts", lasts),
            (false, _) => say("dive-told-spell-lasts").with("lasts", lasts),
        })
    }

    /// The components of a spell.
    pub fn components(&self, it: &Components) -> Phrase {
        let parts = [
            (it.words, "dive-component-words"),
            (it.hands, "dive-component-hands"),
            (
                it.material && it.costly.is_none(),
                "dive-component-material",
            ),
        ];
        let parts = parts.into_iter().filter(|(has, _)| *has);
        let costly = it.costly.as_ref().map(|(gear, used_up)| {
            let gear = self.book.gear.find(gear);
            let name = gear.map(|it| small(say(self.book[it].name)));
            let key = match used_up {
                true => "dive-component-used-up",
                false => "dive-component-costly",
            };
            say(key).with("gear", some(name))
        });
        some(commas(parts.map(|(_, key)| say(key)).chain(costly)))
    }

    /// What a condition does.
    pub fn condition_does(&self, it: &Condition) -> Phrase {
        sentence(some(self.traits(&it.traits)))
    }

    /// What a feature does.
    pub fn feature(&self, it: &Feature) -> Phrase {
        let mut said = self.works(&it.traits, &it.acts);
        said.extend(it.pool.as_ref().map(acts::pool).map(sentence));
        if let Some(spells) = and(it.spells.iter().map(|it| self.spell_named(it))) {
            said.push(sentence(
                say("dive-word-always-prepared").with("spells", spells),
            ));
        }
        said.extend(ideas_in_a_sentence(&it.ideas));
        some(sentences(said))
    }

    /// What a piece of gear does; nothing if it is only carried.
    pub fn gear(&self, it: &Gear) -> Option<Phrase> {
        let mut said = self.works(&it.traits, &it.acts);
        said.extend(ideas_in_a_sentence(&it.ideas));
        sentences(said)
    }

    /// What a magic item does.
    pub fn item(&self, it: &MagicItem) -> Phrase {
        let mut said = Vec::new();
        if it.plus > 0 {
            let key = match it.form {
                Form::Armour(_) => "dive-told-item-plus-ac",
                _ => "dive-told-item-plus",
            };
            said.push(sentence(say(key).with("n", it.plus)));
        }
        said.extend(self.works(&it.traits, &it.acts));
        for cast in &it.spells {
            let spell = self.spell_named(&cast.spell);
            let spell = say("dive-told-item-casts").with("spell", spell);
            let spell = spell.with("n", cast.charges).with("dc", cast.dc);
            said.push(sentence(spell));
        }
        said.extend(it.charges.as_ref().map(acts::pool).map(sentence));
        said.extend(ideas_in_a_sentence(&it.ideas));
        some(sentences(said))
    }

    /// What a foe is immune to, what is so of it and what it can do.
    pub fn foe(&self, it: &Foe) -> Phrase {
        let mut said = Vec::new();
        let kinds = [
            ("dive-told-foe-resists", &it.resists),
            ("dive-told-foe-immune", &it.immune),
            ("dive-told-foe-vulnerable", &it.vulnerable),
        ];
        for (key, kinds) in kinds {
            said.extend(of_damage(key, kinds));
        }
        if let Some(conditions) = commas(it.immune_to.iter().map(|it| self.condition(it))) {
            let said_of = say("dive-told-foe-immune-to").with("of", conditions);
            said.push(sentence(said_of));
        }
        if it.hates_sunlight {
            said.push(sentence(say("dive-told-foe-hates-sunlight")));
        }
        let traits = it.traits.iter().collect::<Vec<_>>();
        said.extend(self.in_sentences(&traits));
        said.extend(self.routines(it).map(sentence));
        said.extend(it.acts.iter().map(|it| self.act(it)));
        said.extend(it.casting.as_ref().map(|it| sentence(self.casting(it))));
        some(sentences(said))
    }

    /// What a foe does when it attacks more than once.
    fn routines(&self, foe: &Foe) -> Option<Phrase> {
        let all = foe.routines.iter().filter_map(|it| self.routine(foe, it));
        Some(say("dive-told-foe-routines").with("routines", or(all)?))
    }

    fn routine(&self, foe: &Foe, it: &Routine) -> Option<Phrase> {
        let mut counts: Vec<(u8, u8)> = Vec::new();
        for act in &it.acts {
            match counts.iter_mut().find(|(known, _)| known == act) {
                Some((_, count)) => *count += 1,
                None => counts.push((*act, 1)),
            }
        }
        and(counts.into_iter().filter_map(|(act, count)| {
            let name = foe.acts.get(usize::from(act))?.name.as_ref()?;
            let name = Phrase::new(name.clone());
            Some(
                say("dive-told-foe-routine")
                    .with("n", count)
                    .with("act", name),
            )
        }))
    }

    fn casting(&self, it: &FoeCasting) -> Phrase {
        let spells = some(commas(it.spells.iter().map(|it| self.spell_named(it))));
        let casts = say("dive-told-foe-casts")
            .with("n", it.attack)
            .with("dc", it.dc)
            .with("spells", spells);
        let slots = it.slots.iter().zip(1u8..).filter(|(count, _)| **count > 0);
        let slots = slots.map(|(count, circle)| acts::slots(*count, circle));
        match commas(slots) {
            Some(slots) => say("dive-told-foe-slots")
                .with("casts", casts)
                .with("slots", slots),
            None => casts,
        }
    }

    /// What those suffer whom a trap strikes.
    pub fn trap(&self, it: &Trap) -> Phrase {
        let does = sentence(self.does(&it.does));
        let deeper = it
            .deeper
            .map(|dice| sentence(say("dive-told-trap-deeper").with("dice", amounts::dice(dice))));
        some(sentences([does].into_iter().chain(deeper)))
    }

    /// What befalls whoever comes into something; nothing if it is harmless.
    pub fn terrain(&self, it: &Terrain) -> Option<Phrase> {
        self.effects(&it.hazard)
    }

    /// Traits and acts in sentences.
    fn works(&self, traits: &[Trait], acts: &[Act]) -> Vec<Phrase> {
        let traits = traits.iter().collect::<Vec<_>>();
        let mut said = self.of_own(true).in_sentences(&traits);
        said.extend(acts.iter().map(|it| self.act(it)));
        said
    }

    /// Traits in sentences: what is short in one, what is long in one of its own.
    fn in_sentences(&self, all: &[&Trait]) -> Vec<Phrase> {
        let alone = |it: &Trait| super::traits::stands_alone(it);
        let said = |it: &Trait| self.about(it).map(|(said, _)| said);
        let chunks = all.chunk_by(|a, b| match (alone(a), alone(b)) {
            (false, false) => true,
            _ => said(a).is_some() && said(a) == said(b),
        });
        let chunks = chunks.filter_map(|all| self.traits_of(all));
        chunks.map(sentence).collect()
    }
}

/// True for an effect whose dice or rays grow with the level of whoever casts a cantrip.
fn grows(it: &Effect) -> bool {
    let any = |all: &[Effect]| all.iter().any(grows);
    match it {
        Effect::Damage { .. } | Effect::Times(..) => true,
        Effect::Attack { hit, miss, .. } => any(hit) || any(miss),
        Effect::Save { fail, pass, .. } => any(fail) || any(pass),
        Effect::If { then, or_else, .. } => any(then) || any(or_else),
        Effect::ToDoer(all) | Effect::OneOf(all) => any(all),
        _ => false,
    }
}

/// What a slot above changes, for each circle.
fn higher(it: Higher) -> Phrase {
    match it {
        Higher::Dice(dice) => say("dive-higher-dice").with("dice", amounts::dice(dice)),
        Higher::Targets(n) => say("dive-higher-targets").with("n", n),
        Higher::Times(n) => say("dive-higher-times").with("n", n),
        Higher::Points(n) => say("dive-higher-points").with("n", n),
        Higher::Circle => say("dive-higher-circle"),
        Higher::Summons(n) => say("dive-higher-summons").with("n", n),
        Higher::Feet(n) => say("dive-higher-feet").with("n", n),
    }
}

/// Ideas with the skill that is rolled for each.
pub fn ideas(all: &[(Idea, Skill)]) -> Option<Phrase> {
    commas(all.iter().map(|(idea, skill)| {
        say("dive-word-idea")
            .with("idea", basics::idea(*idea))
            .with("skill", basics::skill(*skill))
    }))
}

fn ideas_in_a_sentence(all: &[(Idea, Skill)]) -> Option<Phrase> {
    ideas(all).map(|all| sentence(say("dive-word-ideas").with("ideas", all)))
}

fn of_damage(key: &'static str, kinds: &[DamageKind]) -> Option<Phrase> {
    effects::damage_kinds(kinds).map(|kinds| sentence(say(key).with("of", kinds)))
}
