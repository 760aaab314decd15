//! The workshop for dungeons: list, graph and plan side by side. All rules are behind
//! [`Workshop`](crate::game::workshop::Workshop).

mod bench;
mod drag;
mod graph;
mod list;
mod plan;
mod sight;
mod step;
mod tools;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::{Rect, Ui, UiBuilder, vec2};

use self::bench::Bench;
use crate::{
    app::{
        ChosenGame, Notice, OpenRule, Overlay, PlaySound, Settings, Shelf, Words,
        frame::paths::Paths, kept::workshop::export,
    },
    game::workshop::Act,
    ui::{
        page::Page,
        theme::{italic, palette, regular, size},
        widgets::{body, heading, rich},
    },
    view::art::Art,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bench>()
        .add_systems(OnEnter(Overlay::Workshop), open)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::Workshop)),
        );
}

/// Height of the line below graph and plan.
const FOOT: f32 = 26.0;
/// Room between the columns.
const GAP: f32 = 14.0;

fn open(shelf: Res<Shelf>, chosen: Res<ChosenGame>, mut bench: ResMut<Bench>) {
    bench.open(shelf.game(&chosen.0));
}

fn show(
    mut contexts: EguiContexts,
    (words, settings, paths): (Res<Words>, Res<Settings>, Res<Paths>),
    (shelf, art): (Res<Shelf>, Res<Art>),
    mut bench: ResMut<Bench>,
    mut overlay: ResMut<NextState<Overlay>>,
    mut rule: MessageWriter<OpenRule>,
    mut sound: MessageWriter<PlaySound>,
    mut tell: MessageWriter<Notice>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (title, back) = (words.get("workshop-title"), words.get("back"));
    let bench = &mut *bench;
    bench.pass_time(&ctx);
    let mut asked = Asked::default();
    let ready = tools::Ready::of(bench);
    let (mut name, mut form) = (std::mem::take(&mut bench.name), None);
    let leave = Page::new("workshop", &title, &back)
        .largest(1720.0, 1120.0)
        .show(
            &ctx,
            |ui| {
                if bench.is_empty() {
                    body(ui, words.get("workshop-none"));
                    return;
                }
                tools::bar(ui, &words, bench, &mut asked);
                ui.add_space(6.0);
                columns(ui, &words, &art, bench, &mut asked);
            },
            |ui| {
                if let Some(ready) = ready {
                    form = tools::exports(ui, &words, &mut name, ready);
                }
            },
        );
    bench.name = name;
    if let Some(act) = asked.act {
        let rolls = matches!(
            act,
            Act::Roll(_) | Act::RollNext | Act::RollRest | Act::RollAll
        );
        let now = ctx.input(|input| input.time);
        let done = bench.act(&act, (!settings.reduced_motion).then_some(now));
        if done && rolls {
            sound.write(PlaySound::new("dice_felt_d6"));
        }
    }
    if let Some(asked) = asked.rule {
        rule.write(OpenRule(asked));
    }
    if let (Some(form), Some(shop)) = (form, bench.shop()) {
        let with = (&*words, &*shelf, &*paths);
        let done = export(shop, &bench.name, form, art.of_maps(), with);
        tell.write(done.unwrap_or_else(|problem| problem));
    }
    if leave {
        overlay.set(Overlay::None);
    }
    Ok(())
}

/// What the player wants, found while everything is drawn.
#[derive(Default)]
struct Asked {
    act: Option<Act>,
    rule: Option<crate::game::RuleId>,
}

fn columns(ui: &mut Ui, words: &Words, art: &Art, bench: &mut Bench, asked: &mut Asked) {
    let all = ui.available_rect_before_wrap();
    let wide = (all.width() * 0.32).clamp(270.0, 420.0);
    let list = all.with_max_x(all.left() + wide);
    let rest = all.with_min_x(list.right() + GAP);
    let middle = rest.left() + (rest.width() - GAP) * 0.42;
    let (graph, plan) = (rest.with_max_x(middle), rest.with_min_x(middle + GAP));
    let column = |rect: Rect, salt| UiBuilder::new().max_rect(rect).id_salt(salt);
    ui.scope_builder(column(list, "list"), |ui| {
        list::show(ui, words, bench, asked);
    });
    let above = |rect: Rect| rect.with_max_y(rect.bottom() - FOOT);
    ui.scope_builder(column(above(graph), "graph"), |ui| {
        heading(ui, words.get("workshop-graph"));
        graph::show(ui, words, bench, asked);
    });
    ui.scope_builder(column(above(plan), "plan"), |ui| {
        heading(ui, words.get("workshop-plan"));
        plan::show(ui, words, art, bench, asked);
    });
    let below = Rect::from_min_max(
        egui::pos2(graph.left(), all.bottom() - FOOT),
        plan.right_bottom(),
    );
    ui.scope_builder(column(below, "told"), |ui| {
        ui.set_clip_rect(below);
        told(ui, words, bench);
    });
}

/// Why the last thing could not be done, or how many ways the plan has.
fn told(ui: &mut Ui, words: &Words, bench: &Bench) {
    let colours = palette(ui.ctx());
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    match bench.refusal() {
        Some(why) => rich(ui, words.plain(why), regular(size::BODY), colours.oxblood),
        None => {
            let counts = words.plain(&bench.counts());
            rich(ui, counts, italic(size::SMALL + 1.0), colours.ink_soft)
        }
    };
}
