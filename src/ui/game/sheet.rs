//! A hero's whole sheet, and the party's pack, as a page over the board.

use bevy_egui::egui;
use egui::{Rect, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

use super::layout::Layout;
use super::party::{WIDEST_BAR, figure, health, pool_of_dice, rename};
use super::tips::{Tip, item_tip, tip};
use super::top::token_disc;
use super::{GameUi, within};
use crate::game::{CharacterSheet, Item, Pack, Phrase, Side, Skill};
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{Button, Sheet as Paper, icon_button, rich};

/// The sheet being viewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Looked {
    /// The sheet of a hero, by its token.
    Hero(u32),
    /// The party's pack.
    Pack,
}

/// Width of a column.
const COLUMN: f32 = 290.0;

/// Shows the sheet being viewed. A click beside it puts it away.
pub(super) fn show(ctx: &egui::Context, at: &Layout, play: &mut GameUi) {
    let Some(looked) = play.desk.sheet else {
        return;
    };
    let scene = play.scene();
    let hero = match looked {
        Looked::Hero(id) => scene.sheets.iter().find(|sheet| sheet.id == id),
        Looked::Pack => None,
    };
    if hero.is_none() && (looked != Looked::Pack || scene.pack.is_none()) {
        play.desk.sheet = None;
        return;
    }
    let place = at.board.union(at.choices);
    let largest = match looked {
        Looked::Hero(_) => vec2(1500.0, 1000.0),
        Looked::Pack => vec2(620.0, 760.0),
    };
    egui::Area::new(egui::Id::new("sheet looked at"))
        .order(egui::Order::Middle)
        .fixed_pos(place.min)
        .show(ctx, |ui| {
            let dark = egui::Color32::from_black_alpha(110);
            ui.painter().rect_filled(place, 0.0, dark);
            let beside = ui.allocate_rect(place, Sense::CLICK);
            let size = largest.min(place.size() - vec2(24.0, 18.0));
            let paper = Rect::from_center_size(place.center(), size);
            // A click on the paper does not close it.
            ui.interact(paper, ui.id().with("paper"), Sense::CLICK);
            Paper::new(paper).margin(20.0).show(ui, |ui| {
                let all = ui.max_rect();
                let foot = 42.0;
                let (upper, lower) = all.split_top_bottom_at_y(all.bottom() - foot);
                within(ui, upper, |ui| {
                    ui.set_clip_rect(upper.expand2(vec2(6.0, 2.0)));
                    match (hero, &scene.pack) {
                        (Some(hero), _) => {
                            scrolled(ui, ("whole", hero.id), |ui| whole(ui, play, hero));
                        }
                        (None, Some(things)) => {
                            scrolled(ui, ("whole", 0), |ui| pack(ui, play, things));
                        }
                        _ => {}
                    }
                });
                within(ui, lower, |ui| foot_of(ui, play, hero));
            });
            if beside.clicked() {
                play.desk.sheet = None;
            }
        });
}

fn scrolled(ui: &mut Ui, id: (&str, u32), contents: impl FnOnce(&mut Ui)) {
    let scroll = egui::ScrollArea::vertical().id_salt(id);
    scroll.auto_shrink(false).show(ui, contents);
}

/// The buttons at the foot: other heroes, naming, closing.
fn foot_of(ui: &mut Ui, play: &mut GameUi, hero: Option<&CharacterSheet>) {
    use egui_phosphor::regular as icon;
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let text = play.text("game-sheet-close");
        if ui.add(Button::new(&text).quiet()).clicked() {
            play.desk.sheet = None;
        }
        let Some(hero) = hero else { return };
        let text = play.text("game-write-name");
        if ui.add(Button::new(&text).quiet()).clicked() {
            rename(play, hero.id);
        }
        let scene = play.scene();
        let count = scene.sheets.len();
        let place = scene.sheets.iter().position(|other| other.id == hero.id);
        let Some(place) = place.filter(|_| count > 1) else {
            return;
        };
        let others = [
            ((place + 1) % count, icon::CARET_RIGHT, "game-sheet-next"),
            (
                (place + count - 1) % count,
                icon::CARET_LEFT,
                "game-sheet-before",
            ),
        ];
        for (to, icon, key) in others {
            if icon_button(ui, icon, &play.text(key)).clicked() {
                play.desk.sheet = Some(Looked::Hero(scene.sheets[to].id));
            }
        }
    });
}

