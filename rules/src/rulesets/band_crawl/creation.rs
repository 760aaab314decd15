//! The making of a band: stars, recruits, and grunts as they are rolled.

use super::{
    Cx,
    band::Band,
    checks::OneOf,
    components::{Faction, FigureId, Part, Phase, Place, Thing},
    content::{Acts, Book, Listed, ProfessionIx, RaceIx},
    event::{Event, Goods, Homeward, Making},
    gear, quest, rules,
    step::{Action, Question, Task},
};
use crate::{
    dice::Roll,
    game::{LegalActions, RuleId, Seat},
};

/// Greets those of earlier adventures, and has the stars that are missing made.
pub fn begin(cx: &mut Cx<'_>) {
    let returning = cx.setup().returning.clone();
    let mut seats = 0..cx.setup().stars;
    // Stars first: they have the first seats and the first numbers.
    if let Some(stores) = cx.setup().stores.clone() {
        let stores = Box::new(stores);
        cx.emit(rules::CAMPAIGN_CHEST, Homeward::Unpacked { stores }.into());
    }
    let stars = returning.iter().filter(|it| it.star);
    for record in stars.chain(returning.iter().filter(|it| !it.star)) {
        let who = Band::of(cx.world()).next_figure();
        let event = Making::Came {
            who,
            seat: if record.star { seats.next() } else { None },
            part: Part::Band,
            place: Place::Home,
            record: Box::new(record.clone()),
        };
        cx.emit(rules::CAMPAIGN_BAND, event.into());
    }
    if let Some(skirmish) = cx.setup().skirmish.clone() {
        return quest::skirmish(cx, &skirmish);
    }
    let stars = seats.map(Task::MakeStar);
    match returning.is_empty() {
        true => cx.push_all([Task::Recruiting, Task::Quest, Task::SetOut]),
        false => {
            let phase = Phase::Between;
            cx.emit(rules::CAMPAIGN_STYLE, Event::Phase { phase });
            cx.push(Task::Between);
        }
    }
    cx.push_all(stars);
}

// Stars

/// Makes the first star as the setup says; the others are asked.
pub fn make_star(cx: &mut Cx<'_>, seat: u8) {
    if seat > 0 {
        return cx.ask(Question::StarRace(seat));
    }
    let (book, setup) = (cx.content(), cx.setup());
    let race = book.races.find(&setup.race);
    let profession = book.professions.find(&setup.profession);
    let (Some(race), Some(profession)) = (race, profession) else {
        return cx.ask(Question::StarRace(seat));
    };
    let mut rows = rows_of(book, race, Some(profession));
    match (rows.next(), rows.next()) {
        (Some(row), None) => star(cx, seat, race, row),
        _ => cx.ask(Question::StarRow {
            seat,
            race,
            profession: Some(profession),
        }),
    }
}

/// Offers every race.
pub fn offer_race(band: Band<'_>, seat: u8, offer: &mut LegalActions<Action>) {
    offer.ask(Seat::Hero(seat), rules::STAR_PLAYER);
    for race in band.book().races.keys() {
        offer.add(Action::Race(race));
    }
}

/// Carries out a choice of [`offer_race`].
pub fn choose_race(cx: &mut Cx<'_>, seat: u8, act: Action) {
    if let Action::Race(race) = act {
        cx.ask(Question::StarRow {
            seat,
            race,
            profession: None,
        });
    }
}

/// The rows of a race's list, those of one profession if it is fixed.
fn rows_of(
    book: &Book,
    race: RaceIx,
    profession: Option<ProfessionIx>,
) -> impl Iterator<Item = u16> {
    let rows = book[race].links.list.rows.iter().zip(0..);
    rows.filter(move |((_, row), _)| {
        profession.is_none_or(|it| row.gives.profession.id() == &book[it].id)
    })
    .map(|(_, place)| place)
}

/// Offers the rows of the list of a star's race; rule `profession.list`, section 9.1.
pub fn offer_row(
    band: Band<'_>,
    seat: u8,
    race: RaceIx,
    profession: Option<ProfessionIx>,
    offer: &mut LegalActions<Action>,
) {
    offer.ask(Seat::Hero(seat), rules::PROFESSION_LIST);
    for row in rows_of(band.book(), race, profession) {
        offer.add(Action::Row(row));
    }
}

