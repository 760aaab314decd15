//! The cues of events.

use super::{
    cards::Card,
    components::{Combatant, FoeId, HeroId, Laid},
    content::Meaning,
    crawl::Crawl,
    event::{Event, Harm, Source},
    scene::prop_token,
    step::Attempt,
    words,
    words::{Terms, say},
};
use crate::{
    dice::Roll,
    game::{Cue, CueDie, Handful, LookName, Part, Side, Zone, look, look_or},
};

/// The cues of an event, as of just before it is applied. Most cues bring their own sound; named
/// sounds are for everything that has no other cue.
pub fn of(crawl: Crawl<'_>, event: &Event) -> Vec<Cue> {
    match event {
        Event::Dealt { hero, card }
        | Event::DealtMore {
            hero,
            card,
            kept: true,
        } => vec![moved(*card, None, Some(Zone::Hand(hero.0)))],
        Event::Dropped { hero, card } => {
            let dropped = moved(*card, Some(Zone::Hand(hero.0)), None);
            cast_off(crawl).chain([dropped]).collect()
        }
        Event::DealtMore {
            card, kept: false, ..
        } => vec![moved(*card, None, Some(Zone::Table))],
        Event::Calling { .. } => cast_off(crawl).collect(),
        Event::FaceGiven {
            from,
            to,
            card,
            swapped,
        } => {
            let (from, to) = (Some(Zone::Hand(from.0)), Some(Zone::Hand(to.0)));
            let back = swapped.map(|swapped| moved(swapped, to, from));
            [Some(moved(*card, from, to)), back]
                .into_iter()
                .flatten()
                .collect()
        }
        Event::HeroMade {
            hero,
            card,
            hit_points,
            roll,
            ..
        } => {
            let mut cues = vec![moved(*card, Some(Zone::Hand(hero.0)), None)];
            if let Some(roll) = roll {
                let title = say("cue-hit-points").seat(*hero);
                let result = say("result-hit-points").n(*hit_points);
                cues.push(Cue::roll(Side::Hero, title, roll, result));
            }
            cues
        }
        Event::ResourcesCounted { hero, .. } => {
            let cards = crawl.hand(*hero).0.cards();
            cards
                .map(|card| moved(card, Some(Zone::Hand(hero.0)), None))
                .collect()
        }
        Event::Bought { .. } | Event::Offered { .. } => vec![Cue::Sound("coins")],
        Event::CrawlBegan { .. } | Event::DiscardsShuffled => vec![Cue::Sound("card_shuffle")],
        Event::QuickStart => vec![Cue::Banner(say("banner-quick-start"))],

        Event::RoundBegan { .. } => vec![Cue::Sound("page")],
        Event::Drew { hero, card, .. } => vec![moved(*card, None, Some(Zone::Before(hero.0)))],
        Event::RoomFound { heroes, .. } => {
            let mut cues = vec![Cue::Sound("door"), Cue::Room(crawl.map().rooms().len())];
            cues.extend(heroes.iter().map(|(hero, _)| Cue::Walk {
                id: hero.token(),
                path: Vec::new(),
            }));
            cues
        }
        Event::FoeCame {
            foe, card, hero, ..
        } => {
            vec![
                moved(*card, Some(Zone::Before(hero.0)), None),
                Cue::Arrive(foe.token()),
            ]
        }
        Event::Elite { foe, .. } => vec![Cue::befall(foe.token(), look::BLESS, 0)],
        Event::CounterLaid { card, hero, .. } => {
            vec![moved(*card, Some(Zone::Before(hero.0)), Some(Zone::Stack))]
        }
        Event::DragonWoke { foe, .. } => vec![
            Cue::Arrive(foe.token()),
            Cue::Sound("dragon_wake"),
            Cue::peak(say("banner-dragon"), foe.token()),
        ],
        Event::Scorched { foe } => scorched(crawl, *foe),
        Event::TrapLaid { laid } => arrives(laid).into_iter().collect(),
        Event::FindLaid { laid } => {
            let card = moved(
                laid.card,
                Some(Zone::Before(laid.finder.0)),
                Some(Zone::Table),
            );
            [Some(card), arrives(laid)].into_iter().flatten().collect()
        }
        Event::TrapDone { laid } => vec![moved(laid.card, Some(Zone::Before(laid.finder.0)), None)],
        Event::FindDone { laid } => vec![moved(laid.card, Some(Zone::Table), None)],

        Event::FightBegan { .. } => {
            let dragon = crawl.foes().any(|foe| crawl.is_dragon(foe));
            let key = if dragon {
                "banner-dragon-fight"
            } else {
                "banner-opening"
            };
            vec![Cue::Banner(say(key))]
        }
        // The dragon's death is staged by itself.
        Event::FightEnded => {
            let dragon = crawl.foes().any(|foe| crawl.is_dragon(foe));
            let dragon = dragon || crawl.state().dragon_slain;
            (!dragon).then(Cue::fight_won).into_iter().collect()
        }
        Event::TieRolled { who, roll, .. } => vec![ties(who, roll)],
        Event::SteppedIn { hero, .. } | Event::Defended { hero, .. } => {
            vec![Cue::befall(hero.token(), look::BLESS, 0)]
        }
        Event::Rolled {
            attempt,
            roll,
            outcome,
        }
        | Event::TableRolled {
            attempt,
            roll,
            outcome,
            ..
        } => rolled(crawl, attempt, roll, *outcome),
        Event::LuckSpent { hero, .. } => standing(crawl, *hero, look::BLESS, 0),
        Event::Wounded { foe, wounds, .. } => {
            vec![Cue::befall(foe.token(), look::HURT, -i32::from(*wounds))]
        }
        Event::Slain { foe, by } if crawl.is_dragon(*foe) => dragon_slain(crawl, *foe, *by),
        Event::Slain { foe, .. } => vec![Cue::befall(foe.token(), look::FALL, 0)],
        Event::Struck {
            foe,
            hero,
            roll,
            damage,
            ..
        } => {
            let title = say("cue-struck").foe(*foe).hero(*hero);
            let result = say("result-damage").n(*damage);
            vec![
                Cue::roll(Side::Foe, title, roll, result),
                Cue::strike(foe.token(), hero.token(), strikes(crawl, *foe)),
            ]
        }
        Event::BlowStopped { hero, harm } => {
            let mut cues: Vec<Cue> = trap(*harm).into_iter().collect();
            cues.extend(standing(crawl, *hero, look::BLOCKED, 0));
            cues
        }
        Event::Hurt { hero, harm, amount } => {
            let mut cues: Vec<Cue> = trap(*harm).into_iter().collect();
            // Nobody loses more than what was left.
            let left = crawl.hit_points(*hero).now;
            let lost = (*amount).min(left.max(0));
            cues.extend(standing(crawl, *hero, look::HURT, -lost));
            if left - amount == 1 {
                cues.push(Cue::Sound("heartbeat"));
            }
            cues
        }
        Event::Fell { hero } => {
            let mut cues = standing(crawl, *hero, look::FALL, 0);
            cues.push(Cue::peak(say("banner-fell").hero(*hero), hero.token()));
            cues
        }
        Event::Buffed {
            hero, by, ability, ..
        }
        | Event::Warded {
            hero, by, ability, ..
        } => {
            let look = look_or(crawl.ability(*ability).look.as_ref(), look::BLESS);
            let to = hero.token();
            let cast = (hero != by).then(|| Cue::strike(by.token(), to, look.clone()));
            let blessed = Cue::befall(to, look, 0);
            cast.into_iter().chain([blessed]).collect()
        }
        Event::Confused {
            foe, by, ability, ..
        } => {
            let look = look_or(crawl.ability(*ability).look.as_ref(), look::HEX);
            let (by, foe) = (by.token(), foe.token());
            vec![
                Cue::strike(by, foe, look.clone()),
                Cue::befall(foe, look, 0),
            ]
        }
        Event::TooConfused { foe } => vec![Cue::befall(foe.token(), look::HEX, 0)],

        Event::Healed { hero, amount, .. } if *amount > 0 => {
            standing(crawl, *hero, look::HEAL, *amount)
        }
        Event::Revived {
            hero, hit_points, ..
        } => standing(crawl, *hero, look::RISE, *hit_points),
        Event::Regained { hero, .. }
        | Event::Refilled { hero, .. }
        | Event::Repaired { hero, .. } => standing(crawl, *hero, look::BLESS, 0),
        Event::LootGained { hero, amount, .. } => standing(crawl, *hero, look::COINS, *amount),
        Event::LootGiven { from, to, amount } => {
            let mut cues = standing(crawl, *from, look::COINS, -amount);
            cues.extend(standing(crawl, *to, look::COINS, *amount));
            cues
        }

        Event::Disarmed { .. } => vec![Cue::Sound("trap_disarmed")],
        Event::Sprung { hero } => {
            let goes = crawl.remains().armed.and_then(|trap| near(*hero, &trap));
            let springs = standing(crawl, *hero, look::TRAP, 0);
            goes.into_iter().chain(springs).collect()
        }
        Event::ChestOpened { hero, .. } => {
            let goes = goes_to_chest(crawl, *hero);
            goes.into_iter().chain([Cue::Sound("chest")]).collect()
        }
        Event::EffectRolled {
            hero,
            roll,
            total,
            source: from,
        } => {
            let title = say("cue-effect").hero(*hero);
            let title = title.with("source", words::source(crawl, *from));
            let result = say("result-effect").with("n", *total);
            vec![Cue::roll(Side::Neutral, title, roll, result)]
        }
        Event::StrangerMet {
            roll,
            stranger,
            finder,
            ..
        } => {
            let title = say("cue-stranger").hero(*finder);
            let name = say(crawl.book()[*stranger].name);
            let result = say("result-stranger").with("stranger", name);
            let met = words::source(crawl, Source::Stranger(*stranger));
            let met = say("banner-stranger").hero(*finder).with("source", met);
            let met = match last_seen_to(crawl, |it| *it == Meaning::Stranger) {
                Some(card) => Cue::peak(met, prop_token(card.card)),
                None => Cue::Banner(met),
            };
            vec![Cue::roll(Side::Neutral, title, roll, result), met]
        }
        Event::AltarFound {
            cleric: Some(cleric),
        } => {
            let altar = last_seen_to(crawl, |it| matches!(it, Meaning::Altar(_)));
            let goes = altar.and_then(|altar| near(*cleric, altar));
            let mut cues: Vec<Cue> = goes.into_iter().collect();
            cues.push(Cue::Banner(say("banner-altar").hero(*cleric)));
            cues.extend(standing(crawl, *cleric, look::BLESS, 0));
            cues
        }

        Event::Defeat => vec![Cue::Sound("defeat"), Cue::Banner(say("banner-defeat"))],
        _ => Vec::new(),
    }
}

