//! Prepares Plastic Fudge for the laws of every game.

use crate::laws::fields::{CHOICE, any, between};
use laws::{Files, Secret, Step, Subject};
use plastic_fudge::{Action, Event, Id, PlasticFudge, Profile, Spot, State, View};
use referee::{Chance, Codec, Game, Seeded, Viewer};
use serde_json::{Value, json};

/// The most decisions, legal or not, that the laws try at every moment.
const EVERY: usize = 160;

/// Returns a table, prepared for the laws.
pub fn subject(game: PlasticFudge) -> Subject<PlasticFudge> {
    let every = some_of(every_action(&game), EVERY);
    Subject {
        non_candidates: every.clone(),
        every,
        longest: 600 + 150 * u32::from(game.options().max_rounds),
        sealed_alike: Some(|one, other| match (one, other) {
            (Action::Commit { .. }, Action::Commit { .. }) => true,
            (Action::Lay { at, .. }, Action::Lay { at: other, .. }) => at == other,
            _ => false,
        }),
        sees: |_, _| true, // everybody sees all dice
        public_effect,
        twin: Some(twin),
        secrets: Vec::new(),
        twins_percent: 80,
        may_be_drawn: true,
        files: Some(Files::also_of_the_end()),
        game,
    }
}

/// Returns decisions of every kind, with each Unit, legal or not.
fn every_action(game: &PlasticFudge) -> Vec<Action> {
    let mut luck = Seeded::new(7, 53);
    let mut said = vec![
        json!({ "do": "pass" }),
        json!({ "do": "end-deploy" }),
        json!({ "do": "roll" }),
        json!({ "do": "end-moves" }),
        json!({ "do": "choose-role", "role": "a" }),
        json!({ "do": "choose-role", "role": "b" }),
        json!({ "do": "commit", "attacks": [] }),
        json!({ "do": "jets", "jets": [] }),
        json!({ "do": "resign" }),
        json!({ "do": "timeout" }),
    ];
    for real in [true, false] {
        said.push(json!({ "do": "lay", "at": spot(game, &mut luck), "real": real }));
    }
    for piece in &game.battlefield().pool {
        said.push(json!({ "do": "place", "piece": piece.id, "at": spot(game, &mut luck), "facing": 30 }));
    }
    for unit in game.roster() {
        said.extend(decisions_of(game, unit, &mut luck));
    }
    said.iter().map(|said| game.parse_action(said).unwrap_or_else(|why| panic!("{said}: {why}"))).collect()
}

fn spot(game: &PlasticFudge, luck: &mut Seeded) -> Value {
    let [width, depth] = game.battlefield().table;
    let inches = |length: plastic_fudge::Length| length.0 / plastic_fudge::Length::inches(1).0;
    json!([between(luck, 0, inches(width)), between(luck, 0, inches(depth))])
}

fn decisions_of(game: &PlasticFudge, unit: &Profile, luck: &mut Seeded) -> Vec<Value> {
    let id = unit.id;
    let other = any(luck, game.roster()).id;
    let marker = Id::new("m", between(luck, 1, 8) as u16);
    let mut with = |said: Value| {
        let mut said = said;
        said["unit"] = json!(id);
        said
    };
    let attacks: Vec<Value> = [
        json!({ "target": other }),
        json!({ "mine": marker }),
        json!({ "direction": 90 }),
        json!({ "point": [20, 20] }),
        json!({ "piece": "b1", "point": [11, 12] }),
    ]
    .map(&mut with)
    .into();
    let mut said: Vec<Value> = [
        json!({ "do": "deploy", "in": other }),
        json!({ "do": "deploy", "reserve": true }),
        json!({ "do": "move", "path": [{ "go": 2 }] }),
        json!({ "do": "move", "path": [{ "turn": 45 }] }),
        json!({ "do": "move", "path": [{ "turn": -90 }, { "go": 30 }] }),
        json!({ "do": "move", "path": [], "board": other }),
        json!({ "do": "move", "path": [{ "go": 1 }], "tow": other }),
        json!({ "do": "move", "path": [], "exit": true }),
        json!({ "do": "enter", "at": 12, "facing": 90, "path": [{ "go": 6 }] }),
        json!({ "do": "leave", "at": [12, 12], "facing": 0 }),
        json!({ "do": "call-jet" }),
    ]
    .map(with)
    .into();
    said.push(json!({ "do": "deploy", "unit": id, "at": spot(game, luck), "facing": 90 }));
    for attack in attacks {
        said.push(json!({ "do": "commit", "attacks": [attack] }));
        let mut fire = attack;
        fire["do"] = "fire".into();
        said.push(fire);
    }
    said.push(json!({ "do": "jets", "jets": [{ "unit": id, "at": [12, 12], "target": other }] }));
    said
}

