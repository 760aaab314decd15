//! Records made ready for play: every list of effects, act and bundle of traits of a record has a
//! number, so that tasks, events and saves can name it.

use smallvec::{SmallVec, smallvec};

use super::{
    Act, Aim, Area, Condition, Cost, Dc, Effect, Lasts, Moment, Range, Spell, Time, Trait, When,
    Zone,
};
use crate::game::intern;

/// The lists of a record by number.
#[derive(Clone, Debug, Default)]
pub struct Workings {
    /// What can be done with it. That of a spell itself is the first.
    pub acts: Vec<Frame>,
    /// Lists of effects.
    pub blocks: Vec<Vec<Step>>,
    /// Bundles of traits; those of the record itself are the first.
    pub bundles: Vec<Vec<Held>>,
    /// Zones that it makes.
    pub zones: Vec<ZoneWorks>,
    /// The first dice of damage, healing, temporary points or a pool, by list and place: those of the
    /// spell itself, or of each list of a zone.
    pub first_dice: Vec<(u16, u8)>,
    /// True if an attack of it happens several times: such cantrips grow in number and not in dice.
    pub repeats: bool,
    /// The difficulty of the save whose lists are being laid out.
    pub(super) save: Option<Dc>,
}

/// An effect in its list.
#[derive(Clone, Debug)]
pub struct Step {
    pub effect: Effect,
    /// The lists inside it, by number, in the order of their fields.
    pub inner: SmallVec<[u16; 3]>,
    /// The bundle of traits that it gives, or the zone that it makes, by number.
    pub gives: u16,
    /// The difficulty of the save that it hangs on, if it does.
    pub save: Option<Dc>,
}

/// A trait with everything that has to be so for it to count.
#[derive(Clone, Debug)]
pub struct Held {
    pub so: Vec<When>,
    pub says: Says,
}

/// What a trait says, with what hangs on it by number.
#[derive(Clone, Debug)]
pub enum Says {
    /// Something that is so.
    Is(Trait),
    /// Something that can be done.
    Can(u16),
    /// Something that happens by itself.
    Upon {
        at: Moment,
        so: Vec<When>,
        block: u16,
    },
    /// Something that others have nearby.
    Aura { feet: u8, foes: bool, bundle: u16 },
}

/// The frame of an act or spell, with its effects by number.
#[derive(Clone, Debug)]
pub struct Frame {
    /// True for an act that the record itself lists, and not one that a trait in it lends.
    pub own: bool,
    /// Phrase key of its own name; empty if it has that of its record.
    pub name: &'static str,
    pub time: Time,
    pub cost: Option<Cost>,
    pub recharge: Option<u8>,
    pub per_day: Option<u8>,
    pub needs: Vec<When>,
    /// True if it does nothing in a fight: it looks behind doors or gets past traps.
    pub beyond: bool,
    pub aim: Aim,
    pub range: Range,
    pub area: Option<Area>,
    /// True if targets beyond the first have to be within 5 feet of it.
    pub close: bool,
    pub block: u16,
    pub concentration: bool,
    pub lasts: Lasts,
    /// The id of the feature whose uses it takes, if not its own.
    pub uses_of: Option<crate::content::RecordId>,
    /// The look and sound of it; empty if it has none.
    pub look: &'static str,
}

/// A zone with what hangs on it by number.
#[derive(Clone, Debug)]
pub struct ZoneWorks {
    pub zone: Zone,
    pub bundle: u16,
    pub appears: u16,
    pub enters: u16,
    pub each_step: u16,
    pub turn_begins: u16,
    pub turn_ends: u16,
}

impl Workings {
    /// Those of traits and acts.
    pub fn of(traits: &[Trait], acts: &[Act]) -> Self {
        let mut works = Workings::default();
        works.bundle(traits);
        for act in acts {
            works.act(act, true);
        }
        works
    }

