//! Attacks: begun, rolled, answered, and what they do; rules `attack.roll` and those after it.

use smallvec::SmallVec;

use super::super::{
    Cx,
    checks::{Damage, Hit},
    components::{Arm, Blow, Deed, FigureId, How, Rolled, With},
    content::{Ability, DamageKind, Effect, Moment, Source, Trait},
    effects::{deeds, lasting, reactions, saves},
    event::{AttackWith, Fighting, Magic, Pays, Spends},
    figure::Figure,
    place,
    play::Play,
    rolling::source_name,
    rules,
    sheet::{Case, Made, Sheet},
    step::{Cause, Harm, Part, Run, Share, Task},
};
use super::{
    arms, hits,
    pictures::{self, Picture},
};

/// Begins an attack with one of the arms.
pub fn begin(
    cx: &mut Cx<'_>,
    by: FigureId,
    on: FigureId,
    (arm, how): (Option<u8>, How),
    (second, both_hands): (bool, bool),
    spends: Spends,
) {
    let blow = Blow {
        deed: Play::of(cx.world()).state().next_deed,
        by,
        on,
        with: With::Arm(arm),
        how,
        from: None,
        second,
        both_hands,
    };
    make(cx, blow, arm, spends);
}

/// Strikes from where a double stands.
pub fn from_double(
    cx: &mut Cx<'_>,
    by: FigureId,
    double: FigureId,
    on: FigureId,
    arm: Option<u8>,
    spends: Spends,
) {
    let play = Play::of(cx.world());
    let blow = Blow {
        deed: play.state().next_deed,
        by,
        on,
        with: With::Arm(arm),
        how: How::Strike,
        from: Some(double),
        second: false,
        both_hands: arms::both_hands(play.figure(by), arm),
    };
    make(cx, blow, arm, spends);
}

fn make(cx: &mut Cx<'_>, blow: Blow, arm: Option<u8>, spends: Spends) {
    let (id, by, on, how) = (blow.deed, blow.by, blow.on, blow.how);
    let play = Play::of(cx.world());
    let mut deed = deeds::empty(id, Source::Rule, by);
    deed.targets.push(on);
    let magic = magic_shot(play, by, arm, how);
    let shot = shot(play, by, arm, how).filter(|_| magic.is_none());
    let pays = Pays::only(spends);
    let deed = Box::new(deed);
    cx.emit(rules::ATTACK_ROLL, Magic::Begun { deed, pays }.into());
    if let Some(gear) = shot {
        let event = Fighting::Shot { who: by, gear };
        cx.emit(rules::ATTACK_AMMUNITION, event.into());
    }
    cx.push_all([Task::Attack(blow), Task::DeedOver(id)]);
}

/// Begins an attack as a reaction.
pub fn begin_reaction(cx: &mut Cx<'_>, by: FigureId, on: FigureId, arm: Option<u8>, how: How) {
    let both = arms::both_hands(Play::of(cx.world()).figure(by), arm);
    begin(cx, by, on, (arm, how), (false, both), Spends::Reaction);
}

/// The weapon in the main hand strikes or shoots, without a price, as an effect has it.
pub fn by_effect(cx: &mut Cx<'_>, deed: &Deed, on: FigureId) {
    let play = Play::of(cx.world());
    let figure = play.figure(deed.by);
    let Some((arm, how)) = arms::in_hand_for(&Sheet::of(figure), play.figure(on)) else {
        return;
    };
    let both = arms::both_hands(figure, arm);
    begin(cx, deed.by, on, (arm, how), (false, both), Spends::Nothing);
}

/// The magic ammunition that a shot uses up, which goes before any other.
fn magic_shot(
    play: Play<'_>,
    by: FigureId,
    arm: Option<u8>,
    how: How,
) -> Option<super::super::content::ItemIx> {
    let figure = play.figure(by);
    let arm = figure.kit().arms.get(usize::from(arm?))?;
    Sheet::of(figure).ammunition(*arm, how)
}

/// What a shot uses up.
fn shot(
    play: Play<'_>,
    by: FigureId,
    arm: Option<u8>,
    how: How,
) -> Option<super::super::content::GearIx> {
    let kit = play.figure(by).kit();
    let arm = kit.arms.get(usize::from(arm?))?;
    let ammunition = play.book()[arm.weapon].ammunition.as_ref()?;
    (how == How::Shoot).then(|| play.book().gear.find(ammunition))?
}

