//! Tests of secrets: whether a marker is real, and which attacks a side has committed. Until the rules show a secret,
//! only those who may know it see it.

use crate::laws::bench::set_up;
use crate::laws::fields::{mined, table as table_of_any_kind, winged};
use crate::laws::properties::{Moment, play};
use crate::table::table;
use plastic_fudge::{Action, Event, PlasticFudge, Sealed, Side, State, Step, View};
use referee::{Game, Noted, Seeded, Table, Viewer};
use scenario::ScenarioPosition as _;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Returns all that the viewers other than one side are shown of these events and of this state.
fn seen_by_others(
    game: &impl Game<State = State, Event = Event>,
    side: Side,
    state: &State,
    story: &[Event],
) -> Vec<String> {
    let others = Viewer::all(2).filter(|viewer| !viewer.is(side.seat()));
    let seen = others.map(|viewer| {
        let told: Vec<_> = story.iter().filter_map(|event| game.show(event, viewer)).collect();
        format!("{told:?} {:?}", game.view(state, viewer))
    });
    seen.collect()
}

/// Says whether a real marker and a false one look alike, when they are laid, to all viewers but their owner. `rules`
/// plays the game, and `shows` makes events and views for the viewers.
pub fn laid_alike(rules: &PlasticFudge, shows: &impl Game<State = State, Event = Event>) -> bool {
    let (mut looks, mut alike) = (0, true);
    play(rules, 3, |Moment { game, before, story, .. }| {
        let Some(Event::Laid { seat, at, .. }) = story.first() else { return };
        looks += 1;
        let lay = |real: bool| {
            let (mut state, mut story, mut luck) = (before.clone(), Vec::new(), Seeded::new(9, 9));
            let action = Action::Lay { at: *at, real };
            game.apply(&mut state, seat.seat(), &action, &mut Table::new(&mut luck, &mut story));
            seen_by_others(shows, *seat, &state, &story)
        };
        alike &= lay(true) == lay(false);
    });
    assert!(looks >= 5, "only {looks} markers were laid");
    alike
}

#[test]
fn pf_mine_04_a_laid_marker_looks_the_same_real_or_false() {
    assert!(laid_alike(&mined(0), &mined(0)));
}

/// Unless the Minesweeper finds the marker or sets it off, a sweep takes the same dice whether or not the marker is
/// real. All viewers but the Minesweeper's side then see the same.
#[test]
fn pf_r_41_sweeping_a_false_marker_looks_like_sweeping_a_real_one() {
    let mut unseen = 0;
    for seed in 0..60 {
        let [real, unreal] = [true, false].map(|real| {
            let scenario =
                table("attack").unit("g1 minesweeper 10 10").mine("m1", "tan", [12.0, 10.0], real).scenario(Vec::new());
            let studied = set_up(&scenario);
            let commit = |attacks: serde_json::Value| -> Action {
                laws::from_json(&json!({ "do": "commit", "attacks": attacks }))
            };
            let (mut state, mut story, mut luck) = (studied.state().clone(), Vec::new(), Seeded::new(seed, 0));
            let mut noted = Noted::new(&mut luck);
            let sweep = commit(json!([{ "unit": "g1", "mine": "m1" }]));
            for (side, action) in [(Side::Green, sweep), (Side::Tan, commit(json!([])))] {
                studied.game().apply(&mut state, side.seat(), &action, &mut Table::new(&mut noted, &mut story));
            }
            let shown =
                story.iter().any(|event| matches!(event, Event::Mine { .. } | Event::Sweep { result: "injury", .. }));
            let draws = format!("{:?}", noted.draws);
            (shown, draws, seen_by_others(studied.game(), Side::Tan, &state, &story))
        });
        assert_eq!(real.0, unreal.0, "seed {seed}");
        if !real.0 {
            assert_eq!((&real.1, &real.2), (&unreal.1, &unreal.2), "seed {seed}");
            unseen += 1;
        }
    }
    assert!(unseen > 20, "only {unseen} sweeps kept the secret");
}

/// A marker is shown to all when a base touches it, and then removed. A move that ends before it shows nothing.
#[test]
fn pf_r_40_a_marker_keeps_its_secret_until_a_base_touches_it() {
    for real in [true, false] {
        let scenario =
            table("move-a").unit("g1 basic 10 10 0").mine("m1", "tan", [16.0, 10.0], real).scenario(Vec::new());
        let studied = set_up(&scenario);
        let game = studied.game();
        let go = |inches: f64| -> Action {
            laws::from_json(&json!({ "do": "move", "unit": "g1", "path": [{ "go": inches }] }))
        };
        let twin = {
            let mut twin = studied.state().clone();
            twin.markers[0].real = !real;
            twin
        };
        for (inches, shows) in [(4.9, false), (5.0, true)] {
            let play = |state: &State| {
                let (mut state, mut story) = (state.clone(), Vec::new());
                let action = go(inches);
                game.check(&state, Side::Green.seat(), &action).expect("the move is legal");
                game.apply(
                    &mut state,
                    Side::Green.seat(),
                    &action,
                    &mut Table::new(&mut Seeded::new(1, 1), &mut story),
                );
                (seen_by_others(game, Side::Tan, &state, &story), state.markers.len())
            };
            let (one, other) = (play(studied.state()), play(&twin));
            assert_eq!(one.0 != other.0, shows, "{inches} inches");
            assert_eq!((one.1, other.1), if shows { (0, 0) } else { (1, 1) });
        }
    }
}

