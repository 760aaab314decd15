//! Words and pictures, the sound player, and what the list of games asks for.

use std::sync::Arc;

use bevy_ecs::world::World;
use tabledelve::{
    content::{Library, Registry},
    dice::{Fraction, odds},
    game::{
        Bar, Board, BookTable, Choice, Cue, Ground, Inputs, Legacy, LegacyHero, Message, Mood,
        NamedCheck, Narration, OddsRow, OddsView, Offer, Offered, Player, Present, Rulebook, Scene,
        Seat, Sheet, Stat, Tiling, Token, Touch, look,
    },
    grid::Cell,
};

use super::{
    Act, Duel, Event, Question, Setup, Strike, TheDuel, Who, checks,
    content::{Adventure, Book, Fighter, Wounds},
    rules,
};

fn name(duel: Duel<'_>, who: Who) -> Message {
    Message::new(duel.fighter(who).name.clone())
}

impl Present for TheDuel {
    fn prompt(_world: &World, question: &Question) -> Message {
        match question {
            Question::Act { walked: false } => "duel-prompt-turn".into(),
            Question::Act { walked: true } => "duel-prompt-walked".into(),
        }
    }

    fn describe(world: &World, _question: &Question, offered: &Offered<Act>) -> Choice {
        let duel = Duel(world);
        let (label, touches, way) = match offered.act {
            Act::Walk { to } => {
                let range = duel.range(Who::Knight, duel.fighter(Who::Knight).steps);
                let way = range.path(to).unwrap_or_default();
                ("duel-act-walk".into(), vec![Touch::Cell(to)], way)
            }
            Act::Strike => {
                let foe = Who::Foe as u32;
                let label = Message::new("duel-act-strike").who("foe", foe);
                (label, vec![Touch::Combatant(foe)], Vec::new())
            }
            Act::Rest => ("duel-act-rest".into(), Vec::new(), Vec::new()),
        };
        Choice {
            label,
            group: None,
            section: None,
            aside: None,
            detail: None,
            touches,
            way,
            amount: offered.amount,
            icon: None,
            has_odds: offered.act == Act::Strike,
        }
    }

    fn odds(world: &World, _question: &Question, act: Act, _amount: i32) -> Option<OddsView> {
        let duel = Duel(world);
        let check = Strike::of(duel.fighter(Who::Knight), duel.fighter(Who::Foe));
        let named = |hit: &bool| match hit {
            true => "duel-odds-hit",
            false => "duel-odds-miss",
        };
        let rows = odds(&check);
        let rows = rows.rows().map(|(hit, chance)| OddsRow {
            outcome: named(hit).into(),
            chance,
        });
        (act == Act::Strike).then(|| OddsView {
            rule: rules::FIGHT_STRIKE,
            dice: vec![("duel-dice-strike".into(), "2d6".to_owned())],
            modifiers: vec![("duel-modifier-skill".into(), check.skill)],
            outcomes: rows.collect(),
        })
    }

    fn reach(world: &World, who: u32) -> Vec<Cell> {
        let who = Who::BOTH[usize::from(who == Who::Foe as u32)];
        let range = Duel(world).range(who, Duel(world).fighter(who).steps);
        range.cells().map(|(cell, _)| cell).collect()
    }

    fn narrate(_world: &World, event: &Event) -> Narration {
        let of = |key: &'static str, who: Who| Message::new(key).who("who", who as u32);
        Narration::new(
            1,
            match event {
                Event::Returned { hit_points } => {
                    Message::new("duel-log-returned").with("n", *hit_points)
                }
                Event::Walked { who, .. } => of("duel-log-walked", *who),
                Event::Rested { who } => of("duel-log-rested", *who),
                Event::Struck { by, hit, .. } => {
                    let key = if *hit {
                        "duel-log-hit"
                    } else {
                        "duel-log-missed"
                    };
                    of(key, *by).who("on", by.other() as u32)
                }
                Event::Wounded { who, wounds, .. } => {
                    of("duel-log-wounded", *who).with("n", *wounds)
                }
                Event::Fell { who } => of("duel-log-fell", *who),
            },
        )
    }

