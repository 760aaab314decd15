//! Sheets of cards that touch: what lies where, what comes of it, and what a move would change.

use serde::Serialize;

use crate::game::{Decision, Phrase, RuleId};

/// Cards in places side by side, where what touches makes something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardSheet {
    /// Its name, such as "Attack sheet".
    pub title: Phrase,
    /// Places in a row.
    pub columns: usize,
    /// Number of places; cards that lie beside the sheet have the numbers from there on.
    pub places: usize,
    /// The cards by their places, those beside the sheet last.
    pub cards: Vec<Option<EdgeCard>>,
    /// What comes of the cards as they lie.
    pub made: Yield,
    /// The place of the card that was played last, where the next one gains by it.
    pub last: Option<usize>,
}

/// A card with something at its edges.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EdgeCard {
    pub name: Phrase,
    /// Its kind, such as "Class".
    pub kind: Phrase,
    /// The number of its kind among all; cards of one kind have a frame of one colour.
    pub frame: u8,
    /// Its value in the middle, if it has one there.
    pub value: Option<Phrase>,
    /// What the card to the left adds to.
    pub left: Option<Phrase>,
    /// What the card above adds to.
    pub top: Option<Phrase>,
    /// What is added to the card to the right; nothing is 0.
    pub right: i32,
    /// What is added to the card below.
    pub bottom: i32,
    /// What it does besides.
    pub does: Vec<Phrase>,
    /// The rule behind it.
    pub rule: RuleId,
    /// The key of the player's own words on it, and what they might be about.
    pub note: Option<(String, Phrase)>,
}

/// What comes of cards that touch.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Yield {
    pub joints: Vec<CardJoint>,
    /// What the joints add up to, by name, with whatever else adds to it.
    pub sums: Vec<(Phrase, i32)>,
}

/// Two cards that touch.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CardJoint {
    /// The place of the card that gives.
    pub from: usize,
    /// The place of the card that gains: to the right of the other, or below it.
    pub to: usize,
    /// What is gained, by the name of a sum.
    pub what: Phrase,
    pub bonus: i32,
}

/// A choice that lays cards otherwise.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub enum Lay {
    /// Exchanges what lies in two places of a sheet, by its number.
    Swap {
        sheet: usize,
        places: [usize; 2],
        /// What comes of it.
        made: Yield,
    },
    /// Lays a sheet for the most of one of its sums, or no longer for that if it is wanted.
    Most { what: Phrase, wanted: bool },
    /// Lays everything in some other way.
    Anew,
    /// Leaves everything as it lies.
    Keep,
}

/// What a move does to a sum.
#[derive(Clone, PartialEq, Debug)]
pub struct SumChange {
    pub what: Phrase,
    pub before: i32,
    pub after: i32,
}

impl Yield {
    /// The sum of a name; 0 if there is none.
    pub fn sum(&self, what: &Phrase) -> i32 {
        let found = self.sums.iter().find(|(name, _)| name == what);
        found.map_or(0, |(_, sum)| *sum)
    }

    /// The sums that are others afterwards: first those that there are now, in their order.
    pub fn changes(&self, after: &Yield) -> Vec<SumChange> {
        let new = after.sums.iter().map(|(what, _)| what);
        let new = new.filter(|what| self.sums.iter().all(|(known, _)| known != *what));
        let all = self.sums.iter().map(|(what, _)| what).chain(new);
        let change = all.map(|what| SumChange {
            what: what.clone(),
            before: self.sum(what),
            after: after.sum(what),
        });
        change.filter(|it| it.before != it.after).collect()
    }

    /// The joint of two places, whichever of them gives.
    pub fn joint(&self, one: usize, other: usize) -> Option<&CardJoint> {
        let of = |it: &&CardJoint| [it.from, it.to] == [one, other];
        let back = |it: &&CardJoint| [it.to, it.from] == [one, other];
        self.joints.iter().find(|it| of(it) || back(it))
    }

    /// The joints of a place.
    pub fn around(&self, place: usize) -> impl Iterator<Item = &CardJoint> {
        let touches = move |it: &&CardJoint| it.from == place || it.to == place;
        self.joints.iter().filter(touches)
    }
}

