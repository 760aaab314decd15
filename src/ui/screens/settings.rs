//! Settings.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};
use egui::Ui;

use crate::{
    app::{
        Beneath, ColourSet, Command, Keys, Overlay, PlaySound, Reactions, Settings, Speed, Words,
        kept::{
            keys::{Bound, Chord},
            settings::{SCALES, TEXT_SIZES},
        },
    },
    game::Phrase,
    ui::{
        page::{Page, scroll},
        theme::{bold, palette, regular, size},
        widgets::{
            Button, Dialog, caption, choice, dialog, divider, rich, slider, switch_of, tabs,
            tooltip,
        },
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Settings)),
    );
}

#[derive(Clone, Copy, PartialEq, Default)]
enum Tab {
    #[default]
    Look,
    Motion,
    Sound,
    Keys,
}

#[derive(Resource, Default)]
struct Shown {
    tab: Tab,
    /// The command whose new key is awaited.
    binding: Option<Command>,
    /// What came of the last binding, in words.
    bound: Option<Phrase>,
    /// True while the player is asked whether to restore the defaults.
    restoring: bool,
    /// The settings before they were restored.
    before: Option<Settings>,
    /// The scale while its bead is dragged; applied on release, or the bead would run away.
    scale: Option<i32>,
    /// The same for the size of text.
    text: Option<i32>,
}

fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut shown: ResMut<Shown>,
    mut settings: ResMut<Settings>,
    (beneath, mut overlay): (Res<Beneath>, ResMut<NextState<Overlay>>),
    mut sound: MessageWriter<PlaySound>,
    music: Option<Res<Assets<AudioSource>>>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let (title, back) = (words.get("settings-title"), words.get("back"));
    let mut wanted = settings.clone();
    let shown = &mut *shown;
    if let Some(command) = shown.binding {
        shown.bind(&ctx, command, &words, &mut wanted.keys);
    }
    let (silent, before) = (music.is_none(), shown.before.is_some());
    let names = ["look", "motion", "sound", "keys"].map(|n| words.get(&format!("settings-{n}")));
    let all = [Tab::Look, Tab::Motion, Tab::Sound, Tab::Keys];
    let all: Vec<(Tab, &str)> = all
        .into_iter()
        .zip(names.iter().map(String::as_str))
        .collect();
    let (mut restore, mut undo) = (false, false);
    let leave = Page::new("settings", &title, &back)
        .largest(900.0, 760.0)
        .show(
            &ctx,
            |ui| {
                if tabs(ui, &mut shown.tab, &all) {
                    sound.write(PlaySound::new("page"));
                }
                ui.add_space(6.0);
                let name = format!("settings {}", shown.tab as u8);
                scroll(ui, &name, |ui| match shown.tab {
                    Tab::Look => look(ui, &words, &mut wanted, &mut shown.scale, &mut shown.text),
                    Tab::Motion => motion(ui, &words, &mut wanted),
                    Tab::Sound => volumes(ui, &words, &mut wanted, &mut sound, silent),
                    Tab::Keys => keys(ui, &words, &wanted, shown),
                });
            },
            |ui| {
                let button = |ui: &mut Ui, key| ui.add(Button::new(&words.get(key))).clicked();
                restore = button(ui, "settings-restore");
                undo = before && button(ui, "settings-restore-undo");
            },
        );
    shown.restoring |= restore;
    if undo && let Some(before) = shown.before.take() {
        wanted = before;
    }
    if shown.restoring
        && let Some(sure) = asked(&ctx, &words)
    {
        shown.restoring = false;
        if sure {
            shown.before = Some(std::mem::replace(&mut wanted, settings.restored()));
        }
    }
    if *settings != wanted {
        *settings = wanted;
    }
    if leave {
        (shown.binding, shown.bound) = (None, None);
        overlay.set(beneath.0);
    }
    Ok(())
}

/// Asks whether to restore the defaults.
fn asked(ctx: &egui::Context, words: &Words) -> Option<bool> {
    let what = Dialog {
        title: &words.get("settings-restore-title"),
        text: &words.get("settings-restore-all"),
        details: &[],
        answers: &[&words.get("settings-restore"), &words.get("game-cancel")],
        preset: 0,
    };
    dialog(ctx, "restore defaults", &what).map(|answer| answer == 0)
}

/// A labelled row with a switch.
fn switched(ui: &mut Ui, words: &Words, key: &str, on: &mut bool) {
    row(ui, words, key, |ui| {
        let state = words.get(if *on { "on" } else { "off" });
        switch_of(ui, on, &words.get(key), &state);
    });
}

