use super::{
    super::{
        abilities,
        cards::Card,
        components::{Carried, Combatant, FIRST_PROP_TOKEN, FoeId, HeroId},
        content::{AbilityEffect, AbilityIx, ClassIx, EquipmentSlot, Item, ItemIx, RaceIx},
        crawl::Crawl,
        event::Tariff,
        goods::{self, Customer},
        odds, scene,
        step::{Action, Question},
    },
    Terms,
    names::{carried, item_name},
    say, wares,
};
use crate::game::{Category, Choice, Offered, Phrase, Target};

/// A choice in words.
pub fn describe(crawl: Crawl<'_>, question: &Question, offered: &Offered<Action>) -> Choice {
    let has_odds = odds::has(crawl, question, offered.act);
    let told = tell(crawl, question, offered).with_odds(has_odds);
    let category = category(crawl, question, offered.act);
    match (offered.act, question) {
        (Action::Attack { foe }, Question::HeroTurn { hero, .. }) => {
            let most = offered
                .amount
                .map_or(0, |(_, most)| most.clamp(0, 255) as u8);
            // Dice can only be added to it on purpose.
            let plain = odds::can_wound(crawl, *hero, foe, 0);
            match plain || odds::can_wound(crawl, *hero, foe, most) {
                true => Choice {
                    category,
                    plain,
                    ..told
                },
                false => Choice {
                    idle: true,
                    ..told.of(Category::Other).among(say("group-no-wound"))
                },
            }
        }
        _ => Choice { category, ..told },
    }
}

/// The part of the panel that an act belongs to.
fn category(crawl: Crawl<'_>, question: &Question, act: Action) -> Option<Category> {
    let fighting = matches!(question, Question::HeroTurn { .. });
    Some(match act {
        Action::Become { .. } | Action::Target { .. } => Category::Pick,
        Action::Attack { .. } => Category::Attack,
        Action::Use { ability, .. } if fighting && crawl.book()[ability].is_spell() => {
            Category::Spell
        }
        Action::UseItem { .. } if fighting => Category::Item,
        Action::Use { .. } | Action::Defend { .. } if fighting => Category::Other,
        Action::LeaveBehind { .. } => Category::Other,
        Action::Done
        | Action::GoOn
        | Action::Hold
        | Action::Nobody
        | Action::LeaveCommon
        | Action::RefuseGift
        | Action::TakeBlow
        | Action::Keep => Category::End,
        _ => return None,
    })
}

/// The same about a card, which it also shows.
fn showing(choice: Choice, card: Card) -> Choice {
    let card_in_sight = Target::Card(u32::from(card.place()));
    choice.touching(card_in_sight).icon(&card.sprite())
}

