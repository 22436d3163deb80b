//! Tests that the shipped figures and armies break no rule of the game.

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

/// The shipped figures: name, type, suggested Power, and the card in the 2009 and in the revised edition.
const ROSTER: [(&str, &str, i32, &str, &str); 12] = [
    ("Captain Cardboard", "captain-cardboard", 5, "shield heal dodge", "armor boost dodge"),
    ("Captain Cardboard, Rain Cape", "captain-cardboard:rain-cape", 4, "shield shield dodge", "armor armor dodge"),
    ("Grandma Gearshift", "grandma-gearshift", 4, "quick-action heal luck", "sneak boost luck"),
    ("Tumble-Tank", "tumble-tank", 6, "special-weapon shield knock-out", "blast armor stun"),
    ("Professor Fizz", "professor-fizz", 3, "master-plan luck heal", "master-plan luck boost"),
    ("Moss Lion", "moss-lion", 5, "intimidation vulnerable dodge", "intimidate blast dodge"),
    ("Needle-Eye Nia", "needle-eye-nia", 4, "sharpshooter special-weapon dodge", "explosion blast dodge"),
    ("The Understudy", "the-understudy", 3, "mind-control recover luck", "mind-control recover luck"),
    ("Sister Static", "sister-static", 5, "knock-out quick-action intimidation", "stun sneak intimidate"),
    ("Bolt the Runaway", "bolt-the-runaway", 4, "quick-action quick-action dodge", "sneak sneak dodge"),
    ("Doctor Mend", "doctor-mend", 3, "heal heal recover", "boost boost recover"),
    ("Paper Dragon", "paper-dragon", 6, "vulnerable sharpshooter special-weapon", "explosion intimidate blast"),
];

#[test]
fn pa_r_06_the_roster_has_its_names_powers_and_cards() {
    for edition in Edition::ALL {
        let told = shipped_figures(edition).into_iter().map(|figure| {
            let card = format!("{} {} {}", figure.card.high, figure.card.mid, figure.card.low);
            (figure.figure, figure.kind.expect("each shipped figure has a type"), figure.power, card)
        });
        let expected = ROSTER.map(|(name, kind, power, first, revised)| {
            let card = if edition == Edition::First { first } else { revised };
            (name.to_owned(), kind.to_owned(), power, card.to_owned())
        });
        assert_eq!(told.collect::<Vec<_>>(), expected);
    }
}

/// The ready-made armies: name, then figures with their Power, in the order in which they stand in line.
const READY: [(&str, &[(&str, i32)]); 8] = [
    ("Kitchen Shelf", &[("Captain Cardboard", 5), ("Grandma Gearshift", 4), ("Moss Lion", 4), ("Professor Fizz", 2)]),
    ("Two Against the World", &[("Tumble-Tank", 8), ("Paper Dragon", 7)]),
    ("Quick Feet", &[("Bolt the Runaway", 5), ("Grandma Gearshift", 5), ("Sister Static", 5)]),
    ("Monsters Under the Bed", &[("Moss Lion", 6), ("Paper Dragon", 6), ("The Understudy", 3)]),
    (
        "The Repair Shop",
        &[("Captain Cardboard, Rain Cape", 5), ("Tumble-Tank", 5), ("Doctor Mend", 3), ("Professor Fizz", 2)],
    ),
    ("Sunday Drive", &[("Grandma Gearshift", 4), ("Tumble-Tank", 7), ("Needle-Eye Nia", 4)]),
    ("Curtain Call", &[("The Understudy", 4), ("Sister Static", 4), ("Needle-Eye Nia", 4), ("Professor Fizz", 3)]),
    (
        "Cardboard Brigade",
        &[
            ("Captain Cardboard", 4),
            ("Captain Cardboard, Rain Cape", 4),
            ("Doctor Mend", 2),
            ("Bolt the Runaway", 3),
            ("Needle-Eye Nia", 2),
        ],
    ),
];

#[test]
fn pa_r_06_ready_made_armies_have_their_names_figures_and_powers() {
    for edition in Edition::ALL {
        let told: Vec<(String, Vec<(String, i32)>)> = shipped_armies(edition)
            .into_iter()
            .map(|army| (army.name, army.army.into_iter().map(|figure| (figure.figure, figure.power)).collect()))
            .collect();
        let owned =
            |figures: &[(&str, i32)]| figures.iter().map(|(name, power)| ((*name).to_owned(), *power)).collect();
        let expected: Vec<(String, Vec<(String, i32)>)> =
            READY.iter().map(|(name, figures)| ((*name).to_owned(), owned(figures))).collect();
        assert_eq!(told, expected, "{edition:?}");
    }
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
            let shipped = figures
                .iter()
                .find(|shipped| shipped.figure == figure.figure)
                .expect("each figure of a ready-made army is shipped");
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
