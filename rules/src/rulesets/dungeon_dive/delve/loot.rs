//! What is found, and who gets it; rules `trove.roll`, `trove.share`, `hoard.roll` and `loot.kinds`.

use super::super::{
    Cx,
    components::{Arm, FigureId},
    content::{ArmourGroup, ArmourIx, Book, Coins, Find, ItemIx, ItemRow, Rarity, TroveRow},
    event::Delving,
    figure::Figure,
    play::Play,
    rules,
    sheet::Sheet,
    step::{Action, Question, Task},
    town::shares,
    wearing,
};
use super::{Asked, Choice, Delve, Thing, Valuables, alive, dive, ids};
use crate::{
    content::RecordId,
    dice::{Chance, Check, DiceExpr, Sum},
    game::{LegalActions, RuleId, Seat},
    tables::Placed,
};

/// Copper pieces in a silver and in a gold piece.
const SILVER: u32 = 10;
const GOLD: u32 = 100;

/// The ids of the troves of a book, in its order.
fn trove_ids(book: &Book) -> Vec<(RecordId, &Placed<TroveRow>)> {
    let of = |trove: &Placed<TroveRow>| {
        let roll = trove.at(0);
        book.tables.listings()[usize::from(roll.table)].id.clone()
    };
    book.troves.iter().map(|it| (of(it), it)).collect()
}

/// One of the troves that have not been turned since they were shuffled.
pub(super) fn drawn_trove<'b>(
    book: &'b Book,
    opened: &[RecordId],
    chance: &mut Chance,
) -> (RecordId, &'b Placed<TroveRow>) {
    let all = trove_ids(book);
    let mut left = all.clone();
    left.retain(|(id, _)| !opened.contains(id));
    if left.is_empty() {
        left = all;
    }
    let names = || left.iter().map(|(id, _)| id.to_string()).collect();
    let nth = chance.draw(left.len() as u16, "dice-dive-trove", names);
    left.swap_remove(usize::from(nth).min(left.len() - 1))
}

/// Turns the trove under the card, and rolls for what it gives; rule `trove.roll`.
pub(super) fn trove(cx: &mut Cx<'_>) {
    let book = cx.content();
    let opened = dive(Play::of(cx.world())).opened.clone();
    let (trove, table) = drawn_trove(book, &opened, cx.chance());
    let (roll, row) = table.check("dice-dive-trove-row", |_| 0).roll(cx.chance());
    let roll = Box::new(roll);
    let event = Delving::TroveRolled { trove, roll, row };
    cx.emit(rules::TROVE_ROLL, event.into());
    find(cx, &table.gives(row).finds);
}

/// The level is cleared: its hoard is found, and then there is a rest; rules `hoard.roll` and
/// `rest.short`.
pub(super) fn hoard(cx: &mut Cx<'_>) {
    let book = cx.content();
    let level = dive(Play::of(cx.world())).level;
    let event = Delving::LevelCleared { level };
    cx.emit(rules::DIVE_LEVELS, event.into());
    let place = usize::from(level.max(1)) - 1;
    if let Some(table) = book.hoards.get(place) {
        let (roll, row) = table.check("dice-dive-hoard", |_| 0).roll(cx.chance());
        let roll = Box::new(roll);
        cx.emit(rules::HOARD_ROLL, Delving::HoardRolled { roll, row }.into());
        find(cx, &table.gives(row).finds);
    }
    cx.push_all([Task::Delve(Delve::Share), Task::Delve(Delve::Rest)]);
}

/// Rolls the dice of a find; nothing is rolled for a fixed number.
fn amount(cx: &mut Cx<'_>, dice: DiceExpr) -> u16 {
    let fixed = dice.plus.clamp(0, 9999) as u16;
    if dice.count == 0 {
        return fixed;
    }
    let check = Sum::of("dice-dive-find", dice.count, dice.die);
    let (roll, _) = check
        .plus_any("modifier-dive-dice", dice.plus)
        .roll(cx.chance());
    let sum = (roll.total() + dice.plus).clamp(0, 9999) as u16;
    let roll = Box::new(roll);
    cx.emit(rules::LOOT_KINDS, Delving::FindRolled { roll, sum }.into());
    sum
}

