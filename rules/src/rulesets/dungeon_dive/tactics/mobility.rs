//! What it is worth to get about: to rush, to slip away, and to be elsewhere at once.

use super::super::{content::Aim, sheet::Sheet};
use super::{
    head::{Rival, slips_away, strength},
    weigh,
    worth::Doing,
};

impl Doing<'_, '_> {
    /// True for what whoever thinks does to themselves.
    pub(super) fn is_oneself(&self, on: &Sheet<'_>) -> bool {
        on.figure.id() == self.head.figure.id() && on.figure.id() == self.by.figure.id()
    }

    /// True for an act that is about nothing but getting elsewhere.
    pub(super) fn is_own_move(&self, on: &Sheet<'_>) -> bool {
        let acts = &self.play().book().works(self.deed.source).acts;
        let frame = self.deed.act.and_then(|it| acts.get(usize::from(it)));
        frame.is_some_and(|it| it.aim == Aim::Oneself) && self.is_oneself(on)
    }

    /// So many feet more, all of the speed for 0: a turn of blows if they bring somebody within reach
    /// who is not, and a little if they only bring somebody nearer.
    pub(super) fn rush(&self, feet: u16) -> i32 {
        let head = self.head;
        let speeds = head.sheet.speeds();
        let speed = u16::from(speeds.walk.max(speeds.fly));
        let feet = if feet == 0 { speed } else { feet };
        let (_, turn, _) = strength(&head.sheet, head.mean_ac);
        let acts = head
            .sheet
            .has_time(super::super::content::Time::Action)
            .is_ok();
        if speed == 0 || turn == 0 || !acts || !weigh::wants_near(head) {
            return 0;
        }
        let Some(gap) = self.gap() else { return 0 };
        let left = head.sheet.feet_left();
        let worth = match () {
            () if gap <= left => 0,
            () if gap <= left + feet => turn,
            () => i32::from(feet) / 5 * head.worths.speed,
        };
        self.in_full(worth)
    }

    /// Feet to where the nearest foe is within reach.
    fn gap(&self) -> Option<u16> {
        let reach = super::super::fight::arms::reach(&self.head.sheet);
        let feet = |it: &Rival<'_>| super::super::place::feet(self.head.figure, it.figure);
        let nearest = self.head.up().map(feet).min()?;
        Some(nearest.saturating_sub(reach))
    }

    /// Leaving without a blow, for those who would rather not stay: what stays out of it, or what it
    /// would have cost, whichever is less.
    pub(super) fn slip_away(&self) -> i32 {
        let head = self.head;
        if slips_away(&head.sheet) || head.sheet.feet_left() < 5 {
            return 0;
        }
        let blows: i32 = self.beside().map(|it| it.blow).sum();
        let turns: i32 = self.beside().map(|it| it.turn).sum();
        let saves = (blows * head.style.on_way).min(turns * head.style.exposed) / 100;
        self.in_full(saves)
    }

    /// Being so many feet away at once: nearer to whoever is struck at, or out of reach.
    pub(super) fn hop(&self, feet: u16) -> i32 {
        let turns: i32 = self.beside().map(|it| it.turn).sum();
        match weigh::wants_near(self.head) {
            true => self.rush(feet),
            false => self.in_full(turns * self.head.style.exposed / 100),
        }
    }

    /// Foes within whose reach one is.
    fn beside(&self) -> impl Iterator<Item = &Rival<'_>> {
        let head = self.head;
        let own = head.figure;
        { head.up() }.filter(move |it| {
            let near = super::super::place::feet(it.figure, own) <= it.reach;
            near && it.blow > 0 && !it.figure.turn().reaction
        })
    }

    /// Something that is not for allies, so that a mind which cares little for them cares for it.
    fn in_full(&self, worth: i32) -> i32 {
        worth * 100 / self.head.style.help.max(1)
    }
}
