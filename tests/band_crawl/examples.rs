//! The worked examples of the book that are played, die for die. Where the book has miscounted, the
//! name says what is so.

use tabledelve::rulesets::band_crawl::{Action, Faction, FigureId};

use super::play::fights;

const FOES: Faction = Faction::Foes;
const BAND: Faction = Faction::Band;

/// 6.3.3: five dice with two successes, and the star's.
#[test]
fn a_star_adds_a_success_to_its_charge() {
    let band = ["human thief 5*: sword"];
    let mut play = fights(&band, &["ratman thief 2: sword"], FOES, false);
    // The ratman comes: a die less, and one more for being eager; then the star's five.
    play.dice([1, 2, 1, 3, 4, 5, 6]);
    assert_eq!(play.tale(), ["charge -1", "Band first"]);
    let [ratman, star] = play.modifiers();
    assert_eq!(
        ratman,
        ["attribute-eager Dice +1", "modifier-active Dice -1"]
    );
    assert_eq!(star, ["modifier-star Successes +1"]);
}

/// 8.1 counts three successes; by 3.2 they are two, and four with the warrior's.
#[test]
fn the_dwarf_warrior_has_two_successes() {
    let mut play = fights(
        &["human thief 5*: sword"],
        &["dwarf warrior 6: sword"],
        FOES,
        false,
    );
    play.dice([1, 2, 4, 5, 6]).dice([1, 2, 3, 4, 5]);
    assert_eq!(play.tale()[0], "charge +0");
    let [dwarf, _] = play.modifiers();
    assert_eq!(
        dwarf,
        ["profession-warrior Successes +2", "modifier-active Dice -1"]
    );
    // They tie at four, and roll again.
    play.dice([1, 2, 3, 4, 5]).dice([4, 4, 4, 4, 4]);
    assert_eq!(play.tale()[1..3], ["charge +4", "Foes first"]);
}

/// 6.3.1: obviously dead by a troll, and 2, 2, 4, 5, 6.
#[test]
fn two_levels_off_a_troll_and_a_die_lost() {
    let band = ["human thief 5*: sword protected"];
    let mut play = fights(&band, &["troll warrior 5: great_sword"], FOES, false);
    play.dice([1, 2, 3, 4]).dice([4, 4, 4, 4, 4]);
    // Five dice of the troll: four for its reputation and its sword, one for the charge.
    play.dice([1, 2, 3, 4, 5]).dice([1, 2, 6, 6, 6]);
    play.dice([1]).dice([2, 2, 4, 5, 6]);
    let tale = play.tale();
    let told = ["1 on 0: +1", "0 hit, impact 4: ObviouslyDead"];
    assert_eq!(tale[2..4], told);
    let left = ["0 has power, 1 lost: LessRep(1)", "0 loses 1"];
    assert_eq!(tale[4..6], left);
    assert_eq!(play.figure(0).power().now, 4);
    // Another round is fought at once, with a die less for the star.
    let wanted = play.game.wanted().map(|it| it.purpose);
    assert_eq!(wanted, Some("dice-band-attacker"));
    play.dice([6, 6, 6, 6, 6]).dice([1, 2, 3, 6]).dice([6]);
    assert_eq!(play.tale()[6], "1 on 0: -3");
    // The melee over, the lost point is back.
    play.dice([6, 6, 6, 6]).dice([1, 2, 3, 6]).dice([1]);
    assert!(
        play.tale().contains(&"1 dead".to_owned()),
        "{:?}",
        play.tale()
    );
    assert_eq!(play.figure(0).rep(), 5);
}

/// 24.2 and 24.3, with the shield that does not count for whoever attacks. The book has counted a
/// success too many; with the lead of two the impact is 5.
#[test]
fn the_soldier_leads_by_two_and_three_within_the_impact_puts_out() {
    let band = ["ratman soldier 4: great_axe protected"];
    let mut play = fights(&band, &["ratman warrior 3: sword shield"], FOES, false);
    // The warrior comes and wins: its fourth die in melee is for that, and shows a 6.
    play.dice([1, 2, 3]).dice([4, 4, 4, 4, 4]);
    play.dice([1, 4, 6, 6]).dice([1, 2, 3]).dice([3]);
    let [warrior, soldier] = play.modifiers();
    assert_eq!(warrior, ["modifier-charge Dice +1"]);
    let axe = [
        "weapon-great-axe Dice -1",
        "weapon-great-axe Impact +2",
        "armour-unarmoured Impact +1",
    ];
    assert_eq!(soldier, axe);
    let told = ["1 on 0: -2", "1 hit, impact 5: OutOfTheFight", "1 out"];
    assert_eq!(play.tale()[2..5], told);
}

/// The strongest attack first, a star when it likes, and points lost stay lost through all of it.
#[test]
fn a_star_waits() {
    let band = [
        "ratman thief 5*: sword",
        "ratman thief 4: sword",
        "ratman thief 3: sword",
    ];
    let mut play = fights(&band, &["skeleton warrior 3: sword protected"], BAND, true);
    // Eager, active and three to one: six dice.
    play.dice([1, 2, 3, 4, 4, 4]).dice([4, 4, 4]);
    play.choose(Action::Strike(FigureId(3)));
    // The grunts have come as well: the star lets the stronger of them go first.
    assert!(!play.offers(Action::Next(FigureId(2))));
    play.choose(Action::Next(FigureId(1)));
    play.dice([6, 6, 6, 6, 6]).dice([1, 2, 6]).dice([2]);
    assert!(
        play.tale().contains(&"1 out".to_owned()),
        "{:?}",
        play.tale()
    );
    play.choose(Action::Next(FigureId(0)));
    play.dice([1, 2, 3, 6, 6, 6]).dice([6, 6, 6]).dice([2]);
    assert!(
        play.tale().contains(&"3 out".to_owned()),
        "{:?}",
        play.tale()
    );
    // The third has charged and done nothing.
    assert!(!play.tale().iter().any(|it| it.starts_with("2 on")));
}
