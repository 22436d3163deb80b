//! Plays the scenario of a [`Table`] decision by decision.

use crate::table::Table;
use plastic_fudge::{Options, PlasticFudge, Position, Studied};
use referee::{Cite, Game, Words};
use serde_json::Value;
use study::{Position as _, Study};

/// Sets the position of a scenario up.
pub fn set_up(scenario: &Value) -> Studied {
    let given: Position = read(&scenario["given"]);
    let options: Options = read(&scenario["options"]);
    let luck = read(&scenario["luck"]);
    PlasticFudge::set_up("plastic-fudge", PlasticFudge::REVISION, given, options, luck).expect("a sound position")
}

fn read<T: serde::de::DeserializeOwned>(said: &Value) -> T {
    serde_json::from_value(said.clone()).unwrap_or_else(|fault| panic!("{fault}: {said}"))
}

/// Plays a table and asserts what holds at the end.
#[track_caller]
pub fn holds<const N: usize>(table: Table, then: [Value; N]) {
    let scenario = table.scenario(then.into());
    let mut studied = set_up(&scenario);
    for step in scenario["steps"].as_array().expect("a list") {
        if let Some(act) = step.get("act") {
            let (seat, action) = decision(&studied, act);
            studied.game().check(studied.state(), seat, &action).unwrap_or_else(|why| panic!("{act}: {why}"));
            studied.act(seat, &action).unwrap_or_else(|why| panic!("{act}: {why}"));
        } else if let Some(act) = step.get("refuse") {
            let (seat, action) = decision(&studied, act);
            let judged = studied.game().check(studied.state(), seat, &action);
            let clause = judged.expect_err("it is refused").clause();
            assert_eq!(clause.id(), step["clause"], "{act}");
        } else {
            judge(&studied, &step["check"]);
        }
    }
    judge(&studied, &scenario["then"]);
    assert_eq!(studied.luck_left(), [""; 0], "nothing asked for it");
}

fn decision(studied: &Studied, act: &Value) -> (referee::Seat, plastic_fudge::Action) {
    let mut said = act.clone();
    said.as_object_mut().expect("an object").remove("seat");
    let seat = studied.seat(act["seat"].as_str().expect("a seat")).expect("a side");
    (seat, studied.game().hear_action(&said).unwrap_or_else(|why| panic!("{said}: {why}")))
}

fn judge(studied: &Studied, assertions: &Value) {
    for assertion in assertions.as_array().expect("a list") {
        if let Err(why) = studied.judge(&read(assertion)) {
            panic!("{why}");
        }
    }
}
