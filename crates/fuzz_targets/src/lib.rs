//! What strangers may send, as functions of bytes that must never panic, hang or grow without bound.
//!
//! A stable harness drives them in the tests; `fuzz/` drives the same functions with cargo-fuzz.

mod sessions;

use referee::{Record, Rejected, Seat, Seeded, Viewer};
use serde_json::{Value, json};
use sessions::{play_some, seats, with_ready_forces};
use shelf::{Session, Unopened};
use wire::ClientMessage;

/// Longer inputs are cut off where they come in, so nothing is said about them here.
const LONGEST: usize = 1 << 18;

/// A target: its name and its function.
pub struct Target {
    /// The name, also of its file in `fuzz/fuzz_targets`.
    pub name: &'static str,
    /// Takes the bytes; returns whether they could be read as what they should be.
    pub takes: fn(&[u8]) -> bool,
}

/// All targets.
pub const TARGETS: [Target; 7] = [
    Target { name: "action", takes: action },
    Target { name: "record", takes: record },
    Target { name: "board", takes: board },
    Target { name: "figure", takes: figure },
    Target { name: "force", takes: force },
    Target { name: "scenario", takes: scenario },
    Target { name: "message", takes: message },
];

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(&data[..data.len().min(LONGEST)]).into_owned()
}

/// A decision in JSON: it is understood or not, refused or carried out, and asking first says the same as doing it.
pub fn action(data: &[u8]) -> bool {
    let Ok(said) = serde_json::from_str(&text(data)) else { return false };
    decided(&said)
}

/// Says a decision at each of the moments; returns whether one of them understood it.
fn decided(said: &Value) -> bool {
    let mut is_understood = false;
    sessions::each(|session| is_understood |= decide(session, said));
    is_understood
}

fn decide(session: &dyn Session, said: &Value) -> bool {
    let mut is_understood = session.is_reserved(said);
    for seat in (0..session.seats().len() as u8).map(Seat) {
        let asked = session.refusal(seat, said);
        is_understood |= asked.is_ok();
        let mut table = session.fork();
        let done = table.act(seat, said, &mut Seeded::new(1, 0));
        match (asked, done) {
            (Ok(None), Ok(_)) => assert_eq!(table.steps(), session.steps() + 1),
            (Ok(Some(refused)), Err(Rejected::Refused(again))) => assert_eq!(refused, again),
            (Err(why), Err(Rejected::Unheard(again))) => assert_eq!(why, again),
            (asked, done) => panic!("{said} is answered {asked:?} when asked and {done:?} when said"),
        }
    }
    is_understood
}

/// A record: it reads back as it was written, and replays or breaks at a step.
pub fn record(data: &[u8]) -> bool {
    let Ok(record) = Record::parse(&text(data)) else { return false };
    assert_eq!(Record::parse(&record.to_text()).as_ref(), Ok(&record), "a record reads back as it was written");
    let Ok(mut session) = shelf::restart(&record.header) else { return false };
    for step in &record.steps {
        if let Err(broken) = session.retake(step) {
            assert!(!broken.why().is_empty());
            break;
        }
    }
    true
}

/// A board file: it is judged, and one without faults can be played on.
pub fn board(data: &[u8]) -> bool {
    let text = text(data);
    let is_read = |entry: &shelf::About| Some((entry.id, shelf::check_board(entry.id, &text)?.ok()?));
    let Some((game, faults)) = shelf::catalogue().iter().find_map(is_read) else { return false };
    let board: Value = serde_json::from_str(&text).expect("a board file is JSON");
    let setup = with_ready_forces(game, shelf::plan(game, Some(&board), 2, &json!({})));
    let opened = shelf::open(game, &setup, &mut Seeded::new(2, 0));
    match opened {
        Ok(mut session) => {
            assert!(faults.is_empty(), "a match opens on a board with faults: {faults:?}");
            play_some(session.as_mut(), 30, 3);
        }
        Err(why) => assert!(!faults.is_empty() || is_too_small(&why), "a board without faults is refused: {why}"),
    }
    true
}

/// Says whether all that is wrong with a board is that this table is too small for it; it may be sound on another. AT-R-07
fn is_too_small(why: &Unopened) -> bool {
    let Unopened::Refused(faults) = why else { return false };
    !faults.is_empty() && faults.iter().all(|fault| fault["rule"] == "AT-R-07")
}

