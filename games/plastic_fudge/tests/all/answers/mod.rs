//! Questions about the table: ways, points within reach, attacks, measurements. The tests compare the answers with the
//! rules.

mod refusals;
mod towing;

use plastic_fudge::{PlasticFudge, ScenarioTable};
use referee::{Chance, Clause, Codec, Game, Seat, Seeded, Viewer};
use scenario::{ScenarioGame, ScenarioPosition};
use serde_json::{Value, json};

/// Returns a table with a river and a bridge, a house, a wood, a hill, a marsh, and two rows of soldiers.
fn crowded() -> Value {
    let mut units = vec![
        json!({"id": "g0", "side": "green", "type": "commander", "commander": true, "at": [4, 4], "facing": 90}),
        json!({"id": "g30", "side": "green", "type": "tank", "at": [30, 10], "facing": 45}),
        json!({"id": "g31", "side": "green", "type": "helicopter", "at": [40, 8], "facing": 90}),
        json!({"id": "t0", "side": "tan", "type": "basic", "commander": true, "at": [44, 44], "facing": 270}),
    ];
    for n in 1..=12 {
        units
            .push(json!({"id": format!("g{n}"), "side": "green", "type": if n % 3 == 0 { "bazooka" } else { "basic" },
            "at": [5 + 2 * n, 12], "facing": 90}));
        units.push(json!({"id": format!("t{n}"), "side": "tan", "type": "basic", "at": [5.5 + 2.0 * f64::from(n), 17], "facing": 270}));
    }
    json!({
        "table": [48, 48], "step": "move-a", "player_a": "green",
        "terrain": [
            {"id": "p1", "type": "water", "rect": [0, 24, 48, 27]},
            {"id": "p2", "type": "bridge", "rect": [20, 23.5, 22.5, 27.5]},
            {"id": "p3", "type": "building", "rect": [8, 13.5, 12, 16]},
            {"id": "p4", "type": "forest", "polygon": [[14, 13], [24, 14], [22, 22], [13, 20]]},
            {"id": "p5", "type": "open", "rect": [30, 14, 40, 22], "height": 3},
            {"id": "p6", "type": "marsh", "rect": [1, 6, 8, 10]},
            {"id": "p7", "type": "low-wall", "rect": [26, 13, 26.5, 20]}
        ],
        "mines": [{"id": "m1", "side": "tan", "at": [7, 14.5], "real": true}, {"id": "m2", "side": "tan", "at": [28, 15], "real": false}],
        "units": units
    })
}

