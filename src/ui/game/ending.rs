//! The last page of a game: how it ended, in figures, and what to do with the map.

use std::collections::BTreeMap;

use bevy_egui::egui;
use egui::{Align, Layout, Rect, vec2};

use super::top::token_disc;
use super::{GameUi, page};
use crate::app::AppState;
use crate::app::kept::maps::KeepMap;
use crate::dice::RolledDie;
use crate::game::{CharacterSheet, Cue, Outcome, Phrase, Scene, Side, Table, look};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{Button, Sheet, divider, rich};

/// The story of a game in figures.
#[derive(Clone, Default)]
pub(super) struct Figures {
    rooms: usize,
    choices: usize,
    dice: usize,
    faces: u64,
    expected: f64,
    /// Hit points lost by token id.
    wounds: BTreeMap<u32, i64>,
    falls: usize,
}

impl Figures {
    /// Walks through a whole game again, from the first event to the last.
    fn of(table: &mut dyn Table) -> Self {
        let mut figures = Figures {
            rooms: table.map().map_or(0, |map| map.rooms().len()),
            choices: table.choices_made(),
            ..Figures::default()
        };
        let rolled = (0..table.log_len()).filter_map(|index| table.log_line(index));
        for die in rolled.flat_map(|line| line.dice) {
            figures.count(&die);
        }
        table.show_to(0);
        while let Some(cues) = table.show_next() {
            cues.iter().for_each(|cue| figures.tell(cue));
        }
        figures
    }

    fn count(&mut self, die: &RolledDie) {
        self.dice += 1;
        self.faces += u64::from(die.face);
        self.expected += (f64::from(die.die.sides()) + 1.0) / 2.0;
    }

    fn tell(&mut self, cue: &Cue) {
        match cue {
            // Coins given away are a loss, too, but no wound.
            Cue::Befall { id, look, amount } if *amount < 0 && look != look::COINS => {
                *self.wounds.entry(*id).or_default() += i64::from(-amount);
            }
            Cue::Befall { look, .. } if look == look::FALL => self.falls += 1,
            _ => {}
        }
    }
}

/// Shows the page once everything before it has been seen.
pub(super) fn show(ctx: &egui::Context, screen: Rect, play: &mut GameUi) {
    let over = play.pending.outcome.filter(|_| play.playhead.idle());
    let over = over.filter(|_| !play.desk.ending_aside && !page::waits(play));
    let Some(outcome) = over else {
        return;
    };
    let figures = match &play.desk.figures {
        Some(figures) => figures.clone(),
        None => {
            let Some(table) = &mut play.table else { return };
            let figures = Figures::of(&mut *table.0);
            play.desk.figures = Some(figures.clone());
            figures
        }
    };
    egui::Area::new(egui::Id::new("ending"))
        .order(egui::Order::Middle)
        .fixed_pos(screen.min)
        .show(ctx, |ui| {
            ui.painter()
                .rect_filled(screen, 0.0, egui::Color32::from_black_alpha(140));
            ui.allocate_rect(screen, egui::Sense::click());
            let heroes = play.scene().sheets.len() as f32;
            let largest = vec2(780.0, 350.0 + 64.0 * heroes);
            let title = play.text(match outcome {
                Outcome::Victory => "game-victory",
                Outcome::Defeat => "game-defeat",
            });
            Sheet::centred(screen, largest)
                .title(&title)
                .show(ui, |ui| {
                    story(ui, play, &figures);
                    buttons(ui, play);
                });
        });
}

/// Number of numbered pages read, in games that are read.
fn pages_read(scene: &Scene) -> Option<usize> {
    let page = scene.page.as_ref()?;
    let numbers = page.read.iter().map(|read| read.number);
    let read = numbers.chain([page.number]).flatten().count();
    (read > 0).then_some(read)
}

