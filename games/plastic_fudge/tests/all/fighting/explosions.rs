//! Explosions: grenades, discs, templates that cover only a part of a base, and holes in Bases (Buildings, Fortresses
//! and the camp).

use crate::table::{attack, hit, is, log, no_log};
use serde_json::{Value, json};

fn throw(x: f64, y: f64) -> Value {
    json!([{ "unit": "g1", "weapon": "grenade", "point": [x, y] }])
}

#[test]
fn pf_eq_03_the_grenade_disc_reaches_one_and_three_quarter_inches() {
    // a base has a radius of half an inch; up to 1.25 inches from the centre it is fully under the disc, and from 2.25
    // inches on it is outside
    attack()
        .unit("g1 grenadier 10 10")
        .unit("t1 basic 14.25 10")
        .unit("t2 basic 13 11.3")
        .unit("t3 basic 13 7.74")
        .luck(["0000", "0000", "0000"])
        .fight(throw(13.0, 10.0), json!([]))
        .then([
            log(json!({ "kind": "hit", "target": "t1", "cover": "full" })),
            log(json!({ "kind": "hit", "target": "t2", "cover": "half" })),
            no_log(json!({ "kind": "hit", "target": "t3" })),
        ]);
}

#[test]
fn pf_eq_04_the_large_disc_reaches_three_and_a_half_inches() {
    attack()
        .unit("g1 tank 10 10")
        .unit("t1 basic 20 13")
        .unit("t2 basic 20 6.1")
        .unit("t3 basic 24.01 10")
        .luck(["0000", "0000", "0000"])
        .fight(json!([{ "unit": "g1", "point": [20, 10] }]), json!([]))
        .then([
            log(json!({ "kind": "hit", "target": "t1", "cover": "full" })),
            log(json!({ "kind": "hit", "target": "t2", "cover": "half" })),
            no_log(json!({ "kind": "hit", "target": "t3" })),
        ]);
}

#[test]
fn pf_exp_01_a_grenade_hits_friends_and_enemies() {
    attack()
        .unit("g1 grenadier 10 10")
        .unit("g2 basic 13 11")
        .unit("t1 basic 13 9.5")
        .luck(["0000", "0000", "0000"])
        .fight(throw(13.0, 10.0), json!([]))
        .then([hit("g1", "g2", 2, -1, "injury"), hit("g1", "t1", 2, -1, "injury")]);
}

#[test]
fn pf_exp_02_a_grenade_reaches_half_of_its_range() {
    attack()
        .unit("g1 grenadier 10 10")
        .refuse_attack(throw(15.01, 10.0)[0].clone(), "PF-EXP-02")
        .commit("green", throw(15.0, 10.0))
        .then([]);
}

#[test]
fn pf_exp_03_the_disc_is_laid_where_it_was_aimed() {
    attack()
        .unit("g1 grenadier 10 10")
        .luck(["+000"])
        .fight(throw(13.5, 11.0), json!([]))
        .then([log(json!({ "kind": "blast", "unit": "g1", "at": [13.5, 11], "attack": 3 }))]);
}

#[test]
fn pf_exp_04_all_units_under_the_disc_defend_in_order_of_ids() {
    attack()
        .unit("g1 grenadier 10 10")
        .unit("g10 basic 13 10.8")
        .unit("t1 jeep 14 9")
        .luck(["0000", "-000", "+000"])
        .fight(throw(13.0, 10.0), json!([]))
        .then([hit("g1", "g10", 2, -2, "kill"), hit("g1", "t1", 2, 0, "no-effect")]);
}

#[test]
fn pf_exp_05_a_base_half_under_a_template_is_harmed_one_step_less() {
    attack()
        .unit("g1 grenadier 10 10")
        .unit("t1 basic 13 12")
        .luck(["++00", "0000"])
        .fight(throw(13.0, 10.0), json!([]))
        .then([hit("g1", "t1", 4, -1, "injury"), is("t1", json!({ "injuries": 1, "state": "steady" }))]);
}

#[test]
fn pf_r_33_with_the_option_half_in_raises_the_defence_total() {
    attack()
        .option("half_in", "row")
        .unit("g1 grenadier 10 10")
        .unit("t1 basic 13 12")
        .luck(["++00", "0000"])
        .fight(throw(13.0, 10.0), json!([]))
        .then([hit("g1", "t1", 4, 0, "kill")]);
}

