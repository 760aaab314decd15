//! What somebody knows as they choose: themselves, their allies, and those on the other side.

use super::super::{
    board,
    components::{FigureId, Life},
    content::{Ability, Effect, Frame, Mind, Source, Step, Style, Trait, Worths},
    fight::arms,
    figure::Figure,
    place,
    play::Play,
    sheet::{Attack, Case, Made, Sheet},
};
use super::spread::{Roll, part};

/// Somebody of the other side, as they are seen.
pub struct Rival<'w> {
    pub figure: Figure<'w>,
    pub sheet: Sheet<'w>,
    pub stand: board::Stand,
    /// Feet within which they strike at whoever leaves.
    pub reach: u16,
    /// What one of their blows is expected to do, and what all of a turn do, in hundredths.
    pub blow: i32,
    pub turn: i32,
    /// True if they have something to do from afar.
    pub shoots: bool,
    /// Feet that they go in a turn, if they have to come on foot and strike.
    pub afoot: Option<u16>,
}

/// Somebody who chooses.
pub struct Head<'w> {
    pub play: Play<'w>,
    pub figure: Figure<'w>,
    pub sheet: Sheet<'w>,
    pub style: &'w Style,
    pub worths: &'w Worths,
    pub rivals: Vec<Rival<'w>>,
    /// Allies who are up, oneself left out.
    pub friends: Vec<(FigureId, board::Stand)>,
    /// True for whoever knows every figure, as players do.
    knows_all: bool,
    pub(super) mean_ac: i32,
    /// What is given for a slot or anything else that does not come back, for each circle: the less,
    /// the harder the fight is.
    pub spends: i32,
}

impl<'w> Head<'w> {
    /// Somebody who is on the board.
    pub fn of(figure: Figure<'w>) -> Self {
        let play = figure.play();
        let sheet = Sheet::of(figure);
        let own_ac = sheet.ac();
        let mine = play.figures().filter(|it| it.team() == figure.team());
        let friends = mine
            .filter(|it| it.id() != figure.id() && it.is_up())
            .filter_map(|it| Some((it.id(), place::stand(it)?)))
            .collect();
        let others = play.figures().filter(|it| it.team() != figure.team());
        let rivals = others.filter(|it| !it.is_dead()).filter_map(|it| {
            let stand = place::stand(it)?;
            Some(Rival::of(it, stand, own_ac))
        });
        let rivals: Vec<Rival<'w>> = rivals.collect();
        let up = rivals.iter().filter(|it| it.figure.is_up());
        let (sum, count) = up.fold((0, 0), |(sum, count), it| (sum + it.sheet.ac(), count + 1));
        let tactics = &play.book().tactics;
        let style = style(figure);
        Head {
            style,
            spends: style.spends * thrift(figure, &rivals) / 100,
            worths: &tactics.worths,
            knows_all: figure.hero().is_some(),
            mean_ac: if count > 0 { sum / count } else { 10 },
            play,
            figure,
            sheet,
            rivals,
            friends,
        }
    }

