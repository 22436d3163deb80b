//! Tests health checks, metrics, and the ids of requests.

use crate::common::Host;
use serde_json::{Value, json};
use server::{Limits, Options, Rate, Server};
use std::collections::BTreeSet;
use std::path::Path;

#[tokio::test(flavor = "multi_thread")]
async fn only_the_address_for_operators_serves_metrics_and_readiness() {
    let host = Host::start().await;
    let (mut client, mut operator) = (host.client(), host.operator());
    assert_eq!(client.get("/healthz").await.expect_status(200), json!({ "status": "ok" }));
    for path in ["/metrics", "/readyz"] {
        let public = client.get(path).await.text();
        assert!(!public.contains("rumpus_") && !public.contains("ready"), "{path}: {public}");
    }
    assert_eq!(operator.get("/healthz").await.expect_status(200), json!({ "status": "ok" }));
    assert_eq!(operator.get("/readyz").await.expect_status(200), json!({ "status": "ready" }));
    assert_eq!(operator.get("/api/games").await.status, 404, "the address for operators must serve nothing else");
    let folder = host.folder;
    host.running.shutdown().await.expect("the server stops");
    let quiet = Server::start(Options { port: 0, ..Options::new(&folder.0) }).await.expect("the server starts");
    assert_eq!(quiet.ops, None, "without the setting, the server must open no address for operators");
    quiet.shutdown().await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_checks_write_no_rows() {
    let host = Host::start().await;
    let commits = |text: &str| {
        let line = text.lines().find(|line| line.starts_with("rumpus_commits_total ")).expect("the metric").to_owned();
        line.rsplit(' ').next().and_then(|number| number.parse::<f64>().ok()).expect("a number")
    };
    let mut operator = host.operator();
    for _ in 0..50 {
        operator.get("/healthz").await.expect_status(200);
        operator.get("/readyz").await.expect_status(200);
        host.client().get("/healthz").await.expect_status(200);
    }
    let database = crate::common::database(&host.folder.0);
    let beats: i64 = database.query_row("SELECT count(*) FROM runs", [], |row| row.get(0)).expect("a count");
    assert_eq!(beats, 1);
    // The servers of other tests run in this process and add to the same count. So the test only checks that the metric
    // is there.
    let _counted = commits(&operator.get("/metrics").await.text());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_and_problem_has_the_id_of_its_request() {
    let host = Host::start().await;
    let mut client = host.client();
    let (one, two) = (client.get("/api/games").await, client.get("/api/games").await);
    let id = |answer: &crate::common::Response| answer.header("x-request-id").expect("an id").to_owned();
    assert_eq!(id(&one).len(), 16);
    assert_ne!(id(&one), id(&two));
    let problem = client.get("/api/matches/none").await;
    assert_eq!(problem.expect_problem(404, "no-such-match")["request_id"], id(&problem));
    let given = [("x-request-id", "mine")];
    assert_ne!(
        id(&client.send("GET", "/api/games", &given, None).await),
        "mine",
        "only a trusted proxy may choose the id"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_may_choose_the_id_if_it_is_a_plain_word() {
    let folder = crate::common::Folder::new();
    let trusted_proxies = vec!["127.0.0.1/32".parse().expect("a network")];
    let options = Options { port: 0, trusted_proxies, ..Options::new(&folder.0) };
    let running = Server::start(options).await.expect("the server starts");
    let mut client = crate::common::Client { address: running.address, cookie: None };
    let answer = client.send("GET", "/api/games", &[("x-request-id", "edge-42")], None).await;
    assert_eq!(answer.header("x-request-id"), Some("edge-42"));
    let answer = client.send("GET", "/api/games", &[("x-request-id", "no plain word")], None).await;
    assert_eq!(answer.header("x-request-id").map(str::len), Some(16));
    running.shutdown().await.expect("the server stops");
}

/// Starts a server, plays, sends refused requests, and returns the text of the metrics.
async fn busy_metrics() -> String {
    let one = Rate { per_second: 1, burst: 1 };
    let host = Host::with(Limits { prints_per_address: one, ..Limits::default() }).await;
    let mut client = host.guest().await;
    let made = client.create(json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]), json!({ "kind": "none" })).await;
    let (mut socket, welcome) = client.look_at(made["id"].as_str().expect("an id"), json!("blue")).await;
    socket.say(json!({ "type": "nonsense" })).await;
    socket.act("blue", json!({ "nothing": {} })).await;
    let action = crate::common::first_action(&welcome["frame"]);
    socket.act("blue", action).await;
    for _ in 0..3 {
        client.post("/api/games/plastic-attack-2009/print", json!({ "force": {} })).await;
    }
    host.operator().get("/metrics").await.text()
}

/// Returns the names of the metrics in a text, without the suffixes that histograms add.
fn names(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let metrics = words.filter(|word| word.starts_with("rumpus_") && *word != "rumpus_");
    let bare = metrics.map(|name| {
        let ends = ["_bucket", "_sum", "_count"];
        ends.iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned()
    });
    bare.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_and_the_handbook_name_the_metrics_of_the_server() {
    let served = busy_metrics().await;
    let kinds: BTreeSet<String> =
        served.lines().filter_map(|line| line.strip_prefix("# TYPE ")).flat_map(names).collect();
    let helped: BTreeSet<String> =
        served.lines().filter_map(|line| line.strip_prefix("# HELP ")).flat_map(names).collect();
    assert!(kinds.is_subset(&helped), "these metrics have no description: {:?}", kinds.difference(&helped));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |name: &str| std::fs::read_to_string(root.join(name)).expect("the file is there");
    let dashboard: Value = serde_json::from_str(&read("deploy/grafana.json")).expect("the dashboard is JSON");
    let panels = dashboard["panels"].as_array().expect("panels").iter();
    let queries = panels.flat_map(|panel| panel["targets"].as_array().cloned().unwrap_or_default());
    let queries: Vec<String> = queries.map(|target| target["expr"].as_str().expect("a query").to_owned()).collect();
    let drawn = names(&queries.join(" "));
    assert!(drawn.len() >= 20, "the dashboard must show at least 20 metrics, but shows: {drawn:?}");
    // The server serves these metrics only after their first event.
    let rare = ["rumpus_bot_failures_total", "rumpus_blocking_refused_total", "rumpus_wrong_tokens_total"];
    let rare = BTreeSet::from(rare.map(str::to_owned));
    let known: BTreeSet<String> = kinds.union(&rare).cloned().collect();
    assert!(
        drawn.is_subset(&known),
        "the dashboard shows metrics that the server does not have: {:?}",
        drawn.difference(&known)
    );
    let explained = names(&read("docs/operate.md"));
    assert!(
        known.is_subset(&explained),
        "docs/operate.md does not explain these metrics: {:?}",
        known.difference(&explained)
    );
    assert!(
        explained.is_subset(&known),
        "docs/operate.md explains metrics that the server does not have: {:?}",
        explained.difference(&known)
    );
}
