//! Previews of attacks, refusals of attacks, and the hints for attackers.

use plastic_fudge::{Attack, AttackFault, Cover, Odds, PlasticFudge, ScenarioTable, Side};
use referee::{Cite as _, Codec as _};
use scenario::ScenarioPosition as _;
use serde_json::{Value, json};

#[track_caller]
fn studied(given: Value) -> ScenarioTable {
    let given = laws::from_json(&given);
    <PlasticFudge as scenario::ScenarioGame>::set_up(
        "plastic-fudge",
        <PlasticFudge as referee::Game>::REVISION,
        given,
        Default::default(),
        Vec::new(),
    )
    .expect("the position has no faults")
}

fn position() -> Value {
    json!({
        "table": [48, 48], "round": 1, "step": "attack", "player_a": "green",
        "terrain": [{ "id": "p1", "type": "forest", "rect": [13, 8, 16, 12] }],
        "units": [
            { "id": "g0", "side": "green", "type": "basic", "commander": true, "at": [2, 2], "facing": 90 },
            { "id": "g1", "side": "green", "type": "grenadier", "at": [10, 10], "facing": 0 },
            { "id": "t0", "side": "tan", "type": "basic", "commander": true, "at": [46, 46], "facing": 270 },
            { "id": "t1", "side": "tan", "type": "basic", "at": [14, 10], "facing": 0, "injuries": 1 },
        ],
    })
}

fn attack(said: Value) -> Attack {
    laws::from_json(&said)
}

#[test]
fn pf_eq_02_a_preview_measures_an_attack() {
    let studied = studied(position());
    let preview = studied.game().preview(studied.state(), &attack(json!({ "unit": "g1", "target": "t1" }))).unwrap();
    assert_eq!((preview.weapon.as_str(), preview.gap.0, preview.reach.0), ("rifle", 3 * 25_400, 12 * 25_400));
    assert_eq!((preview.band, preview.hth, preview.sight.clear, preview.fault), (1, false, true, None));
    let aimed_at = preview.target.map(|target| target.to_string());
    assert_eq!((aimed_at.as_deref(), preview.sight.needed), (Some("t1"), true));
    let target = &preview.targets[0];
    assert_eq!((target.attack, target.defence), (1, -1));
    let whats: Vec<_> = target.defence_modifiers.iter().map(|modifier| (modifier.what, modifier.by)).collect();
    assert_eq!(whats, [("level", -1), ("injuries", -1), ("terrain", 1)]);
    assert_eq!(target.odds.kill + target.odds.injury + target.odds.no_effect + target.odds.no_damage, Odds::ALL);
}

#[test]
fn pf_r_33_a_preview_has_the_cover_and_the_odds_of_a_dropped_grenade() {
    let studied = studied(position());
    let throw = attack(json!({ "unit": "g1", "weapon": "grenade", "point": [12, 10] }));
    let preview = studied.game().preview(studied.state(), &throw).unwrap();
    assert_eq!((preview.drop, preview.targets.len()), (1, 2));
    let covers: Vec<_> = preview.targets.iter().map(|target| (target.unit.to_string(), target.cover)).collect();
    assert_eq!(covers, [("g1".to_owned(), Some(Cover::Half)), ("t1".to_owned(), Some(Cover::Half))]);
    // of the 81 ways to roll the attack dice, one drops the grenade, which counts as no damage
    assert!(preview.targets.iter().all(|target| target.odds.kill == 0 && target.odds.no_damage >= 81));
}

#[test]
fn pf_r_82_a_refusal_says_what_was_found_and_what_is_allowed() {
    let studied = studied(position());
    let judged = |said: Value| {
        let refusal = studied
            .game()
            .check_attack(studied.state(), Side::Green, &attack(said))
            .expect_err("the decision is refused");
        (refusal.clause().id(), refusal.to_string())
    };
    let far = judged(json!({ "unit": "g1", "weapon": "grenade", "point": [16, 10] }));
    assert_eq!(far, ("PF-EXP-02", "The aim is 5.5\" from g1; its grenade reaches 4.5\".".to_owned()));
    let rifle = judged(json!({ "unit": "g1", "target": "t0" }));
    assert_eq!(rifle, ("PF-R-82", "The aim is 49.912\" from g1; its rifle reaches 12\".".to_owned()));
    let own = judged(json!({ "unit": "g1", "target": "g0" }));
    assert_eq!(own, ("PF-R-97", "g0 is your own; only enemy Units can be targets.".to_owned()));
    let fault =
        studied.game().check_attack(studied.state(), Side::Green, &attack(json!({ "unit": "t1", "target": "g1" })));
    let unit = "t1".parse().expect("`a` is a valid id");
    assert_eq!(fault, Err(AttackFault::NotYours { unit, side: Side::Tan }));
}

/// Guards against an old bug. To a Unit that had attacked before its move, the hints offered a second attack, with no
/// targets.
#[test]
fn pf_atk_02_the_hints_say_why_a_unit_cannot_attack_again() {
    let mut given = position();
    given["units"][1]["attacked"] = json!(true);
    let studied = studied(given);
    let hints = studied.game().hints_to_json(studied.state(), Side::Green.seat());
    let of = |id: &str| hints["units"].as_array().unwrap().iter().find(|unit| unit["unit"] == id).unwrap();
    assert_eq!(of("g0")["can"], json!(["attack"]));
    assert_eq!((&of("g1")["can"], &of("g1")["because"]["clause"]), (&json!([]), &json!("PF-ATK-02")));
}
