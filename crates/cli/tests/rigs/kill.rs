//! This rig kills the server by `kill -9` in the middle of many matches against bots. They are of every game except the
//! example of `docs/add-a-game.md`. No decision that the server acknowledged may be lost.
//!
//! `RUMPUS_KILL_GAMES` sets the number of games (200 by default), and `RUMPUS_KILLS` how many times the rig kills the
//! server (20).

use crate::campaign::{Campaign, Found, verify};
use crate::rig::{Folder, number, report, start, turn};
use std::time::Duration;

/// The longest time that clients play before the rig kills the server.
const LONGEST_ROUND: Duration = Duration::from_secs(25);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill_in_mid_game_loses_nothing_that_was_acknowledged() {
    let _turn = turn().await;
    let (games, kills) = (number("RUMPUS_KILL_GAMES", 200), number("RUMPUS_KILLS", 20));
    let folder = Folder::new("kill");
    let mut server = start(&folder.data());
    let mut campaign = Campaign::new(&server, games).await;
    let mut all = 0;
    for kill in 1..=kills {
        let playing = campaign.play(&server);
        campaign.wait(&mut server, games as u32 / 2, LONGEST_ROUND).await;
        server.kill();
        for game in playing {
            game.await.expect("no client found a fault");
        }
        server = start(&folder.data());
        let found = campaign.look(&server).await;
        println!("kill {kill}: {found:?}");
        assert_eq!((found.lost, found.twice), (0, 0), "kill {kill}");
        assert!(found.acknowledged as usize > games / 4, "too few decisions in {games} games: {found:?}");
        assert!(found.running as usize > games / 2, "too few of {games} games were still running: {found:?}");
        let Found { acknowledged, .. } = found;
        all += acknowledged;
    }
    drop(server);
    verify(&folder.data());
    report("kill", &format!("{kills} kills while {games} games play"), &format!("{all} acknowledged, 0 lost, 0 twice"));
}
