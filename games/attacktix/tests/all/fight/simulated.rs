//! Attacks that are simulated. In other tests, the test gives the outcome. AT-R-17, AT-R-19, AT-R-54, AT-R-66

use crate::fight::game::begun;
use crate::table::{Table, table};
use attacktix::{Action, Aim, Options};
use referee::Seat;
use serde_json::json;

/// The attacker slashes at a figure that it touches.
#[test]
fn at_r_17_the_base_of_an_attacker_is_held() {
    let slash = json!([{ "yaw": 0, "pitch": 0, "dir": "cw", "pull": 1000 }]);
    let contact = table().figure("a T03 p1 0 0 0").with("x B05 p2 0 0 3", json!({ "at": [0, 45_000] }));
    contact.measured("a", slash, [json!({ "held": { "figure": "a" } })]);
}

/// A slash does not move the base of its attacker while the base is held. Without the option `held_base`, the same
/// slash moves it.
#[test]
fn at_r_17_without_held_base_an_attack_moves_the_base_of_its_attacker() {
    let slash = json!({ "attack": { "figure": "a", "aim": { "yaw": 0, "pitch": 0, "dir": "cw", "pull": 500 } } });
    let contact = table().figure("a T03 p1 0 0 0").with("x B05 p2 0 0 3", json!({ "at": [0, 45_000] }));
    let moved = |table: Table| {
        let told = table.simulated(&slash);
        told["shifted"].as_array().expect("the value is a list").iter().any(|shifted| shifted["figure"] == "a")
    };
    assert!(!moved(contact.clone()));
    assert!(moved(contact.option("held_base", json!(false))));
}

/// A jab fells a figure that touches the attacker. The base of the falling figure then strikes the attacker's base,
/// which is no longer held.
#[test]
fn at_r_17_a_held_base_may_rock_once_it_is_let_go() {
    let low = json!([{ "yaw": -200, "height": 46_000, "pull": 1000 }]);
    let contact = table().figure("a B05 p1 0 0 3").with("x B05 p2 0 0 3", json!({ "at": [0, 45_000] }));
    let held = json!({ "held": { "figure": "a" } });
    contact.measured("a", low, [held, json!({ "toppled": { "figure": "x", "min": 1, "of": 1 } })]);
}

/// A tower stands where the weapon would be if it were fully drawn back.
#[test]
fn at_r_66_a_weapon_without_room_is_drawn_back_less() {
    let slash = json!([{ "yaw": 0, "pitch": 0, "dir": "cw", "pull": 1000 }]);
    let tower = json!([{ "id": "tower", "code": "F01", "at": [45_000, -20_000] }]);
    let beside = table().given("terrain", tower).figure("a T03 p1 0 0 0");
    beside.clone().measured("a", slash, [json!({ "pull_used": { "max": 990 } })]);
    let said = json!({ "yaw": 0, "pitch": 0, "dir": "cw", "pull": 1000 });
    let attack = json!({ "attack": { "figure": "a", "aim": said } });
    let told = beside.simulated(&attack);
    assert_eq!(told["aim"], said);
    assert!(told["aimed"]["pull"].as_i64().is_some_and(|pull| pull < 1_000), "{told}");
    let told = table().figure("a T03 p1 0 0 0").simulated(&attack);
    assert_eq!((&told["aim"], &told["aimed"]), (&said, &said));
}

/// A palisade stands between the shooter and its target. The target faces the shooter.
fn over_a_palisade(shooter: &str) -> Table {
    let section = |n: i32| json!({ "id": format!("wall.{n}"), "from": [44_000 * n, 0], "to": [44_000 * (n + 1), 0] });
    let palisade = json!([{ "id": "wall", "code": "F05", "sections": (-3..3).map(section).collect::<Vec<_>>() }]);
    table().given("terrain", palisade).figure(&format!("a {shooter} p1 0 -30 2")).figure("x B05 p2 0 30 3")
}

#[test]
fn at_r_54_battle_masters_shoot_over_high_barriers_and_others_do_not() {
    let felled = |least: u8, most: u8| json!({ "toppled": { "figure": "x", "min": least, "max": most, "of": 3 } });
    let beside = json!([{ "yaw": -140, "pitch": 190 }, { "yaw": -140, "pitch": 220 }, { "yaw": -140, "pitch": 250 }]);
    over_a_palisade("B09").measured("a", beside, [felled(2, 3)]);
    let ahead = json!([{ "yaw": 0, "pitch": 327 }, { "yaw": 0, "pitch": 378 }, { "yaw": 0, "pitch": 428 }]);
    over_a_palisade("B03").measured("a", ahead, [felled(0, 0)]);
}

/// A launcher's line meets a figure that is out of reach of a blade.
#[test]
fn at_atk_01_an_attack_says_which_figure_its_line_meets() {
    let shot = |yaw: i32| json!({ "attack": { "figure": "a", "aim": { "yaw": yaw, "pitch": 300 } } });
    let slash = json!({ "attack": { "figure": "a", "aim": { "yaw": 0, "pitch": 0, "dir": "cw", "pull": 1000 } } });
    let before = |attacker: &str| table().figure(&format!("a {attacker} p1 0 -30 2")).figure("x B05 p2 0 30 3");
    assert_eq!(before("B03").simulated(&shot(0))["meets"], "x");
    assert!(before("B03").simulated(&shot(3_000))["meets"].is_null());
    assert!(before("T03").simulated(&slash)["meets"].is_null());
}

/// Attacks once with the first launcher of `p1`. Returns the digest of all simulations after that.
fn digest(before: u64, pitch: i32) -> u64 {
    let mut played = begun(Options::default(), 5).placed().attacking();
    played.state.simulated = before;
    let launchers = played.game.roster().iter().filter(|profile| profile.weapon.is_ranged() && !profile.is_backup);
    let figure = launchers.filter(|profile| profile.owner == Seat(0)).map(|profile| profile.id.clone()).next();
    let aim = Aim { pitch: Some(pitch), ..Aim::default() };
    played.act(Seat(0), &Action::Attack { figure: figure.expect("p1 has a launcher"), aim });
    played.state.simulated
}

#[test]
fn at_r_19_the_digest_of_all_simulations_depends_on_the_latest_one() {
    for before in [0, u64::MAX] {
        assert_ne!(digest(before, 500), digest(before, 1_000), "{before}");
    }
}