fn studied(given: Value, options: Value) -> ScenarioTable {
    let given = laws::from_json(&given);
    let options = laws::from_json(&options);
    PlasticFudge::set_up("plastic-fudge", PlasticFudge::REVISION, given, options, Vec::new())
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn ask(studied: &ScenarioTable, question: Value) -> Value {
    let view = studied.game().view(studied.state(), Viewer::Seat(Seat(0)));
    studied.game().answer(&view, &question).unwrap_or_else(|why| panic!("{question}: {why}"))
}

/// Checks that the way of an answer is a legal move, and that its costs add up.
fn hold_to_it(studied: &ScenarioTable, unit: &str, way: &Value) {
    if way["path"].as_array().is_some_and(Vec::is_empty) {
        return;
    }
    assert_eq!(way["legal"], json!(true), "{unit}: {way}");
    let number = |value: &Value| value.as_f64().expect("the value is a number");
    let on_ground =
        way["costs"]["ground"].as_array().expect("the value is a list").iter().map(|ground| number(&ground["cost"]));
    let sum = on_ground.sum::<f64>() + number(&way["costs"]["turns"]) + number(&way["costs"]["climbs"]);
    assert!((sum - number(&way["cost"])).abs() < 0.001, "{unit}: {way}");
    let action = studied
        .game()
        .parse_action(&json!({"do": "move", "unit": unit, "path": way["path"]}))
        .expect("the move can be read");
    assert_eq!(studied.game().check(studied.state(), Seat(0), &action), Ok(()));
}

/// A Minesweeper has three inches, and the turn takes them all. The way must not have a tiny leg that comes from
/// rounding.
#[test]
fn pf_move_01_a_way_has_no_leg_too_short_to_measure() {
    let given = json!({"table": [48, 48], "step": "move-a", "player_a": "green",
        "units": [{"id": "g1", "side": "green", "type": "minesweeper", "at": [20, 20], "facing": 90}]});
    let studied = studied(given, json!({}));
    let way = ask(&studied, json!({"ask": "way", "unit": "g1", "to": [10, 12]}));
    assert_eq!(
        (&way["path"], &way["cost"], &way["arrives"]),
        (&json!([{"turn": 129}]), &json!(3), &json!(false)),
        "{way}"
    );
    hold_to_it(&studied, "g1", &way);
}

/// A Unit that is sent to where it is gets an empty way, even close to a house.
#[test]
fn pf_move_01_the_way_to_where_the_unit_is_has_no_legs() {
    for options in [json!({}), json!({"turns": "grid45"}), json!({"terrain_cost": "whole-move"})] {
        let studied = studied(crowded(), options);
        for (unit, at) in [("g3", [11, 12]), ("g6", [17, 12]), ("g30", [30, 10]), ("g31", [40, 8])] {
            let way = ask(&studied, json!({"ask": "way", "unit": unit, "to": at}));
            assert_eq!((&way["path"], &way["arrives"]), (&json!([]), &json!(true)), "{unit}: {way}");
            assert_eq!(
                (&way["cost"], &way["end"]["at"], &way["touches"]),
                (&json!(0), &json!(at), &json!([])),
                "{way}"
            );
            let reach = ask(&studied, json!({"ask": "reach", "unit": unit}));
            let cells = reach["cells"]["at"].as_array().expect("the answer has points");
            let whole = json!([at[0], at[1], reach["allowance"]]);
            assert!(cells.contains(&whole), "the answer lists where {unit} is, with its whole allowance");
            let turned = ask(&studied, json!({"ask": "way", "unit": unit, "to": at, "facing": 0}));
            let turn = if unit == "g30" { -45 } else { -90 };
            assert_eq!((&turned["path"], &turned["arrives"]), (&json!([{"turn": turn}]), &json!(true)), "{turned}");
            hold_to_it(&studied, unit, &turned);
        }
    }
}

#[test]
fn pf_move_01_ways_to_many_points_are_legal() {
    for options in [json!({}), json!({"turns": "grid45"}), json!({"terrain_cost": "whole-move"})] {
        let studied = studied(crowded(), options);
        for unit in ["g1", "g3", "g6", "g12", "g30", "g31", "g0"] {
            for (x, y) in [(6, 20), (21, 30), (35, 18), (10, 15), (2, 2), (46, 20), (30, 40), (24, 16), (5, 8)] {
                hold_to_it(&studied, unit, &ask(&studied, json!({"ask": "way", "unit": unit, "to": [x, y]})));
            }
        }
    }
}

#[test]
fn pf_r_48_a_way_leads_around_a_house_and_over_the_bridge() {
    let mut given = crowded();
    given["units"] = json!([
        {"id": "g1", "side": "green", "type": "bazooka", "at": [10, 12], "facing": 90},
        {"id": "g2", "side": "green", "type": "bazooka", "at": [25, 22], "facing": 90},
    ]);
    given["terrain"][2]["rect"] = json!([9.5, 13.5, 10.5, 14.5]);
    let studied = studied(given, json!({}));
    let around = ask(&studied, json!({"ask": "way", "unit": "g1", "to": [10, 16.5]}));
    assert_eq!(around["arrives"], json!(true), "{around}");
    assert!(around["path"].as_array().is_some_and(|path| path.len() >= 4), "{around}");
    let over = ask(&studied, json!({"ask": "way", "unit": "g2", "to": [25, 32]}));
    assert!(over["end"]["at"][0].as_f64().is_some_and(|x| x < 23.0), "{over}");
    hold_to_it(&studied, "g1", &around);
    hold_to_it(&studied, "g2", &over);
}

/// The way leads around an enemy's marker, which may be a mine. It must be the same whether or not the marker is real.
#[test]
fn pf_mine_04_a_way_leads_around_real_and_false_markers_alike() {
    let mut answers = Vec::new();
    for real in [true, false] {
        let given = json!({"table": [48, 48], "step": "move-a", "player_a": "green",
            "mines": [{"id": "m1", "side": "tan", "at": [14, 10], "real": real}],
            "units": [{"id": "g1", "side": "green", "type": "bazooka", "at": [10, 10], "facing": 0}]});
        let studied = studied(given, json!({}));
        let way = ask(&studied, json!({"ask": "way", "unit": "g1", "to": [18, 10]}));
        assert_eq!((&way["arrives"], &way["touches"]), (&json!(true), &json!([])), "{way}");
        let straight = json!({"do": "move", "unit": "g1", "path": [{"go": 8}]});
        let told = ask(&studied, json!({"ask": "path", "action": straight}));
        assert_eq!((&told["legal"], &told["touches"]), (&json!(true), &json!(["m1"])), "{told}");
        answers.push([way, told]);
    }
    assert_eq!(answers[0], answers[1]);
}

/// Checks every `step`th point within a Unit's reach: the way to it ends exactly there, and leaves the allowance that
/// the answer to `reach` says. Returns how many points there are.
fn every_place_is_arrived_at(studied: &ScenarioTable, unit: &str, step: usize) -> usize {
    let reach = ask(studied, json!({"ask": "reach", "unit": unit}));
    let cells = reach["cells"]["at"].as_array().expect("the answer has points");
    let number = |value: &Value| value.as_f64().expect("the value is a number");
    for cell in cells.iter().step_by(step) {
        let left = number(&cell[2]);
        assert!(left >= -0.001 && left <= number(&reach["allowance"]), "{cell}");
        let way = ask(studied, json!({"ask": "way", "unit": unit, "to": [cell[0], cell[1]]}));
        if way["path"] == json!([]) {
            let [x, y] = [&cell[0], &cell[1]];
            assert_eq!(way["end"]["at"], json!([x, y]), "{unit} must already be at this point");
            continue;
        }
        assert_eq!((&way["arrives"], &way["end"]["at"]), (&json!(true), &json!([cell[0], cell[1]])), "{unit}: {way}");
        // with the grid of 45 degrees, two legs may split a few micrometres differently
        assert!((number(&way["left"]) - left).abs() < 0.000_3, "{unit}: the way must leave {left} inches: {way}");
        hold_to_it(studied, unit, &way);
    }
    cells.len()
}

#[test]
fn pf_move_01_a_way_arrives_at_every_point_within_reach() {
    for (options, step) in
        [(json!({}), 3), (json!({"turns": "grid45"}), 17), (json!({"terrain_cost": "whole-move"}), 17)]
    {
        let studied = studied(crowded(), options);
        for unit in ["g1", "g3", "g6", "g30"] {
            let places = every_place_is_arrived_at(&studied, unit, step);
            assert!(places > 20, "only {places} points are within reach of {unit}");
        }
    }
}

/// A point where the base touches a friend's within the tolerance is within reach, and a way ends there.
#[test]
fn pf_move_01_a_way_arrives_close_beside_a_friend() {
    let studied = studied(crowded(), json!({}));
    let reach = ask(&studied, json!({"ask": "reach", "unit": "g3"}));
    let cells = reach["cells"]["at"].as_array().expect("the answer has points");
    let tight = |cell: &&Value| {
        let at = |n: usize| cell[n].as_f64().expect("the value is a number");
        (1..=12).any(|n| ((at(0) - f64::from(5 + 2 * n)).hypot(at(1) - 12.0) - 1.0).abs() < 0.001)
    };
    let tight: Vec<&Value> = cells.iter().filter(tight).collect();
    assert!(!tight.is_empty(), "no point within reach touches a friend");
    for cell in tight {
        let way = ask(&studied, json!({"ask": "way", "unit": "g3", "to": [cell[0], cell[1]]}));
        assert_eq!((&way["arrives"], &way["end"]["at"]), (&json!(true), &json!([cell[0], cell[1]])), "{way}");
    }
}

/// Returns a random piece of each kind. Its south-west corner has coordinates in the range `corner`, and its sides are
/// at most `longest` inches. Open ground is a hill.
fn thrown(kinds: [&str; 5], corner: [i32; 2], longest: i32, within: &mut impl FnMut(i32, i32) -> i32) -> Vec<Value> {
    let [least, most] = corner;
    let piece = |(n, kind): (usize, &str)| {
        let (x, y) = (within(least, most), within(least, most));
        let rect = [x, y, x + within(1, longest), y + within(1, longest)];
        json!({"id": format!("p{n}"), "type": kind, "rect": rect, "height": if kind == "open" { 3 } else { 0 }})
    };
    kinds.into_iter().enumerate().map(piece).collect()
}

/// The tables have terrain, Units and markers at random points.
#[test]
fn pf_move_01_ways_arrive_at_the_points_within_reach_on_random_tables() {
    let mut luck = Seeded::new(7, 4);
    let mut within = |low: i32, high: i32| low + luck.below((high - low + 1) as u32, Clause::new("positions")) as i32;
    let mut places = 0;
    for _ in 0..8 {
        let terrain = thrown(["forest", "building", "marsh", "low-wall", "open"], [0, 30], 8, &mut within);
        let mut units = Vec::new();
        for n in 0..14 {
            let (side, kind) =
                if n % 4 == 3 { ("tan", "basic") } else { ("green", ["bazooka", "basic", "basic"][n % 3]) };
            units
                .push(json!({"id": format!("{}{n}", &side[..1]), "side": side, "type": kind, "facing": within(0, 359),
                "at": [f64::from(within(10, 390)) / 10.0, f64::from(within(10, 390)) / 10.0]}));
        }
        let mines: Vec<Value> = (0..3)
            .map(
                |n| json!({"id": format!("m{n}"), "side": "tan", "at": [within(2, 38), within(2, 38)], "real": n == 1}),
            )
            .collect();
        let given = json!({"table": [40, 40], "step": "move-a", "player_a": "green", "terrain": terrain, "mines": mines, "units": units});
        let studied = studied(given, json!({}));
        for unit in ["g0", "g1", "g2", "g6"] {
            places += every_place_is_arrived_at(&studied, unit, 23);
        }
    }
    assert!(places > 2_000, "only {places} points were within reach");
}

/// The Tank and the Trooper have the same levels. Movement Fair is nine inches, and Range Good is twelve.
#[test]
fn pf_veh_03_a_vehicle_moves_and_reaches_as_far_as_a_trooper_of_its_levels() {
    let given = json!({"table": [48, 48], "step": "attack", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "tank", "at": [10, 10], "facing": 0},
        {"id": "g2", "side": "green", "type": "basic", "ml": 0, "rl": 1, "at": [10, 20], "facing": 0},
        {"id": "t1", "side": "tan", "type": "basic", "at": [20, 20], "facing": 0}]});
    let studied = studied(given, json!({}));
    let attacks = [json!({"unit": "g1", "point": [20, 10]}), json!({"unit": "g2", "target": "t1"})];
    for (unit, attack) in ["g1", "g2"].into_iter().zip(attacks) {
        assert_eq!(ask(&studied, json!({"ask": "reach", "unit": unit}))["allowance"], json!(9), "{unit}");
        assert_eq!(ask(&studied, json!({"ask": "attack", "attack": attack}))["reach"], json!(12), "{unit}");
    }
}