/// Finds all of this: coin is shared at once, valuables belong to everybody who is there, and the rest
/// waits to be given away.
fn find(cx: &mut Cx<'_>, finds: &[Find]) {
    let book = cx.content();
    let mut copper: u32 = 0;
    for it in finds {
        match it {
            Find::Gold(dice) => copper += u32::from(amount(cx, *dice)) * GOLD,
            Find::Silver(dice) => copper += u32::from(amount(cx, *dice)) * SILVER,
            Find::Copper(dice) => copper += u32::from(amount(cx, *dice)),
            Find::Valuables { count, worth, name } => {
                let count = amount(cx, *count);
                valuables(cx, count, *worth, name);
            }
            Find::Gear(gear, count) => {
                let count = amount(cx, *count).min(u8::MAX.into()) as u8;
                if let Some(gear) = book.gear.find(gear).filter(|_| count > 0) {
                    thing(cx, Thing::Gear(gear, count));
                }
            }
            Find::Weapon(weapon) => {
                if let Some(weapon) = book.weapons.find(weapon) {
                    thing(cx, Thing::Arm(Arm { weapon, item: None }));
                }
            }
            Find::Armour(armour) => {
                if let Some(armour) = book.armours.find(armour) {
                    thing(cx, Thing::Armour(armour));
                }
            }
            Find::Item(item) => {
                if let Some(item) = book.items.find(item) {
                    thing(cx, Thing::Item(item));
                }
            }
            Find::Items(rarity, count) => {
                for _ in 0..amount(cx, *count) {
                    if let Some(item) = item(cx, *rarity) {
                        thing(cx, Thing::Item(item));
                    }
                }
            }
        }
    }
    share_coin(cx, copper, rules::TROVE_SHARE);
}

fn thing(cx: &mut Cx<'_>, thing: Thing) {
    cx.emit(rules::LOOT_KINDS, Delving::ThingFound { thing }.into());
}

fn valuables(cx: &mut Cx<'_>, count: u16, worth: Coins, name: &str) {
    if count == 0 {
        return;
    }
    let goods = Valuables {
        name: name.to_owned(),
        count,
        worth: Coins(worth.0.saturating_mul(count.into())),
        of: ids(&alive(Play::of(cx.world()))),
    };
    let event = Delving::ValuablesFound { goods };
    cx.emit(rules::TROVE_SHARE, event.into());
}

/// The item that a die brings, by rarity; rule `loot.items`.
fn item(cx: &mut Cx<'_>, rarity: Rarity) -> Option<ItemIx> {
    let book = cx.content();
    let of = |row: &ItemRow| book.items.find(&row.item);
    let rare = |table: &&Placed<ItemRow>| {
        let first = table.rows.first().and_then(|(_, row)| of(&row.gives));
        first.is_some_and(|it| book[it].rarity == rarity)
    };
    let table = book.item_tables.iter().find(rare)?;
    let (roll, row) = table.check("dice-dive-item", |_| 0).roll(cx.chance());
    let item = of(table.gives(row))?;
    let roll = Box::new(roll);
    let event = Delving::ItemRolled { roll, row, item };
    cx.emit(rules::LOOT_ITEMS, event.into());
    Some(item)
}

/// Shares coin in equal parts among everybody alive, odd coppers from the front; rule `trove.share`.
pub(super) fn share_coin(cx: &mut Cx<'_>, copper: u32, rule: RuleId) {
    let who = ids(&alive(Play::of(cx.world())));
    if copper == 0 || who.is_empty() {
        return;
    }
    let parts = shares(copper, who.len()).into_iter().map(Coins);
    let shares = who.into_iter().zip(parts).collect();
    let coin = Coins(copper);
    cx.emit(rule, Delving::CoinShared { coin, shares }.into());
}

