//! Statistics: games won and lost, and the ledger of dice.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Color32, Rect, Sense, Stroke, Ui, pos2, vec2};

use crate::{
    app::{
        CurrentTable, Overlay, Words,
        kept::statistics::{Record, Statistics},
    },
    game::{DiceLedger, DiceRow, Phrase, Side},
    ui::{
        page::{Page, scroll},
        theme::{bold, italic, palette, regular, size},
        widgets::{body, caption, divider, heading, rich, tabs},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ThisGame>()
        .add_systems(OnEnter(Overlay::Statistics), count)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::Statistics)),
        );
}

/// The dice of the game on the table, counted when the page is opened.
#[derive(Resource, Default)]
struct ThisGame(Option<DiceLedger>);

fn count(table: Option<Res<CurrentTable>>, mut game: ResMut<ThisGame>) {
    game.0 = table.map(|table| table.0.dice_ledger());
}

#[derive(Clone, Copy, PartialEq, Default)]
enum Tab {
    #[default]
    ThisGame,
    AllTime,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    statistics: Res<Statistics>,
    game: Res<ThisGame>,
    mut tab: Local<Tab>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    let (title, back) = (words.get("statistics-title"), words.get("back"));
    let names = [words.get("statistics-game"), words.get("statistics-all")];
    let all = [
        (Tab::ThisGame, names[0].as_str()),
        (Tab::AllTime, names[1].as_str()),
    ];
    let leave = Page::new("statistics", &title, &back)
        .largest(960.0, 860.0)
        .show(
            contexts.ctx_mut()?,
            |ui| {
                if game.0.is_some() {
                    tabs(ui, &mut *tab, &all);
                    ui.add_space(6.0);
                }
                scroll(ui, "statistics", |ui| match &game.0 {
                    Some(dice) if *tab == Tab::ThisGame => ledger(ui, &words, dice),
                    _ => all_time(ui, &words, &statistics),
                });
            },
            |_| {},
        );
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

fn all_time(ui: &mut Ui, words: &Words, statistics: &Statistics) {
    if statistics.games.is_empty() {
        body(ui, words.get("statistics-none"));
    }
    for (game, record) in &statistics.games {
        heading(ui, words.get(&format!("game-{}", game.replace('_', "-"))));
        figures(ui, words, record);
        ui.add_space(6.0);
        ledger(ui, words, &record.dice);
        divider(ui);
    }
}

fn figures(ui: &mut Ui, words: &Words, record: &Record) {
    let rows = [
        ("statistics-won", u64::from(record.won)),
        ("statistics-lost", u64::from(record.lost)),
        ("statistics-streak", u64::from(record.longest_streak)),
        ("statistics-rooms", record.rooms),
        ("statistics-choices", record.choices),
    ];
    let colours = palette(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 26.0;
        for (key, value) in rows {
            ui.vertical(|ui| {
                rich(ui, value.to_string(), bold(size::HEADING), colours.ink);
                rich(ui, words.get(key), italic(size::SMALL), colours.ink_soft);
            });
        }
    });
}

/// The faces that dice showed, by kind of die.
fn ledger(ui: &mut Ui, words: &Words, dice: &DiceLedger) {
    if dice.is_empty() {
        body(ui, words.get("statistics-no-dice"));
        return;
    }
    caption(ui, words.get("statistics-how-to-read"));
    let mut side = None;
    for row in dice.rows() {
        if side != Some(row.side) {
            side = Some(row.side);
            ui.add_space(8.0);
            let key = match row.side {
                Side::Hero => "statistics-heroes",
                Side::Foe => "statistics-foes",
                Side::Neutral => "statistics-table",
            };
            let colours = palette(ui.ctx());
            rich(ui, words.get(key), bold(size::BODY + 1.0), colours.oxblood);
        }
        kind(ui, words, &row);
    }
}

/// One kind of die: its mean against the expected one, and a bar for each face.
fn kind(ui: &mut Ui, words: &Words, row: &DiceRow) {
    let colours = palette(ui.ctx());
    let within = row.mean >= row.mean_band.0 && row.mean <= row.mean_band.1;
    let tells = tells(row);
    ui.horizontal(|ui| {
        ui.allocate_ui(vec2(250.0, 70.0), |ui| {
            ui.vertical(|ui| {
                let thrown = Phrase::new("statistics-die")
                    .with("die", format!("d{}", row.sides))
                    .with("n", row.thrown as usize);
                rich(ui, words.plain(&thrown), bold(size::BODY), colours.ink);
                let mean = Phrase::new("statistics-mean")
                    .with("mean", format!("{:.2}", row.mean))
                    .with("expected", format!("{:.2}", row.expected_mean));
                rich(
                    ui,
                    words.plain(&mean),
                    regular(size::BODY - 1.0),
                    colours.ink,
                );
                let band = Phrase::new(match (tells, within) {
                    (false, _) => "statistics-too-few",
                    (true, true) => "statistics-within",
                    (true, false) => "statistics-outside",
                })
                .with("low", format!("{:.2}", row.mean_band.0))
                .with("high", format!("{:.2}", row.mean_band.1));
                let ink = if within || !tells {
                    colours.ink_soft
                } else {
                    colours.oxblood
                };
                rich(ui, words.plain(&band), italic(size::SMALL), ink);
            });
        });
        bars(ui, row);
    });
}

