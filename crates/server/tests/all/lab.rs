//! Tests studies over HTTP: a guest asks for a study, follows it, stops it and shares its link; the server resumes it
//! after a restart.

use crate::common::{Client, Host};
use serde_json::{Value, json};
use server::Limits;
use std::time::Duration;

/// An order whose bots think so long that the study still runs while a test asks for another.
fn long_order() -> Value {
    json!({ "game": "toy-battle", "level": 3, "games": 1000 })
}

fn order(games: u32) -> Value {
    json!({ "game": "toy-battle", "level": 1, "games": games })
}

/// Asks for a study, asserts that it runs, and returns its path.
async fn asked(client: &mut Client, order: Value) -> String {
    let begun = client.post("/api/lab", order).await.expect_status(201);
    assert_eq!((&begun["status"], &begun["is_own"]), (&json!("running"), &json!(true)), "{begun}");
    format!("/api/lab/{}", begun["id"].as_str().expect("an id"))
}

/// Waits until the report of a study meets a condition, and returns the report.
async fn awaited(client: &mut Client, path: &str, is_there: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let report = client.get(path).await.expect_status(200);
        if is_there(&report) {
            return report;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the report of {path} did not meet the condition in time")
}

fn is_over(report: &Value) -> bool {
    report["status"] != "running"
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_plays_its_games_and_guests_with_the_link_read_the_report() {
    let host = Host::start().await;
    let (mut ann, mut bob) = (host.guest().await, host.guest().await);
    let board = shelf::boards("toy-battle")[0].clone();
    let path =
        asked(&mut ann, json!({ "game": "toy-battle", "setup": { "board": board }, "level": 1, "games": 20 })).await;
    let own = awaited(&mut ann, &path, is_over).await;
    assert_eq!((&own["status"], &own["games"], &own["faults"]), (&json!("done"), &json!(20), &json!(0)), "{own}");
    assert_eq!((&own["board"], &own["most"]), (&json!(board), &json!(20)));
    let won: u64 = own["seats"].as_array().expect("seats").iter().filter_map(|seat| seat["count"].as_u64()).sum();
    assert_eq!(json!(won), own["decided"], "{own}");
    let shared = bob.get(&path).await.expect_status(200);
    assert_eq!((&shared["is_own"], &shared["seats"]), (&json!(false), &own["seats"]));
    let mine = ann.get("/api/lab").await.expect_status(200);
    assert_eq!(mine["studies"], json!([own]), "the list must hold the same report as the study's address");
    assert_eq!(bob.get("/api/lab").await.expect_status(200), json!({ "studies": [] }));
    bob.send("DELETE", &path, &[], None).await.expect_problem(403, "not-your-study");
    let csv = bob.get(&format!("{path}/csv")).await;
    assert_eq!(csv.header("content-type"), Some("text/csv; charset=utf-8"));
    assert!(csv.text().starts_with("arm,measure,name,count,of,value,low,high,verdict\n,seat,"), "{}", csv.text());
    let kept = ann.get("/api/me/data").await.expect_status(200);
    assert_eq!(kept["studies"][0]["status"], "done", "{}", kept["studies"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_one_study_at_a_time_and_may_stop_it() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let path = asked(&mut ann, long_order()).await;
    let refused = ann.post("/api/lab", order(20)).await.expect_problem(429, "too-many-studies");
    assert_eq!(refused["limit"], "studies_per_guest");
    awaited(&mut ann, &path, |report| report["games"] != 0).await;
    let stopped = ann.send("DELETE", &path, &[], None).await.expect_status(200);
    assert_eq!((&stopped["status"], &stopped["verdict"]), (&json!("cancelled"), &json!("open")), "{stopped}");
    let path = asked(&mut ann, order(20)).await;
    awaited(&mut ann, &path, is_over).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_goes_on_after_a_restart() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let path = asked(&mut ann, order(40)).await;
    let host = host.restart().await;
    let mut ann = Client { address: host.running.address, ..ann };
    let over = awaited(&mut ann, &path, is_over).await;
    assert_eq!((&over["status"], &over["is_own"]), (&json!("done"), &json!(true)), "{over}");
    assert!(over["games"].as_u64() >= Some(20), "{over}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_ends_when_its_time_is_up_and_says_so() {
    let host = Host::with(Limits { study_time: Duration::from_millis(1), ..Limits::default() }).await;
    let mut ann = host.guest().await;
    let path = asked(&mut ann, order(1000)).await;
    let over = awaited(&mut ann, &path, is_over).await;
    assert_eq!((&over["status"], &over["verdict"]), (&json!("out_of_time"), &json!("open")), "{over}");
    assert!(over["games"].as_u64() >= Some(1), "{over}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_of_a_force_checks_the_force_and_counts_its_wins() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let (game, force) = shelf::games()
        .filter(|game| game.entry().about().id.contains("plastic-attack"))
        .find_map(|game| Some((game.entry().about().id, game.entry().forces()?.ready(&json!({})).into_iter().next()?)))
        .expect("a game with ready forces");
    let order = |force: &Value| json!({ "game": game, "force": force, "level": 1, "games": 20 });
    ann.post("/api/lab", order(&json!({ "name": "Nobody" }))).await.expect_status(422);
    let path = asked(&mut ann, order(&force)).await;
    let report = awaited(&mut ann, &path, |report| report["games"] != 0 || is_over(report)).await;
    assert_eq!(report["force"], force["name"], "{report}");
    assert_eq!(report["forces"][0]["name"], force["name"], "{report}");
    ann.send("DELETE", &path, &[], None).await.expect_status(200);
    ann.post("/api/lab", json!({ "game": game, "against": force, "level": 1, "games": 20 }))
        .await
        .expect_problem(422, "bad-study");
    let mut itself = order(&force);
    itself["against"] = force.clone();
    let path = asked(&mut ann, itself).await;
    let report = ann.get(&path).await.expect_status(200);
    assert_eq!((&report["against"], &report["forces"]), (&force["name"], &json!([])), "{report}");
    ann.send("DELETE", &path, &[], None).await.expect_status(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_study_compares_the_value_of_an_option_with_its_default() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let option = json!({ "key": "max_plies", "value": 10 });
    let path = asked(&mut ann, json!({ "game": "toy-battle", "option": option, "level": 1, "games": 20 })).await;
    let report = awaited(&mut ann, &path, is_over).await;
    assert_eq!((&report["status"], &report["option"], &report["most"]), (&json!("done"), &option, &json!(40)));
    assert_eq!(report["games"], 40, "the study plays 20 games with the option and 20 without: {report}");
    let length = report["changes"].as_array().and_then(|all| all.iter().find(|one| one["measure"] == "decisions"));
    let length = length.expect("the report compares the number of decisions");
    assert!(length["after"].as_f64() < length["before"].as_f64() && length["is_shown"] == true, "{length}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unusable_order_of_a_study_is_refused_with_what_is_allowed() {
    let host = Host::start().await;
    let mut ann = host.guest().await;
    let with = |key: &str, value: Value| {
        let mut order = order(20);
        order[key] = value;
        order
    };
    let level = ann.post("/api/lab", with("level", json!(5))).await.expect_problem(422, "bad-study");
    assert!(level["detail"].as_str().is_some_and(|why| why.contains("1 to 3")), "{level}");
    ann.post("/api/lab", with("games", json!(19))).await.expect_problem(422, "bad-study");
    ann.post("/api/lab", with("game", json!("chess"))).await.expect_problem(404, "no-such-game");
    ann.post("/api/lab", with("setup", json!({ "board": "nowhere" }))).await.expect_problem(422, "bad-setup");
    ann.post("/api/lab", with("force", json!({}))).await.expect_problem(422, "nothing-to-bring");
    let changed = |key: &str, value: Value| with("option", json!({ "key": key, "value": value }));
    let unknown = ann.post("/api/lab", changed("weather", json!(1))).await.expect_problem(422, "bad-study");
    assert!(unknown["detail"].as_str().is_some_and(|why| why.contains("it has medal_timing")), "{unknown}");
    ann.post("/api/lab", changed("metal_x_blocks_hook", json!(true))).await.expect_problem(422, "bad-study");
    ann.post("/api/lab", changed("medal_timing", json!("never"))).await.expect_problem(422, "bad-setup");
    let mut with_force = changed("medal_timing", json!("immediate"));
    with_force["force"] = json!({});
    ann.post("/api/lab", with_force).await.expect_problem(422, "bad-study");
    ann.get("/api/lab/nothing").await.expect_problem(404, "no-such-study");
}
