//! The card of a contest: who is against whom, what is at stake, and a row for each number of dice
//! with the chance of whoever decides.

use bevy_egui::egui;
use egui::{Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use super::odds::{bar, on_paper, spoken};
use super::reaction::{self, opponents};
use super::{GameUi, page};
use crate::dice::Fraction;
use crate::game::{Choice, Decision, Phrase, Seat, Target};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{Button, focus_ring, heard, rich, tooltip_beside};

const WIDTH: f32 = 348.0;
const ROW: f32 = 25.0;
/// On a low board rows are closer together, down to this.
const LOW_ROW: f32 = 17.0;
/// The rows that a card has on the lowest board.
const FEWEST: usize = 3;
/// Height of what a card shows besides its rows: both sides, stakes, button, margins.
const HEAD_AND_FOOT: f32 = 210.0;

/// The choice whose number matters most, if the decision has one.
pub(super) fn weighed(decision: &Decision) -> Option<usize> {
    let weighs = |what: &Choice| what.best.is_some() && what.amount.is_some();
    decision.choices.iter().position(weighs)
}

/// Shows the card of that choice. On an open book it is printed on the page.
pub(super) fn show(ctx: &egui::Context, board: Rect, play: &mut GameUi) {
    let Some(decision) = play.decision().filter(|_| !page::lies_open(play)) else {
        return;
    };
    let Some(choice) = weighed(&decision) else {
        return;
    };
    let what = &decision.choices[choice];
    let wide = WIDTH.min(board.width() - 4.0);
    reaction::card(ctx, board, play, "contest", &what.touches, |ui, play| {
        on_paper(ui, wide, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            head(ui, play, None, choice, what);
            // The hopeless numbers would reach below the board; the choice itself has them.
            let room = board.height() - HEAD_AND_FOOT;
            rows(ui, play, choice, what, &Fraction::new(1, 100), room);
            roll(ui, play, choice);
        });
    });
}

/// Who is against whom, the chances, and the button that rolls.
pub(super) fn card(ui: &mut Ui, play: &mut GameUi, decision: &Decision, choice: usize) {
    let what = &decision.choices[choice];
    ui.spacing_mut().item_spacing.y = 4.0;
    head(ui, play, Some(&decision.prompt), choice, what);
    rows(ui, play, choice, what, &Fraction::new(0, 1), f32::INFINITY);
    roll(ui, play, choice);
}

/// The button that rolls.
fn roll(ui: &mut Ui, play: &mut GameUi, choice: usize) {
    let amount = play.amount(choice).unwrap_or_default();
    let label = Phrase::new("contest-roll").with("n", amount);
    let label = play.words.plain(&label);
    let rests = play.desk.course.rests(choice);
    let button = ui.add_enabled(!rests, Button::new(&label).chosen(true));
    if button.clicked() {
        play.take(choice);
    }
    if play.desk.course.waits_for(choice) {
        play.desk.course.places.choice = Some(button.rect);
    }
}

/// Both sides, the question where nothing else asks it, the stakes, the sums of both figures, and
/// what the rows show.
fn head(ui: &mut Ui, play: &mut GameUi, prompt: Option<&Phrase>, choice: usize, what: &Choice) {
    let colours = palette(ui.ctx());
    let ids = what.touches.iter().filter_map(|touch| match touch {
        Target::Combatant(id) => Some(*id),
        Target::Cell(_) | Target::Card(_) => None,
    });
    let ids = ids.collect::<Vec<_>>();
    if let [first, second] = ids[..] {
        opponents(ui, play, first, second);
    }
    if let Some(prompt) = prompt {
        rich(ui, play.say(prompt), bold(size::BODY), colours.ink);
    }
    if let Some(stakes) = &what.detail {
        rich(ui, play.say(stakes), regular(size::BODY - 1.0), colours.ink);
    }
    let odds = play.odds_of(choice, play.amount(choice));
    for note in odds.iter().flat_map(|odds| &odds.notes) {
        let note = play.say(note);
        rich(ui, note, italic(size::SMALL), colours.ink_soft);
    }
    // Where both sides are played, *you* would be either.
    let text = match who_rolls(play, &ids) {
        Some(roller) => play.say(&Phrase::new("contest-chance").who("who", roller)),
        None => play.text("contest-own-chance"),
    };
    rich(ui, text, italic(size::SMALL), colours.ink_soft);
}