impl CardSheet {
    /// The card in a place, if one lies there.
    pub fn card(&self, place: usize) -> Option<&EdgeCard> {
        self.cards.get(place).and_then(Option::as_ref)
    }

    /// Number of places with those beside the sheet.
    pub fn all(&self) -> usize {
        self.places.max(self.cards.len())
    }

    /// The cards as they would lie after an exchange of two places.
    pub fn exchanged(&self, one: usize, other: usize) -> Vec<Option<EdgeCard>> {
        let mut cards = self.cards.clone();
        cards.resize(self.all().max(one + 1).max(other + 1), None);
        cards.swap(one, other);
        cards
    }

    /// Joints by which the next card gains, after the one that was played last.
    pub fn next(&self) -> impl Iterator<Item = &CardJoint> {
        let gives = move |it: &&CardJoint| Some(it.from) == self.last && it.bonus > 0;
        self.made.joints.iter().filter(gives)
    }
}

impl Decision {
    /// True if cards are to be laid out.
    pub fn lays_cards(&self) -> bool {
        self.choices.iter().any(|it| it.lay.is_some())
    }

    /// The choice that exchanges two places of a sheet, and what comes of it.
    pub fn exchange(&self, of: usize, one: usize, other: usize) -> Option<(usize, &Yield)> {
        let pair = [one.min(other), one.max(other)];
        let choices = self.choices.iter().enumerate();
        let mut found = choices.filter_map(|(choice, it)| match &it.lay {
            Some(Lay::Swap {
                sheet,
                places,
                made,
            }) if *sheet == of && [places[0].min(places[1]), places[0].max(places[1])] == pair => {
                Some((choice, made))
            }
            _ => None,
        });
        found.next()
    }
}

/// The card that the player has taken up, and where it would be put down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Held {
    /// Sheet and place that it was taken from.
    from: Option<(usize, usize)>,
    /// The place that it is over.
    over: Option<usize>,
}

impl Held {
    /// Sheet and place of the card that is held.
    pub fn from(&self) -> Option<(usize, usize)> {
        self.from
    }

    /// The place that it is over.
    pub fn over(&self) -> Option<usize> {
        self.over
    }

    /// Takes a card up.
    pub fn take_up(&mut self, sheet: usize, place: usize) {
        self.from = Some((sheet, place));
        self.over = None;
    }

    /// Moves it over a place, or over none.
    pub fn hold_over(&mut self, place: Option<usize>) {
        if self.from.is_some() {
            self.over = place;
        }
    }

    /// Puts it back where it was.
    pub fn put_back(&mut self) {
        *self = Held::default();
    }

