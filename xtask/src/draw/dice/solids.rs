//! The six solids, as points and faces, and their rotations.

/// A point or direction in space; the eye looks down the z axis from above.
pub type V = [f32; 3];

/// A solid: its corners, and its faces as rings of corners.
pub struct Solid {
    /// The corners, at a distance of about one from the centre.
    pub points: Vec<V>,
    /// Corners of each face, in order around it.
    pub faces: Vec<Vec<usize>>,
}

/// The solid with this number of faces.
pub fn solid(sides: usize) -> Solid {
    match sides {
        4 => hull(&[
            [1.0, 1.0, 1.0],
            [1.0, -1.0, -1.0],
            [-1.0, 1.0, -1.0],
            [-1.0, -1.0, 1.0],
        ]),
        6 => hull(&signs(&[1.0, 1.0, 1.0])),
        8 => hull(&[
            [1.0, 0.0, 0.0],
            [-1.0, 0.0, 0.0],
            [0.0, 1.0, 0.0],
            [0.0, -1.0, 0.0],
            [0.0, 0.0, 1.0],
            [0.0, 0.0, -1.0],
        ]),
        10 => kites(),
        12 => {
            let phi = 1.618_034;
            let mut points = signs(&[1.0, 1.0, 1.0]);
            for (a, b) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
                points.push([0.0, a / phi, b * phi]);
                points.push([a / phi, b * phi, 0.0]);
                points.push([a * phi, 0.0, b / phi]);
            }
            hull(&points)
        }
        _ => {
            let phi = 1.618_034;
            let mut points = Vec::new();
            for (a, b) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
                points.push([0.0, a, b * phi]);
                points.push([a, b * phi, 0.0]);
                points.push([a * phi, 0.0, b]);
            }
            hull(&points)
        }
    }
}

fn signs(p: &V) -> Vec<V> {
    (0..8)
        .map(|i| {
            let sign = |bit: usize| if i & (1 << bit) == 0 { 1.0 } else { -1.0 };
            [p[0] * sign(0), p[1] * sign(1), p[2] * sign(2)]
        })
        .collect()
}

/// Ten kites about a long axis.
fn kites() -> Solid {
    let mut points = vec![[0.0, 0.0, 1.12], [0.0, 0.0, -1.12]];
    // The belt zigzags just enough to make each kite flat.
    let belt = 1.12 * 0.1056;
    for i in 0..10 {
        let angle = i as f32 * std::f32::consts::TAU / 10.0;
        let z = if i % 2 == 0 { belt } else { -belt };
        points.push([angle.cos(), angle.sin(), z]);
    }
    let at = |i: usize| 2 + i % 10;
    let mut faces = Vec::new();
    for i in 0..5 {
        faces.push(vec![0, at(2 * i), at(2 * i + 1), at(2 * i + 2)]);
        faces.push(vec![1, at(2 * i + 1), at(2 * i + 2), at(2 * i + 3)]);
    }
    Solid { points, faces }
}

/// The faces of the convex solid with these corners.
fn hull(corners: &[V]) -> Solid {
    let longest = corners.iter().map(|&p| length(p)).fold(0.0, f32::max);
    let points: Vec<V> = corners.iter().map(|&p| scale(p, 1.0 / longest)).collect();
    let mut faces: Vec<Vec<usize>> = Vec::new();
    for a in 0..points.len() {
        for b in a + 1..points.len() {
            for c in b + 1..points.len() {
                let normal = cross(sub(points[b], points[a]), sub(points[c], points[a]));
                if length(normal) < 1e-4 {
                    continue;
                }
                let normal = unit(normal);
                let height = dot(normal, points[a]);
                let side = |p: &V| dot(normal, *p) - height;
                let below = points.iter().all(|p| side(p) < 1e-3);
                let above = points.iter().all(|p| side(p) > -1e-3);
                if !below && !above {
                    continue;
                }
                let ring: Vec<usize> = (0..points.len())
                    .filter(|&i| side(&points[i]).abs() < 1e-3)
                    .collect();
                let mut sorted = ring.clone();
                sorted.sort_unstable();
                let known = faces.iter().any(|face| {
                    let mut face = face.clone();
                    face.sort_unstable();
                    face == sorted
                });
                if !known {
                    faces.push(round(&points, ring, normal));
                }
            }
        }
    }
    Solid { points, faces }
}

