//! The sheet of a reaction: what has happened so far, its odds, and how often to be asked.

use bevy_egui::egui;
use egui::{Pos2, Rect, Sense, Ui, pos2, vec2};

use super::beside::covered;
use super::board::{figures, ground, place_of};
use super::corner::{self, Taken};
use super::odds::on_paper;
use super::top::token_disc;
use super::{GameUi, dice, tray};
use crate::app::Reactions;
use crate::game::{CueDie, Phrase, ReactionPrompt, RuleId, Seat, Side, Target};
use crate::grid::Cell;
use crate::ui::theme::{bold, italic, palette, regular, size};
use crate::ui::widgets::{choice, heard, icon_button, link, rich, switch};
use crate::view::PlayerCommand;

const WIDTH: f32 = 348.0;

/// Shows the sheet at the edge of the board where it hides nobody.
pub(super) fn show(ctx: &egui::Context, board: Rect, play: &mut GameUi) {
    let Some(decision) = play.decision() else {
        return;
    };
    let Some(reaction) = &decision.reaction else {
        return;
    };
    // Where one could dodge to is as good as whom it is about.
    let ways = decision.choices.iter().flat_map(|it| &it.touches);
    let ways = ways.filter(|it| matches!(it, Target::Cell(_)));
    let about: Vec<_> = reaction.about().chain(ways.copied()).collect();
    card(ctx, board, play, "reaction", &about, |ui, play| {
        on_paper(ui, WIDTH.min(board.width() - 4.0), |ui| {
            // Foes are asked each time: how often is not for whoever plays them to say.
            let asked = decision.seat != Seat::Master;
            sheet(ui, play, reaction, asked);
            if !asked {
                return;
            }
            if !reaction.own && !play.desk.course.on {
                let_pass(ui, play, decision.seat, reaction.who);
            }
            if reaction.to.is_none() && link(ui, &play.text("reaction-ask")).clicked() {
                toggle_when_to_ask(ui);
            }
            when_to_ask(ui, play, decision.rule);
        });
    });
}

/// Lays a card on the board, where it hides the fewest figures: where the last one lay if it hides
/// nobody there, as one prompt often follows the other.
pub(super) fn card(
    ctx: &egui::Context,
    board: Rect,
    play: &mut GameUi,
    name: &'static str,
    about: &[Target],
    contents: impl FnOnce(&mut Ui, &mut GameUi),
) {
    let known = egui::Id::new((name, "size"));
    let measured = ctx.data(|data| data.get_temp::<egui::Vec2>(known));
    let size = measured.unwrap_or(vec2(WIDTH, 190.0));
    let lay = egui::Id::new((name, "place"));
    // On a board that lies elsewhere by now, its place says nothing.
    let lies = [board, play.look.cell_rect(Cell::default())];
    let before = ctx.data(|data| data.get_temp::<([Rect; 2], Pos2)>(lay));
    let before = before.filter(|it| it.0 == lies).map(|it| it.1);
    let place = clear_place(board, play, size, (about, before));
    if measured.is_some() {
        ctx.data_mut(|data| data.insert_temp(lay, (lies, place)));
    }
    let shown = egui::Area::new(egui::Id::new(name))
        .order(egui::Order::Middle)
        .fixed_pos(place)
        .constrain_to(board.with_max_y(ctx.content_rect().bottom()))
        .show(ctx, |ui| contents(ui, play));
    let laid = shown.response.rect;
    if (laid.size() - size).length() > 0.5 {
        ctx.data_mut(|data| data.insert_temp(known, laid.size()));
        ctx.request_repaint();
    }
    play.desk.places.card = Some(laid);
}

