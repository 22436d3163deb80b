//! What stays hidden: the places of other teams' figures before all seats are ready, and what wheels do not show.
//! AT-ETIQ-02, AT-R-03, AT-R-08

use crate::rules::tables::{subject, table};
use attacktix::{Action, Attacktix, Event, Options, Phase, ScenarioTable, State, Zone};
use referee::{Chance, Clause, Codec, Game, Seat, Seeded, Status, Table, Viewer};
use scenario::{ScenarioGame, ScenarioPosition as _};
use search::{Bot, Level, Watch, think};
use serde_json::{Value, json};

/// A source of chance that always draws the same number.
struct Always(u32);

impl Chance for Always {
    fn below(&mut self, n: u32, _: Clause) -> u32 {
        self.0 % n
    }
}

/// A duel of two Captains with a launcher each. The first to hit the other wins.
pub fn captains(terrain: &str) -> Attacktix {
    let forces: [(&[&str], &[&str]); 2] = [(&["B03"], &["B05"]), (&["B03"], &["B05"])];
    table("duel", terrain, json!({}), &forces)
}

/// Returns the events that a viewer gets and the view after them, as text.
fn sensed(game: &Attacktix, viewer: Viewer, state: &State, story: &[Event]) -> String {
    let told: Vec<_> = story.iter().filter_map(|event| game.show(event, viewer)).collect();
    format!("{told:?} {:?}", game.view(state, viewer))
}

/// The wheel of a Captain shows `6w` at the positions 0 and 11. Its special window is white at 0 only.
#[test]
pub fn at_r_03_a_grind_tells_no_more_than_the_top_window() {
    let game = captains("bare");
    let begun = |position: u32| {
        let (mut luck, mut story) = (Always(position), Vec::new());
        let state = game.start(&mut Table::new(&mut luck, &mut story));
        Viewer::all(2).map(|viewer| sensed(&game, viewer, &state, &story)).collect::<Vec<_>>()
    };
    assert_eq!(begun(0), begun(11));
    assert_ne!(begun(0), begun(4), "position 4 shows another number than position 0");
}

/// With the option `hide_wheels`, no view, summary of the set-up, answer or hint tells which Speeds a wheel has.
#[test]
fn at_r_03_with_hide_wheels_nothing_at_the_table_says_which_speeds_a_wheel_has() {
    let forces: [(&[&str], &[&str]); 2] = [(&["B03"], &["B05"]), (&["B03"], &["B05"])];
    let mut said = 0;
    for (hides, shown) in [(false, true), (true, false)] {
        let game = table("duel", "bare", json!({ "hide_wheels": hides }), &forces);
        let windows: Vec<String> = game.roster().iter().flat_map(|it| it.kind.wheel.map(|it| it.shown())).collect();
        let setup = game.setup_to_json();
        let cards = setup["figures"].as_array().expect("the set-up has cards");
        assert!(cards.iter().all(|card| card["wheel"].is_array() == shown), "{setup}");
        let subject = subject(game.clone());
        laws::play_out(&subject, 1, |state| {
            for viewer in Viewer::all(2) {
                let view = game.view(state, viewer);
                let mut all = vec![game.view_to_json(&view), game.setup_summary()];
                all.extend(questions(&game).iter().filter_map(|question| game.answer(&view, question).ok()));
                if let Viewer::Seat(seat) = viewer {
                    all.push(game.hints_to_json(state, seat));
                }
                let tops: Vec<String> = view.figures.iter().filter_map(|figure| figure.window.clone()).collect();
                for text in all.iter().map(Value::to_string) {
                    let told = |window: &&String| text.contains(&format!("\"{window}"));
                    assert!(windows.iter().filter(told).all(|window| tops.contains(window)), "{text}");
                    said += 1;
                }
            }
        });
    }
    assert!(said > 100, "only {said} texts were searched; more than 100 expected");
}

/// Returns questions about the figures of a game.
fn questions(game: &Attacktix) -> Vec<Value> {
    let mut questions = Vec::new();
    for profile in game.roster() {
        let about = |ask: &str| json!({ "ask": ask, "figure": profile.id });
        let with = |mut question: Value, key: &str, value: Value| {
            question[key] = value;
            question
        };
        questions.extend(["reach", "placing", "aims", "surroundings"].map(about));
        questions.push(with(about("way"), "to", json!([0, 0])));
        questions.push(with(about("path"), "path", json!([{ "roll": 30_000 }])));
        questions.push(with(about("aim"), "aim", json!({ "yaw": 0 })));
        questions.push(json!({ "ask": "measure", "from": profile.id, "to": [0, 0] }));
        questions.push(json!({ "ask": "shift", "figure": profile.id, "heading": 9_000, "roll": 25_400 }));
        questions.push(json!({ "ask": "return", "special": profile.id, "along": 0 }));
        let place = json!({ "place": { "figure": profile.id, "at": [0, -479_200] } });
        questions.push(json!({ "ask": "check", "action": place }));
    }
    questions
}