fn tell(crawl: Crawl<'_>, question: &Question, offered: &Offered<Action>) -> Choice {
    let plain = |key: &'static str, detail: &'static str| Choice::new(say(key)).detail(say(detail));
    match offered.act {
        Action::Become { card, class, race } => become_hero(crawl, card, class, race),
        Action::DropHighest => {
            let dice = crawl.book().figures.redraw;
            Choice::new(say("act-drop-highest").n(dice))
                .detail(say("act-drop-highest-detail").n(dice))
        }
        Action::DrawMore => Choice::new(say("act-draw-more").n(crawl.book().figures.redraw)),
        Action::AskFor { from } => {
            Choice::new(say("act-ask-for").seat(from)).detail(say("act-ask-for-detail"))
        }
        Action::Give { card } => showing(Choice::new(say("act-give").card(card)), card),
        Action::Trade { card } => {
            let choice = Choice::new(say("act-trade").card(card));
            showing(choice.detail(say("act-trade-detail")), card)
        }
        Action::RefuseGift => Choice::new(say("act-refuse-gift")),
        Action::Buy { item, .. } => buy(crawl, question, offered, item),
        Action::Equip { hero, place, .. } => equip(crawl, question, hero, place),
        Action::LeaveBehind { hero, place } => {
            about_thing(crawl, hero, place, say("act-leave-behind")).under(say("group-pack"))
        }
        Action::Done if matches!(question, Question::HeroTurn { .. }) => {
            Choice::new(say("act-enough"))
        }
        Action::Done => {
            plain("act-done", done_detail(question)).caution(wares::caution(crawl, question))
        }
        Action::MakeElite => plain("act-make-elite", "act-make-elite-detail").icon("elite"),
        Action::LeaveCommon => Choice::new(say("act-leave-common")),
        Action::Nobody => Choice::new(say("act-nobody")).detail(say("act-nobody-detail")),
        Action::StepIn { hero } => Choice {
            aside: Some(say("act-step-in-cost")),
            ..Choice::new(say("act-step-in").hero(hero))
                .detail(say("act-step-in-detail"))
                .on(hero.token())
                .icon(&scene::bust(crawl, hero))
        },
        Action::Attack { foe } => attack(crawl, question, offered, foe),
        Action::Use { hero, ability, on } => {
            let mut choice = use_ability(crawl, question, hero, ability, on);
            if let Some((least, most)) = offered.amount {
                let dice = (least..=most).map(|n| n.clamp(0, 255) as u8);
                let told = dice.map_while(|n| odds::aid(crawl, ability, on, n));
                choice.asides = told.collect();
            }
            choice.beginning_with(enough_dice(crawl, offered, (hero, ability), on))
        }
        Action::UseItem { hero, place, on } => use_item(crawl, question, hero, place, on),
        Action::Defend { foe } => defend(foe),
        Action::Hold => plain("act-hold", "act-hold-detail"),
        Action::Target { hero } => Choice::new(say("act-target").hero(hero))
            .on(hero.token())
            .icon(&scene::bust(crawl, hero)),
        Action::TakeBlow => plain("act-take-blow", "act-take-blow-detail"),
        Action::Evade { ability } => Choice::new(say("act-evade"))
            .detail(say(crawl.ability(ability).detail))
            .icon("protected"),
        Action::RollAgain => plain("act-roll-again", "act-roll-again-detail"),
        Action::Keep => keep(crawl, question),
        Action::OpenChest | Action::LeaveChest => chest(question, offered.act),
        Action::Disarm => disarm(crawl, question),
        Action::DeclineDisarm => decline(question),
        Action::Share { hero } => Choice::new(say("act-share").hero(hero))
            .on(hero.token())
            .icon(&scene::bust(crawl, hero)),
        Action::Shop { hero } => {
            let detail = say("act-shop-detail").n(crawl.purse(hero).loot);
            in_camp(question, hero, Choice::new(say("act-shop")))
                .detail(detail.with("times", goods::dearer(crawl.book())))
                .icon("icon_loot")
        }
        Action::GiveLoot { from, to } => {
            let key = if crawl.is_alive(from) {
                "act-give-loot"
            } else {
                "act-take-loot"
            };
            let all = offered.amount.map(|(_, most)| most);
            let choice = Choice::new(say(key).hero(to)).beginning_with(all);
            let choice = choice.on(to.token()).icon("icon_loot");
            gift(crawl, question, (from, to), choice)
        }
        Action::GiveItem { from, place, to } => give_item(crawl, question, from, place, to),
        Action::Repair { hero, owner, place } => repair(crawl, question, hero, owner, place),
        Action::Offer => plain("act-offer", "act-offer-detail"),
        Action::SpendDice => Choice::new(say("act-spend-dice")),
        Action::GoOn => plain("act-go-on", "act-go-on-detail").caution(wares::unrepaired(crawl)),
    }
}

/// In camp everything is listed under the hero who does it.
fn in_camp(question: &Question, hero: HeroId, choice: Choice) -> Choice {
    match question {
        Question::Camp { .. } => choice.under(say("group-hero").hero(hero)),
        _ => choice,
    }
}

fn become_hero(crawl: Crawl<'_>, card: Card, class_key: ClassIx, race_key: RaceIx) -> Choice {
    let book = crawl.book();
    let (class, race) = (&book[class_key], &book[race_key]);
    let name = say("name-hero")
        .with("race", say(race.name))
        .with("class", say(class.name));
    let detail = say("act-become-detail")
        .with("role", say(class.detail))
        .with("trait", say(race.detail))
        .with("die", class.attack_die.to_string())
        .n(race.hit_die.sides());
    let ware = wares::calling(crawl, name.clone(), class_key, race_key);
    let choice = Choice::new(say("act-become").card(card).with("name", name)).detail(detail);
    let choice = showing(choice, card).ware(ware);
    choice.icon(&format!("{}_{}", class.sprite, race.sprite))
}

fn done_detail(question: &Question) -> &'static str {
    match question {
        Question::Shop {
            tariff: Tariff::Crawl,
            ..
        } => "act-done-market",
        _ => "act-done-shop",
    }
}

/// Disarming a trap, and whom it hurts how badly if that fails.
fn disarm(crawl: Crawl<'_>, question: &Question) -> Choice {
    let choice = Choice::new(say("act-disarm"));
    let Question::Disarm { thief, .. } = *question else {
        return choice;
    };
    let fails = |key| {
        let last = crawl.book().figures.disarm_fails_to;
        say(key).hero(thief).with("fails", last)
    };
    let risk = fails("act-disarm-risk").n(odds::most_damage(crawl, thief));
    Choice {
        aside: Some(risk),
        ..choice.detail(fails("act-disarm-detail"))
    }
}

