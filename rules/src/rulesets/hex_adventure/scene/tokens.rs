//! Tokens on the board.

use super::super::{
    components::Boon,
    fighter::Fighter,
    harm, react, rules, tactics,
    venture::Venture,
    words::{Terms, damage_of, fights, name, names, say, weapon},
};
use crate::{
    game::{Phrase, Pin, Side, Token},
    grid::Cell,
};

/// Everybody who stands or lies on the board.
pub fn all(venture: Venture<'_>) -> Vec<Token> {
    let here = venture.fighters().filter(|it| !it.activity().fled);
    here.filter_map(|it| token(venture, it)).collect()
}

fn token(venture: Venture<'_>, fighter: Fighter<'_>) -> Option<Token> {
    let id = fighter.id;
    Some(Token {
        id: id.token(),
        sprite: venture.bust(fighter).to_owned(),
        name: name(venture, id.token()),
        number: names::number(venture, id),
        side: if id.is_hero() { Side::Hero } else { Side::Foe },
        cell: fighter.at?,
        facing: None,
        size: 1,
        cracks: cracks(venture, fighter),
        down: !fighter.up,
        active: venture.state().active == Some(id),
        acted: fighter.activity().acted && venture.is_fighting(),
        life: Some((venture.left(fighter).max(0), venture.st(fighter).max(1))),
        target: venture.grip(fighter).map(|other| other.id.token()),
        pins: pins(venture, fighter),
        facts: facts(venture, fighter),
        zone: zone(venture, fighter),
    })
}

/// The part of what it can suffer that it has suffered, in three steps.
fn cracks(venture: Venture<'_>, fighter: Fighter<'_>) -> u8 {
    let st = venture.st(fighter).max(1);
    let suffered = venture.suffered(fighter).clamp(0, st);
    (suffered * 3 / st) as u8
}

fn zone(venture: Venture<'_>, fighter: Fighter<'_>) -> Vec<Cell> {
    match fighter.at {
        Some(at) if react::is_able(venture, fighter) => venture
            .field()
            .around(at)
            .filter(|cell| venture.field().is_open(*cell))
            .collect(),
        _ => Vec::new(),
    }
}

/// A hero who is down: the pin, and what it means in few words and in more.
pub(super) struct Lies {
    pub pin: &'static str,
    pub state: Phrase,
    pub detail: Phrase,
}

/// How a hero lies there: knocked out, or with so much damage that the death check after the fight
/// kills, and how much is missing; rule `harm.out`.
pub(super) fn out(venture: Venture<'_>, fighter: Fighter<'_>) -> Option<Lies> {
    let lies = fighter.id.is_hero() && !fighter.up && !fighter.health().dead;
    let told = |pin, [state, detail]: [&'static str; 2], missing: i32| Lies {
        pin,
        state: say(state).n(missing),
        detail: say(detail).n(missing),
    };
    lies.then(|| match harm::beyond_st(venture, fighter) {
        0 => {
            let missing = 1 - venture.left(fighter);
            told("stable", ["hex-state-out", "hex-state-out-detail"], missing)
        }
        beyond => told(
            "dying",
            ["hex-state-dying", "hex-state-dying-detail"],
            beyond,
        ),
    })
}

fn pins(venture: Venture<'_>, fighter: Fighter<'_>) -> Vec<Pin> {
    let mut pins = Vec::new();
    let mut pin = |sprite, meaning: Phrase, rule| {
        pins.push(Pin {
            sprite,
            meaning,
            rule,
        });
    };
    if fighter.id.is_third_side() {
        pin("third_side", say("hex-pin-third-side"), rules::FIGHT_BEGIN);
    }
    if let Some(lies) = out(venture, fighter) {
        pin(lies.pin, lies.state, rules::HARM_OUT);
    }
    if fighter.activity().reacted {
        pin("confused", say("hex-pin-reacted"), rules::REACT_ONCE);
    }
    let flees = venture.wants_away(fighter) && fighter.up;
    let grip = venture.grip(fighter);
    match grip.filter(|other| !venture.carries(fighter, *other)) {
        Some(other) => {
            let key = if flees {
                "hex-pin-flees-held"
            } else {
                "hex-pin-held"
            };
            pin("grappled", say(key).on(other.id), rules::GRAPPLE_CLOSED);
        }
        None if flees => pin("confused", say("hex-pin-flees"), rules::FOES_FLEE),
        None => {}
    }
    for lasting in fighter.effects() {
        let sprite = match lasting.boon {
            Boon::HardToHit(_) | Boon::Armour(_) => "protected",
            Boon::Hold => "confused",
            _ => "buffed",
        };
        pin(sprite, fights::lasting(*lasting), rules::MAGIC_EFFECTS);
    }
    pins
}

fn facts(venture: Venture<'_>, fighter: Fighter<'_>) -> Vec<Phrase> {
    use super::super::content::Attribute;
    let tired = fighter.health().fatigue + fighter.health().hunger;
    let mut facts = vec![
        say("hex-fact-left")
            .n(venture.left(fighter).max(0))
            .with("st", venture.st(fighter))
            .with("fatigue", tired),
        say("hex-fact-attributes")
            .with("st", venture.st(fighter))
            .with("dx", venture.value(fighter, Attribute::Dx))
            .with("iq", venture.value(fighter, Attribute::Iq))
            .with("armour", venture.stops(fighter))
            .with("move", i32::from(venture.moves(fighter))),
    ];
    facts.push(match venture.in_hand(fighter) {
        Some(held) => say("hex-fact-weapon")
            .with("thing", weapon(venture, held.weapon))
            .with("uses", damage_of(venture, held.weapon)),
        None => {
            let bite = venture.foe_kind(fighter).and_then(|kind| kind.bite);
            let key = if bite.is_some() {
                "hex-fact-bite"
            } else {
                "hex-fact-bare"
            };
            let dice = bite.unwrap_or(venture.figures().unarmed);
            say(key).with("dice", dice.to_string())
        }
    });
    if !fighter.id.is_hero() {
        facts.extend(magic(venture, fighter));
    }
    // Once it wants away, its pin says so.
    if !fighter.id.is_hero() && fighter.up && !venture.wants_away(fighter) {
        let flees = say("hex-fact-flees").n(harm::flees_at(venture, fighter));
        facts.push(flees.with("damage", fighter.health().damage));
    }
    facts
}

/// The spells that a foe knows, with what each costs and does, and the fatigue that its staffs and
/// wands still absorb. Of spells that it cannot cast any more, only the names.
fn magic(venture: Venture<'_>, foe: Fighter<'_>) -> Vec<Phrase> {
    let book = venture.book();
    let spells = foe.spells().iter().map(|spell| {
        let record = &book[*spell];
        let told = match tactics::can_cast(venture, foe, *spell) {
            true => say("hex-fact-spell")
                .n(record.record.fatigue)
                .with("effect", say(record.detail)),
            false => say("hex-fact-spell-spent"),
        };
        told.with("spell", say(record.name))
    });
    let staffs = foe.weapons().iter().filter_map(|held| {
        let most = book[held.weapon].absorbs;
        let told = say("hex-fact-absorbs").n(held.power).with("most", most);
        (most > 0).then(|| told.with("thing", weapon(venture, held.weapon)))
    });
    spells.chain(staffs).collect()
}
