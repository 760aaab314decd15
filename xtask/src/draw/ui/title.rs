//! The picture at the title: the table by lamplight, composed of the game's own pieces.

use super::kit::Kit;
use super::materials;
use crate::ink::{
    BONE, Chance, Colour, DETAIL, FEATURE, INK, LAMP, LAPIS, LEATHER, OCHRE, OXBLOOD, PARCHMENT,
    Point, Sheet, VERDIGRIS, figures, line, oval, poly, rect, rounded,
};

const WIDTH: f32 = 1920.0;
const HEIGHT: f32 = 1080.0;
const CELL: f32 = 128.0;

/// The dungeon on the sheet: # rock, . floor, + a door, letters for things.
const PLAN: [&str; 10] = [
    "##############",
    "#...#####....#",
    "#.a.+..P#.cm.#",
    "#...#.#.#....#",
    "###+#.#..+..h#",
    "###.#.####.###",
    "#r..#....#.#w#",
    "#.pp+..s.+...#",
    "#...#..g.#...#",
    "##############",
];

impl Kit {
    pub(super) fn title(&self) -> Sheet {
        let mut s = Sheet::new("title", WIDTH, HEIGHT);
        let wood = materials::wood();
        for x in [256.0, 768.0, 1280.0, 1792.0] {
            for y in [180.0, 692.0, 1204.0] {
                s.place(&wood, (x, y), 1.0, 0.0);
            }
        }
        let lamp = s.radial(
            (900.0, 470.0),
            1050.0,
            &[
                (0.0, LAMP, 0.42),
                (0.35, LAMP, 0.24),
                (0.7, LAMP, 0.05),
                (1.0, LAMP, 0.0),
            ],
        );
        s.paint(&rect(0.0, 0.0, WIDTH, HEIGHT), &lamp, 1.0);
        self.sheet(&mut s);
        self.tray(&mut s);
        self.hand(&mut s);
        let dusk = s.radial(
            (920.0, 480.0),
            1180.0,
            &[
                (0.0, LAMP, 0.1),
                (0.3, LAMP, 0.02),
                (0.45, Colour(0x0c, 0x06, 0x04), 0.0),
                (0.75, Colour(0x0c, 0x06, 0x04), 0.5),
                (1.0, Colour(0x08, 0x04, 0x03), 0.9),
            ],
        );
        s.paint(&rect(0.0, 0.0, WIDTH, HEIGHT), &dusk, 1.0);
        s
    }

    /// The sheet of parchment with the map and the figures on it.
    fn sheet(&self, s: &mut Sheet) {
        s.transform("rotate(-3.5 800 520)");
        let (left, top) = (130.0, 40.0);
        for i in 0..8 {
            let grow = 16.0 - i as f32 * 2.0;
            let soft = rounded(
                left - grow + 6.0,
                top - grow + 12.0,
                1280.0 + 2.0 * grow,
                950.0 + 2.0 * grow,
                16.0,
            );
            s.paint(&soft, "#0a0503", 0.09);
        }
        let mut ragged = Chance::named("title sheet");
        let mut edge: Vec<Point> = Vec::new();
        let corners = [
            (left, top),
            (left + 1280.0, top),
            (left + 1280.0, top + 950.0),
            (left, top + 950.0),
        ];
        for i in 0..4 {
            let (a, b) = (corners[i], corners[(i + 1) % 4]);
            for step in 0..60 {
                let t = step as f32 / 60.0;
                edge.push((
                    a.0 + (b.0 - a.0) * t + ragged.around(3.0),
                    a.1 + (b.1 - a.1) * t + ragged.around(3.0),
                ));
            }
        }
        let edge = poly(&edge);
        s.fill(&edge, PARCHMENT);
        s.clip(&edge);
        let paper = materials::parchment();
        for x in [256.0, 768.0, 1280.0] {
            for y in [256.0, 768.0] {
                s.place(&paper, (x + left - 10.0, y + top - 10.0), 1.0, 0.0);
            }
        }
        for i in 0..9 {
            s.stroke(
                &edge,
                10.0 + i as f32 * 11.0,
                1.0,
                Colour(0x8a, 0x5c, 0x2c),
                0.045,
            );
        }
        s.end();
        s.stroke(&edge, 1.6, 1.0, PARCHMENT.shade(0.6), 0.9);
        let scale = 0.68;
        self.dungeon(s, (left + 36.0, top + 44.0), scale);
        s.end();
    }

