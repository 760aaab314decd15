use super::{
    super::{
        cards::Card,
        components::{Carried, Combatant, FIRST_PROP_TOKEN, FoeId, HeroId},
        content::{AbilityEffect, AbilityIx, ClassIx, Item, ItemIx, RaceIx, Slot},
        crawl::Crawl,
        event::Tariff,
        goods, odds, scene,
        step::{Act, Question},
    },
    Terms,
    names::{carried, item_name},
    say,
};
use crate::game::{Choice, Message, Offered, Touch, intern};

/// A choice in words.
pub fn describe(crawl: Crawl<'_>, question: &Question, offered: &Offered<Act>) -> Choice {
    let told = tell(crawl, question, offered);
    Choice {
        label: told.label,
        group: told.group,
        section: None,
        aside: None,
        detail: told.detail,
        touches: told.touches,
        way: Vec::new(),
        amount: offered.amount,
        icon: told.icon,
        has_odds: odds::has(crawl, question, offered.act),
    }
}

/// What there is to say and to show about an act.
struct Told {
    label: Message,
    group: Option<Message>,
    detail: Option<Message>,
    touches: Vec<Touch>,
    icon: Option<&'static str>,
}

impl Told {
    fn new(label: Message) -> Self {
        Told {
            label,
            group: None,
            detail: None,
            touches: Vec::new(),
            icon: None,
        }
    }

    fn under(mut self, group: Message) -> Self {
        self.group = Some(group);
        self
    }

    fn detail(mut self, detail: Message) -> Self {
        self.detail = Some(detail);
        self
    }

    fn on(mut self, token: u32) -> Self {
        self.touches.push(Touch::Combatant(token));
        self
    }

    fn card(mut self, card: Card) -> Self {
        self.touches.push(Touch::Card(u32::from(card.place())));
        self.icon = Some(intern(&card.sprite()));
        self
    }

    fn icon(mut self, sprite: &str) -> Self {
        self.icon = Some(intern(sprite));
        self
    }
}

fn tell(crawl: Crawl<'_>, question: &Question, offered: &Offered<Act>) -> Told {
    let plain = |key: &'static str, detail: &'static str| Told::new(say(key)).detail(say(detail));
    match offered.act {
        Act::Become { card, class, race } => become_hero(crawl, card, class, race),
        Act::DropHighest => {
            let dice = crawl.book().figures.redraw;
            Told::new(say("act-drop-highest").n(dice))
                .detail(say("act-drop-highest-detail").n(dice))
        }
        Act::DrawMore => Told::new(say("act-draw-more").n(crawl.book().figures.redraw)),
        Act::AskFor { from } => {
            Told::new(say("act-ask-for").seat(from)).detail(say("act-ask-for-detail"))
        }
        Act::Give { card } => Told::new(say("act-give").card(card)).card(card),
        Act::Trade { card } => Told::new(say("act-trade").card(card))
            .detail(say("act-trade-detail"))
            .card(card),
        Act::RefuseGift => Told::new(say("act-refuse-gift")),
        Act::Buy { item } => buy(crawl, question, offered, item),
        Act::Equip { hero, place, .. } => equip(crawl, question, hero, place),
        Act::Done if matches!(question, Question::HeroTurn { .. }) => Told::new(say("act-enough")),
        Act::Done => plain("act-done", done_detail(question)),
        Act::MakeElite => plain("act-make-elite", "act-make-elite-detail").icon("elite"),
        Act::LeaveCommon => Told::new(say("act-leave-common")),
        Act::Nobody => Told::new(say("act-nobody")),
        Act::StepIn { hero } => Told::new(say("act-step-in").hero(hero))
            .detail(say("act-step-in-detail"))
            .on(hero.token())
            .icon(&scene::bust(crawl, hero)),
        Act::Attack { foe } => attack(crawl, question, offered, foe),
        Act::Use { hero, ability, on } => use_ability(crawl, question, hero, ability, on),
        Act::UseItem { hero, place, on } => use_item(crawl, question, hero, place, on),
        Act::Defend { foe } => Told::new(say("act-defend").foe(foe))
            .under(say("group-help"))
            .detail(say("act-defend-detail").foe(foe))
            .on(foe.token())
            .icon("target"),
        Act::Hold => plain("act-hold", "act-hold-detail"),
        Act::Target { hero } => Told::new(say("act-target").hero(hero))
            .on(hero.token())
            .icon(&scene::bust(crawl, hero)),
        Act::TakeBlow => plain("act-take-blow", "act-take-blow-detail"),
        Act::Evade { ability } => Told::new(say("act-evade"))
            .detail(say(intern(&crawl.ability(ability).detail)))
            .icon("protected"),
        Act::RollAgain => plain("act-roll-again", "act-roll-again-detail"),
        Act::Keep => Told::new(say("act-keep")),
        Act::OpenChest | Act::LeaveChest => chest(question, offered.act),
        Act::Share { hero } => Told::new(say("act-share").hero(hero))
            .on(hero.token())
            .icon(&scene::bust(crawl, hero)),
        Act::Shop { hero } => in_camp(question, hero, Told::new(say("act-shop")))
            .detail(say("act-shop-detail").n(crawl.purse(hero).loot))
            .icon("icon_loot"),
        Act::GiveLoot { from, to } => {
            let key = if crawl.is_alive(from) {
                "act-give-loot"
            } else {
                "act-take-loot"
            };
            in_camp(question, from, Told::new(say(key).hero(to)))
                .on(to.token())
                .icon("icon_loot")
        }
        Act::GiveItem { from, place, to } => give_item(crawl, question, from, place, to),
        Act::Repair { hero, owner, place } => repair(crawl, question, hero, owner, place),
        Act::Offer => plain("act-offer", "act-offer-detail"),
        Act::SpendDice => Told::new(say("act-spend-dice")),
        Act::GoOn => plain("act-go-on", "act-go-on-detail"),
    }
}

