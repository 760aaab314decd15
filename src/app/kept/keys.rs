//! Key bindings.

use std::collections::BTreeMap;

use bevy_egui::egui;
use serde::{Deserialize, Serialize};

/// Actions that a key can be bound to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Command {
    /// Finish all animations.
    Hurry,
    /// Undo the last choice.
    Undo,
    /// Redo it.
    Redo,
    /// Show what the bot would do.
    Advice,
    /// Take the next step if there is only one choice.
    Proceed,
    /// Attack the same foe until something changes.
    KeepAttacking,
    /// Take what ends the turn.
    EndTurn,
    /// React to nothing this time.
    LetPass,
    /// Collapse or expand the log.
    Log,
    /// Go back one line in the log.
    Earlier,
    /// Go forward one line in the log.
    Later,
    /// Open the rulebook at the rule in force.
    Rulebook,
    /// Show the threats of all foes, or hide them.
    Threats,
    /// Show the whole board.
    WholeBoard,
    ZoomIn,
    ZoomOut,
    QuickSave,
    /// Take a screenshot.
    Picture,
    /// Fill the screen, or not.
    FullScreen,
    /// Silence everything, or not.
    Mute,
}

impl Command {
    /// All commands, in the order of the settings screen.
    pub const ALL: [Command; 20] = [
        Command::Hurry,
        Command::Proceed,
        Command::Undo,
        Command::Redo,
        Command::Advice,
        Command::KeepAttacking,
        Command::EndTurn,
        Command::LetPass,
        Command::Log,
        Command::Earlier,
        Command::Later,
        Command::Rulebook,
        Command::Threats,
        Command::WholeBoard,
        Command::ZoomIn,
        Command::ZoomOut,
        Command::QuickSave,
        Command::Picture,
        Command::FullScreen,
        Command::Mute,
    ];

    /// Phrase key of its name.
    pub fn text_key(self) -> &'static str {
        match self {
            Command::Hurry => "key-hurry",
            Command::Undo => "key-undo",
            Command::Redo => "key-redo",
            Command::Advice => "key-advice",
            Command::Proceed => "key-proceed",
            Command::KeepAttacking => "key-keep-attacking",
            Command::EndTurn => "key-end-turn",
            Command::LetPass => "key-let-pass",
            Command::Log => "key-log",
            Command::Earlier => "key-earlier",
            Command::Later => "key-later",
            Command::Rulebook => "key-rulebook",
            Command::Threats => "key-threats",
            Command::WholeBoard => "key-whole-board",
            Command::ZoomIn => "key-zoom-in",
            Command::ZoomOut => "key-zoom-out",
            Command::QuickSave => "key-quick-save",
            Command::Picture => "key-picture",
            Command::FullScreen => "key-full-screen",
            Command::Mute => "key-mute",
        }
    }
}

/// A key with modifiers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chord {
    pub key: String,
    /// Ctrl, or Cmd on a Mac.
    #[serde(default)]
    pub ctrl: bool,
    #[serde(default)]
    pub shift: bool,
    #[serde(default)]
    pub alt: bool,
}

impl Chord {
    /// A key without modifiers.
    pub fn plain(key: egui::Key) -> Chord {
        Chord {
            key: key.name().to_owned(),
            ctrl: false,
            shift: false,
            alt: false,
        }
    }

    /// A key with the modifiers held down.
    pub fn new(key: egui::Key, modifiers: egui::Modifiers) -> Chord {
        Chord {
            key: key.name().to_owned(),
            ctrl: modifiers.command || modifiers.ctrl,
            shift: modifiers.shift,
            alt: modifiers.alt,
        }
    }

    /// Its notation: `Ctrl+Z`.
    pub fn label(&self) -> String {
        let mut label = String::new();
        for (held, name) in [
            (self.ctrl, "Ctrl+"),
            (self.shift, "Shift+"),
            (self.alt, "Alt+"),
        ] {
            if held {
                label.push_str(name);
            }
        }
        label.push_str(&self.key);
        label
    }

    /// True if it means the same everywhere: digits take choices, Tab and Esc move through the
    /// screens.
    fn is_taken(&self) -> bool {
        let digit = self.key.len() == 1 && self.key.starts_with(|c: char| c.is_ascii_digit());
        let held = self.ctrl || self.alt;
        matches!(&*self.key, "Tab" | "Escape") || (digit && !held)
    }

    fn modifiers(&self) -> egui::Modifiers {
        egui::Modifiers {
            alt: self.alt,
            shift: self.shift,
            command: self.ctrl,
            ..egui::Modifiers::NONE
        }
    }
}

/// What came of binding a command to a chord.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// No other command had it.
    Alone,
    /// This command had it, and has none now.
    TakenFrom(Command),
    /// Nothing changes: every screen needs the chord for itself.
    Refused,
}

/// Key bindings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Keys(
    /// The chord of each command; a missing command has none.
    pub BTreeMap<Command, Chord>,
);

