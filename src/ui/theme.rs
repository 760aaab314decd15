//! The look of everything: colours, type, spacing.

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_egui::{EguiContexts, EguiPreUpdateSet, egui};
use egui::ecolor::{gamma_u8_from_linear_f32, linear_f32_from_gamma_u8};
use egui::{Color32, FontFamily, FontId, Stroke, TextStyle};

use crate::app::{
    ColourSet, Settings,
    frame::fonts::{BOLD, ITALIC},
};
use crate::game::Scene;

/// The colours of one set.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Palette {
    pub set: ColourSet,
    /// Sheets.
    pub parchment: Color32,
    /// The darker edge of sheets, and insets in them.
    pub parchment_dark: Color32,
    /// The table.
    pub wood: Color32,
    /// The table where no light falls.
    pub wood_dark: Color32,
    /// Line work and text on parchment.
    pub ink: Color32,
    /// Fainter text and lines on parchment.
    pub ink_soft: Color32,
    /// Lamplight: active things and the focus.
    pub lamp: Color32,
    /// Clips, beads and corners.
    pub brass: Color32,
    /// Their shaded side.
    pub brass_dark: Color32,
    /// Foes, and warnings.
    pub oxblood: Color32,
    /// Heroes, and links.
    pub lapis: Color32,
    /// Neutral, magic and good news.
    pub verdigris: Color32,
    /// Treasure.
    pub ochre: Color32,
    /// Text on wood and on dark colours; buttons.
    pub bone: Color32,
    /// The edge of marks on the ground, which sets them off whatever the ground is.
    pub edge: Color32,
}

impl Palette {
    /// The palette of a set.
    pub const fn of(set: ColourSet) -> Palette {
        let rgb = Color32::from_rgb;
        let standard = Palette {
            set: ColourSet::Standard,
            parchment: rgb(0xe9, 0xdc, 0xc0),
            parchment_dark: rgb(0xcd, 0xb8, 0x8c),
            wood: rgb(0x3a, 0x2a, 0x1d),
            wood_dark: rgb(0x1c, 0x13, 0x0c),
            ink: rgb(0x2b, 0x21, 0x18),
            ink_soft: rgb(0x62, 0x50, 0x3c),
            lamp: rgb(0xf3, 0xc7, 0x77),
            brass: rgb(0xc9, 0x9f, 0x55),
            brass_dark: rgb(0x75, 0x54, 0x24),
            oxblood: rgb(0x8c, 0x2f, 0x26),
            lapis: rgb(0x28, 0x50, 0x7a),
            verdigris: rgb(0x2f, 0x59, 0x47),
            ochre: rgb(0x9c, 0x6a, 0x1a),
            bone: rgb(0xf6, 0xef, 0xe0),
            edge: rgb(0xf6, 0xef, 0xe0),
        };
        match set {
            ColourSet::Standard => standard,
            ColourSet::HighContrast => Palette {
                set,
                parchment: rgb(0xff, 0xfd, 0xf6),
                parchment_dark: rgb(0xd9, 0xd2, 0xc0),
                wood: rgb(0x14, 0x0f, 0x0a),
                wood_dark: rgb(0, 0, 0),
                ink: rgb(0, 0, 0),
                ink_soft: rgb(0x2a, 0x2a, 0x2a),
                lamp: rgb(0xff, 0xc4, 0x1f),
                brass: rgb(0xf0, 0xc0, 0x50),
                brass_dark: rgb(0x4a, 0x34, 0x08),
                oxblood: rgb(0x9c, 0, 0),
                lapis: rgb(0, 0x35, 0x9c),
                verdigris: rgb(0, 0x52, 0x33),
                ochre: rgb(0x7a, 0x4c, 0),
                bone: rgb(0xff, 0xff, 0xff),
                edge: rgb(0xff, 0xff, 0xff),
            },
            // Foes vermilion, heroes blue, neutral teal-grey, treasure yellow: distinct for every
            // common kind of colour vision, in lightness as well as hue.
            ColourSet::ColourBlind => Palette {
                set,
                oxblood: rgb(0x96, 0x3c, 0x00),
                lapis: rgb(0x00, 0x4f, 0x8f),
                verdigris: rgb(0x1a, 0x5f, 0x5b),
                ochre: rgb(0x93, 0x6a, 0x00),
                ..standard
            },
        }
    }

