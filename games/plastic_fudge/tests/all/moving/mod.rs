//! Ground, movement, carriers, runs and the Round, clause by clause.

mod aircraft;
mod carriers;
mod climbing;
mod games;
mod ground;
mod mines;
mod paths;
mod placing;
mod round;
mod runs;
mod terrain;
mod towing;
mod training;

use crate::table::{self, Table};
use serde_json::{Value, json};

/// Returns the decision to move a Unit along a path.
pub fn go(unit: &str, path: Value) -> Value {
    json!({ "do": "move", "unit": unit, "path": path })
}

/// Returns a path with one leg straight ahead.
pub fn ahead(inches: f64) -> Value {
    json!([{ "go": inches }])
}

/// Begins a scenario in Green's movement phase.
pub fn moves() -> Table {
    table::table("move-a")
}

/// Asserts that `g1` at (10, 10) may go this many inches straight ahead. For a hundredth of an inch more, the rules
/// must refuse the move by this clause.
#[track_caller]
pub fn reaches(table: Table, inches: f64, clause: &str) {
    let end = json!([10.0 + inches, 10]);
    table
        .refuse("green", go("g1", ahead(inches + 0.01)), clause)
        .act("green", go("g1", ahead(inches)))
        .then([table::is("g1", json!({ "at": end, "moved": true }))]);
}
