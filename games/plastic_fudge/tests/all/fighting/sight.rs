//! Sight, height, and the terrain under a target.

use crate::table::{attack, hit, no_log};
use serde_json::json;

#[test]
fn pf_r_42_buildings_mountains_and_high_ground_block() {
    let shot = json!({ "unit": "g1", "target": "t1" });
    for (kind, blocks) in
        [("building", true), ("mountain", true), ("forest", false), ("fortress", false), ("marsh", false)]
    {
        let position =
            attack().terrain("p1", kind, [12.0, 8.0, 13.0, 12.0]).unit("g1 basic 10 10").unit("t1 basic 15 10");
        if blocks {
            position.refuse_attack(shot.clone(), "PF-R-42").then([]);
        } else {
            position.commit("green", json!([shot])).then([]);
        }
    }
    let hill = attack().hill("p1", [12.0, 8.0, 13.0, 12.0], 3).unit("g1 basic 10 10").unit("t1 basic 15 10");
    hill.refuse_attack(shot.clone(), "PF-R-42").then([]);
    let both_up = attack().hill("p1", [9.0, 8.0, 16.0, 12.0], 3).unit("g1 basic 10 10").unit("t1 basic 15 10");
    both_up.commit("green", json!([shot])).then([]);
}

#[test]
fn pf_r_42_with_the_option_three_inches_of_wood_end_sight() {
    let shot = json!({ "unit": "g1", "target": "t1" });
    let wood = |to: f64| {
        attack()
            .option("forest_los", "block3")
            .terrain("p1", "forest", [11.0, 8.0, to, 12.0])
            .unit("g1 basic 10 10")
            .unit("t1 basic 15 10")
    };
    wood(13.9).commit("green", json!([shot])).then([]);
    wood(14.1).refuse_attack(shot.clone(), "PF-R-42").then([]);
    // a road through the wood is not wood
    wood(14.1).terrain("p2", "road", [12.0, 9.0, 13.0, 11.0]).commit("green", json!([shot])).then([]);
}

#[test]
fn pf_r_42_a_grenade_is_not_thrown_across_a_building() {
    let throw = json!({ "unit": "g1", "weapon": "grenade", "point": [14, 10] });
    attack()
        .terrain("p1", "building", [11.0, 8.0, 12.0, 12.0])
        .unit("g1 grenadier 10 10")
        .refuse_attack(throw.clone(), "PF-R-42")
        .then([]);
    let over_a_hill = attack().hill("p1", [11.0, 8.0, 12.0, 12.0], 6).unit("g1 grenadier 10 10");
    over_a_hill.commit("green", json!([throw])).then([]);
}

#[test]
fn pf_r_94_a_piece_under_a_flyer_does_not_block_its_sight() {
    let shot = json!({ "unit": "g1", "target": "t1" });
    let over = attack().terrain("p1", "building", [14.0, 8.0, 18.0, 12.0]).unit("g1 basic 10 10");
    over.clone().unit("t1 helicopter 16 10").commit("green", json!([shot])).then([]);
    over.unit("t1 helicopter 20.5 10")
        .with("g1 basic 10 10", json!({ "rl": 3 }))
        .refuse_attack(shot, "PF-R-42")
        .then([]);
}

#[test]
fn pf_elev_03_higher_ground_helps_the_defender() {
    attack()
        .hill("p1", [12.0, 8.0, 18.0, 12.0], 3)
        .unit("g1 basic 10 10")
        .unit("t1 basic 14 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -1, 0, "no-damage")]);
}

#[test]
fn pf_elev_04_higher_ground_helps_the_attacker() {
    attack()
        .hill("p1", [12.0, 8.0, 18.0, 12.0], 9)
        .unit("g1 basic 14 10")
        .unit("t1 basic 10 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", 0, -1, "no-effect")]);
}

