//! A card on display: picture, name, price, effect, and what it would change.

use std::sync::Arc;

use bevy_egui::egui;
use egui::{
    Align, Align2, Color32, Galley, Layout, Rect, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2,
    vec2,
};

use super::super::super::slips::bring;
use super::super::super::tips::{Tip, tip};
use super::super::super::{choices, odds, refusals};
use super::super::GameUi;
use super::super::line::resting;
use super::super::lines::label;
use super::super::sorted::{self, Line};
use crate::game::{Choice, Decision, Phrase, Ware, Worth};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{Button, focus_ring, heard, shadow};
use crate::view::art::Picture;

const PADDING: f32 = 10.0;
/// Height of the stepper of a number.
const STEPPER: f32 = 42.0;
/// The most changes that a card tells. Where there are more, others for every hero, all are told beside
/// it instead, and the cards stay low enough for several rows.
const CHANGES: usize = 2;
/// The same of what costs nothing, such as the arms of a recruit, of which there are few, and of what is
/// no better or worse for anybody: a card’s own words.
const CHANGES_OF_FREE: usize = 6;

/// True if a choice would change more than its card tells.
pub(super) fn says_more(choice: &Choice) -> bool {
    choice.ware.as_ref().is_some_and(tells_beside)
}

/// True if a card leaves its changes to the slip beside it. The figures of a calling, which are no better
/// or worse than anything and cost nothing, are what is chosen by, and stay.
fn tells_beside(ware: &Ware) -> bool {
    let compared = ware.changes.iter().any(|it| it.worth != Worth::Even);
    let most = match ware.prices.is_empty() || !compared {
        true => CHANGES_OF_FREE,
        false => CHANGES,
    };
    (compared || !ware.prices.is_empty()) && ware.changes.len() > most
}

/// A card laid out for its place in the grid.
pub(super) struct Card {
    line: Line,
    key: Option<usize>,
    icon: Option<Picture>,
    /// Side of the square that its picture fills.
    picture: f32,
    name: Arc<Galley>,
    price: Option<Arc<Galley>>,
    /// The lines below its name, each with its ink.
    told: Vec<(Arc<Galley>, Color32)>,
    /// The height that it needs now, and that with room for what it may say later.
    pub least: f32,
    pub height: f32,
}

