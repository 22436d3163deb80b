//! Prospects of puzzles: which sets of attacks are listed, and their exact chances.

use plastic_fudge::{Action, Odds, PlasticFudge, ScenarioTable};
use referee::{Game, Seat};
use scenario::{ScenarioGame, ScenarioPosition as _};
use search::{CERTAIN, Playable, Prospect};
use serde_json::{Value, json};

const GREEN: Seat = Seat(0);

/// Returns a position in which Tan has lost two of four Units, so that one more loss beats it. Two riflemen of Green
/// can attack.
fn position() -> Value {
    json!({
        "table": [48, 48], "round": 1, "step": "attack", "player_a": "green",
        "units": [
            { "id": "g0", "side": "green", "type": "basic", "commander": true, "at": [2, 2], "facing": 90 },
            { "id": "g1", "side": "green", "type": "basic", "at": [20, 20], "facing": 0 },
            { "id": "g2", "side": "green", "type": "basic", "at": [20, 24], "facing": 0 },
            { "id": "t0", "side": "tan", "type": "basic", "commander": true, "at": [24, 20], "facing": 180 },
            { "id": "t1", "side": "tan", "type": "basic", "at": [24, 24], "facing": 180, "injuries": 2 },
            { "id": "t2", "side": "tan", "type": "basic", "state": "destroyed" },
            { "id": "t3", "side": "tan", "type": "basic", "state": "destroyed" },
        ],
    })
}

#[track_caller]
fn studied(given: &Value, options: &Value) -> ScenarioTable {
    let given = laws::from_json(given);
    let options = laws::from_json(options);
    PlasticFudge::set_up("plastic-fudge", PlasticFudge::REVISION, given, options, Vec::new())
        .expect("the position has no faults")
}

#[track_caller]
fn prospects(given: &Value, options: &Value) -> Vec<Prospect<Action>> {
    let studied = studied(given, options);
    studied.game().prospects(studied.state(), GREEN)
}

/// Returns the targets of a set of attacks, in the order of the attackers.
fn targets(action: &Action) -> Vec<String> {
    let Action::Commit { attacks } = action else { panic!("{action:?} is not a set of attacks") };
    attacks.iter().map(|attack| attack.target.expect("the attack has a target").to_string()).collect()
}

/// Returns the odds of an attack by one Unit on another.
fn odds(studied: &ScenarioTable, unit: &str, target: &str) -> Odds {
    let attack = laws::from_json(&json!({ "unit": unit, "target": target }));
    studied.game().preview(studied.state(), &attack).expect("the attack can be weighed").targets[0].odds
}

#[test]
fn pf_r_72_the_sets_combine_all_targets_of_all_attackers() {
    let found = prospects(&position(), &json!({}));
    let sets: Vec<String> = found.iter().map(|prospect| targets(&prospect.action).join(" ")).collect();
    assert_eq!(sets, ["t0 t0", "t0 t1", "t1 t0", "t1 t1"]);
    assert!(found.iter().all(|prospect| prospect.alike.len() == 2), "a set has its two attacks in both orders");
}

#[test]
fn pf_dmg_03_chances_count_injuries_of_both_attacks() {
    let studied = studied(&position(), &json!({}));
    let part = |count: u32| f64::from(count) / f64::from(Odds::ALL);
    let [one, two] = ["g1", "g2"].map(|unit| odds(&studied, unit, "t1"));
    let [other, another] = ["g1", "g2"].map(|unit| odds(&studied, unit, "t0"));
    // one more injury destroys t1; t0 has no injury, so two more do not destroy it
    let spared = |odds: Odds| part(odds.no_effect + odds.no_damage);
    let kept = |odds: Odds| 1.0 - part(odds.kill);
    let chance = |lost: f64| (lost * f64::from(CERTAIN)).round() as u32;
    let found = prospects(&position(), &json!({}));
    let chances: Vec<u32> = found.iter().map(|prospect| prospect.chance).collect();
    let expected = [
        1.0 - kept(other) * kept(another),
        1.0 - kept(other) * spared(two),
        1.0 - spared(one) * kept(another),
        1.0 - spared(one) * spared(two),
    ];
    assert_eq!(chances, expected.map(chance));
    assert!(chances[3] > chances[0], "the injured target must be the better one: {chances:?}");
}

#[test]
fn pf_r_72_two_losses_need_two_targets() {
    let mut given = position();
    given["units"][5] = json!({ "id": "t2", "side": "tan", "type": "basic", "at": [44, 44], "facing": 180 });
    let studied = studied(&given, &json!({}));
    let found = studied.game().prospects(studied.state(), GREEN);
    let part = |count: u32| f64::from(count) / f64::from(Odds::ALL);
    let [one, two] = [odds(&studied, "g1", "t0"), odds(&studied, "g2", "t1")];
    let both = part(one.kill) * part(two.kill + two.injury);
    let by = |set: &str| {
        found.iter().find(|prospect| targets(&prospect.action).join(" ") == set).expect("the set is listed").chance
    };
    assert_eq!(by("t0 t1"), (both * f64::from(CERTAIN)).round() as u32);
    assert_eq!(by("t1 t1"), 0, "one target is one loss");
}

#[test]
fn no_set_is_listed_if_chances_cannot_be_counted_exactly() {
    let none = |change: &dyn Fn(&mut Value), options: Value, why: &str| {
        let mut given = position();
        change(&mut given);
        assert_eq!(prospects(&given, &options), [], "{why}");
    };
    none(&|given| given["step"] = json!("move-a"), json!({}), "the game does not wait for attacks");
    none(&|_| (), json!({ "loss_by": "points" }), "losses are counted in points");
    none(&|_| (), json!({ "loss_percent": 50 }), "Tan is already beaten");
    none(&|_| (), json!({ "max_rounds": 1 }), "the last Round ends the battle");
    none(
        &|given| given["units"][1]["type"] = json!("grenadier"),
        json!({}),
        "an attacker has two weapons, one with a template",
    );
    none(
        &|given| given["units"][3]["type"] = json!("flamethrower"),
        json!({}),
        "a target is a Flamethrower Trooper, who may explode",
    );
    none(&|given| given["units"][3]["at"] = json!([20.75, 20]), json!({}), "an attack is hand to hand");
    let far = |given: &mut Value| {
        for unit in 1..=2 {
            given["units"][unit]["at"] = json!([2, 40 + unit]);
        }
    };
    none(&far, json!({}), "no attacker has a target");
}