/// Carries out a choice of [`offer_row`].
pub fn choose_row(cx: &mut Cx<'_>, seat: u8, race: RaceIx, act: Action) {
    if let Action::Row(row) = act {
        star(cx, seat, race, row);
    }
}

/// Makes a star of a row; its reputation is that of the setup, and not the row's. The next star after
/// an adventure has that of the book; rule `campaign.next_star`.
fn star(cx: &mut Cx<'_>, seat: u8, race: RaceIx, row: u16) {
    let band = Band::of(cx.world());
    let who = band.next_figure();
    let (rep, rule) = match band.state().annals.adventures.is_empty() {
        true => (cx.setup().rep, rules::STAR_PLAYER),
        false => (cx.content().figures.star_rep, rules::CAMPAIGN_NEXT_STAR),
    };
    let event = Making::StarMade {
        who,
        seat,
        race,
        profession: profession_of(cx, listed(cx, race, row)),
        rep,
        row,
    };
    cx.emit(rule, event.into());
    cx.push(Task::Arm { who, row });
}

fn listed<'g>(cx: &Cx<'g>, race: RaceIx, row: u16) -> &'g Listed {
    &cx.content()[race].links.list.rows[usize::from(row)].1.gives
}

fn profession_of(cx: &Cx<'_>, listed: &Listed) -> ProfessionIx {
    let found = cx.content().professions.find(&listed.profession);
    found.expect("records name records that are there")
}

// Grunts

/// Rolls a grunt on the list of its race, no stronger than `most`: profession, a second one after
/// doubles, reputation; rules `race.list`, `profession.doubles` and `race.standing`, sections 7.0
/// and 9.1. Its arms are to follow. Returns it with its row of the list.
pub fn grunt(cx: &mut Cx<'_>, race: RaceIx, part: Part, most: u8) -> (FigureId, u16) {
    let (book, who) = (cx.content(), Band::of(cx.world()).next_figure());
    let list = &book[race].links.list;
    let (roll, row) = cx.roll(&list.check("dice-band-list", |_| 0));
    let again = is_double(&roll) && book.figures.most_professions > 1;
    let (profession, rep) = (profession_of(cx, list.gives(row)), list.gives(row).rep);
    let event = Making::GruntRolled {
        who,
        race,
        part,
        profession,
        rep,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::RACE_LIST, event.into());
    if again {
        let (roll, row) = cx.roll(&list.check("dice-band-second", |_| 0));
        let other = profession_of(cx, list.gives(row));
        let event = Making::SecondRolled {
            who,
            profession: (other != profession).then_some(other),
            row,
            roll: Box::new(roll),
        };
        cx.emit(rules::PROFESSION_DOUBLES, event.into());
    }
    if book[race].standing {
        let table = &book.tables.standing;
        let (roll, row) = cx.roll(&table.check("dice-band-standing", |_| 0));
        let event = Making::StandingRolled {
            who,
            by: table.gives(row).rep,
            row,
            roll: Box::new(roll),
        };
        cx.emit(rules::RACE_STANDING, event.into());
    }
    if Band::of(cx.world()).figure(who).rep() > most {
        let rule = match part {
            Part::Band => rules::BAND_WEAKER,
            _ => rules::MINIONS_REP,
        };
        cx.emit(rule, Making::Lowered { who, to: most }.into());
    }
    (who, row.row)
}

/// True if all dice of a roll show the same face.
fn is_double(roll: &Roll) -> bool {
    let same = |pair: &[crate::dice::RolledDie]| pair[0].face == pair[1].face;
    roll.dice.len() > 1 && roll.dice.windows(2).all(same)
}

/// Gives a figure the arms of a row: the player of a star arms it, the leading one chooses for
/// recruits; rules `equipment.star` and `equipment.alternatives`, section 11.0.
pub fn arm(cx: &mut Cx<'_>, who: FigureId, row: u16) {
    let figure = Band::of(cx.world()).figure(who);
    let own_arms = Band::of(cx.world()).options().own_arms && figure.race().worn;
    match listed(cx, figure.race_ix(), row).arms.len() {
        _ if figure.is_star() && own_arms => cx.ask(Question::Kit(who)),
        0 | 1 => arm_with(cx, who, row, 0, None),
        _ => cx.ask(Question::Arms { who, row }),
    }
}