impl Card {
    /// Lays out the card of a line, this wide, in type of this size.
    pub fn lay(
        ui: &Ui,
        play: &mut GameUi,
        decision: &Decision,
        line: Line,
        numbered: &[Option<usize>],
        (width, points): (f32, f32),
    ) -> Card {
        let colours = palette(ui.ctx());
        let painter = ui.painter();
        let (icon, label, detail) = match line {
            Line::Choice(place) => {
                let it = &decision.choices[place];
                (it.icon, &it.label, &it.detail)
            }
            Line::Refused(place) => {
                let it = &decision.refused[place];
                (it.icon, &it.label, &it.detail)
            }
        };
        let mut key = None;
        let mut ink = colours.ink;
        match line {
            Line::Choice(place) => {
                let at = numbered.iter().position(|other| *other == Some(place));
                key = at.filter(|at| *at < 9);
                if play.desk.course.rests(place) {
                    ink = resting(&colours);
                }
            }
            Line::Refused(_) => ink = colours.ink_soft,
        }
        let ware = sorted::ware(decision, line);
        let icon = icon.and_then(|name| choices::named_icon(play, name));
        let picture = if icon.is_some() { points * 4.2 } else { 0.0 };
        let left = if picture > 0.0 {
            picture + PADDING
        } else {
            22.0
        };
        let room = (width - left - 2.0 * PADDING).max(60.0);
        let price = price(play, decision, line).map(|price| {
            let shade = if ink == colours.ink {
                colours.lapis
            } else {
                ink
            };
            painter.layout(play.say(price), bold(points), shade, room * 0.6)
        });
        let beside = price.as_ref().map_or(0.0, |price| price.size().x + 8.0);
        let title = ware.map_or_else(|| play.say(label), |ware| play.say(&ware.name));
        let font = bold(points + 1.0);
        let wide = |word: &str| {
            let word = painter.layout_no_wrap(word.to_owned(), font.clone(), ink);
            word.size().x
        };
        let longest = title.split_whitespace().map(wide).fold(0.0, f32::max);
        // All prices of a page stand to the right of the names, however many lines these take; only
        // beside a very long word there is no room.
        let fits = longest + beside <= room;
        let name = painter.layout(title, font, ink, if fits { room - beside } else { room });
        let mut told = Vec::new();
        let price = match price {
            Some(price) if !fits => {
                told.push((price, colours.lapis));
                None
            }
            price => price,
        };
        let mut tell = |text: String, font, ink: Color32| {
            if !text.is_empty() {
                told.push((painter.layout(text, font, ink, room), ink));
            }
        };
        let small = points - 2.0;
        if let Line::Refused(place) = line {
            let no = &decision.refused[place];
            tell(
                refusals::reason(play, no),
                italic(small + 0.5),
                colours.oxblood,
            );
        }
        let changes = ware.map_or(&[][..], |ware| &ware.changes);
        let told_beside = ware.is_some_and(tells_beside);
        for change in changes.iter().filter(|_| !told_beside) {
            let (mark, ink) = match change.worth {
                Worth::Better => ("\u{25b2} ", colours.verdigris),
                Worth::Even => ("", colours.ink),
                Worth::Worse => ("\u{25bc} ", colours.oxblood),
            };
            tell(
                format!("{mark}{}", play.say(&change.text)),
                bold(small),
                ink,
            );
        }
        if told_beside {
            tell(
                play.text("game-changes-beside"),
                italic(small),
                colours.ink_soft,
            );
        }
        if let Some(detail) = detail {
            tell(play.say(detail), regular(small), colours.ink_soft);
        }
        let top = name
            .size()
            .y
            .max(price.as_ref().map_or(0.0, |it| it.size().y));
        let high: f32 = told.iter().map(|(it, _)| it.size().y + 1.0).sum();
        let offered = matches!(line, Line::Choice(_));
        let bought = offered && ware.is_some_and(|ware| trades(decision, ware));
        let has_foot = number(play, decision, line).0.is_some() || bought;
        let foot = if has_foot { STEPPER } else { 0.0 };
        // Room to say that one has it, and why it can be had no longer, so that nothing moves when one
        // thing is taken. Where it can be had no longer the button makes room.
        let row = small * 1.3 + 2.0;
        let spare = match line {
            Line::Choice(_) if bought => row,
            Line::Choice(_) if ware.is_some() => 2.0 * row,
            _ => 0.0,
        };
        let around = |lines: f32| (lines + foot).max(picture) + 2.0 * PADDING + 2.0;
        let least = around(top + high);
        let height = around(top + high + spare);
        Card {
            line,
            key,
            icon,
            picture,
            name,
            price,
            told,
            least,
            height,
        }
    }

