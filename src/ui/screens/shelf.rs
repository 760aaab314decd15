//! The shelf of books to choose a game from. A cover without a game yet is clasped shut.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{
    Align2, Color32, Rect, Sense, Stroke, StrokeKind, TextureHandle, TextureOptions, Ui, pos2, vec2,
};
use egui_phosphor::regular as icon;

use super::setup::Draft;
use crate::{
    app::{
        AppState, ChosenGame, OpenBook, Overlay, PlaySound, Saves, Shelf, StartGame, Words,
        kept::statistics::Statistics, playing::play::StartLesson,
    },
    game::{Phrase, SetupValues},
    ui::{
        root, texture,
        theme::{bold, italic, palette, regular, size},
        widgets::{Button, back_pressed, desk, focus_ring, paper, rich, shadow},
    },
};

/// The height of the sheet below the books.
const SHEET: f32 = 188.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(AppState::Shelf))
            .run_if(in_state(Overlay::None)),
    );
}

/// The button pressed on the sheet.
enum Asked {
    Lesson,
    SetUp,
    Quick,
    /// One of the form's presets, by its index.
    Preset(usize),
    Rulebook,
    /// The workshop for its dungeons.
    Workshop,
    Back,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    shelf: Res<Shelf>,
    (saves, statistics): (Res<Saves>, Res<Statistics>),
    mut chosen: ResMut<ChosenGame>,
    mut draft: ResMut<Draft>,
    (mut state, mut overlay): (ResMut<NextState<AppState>>, ResMut<NextState<Overlay>>),
    mut start: MessageWriter<StartGame>,
    mut lesson: MessageWriter<StartLesson>,
    mut open_book: MessageWriter<OpenBook>,
    mut sound: MessageWriter<PlaySound>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = root(ctx, "shelf");
    let place = ui.max_rect();
    desk(ui.painter(), place);
    let colours = palette(ui.ctx());
    ui.painter().text(
        pos2(place.center().x, place.top() + 22.0),
        Align2::CENTER_TOP,
        words.get("shelf-title"),
        bold(size::TITLE + 4.0),
        colours.lamp,
    );
    let books = Rect::from_min_max(
        place.min + vec2(24.0, 74.0),
        pos2(place.right() - 24.0, place.bottom() - SHEET - 28.0),
    );
    let series = series(&shelf);
    for (place, id) in series.iter().enumerate() {
        let open = shelf.game(id).is_some();
        let area = spine(books, place, series.len());
        if book(&mut ui, area, &words, id, open, chosen.0 == *id) {
            sound.write(PlaySound::new("page"));
            chosen.0 = (*id).to_owned();
        }
    }
    let sheet = Rect::from_center_size(
        pos2(place.center().x, place.bottom() - SHEET / 2.0 - 14.0),
        vec2((place.width() - 40.0).min(1000.0), SHEET),
    );
    let asked = about(
        &mut ui,
        sheet,
        &words,
        &shelf,
        &chosen.0,
        saves.0.is_empty() && !statistics.has_played(&chosen.0),
    );
    let asked = asked.or(back_pressed(ui.ctx()).then_some(Asked::Back));
    let game = shelf.game(&chosen.0);
    match (asked, game) {
        (Some(Asked::Lesson), Some(game)) => {
            lesson.write(StartLesson(game.id().to_owned()));
        }
        (Some(Asked::SetUp), Some(_)) => {
            draft.preset(SetupValues::default());
            state.set(AppState::Setup);
        }
        (Some(Asked::Preset(place)), Some(game)) => {
            let presets = game.form().presets;
            draft.preset(
                presets
                    .into_iter()
                    .nth(place)
                    .map_or_else(default, |it| it.values),
            );
            state.set(AppState::Setup);
        }
        (Some(Asked::Quick), Some(game)) => {
            start.write(StartGame {
                game: game.id().to_owned(),
                values: default(),
                quick: true,
                seed: None,
                own_dice: false,
                seats: default(),
                setting_out: None,
            });
        }
        (Some(Asked::Rulebook), Some(game)) => {
            open_book.write(OpenBook(game.id().to_owned()));
        }
        (Some(Asked::Workshop), Some(_)) => overlay.set(Overlay::Workshop),
        (Some(Asked::Back), _) => state.set(AppState::Title),
        _ => {}
    }
    Ok(())
}

/// Prefix of the names of cover pictures; the game's id follows.
const COVER: &str = "cover_";

/// Ids of all books: first the playable games, then covers without a game.
fn series(shelf: &Shelf) -> Vec<String> {
    // None can be told from those still being written.
    if shelf.games.is_empty() {
        return Vec::new();
    }
    let mut all: Vec<String> = shelf
        .games
        .iter()
        .map(|game| game.id().to_owned())
        .collect();
    let covers = texture::names(&shelf.files);
    let unwritten = covers.filter_map(|name| name.strip_prefix(COVER));
    let unwritten: Vec<_> = unwritten
        .filter(|id| shelf.game(id).is_none())
        .map(str::to_owned)
        .collect();
    all.extend(unwritten);
    all
}

/// The place of a book among `of`, as large as fits.
fn spine(books: Rect, place: usize, of: usize) -> Rect {
    let gap = 22.0;
    let wide = (books.width() - gap * (of as f32 - 1.0)) / of as f32;
    let high = books.height().min(wide * 1.42);
    let wide = (high / 1.42).min(wide);
    let all = wide * of as f32 + gap * (of as f32 - 1.0);
    let left = books.center().x - all / 2.0 + (wide + gap) * place as f32;
    Rect::from_min_size(pos2(left, books.center().y - high / 2.0), vec2(wide, high))
}