#[test]
fn pf_exp_06_a_unit_outside_the_disc_is_not_hit() {
    attack()
        .unit("g1 grenadier 10 10")
        .unit("t1 basic 13 12.25")
        .luck(["0000"])
        .fight(throw(13.0, 10.0), json!([]))
        .then([no_log(json!({ "kind": "hit" }))]);
}

#[test]
fn pf_exp_07_an_abysmal_roll_drops_the_grenade() {
    attack()
        .unit("g1 grenadier 10 10")
        .unit("g2 basic 10 11.1")
        .unit("t1 basic 14 10")
        .luck(["----", "0000", "0000", "0000"])
        .fight(throw(14.0, 10.0), json!([]))
        .then([
            log(json!({ "kind": "dropped", "unit": "g1", "roll": 0 })),
            hit("g1", "g1", 2, -1, "injury"),
            hit("g1", "g2", 2, -1, "injury"),
            no_log(json!({ "kind": "hit", "target": "t1" })),
        ]);
}

#[test]
fn pf_r_35_with_the_option_a_dropped_grenade_keeps_its_roll() {
    attack()
        .option("dropped_blast", "same-roll")
        .unit("g1 grenadier 10 10")
        .luck(["----", "0000"])
        .fight(throw(14.0, 10.0), json!([]))
        .then([log(json!({ "kind": "dropped", "roll": -4 })), hit("g1", "g1", -2, -1, "no-damage")]);
}

#[test]
fn pf_r_35_a_second_abysmal_roll_drops_nothing_more() {
    attack().unit("g1 grenadier 10 10").luck(["----", "----", "0000"]).fight(throw(14.0, 10.0), json!([])).then([hit(
        "g1",
        "g1",
        -2,
        -1,
        "no-damage",
    )]);
}

#[test]
fn pf_r_03_with_the_option_the_total_must_be_abysmal() {
    // the Attack level is +2, so the total is -2, and the grenade is not dropped
    attack()
        .option("abysmal", "total")
        .unit("g1 grenadier 10 10")
        .luck(["----"])
        .fight(throw(14.0, 10.0), json!([]))
        .then([no_log(json!({ "kind": "dropped" }))]);
}

#[test]
fn pf_r_32_all_targets_share_a_roll_but_height_counts_for_each() {
    attack()
        .hill("p1", [13.2, 8.0, 16.0, 12.0], 3)
        .unit("g1 grenadier 10 10")
        .unit("t1 basic 12.5 10")
        .unit("t2 basic 14 10")
        .luck(["+000", "0000", "0000"])
        .fight(throw(13.2, 10.0), json!([]))
        .then([
            hit("g1", "t1", 3, -1, "kill"),
            hit("g1", "t2", 3, 0, "injury"),
            json!({ "log_count": { "match": { "kind": "attack" }, "count": 1 } }),
        ]);
}

#[test]
fn pf_r_34_with_the_option_a_grenade_reaches_half_of_its_bands() {
    attack()
        .option("grenade_half", "bands")
        .unit("g1 grenadier 10 10")
        .refuse_attack(throw(13.6, 10.0)[0].clone(), "PF-EXP-02")
        .commit("green", throw(13.5, 10.0))
        .then([]);
}