    /// The colours of marks on the ground of a scene. By night they are light, and what they fill is
    /// darker than their lines. What lies on plates and discs of its own keeps the colours of the day.
    pub fn on_ground(self, scene: &Scene) -> Palette {
        if !scene.by_night() {
            return self;
        }
        let rgb = Color32::from_rgb;
        let (oxblood, lapis, verdigris) = match self.set {
            ColourSet::Standard => (
                rgb(0xff, 0xa8, 0x92),
                rgb(0x8c, 0xc2, 0xf2),
                rgb(0x8f, 0xcb, 0xac),
            ),
            ColourSet::HighContrast => (
                rgb(0xff, 0xaa, 0x9a),
                rgb(0x90, 0xc6, 0xff),
                rgb(0x6f, 0xe0, 0xb0),
            ),
            ColourSet::ColourBlind => (
                rgb(0xff, 0xae, 0x5c),
                rgb(0x88, 0xc4, 0xf6),
                rgb(0x8f, 0xcf, 0xc8),
            ),
        };
        Palette {
            oxblood,
            lapis,
            verdigris,
            ochre: self.lamp,
            lamp: self.ochre,
            edge: self.wood_dark,
            ..self
        }
    }

    /// The colour of a side of the game.
    pub fn side(&self, side: crate::game::Side) -> Color32 {
        match side {
            crate::game::Side::Hero => self.lapis,
            crate::game::Side::Foe => self.oxblood,
            crate::game::Side::Neutral => self.verdigris,
        }
    }
}

/// The palette in use.
pub fn palette(ctx: &egui::Context) -> Palette {
    ctx.data(|data| data.get_temp(egui::Id::NULL))
        .unwrap_or(Palette::of(ColourSet::Standard))
}

/// Type sizes, in points at scale 1. Nothing is smaller than [`SMALL`].
pub mod size {
    /// Notes and captions.
    pub const SMALL: f32 = 14.0;
    /// Text.
    pub const BODY: f32 = 17.0;
    /// Buttons, and headings within a sheet.
    pub const BUTTON: f32 = 18.0;
    /// Headings.
    pub const HEADING: f32 = 22.0;
    /// The title of a sheet.
    pub const TITLE: f32 = 32.0;
}

/// The largest type that fits, from `most` down in steps of `step`; about `least` if none does.
pub fn largest_type(most: f32, least: f32, step: f32, fits: impl Fn(f32) -> bool) -> f32 {
    let mut points = most;
    while points > least && !fits(points) {
        points -= step;
    }
    points
}

/// Upright book serif.
pub fn regular(size: f32) -> FontId {
    FontId::new(stepped(size), FontFamily::Proportional)
}

/// Bold book serif.
pub fn bold(size: f32) -> FontId {
    FontId::new(stepped(size), FontFamily::Name(BOLD.into()))
}

/// Italic book serif.
pub fn italic(size: f32) -> FontId {
    FontId::new(stepped(size), FontFamily::Name(ITALIC.into()))
}

/// Sizes go by half points: every letter of every size keeps its place in one texture for as long as
/// the program runs, and boards and pages come in all sizes.
fn stepped(size: f32) -> f32 {
    (size * 2.0).round() / 2.0
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (dress, size_up)
            .after(EguiPreUpdateSet::InitContexts)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Gives egui our colours, type and size whenever they change.
fn dress(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut worn: Local<Option<(ColourSet, bool)>>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let wanted = (settings.colours, settings.reduced_motion);
    if *worn == Some(wanted) {
        return;
    }
    *worn = Some(wanted);
    let palette = Palette::of(settings.colours);
    ctx.data_mut(|data| data.insert_temp(egui::Id::NULL, palette));
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // On a slow machine a frame may pass between press and release; it still counts as a click.
        options.input_options.max_click_duration = 4.0;
        options.theme_preference = egui::ThemePreference::Light;
    });
    ctx.all_styles_mut(|style| {
        type_and_space(style);
        colour(&mut style.visuals, &palette);
        style.animation_time = if settings.reduced_motion { 0.0 } else { 0.14 };
        style.scroll_animation = if settings.reduced_motion {
            egui::style::ScrollAnimation::none()
        } else {
            egui::style::ScrollAnimation::default()
        };
    });
}

