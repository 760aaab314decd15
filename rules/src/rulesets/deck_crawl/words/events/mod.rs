mod fights;
mod finds;
mod goods;
mod heroes;
mod rounds;

pub(super) use goods::{loot_found, loot_gained};

use super::{
    super::{
        components::Combatant,
        crawl::Crawl,
        event::{Event, Source, Tariff},
    },
    Terms,
    names::{item_name, list, on_table, players, source},
    say,
};
use crate::game::{
    Narration,
    present::{detail, fine_print, heading, line, outcome},
};

/// An event in words, after the one before it: nobody is asked about a trap of the thief’s own, while
/// about one in a chest somebody is.
pub fn narrate_after(crawl: Crawl<'_>, event: &Event, before: &Event) -> Narration {
    match (event, before) {
        (Event::TrapSpotted { thief, finder }, Event::TrapDone { .. }) if thief == finder => {
            line(say("log-trap-spotted-own").hero(*thief)).because(say("reason-trap-spotted"))
        }
        _ => narrate(crawl, event),
    }
}

/// An event in words. They are based only on the event itself and on facts that never change: the
/// log is read long after the table has moved on.
pub fn narrate(crawl: Crawl<'_>, event: &Event) -> Narration {
    let book = crawl.book();
    match event {
        // Hero creation
        Event::CrawlBegan { heroes } => heading(say("log-crawl-began").n(*heroes)),
        Event::QuickStart => line(say("log-quick-start")).because(say("reason-quick-start")),
        Event::Dealt { hero, card } => fine_print(say("log-dealt").seat(*hero).card(*card)),
        Event::ChoosingOrder { order } => {
            let order = players(order.iter().copied());
            line(say("log-choosing-order").with("order", order))
                .because(say("reason-choosing-order"))
        }
        Event::Dropped { hero, card } => {
            line(say("log-dropped").seat(*hero).card(*card)).because(say("reason-dropped"))
        }
        Event::DealtMore { hero, card, kept } => {
            let key = if *kept {
                "log-dealt-more-kept"
            } else {
                "log-dealt-more-dropped"
            };
            fine_print(say(key).seat(*hero).card(*card))
        }
        Event::DiscardsShuffled => fine_print(say("log-discards-shuffled")),
        Event::FaceGiven {
            from,
            to,
            card,
            swapped,
        } => heroes::face_given(*from, *to, *card, *swapped),
        Event::GiftRefused { from, to } => {
            line(say("log-gift-refused").seat(*from).with("to", to.0 + 1))
        }
        Event::ChoseAmong { hero, faces } => {
            fine_print(say("log-chose-among").seat(*hero).n(*faces))
        }
        Event::Calling { hero, card, class } => {
            let class = say(book[*class].name);
            line(
                say("log-calling")
                    .seat(*hero)
                    .card(*card)
                    .with("class", class),
            )
        }
        Event::OfRace { hero, card, race } => {
            let race = say(book[*race].name);
            outcome(
                say("log-of-race")
                    .seat(*hero)
                    .card(*card)
                    .with("race", race),
            )
        }
        Event::HeroMade {
            hero,
            class,
            race,
            hit_points,
            roll,
            ..
        } => heroes::made(crawl, *hero, (*class, *race), *hit_points, roll.is_some()),
        Event::RaceTrait { race, .. } => {
            let race = &book[*race];
            let does = say(race.detail);
            fine_print(
                say("log-race-trait")
                    .with("race", say(race.name))
                    .with("does", does),
            )
        }
        Event::Returned { hero, record } => {
            line(say("log-returned").hero(*hero).n(record.purse.loot))
        }

        // A round up to the fight
        Event::RoundBegan { round } => heading(say("log-round").n(*round)),
        Event::Drew { hero, card, .. } => {
            let meaning = say(crawl.book().meaning(*card).name);
            line(
                say("log-drew")
                    .hero(*hero)
                    .card(*card)
                    .with("meaning", meaning),
            )
        }
        Event::DeckEmpty { hero } => line(say("log-deck-empty").hero(*hero)),
        Event::RoomFound { addition, tag, .. } => rounds::room_found(addition.room.id.0, *tag)
            .among(say("among-shapes").n(crawl.book().boards.len())),
        Event::Described { text } => rounds::described(crawl, *text),
        Event::FoeFigures { foe, row } => {
            let told = rounds::foe_figures(crawl, *foe);
            match row {
                Some(row) => told.because(on_table(crawl, *row)),
                None => told,
            }
        }
        Event::FoeCame {
            foe, card, hero, ..
        } => rounds::foe_came(crawl, *foe, *card, *hero),
        Event::Elite { foe, die, wounds } => line(
            say("log-elite")
                .foe(*foe)
                .with("die", die.to_string())
                .n(*wounds),
        ),
        Event::CounterLaid { card, stack, .. } => line(
            say("log-counter-laid")
                .card(*card)
                .n(*stack)
                .with("full", crawl.book().dragon.counters),
        ),
        Event::CounterMeaning { left } => outcome(say("log-counter-meaning").n(*left)),
        Event::DragonWoke { foe, .. } => heading(say("log-dragon-woke").foe(*foe))
            .because(say("reason-dragon-woke").n(crawl.book().dragon.counters)),
        Event::Scorched { foe } => {
            line(say("log-scorched").foe(*foe)).because(say("reason-scorched"))
        }
        Event::TrapLaid { laid } => {
            fine_print(say("log-trap-laid").hero(laid.finder).card(laid.card))
        }
        Event::FindLaid { laid } => {
            let meaning = say(crawl.book().meaning(laid.card).name);
            fine_print(
                say("log-find-laid")
                    .card(laid.card)
                    .with("meaning", meaning),
            )
        }
        Event::TrapDone { laid } => fine_print(say("log-trap-done").card(laid.card)),
        Event::FindDone { laid } => {
            let meaning = say(crawl.book().meaning(laid.card).name);
            fine_print(
                say("log-find-done")
                    .card(laid.card)
                    .with("meaning", meaning),
            )
        }
        Event::Phase { phase } => rounds::phase(*phase),

        // Fights, and whatever heroes roll dice for
        Event::FightBegan { order } => {
            let order = list(order.iter().copied());
            let ties = crawl.options().rolled_ties;
            let reason = if ties {
                "reason-order-rolled"
            } else {
                "reason-order"
            };
            heading(say("log-fight-began").with("order", order)).because(say(reason))
        }
        Event::TieRolled { who, order, .. } => line(
            say("log-tie-rolled")
                .with("who", list(who.iter().copied()))
                .with("order", list(order.iter().copied())),
        )
        .because(say("reason-tie-rolled")),
        Event::PairBegan { foe, hero } => {
            fine_print(say("log-pair").hero(*hero).foe(*foe)).because(say("reason-pair"))
        }
        Event::FightRound { number } => line(say("log-fight-round").n(*number)),
        Event::TurnBegan {
            who: Combatant::Hero(hero),
        } => detail(say("log-turn-hero").hero(*hero)).unsaid(),
        Event::TurnBegan {
            who: Combatant::Foe(foe),
        } => detail(say("log-turn-foe").foe(*foe)).unsaid(),
        Event::Targeted {
            foe,
            hero,
            candidates,
        } => fights::targeted(crawl, *foe, *hero, *candidates),
        Event::SteppedIn { hero, foe } => line(say("log-stepped-in").hero(*hero).foe(*foe)),
        Event::Defended { hero, foe } => line(say("log-defended").hero(*hero).foe(*foe)),
        Event::SpellCast { hero, ability } => {
            let ability = say(crawl.book()[*ability].name);
            fine_print(say("log-spell-cast").hero(*hero).with("ability", ability))
        }
        Event::DragonBleeds { foe, left } => outcome(say("log-dragon-bleeds").foe(*foe).n(*left)),
        Event::TurnGivenUp { hero } => {
            line(say("log-turn-given-up").hero(*hero)).because(say("reason-turn-given-up"))
        }
        Event::HeldBack { hero } => line(say("log-held-back").hero(*hero)),
        Event::Wounded { foe, by, wounds } => {
            outcome(say("log-wounded").foe(*foe).hero(*by).n(*wounds)).unsaid()
        }
        Event::Slain { foe, by } => fights::slain(crawl, *foe, *by),
        Event::Struck {
            foe,
            hero,
            roll,
            face,
            damage,
        } => {
            let armour: i32 = roll.modifiers.iter().map(|modifier| -modifier.value).sum();
            line(
                say("log-struck")
                    .foe(*foe)
                    .hero(*hero)
                    .n(*damage)
                    .with("face", *face)
                    .with("armour", armour),
            )
        }
        Event::BlowStopped { hero, .. } => outcome(say("log-blow-stopped").hero(*hero)),
        Event::Hurt { hero, harm, amount } => fights::hurt(*hero, *harm, *amount),
        Event::Fell { hero } => line(say("log-fell").hero(*hero)).because(say("reason-fell")),
        Event::GearDamaged { hero } => {
            detail(say("log-gear-damaged").hero(*hero)).because(say("reason-gear-damaged"))
        }
        Event::Buffed { hero, by, dice, .. } => {
            line(say("log-buffed").hero(*hero).who("by", by.token()).n(*dice))
        }
        Event::Confused {
            foe, by, attacks, ..
        } => line(say("log-confused").foe(*foe).hero(*by).n(*attacks)),
        Event::TooConfused { foe } => line(say("log-too-confused").foe(*foe)),
        Event::Warded {
            hero,
            by,
            armour,
            turns,
            ..
        } => {
            let told = if hero == by {
                say("log-warded-self")
            } else {
                say("log-warded").who("by", by.token())
            };
            line(told.hero(*hero).n(*armour).with("turns", *turns))
        }
        Event::WardsFaded { caster } => fine_print(say("log-wards-faded").hero(*caster)),
        Event::FightEnded => line(say("log-fight-ended")),
        Event::Spent { hero, pool, dice } => {
            let pool = say(crawl.book()[*pool].name);
            fine_print(say("log-spent").hero(*hero).with("pool", pool).n(*dice))
        }
        Event::Rolled {
            attempt,
            roll,
            outcome,
        } => fights::rolled(crawl, attempt, roll, *outcome),
        Event::TableRolled {
            attempt,
            roll,
            row,
            outcome,
        } => fights::rolled(crawl, attempt, roll, *outcome).because(on_table(crawl, *row)),
        Event::LuckSpent { hero, left } => outcome(say("log-luck-spent").hero(*hero).n(*left)),

        // Cures, gear and money
        Event::Rested { hero } => detail(say("log-rested").hero(*hero)),
        Event::ResourcesCounted {
            hero,
            pips,
            faces,
            bonus,
        } => line(
            say("log-resources")
                .hero(*hero)
                .n(pips + faces + bonus)
                .with("pips", *pips),
        )
        .because(say("reason-resources").with("faces", *faces)),
        Event::RacialBonus { hero, points } => {
            let told = say("log-racial-bonus").hero(*hero).n(*points);
            let race = crawl.is_made(*hero).then(|| say(crawl.race(*hero).name));
            outcome(told.with("race", race.unwrap_or_else(|| say("name-nobody"))))
        }
        Event::Bought {
            hero,
            item,
            points,
            price,
            tariff,
        } => {
            let key = match tariff {
                Tariff::Crawl => "log-bought-loot",
                Tariff::Creation | Tariff::Between => "log-bought-resources",
            };
            let item = item_name(crawl, *item, *points);
            line(say(key).hero(*hero).with("item", item).n(*price))
        }
        Event::Owned { item, points, .. } => {
            let does = say(crawl.book()[*item].detail);
            fine_print(
                say("log-owned")
                    .with("item", item_name(crawl, *item, *points))
                    .with("does", does),
            )
        }
        Event::Equipped { hero, item, on, .. } => {
            let told = say(if *on { "log-put-on" } else { "log-put-away" }).hero(*hero);
            detail(told.with("item", item_name(crawl, *item, 0)))
        }
        Event::LeftBehind { hero, item, .. } => {
            let told = say("log-left-behind").hero(*hero);
            detail(told.with("item", item_name(crawl, *item, 0)))
        }
        Event::LeftOver { hero, points } => {
            line(say("log-left-over").hero(*hero).n(*points)).because(say("reason-left-over"))
        }
        Event::LootBecameResources { hero, points } => {
            line(say("log-loot-became-resources").hero(*hero).n(*points))
        }
        Event::Healed {
            hero,
            amount,
            source: from,
        } => {
            let told = match from {
                _ if *amount == 0 => say("log-unhurt"),
                // The line before has told who heals whom.
                Source::Hero(_) => say("log-healed-self"),
                _ => say("log-healed").with("source", source(crawl, *from)),
            };
            outcome(told.hero(*hero).n(*amount))
        }
        Event::UsedUp { hero, item, on, .. } => goods::used_up(crawl, *hero, *item, *on),
        Event::Revived {
            hero,
            hit_points,
            source: from,
        } => outcome(
            say("log-revived")
                .hero(*hero)
                .n(*hit_points)
                .with("source", source(crawl, *from)),
        ),
        Event::NotRevived { hero, by } => {
            outcome(say("log-not-revived").hero(*hero).who("by", by.token()))
        }
        Event::Regained {
            hero,
            pool,
            dice,
            loot,
            ability,
        } => line(
            say("log-regained")
                .hero(*hero)
                .n(*dice)
                .with("loot", *loot)
                .with("pool", say(crawl.book()[*pool].name))
                .with("ability", say(crawl.book()[*ability].name)),
        ),
        Event::Refilled {
            hero,
            pool,
            source: from,
        } => line(
            say("log-refilled")
                .hero(*hero)
                .with("pool", say(crawl.book()[*pool].name))
                .with("source", source(crawl, *from)),
        ),
        Event::Offered { hero, loot } => line(say("log-offered").hero(*hero).n(*loot)),
        Event::Repaired { hero, item, by, .. } => line(
            say("log-repaired")
                .hero(*hero)
                .with("item", item_name(crawl, *item, 0))
                .with("source", source(crawl, *by)),
        ),
        Event::Gained {
            hero,
            item,
            points,
            source: from,
        } => line(
            say("log-gained")
                .hero(*hero)
                .with("item", item_name(crawl, *item, *points))
                .with("source", source(crawl, *from)),
        ),
        Event::LootFound {
            amount,
            source: from,
        } => goods::loot_found(crawl, *amount, *from),
        Event::LootGained { hero, amount, .. } => goods::loot_gained(*hero, *amount),
        Event::LootGiven { from, to, amount } => line(
            say("log-loot-given")
                .hero(*from)
                .who("to", to.token())
                .n(*amount),
        ),
        Event::ItemGiven { from, to, item, .. } => line(
            say("log-item-given")
                .hero(*from)
                .who("to", to.token())
                .with("item", item_name(crawl, *item, 0)),
        ),

        // Traps, chests, encounters, and the end
        Event::TrapSpotted { thief, finder } if thief == finder => {
            line(say("log-trap-spotted").hero(*thief)).because(say("reason-trap-spotted"))
        }
        Event::TrapSpotted { thief, finder } => line(
            say("log-trap-spotted-for")
                .hero(*thief)
                .who("finder", finder.token()),
        )
        .because(say("reason-trap-spotted")),
        Event::TrapLeft { finder } => line(say("log-trap-left").hero(*finder)),
        Event::DisarmDeclined { thief } => line(say("log-disarm-declined").hero(*thief)),
        Event::Disarmed { thief } => outcome(say("log-disarmed").hero(*thief)).unsaid(),
        Event::Sprung { hero } => line(say("log-sprung").hero(*hero)),
        Event::ChestOpened {
            hero,
            trapped: true,
        } => outcome(say("log-chest-trapped").hero(*hero)).unsaid(),
        Event::ChestOpened {
            hero,
            trapped: false,
        } => outcome(say("log-chest-safe").hero(*hero)).unsaid(),
        Event::ChestLeft { hero } => line(say("log-chest-left").hero(*hero)),
        Event::EffectRolled {
            hero,
            total,
            source: from,
            ..
        } => line(
            say("log-effect-rolled")
                .hero(*hero)
                .n(*total)
                .with("source", source(crawl, *from)),
        ),
        Event::StrangerMet {
            row,
            stranger,
            finder,
            ..
        } => finds::stranger_met(crawl, *stranger, *finder).because(on_table(crawl, *row)),
        Event::AltarFound {
            cleric: Some(cleric),
        } => line(say("log-altar-prayed").hero(*cleric)),
        Event::AltarFound { cleric: None } => line(say("log-altar")).because(say("reason-altar")),
        Event::EventCard { card, finder } => {
            let meaning = say(crawl.book().meaning(*card).name);
            line(
                say("log-event-card")
                    .hero(*finder)
                    .card(*card)
                    .with("meaning", meaning),
            )
        }
        Event::SpoilTaken { finder } => fine_print(say("log-spoil").hero(*finder)),
        Event::Victory => heading(say("log-victory")),
        Event::Defeat => heading(say("log-defeat")),
        Event::RosterKept { survivors } => line(say("log-roster-kept").n(*survivors)),
        Event::Memorial { hero } => line(say("log-memorial").hero(*hero)),
    }
}