impl Default for Keys {
    fn default() -> Self {
        let ctrl = egui::Modifiers {
            command: true,
            ..egui::Modifiers::NONE
        };
        Keys(BTreeMap::from([
            (Command::Hurry, Chord::plain(egui::Key::Space)),
            (Command::Proceed, Chord::plain(egui::Key::Enter)),
            (Command::Undo, Chord::new(egui::Key::Z, ctrl)),
            (Command::Redo, Chord::new(egui::Key::Y, ctrl)),
            (Command::Advice, Chord::plain(egui::Key::H)),
            (Command::KeepAttacking, Chord::plain(egui::Key::R)),
            (Command::EndTurn, Chord::plain(egui::Key::E)),
            (Command::LetPass, Chord::plain(egui::Key::N)),
            (Command::Log, Chord::plain(egui::Key::L)),
            (Command::Earlier, Chord::plain(egui::Key::PageUp)),
            (Command::Later, Chord::plain(egui::Key::PageDown)),
            (Command::Rulebook, Chord::plain(egui::Key::F1)),
            (Command::Threats, Chord::plain(egui::Key::T)),
            (Command::WholeBoard, Chord::plain(egui::Key::Home)),
            (Command::ZoomIn, Chord::plain(egui::Key::Plus)),
            (Command::ZoomOut, Chord::plain(egui::Key::Minus)),
            (Command::QuickSave, Chord::plain(egui::Key::F5)),
            (Command::Picture, Chord::plain(egui::Key::F12)),
            (Command::FullScreen, Chord::plain(egui::Key::F11)),
            (Command::Mute, Chord::new(egui::Key::M, ctrl)),
        ]))
    }
}

impl Keys {
    /// True if a command's key was pressed since the last frame; consumes the press.
    ///
    /// During text input only function keys and chords with Ctrl count, and while a widget has the
    /// focus, Space and Enter belong to it.
    pub fn pressed(&self, ctx: &egui::Context, command: Command) -> bool {
        let Some(chord) = self.0.get(&command) else {
            return false;
        };
        let Some(key) = egui::Key::from_name(&chord.key) else {
            return false;
        };
        let function_key = key >= egui::Key::F1 && key <= egui::Key::F35;
        if ctx.text_edit_focused() && !function_key && !chord.ctrl {
            return false;
        }
        let for_the_focused = matches!(key, egui::Key::Space | egui::Key::Enter)
            && ctx.memory(|memory| memory.focused().is_some());
        if for_the_focused {
            return false;
        }
        ctx.input_mut(|input| input.consume_key(chord.modifiers(), key))
    }

    /// Binds a command to a chord, taking the chord from any other command.
    pub fn bind(&mut self, command: Command, chord: Chord) -> Bound {
        if chord.is_taken() {
            return Bound::Refused;
        }
        let mut others = self.0.iter().filter(|(other, _)| **other != command);
        let robbed = others.find(|(_, bound)| **bound == chord);
        let robbed = robbed.map(|(other, _)| *other);
        self.0.retain(|_, bound| *bound != chord);
        self.0.insert(command, chord);
        robbed.map_or(Bound::Alone, Bound::TakenFrom)
    }

    /// Binds commands without a key to their usual ones, where these are free.
    pub(super) fn fill_in(&mut self) {
        for (command, chord) in Keys::default().0 {
            if !self.0.values().any(|bound| *bound == chord) {
                self.0.entry(command).or_insert(chord);
            }
        }
    }

    /// Notation of a command's key, if it has one.
    pub fn label(&self, command: Command) -> Option<String> {
        self.0.get(&command).map(Chord::label)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_key_that_exists() {
        let keys = Keys::default();
        for command in Command::ALL {
            let chord = &keys.0[&command];
            assert!(
                egui::Key::from_name(&chord.key).is_some(),
                "{command:?}: {}",
                chord.key
            );
        }
    }

    #[test]
    fn a_chord_belongs_to_one_command() {
        let mut keys = Keys::default();
        let h = || Chord::plain(egui::Key::H);
        let taken = keys.bind(Command::Log, h());
        assert_eq!(taken, Bound::TakenFrom(Command::Advice));
        assert_eq!(keys.label(Command::Advice), None);
        assert_eq!(keys.label(Command::Log).as_deref(), Some("H"));
        assert_eq!(keys.bind(Command::Log, h()), Bound::Alone);
    }

    #[test]
    fn keys_that_every_screen_needs_are_refused() {
        use egui::{Key, Modifiers};
        let mut keys = Keys::default();
        for key in [Key::Num1, Key::Num9, Key::Tab, Key::Escape] {
            assert_eq!(keys.bind(Command::Log, Chord::plain(key)), Bound::Refused);
        }
        assert_eq!(keys, Keys::default());
        let with_ctrl = Chord::new(Key::Num1, Modifiers::CTRL);
        assert_eq!(keys.bind(Command::Log, with_ctrl), Bound::Alone);
    }
}
