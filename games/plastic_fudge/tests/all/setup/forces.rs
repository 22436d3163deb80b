//! The check of forces. It reports all faults of a force at once.

use plastic_fudge::{
    ForceFault, ForceFile, Options, RadioRequired, RadioRole, Refusal, Stance, UnitFile, UnitType, Weapon, WeaponKind,
    judge,
};
use referee::Cite;

const BASIC: UnitFile = UnitFile::of(UnitType::Basic);

fn leader() -> UnitFile {
    UnitFile { commander: true, ..BASIC }
}

/// Returns a Trooper that is Terrible in everything and costs ten points.
fn cheap() -> UnitFile {
    let low = Some(-3);
    UnitFile { ml: low, rl: low, al: low, dl: low, tl: low, ..BASIC }
}

/// Returns the faults of a force with a Commander and these Units.
fn beside_leader(units: &[UnitFile]) -> Vec<ForceFault> {
    faults(&ForceFile::of([&[leader()], units].concat()), &Options::default())
}

fn faults(force: &ForceFile, options: &Options) -> Vec<ForceFault> {
    let refusals = judge(force, options);
    let fault = |refusal| match refusal {
        Refusal::Force { seat: None, fault } => fault,
        other => panic!("{other}"),
    };
    refusals.into_iter().map(fault).collect()
}

/// Returns the clause and the sentence of each fault.
fn told(faults: &[ForceFault]) -> Vec<(&'static str, String)> {
    faults.iter().map(|fault| (fault.clause().id(), fault.to_string())).collect()
}

#[test]
fn pf_r_71_a_commander_and_two_troopers_are_legal() {
    assert_eq!(beside_leader(&[BASIC, BASIC]), []);
}

#[test]
fn pf_cmd_01_exactly_one_trooper_is_the_commander() {
    let none = ForceFile::of(vec![BASIC; 3]);
    assert_eq!(faults(&none, &Options::default()), [ForceFault::Commanders { commanders: 0 }]);
    assert_eq!(beside_leader(&[leader()]), [ForceFault::Commanders { commanders: 2 }]);
    let jeep = ForceFile::of(vec![UnitFile { commander: true, ..UnitFile::of(UnitType::Jeep) }, BASIC]);
    let told = told(&faults(&jeep, &Options::default()));
    let sentence = "Unit 1 (jeep) is a Vehicle; the Commander is a Trooper";
    assert_eq!(told, [("PF-CMD-01", sentence.into())]);
}

#[test]
fn pf_radio_01_a_force_without_units_has_no_commander() {
    let empty = ForceFile::of(Vec::new());
    assert_eq!(faults(&empty, &Options::default()), [ForceFault::Commanders { commanders: 0 }]);
}

#[test]
fn pf_scen_03_at_most_25_units() {
    assert_eq!(beside_leader(&vec![cheap(); 24]), []);
    let told = told(&beside_leader(&vec![cheap(); 25]));
    assert_eq!(told, [("PF-SCEN-03", "the force has 26 Units; at most 25 may come".into())]);
}

#[test]
fn pf_scen_04_at_most_500_points_with_surcharges_and_markers() {
    let of = |markers| ForceFile { markers, ..ForceFile::of([vec![leader()], vec![BASIC; 9]].concat()) };
    assert_eq!(faults(&of(1), &Options::default()), []);
    let told = told(&faults(&of(2), &Options::default()));
    let sentence = "the force costs 536 points, 36 too many; at most 500 may be spent, and 86 go to markers";
    assert_eq!(told, [("PF-SCEN-04", sentence.into())]);
}

#[test]
fn pf_r_76_a_jet_is_refused_with_the_sum() {
    let told = told(&beside_leader(&[UnitFile::of(UnitType::Jet)]));
    assert_eq!(told[0].0, "PF-SCEN-04");
    let sum = "The Jet Fighter would cost 510 points, with the cheapest Commander (60) 570; at most 500 may be spent, \
               so no force can have that";
    assert_eq!(told[1], ("PF-R-76", sum.into()));
    assert_eq!(told.len(), 2);
    let rich = Options { points: 700, ..Options::default() };
    assert_eq!(faults(&ForceFile::of(vec![leader(), UnitFile::of(UnitType::Jet)]), &rich), []);
}

