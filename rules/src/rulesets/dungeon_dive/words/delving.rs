//! Choices of a dive in words.

use super::{
    super::{
        components::FigureId,
        content::{ItemIx, Rolled, Source},
        delve::{self, Choice as Act, Thing},
        play::Play,
        sheet::{is_ritual, ritual_minutes},
    },
    Doer, Teller, Terms,
    amounts::minutes,
    circle, deed, idea, rolled as rolled_with, say, several, skill, small, told, weapon,
};
use crate::{
    game::{Category, Choice, Phrase, Target},
    grid::Cell,
};

/// A choice in words.
pub fn describe(play: Play<'_>, act: Act) -> Choice {
    let book = play.book();
    let plain = |key: &'static str| Choice::new(say(key)).of(Category::Other);
    match act {
        Act::Open(door) => {
            let card = play
                .dive()
                .and_then(|it| it.row.doors.get(usize::from(door))?.card);
            let choice = match card {
                Some(card) => Choice::new(
                    say("dive-act-open-known")
                        .n(door + 1)
                        .with("card", Phrase::new(book[card].name)),
                )
                .detail(Phrase::new(book[card].about.clone())),
                None => Choice::new(say("dive-act-open").n(door + 1)),
            };
            choice
                .of(Category::Pick)
                .touching(Target::Card(door.into()))
        }
        Act::Enter => plain("dive-act-enter"),
        Act::BackAway => plain("dive-act-back-away").detail(say("dive-act-back-away-detail")),
        Act::Sneak(None) => plain("dive-act-sneak-all").detail(say("dive-act-sneak-all-detail")),
        Act::Sneak(Some(who)) => Choice::new(say("dive-act-sneak").by(who))
            .of(Category::Other)
            .on(who.token())
            .detail(say("dive-act-sneak-detail")),
        Act::Forward(who) => Choice::new(say("dive-act-forward").by(who))
            .of(Category::Move)
            .under(say("dive-group-march"))
            .on(who.token()),
        Act::Abandon => plain("dive-act-abandon").caution(Some(say("dive-act-abandon-caution"))),
        Act::Use {
            by,
            source,
            act,
            circle: slot,
        } => {
            let own = match source {
                Source::Spell(spell) => book[spell].circle,
                _ => 0,
            };
            let ritual = is_ritual(book, source, Some(act), slot);
            let key = match (ritual, slot > own) {
                (true, _) => "dive-act-ritual-by",
                (false, true) => "dive-act-use-by-higher",
                (false, false) => "dive-act-use-by",
            };
            let label = say(key)
                .by(by)
                .with("what", deed(book, source, Some(act)))
                .with("circle", circle(slot));
            let choice = Choice::new(label)
                .of(match source {
                    Source::Spell(_) => Category::Spell,
                    Source::Item(_) | Source::Gear(_) => Category::Item,
                    _ => Category::Other,
                })
                .on(by.token());
            let time = match source {
                Source::Spell(spell) if ritual => Some(minutes(ritual_minutes(book, spell))),
                _ => None,
            };
            let takes = time.map(|it| say("dive-act-ritual-detail").with("time", it));
            match super::sentences(takes.into_iter().chain(told(play, source))) {
                Some(does) => choice.detail(does),
                None => choice,
            }
        }
        Act::Cast {
            by,
            item,
            nth,
            circle: of,
        } => with_item(play, by, (item, nth), of),
        Act::HandRound { by, thing: it } => Choice::new(
            say("dive-act-hand-round")
                .by(by)
                .with("thing", thing(play, it)),
        )
        .of(Category::Item)
        .under(say("dive-group-hand-round"))
        .on(by.token()),
        Act::Way { way, with, who } => way_past(play, way, with, who),
        Act::Idea {
            idea: it,
            by,
            source,
            skill: with,
            group,
        } => {
            let key = match group {
                true => "dive-act-idea-all",
                false => "dive-act-idea",
            };
            Choice::new(
                say(key)
                    .by(by)
                    .with("idea", idea(it))
                    .with("what", skill(with))
                    .with("thing", small(deed(book, source, None))),
            )
            .of(Category::Other)
            .under(say("dive-group-ideas"))
        }
        Act::Pass {
            idea: it,
            by,
            source,
        } => Choice::new(
            say("dive-act-pass")
                .by(by)
                .with("idea", idea(it))
                .with("thing", small(deed(book, source, None))),
        )
        .of(Category::Other)
        .under(say("dive-group-ideas")),
        Act::Again => plain("dive-act-try-again"),
        Act::GiveUp => Choice::new(say("dive-act-give-up")).of(Category::End),
        Act::Entrance(cell) => {
            Choice::new(say("dive-act-entrance").with("side", side_of(play, cell).to_owned()))
                .of(Category::Move)
                .touching(Target::Cell(cell))
        }
        Act::Stand { who, at } => Choice::new(say("dive-act-stand").by(who))
            .of(Category::Move)
            .on(who.token())
            .touching(Target::Cell(at)),
        Act::Give(who) => Choice::new(say("dive-act-give").by(who))
            .of(Category::Pick)
            .on(who.token()),
        Act::Leave => Choice::new(say("dive-act-leave")).of(Category::End),
        Act::Carry(who) => Choice::new(say("dive-act-carry").by(who))
            .of(Category::Pick)
            .on(who.token())
            .detail(say("dive-act-carry-detail")),
        Act::HitDie => plain("dive-act-hit-die"),
        Act::Attune(item) => {
            Choice::new(say("dive-act-attune").with("thing", small(Phrase::new(book[item].name))))
                .of(Category::Item)
        }
        Act::Forgo(item) => {
            Choice::new(say("dive-act-forgo").with("thing", small(Phrase::new(book[item].name))))
                .of(Category::Item)
        }
        Act::Done => Choice::new(say("dive-act-go-on")).of(Category::End),
        Act::Run => plain("dive-act-run").caution(Some(say("dive-act-run-caution"))),
        Act::Hold(who) => Choice::new(say("dive-act-hold").on(who))
            .of(Category::Other)
            .on(who.token()),
    }
}

