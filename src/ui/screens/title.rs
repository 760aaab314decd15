//! The title.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Align2, Rect, pos2, vec2};
use egui_phosphor::regular as icon;

use crate::{
    app::{AppState, Overlay, PlaySound, Resume, Saves, Words, kept::saves as listed},
    game::{SaveFile, SaveListing},
    ui::{
        root, scene,
        theme::{bold, italic, palette},
        widgets::{Button, Dialog, Sheet, caption_line, dialog},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(AppState::Title))
            .run_if(in_state(Overlay::None)),
    );
}

/// The usual space between two entries.
const GAP: f32 = 8.0;
/// The entries, counted by their height: the name of the game that is continued stands below the first.
const ENTRIES: f32 = 12.0;
/// Height of the window from which the menu is drawn larger.
const LARGE: f32 = 940.0;

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    saves: Res<Saves>,
    mut state: ResMut<NextState<AppState>>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut resume: MessageWriter<Resume>,
    mut exit: MessageWriter<AppExit>,
    mut sound: MessageWriter<PlaySound>,
    mut asking: Local<Option<SaveListing>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if let Some(older) = &*asking
        && let Some(answer) = ask(ctx, &words, &saves, older)
    {
        if answer {
            resume.write(Resume(older.path.clone()));
        }
        *asking = None;
    }
    let mut ui = root(ctx, "title");
    let place = ui.max_rect();
    let drawn = scene::title(&ui, place);
    // The drawing is bright at the right; without it the sheet lies in the middle.
    let x = if drawn {
        place.left() + place.width() * 0.24
    } else {
        place.center().x
    };
    let logo = (place.height() * 0.105).clamp(46.0, 128.0);
    let head = logo * 1.75 + 34.0;
    let newest = saves.newest();
    // On a large screen the menu grows with the drawing that it lies on.
    let large = place.height() >= LARGE;
    let [width, entry] = if large { [480.0, 49.0] } else { [380.0, 43.0] };
    let height = (ENTRIES * entry + 52.0).min(place.height() - head - 26.0);
    // On a low screen they stand closer, so that none has to be scrolled for.
    let gap = ((height - 52.0) / ENTRIES - entry + GAP).clamp(0.0, GAP);
    let x = x.max(place.left() + width / 2.0 + 14.0);
    let top = place.top() + (place.height() - head - height).max(0.0) * 0.42;
    lettering(&ui, &words, pos2(x, top), logo);
    let sheet = Rect::from_min_size(
        pos2((x - width / 2.0).round(), (top + head).round()),
        vec2(width, height),
    );
    Sheet::new(sheet).margin(20.0).show(&mut ui, |ui| {
        egui::ScrollArea::vertical()
            .auto_shrink(false)
            .show(ui, |ui| {
                egui::Frame::new().inner_margin(6).show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = gap;
                    let width = ui.available_width();
                    let placed = |ui: &mut egui::Ui, key: &str, icon: &str, state: Entry| {
                        let text = words.get(key);
                        let button = Button::new(&text).icon(icon).width(width);
                        let button = button.chosen(state == Entry::First);
                        let button = button.enabled(state != Entry::Idle);
                        ui.add(if large { button.large() } else { button })
                            .clicked()
                    };
                    let entry = |ui: &mut egui::Ui, key: &str, icon: &str, first: bool| {
                        let state = if first { Entry::First } else { Entry::Usual };
                        placed(ui, key, icon, state)
                    };
                    let mut chosen = true;
                    // With nothing to continue it keeps its place, so that nothing else comes to lie there.
                    let continues = newest.map_or(Entry::Idle, |_| Entry::First);
                    let continued = placed(ui, "title-continue", icon::PLAY, continues);
                    let save = newest.and_then(|newest| newest.save.as_ref().ok());
                    ui.vertical_centered(|ui| which(ui, &words, save));
                    if let Some(newest) = newest.filter(|_| continued) {
                        match saves.in_place_of(newest) {
                            Some(_) => *asking = Some(newest.clone()),
                            None => {
                                resume.write(Resume(newest.path.clone()));
                            }
                        }
                    } else if entry(ui, "title-new", icon::SWORD, newest.is_none()) {
                        state.set(AppState::Shelf);
                    } else {
                        chosen = false;
                    }
                    for (key, icon, screen) in [
                        ("title-load", icon::FOLDER_OPEN, Overlay::Saves),
                        ("title-roster", icon::USERS_THREE, Overlay::Roster),
                        ("title-statistics", icon::CHART_BAR, Overlay::Statistics),
                        ("title-maps", icon::MAP_TRIFOLD, Overlay::MapBook),
                        ("title-rulebook", icon::BOOK_OPEN, Overlay::Rulebook),
                        ("title-mods", icon::PUZZLE_PIECE, Overlay::Mods),
                        (
                            "title-settings",
                            icon::SLIDERS_HORIZONTAL,
                            Overlay::Settings,
                        ),
                        ("title-credits", icon::FEATHER, Overlay::Credits),
                    ] {
                        if entry(ui, key, icon, false) {
                            overlay.set(screen);
                            chosen = true;
                        }
                    }
                    if entry(ui, "title-quit", icon::SIGN_OUT, false) {
                        exit.write(AppExit::Success);
                    }
                    if chosen {
                        sound.write(PlaySound::new("page"));
                    }
                });
            });
    });
    Ok(())
}

