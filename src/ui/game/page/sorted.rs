//! The choices as the page lists them: by headings, with those under no heading apart.

use std::iter::repeat;

use super::super::choices::{FLAT, KEYS};
use super::GameUi;
use crate::game::{Arg, Decision, Lay, Phrase, Ware};

/// One line of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Line {
    /// A choice, by its index.
    Choice(usize),
    /// A refusal, by its index.
    Refused(usize),
}

/// The cards that could be had when a display opened, each by its heading and rank. They come first
/// under their headings, and stay there though they can be had no longer.
#[derive(Default)]
pub(super) struct First(Vec<(Option<Phrase>, u32)>);

impl First {
    /// Those that can be had now.
    pub fn of(decision: &Decision) -> Self {
        let cards = decision.choices.iter();
        let cards = cards.filter_map(|it| Some((it.group.clone(), it.ware.as_ref()?.rank)));
        First(cards.collect())
    }

    fn holds(&self, heading: Option<&Phrase>, rank: u32) -> bool {
        let mut all = self.0.iter();
        all.any(|(group, other)| group.as_ref() == heading && *other == rank)
    }
}

/// Every heading, in the order of first use. On display they keep their order, whether there is
/// something to be had under them or not.
pub(super) fn headings(decision: &Decision) -> Vec<Phrase> {
    let mut all: Vec<Phrase> = Vec::new();
    let choices = decision.choices.iter().map(|it| &it.group);
    let refused = decision.refused.iter().map(|it| &it.group);
    for heading in choices.chain(refused).flatten() {
        if !all.contains(heading) {
            all.push(heading.clone());
        }
    }
    if decision.is_display() {
        all.sort_by_key(|heading| {
            let lines = under(decision, Some(heading)).into_iter();
            let least = lines
                .filter_map(|line| Some(ware(decision, line)?.rank))
                .min();
            (least.unwrap_or(u32::MAX), heading.key.clone())
        });
    }
    all
}

/// True if there are so many that only one heading is shown at a time.
pub(super) fn tabbed(decision: &Decision) -> bool {
    if decision.is_display() {
        // Tabs must not go while one thing after the other is bought.
        return headings(decision).len() > 1;
    }
    let lines = decision.choices.len() + decision.refused.len();
    lines > FLAT && headings(decision).len() > 1
}

/// The heading shown, if only one is.
pub(super) fn chosen(play: &GameUi, decision: &Decision) -> Option<Phrase> {
    let all = headings(decision);
    let place = play.desk.group.min(all.len().saturating_sub(1));
    all.into_iter().nth(place).filter(|_| tabbed(decision))
}

/// The lines under a heading, grouped by smaller heading; `None` means those under no heading.
pub(super) fn under(decision: &Decision, heading: Option<&Phrase>) -> Vec<Line> {
    ordered(decision, heading, &First::default())
}

/// The lines under a heading, cards that come first before the others.
fn ordered(decision: &Decision, heading: Option<&Phrase>, first: &First) -> Vec<Line> {
    let here = |group: &Option<Phrase>| group.as_ref() == heading;
    let choices = decision.choices.iter().enumerate();
    let choices = choices.filter(|(_, it)| here(&it.group));
    let refused = decision.refused.iter().enumerate();
    let refused = refused.filter(|(_, it)| here(&it.group));
    let lines = choices
        .map(|(place, it)| (&it.section, Line::Choice(place)))
        .chain(refused.map(|(place, it)| (&it.section, Line::Refused(place))));
    let mut sections: Vec<(&Option<Phrase>, Vec<Line>)> = Vec::new();
    for (section, line) in lines {
        match sections.iter_mut().find(|(known, _)| *known == section) {
            Some((_, lines)) => lines.push(line),
            None => sections.push((section, vec![line])),
        }
    }
    // What is on display keeps its place, whether it can be had or not.
    let rank = |line: &Line| {
        let rank = ware(decision, *line)?.rank;
        Some((!first.holds(heading, rank), rank))
    };
    for (_, lines) in &mut sections {
        lines.sort_by_key(rank);
    }
    sections.sort_by_key(|(_, lines)| lines.first().and_then(rank));
    sections.into_iter().flat_map(|(_, lines)| lines).collect()
}

/// The card of a line, if it has one.
pub(super) fn ware(decision: &Decision, line: Line) -> Option<&Ware> {
    match line {
        Line::Choice(place) => decision.choices.get(place)?.ware.as_ref(),
        Line::Refused(place) => decision.refused.get(place)?.ware.as_ref(),
    }
}