/// A spell cast with an item.
fn with_item(play: Play<'_>, by: FigureId, (item, nth): (ItemIx, u8), of: u8) -> Choice {
    let book = play.book();
    let spell = book[item].spells.get(usize::from(nth));
    let spell = spell.and_then(|it| book.spells.find(&it.spell));
    let what = match spell {
        Some(spell) => deed(book, Source::Spell(spell), Some(0)),
        None => say("dive-word-nothing"),
    };
    let key = match spell.is_some_and(|it| of > book[it].circle) {
        true => "dive-act-use-by-higher",
        false => "dive-act-use-by",
    };
    let label = say(key)
        .by(by)
        .with("what", what)
        .with("circle", circle(of));
    let choice = Choice::new(label)
        .of(Category::Item)
        .under(Phrase::new(book[item].name))
        .on(by.token());
    match spell {
        Some(spell) => choice.detail(Teller::new(book, Doer::You).spell(&book[spell])),
        None => choice,
    }
}

/// A choice at a door that was turned, where words give away whoever could still sneak in.
pub fn at_door(play: Play<'_>, act: Act) -> Choice {
    let choice = describe(play, act);
    let sneaks = play.dive().is_some_and(|it| delve::may_sneak(&it.row));
    let heard = delve::is_heard(play.book(), act);
    let caution = (sneaks && heard).then(|| say("dive-act-heard-caution"));
    choice.caution(caution)
}

/// The side of the map that a way in is on: an eighth of the compass, as the map lies.
fn side_of(play: Play<'_>, cell: Cell) -> &'static str {
    let Some(board) = play.board() else {
        return "none";
    };
    let bounds = board.field.bounds();
    let (wide, high) = (bounds.width().max(1), bounds.height().max(1));
    // The thirds of the map, from the left and from the top.
    let third = |at: i16, long: i16| (3 * at / long).clamp(0, 2);
    let across = third(cell.x - bounds.min.x, wide);
    let down = third(cell.y - bounds.min.y, high);
    match (across, down) {
        (0, 0) => "north-west",
        (1, 0) => "north",
        (2, 0) => "north-east",
        (0, 2) => "south-west",
        (1, 2) => "south",
        (2, 2) => "south-east",
        (0, _) => "west",
        (2, _) => "east",
        _ => "none",
    }
}

fn way_past(play: Play<'_>, way: u8, with: Rolled, who: Option<FigureId>) -> Choice {
    let book = play.book();
    let snare = play.dive().and_then(|it| it.trap.as_ref());
    let text = snare.and_then(|it| book[it.trap].ways.get(usize::from(way)));
    let named = text.map_or_else(
        || say("dive-word-nothing"),
        |it| Phrase::new(it.name.clone()),
    );
    let choice = match who {
        Some(who) => {
            Choice::new(say("dive-act-way").by(who).with("what", rolled_with(with))).on(who.token())
        }
        None => Choice::new(say("dive-act-way-all").with("what", rolled_with(with))),
    };
    choice
        .of(Category::Other)
        .under(named.clone())
        .of_kind(named)
}

/// Something found.
pub fn thing(play: Play<'_>, it: Thing) -> Phrase {
    let book = play.book();
    match it {
        Thing::Gear(gear, 1) => Phrase::new(book[gear].name),
        Thing::Gear(gear, count) => several(count, Phrase::new(book[gear].name)),
        Thing::Arm(arm) => weapon(book, arm),
        Thing::Armour(armour) => Phrase::new(book[armour].name),
        Thing::Item(item) => Phrase::new(book[item].name),
    }
}
