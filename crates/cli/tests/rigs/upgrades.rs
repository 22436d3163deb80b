//! This rig upgrades the server while games go on. It stops the server by `SIGTERM` and starts a new process on the
//! same port and data folder. All clients come back.
//!
//! `RUMPUS_UPGRADES` sets the number of upgrades (3 by default), and `RUMPUS_UPGRADE_GAMES` the number of games (60).

use crate::campaign::{Campaign, verify};
use crate::rig::{Folder, command, number, report, start, started, turn};
use load::process::Server;
use std::time::{Duration, Instant};

/// The longest time that clients play before an upgrade.
const LONGEST_ROUND: Duration = Duration::from_secs(20);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn upgrades_in_mid_game_lose_nothing_and_answer_nothing_twice() {
    let _turn = turn().await;
    let (upgrades, games) = (number("RUMPUS_UPGRADES", 3), number("RUMPUS_UPGRADE_GAMES", 60));
    let folder = Folder::new("upgrades");
    let mut server = start(&folder.data());
    let port = server.address.port();
    let mut campaign = Campaign::new(&server, games).await;
    let (mut slowest, mut all) = (Duration::ZERO, 0);
    for n in 1..=upgrades {
        let playing = campaign.play(&server);
        campaign.wait(&mut server, 2 * games as u32, LONGEST_ROUND).await;
        let told = Instant::now();
        assert_eq!(server.terminate(), Some(0), "the server must exit with status 0");
        for game in playing {
            game.await.expect("no client found a fault");
        }
        server = started(Server::start(command(&folder.data(), port)));
        slowest = slowest.max(told.elapsed());
        let found = campaign.look(&server).await;
        println!("upgrade {n}: {found:?}");
        assert_eq!((found.lost, found.twice), (0, 0), "upgrade {n}");
        all += found.acknowledged;
    }
    drop(server);
    verify(&folder.data());
    assert!(all as usize >= upgrades * games, "too few decisions were acknowledged: {all}");
    let found = format!("{all} acknowledged, 0 lost, 0 twice; away for {} ms at most", slowest.as_millis());
    report("upgrades", &format!("{upgrades} upgrades during {games} games"), &found);
}
