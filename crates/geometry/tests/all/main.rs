//! The geometry, against brute force and wide numbers.

mod common;
mod directions;
mod distances;
mod polygons;
mod spans;
mod sweeps;
mod templates;
