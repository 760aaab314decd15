//! Threats: what the foes mean to do, and, at a key, how far each of them gets, the zones of all of
//! them, and their chances against the heroes they go for.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy_egui::egui;
use egui::{Color32, Galley, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::GameUi;
use super::aims::arrowhead;
use super::board::{disc, on_screen, radius};
use super::hatching::hatching;
use super::overlays::{EDGE, edged, region};
use super::plates::{self, Around};
use super::storeys::Stairs;
use crate::app::ColourSet;
use crate::game::{Headline, Intent, Phrase, Scene, Side, Token};
use crate::grid::Cell;
use crate::ui::theme::{Palette, bold};

/// What the rules say about foes, asked once for each decision.
#[derive(Default)]
pub(super) struct Threats {
    /// True if the player wants to see all of them.
    pub all: bool,
    /// The decision that the rest is for.
    about: Option<u64>,
    intents: Vec<Intent>,
    /// Chances against opponents, by the tokens asked about.
    lines: Vec<(u32, Vec<(u32, Headline)>)>,
    /// Cells that any foe can reach.
    reach: Option<BTreeSet<Cell>>,
    /// What stands on the board, gathered once for each place of the view.
    standing: Option<(Rect, Vec<Rect>)>,
    /// The plates with chances, which the card of a figure keeps off.
    pub plates: Vec<Rect>,
}

impl Threats {
    /// Forgets everything that another decision may have changed.
    fn turn_to(&mut self, number: u64) {
        if self.about != Some(number) {
            *self = Threats {
                all: self.all,
                about: Some(number),
                ..Threats::default()
            };
        }
    }
}

/// The odds of a token's plain attack on each opponent, worked out once.
pub(super) fn lines(play: &mut GameUi, id: u32) -> Vec<(u32, Headline)> {
    let number = play.pending.number;
    let known = &mut play.desk.threats;
    known.turn_to(number);
    if let Some((_, lines)) = known.lines.iter().find(|(of, _)| *of == id) {
        return lines.clone();
    }
    let lines = play.table.as_ref().map(|table| table.0.threats(id));
    let lines = lines.unwrap_or_default();
    play.desk.threats.lines.push((id, lines.clone()));
    lines
}

/// The opponents whom the card of a token gives a chance against, once it has been worked out.
pub(super) fn rated(play: &GameUi, id: u32) -> impl Iterator<Item = u32> {
    let known = play.desk.threats.lines.iter();
    let of = known.filter(move |(of, _)| *of == id);
    of.flat_map(|(_, lines)| lines.iter().map(|(on, _)| *on))
}

/// Strength of the ink of what foes mean to do, while not all threats are shown: fainter than what is asked
/// for, but not where everything has to stand out.
pub(in crate::ui) fn intent(set: ColourSet) -> f32 {
    match set {
        ColourSet::Standard | ColourSet::ColourBlind => 0.75,
        ColourSet::HighContrast => 1.0,
    }
}

/// Draws what the foes mean to do while somebody decides; all their zones if the player asks for all threats.
pub(super) fn show(painter: &Painter, play: &mut GameUi, scene: &Scene, colours: &Palette) {
    play.desk.threats.plates.clear();
    if play.decision().is_none() {
        return;
    }
    let number = play.pending.number;
    let fresh = play.desk.threats.about != Some(number);
    play.desk.threats.turn_to(number);
    if fresh && let Some(table) = &play.table {
        play.desk.threats.intents = table.0.intents();
    }
    let all = play.desk.threats.all;
    let marks = colours.on_ground(scene);
    if all {
        zones(painter, play, scene, &marks);
    }
    let faint = intent(colours.set);
    let strength = if all { faint.max(0.95) } else { faint };
    let find = |id: u32| scene.tokens.iter().find(|it| it.id == id && !it.down);
    let stairs = Stairs::of(scene);
    for intent in play.desk.threats.intents.clone() {
        if let (Some(who), Some(on)) = (find(intent.who), find(intent.on)) {
            let inks = [marks.side(who.side), marks.edge].map(|it| it.gamma_multiply(strength));
            arrow(painter, (play, &stairs), (who, on), &intent, inks.into());
        }
    }
}

/// Draws the chances of all foes and heroes against whom they mean to attack, on plates over all lines: beside
/// each, and on no figure. Where one has several to fear, each plate says whose it is.
pub(super) fn plates(painter: &Painter, play: &mut GameUi, scene: &Scene, colours: &Palette) {
    if !play.desk.threats.all || play.decision().is_none() {
        return;
    }
    let find = |id: u32| scene.tokens.iter().find(|it| it.id == id && !it.down);
    let standing = || scene.tokens.iter().filter(|it| !it.down);
    let mut taken = around_figures(play, scene);
    taken.extend(plates::lying(play));
    let mut attacks = Vec::new();
    for who in standing() {
        let intents = play.desk.threats.intents.iter();
        let mut meant = intents.filter(|it| it.who == who.id);
        let meant = meant.next().map(|it| (it.on, it.strikes));
        // Whoever only comes closer has no chance to tell yet.
        if meant.is_some_and(|(_, strikes)| !strikes) {
            continue;
        }
        let Some(on) = meant.map(|it| it.0).or(who.target).and_then(find) else {
            continue;
        };
        let line = lines(play, who.id).into_iter().find(|(of, _)| *of == on.id);
        attacks.extend(line.map(|(_, line)| (who, on.id, line)));
    }
    let on = |(_, on, _): &(&Token, u32, Headline)| *on;
    let several = several(attacks.iter().map(on));
    for (who, on, line) in attacks {
        let worded = [line.clone(), line.brief()].map(|line| {
            let line = match line.chance.is_zero() {
                true => play.text("game-threat-none"),
                false => play.say(&line.phrase()),
            };
            match several.contains(&on) {
                true => named(play, who, line),
                false => line,
            }
        });
        let [full, brief] = worded;
        // In lines below each other all of it finds room in more places.
        let wide = [f32::INFINITY, PLATE, PLATE * 0.7];
        let wide = wide.map(|wide| (full.clone(), wide));
        let told = wide.into_iter().chain([(brief, f32::INFINITY)]);
        let told = told.map(|(line, wide)| painter.layout(line, bold(13.0), colours.ink, wide));
        let mut told: Vec<Arc<Galley>> = told.collect();
        let others = standing().filter(|it| it.id != who.id);
        let others: Vec<Rect> = others.map(|it| disc(play, it)).collect();
        let around = Around {
            figure: (on_screen(play, who), radius(play, who)),
            others: &others,
            taken: &taken,
            area: painter.clip_rect().shrink(4.0),
        };
        let sizes: Vec<Vec2> = told.iter().map(|text| text.size() + EDGES).collect();
        let (which, place) = plates::choose(&sizes, &around);
        let text = told.swap_remove(which);
        plate(painter, place, text, (colours.side(who.side), colours));
        taken.push(place);
        play.desk.threats.plates.push(place);
    }
}

/// What plates leave in sight of all that stands on the board. Nobody moves while somebody decides, so that
/// it is looked up again only once the board itself lies elsewhere.
fn around_figures(play: &mut GameUi, scene: &Scene) -> Vec<Rect> {
    let lies = play.look.cell_rect(Cell::default());
    let known = play.desk.threats.standing.take();
    let known = known.filter(|(there, _)| *there == lies);
    let standing = known.map_or_else(|| plates::standing(play, scene), |(_, all)| all);
    play.desk.threats.standing = Some((lies, standing.clone()));
    standing
}

/// Those who are attacked more than once, of all who are.
fn several(attacked: impl Iterator<Item = u32>) -> BTreeSet<u32> {
    let mut once = BTreeSet::new();
    attacked.filter(|id| !once.insert(*id)).collect()
}

/// A line of odds with the name of whoever attacks before it.
fn named(play: &GameUi, who: &Token, line: String) -> String {
    let name = Phrase::new("game-threat-by").with("who", play.name(who.id));
    play.words.plain(&name.with("odds", line))
}

/// The cells that any foe can reach, and the zones of all of them.
fn zones(painter: &Painter, play: &mut GameUi, scene: &Scene, colours: &Palette) {
    let foes = || {
        scene
            .tokens
            .iter()
            .filter(|it| it.side == Side::Foe && !it.down)
    };
    if play.desk.threats.reach.is_none()
        && let Some(table) = &play.table
    {
        let reach = foes().flat_map(|foe| table.0.movement_range(foe.id));
        play.desk.threats.reach = Some(reach.collect());
    }
    let colour = colours.side(Side::Foe);
    if let Some(reach) = &play.desk.threats.reach {
        region(
            painter,
            play,
            reach,
            colour,
            0.14,
            colour.gamma_multiply(intent(colours.set)),
        );
    }
    let zones: BTreeSet<Cell> = foes().flat_map(|foe| foe.zone.iter().copied()).collect();
    hatching(painter, play, zones, colour);
}

/// The path that a foe means to take, and an arrow to whom it acts on at its end. The path of one who only
/// comes closer ends in an arrow by itself.
fn arrow(
    painter: &Painter,
    (play, stairs): (&GameUi, &Stairs),
    (who, on): (&Token, &Token),
    Intent { path, strikes, .. }: &Intent,
    inks: (Color32, Color32),
) {
    let size = play.look.cell_size();
    let head = (size * 0.1).clamp(4.0, 10.0);
    let mut way: Vec<(Cell, Pos2)> = vec![(who.cell, on_screen(play, who))];
    way.extend(
        path.iter()
            .map(|cell| (*cell, play.look.cell_middle(*cell))),
    );
    let (end, last) = way.last().copied().unwrap_or_default();
    let to = on_screen(play, on);
    let apart = to - last;
    if apart.length() < 1.0 {
        return;
    }
    let along = apart.normalized();
    let mut tip = to - along * radius(play, on) * 1.15;
    if path.is_empty() {
        way[0].1 += along * radius(play, who) * 1.1;
        if (tip - way[0].1).dot(along) < 2.0 * head {
            // Side by side there is no room between two tokens: the arrow lies over their edges.
            let middle = last + along * (apart.length() / 2.0);
            way[0].1 = middle - along * head;
            tip = middle + along * head;
        }
    }
    let wide = (size * 0.035).clamp(2.0, 4.0);
    // Steps are dots, and a whole line leads to whom it goes for; a broken one means that somebody
    // cannot be seen.
    for on_a_storey in way.chunk_by(|a, b| !stairs.lead(a.0, b.0)) {
        let points: Vec<Pos2> = on_a_storey.iter().map(|(_, point)| *point).collect();
        for (ink, more) in [(inks.1, EDGE), (inks.0, 0.0)] {
            let dots = Shape::dotted_line(&points, ink, wide * 3.4, wide * 0.8 + more);
            painter.extend(dots);
        }
    }
    let from = way.last().map_or(tip, |(_, point)| *point);
    if *strikes {
        if !stairs.lead(end, on.cell) {
            edged(painter, [from, tip], wide, inks);
        }
        arrowhead(painter, (tip, along), head, inks);
    } else if let [.., (before, a), (end, b)] = way[..]
        && !stairs.lead(before, end)
    {
        let along = (b - a).normalized();
        arrowhead(painter, (b + along * head, along), head, inks);
    }
}

/// Words on a plate at the place for them.
fn plate(painter: &Painter, rect: Rect, text: Arc<Galley>, (colour, colours): (Color32, &Palette)) {
    let line = Stroke::new(1.5, colour);
    painter.rect(rect, 3.0, colours.bone, line, egui::StrokeKind::Inside);
    painter.galley(rect.min + EDGES / 2.0, text, colours.ink);
}

/// The width of the words of a plate in several lines.
const PLATE: f32 = 140.0;

/// The space around the words of a plate.
const EDGES: Vec2 = vec2(10.0, 4.0);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_those_with_several_attackers_are_told_who_they_are() {
        assert_eq!(several([1, 2, 1, 3, 1].into_iter()), BTreeSet::from([1]));
        assert!(several([1, 2, 3].into_iter()).is_empty());
    }
}
