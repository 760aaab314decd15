//! What is told of a game: counters, odds, reasons, and lines of the log.

use crate::{
    dragon,
    proofs::{self, library},
    script::Play,
};
use tabledelve::{
    dice::Chance,
    game::{Category, Choice, Cue, Game, Phrase, Present as _, Printed, Status},
    rulesets::deck_crawl::{Action, DeckCrawl, Event, HeroId},
    text::{ENGLISH, Text},
};

fn said(phrase: &Phrase) -> String {
    let (text, _) = Text::of(ENGLISH, library::<DeckCrawl>().files());
    text.say(phrase, &|id| format!("hero {id}"))
}

fn summed_up(play: &Play) -> String {
    said(&DeckCrawl::summary(play.game.world()))
}

/// What is announced if the dragon falls to the first hero as things stand.
fn victory(play: &Play) -> String {
    let foe = play.crawl_now().foes().next().expect("the dragon");
    let slain = Event::Slain { foe, by: HeroId(0) };
    let cues = DeckCrawl::cues(play.game.world(), &slain).into_iter();
    let mut words = cues.filter_map(|cue| match cue {
        Cue::Peak { words, .. } => Some(words.key.into_owned()),
        _ => None,
    });
    words.next().expect("a great moment")
}

fn summary(play: &Play) -> String {
    DeckCrawl::summary(play.game.world()).key.into_owned()
}

/// The name of the dragon’s stack, and its count.
fn stack(play: &Play) -> (String, i32, i32) {
    let scene = DeckCrawl::scene(play.game.world());
    let stack = scene.tracks.into_iter().next().expect("the stack");
    (stack.label.key.into_owned(), stack.now, stack.max)
}

/// The odds of a choice in one line.
fn odds(play: &Play, fits: impl Fn(&Action) -> bool, dice: i32) -> String {
    let mut choices = play.game.offer().choices.iter();
    let act = choices.find(|it| fits(&it.act)).expect("the choice").act;
    let question = play.game.asking().expect("a question");
    let odds = DeckCrawl::odds(play.game.world(), question, act, dice);
    said(&odds.expect("odds").headline.phrase())
}

/// The lines of the log from the last event that fits on, each with what is printed behind it.
fn lines_from(play: &Play, fits: impl Fn(&Event) -> bool) -> Vec<String> {
    let log = play.game.log();
    let from = log.iter().rposition(|it| fits(&it.event));
    let told = (from.expect("such an event")..log.len())
        .map(|at| DeckCrawl::narrate_at(play.game.world(), log, at));
    let told = told.filter(|it| matches!(it.printed, Printed::Line | Printed::Appended));
    told.filter(|it| it.depth < 3)
        .map(|it| said(&it.message))
        .collect()
}

fn is_attack(act: &Action) -> bool {
    matches!(act, Action::Attack { .. })
}

fn keeps(act: &Action) -> bool {
    *act == Action::Keep
}

fn kept(play: &Play) -> Choice {
    play.described(keeps)
}

#[test]
fn each_wound_takes_a_counter_off_the_dragons_stack() {
    let mut play = dragon::in_plate(&[]);
    let counted = |key: &str, now| (key.to_owned(), now, 12);
    play.draw(&["Q♥"]);
    assert_eq!(stack(&play), counted("track-dragon", 1));
    assert_eq!(summary(&play), "summary");
    play.wake_dragon();
    assert_eq!(stack(&play), counted("track-dragon-wounds", 12));
    assert_eq!(summary(&play), "summary-dragon");
    play.dice([1]).attack(0, 5).dice([10, 6, 6, 6, 6, 6]);
    assert_eq!(stack(&play), counted("track-dragon-wounds", 6));
    for _ in 0..6 {
        play.dice([1]).attack(0, 0).dice([10]);
    }
    assert_eq!(stack(&play), counted("track-dragon-wounds", 0));
    assert_eq!(summary(&play), "summary-won");
}

#[test]
fn a_victory_is_summed_up_by_who_lived_to_see_it() {
    let plate: &[&str] = &["plate_armour"];
    let heroes: [(&str, &[&str]); 3] = [("J♣ 10♠ 9♠", plate), ("A♦", &[]), ("K♥", &[])];
    for (count, key) in [(2, "banner-victory-last"), (3, "banner-victory")] {
        let mut play = Play::crawl(&[], &heroes[..count]);
        // The wizard walks into a trap.
        play.draw(&["Q♠", "2♥", "K♠"][..count]).go_on().dice([6]);
        assert_eq!(play.hp(1).0, 0);
        play.wake_dragon();
        assert_eq!(victory(&play), key);
        play.dice([1]).attack(0, 5).dice([10, 6, 6, 6, 6, 6]);
        for _ in 0..6 {
            if count > 2 {
                play.hold();
            }
            play.dice([1]).attack(0, 0).dice([10]);
        }
        let won = summed_up(&play);
        let told = format!(
            "{} of {count} heroes alive, dragon slain in round ",
            count - 1
        );
        assert!(won.starts_with(&told), "{won}");
    }
    // A hero by themself is everyone.
    let mut play = dragon::in_plate(&[]);
    play.wake_dragon();
    assert_eq!(victory(&play), "banner-victory-all");
}

