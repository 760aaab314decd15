//! Crossings: across, helped, fallen, and out again.

use tabledelve::{
    dice::Fraction,
    dungeon::RoomId,
    grid::Side,
    rulesets::band_crawl::{Action, Condition, FigureId, rules},
};

use super::{below::below, play::Play};

const MAB: &str = "human warrior 5*: sword protected";
const PELL: &str = "human warrior 4: sword protected";

/// A band before a crossing, asked who goes over.
fn before_it(band: &[&str]) -> Play {
    let mut play = below(band, &[]);
    play.go_north([3, 3]).dice([5, 6]).dice([1]).dice([1, 2]);
    play.choose(Action::Search(FigureId(0))).dice([2, 2]);
    play.choose(Action::Way(Side::East)).dice([3, 3]);
    play.dice([1, 2]).choose(Action::Way(Side::East));
    play
}

fn over(play: &mut Play, who: u16, dice: [u16; 2]) {
    play.choose(Action::Over(FigureId(who))).dice(dice);
}

/// 37.1.6: two passed are across, on the next level; the way back is the same.
#[test]
fn across_and_down() {
    let mut play = before_it(&[MAB]);
    over(&mut play, 0, [2, 3]);
    let beyond = play.tile_of(0).expect("a tile");
    assert_eq!(beyond, RoomId(3));
    let level = play.band().map().room(beyond).map(|room| room.level);
    assert_eq!(level, Some(2));
    let tiles = &play.band().state().below.dungeon.tiles;
    assert!(!tiles[2].counts && !tiles[3].counts);
    play.dice([1, 2]).choose(Action::Way(Side::West));
    over(&mut play, 0, [1, 1]);
    assert_eq!(play.tile_of(0), Some(RoomId(2)));
}

/// The example: Mab is across, Pell slips, a 2 says it is up to the one in front, a 4 helps.
#[test]
fn a_helping_hand() {
    let mut play = before_it(&[MAB, PELL]);
    over(&mut play, 0, [2, 3]);
    over(&mut play, 1, [2, 6]);
    play.dice([2]).dice([4]);
    assert_eq!(play.tile_of(1), Some(RoomId(3)));
    // A 6 does not help, and it is a fall of impact 4: a 5 is nothing.
    let mut play = before_it(&[MAB, PELL]);
    over(&mut play, 0, [2, 3]);
    over(&mut play, 1, [2, 6]);
    play.dice([2]).dice([6]).dice([5]);
    assert!(play.band().has_fallen(FigureId(1)));
    assert_eq!(play.tile_of(1), Some(RoomId(2)));
}

/// Nobody behind the last one: it is a fall.
#[test]
fn nobody_to_help() {
    let mut play = before_it(&[MAB]);
    over(&mut play, 0, [2, 6]);
    play.dice([5]).dice([5]);
    assert!(play.band().has_fallen(FigureId(0)));
    assert_eq!(play.count(rules::SECRET_FALL, |_| true), 1);
}

/// Two dice of reputation 4: across in 4 of 9, a slip in 4 of 9. A slip is up to the one in front in
/// three of six, who is nobody for the first and Mab for the second: five of six help.
#[test]
fn the_odds_count_on_whoever_can_help() {
    let mut play = before_it(&[MAB, PELL]);
    let alone = play.headline(Action::Over(FigureId(1))).chance;
    // Mab stands behind: half of the slips are hers to help with.
    let slips = Fraction::new(4, 9) * Fraction::new(1, 2) * Fraction::new(5, 6);
    assert_eq!(alone, Fraction::new(4, 9) + slips.clone());
    over(&mut play, 0, [2, 3]);
    assert_eq!(play.headline(Action::Over(FigureId(1))).chance, alone);
    // Nobody helps somebody on their own: 25 of 36 with reputation 5.
    let play = before_it(&[MAB]);
    let alone = play.headline(Action::Over(FigureId(0))).chance;
    assert_eq!(alone, Fraction::new(25, 36));
}

/// The fallen try once a turn, with both dice.
#[test]
fn climbing_back() {
    let mut play = before_it(&[MAB]);
    over(&mut play, 0, [6, 6]);
    play.dice([5]);
    play.dice([1, 2]);
    // Both dice of two, with reputation 5.
    let climbs = play.headline(Action::Climb(FigureId(0))).chance;
    assert_eq!(climbs, Fraction::new(25, 36));
    play.choose(Action::Climb(FigureId(0))).dice([2, 6]);
    assert!(play.band().has_fallen(FigureId(0)));
    play.dice([1, 2])
        .choose(Action::Climb(FigureId(0)))
        .dice([2, 5]);
    assert!(!play.band().has_fallen(FigureId(0)));
    assert_eq!(play.tile_of(0), Some(RoomId(2)));
}

/// Whoever lies there waits for somebody to climb down, and can recover then.
#[test]
fn climbing_down() {
    let mut play = before_it(&[MAB, PELL]);
    over(&mut play, 1, [6, 6]);
    // Impact 4, a 3: out of the fight.
    play.dice([3]);
    assert_eq!(play.figure(1).stance().condition, Condition::Out);
    play.choose(Action::Enough);
    play.dice([1, 2])
        .choose(Action::Climb(FigureId(0)))
        .dice([1, 1]);
    play.dice([2, 2]);
    assert_eq!(play.figure(1).stance().condition, Condition::Up);
    assert!(play.band().has_fallen(FigureId(0)) && play.band().has_fallen(FigureId(1)));
}