#[test]
fn pf_r_76_a_howitzer_and_its_jeep_cost_too_much() {
    let leader = UnitFile { commander: true, ..cheap() };
    let howitzer = UnitFile::of(UnitType::Howitzer);
    assert_eq!(faults(&ForceFile::of(vec![leader.clone(), howitzer.clone()]), &Options::default()), []);
    let force = ForceFile::of(vec![leader, howitzer, UnitFile::of(UnitType::Jeep)]);
    let told = told(&faults(&force, &Options::default()));
    assert_eq!(told.iter().map(|(clause, _)| *clause).collect::<Vec<_>>(), ["PF-SCEN-04", "PF-R-76"]);
    assert!(told[1].1.contains("472 points, with the cheapest Commander (60) 532"), "{}", told[1].1);
}

#[test]
fn pf_stance_01_the_prone_pose_cannot_lift_defence_above_superb() {
    let prone = UnitFile { stance: Some(Stance::Prone), ..UnitFile::of(UnitType::Bfg) };
    let told = told(&beside_leader(&[prone]));
    let sentence = "Unit 2 (bfg) is prone with Defence +4, which would be +2 standing; both must be from -3 to +3";
    assert_eq!(told, [("PF-STANCE-01", sentence.into())]);
}

#[test]
fn pf_r_67_vehicles_have_no_pose() {
    let jeep = UnitFile { stance: Some(Stance::Prone), ..UnitFile::of(UnitType::Jeep) };
    assert_eq!(told(&beside_leader(&[jeep]))[0].0, "PF-R-67");
}

fn weapon(name: &str, kind: WeaponKind) -> Weapon {
    Weapon { name: name.into(), kind, rl: -1, al: -1 }
}

#[test]
fn pf_r_70_weapons_have_names_of_their_own() {
    let two = UnitFile { extra: vec![weapon("rifle", WeaponKind::Shot)], ..BASIC };
    assert!(matches!(&beside_leader(&[two])[..], [ForceFault::SameWeapon { nth: 1, .. }]));
    let nameless = UnitFile { weapons: Some(vec![weapon(" ", WeaponKind::Shot)]), ..BASIC };
    assert!(matches!(&beside_leader(&[nameless])[..], [ForceFault::WeaponName { nth: 1, .. }]));
    let many = (0..7).map(|n| weapon(&format!("gun {n}"), WeaponKind::Shot)).collect();
    let many = UnitFile { weapons: Some(many), ..BASIC };
    assert!(matches!(&beside_leader(&[many])[..], [ForceFault::TooManyWeapons { weapons: 7, .. }]));
}

#[test]
fn pf_spec_01_no_other_type_carries_a_special_weapon() {
    let cheat = UnitFile { extra: vec![weapon("tube", WeaponKind::Bazooka)], ..BASIC };
    let told = told(&beside_leader(&[cheat]));
    assert_eq!(told, [("PF-SPEC-01", "Unit 2 (basic) cannot carry tube: only a Bazooka Trooper may".into())]);
}

#[test]
fn pf_tank_01_only_vehicles_carry_the_large_disc() {
    let cheat = UnitFile { extra: vec![weapon("cannon", WeaponKind::Disc)], ..BASIC };
    assert_eq!(told(&beside_leader(&[cheat]))[0].0, "PF-TANK-01");
}

#[test]
fn pf_exp_01_any_trooper_may_carry_grenades() {
    let thrower = UnitFile { extra: vec![weapon("grenade", WeaponKind::Grenade)], ..BASIC };
    assert_eq!(beside_leader(&[thrower]), []);
}

#[test]
fn pf_r_55_a_jeep_has_no_weapon_whose_level_can_be_set() {
    let jeep = UnitFile { al: Some(2), ..UnitFile::of(UnitType::Jeep) };
    assert_eq!(told(&beside_leader(&[jeep]))[0].0, "PF-R-55");
}

#[test]
fn pf_radio_03_one_radioman_at_most_has_each_role() {
    let radioman = |role| UnitFile { radio: Some(role), ..UnitFile::of(UnitType::Radioman) };
    assert_eq!(beside_leader(&[radioman(RadioRole::Command), radioman(RadioRole::Trooper)]), []);
    let twice = beside_leader(&[radioman(RadioRole::Command), radioman(RadioRole::Command)]);
    assert_eq!(twice, [ForceFault::SameRole { role: RadioRole::Command, radiomen: 2 }]);
    let nobody = UnitFile { radio: Some(RadioRole::Trooper), ..BASIC };
    assert!(matches!(&beside_leader(&[nobody])[..], [ForceFault::NoRadio { nth: 1, .. }]));
}

