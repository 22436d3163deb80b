//! Attacks: who may attack what, totals, damage, range, and attacks at the same time.

use crate::table::{attack, hit, is, log, no_log, table};
use serde_json::json;

#[test]
fn pf_atk_01_only_own_steady_units_attack() {
    let one = json!({ "unit": "t1", "target": "g1" });
    attack()
        .unit("g1 basic 10 10")
        .with("g2 basic 10 12", json!({ "state": "routed" }))
        .unit("t1 basic 12 10")
        .refuse_attack(one, "PF-ATK-01")
        .refuse_attack(json!({ "unit": "g7", "target": "t1" }), "PF-ATK-01")
        .refuse_attack(json!({ "unit": "g2", "target": "t1" }), "PF-R-13")
        .blank(2)
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -1, -1, "no-effect")]);
}

/// Units attack after both sides have moved. With an option, the side that moves may attack earlier.
#[test]
fn pf_atk_01_no_unit_attacks_in_a_movement_phase() {
    let moves = || table("move-a").unit("g1 basic 10 10").unit("t1 basic 12 10");
    let fire = |unit: &str, target: &str| json!({ "do": "fire", "unit": unit, "target": target });
    moves().refuse("green", fire("g1", "t1"), "PF-R-17").then([]);
    moves()
        .option("attack_timing", "anytime")
        .refuse("tan", fire("t1", "g1"), "PF-TURN-02")
        .blank(2)
        .act("green", fire("g1", "t1"))
        .then([hit("g1", "t1", -1, -1, "no-effect")]);
}

#[test]
fn pf_atk_02_a_unit_has_one_attack_in_a_round() {
    let twice = json!([{ "unit": "g1", "target": "t1" }, { "unit": "g1", "target": "t1" }]);
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 12 10")
        .refuse("green", json!({ "do": "commit", "attacks": twice }), "PF-ATK-02")
        .then([]);
}

#[test]
fn pf_u_grn_03_two_weapons_give_one_attack() {
    let both = json!([
        { "unit": "g1", "weapon": "rifle", "target": "t1" },
        { "unit": "g1", "weapon": "grenade", "point": [13, 10] },
    ]);
    attack()
        .unit("g1 grenadier 10 10")
        .unit("t1 basic 13 10")
        .refuse("green", json!({ "do": "commit", "attacks": both }), "PF-ATK-02")
        .then([]);
}

#[test]
fn pf_atk_03_no_attack_is_rolled_until_both_sides_have_committed() {
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 13 10")
        .commit("tan", json!([{ "unit": "t1", "target": "g1" }]))
        .check(no_log(json!({ "kind": "attack" })))
        .luck(["+000", "0000"])
        .commit("green", json!([]))
        .then([hit("t1", "g1", 0, -1, "no-effect")]);
}

#[test]
fn pf_atk_04_the_attack_total_is_dice_and_attack_level() {
    attack()
        .unit("g1 sniper 10 10")
        .unit("t1 basic 20 10")
        .luck(["+-+0", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([
            log(json!({ "kind": "attack", "unit": "g1", "weapon": "rifle", "roll": 1 })),
            hit("g1", "t1", 3, -1, "kill"),
        ]);
}

#[test]
fn pf_stat_04_attack_counts_towards_the_attack_total() {
    attack()
        .with("g1 basic 10 10", json!({ "al": 3 }))
        .unit("t1 basic 12 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", 3, -1, "kill")]);
}

#[test]
fn pf_stat_05_defence_counts_towards_the_defence_total() {
    attack()
        .unit("g1 basic 10 10")
        .with("t1 basic 12 10", json!({ "dl": 3 }))
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -1, 3, "no-damage")]);
}

#[test]
fn pf_stat_03_range_says_how_far_a_weapon_reaches() {
    let far = json!({ "unit": "g1", "target": "t1" });
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 17.01 10")
        .unit("t2 basic 10 17")
        .refuse_attack(far, "PF-R-82")
        .commit("green", json!([{ "unit": "g1", "target": "t2" }]))
        .then([]);
}

#[test]
fn pf_r_82_a_gap_may_exceed_the_reach_by_the_tolerance() {
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 17.0009 10")
        .unit("g2 basic 10 20")
        .unit("t2 basic 17.0011 20")
        .refuse_attack(json!({ "unit": "g2", "target": "t2" }), "PF-R-82")
        .commit("green", json!([{ "unit": "g1", "target": "t1" }]))
        .then([]);
}