/// Asks whether to go on from an older save, or with another game, in place of a damaged one; the
/// answer, once it is given.
fn ask(ctx: &egui::Context, words: &Words, saves: &Saves, older: &SaveListing) -> Option<bool> {
    let mut details = Vec::new();
    if let Some(damaged) = saves.in_place_of(older)
        && let Err(problem) = &damaged.save
    {
        details.push(format!("{} {problem}", damaged.path.display()));
    }
    details.extend(older.save.as_ref().ok().map(|save| save.summary.clone()));
    let [text, open] = match listed::is_older(older) {
        true => ["title-older", "title-older-open"],
        false => ["title-damaged", "title-damaged-open"],
    };
    let what = Dialog {
        title: &words.get("title-older-title"),
        text: &words.get(text),
        details: &details,
        answers: &[&words.get(open), &words.get("game-cancel")],
        preset: 0,
    };
    dialog(ctx, "older save", &what).map(|answer| answer == 0)
}

/// How an entry of the menu stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    /// The one that most players want.
    First,
    Usual,
    /// Of no use now.
    Idle,
}

/// Which game is continued, in one line, if there is one.
fn which(ui: &mut egui::Ui, words: &Words, save: Option<&SaveFile>) {
    let told = match save {
        Some(save) => {
            let game = super::saves::game_of(words, save);
            let practice = save.practice.then(|| words.get("saves-practice"));
            let parts = [&*game, listed::name_of(save)].into_iter();
            let parts = parts.chain(practice.as_deref());
            parts.collect::<Vec<_>>().join(" · ")
        }
        None => words.get("title-continue-none"),
    };
    caption_line(ui, told);
}

/// The name of the game, lettered onto the table.
fn lettering(ui: &egui::Ui, words: &Words, top: egui::Pos2, size: f32) {
    let palette = palette(ui.ctx());
    let painter = ui.painter();
    let name = words.get("title");
    for (by, colour) in [
        (vec2(2.0, 4.0), egui::Color32::from_black_alpha(170)),
        (vec2(0.0, -1.0), palette.brass_dark),
        (vec2(0.0, 0.0), palette.lamp),
    ] {
        painter.text(top + by, Align2::CENTER_TOP, &name, bold(size), colour);
    }
    let under = top + vec2(0.0, size * 1.22);
    let reach = size * 2.3;
    let line = egui::Stroke::new(1.5, palette.brass);
    painter.hline(under.x - reach..=under.x - 12.0, under.y, line);
    painter.hline(under.x + 12.0..=under.x + reach, under.y, line);
    let lozenge = [
        vec2(0.0, -5.0),
        vec2(5.0, 0.0),
        vec2(0.0, 5.0),
        vec2(-5.0, 0.0),
    ];
    let lozenge = lozenge.iter().map(|corner| under + *corner).collect();
    painter.add(egui::Shape::convex_polygon(
        lozenge,
        palette.lamp,
        egui::Stroke::NONE,
    ));
    painter.text(
        under + vec2(0.0, 10.0),
        Align2::CENTER_TOP,
        words.get("title-motto"),
        italic((size * 0.24).clamp(16.0, 24.0)),
        palette.bone.gamma_multiply(0.85),
    );
}