    /// Rivals who are up.
    pub fn up(&self) -> impl Iterator<Item = &Rival<'w>> {
        self.rivals.iter().filter(|it| it.figure.is_up())
    }

    pub fn rival(&self, who: FigureId) -> Option<&Rival<'w>> {
        self.rivals.iter().find(|it| it.figure.id() == who)
    }

    /// The AC that it takes somebody’s to be; rule `mind.lower_ac`.
    pub fn ac_of(&self, on: &Sheet<'_>) -> i32 {
        match self.knows(on.figure.id()) {
            true => on.ac(),
            false => self.mean_ac,
        }
    }

    /// True if it knows how hard somebody is to hit: it has tried.
    pub fn knows(&self, on: FigureId) -> bool {
        self.knows_all || self.figure.memory().tried.contains(&on)
    }

    /// What it takes somebody’s save to be rolled with: the average of the other side, for those who
    /// do not know better.
    pub fn save_of(&self, on: &Sheet<'_>, ability: Ability, spell: bool) -> Roll {
        let made = Made::Save {
            ability,
            against: &[],
            spell,
        };
        let case = Case::with(self.figure.id());
        let ally = on.figure.team() == self.figure.team();
        if self.knows_all || ally {
            return Roll::of(&on.tally(made, &case));
        }
        let bonuses = self.up().map(|it| it.sheet.tally(made, &case).sum());
        let (sum, count) = bonuses.fold((0, 0), |(sum, count), it| (sum + it, count + 1));
        Roll::plain(if count > 0 { sum / count } else { 0 })
    }

    /// True for intelligence, or for wisdom where that will do, of at least so much.
    pub fn has_wits(&self, least: i8, wisdom: bool) -> bool {
        let least = i32::from(least);
        let wise = wisdom && self.sheet.score(Ability::Wisdom) >= least;
        wise || self.sheet.score(Ability::Intelligence) >= least
    }
}

/// Per cent of the price of what does not come back: less than 100 where the foes are about to take
/// half of what the party has left, more where they will hardly scratch it.
fn thrift(figure: Figure<'_>, rivals: &[Rival<'_>]) -> i32 {
    /// What a blow of a hero comes to, all told, and what a level adds to it, in hundredths.
    const BLOW: i32 = 400;
    const BY_LEVEL: i32 = 50;
    if figure.foe().is_some() {
        return 100;
    }
    let up = rivals.iter().filter(|it| it.figure.is_up());
    let (points, turns) = up.fold((0, 0), |(points, turns), it| {
        (points + it.left(), turns + it.turn)
    });
    let party = figure.play().up(figure.team());
    let (own, blows) = party.fold((0, 1), |(own, blows), it| {
        let blow = BLOW + BY_LEVEL * i32::from(it.level());
        (own + i32::from(it.body().points), blows + blow)
    });
    // In hundredths of a round; those who fall strike no more, so that half of it counts.
    let rounds = points * 10_000 / blows;
    let loss = turns * (rounds / 2 + 50) / 100;
    let half = own * 50;
    (half * 100 / loss.max(1)).clamp(50, 400)
}

/// The table that somebody decides by: their mind’s, or that of the sound player.
fn style<'w>(figure: Figure<'w>) -> &'w Style {
    let tactics = &figure.play().book().tactics;
    match figure.foe() {
        Some(foe) => &tactics.minds[&foe.mind],
        None if is_marksman(figure) => &tactics.marksman,
        None => &tactics.fighter,
    }
}

/// True for whoever shoots, or casts at range, rather than strikes.
fn is_marksman(figure: Figure<'_>) -> bool {
    use super::super::components::How;
    let kit = figure.kit();
    let main = kit.hands[0].filter(|it| usize::from(*it) < kit.arms.len());
    let shoots = main.is_some_and(|_| arms::ways(figure, main).contains(&How::Shoot));
    let casts = figure.casting().is_some() && kit.armour.is_none();
    shoots || casts
}

impl<'w> Rival<'w> {
    fn of(figure: Figure<'w>, stand: board::Stand, ac: i32) -> Self {
        let sheet = Sheet::of(figure);
        let able = figure.is_up() && !figure.is_incapacitated();
        let (blow, turn, shoots) = match able {
            true => strength(&sheet, ac),
            false => (0, 0, false),
        };
        let comes = blow > 0 && !shoots && !sheet.flies();
        Rival {
            afoot: comes.then(|| sheet.speeds().walk.into()),
            reach: if able { arms::reach(&sheet) } else { 0 },
            blow,
            turn,
            shoots,
            figure,
            sheet,
            stand,
        }
    }

    /// Hit points that they have left, those of the moment included; a single one for whoever is
    /// down.
    pub fn left(&self) -> i32 {
        let body = self.figure.body();
        match body.life {
            Life::Up => i32::from(body.points) + i32::from(body.temporary),
            _ => 1,
        }
    }
}