fn moved(card: Card, from: Option<Zone>, to: Option<Zone>) -> Cue {
    Cue::Card {
        id: u32::from(card.place()),
        sprite: card.sprite(),
        from,
        to,
    }
}

/// The cards drawn for want of a face card that nobody keeps leave the table.
fn cast_off(crawl: Crawl<'_>) -> impl Iterator<Item = Cue> {
    let cards = crawl.cast_off();
    cards.map(|card| moved(card, Some(Zone::Table), None))
}

/// An effect on a hero, if it is on the board already.
fn standing(crawl: Crawl<'_>, hero: HeroId, look: &'static str, amount: i32) -> Vec<Cue> {
    let there = crawl.position(Combatant::Hero(hero)).is_some();
    if there {
        vec![Cue::befall(hero.token(), look, amount)]
    } else {
        Vec::new()
    }
}

/// A hero goes to the chest that is being seen to, the first of those left.
fn goes_to_chest(crawl: Crawl<'_>, hero: HeroId) -> Option<Cue> {
    let mut finds = crawl.state().finds.iter();
    let chest = finds.find(|it| crawl.book().meaning(it.card).meaning.is_chest())?;
    near(hero, chest)
}

/// What was last seen to, and left where it stands, if it is of this kind.
fn last_seen_to(crawl: Crawl<'_>, is: impl Fn(&Meaning) -> bool) -> Option<&Laid> {
    let last = crawl.remains().used.last();
    last.filter(|it| it.cell.is_some() && is(&crawl.book().meaning(it.card).meaning))
}