/// A figure of somebody's own: it is judged and priced, and one without faults stands in a force that can be played with.
pub fn figure(data: &[u8]) -> bool {
    let Ok(figure) = serde_json::from_str::<Value>(&text(data)) else { return false };
    let mut is_read = false;
    for entry in shelf::catalogue() {
        let Some(answer) = shelf::consult(entry.id, &json!({ "ask": "price", "figure": figure })) else { continue };
        let priced = match answer {
            Ok(priced) => priced,
            Err(why) => {
                assert!(!why.is_empty());
                continue;
            }
        };
        is_read = true;
        let faults = priced["faults"].as_array().expect("the answer lists faults");
        assert!(faults.iter().all(says_why), "{faults:?}");
        if faults.is_empty() {
            let mut figure = figure.clone();
            // its own code may be a shipped one, which nobody brings under another description
            (figure["code"], figure["points"]) = (json!("X01"), priced["points"].clone());
            fielded(entry.id, &figure);
        }
    }
    is_read
}

/// Says whether a fault names the rule, and why.
fn says_why(fault: &Value) -> bool {
    let has = |part: &str| fault[part].as_str().is_some_and(|text| !text.is_empty());
    has("rule") && has("because")
}

/// Plays a little with forces of one figure that was made.
fn fielded(game: &str, figure: &Value) {
    let force = json!({ "battle": [figure["code"]], "figures": [figure] });
    let mut setup = shelf::plan(game, None, 2, &json!({ "force_points": "at-most" }));
    setup["limit"] = json!(200);
    let setup = seats(game, &setup).iter().fold(setup, |setup, seat| shelf::bring(game, &setup, seat, &force));
    let mut session = shelf::open(game, &setup, &mut Seeded::new(2, 0))
        .unwrap_or_else(|why| panic!("a figure without faults cannot be fielded: {why}"));
    play_some(session.as_mut(), 12, 3);
}

/// A force, such as an army file: it is judged for every game, and one without faults can be played with.
pub fn force(data: &[u8]) -> bool {
    let Ok(force) = serde_json::from_str::<Value>(&text(data)) else { return false };
    let mut is_read = false;
    for entry in shelf::catalogue() {
        let setup = shelf::plan(entry.id, None, 2, &json!({}));
        let Some(Ok(faults)) = shelf::check_force(entry.id, &setup, &force) else { continue };
        is_read = true;
        let setup =
            seats(entry.id, &setup).iter().fold(setup, |setup, seat| shelf::bring(entry.id, &setup, seat, &force));
        let opened = shelf::open(entry.id, &setup, &mut Seeded::new(2, 0));
        assert_eq!(opened.is_ok(), faults.is_empty(), "a match opens exactly with forces without faults: {faults:?}");
        if let Ok(mut session) = opened {
            play_some(session.as_mut(), 30, 3);
        }
    }
    is_read
}

/// A scenario file: it runs and reports, or cannot be read.
pub fn scenario(data: &[u8]) -> bool {
    let Ok(report) = shelf::scenario(&text(data), None) else { return false };
    let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert!(failures.iter().all(|why| !why.is_empty() && !why.contains("the program failed")), "{failures:?}");
    true
}

/// A message on the socket of a match: it reads back as it was written, its decision is judged, its question answered.
pub fn message(data: &[u8]) -> bool {
    let Ok(message) = serde_json::from_str::<ClientMessage>(&text(data)) else { return false };
    let again = serde_json::to_string(&message).expect("a message is plain data");
    assert_eq!(serde_json::from_str::<ClientMessage>(&again).ok().as_ref(), Some(&message));
    if let ClientMessage::Act { action, .. } | ClientMessage::Why { action, .. } = &message {
        decided(action);
    }
    if let ClientMessage::Ask { question, .. } = &message {
        asked(question);
    }
    true
}

/// Any question to any viewer's table: it has an answer or a sentence that says why not, and the same when asked again.
fn asked(question: &Value) {
    sessions::each(|session| {
        for viewer in Viewer::all(session.seats().len() as u8) {
            let answer = session.answer(viewer, question);
            assert_ne!(answer, Err(String::new()));
            assert_eq!(session.answer(viewer, question), answer, "a question changes nothing");
        }
    });
}
