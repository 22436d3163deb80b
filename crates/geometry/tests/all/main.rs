//! Tests of the geometry. Many compare it with slow calculations in whole numbers of any size.

mod common;
mod directions;
mod distances;
mod polygons;
mod spans;
mod sweeps;
mod templates;