/// The number of times that each face has to be expected before the band says anything: with fewer rolls
/// any face that came up twice would lie outside.
const TELLING: f64 = 5.0;

/// True if a die was rolled often enough for its band.
fn tells(row: &DiceRow) -> bool {
    row.expected >= TELLING
}

/// True of a face that came up so often, or so seldom, that it lies outside of its band.
fn is_outside(row: &DiceRow, count: u64) -> bool {
    let (low, high) = row.face_band;
    tells(row) && !(low..=high).contains(&(count as f64))
}

fn bars(ui: &mut Ui, row: &DiceRow) {
    let colours = palette(ui.ctx());
    let width = ui.available_width().clamp(160.0, 560.0);
    let (rect, _) = ui.allocate_exact_size(vec2(width, 74.0), Sense::hover());
    let most = row.faces.iter().copied().max().unwrap_or(1).max(1) as f64;
    let band = Some(row.face_band).filter(|_| tells(row));
    let most = most.max(band.map_or(row.expected, |it| it.1));
    let foot = rect.bottom() - 18.0;
    let high = foot - rect.top() - 4.0;
    let y_of = |count: f64| foot - (count / most) as f32 * high;
    let wide = width / row.faces.len() as f32;
    // The band first, so that bars stand before it.
    if let Some((low, high)) = band {
        let band = Rect::from_min_max(pos2(rect.left(), y_of(high)), pos2(rect.right(), y_of(low)));
        ui.painter()
            .rect_filled(band, 2.0, colours.verdigris.gamma_multiply(0.25));
    }
    let fill = match row.side {
        Side::Hero => colours.lapis,
        Side::Foe => colours.oxblood,
        Side::Neutral => colours.verdigris,
    };
    for (face, count) in row.faces.iter().enumerate() {
        let left = rect.left() + wide * face as f32;
        let outside = is_outside(row, *count);
        let bar = Rect::from_min_max(
            pos2(left + wide * 0.18, y_of(*count as f64)),
            pos2(left + wide * 0.82, foot),
        );
        ui.painter().rect_filled(bar, 1.5, fill);
        let edge = if outside { 2.0 } else { 1.0 };
        ui.painter().rect_stroke(
            bar,
            1.5,
            Stroke::new(edge, colours.ink),
            egui::StrokeKind::Inside,
        );
        // Not by colour alone: a face outside of the band has a mark over its bar.
        let label = if outside {
            format!("{}!", face + 1)
        } else {
            (face + 1).to_string()
        };
        ui.painter().text(
            pos2(left + wide / 2.0, rect.bottom()),
            Align2::CENTER_BOTTOM,
            label,
            regular(size::SMALL),
            colours.ink,
        );
        let area = Rect::from_min_max(pos2(left, rect.top()), pos2(left + wide, rect.bottom()));
        let response = ui.interact(
            area,
            ui.id().with((row.side, row.sides, face)),
            Sense::hover(),
        );
        response.on_hover_text(format!("{}: {count} ({:.1})", face + 1, row.expected));
    }
    let line = Stroke::new(1.4, Color32::from_black_alpha(150));
    let y = y_of(row.expected);
    ui.painter().add(egui::Shape::dashed_line(
        &[pos2(rect.left(), y), pos2(rect.right(), y)],
        line,
        6.0,
        4.0,
    ));
    ui.painter()
        .hline(rect.x_range(), foot, Stroke::new(1.2, colours.ink));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Die, RolledDie};

    fn rolled(faces: &[(u8, u64)]) -> DiceRow {
        let mut ledger = DiceLedger::default();
        for (face, times) in faces {
            for _ in 0..*times {
                let die = RolledDie {
                    role: "dice-attack",
                    die: Die::D4,
                    face: *face,
                };
                ledger.count(Side::Foe, &die);
            }
        }
        ledger.rows().remove(0)
    }

    #[test]
    fn nothing_is_marked_before_there_are_rolls_enough_to_tell() {
        let few = rolled(&[(3, 2)]);
        assert!(few.faces.iter().all(|count| !is_outside(&few, *count)));
        let many = rolled(&[(1, 1), (2, 5), (3, 20), (4, 6)]);
        let marks: Vec<bool> = many.faces.iter().map(|it| is_outside(&many, *it)).collect();
        assert_eq!(marks, [true, false, true, false]);
    }
}
