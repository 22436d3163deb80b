//! The decisions that bots try (candidates): all of them are legal, and a seat that decides has at least one in every
//! phase.

use crate::moving::brute::position;
use crate::moving::{area, barrier};
use attacktix::{Action, Attacktix, Options};
use referee::{Game, Seat, Seeded, Status};
use scenario::{ScenarioGame, ScenarioPosition};
use serde_json::{Value, json};

/// Returns candidates of the seats that the game waits for, and asserts that each of them is legal.
fn tried(position: &<Attacktix as ScenarioGame>::ScenarioPosition) -> Vec<Action> {
    let (game, state) = (position.game(), position.state());
    let Status::Awaiting(seats) = game.status(state) else { panic!("the game goes on") };
    let mut all = Vec::new();
    for seat in (0..game.seats()).map(Seat).filter(|seat| seats.contains(*seat)) {
        for seed in 0..20 {
            let mut found = Vec::new();
            game.candidates(state, seat, &mut Seeded::new(seed, 0), &mut found);
            assert!(!found.is_empty());
            for action in &found {
                assert_eq!(game.check(state, seat, action), Ok(()), "{action:?}");
            }
            all.extend(found);
        }
    }
    all
}

fn play(step: &str) -> Value {
    let terrain = json!([
        barrier("fence", "F03", -138_000, 5),
        area("copse", "F02", [200_000, -300_000, 400_000, -100_000]),
        { "id": "barrel", "code": "F10", "at": [100_000, -258_000] },
    ]);
    let figures = json!([
        { "id": "a", "type": "B03", "owner": "p1", "at": [0, -200_000], "wheel": 9 },
        { "id": "b", "type": "B07", "owner": "p1", "at": [100_000, -300_000], "wheel": 9 },
        { "id": "c", "type": "T03", "owner": "p1", "at": [0, 50_000], "wheel": 1 },
        { "id": "x", "type": "B05", "owner": "p2", "at": [0, 100_000], "wheel": 3 },
        { "id": "y", "type": "B09", "owner": "p2", "at": [250_000, 300_000], "wheel": 2 },
    ]);
    let turn = json!({ "number": 1, "active": "p1", "step": step });
    json!({ "phase": "play", "mode": "duel", "measure": "imperial", "figures": figures, "terrain": terrain, "turn": turn })
}

#[test]
fn at_turn_02_moves_of_many_kinds_are_tried() {
    let all = tried(&position(play("move")));
    let is = |test: &dyn Fn(&Action) -> bool| assert!(all.iter().any(test));
    is(&|action| matches!(action, Action::EndMoves {}));
    is(&|action| matches!(action, Action::EndTurn {}));
    is(&|action| matches!(action, Action::Move { push: Some(_), .. }));
    is(&|action| matches!(action, Action::Move { destroy, .. } if !destroy.is_empty()));
    is(&|action| matches!(action, Action::Move { path, .. } if path.len() == 1));
    is(&|action| matches!(action, Action::Move { figure, .. } if figure.as_str() == "c"));
}

#[test]
fn at_turn_03_attacks_on_figures_and_sections_are_tried() {
    let all = tried(&position(play("attack")));
    let by = |id: &'static str| move |action: &Action| matches!(action, Action::Attack { figure, .. } if figure.as_str() == id);
    for id in ["a", "c"] {
        assert!(all.iter().any(by(id)), "{id}: {all:?}");
    }
    assert!(all.iter().any(|action| matches!(action, Action::AttackSection { .. })));
    assert!(all.iter().any(|action| matches!(action, Action::EndTurn {})));
}

#[test]
fn at_r_70_a_seat_that_is_asked_has_a_candidate() {
    let asked = |pending: Value, ability: Value| {
        let mut given = play("attack");
        given["catalogue"] = json!([{ "code": "X1", "name": "Test", "mode": null, "faction": "Brasswake", "class": "T",
            "points": 10, "base": "standard", "weapon": "LN",
            "wheel": ["5w*", "4r*", "4w*", "5r*", "5w*", "9r*", "9w*", "5r*", "5r*", "4r*", "4w*", "6w*"],
            "ability": { "name": "Test", "guard": null, "effect": ability } }]);
        let figures = given["figures"].as_array_mut().expect("the value is a list");
        figures.push(
            json!({ "id": "z", "type": "X1", "owner": "p2", "zone": "lying", "at": [300_000, 400_000], "wheel": 0 }),
        );
        figures.push(json!({ "id": "u", "type": "X1", "owner": "p2", "zone": "backup", "wheel": 0 }));
        given["pending"] = pending;
        tried(&position(given))
    };
    let special = || json!({ "kind": "special", "seat": "p2", "figure": "z", "by": "a" });
    let effects = [
        json!({ "kind": "return-self", "to": "line" }),
        json!({ "kind": "reinforce", "filter": {} }),
        json!({ "kind": "force-move", "filter": {}, "tix": 4 }),
        json!({ "kind": "regrind", "filter": {}, "count": 2 }),
        json!({ "kind": "free-move", "filter": {}, "tix": 6 }),
        json!({ "kind": "free-attack", "filter": {}, "move": "full" }),
    ];
    for effect in effects {
        let all = asked(special(), effect.clone());
        assert!(all.iter().all(|action| matches!(action, Action::Special(_))), "{effect}");
    }
}

/// A position in which a figure of this type of `p2` has fallen, and `p2` is asked about its ability.
fn asked_for(kind: &str) -> Value {
    let mut given = play("attack");
    let fallen =
        json!({ "id": "z", "type": kind, "owner": "p2", "zone": "lying", "at": [300_000, 400_000], "wheel": 0 });
    given["figures"].as_array_mut().expect("the value is a list").push(fallen);
    given["pending"] = json!({ "kind": "special", "seat": "p2", "figure": "z", "by": "a" });
    given
}

#[test]
fn at_r_31_using_and_declining_are_tried_where_abilities_are_optional() {
    let given = laws::from_json(&asked_for("T02"));
    let options = Options { optional_specials: true, ..Options::default() };
    let position = Attacktix::set_up("attacktix", Attacktix::REVISION, given, options, Vec::new());
    let all = tried(&position.expect("the position has no faults"));
    assert!(all.iter().any(|action| matches!(action, Action::Special(choice) if choice.used)));
    assert!(all.iter().any(|action| matches!(action, Action::Special(choice) if choice.decline)));
}

/// Each of the twenty samples of candidates has the middle of the line, and at most three other places.
#[test]
fn at_r_31_a_shift_of_no_length_and_a_few_places_to_return_to_are_tried() {
    let shifts = tried(&position(asked_for("B08")));
    assert!(shifts.iter().any(|action| matches!(action, Action::Special(choice) if choice.roll == Some(0))));
    assert!(tried(&position(asked_for("B07"))).len() <= 80);
}
