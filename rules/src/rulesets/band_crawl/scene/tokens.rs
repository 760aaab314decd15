//! Tokens: figures on the battle board, groups and hidden forces on the map.

use super::{
    super::{
        band::Band,
        components::{Condition, Faction, Fight, FigureId, Part},
        fight::next_to_act,
        figure::Figure,
        forces, rules, shots, spells,
        turn::Force,
        words::{Terms, name, number, say},
    },
    bust, force_token, rep_parts,
};
use crate::{
    dungeon::RoomId,
    game::{Phrase, Pin, Side, Token},
    grid::{Cell, Facing},
};

/// Everything that stands on the battle board, or else on the map.
pub(super) fn all(band: Band<'_>) -> Vec<Token> {
    if let Some(fight) = &band.state().fight {
        let acts = acts_now(band, fight);
        let all = band.figures();
        let all = all.filter_map(|it| on_the_board(band, fight, it, acts));
        return all.collect();
    }
    let groups = band.groups().into_iter();
    let groups = groups.filter_map(|tile| group(band, tile));
    let hidden = &band.state().below.forces;
    let hidden = (0..hidden.len()).filter_map(|place| force(band, hidden, place));
    let known = forces::known_foes(band).into_iter();
    let known = known.filter_map(|tile| foes(band, tile));
    groups.chain(hidden).chain(known).collect()
}

