//! Fuzz targets for all input from outside: functions of bytes that must never panic, hang or grow without bound.
//!
//! The tests of this crate call these functions on a stable compiler. `fuzz/` calls the same functions with cargo-fuzz.

mod sessions;

use referee::{Record, Rejected, Seat, Seeded, Viewer};
use serde_json::{Value, json};
use sessions::{begin, play_some, with_ready_forces};
use shelf::{BoxedGame, OpenError, Session};
use wire::ClientMessage;

/// The longest input, in bytes. Longer inputs are cut off here, since the program limits the length of its input too.
const LONGEST: usize = 1 << 18;

/// A target: its name and its function.
pub struct Target {
    /// The name of the target, and of its file in `fuzz/fuzz_targets`.
    pub name: &'static str,
    /// Takes the bytes; returns whether they could be read as the target's kind of input.
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

/// Takes a decision in JSON. If a game says that the decision is allowed, it must carry the decision out. Otherwise it
/// must refuse the decision for the reason that it gave.
pub fn action(data: &[u8]) -> bool {
    let Ok(said) = serde_json::from_str(&text(data)) else { return false };
    decided(&said)
}

/// Tries a decision in the games at all moments; returns whether one of the games understood it.
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
            (Err(why), Err(Rejected::Malformed(again))) => assert_eq!(why, again),
            (asked, done) => panic!("{said}: the question gives {asked:?}, but the decision gives {done:?}"),
        }
    }
    is_understood
}

/// Takes a record. A record that was written must read back the same. Its replay must succeed, or say why a step fails.
pub fn record(data: &[u8]) -> bool {
    let Ok(record) = Record::parse(&text(data)) else { return false };
    assert_eq!(Record::parse(&record.to_text()).as_ref(), Ok(&record), "a record reads back as it was written");
    let Ok(mut session) = shelf::replay_start(&record.header) else { return false };
    for step in &record.steps {
        if let Err(broken) = session.replay_step(step) {
            assert!(!broken.why().is_empty());
            break;
        }
    }
    true
}

/// Takes a board file. Its game must judge the board. A match must open on a board without faults, unless the board
/// fits only other set-ups. A match must not open on a board with faults.
pub fn board(data: &[u8]) -> bool {
    let text = text(data);
    let is_read = |game: &'static dyn BoxedGame| {
        let boards = game.entry().boards()?;
        Some((game, boards, boards.check(&text).ok()?))
    };
    let Some((game, boards, faults)) = shelf::games().find_map(is_read) else { return false };
    let board: Value = serde_json::from_str(&text).expect("a board file is JSON");
    let setup = with_ready_forces(game, game.entry().plan(Some(&board), 2, &json!({})));
    let is_too_small = |why: &OpenError| match why {
        OpenError::Refused(faults) => !faults.is_empty() && faults.iter().all(|fault| boards.fits_another(fault)),
        _ => false,
    };
    match begin(game, &setup) {
        Ok(mut session) => {
            assert!(faults.is_empty(), "a match opens on a board with faults: {faults:?}");
            play_some(session.as_mut(), 30, 3);
        }
        Err(why) => assert!(!faults.is_empty() || is_too_small(&why), "a board without faults is refused: {why}"),
    }
    true
}

/// Takes a player-made figure. Every game with such figures judges it. A figure without faults must be playable.
pub fn figure(data: &[u8]) -> bool {
    let Ok(figure) = serde_json::from_str::<Value>(&text(data)) else { return false };
    let mut is_read = false;
    for game in shelf::games() {
        let Some(figures) = game.entry().own_figures() else { continue };
        let faults = match figures.judge(&figure) {
            Ok(faults) => faults,
            Err(why) => {
                assert!(!why.is_empty());
                continue;
            }
        };
        is_read = true;
        assert!(faults.iter().all(says_why), "{faults:?}");
        if faults.is_empty() {
            let setup = figures.duel(&figure).expect("it was judged");
            let mut session =
                begin(game, &setup).unwrap_or_else(|why| panic!("a figure without faults cannot be fielded: {why}"));
            play_some(session.as_mut(), 12, 3);
        }
    }
    is_read
}

/// Returns whether a fault has a rule and a sentence.
fn says_why(fault: &Value) -> bool {
    let has = |part: &str| fault[part].as_str().is_some_and(|text| !text.is_empty());
    has("rule") && has("because")
}

/// Takes a force, such as an army file. Every game with forces judges it. A match must open with a force without
/// faults, and must not open with any other force.
pub fn force(data: &[u8]) -> bool {
    let Ok(force) = serde_json::from_str::<Value>(&text(data)) else { return false };
    let mut is_read = false;
    for game in shelf::games() {
        let Some(forces) = game.entry().forces() else { continue };
        let setup = game.entry().plan(None, 2, &json!({}));
        let Ok(faults) = forces.check(&setup, &force) else { continue };
        is_read = true;
        let seats = game.entry().seats_of(&setup);
        let setup = seats.iter().fold(setup, |setup, seat| forces.bring(&setup, seat, &force));
        let opened = begin(game, &setup);
        assert_eq!(opened.is_ok(), faults.is_empty(), "a match opens only without faults: {faults:?}");
        if let Ok(mut session) = opened {
            play_some(session.as_mut(), 30, 3);
        }
    }
    is_read
}

/// Takes a scenario file: it runs and reports, or cannot be read.
pub fn scenario(data: &[u8]) -> bool {
    let Ok(report) = shelf::scenario(&text(data), None) else { return false };
    let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert!(failures.iter().all(|why| !why.is_empty() && !why.contains("the program failed")), "{failures:?}");
    true
}

/// Takes a message on the socket of a match. A message that was written must read back the same. If the message holds a
/// decision, the games judge it. If the message holds a question, the games answer it.
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

/// Asks a question twice for every viewer. The first result must be an answer, or a sentence that says why there is no
/// answer. The second result must be the same.
fn asked(question: &Value) {
    sessions::each(|session| {
        for viewer in Viewer::all(session.seats().len() as u8) {
            let answer = session.answer(viewer, question);
            assert_ne!(answer, Err(String::new()));
            assert_eq!(session.answer(viewer, question), answer, "a question changes nothing");
        }
    });
}
