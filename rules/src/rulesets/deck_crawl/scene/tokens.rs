use super::super::{
    cards::Card,
    components::{Body, Combatant, FIRST_PROP_TOKEN, FoeId, HeroId, Laid},
    content::Meaning,
    crawl::Crawl,
    rules, words,
    words::{Terms, say},
};
use crate::{
    dungeon::Feature,
    game::{Phrase, Pin, Side, Token},
    grid::Cell,
};

/// Everything that stands on the board.
pub(super) fn all(crawl: Crawl<'_>) -> Vec<Token> {
    let heroes = crawl.heroes().filter_map(|hero| hero_token(crawl, hero));
    let foes = crawl.foes().filter_map(|foe| foe_token(crawl, foe));
    let (state, remains) = (crawl.state(), crawl.remains());
    let props = state.traps.iter().chain(&remains.armed);
    let props = props.chain(&state.finds);
    let props = props.filter_map(|laid| prop(crawl, laid));
    let used = remains
        .used
        .iter()
        .filter_map(|laid| left_behind(crawl, laid));
    let bodies = remains.bodies.iter();
    let bodies = bodies.filter_map(|(foe, cell)| body(crawl, *foe, *cell));
    let fallen = bodies.chain(used);
    heroes.chain(foes).chain(props).chain(fallen).collect()
}

/// The altars and chests met so far, where they stand: on a map that is kept there are no tokens.
pub fn furniture(crawl: Crawl<'_>) -> Vec<(Cell, Feature)> {
    let used = crawl.remains().used.iter();
    let used = used.map(|laid| (laid, is_open(crawl, laid)));
    let waiting = crawl.state().finds.iter().map(|laid| (laid, false));
    let stands = |(laid, open): (&Laid, bool)| {
        let name = match (&crawl.book().meaning(laid.card).meaning, open) {
            (Meaning::Altar(_), _) => "altar",
            (Meaning::Treasure(_) | Meaning::Event(_), false) => SHUT,
            (Meaning::Treasure(_) | Meaning::Event(_), true) => OPEN,
            _ => return None,
        };
        Some((laid.cell?, Feature::core(name)))
    };
    used.chain(waiting).filter_map(stands).collect()
}

/// A slain foe where it fell.
fn body(crawl: Crawl<'_>, foe: FoeId, cell: Cell) -> Option<Token> {
    let kind = *crawl.cast().get(usize::from(foe.0))?;
    let (id, sprite) = (foe.token(), crawl.book().kind_sprite(kind));
    // The dragon lies as large as it stood.
    let dragon = kind == crawl.book().dragon_kind();
    let wide = dragon.then(|| room_for_two(crawl, cell)).flatten();
    let name = words::name(crawl, id);
    Some(Token {
        down: true,
        size: if wide.is_some() { 2 } else { 1 },
        ..Token::new(id, sprite, name, Side::Foe, wide.unwrap_or(cell))
    })
}

/// Cracks of a disc: any loss shows, and the last third looks bad.
fn cracks(lost: i32, most: i32) -> u8 {
    if lost <= 0 {
        0
    } else {
        (1 + lost * 3 / most.max(1)).min(3) as u8
    }
}

fn hero_token(crawl: Crawl<'_>, hero: HeroId) -> Option<Token> {
    let cell = crawl.position(Combatant::Hero(hero))?.0;
    if !crawl.is_made(hero) {
        return None;
    }
    let alive = crawl.is_alive(hero);
    let (now, max) = (crawl.hit_points(hero).now, crawl.hit_points_max(hero));
    let facts = vec![
        say("fact-hit-points").n(now).with("max", max),
        say("fact-armour")
            .n(crawl.armour(hero))
            .with("magic", crawl.magic_armour(hero)),
        say("fact-attack-die").with("die", crawl.attack_die(hero).to_string()),
    ];
    let (id, name) = (hero.token(), words::name(crawl, hero.token()));
    Some(Token {
        cracks: cracks(max - now, max),
        down: !alive,
        active: alive && crawl.state().active == Some(Combatant::Hero(hero)),
        acted: alive && has_acted(crawl, Combatant::Hero(hero)),
        life: Some((now.max(0), max.max(1))),
        pins: if alive {
            hero_pins(crawl, hero)
        } else {
            Vec::new()
        },
        facts,
        ..Token::new(id, bust(crawl, hero), name, Side::Hero, cell)
    })
}

