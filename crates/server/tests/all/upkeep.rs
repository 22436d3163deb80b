//! Tests what an operator can do with a data folder: check, repair and prune it. Also tests the backup that the server
//! makes before a migration.

use crate::common::{Folder, Host, database};
use rusqlite::Connection;
use serde_json::json;
use server::upkeep::{PruneOptions, check, prune, repair};
use server::{Options, Server};
use std::path::Path;
use std::time::Duration;

/// Returns a folder with one match, which no server uses any more, and the id of the match.
async fn left_behind() -> (Folder, String) {
    let host = Host::start().await;
    let made = host
        .guest()
        .await
        .create(json!([{ "kind": "me" }, { "kind": "same_device" }]), json!({ "kind": "none" }))
        .await;
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    (folder, made["id"].as_str().expect("an id").to_owned())
}

fn spoil(folder: &Path, sql: &str) {
    let connection = database(folder);
    connection.pragma_update(None, "foreign_keys", false).expect("a pragma");
    connection.execute_batch(sql).expect("the rows can be spoiled");
}

#[tokio::test]
async fn a_repair_changes_rows_only_on_request_and_after_a_backup() {
    let (folder, id) = left_behind().await;
    spoil(
        &folder.0,
        "INSERT INTO steps (match, n, step, at_ms) VALUES ('nobody', 1, '{}', 0);
         UPDATE matches SET rematch = 'gone', revision = 99, steps = 5;
         DELETE FROM guests",
    );
    let said = repair(&folder.0, false).expect("the folder can be examined");
    assert_eq!((said.found.len(), said.left.len(), said.kept.is_none()), (7, 7, true), "{said:?}");
    assert!(!check(&folder.0, &mut |_, _, _| {}).expect("the folder can be checked").is_sound());
    let said = repair(&folder.0, true).expect("the folder can be repaired");
    assert_eq!((said.found.len(), said.left.len()), (7, 0), "{said:?}");
    let kept = said.kept.expect("a copy of the folder is kept");
    let before: String = Connection::open(kept)
        .expect("a database")
        .query_row("SELECT rematch FROM matches", [], |row| row.get(0))
        .expect("a row");
    assert_eq!(before, "gone");
    let checked = check(&folder.0, &mut |_, _, _| {}).expect("the folder can be checked");
    assert!(checked.is_sound(), "{checked:?}");
    assert_eq!(checked.verdicts[0].id, id, "the repair must keep the match");
}

#[tokio::test]
async fn a_folder_of_an_older_program_can_be_checked() {
    let (folder, _) = left_behind().await;
    spoil(&folder.0, "ALTER TABLE steps DROP COLUMN state; PRAGMA user_version = 11");
    let checked = check(&folder.0, &mut |_, _, _| {}).expect("an older schema can be checked");
    assert!(checked.is_sound(), "{checked:?}");
    let said = repair(&folder.0, false).expect("an older schema can be examined");
    assert!(said.found.is_empty(), "{said:?}");
}

#[tokio::test]
async fn a_damaged_stored_state_does_not_stop_the_server_and_a_repair_removes_it() {
    let (folder, id) = left_behind().await;
    let damage =
        format!("INSERT INTO steps (match, n, step, at_ms, state) VALUES ('{id}', 1, '{{}}', 0, '{{\"steps\":1')");
    spoil(&folder.0, &damage);
    let started = Server::start(Options { port: 0, ..Options::new(&folder.0) }).await;
    started.expect("the server starts").shutdown().await.expect("the server stops");
    let found = repair(&folder.0, true).expect("the folder can be examined").found;
    assert!(found.iter().any(|one| one.remedy == Some("removes these states")), "{found:?}");
}

#[tokio::test]
async fn a_match_that_does_not_replay_is_reported_and_left_alone() {
    let (folder, id) = left_behind().await;
    spoil(&folder.0, "UPDATE matches SET brief = '{'");
    let said = repair(&folder.0, true).expect("the folder can be examined");
    assert_eq!((said.found.len(), said.left.len(), said.kept.is_none()), (1, 1, true), "{said:?}");
    assert_eq!(said.found[0].remedy, None);
    spoil(&folder.0, "UPDATE matches SET brief = '{}', header = replace(header, '\"digest\":\"', '\"digest\":\"0')");
    let checked = check(&folder.0, &mut |_, _, _| {}).expect("the folder can be checked");
    assert_eq!(checked.failed().map(|verdict| verdict.id.as_str()).collect::<Vec<_>>(), [id.as_str()]);
}

