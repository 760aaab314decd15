//! Whole skirmishes by chance: they come to an end, every state is sound, and saves go on alike.

use tabledelve::{
    dice::{Chance, Die},
    game::{Game, LegalActions, Outcome, Ruleset, Status, UndoProblem},
    rulesets::dungeon_dive::{DungeonDive, HeroRecord, Setup, TownSetup},
};

use crate::{effort, script::line, yard::*};

type Fight = Game<DungeonDive>;

/// Bands of the yard, and of the game itself.
const BANDS: [&[&str]; 6] = [
    &["brute", "brute", "twice"],
    &["spitter", "shaman"],
    &["troll", "shaman", "spitter"],
    &["twice", "post"],
    &["core:goblin", "core:wolf", "core:wolf"],
    &["core:brown_bear", "shaman"],
];

const SPELLS: [&str; 14] = [
    "bolt", "blast", "blessing", "darts", "hold", "cloud", "ward", "mend", "gust", "guide", "step",
    "hush", "sleep", "toughen",
];

fn heroes() -> Vec<HeroRecord> {
    let mut rogue = armed(
        knight_of(4, &["sneaky", "nimble"]),
        &["dagger", "dagger", "bow"],
    );
    rogue.gear = vec![(id("shots"), 5)];
    vec![
        knight_of(5, &["tough", "surge"]),
        rogue,
        mage(&SPELLS),
        armed(knight_of(3, &["leads", "warded"]), &["pike", "sword"]),
    ]
}

fn setup_for(seed: u64) -> Setup {
    let band = BANDS[seed as usize % BANDS.len()];
    let count = 1 + seed as usize / BANDS.len() % 4;
    let mut setup = setup(&heroes()[..count], band);
    if seed % 5 == 4 {
        setup.map = Some(id("core:dry_cistern"));
    }
    setup.surprised = seed % 7 == 3;
    setup.town.hired = (seed % 4) as u8;
    setup
}

pub fn begun_by(seed: u64) -> Fight {
    Game::new(BOOK.clone(), setup_for(seed), seed, Chance::seeded(seed))
}

/// Makes a choice by lot.
pub fn go_on(game: &mut Fight, lots: &mut Chance) {
    let choices = game.offer().choices.len();
    let hundred = Die::new(100).expect("a die");
    let lot = |lots: &mut Chance| usize::from(lots.roll(hundred, "a lot")) - 1;
    let choice = (lot(lots) * 100 + lot(lots)) % choices;
    game.submit(choice, None)
        .expect("a choice that was offered");
}

fn resumed(game: &Fight) -> Fight {
    let (setup, made) = (game.setup().clone(), game.made().to_vec());
    let checkpoint = game.take_checkpoint();
    let resumed = Game::resume(
        BOOK.clone(),
        setup,
        game.seed(),
        Vec::new(),
        made,
        checkpoint,
    );
    resumed.expect("the same content")
}

#[test]
fn every_state_holds_what_it_must() {
    let undone = effort::each_seed("states of fights", (12, 48), |seed| {
        let mut undone = 0;
        let mut game = begun_by(seed);
        let mut lots = Chance::seeded(seed + 1000);
        while game.status() == Status::Deciding && game.made().len() < 250 {
            sound(&game, seed);
            let before = game.digest();
            go_on(&mut game, &mut lots);
            if game.status() != Status::Deciding {
                continue;
            }
            let after = game.digest();
            match game.undo() {
                Ok(()) => {
                    assert_eq!(game.digest(), before, "seed {seed}");
                    game.redo().expect("what was undone");
                    assert_eq!(game.digest(), after, "seed {seed}");
                    undone += 1;
                }
                Err(UndoProblem::Chance | UndoProblem::Nothing) => {}
                Err(other) => panic!("seed {seed}: {other:?}"),
            }
        }
        sound(&game, seed);
        undone
    });
    let undone: u32 = undone.iter().sum();
    assert!(undone > 100, "{undone}");
}

fn sound(game: &Fight, seed: u64) {
    let choice = game.made().len();
    DungeonDive::invariants(game.world())
        .unwrap_or_else(|what| panic!("seed {seed}, choice {choice}: {what}"));
    if game.status() != Status::Deciding {
        return;
    }
    let choices = &game.offer().choices;
    assert!(!choices.is_empty());
    for (place, offered) in choices.iter().enumerate() {
        let twice = choices[..place].iter().any(|it| it.act == offered.act);
        assert!(!twice, "seed {seed}: {:?} is offered twice", offered.act);
    }
    let mut again = LegalActions::new(true);
    let step = game.asking().expect("it is deciding");
    DungeonDive::offer(game.world(), step, &mut again);
    assert_eq!(&again.choices, choices, "seed {seed}");
    let resumed = resumed(game);
    assert_eq!(&resumed.offer().choices, choices, "seed {seed}");
    assert_eq!(
        resumed.digest(),
        game.digest(),
        "seed {seed}, choice {choice}"
    );
}

#[test]
fn fights_come_to_an_end_and_both_sides_win_some() {
    let won = effort::each_seed("fights by chance", (60, 300), |seed| {
        let mut game = begun_by(seed);
        let mut lots = Chance::seeded(seed + 1000);
        while game.status() == Status::Deciding {
            go_on(&mut game, &mut lots);
            assert!(game.made().len() < 20_000, "seed {seed} does not end");
        }
        let over = matches!(game.status(), Status::Over(_));
        assert!(over, "seed {seed}: {:?}", game.wanted());
        game.status() == Status::Over(Outcome::Victory)
    });
    let victories = won.iter().filter(|it| **it).count();
    assert!(victories > 5 && victories + 5 < won.len(), "{victories}");
}

/// Every foe of the game against ready-made heroes, and every map: whatever the content has become.
#[test]
fn every_foe_and_every_map_is_fought() {
    let foes = BOOK.foes.iter().filter(|it| !it.summoned);
    let heroes: Vec<_> = BOOK.heroes.keys().collect();
    let maps: Vec<_> = BOOK.maps.iter().map(|it| it.id.clone()).collect();
    let count = foes.clone().count().max(maps.len()) as u64;
    let foes: Vec<_> = foes.map(|it| it.id.clone()).collect();
    effort::each_seed("every foe and map", (40, count), |seed| {
        // Fewer of them are taken from all over the list.
        let nth = (seed * 67 % count) as usize;
        let party = (0..3).map(|it| heroes[(nth * 3 + it) % heroes.len()]);
        let level = 1 + (nth % 5) as u8;
        let party = party.map(|it| HeroRecord::ready(&BOOK, it, level).expect("a hero"));
        let setup = Setup {
            map: Some(maps[nth % maps.len()].clone()),
            dive: None,
            band: vec![
                (foes[nth % foes.len()].clone(), 2),
                (foes[(nth * 7 + 3) % foes.len()].clone(), 1),
            ],
            heroes: party.collect(),
            surprised: false,
            town: TownSetup::default(),
        };
        let mut game = Game::new(BOOK.clone(), setup, seed, Chance::seeded(seed));
        let mut lots = Chance::seeded(seed + 5000);
        while game.status() == Status::Deciding && game.made().len() < 3000 {
            go_on(&mut game, &mut lots);
            DungeonDive::invariants(game.world()).unwrap_or_else(|what| {
                let foe = &foes[nth % foes.len()];
                let log = game.log();
                let last = log[log.len().saturating_sub(12)..].iter().map(line);
                let last: Vec<String> = last.collect();
                panic!("{foe}: {what}\n{}", last.join("\n"))
            });
        }
        assert_ne!(game.status(), Status::Rolling, "seed {seed}");
    });
}
