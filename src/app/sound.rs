//! Sounds by name, out of the sound index; without a sound device everything is silent.

use std::{collections::BTreeMap, fs, path::Path};

use bevy::{
    audio::{AudioSinkPlayback, Volume},
    prelude::*,
};
use serde::Deserialize;

use super::{Settings, paths::Paths};

/// Asks for a sound by its name in the sound index; an unknown one is silent.
#[derive(Message, Clone, Debug)]
pub struct PlaySound(
    /// The name.
    pub String,
);

impl PlaySound {
    /// The sound of that name.
    pub fn new(name: impl Into<String>) -> Self {
        PlaySound(name.into())
    }
}

/// The index of sounds.
#[derive(Deserialize)]
struct Index {
    sounds: BTreeMap<String, Listed>,
}

#[derive(Deserialize)]
struct Listed {
    files: Vec<String>,
    #[serde(default)]
    looped: bool,
    #[serde(default = "full")]
    volume: f32,
}

fn full() -> f32 {
    1.0
}

/// Sounds ready to be played.
#[derive(Resource, Default)]
struct Sounds {
    known: BTreeMap<String, Sound>,
    /// Counts up, so that a sound of several recordings takes them in turn.
    turn: usize,
}

struct Sound {
    takes: Vec<Handle<AudioSource>>,
    looped: bool,
    volume: f32,
}

/// Which slider a sound is under.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Slider {
    Effects,
    Music,
    Room,
}

impl Slider {
    fn of(name: &str) -> Slider {
        match name {
            "room_tone" => Slider::Room,
            name if name.starts_with("music") => Slider::Music,
            _ => Slider::Effects,
        }
    }

    fn volume(self, settings: &Settings) -> f32 {
        let percent = match self {
            Slider::Effects => settings.volume_effects,
            Slider::Music => settings.volume_music,
            Slider::Room => settings.volume_room,
        };
        // Ears hear loudness by its power, so that half a slider sounds like half.
        (f32::from(percent) / 100.0).powi(2)
    }
}

/// How loud a sound is by itself.
#[derive(Component)]
struct Loudness(f32);

/// No more sounds than this at once; a whole fight in an instant is not a noise.
const MOST_AT_ONCE: usize = 16;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>();
    // Without a device the audio plugin is left out, and the asset type with it.
    if app.world().contains_resource::<Assets<AudioSource>>() {
        app.init_resource::<Sounds>()
            .add_systems(Startup, (load, begin_room).chain())
            .add_systems(Update, (play, adjust.run_if(resource_changed::<Settings>)));
    }
}

/// Whether there may be something to play sound on. The library below writes to the terminal when
/// there is nothing, so it is not even asked then.
pub(super) fn device_is_likely() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let cards = fs::read_to_string("/proc/asound/cards").unwrap_or_default();
    let has_card = !cards.trim().is_empty() && !cards.contains("no soundcards");
    let runtime = std::env::var_os("XDG_RUNTIME_DIR").unwrap_or_default();
    let runtime = Path::new(&runtime);
    let has_server = std::env::var_os("PULSE_SERVER").is_some()
        || ["pulse/native", "pipewire-0"]
            .iter()
            .any(|socket| runtime.join(socket).exists());
    has_card || has_server
}

fn load(paths: Res<Paths>, mut sounds: ResMut<Sounds>, mut sources: ResMut<Assets<AudioSource>>) {
    let folder = paths.assets().join("sound");
    let read = fs::read_to_string(folder.join("index.ron")).map_err(|error| error.to_string());
    let index = read.and_then(|text| ron::from_str::<Index>(&text).map_err(|e| e.to_string()));
    let index = match index {
        Ok(index) => index,
        Err(problem) => {
            warn!("{}: {problem}", folder.join("index.ron").display());
            return;
        }
    };
    for (name, listed) in index.sounds {
        let takes = listed.files.iter().filter_map(|file| {
            let bytes = fs::read(folder.join(file));
            let bytes = bytes.inspect_err(|error| warn!("{file}: {error}")).ok()?;
            Some(sources.add(AudioSource {
                bytes: bytes.into(),
            }))
        });
        let sound = Sound {
            takes: takes.collect(),
            looped: listed.looped,
            volume: listed.volume,
        };
        sounds.known.insert(name, sound);
    }
}

/// The room is always there.
fn begin_room(mut play: MessageWriter<PlaySound>) {
    play.write(PlaySound::new("room_tone"));
}

fn play(
    mut asked: MessageReader<PlaySound>,
    settings: Res<Settings>,
    playing: Query<(), With<Slider>>,
    mut sounds: ResMut<Sounds>,
    mut commands: Commands,
) {
    let room = MOST_AT_ONCE.saturating_sub(playing.iter().len());
    for PlaySound(name) in asked.read().take(room) {
        sounds.turn += 1;
        let turn = sounds.turn;
        let Some(sound) = sounds.known.get(name) else {
            debug!("no sound: {name}");
            continue;
        };
        let Some(take) = sound.takes.get(turn % sound.takes.len().max(1)) else {
            continue;
        };
        let slider = Slider::of(name);
        let volume = slider.volume(&settings) * sound.volume;
        // What loops may be turned up later; anything else is over too soon to bother.
        if volume <= 0.0 && !sound.looped {
            continue;
        }
        let mode = if sound.looped {
            PlaybackSettings::LOOP
        } else {
            PlaybackSettings::DESPAWN
        };
        commands.spawn((
            AudioPlayer(take.clone()),
            mode.with_volume(Volume::Linear(volume)),
            slider,
            Loudness(sound.volume),
        ));
    }
}

/// The sliders are heard at once.
fn adjust(settings: Res<Settings>, mut playing: Query<(&mut AudioSink, &Slider, &Loudness)>) {
    for (mut sink, slider, loudness) in &mut playing {
        sink.set_volume(Volume::Linear(slider.volume(&settings) * loudness.0));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_index_names_files_that_are_there() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound");
        let text = fs::read_to_string(folder.join("index.ron")).unwrap();
        let index: Index = ron::from_str(&text).unwrap();
        assert!(!index.sounds.is_empty());
        for (name, listed) in &index.sounds {
            assert!(!listed.files.is_empty(), "{name}");
            for file in &listed.files {
                assert!(folder.join(file).is_file(), "{name}: {file}");
            }
        }
    }

    #[test]
    fn sliders_go_from_silence_to_full() {
        let silent = Settings {
            volume_effects: 0,
            volume_room: 100,
            ..Settings::default()
        };
        assert_eq!(Slider::of("die_felt").volume(&silent), 0.0);
        assert_eq!(Slider::of("room_tone").volume(&silent), 1.0);
    }
}