#[test]
fn pf_r_34_card_and_rules_give_a_grenade_the_same_reach() {
    let given = json!({"table": [48, 48], "step": "attack", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "grenadier", "at": [10, 10], "facing": 0},
        {"id": "t1", "side": "tan", "type": "basic", "at": [20, 20], "facing": 0}]});
    let throw = json!({"ask": "attack", "attack": {"unit": "g1", "weapon": "grenade", "point": [12, 10]}});
    for (half, scale, inches) in [("inches", 0.5, 2.25), ("bands", 0.5, 1.5), ("bands", 2.0, 6.0)] {
        let studied = studied(given.clone(), json!({"grenade_half": half, "scale": scale}));
        let cards = studied.game().setup_to_json();
        let card = cards["units"]
            .as_array()
            .expect("the set-up has cards")
            .iter()
            .find(|card| card["id"] == "g1")
            .expect("g1 has a card");
        let grenade =
            card["weapons"].as_array().expect("the card has weapons").iter().find(|weapon| weapon["kind"] == "grenade");
        let told = [&grenade.expect("the card has a grenade")["reach"], &ask(&studied, throw.clone())["reach"]]
            .map(Value::as_f64);
        assert_eq!(told, [Some(inches); 2], "{half}, {scale}");
    }
}

#[test]
fn pf_r_17_hints_offer_fire_only_to_units_that_may_attack() {
    let given = json!({"table": [48, 48], "step": "move-a", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "basic", "at": [10, 10], "facing": 0},
        {"id": "g2", "side": "green", "type": "tank", "at": [20, 10], "facing": 0},
        {"id": "g3", "side": "green", "type": "helicopter", "at": [30, 10], "facing": 0},
        {"id": "g4", "side": "green", "type": "basic", "in": "g3"},
        {"id": "t1", "side": "tan", "type": "basic", "at": [20, 20], "facing": 0}]});
    let studied = studied(given, json!({"attack_timing": "anytime"}));
    let hints = studied.game().hints_to_json(studied.state(), Seat(0));
    let may_fire = |unit: &Value| unit["can"].as_array().is_some_and(|can| can.contains(&json!("fire")));
    let units = hints["units"].as_array().expect("the hints have Units").iter().filter(|unit| may_fire(unit));
    let fires: Vec<&str> = units.filter_map(|unit| unit["unit"].as_str()).collect();
    assert_eq!(fires, ["g1", "g2", "g3"], "g4 rides in g3");
}

