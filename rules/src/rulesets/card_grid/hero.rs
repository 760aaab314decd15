//! A hero as they count at the moment.

use std::collections::BTreeMap;

use super::{
    checks::Style,
    components::{CardState, FigureId, Hand, Owned, Sheets},
    content::{AttackCard, AttackIx, CharacterCard, CharacterIx, Needs, Power, Skill, Trait},
    defence::{self, Condition, Ratings},
    figure::Figure,
    grid_of_cards::{Joint, Sheet, joints},
    step::{Blow, Tapped},
};
use crate::content::BookEntry;

/// Read access to a hero.
#[derive(Clone, Copy)]
pub struct Hero<'w>(pub(super) Figure<'w>);

impl CardState {
    /// True for a card that was not brought.
    pub fn is_at_home(self) -> bool {
        matches!(self, CardState::Stored | CardState::Hurt)
    }
}

impl Hand {
    /// How the cards of somebody stand before any is brought.
    pub fn of(owned: &Owned) -> Self {
        let stored = |count: usize| std::iter::repeat_n(CardState::Stored, count);
        Hand {
            characters: stored(owned.characters.len()).collect(),
            defences: stored(owned.defences.len()).collect(),
            gear: stored(owned.gear.len()).collect(),
            spells: stored(owned.spells.len()).collect(),
            healed: false,
            tended: false,
            combo: None,
        }
    }

    /// The state of a card.
    pub fn state(&self, card: Tapped) -> Option<CardState> {
        let (states, place): (&[CardState], u8) = match card {
            Tapped::Character(place) => (&self.characters, place),
            Tapped::Defence(place) => (&self.defences, place),
            Tapped::Gear(place) => (&self.gear, place),
            Tapped::Spell(place) => (&self.spells, place),
        };
        states.get(usize::from(place)).copied()
    }

    /// The state of a card, to be changed.
    pub fn state_mut(&mut self, card: Tapped) -> Option<&mut CardState> {
        let (states, place): (&mut [CardState], u8) = match card {
            Tapped::Character(place) => (&mut self.characters, place),
            Tapped::Defence(place) => (&mut self.defences, place),
            Tapped::Gear(place) => (&mut self.gear, place),
            Tapped::Spell(place) => (&mut self.spells, place),
        };
        states.get_mut(usize::from(place))
    }
}