    fn cues(_world: &World, event: &Event) -> Vec<Cue> {
        match event {
            Event::Walked { who, path } => vec![Cue::Walk {
                id: *who as u32,
                way: path.clone(),
            }],
            Event::Struck { by, .. } => {
                vec![Cue::strike(*by as u32, by.other() as u32, look::BLOW)]
            }
            Event::Wounded { who, wounds, .. } => {
                vec![Cue::befall(*who as u32, look::HURT, -wounds)]
            }
            Event::Fell { who } => vec![Cue::befall(*who as u32, look::FALL, 0)],
            Event::Returned { .. } | Event::Rested { .. } => Vec::new(),
        }
    }

    fn scene(world: &World) -> Scene {
        let duel = Duel(world);
        let over = Who::BOTH.into_iter().find(|who| duel.hit_points(*who) == 0);
        Scene {
            phase: Some(Message::new(duel.adventure().name.clone())),
            tokens: Who::BOTH.map(|who| token(duel, who)).into(),
            sheets: vec![sheet(duel)],
            turn_order: Who::BOTH.map(|who| who as u32).into(),
            board: Some(Arc::new(board(duel.adventure()))),
            mood: match over {
                None => Mood::Fight,
                Some(Who::Foe) => Mood::Victory,
                Some(Who::Knight) => Mood::Defeat,
            },
            ..Scene::default()
        }
    }

    fn name(world: &World, combatant: u32) -> Message {
        name(
            Duel(world),
            Who::BOTH[usize::from(combatant == Who::Foe as u32)],
        )
    }

    fn summary(world: &World) -> Message {
        Message::new(Duel(world).adventure().name.clone())
    }
}

fn token(duel: Duel<'_>, who: Who) -> Token {
    let (fighter, left) = (duel.fighter(who), duel.hit_points(who));
    Token {
        id: who as u32,
        sprite: fighter.bust.clone(),
        name: name(duel, who),
        side: who.side(),
        cell: duel.at(who),
        size: 1,
        cracks: (3 - 3 * left / fighter.hit_points) as u8,
        down: left == 0,
        active: who == Who::Knight && left > 0,
        target: None,
        pins: Vec::new(),
        facts: Vec::new(),
        zone: Vec::new(),
    }
}

fn sheet(duel: Duel<'_>) -> Sheet {
    let (who, knight) = (Who::Knight, duel.fighter(Who::Knight));
    let stat = |label: &'static str, value: i32| Stat {
        label: label.into(),
        value: value.to_string(),
        parts: Vec::new(),
        rule: rules::FIGHT_STRIKE,
    };
    Sheet {
        id: who as u32,
        seat: Seat::Hero(0),
        name: name(duel, who),
        title: name(duel, who),
        sprite: knight.bust.clone(),
        dead: duel.hit_points(who) == 0,
        active: true,
        bars: vec![Bar {
            label: "duel-bar-hit-points".into(),
            now: duel.hit_points(who),
            max: knight.hit_points,
            rule: rules::FIGHT_WOUNDS,
        }],
        pools: Vec::new(),
        stats: vec![stat("duel-stat-guard", knight.guard)],
        skills: Vec::new(),
        spells: Vec::new(),
        items: Vec::new(),
        purse: stat("duel-purse", knight.skill),
    }
}

fn board(adventure: &Adventure) -> Board {
    let (bounds, walls) = (adventure.bounds(), adventure.walls());
    let ground = |cell: Cell| {
        let wall = walls.contains(&cell);
        Ground {
            cell,
            drawing: if wall { "wall" } else { "" }.to_owned(),
            open: !wall,
            hides: wall,
            covers: false,
            things: Vec::new(),
        }
    };
    Board {
        name: adventure.name.clone(),
        tiling: Tiling::Squares,
        size: (bounds.width(), bounds.height()),
        ground: "stone".to_owned(),
        cells: bounds.cells().map(ground).collect(),
    }
}