    /// The choice that putting it down makes now, and what comes of it; none where it came from, and
    /// where the rules let no card lie.
    pub fn move_in<'d>(&self, decision: &'d Decision) -> Option<(usize, &'d Yield)> {
        let (sheet, from) = self.from?;
        let over = self.over.filter(|over| *over != from)?;
        decision.exchange(sheet, from, over)
    }

    /// Puts it down where it is; returns the choice to be made.
    pub fn put_down(&mut self, decision: &Decision) -> Option<usize> {
        let choice = self.move_in(decision).map(|(choice, _)| choice);
        self.put_back();
        choice
    }

    /// Enter on a place: takes up what lies there, or puts down what is held; returns the choice to be
    /// made.
    pub fn press(
        &mut self,
        sheet: &CardSheet,
        of: usize,
        place: usize,
        decision: &Decision,
    ) -> Option<usize> {
        match self.from {
            Some((held, _)) if held == of => {
                self.over = Some(place);
                self.put_down(decision)
            }
            _ => {
                self.put_back();
                if sheet.card(place).is_some() {
                    self.take_up(of, place);
                }
                None
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::game::{Choice, Seat};

    fn card(name: &'static str) -> EdgeCard {
        EdgeCard {
            name: Phrase::new(name),
            kind: Phrase::new("kind"),
            frame: 0,
            value: None,
            left: None,
            top: None,
            right: 1,
            bottom: 2,
            does: Vec::new(),
            rule: RuleId("r"),
            note: None,
        }
    }

    /// A sheet of nine places with cards in these.
    pub fn sheet(at: &[usize]) -> CardSheet {
        let most = at.iter().copied().max().unwrap_or(0);
        let mut cards = vec![None; 9.max(most + 1)];
        for place in at {
            cards[*place] = Some(card("card"));
        }
        CardSheet {
            title: Phrase::new("sheet"),
            columns: 3,
            places: 9,
            cards,
            made: Yield::default(),
            last: None,
        }
    }

    fn made(sums: &[(&'static str, i32)]) -> Yield {
        let sums = sums.iter().map(|(what, sum)| (Phrase::new(*what), *sum));
        Yield {
            joints: Vec::new(),
            sums: sums.collect(),
        }
    }

    fn swap(sheet: usize, places: [usize; 2], sum: i32) -> Choice {
        let made = made(&[("fight", sum)]);
        let lay = Lay::Swap {
            sheet,
            places,
            made,
        };
        Choice {
            lay: Some(lay),
            ..Choice::new("swap")
        }
    }

    fn asked(choices: Vec<Choice>) -> Decision {
        Decision {
            seat: Seat::Party,
            rule: RuleId("r"),
            prompt: Phrase::new("prompt"),
            choices,
            refused: Vec::new(),
            reaction: None,
        }
    }

    #[test]
    fn a_move_says_what_it_gains_and_what_it_loses() {
        let now = made(&[("fight", 4), ("sneak", 3), ("lore", 1)]);
        let then = made(&[("sneak", 7), ("lore", 1), ("might", 2)]);
        let changes = now.changes(&then).into_iter();
        let changes: Vec<_> = changes
            .map(|it| (it.what.key, it.before, it.after))
            .collect();
        let meant = [("fight", 4, 0), ("sneak", 3, 7), ("might", 0, 2)];
        assert_eq!(changes, meant.map(|(key, a, b)| (key.into(), a, b)));
        assert_eq!(now.changes(&now), []);
    }

    #[test]
    fn a_card_is_put_down_where_the_rules_offer_it_and_nowhere_else() {
        let lies = sheet(&[4, 5]);
        let asked = asked(vec![
            Choice::new("enough"),
            swap(0, [4, 5], 6),
            swap(0, [2, 5], 0),
        ]);
        assert!(asked.lays_cards());
        let mut held = Held::default();
        // Nothing lies in the corner.
        assert_eq!(held.press(&lies, 0, 0, &asked), None);
        assert_eq!(held.from(), None);
        // Whichever of the two is moved.
        for (from, to) in [(4, 5), (5, 4)] {
            assert_eq!(held.press(&lies, 0, from, &asked), None);
            assert_eq!(held.from(), Some((0, from)));
            held.hold_over(Some(to));
            let (_, then) = held.move_in(&asked).expect("offered");
            assert_eq!(then.sum(&Phrase::new("fight")), 6);
            assert_eq!(held.press(&lies, 0, to, &asked), Some(1));
            assert_eq!(held, Held::default());
        }
        // Not on the other sheet, not where it came from, and not where no choice leads.
        held.take_up(1, 4);
        held.hold_over(Some(5));
        assert_eq!(held.move_in(&asked), None);
        for to in [4, 8] {
            held.take_up(0, 4);
            held.hold_over(Some(to));
            assert_eq!(held.put_down(&asked), None);
            assert_eq!(held.from(), None, "it is back");
        }
    }

    #[test]
    fn the_next_card_gains_by_the_one_played_last() {
        let joint = |from, to, bonus| CardJoint {
            from,
            to,
            what: Phrase::new("combo"),
            bonus,
        };
        let mut sheet = sheet(&[4, 5, 7, 8]);
        sheet.made.joints = vec![joint(4, 5, 2), joint(4, 7, 0), joint(5, 8, 1)];
        assert_eq!(sheet.next().count(), 0);
        sheet.last = Some(4);
        let next: Vec<usize> = sheet.next().map(|it| it.to).collect();
        assert_eq!(next, [5]);
        assert_eq!(sheet.made.around(5).count(), 2);
        assert_eq!(sheet.made.joint(8, 5).map(|it| it.bonus), Some(1));
        assert_eq!(sheet.made.joint(4, 8), None);
    }
}
