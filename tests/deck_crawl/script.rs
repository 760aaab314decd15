//! Scripted play: a test fixes cards and dice beforehand and makes every choice by name.
#![allow(dead_code)] // Each test uses its part.

use std::collections::VecDeque;

use crate::{
    BOOK,
    proofs::script::{Deck, Script},
    setup,
};
use tabledelve::{
    content::{BookKey, RecordId, Shelf},
    dice::Request,
    game::{Choice, Game, Player as _, Present as _, RuleId, Status},
    rulesets::deck_crawl::{Action, Card, CardSet, Crawl, DeckCrawl, HeroId, Question},
};

/// A game with cards and dice fixed by the test.
pub type Play = Script<DeckCrawl, Cards>;

/// The cards fixed by a test.
#[derive(Default, Debug)]
pub struct Cards {
    next: VecDeque<Card>,
    /// Cards given in a step that is not finished, so that the deck still has them.
    pending: Vec<Card>,
}

impl Deck<DeckCrawl> for Cards {
    fn draw(&mut self, game: &Game<DeckCrawl>, wanted: &Request) -> Option<u16> {
        let card = self.next.pop_front()?;
        let state = Crawl::of(game.world()).state();
        let (purpose, left) = (wanted.purpose, wanted.faces);
        let deck = if purpose == "draw-hero-card" {
            state.hero_deck
        } else {
            state.deck
        };
        self.pending.retain(|given| deck.contains(*given));
        // A full second deck holds the cards of the first one, too.
        if deck.len() == left {
            self.pending.clear();
        }
        let mut rest = deck;
        for given in &self.pending {
            rest.remove(*given);
        }
        assert_eq!(
            rest.len(),
            left,
            "{purpose}: the script has lost track of the deck"
        );
        let place = rest.cards().position(|other| other == card);
        let place = place.unwrap_or_else(|| panic!("{card} is not in the deck any more"));
        self.pending.push(card);
        Some(place as u16 + 1)
    }

    fn is_empty(&self) -> bool {
        self.next.is_empty()
    }
}

/// The card with this name, such as `J♣` or `10♥`.
pub fn card(name: &str) -> Card {
    (0..52)
        .map(Card::at)
        .find(|card| card.to_string() == name)
        .unwrap_or_else(|| panic!("there is no card {name}"))
}

/// The key of the record of the core with this name.
fn key<K: BookKey, T, L>(shelf: &Shelf<K, T, L>, name: &str) -> K {
    let found = shelf.known(format!("core:{name}"));
    found.unwrap_or_else(|problem| panic!("{problem}"))
}

/// An id without the namespace of the core content.
fn short(id: &RecordId) -> &str {
    id.as_str().trim_start_matches("core:")
}

impl Play {
    /// A game at its very beginning. Stepping in is off unless asked for, since it would ask before
    /// every fight.
    pub fn new(values: &[(&str, &str)]) -> Self {
        let mut all = vec![("defending", "false")];
        all.retain(|(key, _)| !values.iter().any(|(given, _)| given == key));
        all.extend(values);
        Play::of(BOOK.clone(), setup(&all))
    }

    /// Heroes dealt these hands, each written as cards with the class card first and filled up with
    /// low pip cards; they have their classes, and the first of them is in the shop.
    pub fn heroes(values: &[(&str, &str)], hands: &[&str]) -> Self {
        let count = hands.len().to_string();
        let mut all = vec![("heroes", count.as_str())];
        all.extend(values);
        let mut play = Play::new(&all);
        let hands = full_hands(hands);
        play.deal(&hands);
        while let Some(Question::PickClass(hero)) = play.game.asking() {
            let wanted = hands[usize::from(hero.0)][0];
            play.act(move |act| matches!(act, Action::Become { card, .. } if *card == wanted));
            if play.game.status() == Status::Rolling {
                break; // Rolled hit points are for the test to decide.
            }
        }
        play
    }

