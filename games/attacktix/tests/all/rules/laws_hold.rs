//! Attacktix obeys the laws of every game: duels, teams and free-for-alls of three and four, on several tables and with
//! every option.

use crate::rules::tables::{subject, table};
use attacktix::{Action, Attacktix, Event, Options, State};
use catalogue::GameEntry;
use referee::{Chance, Clause, Codec, Game, Seat, Seeded, Status, Table, Viewer};
use serde_json::{Value, json};

/// Battle force and Back-Up force of a seat.
type Force = (&'static [&'static str], &'static [&'static str]);

fn duels() -> Vec<Attacktix> {
    let (mixed, thorns): (Force, Force) = ((&["B05", "B04"], &["B03"]), (&["T03", "T04"], &["T03"]));
    let slow = json!({ "optional_specials": true, "special_timing": "step33", "friendly_turn": "all", "aim_noise": 1 });
    let loose = json!({
        "tix_cm": 2.5, "held_base": false, "own_goal_specials": false, "hide_wheels": true, "ring_out_strict": true,
        "friendly_turn": "melee", "prices": "house",
    });
    let few: (Force, Force) = ((&["T03"], &["T03"]), (&["B05"], &[]));
    vec![
        table("duel", "bare", json!({}), &[mixed, thorns]),
        table("duel", "fences-and-copse", slow, &[(&["B08"], &["B04"]), (&["G03"], &[])]),
        table("duel", "junkyard", loose, &[(&["T03", "B05"], &[]), thorns]),
        table("duel", "citadel", json!({}), &[few.0, few.1]),
        table("duel", "everything", json!({}), &[few.1, few.0]),
        table("duel", "sunken-maze", json!({}), &[mixed, thorns]),
    ]
}

fn masters() -> Vec<Attacktix> {
    let forces: [Force; 2] = [(&["B09", "B04"], &[]), (&["G10"], &["G03"])];
    let down = json!({ "recover_grinds": true, "mutual": "active-loses", "defeat": "fully-down" });
    let weak = json!({ "switch_impulse": 1_500, "shock_impulse": 3_000 });
    vec![table("duel", "towers-and-barrels", down, &forces), table("duel", "stockade", weak, &forces)]
}

fn teams() -> Vec<Attacktix> {
    let brass: Force = (&["B01", "B03", "B05", "B04", "B04"], &[]);
    let (thorn, glass, brass_two): (Force, Force, Force) =
        ((&["T01", "T03"], &[]), (&["G01", "G03"], &[]), (&["B01", "B05"], &[]));
    let still = json!({ "setup_advance_turns_wheel": false });
    vec![
        table("team", "stockade", json!({}), &[thorn, brass, glass]),
        table("team", "bare", still, &[thorn, brass_two, glass, (&["T02", "T06"], &[])]),
    ]
}

fn free_for_alls() -> Vec<Attacktix> {
    let three: [Force; 3] = [(&["T03"], &["T03"]), (&["B05"], &[]), (&["G03"], &["G03"])];
    let four: [Force; 4] = [(&["T03"], &[]), (&["B05"], &[]), (&["G03"], &[]), (&["T04"], &["T03"])];
    vec![
        table("ffa", "bare", json!({ "side_order": "trial-grind" }), &three),
        table("ffa", "bare", json!({ "ring_out": false }), &four),
    ]
}

/// Checks every law during one game of each table.
fn obey(games: Vec<Attacktix>, first_seed: u64) {
    for (seed, game) in (first_seed..).zip(games) {
        laws::obey(&subject(game), seed..seed + 1);
    }
}

#[test]
fn every_law_holds_in_duels() {
    obey(duels(), 0);
}

#[test]
fn every_law_holds_with_battle_masters_among_objects() {
    obey(masters(), 2);
}

#[test]
fn every_law_holds_in_free_for_alls_of_three_and_four() {
    obey(free_for_alls(), 5);
}

/// Team-mates share a line and see where the others place their figures, so the order in which they place matters. The
/// law about sealed decisions holds between the teams: see [`at_r_08_what_two_teams_place_is_sealed_and_commutes`].
#[test]
fn every_law_holds_in_teams_of_three_and_four() {
    for (seed, game) in (3..).zip(teams()) {
        laws::obey_except(&["sealed_decisions_commute"], &subject(game), seed..seed + 1);
    }
}

#[test]
fn the_tables_of_the_laws_set_every_option_to_another_value_than_its_default() {
    let usual = serde_json::to_value(Options::default()).expect("options are plain data");
    let games: Vec<Attacktix> = [duels(), masters(), teams(), free_for_alls()].concat();
    let met: Vec<Value> =
        games.iter().map(|game| serde_json::to_value(game.options()).expect("the value is plain data")).collect();
    let schemas = attacktix::Entry.schemas();
    let (_, setup) = schemas.iter().find(|(name, _)| *name == "attacktix-setup").expect("the set-up has a schema");
    let names = setup.as_value()["$defs"]["Options"]["properties"].as_object().expect("the options have a schema");
    assert!(!names.is_empty());
    for key in names.keys() {
        assert!(met.iter().any(|options| options[key] != usual[key]), "no table of the laws sets {key}");
    }
}

/// Returns the state after some decisions. Also returns what a viewer is told of these decisions, and what the viewer
/// sees after them.
fn sensed(game: &Attacktix, state: &State, decisions: &[(Seat, Action)], viewer: Viewer) -> (State, Vec<Value>) {
    let (mut state, mut story) = (state.clone(), Vec::new());
    for (seat, action) in decisions {
        game.apply(&mut state, *seat, action, &mut Table::new(&mut Seeded::new(0, 0), &mut story));
    }
    let shown =
        story.iter().filter_map(|event: &Event| game.show(event, viewer)).map(|event| game.event_to_json(&event));
    let mut all: Vec<Value> = shown.collect();
    all.push(game.view_to_json(&game.view(&state, viewer)));
    (state, all)
}

/// One seat of each team places: the order makes no difference, and the other team cannot tell one place from another.
#[test]
fn at_r_08_what_two_teams_place_is_sealed_and_commutes() {
    const CHOICE: Clause = Clause::new("choice");
    let mut looks = 0;
    for game in teams() {
        let mut own = Seeded::new(8, 8);
        laws::play_out(&subject(game.clone()), 8, |state| {
            let Status::Awaiting(seats) = game.status(state) else { return };
            let mut placings = |seat: Seat| {
                let mut found = Vec::new();
                if seats.contains(seat) {
                    game.candidates(state, seat, &mut own, &mut found);
                }
                found.retain(|action| matches!(action, Action::Place { .. }));
                found
            };
            let (south, north) = (placings(Seat(0)), placings(Seat(1)));
            if south.len() < 2 || north.is_empty() {
                return;
            }
            let other = own.below(north.len() as u32, CHOICE) as usize;
            let both = [(Seat(0), south[0].clone()), (Seat(1), north[other].clone())];
            let [one, two] = [[both[0].clone(), both[1].clone()], [both[1].clone(), both[0].clone()]];
            assert_eq!(sensed(&game, state, &one, Viewer::Public).0, sensed(&game, state, &two, Viewer::Public).0);
            for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
                let told = |action: &Action| sensed(&game, state, &[(Seat(0), action.clone())], viewer).1;
                assert_eq!(told(&south[0]), told(&south[1]), "{viewer:?}");
                looks += 1;
            }
        });
    }
    assert!(looks > 4, "only {looks} states were compared; more than 4 expected");
}