/// Those who can be given something.
pub(super) fn takers(play: Play<'_>) -> Vec<Figure<'_>> {
    let mut all = alive(play);
    all.retain(|it| it.hero().is_some());
    all
}

/// Asks who gets the first of what was found, until nothing is left. One alone gets everything.
pub(super) fn share(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let takers = ids(&takers(play));
    let left = !dive(play).found.is_empty();
    match (&takers[..], left) {
        (_, false) => {}
        ([], true) => leave(cx),
        ([one], true) => give(cx, *one),
        (_, true) => cx.ask(Question::OnDive(Asked::Share)),
    }
}

pub(super) fn offer_share(play: Play<'_>, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Party, rules::TROVE_SHARE);
    for it in takers(play) {
        offer.add(Action::Delve(Choice::Give(it.id())));
    }
    offer.add(Action::Delve(Choice::Leave));
}

pub(super) fn choose_share(cx: &mut Cx<'_>, act: Choice) {
    match act {
        Choice::Give(who) => give(cx, who),
        _ => leave(cx),
    }
}

fn leave(cx: &mut Cx<'_>) {
    let first = dive(Play::of(cx.world())).found.first().copied();
    let Some(thing) = first else { return };
    let event = Delving::LeftBehind { thing };
    cx.emit(rules::TROVE_SHARE, event.into());
    cx.push(Task::Delve(Delve::Share));
}

/// Gives the first thing found to somebody. Better armour is put on at once.
fn give(cx: &mut Cx<'_>, who: FigureId) {
    let play = Play::of(cx.world());
    let Some(thing) = dive(play).found.first().copied() else {
        return;
    };
    let book = play.book();
    let (armour, plus) = match thing {
        Thing::Armour(armour) => (Some(armour), 0),
        Thing::Item(item) => (wearing::base(book, item), book[item].plus),
        _ => (None, 0),
    };
    let worn = armour.is_some_and(|it| is_better(play.figure(who), it, plus));
    let event = Delving::Given { who, thing, worn };
    cx.emit(rules::TROVE_SHARE, event.into());
    cx.push(Task::Delve(Delve::Share));
}

/// True for armour that somebody knows how to wear, is strong enough for, and is better off in; for a
/// shield, if there is a hand for it.
fn is_better(figure: Figure<'_>, armour: ArmourIx, plus: u8) -> bool {
    let Some(hero) = figure.hero() else {
        return false;
    };
    let book = figure.play().book();
    let record = &book[armour];
    let sheet = Sheet::of(figure);
    let strength = sheet.score(super::super::content::Ability::Strength);
    let dexterity = sheet.modifier(super::super::content::Ability::Dexterity);
    let able =
        book[hero.class].armours.contains(&record.group) && strength >= i32::from(record.strength);
    let kit = figure.kit();
    if record.group == ArmourGroup::Shield {
        let hand = kit.hands.iter().any(Option::is_none);
        let free = hand && kit.shield.is_none();
        let plain = |it| plus > 0 && !wearing::is_magic(book, kit, it);
        return able && (free || kit.shield.is_some_and(plain));
    }
    let worth = |armour: ArmourIx| {
        let it = &book[armour];
        let most = it.most_dexterity.map_or(i32::MAX, i32::from);
        i32::from(it.ac) + dexterity.min(most)
    };
    let magic = kit.armour.into_iter().flat_map(|worn| {
        let items = wearing::in_use(book, kit);
        items.filter(move |it| wearing::base(book, *it) == Some(worn))
    });
    let magic: i32 = magic.map(|it| i32::from(book[it].plus)).sum();
    let now = kit
        .armour
        .map_or_else(|| sheet.ac(), |it| worth(it) + magic);
    able && worth(armour) + i32::from(plus) > now
}
