//! Music that follows the game. A piece has a calm and a tense layer of equal length; both always
//! run together, and only their volumes change. Fading happens where samples are produced, so that
//! it continues while nothing is drawn.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};
use std::time::Duration;

use bevy::{
    audio::{AddAudioSource, ChannelCount, Decodable, Sample, SampleRate, Source, Volume},
    prelude::*,
    window::RequestRedraw,
};

use super::sound::{Loudness, Slider, Sounds};
use crate::app::{AppState, CurrentTable, Settings};
use crate::game::Mood;

/// Seconds a layer takes to fade from silence to full volume.
const FADE: f32 = 1.5;

/// The mood of what the table shows; the music follows it.
#[derive(Resource, Default)]
pub struct ShownMood(pub Mood);

/// The systems that follow [`ShownMood`], in `Update`.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct MusicSystems;

/// A piece and the volumes of its layers.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Wish {
    piece: &'static str,
    calm: f32,
    tense: f32,
}

impl Wish {
    /// Music for a screen and a mood; `None` is silence.
    fn at(state: AppState, mood: Option<Mood>) -> Option<Wish> {
        let wish = |piece, calm, tense| Some(Wish { piece, calm, tense });
        match (state, mood) {
            (AppState::Loading, _) => None,
            (AppState::Shelf, _) => wish("title", 1.0, 0.35),
            (AppState::Setup, _) => wish("title", 1.0, 0.7),
            (AppState::Title, _) | (AppState::Table, None) => wish("title", 1.0, 0.0),
            (AppState::Table, Some(mood)) => match mood {
                Mood::Calm => wish("exploring", 1.0, 0.0),
                Mood::Danger => wish("exploring", 1.0, 0.8),
                Mood::Fight => wish("fight", 1.0, 0.0),
                Mood::Peril => wish("fight", 1.0, 1.0),
                Mood::Victory => wish("title", 1.0, 1.0),
                // A defeat gets silence.
                Mood::Defeat => None,
            },
        }
    }
}

/// Target volumes of the layers; set by the program, read where samples are produced.
#[derive(Default, Debug)]
struct Levels([AtomicU32; 2]);

impl Levels {
    fn set(&self, calm: f32, tense: f32) {
        for (level, wanted) in self.0.iter().zip([calm, tense]) {
            level.store(wanted.to_bits(), Ordering::Relaxed);
        }
    }

    fn get(&self) -> [f32; 2] {
        [0, 1].map(|i| f32::from_bits(self.0[i].load(Ordering::Relaxed)))
    }
}

/// Both layers of a piece.
#[derive(Asset, TypePath, Clone)]
struct Piece {
    calm: AudioSource,
    tense: AudioSource,
    levels: Arc<Levels>,
}

/// A piece that is playing or paused.
#[derive(Component)]
struct Playing {
    piece: &'static str,
    /// Recording of its calm layer.
    calm: Handle<AudioSource>,
    levels: Arc<Levels>,
}

type Layer = <AudioSource as Decodable>::Decoder;

/// Mixed samples of both layers in an endless loop. Once faded out, they pause and later resume
/// from the same position.
struct Mixed {
    piece: Piece,
    layers: [Layer; 2],
    /// Current volume of each layer, from 0 to 1.
    now: [f32; 2],
    gains: [f32; 2],
    /// Channel of the next sample.
    channel: u16,
    resting: bool,
}

impl Decodable for Piece {
    type Decoder = Mixed;

    fn decoder(&self) -> Mixed {
        Mixed {
            piece: self.clone(),
            layers: [self.calm.decoder(), self.tense.decoder()],
            now: [0.0; 2],
            gains: [0.0; 2],
            channel: 0,
            resting: true,
        }
    }
}

impl Mixed {
    /// Advances the fading by one audio frame.
    fn fade(&mut self) {
        let wanted = self.piece.levels.get();
        self.resting = wanted == [0.0; 2] && self.now == [0.0; 2];
        let step = 1.0 / (FADE * self.sample_rate().get() as f32);
        for ((now, gain), wanted) in self.now.iter_mut().zip(&mut self.gains).zip(wanted) {
            *now += (wanted - *now).clamp(-step, step);
            *gain = *now * *now * (3.0 - 2.0 * *now);
        }
    }
}

impl Iterator for Mixed {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if self.channel == 0 {
            self.fade();
        }
        self.channel = (self.channel + 1) % self.channels().get();
        if self.resting {
            return Some(0.0);
        }
        let mut calm = self.layers[0].next();
        if calm.is_none() {
            // The calm layer leads; when it ends, both start over.
            self.layers = [self.piece.calm.decoder(), self.piece.tense.decoder()];
            calm = self.layers[0].next();
        }
        let alike = self.layers[0].channels() == self.layers[1].channels();
        let tense = self.layers[1].next().filter(|_| alike).unwrap_or(0.0);
        Some(calm? * self.gains[0] + tense * self.gains[1])
    }
}

impl Source for Mixed {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        self.layers[0].channels()
    }

    fn sample_rate(&self) -> SampleRate {
        self.layers[0].sample_rate()
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_audio_source::<Piece>()
        .add_systems(Update, follow.in_set(MusicSystems));
}

