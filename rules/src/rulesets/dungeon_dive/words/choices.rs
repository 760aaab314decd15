//! Choices in words.

use smallvec::SmallVec;

use super::{
    super::{
        components::{FigureId, How, What},
        content::{Aim, Cost, Source, Standard, Time},
        delve::Asked,
        effects::targets,
        fight::{standard, walk},
        figure::Figure,
        making::MakingAct,
        outlook, place,
        play::Play,
        sheet::Sheet,
        step::{Action, Plan, Question, Run},
    },
    Doer, Teller, Terms, arm, circle, deed, delving, figures, making, others, say, small,
    small_arm, time, town,
};
use crate::{
    game::{Category, Choice, Phrase, Target},
    grid::Cell,
};

/// A choice in words.
pub fn describe(play: Play<'_>, question: &Question, act: Action) -> Choice {
    let choice = match (question, act) {
        (Question::OnDive(Asked::AtDoor), Action::Delve(act)) => delving::at_door(play, act),
        (_, Action::Delve(act)) => delving::describe(play, act),
        (_, Action::Making(MakingAct::Pick(pick))) => making::describe(play, pick),
        (_, Action::Making(MakingAct::Rest)) => {
            Choice::new(say("dive-act-as-proposed")).of(Category::End)
        }
        (Question::InTown(asked), Action::Town(act)) => town::describe(play, asked, act),
        (Question::OnTurn(who), act) => on_turn(play, play.figure(*who), act),
        (Question::ZoneTo { .. }, act) => others::zone_to(act),
        (Question::Aim(plan), act) => aimed(play, plan, act),
        (Question::Reaction { who, .. }, act) => reaction(play, play.figure(*who), act),
        (Question::Again { run, .. }, act) => again(play, *run, act),
        (Question::OneOf(run), act) => option(play, *run, act),
        (Question::Whither { .. }, Action::At(cell)) => Choice::new(say("dive-act-go-to"))
            .of(Category::Move)
            .touching(Target::Cell(cell)),
        (
            Question::Whither { .. } | Question::OnDive(_) | Question::OfHero | Question::InTown(_),
            _,
        ) => Choice::new(say("dive-act-stay")).of(Category::End),
    };
    choice.with_odds(outlook::has_odds(play, question, act))
}

/// What somebody does on their turn.
fn on_turn(play: Play<'_>, figure: Figure<'_>, act: Action) -> Choice {
    match act {
        Action::Move(to) => step(figure, to),
        Action::GetUp => Choice::new(say("dive-act-get-up"))
            .of(Category::Move)
            .detail(say("dive-act-get-up-detail").n(Sheet::of(figure).standing_up())),
        Action::LieDown => Choice::new(say("dive-act-lie-down"))
            .of(Category::Move)
            .detail(say("dive-act-lie-down-detail")),
        Action::Attack { .. } => attack(figure, act),
        Action::Use {
            source,
            act,
            circle,
        } => usage(play, figure, (source, act, circle)),
        Action::Take(what) => taken(what),
        Action::Help(on) => other("dive-act-help", "dive-act-help-detail", on),
        Action::Grapple(on) => hold("dive-act-grapple", "dive-act-grapple-detail", on),
        Action::Shove { on, down: true } => {
            hold("dive-act-knock-down", "dive-act-knock-down-detail", on)
        }
        Action::Shove { on, down: false } => hold("dive-act-shove", "dive-act-shove-detail", on),
        Action::Escape => Choice::new(say("dive-act-escape"))
            .of(Category::Other)
            .detail(say("dive-act-escape-detail")),
        Action::Shake(lasting) => shake(play, figure, lasting),
        Action::Wake(on) => other("dive-act-wake", "dive-act-wake-detail", on),
        Action::Stabilise(on) => other("dive-act-stabilise", "dive-act-stabilise-detail", on),
        Action::Ready { arm, how } => ready(figure, arm, how),
        Action::Wield { hand, arm } => wield(figure, hand, arm),
        Action::PickUp(place) => pick_up(play, figure, place),
        Action::LetGo => let_go(play, figure),
        Action::Done => end(figure),
        _ => others::describe(play, figure, act),
    }
}

/// The end of the turn, with a word about what would be left unused.
fn end(figure: Figure<'_>) -> Choice {
    let idle = Sheet::of(figure).has_time(Time::Action).is_ok();
    let choice = Choice::new(say("dive-act-end-turn")).of(Category::End);
    match idle {
        true => choice.detail(say("dive-act-end-turn-idle")),
        false => choice,
    }
}

