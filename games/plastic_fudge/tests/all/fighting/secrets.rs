//! Secrets of the Attack step. The order in which the sides commit changes nothing. Viewers who may not know whether a
//! marker is real see the same in both cases.

use plastic_fudge::{Action, Event, PlasticFudge, ScenarioTable, Side, State};
use referee::{Game as _, Seeded, Table, Viewer};
use scenario::ScenarioPosition as _;
use serde_json::{Value, json};

fn studied(real: bool) -> ScenarioTable {
    let given = json!({
        "table": [48, 48], "round": 1, "step": "attack", "player_a": "tan",
        "mines": [{ "id": "m1", "side": "tan", "at": [13, 10], "real": real }],
        "units": [
            { "id": "g0", "side": "green", "type": "basic", "commander": true, "at": [2, 2], "facing": 90 },
            { "id": "g1", "side": "green", "type": "minesweeper", "at": [10, 10], "facing": 0 },
            { "id": "g2", "side": "green", "type": "grenadier", "at": [10, 12], "facing": 0 },
            { "id": "g3", "side": "green", "type": "bazooka", "at": [10, 14], "facing": 0 },
            { "id": "t0", "side": "tan", "type": "basic", "commander": true, "at": [46, 46], "facing": 270 },
            { "id": "t1", "side": "tan", "type": "basic", "at": [13, 13], "facing": 180 },
            { "id": "t2", "side": "tan", "type": "basic", "at": [11, 14], "facing": 180 },
        ],
    });
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

fn commit(attacks: Value) -> Action {
    laws::from_json(&json!({ "do": "commit", "attacks": attacks }))
}

/// Plays decisions with the luck of a seed, and returns the state and the events.
fn play(studied: &ScenarioTable, seed: u64, decisions: &[(Side, Action)]) -> (State, Vec<Event>) {
    let (mut state, mut events) = (studied.state().clone(), Vec::new());
    let mut luck = Seeded::new(seed, 0);
    for (side, action) in decisions {
        studied.game().check(&state, side.seat(), action).expect("the decision is legal");
        studied.game().apply(&mut state, side.seat(), action, &mut Table::new(&mut luck, &mut events));
    }
    (state, events)
}

#[test]
fn pf_r_17_it_does_not_matter_which_side_commits_first() {
    let green =
        commit(json!([{ "unit": "g3", "target": "t1" }, { "unit": "g2", "weapon": "grenade", "point": [13, 13] }]));
    let tan = commit(json!([{ "unit": "t2", "target": "g3" }, { "unit": "t1", "target": "g2" }]));
    let studied = studied(true);
    for seed in 0..200 {
        let first = play(&studied, seed, &[(Side::Green, green.clone()), (Side::Tan, tan.clone())]);
        let second = play(&studied, seed, &[(Side::Tan, tan.clone()), (Side::Green, green.clone())]);
        assert_eq!(first.0, second.0);
        assert_eq!(first.1[2..], second.1[2..], "after the two events of committing, both orders have the same events");
    }
}

#[test]
fn pf_r_78_committed_attacks_are_hidden_from_the_enemy_and_the_public() {
    let studied = studied(true);
    let attacks = [commit(json!([])), commit(json!([{ "unit": "g3", "target": "t1" }]))];
    let [none, one] = attacks.map(|attacks| play(&studied, 0, &[(Side::Green, attacks)]));
    for viewer in [Viewer::Seat(Side::Tan.seat()), Viewer::Public] {
        let shown = |(state, events): &(State, Vec<Event>)| {
            let events: Vec<_> = events.iter().map(|event| studied.game().show(event, viewer)).collect();
            (studied.game().view(state, viewer), events)
        };
        assert_eq!(shown(&none), shown(&one));
    }
}

#[test]
fn pf_mine_04_sweeping_shows_no_secret_to_viewers_who_may_not_know_it() {
    let sweep = commit(json!([{ "unit": "g1", "mine": "m1" }]));
    let decisions = [(Side::Green, sweep), (Side::Tan, commit(json!([])))];
    let mut seen = [0; 3];
    for seed in 0..2_000 {
        let [real, unreal] = [true, false].map(|real| {
            let studied = studied(real);
            let (state, events) = play(&studied, seed, &decisions);
            (studied, state, events)
        });
        let result = real.2.iter().find_map(|event| match event {
            Event::Sweep { result, .. } => Some(*result),
            _ => None,
        });
        let viewers = match result.expect("every game has a sweep") {
            // a marker that is set off is shown to all
            "set-off" => {
                seen[0] += 1;
                continue;
            }
            "injury" => {
                seen[1] += 1;
                vec![Viewer::Public]
            }
            _ => {
                seen[2] += 1;
                vec![Viewer::Public, Viewer::Seat(Side::Green.seat())]
            }
        };
        for viewer in viewers {
            let shown = |(studied, state, events): &(ScenarioTable, State, Vec<Event>)| {
                let events: Vec<_> = events.iter().map(|event| studied.game().show(event, viewer)).collect();
                (studied.game().view(state, viewer), events)
            };
            assert_eq!(shown(&real), shown(&unreal));
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "how often a marker was set off, found and not found: {seen:?}");
}