impl<'w> Hero<'w> {
    pub fn figure(self) -> Figure<'w> {
        self.0
    }

    pub fn id(self) -> FigureId {
        self.0.id()
    }

    /// The seat of the player.
    pub fn seat(self) -> u8 {
        self.0.id().0 as u8
    }

    pub fn owned(self) -> &'w Owned {
        self.0.get().expect("a hero owns cards")
    }

    pub fn sheets(self) -> &'w Sheets {
        self.0.get().expect("a hero has sheets")
    }

    pub fn hand(self) -> &'w Hand {
        self.0.get().expect("a hero has a hand")
    }

    // Character cards

    /// A character card by its place among the hero's own.
    pub fn character(self, place: u8) -> &'w BookEntry<CharacterCard> {
        let key = self.owned().characters[usize::from(place)];
        &self.0.play().book()[key]
    }

    /// True if the hero owns a character card.
    pub fn has(self, card: CharacterIx) -> bool {
        self.owned().characters.contains(&card)
    }

    /// True if what a card needs is there; rule `attack.needs`.
    pub fn meets(self, needs: Needs) -> bool {
        needs.card.is_none_or(|card| self.has(card))
    }

    /// Skills of the sheet by their totals; rule `sheet.joints`.
    pub fn joined(self) -> BTreeMap<Skill, u32> {
        let sheet = &self.sheets().characters;
        sheet.skills(|place| self.character(*place).edges())
    }

    /// A skill: what joints add up to, and what abilities add; rules `sheet.joints`, `skill.none`.
    pub fn skill(self, skill: Skill) -> i32 {
        self.skill_on(&self.sheets().characters, skill)
    }

    /// The same with the character cards laid like this.
    pub fn skill_on(self, sheet: &Sheet<u8>, skill: Skill) -> i32 {
        let mut sum = 0;
        for Joint { from, to, across } in joints() {
            let (Some(from), Some(to)) = (sheet.at(from), sheet.at(to)) else {
                continue;
            };
            let (gains, bonus) = self
                .character(*from)
                .edges()
                .lend(&self.character(*to).edges(), across);
            if gains == skill {
                sum += bonus as i32;
            }
        }
        let more = self.traits_on(sheet).map(|it| match it {
            Trait::Skill(of, more) if of == skill => i32::from(more),
            _ => 0,
        });
        sum + more.sum::<i32>()
    }

    /// What is always true of the hero: by character cards on the sheet, and by gear in play.
    pub fn traits(self) -> impl Iterator<Item = Trait> + 'w {
        self.traits_on(&self.sheets().characters)
    }

    fn traits_on<'s>(self, sheet: &'s Sheet<u8>) -> impl Iterator<Item = Trait> + 's
    where
        'w: 's,
    {
        let cards = sheet.cards();
        let cards = cards.filter_map(move |(_, place)| self.character(*place).ability.always());
        let gear = self.hand().gear.iter().zip(&self.owned().gear);
        let gear = gear.filter(|(state, _)| **state == CardState::Ready);
        let gear = gear.filter_map(move |(_, key)| self.0.play().book()[*key].ability.always());
        cards.chain(gear)
    }

    /// The sum of what traits add.
    pub fn trait_sum(self, of: impl Fn(Trait) -> u8) -> i32 {
        self.traits().map(|it| i32::from(of(it))).sum()
    }

    // Attacks

    /// The attack card in a place of the sheet.
    pub fn attack(self, place: u8) -> Option<&'w BookEntry<AttackCard, Needs>> {
        Some(&self.0.play().book()[self.attack_ix(place)?])
    }

    /// The key of the attack card in a place of the sheet.
    pub fn attack_ix(self, place: u8) -> Option<AttackIx> {
        let card = self.sheets().attacks.at(place.into())?;
        self.owned().attacks.get(usize::from(*card)).copied()
    }

    /// Places of the attack sheet with a card.
    pub fn attacks(self) -> impl Iterator<Item = u8> + 'w {
        self.sheets().attacks.cards().map(|(place, _)| place as u8)
    }

    /// The combo bonus of the card in a place, after the last action; none if there is no combo;
    /// rule `attack.combo`.
    pub fn combo(self, place: u8) -> Option<u8> {
        self.combo_after(self.hand().combo?, place)
    }

    /// The combo bonus of the card in a place, right after that in another.
    fn combo_after(self, last: u8, place: u8) -> Option<u8> {
        let after = self.sheets().attacks.after(last.into());
        let joint = after
            .into_iter()
            .find(|joint| joint.to == usize::from(place))?;
        let card = self.attack(last)?;
        let bonus = if joint.across {
            card.right
        } else {
            card.bottom
        };
        (bonus > 0).then_some(bonus)
    }

    /// An attack as the next action.
    pub fn blow(self, card: u8, on: FigureId, style: Style) -> Blow {
        Blow {
            by: self.id(),
            card,
            on,
            style,
            after: self.hand().combo,
            keeps: false,
        }
    }

    /// The combo bonus of an attack.
    pub fn combo_of(self, blow: Blow) -> Option<u8> {
        self.combo_after(blow.after?, blow.card)
    }

    // Defences

    /// The rating of a defence card by its place.
    pub fn rating(self, place: usize) -> u8 {
        let key = self.owned().defences[place];
        self.0.play().book()[key].rating
    }

    /// Places of defence cards in a state.
    pub fn defences(self, state: CardState) -> impl Iterator<Item = usize> + Clone + 'w {
        let states = self.hand().defences.iter().enumerate();
        states
            .filter(move |(_, it)| **it == state)
            .map(|(place, _)| place)
    }

    /// Ratings of the defence cards that can be discarded.
    pub fn ratings(self) -> Ratings {
        self.defences(CardState::Ready)
            .map(|it| self.rating(it))
            .collect()
    }

    /// Whether the hero can go on; rule `defence.out`.
    pub fn shape(self) -> Condition {
        let ready = self.defences(CardState::Ready).count();
        Condition::of(ready, self.defences(CardState::Tapped).count())
    }

    /// How many defence cards can be used; rule `defence.limit`.
    pub fn defence_limit(self) -> usize {
        let sheets = self.sheets();
        let more = self.trait_sum(|it| match it {
            Trait::Defences(more) => more,
            _ => 0,
        });
        defence::limit(sheets.characters.count(), sheets.attacks.count()) + more as usize
    }

    /// How many pieces of gear and spells can be used; rule `gear.limit`.
    pub fn gear_limit(self) -> usize {
        let sheets = self.sheets();
        let brought = self.hand().defences.iter();
        let defences = brought.filter(|it| !it.is_at_home()).count();
        let more = self.trait_sum(|it| match it {
            Trait::Gear(more) => more,
            _ => 0,
        });
        let (characters, attacks) = (sheets.characters.count(), sheets.attacks.count());
        defence::gear_limit(characters, attacks, defences) + more as usize
    }

    /// Gear and spells that are not stored.
    pub fn gear_brought(self) -> usize {
        let hand = self.hand();
        let all = hand.gear.iter().chain(&hand.spells);
        all.filter(|it| !it.is_at_home()).count()
    }

    /// The difficulty of attacks on the hero; rules `attack.roll` and `fight.guard`.
    pub fn difficulty(self) -> i32 {
        let lasting = self.0.lasting();
        let usual = self.0.play().book().figures.attack_difficulty;
        let wary = self.trait_sum(|it| match it {
            Trait::Wary(more) => more,
            _ => 0,
        });
        i32::from(usual.max(lasting.guarded)) + wary + i32::from(lasting.shielded)
            - i32::from(lasting.exposed)
    }

    /// Squares of a move.
    pub fn steps(self) -> u8 {
        let more = self.trait_sum(|it| match it {
            Trait::Steps(more) => more,
            _ => 0,
        });
        self.0
            .play()
            .book()
            .figures
            .steps
            .saturating_add(more as u8)
    }

    // Cards that can be tapped

    /// What tapping a card does.
    pub fn power(self, card: Tapped) -> Option<&'w Power> {
        let (book, owned) = (self.0.play().book(), self.owned());
        match card {
            Tapped::Character(place) => {
                let key = owned.characters.get(usize::from(place))?;
                book[*key].ability.power()
            }
            Tapped::Defence(place) => Some(&book[*owned.defences.get(usize::from(place))?].tap),
            Tapped::Gear(place) => book[*owned.gear.get(usize::from(place))?].ability.power(),
            Tapped::Spell(place) => Some(&book[*owned.spells.get(usize::from(place))?].tap),
        }
    }

    /// The name of a card, as a message key.
    pub fn card_name(self, card: Tapped) -> &'static str {
        let (book, owned) = (self.0.play().book(), self.owned());
        match card {
            Tapped::Character(place) => book[owned.characters[usize::from(place)]].name,
            Tapped::Defence(place) => book[owned.defences[usize::from(place)]].name,
            Tapped::Gear(place) => book[owned.gear[usize::from(place)]].name,
            Tapped::Spell(place) => book[owned.spells[usize::from(place)]].name,
        }
    }

    /// Every card in play that can be tapped, with what that does.
    pub fn powers(self) -> impl Iterator<Item = (Tapped, &'w Power)> + 'w {
        let hand = self.hand();
        let ready = |states: &'w [CardState], card: fn(u8) -> Tapped| {
            let states = states.iter().enumerate();
            let ready = states.filter(|(_, state)| **state == CardState::Ready);
            ready.map(move |(place, _)| card(place as u8))
        };
        let all = ready(&hand.characters, Tapped::Character)
            .chain(ready(&hand.defences, Tapped::Defence))
            .chain(ready(&hand.gear, Tapped::Gear))
            .chain(ready(&hand.spells, Tapped::Spell));
        all.filter_map(move |card| Some((card, self.power(card)?)))
    }
}

impl Hero<'_> {
    /// True for whoever has a card left to discard.
    pub fn shape_is_up(self) -> bool {
        self.shape() == Condition::Up
    }

    /// True in a fight for whoever has found no room in it yet; rule `fight.places`.
    pub fn waits_outside(self) -> bool {
        let figure = self.figure();
        figure.play().fight().is_some() && figure.is_up() && figure.cell().is_none()
    }
}

impl Hero<'_> {
    /// True for whoever has a card to go into a dungeon with.
    pub fn heals_to_go(self) -> bool {
        let states = self.hand().defences.iter();
        states
            .into_iter()
            .any(|it| !matches!(it, CardState::Discarded | CardState::Hurt))
    }
}
