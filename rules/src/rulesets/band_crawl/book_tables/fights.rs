//! Tables of fights and magic.

use super::{
    super::content::{
        Book, Crisis, Effect, Excuse, Reach, Reached, Reaction, Recovery, Shot, SpellEffect,
    },
    counted, effects, named, none, passed, several,
};
use crate::{
    game::{BookTable, Phrase},
    tables::Placed,
};

pub(super) fn draw(book: &Book, name: &str) -> Option<BookTable> {
    let tables = &book.tables;
    Some(match name {
        "charge" => charge(book),
        "melee" => melee(book),
        "impact" => impact(book),
        "shooting" => BookTable::rolled(&tables.shooting, passed, &["book-does"], |row| {
            vec![shot(row)]
        }),
        "damage" => damage(book),
        "crisis" => crisis(book),
        "recovery" => BookTable::rolled(&tables.recovery, passed, &["book-does"], |row| {
            vec![match row {
                Recovery::Original => Phrase::new("band-book-recovers"),
                Recovery::Lower(n) => counted("band-book-recovers-lower", *n),
                Recovery::Dies => Phrase::new("band-book-dies"),
            }]
        }),
        "spells" => reach(&of_spell(book, "core:harm")?),
        "dazzle" => reach(&of_spell(book, "core:dazzle")?),
        "foe_spells" => BookTable::rolled(
            &tables.foe_spells,
            passed,
            &["band-book-outnumbered", "band-book-otherwise"],
            |row| {
                let spell = |id| named(&book.spells, id);
                vec![spell(&row.outnumbered), spell(&row.otherwise)]
            },
        ),
        _ => return None,
    })
}

/// A table of modifiers: of those that records bring, the ones that are wanted, and others.
fn modifiers(book: &Book, wanted: impl Fn(&Effect) -> bool, more: Vec<[Phrase; 2]>) -> BookTable {
    let races = book.races.iter().map(|it| (it.name, &it.traits));
    let professions = book.professions.iter().map(|it| (it.name, &it.traits));
    let items = book.items.iter().map(|it| (it.name, &it.grants));
    let records = races.chain(professions).chain(items);
    let rows = records.filter_map(|(name, all)| {
        let found: Vec<_> = all.iter().filter(|it| wanted(it)).collect();
        let what = found.iter().map(|it| effects::effect(book, it));
        (!found.is_empty()).then(|| vec![Phrase::new(name), several(what)])
    });
    let rows = more.into_iter().map(Vec::from).chain(rows);
    BookTable::new(&["band-book-modifier", "book-does"], rows.collect())
}

fn charge(book: &Book) -> BookTable {
    let it = &book.figures;
    let dice = |what, n| [Phrase::new(what), counted("band-effect-charge-dice", n)];
    let outnumbers = counted("band-book-outnumbers", it.outnumber_factor);
    let more = vec![
        [
            Phrase::new("band-book-star"),
            counted("band-effect-charge-successes", it.star_charge_successes),
        ],
        dice("band-book-came-in", it.active_charge_dice),
        dice("band-book-fled-in", it.fleeing_charge_dice),
        [
            outnumbers,
            counted("band-effect-charge-dice", it.outnumber_charge_dice),
        ],
    ];
    let of_charges = |it: &Effect| {
        matches!(
            it,
            Effect::ChargeDice(_) | Effect::ChargeLeast(_) | Effect::ChargeSuccesses(_)
        )
    };
    modifiers(book, of_charges, more)
}

fn melee(book: &Book) -> BookTable {
    let it = &book.figures;
    let dice = |what, n| [Phrase::new(what), counted("band-effect-dice", n)];
    let mut more = vec![
        dice("band-book-won-the-charge", it.charge_dice),
        dice("band-book-attacked-with-a-shield", it.shield_dice),
        dice("band-book-two-weapons", it.two_weapons_dice),
        dice("band-book-no-weapon", it.unarmed_dice),
        dice("band-book-cornered", it.cornered_dice),
        dice("band-book-nimble", it.nimble_dice),
    ];
    for spell in book.spells.iter() {
        if let SpellEffect::Dazzle { melee_dice, .. } = spell.does {
            more.push(dice("band-book-dazzled", melee_dice));
        }
    }
    for weapon in book.weapons.iter() {
        let melee = weapon.melee.as_ref();
        let against = melee.into_iter().flat_map(|it| &it.dice_against);
        let against = against.map(|(other, n)| {
            counted("band-effect-dice-against", *n).with("what", named(&book.weapons, other))
        });
        let plain = melee.filter(|it| it.dice != 0);
        let plain = plain.map(|it| counted("band-effect-dice", it.dice));
        let all: Vec<_> = plain.into_iter().chain(against).collect();
        if !all.is_empty() {
            more.push([Phrase::new(weapon.name), several(all)]);
        }
    }
    let of_melee = |it: &Effect| {
        matches!(
            it,
            Effect::MeleeDice(_) | Effect::MeleeLeast(_) | Effect::Nimble
        )
    };
    modifiers(book, of_melee, more)
}

