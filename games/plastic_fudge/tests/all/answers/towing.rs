//! Questions about a Jeep that tows a Howitzer. Both bases move along the way, and both must fit.

use crate::answers::{ask, studied, thrown};
use plastic_fudge::{PlasticFudge, ScenarioTable};
use referee::{Chance, Clause, Codec, Game, Seat, Seeded};
use scenario::ScenarioPosition;
use serde_json::{Value, json};

fn number(value: &Value) -> f64 {
    value.as_f64().expect("the value is a number")
}

/// Returns a table with a Jeep at (20, 20) that faces north, a Howitzer to its west, and these things around them.
fn team(more: Value) -> Value {
    let mut units = vec![
        json!({"id": "g1", "side": "green", "type": "jeep", "at": [20, 20], "facing": 90}),
        json!({"id": "g2", "side": "green", "type": "howitzer", "at": [17.5, 20], "facing": 0}),
    ];
    units.extend(more["units"].as_array().into_iter().flatten().cloned());
    let mut given = json!({"table": [48, 48], "step": "move-a", "player_a": "green", "units": units});
    for key in ["terrain", "mines"] {
        if let Some(things) = more.get(key) {
            given[key] = things.clone();
        }
    }
    given
}

fn towed(studied: &ScenarioTable, path: &Value) -> Value {
    ask(studied, json!({"ask": "path", "action": {"do": "move", "unit": "g1", "path": path, "tow": "g2"}}))
}

/// Returns the points within reach in inches, each with the allowance that is left there.
fn places(studied: &ScenarioTable, tow: Option<&str>) -> Vec<(f64, f64, f64)> {
    let mut question = json!({"ask": "reach", "unit": "g1"});
    if let Some(gun) = tow {
        question["tow"] = gun.into();
    }
    let reach = ask(studied, question);
    let cells = reach["cells"]["at"].as_array().expect("the answer has points");
    cells.iter().map(|cell| (number(&cell[0]), number(&cell[1]), number(&cell[2]))).collect()
}

/// Lets the rules carry out a move, and returns where the Howitzer then is, as the answer to `path` writes it.
fn carried_out(studied: &ScenarioTable, path: &Value) -> Value {
    let game: &PlasticFudge = studied.game();
    let action = json!({"do": "move", "unit": "g1", "path": path, "tow": "g2"});
    let action = game.parse_action(&action).expect("the move can be read");
    assert_eq!(game.check(studied.state(), Seat(0), &action), Ok(()), "{path}");
    let (mut after, mut story) = (studied.state().clone(), Vec::new());
    game.apply(&mut after, Seat(0), &action, &mut referee::Table::new(&mut Seeded::new(0, 0), &mut story));
    let gun = game.unit(laws::from_json(&json!("g2"))).expect("g2 is the Howitzer");
    let gun = after.unit(gun);
    json!({"unit": "g2", "end": {"at": plastic_fudge::Spot(gun.at), "facing": gun.facing}})
}

#[test]
fn pf_r_91_the_answer_says_where_the_howitzer_ends() {
    let studied = studied(team(json!({})), json!({}));
    for path in [json!([{"go": 4}]), json!([{"turn": -60}, {"go": 3}]), json!([{"turn": 30}])] {
        let told = towed(&studied, &path);
        assert_eq!(told["towed"], carried_out(&studied, &path), "{told}");
    }
    let alone = ask(&studied, json!({"ask": "path", "action": {"do": "move", "unit": "g1", "path": [{"go": 4}]}}));
    assert_eq!(alone["towed"], json!(null));
}

/// A wood or, in the second case, a Tan Trooper is in the way of the Howitzer, but not of the Jeep.
#[test]
fn pf_r_91_reach_and_way_have_room_for_both_bases() {
    let wood = json!({"terrain": [{"id": "p1", "type": "forest", "rect": [14, 23, 18.5, 30]}]});
    let man = json!({"units": [{"id": "t1", "side": "tan", "type": "basic", "at": [17, 25], "facing": 0}]});
    for (more, clause) in [(wood, "PF-R-52"), (man, "PF-R-46")] {
        let studied = studied(team(more), json!({}));
        let straight = json!([{"go": 6}]);
        assert_eq!(towed(&studied, &straight)["refusal"]["clause"], json!(clause));
        let there = |cell: &&(f64, f64, f64)| (cell.0, cell.1) == (20.0, 26.0);
        let left = |tow| places(&studied, tow).iter().find(there).map(|cell| cell.2);
        assert_eq!(left(None), Some(6.0));
        assert!(left(Some("g2")).is_none_or(|left| left < 5.0), "{clause}: the Howitzer must go around");
        let way = ask(&studied, json!({"ask": "way", "unit": "g1", "to": [20, 33], "tow": "g2"}));
        assert_eq!(way["legal"], json!(true), "{way}");
        assert_eq!(way["towed"], carried_out(&studied, &way["path"]));
    }
}