fn story(ui: &mut egui::Ui, play: &mut GameUi, figures: &Figures) {
    let colours = palette(ui.ctx());
    if let Some(summary) = play.table.as_ref().map(|table| table.0.summary()) {
        let text = play.say(&summary);
        rich(ui, text, italic(size::HEADING - 2.0), colours.ink_soft);
    }
    ui.add_space(4.0);
    let expected = format!("{:.0}", figures.expected);
    // A book has pages instead of rooms; without either there is nothing to count.
    let pages = pages_read(&play.scene());
    let places = match pages {
        Some(pages) => Some(("game-end-pages", pages)),
        None => (figures.rooms > 0).then_some(("game-end-rooms", figures.rooms)),
    };
    let places = places.map(|(key, count)| (key, count.to_string()));
    let rows = places.into_iter().chain([
        ("game-end-choices", figures.choices.to_string()),
        ("game-end-dice", figures.dice.to_string()),
        ("game-end-faces", format!("{} ({expected})", figures.faces)),
        ("game-end-falls", figures.falls.to_string()),
    ]);
    let rows: Vec<_> = rows.collect();
    // Two columns keep the page short.
    let column = ui.available_width() / 2.0;
    for pair in rows.chunks(2) {
        let (rect, _) = ui.allocate_exact_size(vec2(column * 2.0, 24.0), egui::Sense::hover());
        for (index, (key, value)) in pair.iter().enumerate() {
            let left = rect.left() + column * index as f32;
            let at = egui::pos2(left, rect.center().y);
            let painter = ui.painter();
            let align = egui::Align2::LEFT_CENTER;
            let number = painter.text(at, align, value, bold(size::BODY), colours.lapis);
            let next = egui::pos2(number.right() + 10.0, at.y);
            painter.text(
                next,
                align,
                play.text(key),
                regular(size::BODY),
                colours.ink,
            );
        }
    }
    divider(ui);
    for sheet in &play.scene().sheets {
        hero(ui, play, sheet, figures);
    }
}

fn hero(ui: &mut egui::Ui, play: &mut GameUi, sheet: &CharacterSheet, figures: &Figures) {
    let colours = palette(ui.ctx());
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(52.0, 52.0), egui::Sense::hover());
        let painter = ui.painter().clone();
        token_disc(&painter, play, &sheet.sprite, Side::Hero, rect, sheet.dead);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let fate = play.text(if sheet.dead {
                "game-end-dead"
            } else {
                "game-end-alive"
            });
            let (name, title) = (play.name(sheet.id), play.say(&sheet.title));
            let heading = if name == title {
                name
            } else {
                format!("{name}, {title}")
            };
            rich(ui, heading, bold(size::BUTTON), colours.ink);
            let wounds = figures.wounds.get(&sheet.id).copied().unwrap_or(0);
            let line = Phrase::new("game-end-hero")
                .with("fate", fate)
                .with("wounds", wounds)
                .with("loot", sheet.purse.value.clone())
                .with("money", play.say(&sheet.purse.label));
            rich(
                ui,
                play.words.plain(&line),
                regular(size::BODY),
                colours.ink,
            );
        });
    });
}

fn buttons(ui: &mut egui::Ui, play: &mut GameUi) {
    ui.with_layout(Layout::bottom_up(Align::Center), |ui| {
        ui.horizontal_wrapped(|ui| {
            if ui
                .add(Button::new(&play.text("game-end-new")).chosen(true))
                .clicked()
            {
                play.next_state.set(AppState::Shelf);
            }
            if play
                .table
                .as_ref()
                .is_some_and(|table| table.0.map().is_some())
            {
                let kept = play.desk.map_kept;
                let text = play.text(if kept {
                    "game-end-map-kept"
                } else {
                    "game-end-keep-map"
                });
                if ui.add(Button::new(&text).enabled(!kept)).clicked() {
                    play.desk.map_kept = true;
                    play.keep_map.write(KeepMap);
                }
            }
            if ui.add(Button::new(&play.text("game-end-look"))).clicked() {
                play.desk.ending_aside = true;
            }
            if ui.add(Button::new(&play.text("game-end-title"))).clicked() {
                play.next_state.set(AppState::Title);
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Die;

    #[test]
    fn figures_count_dice_and_wounds() {
        let mut figures = Figures::default();
        for face in [1, 6] {
            figures.count(&RolledDie {
                role: "r",
                die: Die::D6,
                face,
            });
        }
        assert_eq!((figures.dice, figures.faces), (2, 7));
        assert!((figures.expected - 7.0).abs() < 1e-9);
        figures.tell(&Cue::befall(3, look::HURT, -4));
        figures.tell(&Cue::befall(3, look::HEAL, 2));
        figures.tell(&Cue::befall(3, look::COINS, -5));
        assert_eq!(figures.wounds[&3], 4);
    }
}