    fn dungeon(&self, s: &mut Sheet, origin: Point, scale: f32) {
        let side = CELL * scale;
        let rows: Vec<Vec<char>> = PLAN.iter().map(|row| row.chars().collect()).collect();
        let (h, w) = (rows.len() as i32, rows[0].len() as i32);
        let rock = |x: i32, y: i32| {
            x < 0 || y < 0 || x >= w || y >= h || rows[y as usize][x as usize] == '#'
        };
        let middle = |x: i32, y: i32| -> Point {
            (
                origin.0 + (x as f32 + 0.5) * side,
                origin.1 + (y as f32 + 0.5) * side,
            )
        };
        let sides = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let mut pick = Chance::named("title dungeon");
        for y in 0..h {
            for x in 0..w {
                let at = middle(x, y);
                if rock(x, y) {
                    let open: Vec<usize> = (0..4)
                        .filter(|&i| !rock(x + sides[i].0, y + sides[i].1))
                        .collect();
                    match open.as_slice() {
                        [] => {
                            for (i, (dx, dy)) in
                                [(1, -1), (1, 1), (-1, 1), (-1, -1)].into_iter().enumerate()
                            {
                                if !rock(x + dx, y + dy) {
                                    let name = format!("hatch_corner_{}", pick.index(3));
                                    self.put(s, "map", &name, at, scale, i as f32 * 90.0);
                                }
                            }
                        }
                        [one] => {
                            let name = format!("hatch_{}", pick.index(4));
                            self.put(s, "map", &name, at, scale, *one as f32 * 90.0);
                        }
                        _ => {
                            let name = format!("hatch_full_{}", pick.index(3));
                            self.put(s, "map", &name, at, scale, 0.0);
                        }
                    }
                } else {
                    self.put(
                        s,
                        "map",
                        &format!("floor_{}", pick.index(4)),
                        at,
                        scale * 1.004,
                        0.0,
                    );
                }
            }
        }
        for (x0, y0, x1, y1, colour) in [
            (1, 1, 3, 3, OXBLOOD),
            (9, 1, 12, 4, OCHRE),
            (1, 6, 3, 8, LAPIS),
            (5, 6, 8, 8, VERDIGRIS),
            (10, 7, 12, 8, LAPIS),
        ] {
            let (a, b) = (middle(x0, y0), middle(x1, y1));
            let wash = rect(
                a.0 - side / 2.0,
                a.1 - side / 2.0,
                b.0 - a.0 + side,
                b.1 - a.1 + side,
            );
            s.clip(&wash);
            s.paint(&wash, &colour.hex(), 0.13);
            s.stroke(&wash, 26.0, 1.0, colour, 0.1);
            s.stroke(&wash, 12.0, 1.0, colour, 0.12);
            s.end();
        }
        self.walls(s, &rows, &middle, scale, &mut pick);
        self.things(s, &rows, &middle, scale);
        self.party(s, &middle, scale);
    }

    fn walls(
        &self,
        s: &mut Sheet,
        rows: &[Vec<char>],
        middle: &impl Fn(i32, i32) -> Point,
        scale: f32,
        pick: &mut Chance,
    ) {
        let sides = [(0_i32, -1_i32), (1, 0), (0, 1), (-1, 0)];
        let solid = |x: i32, y: i32| rows[y as usize][x as usize] == '#';
        for y in 0..rows.len() as i32 {
            for x in 0..rows[0].len() as i32 {
                if solid(x, y) {
                    continue;
                }
                for (i, (dx, dy)) in sides.into_iter().enumerate() {
                    let turn = i as f32 * 90.0;
                    if solid(x + dx, y + dy) {
                        self.put(
                            s,
                            "map",
                            &format!("shade_{}", pick.index(2)),
                            middle(x, y),
                            scale,
                            turn,
                        );
                        self.put(
                            s,
                            "map",
                            &format!("wall_{}", pick.index(4)),
                            middle(x, y),
                            scale,
                            turn,
                        );
                    }
                    let (nx, ny) = sides[(i + 1) % 4];
                    let outward = !solid(x + dx, y + dy)
                        && !solid(x + nx, y + ny)
                        && solid(x + dx + nx, y + dy + ny);
                    if outward {
                        self.put(s, "map", "corner", middle(x, y), scale, turn);
                    }
                }
            }
        }
    }

