//! Text and marks stand out from whatever they lie on.

use std::sync::Arc;

use super::*;
use crate::game::{Board, Tiling};
use crate::view::night;

const SETS: [ColourSet; 3] = [
    ColourSet::Standard,
    ColourSet::HighContrast,
    ColourSet::ColourBlind,
];

fn luminance(colour: Color32) -> f32 {
    let [r, g, b, _] = egui::Rgba::from(colour).to_array();
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast of two colours, from 1 to 21.
fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

type Pairs = Vec<(&'static str, Color32, &'static str, Color32)>;

/// Every colour of text with every ground it is written on.
fn texts(p: &Palette) -> Pairs {
    let mut pairs = Vec::new();
    let inks = [
        ("ink", p.ink),
        ("ink_soft", p.ink_soft),
        ("oxblood", p.oxblood),
        ("lapis", p.lapis),
        ("verdigris", p.verdigris),
        ("brass_dark", p.brass_dark),
    ];
    for (ink, colour) in inks {
        pairs.push((ink, colour, "parchment", p.parchment));
        pairs.push((ink, colour, "bone", p.bone));
    }
    for (ink, colour) in [("bone", p.bone), ("parchment_dark", p.parchment_dark)] {
        pairs.push((ink, colour, "wood", p.wood));
        pairs.push((ink, colour, "wood_dark", p.wood_dark));
    }
    pairs.extend([
        ("ink", p.ink, "lamp", p.lamp),
        ("ink", p.ink, "brass", p.brass),
        ("ink", p.ink, "parchment_dark", p.parchment_dark),
        ("ink_soft", p.ink_soft, "lamp", p.lamp),
        ("lamp", p.lamp, "wood_dark", p.wood_dark),
        ("bone", p.bone, "lapis", p.lapis),
        ("bone", p.bone, "oxblood", p.oxblood),
        ("bone", p.bone, "verdigris", p.verdigris),
    ]);
    pairs
}

/// Every colour of marks and lines that mean something with the ground they lie on.
fn marks(p: &Palette) -> Pairs {
    let mut pairs = Vec::new();
    for side in [crate::game::Side::Hero, crate::game::Side::Foe] {
        let side = p.side(side);
        let intent = p
            .parchment
            .lerp_to_gamma(side, crate::ui::game::intent(p.set));
        pairs.push(("side", side, "parchment", p.parchment));
        pairs.push(("intent", intent, "parchment", p.parchment));
    }
    pairs.extend([
        ("ochre", p.ochre, "parchment", p.parchment),
        ("verdigris", p.verdigris, "parchment_dark", p.parchment_dark),
        ("ink", p.ink, "lamp", p.lamp),
        ("lamp", p.lamp, "ink", p.ink),
        ("brass", p.brass, "wood", p.wood),
        ("lamp", p.lamp, "wood", p.wood),
    ]);
    pairs
}

/// The colours of marks on the ground by night.
fn by_night(p: &Palette) -> Palette {
    let board = Board {
        dark: true,
        tiling: Tiling::Hexes,
        ..Board::default()
    };
    let scene = Scene {
        board: Some(Arc::new(board)),
        ..Scene::default()
    };
    p.on_ground(&scene)
}

/// Every colour of marks on the ground with its edge, by day and by night: grass, planks and stone
/// may be as bright as any of them.
fn marks_on_edges(p: &Palette) -> Pairs {
    let inks = |p: Palette| {
        let sides = [
            ("oxblood", p.oxblood),
            ("lapis", p.lapis),
            ("verdigris", p.verdigris),
        ];
        // What foes mean to do is fainter.
        let faint = sides.map(|(ink, colour)| {
            let strength = crate::ui::game::intent(p.set);
            (ink, p.edge.lerp_to_gamma(colour, strength))
        });
        let whole = sides.into_iter().chain([("ochre", p.ochre)]);
        let all = whole.chain(faint);
        all.map(move |(ink, colour)| (ink, colour, "edge", p.edge))
    };
    inks(*p).chain(inks(by_night(p))).collect()
}

/// Every colour of marks on the ground with the brightest there is by night: snow, and a floor of
/// planks beside a fire.
fn marks_by_night(p: &Palette) -> Pairs {
    let marks = by_night(p);
    let under = |colour: Color32, [red, green, blue]: [f32; 3]| {
        let [r, g, b, _] = egui::Rgba::from(colour).to_array();
        Color32::from(egui::Rgba::from_rgb(r * red, g * green, b * blue))
    };
    let snow = under(Color32::from_rgb(0xea, 0xf0, 0xf3), night::NIGHT);
    let planks = under(Color32::from_rgb(0xbe, 0xa6, 0x84), night::FIRE);
    // In high contrast all ground is as bright, by a fire and far from it.
    let even = Color32::from(egui::Rgba::from_gray(night::STARK_GROUND));
    let [snow, planks] = match p.set {
        ColourSet::HighContrast => [even; 2],
        ColourSet::Standard | ColourSet::ColourBlind => [snow, planks],
    };
    let inks = [
        ("oxblood", marks.oxblood),
        ("lapis", marks.lapis),
        ("verdigris", marks.verdigris),
        ("ochre", marks.ochre),
    ];
    let on = |(ink, colour)| [(ink, colour, "snow", snow), (ink, colour, "planks", planks)];
    inks.into_iter().flat_map(on).collect()
}

fn below(least: f32, pairs: impl Fn(&Palette) -> Pairs) -> Vec<String> {
    let mut found = Vec::new();
    for set in SETS {
        for (ink, on, ground, under) in pairs(&Palette::of(set)) {
            let ratio = contrast(on, under);
            if ratio < least {
                found.push(format!("{set:?}: {ink} on {ground}: {ratio:.2}"));
            }
        }
    }
    found
}

#[test]
fn type_of_a_board_or_page_comes_in_few_sizes() {
    let sizes: std::collections::BTreeSet<u32> = (1300..2600)
        .map(|hundredths| (bold(hundredths as f32 / 100.0).size * 100.0) as u32)
        .collect();
    assert_eq!(sizes.len(), 27, "{sizes:?}");
    assert_eq!(regular(size::BODY), FontId::proportional(size::BODY));
}

#[test]
fn contrast_is_measured_as_usual() {
    let most = contrast(Color32::BLACK, Color32::WHITE);
    assert!((most - 21.0).abs() < 0.01);
    let grey = Color32::from_gray(0x76);
    assert!((contrast(grey, Color32::WHITE) - 4.54).abs() < 0.01);
}

#[test]
fn text_of_every_set_can_be_read() {
    assert_eq!(below(4.5, texts), Vec::<String>::new());
}

#[test]
fn marks_of_every_set_can_be_seen() {
    assert_eq!(below(3.0, marks), Vec::<String>::new());
    assert_eq!(below(3.0, marks_by_night), Vec::<String>::new());
    assert_eq!(below(3.0, marks_on_edges), Vec::<String>::new());
}