/// In camp everything stands under the hero whose doing it is.
fn in_camp(question: &Question, hero: HeroId, told: Told) -> Told {
    match question {
        Question::Camp { .. } => told.under(say("group-hero").hero(hero)),
        _ => told,
    }
}

fn become_hero(crawl: Crawl<'_>, card: Card, class: ClassIx, race: RaceIx) -> Told {
    let book = crawl.book();
    let (class, race) = (&book.classes[class.at()], &book.races[race.at()]);
    let name = say("name-hero")
        .with("race", say(race.name))
        .with("class", say(class.name));
    let detail = say("act-become-detail")
        .with("role", say(intern(&class.role)))
        .with("trait", say(intern(&race.trait_text)))
        .with("die", class.attack_die.to_string())
        .n(race.hit_die.sides());
    let told = Told::new(say("act-become").card(card).with("name", name))
        .detail(detail)
        .card(card);
    told.icon(&format!("{}_{}", class.sprite, race.sprite))
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

fn buy(crawl: Crawl<'_>, question: &Question, offered: &Offered<Act>, item: ItemIx) -> Told {
    let entry = &crawl.book().items[item.at()];
    let Question::Shop { hero, tariff } = *question else {
        return Told::new(say(entry.name));
    };
    let price = goods::price(crawl, hero, entry, tariff);
    // A potion is priced by the point, and the number submitted with it is its strength.
    let by_point = offered.amount.is_some() || entry.points.is_some();
    let key = if by_point {
        "act-buy-points"
    } else {
        "act-buy"
    };
    let group = match entry.slot {
        Slot::Weapon => "group-weapons",
        Slot::Armour | Slot::Shield => "group-armour",
        Slot::Amulet => "group-amulets",
        Slot::Pack => "group-potions",
    };
    Told::new(say(key).with("item", say(entry.name)).n(price))
        .under(say(group))
        .detail(say(intern(&entry.detail)))
        .icon(&item_icon(entry))
}

/// The small drawing of a thing, beside its card in the atlas.
fn item_icon(item: &Item) -> String {
    format!("icon_{}", item.sprite)
}

fn thing(crawl: Crawl<'_>, hero: HeroId, place: u8) -> Option<&Carried> {
    crawl.gear(hero).get(usize::from(place))
}

/// A label about a carried thing, with what the thing does and how it looks.
fn about_thing(crawl: Crawl<'_>, hero: HeroId, place: u8, label: Message) -> Told {
    let Some(mine) = thing(crawl, hero, place) else {
        return Told::new(label.with("item", say("item-unknown")));
    };
    let item = crawl.item(mine);
    Told::new(label.with("item", carried(crawl, mine)))
        .detail(say(intern(&item.detail)))
        .icon(&item_icon(item))
}

fn equip(crawl: Crawl<'_>, question: &Question, hero: HeroId, place: u8) -> Told {
    let told = about_thing(crawl, hero, place, say("act-equip"));
    match question {
        Question::Camp { .. } => in_camp(question, hero, told),
        _ => told.under(say("group-pack")),
    }
}

fn attack(crawl: Crawl<'_>, question: &Question, offered: &Offered<Act>, foe: FoeId) -> Told {
    let key = if offered.amount.is_some() {
        "act-attack-dice"
    } else {
        "act-attack"
    };
    let mut told = Told::new(say(key).foe(foe))
        .under(say("group-attack"))
        .on(foe.token());
    if let Some(foe) = crawl.foe(foe) {
        told = told.icon(crawl.book().kind_sprite(foe.kind));
    }
    let Some((body, Question::HeroTurn { hero, .. })) =
        crawl.body(foe).map(|body| (body, question))
    else {
        return told;
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
    told.detail(detail)
}

fn use_ability(
    crawl: Crawl<'_>,
    question: &Question,
    hero: HeroId,
    ability: AbilityIx,
    on: Combatant,
) -> Told {
    let entry = &crawl.book().abilities[ability.at()];
    let name = say(entry.name);
    let label = match on {
        Combatant::Foe(foe) => say("act-use-on-foe").foe(foe),
        Combatant::Hero(other) if other != hero => say("act-use-on-hero").hero(other),
        Combatant::Hero(_) => say("act-use"),
    };
    let mut told = Told::new(label.with("ability", name))
        .detail(say(intern(&entry.detail)))
        .on(on.token());
    let pin = match entry.effect {
        AbilityEffect::Buff => Some("buffed"),
        AbilityEffect::Confuse => Some("confused"),
        AbilityEffect::Protect => Some("protected"),
        _ => None,
    };
    if let Some(pin) = pin {
        told = told.icon(pin);
    }
    match question {
        Question::Camp { .. } => in_camp(question, hero, told),
        _ if entry.is_spell() => told.under(say("group-spells")),
        _ => told.under(say("group-help")),
    }
}

fn use_item(crawl: Crawl<'_>, question: &Question, hero: HeroId, place: u8, on: HeroId) -> Told {
    let label = if on == hero {
        say("act-use-item")
    } else {
        say("act-use-item-on").hero(on)
    };
    let told = about_thing(crawl, hero, place, label).on(on.token());
    match question {
        Question::Camp { .. } => in_camp(question, hero, told),
        _ => told.under(say("group-potions")),
    }
}

fn give_item(crawl: Crawl<'_>, question: &Question, from: HeroId, place: u8, to: HeroId) -> Told {
    let key = if crawl.is_alive(from) {
        "act-give-item"
    } else {
        "act-take-item"
    };
    in_camp(
        question,
        from,
        about_thing(crawl, from, place, say(key).hero(to)),
    )
    .on(to.token())
}

fn repair(crawl: Crawl<'_>, question: &Question, hero: HeroId, owner: HeroId, place: u8) -> Told {
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
    in_camp(question, hero, Told::new(label))
        .on(owner.token())
        .icon("damaged_armour")
}

fn chest(question: &Question, act: Act) -> Told {
    let told = if act == Act::OpenChest {
        Told::new(say("act-open-chest")).detail(say("act-open-chest-detail"))
    } else {
        Told::new(say("act-leave-chest"))
    };
    match question {
        Question::Chest(laid) if act == Act::OpenChest => told
            .on(FIRST_PROP_TOKEN + u32::from(laid.card.place()))
            .card(laid.card),
        _ => told,
    }
}
