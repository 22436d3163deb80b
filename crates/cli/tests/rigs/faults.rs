//! This rig makes the disk full, read-only or broken at every point in turn: at the first operation, at the second, and
//! so on. Matches must go on, or stop with a clear message. No acknowledged decision may be lost, and the server must
//! start again.
//!
//! `RUMPUS_FAULT_EVERY=n` tries every n-th point of starts and stops (5 by default; 1 tries all). `RUMPUS_FAULT_ROUNDS`
//! sets how many times the rig tries all points of play (1 by default).

use crate::campaign::verify;
use crate::disk::{Disk, Kind};
use crate::duel::{Duel, Reply, Sent, answer};
use crate::rig::{Folder, command, number, report, started, turn};
use load::Luck;
use load::http::Line;
use load::process::{Server, until};
use std::time::Duration;

/// The errors of a disk, with their error numbers: no space is left, the disk is read-only, or the disk is broken.
const ERRORS: [(&str, i32); 3] = [("ENOSPC", 28), ("EROFS", 30), ("EIO", 5)];

/// An upper bound for the operations of one decision, one start or one stop.
const MOST: u64 = 200;

/// After this many points, a match between new guests begins, because the server limits how much a guest may do.
const POINTS_OF_GUESTS: usize = 12;

/// A server on a disk that can fail, and the decisions that the server has acknowledged since the last check.
struct Bench {
    folder: Folder,
    disk: Disk,
    server: Option<Server>,
    told: Vec<(Sent, u64)>,
    luck: Luck,
    restarts: u32,
}

impl Bench {
    fn new(name: &str) -> Bench {
        let folder = Folder::new(name);
        let disk = Disk::under(&folder);
        let mut bench = Bench { folder, disk, server: None, told: Vec::new(), luck: Luck::new(7), restarts: 0 };
        bench.start();
        bench
    }

    /// Starts a server on a disk that does not fail.
    fn start(&mut self) {
        self.disk.reset();
        self.server = Some(started(self.try_start()));
    }

    fn try_start(&self) -> Result<Server, load::process::NotStarted> {
        let mut command = command(&self.folder.data(), 0);
        self.disk.put_under(&mut command, false);
        Server::start(command)
    }

    fn server(&self) -> &Server {
        self.server.as_ref().expect("the server runs")
    }

    /// Kills the server and starts another. Checks that it still has every decision acknowledged since the last check.
    async fn look(&mut self) {
        self.disk.mend();
        if let Some(server) = self.server.take() {
            let errors = server.kill();
            assert!(!errors.contains("panicked"), "the server panicked: {errors}");
        }
        self.start();
        let line = Line::to(self.server().address);
        for (sent, seq) in std::mem::take(&mut self.told) {
            assert_eq!(answer(line, &sent).await, Reply::Accepted(seq), "{sent:?} was acknowledged as step {seq}");
        }
    }

    /// Sets up a match with new guests, because the server limits how much a guest may do.
    async fn duel(&self) -> Duel {
        Duel::new(self.server()).await
    }

