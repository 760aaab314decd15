//! The book of maps kept from earlier games.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{TextureHandle, Ui, vec2};
use egui_phosphor::regular as icon;

use super::kept::{self, Wish};
use crate::{
    app::{
        Notice, Overlay, Words,
        frame::paths::Paths,
        kept::{
            maps::{self, KeptMap},
            removed::Removed,
        },
    },
    dungeon::{Map, Picture, TileRules, atlas::Atlas},
    game::Phrase,
    ui::{
        page::{Page, scroll},
        texture,
        theme::{bold, palette, regular, size},
        widgets::{Button, body, caption, inset, lines, rich},
    },
    view::art::Art,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MapBook>()
        .add_systems(OnEnter(Overlay::MapBook), open)
        .add_systems(OnExit(Overlay::MapBook), |mut book: ResMut<MapBook>| {
            *book = MapBook::default();
        })
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::MapBook)),
        );
}

/// The open book, with the pictures drawn so far.
#[derive(Resource, Default)]
struct MapBook {
    maps: Vec<KeptMap>,
    pictures: BTreeMap<usize, TextureHandle>,
    /// Edition of the drawings that the pictures are made of.
    edition: u32,
    chosen: usize,
    asking: Option<Wish<usize>>,
    /// The map last removed, with its name.
    removed: Option<(String, Removed)>,
}

impl MapBook {
    /// Reads the maps again after a change.
    fn read(&mut self, paths: &Paths) {
        self.maps = maps::kept(paths);
        self.pictures.clear();
        self.chosen = self.chosen.min(self.maps.len().saturating_sub(1));
    }

    /// Asks what there is to ask, and does it; returns what came of it once something was done.
    fn carry_out(&mut self, ctx: &egui::Context, words: &Words) -> Option<Result<(), Notice>> {
        let (Wish::Rename(place, _) | Wish::Remove(place)) = self.asking.clone()?;
        let map = self.maps.get(place)?;
        let name = name_of(words, map);
        Some(
            match kept::ask(ctx, words, &mut self.asking, &name, "maps-remove")? {
                Wish::Rename(_, name) => maps::rename(map, &name),
                Wish::Remove(_) => Removed::remove(std::slice::from_ref(&map.file))
                    .map(|removed| self.removed = Some((name, removed)))
                    .map_err(|(file, error)| Notice::unwritable(&file, &error)),
            },
        )
    }

    fn bring_back(&mut self) -> Result<(), Notice> {
        let Some((_, removed)) = self.removed.take() else {
            return Ok(());
        };
        let put = removed.put_back();
        put.map_err(|(file, error)| Notice::unwritable(&file, &error))
    }
}

fn name_of(words: &Words, map: &KeptMap) -> String {
    match &map.level {
        Ok(level) => level.name.clone(),
        Err(_) => words.get("saves-damaged"),
    }
}

