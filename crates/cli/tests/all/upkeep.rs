//! Tests of `rumpus backup`, `restore`, `check`, `repair` and `prune`.

use crate::common::{Server, rumpus, scratch, word};
use crate::verify_data::{files, folder, set_up};

#[test]
fn a_backup_of_a_running_server_can_be_restored_elsewhere() {
    let (data, elsewhere) = (folder("backed-up"), folder("restored"));
    let file = word(&scratch("upkeep", "backup.sqlite3"));
    let server = Server::start(&["serve"], &data);
    let id = set_up(&server);
    rumpus(&["backup", &file, "--data", &word(&data), "--dry-run"]).ends(0).says("would back up 1 matches");
    assert!(!std::path::Path::new(&file).exists());
    rumpus(&["backup", &file, "--data", &word(&data)]).ends(0).says("1 matches with 0 steps, with the signing key");
    rumpus(&["backup", &file, "--data", &word(&data)]).ends(2).complains("exists already").complains("--force");
    rumpus(&["check", &file]).ends(0).says("0 faults; 1 of 1 matches replay");
    rumpus(&["check", "--data", &word(&data)]).ends(0).says("0 faults; 1 of 1 matches replay");
    rumpus(&["restore", &file, "--data", &word(&data), "--force"]).ends(2).complains("a server uses");
    rumpus(&["repair", "--data", &word(&data)]).ends(0).says("nothing to repair");
    assert_eq!(server.stop(), Some(0));

    rumpus(&["restore", &file, "--data", &word(&elsewhere)]).ends(0).says("restored 1 matches");
    let restored = files(&elsewhere);
    rumpus(&["restore", &file, "--data", &word(&elsewhere)]).ends(2).complains("is not empty").complains("--force");
    assert_eq!(files(&elsewhere), restored, "a refused restore changes nothing");
    let said = rumpus(&["restore", &file, "--data", &word(&elsewhere), "--force"]).ends(0);
    let aside = said.out.lines().find_map(|line| line.strip_prefix("the old content of the folder is in "));
    let aside = std::path::Path::new(aside.expect("the output names the folder")).join("rumpus.sqlite3");
    assert_eq!(std::fs::read(aside).ok(), restored.get(&elsewhere.join("rumpus.sqlite3")).cloned());

    let server = Server::start(&["serve"], &elsewhere);
    let answer = server.request(&format!("GET /api/matches/{id}"), "\r\n");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_damaged_backup_or_another_file_is_not_restored() {
    let (data, target) = (folder("to-be-damaged"), folder("never-restored"));
    let file = scratch("upkeep", "damaged.sqlite3");
    let server = Server::start(&["serve"], &data);
    set_up(&server);
    assert_eq!(server.stop(), Some(0));
    let restore = |file: &str, why: &str| {
        rumpus(&["restore", file, "--data", &word(&target)]).ends(2).complains(why);
        assert!(!target.exists(), "the refused backup leaves no folder");
    };
    restore(&word(&data.join("rumpus.sqlite3")), "is not a backup that `rumpus backup` has made");
    restore("/no/such/file", "not found");
    rumpus(&["backup", &word(&file), "--data", &word(&data)]).ends(0);
    let mut bytes = std::fs::read(&file).expect("the backup can be read");
    let page = bytes.len() / 4096 / 2 * 4096;
    bytes[page..page + 4096].fill(0xA5);
    std::fs::write(&file, bytes).expect("the backup can be written");
    rumpus(&["restore", &word(&file), "--data", &word(&target)]).ends(2);
    assert!(!target.exists(), "the refused backup leaves no folder");
    rumpus(&["backup", &word(&file), "--data", "/no/such/folder", "--force"])
        .ends(2)
        .complains("no server has used this folder");
}

#[test]
fn prune_removes_guests_without_a_match_and_keeps_matches() {
    let data = folder("pruned");
    let server = Server::start(&["serve"], &data);
    set_up(&server);
    // Makes a guest without a match.
    server.request("POST /api/me", "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}");
    let prune = |words: &[&str]| rumpus(&[&["prune", "--data", &word(&data)], words].concat());
    prune(&[]).ends(0).says("removed 0 matches").says("and 0 guests").says("finished matches stay");
    prune(&["--older-than", "1ms", "--dry-run"]).ends(0).says("would remove 0 matches").says("and 1 guests");
    prune(&["--older-than", "1ms"]).ends(0).says("and 1 guests").says("a server runs");
    prune(&["--older-than", "soon"]).ends(2).complains("--older-than");
    assert_eq!(server.stop(), Some(0));
    prune(&["--older-than", "1ms", "--finished"]).ends(0).says("0 finished matches and 0 guests");
    rumpus(&["check", "--data", &word(&data)]).ends(0).says("1 of 1 matches replay");
}