    /// Sends a decision while the disk fails from the operation with the number `point`. Returns the match for the next
    /// point, and whether an operation did fail.
    async fn try_point(&mut self, mut duel: Duel, point: u64, error: (&str, i32)) -> (Duel, bool) {
        if duel.is_over() || self.told.len().is_multiple_of(POINTS_OF_GUESTS) {
            duel = self.duel().await;
        }
        let sent = duel.decision(&mut self.luck);
        self.disk.reset();
        self.disk.fail_after(point, MOST, error.1);
        let reply = duel.act(&sent).await;
        let is_reached = self.disk.failed() > 0;
        self.disk.mend();
        assert!(reply != Reply::Silent, "with {} at point {point}, the server does not answer", error.0);
        if let Reply::Accepted(seq) = reply {
            self.told.push((sent, seq));
            return (duel, is_reached);
        }
        if let Reply::Refused(why) = &reply {
            assert!(why.contains("\"status\":503"), "{} at point {point} needs status 503: {why}", error.0);
        }
        // The disk works again. The server must accept the repeated decision, at the latest after a new start.
        if let Reply::Accepted(seq) = answer(duel.line(), &sent).await {
            self.told.push((sent, seq));
        } else {
            self.restarts += 1;
            self.look().await;
            let Reply::Accepted(seq) = answer(Line::to(self.server().address), &sent).await else {
                panic!("a newly started server does not accept {sent:?}");
            };
            self.told.push((sent, seq));
        }
        let table = duel.table;
        let duel = Duel::sit(self.server(), table).await.expect("both sit down again");
        (duel, true)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_at_any_point_of_a_decision_loses_nothing() {
    let _turn = turn().await;
    let mut bench = Bench::new("faults");
    let mut points = 0;
    for _ in 0..number("RUMPUS_FAULT_ROUNDS", 1) {
        for error in ERRORS {
            let mut duel = bench.duel().await;
            for kinds in [&Kind::ALL[..], &[Kind::Sync], &[Kind::Write]] {
                bench.disk.count(kinds);
                for point in 1..MOST {
                    let (next, is_reached) = bench.try_point(duel, point, error).await;
                    duel = next;
                    points += 1;
                    if !is_reached {
                        break;
                    }
                }
            }
        }
        bench.disk.count(&Kind::ALL);
        bench.look().await;
    }
    let Bench { folder, server, restarts, .. } = bench;
    drop(server);
    verify(&folder.data());
    assert!(points > 20, "only {points} points were tried; more than 20 are expected");
    let found = format!("0 acknowledged decisions lost; {restarts} needed a new start to go on");
    report("disk faults, play", &format!("{points} points of a decision (ENOSPC, EROFS, EIO)"), &found);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fails_while_the_server_starts_or_stops_spoils_nothing() {
    let _turn = turn().await;
    let every = number("RUMPUS_FAULT_EVERY", 5) as u64;
    let mut bench = Bench::new("faults-starts");
    let (mut tried, mut refused) = (0, 0);
    for error in ERRORS {
        let mut duel = bench.duel().await;
        for point in (1..MOST).step_by(every as usize) {
            // Because of this decision, the server has something to write when it stops.
            let sent = duel.decision(&mut bench.luck);
            let Reply::Accepted(seq) = duel.act(&sent).await else {
                panic!("the server refused a decision, although its disk works")
            };
            bench.told.push((sent, seq));
            bench.disk.reset();
            bench.disk.fail_after(point, MOST, error.1);
            let _any_status = bench.server.take().expect("the server runs").terminate();
            let at_stop = bench.disk.failed() > 0;
            bench.disk.reset();
            bench.disk.fail_after(point, MOST, error.1);
            match bench.try_start() {
                Ok(server) => drop(server),
                Err(why) => {
                    refused += 1;
                    assert!(!why.errors.contains("panicked"), "{} at point {point}: {}", error.0, why.errors);
                    assert!(
                        why.errors.len() > 10,
                        "{} at point {point}: the failed start has no reason: {:?}",
                        error.0,
                        why.errors
                    );
                }
            }
            let at_start = bench.disk.failed() > 0;
            bench.look().await;
            duel = Duel::sit(bench.server(), duel.table).await.expect("both sit down again");
            if duel.is_over() {
                duel = bench.duel().await;
            }
            tried += 1;
            if !at_stop && !at_start {
                break;
            }
        }
    }
    let Bench { folder, server, .. } = bench;
    drop(server);
    verify(&folder.data());
    let tried = format!("{tried} points of stops and starts (ENOSPC, EROFS, EIO)");
    report("disk faults, starts", &tried, &format!("nothing lost; {refused} starts were refused with a sentence"));
}

/// Asserts that a server whose disk takes no writes still shows matches, records and replays. It must refuse every
/// write and say why.
async fn only_reads(server: &Server, duel: &Duel, over: &Duel, known: (&Sent, u64), luck: &mut Luck) {
    let line = Line::to(server.address);
    let cookie = duel.table.cookies[0].as_str();
    let lists = line.request("GET", "/api/matches?list=mine", cookie, "").await.expect("an answer");
    assert!(lists.status == 200 && lists.body.contains(&duel.table.id), "{}", lists.body);
    let cookie_of_over = over.table.cookies[0].as_str();
    for what in ["record", "replay"] {
        let path = format!("/api/matches/{}/{what}", over.table.id);
        let past = line.request("GET", &path, cookie_of_over, "").await.expect("an answer");
        assert_eq!(past.status, 200, "{what}: {}", past.body);
    }
    assert_eq!(
        answer(line, known.0).await,
        Reply::Accepted(known.1),
        "an acknowledged decision must get the same answer"
    );
    let mut again = Duel::sit(server, duel.table.clone()).await.expect("the table is shown");
    let sent = again.decision(luck);
    let Reply::Refused(why) = again.act(&sent).await else { panic!("a decision that cannot be stored is accepted") };
    assert!(why.contains("503") && why.contains("read-only"), "{why}");
    let order = serde_json::json!({ "game": "toy-battle", "setup": { "board": "battlefield" }, "clock": { "kind": "none" },
        "seats": [{ "kind": "me" }, { "kind": "invite" }] });
    for (path, body) in [("/api/matches", order.to_string()), ("/api/me", "{}".into())] {
        let cookie = if path == "/api/me" { "" } else { cookie };
        let refused = line.request("POST", path, cookie, &body).await.expect("an answer");
        assert!(refused.status == 503 && refused.body.contains("/problems/read-only"), "{path}: {}", refused.body);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_a_disk_that_takes_no_writes_shows_what_is_there() {
    let _turn = turn().await;
    let mut bench = Bench::new("faults-reading");
    let mut over = bench.duel().await;
    let resigned = Sent { action: serde_json::json!({ "resign": {} }), ..over.decision(&mut bench.luck) };
    assert!(matches!(over.act(&resigned).await, Reply::Accepted(_)));
    let mut duel = bench.duel().await;
    let sent = duel.decision(&mut bench.luck);
    let Reply::Accepted(seq) = duel.act(&sent).await else {
        panic!("the server refused a decision, although its disk works")
    };
    for (error, is_killed) in [(ERRORS[0], false), (ERRORS[1], false), (ERRORS[0], true), (ERRORS[1], true)] {
        let server = bench.server.take().expect("the server runs");
        let _how = if is_killed { server.kill() } else { format!("{:?}", server.terminate()) };
        bench.disk.reset();
        bench.disk.fail_after(1, u64::MAX / 2, error.1);
        let server = started(bench.try_start());
        let says = || server.errors().contains("the store is read-only");
        assert!(until(Duration::from_secs(10), says).await, "{}: {}", error.0, server.errors());
        only_reads(&server, &duel, &over, (&sent, seq), &mut bench.luck).await;
        assert_eq!(server.terminate(), Some(0), "{}: the server must exit with status 0", error.0);
        bench.start();
    }
    let mut duel = Duel::sit(bench.server(), duel.table).await.expect("both sit down");
    let sent = duel.decision(&mut bench.luck);
    assert!(matches!(duel.act(&sent).await, Reply::Accepted(_)), "the match must go on on a working disk");
    report(
        "disk faults, reading",
        "4 starts on a full or read-only disk",
        "lists, tables, records and replays are shown",
    );
}
