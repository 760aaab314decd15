//! Choices in words.

use super::{
    super::{
        checks::Style,
        components::{Card, CardState, FigureId},
        content::{Book, Cost, Loss, Needs, Skills, Way, When},
        hero::Hero,
        laid, making, outlook,
        play::Play,
        rules,
        step::{Action, Question, Tapped, places},
    },
    Terms, ability, attack_does, card as card_name, comes_back, effects, list,
    names::{self, room},
    power, say, sentences, wares,
};
use crate::game::{Category, Choice, Lay, Phrase, RuleId, Target};

/// A choice in words.
pub fn describe(play: Play<'_>, question: &Question, act: Action) -> Choice {
    match act {
        Action::Take(card) => wares::choice(play, question, card),
        Action::Enough => {
            let choice = Choice::new(enough(question)).of(Category::End);
            match question {
                Question::Lay(_) => choice.laying(Lay::Keep),
                _ => choice,
            }
        }
        Action::Swap {
            attacks,
            one,
            other,
        } => swap(play, question, attacks, one, other),
        Action::Best(wanted) => best(play, wanted),
        Action::BestForFights => Choice::new("grid-act-best-for-fights")
            .under("grid-group-best")
            .laying(Lay::Anew),
        Action::Bring(card) => carried(play, question, card, "grid-act-bring"),
        Action::Leave(card) => carried(play, question, card, "grid-act-leave"),
        Action::Go(number) => {
            let at = play.dungeon().at;
            let beside = at == 0 || play.grown().next_to(at).contains(&number);
            let key = if beside {
                "grid-act-go"
            } else {
                "grid-act-go-round"
            };
            way(play, number, key)
        }
        Action::Creep(number) => {
            let known = play.dungeon().room(number).is_some_and(|it| it.scouted);
            let waits = play.waiting_in(number).next().is_some();
            way(play, number, "grid-act-creep")
                .detail(say("grid-act-creep-detail"))
                .with_odds(known && waits)
        }
        Action::Look(nth) => look(play, nth),
        Action::Way { by, way, style } => obstacle_way(play, question, by, way, style),
        Action::Mend { by, on, style } => {
            let told = styled("grid-act-mend", style).by(by).on(on);
            Choice::new(told)
                .of(Category::Other)
                .on(on.token())
                .with_odds(true)
        }
        Action::Tap { by, card, on } => tap(play, question, by, card, on),
        Action::Pack(who) => Choice::new(say("grid-act-pack").by(who)).of(Category::Item),
        Action::GoOut => out(play, "grid-act-go-out"),
        Action::WalkOut => out(play, "grid-act-walk-out"),
        Action::Bear(who) => Choice::new(say("grid-act-bear").by(who)).on(who.token()),
        Action::Turn(who) => Choice::new(say("grid-act-turn").by(who))
            .of(Category::Pick)
            .on(who.token()),
        Action::Attack { card, on, style } => attack(play, question, card, on, style),
        Action::Step(to) => step(play, question, to),
        Action::Guard(on) => {
            let own = matches!(question, Question::Act(who) if *who == on);
            let key = if own {
                "grid-act-guard-self"
            } else {
                "grid-act-guard"
            };
            Choice::new(say(key).on(on))
                .of(Category::Other)
                .on(on.token())
        }
        Action::Done => Choice::new("grid-act-done").of(Category::End),
        Action::EndPhase => Choice::new("grid-act-end-phase").of(Category::End),
        Action::Retreat => Choice::new("grid-act-retreat")
            .of(Category::Other)
            .detail(say("grid-act-retreat-detail")),
        Action::Fall(nth) => fall(play, question, nth),
        Action::Pay(way) => pay(play, question, way),
    }
}

/// The end of an adventure, to be thought over before there is what the heroes came for.
fn out(play: Play<'_>, key: &'static str) -> Choice {
    let empty_handed = !play.state().quest.met;
    let choice = Choice::new(key).of(Category::End);
    choice.caution(empty_handed.then(|| say("grid-act-go-out-caution")))
}

/// A message with the kind of throw at its end.
fn styled(key: &'static str, style: Style) -> Phrase {
    let style = say(match style {
        Style::Cautious => "grid-style-cautious",
        Style::Aggressive => "grid-style-aggressive",
    });
    say(key).with("style", style)
}