    /// Shows the card in its place; returns its choice if the pointer is on it.
    pub fn show(
        self,
        ui: &mut Ui,
        play: &mut GameUi,
        decision: &Decision,
        size: egui::Vec2,
    ) -> Option<(usize, Rect)> {
        let colours = palette(ui.ctx());
        let sense = match self.line {
            Line::Choice(_) => Sense::click(),
            Line::Refused(_) => Sense::hover(),
        };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        let choice = match self.line {
            Line::Choice(place) => Some(place),
            Line::Refused(_) => None,
        };
        let rests = choice.is_some_and(|place| play.desk.course.rests(place));
        let picked = choice.is_some() && play.desk.picked == choice;
        if let Some(place) = choice {
            let kind = egui::WidgetType::Button;
            heard::named(&response, || {
                egui::WidgetInfo::labeled(kind, !rests, spoken(play, decision, place))
            });
            heard::pressed(&response, !rests, "button");
        }
        let inside = choice.is_some() && ui.rect_contains_pointer(rect);
        let lit = (inside || picked) && !rests && choice.is_some();
        self.paint(ui, rect, lit);
        if let Some(key) = self.key {
            let middle = rect.min + vec2(13.0, 13.0);
            let (fill, ink) = if rests {
                (colours.parchment, resting(&colours))
            } else {
                (colours.brass, colours.ink)
            };
            let painter = ui.painter();
            painter.circle(middle, 10.5, fill, Stroke::new(1.1, ink));
            let digit = (key + 1).to_string();
            let font = bold(size::SMALL);
            painter.text(middle, Align2::CENTER_CENTER, digit, font, ink);
        }
        focus_ring(ui.painter(), &response, rect);
        let Some(place) = choice else {
            let Line::Refused(place) = self.line else {
                return None;
            };
            let no = &decision.refused[place];
            let note = Tip::new(play.say(&no.label))
                .line(refusals::reason(play, no))
                .rule(no.rule);
            tip(response, play, &note);
            return None;
        };
        foot(ui, play, (decision, place), rect);
        if response.clicked() && !rests {
            play.take(place);
        }
        if lit {
            let hand = egui::CursorIcon::PointingHand;
            ui.ctx().set_cursor_icon(hand);
        }
        if play.desk.course.waits_for(place) {
            play.desk.course.places.choice = Some(rect.intersect(ui.clip_rect()));
        }
        bring(ui, play, place, rect);
        if picked {
            play.desk.places.picked = Some(rect.intersect(ui.clip_rect()));
        }
        (inside || response.has_focus()).then_some((place, rect))
    }

    fn paint(&self, ui: &Ui, rect: Rect, lit: bool) {
        let colours = palette(ui.ctx());
        let painter = ui.painter();
        let open = matches!(self.line, Line::Choice(_));
        let fill = match (open, lit) {
            (true, true) => colours.bone.lerp_to_gamma(colours.lamp, 0.5),
            (true, false) => colours.bone,
            (false, _) => colours
                .parchment
                .lerp_to_gamma(colours.parchment_dark, 0.22),
        };
        if open {
            shadow(painter, rect, 3.0);
        }
        let line = if open {
            Stroke::new(1.3, colours.ink)
        } else {
            Stroke::new(1.0, colours.ink_soft.gamma_multiply(0.6))
        };
        painter.rect(rect, 5.0, fill, line, StrokeKind::Inside);
        let mut x = rect.left() + 22.0 + PADDING;
        if let Some(icon) = self.icon {
            let side = vec2(self.picture, self.picture);
            let at = Rect::from_min_size(rect.min + vec2(PADDING, PADDING), side);
            choices::picture(painter, icon, at);
            x = at.right() + PADDING;
        }
        let mut y = rect.top() + PADDING;
        let mut top = self.name.size().y;
        if let Some(price) = &self.price {
            let at = pos2(rect.right() - PADDING - price.size().x, y);
            painter.galley(at, price.clone(), colours.lapis);
            top = top.max(price.size().y);
        }
        painter.galley(pos2(x, y), self.name.clone(), colours.ink);
        y += top + 1.0;
        for (line, ink) in &self.told {
            painter.galley(pos2(x, y), line.clone(), *ink);
            y += line.size().y + 1.0;
        }
    }
}

/// The number that goes with a card, if one does, and the least that it can be.
fn number(play: &GameUi, decision: &Decision, line: Line) -> (Option<i32>, i32) {
    let Line::Choice(place) = line else {
        return (None, 0);
    };
    if let Some((count, _)) = play.in_a_row(place) {
        return (Some(count), 1);
    }
    let least = decision.choices[place].amount.map_or(0, |(from, _)| from);
    (play.amount(place), least)
}

/// The price of a card, of as many as are wanted.
fn price<'a>(play: &GameUi, decision: &'a Decision, line: Line) -> Option<&'a Phrase> {
    let aside = match line {
        Line::Choice(place) => &decision.choices[place].aside,
        Line::Refused(place) => &decision.refused[place].aside,
    };
    let (amount, least) = number(play, decision, line);
    let ware = sorted::ware(decision, line);
    let price = ware.and_then(|ware| ware.price_of(amount, least));
    price.or(aside.as_ref())
}