/// What a blow and a turn of blows in melee are expected to do against an AC, and whether somebody
/// can shoot or cast from afar.
pub(super) fn strength(sheet: &Sheet<'_>, ac: i32) -> (i32, i32, bool) {
    match sheet.figure.foe_key() {
        Some(foe) => of_foe(sheet, Source::Foe(foe), ac),
        None => of_hero(sheet, ac),
    }
}

fn of_hero(sheet: &Sheet<'_>, ac: i32) -> (i32, i32, bool) {
    use super::super::components::How;
    let figure = sheet.figure;
    let held = figure.kit().hands.iter().flatten().map(|it| Some(*it));
    let (mut blow, mut shoots) = (0, figure.casting().is_some());
    for arm in held.chain([None]) {
        for how in arms::ways(figure, arm) {
            let attack = sheet.with_arm(arm, how, false, arms::both_hands(figure, arm));
            match how {
                How::Strike => blow = blow.max(expected(&attack, ac)),
                How::Shoot | How::Throw => shoots = true,
            }
        }
    }
    (blow, blow * i32::from(sheet.attacks()), shoots)
}

fn expected(attack: &Attack, ac: i32) -> i32 {
    let Some((_, dice, _)) = attack.weapon else {
        return 0;
    };
    let bonus = attack.bonus.iter().map(|(_, by)| by).sum();
    let (hits, _) = Roll::plain(bonus).hits(ac, 20);
    let points = (dice.min() + dice.max()) * 50 + 100 * attack.damage;
    part(points.max(0), hits)
}

fn of_foe(sheet: &Sheet<'_>, own: Source, ac: i32) -> (i32, i32, bool) {
    let book = sheet.figure.play().book();
    let works = book.works(own);
    let block = |frame: &Frame| &works.blocks[usize::from(frame.block)];
    let mut shoots = sheet.figure.casting().is_some();
    let blows: Vec<i32> = works
        .acts
        .iter()
        .map(|frame| {
            let blow = block(frame)
                .iter()
                .map(|it| effect_blow(sheet, works, it, ac))
                .sum();
            let far = block(frame)
                .first()
                .is_some_and(|it| matches!(it.effect, Effect::Attack { ranged: true, .. }));
            shoots |= far;
            if far { 0 } else { blow }
        })
        .collect();
    let one = blows.iter().copied().max().unwrap_or(0);
    let routines = sheet.figure.foe().map(|foe| foe.routines.iter());
    let several = routines.into_iter().flatten().map(|it| {
        let acts = it.acts.iter();
        acts.filter_map(|it| blows.get(usize::from(*it))).sum()
    });
    (one, several.max().unwrap_or(one).max(one), shoots)
}

/// What an attack in a list is expected to do.
fn effect_blow(
    sheet: &Sheet<'_>,
    works: &super::super::content::Workings,
    step: &Step,
    ac: i32,
) -> i32 {
    use super::super::content::AttackBonus;
    let Effect::Attack { bonus, .. } = step.effect else {
        return 0;
    };
    let bonus = match bonus {
        AttackBonus::Fixed(bonus) => bonus.into(),
        _ => sheet.figure.proficiency() + 3,
    };
    let hit = &works.blocks[usize::from(step.inner[0])];
    let points: i32 = hit
        .iter()
        .map(|it| match it.effect {
            Effect::Damage { dice, .. } => (dice.min() + dice.max()) * 50,
            _ => 0,
        })
        .sum();
    part(points, Roll::plain(bonus).hits(ac, 20).0)
}

/// True for whoever strikes rather than shoots.
pub fn closes(mind: Mind) -> bool {
    matches!(mind, Mind::Brute | Mind::Swarm | Mind::Skirmisher)
}

/// True for whoever cannot be provoked into a blow.
pub fn slips_away(sheet: &Sheet<'_>) -> bool {
    sheet.figure.turn().disengaged || sheet.is(|it| *it == Trait::SlipsAway)
}
