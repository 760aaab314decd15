//! What cards do, in words made from the vocabulary of effects.

use super::{
    super::{
        content::{Ability, AttackCard, Effect, FoeTrait, On, Power, Trait, When},
        foe::Foe,
        hero::Hero,
    },
    list, say,
};
use crate::game::Phrase;

/// What a card is good for.
pub fn ability(it: &Ability) -> Phrase {
    match it {
        Ability::Always(it) => trait_of(*it),
        Ability::Tap(it) => power(it),
    }
}

/// What is always true.
pub fn trait_of(it: Trait) -> Phrase {
    match it {
        Trait::Skill(skill, n) => say("grid-trait-skill")
            .with("skill", say(skill.key()))
            .with("n", n),
        Trait::Steps(n) => say("grid-trait-steps").with("n", n),
        Trait::Defences(n) => say("grid-trait-defences").with("n", n),
        Trait::Gear(n) => say("grid-trait-gear").with("n", n),
        Trait::Wary(n) => say("grid-trait-wary").with("n", n),
        Trait::First(n) => say("grid-trait-first").with("n", n),
        Trait::Against(kind, n) => say("grid-trait-against")
            .with("kind", say(kind.key()))
            .with("n", n),
        Trait::Heals(n) => say("grid-trait-heals").with("n", n),
        Trait::Points(n) => say("grid-trait-points").with("n", n),
    }
}

/// What tapping a card does: the moment, the target, the effects.
pub fn power(it: &Power) -> Phrase {
    let when = say(match it.when {
        When::Action => "grid-when-action",
        When::Free => "grid-when-free",
        When::Hit => match it.on {
            On::Ally => "grid-when-hit-ally",
            _ => "grid-when-hit",
        },
        When::Failure => "grid-when-failure",
        When::Rest => "grid-when-rest",
    });
    let near = it.range <= 1;
    let counts = it.when != When::Rest;
    let on = match it.on {
        On::Bearer => say("grid-on-bearer"),
        On::Ally if counts && near => say("grid-on-ally-beside"),
        On::Ally if counts => say("grid-on-ally").with("n", it.range),
        On::Ally => say("grid-on-ally-anywhere"),
        On::Allies if counts && near => say("grid-on-allies-beside"),
        On::Allies if counts => say("grid-on-allies").with("n", it.range),
        On::Allies => say("grid-on-allies-anywhere"),
        On::Foe if near => say("grid-on-foe-beside"),
        On::Foe => say("grid-on-foe").with("n", it.range),
        On::Foes if near => say("grid-on-foes-beside"),
        On::Foes => say("grid-on-foes").with("n", it.range),
        On::Attacker if near => say("grid-on-attacker-beside"),
        On::Attacker => say("grid-on-attacker").with("n", it.range),
    };
    let effects = effects(&it.effects);
    say("grid-power").with("when", when).with("on", on).with(
        "effects",
        effects.unwrap_or_else(|| say("grid-effect-nothing")),
    )
}

/// An effect.
pub fn effect(it: Effect) -> Phrase {
    match it {
        Effect::Heal(n) => say("grid-effect-heal").with("n", n),
        Effect::Untap(n) => say("grid-effect-untap").with("n", n),
        Effect::Move(n) => say("grid-effect-move").with("n", n),
        Effect::Push(n) => say("grid-effect-push").with("n", n),
        Effect::Pull(n) => say("grid-effect-pull").with("n", n),
        Effect::Stun => say("grid-effect-stun"),
        Effect::Hold => say("grid-effect-hold"),
        Effect::Expose(n) => say("grid-effect-expose").with("n", n),
        Effect::Shield(n) => say("grid-effect-shield").with("n", n),
        Effect::Weaken(n) => say("grid-effect-weaken").with("n", n),
        Effect::Bless(n) => say("grid-effect-bless").with("n", n),
        Effect::Wound(n) => say("grid-effect-wound").with("n", n),
        Effect::Less(n) => say("grid-effect-less").with("n", n),
        Effect::TakeHit => say("grid-effect-take-hit"),
        Effect::Add(n) => say("grid-effect-add").with("n", n),
        Effect::Again => say("grid-effect-again"),
        Effect::KeepCombo => say("grid-effect-keep-combo"),
        Effect::Hide => say("grid-effect-hide"),
        Effect::Scout => say("grid-effect-scout"),
    }
}

/// Several effects in a row; nothing if there are none.
pub fn effects(all: &[Effect]) -> Option<Phrase> {
    list(all.iter().map(|it| effect(*it)))
}

/// What an attack card does besides hitting: reach, difficulty, effects; `None` for a plain one.
pub fn attack_does(it: &AttackCard) -> Option<Phrase> {
    let mut parts = Vec::new();
    if it.reach > 1 {
        parts.push(say("grid-attack-reach").with("n", it.reach));
    }
    if let Some(n) = it.difficulty {
        parts.push(say("grid-attack-difficulty").with("n", n));
    }
    if it.splash > 0 {
        parts.push(say("grid-attack-splash").with("n", it.splash));
    }
    if it.only_in_combo {
        parts.push(say("grid-attack-only-in-combo"));
    }
    if let Some(effects) = effects(&it.on_hit) {
        parts.push(say("grid-attack-on-hit").with("effects", effects));
    }
    if let Some(effects) = effects(&it.for_self) {
        parts.push(say("grid-attack-for-self").with("effects", effects));
    }
    sentences(parts)
}

/// Sentences in a row; nothing if there are none.
pub fn sentences(all: impl IntoIterator<Item = Phrase>) -> Option<Phrase> {
    let mut all = all.into_iter();
    let first = all.next()?;
    Some(all.fold(first, |a, b| {
        say("grid-sentences").with("a", a).with("b", b)
    }))
}

/// What comes back to a hero who hits a foe from where they stand: thorns, and what bursts.
pub fn comes_back(hero: Hero<'_>, foe: Foe<'_>) -> Vec<Phrase> {
    let pricks = foe.pricks(hero.figure());
    let bursts = foe
        .bursts()
        .filter(|_| foe.figure().reaches(hero.figure(), 1));
    let thorns = pricks.map(|n| say("grid-attack-thorns").with("n", n));
    let burst = bursts.map(|n| say("grid-attack-burst").with("n", n));
    thorns.into_iter().chain(burst).collect()
}

/// What sets a foe apart.
pub fn foe_trait(it: FoeTrait) -> Phrase {
    match it {
        FoeTrait::Tough(n) => say("grid-foe-tough").with("n", n),
        FoeTrait::Rally(n) => say("grid-foe-rally").with("n", n),
        FoeTrait::Strikes(n) => say("grid-foe-strikes").with("n", n),
        FoeTrait::Thorns(n) => say("grid-foe-thorns").with("n", n),
        FoeTrait::Bursts(n) => say("grid-foe-bursts").with("n", n),
        FoeTrait::Regrows => say("grid-foe-regrows"),
    }
}