/// Keeps the interface at its set scale, or as near to it as the window allows.
fn size_up(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let room = (window.resolution.width(), window.resolution.height());
    let scale = settings.fitting_scale(room);
    if (ctx.zoom_factor() - scale).abs() > 0.001 {
        ctx.set_zoom_factor(scale);
    }
}

fn type_and_space(style: &mut egui::Style) {
    style.text_styles = [
        (TextStyle::Small, regular(size::SMALL)),
        (TextStyle::Body, regular(size::BODY)),
        (TextStyle::Button, regular(size::BUTTON)),
        (TextStyle::Heading, bold(size::HEADING)),
        (TextStyle::Monospace, FontId::monospace(size::SMALL)),
    ]
    .into();
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.35;
    style.url_in_tooltip = false;
    let spacing = &mut style.spacing;
    spacing.item_spacing = egui::vec2(10.0, 8.0);
    spacing.button_padding = egui::vec2(14.0, 7.0);
    spacing.interact_size = egui::vec2(40.0, 30.0);
    spacing.window_margin = egui::Margin::same(14);
    spacing.menu_margin = egui::Margin::same(10);
    spacing.tooltip_width = 380.0;
    spacing.scroll = egui::style::ScrollStyle {
        bar_width: 10.0,
        handle_min_length: 36.0,
        bar_inner_margin: 8.0,
        foreground_color: false,
        ..egui::style::ScrollStyle::solid()
    };
    spacing.scroll.fade.strength = 0.0;
}

fn colour(visuals: &mut egui::Visuals, palette: &Palette) {
    *visuals = egui::Visuals::light();
    visuals.override_text_color = Some(palette.ink);
    visuals.panel_fill = Color32::TRANSPARENT;
    visuals.window_fill = palette.parchment;
    visuals.window_stroke = Stroke::new(1.5, palette.ink);
    visuals.window_corner_radius = egui::CornerRadius::same(3);
    visuals.menu_corner_radius = egui::CornerRadius::same(3);
    let shadow = egui::Shadow {
        offset: [3, 5],
        blur: 14,
        spread: 0,
        color: Color32::from_black_alpha(110),
    };
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    visuals.faint_bg_color = palette.parchment_dark.gamma_multiply(0.35);
    visuals.extreme_bg_color = palette.bone;
    visuals.text_edit_bg_color = Some(palette.bone);
    visuals.code_bg_color = palette.parchment_dark.gamma_multiply(0.5);
    visuals.hyperlink_color = palette.lapis;
    visuals.warn_fg_color = palette.ochre;
    visuals.error_fg_color = palette.oxblood;
    visuals.selection.bg_fill = palette.lamp.gamma_multiply(0.75);
    visuals.selection.stroke = Stroke::new(1.5, palette.ink);
    // A blinking cursor would draw the whole window twice a second.
    visuals.text_cursor.blink = false;
    visuals.text_cursor.stroke = Stroke::new(2.0, palette.oxblood);
    visuals.disabled_alpha = 0.5;
    visuals.weak_text_alpha = 1.0;
    visuals.weak_text_color = Some(palette.ink_soft);
    let widgets = &mut visuals.widgets;
    for (state, fill, line) in [
        (
            &mut widgets.noninteractive,
            palette.parchment,
            palette.ink_soft,
        ),
        (&mut widgets.inactive, palette.brass_dark, palette.ink_soft),
        (&mut widgets.hovered, palette.brass, palette.ink),
        (&mut widgets.active, palette.lamp, palette.ink),
        (&mut widgets.open, palette.bone, palette.ink),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, line);
        state.fg_stroke = Stroke::new(1.5, palette.ink);
        state.corner_radius = egui::CornerRadius::same(3);
        state.expansion = 0.0;
    }
}

/// A thin coat of colour. The board is blended in linear light, so the coat is scaled there too;
/// scaled as egui does it, it would only darken.
pub fn wash(colour: Color32, strength: f32) -> Color32 {
    let [r, g, b, _] = colour.to_array();
    let coat = |part: u8| gamma_u8_from_linear_f32(linear_f32_from_gamma_u8(part) * strength);
    Color32::from_rgba_premultiplied(coat(r), coat(g), coat(b), (strength * 255.0) as u8)
}

#[cfg(test)]
mod tests;
