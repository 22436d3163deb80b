//! This rig checks that a request takes memory only in proportion to the bytes of its body.

use crate::rig::{Folder, report, start};
use load::guest;
use load::http::Line;
use std::time::Duration;

/// The most bytes of memory that the server may take for one byte of a body while it handles the request.
const MULTIPLE: f64 = 200.0;

/// The size of a body: a little less than the longest that the server reads.
const BYTES: usize = 250 * 1024;

/// The number of JSON values in a body: a little less than the most that the server allows.
const VALUES: usize = 39_900;

/// Returns a body of `before`, as many pieces as the limits allow, and `after`. `piece` makes the piece with a given
/// number.
fn filled(before: &str, piece: impl Fn(usize) -> String, after: &str) -> String {
    let mut body = before.to_owned();
    let mut values = 10;
    for n in 0.. {
        let piece = piece(n);
        values += piece.matches(['[', '{', ',']).count();
        if body.len() + piece.len() + after.len() > BYTES || values > VALUES {
            break;
        }
        body.push_str(&piece);
    }
    body.truncate(body.trim_end_matches(',').len());
    body + after
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_body_takes_more_memory_than_a_multiple_of_its_bytes() {
    let _turn = crate::rig::turn().await;
    let folder = Folder::new("bodies");
    let server = start(&folder.data());
    let line = Line::to(server.address);
    let cookie = guest(line).await.expect("a guest");
    let force = r#"{"setup":{},"force":{"battle":["#;
    let bodies = [
        ("/api/games/attacktix/check-force", filled(force, |_| "0,".into(), "]}}")),
        ("/api/games/attacktix/check-force", filled(force, |_| "{},".into(), "]}}")),
        ("/api/games/attacktix/check-force", filled(force, |n| format!("\"u{n}\","), "]}}")),
        ("/api/games/plastic-fudge/check-force", filled(r#"{"setup":{},"force":{"#, |n| format!("\"{n}\":0,"), "}}")),
        (
            "/api/games/plastic-fudge/check-force",
            filled(r#"{"setup":{},"force":{"units":["#, |_| r#"{"type":"basic"},"#.into(), "]}}"),
        ),
        ("/api/games/toy-battle/boards/check", filled(r#"{"bases":["#, |n| format!(r#"{{"id":"b{n}"}},"#), "]}")),
        ("/api/games/toy-battle/boards/check", filled("[", |_| "[],".into(), "]")),
    ];
    // The first requests fill caches that stay in memory, so they are not measured.
    for (path, _) in &bodies {
        for small in
            [r#"{"setup":{},"force":{}}"#, r#"{"setup":{},"force":{"battle":[0,"u1"],"units":[{"type":"basic"}]}}"#]
        {
            line.request("POST", path, &cookie, small).await.expect("an answer");
        }
    }
    let mut worst = 0.0_f64;
    for (path, body) in &bodies {
        let before = server.memory_kb().expect("the server runs");
        let asked = line.request("POST", path, &cookie, body);
        tokio::pin!(asked);
        let mut most = before;
        let answer = loop {
            tokio::select! {
                answer = &mut asked => break answer.expect("an answer"),
                () = tokio::time::sleep(Duration::from_millis(2)) => {}
            }
            most = most.max(server.memory_kb().expect("the server runs"));
        };
        most = most.max(server.memory_kb().expect("the server runs"));
        assert!(
            (200..500).contains(&answer.status) && answer.status != 413,
            "{path}: {} {}",
            answer.status,
            answer.body
        );
        assert!(answer.body.len() < BYTES, "{path}: the answer has {} bytes", answer.body.len());
        let multiple = (most - before) * 1024.0 / body.len() as f64;
        assert!(multiple < MULTIPLE, "{path}: {multiple:.0} bytes of memory a byte of {}…", &body[..60]);
        worst = worst.max(multiple);
    }
    report(
        "bodies",
        &format!("{} bodies of {} KiB", bodies.len(), BYTES / 1024),
        &format!("{worst:.0} bytes a byte at most"),
    );
}