/// A labelled row: the name to the left, the control to the right.
fn row(ui: &mut Ui, words: &Words, key: &str, control: impl FnOnce(&mut Ui)) {
    let wide = ui.available_width() > 560.0;
    let label = |ui: &mut Ui| {
        let ink = palette(ui.ctx()).ink;
        rich(ui, words.get(key), bold(size::BODY), ink);
        let note = format!("{key}-note");
        if words.text().knows(&note) {
            caption(ui, words.get(&note));
        }
    };
    if wide {
        ui.horizontal_top(|ui| {
            ui.allocate_ui_with_layout(
                egui::vec2(270.0, 0.0),
                egui::Layout::top_down(egui::Align::Min),
                |ui| {
                    ui.set_width(270.0);
                    label(ui);
                },
            );
            ui.add_space(12.0);
            ui.vertical(control);
        });
    } else {
        label(ui);
        control(ui);
    }
    divider(ui);
}

fn language(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    row(ui, words, "settings-language", |ui| {
        let all = words.languages().iter();
        let all: Vec<_> = all.map(|it| (it.id.clone(), it.name.clone())).collect();
        let mut spoken = words.text().language().to_owned();
        if choice(ui, &mut spoken, &all) {
            settings.language = spoken;
        }
    });
}

fn look(
    ui: &mut Ui,
    words: &Words,
    settings: &mut Settings,
    dragged: &mut Option<i32>,
    text: &mut Option<i32>,
) {
    language(ui, words, settings);
    row(ui, words, "settings-scale", |ui| {
        let mut scale = dragged.unwrap_or(i32::from(settings.scale));
        let (from, to) = (i32::from(*SCALES.start()), i32::from(*SCALES.end()));
        ui.horizontal(|ui| {
            let name = words.get("settings-scale");
            let response = slider(ui, &mut scale, from, to, 25, &name);
            percent(ui, scale);
            if response.dragged() {
                *dragged = Some(scale);
            } else {
                *dragged = None;
                settings.scale = scale as u16;
            }
        });
        let shown = (ui.ctx().zoom_factor() * 100.0).round() as i32;
        if dragged.is_none() && shown < i32::from(settings.scale) {
            let limited = Phrase::new("settings-scale-limited").with("shown", shown);
            caption(ui, words.plain(&limited));
        }
    });
    row(ui, words, "settings-text", |ui| {
        let (from, to) = (i32::from(*TEXT_SIZES.start()), i32::from(*TEXT_SIZES.end()));
        ui.horizontal(|ui| {
            let mut size = text.unwrap_or(i32::from(settings.text));
            let response = slider(ui, &mut size, from, to, 10, &words.get("settings-text"));
            percent(ui, size);
            *text = response.dragged().then_some(size);
            if !response.dragged() {
                settings.text = size as u16;
            }
        });
    });
    switched(ui, words, "settings-fullscreen", &mut settings.fullscreen);
    row(ui, words, "settings-colours", |ui| {
        let all = [
            (ColourSet::Standard, words.get("settings-colours-standard")),
            (
                ColourSet::HighContrast,
                words.get("settings-colours-contrast"),
            ),
            (ColourSet::ColourBlind, words.get("settings-colours-blind")),
        ];
        choice(ui, &mut settings.colours, &all);
    });
}

fn motion(ui: &mut Ui, words: &Words, settings: &mut Settings) {
    row(ui, words, "settings-speed", |ui| {
        let all = [
            Speed::Normal,
            Speed::Double,
            Speed::Quadruple,
            Speed::Instant,
        ];
        let all = all.map(|speed| (speed, words.get(speed.text_key())));
        choice(ui, &mut settings.speed, &all);
    });
    row(ui, words, "settings-own-dice", |_| {});
    switched(ui, words, "settings-hints", &mut settings.hints);
    switched(ui, words, "settings-next-hero", &mut settings.next_hero);
    row(ui, words, "settings-reactions", |ui| {
        let all = [
            (Reactions::Always, words.get("reaction-always")),
            (Reactions::InDanger, words.get("reaction-danger")),
            (Reactions::Never, words.get("reaction-never")),
        ];
        choice(ui, &mut settings.reactions, &all);
        if settings.reactions == Reactions::InDanger {
            ui.horizontal(|ui| {
                let mut value = i32::from(settings.danger);
                slider(ui, &mut value, 1, 100, 1, &words.get("settings-danger"));
                settings.danger = value as u8;
                percent(ui, value);
            });
            caption(ui, words.get("settings-danger"));
        }
        let kinds = settings.reactions_by_kind.len();
        if kinds > 0 {
            let label = Phrase::new("settings-reactions-own").with("n", kinds);
            if ui.add(Button::new(&words.plain(&label)).quiet()).clicked() {
                settings.reactions_by_kind.clear();
            }
        }
    });
    let less = &mut settings.reduced_motion;
    switched(ui, words, "settings-reduced-motion", less);
}