#[test]
fn the_fight_with_the_dragon_closes_with_a_line_of_its_own() {
    let mut play = dragon::in_plate(&[]);
    play.draw(&["4♠"]);
    play.attack(0, 0).dice([10]);
    let told = lines_from(&play, |it| matches!(it, Event::FightEnded));
    assert_eq!(told[0], "The fight is over.");
    let mut play = dragon::in_plate(&[]);
    play.wake_dragon();
    dragon::slay(&mut play);
    let told = lines_from(&play, |it| matches!(it, Event::FightEnded));
    let by_a_fighter = "hero 0 goes on hitting it for a while, to be sure.";
    assert!(told[0].starts_with(by_a_fighter), "{told:?}");
}

#[test]
fn a_roll_that_may_be_kept_says_what_follows() {
    // The halfling looks into a chest, which is trapped, and then fails to disarm it.
    let mut play = Play::crawl(&[], &[("Q♠", &[])]);
    play.draw(&["2♦"])
        .go_on()
        .act(|act| *act == Action::OpenChest);
    play.dice([6]);
    assert_eq!(odds(&play, |act| *act == Action::RollAgain, 0), "94% safe");
    assert_eq!(odds(&play, keeps, 0), "83% safe");
    assert!(kept(&play).has_odds);
    play.act(keeps).act(|act| *act == Action::Disarm).dice([1]);
    let hurt = "100% chance to be hurt, for about 3.5 damage, 17% to fall";
    assert_eq!(odds(&play, keeps, 0), hurt);
    play.act(keeps).dice([6]);
    let follows = kept(&play).aside.as_ref().map(said);
    assert_eq!(follows.as_deref(), Some("6 damage"));
    let question = play.game.asking().expect("a question");
    let asked = said(&DeckCrawl::prompt(play.game.world(), question));
    assert!(asked.starts_with("Reroll hero 0’s roll ("), "{asked}");
    assert!(asked.ends_with("? 4 rerolls left."), "{asked}");

    let mut play = Play::crawl(&[], &[("J♠", &[])]);
    play.draw(&["4♠"]).attack(0, 0).dice([1]);
    let follows = kept(&play).aside.as_ref().map(said);
    assert_eq!(follows.as_deref(), Some("no wound"));
}

#[test]
fn the_last_wound_of_a_monster_is_told_as_taking_it_down() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    play.draw(&["4♠"]);
    let line = "90% for about 1 wound, 10% to take down";
    assert_eq!(odds(&play, is_attack, 0), line);
    play.attack(0, 0).dice([5, 1]);
    assert_eq!(odds(&play, is_attack, 0), "90% to take down");
    // Against a threshold of one it cannot fail, and still says so.
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    play.draw(&["2♠"]).attack(0, 0).dice([5, 1]);
    assert_eq!(odds(&play, is_attack, 0), "100% to take down");
}

#[test]
fn a_missile_begins_with_as_many_dice_as_help() {
    let begins_with = |monster: &str, before: &[u16]| {
        let mut play = Play::crawl(&[], &[("A♥", &[])]);
        play.draw(&[monster]).dice(before.iter().copied());
        // Of the wizard’s spells only a missile is rolled for.
        let is_missile = |act: &Action| {
            let question = play.game.asking().expect("a question");
            let odds = DeckCrawl::odds(play.game.world(), question, *act, 1);
            matches!(act, Action::Use { .. }) && odds.is_some()
        };
        play.described(is_missile).first
    };
    assert_eq!(begins_with("10♠", &[1]), Some(2));
    assert_eq!(begins_with("2♠", &[]), Some(1));
}

#[test]
fn an_attack_that_cannot_wound_is_put_aside() {
    let attack = |hero: &str, before: &[u16]| {
        let mut play = Play::crawl(&[], &[(hero, &[])]);
        play.draw(&["10♠"]).dice(before.iter().copied());
        play.described(is_attack)
    };
    // A d4 does not reach a threshold of five.
    let wizard = attack("A♥", &[1]);
    assert!(wizard.idle && !wizard.plain);
    assert_eq!(wizard.category, Some(Category::Other));
    let fighter = attack("J♥", &[]);
    assert!(!fighter.idle && fighter.plain);
    assert_eq!(fighter.category, Some(Category::Attack));
}

