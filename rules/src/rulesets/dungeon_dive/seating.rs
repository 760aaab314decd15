//! Who goes on a dive or into a skirmish sits down at the table: heroes, and hired hands after them;
//! rules `town.stable` and `hired.kinds`.

use smallvec::SmallVec;

use super::{
    Cx,
    components::{Body, FigureId, Hired, Life},
    content::{Ability, Book, FeatureIx, Gain, HiredHand, Scores, SpellIx},
    event::{Setting, TownEvent},
    making::counts,
    play::Play,
    record::{self, HeroRecord, score_mut},
    rules,
    town::Hand,
};

/// Seats those of the stable who go, or everybody as they are set up if there is no stable, and the
/// hired hands after them. Returns the number of the next figure.
pub fn seat(cx: &mut Cx<'_>) -> u16 {
    let content = cx.content();
    let play = Play::of(cx.world());
    let along = play.town().along.iter();
    let along: Vec<HeroRecord> = along.map(|it| play.kept(*it).record.clone()).collect();
    let hands: Vec<Hand> = play.town().hands.to_vec();
    let records = match along.is_empty() {
        true => cx.setup().heroes.clone(),
        false => along,
    };
    let mut next = play.next_figure().0;
    for record in &records {
        let Ok((hero, kit, body)) = record.components(content) else {
            continue;
        };
        let event = Setting::Seated {
            who: FigureId(next),
            hero: Box::new(hero),
            kit,
            body,
        };
        cx.emit(rules::TOWN_STABLE, event.into());
        next += 1;
    }
    let level = average(records.iter().map(|it| it.level));
    for hand in hands {
        let Ok(kit) = record::packed(content, &content[hand.kind].package) else {
            continue;
        };
        let hired = hired(content, &hand, level);
        let event = Setting::CameAlong {
            who: FigureId(next),
            kind: hand.kind,
            body: body(content, &content[hand.kind].record, &hired),
            hired: Box::new(hired),
            kit,
        };
        cx.emit(rules::HIRED_KINDS, event.into());
        next += 1;
    }
    next
}

/// The level of hired hands: the heroes' average, rounded down.
fn average(levels: impl Iterator<Item = u8>) -> u8 {
    let (count, sum) = levels.fold((0_u32, 0_u32), |(count, sum), it| {
        (count + 1, sum + u32::from(it))
    });
    (sum / count.max(1)).max(1) as u8
}

/// Hired hands go up in a rest, if the average of the heroes who are there has risen: nothing comes
/// back, but what there is more of is added.
pub fn raise_hands(cx: &mut Cx<'_>) {
    let play = Play::of(cx.world());
    let inside = |who| {
        play.dive()
            .is_some_and(|it| it.inside().any(|it| it == who))
    };
    let heroes = play.heroes();
    let heroes = heroes.filter(|it| inside(it.id()) && !it.is_dead());
    let level = average(heroes.map(|it| it.level()));
    let raised = play.figures();
    let raised = raised.filter(|it| inside(it.id()) && !it.is_dead());
    let raised = raised.filter_map(|it| {
        let (was, kind) = (it.hired()?, it.hired_kind()?);
        let hand = &play.town().hands[usize::from(play.hand_of(it.id())?)];
        let hired = hired(play.book(), hand, level);
        let most = |hired: &Hired| body(play.book(), kind, hired).most;
        let more = most(&hired) - most(was);
        let body = it.body();
        let up = if it.is_up() { more } else { 0 };
        let body = Body {
            most: body.most + more,
            points: body.points + up,
            hit_dice: body.hit_dice + level.saturating_sub(was.level),
            ..*body
        };
        let (who, hired) = (it.id(), Box::new(hired));
        (level > was.level).then_some(TownEvent::HandRose { who, hired, body })
    });
    for event in raised.collect::<Vec<_>>() {
        cx.emit(rules::HIRED_KINDS, event.into());
    }
}

/// A hired hand at a level.
fn hired(book: &Book, hand: &Hand, level: u8) -> Hired {
    let kind: &HiredHand = &book[hand.kind].record;
    let gains = || {
        let gains = kind.gains.iter().filter(|(at, _)| *at <= level);
        gains.map(|(_, gain)| gain)
    };
    let features = gains().filter_map(|gain| match gain {
        Gain::Feature(it) => book.features.find(it),
        Gain::OneOf(of) => of.first().and_then(|it| book.features.find(it)),
        Gain::Path | Gain::Increase | Gain::Expertise(_) => None,
    });
    let features: SmallVec<[FeatureIx; 8]> = features.collect();
    let increases = gains().filter(|it| **it == Gain::Increase).count();
    let scores = increased(book, kind.scores, increases);
    Hired {
        name: hand.name.clone(),
        level,
        scores,
        features,
        spells: spells(book, kind, &scores, level),
    }
}

/// Increases go to whatever they are best at, which they go by.
fn increased(book: &Book, mut scores: Scores, times: usize) -> Scores {
    let best = Ability::ALL.into_iter().rev();
    let best = best.max_by_key(|it| scores.of(*it));
    let more = times as i8 * book.figures.increase as i8;
    if let Some(best) = best {
        let score = score_mut(&mut scores, best);
        *score = (*score + more).min(book.figures.most_score);
    }
    scores
}

/// The first spells of the list that there is room for.
fn spells(book: &Book, kind: &HiredHand, scores: &Scores, level: u8) -> SmallVec<[SpellIx; 8]> {
    let Some(casting) = &kind.casting else {
        return SmallVec::new();
    };
    let modifier = (i32::from(scores.of(casting.ability)) - 10).div_euclid(2);
    let (mut cantrips, mut known) = counts(casting, level, modifier);
    let slots = casting.slots.get(usize::from(level) - 1);
    let highest = slots.map_or(0, Vec::len);
    let all = kind.spells.iter().filter_map(|it| book.spells.find(it));
    let fits = |it: &SpellIx| {
        let circle = usize::from(book[*it].circle);
        let left = match circle {
            0 => &mut cantrips,
            _ => &mut known,
        };
        let takes = *left > 0 && circle <= highest;
        *left -= usize::from(takes);
        takes
    };
    all.filter(fits).collect()
}

fn body(book: &Book, kind: &HiredHand, hired: &Hired) -> Body {
    let sides = kind.hit_die.sides();
    let most = record::points_at(book, sides, hired.scores.con, hired.level, &hired.features);
    Body {
        points: most,
        most,
        temporary: 0,
        life: Life::Up,
        exhaustion: 0,
        hit_dice: hired.level,
    }
}
