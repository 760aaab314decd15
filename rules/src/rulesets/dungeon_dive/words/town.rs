//! The town in words: prompts and choices.

use super::{
    super::{
        content::Book,
        play::Play,
        town::{Good, TownAct, TownQuestion, Ware},
    },
    say, small, sum, wares,
};
use crate::game::{Category, Choice, Phrase};

/// A hero of the stable by name.
pub fn name(play: Play<'_>, place: u8) -> Phrase {
    say("dive-name-hero").with("name", play.kept(place).record.name.clone())
}

/// A hired hand by name.
pub fn hand(play: Play<'_>, place: u8) -> Phrase {
    let found = play.town().hands.get(usize::from(place));
    found.map_or_else(
        || say("dive-name-nobody"),
        |it| say("dive-name-hero").with("name", it.name.clone()),
    )
}

/// What is for sale.
pub fn ware(book: &Book, it: Ware) -> Phrase {
    Phrase::new(match it {
        Ware::Weapon(it) => book[it].name,
        Ware::Armour(it) => book[it].name,
        Ware::Gear(it) => book[it].name,
        Ware::Item(it) => book[it].name,
    })
}

/// The question in words.
pub fn prompt(play: Play<'_>, asked: &TownQuestion) -> Phrase {
    match asked {
        TownQuestion::Visit => say("dive-prompt-town"),
        TownQuestion::Counter(place) => {
            let record = &play.kept(*place).record;
            say("dive-prompt-counter")
                .with("who", name(play, *place))
                .with("sum", sum(record.purse.coins))
        }
        TownQuestion::Family(place) => {
            let share = play
                .town()
                .hands
                .get(usize::from(*place))
                .map_or(0, |it| it.share);
            say("dive-prompt-family")
                .with("who", hand(play, *place))
                .with("sum", sum(share.into()))
        }
        TownQuestion::Temple(place) => say("dive-prompt-temple").with("who", name(play, *place)),
    }
}

/// A choice in words.
pub fn describe(play: Play<'_>, asked: &TownQuestion, act: TownAct) -> Choice {
    let choice = plainly(play, asked, act);
    match wares::card(play, asked, act) {
        Some(card) => choice.ware(card),
        None => choice,
    }
}

fn plainly(play: Play<'_>, asked: &TownQuestion, act: TownAct) -> Choice {
    let book = play.book();
    let who = |key: &'static str, place: u8| Choice::new(say(key).with("who", name(play, place)));
    match act {
        TownAct::Counter(place) => who("dive-act-counter", place)
            .of(Category::Item)
            .under(say("dive-group-shop")),
        TownAct::Prepare(place) => who("dive-act-prepare", place)
            .of(Category::Spell)
            .under(say("dive-group-prepare"))
            .detail(say("dive-act-prepare-detail")),
        TownAct::Along(place) => who("dive-act-along", place)
            .of(Category::Other)
            .under(say("dive-group-party")),
        TownAct::Stay(place) => who("dive-act-stay-home", place)
            .of(Category::Other)
            .under(say("dive-group-party")),
        TownAct::Hire(kind) => {
            Choice::new(say("dive-act-hire").with("kind", small(Phrase::new(book[kind].name))))
                .of(Category::Other)
                .under(say("dive-group-hired"))
                .detail(Phrase::new(book[kind].about.clone()))
        }
        TownAct::Dismiss(place) => {
            Choice::new(say("dive-act-dismiss").with("who", hand(play, place)))
                .of(Category::Other)
                .under(say("dive-group-hired"))
        }
        TownAct::SetOut => Choice::new(say("dive-act-set-out")).of(Category::End),
        TownAct::Buy(it) => Choice::new(say("dive-act-buy").with("thing", small(ware(book, it))))
            .of(Category::Item)
            .under(wares::heading(it))
            .detail(wares::told(book, it)),
        TownAct::Sell(it) => {
            Choice::new(say("dive-act-sell").with("thing", small(good(play, asked, it))))
                .of(Category::Item)
                .under(say("dive-group-sell"))
        }
        TownAct::Attune(item) => {
            let it = seller(asked)
                .and_then(|place| play.kept(place).record.items.get(usize::from(item)));
            let thing = it
                .and_then(|(id, _)| book.items.find(id))
                .map(|it| Phrase::new(book[it].name));
            Choice::new(say("dive-act-attune").with(
                "thing",
                small(thing.unwrap_or_else(|| say("dive-word-nothing"))),
            ))
            .of(Category::Item)
        }
        TownAct::Give(place) => who("dive-act-give-money", place).of(Category::Other),
        TownAct::Leave => Choice::new(say("dive-act-go-on")).of(Category::End),
        TownAct::Pay => Choice::new(say("dive-act-pay")).of(Category::Other),
        TownAct::Refuse => Choice::new(say("dive-act-refuse")).of(Category::End),
    }
}

fn seller(asked: &TownQuestion) -> Option<u8> {
    match asked {
        TownQuestion::Counter(place) => Some(*place),
        _ => None,
    }
}

/// Something that a hero has and could sell.
pub(super) fn good(play: Play<'_>, asked: &TownQuestion, it: Good) -> Phrase {
    let book = play.book();
    let named = |place: u8| -> Option<&'static str> {
        let record = &play.kept(place).record;
        let weapon = |id| book.weapons.find(id).map(|it| book[it].name);
        let armour = |id| book.armours.find(id).map(|it| book[it].name);
        match it {
            Good::Arm(nth) => {
                let (id, item) = record.arms.get(usize::from(nth))?;
                let item = item.as_ref().and_then(|it| book.items.find(it));
                item.map(|it| book[it].name).or_else(|| weapon(id))
            }
            Good::Armour => armour(record.armour.as_ref()?),
            Good::Shield => armour(record.shield.as_ref()?),
            Good::Gear(nth) => {
                let (id, _) = record.gear.get(usize::from(nth))?;
                book.gear.find(id).map(|it| book[it].name)
            }
            Good::Item(nth) => {
                let (id, _) = record.items.get(usize::from(nth))?;
                book.items.find(id).map(|it| book[it].name)
            }
        }
    };
    let name = seller(asked).and_then(named);
    name.map_or_else(|| say("dive-word-nothing"), Phrase::new)
}