/// The bust of a finished hero.
pub fn bust(crawl: Crawl<'_>, hero: HeroId) -> String {
    format!("{}_{}", crawl.class(hero).sprite, crawl.race(hero).sprite)
}

/// True if somebody's turn of this round of the fight is over.
fn has_acted(crawl: Crawl<'_>, who: Combatant) -> bool {
    let state = crawl.state();
    let place = |who: Combatant| state.order.iter().position(|it| *it == who);
    let now = state.active.and_then(place);
    now.is_some_and(|now| place(who).is_some_and(|place| place < now))
}

pub(super) fn hero_pins(crawl: Crawl<'_>, hero: HeroId) -> Vec<Pin> {
    let mut pins = Vec::new();
    let mut pin = |sprite, meaning, rule| {
        pins.push(Pin {
            sprite,
            meaning,
            rule,
        })
    };
    let aid = crawl.aid(hero);
    if let Some(turns) = aid.wards.iter().map(|ward| ward.turns).max() {
        let meaning = say("pin-protected")
            .n(crawl.ward(hero))
            .with("turns", turns);
        pin("protected", meaning, rules::WIZARD_PROTECT);
    }
    if aid.buff > 0 {
        pin("buffed", say("pin-buffed").n(aid.buff), rules::WIZARD_BUFF);
    }
    if crawl
        .gear(hero)
        .iter()
        .any(|mine| mine.in_use && mine.damaged)
    {
        pin(
            "damaged_armour",
            say("pin-damaged-armour"),
            rules::LOOT_DAMAGED_ARMOUR,
        );
    }
    if let Some(foe) = crawl
        .foes()
        .find(|foe| target_of(crawl, *foe) == Some(hero))
    {
        pin("target", say("pin-target").foe(foe), rules::FIGHT_TARGET);
    }
    pins
}

/// A foe's next target, as far as that is settled.
fn target_of(crawl: Crawl<'_>, foe: FoeId) -> Option<HeroId> {
    let temper = crawl.temper(foe)?;
    let alive = |hero: &HeroId| crawl.is_alive(*hero);
    temper
        .drawn_to
        .filter(alive)
        .or(temper.target.filter(alive))
}

fn foe_token(crawl: Crawl<'_>, id: FoeId) -> Option<Token> {
    let standing = crawl.position(Combatant::Foe(id))?.0;
    let (foe, body) = (*crawl.foe(id)?, crawl.body(id)?);
    let dragon = foe.card.is_none();
    let wide = if dragon {
        room_for_two(crawl, standing)
    } else {
        None
    };
    let mut pins = Vec::new();
    if foe.elite {
        let meaning = say("pin-elite").n(crawl.book().figures.elite_loot);
        pins.push(Pin {
            sprite: "elite",
            meaning,
            rule: rules::FIGHT_ELITE,
        });
    }
    let confused = crawl.temper(id).map_or(0, |temper| temper.confused);
    if confused > 0 {
        let meaning = say("pin-confused").n(confused);
        pins.push(Pin {
            sprite: "confused",
            meaning,
            rule: rules::WIZARD_CONFUSE,
        });
    }
    let (sprite, name) = (
        crawl.book().kind_sprite(foe.kind),
        words::name(crawl, id.token()),
    );
    let cell = wide.unwrap_or(standing);
    let left = i32::from(body.wounds_max.saturating_sub(body.wounds));
    Some(Token {
        size: if wide.is_some() { 2 } else { 1 },
        cracks: cracks(i32::from(body.wounds), i32::from(body.wounds_max)),
        active: crawl.state().active == Some(Combatant::Foe(id)),
        acted: has_acted(crawl, Combatant::Foe(id)),
        life: Some((left, body.wounds_max.into())),
        target: target_of(crawl, id).map(HeroId::token),
        pins,
        facts: foe_facts(crawl, id, body),
        ..Token::new(id.token(), sprite, name, Side::Foe, cell)
    })
}