#[tokio::test]
async fn pruning_removes_matches_that_were_called_off_and_finished_ones_only_on_request() {
    let (folder, id) = left_behind().await;
    spoil(
        &folder.0,
        "UPDATE matches SET updated_ms = 1, status = 'over';
         INSERT INTO guests (id, token_hash, name, created_ms) VALUES ('idle', x'00', 'Idle', 1), ('new', x'01', 'New', 9e15);
         INSERT INTO matches (id, game, header, brief, clock, creator, created_ms, updated_ms, status, steps, to_move, draft, begun)
             SELECT 'off', game, 'null', brief, clock, creator, created_ms, 1, 'over', 0, 0, draft, 0 FROM matches;
         INSERT INTO seats SELECT 'off', seat, name, kind, guest, level, invite, present FROM seats;
         UPDATE matches SET rematch = 'off' WHERE id <> 'off'",
    );
    let options = PruneOptions { older_than: Duration::from_secs(60), finished: false, dry_run: true };
    let would = prune(&folder.0, options, &mut |_, _, _| {}).expect("the folder can be read");
    assert_eq!((would.called_off, would.finished, would.guests), (1, 0, 1), "{would:?}");
    let did = prune(&folder.0, PruneOptions { dry_run: false, ..options }, &mut |_, _, _| {})
        .expect("the folder can be pruned");
    assert_eq!((did.called_off, did.finished, did.guests, did.is_compact), (1, 0, 1, true), "{did:?}");
    assert!(
        repair(&folder.0, false).expect("the folder can be examined").found.is_empty(),
        "no row may refer to a removed row"
    );
    let ids = |sql: &str| -> Vec<String> {
        let connection = database(&folder.0);
        let mut statement = connection.prepare(sql).expect("a query");
        statement.query_map([], |row| row.get(0)).expect("rows").map(|row| row.expect("a row")).collect()
    };
    assert_eq!(ids("SELECT id FROM matches"), [id]);
    let did = prune(&folder.0, PruneOptions { dry_run: false, finished: true, ..options }, &mut |_, _, _| {});
    assert_eq!(did.expect("the folder can be pruned").finished, 1);
    assert!(ids("SELECT match FROM seats").is_empty());
}

#[tokio::test]
async fn a_migration_makes_a_backup_first_and_removes_old_backups() {
    let folder = Folder::new();
    let backups = folder.0.join("backups");
    std::fs::create_dir_all(&backups).expect("a folder");
    for day in 1..=4 {
        std::fs::write(backups.join(format!("2020010{day}T000000Z-before-schema-2-from-1.sqlite3")), "old")
            .expect("a file");
    }
    let old = Connection::open(folder.0.join("rumpus.sqlite3")).expect("a database");
    let migrations = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    for name in ["0001_first", "0002_creator", "0003_forces", "0004_winners", "0005_runs"] {
        let sql = std::fs::read_to_string(migrations.join(format!("{name}.sql"))).expect("a step");
        old.execute_batch(&sql).expect("the step is sound");
    }
    old.execute_batch("PRAGMA user_version = 5; INSERT INTO guests VALUES ('anna', x'00', 'Anna', 1)")
        .expect("a guest");
    drop(old);
    let running = server::Server::start(server::Options { port: 0, ..server::Options::new(&folder.0) }).await;
    running.expect("the server starts").shutdown().await.expect("the server stops");
    let mut kept: Vec<String> = std::fs::read_dir(&backups)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("text"))
        .collect();
    kept.sort();
    assert_eq!(kept.len(), 3, "{kept:?}");
    assert!(kept[2].ends_with("-from-5.sqlite3") && kept[0].starts_with("20200103"), "{kept:?}");
    let backup = Connection::open(backups.join(&kept[2])).expect("a database");
    let (version, name): (i64, String) = backup
        .query_row("SELECT user_version, name FROM pragma_user_version, guests", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .expect("the guest");
    assert_eq!((version, name.as_str()), (5, "Anna"));
}