/// Gives a figure the arms of a row by a die.
pub fn arm_by_chance(cx: &mut Cx<'_>, who: FigureId, row: u16) {
    let race = Band::of(cx.world()).figure(who).race_ix();
    let (mut choice, mut dice) = (0, None);
    if let of @ 2.. = listed(cx, race, row).arms.len() as u8 {
        let role = "dice-band-arms";
        let (roll, place) = cx.roll(&OneOf { role, of });
        (choice, dice) = (place, Some(Box::new(roll)));
    }
    arm_with(cx, who, row, choice, dice);
}

fn arm_with(cx: &mut Cx<'_>, who: FigureId, row: u16, choice: u8, roll: Option<Box<Roll>>) {
    let figure = Band::of(cx.world()).figure(who);
    let (race, worn) = (figure.race_ix(), figure.race().worn);
    let gear = gear::listed(cx.content(), race, listed(cx, race, row), choice);
    let rule = match (worn, &roll) {
        (false, _) => rules::RACE_INHERENT,
        (_, None) => rules::EQUIPMENT_WEAPONS,
        (_, Some(_)) => rules::EQUIPMENT_ALTERNATIVES,
    };
    cx.emit(rule, Making::Armed { who, gear, roll }.into());
}

/// The seat that decides about a figure of the band: its own player's, or the leading star's.
pub fn seat_of(band: Band<'_>, who: FigureId) -> Seat {
    let figure = band.get(who);
    if figure.is_some_and(|it| it.faction() == Faction::Foes) {
        return Seat::Master;
    }
    let own = figure.and_then(|it| it.star());
    let leading = || band.leading_star().and_then(|it| it.star());
    own.or_else(leading).map_or(Seat::Party, Seat::Hero)
}

/// Offers the choices of arms of a row.
pub fn offer_arms(band: Band<'_>, who: FigureId, row: u16, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::EQUIPMENT_ALTERNATIVES);
    let list = &band.figure(who).race().links.list;
    let arms = &list.rows[usize::from(row)].1.gives.arms;
    for place in 0..arms.len() {
        offer.add(Action::Arms(place as u8));
    }
}

/// Carries out a choice of [`offer_arms`].
pub fn choose_arms(cx: &mut Cx<'_>, who: FigureId, row: u16, act: Action) {
    if let Action::Arms(place) = act {
        arm_with(cx, who, row, place, None);
    }
}

/// The rule that refuses a plain thing to a new star: it has one shield and one suit of
/// armour among them.
fn refused(band: Band<'_>, who: FigureId, thing: Thing) -> Option<RuleId> {
    let gear = band.figure(who).gear();
    let has = |same: fn(Thing) -> bool| gear.iter().any(|it| same(it.thing));
    match thing {
        Thing::Shield if has(|it| it == Thing::Shield) => Some(rules::EQUIPMENT_SHIELD),
        Thing::Armour(_) if has(|it| matches!(it, Thing::Armour(_))) => {
            Some(rules::EQUIPMENT_ARMOUR)
        }
        _ => None,
    }
}

/// Offers the plain things that a star can take along.
pub fn offer_kit(band: Band<'_>, who: FigureId, offer: &mut LegalActions<Action>) {
    offer.ask(seat_of(band, who), rules::EQUIPMENT_STAR);
    let book = band.book();
    let mut add = |act, thing| match refused(band, who, thing) {
        None => offer.add(act),
        Some(rule) => offer.refuse(act, rule),
    };
    for weapon in book.weapons.keys() {
        add(Action::Weapon(weapon), Thing::Weapon(weapon));
    }
    for armour in &book.armours_by_class()[1..] {
        add(Action::Armour(*armour), Thing::Armour(*armour));
    }
    add(Action::Shield, Thing::Shield);
    offer.add(Action::Enough);
}

