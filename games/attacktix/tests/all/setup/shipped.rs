//! Tests that the shipped tables and forces are legal wherever players may choose them. AT-TERR-01, AT-FORCE-01

use crate::setup::board::{duel, setup};
use attacktix::{Attacktix, Pieces, force_faults, setup_faults, shipped_forces, shipped_tables};
use referee::{Codec, Game};
use serde_json::json;
use std::collections::BTreeSet;

#[test]
fn at_terr_01_every_table_fits_every_way_to_play() {
    for table in shipped_tables() {
        for measure in ["imperial", "metric"] {
            for seats in 2..=4 {
                let names: Vec<String> = (1..=seats).map(|n| format!("p{n}")).collect();
                let words = json!({ "seats": names, "measure": measure, "table": table.id });
                assert_eq!(setup_faults(&setup(words)), [], "{} {measure} {seats}", table.id);
            }
        }
    }
}

#[test]
fn at_terr_01_every_table_is_named_in_both_languages() {
    for table in shipped_tables() {
        let mut words = duel(&["B04"], &["B04"]);
        words["table"] = json!(table.id);
        let game = Attacktix::open(setup(words)).expect("the set-up is legal");
        let board = &game.setup_summary()["board"];
        assert_eq!(board["name"]["en"], json!(table.name));
        assert!(board["name"]["ko"].is_string(), "{} has no Korean name", table.id);
    }
}

#[test]
fn at_samp_01_one_table_has_a_piece_of_every_kind() {
    let tables = shipped_tables();
    let all = tables.iter().find(|table| table.id.as_str() == "everything").expect("the table `everything` is shipped");
    let codes: BTreeSet<_> = all.terrain.iter().map(|piece| piece.code.clone()).collect();
    assert_eq!(codes.len(), Pieces::shipped().kinds().len());
    let ids: BTreeSet<_> = tables.iter().map(|table| table.id.clone()).collect();
    assert_eq!(ids.len(), tables.len());
}

#[test]
fn at_r_62_heaps_on_tables_have_eight_pieces() {
    for table in shipped_tables() {
        let scrap = table.terrain.iter().filter(|piece| piece.code.as_str() == "F06" && piece.at.is_some()).count();
        assert_eq!(scrap % 8, 0, "{}", table.id);
    }
}

#[test]
fn at_force_01_every_force_meets_its_points() {
    let forces = shipped_forces();
    assert_eq!(forces.len(), 8);
    for shipped in forces {
        let duel = setup(json!({ "seats": ["p1", "p2"], "limit": shipped.limit }));
        assert_eq!(force_faults(&shipped.force, &duel), [], "{}", shipped.id);
        assert_eq!(shipped.force.figures.len(), 0);
    }
}