/// Makes an attack: allies of its target may answer, and whoever is warded is spared by most.
pub fn attack(cx: &mut Cx<'_>, blow: Blow) {
    let play = Play::of(cx.world());
    let deed = play.deed(blow.deed);
    let (Some(by), Some(on)) = (play.get(blow.by), play.get(blow.on)) else {
        return;
    };
    if deed.undone || !by.is_up() || on.is_dead() {
        return;
    }
    if is_warded_off(cx, blow) {
        return;
    }
    let mut tasks: SmallVec<[Task; 2]> = SmallVec::new();
    tasks.extend(reactions::ask(
        Play::of(cx.world()),
        Cause::AllyAttacked(blow.deed),
    ));
    tasks.push(Task::AttackRoll(blow));
    cx.push_all(tasks);
}

/// Whoever attacks somebody warded makes a wisdom save, or loses the attack.
fn is_warded_off(cx: &mut Cx<'_>, blow: Blow) -> bool {
    let play = Play::of(cx.world());
    let ward = Sheet::of(play.figure(blow.on));
    let dc = ward.plain().find_map(|(by, held)| match held {
        Trait::Warded(0) => {
            let doer = by.doer.and_then(|it| play.get(it))?;
            Some(Sheet::of(doer).spell_dc_by(by.source))
        }
        Trait::Warded(dc) => Some(i32::from(*dc)),
        _ => None,
    });
    let Some(dc) = dc else { return false };
    let made = Made::Save {
        ability: Ability::Wisdom,
        against: &[],
        spell: true,
    };
    !saves::plain_save(cx, blow.by, made, dc)
}

/// Rolls an attack; rules `attack.roll` and `attack.critical`.
pub fn roll(cx: &mut Cx<'_>, blow: Blow) {
    let deed = blow.deed;
    if let Some(picture) = pictures::chosen(cx, blow) {
        // It is nobody, so that nothing answers and nothing is done.
        if rolled(cx, blow, Some(picture)).is_some() {
            cx.push(Task::Struck(deed));
        }
        return;
    }
    let Some(rolled) = rolled(cx, blow, None) else {
        return;
    };
    let play = Play::of(cx.world());
    let asks = match rolled.hit {
        Hit::Miss => [Cause::AttackFailed(deed), Cause::Missed(deed)]
            .into_iter()
            .filter_map(|it| reactions::ask(play, it))
            .collect::<SmallVec<[Task; 2]>>(),
        _ => reactions::ask(play, Cause::Hit(deed)).into_iter().collect(),
    };
    cx.push_all(
        asks.into_iter()
            .chain([Task::Struck(deed)])
            .collect::<Vec<_>>(),
    );
}

/// Rolls an attack once more; what follows is on the agenda already.
pub fn roll_again(cx: &mut Cx<'_>, blow: Blow) {
    rolled(cx, blow, None);
}

fn rolled(cx: &mut Cx<'_>, blow: Blow, picture: Option<Picture>) -> Option<Rolled> {
    let play = Play::of(cx.world());
    let (by, on) = (play.get(blow.by)?, play.get(blow.on)?);
    if !by.is_up() || on.is_dead() {
        return None;
    }
    let deed = play.known_deed(blow.deed)?;
    let (sheet, target) = (Sheet::of(by), Sheet::of(on));
    let with = means(by, deed, &blow);
    let attack = sheet.attack(deed, &blow);
    let (mut check, tally) = hits::check(&sheet, &attack, &target);
    check.ac = picture.map_or(check.ac, |it| it.ac);
    let (helpless, never) = hits::criticals(&sheet, &attack, &target);
    let (ac, advantage, disadvantage) = (check.ac, tally.mode() > 0, tally.mode() < 0);
    let (roll, face, hit) = check.rolled(cx.chance());
    let struck = hits::judged(hit, helpless, never);
    let hit = if picture.is_some() { Hit::Miss } else { struck };
    let rolled = Rolled {
        blow,
        natural: face.shown,
        total: face.total as i16,
        ac: ac as i16,
        hit,
        advantage,
        disadvantage,
    };
    let spent = tally.spent.clone();
    let event = Fighting::AttackRolled {
        rolled,
        by: with,
        tally: Box::new(tally),
        roll: Box::new(roll),
    };
    cx.emit(rules::ATTACK_ROLL, event.into());
    if let Some(picture) = picture {
        pictures::struck(cx, blow.on, picture, struck);
    }
    lasting::spend(cx, &spent);
    lasting::end_where(cx, blow.by, |it| *it == Trait::EndsOnAttack);
    Some(rolled)
}

/// What an attack is made with: a weapon, or the act that it is part of.
fn means(by: Figure<'_>, deed: &Deed, blow: &Blow) -> AttackWith {
    let With::Arm(place) = blow.with else {
        return AttackWith::Act(deed.source, deed.act);
    };
    let bare = Arm {
        weapon: by.play().book().unarmed,
        item: None,
    };
    let arm = place.and_then(|it| by.kit().arms.get(usize::from(it)).copied());
    AttackWith::Weapon(arm.unwrap_or(bare))
}