/// Whoever of these decides, by token: the hero whose turn it is to choose, or else the one who is none.
fn who_rolls(play: &GameUi, ids: &[u32]) -> Option<u32> {
    let seat = play.decision()?.seat;
    let scene = play.scene();
    let sheet_of = |id: u32| scene.sheets.iter().find(|sheet| sheet.id == id);
    let mut ids = ids.iter().copied();
    ids.find(|id| match (seat, sheet_of(*id)) {
        (Seat::Hero(_), sheet) => sheet.is_some_and(|it| it.seat == seat),
        (Seat::Party | Seat::Master, sheet) => sheet.is_none(),
    })
}

/// A row for each number with at least some chance, in the height there is: the best one with a
/// star, the one set in a frame.
fn rows(
    ui: &mut Ui,
    play: &mut GameUi,
    choice: usize,
    what: &Choice,
    least_chance: &Fraction,
    room: f32,
) {
    let (Some((least, most)), Some(best)) = (what.amount, what.best) else {
        return;
    };
    let numbers = least..=most;
    let mut listed: Vec<(i32, Fraction)> = numbers
        .filter_map(|number| {
            let chance = play.odds_of(choice, Some(number))?.headline.chance.clone();
            Some((number, chance))
        })
        .collect();
    listed
        .retain(|(number, chance)| chance >= least_chance || play.amount(choice) == Some(*number));
    let between = ui.spacing().item_spacing.y;
    // On a low board only the better ones: the number can be set to any beside the choice.
    let fit = ((room / (LOW_ROW + between)) as usize).max(FEWEST);
    while listed.len() > fit {
        let others = listed.iter().enumerate();
        let others = others.filter(|(_, (number, _))| play.amount(choice) != Some(*number));
        let worst = others.min_by(|(_, one), (_, other)| one.1.cmp(&other.1));
        let Some((worst, _)) = worst else { break };
        listed.remove(worst);
    }
    let high = (room / listed.len() as f32 - between).clamp(LOW_ROW, ROW);
    for (number, chance) in listed {
        row(ui, play, choice, (number, &chance), (number == best, high));
    }
}

/// A number of dice with its chance.
fn row(
    ui: &mut Ui,
    play: &mut GameUi,
    choice: usize,
    (number, chance): (i32, &Fraction),
    (best, high): (bool, f32),
) {
    let set = play.amount(choice) == Some(number);
    let size = vec2(ui.available_width(), high);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let dice = Phrase::new("contest-dice").with("n", number);
    let dice = play.words.plain(&dice);
    heard::named(&response, || {
        let best = best.then(|| play.text("contest-best"));
        let name = heard::in_a_row([spoken(chance, &dice)].into_iter().chain(best));
        egui::WidgetInfo::selected(egui::WidgetType::RadioButton, true, set, name)
    });
    heard::pressed(&response, true, "button");
    if response.clicked() {
        play.desk.amounts.insert(choice, number);
    }
    let words = match best {
        true => format!("{dice} {}", egui_phosphor::regular::STAR),
        false => dice,
    };
    // All of them are chances to win. Those of many dice are fractions too long to be read in a row.
    let part = rect.shrink2(vec2(2.0, 1.0));
    bar(ui, part, (chance, false), true, &words);
    if set {
        let frame = Stroke::new(2.0, palette(ui.ctx()).ink);
        ui.painter()
            .rect_stroke(rect, 3.0, frame, StrokeKind::Inside);
    }
    focus_ring(ui.painter(), &response, rect);
    let exact = Phrase::new("contest-exact").with("chance", chance.to_string());
    let exact = play.words.plain(&exact);
    let response = response.on_hover_cursor(egui::CursorIcon::PointingHand);
    // Below it are the other rows.
    tooltip_beside(&response, exact);
}