    /// Those of a spell, its own frame first.
    pub fn of_spell(spell: &Spell) -> Self {
        let mut works = Workings::default();
        works.bundle(&[]);
        works.acts.push(Frame {
            own: true,
            name: "",
            time: spell.time,
            cost: None,
            recharge: None,
            per_day: None,
            needs: Vec::new(),
            beyond: is_beyond(&spell.does),
            aim: spell.aim,
            range: spell.range,
            area: spell.area,
            close: spell.close,
            block: 0,
            concentration: spell.concentration,
            lasts: spell.lasts,
            uses_of: None,
            look: spell.look.as_deref().map_or("", intern),
        });
        let block = works.block(&spell.does);
        works.acts[0].block = block;
        works.first_dice = works.all_dice(block);
        let attack = |it: &Effect| matches!(it, Effect::Attack { .. });
        let repeats = |it: &Effect| matches!(it, Effect::Times(_, all) if all.iter().any(attack));
        works.repeats = spell.does.iter().any(repeats);
        for act in &spell.then {
            works.act(act, true);
        }
        works
    }

    /// Those of effects alone, which are the first list.
    pub fn of_effects(effects: &[Effect]) -> Self {
        let mut works = Workings::default();
        works.bundle(&[]);
        let block = works.block(effects);
        works.first_dice = works.all_dice(block);
        works
    }

    fn act(&mut self, act: &Act, own: bool) -> u16 {
        let number = self.acts.len();
        self.acts.push(Frame {
            own,
            name: act.name.as_deref().map_or("", intern),
            time: act.time,
            cost: act.cost,
            recharge: act.recharge,
            per_day: act.per_day,
            needs: act.needs.clone(),
            beyond: is_beyond(&act.does),
            aim: act.aim,
            range: act.range,
            area: act.area,
            close: false,
            block: 0,
            concentration: act.concentration,
            lasts: Lasts::Ended,
            uses_of: act.uses_of.as_ref().map(|it| it.id().clone()),
            look: act.look.as_deref().map_or("", intern),
        });
        let block = self.block(&act.does);
        self.acts[number].block = block;
        number as u16
    }

    fn block(&mut self, effects: &[Effect]) -> u16 {
        let number = self.blocks.len();
        self.blocks.push(Vec::new());
        let steps = effects.iter().map(|effect| {
            let (inner, gives) = self.inside(effect);
            Step {
                effect: effect.clone(),
                inner,
                gives,
                save: self.save,
            }
        });
        let steps: Vec<Step> = steps.collect();
        self.blocks[number] = steps;
        number as u16
    }

    /// The lists inside an effect, and what it gives or makes.
    fn inside(&mut self, effect: &Effect) -> (SmallVec<[u16; 3]>, u16) {
        let inner = match effect {
            Effect::Attack { hit, miss, .. } => smallvec![self.block(hit), self.block(miss)],
            Effect::Save {
                dc,
                fail,
                fail_badly,
                pass,
                ..
            } => {
                let around = self.save.replace(*dc);
                let lists = smallvec![self.block(fail), self.block(fail_badly), self.block(pass)];
                self.save = around;
                lists
            }
            Effect::Contest { won, .. } => smallvec![self.block(won)],
            Effect::Check { pass, .. } => smallvec![self.block(pass)],
            Effect::If { then, or_else, .. } => {
                smallvec![self.block(then), self.block(or_else)]
            }
            Effect::Times(_, list) | Effect::ToDoer(list) => smallvec![self.block(list)],
            Effect::Pool { does, .. } => smallvec![self.block(does)],
            Effect::OneOf(options) => {
                let options = options.iter();
                options
                    .map(|it| self.block(std::slice::from_ref(it)))
                    .collect()
            }
            Effect::Give { traits, .. } => return (SmallVec::new(), self.bundle(traits)),
            Effect::Zone(zone) => return (SmallVec::new(), self.zone(zone)),
            _ => SmallVec::new(),
        };
        (inner, 0)
    }

    /// The first dice of a list, or of each list of the zone that it makes.
    fn all_dice(&self, block: u16) -> Vec<(u16, u8)> {
        if let Some(first) = self.find_dice(block) {
            return vec![first];
        }
        let steps = self.blocks[usize::from(block)].iter();
        let zone = steps.filter(|it| matches!(it.effect, Effect::Zone(_)));
        let lists = zone.flat_map(|step| {
            let it = &self.zones[usize::from(step.gives)];
            [
                it.appears,
                it.enters,
                it.each_step,
                it.turn_begins,
                it.turn_ends,
            ]
        });
        lists.filter_map(|it| self.find_dice(it)).collect()
    }