/// The attack that is answered misses after all if so much more AC does.
pub fn raise_ac(cx: &mut Cx<'_>, deed: &Deed, by: i16) {
    let play = Play::of(cx.world());
    let answered = deed.answers.and_then(|it| it.deed());
    let Some(mut rolled) = answered.and_then(|it| play.deed(it).rolled) else {
        return;
    };
    rolled.ac += by;
    if rolled.hit == Hit::Hit && rolled.total < rolled.ac {
        rolled.hit = Hit::Miss;
    }
    let event = Fighting::AttackChanged { rolled };
    cx.emit(deeds::rule_of(deed.source), event.into());
}

/// The attack that is answered is on somebody else.
pub fn redirect(cx: &mut Cx<'_>, deed: &Deed, at: FigureId) {
    let Some(answered) = deed.answers.and_then(|it| it.deed()) else {
        return;
    };
    let event = Magic::Aimed { deed: answered, at };
    cx.emit(deeds::rule_of(deed.source), event.into());
}

/// What an attack does once it can no longer be answered.
pub fn struck(cx: &mut Cx<'_>, deed: u16) {
    let play = Play::of(cx.world());
    let Some(rolled) = play.deed(deed).rolled else {
        return;
    };
    let hit = rolled.hit != Hit::Miss;
    match rolled.blow.with {
        With::Arm(arm) => {
            if rolled.blow.how == How::Throw {
                thrown(cx, rolled, arm);
            }
            if hit {
                with_weapon(cx, rolled);
            }
            // What makes the shot better is there until it has struck.
            let who = rolled.blow.by;
            if let Some(item) = magic_shot(Play::of(cx.world()), who, arm, rolled.blow.how) {
                let event = Magic::UsedUp { who, item };
                cx.emit(rules::ATTACK_AMMUNITION, event.into());
            }
        }
        With::Effect { block, place } => with_effect(cx, rolled, block, place),
    }
}

/// Damage of a weapon with everything that goes with it, and what hitting does besides.
fn with_weapon(cx: &mut Cx<'_>, rolled: Rolled) {
    let play = Play::of(cx.world());
    let deed = play.deed(rolled.blow.deed);
    let sheet = Sheet::of(play.figure(rolled.blow.by));
    let attack = sheet.attack(deed, &rolled.blow);
    let Some((_, dice, kind)) = attack.weapon else {
        return;
    };
    let parts = roll_parts(cx, rolled, Some((dice, kind, attack.damage)));
    hits(cx, rolled, parts);
}

/// Asks for the damage of a blow, and lets traits do what they do when it hits.
fn hits(cx: &mut Cx<'_>, rolled: Rolled, parts: SmallVec<[Part; 2]>) {
    let blow = rolled.blow;
    if !parts.is_empty() {
        cx.push(Task::Harm(Harm {
            deed: blow.deed,
            on: blow.on,
            parts,
            critical: rolled.hit == Hit::Critical,
        }));
    }
    reactions::upon_hit(cx, rolled, Moment::Hits);
    if rolled.hit == Hit::Critical {
        reactions::upon_hit(cx, rolled, Moment::HitsCritically);
    }
}

/// The dice of a weapon, if there is one, and those that traits add; and the sources of those that
/// are added once a turn.
pub fn damages(
    sheet: &Sheet<'_>,
    case: &Case<'_>,
    weapon: Option<(crate::dice::DiceExpr, DamageKind, i32)>,
    own: DamageKind,
    critical: bool,
) -> (Vec<(Damage, DamageKind)>, SmallVec<[Source; 2]>) {
    let book = sheet.figure.play().book();
    let Some(attack) = case.attack else {
        return Default::default();
    };
    let (extras, plus) = sheet.extras(attack, case);
    let mut checks: Vec<(Damage, DamageKind)> = Vec::new();
    if let Some((dice, kind, more)) = weapon {
        let mut damage = Damage::new(dice)
            .plus("modifier-dive-ability", more)
            .plus("modifier-dive-more", plus)
            .critically(critical);
        damage.critical_dice = sheet.critical_dice(case);
        damage.rerolls = rerolls(sheet, case);
        checks.push((damage, kind));
    }
    for extra in &extras {
        let name = source_name(book, extra.source);
        let damage = Damage::new(extra.dice).plus(name, 0).critically(critical);
        checks.push((damage, extra.kind.unwrap_or(own)));
    }
    let once = extras.iter().filter(|it| it.once).map(|it| it.source);
    (checks, once.collect())
}

