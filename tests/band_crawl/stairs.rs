//! Stairs: what the way down is called, and that a new level is announced.

use tabledelve::{grid::Side, rulesets::band_crawl::Action};

use super::{below::below, play::Play};

/// The side on which a choice says this.
fn way(play: &Play, label: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| {
        let act = Action::Way(*side);
        play.offers(act) && play.in_words(&play.described(act).label) == label
    })
}

#[test]
fn stairs_say_where_they_lead() {
    let mut play = below(&["human warrior 5*: sword protected"], &[]);
    // An eleven is stairs.
    play.go_north([5, 6]);
    play.choose(Action::Enough).dice([1, 2]);
    let down = way(&play, "Take the stairs down to level 2");
    let down = down.unwrap_or_else(|| panic!("{}", play.asked()));
    play.choose(Action::Way(down)).dice([3, 4]);
    let told = play.log_in_words();
    let told: Vec<_> = told.iter().filter(|it| it.contains("level 2")).collect();
    assert_eq!(
        told,
        ["The stairs lead down to level 2. 3 and 4: a corridor."]
    );
    // So says the map, at either end.
    let map = play.band().map();
    let stairs = map.links().find(|it| it.stairs).expect("stairs");
    let [top, foot] = stairs.ends().expect("two ends");
    assert_eq!(map.stairs_at(top), Some([1, 2]));
    assert_eq!(map.stairs_at(foot), Some([2, 1]));
    let door = map.links().find(|it| !it.stairs).expect("a door");
    assert_eq!(map.stairs_at(door.door_cell), None);
    // From the foot they lead up again, and the way on is no stairs.
    play.choose(Action::Enough).dice([1, 2]);
    assert!(way(&play, "Take the stairs up to level 1").is_some());
    assert!(way(&play, "Take the stairs down to level 3").is_none());
}
