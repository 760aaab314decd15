//! Choices in words: doors, the air, zones, items that cast, and those whom effects have brought; and
//! what is lacking for a choice that is refused.

use super::{
    super::{
        components::FigureId,
        content::{ItemIx, Source},
        fight::{
            doors,
            refusals::{self, Lack},
        },
        figure::Figure,
        play::Play,
        step::{Action, Question},
        town::{TownAct, TownQuestion, cost},
    },
    Doer, Teller, Terms, circle, deed, rolled, say, small, small_arm, sum,
};
use crate::{
    game::{Category, Choice, Phrase, RuleId, Target},
    grid::Cell,
};

/// What somebody does on their turn.
pub fn describe(play: Play<'_>, figure: Figure<'_>, act: Action) -> Choice {
    match act {
        Action::MoveZone(zone) => {
            let what = match play.zone(zone) {
                Some(it) => deed(play.book(), it.source, None),
                None => say("dive-word-nothing"),
            };
            Choice::new(say("dive-act-move-zone").with("what", small(what)))
                .of(Category::Spell)
                .detail(say("dive-note-bonus"))
        }
        Action::WithItem { item, nth, circle } => with_item(play, item, nth, circle),
        Action::Fly { to, up } => Choice::new(say("dive-act-fly").n(up))
            .of(Category::Move)
            .touching(Target::Cell(to)),
        Action::Door(door) => {
            let key = match doors::is_open(play, door) {
                true => "dive-act-close-door",
                false => "dive-act-open-door",
            };
            Choice::new(say(key))
                .of(Category::Other)
                .touching(Target::Cell(door))
        }
        Action::Force { door, nth } => force(play, door, nth),
        Action::Release(on) => Choice::new(say("dive-act-release").on(on))
            .of(Category::Other)
            .on(on.token()),
        Action::Order => Choice::new(say("dive-act-order"))
            .of(Category::Other)
            .detail(say("dive-act-order-detail")),
        Action::MoveDouble { who, to } => Choice::new(say("dive-act-move-double").on(who))
            .of(Category::Move)
            .on(who.token())
            .touching(Target::Cell(to)),
        Action::ByDouble { who, arm, on } => by_double(figure, who, arm, on),
        _ => Choice::new(say("dive-act-end-turn")).of(Category::End),
    }
}

/// A spell that an item casts.
fn with_item(play: Play<'_>, item: ItemIx, nth: u8, of: u8) -> Choice {
    let book = play.book();
    let by = book[item].spells.get(usize::from(nth));
    let spell = by.and_then(|it| book.spells.find(&it.spell));
    let what = match spell {
        Some(spell) => deed(book, Source::Spell(spell), Some(0)),
        None => say("dive-word-nothing"),
    };
    let higher = spell.is_some_and(|it| of > book[it].circle);
    let label = match higher {
        true => say("dive-act-cast-higher")
            .with("what", what)
            .with("circle", circle(of)),
        false => say("dive-act-cast").with("what", what),
    };
    let choice = Choice::new(label)
        .of(Category::Item)
        .under(Phrase::new(book[item].name));
    match spell {
        Some(spell) => choice.detail(Teller::new(book, Doer::You).spell(&book[spell])),
        None => choice,
    }
}

fn force(play: Play<'_>, door: Cell, nth: u8) -> Choice {
    let way = doors::opens(play, door).get(usize::from(nth));
    let label = match way {
        Some((with, dc)) => say("dive-act-force-door")
            .with("what", rolled(*with))
            .n(*dc),
        None => say("dive-act-open-door"),
    };
    Choice::new(label)
        .of(Category::Other)
        .touching(Target::Cell(door))
}

fn by_double(figure: Figure<'_>, double: FigureId, arm: Option<u8>, on: FigureId) -> Choice {
    let weapon = small_arm(figure, arm);
    Choice::new(say("dive-act-by-double").on(on).with("weapon", weapon))
        .of(Category::Attack)
        .under(say("dive-group-double").by(double))
        .on(on.token())
}

/// A square that a zone is sent to.
pub fn zone_to(act: Action) -> Choice {
    match act {
        Action::At(cell) => Choice::new(say("dive-act-zone-here"))
            .of(Category::Spell)
            .touching(Target::Cell(cell)),
        _ => Choice::new(say("dive-act-back")).of(Category::End),
    }
}

/// The price of what somebody at the counter cannot pay.
fn too_dear(play: Play<'_>, place: u8, act: Action) -> Option<Phrase> {
    let Action::Town(TownAct::Buy(ware)) = act else {
        return None;
    };
    let (price, coins) = (cost(play.book(), ware), play.kept(place).record.purse.coins);
    (u64::from(price) > coins).then(|| {
        say("dive-why-dear")
            .with("price", sum(price.into()))
            .with("sum", sum(coins))
    })
}

/// What is lacking for a choice that is refused.
pub fn why_refused(
    play: Play<'_>,
    question: &Question,
    (act, rule): (Action, RuleId),
) -> Option<Phrase> {
    let who = match question {
        Question::OnTurn(who) => who,
        Question::InTown(TownQuestion::Counter(place)) => return too_dear(play, *place, act),
        _ => return None,
    };
    let told = match refusals::lack(play, *who, act, rule)? {
        Lack::Feet { far, most } => say("dive-why-feet").n(far).with("most", most),
        Lack::Slots { circle: of, of: 0 } => say("dive-why-no-slots").with("circle", circle(of)),
        Lack::Slots { circle: it, of } => say("dive-why-slots").n(of).with("circle", circle(it)),
        Lack::Uses { takes, left } => say("dive-why-uses").n(takes).with("left", left),
    };
    Some(told)
}