#[test]
fn pf_elev_01_three_inches_of_height_make_a_level() {
    // a height of 2 inches makes no level
    attack()
        .hill("p1", [12.0, 8.0, 18.0, 12.0], 2)
        .unit("g1 basic 10 10")
        .unit("t1 basic 14 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -1, -1, "no-effect")]);
}

#[test]
fn pf_r_51_height_counts_hand_to_hand_and_together_with_terrain() {
    attack()
        .hill("p1", [10.6, 8.0, 18.0, 12.0], 3)
        .terrain("p2", "marsh", [10.6, 8.0, 18.0, 12.0])
        .unit("g1 basic 10 10")
        .unit("t1 basic 11 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -1, -1, "no-effect")]);
}

#[test]
fn pf_r_51_with_the_option_a_level_adds_a_band_to_the_distance() {
    let shot = json!({ "unit": "g1", "target": "t1" });
    let hill = |x: f64| {
        attack()
            .option("elev_range", "add-bands")
            .hill("p1", [12.0, 8.0, 18.0, 12.0], 3)
            .unit("g1 basic 10 10")
            .unit(&format!("t1 basic {x} 10"))
    };
    hill(14.0).commit("green", json!([shot])).then([]);
    hill(14.1).refuse_attack(shot.clone(), "PF-R-82").then([]);
}

#[test]
fn pf_r_50_positive_modifiers_of_terrain_count_only_against_ranged_attacks() {
    for (kind, ranged, close) in
        [("forest", 0, -1), ("fortress", 1, -1), ("marsh", -2, -2), ("shallow", -2, -2), ("desert", -1, -1)]
    {
        for (x, defence) in [(14.0, ranged), (11.05, close)] {
            attack()
                .terrain("p1", kind, [10.55, 8.0, 16.0, 12.0])
                .unit("g1 basic 10 10")
                .unit(&format!("t1 basic {x} 10"))
                .luck(["----", "0000"])
                .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
                .then([hit("g1", "t1", -5, defence, if defence <= -4 { "no-effect" } else { "no-damage" })]);
        }
    }
}

#[test]
fn pf_r_92_the_lowest_negative_and_the_highest_positive_add_up() {
    for (x, defence) in [(14.0, -1), (11.05, -2)] {
        attack()
            .terrain("p1", "marsh", [10.55, 8.0, 16.0, 12.0])
            .terrain("p2", "forest", [10.55, 8.0, 16.0, 12.0])
            .terrain("p3", "shallow", [10.55, 8.0, 16.0, 12.0])
            .unit("g1 basic 10 10")
            .unit(&format!("t1 basic {x} 10"))
            .luck(["----", "0000"])
            .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
            .then([hit("g1", "t1", -5, defence, "no-damage")]);
    }
}

#[test]
fn pf_r_49_a_wall_shelters_a_unit_that_touches_it_also_hand_to_hand() {
    let wall = |target: f64| {
        attack()
            .terrain("p1", "low-wall", [10.52, 0.0, 10.53, 48.0])
            .unit("g1 basic 10 10")
            .unit(&format!("t1 basic {target} 10"))
            .luck(["0000", "0000"])
            .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
    };
    wall(11.03).then([hit("g1", "t1", -1, 0, "no-damage")]);
    wall(11.5).then([hit("g1", "t1", -1, -1, "no-effect")]);
}

#[test]
fn pf_terr_wall_adds_one_to_the_defence() {
    attack()
        .terrain("p1", "low-wall", [20.0, 0.0, 20.5, 48.0])
        .unit("g1 basic 16 10")
        .unit("t1 basic 21 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([]))
        .then([hit("g1", "t1", -1, 0, "no-damage")]);
}

#[test]
fn pf_r_93_a_wall_shelters_from_a_disc_if_it_is_between_target_and_attacker() {
    // the disc lies behind the wall, and the thrower stands before it
    attack()
        .terrain("p1", "low-wall", [12.0, 0.0, 12.5, 48.0])
        .unit("g1 grenadier 10 10")
        .unit("t1 basic 13 10")
        .luck(["0000", "0000"])
        .fight(json!([{ "unit": "g1", "weapon": "grenade", "point": [14, 10] }]), json!([]))
        .then([hit("g1", "t1", 2, 0, "injury")]);
}

#[test]
fn pf_r_62_a_helicopter_is_one_level_up_and_ignores_terrain() {
    attack()
        .terrain("p1", "forest", [12.0, 8.0, 18.0, 12.0])
        .unit("g1 basic 10 10")
        .unit("t1 helicopter 15 10")
        .luck(["0000", "0000", "0000", "0000"])
        .fight(json!([{ "unit": "g1", "target": "t1" }]), json!([{ "unit": "t1", "target": "g1" }]))
        .then([hit("g1", "t1", -1, 1, "no-damage"), hit("t1", "g1", 3, -1, "kill"), no_log(json!({ "hth": true }))]);
}
