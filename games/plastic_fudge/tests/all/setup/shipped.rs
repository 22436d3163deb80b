//! The battlefields and forces that come with the game keep its rules.

use plastic_fudge::{
    GroundChoice, Options, PlasticFudge, Setup, Side, UnitType, force_price, judge, shipped_battlefields,
    shipped_forces,
};
use referee::Game;
use std::collections::BTreeSet;

#[test]
fn pf_scn_01_every_ready_made_force_can_fight_itself_on_every_battlefield() {
    for battlefield in shipped_battlefields() {
        for shipped in shipped_forces() {
            let forces = Side::BOTH.map(|side| (side, shipped.force.clone())).into();
            let battlefield = GroundChoice::Shipped(battlefield.id.clone());
            let game = PlasticFudge::open(Setup { battlefield, forces, options: Options::default() }).unwrap();
            assert_eq!(game.roster().len(), 2 * shipped.force.units.len());
        }
    }
}

#[test]
fn pf_scen_04_ready_made_forces_spend_nearly_all_points_and_have_no_faults() {
    let forces = shipped_forces();
    assert!(forces.len() >= 8);
    for shipped in forces {
        assert_eq!(judge(&shipped.force, &Options::default()), [], "{}", shipped.id);
        let points = force_price(&shipped.force, &Options::default());
        assert!((480..=500).contains(&points), "{} costs {points}", shipped.id);
        assert!(!shipped.force.name.is_empty() && shipped.about.ends_with('.'), "{}", shipped.id);
    }
}

#[test]
fn pf_scen_01_the_ready_made_forces_have_most_types_of_units() {
    let units = shipped_forces().into_iter().flat_map(|shipped| shipped.force.units);
    let kinds: BTreeSet<UnitType> = units.map(|unit| unit.kind).collect();
    assert!(kinds.len() >= 15, "{kinds:?}");
}

#[test]
fn no_two_ready_made_forces_have_the_same_id_or_name() {
    let forces = shipped_forces();
    let words: BTreeSet<&str> = forces.iter().map(|shipped| shipped.id.as_str()).collect();
    let names: BTreeSet<&str> = forces.iter().map(|shipped| shipped.force.name.as_str()).collect();
    assert_eq!((words.len(), names.len()), (forces.len(), forces.len()));
}