/// A card as it is read out: its label, price and odds, what it would change, and what it is.
fn spoken(play: &mut GameUi, decision: &Decision, place: usize) -> String {
    let what = &decision.choices[place];
    let odds = odds::headline(play, place);
    let price = price(play, decision, Line::Choice(place));
    let changes = what.ware.iter().flat_map(|ware| &ware.changes);
    let changes = changes.map(|change| &change.text);
    let told = price.into_iter().chain(changes).chain(&what.detail);
    let told = told.map(|phrase| play.say(phrase));
    let all = [label(play, what)].into_iter().chain(odds).chain(told);
    heard::in_a_row(all)
}

/// True of what is bought or sold where cards have buttons: as soon as one of them comes with a number,
/// all have one.
fn trades(decision: &Decision, ware: &Ware) -> bool {
    let in_a_row = |it: &Choice| it.ware.as_ref().is_some_and(|ware| ware.in_a_row() > 1);
    let counted = |it: &Choice| it.amount.is_some() || in_a_row(it);
    (ware.sold || !ware.prices.is_empty()) && decision.choices.iter().any(counted)
}

/// The foot of a card: the button that takes it, and the number that goes with it, if it has these.
fn foot(ui: &mut Ui, play: &mut GameUi, (decision, place): (&Decision, usize), card: Rect) {
    let what = &decision.choices[place];
    let numbers = match (play.amount(place), what.amount) {
        (Some(amount), Some((min, max))) => Some((amount, min, max)),
        _ => play.in_a_row(place).map(|(count, most)| (count, 1, most)),
    };
    let bought = what.ware.as_ref().is_some_and(|it| trades(decision, it));
    if numbers.is_none() && !bought {
        return;
    }
    let mut beside = Rect::from_min_max(
        pos2(card.left() + PADDING, card.bottom() - STEPPER),
        card.max - vec2(PADDING, 4.0),
    );
    let at = beside.with_min_x(beside.right() - 104.0);
    if numbers.is_some() {
        beside.max.x = at.left() - 8.0;
    }
    let label = match &what.ware {
        Some(ware) => match &ware.measured {
            Some(measured) => measured.clone(),
            None if ware.sold => Phrase::new("display-sell"),
            None if !ware.prices.is_empty() => Phrase::new("display-buy"),
            None => Phrase::new("display-with-number").with("what", play.say(&ware.name)),
        },
        None => Phrase::new("display-with-number").with("what", play.say(&what.label)),
    };
    let number = numbers.map_or(1, |(amount, ..)| amount);
    let label = play.words.plain(&label.with("n", number));
    let rests = play.desk.course.rests(place);
    let layout = Layout::right_to_left(Align::Center);
    let mut taking = ui.new_child(UiBuilder::new().max_rect(beside).layout(layout));
    let button = Button::new(&label).quiet().chosen(!rests).enabled(!rests);
    if taking.add(button).clicked() {
        play.take(place);
    }
    let Some((amount, min, max)) = numbers else {
        return;
    };
    let only = play.desk.course.amount(place);
    let (min, max) = only.map_or((min, max), |only| (only, only));
    // Not part of the row, which goes on beside the card.
    let mut stepping = ui.new_child(UiBuilder::new().max_rect(at));
    choices::stepper(&mut stepping, play, place, amount, min, max);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::dev::decisions::decision;
    use crate::game::Seat;

    #[test]
    fn all_goods_have_a_button_as_soon_as_one_has_a_number() {
        let good = |name| Ware::new(Phrase::new(name), 0).price(Phrase::new("8 silver"));
        let (dagger, ration) = (good("dagger"), good("ration"));
        let choices = vec![Choice::new("buy").ware(dagger.clone())];
        let mut decision = decision(Seat::Party, choices);
        assert!(!trades(&decision, &dagger));
        let many = Choice::new("buy").ware(ration.price(Phrase::new("16 silver")));
        decision.choices.push(many);
        assert!(trades(&decision, &dagger));
        assert!(!trades(&decision, &Ware::new(Phrase::new("free"), 0)));
    }
}