fn some_of(mut all: Vec<Action>, most: usize) -> Vec<Action> {
    let mut luck = Seeded::new(8, 54);
    while all.len() > most {
        let nth = luck.below(all.len() as u32, CHOICE) as usize;
        all.swap_remove(nth);
    }
    all
}

/// Returns what events show to all viewers that was hidden before: whether a touched marker was real, and the committed
/// attacks.
fn public_effect(_: &PlasticFudge, step: &Step<'_, PlasticFudge>) -> String {
    let given = step.story.iter().filter_map(|event| match event {
        Event::Mine { mine, real, .. } => Some(format!("{mine} is real: {real}")),
        Event::Opened { green, tan } => Some(format!("{green:?} {tan:?}")),
        _ => None,
    });
    given.collect::<Vec<_>>().join("; ")
}

/// Imagines a state that agrees with all that the view and the events of a step show to the viewer.
fn twin(game: &PlasticFudge, view: &View, step: &Step<'_, PlasticFudge>, own: &mut Seeded) -> State {
    let mut state = game.imagine(view, own);
    for (known, marker) in state.markers.iter_mut().zip(&step.before.markers) {
        let is_known = view.side().is_some_and(|side| side == marker.side || marker.found[side.index()]);
        if !is_known {
            known.real = between(own, 0, 1) == 0; // the view does not show it
        }
    }
    for event in step.story {
        let (marker, real) = match event {
            Event::Mine { mine, real, .. } => (mine, *real),
            Event::Sweep { mine, real: Some(real), told, .. }
                if told.iter().any(|side| view.viewer.is(side.seat())) =>
            {
                (mine, *real)
            }
            Event::Opened { .. } => {
                state.committed.clone_from(&step.before.committed);
                continue;
            }
            _ => continue,
        };
        if let Some(known) = state.markers.iter_mut().find(|known| known.id == *marker) {
            known.real = real;
        }
    }
    state
}

/// Returns both seats and the public.
pub fn viewers() -> Vec<Viewer> {
    Viewer::all(2).collect()
}

/// Returns a point, from coordinates in inches.
pub fn at(x: f64, y: f64) -> Spot {
    laws::from_json(&json!([x, y]))
}

/// Returns the secrets in which the twins of a table with mines must differ often enough.
pub fn secrets() -> Vec<Secret<PlasticFudge>> {
    vec![
        Secret { name: "markers", of: markers, floor: [20, 20, 20] },
        Secret { name: "committed attacks", of: committed, floor: [0, 1, 1] },
    ]
}

/// Returns which markers are real; `None` if there are no markers.
fn markers(_: &PlasticFudge, state: &State) -> Option<String> {
    let truths: Vec<bool> = state.markers.iter().map(|marker| marker.real).collect();
    (!truths.is_empty()).then(|| format!("{truths:?}"))
}

/// Returns the committed attacks; `None` unless just one side has committed.
fn committed(_: &PlasticFudge, state: &State) -> Option<String> {
    let [green, tan] = state.committed.each_ref().map(|orders| orders.is_some());
    (green != tan).then(|| format!("{:?}", state.committed))
}