fn enough(question: &Question) -> &'static str {
    match question {
        Question::Buy(_) => "grid-act-keep-points",
        Question::Lay(_) => "grid-act-arranged",
        Question::Bring(_) => "grid-act-equipped",
        Question::Obstacle(_) => "grid-act-leave-it",
        Question::Taker => "grid-act-leave-lying",
        Question::Dash { .. } => "grid-act-stay",
        Question::Failed { .. } => "grid-act-let-it-fail",
        _ => "grid-act-enough",
    }
}

fn seat_of(question: &Question) -> Option<u8> {
    match question {
        Question::Lay(seat) | Question::Bring(seat) | Question::Buy(seat) => Some(*seat),
        _ => None,
    }
}

/// An exchange of two places, by the cards that lie there.
fn swap(play: Play<'_>, question: &Question, attacks: bool, one: u8, other: u8) -> Choice {
    let Some(seat) = seat_of(question) else {
        return Choice::new("grid-act-enough");
    };
    let hero = play.seat(seat);
    let (sheets, owned) = (hero.sheets(), hero.owned());
    let (sheet, cards) = match attacks {
        true => (&sheets.attacks, owned.attacks.len()),
        false => (&sheets.characters, owned.characters.len()),
    };
    let spare = super::super::apply::beside(sheet, cards);
    let at = |place: u8| {
        let card = match usize::from(place).checked_sub(9) {
            Some(nth) => spare.get(nth),
            None => sheet.at(place.into()),
        };
        let name = card.map(|card| match attacks {
            true => Phrase::new(play.book()[owned.attacks[usize::from(*card)]].name),
            false => Phrase::new(play.book()[owned.characters[usize::from(*card)]].name),
        });
        let name = name.unwrap_or_else(|| say("grid-place-empty"));
        say("grid-place").with("card", name).with("n", place + 1)
    };
    let told = say("grid-act-swap").with("a", at(one)).with("b", at(other));
    let choice = Choice {
        lay: laid::exchange(hero, attacks, one, other),
        ..Choice::new(told)
    };
    choice.under(match attacks {
        true => "grid-group-attack-sheet",
        false => "grid-group-sheet",
    })
}

/// The most of some skills: of those that are wanted already with one more, or without one of them.
fn best(play: Play<'_>, wanted: Skills) -> Choice {
    let now = play.state().wanted;
    let skills = list(wanted.each().map(|skill| say(skill.key())));
    let told = match skills {
        Some(skills) => say("grid-act-best").with("skill", skills),
        None => say("grid-act-best-of-all"),
    };
    let choice = Choice {
        lay: now
            .but_not_both(wanted)
            .each()
            .next()
            .map(|skill| Lay::Most {
                what: say(skill.key()),
                wanted: now.has(skill),
            }),
        ..Choice::new(told)
    };
    choice.under("grid-group-best")
}

fn carried(play: Play<'_>, question: &Question, card: Tapped, key: &'static str) -> Choice {
    let Some(seat) = seat_of(question) else {
        return Choice::new("grid-act-enough");
    };
    let hero = play.seat(seat);
    let name = Phrase::new(hero.card_name(card));
    let choice = Choice::new(say(key).with("card", name)).under(group_of(card));
    let does = match (card, hero.power(card)) {
        (_, Some(it)) => Some(power(it)),
        (Tapped::Gear(place), None) => {
            let key = hero.owned().gear[usize::from(place)];
            Some(ability(&play.book()[key].ability))
        }
        _ => None,
    };
    match does {
        Some(does) => choice.detail(does),
        None => choice,
    }
}

fn group_of(card: Tapped) -> &'static str {
    match card {
        Tapped::Character(_) => "grid-group-characters",
        Tapped::Defence(_) => "grid-group-defences",
        Tapped::Gear(_) => "grid-group-gear",
        Tapped::Spell(_) => "grid-group-spells",
    }
}

fn way(play: Play<'_>, number: u8, key: &'static str) -> Choice {
    let choice = Choice::new(say(key).with("room", room(play, number))).of(Category::Move);
    let dungeon = play.dungeon();
    let mut doors = play.grown().doors(dungeon.at);
    let door = doors.find(|(other, ..)| *other == number && dungeon.at != 0);
    match door {
        Some((_, cell, _)) => choice.touching(Target::Cell(cell)),
        None => choice,
    }
}

fn look(play: Play<'_>, nth: u8) -> Choice {
    let placed = play
        .room()
        .and_then(|it| it.obstacles.get(usize::from(nth)));
    let Some(placed) = placed else {
        return Choice::new("grid-act-enough");
    };
    let record = &play.book()[placed.obstacle];
    let told = say("grid-act-look").with("what", Phrase::new(record.name));
    let choice = Choice::new(told)
        .of(Category::Other)
        .detail(Phrase::new(record.text.clone()));
    match placed.cell {
        Some(cell) => choice.touching(Target::Cell(cell)),
        None => choice,
    }
}

