//! Tests of the geometry. Many compare its answers with those of slow calculations in whole numbers of any size.

mod common;
mod directions;
mod distances;
mod polygons;
mod spans;
mod sweeps;
mod templates;