/// Returns the answer to `path` for this path of g1.
fn path(given: Value, options: Value, path: Value) -> Value {
    ask(&studied(given, options), json!({"ask": "path", "action": {"do": "move", "unit": "g1", "path": path}}))
}

/// Returns a table with a Unit that faces east, two inches before a wood. Two inches behind the wood is a hill.
fn before_a_wood(kind: &str) -> Value {
    json!({"table": [48, 48], "step": "move-a", "player_a": "green",
        "terrain": [{"id": "p1", "type": "forest", "rect": [12, 6, 14, 14]}, {"id": "p2", "type": "open", "rect": [16, 6, 30, 14], "height": 3}],
        "units": [{"id": "g1", "side": "green", "type": kind, "at": [10, 10], "facing": 0}]})
}

#[test]
fn pf_r_47_a_path_says_what_each_ground_turns_and_climbing_cost() {
    let told = path(before_a_wood("bazooka"), json!({}), json!([{"turn": -60}, {"turn": 60}, {"go": 3}, {"go": 4}]));
    let ground = json!([{"terrain": "open", "length": 5, "cost": 5}, {"terrain": "forest", "length": 2, "cost": 4}]);
    assert_eq!(told["costs"], json!({"turns": 4, "climbs": 1, "ground": ground}), "{told}");
    assert_eq!((&told["cost"], &told["left"], &told["legal"]), (&json!(14), &json!(-2), &json!(false)));
}