/// The cards on display under a heading, together with those under none.
pub(super) fn displayed(decision: &Decision, heading: Option<&Phrase>, first: &First) -> Vec<Line> {
    let mut lines = ordered(decision, None, first);
    lines.retain(|line| ware(decision, *line).is_some());
    if heading.is_some() {
        lines.extend(ordered(decision, heading, first));
    }
    lines
}

/// The choices under no heading that are no cards.
pub(super) fn loose(decision: &Decision) -> Vec<Line> {
    let mut lines = under(decision, None);
    lines.retain(|line| ware(decision, *line).is_none());
    lines
}

/// The heading that a display opens with: that of a wanted choice, or else the first with something
/// to be had.
pub(super) fn opens_with(decision: &Decision, wanted: impl Fn(usize) -> bool) -> usize {
    let headings = headings(decision);
    let place = |choice: usize| {
        let group = decision.choices[choice].group.as_ref();
        headings.iter().position(|it| Some(it) == group)
    };
    let all = 0..decision.choices.len();
    let first = all.clone().filter_map(place).min();
    all.filter(|it| wanted(*it))
        .find_map(place)
        .or(first)
        .unwrap_or(0)
}

/// The smaller heading of a line.
pub(super) fn section(decision: &Decision, line: Line) -> Option<&Phrase> {
    match line {
        Line::Choice(place) => decision.choices.get(place)?.section.as_ref(),
        Line::Refused(place) => decision.refused.get(place)?.section.as_ref(),
    }
}

/// The hero named by the heading shown, or by everything that is offered.
pub(super) fn hero_of(play: &GameUi, decision: &Decision) -> Option<u32> {
    let heading = match chosen(play, decision) {
        Some(heading) => heading,
        None => Some(headings(decision))
            .filter(|it| it.len() == 1)?
            .remove(0),
    };
    heading.args.iter().find_map(|(_, arg)| match arg {
        Arg::Combatant(id) => Some(*id),
        _ => None,
    })
}

fn choices_in(lines: Vec<Line>) -> impl Iterator<Item = usize> {
    lines.into_iter().filter_map(|line| match line {
        Line::Choice(place) => Some(place),
        Line::Refused(_) => None,
    })
}

/// The choices that the number keys take now, in the order of the page: those under no heading, which
/// are always at its foot, have the last numbers. What is on display has a number by its place, though
/// it may not be had any more.
pub(in crate::ui::game) fn numbered(play: &GameUi, decision: &Decision) -> Vec<Option<usize>> {
    if decision.lays_cards() {
        // Cards have no numbers.
        let whole = |place: &usize| {
            let lay = &decision.choices[*place].lay;
            matches!(lay, Some(Lay::Keep | Lay::Anew))
        };
        let all = (0..decision.choices.len()).filter(whole);
        return all.map(Some).collect();
    }
    let first = &play.desk.book.visit.first;
    if decision.is_display() {
        let heading = chosen(play, decision).or_else(|| headings(decision).into_iter().next());
        return numbered_on_display(decision, heading.as_ref(), first);
    }
    let loose = choices_in(ordered(decision, None, first));
    let shown = match chosen(play, decision) {
        Some(heading) => vec![heading],
        None => headings(decision),
    };
    let rest = shown
        .into_iter()
        .flat_map(|heading| choices_in(ordered(decision, Some(&heading), first)));
    with_foot(rest.map(Some), loose)
}

/// The choices that keys take, with those at the foot after the others. The foot has its keys however many
/// the others are.
fn with_foot(
    listed: impl Iterator<Item = Option<usize>>,
    foot: impl Iterator<Item = usize>,
) -> Vec<Option<usize>> {
    let foot: Vec<_> = foot.map(Some).collect();
    let room = KEYS.saturating_sub(foot.len());
    listed.take(room).chain(foot).collect()
}

/// On display the foot has the very last keys, whichever tab is open.
fn numbered_on_display(
    decision: &Decision,
    heading: Option<&Phrase>,
    first: &First,
) -> Vec<Option<usize>> {
    let cards = displayed(decision, heading, first).into_iter();
    let cards = cards.map(|line| match line {
        Line::Choice(place) => Some(place),
        Line::Refused(_) => None,
    });
    let foot: Vec<usize> = choices_in(loose(decision)).collect();
    if foot.is_empty() {
        return cards.take(KEYS).collect();
    }
    with_foot(cards.chain(repeat(None)), foot.into_iter())
}