/// A way to a square: it can be thought over if somebody would strike for it.
fn step(figure: Figure<'_>, to: Cell) -> Choice {
    let sheet = Sheet::of(figure);
    let range = walk::range(&sheet);
    let path = range
        .as_ref()
        .and_then(|it| it.path(figure.cell()?, to))
        .unwrap_or_else(|| vec![to]);
    let feet = range.as_ref().and_then(|it| it.feet(to)).unwrap_or(0);
    let strikers = outlook::provoked(figure, &path);
    let warned = figures(&strikers).map(|all| say("dive-act-move-caution").with("all", all));
    Choice::new(say("dive-act-move").n(feet))
        .of(Category::Move)
        .along(path)
        .caution(warned)
}

fn attack(figure: Figure<'_>, act: Action) -> Choice {
    let Action::Attack {
        arm: with,
        how,
        on,
        second,
        both_hands,
    } = act
    else {
        return end(figure);
    };
    let key = match (with, how, second) {
        (None, ..) => "dive-act-bare",
        (_, How::Throw, _) => "dive-act-throw",
        (_, How::Shoot, _) => "dive-act-shoot",
        (_, How::Strike, true) => "dive-act-second",
        (_, How::Strike, false) => "dive-act-attack",
    };
    let sheet = Sheet::of(figure);
    let known = sheet.with_arm(with, how, second, both_hands);
    let mut notes: Vec<Phrase> = Vec::new();
    if second {
        notes.push(say("dive-note-second"));
    }
    if both_hands && with.is_some() {
        notes.push(say("dive-note-both-hands"));
    }
    if let Some(target) = figure.play().get(on) {
        let cover = Sheet::of(target).cover_from(&sheet, figure);
        notes.extend(cover.map(|it| say("dive-note-cover").with("cover", super::cover(it))));
        let feet = place::feet(figure, target);
        if !known.melee {
            notes.push(say("dive-note-feet").n(feet));
        }
    }
    // What is thrown is out of the hand.
    let choice = Choice::new(say(key).on(on).with("weapon", small_arm(figure, with)))
        .plain_attack(how != How::Throw)
        .under(arm(figure, with))
        .on(on.token());
    match super::sentences(notes.into_iter().map(super::sentence)) {
        Some(notes) => choice.detail(notes),
        None => choice,
    }
}

/// A spell, or an act of a feature, an item or whatever else.
fn usage(play: Play<'_>, figure: Figure<'_>, (source, act, slot): (Source, u16, u8)) -> Choice {
    let book = play.book();
    let frame = &book.works(source).acts[usize::from(act)];
    let name = deed(book, source, Some(act));
    let choice = match source {
        Source::Spell(spell) if act == 0 => {
            let own = book[spell].circle;
            let label = match slot > own {
                true => say("dive-act-cast-higher")
                    .with("what", name)
                    .with("circle", circle(slot)),
                false => say("dive-act-cast").with("what", name),
            };
            let heading = match own {
                0 => say("dive-group-cantrips"),
                n => say("dive-group-circle").with("circle", circle(n)),
            };
            Choice::new(label)
                .of(Category::Spell)
                .under(heading)
                .of_kind(Phrase::new(book[spell].name))
                .detail(Teller::new(book, Doer::You).spell(&book[spell]))
        }
        Source::Item(_) | Source::Gear(_) => {
            Choice::new(say("dive-act-use").with("what", name)).of(Category::Item)
        }
        Source::Spell(_) => Choice::new(say("dive-act-use").with("what", name)).of(Category::Spell),
        _ => Choice::new(say("dive-act-use").with("what", name)).of(Category::Other),
    };
    let choice = match told(play, source) {
        Some(does) if !matches!(source, Source::Spell(_)) => choice.detail(does),
        _ => choice,
    };
    let sheet = Sheet::of(figure);
    let left = uses_left(&sheet, source, act);
    let mut asides: SmallVec<[Phrase; 2]> = SmallVec::new();
    if frame.time != Time::Action {
        asides.push(time(frame.time));
    }
    if frame.concentration {
        asides.push(say("dive-told-act-concentration"));
    }
    asides.extend(left.map(|n| say("dive-note-uses-left").n(n)));
    let drops = frame.concentration && figure.lasts().concentration.is_some();
    let warned = figure
        .lasts()
        .concentration
        .filter(|_| drops)
        .map(|(_, held)| {
            say("dive-act-concentration-caution").with("what", deed(book, held, None))
        });
    let mut choice = choice.caution(warned);
    choice.aside = super::commas(asides);
    if frame.aim == Aim::Oneself {
        choice = choice.on(figure.id().token());
    }
    choice
}