impl Player for TheDuel {
    /// Strikes where it can, and else walks up to the foe.
    fn bot(world: &World, _question: &Question, offer: &Offer<Act>) -> (usize, Option<i32>) {
        let near = Duel(world).approach(Who::Knight);
        let wanted = match near.last() {
            _ if Duel(world).in_reach() => Act::Strike,
            Some(to) => Act::Walk { to: *to },
            None => Act::Rest,
        };
        let place = |act| offer.choices.iter().position(|offered| offered.act == act);
        (place(wanted).or(place(Act::Rest)).unwrap_or_default(), None)
    }

    fn advice(_world: &World, _question: &Question, act: Act, _amount: Option<i32>) -> Message {
        match act {
            Act::Strike => "duel-advice-strike".into(),
            Act::Walk { .. } | Act::Rest => "duel-advice-near".into(),
        }
    }
}

const FIGHTERS: &[(&str, &str)] = &[("by", "core:knight"), ("on", "core:warden")];

impl Rulebook for TheDuel {
    fn register(registry: Registry) -> Registry {
        registry
            .with::<Fighter>()
            .with::<Wounds>()
            .with::<Adventure>()
    }

    fn content(library: &Library) -> Result<Book, String> {
        Book::new(library)
    }

    fn admit(book: &Book, setup: &Setup) -> Result<(), String> {
        book.adventure(setup.adventure.as_str())?;
        let knight = &book.fighters[book.fighter("core:knight")?].1;
        match setup.veteran {
            Some(left) if !(1..=knight.hit_points).contains(&left) => {
                Err(format!("no knight has {left} hit points"))
            }
            _ => Ok(()),
        }
    }

    fn checks() -> &'static [NamedCheck] {
        &[
            NamedCheck {
                name: "blow",
                keys: FIGHTERS,
                results: "hit points that a strike costs",
            },
            NamedCheck {
                name: "melee",
                keys: FIGHTERS,
                results: "win or lose, by the end of a melee in which `by` strikes first",
            },
        ]
    }

    fn check_odds(
        book: &Book,
        check: &NamedCheck,
        inputs: &Inputs<'_>,
    ) -> Result<Vec<(String, Fraction)>, String> {
        let fighter = |key| Ok::<_, String>(&book.fighters[book.fighter(inputs.text(key))?].1);
        let (by, on) = (fighter("by")?, fighter("on")?);
        Ok(if check.name == "blow" {
            let blow = checks::blow(&book.wounds, by, on);
            let rows = blow.rows().map(|(cost, chance)| (cost.to_string(), chance));
            rows.collect()
        } else {
            let melee = checks::melee(&book.wounds, by, on);
            let name = |won: bool| if won { "win" } else { "lose" }.to_owned();
            let rows = melee.rows().map(|(won, chance)| (name(*won), chance));
            rows.collect()
        })
    }

    fn book_table(book: &Book, name: &str) -> Option<BookTable> {
        let plain = |text: String| Message::new("duel-plain").with("text", text);
        let mut from = 1;
        let rows = book.wounds.rows.iter().map(|row| {
            let rolled = format!("{from} to {}", row.to);
            from = row.to + 1;
            vec![plain(rolled), plain(row.wounds.to_string())]
        });
        let headings = ["duel-table-roll", "duel-table-wounds"];
        (name == "wounds").then(|| BookTable::new(&headings, rows.collect()))
    }

    fn legacy_of(book: &Book, setup: &Setup, legacy: &str) -> Option<Legacy> {
        let knight = LegacyHero {
            title: Message::new("duel-knight"),
            lines: vec![Message::new("duel-log-returned").with("n", legacy.parse::<i32>().ok()?)],
            record: legacy.to_owned(),
        };
        book.adventure(setup.adventure.as_str()).ok()?;
        Some(Legacy {
            campaign: true,
            survivors: vec![(0, knight)],
            ..Legacy::default()
        })
    }
}
