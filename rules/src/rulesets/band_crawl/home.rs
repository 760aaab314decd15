//! The end of an adventure: who comes home, for whom it was a success, who gets better or worse,
//! and who leaves.

use smallvec::SmallVec;

use super::{
    Cx,
    annals::{Adventure, Fate, Metal},
    band::Band,
    checks::{Improving, Possible},
    components::{Condition, Faction, FigureId, Part, Phase, Place},
    content::Reason,
    event::{Delving, Event, Homeward},
    figure::Figure,
    moves, rules,
    step::Task,
};

impl<'w> Band<'w> {
    /// Those of the band who came out on their feet, the leader first, then by reputation, ties by
    /// seat; rule `treasure.shares`, section 42.0.
    pub fn came_out(self) -> Vec<Figure<'w>> {
        let out = self.members().filter(|it| {
            it.is_up() && it.stance().place == Place::Home && !self.deeds(it.id()).ran
        });
        let mut out: Vec<Figure<'w>> = out.collect();
        let leader = self.leader_of(out.iter().copied()).map(Figure::id);
        out.sort_by_key(|it| {
            let rep = std::cmp::Reverse(it.reputation().original);
            (Some(it.id()) != leader, rep, !it.is_star(), it.id())
        });
        out
    }

    /// What somebody has done in this adventure.
    pub fn deeds(self, who: FigureId) -> super::annals::Deeds {
        self.state().annals.deeds_of(who)
    }

    /// Those of the band who lie out of the fight below.
    pub fn left_below(self) -> impl Iterator<Item = Figure<'w>> + Clone {
        self.members().filter(|it| {
            let lies = it.stance().condition == Condition::Out;
            lies && it.stance().place != Place::Home
        })
    }

    /// True if the adventure was a success for one who is home: the reason is accomplished, nobody
    /// was left out of the fight below, and it was never out of the fight itself; rule
    /// `end.success`, section 42.1.
    pub fn succeeded(self, who: FigureId) -> bool {
        let deeds = self.deeds(who);
        self.state().quest.met && !deeds.left_one && !deeds.was_out && !deeds.ran
    }
}

/// A kill earns the killer a coin, of a metal by the reputations of both without what the melee
/// has cost them; rule `coin.kill`, section 42.1.2.
pub fn earn(cx: &mut Cx<'_>, by: Option<FigureId>, on: FigureId) {
    let band = Band::of(cx.world());
    let killer = by
        .and_then(|by| band.get(by))
        .filter(|it| it.part() == Part::Band);
    let killed = band.get(on).filter(|it| it.faction() == Faction::Foes);
    let (Some(killer), Some(killed)) = (killer, killed) else {
        return;
    };
    let reps = [killed, killer].map(|it| it.reputation().between_fights());
    let metal = match reps[0].cmp(&reps[1]) {
        std::cmp::Ordering::Less => Metal::Bronze,
        std::cmp::Ordering::Equal => Metal::Silver,
        std::cmp::Ordering::Greater => Metal::Gold,
    };
    let who = killer.id();
    cx.emit(rules::COIN_KILL, Homeward::Earned { who, on, metal }.into());
}

/// Some have come out: the reason may be accomplished by that, and whoever lies below is left; rules
/// `quest.explore`, `quest.kill`, `quest.treasure`, `quest.rescue` and `end.success`, sections 34.3
/// and 42.1.
pub fn came_out(cx: &mut Cx<'_>, who: &[FigureId]) {
    let band = Band::of(cx.world());
    let below: SmallVec<[FigureId; 4]> = band.left_below().map(Figure::id).collect();
    let met = !band.state().quest.met && is_accomplished(band);
    let rule = match band.state().quest.reason {
        Some(Reason::Treasure) => rules::QUEST_TREASURE,
        Some(Reason::Rescue) => rules::QUEST_RESCUE,
        Some(Reason::Explore) | None => rules::QUEST_EXPLORE,
        Some(Reason::Kill) => rules::QUEST_KILL,
    };
    if met {
        cx.emit(rule, Delving::ReasonMet.into());
    }
    if !below.is_empty() {
        let event = Homeward::LeftBehind {
            who: who.into(),
            below,
        };
        cx.emit(rules::END_SUCCESS, event.into());
    }
}