/// Plays a game and stops at some moments. Calls `at` there for every viewer, with the true state and another state
/// that the viewer cannot tell from it.
fn look(game: Attacktix, seed: u64, moments: u32, mut at: impl FnMut(&Attacktix, Viewer, [&State; 2])) {
    let (subject, mut own, mut left) = (subject(game), Seeded::new(seed, 40), moments);
    laws::play_out(&subject, seed, |state| {
        if left == 0 || matches!(subject.game.status(state), Status::Over(_)) {
            return;
        }
        left -= 1;
        for viewer in Viewer::all(subject.game.seats()) {
            let twin = subject.game.imagine(&subject.game.view(state, viewer), &mut own);
            at(&subject.game, viewer, [state, &twin]);
        }
    });
}

#[test]
pub fn at_etiq_02_no_answer_tells_what_the_asker_may_not_know() {
    let (mut answers, mut asked_before_play) = (0, 0);
    for seed in 0..2 {
        look(captains("fences-and-copse"), seed, 10, |game, viewer, truths| {
            asked_before_play += u32::from(truths[0].phase == Phase::Setup);
            for question in questions(game) {
                let [one, other] = truths.map(|state| game.answer(&game.view(state, viewer), &question));
                assert_eq!(one, other, "{viewer:?} asks {question}");
                answers += u32::from(one.is_ok());
            }
        });
    }
    assert!(
        answers > 300 && asked_before_play > 10,
        "too few answers ({answers}) or looks before play ({asked_before_play}) were compared"
    );
}

/// A bot of `p1` may shoot at `x` or at `y`. Both show `6w`. Their special windows are white at the positions 0 and 6,
/// and not at 11.
#[test]
pub fn at_etiq_02_a_bot_decides_alike_whatever_special_windows_show() {
    let decided = |wheels: [u8; 2]| {
        let captain = |id: &str, owner: &str, at: [i32; 2], facing: i32, wheel: u8| json!({ "id": id, "type": "B03", "owner": owner, "at": at, "facing": facing, "wheel": wheel });
        let figures = json!([
            captain("a", "p1", [0, -300_000], 0, 9),
            captain("x", "p2", [-100_000, 200_000], 18_000, wheels[0]),
            captain("y", "p2", [100_000, 200_000], 18_000, wheels[1]),
        ]);
        let turn = json!({ "number": 1, "active": "p1", "step": "attack" });
        let studied = position(
            json!({ "phase": "play", "mode": "duel", "measure": "imperial", "figures": figures, "turn": turn }),
        );
        let view = studied.game().view(studied.state(), Viewer::Seat(Seat(0)));
        let bot = Bot::Search(Level::new(4).expect("the number is a level"));
        think(studied.game(), &view, Seat(0), bot, 7, &Watch::none())
    };
    let decision = decided([0, 11]);
    assert!(matches!(decision, Action::Attack { .. }), "{decision:?}");
    assert_eq!(decision, decided([11, 0]));
}

/// Sets up a position.
fn position(given: Value) -> ScenarioTable {
    let given = laws::from_json(&given);
    Attacktix::set_up("attacktix", Attacktix::REVISION, given, Options::default(), Vec::new())
        .expect("the position has no faults")
}

/// A player who is ready has placed all figures. In the states that are imagined for another team, these figures stand
/// somewhere at their line.
#[test]
pub fn at_r_08_figures_of_a_ready_seat_are_imagined_at_its_line() {
    let (game, mut luck) = (captains("bare"), Seeded::new(5, 0));
    let mut state = game.start(&mut Table::quiet(&mut luck));
    game.apply(&mut state, Seat(0), &Action::Timeout {}, &mut Table::quiet(&mut luck));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        let view = game.view(&state, viewer);
        assert_eq!((state.figures[0].zone, view.figures[0].zone), (Zone::InPlay, Zone::Pool));
        assert_eq!(game.imagine(&view, &mut luck).figures[0].zone, Zone::InPlay, "{viewer:?}");
    }
}
