//! Tokens: whoever stands on the board, with what they suffer.

use super::super::{
    components::{Lasting, Life, Team, What},
    content::{Light, Source},
    fight::arms,
    figure::Figure,
    place,
    play::Play,
    rules,
    sheet::Sheet,
    words::{self, Doer, Teller, Terms, say},
};
use crate::{
    game::{Phrase, Pin, RuleId, Side, Token, intern},
    grid::Cell,
};

/// Everybody on the board, the dead below the living.
pub fn all(play: Play<'_>) -> Vec<Token> {
    let mut all: Vec<Figure<'_>> = play.figures().filter(|it| it.cell().is_some()).collect();
    all.sort_by_key(|it| (!it.is_dead(), it.id()));
    all.into_iter().filter_map(|it| token(play, it)).collect()
}

/// The bust of somebody.
pub fn bust(figure: Figure<'_>) -> String {
    match (figure.hero(), figure.foe()) {
        (Some(hero), _) => hero.bust.clone(),
        (_, Some(foe)) => foe.bust.clone(),
        _ if figure.hired_kind().is_some() => figure
            .hired_kind()
            .map_or_else(String::new, |it| it.bust.clone()),
        _ => "adventurer".to_owned(),
    }
}

fn token(play: Play<'_>, figure: Figure<'_>) -> Option<Token> {
    let id = figure.id();
    let body = figure.body();
    let side = match figure.team() {
        Team::Party => Side::Hero,
        Team::Foes => Side::Foe,
    };
    let fight = play.fight();
    let turn = fight.and_then(|it| it.turn);
    let name = words::name(play, id.token());
    let token = Token::new(id.token(), bust(figure), name, side, figure.cell()?);
    let most = i32::from(body.most.max(1));
    let token = token.with_hit_points(body.points.into(), most);
    let sheet = Sheet::of(figure);
    Some(Token {
        number: words::nth(figure),
        size: figure.size().squares(),
        down: !figure.is_up(),
        active: turn == Some(id) && figure.is_up(),
        acted: acted(play, figure),
        pins: if figure.is_dead() {
            Vec::new()
        } else {
            pins(figure)
        },
        facts: if figure.is_dead() {
            Vec::new()
        } else {
            facts(play, &sheet)
        },
        zone: if figure.is_up() {
            threatened(&sheet)
        } else {
            Vec::new()
        },
        ..token
    })
}

/// True once somebody’s turn of this round is over.
fn acted(play: Play<'_>, figure: Figure<'_>) -> bool {
    let Some(fight) = play.fight() else {
        return false;
    };
    let place = |who| fight.order.iter().position(|(it, _)| *it == who);
    match (place(figure.id()), fight.turn.and_then(place)) {
        (Some(own), Some(now)) => own < now,
        _ => false,
    }
}

/// The squares that nobody of the other side leaves without risking a blow; rule
/// `attack.opportunity`.
fn threatened(sheet: &Sheet<'_>) -> Vec<Cell> {
    let figure = sheet.figure;
    let (Some(board), Some(stand)) = (figure.play().board(), place::stand(figure)) else {
        return Vec::new();
    };
    if figure.turn().reaction || figure.is_incapacitated() {
        return Vec::new();
    }
    let reach = arms::reach(sheet);
    board.threatened(stand, reach).iter().collect()
}

/// What somebody is in and under, and what they concentrate on.
fn pins(figure: Figure<'_>) -> Vec<Pin> {
    let book = figure.play().book();
    let conditions = figure.conditions().into_iter().map(|it| {
        let record = &book[it];
        let sprite = match &record.icon {
            Some(icon) => intern(icon),
            None if record.good => "buffed",
            None => "confused",
        };
        let does = Teller::new(book, Doer::Cause).condition_does(record);
        let meaning = say("dive-pin-condition")
            .with("name", Phrase::new(record.name))
            .with("does", does);
        pin(sprite, meaning, rules::CONDITION_LIST)
    });
    let mut pins: Vec<Pin> = conditions.collect();
    let lasting = figure.lasts().all.iter();
    pins.extend(lasting.filter_map(|it| of_lasting(figure, it)));
    if let Some((_, source)) = figure.lasts().concentration {
        let what = words::kept_up(book, source);
        let meaning = say("dive-pin-concentrates").with("what", what);
        pins.push(pin("guarded", meaning, rules::MAGIC_CONCENTRATION));
    }
    if let Life::Dying {
        successes,
        failures,
    } = figure.body().life
    {
        let meaning = say("dive-pin-dying")
            .with("successes", successes)
            .with("failures", failures);
        pins.push(pin("out_of_the_fight", meaning, rules::DEATH_SAVES));
    }
    pins
}

fn pin(sprite: &'static str, meaning: Phrase, rule: RuleId) -> Pin {
    Pin {
        sprite,
        meaning,
        rule,
    }
}

/// A spell or feature that works on somebody: good from their own side, bad from the other.
fn of_lasting(figure: Figure<'_>, it: &Lasting) -> Option<Pin> {
    let play = figure.play();
    let shown = matches!(it.what, What::Bundle(_) | What::Most(_)) && it.source != Source::Rule;
    if !shown {
        return None;
    }
    let friend = it
        .by
        .and_then(|by| play.get(by))
        .is_none_or(|by| by.team() == figure.team());
    let sprite = if friend { "buffed" } else { "confused" };
    let meaning = say("dive-pin-lasts").with("what", words::lasting_name(play.book(), it));
    Some(pin(sprite, meaning, rules::EFFECT_DURATION))
}

/// AC, speed, hit points and what else one sees at a glance; of a foe what its card says.
fn facts(play: Play<'_>, sheet: &Sheet<'_>) -> Vec<Phrase> {
    let figure = sheet.figure;
    let (body, speeds) = (figure.body(), sheet.speeds());
    let mut facts = vec![
        say("dive-fact-life")
            .n(i32::from(body.points))
            .with("most", i32::from(body.most)),
        say("dive-fact-ac").n(sheet.ac()),
    ];
    if body.temporary > 0 {
        facts.push(say("dive-fact-temporary").n(i32::from(body.temporary)));
    }
    facts.push(match speeds.fly {
        0 => say("dive-fact-speed").n(speeds.walk),
        fly => say("dive-fact-speed-flying")
            .n(speeds.walk)
            .with("fly", fly),
    });
    if figure.stand().aloft > 0 {
        facts.push(say("dive-fact-aloft").n(figure.stand().aloft));
    }
    let light = place::light_on(figure);
    if light != Light::Bright {
        facts.push(say("dive-fact-light").with("light", words::light(light)));
    }
    if let Some(foe) = figure.foe() {
        facts.push(
            say("dive-fact-foe")
                .with("size", words::size(foe.size))
                .with("kind", words::creature(foe.kind))
                .with("challenge", foe.challenge.to_string()),
        );
        facts.push(Teller::new(play.book(), Doer::Foe(foe.name)).foe(foe));
    }
    facts
}