fn open(paths: Res<Paths>, mut book: ResMut<MapBook>) {
    book.read(&paths);
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    art: Res<Art>,
    mut book: ResMut<MapBook>,
    paths: Res<Paths>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut tell: MessageWriter<Notice>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (title, back) = (words.get("maps-title"), words.get("back"));
    let book = &mut *book;
    if book.edition != art.edition() {
        book.edition = art.edition();
        book.pictures.clear();
    }
    let (mut export, mut bring_back) = (false, false);
    let removed = book.removed.as_ref().map(|(name, _)| name.clone());
    let sound = book
        .maps
        .get(book.chosen)
        .is_some_and(|map| map.level.is_ok());
    let leave = Page::new("maps", &title, &back)
        .largest(1240.0, 1000.0)
        .show(
            &ctx,
            |ui| {
                if book.maps.is_empty() {
                    body(ui, words.get("maps-none"));
                    return;
                }
                let all = ui.max_rect();
                let list = egui::Rect::from_min_size(all.min, vec2(260.0, all.height()));
                ui.scope_builder(egui::UiBuilder::new().max_rect(list), |ui| {
                    names(ui, &words, book);
                });
                let right = all.with_min_x(list.right() + 20.0);
                ui.scope_builder(egui::UiBuilder::new().max_rect(right), |ui| {
                    chosen(ui, &words, &art, book)
                });
            },
            |ui| {
                let text = words.get("maps-export");
                let button = Button::new(&text).icon(icon::IMAGE).enabled(sound);
                export = ui.add(button).clicked();
                bring_back = kept::undo(ui, &words, removed.as_deref());
            },
        );
    let done = book.carry_out(&ctx, &words);
    let done = done.or_else(|| bring_back.then(|| book.bring_back()));
    if let Some(done) = done {
        if let Err(problem) = done {
            tell.write(problem);
        }
        book.read(&paths);
    }
    if export
        && let Some(kept) = book.maps.get(book.chosen)
        && let Ok(level) = &kept.level
        && let Some(drawn_with) = art.of_maps()
    {
        tell.write(
            match maps::export_picture(&level.map, drawn_with, &kept.file) {
                Ok(picture) => Notice {
                    title: Phrase::new("maps-exported-title"),
                    text: Phrase::new("maps-exported"),
                    details: vec![
                        picture.display().to_string(),
                        kept.file.display().to_string(),
                    ],
                },
                Err(error) => Notice::unwritable(&kept.file.with_extension("png"), &error),
            },
        );
    }
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

fn names(ui: &mut Ui, words: &Words, book: &mut MapBook) {
    scroll(ui, "map names", |ui| {
        for (place, kept) in book.maps.iter().enumerate() {
            let name = name_of(words, kept);
            let width = ui.available_width();
            let slip = Button::new(&name)
                .quiet()
                .width(width)
                .chosen(place == book.chosen);
            if ui.add(slip).clicked() {
                book.chosen = place;
            }
        }
    });
}

fn chosen(ui: &mut Ui, words: &Words, art: &Art, book: &mut MapBook) {
    let palette = palette(ui.ctx());
    let Some(kept) = book.maps.get(book.chosen) else {
        return;
    };
    let level = match &kept.level {
        Ok(level) => level,
        Err(problem) => {
            let asked = ui.horizontal(|ui| {
                let told = format!("{}  {}", icon::WARNING, words.get("saves-damaged"));
                rich(ui, told, regular(size::BODY), palette.oxblood);
                kept::bin(ui, words, &name_of(words, kept), None)
            });
            let asked = asked.inner.then_some(Wish::Remove(book.chosen));
            book.asking = book.asking.take().or(asked);
            let file = kept.file.display().to_string();
            lines(ui, [file.as_str(), problem.as_str()]);
            return;
        }
    };
    let asked = ui.horizontal(|ui| {
        let asked = kept::buttons(ui, words, &level.name, book.chosen, None);
        rich(ui, &level.name, bold(size::HEADING), palette.ink);
        asked
    });
    book.asking = book.asking.take().or(asked.inner);
    caption(ui, kept.file.display().to_string());
    let room = ui.available_rect_before_wrap();
    inset(ui.painter(), room);
    let picture = match book.pictures.get(&book.chosen) {
        Some(picture) => picture.clone(),
        None => {
            let Some((rules, atlas)) = art.of_maps() else {
                return;
            };
            let picture = map_picture(ui.ctx(), &level.map, rules, atlas);
            book.pictures.insert(book.chosen, picture.clone());
            picture
        }
    };
    let within = room.shrink(10.0);
    let scale = (within.size() / picture.size_vec2()).min_elem().min(1.0);
    let place = egui::Rect::from_center_size(within.center(), picture.size_vec2() * scale);
    let whole = egui::Rect::from_min_max(egui::pos2(0.0, 0.0), egui::pos2(1.0, 1.0));
    ui.painter()
        .image(picture.id(), place, whole, egui::Color32::WHITE);
}

/// A map as a picture small enough for any graphics card.
pub(in crate::ui) fn map_picture(
    ctx: &egui::Context,
    map: &Map,
    rules: &TileRules,
    atlas: &Atlas,
) -> TextureHandle {
    // Storeys side by side.
    let levels = map.levels().into_iter();
    let sheets = levels.filter_map(|level| map.bounds_of(level));
    let (width, height) = sheets.fold((0, 0), |(width, height), sheet| {
        let (wide, high) = (sheet.width() as u32 + 6, sheet.height() as u32 + 6);
        (width + wide, high.max(height))
    });
    let cell = (3000 / width.max(height).max(1)).clamp(8, 48);
    let image = Picture::draw(map, rules, atlas, cell).image;
    texture::of_image(ctx, "kept map", &image)
}