    /// Heroes with these hands and goods, before the first card of the dungeon.
    pub fn crawl(values: &[(&str, &str)], heroes: &[(&str, &[&str])]) -> Self {
        let hands: Vec<&str> = heroes.iter().map(|(hand, _)| *hand).collect();
        let mut play = Play::heroes(values, &hands);
        play.shop_all(|seat| heroes[usize::from(seat)].1);
        play
    }

    /// Deals whole hands, in turns.
    pub fn deal(&mut self, hands: &[Vec<Card>]) {
        for round in 0..6 {
            for hand in hands {
                self.deck.next.push_back(hand[round]);
            }
        }
        self.pump();
    }

    /// Buys what each hero is to have, and leaves every shop.
    pub fn shop_all<'a>(&mut self, goods: impl Fn(u8) -> &'a [&'a str]) {
        while let Some(hero) = self.shopping() {
            for name in goods(hero.0) {
                self.buy(name);
            }
            // A shop that has nothing more for the hero closes by itself.
            if self.shopping() == Some(hero) {
                self.done();
            }
        }
    }

    /// The hero in a shop.
    pub fn shopping(&self) -> Option<HeroId> {
        match self.game.asking() {
            Some(Question::Shop { hero, .. }) => Some(*hero),
            _ => None,
        }
    }

    // Chance

    /// Fixes the next cards.
    pub fn cards(&mut self, names: &[&str]) -> &mut Self {
        self.deck.next.extend(names.iter().map(|name| card(name)));
        self.pump();
        self
    }

    /// Leaves camp and draws the cards of the next round.
    pub fn draw(&mut self, names: &[&str]) -> &mut Self {
        self.go_on();
        self.cards(names)
    }

    /// Draws counters, round by round, until the dragon wakes.
    pub fn wake_dragon(&mut self) {
        let all: Vec<Card> = CardSet::FULL
            .cards()
            .filter(|card| card.rank() >= 12)
            .collect();
        let living = self.crawl_now().living().count();
        let left: Vec<Card> = all
            .into_iter()
            .filter(|card| !self.crawl_now().state().stack.contains(*card))
            .collect();
        for round in left.chunks(living) {
            let names: Vec<String> = round.iter().map(ToString::to_string).collect();
            self.draw(&names.iter().map(String::as_str).collect::<Vec<_>>());
        }
    }

    // Choices

    /// Attacks a foe, by its index, with this many slay dice.
    pub fn attack(&mut self, foe: u16, slay: i32) -> &mut Self {
        let fits = move |act: &Action| matches!(act, Action::Attack { foe: on } if on.0 == foe);
        match self.offered(fits) {
            Some(None) => self.submit(None, fits),
            _ => self.submit(Some(slay), fits),
        }
    }

    fn is_use(&self, ability: &str) -> impl Fn(&Action) -> bool + use<> {
        let at = key(&BOOK.abilities, ability);
        move |act| matches!(act, Action::Use { ability, .. } if *ability == at)
    }

    /// Uses an ability on a hero (`hero 1`) or foe (`foe 0`) with this many dice.
    pub fn cast(&mut self, ability: &str, on: &str, dice: i32) -> &mut Self {
        let is_use = self.is_use(ability);
        let target = target_of(on);
        let fits = move |act: &Action| is_use(act) && format!("{act:?}").contains(&target);
        match self.offered(&fits) {
            Some(None) => self.submit(None, fits),
            _ => self.submit(Some(dice), fits),
        }
    }

    /// The bounds of an ability; `None` if it is not offered.
    pub fn castable(&self, ability: &str, on: &str) -> Option<Option<(i32, i32)>> {
        let is_use = self.is_use(ability);
        let target = target_of(on);
        self.offered(|act| is_use(act) && format!("{act:?}").contains(&target))
    }

    /// The rule that refuses an ability.
    pub fn cast_refused(&self, ability: &str) -> Option<RuleId> {
        self.refusal(self.is_use(ability))
    }