/// A hero goes to a thing, if that is on the board.
fn near(hero: HeroId, thing: &Laid) -> Option<Cue> {
    let (id, to) = (hero.token(), prop_token(thing.card));
    thing.cell.map(|_| Cue::Near { id, to })
}

/// The token of a card arrives, if it has a place on the board.
fn arrives(laid: &Laid) -> Option<Cue> {
    laid.cell.map(|_| Cue::Arrive(prop_token(laid.card)))
}

/// The effect of a sprung trap, by its kind.
fn trap(harm: Harm) -> Option<Cue> {
    match harm {
        Harm::PhysicalTrap => Some(Cue::Sound("trap_physical")),
        Harm::MagicalTrap => Some(Cue::Sound("trap_magic")),
        Harm::Foe(_) | Harm::Card => None,
    }
}

/// How a foe's blow looks.
fn strikes(crawl: Crawl<'_>, foe: FoeId) -> LookName {
    let kind = crawl.foe(foe).map(|foe| foe.kind);
    look_or(
        kind.and_then(|kind| crawl.book().kind_look(kind)),
        look::BLOW,
    )
}

fn scorched(crawl: Crawl<'_>, foe: FoeId) -> Vec<Cue> {
    let dragon = crawl.foes().find(|other| crawl.is_dragon(*other));
    let breath = dragon.map(|dragon| {
        let look = strikes(crawl, dragon);
        Cue::strike(dragon.token(), foe.token(), look)
    });
    let mut cues: Vec<Cue> = breath.into_iter().collect();
    cues.push(Cue::befall(foe.token(), look::FALL, 0));
    cues
}

