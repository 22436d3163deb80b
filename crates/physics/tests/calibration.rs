//! The calibration tables of this build, as exact numbers.
//!
//! `cargo test -p physics --test calibration -- --ignored` writes them again. Run it after the model has changed.

mod common;

use common::model;

#[test]
fn at_ranged_01_the_tables_of_this_build_equal_the_stored_ones() {
    let golden = include_str!("calibration.txt");
    assert_eq!(physics::calibrate(&model(), 10).to_string(), golden);
}

#[test]
#[ignore = "writes the tables anew"]
fn write_tables() {
    let text = physics::calibrate(&model(), 10).to_string();
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/calibration.txt"), text).expect("written");
}