/// Plays the music that fits what the table shows.
fn follow(
    state: Res<State<AppState>>,
    shown: Res<ShownMood>,
    table: Option<Res<CurrentTable>>,
    settings: Res<Settings>,
    sounds: Res<Sounds>,
    sources: Res<Assets<AudioSource>>,
    mut pieces: ResMut<Assets<Piece>>,
    mut redraw: MessageWriter<RequestRedraw>,
    playing: Query<(Entity, &Playing)>,
    mut commands: Commands,
) {
    let mood = table.map(|_| shown.0);
    let wish = Wish::at(*state.get(), mood);
    let recording = |piece: &str, layer: &str| sounds.recording(&format!("music_{piece}_{layer}"));
    let mut there = false;
    for (entity, playing) in &playing {
        let now = recording(playing.piece, "calm").map(|(handle, _)| handle);
        if now != Some(&playing.calm) {
            // The recording has changed.
            commands.entity(entity).despawn();
            continue;
        }
        match wish.filter(|wish| wish.piece == playing.piece) {
            Some(wish) => {
                playing.levels.set(wish.calm, wish.tense);
                there = true;
            }
            None => playing.levels.set(0.0, 0.0),
        }
    }
    let volume = Slider::Music.volume(&settings);
    let Some(wish) = wish.filter(|_| !there && volume > 0.0) else {
        return;
    };
    let layers = recording(wish.piece, "calm").zip(recording(wish.piece, "tense"));
    let Some(((calm, loudness), (tense, _))) = layers else {
        return;
    };
    let Some((calm_source, tense_source)) = sources.get(calm).zip(sources.get(tense)) else {
        return;
    };
    let levels = Arc::new(Levels::default());
    levels.set(wish.calm, wish.tense);
    let piece = pieces.add(Piece {
        calm: calm_source.clone(),
        tense: tense_source.clone(),
        levels: levels.clone(),
    });
    commands.spawn((
        AudioPlayer(piece),
        PlaybackSettings::ONCE.with_volume(Volume::Linear(volume * loudness)),
        Slider::Music,
        Loudness(loudness),
        Playing {
            piece: wish.piece,
            calm: calm.clone(),
            levels,
        },
    ));
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    fn recording(name: &str) -> AudioSource {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound");
        AudioSource {
            bytes: fs::read(folder.join(name)).unwrap().into(),
        }
    }

    fn piece() -> Piece {
        Piece {
            calm: recording("music_fight_calm.flac"),
            tense: recording("music_fight_tense.flac"),
            levels: Arc::default(),
        }
    }

    fn power(samples: &[f32]) -> f32 {
        samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32
    }

    #[test]
    fn every_wish_has_both_its_layers() {
        use Mood::{Calm, Danger, Defeat, Fight, Peril, Victory};
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound");
        let moods = [Calm, Danger, Fight, Peril, Victory, Defeat];
        let on_table = moods.map(|mood| Wish::at(AppState::Table, Some(mood)));
        let off_table =
            [AppState::Title, AppState::Shelf, AppState::Setup].map(|state| Wish::at(state, None));
        let wishes: Vec<Wish> = on_table.into_iter().chain(off_table).flatten().collect();
        assert_eq!(wishes.len(), 8, "only defeat is silent");
        for wish in wishes {
            for layer in ["calm", "tense"] {
                let file = format!("music_{}_{layer}.flac", wish.piece);
                assert!(folder.join(&file).is_file(), "{file}");
            }
        }
    }

    #[test]
    fn a_piece_fades_in_grows_tense_fades_out_and_goes_on() {
        let piece = piece();
        piece.levels.set(1.0, 0.0);
        let mut mixed = piece.decoder();
        let second = mixed.sample_rate().get() as usize * usize::from(mixed.channels().get());
        let start: Vec<f32> = mixed.by_ref().take(second / 100).collect();
        assert!(start.iter().all(|sample| sample.abs() < 1e-4));
        let calm: Vec<f32> = mixed.by_ref().take(second * 4).collect();
        assert!(power(&calm[second * 2..]) > 1e-6);
        piece.levels.set(1.0, 1.0);
        let tense: Vec<f32> = mixed.by_ref().take(second * 4).collect();
        assert!(power(&tense[second * 2..]) > 1.3 * power(&calm[second * 2..]));
        piece.levels.set(0.0, 0.0);
        let fade = (FADE * second as f32) as usize + second / 100;
        let away: Vec<f32> = mixed.by_ref().take(fade).collect();
        assert!(power(&away[..second / 2]) > 1e-6);
        assert!(mixed.by_ref().take(second * 30).all(|sample| sample == 0.0));
        // It resumes where it paused, known to within a few frames.
        piece.levels.set(1.0, 1.0);
        let gone_on: Vec<f32> = mixed.skip(second * 2).take(second).collect();
        let through = self::piece();
        through.levels.set(1.0, 1.0);
        let passed = start.len() + calm.len() + tense.len() + (FADE * second as f32) as usize;
        let first = passed + second * 2 - second / 100;
        let through: Vec<f32> = through
            .decoder()
            .skip(first)
            .take(second + second / 50)
            .collect();
        let same = |from: &[f32]| from.iter().zip(&gone_on).all(|(a, b)| (a - b).abs() < 1e-5);
        assert!(through.windows(second).any(same));
    }

    #[test]
    fn a_piece_runs_round_with_its_layers_together() {
        let piece = piece();
        piece.levels.set(1.0, 1.0);
        let length = piece.calm.decoder().count();
        assert_eq!(length, piece.tense.decoder().count());
        let heard: Vec<f32> = piece.decoder().take(length * 2).collect();
        // Once faded in, the second pass equals the first.
        let faded = length / 4;
        assert!(heard[faded..length] == heard[faded + length..]);
    }
}
