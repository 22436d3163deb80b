//! Units with rules of their own: mortar, .50 cal, flamethrower, Howitzer, Helicopter.

use crate::table::{Table, attack, hit, is, log, no_log};
use serde_json::{Value, json};

fn shot(unit: &str, target: &str) -> Value {
    json!([{ "unit": unit, "target": target }])
}

/// Returns a table with a mortar behind a building, and a target on the other side.
fn behind_a_building() -> Table {
    attack().terrain("p1", "building", [14.0, 4.0, 18.0, 16.0]).unit("g1 mortar 10 10").unit("t1 basic 23 10")
}

#[test]
fn pf_u_mor_01_a_mortar_needs_a_spotter() {
    behind_a_building().refuse_attack(shot("g1", "t1")[0].clone(), "PF-U-MOR-01").then([]);
    behind_a_building()
        .with("g0 basic 23 20", json!({ "commander": true }))
        .luck(["0000", "0000"])
        .fight(shot("g1", "t1"), json!([]))
        .then([hit("g1", "t1", 1, -1, "injury")]);
}

#[test]
fn pf_r_25_commanders_binoculars_and_helicopters_spot() {
    let with = |said: &str, more: Value| behind_a_building().with(said, more);
    let legal = [
        with("g2 basic 30 10", json!({ "spotter": true })),
        with("g2 helicopter 30 10", json!({})),
        with("g2 commander 30 10", json!({})),
    ];
    for position in legal {
        position.commit("green", shot("g1", "t1")).then([]);
    }
    let refused = [
        with("g2 basic 30 10", json!({})),
        with("g2 basic 30 10", json!({ "spotter": true, "state": "routed" })),
        with("g2 basic 10 12", json!({ "spotter": true })),
    ];
    for position in refused {
        position.refuse_attack(shot("g1", "t1")[0].clone(), "PF-U-MOR-01").then([]);
    }
}

#[test]
fn pf_r_25_a_spotter_may_attack_and_spots_for_several_mortars() {
    behind_a_building()
        .unit("g2 mortar 10 12")
        .with("g3 basic 27 10", json!({ "spotter": true }))
        .luck(["0000", "0000", "0000", "0000", "0000", "0000"])
        .fight(
            json!([{ "unit": "g1", "target": "t1" }, { "unit": "g2", "target": "t1" }, { "unit": "g3", "target": "t1" }]),
            json!([]),
        )
        .then([hit("g2", "t1", 1, -1, "injury"), hit("g3", "t1", -1, -1, "no-effect")]);
}