/// Carries out a choice of [`offer_kit`]. What fits is in use at once, and with four things the star is
/// ready; rule `item.first`, section 32.1.
pub fn choose_kit(cx: &mut Cx<'_>, who: FigureId, act: Action) {
    let thing = match act {
        Action::Weapon(weapon) => Thing::Weapon(weapon),
        Action::Armour(armour) => Thing::Armour(armour),
        Action::Shield => Thing::Shield,
        _ => return,
    };
    let figure = Band::of(cx.world()).figure(who);
    let casts = figure.profession().acts == Acts::Cast;
    let book = cx.content();
    let (hands, free) = (
        gear::hands(book, thing),
        gear::free_hands(book, figure.gear()),
    );
    let in_use = hands <= free && (hands == 0 || !casts);
    let carried = figure.gear().len() + 1;
    let full = carried >= usize::from(book.figures.first_items);
    let rule = match full {
        true => rules::ITEM_FIRST,
        false => rules::EQUIPMENT_STAR,
    };
    cx.emit(rule, Goods::Taken { who, thing, in_use }.into());
    if !full {
        cx.ask(Question::Kit(who));
    }
}

// Recruits

/// The most reputation of a recruit: below the leader's; rule `band.weaker`, section 13.1. `None` if
/// such a one would be dismissed at once; rule `reputation.dismissed`.
pub(super) fn most_of_recruits(band: Band<'_>) -> Option<u8> {
    let below = band.leading_star()?.reputation().original.checked_sub(1)?;
    (below > band.book().figures.dismissed_at).then_some(below)
}

/// The most people whom the leader can have, stars included; rule `band.size`, section 13.1.
pub(super) fn most_in_band(band: Band<'_>) -> usize {
    let leader = band.leading_star();
    leader.map_or(0, |it| usize::from(it.reputation().original))
}

/// True if the leader can have one more; rule `band.size`, section 13.1.
pub(super) fn can_recruit(band: Band<'_>) -> bool {
    band.members().count() < most_in_band(band) && most_of_recruits(band).is_some()
}

/// Asks for a recruit, if the leader can have one more.
pub fn recruiting(cx: &mut Cx<'_>) {
    if can_recruit(Band::of(cx.world())) {
        cx.ask(Question::Recruit);
    }
}

/// Offers the races that the leader recruits; rule `band.recruit`, section 13.1.
pub fn offer_recruit(band: Band<'_>, offer: &mut LegalActions<Action>) {
    let Some(leader) = band.leading_star() else {
        return;
    };
    offer.ask(seat_of(band, leader.id()), rules::BAND_RECRUIT);
    let links = &leader.race().links;
    for race in &links.recruits {
        offer.add(Action::Race(*race));
    }
    if links.recruits.is_empty() {
        offer.add(Action::RollRecruit);
    }
    offer.add(Action::Enough);
}

/// Carries out a choice of [`offer_recruit`]. A recruit who comes to the reputation of the dismissed
/// is let go at once, and leaves room for another; rule `reputation.dismissed`, section 10.0.
pub fn choose_recruit(cx: &mut Cx<'_>, act: Action) {
    let band = Band::of(cx.world());
    let (Some(leader), Some(most)) = (band.leading_star(), most_of_recruits(band)) else {
        return;
    };
    let of = leader.race_ix();
    let race = match act {
        Action::Race(race) => Some(race),
        Action::RollRecruit => minions(cx, of),
        _ => None,
    };
    let Some(race) = race else {
        return;
    };
    let (who, row) = grunt(cx, race, Part::Band, most);
    let band = Band::of(cx.world());
    if band.figure(who).rep() <= band.book().figures.dismissed_at {
        let event = Making::Dismissed { who };
        cx.emit(rules::REPUTATION_DISMISSED, event.into());
        return cx.push(Task::Recruiting);
    }
    cx.emit(rules::BAND_RECRUIT, Making::Recruited { who }.into());
    cx.push_all([Task::Arm { who, row }, Task::Recruiting]);
}

/// Rolls the race of those who serve one; rules `band.recruit` and `minions.table`, sections 13.1
/// and 39.8.
pub fn minions(cx: &mut Cx<'_>, of: RaceIx) -> Option<RaceIx> {
    let book = cx.content();
    let table = book[of].links.minions.as_ref()?;
    let (roll, row) = cx.roll(&table.check("dice-band-minions", |_| 0));
    let race = book.races.find(&table.gives(row).race)?;
    let event = Making::MinionsRolled {
        of,
        race,
        row,
        roll: Box::new(roll),
    };
    cx.emit(rules::MINIONS_TABLE, event.into());
    Some(race)
}