fn impact(book: &Book) -> BookTable {
    let mut more = Vec::new();
    for key in book.armours_by_class() {
        let armour = &book[*key];
        if armour.impact != 0 {
            let worn = counted("band-book-target-in", armour.class);
            more.push([worn, counted("band-effect-impact", armour.impact)]);
        }
    }
    for weapon in book.weapons.iter() {
        let melee = weapon.melee.as_ref();
        let against = melee.into_iter().flat_map(|it| &it.impact_against);
        let against = against.map(|(armour, n)| {
            let class = effects::class(book, armour);
            counted("band-effect-impact-against", *n).with("class", class)
        });
        let plain = melee.filter(|it| it.impact != 0);
        let plain = plain.map(|it| counted("band-effect-impact", it.impact));
        let all: Vec<_> = plain.into_iter().chain(against).collect();
        if !all.is_empty() {
            more.push([Phrase::new(weapon.name), several(all)]);
        }
    }
    let of_damage = |it: &Effect| {
        matches!(
            it,
            Effect::ImpactDealt(..)
                | Effect::ImpactTaken(..)
                | Effect::ShotImpact(_)
                | Effect::DamageRolls(..)
                | Effect::ArmourAtLeast(_)
                | Effect::ArmourUp(_)
        )
    };
    modifiers(book, of_damage, more)
}

fn shot(shot: &Shot) -> Phrase {
    match shot {
        Shot::Hits => Phrase::new("band-book-hit"),
        Shot::HitsUnless(excuses) => {
            let excuses = excuses.iter().map(|it| {
                Phrase::new(match it {
                    Excuse::TargetShielded => "band-book-shielded-target",
                    Excuse::NoShooter => "band-book-no-shooter",
                })
            });
            Phrase::new("band-book-hit-unless").with("excuses", several(excuses))
        }
        Shot::Misses => Phrase::new("band-book-miss"),
    }
}

/// Both tables of damage, by the die: 2 stands for a 1, 1 for one up to the impact, 0 for one above.
fn damage(book: &Book) -> BookTable {
    let [shots, blows] = [&book.tables.shooting_damage, &book.tables.melee_damage];
    let dice = [
        (2, "band-book-a-one"),
        (1, "band-book-within"),
        (0, "band-book-above"),
    ];
    let row = |(count, die)| {
        let harm = |table: &Placed<_>| effects::harm(*table.gives(table.at(count)));
        vec![Phrase::new(die), harm(shots), harm(blows)]
    };
    let headings = ["band-book-die", "band-book-shot", "band-book-blow"];
    BookTable::new(&headings, dice.map(row).to_vec())
}

fn crisis(book: &Book) -> BookTable {
    let headings = [
        "band-book-profession",
        "band-book-reason",
        "band-book-two-passed",
        "band-book-one-passed",
        "band-book-none-passed",
    ];
    let mut rows = Vec::new();
    for profession in book.professions.iter() {
        let table = &profession.links.crisis;
        let row = |reason, of: fn(&Crisis) -> Reaction| {
            let cells = [2, 1, 0].map(|passed| reaction(of(table.gives(table.at(passed)))));
            let heads = [profession.name, reason].map(Phrase::new);
            heads.into_iter().chain(cells).collect()
        };
        rows.push(row("band-book-fire", |it| it.fire));
        rows.push(row("band-book-down", |it| it.down));
    }
    BookTable::new(&headings, rows)
}

fn reaction(reaction: Reaction) -> Phrase {
    match reaction {
        Reaction::CarryOn => Phrase::new("band-book-carry-on"),
        Reaction::DuckBack => Phrase::new("band-harm-duck-back"),
        Reaction::Flee => Phrase::new("band-book-flee"),
        Reaction::FleeIf(n) => counted("band-book-flee-if", n),
    }
}

fn of_spell(book: &Book, id: &str) -> Option<Placed<Reach>> {
    let spell = book.spells.find(id)?;
    Some(book[spell].links.reach.clone())
}

fn reach(table: &Placed<Reach>) -> BookTable {
    let headings = ["band-book-targets", "band-book-costs"];
    BookTable::rolled(table, passed, &headings, |row| {
        let targets = match row.targets {
            Reached::Rep => "band-book-rep-targets",
            Reached::HalfRep => "band-book-half-rep-targets",
            Reached::Nobody => "band-book-nobody",
        };
        let costs = match row.costs {
            0 => none(),
            n => counted("band-book-costs-rep", n),
        };
        vec![Phrase::new(targets), costs]
    })
}
