//! The sound of a game: sounds that fit the events, and a mood for the music.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use tabledelve::{
    content::{Library, Loader},
    dice::Chance,
    game::{Bot, BotKind, ContentStamp, Cue, Mood, Session, Status, Table},
    games,
    rulesets::deck_crawl::DeckCrawl,
};

use crate::{BOOK, random_setup};

/// The core content, for the looks that bring sounds along.
static LIBRARY: LazyLock<Library> = LazyLock::new(|| {
    let loader = Loader::new(games::registry(), env!("CARGO_MANIFEST_DIR"));
    loader.load().expect("the core loads")
});

/// Sounds heard in a game.
#[derive(Default)]
struct Heard {
    sounds: BTreeSet<String>,
    moods: Vec<Mood>,
    /// Number of times somebody was hurt down to the last hit point, and of heartbeats heard.
    last_points: usize,
    hearts: usize,
}

/// Hit points by token.
fn points(table: &dyn Table) -> BTreeMap<u32, i32> {
    let sheets = table.scene().sheets;
    sheets.iter().map(|s| (s.id, s.bars[0].now)).collect()
}

fn listen(heard: &mut Heard, seed: u64, kind: BotKind) {
    let setup = random_setup(seed, &[]);
    let stamp = ContentStamp(Vec::new());
    let chance = Chance::seeded(seed);
    let mut table = Session::<DeckCrawl>::new(BOOK.clone(), stamp, setup, seed, chance);
    let mut bot = Bot::new(kind, seed);
    while table.status() == Status::Deciding && table.choices_made() < 500 {
        let (choice, amount) = bot.choose(table.game());
        table.submit(choice, amount).expect("a choice of the offer");
        let mut before = points(&table);
        while let Some(cues) = table.show_next() {
            let after = points(&table);
            let hurt = cues
                .iter()
                .any(|cue| matches!(cue, Cue::Befall { amount, .. } if *amount < 0));
            let fell_to_one =
                |(id, now): (&u32, &i32)| *now == 1 && before.get(id).is_some_and(|then| *then > 1);
            if hurt && after.iter().any(fell_to_one) {
                heard.last_points += 1;
            }
            let names = cues.iter().filter_map(|cue| cue.sound(Some(&LIBRARY)));
            let names: Vec<String> = names.map(String::from).collect();
            heard.hearts += names.iter().filter(|name| *name == "heartbeat").count();
            heard.sounds.extend(names);
            let mood = table.scene().mood;
            if !heard.moods.contains(&mood) {
                heard.moods.push(mood);
            }
            before = after;
        }
    }
}

#[test]
fn games_are_heard_in_every_mood_and_a_heart_beats_at_the_last_hit_point() {
    let mut heard = Heard::default();
    for seed in 0..24 {
        listen(&mut heard, seed, BotKind::Hero);
        listen(&mut heard, seed, BotKind::Random);
    }
    use Mood::{Calm, Danger, Defeat, Fight, Peril, Victory};
    for mood in [Calm, Danger, Fight, Peril, Victory, Defeat] {
        assert!(heard.moods.contains(&mood), "never {mood:?}");
    }
    for sound in [
        "blade",
        "card_deal",
        "card_shuffle",
        "dragon_breath",
        "dragon_wake",
        "hurt",
        "missile",
        "trap_disarmed",
        "trap_magic",
        "trap_physical",
        "trap_spring",
    ] {
        assert!(heard.sounds.contains(sound), "never {sound}");
    }
    assert!(heard.last_points > 5, "{}", heard.last_points);
    assert_eq!(heard.hearts, heard.last_points);
}
