//! What a hero does at the counter: buys, sells, wears and gives away; rules `town.shop`,
//! `town.selling`, `item.attunement` and `town.debts`.

use super::{
    super::{
        Cx,
        content::Book,
        event::TownEvent,
        play::Play,
        record::HeroRecord,
        rules,
        step::{Action, Question},
    },
    Good, TownAct, TownQuestion, Ware, money,
    shop::{self, MOST_ALIKE, attuned, cost, goods, half_price, has_use, wares},
};
use crate::{
    content::RecordId,
    game::{LegalActions, Seat},
};

/// Copper pieces in a gold piece, which is what heroes give each other.
const GOLD: u32 = 100;
/// The most gold pieces that are handed over at once.
const MOST_GIVEN: u64 = 9999;

/// Offers what a hero can do.
pub fn offer(play: Play<'_>, place: u8, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(place), rules::TOWN_SHOP);
    let book = play.book();
    let record = &play.kept(place).record;
    offer.add(Action::Town(TownAct::Leave));
    for ware in wares(book) {
        let act = Action::Town(TownAct::Buy(ware));
        match most_lots(book, record, ware) {
            0 => offer.refuse(act, rules::TOWN_SHOP),
            1 => offer.add(act),
            lots => offer.add_amount(act, 1, lots.into()),
        }
    }
    for (good, count) in goods(book, record) {
        let act = Action::Town(TownAct::Sell(good));
        match (good, half_price(book, record, good, count)) {
            (_, None | Some(0)) => offer.refuse(act, rules::TOWN_SELLING),
            (Good::Gear(_), Some(_)) if count > 1 => offer.add_amount(act, 1, count.into()),
            (_, Some(_)) => offer.add(act),
        }
    }
    let full = attuned(record) >= book.figures.most_attuned.into();
    for ((item, is), nth) in record.items.iter().zip(0..) {
        if wants_attunement(book, item) {
            let may = (*is || !full).then_some(()).ok_or(rules::ITEM_ATTUNEMENT);
            offer.add_or_refuse(Action::Town(TownAct::Attune(nth)), may);
        }
    }
    let gold = (record.purse.coins / u64::from(GOLD)).min(MOST_GIVEN) as i32;
    for other in play.able().filter(|it| *it != place) {
        offer.add_amount(Action::Town(TownAct::Give(other)), 1, gold);
    }
}

fn wants_attunement(book: &Book, item: &RecordId) -> bool {
    book.items.find(item).is_some_and(|it| book[it].attunement)
}

/// How many of a ware somebody has already.
pub fn owned(book: &Book, record: &HeroRecord, ware: Ware) -> u16 {
    let many = |all: usize| u16::try_from(all).unwrap_or(u16::MAX);
    match ware {
        Ware::Weapon(it) => {
            let plain =
                |arm: &&(RecordId, Option<RecordId>)| arm.0 == book[it].id && arm.1.is_none();
            many(record.arms.iter().filter(plain).count())
        }
        Ware::Armour(it) => {
            let worn = record.armour.iter().chain(&record.shield);
            many(worn.filter(|id| **id == book[it].id).count())
        }
        Ware::Gear(it) => {
            let has = record.gear.iter().find(|(id, _)| *id == book[it].id);
            has.map_or(0, |(_, count)| u16::from(*count))
        }
        Ware::Item(it) => {
            let own = &book[it].id;
            let armed = record.arms.iter().filter(|arm| arm.1.as_ref() == Some(own));
            let others = record.items.iter().filter(|(id, _)| id == own);
            many(armed.count() + others.count())
        }
    }
}

/// How many lots of a ware a hero can buy; of anything but gear one at a time.
pub fn most_lots(book: &Book, record: &HeroRecord, ware: Ware) -> u8 {
    let affordable = record.purse.coins / u64::from(cost(book, ware).max(1));
    if affordable == 0 || !has_use(book, record, ware) {
        return 0;
    }
    match ware {
        Ware::Gear(it) => {
            let has = record.gear.iter().find(|(id, _)| *id == book[it].id);
            let has = has.map_or(0, |(_, count)| *count);
            let room = MOST_ALIKE.saturating_sub(has) / book[it].lot;
            room.min(affordable.min(99) as u8)
        }
        Ware::Weapon(_) | Ware::Armour(_) | Ware::Item(_) => 1,
    }
}

/// Carries out a choice; the hero stays at the counter until they leave it.
pub fn choose(cx: &mut Cx<'_>, place: u8, act: TownAct, amount: i32) {
    if act == TownAct::Leave {
        return;
    }
    cx.ask(Question::InTown(TownQuestion::Counter(place)));
    let play = Play::of(cx.world());
    let book = play.book();
    let record = &play.kept(place).record;
    // Whatever has no number is one.
    let count = amount.clamp(1, 255) as u8;
    match act {
        TownAct::Buy(ware) => {
            let lots = count;
            let cost = cost(book, ware) * u32::from(lots);
            let event = TownEvent::Bought {
                place,
                ware,
                lots,
                cost,
            };
            cx.emit(rules::TOWN_SHOP, event.into());
        }
        TownAct::Sell(good) => {
            let count = match good {
                Good::Gear(_) => count,
                _ => 1,
            };
            let coins = half_price(book, record, good, count).unwrap_or(0);
            let income = money::income(play, place, coins);
            let event = TownEvent::Sold {
                good,
                count,
                income,
            };
            cx.emit(rules::TOWN_SELLING, event.into());
        }
        TownAct::Attune(item) => {
            let attuned = !record.items[usize::from(item)].1;
            let event = TownEvent::Attuned {
                place,
                item,
                attuned,
            };
            cx.emit(rules::ITEM_ATTUNEMENT, event.into());
        }
        TownAct::Give(to) => {
            let coins = amount.max(1) as u32 * GOLD;
            let from = place;
            let income = money::income(play, to, coins);
            cx.emit(rules::TOWN_DEBTS, TownEvent::Gave { from, income }.into());
        }
        _ => {}
    }
}

/// Applies what happens at the counter.
pub fn apply(book: &Book, stable: &mut [super::Kept], event: &TownEvent) {
    fn of(stable: &mut [super::Kept], place: u8) -> &mut HeroRecord {
        &mut stable[usize::from(place)].record
    }
    match event {
        TownEvent::Bought {
            place,
            ware,
            lots,
            cost,
        } => {
            let record = of(stable, *place);
            record.purse.coins -= u64::from(*cost);
            shop::take(book, record, *ware, *lots);
        }
        TownEvent::Sold {
            good,
            count,
            income,
        } => {
            let record = of(stable, income.place);
            shop::give_up(book, record, *good, *count);
            record.purse.earn(*income);
        }
        TownEvent::Attuned {
            place,
            item,
            attuned,
        } => of(stable, *place).items[usize::from(*item)].1 = *attuned,
        TownEvent::Gave { from, income } => {
            of(stable, *from).purse.coins -= u64::from(income.coins);
            of(stable, income.place).purse.earn(*income);
        }
        _ => {}
    }
}
