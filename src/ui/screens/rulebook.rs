//! The rulebook reader.

mod reader;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Sense, Ui, WidgetInfo, WidgetType, vec2};
use egui_phosphor::regular as icon;

use self::reader::Reader;
use crate::{
    app::{
        AppState, Beneath, ChosenGame, Command, CurrentTable, Notice, OpenBook, OpenRule, Overlay,
        PlaySound, Settings, Shelf, Words,
    },
    dice::Fraction,
    game::Phrase,
    ui::{
        book::{Table, draw_blocks},
        game::{TableScreen, percent, rule_at_hand},
        page::{Page, scroll},
        theme::{bold, palette, regular, size},
        widgets::{
            Button, caption, divider, focus_ring, heading, icon_button, search, title, tooltip,
        },
    },
    view::{Pending, art::ArtBox},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reader>()
        .add_systems(Update, (open_at, open_book))
        .add_systems(
            Update,
            read_again.run_if(resource_changed::<Shelf>.or_else(resource_changed::<Words>)),
        )
        .add_systems(OnEnter(Overlay::Rulebook), fetch)
        .add_systems(Update, draw.run_if(in_state(Overlay::Rulebook)))
        .add_systems(EguiPrimaryContextPass, on_key.after(TableScreen))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::Rulebook)),
        );
}

/// Reads edited pages again, and all in another language; the reader keeps their place.
fn read_again(
    shelf: Res<Shelf>,
    words: Res<Words>,
    mut reader: ResMut<Reader>,
    mut tell: MessageWriter<Notice>,
) {
    let game = reader.game.clone();
    reader.boards.forget();
    if !game.is_empty()
        && let Err(problem) = reader.read(&shelf.files, &game, words.text())
    {
        tell.write(problem);
    }
}

/// Opens the book at the rule asked for.
fn open_at(
    mut asked: MessageReader<OpenRule>,
    shelf: Res<Shelf>,
    words: Res<Words>,
    mut reader: ResMut<Reader>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut tell: MessageWriter<Notice>,
) {
    let Some(OpenRule(rule)) = asked.read().last() else {
        return;
    };
    let game = rule.0.split('.').next().unwrap_or_default();
    if let Err(problem) = reader.read(&shelf.files, game, words.text()) {
        tell.write(problem);
        return;
    }
    reader.query.clear();
    reader.go(rule.section());
    overlay.set(Overlay::Rulebook);
}

/// Opens the book asked for.
fn open_book(
    mut asked: MessageReader<OpenBook>,
    shelf: Res<Shelf>,
    words: Res<Words>,
    mut reader: ResMut<Reader>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut tell: MessageWriter<Notice>,
) {
    let Some(OpenBook(game)) = asked.read().last() else {
        return;
    };
    match reader.read(&shelf.files, game, words.text()) {
        Ok(()) => overlay.set(Overlay::Rulebook),
        Err(problem) => {
            tell.write(problem);
        }
    }
}

/// Opens the book of the game on the table or being set up. Elsewhere the book last read stays open,
/// or else it is that of the game last picked from the shelf.
fn fetch(
    table: Option<Res<CurrentTable>>,
    at: Res<State<AppState>>,
    shelf: Res<Shelf>,
    words: Res<Words>,
    chosen: Res<ChosenGame>,
    mut reader: ResMut<Reader>,
    mut tell: MessageWriter<Notice>,
) {
    let game = match &table {
        Some(table) => table.0.game(),
        None if reader.game.is_empty() || **at == AppState::Setup => &chosen.0,
        None => return,
    };
    if let Err(problem) = reader.read(&shelf.files, game, words.text()) {
        tell.write(problem);
    }
}

/// Makes the pictures of boards that the page was found to lack.
fn draw(
    shelf: Res<Shelf>,
    mut reader: ResMut<Reader>,
    mut art: ArtBox,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let reader = &mut *reader;
    if let Some(game) = shelf.game(&reader.game)
        && reader
            .boards
            .make(&mut art, |picture| game.illustrate(picture))
    {
        redraw.write(RequestRedraw);
    }
}