/// The tables have terrain, Units and markers at random points. A legal way leads to each point of the answer, and
/// leaves the allowance that the answer says. The answer has every point to which one turn and one leg lead.
#[test]
fn pf_r_66_reach_in_tow_is_what_the_rules_allow() {
    let mut luck = Seeded::new(21, 4);
    let mut within = |low: i32, high: i32| low + luck.below((high - low + 1) as u32, Clause::new("positions")) as i32;
    let (mut arrived, mut straight) = (0, 0);
    for table in 0..6 {
        let terrain = thrown(["forest", "building", "marsh", "road", "open"], [2, 40], 6, &mut within);
        let mut units = Vec::new();
        for n in 3..10 {
            let side = if n % 2 == 0 { "tan" } else { "green" };
            let at = [within(5, 43), within(5, 43)];
            if (15..=23).contains(&at[0]) && (17..=23).contains(&at[1]) {
                continue;
            }
            units.push(
                json!({"id": format!("{}{n}", &side[..1]), "side": side, "type": "basic", "facing": 0, "at": at}),
            );
        }
        let mines = json!([{"id": "m1", "side": "tan", "at": [within(10, 30), within(24, 30)], "real": false}]);
        let options = [json!({}), json!({"turns": "grid45"}), json!({"terrain_cost": "whole-move"})][table % 3].clone();
        let studied = studied(team(json!({"terrain": terrain, "units": units, "mines": mines})), options.clone());
        let told = places(&studied, Some("g2"));
        for (x, y, left) in told.iter().step_by(13) {
            let way = ask(&studied, json!({"ask": "way", "unit": "g1", "to": [x, y], "tow": "g2"}));
            let end = [number(&way["end"]["at"][0]), number(&way["end"]["at"][1])];
            assert_eq!((&way["arrives"], end), (&json!(true), [*x, *y]), "{table}: {way}");
            assert!((number(&way["left"]) - left).abs() < 0.000_3, "{table}: the way must leave {left} inches: {way}");
            if way["path"] != json!([]) {
                assert_eq!(way["legal"], json!(true), "{table}: {way}");
                arrived += 1;
            }
        }
        if options == json!({}) {
            straight += straight_ways_are_told(&studied, &told);
        }
    }
    assert!(arrived > 100 && straight > 50, "only {arrived} ways and {straight} straight legs were checked");
}

/// Tries legs of 1 to 12 inches in eight directions. If a leg is legal, touches no marker and ends on the grid of the
/// answer, its end must be in the answer. Returns how many ends were checked.
fn straight_ways_are_told(studied: &ScenarioTable, told: &[(f64, f64, f64)]) -> usize {
    let mut looks = 0;
    for turn in [0, 45, 90, 135, 180, -45, -90, -135] {
        for inches in 1..=12 {
            let go = json!({"go": inches});
            let path = if turn == 0 { json!([go]) } else { json!([{"turn": turn}, go]) };
            let answer = towed(studied, &path);
            let end = [number(&answer["end"]["at"][0]), number(&answer["end"]["at"][1])];
            let on_grid = end.iter().all(|along| (along * 2.0).fract() == 0.0);
            if !on_grid || answer["legal"] == json!(false) || answer["touches"] != json!([]) {
                continue;
            }
            looks += 1;
            let found = told.iter().find(|cell| [cell.0, cell.1] == end);
            let left = number(&answer["left"]);
            assert!(found.is_some_and(|cell| cell.2 >= left - 0.000_3), "{path}: {found:?} {answer}");
        }
    }
    looks
}

#[test]
fn pf_r_66_a_jeep_cannot_tow_a_howitzer_out_of_contact() {
    let mut given = team(json!({}));
    given["units"][1]["at"] = json!([17, 20]);
    let studied = studied(given, json!({}));
    assert_eq!(places(&studied, Some("g2")), []);
    assert!(!places(&studied, None).is_empty());
    let way = ask(&studied, json!({"ask": "way", "unit": "g1", "to": [20, 24], "tow": "g2"}));
    assert_eq!((&way["path"], &way["refusal"]["clause"]), (&json!([]), &json!("PF-R-66")), "{way}");
    assert_eq!(towed(&studied, &json!([]))["refusal"]["clause"], json!("PF-R-66"));
}

/// An enemy's marker lies in the way of the Howitzer alone. The answer lists it, and a way leads around it.
#[test]
fn pf_r_91_the_answer_lists_markers_that_the_howitzer_touches() {
    let mines = json!({"mines": [{"id": "m1", "side": "tan", "at": [17, 25], "real": true}]});
    let studied = studied(team(mines), json!({}));
    assert_eq!(towed(&studied, &json!([{"go": 8}]))["touches"], json!(["m1"]));
    let way = ask(&studied, json!({"ask": "way", "unit": "g1", "to": [20, 28], "tow": "g2"}));
    assert_eq!((&way["touches"], &way["arrives"], &way["legal"]), (&json!([]), &json!(true), &json!(true)), "{way}");
}

/// A Howitzer that moves only in tow has an allowance of 0. With the option `howitzer_move` at `literal`, its level
/// gives its allowance.
#[test]
fn pf_u_how_01_a_howitzer_that_must_be_towed_has_no_allowance() {
    for (options, allowance) in [(json!({}), json!(0)), (json!({"howitzer_move": "literal"}), json!(1))] {
        let studied = studied(team(json!({})), options);
        assert_eq!(ask(&studied, json!({"ask": "reach", "unit": "g2"}))["allowance"], allowance);
    }
}