/// A book; true if it was taken.
fn book(ui: &mut Ui, area: Rect, words: &Words, id: &str, open: bool, chosen: bool) -> bool {
    let name = words.get(&format!("game-{}", id.replace('_', "-")));
    let response = ui.interact(area, ui.id().with(id), Sense::click());
    let label = if open {
        name.clone()
    } else {
        words.plain(&Phrase::new("shelf-closed-name").with("name", name.clone()))
    };
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, chosen, &label));
    let lift = ui
        .ctx()
        .animate_bool_responsive(response.id, chosen || response.hovered());
    let rect = area.translate(vec2(0.0, -8.0 * lift));
    let colours = palette(ui.ctx());
    shadow(ui.painter(), rect, 8.0 + 8.0 * lift);
    let tint = if open {
        Color32::WHITE
    } else {
        Color32::from_gray(125)
    };
    match cover(ui, id) {
        Some(picture) => {
            let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            ui.painter().image(picture.id(), rect, uv, tint);
            lettering(ui, rect, &name, open);
        }
        None => {
            ui.painter().rect_filled(rect, 4.0, colours.wood_dark);
            ui.painter().text(
                rect.center(),
                Align2::CENTER_CENTER,
                &name,
                bold(size::HEADING),
                colours.brass,
            );
        }
    }
    if chosen {
        ui.painter().rect_stroke(
            rect.shrink2(rect.size() * vec2(0.02, 0.0)),
            8.0,
            Stroke::new(3.0, colours.lamp),
            StrokeKind::Outside,
        );
    }
    if !open {
        let band = Rect::from_center_size(
            pos2(rect.center().x, rect.bottom() - 34.0),
            vec2(rect.width() * 0.86, 30.0),
        );
        ui.painter().rect(
            band,
            3.0,
            colours.parchment,
            Stroke::new(1.2, colours.ink),
            StrokeKind::Inside,
        );
        ui.painter().text(
            band.center(),
            Align2::CENTER_CENTER,
            words.get("shelf-closed"),
            italic(size::SMALL + 1.0),
            colours.ink,
        );
    }
    focus_ring(ui.painter(), &response, rect);
    response
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .clicked()
}

/// The name of the game in gold on the plate of its cover.
fn lettering(ui: &Ui, rect: Rect, name: &str, open: bool) {
    let colours = palette(ui.ctx());
    let gold = if open {
        colours.lamp
    } else {
        colours.lamp.gamma_multiply(0.6)
    };
    let plate = rect.lerp_inside(vec2(0.552, 0.256));
    // Short of the stars at both ends of the plate.
    let wide = rect.width() * 0.37;
    let mut points = rect.width() * 0.078;
    let text = loop {
        let text = ui
            .painter()
            .layout_no_wrap(name.to_owned(), bold(points), gold);
        if text.size().x <= wide || points < 8.0 {
            break text;
        }
        points -= 0.5;
    };
    ui.painter().galley(plate - text.size() / 2.0, text, gold);
}

/// The drawing of a cover.
fn cover(ui: &Ui, id: &str) -> Option<TextureHandle> {
    texture::picture(ui.ctx(), &format!("{COVER}{id}"), TextureOptions::LINEAR)
}

/// A description of the chosen book, and its buttons. Players new to the program are led to the
/// game that teaches, until they have played it.
fn about(
    ui: &mut Ui,
    sheet: Rect,
    words: &Words,
    shelf: &Shelf,
    id: &str,
    new_here: bool,
) -> Option<Asked> {
    paper(ui.painter(), sheet);
    let mut asked = None;
    let colours = palette(ui.ctx());
    let game = id.replace('_', "-");
    let open = shelf.game(id).is_some();
    let teaches = shelf.game(id).is_some_and(|game| game.lesson().is_some());
    let first = teaches && new_here;
    let builds = shelf
        .game(id)
        .is_some_and(|game| game.workshop(0).is_some());
    let presets = shelf
        .game(id)
        .map_or_else(Vec::new, |game| game.form().presets);
    let inner = sheet.shrink2(vec2(24.0, 14.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        let (name, note) = if shelf.games.is_empty() {
            ("notice-broken-title".into(), "setup-no-games".into())
        } else {
            (format!("game-{game}"), format!("game-{game}-note"))
        };
        rich(ui, words.get(&name), bold(size::HEADING), colours.ink);
        rich(ui, words.get(&note), regular(size::BODY), colours.ink);
        ui.add_space(12.0);
        // Two rows fit, for languages with long words.
        ui.horizontal_wrapped(|ui| {
            let mut button = |text: &str, icon: &str, first: bool, enabled: bool| {
                let button = Button::new(text).icon(icon).chosen(first);
                ui.add(button.enabled(enabled)).clicked()
            };
            if button(&words.get("back"), icon::ARROW_LEFT, false, true) {
                asked = Some(Asked::Back);
            }
            if teaches
                && button(
                    &words.get("shelf-lesson"),
                    icon::GRADUATION_CAP,
                    first,
                    open,
                )
            {
                asked = Some(Asked::Lesson);
            }
            if button(&words.get("shelf-set-up"), icon::SWORD, !first, open) {
                asked = Some(Asked::SetUp);
            }
            if button(&words.get("shelf-quick"), icon::LIGHTNING, false, open) {
                asked = Some(Asked::Quick);
            }
            for (place, preset) in presets.iter().enumerate() {
                if button(&words.plain(&preset.label), icon::SHIELD, false, open) {
                    asked = Some(Asked::Preset(place));
                }
            }
            if builds
                && button(
                    &words.get("shelf-workshop"),
                    icon::COMPASS_TOOL,
                    false,
                    open,
                )
            {
                asked = Some(Asked::Workshop);
            }
            if button(&words.get("title-rulebook"), icon::BOOK_OPEN, false, open) {
                asked = Some(Asked::Rulebook);
            }
        });
    });
    asked
}