/// Rolls the dice of a weapon, if there is one, and those that traits add.
fn roll_parts(
    cx: &mut Cx<'_>,
    rolled: Rolled,
    weapon: Option<(crate::dice::DiceExpr, DamageKind, i32)>,
) -> SmallVec<[Part; 2]> {
    let play = Play::of(cx.world());
    let blow = rolled.blow;
    let deed = play.deed(blow.deed);
    let sheet = Sheet::of(play.figure(blow.by));
    let attack = sheet.attack(deed, &blow);
    let case = Case {
        attack: Some(&attack),
        advantage: rolled.advantage,
        disadvantage: rolled.disadvantage,
        ..Case::with(blow.on)
    };
    let own = weapon.map_or_else(|| own_kind(play, deed, blow.with), |(_, kind, _)| kind);
    let critical = rolled.hit == Hit::Critical;
    let (checks, once) = damages(&sheet, &case, weapon, own, critical);
    let magical = attack.magical;
    let mut parts: SmallVec<[Part; 2]> = SmallVec::new();
    let mut rolls = Vec::new();
    for (check, kind) in checks {
        let (roll, points) = check.rolled(cx.chance());
        rolls.push(roll);
        let amount = points.clamp(0, 999) as i16;
        match parts.iter_mut().find(|it| it.kind == kind) {
            Some(part) => part.amount += amount,
            None => parts.push(Part {
                kind,
                amount,
                weapon: true,
                magical,
            }),
        }
    }
    if parts.is_empty() {
        return parts;
    }
    let event = Fighting::DamageRolled {
        deed: blow.deed,
        on: blow.on,
        side: Play::of(cx.world()).figure(blow.by).side(),
        rolls,
        parts: parts.clone(),
        once,
    };
    cx.emit(rules::DAMAGE_ROLL, event.into());
    parts
}

fn rerolls(sheet: &Sheet<'_>, case: &Case<'_>) -> u8 {
    let all = sheet.counting(case).filter_map(|(_, held)| match held {
        Trait::RerollsDamage(face) => Some(*face),
        _ => None,
    });
    all.max().unwrap_or(0)
}

/// The kind of damage that an effect's attack does first.
pub fn own_kind(play: Play<'_>, deed: &Deed, with: With) -> DamageKind {
    let With::Effect { block, place } = with else {
        return DamageKind::Bludgeoning;
    };
    let works = play.book().works(deed.source);
    let step = &works.blocks[usize::from(block)][usize::from(place)];
    let hit = &works.blocks[usize::from(step.inner[0])];
    let kind = hit.iter().find_map(|it| match it.effect {
        Effect::Damage { kind, .. } => Some(kind),
        _ => None,
    });
    kind.unwrap_or(DamageKind::Bludgeoning)
}

/// What an attack of an effect does on a hit, or on a miss.
fn with_effect(cx: &mut Cx<'_>, rolled: Rolled, block: u16, place: u8) {
    let play = Play::of(cx.world());
    let blow = rolled.blow;
    let deed = play.deed(blow.deed);
    let step = &play.book().works(deed.source).blocks[usize::from(block)][usize::from(place)];
    let hit = rolled.hit != Hit::Miss;
    let half = !hit && matches!(step.effect, Effect::Attack { half: true, .. });
    let run = Run {
        deed: blow.deed,
        block: step.inner[usize::from(!hit && !half)],
        place: 0,
        on: blow.on,
        share: if half { Share::OnlyHalf } else { Share::All },
        critical: rolled.hit == Hit::Critical,
    };
    let spell = matches!(step.effect, Effect::Attack { spell: true, .. });
    // A trap has no hand of its own that anything could be added to.
    let weapon = !spell && !matches!(deed.source, Source::Trap(_));
    cx.push(Task::Run(run));
    if hit && weapon {
        let parts = roll_parts(cx, rolled, None);
        hits(cx, rolled, parts);
    }
}

/// A thrown weapon lies at the feet of whom it hit or, missed, behind them; rule `attack.thrown`.
fn thrown(cx: &mut Cx<'_>, rolled: Rolled, arm: Option<u8>) {
    let play = Play::of(cx.world());
    let blow = rolled.blow;
    let (Some(arm), Some(board), Some(from), Some(to)) = (
        arm,
        play.board(),
        place::stand(play.figure(blow.by)),
        place::stand(play.figure(blow.on)),
    ) else {
        return;
    };
    let feet = play.book().figures.thrown_beyond;
    let at = match rolled.hit {
        Hit::Miss => board.beyond(from, to, feet.into()),
        _ => to.cell,
    };
    let arms = &play.figure(blow.by).kit().arms;
    let event = Fighting::Lost {
        who: blow.by,
        arm,
        weapon: arms.get(usize::from(arm)).map(|it| it.weapon),
        at,
    };
    cx.emit(rules::ATTACK_THROWN, event.into());
}
