//! Shops: buying and selling with the common purse.

use std::borrow::Cow;

use super::{
    Cx,
    components::FighterId,
    content::{Book, Possession, Shop, SkillEffect},
    event::Event,
    mending, rules,
    step::{Action, Question},
    venture::Venture,
};
use crate::game::{LegalActions, RuleId, Seat};

/// Percentage by which the best trader of the party changes prices.
fn haggling(venture: Venture<'_>) -> u32 {
    let skill = |hero| {
        venture.skilled(hero, |effect| match effect {
            SkillEffect::Haggle(percent) => percent,
            _ => 0,
        })
    };
    venture.awake().map(skill).max().unwrap_or(0).clamp(0, 90) as u32
}

/// Prices for the party, with its best trader.
#[derive(Clone, Copy)]
pub struct Prices<'w> {
    book: &'w Book,
    haggling: u32,
}

impl<'w> Prices<'w> {
    /// Prices for the party as it is now.
    pub fn of(venture: Venture<'w>) -> Self {
        Prices {
            book: venture.book(),
            haggling: haggling(venture),
        }
    }

    /// The price that the party pays for a thing, rounded up.
    pub fn price(self, thing: Possession) -> u32 {
        let full = self.book.price(thing);
        (full * (100 - self.haggling))
            .div_ceil(100)
            .max(u32::from(full > 0))
    }

    /// The price that a thing fetches, at this percentage, rounded down; never more than it costs.
    fn worth(self, thing: Possession, percent: u32) -> u32 {
        let full = self.book.price(thing);
        let better = percent * (100 + self.haggling) / 100;
        (full * better / 100).min(self.price(thing))
    }
}

/// The price that the party pays for a thing.
pub fn price(venture: Venture<'_>, thing: Possession) -> u32 {
    Prices::of(venture).price(thing)
}

/// The price that a thing fetches here.
pub fn fetches(venture: Venture<'_>, outfit: bool, thing: Possession) -> u32 {
    Prices::of(venture).worth(thing, percent(venture, outfit))
}

/// The shop of the current entry.
fn shop(venture: Venture<'_>) -> Option<&Shop> {
    venture.entry()?.shop.as_ref()
}

/// The percentage at which things are bought here.
fn percent(venture: Venture<'_>, outfit: bool) -> u32 {
    if outfit {
        return 100;
    }
    shop(venture).map_or(0, |shop| shop.buys.into())
}

/// The things sold here.
fn stock(venture: Venture<'_>, outfit: bool) -> Cow<'_, [Possession]> {
    let book = venture.book();
    match (outfit, venture.state().setting, shop(venture)) {
        (true, Some(setting), _) => Cow::Borrowed(&book[setting].links),
        (false, _, Some(shop)) => shop.sells.iter().filter_map(|id| book.thing(id)).collect(),
        _ => Cow::default(),
    }
}

/// Offers everything that can be bought and sold.
pub fn offer(venture: Venture<'_>, outfit: bool, offer: &mut LegalActions<Action>) {
    let rule = if outfit {
        rules::HEROES_OUTFIT
    } else {
        rules::MONEY_SHOP
    };
    offer.ask(Seat::Party, rule);
    offer.add(Action::Done);
    let (prices, purse) = (Prices::of(venture), venture.state().purse);
    for &thing in stock(venture, outfit).iter() {
        let affordable = prices.price(thing) <= purse;
        let allowed = if affordable {
            Ok(())
        } else {
            Err(rules::MONEY_PURSE)
        };
        offer.add_or_refuse(Action::Buy { thing }, allowed);
    }
    if outfit {
        for hero in venture.living() {
            for (thing, _) in &venture.state().pack {
                if !matches!(thing, Possession::Good(_)) && fits(venture, hero.id, *thing).is_ok() {
                    let (hero, thing) = (hero.id, *thing);
                    offer.add(Action::Take { hero, thing });
                }
            }
        }
    }
    for thing in sellable(venture, outfit) {
        offer.add(Action::Sell { thing });
    }
}

/// Whatever the party has in its pack that fetches something here.
pub fn sellable(venture: Venture<'_>, outfit: bool) -> impl Iterator<Item = Possession> {
    let (prices, percent) = (Prices::of(venture), percent(venture, outfit));
    let pack = venture.state().pack.iter().map(|(thing, _)| *thing);
    pack.filter(move |thing| prices.worth(*thing, percent) > 0)
}

/// Checks that a hero is strong enough for a thing.
fn fits(venture: Venture<'_>, hero: FighterId, thing: Possession) -> Result<(), RuleId> {
    match thing {
        Possession::Weapon(weapon) if !venture.can_wield(venture.fighter(hero), weapon) => {
            Err(rules::GEAR_HEFT)
        }
        _ => Ok(()),
    }
}

/// Carries out a choice of [`offer`], and stays in the shop unless the party leaves.
pub fn choose(cx: &mut Cx<'_>, outfit: bool, act: Action) {
    let venture = Venture::of(cx.world());
    let rule = if venture.awake().any(|_| haggling(venture) > 0) {
        rules::SKILLS_HAGGLE
    } else {
        rules::MONEY_SHOP
    };
    match act {
        Action::Buy { thing } => {
            let price = price(venture, thing);
            cx.emit(rule, Event::Bought { thing, price });
        }
        Action::Sell { thing } => {
            let price = fetches(venture, outfit, thing);
            cx.emit(rule, Event::Sold { thing, price });
        }
        Action::Take { hero, thing } => mending::take(cx, hero, thing),
        _ => return,
    }
    cx.ask(if outfit {
        Question::Outfit
    } else {
        Question::Shop
    });
}