    pub fn is_buy(item: &str) -> impl Fn(&Action) -> bool + use<> {
        let at = key(&BOOK.items, item);
        move |act| matches!(act, Action::Buy { item, .. } if *item == at)
    }

    /// Buys an item; a potion with its strength, as in `healing_potion 4`.
    pub fn buy(&mut self, what: &str) -> &mut Self {
        match what.split_once(' ') {
            Some((item, points)) => {
                let points = points.parse().expect("the strength is a number");
                let is_buy = Play::is_buy(item);
                let choices = self.game.offer().choices.iter();
                let ranges = choices.filter(|offered| is_buy(&offered.act));
                let range = ranges.filter_map(|offered| Some((offered.act, offered.amount?)));
                let mut holds =
                    range.filter(|(_, (least, most))| (*least..=*most).contains(&points));
                let (act, _) = holds
                    .next()
                    .unwrap_or_else(|| panic!("{what}\n{}", self.asked()));
                self.choose_with(points, act)
            }
            None => self.submit(None, Play::is_buy(what)),
        }
    }

    /// Checks that an item can be bought now; otherwise the rule that refuses it.
    pub fn buyable(&self, item: &str) -> Result<(), RuleId> {
        let fits = Play::is_buy(item);
        if self.offered(&fits).is_some() {
            return Ok(());
        }
        Err(self
            .refusal(fits)
            .unwrap_or_else(|| panic!("{item} is not mentioned.\n{}", self.asked())))
    }

    /// Leaves the shop, or ends an action.
    pub fn done(&mut self) -> &mut Self {
        self.act(|act| *act == Action::Done)
    }

    /// Does nothing this turn.
    pub fn hold(&mut self) -> &mut Self {
        self.act(|act| *act == Action::Hold)
    }

    /// Leaves camp, if that is where the game is.
    pub fn go_on(&mut self) -> &mut Self {
        while matches!(self.game.asking(), Some(Question::Camp { .. })) {
            self.act(|act| *act == Action::GoOn);
        }
        self
    }

    /// What the sound player would choose now, with its number.
    pub fn advised(&self) -> (Action, Option<i32>) {
        let asked = self.game.asking().expect("a decision");
        let offer = self.game.offer();
        let (place, amount) = DeckCrawl::bot(self.game.world(), asked, offer);
        (offer.choices[place].act, amount)
    }

    /// The choice that fits, in words.
    pub fn described(&self, fits: impl Fn(&Action) -> bool) -> Choice {
        let question = self.game.asking().expect("a question");
        let mut choices = self.game.offer().choices.iter();
        let offered = choices.find(|it| fits(&it.act));
        let offered = offered.unwrap_or_else(|| panic!("no such choice now.\n{}", self.asked()));
        DeckCrawl::describe(self.game.world(), question, offered)
    }

    /// The use of an ability on a hero or foe, in words.
    pub fn described_use(&self, ability: &str, on: &str) -> Choice {
        let (is_use, target) = (self.is_use(ability), target_of(on));
        self.described(|act| is_use(act) && format!("{act:?}").contains(&target))
    }

    /// Takes what the sound player would choose.
    pub fn advice(&mut self) -> &mut Self {
        let (act, amount) = self.advised();
        self.submit(amount, |other| *other == act)
    }

    // State