#[test]
fn pf_r_58_only_an_option_requires_radiomen() {
    let alone = ForceFile::of(vec![leader()]);
    assert_eq!(faults(&alone, &Options::default()), []);
    for (radio_required, missing) in [(RadioRequired::Command, 1), (RadioRequired::Both, 2)] {
        let options = Options { radio_required, ..Options::default() };
        let told = told(&faults(&alone, &options));
        assert_eq!(told.len(), missing);
        assert_eq!(told[0], ("PF-R-58", "a Command Radioman is missing; the options of this table ask for one".into()));
    }
}

#[test]
fn pf_radio_02_radiomen_and_jeep_of_the_commander_can_be_bought() {
    let team = [UnitType::Commander, UnitType::Radioman, UnitType::Jeep].map(UnitFile::of);
    let mut force = ForceFile::of(team.to_vec());
    force.units[0].commander = true;
    force.units[1].radio = Some(RadioRole::Command);
    assert_eq!(faults(&force, &Options::default()), []);
}

#[test]
fn pf_r_25_only_troopers_have_binoculars() {
    assert_eq!(beside_leader(&[UnitFile { spotter: true, ..BASIC }]), []);
    let jeep = UnitFile { spotter: true, ..UnitFile::of(UnitType::Jeep) };
    assert_eq!(told(&beside_leader(&[jeep]))[0].0, "PF-R-25");
}

#[test]
fn pf_r_112_a_file_for_either_side_has_no_ids() {
    let named = UnitFile { id: Some("g7".parse().unwrap()), ..BASIC };
    assert!(matches!(&beside_leader(&[named])[..], [ForceFault::OwnId { nth: 1, .. }]));
    let twice = UnitFile { id: Some("t0".parse().unwrap()), ..BASIC };
    let told = told(&beside_leader(&[twice]));
    assert_eq!(told[0], ("PF-R-112", "t0 is the id of two things; each needs one of its own".into()));
}

#[test]
fn pf_mine_03_at_most_40_markers() {
    let force = ForceFile { markers: 41, ..ForceFile::of(vec![leader()]) };
    let free = Options { mine_cost: Some(0), ..Options::default() };
    assert_eq!(faults(&force, &free), [ForceFault::TooManyMarkers { markers: 41 }]);
}

#[test]
fn pf_r_71_a_file_must_be_for_this_game_with_names_that_can_be_shown() {
    let long = "x".repeat(41);
    let force = ForceFile {
        format: 2,
        game: "chess".into(),
        name: long.clone(),
        ..ForceFile::of(vec![UnitFile { name: long, ..leader() }])
    };
    let told = told(&faults(&force, &Options::default()));
    assert_eq!(told.iter().map(|(clause, _)| *clause).collect::<Vec<_>>(), ["PF-R-71"; 4]);
}

#[test]
fn pf_r_71_all_faults_are_reported_at_once() {
    let faulty = ForceFile {
        format: 3,
        markers: 99,
        ..ForceFile::of(vec![UnitFile { ml: Some(9), radio: Some(RadioRole::Command), ..BASIC }; 30])
    };
    let told = told(&faults(&faulty, &Options::default()));
    let mut clauses: Vec<&str> = told.iter().map(|(clause, _)| *clause).collect();
    clauses.dedup();
    let expected = ["PF-R-71", "PF-SCEN-03", "PF-MINE-03", "PF-SCEN-04", "PF-CMD-01", "PF-STAT-07", "PF-RADIO-03"];
    for clause in expected {
        assert!(clauses.contains(&clause), "no fault for {clause}: {clauses:?}");
    }
}

#[test]
fn a_force_of_thousands_of_units_is_not_checked_unit_by_unit() {
    let force = ForceFile { markers: u32::MAX, ..ForceFile::of(vec![UnitFile::of(UnitType::Jet); 5_000]) };
    assert!(faults(&force, &Options::default()).len() < 10);
}