/// Where a card of this size hides the fewest figures, rather anybody than those whom it is about, and bare
/// wood rather than the ground. A note of the tutorial makes room for it, unless it lies on a page.
fn clear_place(
    board: Rect,
    play: &GameUi,
    size: egui::Vec2,
    (about, before): (&[Target], Option<Pos2>),
) -> Pos2 {
    let scene = play.scene();
    let about = about.iter().filter_map(|it| place_of(play, &scene, *it));
    let on_page = play
        .desk
        .book
        .slip
        .filter(|_| play.desk.book.foot.is_some());
    let mut others = figures(play, board);
    others.extend(play.toast.lies);
    let taken = Taken {
        never: &about.chain(on_page).collect::<Vec<Rect>>(),
        rather_not: &others,
        ground: &ground(play),
        before: None,
    };
    // What is too high for the board hangs out at its foot.
    let size = size.min(board.size() - vec2(24.0, 24.0));
    let stays = before.filter(|at| hides_nobody(board, Rect::from_min_size(*at, size), taken));
    stays.unwrap_or_else(|| corner::free_place(board, size, taken).min)
}

/// True if a card lies wholly on the board there and covers nothing of what it should not.
fn hides_nobody(board: Rect, card: Rect, taken: Taken) -> bool {
    let mut all = taken.never.iter().chain(taken.rather_not);
    board.contains_rect(card) && !all.any(|it| covered(card, *it) > 0.0)
}

fn sheet(ui: &mut Ui, play: &mut GameUi, reaction: &ReactionPrompt, asked: bool) {
    let colours = palette(ui.ctx());
    ui.spacing_mut().item_spacing.y = 4.0;
    if let Some(to) = reaction.to {
        let (by, on) = match reaction.own {
            true => (reaction.who, to),
            false => (to, reaction.who),
        };
        head(ui, play, (by, on), asked);
    }
    if let Some(throw) = play.effects.throw.clone().filter(|_| reaction.rolled) {
        let title = play.say(&throw.title);
        rich(ui, title, italic(size::BODY - 1.0), colours.ink_soft);
        let radius = 13.0;
        let step = radius * 2.0 + 6.0;
        let wide = ui.available_width();
        // What it came to stands in the facts below, or else here.
        let read = tray::count(&throw).filter(|_| !reaction.facts.is_empty());
        let result = match read {
            Some(reading) => play.say(&reading),
            None => tray::outcome(play, &throw),
        };
        let dice: Vec<(Side, &CueDie)> = throw
            .hands
            .iter()
            .flat_map(|hand| hand.dice.iter().map(|die| (hand.side, die)))
            .collect();
        let count = dice.len() as f32;
        let painter = ui.painter().clone();
        let left = step * count + 6.0;
        let font = bold(size::BODY);
        let told = painter.layout(result, font, colours.ink, (wide - left).max(80.0));
        let high = step.max(told.size().y);
        let (rect, response) = ui.allocate_exact_size(vec2(wide, high), Sense::hover());
        heard::read(&response, || told.text().to_owned());
        for (index, (side, die)) in dice.into_iter().enumerate() {
            let middle = pos2(rect.left() + radius + step * index as f32, rect.center().y);
            let shown = dice::Die::lying(die.sides, die.face, side);
            dice::die(&painter, play, &colours, shown, middle, radius);
        }
        let at = pos2(rect.left() + left, rect.center().y - told.size().y / 2.0);
        painter.galley(at, told, colours.ink);
    }
    for fact in &reaction.facts {
        rich(ui, play.say(fact), regular(size::BODY - 1.0), colours.ink);
    }
}

/// The attacker and the target, and a stud for how often to be asked: a line of its own would hide more of
/// the board.
fn head(ui: &mut Ui, play: &mut GameUi, (by, on): (u32, u32), asked: bool) {
    const STUD: f32 = 32.0;
    let whole = ui.available_rect_before_wrap();
    let beside = if asked { STUD + 8.0 } else { 0.0 };
    ui.scope(|ui| {
        ui.set_max_width(whole.width() - beside);
        opponents(ui, play, by, on);
    });
    if asked {
        let at = pos2(whole.right() - STUD, whole.top() + 6.0);
        let at = Rect::from_min_size(at, vec2(STUD, STUD));
        let mut corner = ui.new_child(egui::UiBuilder::new().max_rect(at));
        if icon_button(
            &mut corner,
            egui_phosphor::regular::SLIDERS_HORIZONTAL,
            &play.text("reaction-ask"),
        )
        .clicked()
        {
            toggle_when_to_ask(ui);
        }
    }
}

