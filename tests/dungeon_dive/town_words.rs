//! The town, and heroes in the making, in words: nothing is left without a text.

use tabledelve::{
    dice::{Chance, Die},
    game::{Game, Phrase},
    rulesets::dungeon_dive::{
        Action, DungeonDive, Event, HeroRecord, Play as View, Question,
        making::{MakingAct, next},
        words::{making, town},
    },
    text::{ENGLISH, Text},
};

use crate::{dive_script::*, library, yard::*};

fn texts() -> Text {
    Text::of(ENGLISH, library().files()).0
}

/// A text that is there, with everything in it.
fn said(texts: &Text, phrase: Option<Phrase>, of: &str) -> String {
    let phrase = phrase.unwrap_or_else(|| panic!("no words for {of}"));
    let said = texts.plain(&phrase);
    let whole = !said.contains("dive-") && !said.contains("{") && !said.is_empty();
    assert!(whole, "{of}: {said}");
    said
}

#[test]
fn every_step_every_choice_and_every_event_has_words() {
    let texts = texts();
    let die = Die::new(100).expect("a die");
    let mut told = 0;
    for seed in 0..12 {
        let orsa = BOOK.heroes.find("core:orsa").expect("a hero");
        let mut orsa = HeroRecord::ready(&BOOK, orsa, 2).expect("a hero");
        orsa.purse.coins = 300_000;
        let mut setup = setup_of(&[orsa], 1, false);
        (setup.town.made, setup.town.level, setup.town.visit) = (2, 4, true);
        (setup.town.hired, setup.town.deaths) = (1, (seed % 2) as u16 * 2);
        let mut game: Game<DungeonDive> =
            Game::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
        let mut lots = Chance::seeded(seed + 5);
        for _ in 0..120 {
            let play = View::of(game.world());
            let choices = game.offer().choices.clone();
            match game.asking() {
                Some(Question::OfHero) => {
                    let draft = play.town().draft.as_deref().expect("a draft");
                    let step = next(&BOOK, draft).expect("a step");
                    said(&texts, Some(making::prompt(&BOOK, draft, step)), "a step");
                    for it in &choices {
                        if let Action::Making(act) = it.act {
                            let label = making::label(&BOOK, draft, act);
                            said(&texts, label, &format!("{act:?}"));
                        }
                    }
                }
                Some(Question::InTown(question)) => {
                    said(&texts, Some(town::prompt(play, question)), "a question");
                    for it in &choices {
                        if let Action::Town(act) = it.act {
                            let label = town::label(play, question, act);
                            said(&texts, label, &format!("{act:?}"));
                        }
                    }
                }
                _ => break,
            }
            let lot = usize::from(lots.roll(die, "a lot")) * 101;
            let lot = lot + usize::from(lots.roll(die, "a lot"));
            let choice = lot % choices.len();
            if choices[choice].act == Action::Making(MakingAct::Rest) {
                continue;
            }
            let amount = choices[choice].amount.map(|(least, _)| least);
            let seen = game.log().len();
            game.submit(choice, amount).expect("a choice");
            let play = View::of(game.world());
            for it in &game.log()[seen..] {
                // Told from the state after it, which is as good for names.
                let line = match &it.event {
                    Event::Town(event) => town::tell(play, event),
                    Event::Making(event) => making::tell(play, event),
                    _ => None,
                };
                if let Some(line) = line {
                    said(&texts, Some(line), &format!("{:?}", it.event));
                    told += 1;
                }
            }
        }
    }
    assert!(told > 200, "{told}");
}