#[test]
fn pf_r_87_a_move_that_is_too_long_by_less_than_the_tolerance_leaves_nothing() {
    let mut given = before_a_wood("bazooka");
    given["units"][0]["at"] = json!([46, 40]);
    given["units"][0]["facing"] = json!(180);
    let told = |length: f64| {
        let told = path(given.clone(), json!({}), json!([{"go": length}]));
        (told["legal"] == json!(true), told["left"].as_f64().expect("the value is a number"))
    };
    let (legal, left) = told(1.0);
    assert!(legal);
    let allowance = left + 1.0;
    assert_eq!(told(allowance + 0.0005), (true, 0.0));
    let (legal, left) = told(allowance + 0.002);
    assert!(!legal && (-0.0021..-0.0019).contains(&left), "{left}");
}

#[test]
fn pf_r_47_an_inch_costs_an_inch_if_the_worst_ground_lowers_the_whole_move() {
    let told = path(before_a_wood("bazooka"), json!({"terrain_cost": "whole-move"}), json!([{"go": 7}]));
    let ground = json!([{"terrain": "open", "length": 5, "cost": 5}, {"terrain": "forest", "length": 2, "cost": 2}]);
    assert_eq!(told["costs"], json!({"turns": 0, "climbs": 0, "ground": ground}), "{told}");
    assert_eq!((&told["cost"], &told["allowance"]), (&json!(7), &json!(6)));
}

