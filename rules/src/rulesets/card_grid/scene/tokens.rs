//! The tokens of Card Grid.

use super::super::{
    components::{CardState, FigureId},
    content::Category,
    figure::Figure,
    foe::Foe,
    hero::Hero,
    play::Play,
    rules,
    words::{Terms, effects, foe_trait, name, number, say},
};
use crate::game::{Phrase, Pin, RuleId, Side, Token};

/// The bust of a hero, by race; somebody of two races has that of the one that is not human.
pub(super) fn bust(hero: Hero<'_>) -> String {
    let book = hero.figure().play().book();
    let cards = hero.owned().characters.iter().map(|key| &book[*key]);
    let races = cards.filter(|it| it.category == Category::Race);
    let mut races: Vec<_> = races.collect();
    races.sort_by_key(|it| it.mixes);
    let bust = races.first().and_then(|it| it.bust.clone());
    bust.unwrap_or_else(|| "adventurer".to_owned())
}

/// Everybody on the board; between fights also foes who were seen where they wait.
pub(super) fn all(play: Play<'_>) -> Vec<Token> {
    play.figures().filter_map(|it| token(play, it)).collect()
}

fn token(play: Play<'_>, figure: Figure<'_>) -> Option<Token> {
    let cell = figure.cell()?;
    match (figure.hero(), figure.foe()) {
        (Some(hero), _) => Some(hero_token(play, hero, cell)),
        (_, Some(foe)) => Some(foe_token(play, foe, cell)),
        _ => None,
    }
}

fn acts(play: Play<'_>, who: FigureId) -> (bool, bool) {
    let fight = play.fight();
    let acted = fight.is_some_and(|it| it.acted.contains(&who));
    (fight.is_some() && !acted, acted)
}

fn hero_token(play: Play<'_>, hero: Hero<'_>, cell: crate::grid::Cell) -> Token {
    let id = hero.id();
    let (left, most) = life(hero);
    let (active, acted) = acts(play, id);
    let token = Token::new(
        id.token(),
        bust(hero),
        name(play, id.token()),
        Side::Hero,
        cell,
    );
    let mut token = token.active(active).with_hit_points(left, most);
    token.down = !hero.figure().is_up();
    token.acted = acted;
    token.pins = pins(hero.figure());
    token
}

/// Ratings that are left to discard, and those of all cards that are brought.
pub(super) fn life(hero: Hero<'_>) -> (i32, i32) {
    let sum = |state| -> i32 {
        hero.defences(state)
            .map(|it| i32::from(hero.rating(it)))
            .sum()
    };
    let left = sum(CardState::Ready);
    let most = left + sum(CardState::Tapped) + sum(CardState::Discarded);
    if most == 0 {
        // Nothing is brought yet: what could be.
        let stored = sum(CardState::Stored);
        return (stored, (stored + sum(CardState::Hurt)).max(1));
    }
    (left, most)
}

fn foe_token(play: Play<'_>, foe: Foe<'_>, cell: crate::grid::Cell) -> Token {
    let id = foe.figure().id();
    let record = foe.record();
    let gone: i32 = foe.pack().gone.iter().map(|it| i32::from(*it)).sum();
    let left = foe.left() as i32;
    let token = Token::new(
        id.token(),
        record.bust.clone(),
        name(play, id.token()),
        Side::Foe,
        cell,
    );
    let (_, acted) = acts(play, id);
    let mut token = token.with_hit_points(left, left + gone);
    token.number = number(play, id);
    token.down = !foe.figure().is_up();
    token.acted = acted;
    token.pins = pins(foe.figure());
    token.facts = facts(foe);
    token
}

/// What a foe's card says.
fn facts(foe: Foe<'_>) -> Vec<Phrase> {
    let record = foe.record();
    let dice = foe.dice().iter().map(u8::to_string);
    let dice: Vec<String> = dice.collect();
    let mut facts = vec![
        say("grid-fact-dice")
            .with("die", record.die.sides())
            .with("dice", dice.join(", ")),
        say("grid-fact-attack")
            .n(record.bonus)
            .with("reach", record.reach),
    ];
    if record.guard > 0 {
        facts.push(say("grid-fact-guard").n(record.guard));
    }
    if let Some(effects) = effects(&record.on_hit) {
        facts.push(say("grid-fact-on-hit").with("effects", effects));
    }
    facts.extend(record.traits.iter().map(|it| foe_trait(*it)));
    facts
}

/// What works on somebody for a while.
fn pins(figure: Figure<'_>) -> Vec<Pin> {
    let it = figure.lasting();
    let mut pins = Vec::new();
    let mut pin = |is: bool, sprite: &'static str, meaning: Phrase, rule: RuleId| {
        if is {
            pins.push(Pin {
                sprite,
                meaning,
                rule,
            });
        }
    };
    let rule = rules::FIGHT_LASTING;
    pin(it.stunned, "dazzled", say("grid-pin-stunned"), rule);
    pin(it.held, "cornered", say("grid-pin-held"), rule);
    pin(it.hidden, "protected", say("grid-pin-hidden"), rule);
    pin(
        it.exposed > 0,
        "damaged_armour",
        say("grid-pin-exposed").n(it.exposed),
        rule,
    );
    pin(
        it.shielded > 0,
        "defended",
        say("grid-pin-shielded").n(it.shielded),
        rule,
    );
    pin(
        it.guarded > 0,
        "guarded",
        say("grid-pin-guarded").n(it.guarded),
        rules::FIGHT_GUARD,
    );
    pin(
        it.weakened > 0,
        "confused",
        say("grid-pin-weakened").n(it.weakened),
        rule,
    );
    pin(
        it.blessed > 0,
        "buffed",
        say("grid-pin-blessed").n(it.blessed),
        rule,
    );
    let leads = figure.foe().is_some_and(|it| it.pack().leads);
    pin(
        leads,
        "leader",
        say("grid-pin-leader"),
        rules::THREAT_LEADER,
    );
    pins
}
