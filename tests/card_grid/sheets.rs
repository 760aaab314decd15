//! Sheets of cards: joints, the middle, combos, pyramids.

use tabledelve::rulesets::card_grid::grid_of_cards::*;

type Card = Edges<&'static str>;

fn card(left: &'static str, top: &'static str, right: u8, bottom: u8) -> Card {
    Edges {
        left,
        top,
        right,
        bottom,
    }
}

fn sheet(cards: &[(usize, Card)]) -> Sheet<Card> {
    let mut sheet = Sheet::default();
    for (place, card) in cards {
        assert!(sheet.put(*place, *card).is_none(), "one card in a place");
    }
    sheet
}

fn skills(sheet: &Sheet<Card>) -> Vec<(&'static str, u32)> {
    sheet.skills(|card| *card).into_iter().collect()
}

#[test]
fn a_card_alone_gives_nothing() {
    assert_eq!(
        skills(&sheet(&[(CENTRE, card("fight", "sneak", 4, 4))])),
        []
    );
}

#[test]
fn a_joint_is_the_bonus_of_one_card_for_the_skill_of_the_other() {
    let elf = card("lore", "sneak", 2, 6);
    let fighter = card("fight", "endure", 4, 4);
    // The fighter to the right of the elf: 2 for Fight, and nothing for any other skill.
    assert_eq!(skills(&sheet(&[(4, elf), (5, fighter)])), [("fight", 2)]);
    // To the left of it: the fighter's 4 for the elf's Lore.
    assert_eq!(skills(&sheet(&[(4, elf), (3, fighter)])), [("lore", 4)]);
    // Below and above.
    assert_eq!(skills(&sheet(&[(4, elf), (7, fighter)])), [("endure", 6)]);
    assert_eq!(skills(&sheet(&[(4, elf), (1, fighter)])), [("sneak", 4)]);
    // At a corner they do not touch, nor across the edge of the sheet.
    assert_eq!(skills(&sheet(&[(4, elf), (8, fighter)])), []);
    assert_eq!(skills(&sheet(&[(5, elf), (6, fighter)])), []);
}

#[test]
fn joints_of_one_skill_add_up() {
    let plain = card("fight", "fight", 3, 5);
    let full: Vec<(usize, Card)> = (0..PLACES).map(|place| (place, plain)).collect();
    // Six joints side by side, six from row to row.
    assert_eq!(joints().count(), 12);
    assert_eq!(skills(&sheet(&full)), [("fight", 6 * 3 + 6 * 5)]);
}

#[test]
fn there_is_a_card_in_the_middle() {
    let one = card("fight", "sneak", 4, 4);
    assert!(sheet(&[]).is_valid());
    assert!(sheet(&[(4, one)]).is_valid());
    assert!(!sheet(&[(0, one)]).is_valid());
    // Corners are one step from the middle too.
    assert!(sheet(&[(4, one), (0, one), (8, one)]).is_valid());
    let mut taken = sheet(&[(4, one), (0, one)]);
    assert_eq!(taken.take(4), Some(one));
    assert!(!taken.is_valid());
    assert_eq!(taken.count(), 1);
}

#[test]
fn cards_cost_ten_for_each_point_of_the_higher_bonus() {
    for (right, bottom, cost) in [(4, 4, 40), (7, 1, 70), (1, 7, 70), (5, 3, 50)] {
        assert_eq!(card("a", "b", right, bottom).cost(), cost);
    }
}

#[test]
fn combos_lead_to_the_right_and_down() {
    let plain = card("a", "b", 1, 1);
    let attacks = sheet(&[(4, plain), (5, plain), (7, plain), (3, plain), (1, plain)]);
    let after: Vec<(usize, bool)> = attacks.after(4).map(|it| (it.to, it.across)).collect();
    assert_eq!(after, [(5, true), (7, false)]);
    assert_eq!(attacks.after(5).count(), 0);
}

#[test]
fn attacks_are_bought_in_a_pyramid() {
    let lacks = |bonuses: &[u8]| lacking(bonuses).into_iter().collect::<Vec<_>>();
    assert_eq!(lacks(&[]), []);
    assert_eq!(lacks(&[1]), []);
    // The book's two: two of +1 for a +2; three of +1 and two of +2 for a +3.
    assert_eq!(lacks(&[1, 1, 2]), []);
    assert_eq!(lacks(&[1, 2]), [(1, 1)]);
    assert_eq!(lacks(&[1, 1, 1, 2, 2, 3]), []);
    assert_eq!(lacks(&[1, 1, 1, 2, 3]), [(2, 1)]);
    assert_eq!(lacks(&[3]), [(1, 3), (2, 2)]);
    // A second +2 stands on three.
    assert_eq!(lacks(&[1, 1, 2, 2]), [(1, 1)]);
}
