//! Fuzz targets for all input from outside. Each is a function that takes bytes. It must never panic, hang or use
//! unlimited memory.
//!
//! The tests of this crate call the targets with a stable compiler. `fuzz/` calls the same targets with cargo-fuzz.

mod sessions;

use referee::{Record, Rejected, Seat, Seeded, Viewer};
use serde_json::{Value, json};
use sessions::{begin, play_some, with_ready_forces};
use shelf::{BoxedGame, OpenError, Session};
use wire::ClientMessage;

/// The longest input, in bytes. A target ignores the rest of a longer input, since the program limits the length of its
/// input too.
const LONGEST: usize = 1 << 18;

/// A target: its name and its function.
pub struct Target {
    /// The name of the target, and of its file in `fuzz/fuzz_targets`.
    pub name: &'static str,
    /// Tries the bytes. Returns whether they could be read as the target's kind of input.
    pub takes: fn(&[u8]) -> bool,
}

/// All targets, one for each kind of input.
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

/// Tries a decision in JSON. A game that says that the decision is legal must then carry the decision out. A game that
/// says why it refuses the decision must then refuse it for the same reason.
pub fn action(data: &[u8]) -> bool {
    let Ok(said) = serde_json::from_str(&text(data)) else { return false };
    decided(&said)
}

/// Tries a decision in all sessions, for every seat. Returns whether one of the games understood it.
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

/// Tries a record. If the record is written and read again, it must be the same. Its replay must succeed, or say why a
/// step fails.
pub fn record(data: &[u8]) -> bool {
    let Ok(record) = Record::parse(&text(data)) else { return false };
    assert_eq!(Record::parse(&record.to_text()).as_ref(), Ok(&record), "a record must read back as it was written");
    let Ok(mut session) = shelf::replay_start(&record.header) else { return false };
    for step in &record.steps {
        if let Err(broken) = session.replay_step(step) {
            assert!(!broken.why().is_empty());
            break;
        }
    }
    true
}

/// Tries a board file. The first game that can read it must list its faults. A match must open on a board without
/// faults, unless the board fits only other set-ups. A match must not open on a board with faults.
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
            assert!(faults.is_empty(), "a match opens although the board has faults: {faults:?}");
            play_some(session.as_mut(), 30, 3);
        }
        Err(why) => assert!(
            !faults.is_empty() || is_too_small(&why),
            "a match does not open although the board has no faults: {why}"
        ),
    }
    true
}

/// Tries a player-made figure. Every game with such figures must list its faults. A game must be playable with a figure
/// without faults.
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
        assert!(faults.iter().all(says_why), "each fault must name a rule and a reason: {faults:?}");
        if faults.is_empty() {
            let setup = figures.duel(&figure).expect("the game has read the figure before");
            let mut session = begin(game, &setup)
                .unwrap_or_else(|why| panic!("a match does not open although the figure has no faults: {why}"));
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

/// Tries a force, such as an army file. Every game with forces must list its faults. A match must open if and only if
/// the force has no faults.
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
        assert_eq!(
            opened.is_ok(),
            faults.is_empty(),
            "a match must open if and only if the force has no faults; it has {faults:?}"
        );
        if let Ok(mut session) = opened {
            play_some(session.as_mut(), 30, 3);
        }
    }
    is_read
}

/// Tries a scenario file. It must run to its end, or be refused.
pub fn scenario(data: &[u8]) -> bool {
    let Ok(report) = shelf::scenario(&text(data), None) else { return false };
    let failures: Vec<String> = report.failures.iter().map(ToString::to_string).collect();
    assert!(
        failures.iter().all(|why| !why.is_empty() && !why.contains("the program failed")),
        "no scenario may make the program panic: {failures:?}"
    );
    true
}

/// Tries a message on the socket of a match. If the message is written and read again, it must be the same. Also tries
/// a decision in the message as [`action`] does, and asks a question in the message in all sessions.
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

/// Asks a question twice, in all sessions and for every viewer. The result must be an answer, or a sentence that says
/// why there is none. The second result must be the same as the first.
fn asked(question: &Value) {
    sessions::each(|session| {
        for viewer in Viewer::all(session.seats().len() as u8) {
            let answer = session.answer(viewer, question);
            assert_ne!(answer, Err(String::new()));
            assert_eq!(session.answer(viewer, question), answer, "a question must not change the game");
        }
    });
}
