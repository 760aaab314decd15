//! Everything in sight at the table of Band Crawl.

mod sheets;
mod tokens;

use std::sync::Arc;

use super::{
    annals::Adventure,
    band::Band,
    board,
    components::{Fight, FigureId, Part, Phase},
    content::{Book, LATTICE, Listed, Reason, Weapon, WeaponIx},
    figure::Figure,
    gear, home, moves, rules,
    turn::ForceId,
    words::{self, Terms, say},
};
use crate::{
    content::{RecordId, Ref},
    game::{Board, Ground, Mood, Phrase, Place, Scene, Tiling, Track},
    grid::Cell,
};

/// The token ids of hidden forces begin here, above those of all figures.
const FIRST_FORCE: u32 = 1 << 16;

/// The id of the token of a hidden force.
pub(super) fn force_token(id: ForceId) -> u32 {
    FIRST_FORCE + u32::from(id.0)
}

/// True for the token of a hidden force.
pub(super) fn is_force(token: u32) -> bool {
    token >= FIRST_FORCE
}

/// The figure that a token is.
pub(super) fn figure_of(token: u32) -> Option<FigureId> {
    u16::try_from(token).ok().map(FigureId)
}

impl FigureId {
    /// The id of its token.
    pub(super) fn token(self) -> u32 {
        u32::from(self.0)
    }

    /// It by name, as part of a list.
    pub(super) fn named(self) -> Phrase {
        say("band-who").by(self)
    }
}

/// The bust of a figure.
pub(super) fn bust(figure: Figure<'_>) -> String {
    match is_archer(figure) {
        true => format!("band_{}_archer", short(&figure.race().id)),
        false => bust_of(&figure.race().id, &figure.profession().id),
    }
}

/// True if somebody shoots where others of their race and profession do not: their list leaves the
/// choice, and they carry nothing else.
fn is_archer(figure: Figure<'_>) -> bool {
    let book = figure.band().book();
    let shoots = |it: WeaponIx| book[it].shot.is_some();
    let carried = figure.gear().iter();
    let mut carried = carried
        .filter_map(|it| gear::weapon_of(book, it.thing))
        .peekable();
    let armed = carried.peek().is_some() && carried.all(shoots);
    let rows = figure.race().links.list.rows.iter();
    let mut rows = rows.map(|(_, row)| &row.gives);
    armed && rows.any(|row| is_mixed(book, row) && row.profession.id() == &figure.profession().id)
}

/// True if one choice of arms of a row is to shoot, and another is not.
fn is_mixed(book: &Book, row: &Listed) -> bool {
    let shoots = |arms: &Vec<Ref<Weapon>>| {
        let mut weapons = arms.iter().filter_map(|it| book.weapons.find(it));
        weapons.any(|it| book[it].shot.is_some())
    };
    row.arms.iter().any(shoots) && !row.arms.iter().all(shoots)
}

/// The bust of whoever is of a race and a profession.
pub(super) fn bust_of(race: &RecordId, profession: &RecordId) -> String {
    format!("band_{}_{}", short(race), short(profession))
}

/// The bust of somebody of a race whose profession nobody knows yet: in cap and jerkin, as its
/// warriors go.
pub(super) fn plain_bust_of(race: &RecordId) -> String {
    format!("band_{}_warrior", short(race))
}

/// The icon of a thing or spell.
pub(super) fn icon(id: &RecordId) -> String {
    format!("icon_{}", short(id))
}

/// The last part of an id, as drawings are named by.
fn short(id: &RecordId) -> &str {
    let id = id.as_str();
    id.rsplit_once(':').map_or(id, |(_, name)| name)
}

/// What a figure's reputation adds up from, by message key.
fn rep_parts(figure: Figure<'_>) -> Vec<(&'static str, i32)> {
    let rep = figure.reputation();
    let lost = [
        ("band-stat-in-melee", rep.in_melee),
        ("band-stat-poisoned", rep.poisoned),
        ("band-stat-lowered", rep.lowered),
        ("band-stat-spent", rep.spent),
    ];
    // No more is lost than there is.
    let mut left = rep.original;
    let lost = lost.into_iter().map(|(key, lost)| {
        let lost = lost.min(left);
        left -= lost;
        (key, -i32::from(lost))
    });
    let original = ("band-stat-original", i32::from(rep.original));
    let parts = std::iter::once(original).chain(lost.filter(|(_, lost)| *lost != 0));
    parts.collect()
}

/// Everything in sight.
pub(super) fn of(band: Band<'_>) -> Scene {
    let state = band.state();
    let groups = band.groups();
    let tile = state.fight.as_ref().map(|it| it.tile);
    let tile = tile.or_else(|| groups.first().copied());
    let rooms = band.map().rooms().len();
    Scene {
        map: Some(band.map().clone()),
        room: tile.map(|it| usize::from(it.0)).filter(|it| *it < rooms),
        unseen: state.below.dungeon.unseen(),
        explored: explored(band),
        in_sight: groups.to_vec(),
        around: LATTICE.pitch / 2,
        phase: Some(summary(band)),
        place: aim(band),
        tokens: tokens::all(band),
        sheets: sheets::all(band),
        tracks: tracks(band),
        board: state.fight.as_ref().map(|it| Arc::new(card(band, it))),
        mood: mood(band),
        ..Scene::default()
    }
}

