//! The figures and armies that come with the game keep its rules.

use plastic_attack::{ArmyFile, Edition, FigureFile, Options, judge, shipped_armies, shipped_figures};

fn army(edition: Edition, army: Vec<FigureFile>) -> ArmyFile {
    ArmyFile { format: 1, game: edition.game().to_owned(), name: String::new(), army }
}

#[test]
fn pa_r_06_twelve_characters_are_shipped_for_both_editions() {
    let names = |edition| shipped_figures(edition).into_iter().map(|figure| figure.figure).collect::<Vec<_>>();
    assert_eq!(names(Edition::First), names(Edition::Revised));
    assert_eq!(names(Edition::First).len(), 12);
}

#[test]
fn pa_r_06_every_shipped_character_makes_an_army_without_faults() {
    for edition in Edition::ALL {
        for figure in shipped_figures(edition) {
            assert_eq!(judge(&army(edition, vec![figure]), edition, &Options::default()), []);
        }
    }
}

#[test]
fn pa_r_06_ready_made_armies_spend_all_points_and_have_no_faults() {
    for edition in Edition::ALL {
        let armies = shipped_armies(edition);
        assert!(armies.len() >= 6);
        for army in armies {
            assert_eq!(judge(&army, edition, &Options::default()), [], "{}", army.name);
            assert_eq!((army.points_left(), (2..=5).contains(&army.army.len())), (0, true), "{}", army.name);
        }
    }
}

#[test]
fn pa_r_06_ready_made_armies_use_the_shipped_cards() {
    for edition in Edition::ALL {
        let figures = shipped_figures(edition);
        for figure in shipped_armies(edition).into_iter().flat_map(|army| army.army) {
            let shipped = figures.iter().find(|shipped| shipped.figure == figure.figure).expect("a shipped character");
            assert_eq!((&figure.card, &figure.kind, &figure.look), (&shipped.card, &shipped.kind, &shipped.look));
        }
    }
}

#[test]
fn pa_r_04_mounts_of_ready_made_armies_stand_in_the_same_army() {
    for army in Edition::ALL.into_iter().flat_map(shipped_armies) {
        for mount in army.army.iter().filter_map(|figure| figure.mount.as_ref()) {
            assert!(army.army.iter().any(|figure| &figure.figure == mount), "{mount}");
        }
    }
}