/// Leaving a trap alone: that of a chest stays where it is, any other goes off.
fn decline(question: &Question) -> Choice {
    match *question {
        Question::Disarm {
            finder: Some(hero), ..
        } => Choice::new(say("act-decline-disarm").hero(hero))
            .detail(say("act-decline-disarm-detail").hero(hero)),
        _ => Choice::new(say("act-decline-chest")).detail(say("act-decline-chest-detail")),
    }
}

fn defend(foe: FoeId) -> Choice {
    let choice = Choice::new(say("act-defend").foe(foe))
        .under(say("group-help"))
        .of_kind(say("act-defend-kind"))
        .detail(say("act-defend-detail").foe(foe))
        .on(foe.token())
        .icon("target");
    Choice {
        aside: Some(say("act-defend-cost")),
        ..choice
    }
}

fn buy(crawl: Crawl<'_>, question: &Question, offered: &Offered<Action>, item: ItemIx) -> Choice {
    let entry = &crawl.book()[item];
    let Question::Shop { hero, tariff } = *question else {
        return Choice::new(say(entry.name));
    };
    let price = Customer::new(crawl, hero, tariff).price(entry);
    // A potion is priced by the point, and the number submitted with it is its strength.
    let by_point = offered.amount.is_some() || entry.points.is_some();
    let key = match offered.amount {
        // What is left comes in ranges, which the label tells apart.
        Some(_) if crawl.options().limited => "act-buy-left",
        _ if by_point => "act-buy-points",
        _ => "act-buy",
    };
    let group = match entry.slot {
        EquipmentSlot::Weapon => "group-weapons",
        EquipmentSlot::Armour | EquipmentSlot::Shield => "group-armour",
        EquipmentSlot::Amulet => "group-amulets",
        EquipmentSlot::Pack => "group-potions",
    };
    let (least, most) = offered.amount.unwrap_or_default();
    let label = say(key).with("item", say(entry.name)).n(price);
    Choice::new(label.with("least", least).with("most", most))
        .ware(wares::goods(crawl, (hero, tariff), offered, item))
        .under(say(group))
        .detail(say(entry.detail))
        .icon(&item_icon(entry))
}

/// The small drawing of an item, beside its card in the atlas.
fn item_icon(item: &Item) -> String {
    format!("icon_{}", item.sprite)
}

fn thing(crawl: Crawl<'_>, hero: HeroId, place: u8) -> Option<&Carried> {
    crawl.gear(hero).get(usize::from(place))
}

/// A label about a carried item, with its effect and picture.
fn about_thing(crawl: Crawl<'_>, hero: HeroId, place: u8, label: Phrase) -> Choice {
    let Some(mine) = thing(crawl, hero, place) else {
        return Choice::new(label.with("item", say("item-unknown")));
    };
    let item = crawl.item(mine);
    Choice::new(label.with("item", carried(crawl, mine)))
        .detail(say(item.detail))
        .icon(&item_icon(item))
}

fn equip(crawl: Crawl<'_>, question: &Question, hero: HeroId, place: u8) -> Choice {
    let choice = about_thing(crawl, hero, place, say("act-equip"));
    match question {
        Question::Camp { .. } => in_camp(question, hero, choice),
        _ => choice.under(say("group-pack")),
    }
}

fn attack(crawl: Crawl<'_>, question: &Question, offered: &Offered<Action>, foe: FoeId) -> Choice {
    let key = if offered.amount.is_some() {
        "act-attack-dice"
    } else {
        "act-attack"
    };
    let mut choice = Choice::new(say(key).foe(foe))
        .under(say("group-attack"))
        .on(foe.token());
    if let Some(foe) = crawl.foe(foe) {
        choice = choice.icon(crawl.book().kind_sprite(foe.kind));
    }
    let Some((body, Question::HeroTurn { hero, .. })) =
        crawl.body(foe).map(|body| (body, question))
    else {
        return choice;
    };
    let buff = crawl.aid(*hero).buff;
    let key = if buff > 0 {
        "act-attack-detail-buffed"
    } else {
        "act-attack-detail"
    };
    let detail = say(key)
        .with("die", crawl.attack_die(*hero).to_string())
        .with("threshold", body.wound_threshold)
        .with("left", body.wounds_max.saturating_sub(body.wounds))
        .with("buff", buff);
    choice.detail(detail)
}

