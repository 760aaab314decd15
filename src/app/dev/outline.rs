//! Writes to a file what the window shows, as words and positions: for the tests, which click like
//! a person, and for debugging a layout.
//!
//! Written every frame if the variable [`VARIABLE`] names a file.

use std::{env, fs, path::PathBuf};

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, egui};
use egui::{Pos2, Rect, Shape};
use serde::Serialize;

use crate::app::{AppState, CurrentTable, Overlay};

/// Environment variable that names the file.
const VARIABLE: &str = "TABLEDELVE_OUTLINE";

/// Everything visible; all positions are in pixels of the window.
#[derive(Serialize)]
struct Outline {
    /// Number of the frame.
    frame: u64,
    /// Number of mouse button releases, by which a test knows that its click arrived.
    clicks: usize,
    /// The current screen, and the sheet over it.
    screen: (String, String),
    /// Number of choices made in the current game.
    choices: Option<usize>,
    /// Size of the window.
    size: [f32; 2],
    /// Pixels per point of the interface.
    scale: f32,
    /// Clickable widgets, from bottom to top.
    widgets: Vec<Widget>,
    /// Visible texts, from bottom to top.
    texts: Vec<Text>,
}

#[derive(Serialize)]
struct Widget {
    role: String,
    name: String,
    /// State of a toggle, if it is one.
    on: bool,
    /// Left, top, right, bottom.
    place: [f32; 4],
    /// The visible part; if there is none, its right edge lies left of its left edge.
    seen: [f32; 4],
}

#[derive(Serialize)]
struct Text {
    text: String,
    place: [f32; 4],
    /// Clipping area of the text.
    within: [f32; 4],
    /// True if it was cut off with an ellipsis.
    cut: bool,
}

/// The output file and the counters written to it.
#[derive(Resource)]
struct Written {
    file: PathBuf,
    frame: u64,
    clicks: usize,
}

pub(in crate::app) fn plugin(app: &mut App) {
    if let Some(file) = env::var_os(VARIABLE) {
        app.insert_resource(Written {
            file: file.into(),
            frame: 0,
            clicks: 0,
        })
        .add_systems(
            PostUpdate,
            write
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
    }
}

fn write(
    mut contexts: Query<(&mut EguiContext, &EguiFullOutput)>,
    // A second copy of the program has neither.
    state: Option<Res<State<AppState>>>,
    overlay: Option<Res<State<Overlay>>>,
    table: Option<Res<CurrentTable>>,
    mut written: ResMut<Written>,
) {
    let Ok((mut context, EguiFullOutput(Some(output)))) = contexts.single_mut() else {
        return;
    };
    let ctx = context.get_mut();
    // Widgets go by the names a screen reader would use.
    ctx.enable_accesskit();
    written.frame += 1;
    written.clicks += ctx.input(|input| {
        let let_go = |event: &&egui::Event| {
            matches!(event, egui::Event::PointerButton { pressed: false, .. })
        };
        input.events.iter().filter(let_go).count()
    });
    let scale = output.pixels_per_point;
    let size = ctx.content_rect().size() * scale;
    let mut texts = Vec::new();
    for clipped in &output.shapes {
        read(&clipped.shape, clipped.clip_rect, scale, &mut texts);
    }
    let outline = Outline {
        frame: written.frame,
        clicks: written.clicks,
        screen: (
            state.map_or_else(String::new, |it| format!("{:?}", it.get())),
            overlay.map_or_else(String::new, |it| format!("{:?}", it.get())),
        ),
        choices: table.map(|table| table.0.choices_made()),
        size: [size.x, size.y],
        scale,
        widgets: widgets(ctx, output),
        texts,
    };
    let Ok(bytes) = serde_json::to_vec(&outline) else {
        return;
    };
    // Renamed into place, so that nobody reads half a file.
    let unfinished = written.file.with_extension("part");
    let done = fs::write(&unfinished, &bytes).and_then(|()| fs::rename(&unfinished, &written.file));
    if let Err(error) = done {
        warn!("{}: {error}", written.file.display());
    }
}

/// Everything that responds to a click, with its name.
fn widgets(ctx: &egui::Context, output: &egui::FullOutput) -> Vec<Widget> {
    let Some(named) = &output.platform_output.accesskit_update else {
        return Vec::new();
    };
    let scale = output.pixels_per_point;
    let areas: Vec<egui::LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let mut order: Vec<egui::LayerId> = widgets.layer_ids().collect();
        order.sort_by_key(|layer| {
            let place = areas.iter().position(|area| area == layer);
            (layer.order, place, layer.id.value())
        });
        let all = order.iter().flat_map(|layer| widgets.get_layer(*layer));
        all.filter(|widget| widget.enabled && widget.sense.senses_click())
            .filter_map(|widget| {
                let same = |(id, _): &&(egui::accesskit::NodeId, _)| id.0 == widget.id.value();
                let (_, node) = named.nodes.iter().find(same)?;
                Some(Widget {
                    role: format!("{:?}", node.role()),
                    name: node
                        .label()
                        .or(node.placeholder())
                        .unwrap_or_default()
                        .to_owned(),
                    on: node.toggled() == Some(egui::accesskit::Toggled::True),
                    place: pixels(widget.rect, scale),
                    seen: pixels(widget.interact_rect, scale),
                })
            })
            .collect()
    })
}

fn read(shape: &Shape, within: Rect, scale: f32, texts: &mut Vec<Text>) {
    match shape {
        Shape::Vec(shapes) => shapes
            .iter()
            .for_each(|shape| read(shape, within, scale, texts)),
        Shape::Text(shape) if !shape.galley.is_empty() => texts.push(Text {
            text: shape.galley.text().to_owned(),
            place: pixels(shape.galley.rect.translate(shape.pos.to_vec2()), scale),
            within: pixels(within, scale),
            cut: shape.galley.elided,
        }),
        _ => {}
    }
}

/// A rectangle in pixels, with finite numbers even for an infinite one.
fn pixels(rect: Rect, scale: f32) -> [f32; 4] {
    let figure = |points: f32| (points * scale).clamp(-1e6, 1e6);
    let Pos2 { x: left, y: top } = rect.min;
    let Pos2 {
        x: right,
        y: bottom,
    } = rect.max;
    [left, top, right, bottom].map(figure)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_nowhere_can_be_written_down() {
        let everywhere = pixels(Rect::EVERYTHING, 2.0);
        assert_eq!(everywhere, [-1e6, -1e6, 1e6, 1e6]);
        assert!(everywhere.iter().all(|figure| figure.is_finite()));
    }
}
