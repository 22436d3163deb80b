//! The texts on the cards and templates of a force to print.

use catalogue::{Forces, Language};
use plastic_fudge::layout::{Mark, Roster, Template};
use plastic_fudge::{Entry, UnitType, roster, shipped_forces};
use print::{Paper, Printout, Sheet};
use serde_json::{Value, json};

/// One inch in micrometres.
const INCH: i32 = 25_400;

fn roster_of(setup: &Value, force: &Value, language: Language) -> Roster {
    assert_eq!(Entry.check(setup, force), Ok(vec![]));
    roster(setup, force, language).expect("a force")
}

#[test]
fn the_fonts_have_all_letters_of_the_ready_made_forces_in_both_languages() {
    for language in [Language::English, Language::Korean] {
        for ready in shipped_forces() {
            let roster = roster_of(&json!({}), &json!(ready.force), language);
            assert_eq!(roster.units.len(), ready.force.units.len());
            let pdf = roster.pdf(&Sheet { paper: Paper::Letter, language }).expect("a ready-made force can be printed");
            assert_eq!(pdf.warnings, [], "{}", ready.id);
        }
    }
}

/// Returns a force with one Unit of each type, and two markers.
fn everybody() -> Value {
    let kinds: Vec<Value> = UnitType::ALL.into_iter().map(|kind| json!({ "type": kind })).collect();
    let mut units = json!(kinds);
    units[1]["commander"] = json!(true);
    json!({ "format": 1, "game": "plastic-fudge", "name": "Everybody", "units": units, "markers": 2 })
}

const RICH: &str = r#"{"options": {"points": 5000, "flame_radius": "9", "scale": "0.5"}}"#;

#[test]
fn a_card_has_the_five_levels_in_words_numbers_and_inches() {
    let rich: Value = serde_json::from_str(RICH).expect("JSON");
    let roster = roster_of(&rich, &everybody(), Language::English);
    let card = &roster.units[4];
    assert_eq!((card.name.as_str(), card.points, card.id.as_str()), ("Sniper", 115, "g4 · t4"));
    let rows: Vec<[&str; 4]> =
        card.levels.iter().map(|row| [&*row.badge, &*row.word, &*row.number, &*row.measure]).collect();
    let wanted = [
        ["ML", "Poor", "−2", "1.5″"],
        ["RL", "Great", "+2", "R5 · 7.5″"],
        ["AL", "Great", "+2", ""],
        ["DL", "Good", "+1", ""],
        ["TL", "Good", "+1", ""],
    ];
    assert_eq!(rows, wanted);
    assert_eq!(
        card.boxes,
        ["0", "−1", "−2", "−3", "×"],
        "there is a box for each level below the first, and one for the end"
    );
    assert_eq!(roster.units[3].levels.len(), 7, "a grenade and a rifle have a range and an attack each");
    assert!(
        roster.units[12].levels.iter().any(|row| row.name == "no weapon"),
        "the card of a Jeep says that it has no weapon"
    );
    assert!(roster.units.iter().all(|card| card.name.chars().count() < 40 && !card.levels.is_empty()));
}

#[test]
fn a_card_has_only_the_rules_that_its_options_allow() {
    let rules = |options: Value, kind: usize| {
        roster_of(&json!({ "options": options }), &everybody(), Language::English).units[kind].rules.clone()
    };
    let of = |kind| UnitType::ALL.iter().position(|found| *found == kind).expect("a type");
    let (jeep, mortar) = (of(UnitType::Jeep), of(UnitType::Mortar));
    assert!(rules(json!({ "points": 5000 }), jeep).contains("Tows a Howitzer."));
    assert!(!rules(json!({ "points": 5000, "howitzer_move": "literal" }), jeep).contains("Tows"));
    assert!(!rules(json!({ "points": 5000 }), mortar).contains("Grenade Disc"));
    assert!(rules(json!({ "points": 5000, "mortar_template": "grenade" }), mortar).contains("Grenade Disc"));
}

#[test]
fn templates_are_as_large_as_the_rules_say() {
    let usual = roster_of(&json!({}), &json!(shipped_forces()[0].force), Language::English);
    let radii = |roster: &Roster| -> Vec<i32> {
        let radius = |template: &Template| match template {
            Template::Disc { radius_um, .. } | Template::Sector { radius_um, .. } => Some(*radius_um),
            _ => None,
        };
        roster.templates.iter().filter_map(radius).collect()
    };
    // the flame reaches 3 inches from the edge of a base with a radius of half an inch
    assert_eq!(radii(&usual), [88_900, 44_450, 88_900], "the discs are 7 and 3.5 inches across");
    let rich: Value = serde_json::from_str(RICH).expect("JSON");
    let rich = roster_of(&rich, &everybody(), Language::Korean);
    assert_eq!(radii(&rich), [88_900, 44_450, 241_300], "the flame reaches 9 inches from the edge of the base");
    let backs: Vec<&str> = rich
        .templates
        .iter()
        .filter_map(|template| match template {
            Template::Marker { front, back, radius_um } => {
                assert_eq!((front.as_str(), *radius_um), ("지뢰 ?", 12_700), "all markers have the same front");
                Some(back.as_str())
            }
            _ => None,
        })
        .collect();
    assert_eq!(backs, ["진짜", "진짜", "가짜", "가짜"], "a force with two markers gets two of each kind");
    let marks: Vec<&Mark> = rich
        .templates
        .iter()
        .flat_map(|template| match template {
            Template::Rod { marks, .. } => marks.as_slice(),
            _ => &[],
        })
        .filter(|mark| !mark.label.is_empty())
        .collect();
    assert_eq!((marks[0].at_um, marks.last().map(|mark| mark.at_um)), (0, Some(36 * INCH)));
    let coloured: Vec<&str> = marks.iter().filter(|mark| !mark.colour.is_empty()).map(|mark| &*mark.label).collect();
    assert_eq!(coloured, ["6″ R2", "12″ R4"]);
}