fn use_ability(
    crawl: Crawl<'_>,
    question: &Question,
    hero: HeroId,
    ability: AbilityIx,
    on: Combatant,
) -> Choice {
    let entry = &crawl.book()[ability];
    let name = say(entry.name);
    let label = match on {
        Combatant::Foe(foe) => say("act-use-on-foe").foe(foe),
        Combatant::Hero(other) if other != hero => say("act-use-on-hero").hero(other),
        Combatant::Hero(_) => say("act-use"),
    };
    let mut choice = Choice::new(label.with("ability", name.clone()))
        .of_kind(name)
        .detail(say(entry.detail))
        .on(on.token());
    let pin = match entry.effect {
        AbilityEffect::Buff => Some("buffed"),
        AbilityEffect::Confuse => Some("confused"),
        AbilityEffect::Protect => Some("protected"),
        _ => None,
    };
    if let Some(pin) = pin {
        choice = choice.icon(pin);
    }
    if let (AbilityEffect::Heal, Combatant::Hero(on)) = (entry.effect, on) {
        choice.need = hurt(crawl, on);
    }
    match question {
        Question::Camp { .. } => in_camp(question, hero, choice),
        _ if entry.is_spell() => choice.under(say("group-spells")),
        _ => choice.under(say("group-help")),
    }
}

/// How much a hero needs healing: the percentage of hit points that is lost.
fn hurt(crawl: Crawl<'_>, hero: HeroId) -> i32 {
    crawl.wounds(hero) * 100 / crawl.hit_points_max(hero).max(1)
}

/// As many heal dice as a hero needs, or dice of a missile as help against a foe, to begin with; none for
/// what does neither.
fn enough_dice(
    crawl: Crawl<'_>,
    offered: &Offered<Action>,
    (hero, ability): (HeroId, AbilityIx),
    on: Combatant,
) -> Option<i32> {
    let (least, most) = offered.amount?;
    match (crawl.ability(ability).effect, on) {
        (AbilityEffect::Heal, Combatant::Hero(on)) => {
            Some(abilities::dice_to_heal(crawl, on).clamp(least, most))
        }
        (AbilityEffect::Missile, Combatant::Foe(foe)) => {
            let caster = (hero, ability);
            Some(odds::dice_enough(crawl, caster, foe, (least, most)))
        }
        _ => None,
    }
}

/// Keeping a roll, and what comes of it.
fn keep(crawl: Crawl<'_>, question: &Question) -> Choice {
    let aside = match question {
        Question::Luck { attempt, outcome } => odds::kept(crawl, attempt, *outcome),
        _ => None,
    };
    Choice {
        aside,
        ..Choice::new(say("act-keep"))
    }
}

fn use_item(crawl: Crawl<'_>, question: &Question, hero: HeroId, place: u8, on: HeroId) -> Choice {
    let label = if on == hero {
        say("act-use-item")
    } else {
        say("act-use-item-on").hero(on)
    };
    let mut choice = about_thing(crawl, hero, place, label).on(on.token());
    choice.need = hurt(crawl, on);
    if let Some(mine) = thing(crawl, hero, place) {
        choice = choice.of_kind(carried(crawl, mine));
    }
    match question {
        Question::Camp { .. } => in_camp(question, hero, choice),
        _ => choice.under(say("group-potions")),
    }
}

fn give_item(crawl: Crawl<'_>, question: &Question, from: HeroId, place: u8, to: HeroId) -> Choice {
    let key = if crawl.is_alive(from) {
        "act-give-item"
    } else {
        "act-take-item"
    };
    let choice = about_thing(crawl, from, place, say(key).hero(to));
    gift(crawl, question, (from, to), choice.on(to.token()))
}

/// In camp there may be many gifts to each hero, and few are ever made. What the fallen leave is taken
/// at once.
fn gift(
    crawl: Crawl<'_>,
    question: &Question,
    (from, to): (HeroId, HeroId),
    choice: Choice,
) -> Choice {
    let choice = in_camp(question, from, choice);
    match question {
        Question::Camp { .. } if crawl.is_alive(from) => choice.among(say("group-gifts").hero(to)),
        _ => choice,
    }
}

fn repair(crawl: Crawl<'_>, question: &Question, hero: HeroId, owner: HeroId, place: u8) -> Choice {
    let item = thing(crawl, owner, place).map_or(say("item-unknown"), |mine| {
        item_name(crawl, mine.item, mine.points)
    });
    let label = if owner == hero {
        say("act-repair").with("item", item)
    } else {
        say("act-repair-of")
            .who("owner", owner.token())
            .with("item", item)
    };
    in_camp(question, hero, Choice::new(label))
        .on(owner.token())
        .icon("damaged_armour")
}

fn chest(question: &Question, act: Action) -> Choice {
    let choice = if act == Action::OpenChest {
        Choice::new(say("act-open-chest")).detail(say("act-open-chest-detail"))
    } else {
        Choice::new(say("act-leave-chest"))
    };
    match question {
        Question::Chest(laid) if act == Action::OpenChest => showing(
            choice.on(FIRST_PROP_TOKEN + u32::from(laid.card.place())),
            laid.card,
        ),
        _ => choice,
    }
}