    fn things(
        &self,
        s: &mut Sheet,
        rows: &[Vec<char>],
        middle: &impl Fn(i32, i32) -> Point,
        scale: f32,
    ) {
        for (y, row) in rows.iter().enumerate() {
            for (x, &what) in row.iter().enumerate() {
                let name = match what {
                    'a' => "altar",
                    'P' => "brazier",
                    'c' => "chest_open",
                    'h' => "hoard_0",
                    'w' => "well",
                    'r' => "rubble_1",
                    's' => "table",
                    'g' => "crates",
                    '+' => "door",
                    _ => continue,
                };
                // Doors stand across the passage: rotated where the passage runs east to west.
                let level = what == '+' && rows[y][x - 1] != '#';
                let turn = if level { 90.0 } else { 0.0 };
                self.put(s, "map", name, middle(x as i32, y as i32), scale, turn);
            }
        }
        self.put(s, "map", "stairs_up", middle(1, 8), scale, 180.0);
        self.put(s, "map", "trap_magic", middle(10, 5), scale, 0.0);
        self.put(s, "map", "coffin", middle(12, 8), scale, 0.0);
    }

    fn party(&self, s: &mut Sheet, middle: &impl Fn(i32, i32) -> Point, scale: f32) {
        let on = |x: f32, y: f32| -> Point {
            let corner = middle(0, 0);
            let side = CELL * scale;
            (corner.0 + x * side, corner.1 + y * side)
        };
        let glow = on(7.0, 6.6);
        self.put(s, "tokens", "lamplight", glow, 1.2, 0.0);
        for (bust, rim, x, y, size) in [
            ("fighter_dwarf", "rim_hero", 7.0, 6.2, 0.82),
            ("wizard_elf", "rim_hero", 5.0, 6.1, 0.8),
            ("thief_halfling", "rim_hero", 5.1, 7.9, 0.8),
            ("cleric_human", "rim_hero", 6.0, 7.1, 0.8),
            ("skeleton", "rim_foe", 9.95, 6.9, 0.8),
            ("goblin", "rim_foe", 11.0, 7.9, 0.8),
            ("troll", "rim_foe", 12.0, 7.1, 0.82),
            ("gnome", "rim_neutral", 2.0, 3.05, 0.8),
        ] {
            let at = on(x, y);
            self.token(s, bust, rim, at, size);
        }
        let at = on(10.7, 2.9);
        self.put(s, "tokens", "shadow", (at.0 + 7.0, at.1 + 11.0), 1.72, 0.0);
        for (layer, scale) in [
            ("disc_large", 0.84),
            ("rim_foe_large", 0.84),
            ("dragon", 0.84),
        ] {
            self.put(s, "tokens", layer, at, scale, 3.0);
        }
    }

    fn token(&self, s: &mut Sheet, bust: &str, rim: &str, at: Point, size: f32) {
        self.put(s, "tokens", "shadow", (at.0 + 4.0, at.1 + 6.0), size, 0.0);
        for layer in ["disc", rim, bust] {
            self.put(s, "tokens", layer, at, size, 3.5);
        }
    }