fn obstacle_way(
    play: Play<'_>,
    question: &Question,
    by: FigureId,
    way: u8,
    style: Style,
) -> Choice {
    let Question::Obstacle(nth) = question else {
        return Choice::new("grid-act-enough");
    };
    let placed = play
        .room()
        .and_then(|it| it.obstacles.get(usize::from(*nth)));
    let Some(record) = placed.map(|it| &play.book()[it.obstacle]) else {
        return Choice::new("grid-act-enough");
    };
    let Some(it) = record.ways.get(usize::from(way)) else {
        return Choice::new("grid-act-enough");
    };
    let heading = way_past(play, *nth, way, it);
    let skill = play.hero(by).skill(it.skill);
    let told = styled("grid-act-way", style).by(by).n(skill);
    let choice = Choice::new(told)
        .among(heading)
        .on(by.token())
        .with_odds(true);
    match price(it.cost, record.fails) {
        Some(price) => choice.detail(price),
        None => choice,
    }
}

/// A way past an obstacle: its skill, its difficulty and the best chance of anybody.
pub(super) fn way_past(play: Play<'_>, nth: u8, way: u8, it: &Way) -> Phrase {
    say("grid-way")
        .with("way", Phrase::new(it.name.clone()))
        .with("skill", say(it.skill.key()))
        .with("best", outlook::best_way(play, nth, way))
        .n(it.difficulty)
}

/// What trying costs, and what a failure does.
fn price(cost: Cost, fails: Loss) -> Option<Phrase> {
    let cost = match cost {
        Cost::Free => None,
        Cost::Noise => Some(say("grid-cost-noise")),
        Cost::Hurt(n) => Some(say("grid-cost-hurt").n(n)),
    };
    let loss = match fails {
        Loss::Nothing => None,
        Loss::Shut => Some(say("grid-loss-shut")),
        Loss::Noise => Some(say("grid-loss-noise")),
        Loss::Hurt(n) => Some(say("grid-loss-hurt").n(n)),
    };
    sentences(cost.into_iter().chain(loss))
}

fn tap(
    play: Play<'_>,
    question: &Question,
    by: FigureId,
    card: Tapped,
    on: Option<FigureId>,
) -> Choice {
    let hero = play.hero(by);
    let name = Phrase::new(hero.card_name(card));
    let own = matches!(question, Question::Act(who) if *who == by)
        || matches!(question, Question::Pay(hit) if hit.on == by)
        || matches!(question, Question::Failed { roll, .. } if roll.by() == by);
    let told = match (on, own) {
        (Some(on), true) => say("grid-act-tap-on").on(on),
        (Some(on), false) => say("grid-act-tap-of-on").by(by).on(on),
        (None, true) => say("grid-act-tap"),
        (None, false) => say("grid-act-tap-of").by(by),
    };
    let spell = matches!(card, Tapped::Spell(_));
    let category = if spell {
        Category::Spell
    } else {
        Category::Item
    };
    let does = hero.power(card).and_then(|it| effects(&it.effects));
    let does = does.unwrap_or_else(|| say("grid-effect-nothing"));
    let told = told.with("card", name).with("does", does);
    let mut choice = Choice::new(told).of(category);
    if matches!(card, Tapped::Defence(_)) {
        choice = last_of(hero, 1, choice);
    }
    if let Some(it) = hero.power(card) {
        choice = choice.detail(power(it));
        if it.when == When::Free {
            choice = choice.under("grid-group-free");
        }
    }
    match on {
        Some(on) => choice.on(on.token()),
        None => choice,
    }
}

fn attack(play: Play<'_>, question: &Question, card: u8, on: FigureId, style: Style) -> Choice {
    let Question::Act(who) = question else {
        return Choice::new("grid-act-enough");
    };
    let hero = play.hero(*who);
    let Some(attack) = hero.attack(card) else {
        return Choice::new("grid-act-enough");
    };
    let told = match hero.combo(card) {
        Some(n) => styled("grid-act-attack-combo", style).n(n),
        None => styled("grid-act-attack", style),
    };
    let told = told.with("card", Phrase::new(attack.name)).on(on);
    let choice = Choice::new(told)
        .plain_attack(true)
        .playing(card.into())
        .on(on.token())
        .with_odds(true);
    let foe = play.figure(on).foe();
    let comes_back = foe.map_or_else(Vec::new, |foe| comes_back(hero, foe));
    match sentences(attack_does(attack).into_iter().chain(comes_back)) {
        Some(does) => choice.detail(does),
        None => choice,
    }
}