    /// The first dice in a list and those inside it.
    fn find_dice(&self, block: u16) -> Option<(u16, u8)> {
        let steps = (0..).zip(&self.blocks[usize::from(block)]);
        steps.into_iter().find_map(|(place, step)| {
            let own = matches!(
                step.effect,
                Effect::Damage { .. }
                    | Effect::Heal { .. }
                    | Effect::Temporary { .. }
                    | Effect::Pool { .. }
            );
            let mut inner = step.inner.iter().copied();
            own.then_some((block, place))
                .or_else(|| inner.find_map(|it| self.find_dice(it)))
        })
    }

    fn zone(&mut self, zone: &Zone) -> u16 {
        let works = ZoneWorks {
            zone: zone.clone(),
            bundle: self.bundle(&zone.traits),
            appears: self.block(&zone.appears),
            enters: self.block(&zone.enters),
            each_step: self.block(&zone.each_step),
            turn_begins: self.block(&zone.turn_begins),
            turn_ends: self.block(&zone.turn_ends),
        };
        self.zones.push(works);
        self.zones.len() as u16 - 1
    }

    fn bundle(&mut self, traits: &[Trait]) -> u16 {
        let number = self.bundles.len();
        self.bundles.push(Vec::new());
        let mut held = Vec::new();
        self.hold(traits, &[], &mut held);
        self.bundles[number] = held;
        number as u16
    }

    /// Adds traits to a bundle, with what has to be so for all of them.
    fn hold(&mut self, traits: &[Trait], so: &[When], held: &mut Vec<Held>) {
        for it in traits {
            let says = match it {
                Trait::While(when, inner) => {
                    let so: Vec<When> = so.iter().chain(when).cloned().collect();
                    self.hold(inner, &so, held);
                    continue;
                }
                Trait::Can(act) => Says::Can(self.act(act, false)),
                Trait::Upon { at, so, does } => Says::Upon {
                    at: *at,
                    so: so.clone(),
                    block: self.block(does),
                },
                Trait::Aura { feet, foes, traits } => Says::Aura {
                    feet: *feet,
                    foes: *foes,
                    bundle: self.bundle(traits),
                },
                other => Says::Is(other.clone()),
            };
            let so = so.to_vec();
            held.push(Held { so, says });
        }
    }
}

/// True for what is of use outside of fights alone.
fn is_beyond(does: &[Effect]) -> bool {
    let beyond = |it: &Effect| matches!(it, Effect::Scout | Effect::Overcome(_));
    does.iter().all(beyond)
}

impl Held {
    /// The conditions that it brings along, if it does.
    pub fn brings(&self) -> &[crate::content::Ref<Condition>] {
        match &self.says {
            Says::Is(Trait::Has(all)) => all,
            _ => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::dungeon_dive::content::{DamageKind, Light};

    fn damage() -> Effect {
        Effect::Damage {
            dice: "1d6".parse().unwrap(),
            plus: None,
            kind: DamageKind::Fire,
            magical: false,
        }
    }

    #[test]
    fn lists_inside_effects_have_numbers_of_their_own() {
        let effects = [Effect::ToDoer(vec![Effect::OneOf(vec![
            damage(),
            Effect::Drain,
        ])])];
        let works = Workings::of_effects(&effects);
        assert_eq!(works.blocks.len(), 4);
        let one_of = &works.blocks[usize::from(works.blocks[0][0].inner[0])][0];
        let options: Vec<&Effect> = one_of
            .inner
            .iter()
            .map(|it| &works.blocks[usize::from(*it)][0].effect)
            .collect();
        assert_eq!(options, [&damage(), &Effect::Drain]);
    }

    #[test]
    fn what_a_trait_depends_on_goes_down_to_the_traits_inside() {
        let inner = Trait::While(vec![When::Armoured], vec![Trait::Ac(1), Trait::FallsSoftly]);
        let traits = [
            Trait::While(vec![When::InLight(Light::Dim)], vec![inner]),
            Trait::Blind,
        ];
        let works = Workings::of(&traits, &[]);
        let held: Vec<usize> = works.bundles[0].iter().map(|it| it.so.len()).collect();
        assert_eq!(held, [2, 2, 0]);
    }
}
