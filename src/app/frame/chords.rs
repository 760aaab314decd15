//! The modifiers of each key as they were when it was typed: egui's input takes those at the end of a
//! frame for all of its keys, so that a chord typed within one slow frame would lose its Ctrl.

use bevy::{
    input::keyboard::{Key, KeyboardFocusLost, KeyboardInput},
    prelude::*,
};
use bevy_egui::{
    EguiInput, EguiPreUpdateSet, egui,
    helpers::{bevy_to_egui_key, bevy_to_egui_physical_key},
    input::ModifierKeysState,
};

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        put_right
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn put_right(
    mut typed: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut inputs: Query<&mut EguiInput>,
    mut held: Local<ModifierKeysState>,
) {
    if focus_lost.read().count() > 0 {
        *held = ModifierKeysState::default();
    }
    let keys: Vec<Typed> = typed
        .read()
        .filter_map(|input| follow(&mut held, input))
        .collect();
    if keys.is_empty() {
        return;
    }
    for mut input in &mut inputs {
        as_typed(&keys, &mut input.0.events);
    }
}

/// A key that went down or up, and the modifiers held then.
struct Typed {
    key: egui::Key,
    pressed: bool,
    modifiers: egui::Modifiers,
}

/// Keeps account of what is held; returns the key if egui knows it.
fn follow(held: &mut ModifierKeysState, input: &KeyboardInput) -> Option<Typed> {
    let pressed = input.state.is_pressed();
    match input.logical_key {
        Key::Shift => held.shift = pressed,
        Key::Control => held.ctrl = pressed,
        Key::Alt => held.alt = pressed,
        Key::Super | Key::Meta => held.win = pressed,
        _ => {}
    }
    let physical = || bevy_to_egui_physical_key(&input.key_code);
    Some(Typed {
        key: bevy_to_egui_key(&input.logical_key).or_else(physical)?,
        pressed,
        modifiers: held.to_egui_modifiers(),
    })
}

/// Gives the keys among a frame's events their modifiers, and takes out the letters that chords
/// would write.
fn as_typed(keys: &[Typed], events: &mut Vec<egui::Event>) {
    let mut keys = keys.iter();
    let mut kept: Vec<egui::Event> = Vec::with_capacity(events.len());
    for mut event in events.drain(..) {
        if let egui::Event::Key {
            key,
            pressed,
            modifiers,
            ..
        } = &mut event
            && let Some(typed) = keys.find(|it| (it.key, it.pressed) == (*key, *pressed))
        {
            let lost = typed.modifiers.command && !modifiers.command;
            if lost && *pressed && matches!(kept.last(), Some(egui::Event::Text(_))) {
                kept.pop();
            }
            *modifiers = typed.modifiers;
        }
        kept.push(event);
    }
    *events = kept;
}

#[cfg(test)]
mod tests {
    use bevy::input::{ButtonState, keyboard::KeyCode};

    use super::*;

    fn input(key_code: KeyCode, logical_key: Key, state: ButtonState) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    fn press(key: egui::Key) -> egui::Event {
        egui::Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        }
    }

    #[test]
    fn a_chord_typed_within_one_frame_keeps_its_modifier() {
        let letter = |name: &str| Key::Character(name.into());
        // Ctrl, Z and then A, all within one frame, at whose end nothing is held.
        let inputs = [
            input(KeyCode::ControlLeft, Key::Control, ButtonState::Pressed),
            input(KeyCode::KeyZ, letter("z"), ButtonState::Pressed),
            input(KeyCode::ControlLeft, Key::Control, ButtonState::Released),
            input(KeyCode::KeyA, letter("a"), ButtonState::Pressed),
        ];
        let mut held = ModifierKeysState::default();
        let keys: Vec<Typed> = inputs
            .iter()
            .filter_map(|input| follow(&mut held, input))
            .collect();
        let text = |letter: &str| egui::Event::Text(letter.into());
        let (z, a) = (press(egui::Key::Z), press(egui::Key::A));
        let mut events = vec![text("z"), z, text("a"), a];
        as_typed(&keys, &mut events);
        let commands: Vec<bool> = events
            .iter()
            .filter_map(|event| match event {
                egui::Event::Key { modifiers, .. } => Some(modifiers.command),
                _ => None,
            })
            .collect();
        let ctrl = !cfg!(target_os = "macos");
        assert_eq!(commands, [ctrl, false]);
        assert_eq!(events.contains(&text("z")), !ctrl, "a chord writes nothing");
        assert!(events.contains(&text("a")));
    }
}