    /// Read access to the world.
    pub fn crawl_now(&self) -> Crawl<'_> {
        Crawl::of(self.game.world())
    }

    fn hero(&self, seat: u8) -> (Crawl<'_>, HeroId) {
        let crawl = self.crawl_now();
        let hero = crawl.heroes().nth(usize::from(seat));
        (crawl, hero.expect("a seat of the test"))
    }

    /// Present and maximum hit points.
    pub fn hp(&self, seat: u8) -> (i32, i32) {
        let (crawl, hero) = self.hero(seat);
        (crawl.hit_points(hero).now, crawl.hit_points_max(hero))
    }

    /// Dice left in a pool, and dice when full.
    pub fn pool(&self, seat: u8, pool: &str) -> (u8, u8) {
        let (crawl, hero) = self.hero(seat);
        let at = key(&BOOK.pools, pool);
        let dice = crawl.pools(hero).iter().find(|dice| dice.pool == at);
        dice.map_or((0, 0), |dice| (dice.now, dice.max))
    }

    /// Armour against attacks, and against magic.
    pub fn armour(&self, seat: u8) -> (i32, i32) {
        let (crawl, hero) = self.hero(seat);
        (crawl.armour(hero), crawl.magic_armour(hero))
    }

    /// The sides of the attack die.
    pub fn attack_die(&self, seat: u8) -> u8 {
        let (crawl, hero) = self.hero(seat);
        crawl.attack_die(hero).sides()
    }

    /// Loot points.
    pub fn loot(&self, seat: u8) -> i32 {
        let (crawl, hero) = self.hero(seat);
        crawl.purse(hero).loot
    }

    /// Resource points.
    pub fn resources(&self, seat: u8) -> i32 {
        let (crawl, hero) = self.hero(seat);
        crawl.purse(hero).resources
    }

    /// Items carried: `leather_armour`, with `-` in front if not in use, `!` behind if damaged.
    pub fn gear(&self, seat: u8) -> Vec<String> {
        let (crawl, hero) = self.hero(seat);
        crawl
            .gear(hero)
            .iter()
            .map(|mine| {
                let idle = if mine.in_use { "" } else { "-" };
                let broken = if mine.damaged { "!" } else { "" };
                format!("{idle}{}{broken}", short(&BOOK[mine.item].id))
            })
            .collect()
    }

    /// The class and the race.
    pub fn calling(&self, seat: u8) -> (String, String) {
        let (crawl, hero) = self.hero(seat);
        let calling = crawl.calling(hero);
        (
            short(&BOOK[calling.class].id).to_owned(),
            short(&BOOK[calling.race].id).to_owned(),
        )
    }

    /// Wounds of a foe, and how many it can take; `None` if it is gone.
    pub fn foe_wounds(&self, foe: u16) -> Option<(u8, u8)> {
        let crawl = self.crawl_now();
        let id = crawl.foes().find(|id| id.0 == foe)?;
        crawl.body(id).map(|body| (body.wounds, body.wounds_max))
    }

    /// The attack die and the wound threshold of a foe.
    pub fn foe_figures(&self, foe: u16) -> (u8, i32) {
        let crawl = self.crawl_now();
        let id = crawl
            .foes()
            .find(|id| id.0 == foe)
            .expect("a foe that is there");
        let body = crawl.body(id).expect("a foe has a body");
        (body.attack_die.sides(), body.wound_threshold)
    }
}

fn target_of(on: &str) -> String {
    let (kind, number) = on.split_once(' ').expect("such as 'hero 1' or 'foe 0'");
    match kind {
        "hero" => format!("Hero(HeroId({number}))"),
        _ => format!("Foe(FoeId({number}))"),
    }
}

/// Every hand as cards, filled up to six with the lowest pip cards that no hand names.
pub fn full_hands(hands: &[&str]) -> Vec<Vec<Card>> {
    let mut full: Vec<Vec<Card>> = hands
        .iter()
        .map(|hand| hand.split_whitespace().map(card).collect())
        .collect();
    let mut low: Vec<Card> = CardSet::FULL
        .cards()
        .filter(|card| card.pips().is_some() && !full.iter().flatten().any(|used| used == card))
        .collect();
    low.sort_by_key(|card| (std::cmp::Reverse(card.pips()), card.place()));
    for hand in &mut full {
        while hand.len() < 6 {
            hand.push(low.pop().expect("a deck is enough for four hands"));
        }
    }
    full
}