#[test]
fn pf_dmg_01_a_kill_destroys() {
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 12 10")
        .luck(["+++0", "-000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([
            log(json!({ "kind": "destroyed", "unit": "t1" })),
            is("t1", json!({ "state": "destroyed", "at": null })),
        ]);
}

#[test]
fn pf_dmg_02_an_injury_lowers_defence_for_good() {
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 12 10")
        .luck(["+++0", "+000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([is("t1", json!({ "dl": -2, "injuries": 1, "state": "steady" }))]);
}

#[test]
fn pf_dmg_03_defence_worn_down_to_abysmal_destroys() {
    attack()
        .unit("g1 basic 10 10")
        .with("t1 basic 12 10", json!({ "injuries": 2 }))
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -1, -3, "injury"), is("t1", json!({ "state": "destroyed", "dl": -4 }))]);
}

#[test]
fn pf_dmg_04_a_dash_in_the_chart_is_no_damage() {
    result_of("0000", "+000", "no-damage", 0);
}

#[test]
fn pf_dmg_05_ne_in_the_chart_has_no_effect() {
    result_of("+000", "0000", "no-effect", 0);
}

#[test]
fn pf_dmg_06_inj_in_the_chart_injures() {
    result_of("++00", "0000", "injury", 1);
}

#[test]
fn pf_dmg_07_kil_in_the_chart_destroys() {
    result_of("++++", "0000", "kill", 0);
}

#[track_caller]
fn result_of(attack_roll: &str, defence_roll: &str, result: &str, injuries: i32) {
    let state = if result == "kill" { "destroyed" } else { "steady" };
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 12 10")
        .luck([attack_roll, defence_roll])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([
            log(json!({ "kind": "hit", "target": "t1", "result": result })),
            is("t1", json!({ "state": state, "injuries": injuries })),
        ]);
}

#[test]
fn pf_r_83_only_an_injury_counts_for_removal() {
    // a Terrible Trooper in a marsh has a defence total of -4, which is Abysmal, but stays in play
    attack()
        .terrain("p1", "marsh", [11.0, 8.0, 16.0, 12.0])
        .unit("g1 basic 9 10")
        .with("t1 basic 12 10", json!({ "dl": -3 }))
        .luck(["---0", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -4, -4, "no-effect"), is("t1", json!({ "state": "steady", "dl": -3 }))]);
}

#[test]
fn pf_r_83_injuries_stay() {
    let hurt = table("morale").given("start", json!({ "green": 8, "tan": 8 }));
    hurt.with("g1 basic 10 10", json!({ "injuries": 1 }))
        .blank(3)
        .roll()
        .then([is("g1", json!({ "injuries": 1, "dl": -2, "state": "steady" }))]);
}

#[test]
fn pf_r_18_a_unit_destroyed_in_the_step_still_attacks() {
    attack()
        .unit("g1 basic 10 10")
        .unit("t1 basic 13 10")
        .luck(["++++", "0000", "++++", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([{ "unit": "t1", "target": "g1" }]))
        .then([is("g1", json!({ "state": "destroyed" })), is("t1", json!({ "state": "destroyed" }))]);
}

#[test]
fn pf_r_18_injuries_count_only_after_the_step_and_then_add_up() {
    let on_one =
        json!([{ "unit": "g1", "target": "t1" }, { "unit": "g2", "target": "t1" }, { "unit": "g3", "target": "t1" }]);
    attack()
        .unit("g1 basic 10 10")
        .unit("g2 basic 10 12")
        .unit("g3 basic 10 14")
        .unit("t1 basic 13 12")
        .luck(["++00", "0000", "++00", "0000", "++00", "0000"])
        .fight(on_one, json!([]))
        .then([hit("g3", "t1", 1, -1, "injury"), is("t1", json!({ "state": "destroyed", "injuries": 3 }))]);
}

#[test]
fn pf_r_79_player_a_rolls_first_in_order_of_ids() {
    // Tan is Player A, so t2 rolls first, then t10, then g1
    attack()
        .given("player_a", json!("tan"))
        .unit("g1 basic 10 10")
        .unit("t2 basic 13 10")
        .unit("t10 basic 10 13")
        .luck(["+000", "0000", "++00", "0000", "-000", "0000"])
        .fight(
            json!([{ "unit": "g1", "target": "t2" }]),
            json!([{ "unit": "t10", "target": "g1" }, { "unit": "t2", "target": "g1" }]),
        )
        .then([
            hit("t2", "g1", 0, -1, "no-effect"),
            hit("t10", "g1", 1, -1, "injury"),
            hit("g1", "t2", -2, -1, "no-damage"),
        ]);
}

#[test]
fn pf_r_97_the_aim_is_one_enemy_on_the_table() {
    attack()
        .unit("g1 basic 10 10")
        .unit("g2 basic 12 10")
        .unit("g3 jeep 10 14")
        .with("t1 basic", json!({ "state": "destroyed" }))
        .with("t2 basic", json!({ "in": "t3" }))
        .unit("t3 jeep 14 14")
        .unit("t4 basic 13 10")
        .refuse_attack(json!({ "unit": "g1", "target": "g2" }), "PF-R-97")
        .refuse_attack(json!({ "unit": "g1", "target": "t1" }), "PF-R-97")
        .refuse_attack(json!({ "unit": "g1", "target": "t2" }), "PF-R-54")
        .refuse_attack(json!({ "unit": "g1", "target": "t99" }), "PF-R-97")
        .refuse_attack(json!({ "unit": "g1" }), "PF-R-97")
        .refuse_attack(json!({ "unit": "g1", "target": "t4", "point": [1, 1] }), "PF-R-97")
        .refuse_attack(json!({ "unit": "g1", "point": [12, 12] }), "PF-R-97")
        .refuse_attack(json!({ "unit": "g1", "weapon": "cannon", "target": "t4" }), "PF-R-70")
        .then([]);
}

#[test]
fn pf_r_97_a_routed_enemy_can_be_a_target() {
    attack()
        .unit("g1 basic 10 10")
        .with("t1 basic 13 10", json!({ "state": "routed" }))
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -1, -1, "no-effect")]);
}

