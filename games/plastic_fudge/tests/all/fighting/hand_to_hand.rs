//! Hand-to-hand combat, and its penalties for special Troopers.

use crate::table::{attack, hit, is, log, no_log};
use serde_json::{Value, json};

fn shot(unit: &str, target: &str) -> Value {
    json!([{ "unit": unit, "target": target }])
}

#[test]
fn pf_r_20_contact_is_a_tenth_of_an_inch() {
    for (x, hth) in [(11.1, true), (11.11, false)] {
        attack()
            .unit("g1 basic 10 10")
            .unit(&format!("t1 basic {x} 10"))
            .luck(["0000", "0000"])
            .fight(shot("g1", "t1"), json!([]))
            .then([if hth { log(json!({ "kind": "hit", "hth": true })) } else { no_log(json!({ "hth": true })) }]);
    }
}

#[test]
fn pf_r_20_range_terrible_reaches_contact_only() {
    let terrible = || attack().with("g1 basic 10 10", json!({ "rl": -3 }));
    terrible().unit("t1 basic 11.2 10").refuse_attack(json!({ "unit": "g1", "target": "t1" }), "PF-R-20").then([]);
    terrible()
        .unit("t1 basic 11.1 10")
        .luck(["0000", "0000"])
        .fight(shot("g1", "t1"), json!([]))
        .then([log(json!({ "kind": "hit", "hth": true }))]);
}

#[test]
fn pf_r_20_an_option_sets_the_gap_that_counts_as_contact() {
    attack()
        .option("hth_gap", 1)
        .with("g1 basic 10 10", json!({ "rl": -3 }))
        .unit("t1 basic 12 10")
        .luck(["0000", "0000"])
        .fight(shot("g1", "t1"), json!([]))
        .then([log(json!({ "kind": "hit", "hth": true }))]);
}

#[test]
fn pf_r_22_with_the_option_contact_alone_reduces_the_range() {
    let pressed = attack().option("hth_penalty_scope", "contact").unit("g1 bazooka 10 10").unit("t1 basic 9 10");
    pressed
        .unit("t2 basic 20 10")
        .fight(shot("g1", "t2"), json!([]))
        .then([log(json!({ "kind": "attack", "unit": "g1", "wasted": true })), no_log(json!({ "kind": "hit" }))]);
}

#[test]
fn pf_r_21_a_unit_in_contact_may_shoot_at_another_enemy() {
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 11 10")
        .unit("t2 basic 10 14")
        .luck(["0000", "0000"])
        .fight(shot("g1", "t2"), json!([]))
        .then([hit("g1", "t2", -1, -1, "no-effect")]);
}

#[test]
fn pf_r_21_options_allow_penalize_or_forbid_shots_into_a_melee() {
    let melee = || attack().unit("g1 basic 10 10").unit("g2 basic 14 11").unit("t1 basic 14 10");
    let rolled = |totals: i32| hit("g1", "t1", totals, -1, if totals < -1 { "no-damage" } else { "no-effect" });
    melee().luck(["0000", "0000"]).fight(shot("g1", "t1"), json!([])).then([rolled(-1)]);
    melee().option("fire_into_melee", -1).luck(["0000", "0000"]).fight(shot("g1", "t1"), json!([])).then([rolled(-2)]);
    let forbidden = melee().option("fire_into_melee", "forbidden");
    forbidden
        .refuse_attack(json!({ "unit": "g1", "target": "t1" }), "PF-R-21")
        .luck(["0000", "0000"])
        .fight(shot("g2", "t1"), json!([]))
        .then([hit("g2", "t1", -1, -1, "no-effect")]);
}

/// Lets a special Trooper and a Basic Trooper attack each other hand to hand, and checks the totals of both attacks.
#[track_caller]
fn answers_with(kind: &str, attack_total: i32, defence: i32) {
    attack()
        .unit(&format!("g1 {kind} 10 10"))
        .unit("t1 basic 11 10")
        .luck(["0000", "0000", "----", "0000"])
        .fight(shot("g1", "t1"), shot("t1", "g1"))
        .then([
            log(json!({ "kind": "hit", "unit": "g1", "attack": attack_total, "hth": true })),
            hit("t1", "g1", -5, defence, "no-damage"),
            is("g1", json!({ "fought": true })),
        ]);
}

#[test]
fn pf_u_mor_02_a_mortar_loses_two_levels() {
    answers_with("mortar", -1, 0);
}

#[test]
fn pf_u_c50_02_a_fifty_cal_loses_two_levels() {
    answers_with("fifty-cal", 0, 0);
}

#[test]
fn pf_u_baz_02_a_bazooka_loses_two_levels() {
    answers_with("bazooka", 0, 0);
}

#[test]
fn pf_u_flm_04_a_flamethrower_loses_two_levels_and_its_template() {
    answers_with("flamethrower", 0, 0);
    attack()
        .unit("g1 flamethrower 10 10")
        .unit("t1 basic 11 10")
        .luck(["----", "0000"])
        .fight(json!([{ "unit": "g1", "direction": 0 }]), shot("t1", "g1"))
        .then([log(json!({ "kind": "attack", "unit": "g1", "wasted": true })), no_log(json!({ "kind": "blast" }))]);
}

