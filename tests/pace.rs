//! Pace: how long the table takes from a choice to the next one, at normal speed, the walk up to a blow
//! included. Durations are those of the cues, not of a clock.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

use tabledelve::{
    content::{Library, Loader},
    dice::SourceKind,
    game::{Category, Cue, Pace, Scene, SetupValues, Side, Table, Tempo},
    games,
};

/// What a choice led to until the next one.
#[derive(Debug, Default)]
struct Span {
    /// Milliseconds in which heroes act, and in which foes do.
    heroes: u32,
    foes: u32,
    /// Blows of heroes.
    blows: usize,
    /// Foes that acted.
    actors: BTreeSet<u32>,
    /// Those who walked up to somebody, and to whom: in a dungeon a blow leads its striker there.
    walked: BTreeMap<u32, u32>,
    /// True if a great moment held everything up.
    peak: bool,
}

impl Span {
    /// The walk that the table puts before a cue.
    fn walk_before(&mut self, cue: &Cue, scene: &Scene, library: &Library) -> Option<Cue> {
        let on_map = scene.board.is_none() && matches!(cue, Cue::Strike { .. });
        let (id, to) = cue.goes_near(Some(library)).filter(|_| on_map)?;
        let walks = self.walked.insert(id, to) != Some(to);
        walks.then_some(Cue::Near { id, to })
    }
}

/// Shows everything that a choice led to.
fn span(table: &mut dyn Table, pace: &Pace, library: &Library) -> Span {
    let (mut span, mut tempo) = (Span::default(), Tempo::default());
    let (mut foes, mut seen, mut over) = (false, false, false);
    while let Some(cues) = table.show_next() {
        if cues.is_empty() {
            continue;
        }
        let scene = table.scene();
        let side = |id: u32| scene.tokens.iter().find(|it| it.id == id).map(|it| it.side);
        for cue in &cues {
            let walk = span.walk_before(cue, &scene, library);
            let parts = walk.iter().chain([cue]);
            let takes: u32 = parts
                .map(|it| tempo.follow(pace, Some(library), it, side))
                .sum();
            // After the result of a blow the next dice, cards and rooms are something else.
            let fate = matches!(cue, Cue::Befall { amount, .. } if *amount <= 0);
            over |= seen && span.blows > 0 && !fate;
            seen |= fate;
            match cue {
                Cue::Dice { side, .. } => foes = *side == Side::Foe,
                Cue::Strike { from: id, .. } | Cue::Walk { id, .. } => {
                    foes = side(*id) == Some(Side::Foe);
                    if foes {
                        span.actors.insert(*id);
                    } else if matches!(cue, Cue::Strike { .. }) {
                        span.blows += 1;
                    }
                }
                Cue::Peak { .. } => span.peak = true,
                _ => {}
            }
            if foes {
                span.foes += takes;
            } else if !over {
                span.heroes += takes;
            }
        }
    }
    span
}

/// Begins a game.
fn begun(library: &Library, game: &str, values: &[(&str, &str)], seed: u64) -> Box<dyn Table> {
    let game = games::open(game, library).expect("the game");
    let values = values.iter();
    let values = values.map(|(key, value)| (key.to_string(), value.to_string()));
    game.start(&SetupValues(values.collect()), seed, SourceKind::Seeded)
        .expect("a game")
}