/// What a record does, in its own words.
pub fn told(play: Play<'_>, source: Source) -> Option<Phrase> {
    let book = play.book();
    let you = Teller::new(book, Doer::You);
    match source {
        Source::Feature(it) => Some(you.feature(&book[it])),
        Source::Item(it) => Some(you.item(&book[it])),
        Source::Gear(it) => you.gear(&book[it]),
        Source::Spell(it) => Some(you.spell(&book[it])),
        Source::Condition(it) => Some(Teller::new(book, Doer::Cause).condition_does(&book[it])),
        Source::Rule | Source::Foe(_) | Source::Trap(_) | Source::Terrain(_) => None,
    }
}

/// Uses that an act has left, where it has a number of them.
fn uses_left(sheet: &Sheet<'_>, source: Source, act: u16) -> Option<u8> {
    let frame = sheet.frame(source, act);
    match (frame.cost, frame.per_day) {
        (Some(Cost::Uses(_)), _) => {
            let pool = sheet.pool_of(source, frame);
            let of = sheet.pool(pool)?;
            Some(sheet.uses_left(pool, None, of))
        }
        (_, Some(of)) => Some(sheet.uses_left(source, Some(act), of)),
        _ => None,
    }
}

fn taken(what: Standard) -> Choice {
    let (key, detail, category) = match what {
        Standard::Attack => (
            "dive-act-take-attack",
            "dive-act-take-attack-detail",
            Category::Attack,
        ),
        Standard::Dash => ("dive-act-dash", "dive-act-dash-detail", Category::Move),
        Standard::Disengage => (
            "dive-act-disengage",
            "dive-act-disengage-detail",
            Category::Move,
        ),
        Standard::Dodge => ("dive-act-dodge", "dive-act-dodge-detail", Category::Other),
        Standard::Help => (
            "dive-act-take-help",
            "dive-act-help-detail",
            Category::Other,
        ),
        Standard::Hide => ("dive-act-hide", "dive-act-hide-detail", Category::Other),
        Standard::Search => ("dive-act-search", "dive-act-search-detail", Category::Other),
        Standard::UseItem => (
            "dive-act-use-item",
            "dive-act-use-item-detail",
            Category::Item,
        ),
    };
    Choice::new(say(key)).of(category).detail(say(detail))
}

fn other(key: &'static str, detail: &'static str, on: FigureId) -> Choice {
    Choice::new(say(key).on(on))
        .of(Category::Other)
        .on(on.token())
        .detail(say(detail))
}

/// Something of bare hands that takes one of the attacks.
fn hold(key: &'static str, detail: &'static str, on: FigureId) -> Choice {
    Choice::new(say(key).on(on))
        .of(Category::Attack)
        .under(say("dive-group-hands"))
        .on(on.token())
        .detail(say(detail))
}

fn shake(play: Play<'_>, figure: Figure<'_>, lasting: u16) -> Choice {
    let found = figure.lasts().all.iter().find(|it| it.id == lasting);
    let what = match found.map(|it| (it.what, it.source)) {
        Some((What::Condition(condition), _)) => small(Phrase::new(play.book()[condition].name)),
        Some((_, source)) => deed(play.book(), source, None),
        None => say("dive-word-nothing"),
    };
    let choice = Choice::new(say("dive-act-shake").with("what", what)).of(Category::Other);
    match found.and_then(|it| it.again) {
        Some(again) => choice.detail(
            say("dive-act-shake-detail")
                .with("ability", super::ability(again.ability))
                .n(again.dc),
        ),
        None => choice,
    }
}

fn ready(figure: Figure<'_>, arm: Option<u8>, how: How) -> Choice {
    let key = match how {
        How::Strike => "dive-act-ready-strike",
        How::Shoot | How::Throw => "dive-act-ready-shot",
    };
    Choice::new(say(key).with("weapon", small_arm(figure, arm)))
        .of(Category::Other)
        .detail(say("dive-act-ready-detail"))
}

fn wield(figure: Figure<'_>, hand: u8, arm: Option<u8>) -> Choice {
    let key = match (hand, arm) {
        (_, None) => "dive-act-put-away",
        (0, _) => "dive-act-draw",
        _ => "dive-act-draw-second",
    };
    let shown = arm.or(figure.kit().hands[usize::from(hand.min(1))]);
    Choice::new(say(key).with("weapon", small_arm(figure, shown)))
        .of(Category::Item)
        .under(say("dive-group-weapons"))
        .detail(say("dive-act-draw-detail"))
}

fn pick_up(play: Play<'_>, figure: Figure<'_>, place: u8) -> Choice {
    let lying = standard::lying(figure);
    let found = lying.iter().find(|(nth, _)| *nth == place);
    let weapon = found.map_or_else(
        || say("dive-word-nothing"),
        |(_, arm)| small(super::weapon(play.book(), *arm)),
    );
    Choice::new(say("dive-act-pick-up").with("weapon", weapon))
        .of(Category::Item)
        .under(say("dive-group-weapons"))
        .detail(say("dive-act-draw-detail"))
}