/// The corners of a face in order around its centre.
fn round(points: &[V], mut ring: Vec<usize>, normal: V) -> Vec<usize> {
    let middle = centre(points, &ring);
    let x = unit(sub(points[ring[0]], middle));
    let y = cross(normal, x);
    let angle = |i: &usize| {
        let d = sub(points[*i], middle);
        dot(d, y).atan2(dot(d, x))
    };
    ring.sort_by(|a, b| angle(a).total_cmp(&angle(b)));
    ring
}

/// Centre of some corners.
pub fn centre(points: &[V], ring: &[usize]) -> V {
    let sum = ring.iter().fold([0.0; 3], |sum, &i| add(sum, points[i]));
    scale(sum, 1.0 / ring.len().max(1) as f32)
}

pub fn add(a: V, b: V) -> V {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

pub fn sub(a: V, b: V) -> V {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

pub fn scale(a: V, by: f32) -> V {
    [a[0] * by, a[1] * by, a[2] * by]
}

pub fn dot(a: V, b: V) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub fn cross(a: V, b: V) -> V {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

pub fn length(a: V) -> f32 {
    dot(a, a).sqrt()
}

pub fn unit(a: V) -> V {
    scale(a, 1.0 / length(a).max(1e-6))
}

/// A point rotated about an axis, in degrees.
pub fn turned(p: V, axis: V, degrees: f32) -> V {
    let axis = unit(axis);
    let (sin, cos) = degrees.to_radians().sin_cos();
    let along = scale(axis, dot(axis, p) * (1.0 - cos));
    add(add(scale(p, cos), scale(cross(axis, p), sin)), along)
}

impl Solid {
    /// Turns a face towards the eye, one of its corners straight up.
    pub fn facing(mut self, face: usize) -> Solid {
        let normal = unit(centre(&self.points, &self.faces[face]));
        let eye = [0.0, 0.0, 1.0];
        let axis = cross(normal, eye);
        if length(axis) > 1e-4 {
            let angle = dot(normal, eye).clamp(-1.0, 1.0).acos().to_degrees();
            self = self.turn(axis, angle);
        } else if normal[2] < 0.0 {
            self = self.turn([1.0, 0.0, 0.0], 180.0);
        }
        let corner = self.points[self.faces[face][0]];
        // In the picture y runs down, so straight up is minus y.
        let angle = (-90.0) - corner[1].atan2(corner[0]).to_degrees();
        self.turn(eye, angle)
    }

    /// Rotates the solid about an axis through its centre.
    pub fn turn(mut self, axis: V, degrees: f32) -> Solid {
        for point in &mut self.points {
            *point = turned(*point, axis, degrees);
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_solid_has_its_faces_and_all_are_flat() {
        for (sides, corners) in [(4, 4), (6, 8), (8, 6), (10, 12), (12, 20), (20, 12)] {
            let solid = solid(sides);
            assert_eq!(solid.faces.len(), sides);
            assert_eq!(solid.points.len(), corners, "d{sides}");
            for face in &solid.faces {
                let at = |i: usize| solid.points[face[i]];
                let normal = unit(cross(sub(at(1), at(0)), sub(at(2), at(0))));
                for i in 3..face.len() {
                    let off = dot(normal, sub(at(i), at(0)));
                    assert!(off.abs() < 0.01, "a face of the d{sides} is bent by {off}");
                }
            }
        }
    }

    #[test]
    fn a_face_turned_to_the_eye_looks_straight_up() {
        for sides in [4, 6, 8, 10, 12, 20] {
            for face in 0..sides {
                let turned = solid(sides).facing(face);
                let normal = unit(centre(&turned.points, &turned.faces[face]));
                if sides == 10 {
                    // A kite's centre lies a little off its normal.
                    assert!(normal[2] > 0.97, "face {face} of the d{sides}: {normal:?}");
                } else {
                    assert!(normal[2] > 0.999, "face {face} of the d{sides}: {normal:?}");
                }
            }
        }
    }
}
