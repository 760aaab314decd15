//! Encounters: strangers, altars and other cards with effects.

use smallvec::SmallVec;

use super::{
    Cx, checks,
    components::{HeroId, Laid},
    content::{Action as Deed, Amount, Effect, Meaning, Recipient},
    crawl::Crawl,
    event::{Event, Harm, Source},
    loot, rules,
    step::{Blow, EffectList, Task},
};
use crate::{dice::Check as _, game::RuleId};

/// Meets a stranger, decided by the die.
pub fn stranger(cx: &mut Cx<'_>, laid: Laid) {
    let tables = &cx.content().tables;
    let (roll, row) = cx.roll(&tables.strangers.check("dice-stranger", |_| 0));
    let nth = cx.chance().flavour(1000);
    let stranger = tables.stranger(row, nth);
    let rule = cx.content()[stranger].links.rule;
    let finder = laid.finder;
    cx.emit(
        cx.content().meaning(laid.card).rule,
        Event::FindDone { laid },
    );
    cx.emit(
        rule,
        Event::StrangerMet {
            roll: Box::new(roll),
            row,
            stranger,
            finder,
        },
    );
    cx.push(Task::Effects {
        of: EffectList::Stranger(stranger),
        next: 0,
        finder,
    });
}

/// An altar: a hero who prays there helps everybody.
pub fn altar(cx: &mut Cx<'_>, laid: Laid) {
    let crawl = Crawl::of(cx.world());
    let cleric = crawl
        .living()
        .find(|hero| crawl.class(*hero).prays_at_altars);
    cx.emit(
        cx.content().meaning(laid.card).rule,
        Event::FindDone { laid },
    );
    cx.emit(rules::CARDS_ALTAR, Event::AltarFound { cleric });
    if cleric.is_some() {
        let of = EffectList::Card(laid.card);
        cx.push(Task::Effects {
            of,
            next: 0,
            finder: laid.finder,
        });
    }
}

/// Another card with effects.
pub fn event_card(cx: &mut Cx<'_>, laid: Laid) {
    let rule = cx.content().meaning(laid.card).rule;
    cx.emit(rule, Event::FindDone { laid });
    cx.emit(
        rule,
        Event::EventCard {
            card: laid.card,
            finder: laid.finder,
        },
    );
    cx.push(Task::Effects {
        of: EffectList::Card(laid.card),
        next: 0,
        finder: laid.finder,
    });
}

/// The next effect in a list, for all of its recipients.
pub fn effects(cx: &mut Cx<'_>, of: EffectList, next: u8, finder: HeroId) {
    let content = cx.content();
    let (list, source, rule): (&[Deed], Source, RuleId) = match of {
        EffectList::Card(card) => {
            let entry = content.meaning(card);
            let list = match &entry.meaning {
                Meaning::Altar(list) | Meaning::Event(list) => list.as_slice(),
                _ => &[],
            };
            (list, Source::Card(card), entry.rule)
        }
        EffectList::Stranger(who) => {
            let entry = &content[who];
            (
                entry.does.as_slice(),
                Source::Stranger(who),
                entry.links.rule,
            )
        }
    };
    let Some(deed) = list.get(usize::from(next)) else {
        return;
    };
    cx.push(Task::Effects {
        of,
        next: next + 1,
        finder,
    });
    let crawl = Crawl::of(cx.world());
    let Some(finder) = crawl.next_living(finder) else {
        return;
    };
    let everybody: SmallVec<[HeroId; 4]> = match deed.to {
        // Loot for the party is one pile, shared out like any other.
        Recipient::Party if !matches!(deed.does, Effect::Loot(_)) => {
            // Nobody else is there to be helped, but things are mended whoever wore them.
            let fallen = crawl.fallen().filter(|_| deed.does == Effect::Repair);
            crawl.living().chain(fallen).collect()
        }
        _ => SmallVec::from_slice(&[finder]),
    };
    for hero in everybody {
        perform(cx, &deed.does, hero, 0, source, rule);
    }
}

/// The size of an amount for a hero; rolled in the open if it says so.
fn amount(
    cx: &mut Cx<'_>,
    amount: Amount,
    points: i32,
    (hero, source, rule): (HeroId, Source, RuleId),
) -> i32 {
    match amount {
        Amount::Fixed(number) => number,
        Amount::Points => points,
        Amount::Roll(dice) => {
            let role = "dice-effect";
            let (roll, total) = checks::Sum { role, dice }.roll(cx.chance());
            cx.emit(
                rule,
                Event::EffectRolled {
                    hero,
                    roll: Box::new(roll),
                    total,
                    source,
                },
            );
            total
        }
    }
}

/// Applies an effect to a hero.
pub fn perform(
    cx: &mut Cx<'_>,
    effect: &Effect,
    hero: HeroId,
    points: i32,
    source: Source,
    rule: RuleId,
) {
    match effect {
        Effect::Heal(how_much) => {
            let healed = amount(cx, *how_much, points, (hero, source, rule));
            super::attempts::heal(cx, hero, healed, source, rule);
        }
        Effect::HealFull => {
            let wounds = Crawl::of(cx.world()).wounds(hero);
            super::attempts::heal(cx, hero, wounds, source, rule);
        }
        Effect::Revive => {
            let hit_points = Crawl::of(cx.world()).hit_points_max(hero);
            if !Crawl::of(cx.world()).is_alive(hero) {
                cx.emit(
                    rule,
                    Event::Revived {
                        hero,
                        hit_points,
                        source,
                    },
                );
            }
        }
        Effect::RefillPool(pool) => {
            let Some(pool) = cx.content().pools.find(pool) else {
                return;
            };
            let (now, max) = Crawl::of(cx.world()).dice(hero, pool);
            if now < max {
                cx.emit(rule, Event::Refilled { hero, pool, source });
            }
        }
        Effect::Repair => {
            let gear = Crawl::of(cx.world()).gear(hero);
            let damaged: SmallVec<[u8; 4]> = (0..gear.len() as u8)
                .filter(|place| gear[usize::from(*place)].damaged)
                .collect();
            for place in damaged {
                let item = Crawl::of(cx.world()).gear(hero)[usize::from(place)].item;
                cx.emit(
                    rule,
                    Event::Repaired {
                        hero,
                        place,
                        item,
                        by: source,
                    },
                );
            }
        }
        Effect::Loot(how_much) => {
            let found = amount(cx, *how_much, points, (hero, source, rule));
            loot::found(cx, hero, found, source, rule);
        }
        Effect::Give(item, how_much) => {
            let Some(item) = cx.content().items.find(item) else {
                return;
            };
            let points = match cx.content()[item].points {
                Some(_) => amount(cx, *how_much, points, (hero, source, rule)).max(1),
                None => 0,
            };
            cx.emit(
                rule,
                Event::Gained {
                    hero,
                    item,
                    points,
                    source,
                },
            );
        }
        Effect::Harm(how_much) | Effect::MagicHarm(how_much) => {
            let face = amount(cx, *how_much, points, (hero, source, rule));
            let magic = matches!(effect, Effect::MagicHarm(_));
            let harm = if magic { Harm::MagicalTrap } else { Harm::Card };
            cx.push(Task::Blow(Blow {
                hero,
                harm,
                face,
                evaded: 0,
            }));
        }
    }
}