fn let_go(play: Play<'_>, figure: Figure<'_>) -> Choice {
    let held = figure.lasts().concentration;
    let what = held.map_or_else(
        || say("dive-word-nothing"),
        |(_, source)| deed(play.book(), source, None),
    );
    Choice::new(say("dive-act-let-go").with("what", what))
        .of(Category::Other)
        .detail(say("dive-act-let-go-detail"))
}

/// A target or square of something that has been chosen.
fn aimed(play: Play<'_>, plan: &Plan, act: Action) -> Choice {
    let name = || deed(play.book(), plan.source, Some(plan.act));
    let category = match plan.source {
        Source::Spell(_) => Category::Spell,
        Source::Item(_) | Source::Gear(_) => Category::Item,
        _ => Category::Other,
    };
    match act {
        Action::Target(on) => Choice::new(say("dive-act-target").on(on).with("what", name()))
            .of(category)
            .on(on.token()),
        Action::At(cell) => {
            let choice = Choice::new(say("dive-act-at").with("what", name()))
                .of(category)
                .touching(Target::Cell(cell));
            match caught(play, plan, cell) {
                Some(who) => choice.detail(who),
                None => choice,
            }
        }
        Action::Done => Choice::new(say("dive-act-aim-done"))
            .of(Category::Other)
            .detail(say("dive-act-aim-done-detail")),
        _ => Choice::new(say("dive-act-back")).of(Category::End),
    }
}

/// Who would be in an area; allies are named apart.
fn caught(play: Play<'_>, plan: &Plan, cell: Cell) -> Option<Phrase> {
    let by = play.figure(plan.by);
    let frame = &play.book().works(plan.source).acts[usize::from(plan.act)];
    let plan = Plan {
        at: Some(cell),
        ..plan.clone()
    };
    let all = targets::of_plan(by, &plan, frame);
    let of = |ally: bool| {
        let side = all
            .iter()
            .filter(|it| (play.figure(**it).team() == by.team()) == ally);
        side.copied().collect::<Vec<FigureId>>()
    };
    let foes = figures(&of(false)).map(|all| say("dive-note-catches").with("all", all));
    let allies = figures(&of(true)).map(|all| say("dive-note-catches-allies").with("all", all));
    super::sentences(foes.into_iter().chain(allies))
}

/// An answer to something.
fn reaction(play: Play<'_>, figure: Figure<'_>, act: Action) -> Choice {
    match act {
        Action::Attack { arm, how, on, .. } => {
            let key = match how {
                How::Strike => "dive-act-strike-out",
                How::Shoot | How::Throw => "dive-act-shoot-out",
            };
            Choice::new(say(key).on(on).with("weapon", small_arm(figure, arm)))
                .of(Category::Attack)
                .on(on.token())
        }
        Action::Use { .. } => {
            let Action::Use {
                source,
                act,
                circle,
            } = act
            else {
                return Choice::new(say("dive-act-no-reaction")).of(Category::End);
            };
            usage(play, figure, (source, act, circle))
        }
        _ => Choice::new(say("dive-act-no-reaction"))
            .of(Category::End)
            .detail(say("dive-act-no-reaction-detail")),
    }
}

/// The next target of what happens several times.
fn again(play: Play<'_>, run: Run, act: Action) -> Choice {
    let it = play.deed(run.deed);
    let what = || deed(play.book(), it.source, it.act);
    match act {
        Action::Target(on) => Choice::new(say("dive-act-once-at").on(on).with("what", what()))
            .of(Category::Spell)
            .on(on.token()),
        Action::AllAt(on) => Choice::new(say("dive-act-all-at").on(on).with("what", what()))
            .of(Category::Spell)
            .on(on.token()),
        _ => Choice::new(say("dive-act-enough")).of(Category::End),
    }
}

/// One of several things that can happen.
fn option(play: Play<'_>, run: Run, act: Action) -> Choice {
    let it = play.deed(run.deed);
    let works = play.book().works(it.source);
    let step = play.step_of(it, run);
    let place = match act {
        Action::Option(place) => place,
        _ => 0,
    };
    let effects: Vec<_> = step
        .inner
        .get(usize::from(place))
        .map(|block| works.blocks[usize::from(*block)].iter())
        .into_iter()
        .flatten()
        .map(|it| it.effect.clone())
        .collect();
    let does = Teller::new(play.book(), Doer::You).effects(&effects);
    let label = does.unwrap_or_else(|| say("dive-word-nothing"));
    Choice::new(say("dive-act-option").with("does", super::sentence(label))).of(Category::Pick)
}