/// The dragon falls. Who is left to see it decides what is said of it, then and on the last page.
fn dragon_slain(crawl: Crawl<'_>, dragon: FoeId, by: HeroId) -> Vec<Cue> {
    let key = match (crawl.living().count(), crawl.fallen().count()) {
        (_, 0) => "banner-victory-all",
        (1, _) => "banner-victory-last",
        _ => "banner-victory",
    };
    vec![
        Cue::befall(dragon.token(), look::FALL, 0),
        Cue::Sound("victory"),
        Cue::triumph(say(key).hero(by), dragon.token()),
    ]
}

/// Everybody's own die, by name.
fn ties(who: &[Combatant], roll: &Roll) -> Cue {
    let dice = roll.dice.iter().zip(who).map(|(die, who)| CueDie {
        sides: die.die.sides(),
        face: die.face,
        role: say("dice-order-of")
            .with("role", say(die.role))
            .who("who", who.token()),
        part: Part::Kept,
    });
    Cue::Dice {
        side: Side::Neutral,
        title: say("cue-ties"),
        hands: vec![Handful {
            side: Side::Neutral,
            who: None,
            dice: dice.collect(),
            modifiers: Vec::new(),
            reading: None,
            succeeds: None,
        }],
        result: say("result-ties"),
    }
}

/// The side that throws the dice of an event.
pub fn thrower(event: &Event) -> Side {
    match event {
        Event::Rolled { attempt, .. } | Event::TableRolled { attempt, .. } => thrower_of(attempt),
        Event::HeroMade { .. } => Side::Hero,
        Event::Struck { .. } => Side::Foe,
        _ => Side::Neutral,
    }
}

/// A trap's die is neutral, all others are thrown by heroes.
fn thrower_of(attempt: &Attempt) -> Side {
    if matches!(attempt, Attempt::Trap { .. }) {
        Side::Neutral
    } else {
        Side::Hero
    }
}

fn rolled(crawl: Crawl<'_>, attempt: &Attempt, roll: &Roll, outcome: i32) -> Vec<Cue> {
    let hero = attempt.hero();
    let title = match attempt {
        Attempt::Attack { foe, .. } => say("cue-attack").foe(*foe),
        Attempt::Missile { foe, .. } => say("cue-missile").foe(*foe),
        Attempt::Heal { on, .. } if *on == hero => say("cue-heal-self"),
        Attempt::Heal { on, .. } => say("cue-heal").who("on", on.token()),
        Attempt::Evade { .. } => say("cue-evade"),
        Attempt::Resurrect { on, .. } => say("cue-resurrect").who("on", on.token()),
        Attempt::Disarm { .. } => say("cue-disarm"),
        Attempt::Chest { .. } => say("cue-chest"),
        Attempt::Trap { .. } => say("cue-trap"),
        Attempt::Loot { .. } => say("cue-loot"),
    };
    let succeeds = matches!(attempt, Attempt::Disarm { .. }) && outcome == 1;
    let side = thrower_of(attempt);
    let result = words::outcome(crawl, attempt, outcome);
    let mut thrown = Cue::roll(side, title.hero(hero), roll, result);
    if let (true, Cue::Dice { hands, .. }) = (succeeds, &mut thrown) {
        for die in hands.iter_mut().flat_map(|hand| &mut hand.dice) {
            die.part = Part::Success;
        }
    }
    let goes = match attempt {
        Attempt::Chest { hero } => goes_to_chest(crawl, *hero),
        Attempt::Disarm { hero } => crawl.remains().armed.and_then(|trap| near(*hero, &trap)),
        _ => None,
    };
    let mut cues: Vec<Cue> = goes.into_iter().chain([thrown]).collect();
    let aim = match attempt {
        Attempt::Attack { foe, .. } => Some((*foe, look::BLOW.into())),
        Attempt::Missile { foe, ability, .. } => {
            let look = crawl.ability(*ability).look.as_ref();
            Some((*foe, look_or(look, look::MISSILE)))
        }
        _ => None,
    };
    if let Some((foe, look)) = aim {
        cues.push(Cue::strike(hero.token(), foe.token(), look));
        if outcome == 0 {
            cues.push(Cue::befall(foe.token(), look::BLOCKED, 0));
        }
    }
    cues
}
