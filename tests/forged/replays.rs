use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_xoshiro::SplitMix64;
use tabledelve::{game::Replay, games::GAMES};

use crate::{
    effort,
    forging::{open, play_on, saves},
};

#[test]
fn a_flipped_bit_in_a_replay_is_noticed() {
    for game in GAMES {
        let replay = saves(&*open(game.id())).swap_remove(0).replay;
        let text = replay.text();
        assert_eq!(Replay::parse(&text).as_ref(), Ok(&replay));
        for bit in 0..text.len() * 8 {
            let mut bytes = text.clone().into_bytes();
            bytes[bit / 8] ^= 1 << (bit % 8);
            if let Ok(flipped) = String::from_utf8(bytes) {
                assert!(Replay::parse(&flipped).is_err(), "{}, bit {bit}", game.id());
            }
        }
        for cut in 0..text.len() {
            assert!(Replay::parse(&text[..cut]).is_err(), "{}, {cut}", game.id());
        }
    }
}

#[test]
fn without_a_checksum_flipped_bits_are_refused_or_played() {
    for game in GAMES {
        let open = open(game.id());
        let saves = saves(&*open);
        let read = effort::each_seed(game.id(), (400, 8_000), |seed| {
            let mut rng = SplitMix64::seed_from_u64(seed);
            let text = saves.choose(&mut rng).expect("saves").replay.text();
            let (_, older) = text.split_once('\n').expect("a line in front");
            let mut bytes = older.to_owned().into_bytes();
            let bit = rng.random_range(0..bytes.len() * 8);
            bytes[bit / 8] ^= 1 << (bit % 8);
            let flipped = String::from_utf8(bytes).ok();
            let replay = flipped.and_then(|text| Replay::parse(&text).ok());
            let table = replay.and_then(|replay| open.replay(&replay, None).ok());
            table
                .map(|mut table| play_on(&mut *table, &mut rng))
                .is_some()
        });
        assert!(
            read.contains(&true) && read.contains(&false),
            "{}",
            game.id()
        );
    }
}