    fn tray(&self, s: &mut Sheet) {
        let (x, y, w, h) = (1478.0, 120.0, 372.0, 420.0);
        s.transform("rotate(5 1660 330)");
        for i in 0..7 {
            let grow = 14.0 - i as f32 * 2.0;
            s.paint(
                &rounded(
                    x - grow + 6.0,
                    y - grow + 12.0,
                    w + 2.0 * grow,
                    h + 2.0 * grow,
                    26.0,
                ),
                "#0a0503",
                0.1,
            );
        }
        let felt = Colour(0x2e, 0x47, 0x3c);
        s.paint(&rounded(x, y, w, h, 20.0), &felt.hex(), 1.0);
        let lit = s.radial(
            (x + 90.0, y + 150.0),
            380.0,
            &[(0.0, LAMP, 0.28), (1.0, INK, 0.4)],
        );
        s.paint(&rounded(x, y, w, h, 20.0), &lit, 1.0);
        for (inset, weight, colour) in [
            (0.0, 34.0, INK),
            (0.0, 27.0, LEATHER.shade(0.3)),
            (-5.0, 9.0, LEATHER.light(0.08)),
        ] {
            s.stroke(
                &rounded(x + inset, y + inset, w - 2.0 * inset, h - 2.0 * inset, 20.0),
                weight,
                1.0,
                colour,
                1.0,
            );
        }
        for i in 0..23 {
            let at = x + 6.0 + i as f32 * 16.0;
            for edge in [y + 9.0, y + h - 9.0] {
                s.pen(&line(at, edge, at + 8.0, edge), 2.2, OCHRE.light(0.4), 0.9);
            }
        }
        for (die, dx, dy, turn, number) in [
            ("d10_lapis", 110.0, 110.0, -14.0, "9"),
            ("d6_lapis", 240.0, 96.0, 22.0, "4"),
            ("d6_lapis", 300.0, 210.0, -30.0, "6"),
            ("d12_oxblood", 120.0, 300.0, 12.0, "11"),
            ("d4_bone", 250.0, 330.0, 30.0, ""),
            ("d20_bone", 176.0, 205.0, -8.0, "17"),
        ] {
            let at = (x + dx, y + dy);
            self.put(s, "dice", "shadow", (at.0 + 8.0, at.1 + 10.0), 1.18, 0.0);
            self.put(s, "dice", die, at, 1.12, turn);
            let figure = if die.ends_with("bone") { INK } else { BONE };
            let lift = if die.starts_with("d10") { -9.0 } else { -3.0 };
            for stroke in figures(number) {
                let size = if number.len() > 1 { 24.0 } else { 29.0 };
                let placed = stroke
                    .scale((0.0, 0.0), size, size)
                    .shift(at.0, at.1 + lift);
                s.quill(&placed.turn(at, turn), 3.8, figure);
            }
        }
        s.end();
    }

    /// Cards fanned at the lower right, a few coins beside them.
    fn hand(&self, s: &mut Sheet) {
        for (name, x, y, turn) in [
            ("back_dungeon", 1500.0, 690.0, -18.0),
            ("back_dungeon", 1506.0, 686.0, -15.0),
            ("hearts_queen", 1490.0, 905.0, -24.0),
            ("diamonds_ace", 1590.0, 868.0, -9.0),
            ("clubs_jack", 1695.0, 868.0, 6.0),
            ("spades_king", 1795.0, 902.0, 21.0),
        ] {
            self.put(s, "cards", "shadow", (x + 5.0, y + 8.0), 1.03, turn);
            self.put(s, "cards", name, (x, y), 1.0, turn);
        }
        for (x, y) in [
            (1640.0, 640.0),
            (1668.0, 652.0),
            (1652.0, 622.0),
            (1800.0, 690.0),
            (70.0, 240.0),
            (96.0, 262.0),
        ] {
            s.paint(&oval(x + 4.0, y + 6.0, 21.0, 20.0), "#0a0503", 0.45);
            s.solid(&oval(x, y, 20.0, 19.0), OCHRE.light(0.2), FEATURE, 4.0);
            s.pen(&oval(x, y, 13.0, 12.0), DETAIL, INK, 0.7);
            s.pen(
                &line(x - 4.0, y + 4.0, x + 4.0, y - 4.0),
                DETAIL * 1.3,
                INK,
                0.8,
            );
        }
    }
}
