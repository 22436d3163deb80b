//! The check of options, and the presets.

use plastic_fudge::{
    ForceFault, ForceFile, GroundChoice, Length, MortarTemplate, Options, PRESETS, PlasticFudge, RadioRequired,
    Refusal, Setup, SetupFault, Side, UnitFile, UnitType, options_faults, preset,
};
use referee::{Cite, Game};
use serde_json::json;

/// Returns the name and the clause of each option that is refused.
fn refused(said: serde_json::Value) -> Vec<(String, &'static str)> {
    let options: Options = laws::from_json(&said);
    let fault = |refusal| match refusal {
        Refusal::Setup(SetupFault::Option { option, clause, .. }) => (option, clause.id()),
        other => panic!("{other}"),
    };
    options_faults(&options).into_iter().map(fault).collect()
}

#[test]
fn an_option_out_of_range_is_refused_with_its_clause() {
    let told = [
        (json!({ "morale_threshold": 1 }), "PF-R-04"),
        (json!({ "hth_gap": 1.5 }), "PF-R-20"),
        (json!({ "flame_radius": 1 }), "PF-R-27"),
        (json!({ "bazooka_vs_vehicle": 3 }), "PF-R-29"),
        (json!({ "base_dl": 4 }), "PF-R-31"),
        (json!({ "mine_al": -4 }), "PF-R-37"),
        (json!({ "mine_dl": 9 }), "PF-R-37"),
        (json!({ "mine_cost": -1 }), "PF-R-37"),
        (json!({ "attack_arc": 45 }), "PF-R-44"),
        (json!({ "radio_reach": 0 }), "PF-R-59"),
        (json!({ "min_range": -1 }), "PF-R-66"),
        (json!({ "points": 59 }), "PF-SCEN-04"),
        (json!({ "unit_cap": 0 }), "PF-SCEN-03"),
        (json!({ "loss_percent": 0 }), "PF-SCEN-05"),
        (json!({ "max_rounds": 0 }), "PF-R-77"),
    ];
    for (said, clause) in told {
        let key = said.as_object().unwrap().keys().next().unwrap().clone();
        assert_eq!(refused(said), [(key, clause)]);
    }
    assert_eq!(refused(json!({})), []);
}

#[test]
fn the_sentence_of_an_option_says_what_is_allowed() {
    let faults = options_faults(&Options { hth_gap: Length::inches(2), ..Options::default() });
    assert_eq!(faults[0].to_string(), "hth_gap is 2; it must be from 0 to 1");
}

#[test]
fn pf_r_58_options_that_allow_no_legal_force_are_refused() {
    let poor = Options { radio_required: RadioRequired::Both, points: 163, ..Options::default() };
    let fault = SetupFault::NobodyCanCome { units: 3, points: 164 };
    assert_eq!(options_faults(&poor), [Refusal::Setup(fault)]);
    assert_eq!(options_faults(&Options { points: 164, ..poor }), []);
}

#[test]
fn presets_are_legal_and_change_their_options() {
    for name in PRESETS {
        assert_eq!(options_faults(&preset(name).unwrap()), []);
    }
    assert_eq!(preset("book"), Some(Options::default()));
    let classic = preset("classic-plus").unwrap();
    assert_eq!((classic.mortar_template, classic.flame_radius), (MortarTemplate::Grenade, Length::inches(9)));
    assert_eq!(classic.morale_threshold, -2);
    assert_eq!(preset("quick").unwrap().loss_percent, 50);
    assert_eq!(preset("slow"), None);
}

fn leader() -> ForceFile {
    ForceFile::of(vec![UnitFile { commander: true, ..UnitFile::of(UnitType::Basic) }])
}

fn faults(setup: Setup) -> Vec<Refusal> {
    PlasticFudge::open(setup).map_or_else(|faults| faults, |_| Vec::new())
}

fn setup(forces: &[(Side, ForceFile)]) -> Setup {
    let forces = forces.iter().cloned().collect();
    Setup { battlefield: GroundChoice::default(), forces, options: Options::default() }
}

#[test]
fn pf_r_71_a_match_needs_two_legal_forces() {
    assert_eq!(faults(setup(&[(Side::Green, leader()), (Side::Tan, leader())])), []);
    let missing = Refusal::Setup(SetupFault::NoForce { side: Side::Tan });
    assert_eq!(faults(setup(&[(Side::Green, leader())])), [missing]);
    let nobody = Refusal::Force { seat: Some(Side::Tan), fault: ForceFault::Commanders { commanders: 0 } };
    assert_eq!(nobody.to_string(), "Tan: the force has 0 Commanders; it must have exactly one");
    assert_eq!(faults(setup(&[(Side::Green, leader()), (Side::Tan, ForceFile::of(Vec::new()))])), [nobody]);
}

#[test]
fn pf_scn_01_an_unknown_battlefield_is_refused() {
    let unknown = GroundChoice::Shipped("atlantis".into());
    let both = setup(&[(Side::Green, leader()), (Side::Tan, leader())]);
    let told = faults(Setup { battlefield: unknown, ..both });
    assert_eq!(told, [Refusal::Setup(SetupFault::NoBattlefield { word: "atlantis".into() })]);
    assert_eq!(told[0].clause().id(), "PF-SCN-01");
}

#[test]
fn pf_r_112_units_pieces_and_markers_of_a_match_have_different_ids() {
    let named = |id: &str| ForceFile {
        markers: 1,
        ..ForceFile::of(vec![UnitFile { id: Some(id.parse().unwrap()), ..leader().units[0].clone() }])
    };
    for id in ["g0", "m1", "f1", "p3"] {
        let told = faults(setup(&[(Side::Green, leader()), (Side::Tan, named(id))]));
        let fault = ForceFault::SameId { id: id.parse().unwrap() };
        assert_eq!(told, [Refusal::Force { seat: Some(Side::Tan), fault }]);
    }
}
