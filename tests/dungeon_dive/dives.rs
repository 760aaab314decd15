//! Whole dives by chance: they come to an end, every state is sound, and saves go on alike.

use tabledelve::{
    dice::{Chance, Die},
    game::{Game, LegalActions, Outcome, RuleId, Ruleset, Status},
    rulesets::dungeon_dive::{
        Action, Delving, DiveSetup, DungeonDive, Event, HeroRecord, Play as View, Question, Setup,
        Team, TownSetup, Way,
        delve::{Asked, Choice},
    },
};

use crate::{effort, script::line, yard::BOOK};

type Dive = Game<DungeonDive>;

fn setup_for(seed: u64) -> Setup {
    let heroes: Vec<_> = BOOK.heroes.keys().collect();
    let count = 1 + seed as usize % 6;
    let level = 1 + (seed / 6 % 5) as u8;
    let party = (0..count).map(|nth| heroes[(nth + seed as usize) % heroes.len()]);
    let party = party.map(|it| HeroRecord::ready(&BOOK, it, level).expect("a hero"));
    Setup {
        map: None,
        dive: Some(DiveSetup {
            levels: 1 + (seed % 5) as u8,
            way: [Way::Cards, Way::Dice][seed as usize / 2 % 2],
            quick: seed % 3 == 1,
        }),
        band: Vec::new(),
        heroes: party.collect(),
        surprised: false,
        town: TownSetup::default(),
    }
}

fn begun_by(seed: u64) -> Dive {
    Game::new(BOOK.clone(), setup_for(seed), seed, Chance::seeded(seed))
}

/// Makes a choice: on a map mostly an attack, or a step towards a foe, so that fights are won as well;
/// anything else by lot.
fn go_on(game: &mut Dive, lots: &mut Chance) {
    let count = game.offer().choices.len();
    let hundred = Die::new(100).expect("a die");
    let lot = |lots: &mut Chance| usize::from(lots.roll(hundred, "a lot")) - 1;
    let lucky = lot(lots) < 15;
    let any = (lot(lots) * 100 + lot(lots)) % count;
    let sensible = match game.asking() {
        Some(Question::OnTurn(_)) if !lucky => best_on_turn(game),
        Some(Question::OnDive(Asked::Arrange)) if !lucky => Some(0),
        Some(Question::OnDive(Asked::Doors)) if !lucky => {
            let opens = |act: &Action| matches!(act, Action::Delve(Choice::Open(_)));
            game.offer().choices.iter().position(|it| opens(&it.act))
        }
        Some(Question::OnDive(Asked::Doors)) if any + 1 == count => Some(0),
        _ => None,
    };
    game.submit(sensible.unwrap_or(any), None)
        .expect("a choice that was offered");
}

fn best_on_turn(game: &Dive) -> Option<usize> {
    let Some(Question::OnTurn(who)) = game.asking() else {
        return None;
    };
    let play = View::of(game.world());
    let choices = &game.offer().choices;
    let attack = choices
        .iter()
        .position(|it| matches!(it.act, Action::Attack { .. }));
    let foes: Vec<_> = play.up(Team::Foes).filter_map(|it| it.cell()).collect();
    let far = |cell: tabledelve::grid::Cell| foes.iter().map(|it| it.reach_to(cell)).min();
    let here = play.figure(*who).cell().and_then(far);
    let moves = choices
        .iter()
        .enumerate()
        .filter_map(|(nth, it)| match it.act {
            Action::Move(cell) => Some((far(cell), nth)),
            _ => None,
        });
    let nearer = moves
        .filter(|(far, _)| *far < here)
        .min()
        .map(|(_, nth)| nth);
    let done = choices.iter().position(|it| it.act == Action::Done);
    attack.or(nearer).or(done)
}