#[test]
fn pf_r_52_training_can_make_a_wood_as_cheap_as_open_ground_for_a_vehicle() {
    let told = path(before_a_wood("tank"), json!({}), json!([{"go": 3}]));
    assert_eq!(told["costs"]["ground"], json!([{"terrain": "open", "length": 3, "cost": 3}]), "{told}");
}

/// A house stands close to the west of a Jeep that faces north.
#[test]
fn pf_r_101_the_answer_lists_all_points_where_a_passenger_may_get_out() {
    let studied = studied(
        json!({"table": [48, 48], "step": "move-a", "player_a": "green",
            "terrain": [{"id": "p1", "type": "building", "rect": [18, 18, 22, 30]}],
            "mines": [{"id": "m1", "side": "tan", "at": [24, 21.5], "real": false}],
            "units": [{"id": "g1", "side": "green", "type": "jeep", "at": [24, 24], "facing": 90},
                {"id": "g2", "side": "green", "type": "basic", "in": "g1"}]}),
        json!({}),
    );
    let leave = |at: &Value| ask(&studied, json!({"ask": "path", "action": {"do": "leave", "unit": "g2", "at": at}}));
    let reach = ask(&studied, json!({"ask": "reach", "unit": "g2"}));
    let places = reach["cells"]["at"].as_array().expect("the answer has points");
    // the answer tries 24 points, 15 degrees apart; the house closes the five within 34 degrees of west
    assert_eq!(places.len(), 19, "{reach}");
    for place in places {
        assert_eq!(leave(&json!([place[0], place[1]]))["legal"], json!(true), "{place}");
    }
    assert_eq!((&places[0][0], &leave(&json!([places[0][0], places[0][1]]))["touches"]), (&json!(24), &json!(["m1"])));
    assert_eq!(leave(&json!([22.2, 24]))["refusal"]["clause"], json!("PF-TERR-BLDG"));
}