/// Returns a sentence about a view that shows its viewer too much or too little of a marker or of committed attacks.
/// `None` if no view does.
pub fn seen_too_much(game: &impl Game<State = State, View = View>, state: &State) -> Option<String> {
    Viewer::all(2).find_map(|viewer| {
        let view = game.view(state, viewer);
        let of_markers = state.markers.iter().zip(&view.position.mines).find(|(marker, seen)| {
            let knows = view.side().is_some_and(|side| side == marker.side || marker.found[side.index()]);
            seen.real != knows.then_some(marker.real)
        });
        let mut orders = view.position.committed.iter();
        let of_orders =
            orders.find(|(side, orders)| (**orders == Sealed::Hidden(true)) == (view.side() == Some(**side)));
        let marker = of_markers.map(|(marker, seen)| format!("{viewer:?}: {marker:?} is seen as {seen:?}"));
        marker.or_else(|| of_orders.map(|orders| format!("{viewer:?} sees {orders:?}")))
    })
}

/// Adds to `found` the paths at which two JSON values differ, with `*` for the items of a list and for the sides.
fn differences(one: &Value, other: &Value, at: &str, found: &mut BTreeSet<String>) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            for key in one.keys().chain(other.keys()) {
                let step = if ["green", "tan"].contains(&key.as_str()) { "*" } else { key };
                let [one, other] = [one, other].map(|object| object.get(key).unwrap_or(&Value::Null));
                differences(one, other, &format!("{at}/{step}"), found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (one, other) in one.iter().zip(other) {
                differences(one, other, &format!("{at}/*"), found);
            }
        }
        _ if one == other => {}
        _ => _ = found.insert(at.into()),
    }
}

/// A view differs from the whole position only in whether markers are real, and in committed attacks.
#[test]
fn pf_r_78_a_view_hides_only_real_markers_and_committed_attacks() {
    let mut hidden = BTreeSet::new();
    for (seed, game) in (0..).zip((0..3).map(mined).chain((0..2).map(winged)).chain((0..4).map(table_of_any_kind))) {
        play(&game, seed, |Moment { game, after, .. }| {
            let whole = serde_json::to_value(game.position(after)).expect("a position is plain data");
            for viewer in Viewer::all(2) {
                let view = serde_json::to_value(game.view(after, viewer).position).expect("a position is plain data");
                differences(&whole, &view, "", &mut hidden);
            }
        });
    }
    assert_eq!(Vec::from_iter(hidden), ["/committed/*", "/mines/*/real"]);
}

/// After the end, only the owner of a marker and a side that has found it know whether it is real. Attacks that were
/// not shown are still known only to their own side.
#[test]
fn pf_r_40_secrets_stay_hidden_after_the_end() {
    let (mut hidden, mut sealed) = (0, 0);
    for seed in 0..12 {
        play(&mined(seed), seed, |Moment { game, before, after, .. }| {
            if after.step == Step::Over {
                assert_eq!(seen_too_much(game, after), None);
                hidden += after.markers.len();
            }
            if before.committed.iter().any(Option::is_some) {
                let (mut end, mut luck) = (before.clone(), Seeded::new(1, 1));
                game.apply(&mut end, Side::Green.seat(), &Action::Resign {}, &mut Table::quiet(&mut luck));
                assert_eq!(seen_too_much(game, &end), None);
                sealed += 1;
            }
        });
    }
    assert!(hidden > 30 && sealed > 30, "only {hidden} markers and {sealed} committed sets were checked");
}

/// A bot imagines an unknown marker as real about half of the times.
#[test]
fn pf_r_78_an_unknown_marker_is_imagined_real_as_often_as_false() {
    let scenario = table("move-a").mine("m1", "tan", [16.0, 10.0], true).mine("m2", "green", [30.0, 30.0], true);
    let studied = set_up(&scenario.scenario(Vec::new()));
    let (game, mut luck) = (studied.game(), Seeded::new(4, 4));
    let view = game.view(studied.state(), Viewer::Seat(Side::Green.seat()));
    let mut real = 0;
    for _ in 0..400 {
        let imagined = game.imagine(&view, &mut luck);
        assert!(imagined.markers[1].real, "the owner's own marker stays real");
        real += u32::from(imagined.markers[0].real);
    }
    assert!((150..250).contains(&real), "{real} of 400 imagined markers were real; 150 to 249 are expected");
}
