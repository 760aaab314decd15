//! Sound effects by name, from the sound index; silent without a sound device.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

use bevy::{
    audio::{AudioSinkPlayback, Decodable, PlaybackMode, Volume},
    prelude::*,
    window::RequestRedraw,
};

use super::music;
use crate::app::{Settings, Shelf};
use crate::content::{Files, SoundIndex};

/// Plays a sound by its name in the sound index; an unknown name is silent.
#[derive(Message, Clone, Debug)]
pub struct PlaySound(pub String);

impl PlaySound {
    pub fn new(name: impl Into<String>) -> Self {
        PlaySound(name.into())
    }
}

/// Systems that play the sounds requested in this frame.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct SoundSystems;

/// Sounds ready to be played.
#[derive(Resource, Default)]
pub(in crate::app) struct Sounds {
    known: BTreeMap<String, Sound>,
    /// Files that the sounds were read from.
    files: Files,
    /// Counter for alternating between the recordings of a sound.
    turn: usize,
}

struct Sound {
    takes: Vec<Handle<AudioSource>>,
    looped: bool,
    volume: f32,
}

impl Sounds {
    /// First recording of a sound, and its own volume.
    pub(in crate::app) fn recording(&self, name: &str) -> Option<(&Handle<AudioSource>, f32)> {
        let sound = self.known.get(name)?;
        Some((sound.takes.first()?, sound.volume))
    }
}

/// Volume slider that applies to a sound.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Slider {
    Effects,
    Music,
    Room,
}

impl Slider {
    fn of(name: &str) -> Slider {
        match name {
            "room_tone" => Slider::Room,
            _ => Slider::Effects,
        }
    }

    pub(in crate::app) fn volume(self, settings: &Settings) -> f32 {
        if settings.muted {
            return 0.0;
        }
        let percent = match self {
            Slider::Effects => settings.volume_effects,
            Slider::Music => settings.volume_music,
            Slider::Room => settings.volume_room,
        };
        // Loudness follows power, so squaring makes half the slider sound half as loud.
        (f32::from(percent) / 100.0).powi(2)
    }
}

/// A sound's own volume.
#[derive(Component)]
pub(in crate::app) struct Loudness(pub(in crate::app) f32);

/// Name of an endless sound.
#[derive(Component)]
struct Looped(String);

/// Limit on sounds started at once; a whole fight in an instant must not turn into noise.
const MOST_AT_ONCE: usize = 16;

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>()
        .init_resource::<music::ShownMood>();
    // Without a device the audio plugin and its asset type are missing.
    if app.world().contains_resource::<Assets<AudioSource>>() {
        app.init_resource::<Sounds>()
            .add_systems(Startup, (load, begin_room).chain())
            .add_systems(
                Update,
                (
                    load.run_if(resource_changed::<Shelf>),
                    adjust.run_if(resource_changed::<Settings>),
                )
                    .chain(),
            )
            .add_systems(Last, play.in_set(SoundSystems));
        music::plugin(app);
    } else {
        warn!("there is no sound device: the game is silent");
    }
}

