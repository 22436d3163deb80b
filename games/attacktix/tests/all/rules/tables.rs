//! The games with which the laws are tested. Their forces are small, because every attack is simulated.

use attacktix::{Action, Aim, Attacktix, Edge, Event, FigureIndex, Leg, Mode, Phase, Setup, Spot, State, Zone};
use geometry::Point;
use laws::{Alike, Files, Secret, Step, Subject};
use physics::{Cause, Report, Scene};
use referee::{Cite, Game};
use serde_json::{Value, json};
use std::sync::Mutex;

/// Opens a table with a mode, shipped terrain, options, and a force for each seat.
pub fn table(mode: &str, terrain: &str, options: Value, forces: &[(&[&str], &[&str])]) -> Attacktix {
    let seats: Vec<String> = (1..=forces.len()).map(|n| format!("p{n}")).collect();
    let force = |(battle, backup): &(&[&str], &[&str])| json!({ "battle": battle, "backup": backup });
    let forces: serde_json::Map<String, Value> = seats.iter().cloned().zip(forces.iter().map(force)).collect();
    let mut options = options;
    options["force_points"] = json!("at-most");
    let said = json!({ "seats": seats, "mode": mode, "limit": 200, "table": terrain, "bm_allowance": 1, "forces": forces, "options": options });
    let setup: Setup = laws::from_json(&said);
    Attacktix::open(setup).unwrap_or_else(|faults| {
        let faults: Vec<String> = faults.iter().map(|fault| format!("{fault} ({})", fault.clause())).collect();
        panic!("{faults:?}")
    })
}

/// Makes the subject that the laws check. Every random draw counts as visible, because all players see the top window
/// of a ground wheel. The secret `wheels` makes the laws check that the position of the wheel still stays hidden.
pub fn subject(game: Attacktix) -> Subject<Attacktix> {
    let non_candidates =
        vec![Action::Resign {}, Action::Dispute { about: "whose turn is it?".into() }, Action::Timeout {}];
    Subject {
        every: every_action(&game),
        non_candidates,
        longest: 3_000,
        sealed_alike: Some(if game.mode() == Mode::Team { never as Alike<Action> } else { are_both_placings }),
        sees: |_, _| true,
        public_effect,
        twin: None,
        secrets: vec![
            Secret { name: "wheels", of: wheels, floor: [5, 5, 5] },
            Secret { name: "placed figures", of: placed, floor: [0, 5, 5] },
        ],
        twins_percent: 30,
        may_be_drawn: true,
        files: Some(Files::also_of_the_end().without(without_past)),
        game: remembering(game),
    }
}

/// Returns a state without its past, which a scenario file leaves out. The past is the digest of all attacks so far,
/// what players remember of wheels, and where figures stood before they left play.
fn without_past(game: &Attacktix, state: &State) -> State {
    let mut kept = state.clone();
    kept.simulated = 0;
    for (figure, profile) in kept.figures.iter_mut().zip(game.roster()) {
        figure.marks = profile.kind.look_alikes(figure.wheel);
        if !matches!(figure.zone, Zone::InPlay | Zone::Lying) {
            (figure.at, figure.facing) = Default::default();
        }
    }
    kept
}

/// Makes a game cache the results of its simulations, because the laws carry out each attack many times. A replay of a
/// record opens the game anew, without the cache, and simulates every attack.
fn remembering(game: Attacktix) -> Attacktix {
    let seen: Mutex<Vec<(Scene, Cause, Report)>> = Mutex::default();
    game.with_simulation(move |model, scene, cause| {
        let mut seen = seen.lock().expect("no simulation panics while it holds the lock");
        if let Some((.., report)) = seen.iter().find(|(before, by, _)| (before, by) == (scene, cause)) {
            return report.clone();
        }
        let report = physics::play(model, scene, cause, true);
        seen.push((scene.clone(), cause.clone(), report.clone()));
        report
    })
}

/// Says whether both decisions place figures. Outside team play, no other seat sees such a decision.
fn are_both_placings(one: &Action, other: &Action) -> bool {
    matches!((one, other), (Action::Place { .. }, Action::Place { .. }))
}

/// Says that no two decisions are hidden from all other seats, because team-mates see each other's placements.
fn never(_: &Action, _: &Action) -> bool {
    false
}

/// Returns decisions of every kind with each figure, whether legal or not.
fn every_action(game: &Attacktix) -> Vec<Action> {
    let mut every = vec![
        Action::Ready {},
        Action::EndMoves {},
        Action::CeaseFire {},
        Action::Pass {},
        Action::EndTurn {},
        Action::Timeout {},
        Action::Resign {},
        Action::Call { colour: attacktix::Colour::Red },
        Action::Dispute { about: "is it touching?".into() },
    ];
    every.extend(Edge::ALL.map(|side| Action::ChooseSide { side }));
    for profile in game.roster() {
        let figure = profile.id.clone();
        let path = vec![Leg::Face(4_500), Leg::Roll(60_000)];
        every.extend([
            Action::Place { figure: figure.clone(), at: Spot(Point::new(0, -479_200)), advance: 0 },
            Action::Move { figure: figure.clone(), path, push: None, destroy: Vec::new() },
            Action::TurnBase { figure: figure.clone(), face: 9_000 },
            Action::Adjust { figure: figure.clone(), aim: Aim::default() },
            Action::Attack { figure: figure.clone(), aim: Aim { yaw: 1_000, ..Aim::default() } },
            Action::FireNext { figure, aim: None },
        ]);
    }
    every
}

/// Returns what a step shows to all viewers: the top windows of all wheels, and the special windows of fallen figures.
/// Once all seats are ready, the result also has the places of figures.
fn public_effect(game: &Attacktix, step: &Step<'_, Attacktix>) -> String {
    let shown = |n: usize| game.window(step.after, FigureIndex(n as u8)).shown();
    let windows: Vec<String> = (0..step.after.figures.len()).map(shown).collect();
    let told = step.story.iter().filter_map(|event| match event {
        Event::Defeat { figure, special, .. } => Some(format!("{figure}: {special}")),
        Event::Opened {} => {
            Some(format!("{:?}", step.after.figures.iter().map(|figure| figure.at).collect::<Vec<_>>()))
        }
        _ => None,
    });
    format!("{windows:?} {}", told.collect::<Vec<_>>().join("; "))
}

/// Returns a secret of the game: the positions of all wheels.
fn wheels(_: &Attacktix, state: &State) -> Option<String> {
    Some(format!("{:?}", state.figures.iter().map(|figure| figure.wheel).collect::<Vec<_>>()))
}

/// Returns a secret of the game: where figures stand before all seats are ready.
fn placed(_: &Attacktix, state: &State) -> Option<String> {
    let stand = || state.figures.iter().map(|figure| (figure.zone, figure.at)).collect::<Vec<_>>();
    (state.phase == Phase::Setup).then(|| format!("{:?}", stand()))
}