/// Whose turn it is: the strongest of those who shoot, then of those who cast spells, then of all
/// others of the active side; rule `fight.sequence`, sections 21.3 and 21.4.
fn acts_now(band: Band<'_>, fight: &Fight) -> Option<FigureId> {
    let next = |can: &dyn Fn(Figure<'_>) -> bool| next_to_act(band, fight, fight.acting, can);
    let first = next(&|it| shots::shoots_now(band, fight, it))
        .or_else(|| next(&|it| spells::casts_now(fight, it)))
        .or_else(|| next(&|_| true));
    first.map(|(who, _)| who)
}

/// The foes on a tile, by their leader.
fn foes(band: Band<'_>, tile: RoomId) -> Option<Token> {
    let there = || band.up_on(tile, Faction::Foes);
    let leader = band.leader_of(there())?;
    let cell = beside_group(band, tile, &band.state().below.forces)?;
    let id = leader.id().token();
    let all = there().map(|it| it.id().named());
    let all: Vec<Phrase> = all.collect();
    Some(Token {
        number: number(band, leader.id()),
        facts: super::super::words::list(all.into_iter())
            .into_iter()
            .collect(),
        ..Token::new(id, bust(leader), name(band, id), Side::Foe, cell)
    })
}

fn side(of: Faction) -> Side {
    match of {
        Faction::Band => Side::Hero,
        Faction::Foes => Side::Foe,
    }
}

/// A figure on its square, or its body where it fell: a point of reputation lost is a part of its life.
fn on_the_board(
    band: Band<'_>,
    fight: &Fight,
    figure: Figure<'_>,
    acts: Option<FigureId>,
) -> Option<Token> {
    let cell = figure.at().or_else(|| figure.body_at())?;
    let condition = figure.stance().condition;
    let (id, rep) = (figure.id(), figure.reputation());
    let token = Token::new(
        id.token(),
        bust(figure),
        name(band, id.token()),
        side(figure.faction()),
        cell,
    );
    let token = token.with_hit_points(rep.now().into(), rep.original.max(1).into());
    // Whoever has left the board is nobody's target, though the attack was announced.
    let there = |on| band.get(on).is_some_and(|it| it.at().is_some());
    let mut engaged = fight.engaged.iter();
    let on = engaged.find(|(by, on)| *by == id && there(*on));
    Some(Token {
        number: number(band, id),
        facing: Some(figure.stance().facing),
        down: !figure.is_up(),
        active: acts == Some(id),
        acted: fight.done.contains(&id),
        target: on.map(|(_, on)| on.token()),
        pins: pins(band, figure),
        facts: match condition {
            Condition::Up => facts(band, figure),
            Condition::Dead => vec![say("band-fact-dead")],
            _ => Vec::new(),
        },
        ..token
    })
}

fn pins(band: Band<'_>, figure: Figure<'_>) -> Vec<Pin> {
    let fight = band.state().fight.as_ref();
    let leads = fight.is_some_and(|it| it.leaders.contains(&Some(figure.id())));
    let stance = figure.stance();
    let pins = [
        (leads, "leader", "band-pin-leader", rules::LEADER_WHO),
        (
            figure.part() == Part::Captive,
            "captive",
            "band-pin-captive",
            rules::QUEST_CAPTIVES,
        ),
        (
            stance.cornered,
            "cornered",
            "band-pin-cornered",
            rules::CRISIS_DUCK_BACK,
        ),
        (
            figure.reputation().poisoned > 0,
            "poisoned",
            "band-pin-poisoned",
            rules::RACE_VENOM,
        ),
        (
            stance.condition == Condition::Out,
            "out_of_the_fight",
            "band-pin-out",
            rules::CRISIS_OUT,
        ),
    ];
    let pins = pins.into_iter().filter(|it| it.0);
    pins.map(|(_, sprite, meaning, rule)| Pin {
        sprite,
        meaning: say(meaning),
        rule,
    })
    .collect()
}

/// Reputation, armour and weapons, for the tooltip.
fn facts(band: Band<'_>, figure: Figure<'_>) -> Vec<Phrase> {
    let rep = say("band-fact-rep")
        .n(figure.rep())
        .with("most", figure.reputation().original);
    let armour = say("band-fact-armour").with("armour", say(band.book()[figure.class()].name));
    let blades = figure.blades();
    let blades = blades.iter().map(|it| say(band.book()[*it].name));
    let arms = super::super::words::list(blades).unwrap_or_else(|| say("band-unarmed"));
    let arms = say("band-fact-arms").with("arms", arms);
    let power = figure.power();
    let power =
        (power.max > 0).then(|| say("band-fact-power").n(power.now).with("most", power.max));
    let facing = say(match figure.stance().facing {
        Facing::North => "band-fact-faces-north",
        Facing::NorthEast => "band-fact-faces-northeast",
        Facing::East => "band-fact-faces-east",
        Facing::SouthEast => "band-fact-faces-southeast",
        Facing::South => "band-fact-faces-south",
        Facing::SouthWest => "band-fact-faces-southwest",
        Facing::West => "band-fact-faces-west",
        Facing::NorthWest => "band-fact-faces-northwest",
    });
    let lost = (rep_parts(figure).len() > 1).then(|| say("band-fact-lost"));
    let mut fight = band.state().fight.iter();
    let carries = fight.find_map(|it| it.carried_by(figure.id()));
    let carries = carries.map(|it| say("band-fact-carries").on(it));
    [rep, armour, arms, facing]
        .into_iter()
        .chain(carries)
        .chain(power)
        .chain(lost)
        .collect()
}

/// A group on its tile, by its leader.
fn group(band: Band<'_>, tile: RoomId) -> Option<Token> {
    let leader = band.leader_of(band.those_on(tile))?;
    let count = band.those_on(tile).count();
    let cell = band.map().room(tile)?.middle()?;
    let id = leader.id().token();
    let sprite = match count {
        1 => bust(leader),
        _ => "group_marker".to_owned(),
    };
    let members = band.those_on(tile).map(|it| it.id().named());
    let members: Vec<Phrase> = members.collect();
    let left = band.those_on(tile).map(|it| band.tiles_left(it.id())).max();
    Some(Token {
        facts: super::super::words::list(members.into_iter())
            .into_iter()
            .collect(),
        acted: left == Some(0),
        ..Token::new(id, sprite, name(band, id), Side::Hero, cell)
    })
}

/// A hidden force on its tile, beside the group and the forces before it.
fn force(band: Band<'_>, forces: &[Force], place: usize) -> Option<Token> {
    let it = forces[place];
    let cell = beside_group(band, it.tile, &forces[..place])?;
    let id = force_token(it.id);
    Some(Token::new(
        id,
        "force_marker",
        name(band, id),
        Side::Foe,
        cell,
    ))
}

/// The place on a tile for a marker, beside a group and these forces, as far as they are there.
fn beside_group(band: Band<'_>, tile: RoomId, forces: &[Force]) -> Option<Cell> {
    let room = band.map().room(tile)?;
    let before = forces.iter().filter(|it| it.tile == tile).count();
    let middle: Vec<Cell> = room.middle().into_iter().collect();
    let places = room.marker_places(before + 1, &middle);
    places.last().or(middle.last()).copied()
}