/// True if there may be an audio device. Checked first because the audio library prints to the
/// terminal if there is none.
pub(in crate::app) fn device_is_likely() -> bool {
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

/// Reads the sounds at the start, and again after mods were switched or files edited. Loops whose
/// recording changed restart.
fn load(
    shelf: Res<Shelf>,
    mut sounds: ResMut<Sounds>,
    mut sources: ResMut<Assets<AudioSource>>,
    looping: Query<(Entity, &Looped, &AudioPlayer)>,
    mut play: MessageWriter<PlaySound>,
    mut commands: Commands,
) {
    if sounds.files.same_below(&shelf.files, "assets/sound") {
        return;
    }
    sounds.files = shelf.files.clone();
    let index = match SoundIndex::read(&shelf.files) {
        Ok(index) => index,
        Err(problem) => {
            warn!("{problem}");
            return;
        }
    };
    let old = std::mem::take(&mut sounds.known);
    for (name, listed) in index.sounds {
        let before: &[Handle<AudioSource>] = old.get(&name).map_or(&[], |sound| &sound.takes);
        let takes = listed.files.iter().filter_map(|recording| {
            let source = take(&shelf.files, recording)?;
            let same = |handle: &&Handle<AudioSource>| {
                sources
                    .get(*handle)
                    .is_some_and(|known| known.bytes == source.bytes)
            };
            let same = before.iter().find(same).cloned();
            Some(same.unwrap_or_else(|| sources.add(source)))
        });
        let sound = Sound {
            takes: takes.collect(),
            looped: listed.looped,
            volume: listed.volume,
        };
        sounds.known.insert(name, sound);
    }
    for (entity, Looped(name), player) in &looping {
        let goes_on = |sound: &Sound| sound.takes.contains(&player.0);
        if !sounds.known.get(name).is_some_and(goes_on) {
            commands.entity(entity).despawn();
            play.write(PlaySound::new(name.clone()));
        }
    }
}

/// One recording: from the last mod that has it, or the game's own if that cannot be played.
fn take(files: &Files, recording: &str) -> Option<AudioSource> {
    let place = SoundIndex::place(recording);
    let read = |files: &Files| {
        let path = files.file(&place)?;
        let read = fs::read(path).map_err(|error| error.to_string());
        let playable = read.and_then(playable);
        let complain = |problem: &String| warn!("{}: {problem}", path.display());
        playable.inspect_err(complain).ok()
    };
    read(files).or_else(|| read(&files.without_mods()))
}

/// A sound that is known to be playable. The audio library aborts the program on a malformed file,
/// so it is tried here, where that can be caught.
fn playable(bytes: Vec<u8>) -> Result<AudioSource, String> {
    let source = AudioSource {
        bytes: bytes.into(),
    };
    match catch_unwind(AssertUnwindSafe(|| drop(source.decoder()))) {
        Ok(()) => Ok(source),
        Err(_) => Err("this sound cannot be played".into()),
    }
}

/// Starts the background sound of the room.
fn begin_room(mut play: MessageWriter<PlaySound>) {
    play.write(PlaySound::new("room_tone"));
}

fn play(
    mut asked: MessageReader<PlaySound>,
    settings: Res<Settings>,
    playing: Query<(), With<Slider>>,
    mut sounds: ResMut<Sounds>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let room = MOST_AT_ONCE.saturating_sub(playing.iter().len());
    // The same sound twice at once would only be louder.
    let names: BTreeSet<&str> = asked.read().map(|asked| asked.0.as_str()).collect();
    for name in names.into_iter().take(room) {
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
        // A loop may be turned up later; anything else ends too soon to matter.
        if volume <= 0.0 && !sound.looped {
            continue;
        }
        let mode = if sound.looped {
            PlaybackSettings::LOOP
        } else {
            PlaybackSettings::DESPAWN
        };
        let mut playing = commands.spawn((
            AudioPlayer(take.clone()),
            PlaybackSettings {
                paused: volume <= 0.0,
                ..mode.with_volume(Volume::Linear(volume))
            },
            slider,
            Loudness(sound.volume),
        ));
        if sound.looped {
            playing.insert(Looped(name.to_owned()));
        }
        // The sound starts with the next frame, so request it now.
        redraw.write(RequestRedraw);
    }
}

/// Applies the sliders at once; a sound at volume zero is paused.
fn adjust(
    settings: Res<Settings>,
    mut playing: Query<(&mut AudioSink, &Slider, &Loudness, &PlaybackSettings)>,
) {
    for (mut sink, slider, loudness, playback) in &mut playing {
        let volume = slider.volume(&settings) * loudness.0;
        sink.set_volume(Volume::Linear(volume));
        if volume > 0.0 {
            sink.play();
        } else if matches!(playback.mode, PlaybackMode::Despawn) {
            sink.stop();
        } else {
            sink.pause();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_of_the_game_can_be_played() {
        let files = Files::of_game(Path::new(env!("CARGO_MANIFEST_DIR")));
        let index = SoundIndex::read(&files).unwrap();
        assert!(!index.sounds.is_empty());
        for (name, listed) in &index.sounds {
            assert!(!listed.files.is_empty(), "{name}");
            for recording in &listed.files {
                assert!(take(&files, recording).is_some(), "{name}: {recording}");
            }
        }
    }

    #[test]
    fn a_damaged_sound_is_refused_and_stops_nothing() {
        let door = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound/page.wav");
        let mut bytes = fs::read(door).unwrap();
        assert!(playable(bytes.clone()).is_ok());
        // Zero channels.
        bytes[22] = 0;
        assert!(playable(bytes).is_err());
        assert!(playable(b"fLaC".to_vec()).is_err());
    }

    #[test]
    fn sliders_go_from_silence_to_full() {
        let silent = Settings {
            volume_effects: 0,
            volume_room: 100,
            ..Settings::default()
        };
        assert_eq!(Slider::of("die_felt_d6").volume(&silent), 0.0);
        assert_eq!(Slider::of("room_tone").volume(&silent), 1.0);
    }
}