#[test]
fn pf_r_63_a_disc_hits_a_helicopter() {
    attack()
        .unit("g1 grenadier 10 10")
        .unit("t1 helicopter 14 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "weapon": "grenade", "point": [14, 10] }]), json!([]))
        .then([log(json!({ "kind": "hit", "target": "t1", "attack": 2, "defence": 1, "cover": "half" }))]);
}

#[test]
fn pf_u_hel_01_a_helicopter_attacks_while_it_hovers() {
    attack()
        .unit("g1 helicopter 10 10")
        .unit("t1 basic 10.5 10")
        .luck(["0000", "0000"])
        .fight(shot("g1", "t1"), json!([]))
        .then([hit("g1", "t1", 3, -1, "kill")]);
}

#[test]
fn pf_r_26_with_the_option_the_mortar_has_a_disc() {
    let mortar = || {
        attack()
            .option("mortar_template", "grenade")
            .unit("g1 mortar 10 10")
            .unit("t1 basic 20 10")
            .unit("t2 basic 20 12")
    };
    mortar().refuse_attack(shot("g1", "t1")[0].clone(), "PF-R-97").then([]);
    mortar().luck(["0000", "0000", "0000"]).fight(json!([{ "unit": "g1", "point": [20, 10] }]), json!([])).then([
        log(json!({ "kind": "hit", "target": "t1", "cover": "full" })),
        log(json!({ "kind": "hit", "target": "t2", "cover": "half" })),
    ]);
}

#[test]
fn pf_eq_05_a_flame_is_a_sector_of_45_degrees() {
    attack()
        .unit("g1 flamethrower 10 10")
        .unit("t1 basic 12 10")
        .unit("t2 basic 12 11.3")
        .unit("t3 basic 12 8.4")
        .luck(["0000", "0000", "0000"])
        .fight(json!([{ "unit": "g1", "direction": 0 }]), json!([]))
        .then([
            log(json!({ "kind": "hit", "target": "t1", "cover": "full" })),
            log(json!({ "kind": "hit", "target": "t2", "cover": "half" })),
            no_log(json!({ "kind": "hit", "target": "t3" })),
        ]);
}

#[test]
fn pf_u_flm_01_the_flame_goes_in_any_direction_and_spares_its_bearer() {
    attack()
        .unit("g1 flamethrower 10 10 0")
        .unit("t1 basic 8 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "direction": 180 }]), json!([]))
        .then([hit("g1", "t1", 2, -1, "injury"), no_log(json!({ "kind": "hit", "target": "g1" }))]);
}

#[test]
fn pf_r_27_a_flame_has_its_reach_and_stops_at_buildings() {
    let burns = |position: Table, rolls: usize| {
        position.blank(rolls).fight(json!([{ "unit": "g1", "direction": 0 }]), json!([]))
    };
    let flame = || attack().unit("g1 flamethrower 10 10");
    let t1 = || json!({ "kind": "hit", "target": "t1" });
    burns(flame().unit("t1 basic 13.9 10"), 2).then([log(t1())]);
    burns(flame().unit("t1 basic 14.1 10"), 1).then([no_log(t1())]);
    burns(flame().unit("t1 basic 13.9 10").option("flame_from_edge", false), 1).then([no_log(t1())]);
    burns(flame().unit("t1 basic 14.9 10").option("flame_radius", 4), 2).then([log(t1())]);
    let shelter = [11.0, 9.0, 11.5, 11.0];
    burns(flame().unit("t1 basic 12.5 10").terrain("p1", "building", shelter), 1).then([no_log(t1())]);
    burns(flame().unit("t1 basic 12.5 10").hill("p1", shelter, 9), 2).then([log(t1())]);
}

#[test]
fn pf_r_97_a_passenger_cannot_lay_the_flame() {
    attack()
        .unit("g1 jeep 10 10")
        .with("g2 flamethrower", json!({ "in": "g1" }))
        .refuse_attack(json!({ "unit": "g2", "direction": 0 }), "PF-R-97")
        .then([]);
}

#[test]
fn pf_u_flm_02_a_legendary_attack_makes_a_flamethrower_explode() {
    // an attack total of +4 against +4 has no effect, but a Legendary attack still makes the Trooper explode
    attack()
        .unit("g1 bfg 5 10")
        .unit("t1 flamethrower 16 10")
        .luck(["++00", "++++"])
        .fight(shot("g1", "t1"), json!([]))
        .then([log(json!({ "kind": "conflagration", "unit": "t1" })), is("t1", json!({ "state": "destroyed" }))]);
}

#[test]
fn pf_u_flm_03_the_explosion_hits_friends_enemies_and_bases() {
    attack()
        .terrain("p1", "building", [18.0, 8.0, 22.0, 12.0])
        .unit("g1 bfg 5 10")
        .unit("g2 basic 16 12")
        .unit("t1 flamethrower 16 10")
        .unit("t2 tank 16 8.3")
        .unit("t3 basic 13 8.5")
        .luck(["++00", "++++"])
        .fight(shot("g1", "t1"), json!([]))
        .then([
            is("g2", json!({ "state": "destroyed" })),
            is("t2", json!({ "state": "destroyed" })),
            is("t3", json!({ "state": "steady", "dl": -2 })),
            json!({ "piece": { "id": "p1", "there": true, "holes": [[16, 10, 3.5]] } }),
        ]);
}

#[test]
fn pf_r_28_a_burning_flamethrower_still_attacks_and_ignites_no_other() {
    attack()
        .unit("g1 bfg 5 10")
        .unit("g2 basic 16 13")
        .unit("t1 flamethrower 16 10 90")
        .unit("t2 flamethrower 17 11")
        .luck(["++00", "++++", "0000", "++++"])
        .fight(shot("g1", "t1"), json!([{ "unit": "t1", "direction": 90 }]))
        .then([
            log(json!({ "kind": "blast", "unit": "t1" })),
            is("t2", json!({ "state": "destroyed" })),
            json!({ "log_count": { "match": { "kind": "conflagration" }, "count": 1 } }),
        ]);
}

#[test]
fn pf_r_03_with_the_option_the_dice_must_be_legendary() {
    let fire = |roll: &str| {
        attack()
            .option("legendary", "natural")
            .unit("g1 bfg 5 10")
            .unit("t1 flamethrower 16 10")
            .luck([roll, "++++"])
            .fight(shot("g1", "t1"), json!([]))
    };
    fire("+++0").then([no_log(json!({ "kind": "conflagration" }))]);
    fire("++++").then([log(json!({ "kind": "conflagration" }))]);
}

#[test]
fn pf_r_99_the_explosion_kills_passengers_and_a_mine_can_cause_it() {
    attack()
        .unit("g1 bfg 5 10")
        .unit("t1 flamethrower 16 10")
        .unit("t2 jeep 17.8 10")
        .with("t3 basic", json!({ "in": "t2" }))
        .luck(["++00", "++++"])
        .fight(shot("g1", "t1"), json!([]))
        .then([
            is("t2", json!({ "state": "destroyed" })),
            is("t3", json!({ "state": "destroyed" })),
            no_log(json!({ "kind": "save" })),
        ]);
    attack()
        .mine("m1", "tan", [13.0, 10.0], true)
        .unit("g1 minesweeper 10 10")
        .unit("t1 flamethrower 14 10")
        .luck(["----", "++00", "++++"])
        .fight(json!([{ "unit": "g1", "mine": "m1" }]), json!([]))
        .then([log(json!({ "kind": "conflagration", "unit": "t1" }))]);
}

#[test]
fn pf_spec_02_a_fifty_cal_hits_farther_and_harder() {
    attack()
        .unit("g1 fifty-cal 10 10")
        .unit("t1 basic 22 10")
        .luck(["0000", "0000"])
        .fight(shot("g1", "t1"), json!([]))
        .then([hit("g1", "t1", 2, -1, "injury")]);
}

#[test]
fn pf_u_how_02_a_howitzer_lays_the_large_disc() {
    attack()
        .unit("g1 howitzer 10 10")
        .unit("t1 basic 20 12.5")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "point": [20, 10] }]), json!([]))
        .then([log(json!({ "kind": "hit", "target": "t1", "attack": 2, "cover": "full" }))]);
}