/// All choices in the order in which they are shown, each with the place of its heading.
pub(in crate::ui::game) fn in_order(play: &GameUi, decision: &Decision) -> Vec<(usize, usize)> {
    let first = &play.desk.book.visit.first;
    let loose = choices_in(ordered(decision, None, first));
    let loose = loose.map(|choice| (play.desk.group, choice));
    let headings = headings(decision);
    let rest = headings.iter().enumerate().flat_map(|(place, heading)| {
        choices_in(ordered(decision, Some(heading), first)).map(move |choice| (place, choice))
    });
    rest.chain(loose).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dev::decisions::decision;
    use crate::game::{Choice, Refused, RuleId, Seat};

    fn choice(group: Option<&'static str>, section: Option<&'static str>) -> Choice {
        Choice {
            group: group.map(Phrase::new),
            section: section.map(Phrase::new),
            ..Choice::new("label")
        }
    }

    #[test]
    fn lines_stand_under_their_headings_with_like_ones_together() {
        let refused = Refused {
            label: Phrase::new("label"),
            group: Some(Phrase::new("buy")),
            section: Some(Phrase::new("weapons")),
            aside: None,
            detail: None,
            icon: None,
            ware: None,
            why: None,
            rule: RuleId("r"),
        };
        let choices = vec![
            choice(None, None),
            choice(Some("buy"), Some("weapons")),
            choice(Some("buy"), Some("goods")),
            choice(Some("sell"), None),
            choice(Some("buy"), Some("weapons")),
        ];
        let decision = Decision {
            refused: vec![refused],
            ..decision(Seat::Party, choices)
        };
        assert_eq!(
            headings(&decision),
            [Phrase::new("buy"), Phrase::new("sell")]
        );
        assert_eq!(under(&decision, None), [Line::Choice(0)]);
        let buy = under(&decision, Some(&Phrase::new("buy")));
        let weapons = [Line::Choice(1), Line::Choice(4), Line::Refused(0)];
        assert_eq!(buy, [&weapons[..], &[Line::Choice(2)]].concat());
        assert!(!tabbed(&decision));
    }

    #[test]
    fn what_is_at_the_foot_of_the_page_has_the_last_number_and_always_one() {
        let few = with_foot([3, 1].into_iter().map(Some), [0].into_iter());
        assert_eq!(few, [Some(3), Some(1), Some(0)]);
        let many = with_foot((1..20).map(Some), [0].into_iter());
        assert_eq!(many.len(), KEYS);
        assert_eq!(many.last(), Some(&Some(0)));
    }

    #[test]
    fn cards_that_can_be_had_when_a_display_opens_come_first_and_stay_there() {
        let mut decision = decision(Seat::Party, Vec::new());
        let card = |rank| Some(Ware::new(Phrase::new("card"), rank));
        for rank in [1, 3] {
            decision.choices.push(Choice {
                ware: card(rank),
                ..choice(Some("making"), None)
            });
        }
        let refused = |rank| Refused {
            label: Phrase::new("label"),
            group: Some(Phrase::new("making")),
            section: None,
            aside: None,
            detail: None,
            icon: None,
            ware: card(rank),
            why: None,
            rule: RuleId("r"),
        };
        decision.refused = vec![refused(0), refused(2)];
        let heading = Phrase::new("making");
        let ranks = |decision: &Decision, first: &First| -> Vec<u32> {
            let lines = displayed(decision, Some(&heading), first).into_iter();
            let ware = lines.filter_map(|line| ware(decision, line));
            ware.map(|ware| ware.rank).collect()
        };
        let first = First::of(&decision);
        assert_eq!(ranks(&decision, &First::default()), [0, 1, 2, 3]);
        assert_eq!(ranks(&decision, &first), [1, 3, 0, 2]);
        let numbers = |decision: &Decision| numbered_on_display(decision, Some(&heading), &first);
        assert_eq!(numbers(&decision), [Some(0), Some(1), None, None]);
        // The first of them is taken; all stay where they are, and keep their numbers.
        decision.choices.remove(0);
        decision.refused.push(refused(1));
        assert_eq!(ranks(&decision, &first), [1, 3, 0, 2]);
        assert_eq!(numbers(&decision), [None, Some(0), None, None]);
        // What ends it has the last key, however few cards there are.
        decision.choices.push(choice(None, None));
        let numbers = numbers(&decision);
        assert_eq!((numbers.len(), numbers[KEYS - 1]), (KEYS, Some(1)));
    }
}