#[test]
fn pf_r_44_attacks_do_not_turn_the_model() {
    attack()
        .unit("g1 basic 10 10 90")
        .unit("t1 basic 10 7")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([is("g1", json!({ "facing": 90 }))]);
}

#[test]
fn pf_r_44_the_option_limits_attacks_to_an_arc_of_90_degrees() {
    attack()
        .option("attack_arc", 90)
        .unit("g1 basic 10 10 0")
        .unit("t1 basic 12 11.9")
        .unit("t2 basic 12 12.1")
        .refuse_attack(json!({ "unit": "g1", "target": "t2" }), "PF-R-44")
        .commit("green", json!([{ "unit": "g1", "target": "t1" }]))
        .then([]);
}

#[test]
fn pf_r_54_only_passengers_of_a_jeep_attack() {
    attack()
        .unit("g1 jeep 10 10")
        .with("g2 basic", json!({ "in": "g1" }))
        .unit("g3 helicopter 10 20")
        .with("g4 basic", json!({ "in": "g3" }))
        .unit("t1 basic 15 10")
        .refuse_attack(json!({ "unit": "g4", "target": "t1" }), "PF-R-54")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g2", "target": "t1" }]), json!([]))
        .then([hit("g2", "t1", -1, -1, "no-effect")]);
}

#[test]
fn pf_r_55_a_jeep_cannot_attack() {
    attack()
        .unit("g1 jeep 10 10")
        .unit("t1 basic 12 10")
        .refuse_attack(json!({ "unit": "g1", "target": "t1" }), "PF-R-55")
        .then([]);
}

#[test]
fn pf_u_jeep_02_a_jeep_does_not_attack_hand_to_hand_either() {
    attack()
        .unit("g1 jeep 10 10")
        .unit("t1 basic 11.75 10")
        .refuse_attack(json!({ "unit": "g1", "target": "t1" }), "PF-R-55")
        .then([]);
}

#[test]
fn pf_turn_04_attacks_wait_for_the_attack_step() {
    table("move-a")
        .unit("g1 basic 10 10")
        .unit("t1 basic 12 10")
        .refuse("green", json!({ "do": "fire", "unit": "g1", "target": "t1" }), "PF-R-17")
        .then([]);
}

#[test]
fn pf_r_17_with_anytime_an_attack_is_rolled_at_once() {
    table("move-a")
        .option("attack_timing", "anytime")
        .unit("g1 basic 10 10")
        .unit("t1 basic 13 10")
        .luck(["++++", "0000"])
        .act("green", json!({ "do": "fire", "unit": "g1", "target": "t1" }))
        .refuse("green", json!({ "do": "fire", "unit": "g1", "target": "t0" }), "PF-ATK-02")
        .then([is("t1", json!({ "state": "destroyed" })), is("g1", json!({ "attacked": true, "moved": false }))]);
}
