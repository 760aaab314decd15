use super::{
    super::{
        components::{FighterId, Phase},
        content::{Adventure, AdventureIx, Attribute, FightBoard, Possession, Setting, WeaponIx},
        event::Event,
        powers,
        step::{AttackMode, Contest, Means, Stake},
        venture::Venture,
    },
    Terms, say,
};
use crate::{
    content::{BookEntry, Record},
    game::{Arg, Logged, Phrase},
};

/// Text that is the same in every language.
pub fn plain(text: &str) -> Phrase {
    say("hex-plain").with("text", text.to_owned())
}

/// A text of a record.
pub fn told<T: Record, L>(of: &BookEntry<T, L>, field: &str, text: &str) -> Phrase {
    say("hex-plain").with("text", Arg::told(of, field, text))
}

/// The title of an adventure.
pub fn title(adventure: &BookEntry<Adventure>) -> Phrase {
    told(adventure, "title", &adventure.title)
}

/// The name of a board.
pub fn board<L>(board: &BookEntry<FightBoard, L>) -> Phrase {
    told(board, "name", &board.record.name)
}

/// The names of the storeys of a board.
pub fn storeys<L>(board: &BookEntry<FightBoard, L>) -> Vec<Phrase> {
    let all = board.record.storeys.iter().enumerate();
    let name = |(place, text): (usize, &String)| told(board, &format!("storeys[{place}]"), text);
    all.map(name).collect()
}

/// The title of the ending that has been reached.
pub fn ending(venture: Venture<'_>) -> Option<Phrase> {
    let (adventure, number) = (venture.adventure()?, venture.state().entry);
    let ending = adventure.entries.get(&number)?.ending.as_ref()?;
    let field = format!("entries[{number}].ending.title");
    Some(told(adventure, &field, &ending.title))
}

/// The text of an entry of an adventure.
pub fn text(adventure: &BookEntry<Adventure>, number: u16) -> Option<Phrase> {
    let entry = adventure.entries.get(&number)?;
    let field = format!("entries[{number}].text");
    Some(told(adventure, &field, &entry.text))
}

/// The text of an option of an entry.
pub fn option(adventure: &BookEntry<Adventure>, number: u16, option: u8) -> Option<Phrase> {
    let entry = adventure.entries.get(&number)?;
    let choice = entry.options.get(usize::from(option))?;
    let field = format!("entries[{number}].options[{option}].text");
    Some(told(adventure, &field, &choice.text))
}

/// An entry by its number, and its adventure.
pub(super) type Page = (Option<AdventureIx>, u16);

/// The entry that the party is reading.
pub(super) fn page(venture: Venture<'_>) -> Page {
    let state = venture.state();
    (state.adventure, state.entry)
}

/// The entry that the party was reading at the end of a log; by now it may have read on.
pub(super) fn page_at(venture: Venture<'_>, log: &[Logged<Event>]) -> Page {
    let read = log.iter().rev().find_map(|logged| match logged.event {
        Event::Read { adventure, entry } => Some((adventure, entry)),
        _ => None,
    });
    read.unwrap_or_else(|| page(venture))
}

/// The other side of a contest in the entry being read, by the name that the adventure gives it.
pub fn rival(venture: Venture<'_>, contest: &Contest) -> Phrase {
    rival_on(venture, page(venture), contest)
}

/// The other side of a contest in an entry, by the name that the adventure gives it.
pub(super) fn rival_on(
    venture: Venture<'_>,
    (adventure, entry): Page,
    contest: &Contest,
) -> Phrase {
    let named = || {
        let Stake::Option(option) = contest.stake else {
            return None;
        };
        let adventure = &venture.book()[adventure?];
        let choice = adventure
            .entries
            .get(&entry)?
            .options
            .get(usize::from(option))?;
        let about = choice.contest.as_ref()?;
        let field = format!("entries[{entry}].options[{option}].contest.rival");
        Some(told(adventure, &field, about.rival.as_ref()?))
    };
    named().unwrap_or_else(|| say("hex-name-rival"))
}

/// The name of a fighter. Foes of a kind are numbered if several were met in the same venture, and
/// those who are gone keep their number.
pub fn name(venture: Venture<'_>, token: u32) -> Phrase {
    let id = FighterId(u16::try_from(token).unwrap_or(u16::MAX));
    if id.is_hero() {
        let known = venture.get(id).map(|_| venture.story(id).name.as_str());
        return match known {
            Some(text) if !text.is_empty() => plain(text),
            _ => say("hex-name-hero").n(id.0 + 1),
        };
    }
    let Some(kind) = venture.kind_of(id) else {
        return say("hex-name-nobody");
    };
    let name = say(venture.book()[kind].name);
    match number(venture, id) {
        Some(number) => say("hex-name-numbered").with("name", name).n(number),
        None => name,
    }
}

/// The number of a foe among those of its kind, if there are several.
pub fn number(venture: Venture<'_>, id: FighterId) -> Option<u16> {
    let kind = venture.kind_of(id)?;
    let cast = venture.cast();
    let before = id.number().map_or(0, usize::from);
    // Those of one fight are told apart, not those of the whole venture.
    let first = match venture.state().phase {
        Phase::Fight => {
            let here = venture.foes().filter_map(|foe| foe.id.number());
            here.min().unwrap_or(0)
        }
        _ => 0,
    };
    let from = usize::from(first).min(before);
    let alike = |list: &[_]| list.iter().filter(|other| **other == kind).count();
    let several = alike(&cast[from..]) > 1;
    let number = u16::try_from(alike(&cast[from..before]) + 1).ok();
    number.filter(|_| several)
}

