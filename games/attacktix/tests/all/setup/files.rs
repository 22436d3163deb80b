//! Tests that the files that come with the game fit their types, and therefore their schemas: no key is missing, and
//! none is unknown.

use attacktix::{
    CONSTANTS, Descriptor, FigureType, FiguresFile, OLD_CONSTANTS, Prices, RuleNumbers, SECTION_MOST, TerrainFile,
    force_faults, may_combine,
};
use physics::Model;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

const FIGURES: &str = include_str!("../../../data/figures.json");
const TERRAIN: &str = include_str!("../../../data/terrain.json");
const PRICES: &str = include_str!("../../../data/prices.json");

fn value(text: &str) -> Value {
    serde_json::from_str(text).expect("the file is JSON")
}

/// Puts an unknown key into each object of a file in turn, and asserts that the file is then refused. Skips objects at
/// the paths in `passed_over`.
fn knows_every_key(file: &Value, passed_over: &[&str], read: &dyn Fn(Value) -> Result<(), String>) {
    assert_eq!(read(file.clone()), Ok(()));
    let mut places = Vec::new();
    objects(file, String::new(), &mut places);
    for place in places.iter().filter(|place| !passed_over.iter().any(|over| place.starts_with(over))) {
        let mut odd = file.clone();
        odd.pointer_mut(place).expect("the path leads to an object of the file")["odd"] = json!(1);
        assert!(read(odd).is_err(), "the file is read although it has an unknown key at {place:?}");
    }
}

/// Adds the paths of all objects in a value.
fn objects(value: &Value, at: String, out: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| objects(value, format!("{at}/{key}"), out));
            out.push(at);
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(n, item)| objects(item, format!("{at}/{n}"), out));
        }
        _ => {}
    }
}

fn reads<T: DeserializeOwned>(file: Value) -> Result<(), String> {
    serde_json::from_value::<T>(file).map(|_| ()).map_err(|fault| fault.to_string())
}

#[test]
fn at_fig_01_the_file_of_figures_has_no_unknown_key() {
    knows_every_key(&value(FIGURES), &[], &reads::<FiguresFile>);
    assert_eq!(FiguresFile::shipped().format, 1);
}

#[test]
fn at_abil_05_a_guard_with_an_unknown_key_is_refused() {
    let mut figure = value(FIGURES)["figures"][3].clone();
    assert_eq!(reads::<FigureType>(figure.clone()), Ok(()));
    let guard = &mut figure["ability"]["guard"];
    guard["clas"] = guard["class"].take();
    assert!(reads::<FigureType>(figure).is_err());
}

#[test]
fn at_force_01_the_sample_forces_meet_their_points() {
    for sample in FiguresFile::shipped().sample_forces {
        let setup = crate::setup::board::setup(json!({ "seats": ["p1", "p2"], "limit": sample.limit }));
        let force = attacktix::ForceFile { battle: sample.battle, backup: sample.backup, ..Default::default() };
        assert_eq!(force_faults(&force, &setup), []);
    }
}

#[test]
fn at_terr_04_the_file_of_terrain_has_no_unknown_key() {
    knows_every_key(&value(TERRAIN), &[], &reads::<TerrainFile>);
    let file = TerrainFile::shipped();
    assert_eq!((file.format, file.section_max), (1, SECTION_MOST));
    for one in &file.descriptors {
        let goes_with_none = file.descriptors.iter().all(|other| other == one || may_combine(&[*one, *other]).is_err());
        assert_eq!(goes_with_none, file.alone_only.contains(one), "{one:?}");
    }
    assert_eq!(file.descriptors.len(), [Descriptor::Object].len() + 4);
}

/// Weapons and abilities have prices by their codes and words, so every key is allowed there. The test passes over
/// these two maps.
#[test]
fn at_r_71_the_file_of_prices_has_no_unknown_key() {
    knows_every_key(&value(PRICES), &["/weapon", "/ability"], &reads::<Prices>);
    assert_eq!(Prices::shipped().format, 1);
}

#[test]
fn the_files_of_constants_have_no_unknown_key() {
    let file = value(CONSTANTS);
    for file in [&file, &value(OLD_CONSTANTS)] {
        knows_every_key(file, &["/rules"], &|file| Model::read(&file.to_string()).map(|_| ()));
    }
    let mut other = file.clone();
    other["format"] = json!(2);
    assert!(Model::read(&other.to_string()).is_err());
}

#[test]
fn at_r_07_the_files_of_constants_have_the_numbers_of_the_game() {
    for constants in [CONSTANTS, OLD_CONSTANTS] {
        assert_eq!(value(constants)["rules"], json!(RuleNumbers::of_the_game()));
    }
}