fn resumed(game: &Dive) -> Dive {
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

fn tail(game: &Dive) -> String {
    let log = game.log();
    let last = log[log.len().saturating_sub(12)..].iter().map(line);
    last.collect::<Vec<_>>().join("\n")
}

/// Everything that has to hold in a state; saving and loading it only now and then in fights, which
/// have tests of their own.
fn sound(game: &Dive, seed: u64) {
    let choice = game.made().len();
    DungeonDive::invariants(game.world())
        .unwrap_or_else(|what| panic!("seed {seed}, choice {choice}: {what}\n{}", tail(game)));
    if game.status() != Status::Deciding {
        return;
    }
    let choices = &game.offer().choices;
    assert!(!choices.is_empty(), "seed {seed}: {:?}", game.asking());
    let asking = game.asking().expect("it is deciding");
    if !matches!(asking, Question::OnDive(_)) && !choice.is_multiple_of(25) {
        return;
    }
    for (place, offered) in choices.iter().enumerate() {
        let twice = choices[..place].iter().any(|it| it.act == offered.act);
        assert!(!twice, "seed {seed}: {:?} is offered twice", offered.act);
    }
    let mut again = LegalActions::new(true);
    DungeonDive::offer(game.world(), asking, &mut again);
    assert_eq!(&again.choices, choices, "seed {seed}");
    let resumed = resumed(game);
    assert_eq!(&resumed.offer().choices, choices, "seed {seed}");
    assert_eq!(
        resumed.digest(),
        game.digest(),
        "seed {seed}, choice {choice}"
    );
}

/// Whole dives of a party of so many: how many were lost and won, and what has happened on them.
fn dives_of(heroes: u64) -> ([usize; 2], Vec<&'static str>) {
    let known: &[RuleId] = DungeonDive::RULES;
    let each = effort::each_seed("dives by chance", (5, 35), |nth| {
        let seed = nth * 6 + heroes - 1;
        let mut kinds: Vec<&'static str> = Vec::new();
        let mut game = begun_by(seed);
        let mut lots = Chance::seeded(seed + 9000);
        while game.status() == Status::Deciding {
            sound(&game, seed);
            go_on(&mut game, &mut lots);
            let made = game.made().len();
            assert!(made < 20_000, "seed {seed} does not end\n{}", tail(&game));
        }
        sound(&game, seed);
        let over = matches!(game.status(), Status::Over(_));
        assert!(over, "seed {seed}: {:?}", game.wanted());
        for logged in game.log() {
            assert!(known.contains(&logged.rule), "{}", line(logged));
            if let Event::Delving(event) = &logged.event {
                kinds.push(kind(event));
            }
        }
        let won = game.status() == Status::Over(Outcome::Victory);
        (won, kinds)
    });
    let mut ended = [0; 2];
    let mut kinds: Vec<&'static str> = Vec::new();
    for (won, own) in each {
        ended[usize::from(won)] += 1;
        kinds.extend(own);
    }
    kinds.sort_unstable();
    kinds.dedup();
    (ended, kinds)
}

/// Every state of these dives is sound, and all of this happens on them, if there are enough.
fn sound_dives_of(heroes: u64, happens: &[&str]) {
    let (ended, kinds) = dives_of(heroes);
    assert!(ended[0] > 0, "{ended:?}");
    for needed in happens.iter().filter(|_| effort::full()) {
        assert!(kinds.contains(needed), "{needed} never happens: {kinds:?}");
    }
}

#[test]
fn dives_of_one_are_sound() {
    sound_dives_of(1, &["trap", "trove"]);
}

#[test]
fn dives_of_two_are_sound() {
    sound_dives_of(2, &["trap", "checked", "trove"]);
}

#[test]
fn dives_of_three_are_sound() {
    sound_dives_of(3, &["trap", "checked", "sneaked", "trove"]);
}

#[test]
fn dives_of_four_are_sound() {
    sound_dives_of(4, &["trap", "sprung", "sneaked", "trove", "given"]);
}

#[test]
fn dives_of_five_are_sound() {
    sound_dives_of(5, &["trap", "sprung", "alone", "trove", "given", "hoard"]);
}

#[test]
fn dives_of_six_are_sound() {
    sound_dives_of(6, &["trap", "sprung", "sneaked", "trove", "given", "hoard"]);
}

/// The events that random dives have to come by.
fn kind(event: &Delving) -> &'static str {
    use tabledelve::rulesets::dungeon_dive::{CheckedFor, delve::Means};
    match event {
        Delving::TrapFound { .. } => "trap",
        Delving::TrapSprung { .. } => "sprung",
        Delving::Scouted { .. } => "scouted",
        Delving::Checked { made, .. } => match made {
            CheckedFor::BackingAway => "backed",
            CheckedFor::Sneaking(None) => "sneaked",
            CheckedFor::Sneaking(Some(_)) => "alone",
            CheckedFor::Trap => "checked",
        },
        Delving::Decided {
            means: Means::Idea(_),
            ..
        } => "idea",
        Delving::Arrived { .. } => "arrived",
        Delving::TroveRolled { .. } => "trove",
        Delving::HoardRolled { .. } => "hoard",
        Delving::ItemRolled { .. } => "item",
        Delving::Given { .. } => "given",
        Delving::Died { .. } => "died",
        Delving::BodyCarried { .. } => "carried",
        Delving::BodyLeft { .. } => "left",
        Delving::HitDieRolled { .. } => "hit die",
        Delving::Attuned { .. } => "attuned",
        Delving::Ran { .. } => "ran",
        Delving::Abandoned => "abandoned",
        Delving::CardTurned { roll: Some(_), .. } => "dice",
        _ => "other",
    }
}