#[test]
fn pf_u_bfg_02_a_bfg_trooper_gains_two_levels() {
    answers_with("bfg", 4, 2);
}

#[test]
fn pf_r_22_range_drops_by_three_levels_and_wastes_farther_shots() {
    // a .50 cal that an enemy attacks hand to hand reaches one band
    for (y, wasted) in [(14.0, false), (14.1, true)] {
        let position = attack().unit("g1 fifty-cal 10 10").unit("t1 basic 11 10").unit(&format!("t2 basic 10 {y}"));
        let position = position.blank(if wasted { 2 } else { 4 }).fight(shot("g1", "t2"), shot("t1", "g1"));
        let wasted_shot = log(json!({ "kind": "attack", "unit": "g1", "wasted": true }));
        position.then([if wasted { wasted_shot } else { hit("g1", "t2", 0, -1, "no-effect") }]);
    }
}

#[test]
fn pf_r_22_with_the_option_contact_is_enough_for_the_penalties() {
    let touched = |scope: &str| {
        attack()
            .option("hth_penalty_scope", scope)
            .unit("g1 bazooka 10 10")
            .unit("t1 basic 11 10")
            .luck(["0000", "0000"])
            .fight(shot("g1", "t1"), json!([]))
    };
    touched("declared").then([hit("g1", "t1", 2, -1, "injury")]);
    touched("contact").then([hit("g1", "t1", 0, -1, "no-effect")]);
}

#[test]
fn pf_r_23_the_knife_counts_only_against_an_attack_hand_to_hand() {
    let bfg = || attack().unit("g1 bfg 10 10").unit("t1 basic 11 10").unit("t2 basic 10 14");
    bfg().luck(["0000", "0000"]).fight(shot("g1", "t1"), json!([])).then([hit("g1", "t1", 2, -1, "injury")]);
    bfg()
        .luck(["0000", "0000", "0000", "0000"])
        .fight(shot("g1", "t2"), shot("t1", "g1"))
        .then([hit("g1", "t2", 2, -1, "injury")]);
    bfg()
        .option("bfg_gain", "al+dl")
        .luck(["0000", "0000", "0000", "0000"])
        .fight(shot("g1", "t1"), shot("t1", "g1"))
        .then([hit("g1", "t1", 4, -1, "kill"), hit("t1", "g1", -1, 4, "no-damage")]);
}

#[test]
fn pf_r_96_a_flyer_is_never_in_contact() {
    let bases = || attack().with("g1 basic 10 10", json!({ "rl": -3 })).unit("t1 helicopter 12.5 10");
    bases().refuse_attack(json!({ "unit": "g1", "target": "t1" }), "PF-R-20").then([]);
    bases()
        .luck(["0000", "0000"])
        .fight(json!([]), shot("t1", "g1"))
        .then([hit("t1", "g1", 3, -1, "kill"), no_log(json!({ "hth": true }))]);
}

#[test]
fn pf_r_98_a_mortar_without_a_spotter_hits_only_an_enemy_that_attacks_it() {
    let wall = [8.0, 2.0, 9.0, 14.0];
    let blind = || attack().terrain("p1", "building", wall).unit("g1 mortar 10 10").unit("t1 basic 11 10");
    blind().fight(shot("g1", "t1"), json!([])).then([log(json!({ "kind": "attack", "unit": "g1", "wasted": true }))]);
    blind().luck(["0000", "0000", "----", "0000"]).fight(shot("g1", "t1"), shot("t1", "g1")).then([hit(
        "g1",
        "t1",
        -1,
        -1,
        "no-effect",
    )]);
}

#[test]
fn pf_r_97_a_tank_lays_its_disc_on_a_target_in_contact() {
    // the disc hits the Tank itself too; terrain counts as it does against a Ranged attack
    attack()
        .terrain("p1", "forest", [11.8, 8.0, 16.0, 12.0])
        .unit("g1 tank 10 10")
        .unit("t1 bazooka 12.3 10")
        .luck(["0000", "++++", "++++", "0000", "0000"])
        .fight(shot("g1", "t1"), shot("t1", "g1"))
        .then([
            log(json!({ "kind": "hit", "unit": "g1", "target": "g1", "attack": 2, "defence": 7, "cover": "half" })),
            log(json!({ "kind": "hit", "unit": "g1", "target": "t1", "attack": 2, "defence": 5, "cover": "full" })),
            log(json!({ "kind": "hit", "unit": "t1", "target": "g1", "attack": 0, "hth": true })),
            is("t1", json!({ "fought": true })),
        ]);
}

#[test]
fn pf_r_97_a_disc_cannot_be_aimed_at_a_unit_out_of_contact() {
    attack()
        .unit("g1 tank 10 10")
        .unit("t1 basic 15 10")
        .refuse_attack(json!({ "unit": "g1", "target": "t1" }), "PF-R-97")
        .then([]);
}