#[test]
fn pf_r_66_a_howitzer_needs_sight_or_a_spotter_and_must_not_be_towed() {
    let gun = || attack().terrain("p1", "building", [14.0, 4.0, 16.0, 16.0]).unit("g1 howitzer 10 10");
    let at = json!({ "unit": "g1", "point": [25, 10] });
    gun().refuse_attack(at.clone(), "PF-R-66").then([]);
    gun().with("g2 basic 30 10", json!({ "spotter": true })).commit("green", json!([at.clone()])).then([]);
    let towed = attack().with("g1 howitzer 10 10", json!({ "towed": true, "moved": true }));
    towed.refuse_attack(at, "PF-R-66").then([]);
}

#[test]
fn pf_r_66_the_option_sets_the_least_range_of_a_howitzer_only() {
    attack()
        .option("min_range", 6)
        .unit("g1 howitzer 10 10")
        .refuse_attack(json!({ "unit": "g1", "point": [17.2, 10] }), "PF-R-66")
        .commit("green", json!([{ "unit": "g1", "point": [17.25, 10] }]))
        .then([]);
    attack()
        .option("min_range", 6)
        .unit("g1 mortar 10 10")
        .unit("g2 commander 10 14")
        .unit("t1 basic 14 10")
        .commit("green", json!([{ "unit": "g1", "target": "t1" }]))
        .then([]);
}