/// True if those who are out have done what the band came for.
fn is_accomplished(band: Band<'_>) -> bool {
    accomplished_by(band, |it| it.stance().place == Place::Home && !it.is_dead())
}

/// True if the reason is accomplished, or will be as soon as those who are up come out.
pub fn is_done(band: Band<'_>) -> bool {
    let quest = &band.state().quest;
    quest.met || quest.reason.is_none() || accomplished_by(band, |it| it.is_up())
}

/// True if the band has done what it came for, going by treasure and captives that some of it have.
fn accomplished_by(band: Band<'_>, has: impl Fn(Figure<'_>) -> bool) -> bool {
    let state = band.state();
    match state.quest.reason {
        Some(Reason::Treasure) => {
            let mut looters = state.hoard.looters.iter();
            looters.any(|who| band.get(*who).is_some_and(&has))
        }
        Some(Reason::Rescue) => {
            let mut captives = band.figures().filter(|it| it.part() == Part::Captive);
            captives.any(has)
        }
        Some(Reason::Explore) => moves::is_mapped(band),
        Some(Reason::Kill) => {
            let big_bad = state.quest.big_bad;
            big_bad.is_some_and(|it| band.get(it).is_none_or(|it| it.is_dead()))
        }
        None => false,
    }
}

/// The band comes home: those who ran for good take the test for recovery as if they had been out of
/// the fight; rule `fight.run`, section 26.1.
pub fn come_home(cx: &mut Cx<'_>) {
    let phase = Phase::Home;
    cx.emit(rules::END_WAY_OUT, Event::Phase { phase });
    let band = Band::of(cx.world());
    let ran = band
        .members()
        .filter(|it| it.stance().condition == Condition::Fled);
    let ran: SmallVec<[FigureId; 4]> = ran.map(Figure::id).collect();
    for who in &ran {
        let who = *who;
        cx.emit(rules::FIGHT_RUN, Homeward::RanHome { who }.into());
    }
    cx.push_all(ran.into_iter().map(Task::Recover).chain([Task::Reckon]));
}

/// Divides coins and finds, and has everybody judged.
pub fn reckon(cx: &mut Cx<'_>) {
    super::shares::coins(cx);
    super::shares::gather(cx);
    let band = Band::of(cx.world());
    let out = band.came_out();
    let ran = band.members().filter(|it| it.is_up());
    let ran = ran.filter(|it| band.deeds(it.id()).ran).map(Figure::id);
    let judged: Vec<FigureId> = out.iter().map(|it| it.id()).chain(ran).collect();
    let judged = judged.into_iter().map(Task::Judge);
    let tasks: Vec<Task> = [Task::Share(0)]
        .into_iter()
        .chain(judged)
        .chain([Task::Part])
        .collect();
    cx.push_all(tasks);
}

/// Success or failure of somebody, and what comes of it: a roll to get better and those that coins
/// buy, or a roll to get worse; rules `end.success`, `end.improve`, `coin.rolls`, `coin.spent`,
/// `end.decrease` and `coin.lost`, sections 42.1 and 42.2.
pub fn judge(cx: &mut Cx<'_>, who: FigureId) {
    let band = Band::of(cx.world());
    if band.get(who).is_none() {
        return;
    }
    let success = band.succeeded(who);
    cx.emit(rules::END_SUCCESS, Homeward::Judged { who, success }.into());
    match success {
        true => improve(cx, who),
        false => worsen(cx, who),
    }
    let coins = Band::of(cx.world()).deeds(who).coins;
    if !coins.is_nothing() {
        let rule = match success {
            true => rules::COIN_SPENT,
            false => rules::COIN_LOST,
        };
        cx.emit(rule, Homeward::CoinsGone { who, coins }.into());
    }
}

