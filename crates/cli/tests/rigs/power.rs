//! This rig cuts the power. The disk loses data that was not synced, and may keep only a part of the last page. No
//! decision that the server acknowledged may be lost.
//!
//! `RUMPUS_POWER_GAMES` sets the number of games (24 by default), and `RUMPUS_CUTS` how many times the rig cuts the
//! power (20).

use crate::campaign::{Campaign, Found, verify};
use crate::disk::{Disk, Kind};
use crate::journal::{Loss, Survivor};
use crate::rig::{Folder, command, number, report, start, turn};
use load::Luck;
use load::process::Server;
use std::time::Duration;

/// The rig cuts the power after 20 operations, plus a random number of operations below this number.
const LONGEST: usize = 1_500;

/// The longest time that clients play before the rig cuts the power.
const LONGEST_ROUND: Duration = Duration::from_secs(20);

/// Plays games and cuts the power `cuts` times. With `is_durable` false, SQLite does not sync every commit. Returns the
/// sum of what all checks found.
async fn cut(folder: &Folder, games: usize, cuts: usize, is_durable: bool) -> Found {
    let data = folder.data();
    let disk = Disk::under(folder);
    let mut luck = Luck::new(cuts as u64);
    let server = start(&data);
    let mut campaign = Campaign::new(&server, games).await;
    assert_eq!(server.terminate(), Some(0), "the server must exit with status 0");
    let mut all = Found::default();
    for n in 1..=cuts {
        let before = Survivor::read(&data);
        disk.reset();
        let mut command = command(&data, 0);
        disk.put_under(&mut command, true);
        if !is_durable {
            command.env("RUMPUS_SYNCHRONOUS", "normal");
        }
        // Every tenth cut comes while the server starts.
        let early = n % 10 == 0;
        if early {
            disk.cut_after(1 + luck.below(12) as u64);
        }
        if let Ok(mut server) = Server::start(command) {
            let playing = campaign.play(&server);
            disk.cut_after(20 + luck.below(LONGEST) as u64);
            campaign.wait(&mut server, u32::MAX, LONGEST_ROUND).await;
            assert!(server.has_ended(), "the power was not cut within {} operations", disk.done());
            drop(server);
            for game in playing {
                // A client that finds a lost decision panics. Only without syncs may this happen.
                assert!(game.await.is_ok() || !is_durable, "no client found a fault");
            }
        }
        let journal = std::fs::read(disk.journal()).expect("a journal");
        let loss = [Loss::All, Loss::TornPage, Loss::Some][luck.below(3)];
        before.after(&journal, loss, &mut luck).write(&data);
        let server = start(&data);
        let found = campaign.look(&server).await;
        println!("power cut {n}, {loss:?}: {found:?}");
        assert!(!is_durable || (found.lost, found.twice) == (0, 0), "cut {n}, {loss:?}: {found:?}");
        assert_eq!(server.terminate(), Some(0), "the server must exit with status 0");
        all.acknowledged += found.acknowledged;
        all.lost += found.lost;
        all.twice += found.twice;
    }
    verify(&data);
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn power_cuts_lose_nothing_that_was_acknowledged() {
    let _turn = turn().await;
    let (games, cuts) = (number("RUMPUS_POWER_GAMES", 24), number("RUMPUS_CUTS", 20));
    let found = cut(&Folder::new("power"), games, cuts, true).await;
    assert!(found.acknowledged as usize > cuts * 5, "too few decisions were acknowledged: {found:?}");
    let tried = format!("{cuts} power cuts while {games} games play");
    report("power", &tried, &format!("{} acknowledged, 0 lost, 0 twice", found.acknowledged));
}

/// Tests the rig itself: without syncs, it must find a loss.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_syncs_power_cuts_lose_what_was_acknowledged() {
    let _turn = turn().await;
    let found = cut(&Folder::new("power-normal"), number("RUMPUS_POWER_GAMES", 24), 3, false).await;
    assert!(found.lost > 0, "with synchronous=NORMAL a decision must be lost, but none was: {found:?}");
    let tried = "3 power cuts with synchronous=NORMAL, which must lose something";
    report("power, not synced", tried, &format!("{} acknowledged, {} lost", found.acknowledged, found.lost));
}

#[test]
fn the_disk_forgets_what_was_not_synced() {
    let entry = |kind: Kind, name: &str, at: u64, data: &[u8]| {
        let head = [kind as u64, name.len() as u64, at, data.len() as u64];
        let head = head.iter().flat_map(|number| number.to_ne_bytes());
        head.chain(name.bytes()).chain(data.iter().copied()).collect::<Vec<u8>>()
    };
    let mut journal = entry(Kind::Create, "log", 0, b"");
    journal.extend(entry(Kind::Write, "log", 0, b"kept"));
    journal.extend(entry(Kind::Sync, "log", 0, b""));
    journal.extend(entry(Kind::Write, "log", 4, b" and forgotten"));
    journal.extend(entry(Kind::Write, "never", 0, b"synced"));
    let left = Survivor::default().after(&journal, Loss::All, &mut Luck::new(1));
    let folder = Folder::new("forgets");
    left.write(&folder.data());
    assert_eq!(std::fs::read(folder.data().join("log")).expect("a file"), b"kept");
    assert!(!folder.data().join("never").exists());
}
