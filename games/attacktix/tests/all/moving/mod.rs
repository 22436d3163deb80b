//! Movement, terrain, cover, pushing, and places where figures return, clause by clause.

mod barriers;
mod brute;
mod cover;
mod movement;
mod objects;
mod places;
mod questions;
mod slowing;
mod tried;

use crate::table::{self, Table};
use serde_json::{Value, json};

/// A duel in the Move step of `p1`. One figure of each side stands out of the way.
pub fn moves() -> Table {
    table::table().turn("p1", 1, "move")
}

/// An order of a figure to move along a path.
pub fn go(figure: &str, path: Value) -> Value {
    json!({ "move": { "figure": figure, "path": path } })
}

/// An order of a figure to move along a path and destroy sections on the way.
pub fn crush(figure: &str, path: Value, destroy: &[&str]) -> Value {
    json!({ "move": { "figure": figure, "path": path, "destroy": destroy } })
}

/// An order of a figure to move along a path and push an object.
pub fn push(figure: &str, path: Value, object: &str) -> Value {
    json!({ "move": { "figure": figure, "path": path, "push": object } })
}

/// A barrier along x at the coordinate `z`, with sections of 44 mm. If their number is odd, the middle one has its
/// middle at x = 0.
pub fn barrier(id: &str, code: &str, z: i32, sections: i32) -> Value {
    let from = -22_000 * sections;
    let section = |n: i32| {
        let x = from + 44_000 * n;
        json!({ "id": format!("{id}.{}", n + 1), "from": [x, z], "to": [x + 44_000, z] })
    };
    json!({ "id": id, "code": code, "sections": (0..sections).map(section).collect::<Vec<_>>() })
}

/// A rectangle drawn on the surface.
pub fn area(id: &str, code: &str, [x1, z1, x2, z2]: [i32; 4]) -> Value {
    json!({ "id": id, "code": code, "area": [[x1, z1], [x2, z1], [x2, z2], [x1, z2]] })
}
