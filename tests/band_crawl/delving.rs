//! Tables of the dungeon: tiles, secrets, hidden forces, who is met, treasure; the single figures.

use tabledelve::rulesets::band_crawl::content::{Amount, Bones, Treasure};

use super::{BOOK, chances, each, short};

#[test]
fn tiles_with_their_second_readings() {
    let tiles = &BOOK.tables.tiles;
    let found = each(tiles, 2..=12, |it| match it.again {
        Some(again) => format!("{:?}, again {again:?}", it.tile),
        None => format!("{:?}", it.tile),
    });
    let expected = [
        "DeadEnd",
        "Room",
        "T, again Room",
        "LeftTurn, again Corridor",
        "Room",
        "Corridor",
        "Room",
        "RightTurn, again Corridor",
        "FourWay, again Room",
        "Stairs",
        "Room",
    ];
    assert_eq!(found, expected);
    // Rooms: 2 + 5 + 5 + 1 of 36.
    assert_eq!(
        chances(tiles, 36),
        "dead_end 1, room_3 2, t 3, left_turn 4, room_6 5, corridor 6, room_8 5, right_turn 4, \
         four_way 3, stairs 2, room_12 1"
    );
}

#[test]
fn secret_rooms_bones_traps_and_crossings() {
    let tables = &BOOK.tables;
    let [vermin, way, bones, crossing] = ["Vermin", "WayOn", "Bones", "Crossing"];
    let found = each(&tables.secrets, 2..=12, |it| format!("{it:?}"));
    let expected = [
        vermin, vermin, way, bones, crossing, way, crossing, way, bones, vermin, vermin,
    ];
    assert_eq!(found, expected);
    assert_eq!(
        chances(&tables.secrets, 36),
        "vermin_2 1, vermin_3 2, way_4 3, bones_5 4, crossing_6 5, way_7 6, crossing_8 5, way_9 4, \
         bones_10 3, vermin_11 2, vermin_12 1"
    );
    let found = each(&tables.bones, 1..=6, |it| match it {
        Bones::Trap => "trap".to_owned(),
        Bones::Risen(race) => short(race),
        Bones::Empty => "empty".to_owned(),
    });
    let expected = ["trap", "trap", "skeleton", "skeleton", "zombie", "empty"];
    assert_eq!(found, expected);
    assert_eq!(
        chances(&tables.bones, 6),
        "trap_1 1, trap_2 1, skeletons_3 1, skeletons_4 1, zombies 1, empty 1"
    );
    let found = each(&tables.trap, 0..=2, |it| format!("{it:?}"));
    assert_eq!(found, ["Sprung", "Again", "Disarmed"]);
    let found = each(&tables.crossing, 0..=2, |it| format!("{it:?}"));
    assert_eq!(
        found,
        ["Falls { impact: 4 }", "Slips { in_front_on: 3 }", "Across"]
    );
}

#[test]
fn hidden_forces_and_who_they_are() {
    let tables = &BOOK.tables;
    let found = each(&tables.force, 0..=3, |it| format!("{it:?}"));
    assert_eq!(found, ["Nerves", "Noise { dice: 3 }", "Contact", "Trap"]);
    let found = each(&tables.numbers, 1..=6, |it| it.than_you.to_string());
    assert_eq!(found, ["1", "-1", "2", "-2", "3", "-3"]);
    let one_each = "one_more 1, one_less 1, two_more 1, two_less 1, three_more 1, three_less 1";
    assert_eq!(chances(&tables.numbers, 6), one_each);
    let found = each(&tables.encounters, 0..=3, |it| format!("{it:?}"));
    assert_eq!(found, ["Minions", "Minions", "BigBad", "Rivals"]);
    let found = each(&tables.rivals, 2..=12, |it| {
        format!("{} {}", short(&it.race), it.than_you)
    });
    let expected = [
        "human -2", "human -3", "human 3", "human 2", "human -1", "human 0", "human 1", "dwarf -1",
        "elf -1", "elf 1", "dwarf 2",
    ];
    assert_eq!(found, expected);
    assert_eq!(
        chances(&tables.rivals, 36),
        "two 1, three 2, four 3, five 4, six 5, seven 6, eight 5, nine 4, ten 3, eleven 2, twelve 1"
    );
    let found = each(&tables.talk, 0..=1, |it| format!("{it:?}"));
    assert_eq!(found, ["Part { join_at: 3 }", "Attack"]);
}

#[test]
fn the_big_bad_by_the_reputation_of_the_star() {
    let columns = [
        "troll troll ogre vampire orc orc ghoul goblin goblin ratman ratman",
        "petty_demon petty_demon troll ogre vampire orc orc ghoul beastman goblin ratman",
        "major_demon major_demon major_demon petty_demon petty_demon petty_demon troll troll \
         beastman ogre vampire",
    ];
    for (rep, column) in [(3, 0), (4, 0), (5, 1), (6, 2), (9, 2)] {
        let table = BOOK.tables.big_bads_for(rep);
        let found = each(table, 2..=12, |it| short(&it.race));
        assert_eq!(found.join(" "), columns[column]);
        let ways: Vec<String> = chances(table, 36)
            .split(", ")
            .map(|it| it.rsplit(' ').next().unwrap_or_default().to_owned())
            .collect();
        assert_eq!(ways.join(" "), "1 2 3 4 5 6 5 4 3 2 1");
    }
    // Whoever can be the Big Bad has minions.
    for table in &BOOK.tables.big_bads {
        for (_, row) in &table.rows {
            let race = BOOK.races.known(&row.gives.race).expect("a race");
            assert!(BOOK[race].links.minions.is_some());
        }
    }
    let growth = &BOOK.tables.growth;
    let found = each(growth, 1..=6, |it| it.above_the_star.to_string());
    assert_eq!(found, ["0", "0", "0", "1", "1", "2"]);
    assert_eq!(chances(growth, 6), "equal 3, one_more 2, two_more 1");
}