/// The battle board as a card of squares.
fn card(band: Band<'_>, fight: &Fight) -> Board {
    let rect = board::rect(band, fight);
    let cells = (rect.min.y..=rect.max.y)
        .flat_map(|y| (rect.min.x..=rect.max.x).map(move |x| Cell::new(x, y)));
    let ground = cells.map(|cell| Ground {
        cell,
        drawing: String::new(),
        open: true,
        hides: false,
        covers: false,
        leads: None,
        things: Vec::new(),
    });
    Board {
        name: String::new(),
        tiling: Tiling::Squares,
        size: (rect.width(), rect.height()),
        ground: "floor".to_owned(),
        dark: false,
        storey_names: Vec::new(),
        cells: ground.collect(),
    }
}

/// The tiles that have been laid, of those that the dungeon has.
fn tracks(band: Band<'_>) -> Vec<Track> {
    let dungeon = &band.state().below.dungeon;
    let tiles = (dungeon.wanted > 0).then(|| Track {
        label: say("band-track-tiles"),
        now: seen(band).into(),
        max: dungeon.wanted.into(),
        words: None,
        sprite: "force_marker",
        facts: Vec::new(),
        rule: rules::DUNGEON_COUNT,
    });
    tiles.into_iter().collect()
}

/// The tiles of the dungeon that have been seen. Secret rooms are none of its number.
fn seen(band: Band<'_>) -> u16 {
    let dungeon = &band.state().below.dungeon;
    dungeon.seen().min(dungeon.wanted)
}

/// The tiles that the band has seen, as its track counts them.
fn explored(band: Band<'_>) -> Option<Phrase> {
    let tiles = seen(band);
    (tiles > 0).then(|| say("band-explored").n(tiles))
}

/// What the band has set out to do, as long as it is below.
fn aim(band: Band<'_>) -> Option<Place> {
    let state = band.state();
    let reason = state.quest.reason.filter(|_| state.phase == Phase::Below)?;
    let text = match (home::is_done(band), reason) {
        (true, _) => "band-aim-met",
        (false, Reason::Treasure) => "band-aim-treasure",
        (false, Reason::Rescue) => "band-aim-rescue",
        (false, Reason::Explore) => "band-aim-explore",
        (false, Reason::Kill) => "band-aim-kill",
    };
    Some(Place {
        id: state.annals.adventures.len() as u32,
        title: say("band-aim").with("reason", words::reason(reason)),
        text: say(text).n(moves::rooms_mapped(band)),
    })
}

/// The mood, for the music: worst where the Big Bad fights.
fn mood(band: Band<'_>) -> Mood {
    let state = band.state();
    let big_bad = band
        .figures()
        .any(|it| it.part() == Part::BigBad && it.is_up() && it.is_in_the_fight());
    match (state.phase, &state.fight) {
        (Phase::Over, _) if state.quest.met => Mood::Victory,
        (Phase::Over, _) => Mood::Defeat,
        (_, Some(_)) if big_bad => Mood::Peril,
        (_, Some(_)) => Mood::Fight,
        (Phase::Below, None) if !state.below.forces.is_empty() => Mood::Danger,
        _ => Mood::Calm,
    }
}

/// One line about the state of the game.
pub(super) fn summary(band: Band<'_>) -> Phrase {
    let state = band.state();
    match (state.phase, &state.fight) {
        (_, Some(fight)) => say("band-phase-fight").n(fight.turn),
        (Phase::Making, None) => say("band-phase-making"),
        (Phase::Below, None) => say("band-phase-below")
            .n(state.below.turn)
            .with("level", level(band)),
        (Phase::Home, None) => say("band-phase-home"),
        (Phase::Between, None) => say("band-phase-between"),
        (Phase::Over, None) => over(band, &state.annals.adventures),
    }
}

/// The level that the first group is on.
fn level(band: Band<'_>) -> u8 {
    let tile = band.groups().first().and_then(|it| band.map().room(*it));
    tile.map_or(1, |tile| tile.level)
}

/// How it all went.
fn over(band: Band<'_>, adventures: &[Adventure]) -> Phrase {
    match adventures {
        [] => say("band-phase-over"),
        [only] => {
            let key = match (only.won, home::is_done(band)) {
                (true, _) => "band-phase-won",
                (false, true) => "band-phase-not-told",
                (false, false) => "band-phase-lost",
            };
            match only.reason {
                Some(reason) => say(key).with("reason", words::reason(reason)),
                None => say("band-phase-over"),
            }
        }
        several => {
            let won = several.iter().filter(|it| it.won).count();
            say("band-phase-several").n(won).with("of", several.len())
        }
    }
}
