//! This rig practises a restore. It makes a backup while clients play games, kills the server, and restores the backup
//! elsewhere. The restored folder must hold every decision that the server acknowledged before the backup began. The
//! games go on from there.
//!
//! `RUMPUS_DRILL_GAMES` sets the number of games (60).

use crate::campaign::{Campaign, verify};
use crate::rig::{Folder, number, report, start, turn};
use load::games::Known;
use std::path::Path;
use std::process::{Command, Output};
use std::time::Duration;

/// The longest time that clients play before the backup.
const LONGEST_ROUND: Duration = Duration::from_secs(20);

/// Runs `rumpus` with these arguments on a data folder.
fn rumpus(words: &[&str], data: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rumpus"));
    command.args(words).arg("--data").arg(data).output().expect("the program runs")
}

fn expect_success(said: &Output) -> String {
    let text = String::from_utf8_lossy(&said.stdout).into_owned();
    assert!(said.status.success(), "{text}{}", String::from_utf8_lossy(&said.stderr));
    text
}

/// Returns the games as they are now, with the decisions that the server has acknowledged.
fn known(campaign: &Campaign) -> Vec<Known> {
    campaign.games.iter().map(|game| game.lock().expect("no task panics while it holds the lock").clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_made_in_mid_game_and_restored_elsewhere_holds_everything_acknowledged_before_it() {
    let _turn = turn().await;
    let games = number("RUMPUS_DRILL_GAMES", 60);
    let folder = Folder::new("drill");
    let (data, elsewhere) = (folder.data(), folder.path.join("elsewhere"));
    let file = folder.path.join("backup.sqlite3");
    let file_word = file.to_str().expect("the path is text").to_owned();
    let mut server = start(&data);
    let mut campaign = Campaign::new(&server, games).await;
    let playing = campaign.play(&server);
    campaign.wait(&mut server, games as u32, LONGEST_ROUND).await;

    // Every decision that was acknowledged by now must be in the backup. The backup may hold later decisions too.
    let before = known(&campaign);
    let (data_of_backup, file_of_backup) = (data.clone(), file_word.clone());
    let backup = tokio::task::spawn_blocking(move || rumpus(&["backup", &file_of_backup], &data_of_backup));
    let said = expect_success(&backup.await.expect("the program runs"));
    campaign.wait(&mut server, 2 * games as u32, LONGEST_ROUND).await;
    server.kill();
    for game in playing {
        game.await.expect("no client found a fault");
    }
    let acknowledged: usize = before.iter().map(|game| game.accepted.len()).sum();
    assert!(acknowledged >= games, "too few decisions were acknowledged before the backup: {acknowledged}; {said}");

    expect_success(&rumpus(&["restore", &file_word, "--dry-run"], &elsewhere));
    assert!(!elsewhere.exists(), "a dry run writes nothing");
    expect_success(&rumpus(&["restore", &file_word], &elsewhere));
    let key = |folder: &Path| std::fs::read(folder.join("signing-key.json")).expect("the key is there");
    assert_eq!(key(&elsewhere), key(&data));
    expect_success(&rumpus(&["check"], &elsewhere));

    let server = start(&elsewhere);
    for (game, known) in campaign.games.iter().zip(before) {
        *game.lock().expect("no task holds the lock now") = known;
    }
    let found = campaign.look(&server).await;
    assert_eq!((found.lost, found.acknowledged as usize), (0, acknowledged), "{found:?}");
    let mut server = server;
    let playing = campaign.play(&server);
    campaign.wait(&mut server, games as u32 / 2, LONGEST_ROUND).await;
    assert_eq!(server.terminate(), Some(0), "the server must exit with status 0");
    for game in playing {
        game.await.expect("no client found a fault");
    }
    assert!(campaign.progress.load(std::sync::atomic::Ordering::Relaxed) > 0, "no restored game went on");
    verify(&elsewhere);
    report(
        "drill",
        &format!("a backup while {games} games play"),
        &format!("{acknowledged} acknowledged before, 0 lost"),
    );
}