/// Everything known about a hero, in one to three columns.
pub(super) fn whole(ui: &mut Ui, play: &mut GameUi, hero: &CharacterSheet) {
    ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
    head(ui, play, hero);
    ui.add_space(4.0);
    let all = ui.available_rect_before_wrap();
    let count = ((all.width() / COLUMN) as usize).clamp(1, 3);
    let parts: [fn(&mut Ui, &mut GameUi, &CharacterSheet); 4] = [body, traits, learned, carried];
    // Each column takes parts one after the other.
    let columns: &[&[usize]] = match count {
        1 => &[&[0, 1, 2, 3]],
        2 => &[&[0, 3, 2], &[1]],
        _ => &[&[0, 3], &[1], &[2]],
    };
    let learnt = !hero.skills.is_empty() || !hero.spells.is_empty();
    let columns = if learnt || count < 3 {
        columns
    } else {
        // Without skills and spells two columns are enough.
        &[&[0, 3][..], &[1][..]]
    };
    let gap = 24.0;
    let many = columns.len() as f32;
    let width = (all.width() - gap * (many - 1.0)) / many;
    let mut bottom = all.top();
    for (place, column) in columns.iter().enumerate() {
        let left = all.left() + (width + gap) * place as f32;
        let at = Rect::from_min_max(pos2(left, all.top()), pos2(left + width, all.bottom()));
        let at = UiBuilder::new().max_rect(at).id_salt(("column", place));
        let shown = ui.scope_builder(at, |ui| {
            for part in *column {
                parts[*part](ui, play, hero);
            }
            ui.min_rect().bottom()
        });
        bottom = bottom.max(shown.inner);
    }
    ui.advance_cursor_after_rect(all.with_max_y(bottom));
}

fn head(ui: &mut Ui, play: &mut GameUi, hero: &CharacterSheet) {
    let colours = palette(ui.ctx());
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(58.0, 58.0), Sense::hover());
        let painter = ui.painter().clone();
        token_disc(&painter, play, &hero.sprite, Side::Hero, rect, hero.dead);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let (name, title) = (play.name(hero.id), play.say(&hero.title));
            rich(ui, &name, bold(size::HEADING), colours.ink);
            if title != name {
                rich(ui, title, italic(size::BODY), colours.ink_soft);
            }
            if hero.dead {
                let text = play.text("game-sheet-dead");
                rich(ui, text, bold(size::BODY), colours.oxblood);
            }
        });
    });
}

/// Bars, dice and figures, each by name.
fn body(ui: &mut Ui, play: &mut GameUi, hero: &CharacterSheet) {
    let colours = palette(ui.ctx());
    for (place, bar) in hero.bars.iter().enumerate() {
        let label = play.say(&bar.label);
        rich(ui, label, italic(size::SMALL), colours.ink_soft);
        health(
            ui,
            play,
            bar,
            (ui.available_width().min(WIDEST_BAR), place == 0),
        );
    }
    ui.add_space(3.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(16.0, 3.0);
        ui.spacing_mut().interact_size.y = 24.0;
        for stat in hero.stats.iter().chain([&hero.purse]) {
            figure(ui, play, stat);
        }
        for pool in &hero.pools {
            pool_of_dice(ui, play, pool, 17.0);
        }
    });
}

/// Race, class, abilities and conditions, and what each does.
fn traits(ui: &mut Ui, play: &mut GameUi, hero: &CharacterSheet) {
    if hero.traits.is_empty() {
        return;
    }
    small_heading(ui, &play.text("game-sheet-traits"));
    for it in &hero.traits {
        let colours = palette(ui.ctx());
        let (name, detail) = (play.say(&it.name), play.say(&it.detail));
        let note = Tip::new(name.clone()).rule(it.rule);
        let type_ = (bold(size::BODY), colours.ink);
        entry(ui, play, &name, type_, &detail, None, &note);
    }
}

fn learned(ui: &mut Ui, play: &mut GameUi, hero: &CharacterSheet) {
    if !hero.skills.is_empty() {
        small_heading(ui, &play.text("game-sheet-skills"));
        for skill in &hero.skills {
            learned_skill(ui, play, skill);
        }
    }
    if !hero.spells.is_empty() {
        small_heading(ui, &play.text("game-sheet-spells"));
        for spell in &hero.spells {
            thing(ui, play, spell);
        }
    }
}