#[test]
fn at_an_altar_nobody_is_counted_whom_nothing_ails() {
    let altar = |event: &Event| matches!(event, Event::AltarFound { .. });
    let mut play = Play::crawl(&[], &[("K♥", &[]), ("J♥", &[])]);
    play.draw(&["J♥", "Q♠"]).go_on();
    let told = lines_from(&play, altar);
    assert_eq!(told[..2], ["hero 0 prays at the altar.", "No one is hurt."]);
    assert!(!told.concat().contains("unhurt"), "{told:?}");
    // Of those who are hurt it is told, and of nobody else.
    let mut play = Play::crawl(&[], &[("K♥", &[]), ("J♥", &[])]);
    play.draw(&["K♠", "2♥"]).go_on().dice([4]);
    play.draw(&["J♥", "Q♠"]).go_on();
    let told = lines_from(&play, altar);
    let regains = told.iter().filter(|it| it.contains("regains")).count();
    assert_eq!(regains, 1, "{told:?}");
    assert!(!told.concat().contains("hurt"), "{told:?}");
}

#[test]
fn places_rounds_and_refusals_are_told_apart() {
    let mut play = Play::crawl(&[], &[("J♥", &[])]);
    play.draw(&["4♠"]).attack(0, 0).dice([1, 1]);
    let phase = DeckCrawl::scene(play.game.world()).phase.expect("a phase");
    assert_eq!(said(&phase), "Room 1: round 1 of the fight");

    // One of two heroes, who is hurt, has a single loot point left.
    let poor: &[&str] = &["chain_mail", "cloth_armour"];
    let heroes: [(&str, &[&str]); 2] = [("K♥", &[]), ("J♦ 2♠ 2♦ 3♠ 3♦ 4♠", poor)];
    let mut play = Play::crawl(&[], &heroes);
    play.draw(&["K♠", "2♥"]).go_on().dice([3]);
    let question = play.game.asking().expect("a camp");
    let mut refused = play.game.offer().refused.iter();
    let shop = refused.find(|it| matches!(it.0, Action::Shop { hero } if hero.0 == 1));
    let why = DeckCrawl::why_refused(play.game.world(), question, *shop.expect("a poor hero"));
    let why = said(&why.expect("a reason"));
    assert_eq!(why, "hero 1 has 1 loot point, and nothing costs so little.");
}

#[test]
fn nobody_is_called_a_player_while_heroes_are_chosen() {
    let mut play = Play::new(&[("heroes", "2")]);
    play.deal(&crate::script::full_hands(&["J♥ Q♥", "K♠"]));
    let question = play.game.asking().expect("a question");
    let asked = said(&DeckCrawl::prompt(play.game.world(), question));
    let wanted = "Hero 2: choose a face card. Rank is class, suit is race.";
    assert_eq!(asked, wanted);
}

#[test]
fn own_cards_say_whose_they_are() {
    let setup = proofs::setup::<DeckCrawl>(&[("heroes", "2")]);
    let book = <DeckCrawl as proofs::Proved>::book().clone();
    let mut game = Game::<DeckCrawl>::new(book, setup, 3, Chance::typed(3));
    let mut asked = Vec::new();
    while let (Status::Rolling, Some(wanted)) = (game.status(), game.wanted().cloned()) {
        let (step, so_far) = (game.rolling().expect("a step"), game.rolled_so_far());
        let whose = DeckCrawl::rolls(game.world(), game.setup(), step, (&wanted, so_far));
        asked.push(said(&whose.expect("whose it is")));
        game.give(wanted.faces).expect("a card");
    }
    let dealt = "Deal a card to hero";
    assert_eq!(
        asked[..3],
        [(1, 1), (2, 1), (1, 2)].map(|(hero, nth)| format!("{dealt} {hero} ({nth} of 6)."))
    );
}

#[test]
fn help_in_a_fight_says_what_the_next_attack_comes_to() {
    let plate: &[&str] = &["plate_armour"];
    let mut play = Play::crawl(&[], &[("J♣ 10♠ 9♠", plate), ("A♥", &[])]);
    play.wake_dragon();
    play.dice([1]).hold();
    let told = |play: &Play, ability: &str| {
        let choice = play.described_use(ability, "hero 0");
        let bounds = play.castable(ability, "hero 0").flatten();
        let (least, _) = bounds.expect("a number of dice");
        said(&choice.asides[(2 - least) as usize])
    };
    let protected = told(&play, "protect");
    let begins = "for 2 rounds; next attack by ";
    assert!(protected.starts_with(begins), "{protected}");
    let buffed = told(&play, "buff");
    let (foe, line) = buffed.split_once(": ").expect("odds");
    assert!(foe.starts_with("next attack on "), "{buffed}");
    play.cast("buff", "hero 0", 2).dice([1]);
    let attack = odds(&play, |act| matches!(act, Action::Attack { .. }), 0);
    assert!(attack.starts_with(line), "{attack}, not {line}");
}