#[test]
fn the_reason_with_the_reputation_of_the_star() {
    let reasons = &BOOK.tables.reasons;
    let found = each(reasons, 2..=26, |it| format!("{it:?}"));
    assert_eq!(found[..6], ["Explore"; 6]);
    assert_eq!(found[6..8], ["Treasure", "Rescue"]);
    assert_eq!(found[8..], ["Kill"; 17]);
    // A star of 5: 1 or 2 explores, 3 is treasure, 4 is rescue, 5 or 6 kills.
    let chances = reasons.chances(|_| 5);
    let chances: Vec<String> = chances.iter().map(ToString::to_string).collect();
    assert_eq!(chances, ["1/3", "1/6", "1/6", "1/3"]);
}

fn printed(it: &Treasure) -> String {
    let coin = |what: &str, coins: Option<Amount>| coins.map(|it| format!("{what} {it}"));
    let coins = [
        coin("bronze", it.bronze),
        coin("silver", it.silver),
        coin("gold", it.gold),
    ];
    let finds = it.finds.iter().map(|(kind, n)| format!("{kind:?} {n}"));
    let all: Vec<String> = coins.into_iter().flatten().chain(finds).collect();
    all.join(", ")
}

#[test]
fn treasure() {
    let table = &BOOK.tables.treasure;
    let found = each(table, 1..=26, printed);
    let expected = [
        "",
        "",
        "bronze 1/2d6",
        "bronze 3",
        "Potion 1",
        "bronze 1/2d6, Weapon 1",
        "bronze 1/2d6, Clothing 1",
        "Potion 2, Armour 1, Weapon 1",
        "bronze 3+1/2d6, Potion 3, Clothing 1, Weapon 1",
        "Potion 3, Clothing 1, Weapon 1, Armour 1",
        "bronze 2d6, Potion 3, Clothing 1, Weapon 2, Armour 1, Tool 1",
        "Potion 4, Clothing 1, Weapon 2, Armour 2, Tool 1",
        "silver 3+1/2d6, Potion 5, Clothing 2, Weapon 3, Armour 3, Tool 2",
    ];
    assert_eq!(found[..13], expected);
    let hoard = "gold 1/2d6, Potion 6, Clothing 2, Weapon 4, Armour 3, Tool 3";
    assert_eq!(found[13..], [hoard; 13]);
    // A room without bonuses.
    let chances = table.chances(|_| 0);
    let chances: Vec<String> = chances.iter().map(ToString::to_string).collect();
    assert_eq!(chances[..6], ["1/3", "1/6", "1/6", "1/6", "1/6", "0/1"]);
}

/// Figures that no other test compares with the book.
#[test]
fn single_figures() {
    let it = &BOOK.figures;
    assert_eq!((it.star_rep, it.second_profession_below), (5, 1));
    assert_eq!((it.most_professions, it.dismissed_at), (2, 2));
    assert_eq!((it.crisis_dice, it.crisis_dice_with_leader), (2, 3));
    assert_eq!(it.activation_dice, 2);
    assert_eq!((it.tiles, it.fast_tiles, it.fast_dice), (1, 2, 2));
    assert_eq!((it.board_rows, it.front_row, it.squares), (6, 2, 6));
    assert_eq!((it.room_columns, it.corridor_columns), (4, 2));
    assert_eq!((it.most_on_one, it.flight_share), (3, 2));
    assert_eq!(it.spell_dice, 2);
    assert_eq!((it.search_dice, it.trap_dice), (2, 2));
    assert_eq!((it.item_on, it.item_of_leader_on), (1, 3));
    assert_eq!(it.first_items, 4);
    assert_eq!(
        [it.load, it.load_without_haste, it.load_every_other_turn],
        [2, 3, 4]
    );
    assert_eq!((it.captives.min(), it.captives.max()), (1, 3));
    assert_eq!((it.rooms_to_explore, it.levels_to_explore), (3, 1));
    assert_eq!(it.tiles_per_rep, 4);
    assert_eq!((it.into_a_secret_room, it.secret_treasure_on), (2, 3));
    assert_eq!(it.vermin_impact, 1);
    assert_eq!((it.force_rep, it.force_target, it.force_dice), (4, 4, 2));
    assert_eq!((it.improves_on, it.decreases_on), (6, 1));
    assert_eq!(
        [it.bronze_per_roll, it.silver_per_roll, it.gold_per_roll],
        [5, 3, 1]
    );
}