fn step(play: Play<'_>, question: &Question, to: crate::grid::Cell) -> Choice {
    let choice = Choice::new("grid-act-step").of(Category::Move);
    let path = match question {
        Question::Act(who) => {
            super::super::fight::walks(play.hero(*who)).and_then(|it| it.path(to))
        }
        Question::Dash { who, steps } => {
            let from = play.figure(*who).cell();
            from.and_then(|from| {
                let held = play.held(*who);
                play.floors().range(from, (*steps).into(), &held).path(to)
            })
        }
        _ => None,
    };
    choice.along(path.unwrap_or_else(|| vec![to]))
}

fn fall(play: Play<'_>, question: &Question, nth: u8) -> Choice {
    let Question::Fall(hit) = question else {
        return Choice::new("grid-act-enough");
    };
    let ways = super::super::attack::fall_ways(play, *hit);
    let Some(way) = ways.get(usize::from(nth)) else {
        return Choice::new("grid-act-enough");
    };
    let losses = super::super::attack::losses(play, *hit, way);
    let each = losses.iter().map(|(who, dice)| {
        let sum: u32 = dice.iter().map(|it| u32::from(*it)).sum();
        say("grid-fall").on(*who).n(sum)
    });
    let all = names::list(each).unwrap_or_else(|| say("grid-name-nobody"));
    let choice = Choice::new(say("grid-act-fall").with("who", all));
    losses
        .iter()
        .fold(choice, |choice, (who, _)| choice.on(who.token()))
}

fn pay(play: Play<'_>, question: &Question, way: u64) -> Choice {
    let Question::Pay(hit) = question else {
        return Choice::new("grid-act-enough");
    };
    let hero = play.hero(hit.on);
    let cards = places(way).map(|place| {
        let key = hero.owned().defences[place];
        card_rated(play, Card::Defence(key), hero.rating(place))
    });
    let all = names::list(cards).unwrap_or_else(|| say("grid-name-nobody"));
    let given = super::super::hits::given(hero, way);
    let told = say("grid-act-pay").with("cards", all).n(given);
    last_of(hero, places(way).count(), Choice::new(told))
}

/// Says of a choice that uses up the last defences of a hero what comes of it; rule `defence.out`.
fn last_of(hero: Hero<'_>, used: usize, choice: Choice) -> Choice {
    let ready = hero.defences(CardState::Ready).count();
    Choice {
        aside: (used >= ready).then(|| say("grid-aside-out")),
        ..choice
    }
}

fn card_rated(play: Play<'_>, card: Card, rating: u8) -> Phrase {
    say("grid-card-rated")
        .with("card", card_name(play.book(), card))
        .n(rating)
}

/// The reason for a refusal in figures.
pub fn why_refused(
    play: Play<'_>,
    question: &Question,
    (act, rule): (Action, RuleId),
) -> Option<Phrase> {
    match (act, question) {
        (Action::Take(card), Question::Buy(seat)) if rule == rules::POINTS_SPEND => {
            let have = play.seat(*seat).owned().points;
            let cost = making::cost(play.book(), card);
            Some(say("grid-why-points").n(cost).with("have", have))
        }
        (Action::Take(card), Question::Buy(seat)) => why_not_yours(play.seat(*seat), card, rule),
        _ => None,
    }
}

/// Why a hero cannot have a card at any price.
fn why_not_yours(hero: Hero<'_>, card: Card, rule: RuleId) -> Option<Phrase> {
    let book = hero.figure().play().book();
    match card {
        Card::Attack(it) if rule == rules::ATTACK_PYRAMID => {
            let below = making::missing_below(hero, it).into_iter().next();
            let (bonus, count) = below?;
            Some(say("grid-why-pyramid").n(count).with("bonus", bonus))
        }
        Card::Attack(it) if rule == rules::ATTACK_NEEDS => why_needed(book, book[it].links),
        Card::Defence(it) if rule == rules::ATTACK_NEEDS => why_needed(book, book[it].links),
        Card::Character(it) if rule == rules::CARD_CATEGORY => {
            let kind = say(book[it].category.key());
            Some(say("grid-why-category").with("kind", kind))
        }
        _ => None,
    }
}

fn why_needed(book: &Book, needs: Needs) -> Option<Phrase> {
    let card = card_name(book, Card::Character(needs.card?));
    Some(say("grid-why-needs").with("card", card))
}
