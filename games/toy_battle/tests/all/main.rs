//! All tests of Toy Battle, in one program. Separate programs would each be linked with all libraries.

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