/// The corner from which a large token covers its cell and three more that are free floor.
fn room_for_two(crawl: Crawl<'_>, cell: Cell) -> Option<Cell> {
    let room = crawl.map().last()?;
    let floor: Vec<Cell> = room.cells().collect();
    let heroes: Vec<Cell> = crawl
        .heroes()
        .filter_map(|hero| Some(crawl.position(Combatant::Hero(hero))?.0))
        .collect();
    // Places of finds to come count too, so that nothing ends up under the token.
    let places = &crawl.state().places;
    let kept = [
        &places.chests,
        &places.altars,
        &places.traps,
        &places.strangers,
    ];
    let free = |cell: Cell| {
        floor.contains(&cell)
            && !heroes.contains(&cell)
            && kept.iter().all(|cells| !cells.contains(&cell))
    };
    let corners = [(0, 0), (-1, 0), (0, -1), (-1, -1)].map(|(x, y)| cell + Cell::new(x, y));
    let covers = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(x, y)| Cell::new(x, y));
    corners
        .into_iter()
        .find(|corner| covers.iter().all(|part| free(*corner + *part)))
}

fn foe_facts(crawl: Crawl<'_>, id: FoeId, body: Body) -> Vec<Phrase> {
    let mut facts = vec![
        say("fact-attack-die").with("die", body.attack_die.to_string()),
        say("fact-threshold").n(body.wound_threshold),
        say("fact-wounds")
            .n(body.wounds_max.saturating_sub(body.wounds))
            .with("max", body.wounds_max),
    ];
    let Some(foe) = crawl.foe(id) else {
        return facts;
    };
    let book = crawl.book();
    let mut loot = foe
        .card
        .map_or(book.dragon.loot, |card| book.rank_row(card).loot);
    if foe.elite {
        loot.plus += book.figures.elite_loot;
    }
    facts.push(say("fact-loot").with("loot", loot.to_string()));
    if let (Some(card), Some(hero)) = (foe.card, foe.drawn_by) {
        facts.push(say("fact-card").card(card).hero(hero));
    }
    facts
}

/// The token of a card on the table.
pub fn prop_token(card: Card) -> u32 {
    FIRST_PROP_TOKEN + u32::from(card.place())
}

fn prop(crawl: Crawl<'_>, laid: &Laid) -> Option<Token> {
    let entry = crawl.book().meaning(laid.card);
    let sprite = match entry.meaning {
        Meaning::Altar(_) => "altar",
        Meaning::Trap => "trap",
        // Their identity shows only when they speak.
        Meaning::Stranger => "adventurer",
        _ => SHUT,
    };
    let (id, name) = (prop_token(laid.card), say(entry.name));
    Some(Token {
        facts: vec![say("fact-card").card(laid.card).hero(laid.finder)],
        ..Token::new(id, sprite, name, Side::Neutral, laid.cell?)
    })
}

/// The drawings of a chest that nobody has opened, and of one that was.
const SHUT: &str = "chest";
const OPEN: &str = "chest_open";

/// A thing that has been seen to, where it stands: a chest lies open, unless it was left shut.
fn left_behind(crawl: Crawl<'_>, laid: &Laid) -> Option<Token> {
    let prop = prop(crawl, laid)?;
    let opened = &*prop.sprite == SHUT && is_open(crawl, laid);
    let sprite = match opened {
        true => OPEN.into(),
        false => prop.sprite,
    };
    Some(Token {
        sprite,
        down: true,
        ..prop
    })
}

/// True of a used chest that was not left shut.
fn is_open(crawl: Crawl<'_>, used: &Laid) -> bool {
    !crawl.remains().shut.contains(&used.card)
}