#[test]
fn a_blow_takes_1200_ms_at_most_and_four_foes_3000() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root)
        .load()
        .expect("the content");
    let pace = Pace::of(Some(&library));
    let four = [("skirmish", "core:tavern"), ("band", "core:wolf*4")];
    let (mut blows, mut walks, mut phases) = (0, [0; 2], 0);
    let played = [("hex_adventure", &four[..], 3000), ("deck_crawl", &[], 400)];
    for ((game, values, most), walks) in played.into_iter().zip(&mut walks) {
        for seed in 1..4 {
            let mut table = begun(&library, game, values, seed);
            while table.show_next().is_some() {}
            for _ in 0..most {
                // One click on a foe out of reach is the walk up to it and the attack.
                let walk = walk_up(&*table).map(|(on, walk)| {
                    table.submit(walk, None).expect("a walk");
                    (on, span(&mut *table, &pace, &library))
                });
                let Some(advice) = table.advice() else { break };
                let decision = table.decision().expect("a decision");
                let attack = walk.as_ref().and_then(|(on, _)| decision.first_attack(*on));
                let (choice, amount) =
                    attack.map_or((advice.choice, advice.amount), |attack| (attack, None));
                let attacks = decision.choices[choice].category == Some(Category::Attack);
                table
                    .submit(choice, amount)
                    .expect("a choice that is offered");
                let mut span = span(&mut *table, &pace, &library);
                if let (Some((_, walk)), Some(_)) = (&walk, attack) {
                    span.heroes += walk.heroes;
                }
                if attacks && span.blows == 1 && !span.peak {
                    blows += 1;
                    *walks += usize::from(attack.is_some() || !span.walked.is_empty());
                    assert!(span.heroes <= 1200, "{game} {seed}: {span:?}");
                }
                if !span.actors.is_empty() && !span.peak {
                    phases += 1;
                    let foes = span.actors.len() as u32;
                    assert!(span.foes <= 750 * foes, "{game} {seed}: {span:?}");
                }
            }
        }
    }
    println!("{blows} blows, {walks:?} after a walk, {phases} phases of foes");
    assert!(blows > 60 && phases > 60, "{blows} blows, {phases} phases");
    assert!(walks.iter().all(|it| *it > 0), "{walks:?} walks");
}

/// A foe that can only be attacked after a walk, while no other can be attacked at once, and the
/// choice of that walk.
fn walk_up(table: &dyn Table) -> Option<(u32, usize)> {
    let decision = table.decision()?;
    let tokens = table.scene_now().tokens;
    let foes = tokens.iter().filter(|it| it.side == Side::Foe && !it.down);
    let mut ids = foes.map(|it| it.id);
    if ids.clone().any(|id| decision.first_attack(id).is_some()) {
        return None;
    }
    ids.find_map(|id| Some((id, table.approach(id)?.choice)))
}

#[test]
fn a_round_of_four_against_four_takes_eight_clicks_at_most() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = Loader::new(games::registry(), root)
        .load()
        .expect("the content");
    let values = [("skirmish", "core:tavern"), ("band", "core:wolf*4")];
    let mut table = begun(&library, "hex_adventure", &values, 7);
    let round = |table: &dyn Table| {
        let tracks = table.scene_now().tracks;
        tracks.first().map(|track| track.now)
    };
    // One click on a foe walks up and attacks. Reactions are the foes' doing.
    let first = loop {
        let decision = table.decision().expect("a decision");
        if decision
            .choices
            .iter()
            .any(|it| it.category == Some(Category::Pick))
        {
            break round(&*table);
        }
        table.submit(0, None).expect("a choice");
    };
    let (mut clicks, mut taken_up) = (0, 0);
    while round(&*table) == first && clicks <= 20 {
        let Some(decision) = table.decision() else {
            break;
        };
        if decision.reaction.is_some() {
            let pass = decision.reaction.map_or(0, |reaction| reaction.pass);
            table.submit(pass, None).expect("no reaction");
            continue;
        }
        if decision.is_forced() {
            table.submit(0, None).expect("the last hero");
            continue;
        }
        // Whose turn it is is settled for the player, who can still take another hero.
        if let Some(next) = decision.next_turn() {
            assert!(decision.choices.len() > 1, "that is no decision");
            table.submit(next, None).expect("the next hero");
            taken_up += 1;
            continue;
        }
        clicks += 1;
        let foes = table.scene_now().tokens;
        let foes = foes.iter().filter(|it| it.side == Side::Foe && !it.down);
        let foes: Vec<u32> = foes.map(|it| it.id).collect();
        let attack = foes.iter().find_map(|id| decision.first_attack(*id));
        let walk = foes.iter().find_map(|id| table.approach(*id));
        match (attack, walk) {
            (Some(attack), _) => table.submit(attack, None).expect("an attack"),
            (None, Some(walk)) => {
                table.submit(walk.choice, None).expect("a walk");
                // The attack after it belongs to the same click.
                clicks -= 1;
            }
            (None, None) => {
                let advice = table.advice().expect("advice");
                table
                    .submit(advice.choice, advice.amount)
                    .expect("a choice that is offered");
            }
        }
    }
    assert_eq!(taken_up, 3, "the last of four is no decision");
    assert!((4..=8).contains(&clicks), "{clicks} clicks");
}