/// The name of a fighter within a sentence.
pub fn mention(venture: Venture<'_>, token: u32) -> Phrase {
    let name = name(venture, token);
    let id = FighterId(u16::try_from(token).unwrap_or(u16::MAX));
    if id.is_hero() || venture.kind_of(id).is_none() {
        name
    } else {
        say("hex-name-the").with("name", name)
    }
}

/// A hero's role, in a few words.
pub fn hero_title(venture: Venture<'_>, hero: FighterId) -> Phrase {
    match venture.story(hero).kind {
        Some(kind) => say(venture.book()[kind].detail),
        None => say("hex-name-own"),
    }
}

/// A thing by name.
pub fn thing(venture: Venture<'_>, thing: Possession) -> Phrase {
    say(venture.book().thing_name(thing))
}

/// The effect of a thing, in a line.
pub fn use_of(venture: Venture<'_>, thing: Possession) -> Phrase {
    let book = venture.book();
    match thing {
        Possession::Weapon(weapon) => use_of_weapon(venture, weapon),
        Possession::Armour(armour) => {
            let record = &book[armour];
            say("hex-item-armour")
                .n(record.stops)
                .with("burden", record.burden)
        }
        Possession::Good(good) => say(book[good].detail),
    }
}

/// The effects and requirements of a weapon.
pub fn use_of_weapon(venture: Venture<'_>, weapon: WeaponIx) -> Phrase {
    let record = &venture.book()[weapon];
    say("hex-item-weapon")
        .with("uses", damage_of(venture, weapon))
        .with("heft", record.heft)
        .with("hands", record.hands)
}

/// The damage of a weapon in each of its attack modes.
pub fn damage_of(venture: Venture<'_>, weapon: WeaponIx) -> Phrase {
    let record = &venture.book()[weapon];
    let modes = [
        (AttackMode::Strike, record.strike),
        (AttackMode::Shoot, record.shoot),
        (AttackMode::Throw, record.throw),
    ];
    let uses = modes.into_iter().filter_map(|(how, dice)| {
        let told = say("hex-item-use").with("mode", mode(how));
        Some(told.with("dice", dice?.to_string()))
    });
    let uses = uses.reduce(|first, second| {
        say("hex-item-and")
            .with("first", first)
            .with("second", second)
    });
    uses.unwrap_or_else(|| plain(""))
}

/// A weapon within a sentence.
pub(super) fn the_weapon(venture: Venture<'_>, weapon: Option<WeaponIx>) -> Phrase {
    match weapon {
        Some(it) => say("hex-name-the").with("name", say(venture.book()[it].name)),
        None => say("hex-bare-hands"),
    }
}

/// A weapon by name.
pub fn weapon(venture: Venture<'_>, weapon: WeaponIx) -> Phrase {
    say(venture.book()[weapon].name)
}

/// A spell, device or good by name.
pub fn means(venture: Venture<'_>, means: Means) -> Phrase {
    say(powers::name_of(venture, means))
}

/// An attribute by name.
pub fn attribute(attribute: Attribute) -> Phrase {
    say(match attribute {
        Attribute::St => "hex-st",
        Attribute::Dx => "hex-dx",
        Attribute::Iq => "hex-iq",
    })
}

/// An attack mode by name.
pub fn mode(mode: AttackMode) -> Phrase {
    say(match mode {
        AttackMode::Strike => "hex-mode-strike",
        AttackMode::Shoot => "hex-mode-shoot",
        AttackMode::Throw => "hex-mode-throw",
    })
}

/// A sum of money in the coins of the setting, the largest first.
pub fn coins(venture: Venture<'_>, sum: u32) -> Phrase {
    match venture.state().setting {
        Some(setting) => money(&venture.book()[setting], sum),
        None => say("hex-money-none"),
    }
}

/// A sum in the coins of a setting, the largest first.
pub fn money(setting: &Setting, sum: u32) -> Phrase {
    let coins = &setting.coins;
    let mut left = sum;
    let mut parts: Vec<Phrase> = Vec::new();
    for (key, worth) in coins.iter().rev() {
        let count = left / worth;
        left %= worth;
        if count > 0 {
            let key = crate::game::intern(key);
            parts.push(say(key).n(count));
        }
    }
    let join =
        |rest: Phrase, first: Phrase| say("hex-money-and").with("first", first).with("rest", rest);
    parts
        .into_iter()
        .rev()
        .reduce(join)
        .unwrap_or_else(|| say("hex-money-none"))
}

/// The name of an entry: its title, or its number.
pub fn title_of_entry(venture: Venture<'_>, number: u16) -> Phrase {
    title_of(venture.adventure(), number)
}

/// The name of an entry of an adventure.
pub fn title_of(adventure: Option<&BookEntry<Adventure>>, number: u16) -> Phrase {
    let titled = adventure.and_then(|adventure| {
        let title = adventure.entries.get(&number)?.title.as_deref()?;
        Some(told(adventure, &format!("entries[{number}].title"), title))
    });
    titled.unwrap_or_else(|| say("hex-entry-number").n(number))
}