fn volumes(
    ui: &mut Ui,
    words: &Words,
    settings: &mut Settings,
    sound: &mut MessageWriter<PlaySound>,
    silent: bool,
) {
    if silent {
        let colour = palette(ui.ctx()).oxblood;
        let text = words.get("settings-no-device");
        rich(ui, text, regular(size::BODY), colour);
        ui.add_space(6.0);
    }
    switched(ui, words, "settings-muted", &mut settings.muted);
    for (key, volume) in [
        ("settings-volume-effects", &mut settings.volume_effects),
        ("settings-volume-music", &mut settings.volume_music),
        ("settings-volume-room", &mut settings.volume_room),
    ] {
        row(ui, words, key, |ui| {
            ui.horizontal(|ui| {
                let mut value = i32::from(*volume);
                let response = slider(ui, &mut value, 0, 100, 5, &words.get(key));
                *volume = value as u8;
                percent(ui, value);
                if response.drag_stopped() && key == "settings-volume-effects" {
                    sound.write(PlaySound::new("dice_felt_d6"));
                }
            });
        });
    }
}

fn percent(ui: &mut Ui, value: i32) {
    let ink = palette(ui.ctx()).ink;
    rich(ui, format!("{value}%"), regular(size::BUTTON), ink);
}

fn keys(ui: &mut Ui, words: &Words, settings: &Settings, shown: &mut Shown) {
    caption(ui, words.get("settings-keys-note"));
    caption(ui, words.get("settings-mouse"));
    if let Some(bound) = &shown.bound {
        let colour = palette(ui.ctx()).oxblood;
        rich(ui, words.plain(bound), regular(size::BODY), colour);
    }
    ui.add_space(6.0);
    for command in Command::ALL {
        ui.horizontal(|ui| {
            let ink = palette(ui.ctx()).ink;
            let label = (ui.available_width() - 230.0).clamp(120.0, 320.0);
            ui.allocate_ui_with_layout(
                egui::vec2(label, 32.0),
                egui::Layout::left_to_right(egui::Align::Center),
                |ui| {
                    ui.set_width(label);
                    rich(ui, words.get(command.text_key()), regular(size::BODY), ink);
                },
            );
            let awaited = shown.binding == Some(command);
            let key = if awaited {
                words.get("settings-press-key")
            } else {
                let key = settings.keys.label(command);
                key.unwrap_or_else(|| words.get("settings-no-key"))
            };
            let name = Phrase::new("settings-key-of")
                .with("command", words.get(command.text_key()))
                .with("key", key.clone());
            let name = words.plain(&name);
            let slip = Button::new(&key).name(&name).quiet().width(190.0);
            let slip = ui.add(slip.chosen(awaited));
            if tooltip(slip, words.get("settings-rebind")).clicked() {
                shown.binding = (!awaited).then_some(command);
                shown.bound = None;
            }
        });
    }
}

impl Shown {
    /// Takes the next key pressed for a command; Esc keeps the old one.
    fn bind(&mut self, ctx: &egui::Context, command: Command, words: &Words, keys: &mut Keys) {
        let Some((key, modifiers)) = next_key(ctx) else {
            return;
        };
        self.binding = None;
        if key == egui::Key::Escape {
            return;
        }
        let chord = Chord::new(key, modifiers);
        let told = |text| Phrase::new(text).with("key", chord.label());
        self.bound = match keys.bind(command, chord.clone()) {
            Bound::Alone => None,
            Bound::Refused => Some(told("settings-key-refused")),
            Bound::TakenFrom(other) => {
                let other = words.get(other.text_key());
                Some(told("settings-key-taken").with("command", other))
            }
        };
    }
}

/// The next key pressed, which then does nothing else.
fn next_key(ctx: &egui::Context) -> Option<(egui::Key, egui::Modifiers)> {
    ctx.input_mut(|input| {
        let found = input.events.iter().position(|event| {
            matches!(
                event,
                egui::Event::Key {
                    pressed: true,
                    repeat: false,
                    ..
                }
            )
        })?;
        match input.events.remove(found) {
            egui::Event::Key { key, modifiers, .. } => Some((key, modifiers)),
            _ => None,
        }
    })
}
