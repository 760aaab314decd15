//! Played with one's own dice and cards: what came up at the table is typed.

use tabledelve::game::Phrase;

use crate::desktop::{Desktop, Order};

const STILL: &str = "speed: Instant, reduced_motion: true, hints: false";

/// Waits to be asked for a card, with so many left in the deck.
fn until_asked(window: &mut Desktop, left: u16) {
    let asked = window.plain(&Phrase::new("game-own-card").with("faces", left));
    window.until_said(&asked);
}

/// Waits for this card to be the one that was typed, and the only one.
fn until_meant(window: &mut Desktop, card: &str) {
    window.until(card, |outline| {
        let mut meant = outline.widgets.iter().filter(|it| it.on);
        let meant = meant.any(|it| it.name == card) && meant.next().is_none();
        meant.then_some(())
    });
}

#[test]
fn cards_are_typed_by_name_and_dealt() {
    let mut window = Order::sized(1280, 720).settings(STILL).open();
    window.set_up_a_game();
    // One hero, for whom six cards are dealt.
    for _ in 0..3 {
        window.click("less");
    }
    window.click("setup-own-dice");
    window.click("setup-begin");
    window.until_on("Table");
    until_asked(&mut window, 52);
    // As soon as only one card is left that it may become, it is that one.
    window.type_text("queen of s");
    until_meant(&mut window, "Queen of Spades");
    window.picture("own-card");
    window.type_text("pades");
    until_meant(&mut window, "Queen of Spades");
    let made = window.until("the table", |outline| outline.made);
    assert_eq!(made, 0, "no letter of it chose anything");
    window.press("Return");
    until_asked(&mut window, 51);
    // A card comes once.
    window.until("the queen to be gone from the deck", |outline| {
        let mut cards = outline.widgets.iter().map(|it| it.name.as_str());
        let gone = !cards.clone().any(|card| card == "Queen of Spades");
        (gone && cards.any(|card| card == "Queen of Hearts")).then_some(())
    });

    let shorter = [
        ("2h", "2 of Hearts"),
        ("10c", "10 of Clubs"),
        ("d3", "3 of Diamonds"),
        ("4C", "4 of Clubs"),
        ("5h", "5 of Hearts"),
    ];
    for (dealt, (typed, card)) in (1..).zip(shorter) {
        until_asked(&mut window, 52 - dealt);
        window.type_text(typed);
        until_meant(&mut window, card);
        window.press("Return");
    }
    // The hand on the table is the one that was typed, and its only hero the one in it.
    window.until("the hand", |outline| {
        let cards = outline.widgets.iter().filter(|it| it.role == "Image");
        let mut cards: Vec<&str> = cards.map(|it| it.name.as_str()).collect();
        cards.sort_unstable();
        (cards == ["10♣", "2♥", "3♦", "4♣", "5♥", "Q♠"]).then_some(())
    });
    window.until("the hero of the queen", |outline| {
        let hero = |name: &str| name.contains("Halfling Thief") && name.contains("Q♠");
        let choices = outline.choices();
        let only = choices.len() == 1 && hero(&choices[0].name);
        only.then_some(())
    });
    window.picture("own-hand");
    window.assert_unharmed();
}