fn carried(ui: &mut Ui, play: &mut GameUi, hero: &CharacterSheet) {
    small_heading(ui, &play.text("game-sheet-carries"));
    if hero.items.is_empty() {
        let colours = palette(ui.ctx());
        let text = play.text("game-sheet-nothing");
        rich(ui, text, italic(size::BODY), colours.ink_soft);
    }
    for item in &hero.items {
        thing(ui, play, item);
    }
}

/// The purse and the contents of the pack.
pub(super) fn pack(ui: &mut Ui, play: &mut GameUi, pack: &Pack) {
    let colours = palette(ui.ctx());
    ui.spacing_mut().item_spacing.y = 3.0;
    rich(ui, play.text("game-pack"), bold(size::HEADING), colours.ink);
    ui.horizontal(|ui| {
        let coins = egui_phosphor::regular::COINS;
        rich(ui, coins, bold(size::HEADING), colours.ochre);
        rich(ui, play.say(&pack.purse), bold(size::BODY), colours.ink);
    });
    if pack.things.is_empty() {
        let text = play.text("game-pack-empty");
        rich(ui, text, italic(size::BODY), colours.ink_soft);
    }
    for item in &pack.things {
        thing(ui, play, item);
    }
}

/// The name of an item, with its number if there are several.
pub(super) fn counted(play: &GameUi, item: &Item) -> String {
    let name = play.say(&item.name);
    if item.count == 1 {
        return name;
    }
    let several = Phrase::new("game-pack-several").with("n", item.count);
    play.words.plain(&several.with("thing", name))
}

fn small_heading(ui: &mut Ui, title: &str) {
    let colours = palette(ui.ctx());
    ui.add_space(5.0);
    let at = rich(ui, title, italic(size::BODY), colours.oxblood).rect;
    let line = Stroke::new(0.8, colours.oxblood.gamma_multiply(0.5));
    let right = ui.max_rect().right();
    if right > at.right() + 20.0 {
        let y = at.center().y;
        ui.painter().hline(at.right() + 10.0..=right, y, line);
    }
}

/// An item with its effect below it.
fn thing(ui: &mut Ui, play: &mut GameUi, item: &Item) {
    let colours = palette(ui.ctx());
    let font = if item.in_use {
        bold(size::BODY)
    } else {
        regular(size::BODY)
    };
    let ink = if item.damaged {
        colours.oxblood
    } else {
        colours.ink
    };
    let note = item_tip(play, item);
    let mut name = counted(play, item);
    if item.in_use {
        name = format!("{} {name}", egui_phosphor::regular::CHECK);
    }
    entry(
        ui,
        play,
        &name,
        (font, ink),
        &play.say(&item.detail),
        None,
        &note,
    );
}

fn learned_skill(ui: &mut Ui, play: &mut GameUi, skill: &Skill) {
    let colours = palette(ui.ctx());
    let (name, detail) = (play.say(&skill.name), play.say(&skill.detail));
    let note = Tip::new(name.clone()).line(detail.clone()).rule(skill.rule);
    let points = skill.points.to_string();
    let type_ = (regular(size::BODY), colours.ink);
    entry(ui, play, &name, type_, &detail, Some(&points), &note);
}

/// A line with a number at its end, and details in small type below.
fn entry(
    ui: &mut Ui,
    play: &mut GameUi,
    name: &str,
    (font, ink): (egui::FontId, egui::Color32),
    detail: &str,
    points: Option<&str>,
    note: &Tip,
) {
    let colours = palette(ui.ctx());
    let width = ui.available_width() - 4.0;
    let painter = ui.painter();
    let room = width - if points.is_some() { 30.0 } else { 0.0 };
    let name = painter.layout(name.to_owned(), font, ink, room);
    let small = regular(size::SMALL + 1.0);
    let below = painter.layout(detail.to_owned(), small, colours.ink_soft, width - 10.0);
    let told = if detail.is_empty() {
        0.0
    } else {
        below.size().y
    };
    let size = vec2(width, name.size().y + told + 2.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let painter = ui.painter();
    let at = rect.min + vec2(10.0, name.size().y);
    painter.galley(rect.min, name, ink);
    if told > 0.0 {
        painter.galley(at, below, colours.ink_soft);
    }
    if let Some(points) = points {
        let corner = pos2(rect.right(), rect.top());
        let font = bold(size::BODY);
        painter.text(corner, egui::Align2::RIGHT_TOP, points, font, colours.lapis);
    }
    tip(response, play, note);
}