/// A hole covers the nearest part of a house. Another part of it can still be hit.
#[test]
fn pf_baz_02_the_attacker_chooses_where_to_hit_a_base() {
    let studied = studied(
        json!({"table": [48, 48], "step": "attack", "player_a": "green",
            "terrain": [{"id": "p1", "type": "building", "rect": [14, 8, 18, 12], "holes": [[14, 10, 1.75]]}],
            "units": [{"id": "g1", "side": "green", "type": "bazooka", "at": [10, 10], "facing": 0},
                {"id": "t1", "side": "tan", "type": "basic", "at": [40, 40], "facing": 0}]}),
        json!({}),
    );
    let listed = ask(&studied, json!({"ask": "targets", "unit": "g1"}));
    let base = listed["attacks"].as_array().and_then(|all| all.iter().find(|one| one["label"] == "p1"));
    let base = base.expect("the Base is listed");
    assert_eq!(base["preview"]["legal"], json!(true), "{base}");
    let other = json!({"unit": "g1", "piece": "p1", "point": [14, 8]});
    let told = ask(&studied, json!({"ask": "attack", "attack": other}));
    assert_eq!(told["hole"], json!({"piece": "p1", "at": [14, 8], "radius": 1.75}), "{told}");
    assert_eq!(told["legal"], json!(true));
    let gone = ask(&studied, json!({"ask": "attack", "attack": {"unit": "g1", "piece": "p1", "point": [14, 10]}}));
    assert_eq!(gone["refusal"]["clause"], json!("PF-R-30"), "{gone}");
}

#[test]
fn pf_eq_02_gaps_to_everything_on_the_table_can_be_measured() {
    let studied = studied(crowded(), json!({}));
    let told = ask(&studied, json!({"ask": "measure", "from": "g1", "to": [7, 26.5]}));
    assert_eq!(told, json!({"gap": 14, "ticks": [3, 6, 9, 12], "longest": 36}));
    let around = ask(&studied, json!({"ask": "surroundings", "unit": "g1"}));
    let rows = around["rows"].as_array().expect("the answer has rows");
    assert!(rows.windows(2).all(|pair| pair[0]["gap"].as_f64() <= pair[1]["gap"].as_f64()), "{around}");
    let find = |id: &str| rows.iter().find(|row| row["id"] == id).unwrap_or_else(|| panic!("{id} is missing"));
    assert_eq!((&find("g2")["gap"], &find("g2")["bearing"], &find("g2")["turn"]), (&json!(1), &json!(0), &json!(-90)));
    assert_eq!(find("p3")["what"], "piece");
    assert_eq!(find("m1")["what"], "marker");
}

/// Attack level -1 meets Defence level -1. The answer counts the outcomes of both rolls for each result.
#[test]
fn pf_atk_04_the_odds_of_an_attack_are_exact() {
    let given = json!({"table": [48, 48], "step": "attack", "player_a": "green", "units": [
        {"id": "g1", "side": "green", "type": "basic", "at": [10, 10], "facing": 0},
        {"id": "t1", "side": "tan", "type": "basic", "at": [14, 10], "facing": 0}]});
    let studied = studied(given, json!({"totals": "extend"}));
    let told = ask(&studied, json!({"ask": "attack", "attack": {"unit": "g1", "target": "t1"}}));
    let odds = &told["targets"][0]["odds"];
    // of the 6561 outcomes, 423 give a difference of 4 or more, 1288 of 2 or 3, 2123 of 0 or 1, and 2727 less than 0
    assert_eq!(odds, &json!({"kill": 423, "injury": 1288, "no_effect": 2123, "no_damage": 2727}), "{told}");
    let listed = ask(&studied, json!({"ask": "targets", "unit": "g1"}));
    assert_eq!(listed["attacks"][0]["label"], "t1");
    assert_eq!(listed["attacks"][0]["preview"], told);
    let morale = ask(&studied, json!({"ask": "morale", "unit": "g1"}));
    assert_eq!((&morale["total"], &morale["threshold"]), (&json!(-1), &json!(-3)));
    assert_eq!(morale["passes"], json!(76));
}

#[test]
fn a_malformed_question_or_an_unknown_unit_is_an_error() {
    let studied = studied(crowded(), json!({}));
    let view = studied.game().view(studied.state(), Viewer::Seat(Seat(0)));
    for question in [json!({}), json!({"ask": "reach"}), json!({"ask": "reach", "unit": "g99"}), json!({"ask": "why"})]
    {
        assert!(studied.game().answer(&view, &question).is_err(), "{question}");
    }
}