fn on_key(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    (now, beneath): (Res<State<Overlay>>, Res<Beneath>),
    (table, pending): (Option<Res<CurrentTable>>, Res<Pending>),
    mut rules: MessageWriter<OpenRule>,
    mut overlay: ResMut<NextState<Overlay>>,
) -> Result {
    if settings
        .keys
        .pressed(contexts.ctx_mut()?, Command::Rulebook)
    {
        match now.get() {
            Overlay::Rulebook => overlay.set(beneath.0),
            Overlay::None => {
                // Whatever else lies open beside a game.
                let rule = table.and_then(|table| rule_at_hand(&pending, &table));
                rules.write_batch(rule);
                overlay.set(Overlay::Rulebook);
            }
            _ => {}
        }
    }
    Ok(())
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    shelf: Res<Shelf>,
    mut reader: ResMut<Reader>,
    (beneath, mut overlay): (Res<Beneath>, ResMut<NextState<Overlay>>),
    mut sound: MessageWriter<PlaySound>,
    mut tell: MessageWriter<Notice>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let game = match &*reader.game {
        "" => words.get("title-rulebook"),
        game => words.get(&format!("game-{}", game.replace('_', "-"))),
    };
    let back = words.get("back");
    let before = (reader.chapter, reader.way_back());
    let reader = &mut *reader;
    let (can_go_back, mut go_back) = (reader.way_back() > 0, false);
    let (open, mut other) = (reader.game.clone(), None);
    let leave = Page::new("rulebook", &game, &back)
        .largest(1240.0, 1000.0)
        .show(
            &ctx,
            |ui| {
                let all = ui.max_rect();
                let contents_width = (all.width() * 0.30).clamp(210.0, 300.0);
                let left = egui::Rect::from_min_size(all.min, vec2(contents_width, all.height()));
                let right = all.with_min_x(left.right() + 26.0);
                let palette = palette(ui.ctx());
                ui.painter().vline(
                    left.right() + 12.0,
                    all.y_range(),
                    egui::Stroke::new(1.0, palette.ink_soft.gamma_multiply(0.6)),
                );
                let on_left = egui::UiBuilder::new().max_rect(left).id_salt("contents");
                ui.scope_builder(on_left, |ui| contents(ui, &words, &shelf, reader));
                let on_right = egui::UiBuilder::new().max_rect(right).id_salt("text");
                ui.scope_builder(on_right, |ui| chapter(ui, &words, &shelf, reader));
            },
            |ui| {
                other = books(ui, &words, &shelf, &open);
                if can_go_back {
                    let name = words.get("rulebook-back");
                    if icon_button(ui, icon::ARROW_U_UP_LEFT, &name).clicked() {
                        go_back = true;
                    }
                }
            },
        );
    if let Some(other) = other {
        sound.write(PlaySound::new("page"));
        reader.query.clear();
        if let Err(problem) = reader.turn_to_book(&shelf.files, other, words.text()) {
            tell.write(problem);
        }
        return Ok(());
    }
    if go_back && let Err(problem) = reader.go_back(&shelf.files, words.text()) {
        tell.write(problem);
    }
    if (reader.chapter, reader.way_back()) != before {
        sound.write(PlaySound::new("page"));
    }
    if leave {
        overlay.set(beneath.0);
    }
    Ok(())
}

/// A slip for the book of each game, from the right; the one that was pressed.
fn books<'a>(ui: &mut Ui, words: &Words, shelf: &'a Shelf, open: &str) -> Option<&'a str> {
    let mut pressed = None;
    if shelf.games.len() > 1 {
        for game in shelf.games.iter().rev() {
            let here = game.id() == open;
            let name = words.get(&format!("game-{}", game.id().replace('_', "-")));
            let slip = ui.add(Button::new(&name).quiet().chosen(here));
            slip.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, here, &name));
            if slip.clicked() && !here {
                pressed = Some(game.id());
            }
        }
    }
    pressed
}

/// Search, and below it the chapters or the results.
fn contents(ui: &mut Ui, words: &Words, shelf: &Shelf, reader: &mut Reader) {
    let width = ui.available_width();
    search(
        ui,
        &mut reader.query,
        &words.get("rulebook-search"),
        width - 8.0,
    );
    ui.add_space(4.0);
    let mut turn_to = None;
    let mut go = None;
    scroll(ui, "rulebook contents", |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if reader.query.trim().is_empty() {
            for (place, chapter) in reader.book.chapters.iter().enumerate() {
                let here = place == reader.chapter;
                if entry(ui, &chapter.title, here, 0.0, true) {
                    turn_to = Some(place);
                }
                for section in chapter.sections.iter().filter(|_| here) {
                    let marked = reader.marked.as_deref() == Some(section.id.as_str());
                    if entry(ui, &section.title, marked, 16.0, false) {
                        go = Some(section.id.clone());
                    }
                }
            }
            return;
        }
        let rows = reader.rows.get_or_insert_with(|| {
            let tables = reader.book.tables();
            let rows = |name: &str| table_of(words, shelf, &reader.game, name).map(in_lines);
            tables
                .filter_map(|name| Some((name.to_owned(), rows(name)?)))
                .collect()
        });
        let hits = reader.book.search(&reader.query, rows);
        if hits.is_empty() {
            caption(ui, words.get("rulebook-nothing"));
        }
        for hit in hits {
            let marked = reader.marked.as_deref() == Some(hit.section.id.as_str());
            if entry(ui, &hit.section.title, marked, 0.0, true) {
                go = Some(hit.section.id.clone());
            }
            caption(ui, &reader.book.chapters[hit.chapter].title);
            if !hit.around.is_empty() {
                caption(ui, &hit.around);
            }
            ui.add_space(6.0);
        }
    });
    if let Some(section) = go {
        reader.go(&section);
    } else if let Some(chapter) = turn_to {
        reader.turn_to(chapter);
    }
}