fn improve(cx: &mut Cx<'_>, who: FigureId) {
    let figures = &cx.content().figures;
    let mut paid = None;
    loop {
        let band = Band::of(cx.world());
        let check = Improving {
            rolls: 1,
            rep: band.figure(who).reputation().original,
            always: figures.improves_on,
        };
        let (roll, up) = cx.roll(&check);
        let event = Homeward::ImproveRolled {
            who,
            paid,
            up,
            roll: Box::new(roll),
        };
        let rule = match paid {
            None => rules::END_IMPROVE,
            Some(_) => rules::COIN_ROLLS,
        };
        cx.emit(rule, event.into());
        let coins = Band::of(cx.world()).deeds(who).coins;
        let mut metals = Metal::ALL.into_iter();
        let next = metals.find(|it| coins.of(*it) >= u16::from(it.per_roll(figures)));
        if up || next.is_none() {
            return;
        }
        paid = next;
    }
}

fn worsen(cx: &mut Cx<'_>, who: FigureId) {
    let check = Possible {
        role: "dice-band-worse",
        up_to: cx.content().figures.decreases_on,
    };
    let (roll, down) = cx.roll(&check);
    let roll = Box::new(roll);
    cx.emit(
        rules::END_DECREASE,
        Homeward::WorseRolled { who, down, roll }.into(),
    );
}

/// The adventure is over: whoever is lost, too weak to be kept or as strong as the star leaves the
/// band, the others rest; rules `campaign.memorial`, `reputation.dismissed` and `band.equals`,
/// sections 10.0 and 13.1.
pub fn part(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let out = band.came_out();
    let won = band.state().quest.met && out.iter().any(|it| it.is_star());
    let lost = band.members().filter_map(|it| {
        let fate = match it.stance() {
            _ if band.deeds(it.id()).turned => Fate::Turned,
            stance if stance.condition == Condition::Dead => Fate::Died,
            stance if stance.place == Place::Home => return None,
            _ => Fate::LeftBelow,
        };
        Some((it.id(), fate))
    });
    let lost: SmallVec<[(FigureId, Fate); 8]> = lost.collect();
    let adventure = Adventure {
        reason: band.state().quest.reason,
        won,
        out: out.len() as u8,
        lost: lost.len() as u8,
    };
    if moves::is_mapped(band) {
        cx.emit(rules::CAMPAIGN_DUNGEONS, Homeward::DungeonKept.into());
    }
    for (who, fate) in lost {
        cx.emit(
            rules::CAMPAIGN_MEMORIAL,
            Homeward::Gone { who, fate }.into(),
        );
    }
    cx.emit(rules::CAMPAIGN_HISTORY, Homeward::Rested.into());
    dismiss(cx);
    equals_leave(cx);
    cx.emit(
        rules::CAMPAIGN_CHRONICLE,
        Homeward::AdventureOver { adventure }.into(),
    );
    let annals = &Band::of(cx.world()).state().annals;
    match annals.adventures.len() < usize::from(cx.setup().options.adventures) {
        true => cx.push(Task::Between),
        false => cx.push(Task::Finish),
    }
}

/// Whoever has come to the reputation at which characters are let go leaves; rule
/// `reputation.dismissed`, section 10.0.
fn dismiss(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let least = band.book().figures.dismissed_at;
    let weak = band
        .members()
        .filter(|it| it.reputation().original <= least);
    let weak: Vec<(FigureId, bool)> = weak.map(|it| (it.id(), it.is_star())).collect();
    for (who, is_star) in weak {
        let fate = match is_star {
            true => Fate::Retired,
            false => Fate::Dismissed,
        };
        cx.emit(
            rules::REPUTATION_DISMISSED,
            Homeward::Gone { who, fate }.into(),
        );
    }
}

/// Grunts whose reputation reaches that of the strongest star leave, with what they have; rule
/// `band.equals`, section 13.1.
pub fn equals_leave(cx: &mut Cx<'_>) {
    let band = Band::of(cx.world());
    let stars = band.members().filter(|it| it.is_star());
    let Some(mark) = stars.map(|it| it.reputation().original).max() else {
        return;
    };
    let equals = band.members().filter(|it| !it.is_star());
    let equals = equals.filter(|it| it.reputation().original >= mark);
    let equals: Vec<FigureId> = equals.map(Figure::id).collect();
    for who in equals {
        let fate = Fate::Left;
        cx.emit(rules::BAND_EQUALS, Homeward::Gone { who, fate }.into());
    }
}
