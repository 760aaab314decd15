//! New heroes, and what points are spent on.

use super::super::{
    components::Card,
    content::Category,
    making,
    play::Play,
    step::{Action, Question},
};

/// Cards that go together: a class that fights, and an attack with the skill that a joint gives.
pub(super) fn first(play: Play<'_>, question: &Question, act: Action) -> i64 {
    let Action::Take(card) = act else {
        return 0;
    };
    let book = play.book();
    let seat = match question {
        Question::Race(seat) | Question::FirstCard(seat) | Question::FirstAttack(seat) => *seat,
        _ => 0,
    };
    let hero = play.seat(seat);
    match card {
        Card::Character(it) => {
            let fights = book.attacks.iter().filter(|attack| {
                let skill = attack.skill;
                attack.bonus == book.figures.first_attack
                    && (book[it].left == skill || book[it].top == skill)
            });
            let spread = (usize::from(it.0) + usize::from(seat) * 7) % 5;
            let class = i64::from(book[it].category == Category::Class) * 20;
            fights.count() as i64 + class + spread as i64
        }
        Card::Attack(it) => {
            let skills = hero.owned().characters.iter();
            let gains = skills.flat_map(|key| [book[*key].left, book[*key].top]);
            let fits = gains.into_iter().any(|skill| skill == book[it].skill);
            i64::from(fits) * 10 + i64::from(book[it].reach > 1)
        }
        _ => 0,
    }
}

/// What a card adds for what it costs: joints first, then defences, then attacks.
pub(super) fn spend(play: Play<'_>, seat: u8, act: Action) -> i64 {
    let Action::Take(card) = act else {
        return 0;
    };
    let hero = play.seat(seat);
    let book = play.book();
    let cost = i64::from(making::cost(book, card)).max(1);
    let owned = hero.owned();
    match card {
        Card::Character(it) => {
            let record = &book[it];
            let attacks = owned.attacks.iter().map(|key| book[*key].skill);
            let fits = attacks
                .into_iter()
                .any(|skill| skill == record.left || skill == record.top);
            let even = i64::from(record.right.min(record.bottom));
            (1200 + 600 * i64::from(fits) + 100 * even) / cost
        }
        Card::Defence(it) => {
            let used = hero.defence_limit();
            let room = owned.defences.len() < used;
            (if room { 400 } else { 100 }) * i64::from(book[it].rating) / cost
        }
        Card::Attack(it) => {
            let fits = hero.skill(book[it].skill) > 0;
            let few = owned.attacks.len() < 4;
            (i64::from(fits) * 500 * i64::from(book[it].bonus) + i64::from(few) * 100) / cost
        }
        Card::Gear(_) | Card::Spell(_) => 0,
    }
}