#[test]
fn pf_r_36_a_disc_can_hit_its_own_attacker() {
    attack()
        .unit("g1 tank 10 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "point": [12, 10] }]), json!([]))
        .then([log(json!({ "kind": "hit", "unit": "g1", "target": "g1", "cover": "half" }))]);
}

#[test]
fn pf_tank_01_each_attack_lays_the_large_disc() {
    attack()
        .unit("g1 tank 10 10")
        .unit("t1 basic 20 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "point": [20, 10] }]), json!([]))
        .then([log(json!({ "kind": "blast", "unit": "g1", "at": [20, 10] })), hit("g1", "t1", 2, -1, "injury")]);
}

#[test]
fn pf_u_tnk_01_a_tank_must_see_the_point() {
    attack()
        .terrain("p1", "building", [14.0, 8.0, 15.0, 12.0])
        .unit("g1 tank 10 10")
        .refuse_attack(json!({ "unit": "g1", "point": [20, 10] }), "PF-R-42")
        .then([]);
}

#[test]
fn pf_baz_01_a_bazooka_lays_no_disc_even_against_vehicles() {
    attack()
        .unit("g1 bazooka 10 10")
        .unit("t1 tank 18 10")
        .unit("t2 basic 18 12.5")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([
            hit("g1", "t1", 2, 3, "no-damage"),
            no_log(json!({ "kind": "blast" })),
            no_log(json!({ "target": "t2", "kind": "hit" })),
        ]);
}

#[test]
fn pf_r_29_with_the_option_a_bazooka_has_a_bonus_against_vehicles() {
    attack()
        .option("bazooka_vs_vehicle", 2)
        .unit("g1 bazooka 10 10")
        .unit("g2 bazooka 10 14")
        .unit("t1 tank 18 10")
        .unit("t2 basic 18 14")
        .luck(["0000", "0000", "0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }, { "unit": "g2", "target": "t2" }]), json!([]))
        .then([hit("g1", "t1", 4, 3, "no-effect"), hit("g2", "t2", 2, -1, "injury")]);
}

#[test]
fn pf_u_baz_01_a_bazooka_can_injure_a_tank() {
    attack()
        .unit("g1 bazooka 10 10")
        .unit("t1 tank 18 10")
        .luck(["++++", "-000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", 6, 2, "injury")]);
}

#[test]
fn pf_baz_02_a_bazooka_cuts_a_hole_as_large_as_the_grenade_disc() {
    attack()
        .terrain("p1", "fortress", [14.0, 8.0, 18.0, 12.0])
        .unit("g1 bazooka 10 10")
        .unit("t1 basic 15 10")
        .fight(json!([{ "unit": "g1", "piece": "p1", "point": [14, 10] }]), json!([]))
        .then([
            json!({ "piece": { "id": "p1", "there": true, "holes": [[14, 10, 1.75]] } }),
            no_log(json!({ "kind": "hit" })),
            is("t1", json!({ "injuries": 0 })),
        ]);
}

#[test]
fn pf_r_30_a_bazooka_needs_a_point_of_a_base_in_reach_and_sight() {
    let bazooka = || attack().terrain("p1", "building", [14.0, 8.0, 18.0, 12.0]).unit("g1 bazooka 10 10");
    let at = |x: f64, y: f64| json!({ "unit": "g1", "piece": "p1", "point": [x, y] });
    bazooka()
        .refuse_attack(at(13.5, 10.0), "PF-R-30")
        .refuse_attack(at(18.0, 10.0), "PF-R-42")
        .terrain("p2", "forest", [30.0, 30.0, 32.0, 32.0])
        .refuse_attack(json!({ "unit": "g1", "piece": "p2", "point": [31, 31] }), "PF-R-30")
        .refuse_attack(json!({ "unit": "g0", "piece": "p1", "point": [14, 10] }), "PF-R-30")
        .then([]);
    let far = attack().terrain("p1", "building", [25.6, 8.0, 30.0, 12.0]).unit("g1 bazooka 10 10");
    far.refuse_attack(at(25.6, 10.0), "PF-R-82").then([]);
}

#[test]
fn pf_r_31_only_a_kill_cuts_a_hole() {
    for (roll, defence, holed) in [("++00", "-000", false), ("++00", "----", true)] {
        let fight = attack()
            .terrain("p1", "building", [20.0, 8.0, 30.0, 12.0])
            .unit("g1 tank 10 10")
            .luck([roll, defence])
            .fight(json!([{ "unit": "g1", "point": [18, 10] }]), json!([]));
        let holes = if holed { json!([[18, 10, 3.5]]) } else { json!([]) };
        fight.then([
            log(json!({ "kind": "hit", "unit": "g1", "piece": "p1", "attack": 4 })),
            json!({ "piece": { "id": "p1", "there": true, "holes": holes } }),
        ]);
    }
}

#[test]
fn pf_r_111_bases_defend_after_units_and_are_never_half_in() {
    attack()
        .terrain("p2", "building", [20.0, 8.0, 30.0, 12.0])
        .terrain("p10", "fortress", [16.0, 12.0, 20.0, 16.0])
        .unit("g1 tank 10 10")
        .unit("t1 basic 18 9")
        .luck(["0000", "+000", "++00", "+++0"])
        .fight(json!([{ "unit": "g1", "point": [18, 10] }]), json!([]))
        .then([
            hit("g1", "t1", 2, 0, "injury"),
            log(json!({ "kind": "hit", "piece": "p2", "defence": 5, "result": "no-damage" })),
            log(json!({ "kind": "hit", "piece": "p10", "defence": 6, "result": "no-damage" })),
        ]);
}