/// A line of the contents; true if it was chosen.
fn entry(ui: &mut Ui, text: &str, here: bool, indent: f32, strong: bool) -> bool {
    let palette = palette(ui.ctx());
    let font = if strong {
        bold(size::BODY)
    } else {
        regular(size::BODY - 1.0)
    };
    let room = ui.available_width() - indent - 12.0;
    let galley = ui
        .painter()
        .layout(text.to_owned(), font, palette.ink, room);
    let height = galley.size().y + 6.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Link, true, text));
    if here || response.hovered() {
        let alpha = if here { 0.55 } else { 0.3 };
        ui.painter()
            .rect_filled(rect, 3.0, palette.lamp.gamma_multiply(alpha));
    }
    if here {
        let line = egui::Stroke::new(3.0, palette.oxblood);
        ui.painter().vline(rect.left() + 1.5, rect.y_range(), line);
    }
    let at = rect.min + vec2(indent + 8.0, 3.0);
    ui.painter().galley(at, galley, palette.ink);
    focus_ring(ui.painter(), &response, rect.shrink(3.0));
    response
        .on_hover_cursor(egui::CursorIcon::PointingHand)
        .clicked()
}

/// A table of a game in words.
fn table_of(words: &Words, shelf: &Shelf, game: &str, name: &str) -> Option<Table> {
    let table = shelf.game(game)?.book_table(name)?;
    let hint = |chance: &Fraction| {
        // A longer fraction could hardly be read.
        let exact = Some(chance.to_string()).filter(|it| it.len() <= 13);
        let said = match exact {
            Some(exact) => Phrase::new("book-chance").with("exact", exact),
            None => Phrase::new("book-chance-rounded"),
        };
        words.plain(&said.with("percent", percent(chance)))
    };
    let in_words = |cells: &[Phrase]| cells.iter().map(|cell| words.plain(cell)).collect();
    Some(Table {
        headings: in_words(&table.headings),
        rows: table.rows.iter().map(|row| in_words(row)).collect(),
        hints: table.chances.iter().map(hint).collect(),
    })
}

/// Its rows as lines of text.
fn in_lines(table: Table) -> Vec<String> {
    table.rows.iter().map(|row| row.join(" · ")).collect()
}

/// The open chapter.
fn chapter(ui: &mut Ui, words: &Words, shelf: &Shelf, reader: &mut Reader) {
    let Some(chapter) = reader.book.chapters.get(reader.chapter) else {
        caption(ui, words.get("rulebook-empty"));
        return;
    };
    let table = |name: &str| table_of(words, shelf, &reader.game, name);
    let go_to = reader.go_to.take();
    let mut followed = None;
    scroll(
        ui,
        format!("chapter {} {}", reader.game, reader.chapter),
        |ui| {
            ui.set_max_width(ui.available_width().min(720.0));
            title(ui, &chapter.title);
            divider(ui);
            followed = draw_blocks(ui, &chapter.intro, &table, &mut reader.boards);
            for section in &chapter.sections {
                ui.add_space(10.0);
                let marked = reader.marked.as_deref() == Some(section.id.as_str());
                let top = ui.cursor().top();
                let response = heading(ui, &section.title);
                // For those who write mods; readers need not be told.
                let response = tooltip(response, section.id.clone());
                if go_to.as_deref() == Some(section.id.as_str()) {
                    ui.scroll_to_rect(response.rect.expand(8.0), Some(egui::Align::TOP));
                }
                let link = draw_blocks(ui, &section.blocks, &table, &mut reader.boards);
                followed = followed.take().or(link);
                let palette = palette(ui.ctx());
                if marked {
                    let x = ui.min_rect().left() - 5.0;
                    let line = egui::Stroke::new(3.0, palette.oxblood);
                    ui.painter().vline(x, top..=ui.cursor().top() - 8.0, line);
                }
            }
            ui.add_space(30.0);
        },
    );
    // Pictures that are still to come push down what is below them.
    reader.go_to = go_to.filter(|_| reader.boards.are_wanted());
    if let Some(section) = followed {
        reader.go(&section);
    }
}
