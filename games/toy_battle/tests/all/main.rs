//! The tests of Toy Battle. They share one binary, since each binary would link all libraries again.

mod estimate;
mod map_file;
mod map_properties;
mod map_validity;
mod map_validity_regions;
mod positions;
mod rules;
mod runner;
mod scenarios;
mod share;