/// One click instead of many, for whoever means to react to nothing before their next turn.
fn let_pass(ui: &mut Ui, play: &mut GameUi, seat: Seat, who: u32) {
    ui.add_space(2.0);
    let until = match seat {
        Seat::Hero(_) => Phrase::new("reaction-until-turn").who("who", who),
        Seat::Party | Seat::Master => Phrase::new("reaction-until-party"),
    };
    if link(ui, &play.say(&until)).clicked() && !play.desk.last_click.is_too_soon() {
        play.orders.write(PlayerCommand::LetPassThisTurn);
    }
}

/// True while the setting for how often to be asked lies open.
fn asks_when() -> egui::Id {
    egui::Id::new("how often to ask")
}

fn toggle_when_to_ask(ui: &Ui) {
    ui.data_mut(|data| {
        let open: bool = data.get_temp(asks_when()).unwrap_or_default();
        data.insert_temp(asks_when(), !open);
    });
}

/// Setting for how often to be asked, for all reactions or for those of one kind; folded away until
/// wanted, so that the sheet hides less of the board.
fn when_to_ask(ui: &mut Ui, play: &mut GameUi, kind: RuleId) {
    let open: Option<bool> = ui.data(|data| data.get_temp(asks_when()));
    if open != Some(true) {
        return;
    }
    ui.add_space(2.0);
    let all = [
        (Reactions::Always, play.text("reaction-always")),
        (Reactions::InDanger, play.text("reaction-danger")),
        (Reactions::Never, play.text("reaction-never")),
    ];
    let before = play.settings.reactions_to(kind);
    let own = play.settings.reactions_by_kind.contains_key(kind.0);
    let (mut reactions, mut only) = (before, own);
    choice(ui, &mut reactions, &all);
    let means = play.text("reaction-means");
    let ink = palette(ui.ctx()).ink_soft;
    rich(ui, means, italic(size::SMALL), ink);
    let label = Phrase::new("reaction-only").with("kind", play.titles.of(kind));
    let label = play.say(&label);
    switch(ui, &mut only, &label);
    if (reactions, only) == (before, own) {
        return;
    }
    // Written only on change, or the settings would be saved with every frame.
    let settings = &mut play.settings;
    if only {
        let by_kind = &mut settings.reactions_by_kind;
        by_kind.insert(kind.0.to_owned(), reactions);
    } else {
        settings.reactions_by_kind.remove(kind.0);
        if !own {
            settings.reactions = reactions;
        }
    }
}

/// The attacker and the target, by their tokens.
pub(super) fn opponents(ui: &mut Ui, play: &mut GameUi, by: u32, on: u32) {
    let colours = palette(ui.ctx());
    let side = 44.0;
    let scene = play.scene();
    let found = [by, on].map(|id| scene.tokens.iter().find(|token| token.id == id));
    let found = found.into_iter().flatten();
    // The last figure has no arrow behind it.
    let beside = found.clone().count() as f32 * (side + 34.0) - 24.0;
    let names = Phrase::new("reaction-who")
        .with("to", play.name(by))
        .with("who", play.name(on));
    let names = play.words.plain(&names);
    let room = ui.available_width() - beside;
    let painter = ui.painter().clone();
    let text = painter.layout(names, bold(size::BODY), colours.ink, room);
    let size = vec2(ui.available_width(), side.max(text.size().y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    heard::read(&response, || text.text().to_owned());
    let mut x = rect.left();
    for token in found {
        let middle = pos2(x + side / 2.0, rect.center().y);
        let at = Rect::from_center_size(middle, vec2(side, side));
        token_disc(&painter, play, &token.sprite, token.side, at, token.down);
        x += side + 34.0;
    }
    let from = pos2(rect.left() + side + 6.0, rect.center().y);
    let stroke = egui::Stroke::new(2.5, colours.oxblood);
    painter.arrow(from, vec2(20.0, 0.0), stroke);
    let at = pos2(rect.left() + beside, rect.center().y - text.size().y / 2.0);
    painter.galley(at, text, colours.ink);
}
