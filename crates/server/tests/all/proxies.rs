//! Tests which client's limit counts a request, with and without a proxy, and what a refusal says. The server believes
//! the address in a header only if a trusted proxy sent the header.

use crate::common::{Client, Folder, Host, setup};
use serde_json::json;
use server::{Limits, Options, Rate, Server};

/// Starts a server that has these limits and trusts the proxies in these networks.
async fn behind(proxies: &[&str], limits: Limits) -> Host {
    let folder = Folder::new();
    let trusted_proxies = proxies.iter().map(|network| network.parse().expect("a network")).collect();
    let options = Options { port: 0, limits, trusted_proxies, ..Options::new(&folder.0) };
    Host { running: Server::start(options).await.expect("the server starts"), folder }
}

fn slow(burst: u32) -> Rate {
    Rate { per_second: 1, burst }
}

async fn statuses(client: &mut Client, forwarded: &str, requests: usize) -> Vec<u16> {
    let mut statuses = Vec::new();
    for _ in 0..requests {
        let headers = [("x-forwarded-for", forwarded)];
        statuses.push(client.send("GET", "/api/games", &headers, None).await.status);
    }
    statuses
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_behind_a_proxy_uses_up_no_limit_of_other_clients() {
    let limits = Limits { requests_per_address: slow(4), ..Limits::default() };
    let host = behind(&["127.0.0.0/8"], limits.clone()).await;
    let mut client = host.client();
    assert!(statuses(&mut client, "203.0.113.7", 8).await.contains(&429));
    assert_eq!(statuses(&mut client, "203.0.113.8", 2).await, [200, 200]);
    let spoofed = statuses(&mut client, "203.0.113.9, 203.0.113.7", 1).await;
    assert_eq!(spoofed, [429], "only the last address in the header is the proxy's word");
    let network = "2001:db8:1:2:";
    assert!(statuses(&mut client, &format!("{network}:1"), 8).await.contains(&429));
    assert_eq!(
        statuses(&mut client, &format!("{network}:2"), 1).await,
        [429],
        "addresses of one /64 network share a limit"
    );

    let host = behind(&[], limits).await;
    let mut client = host.client();
    assert!(statuses(&mut client, "203.0.113.7", 8).await.contains(&429));
    assert_eq!(
        statuses(&mut client, "203.0.113.8", 1).await,
        [429],
        "without a trusted proxy, the server must ignore the header"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_within_its_own_limit_is_answered_at_an_address_over_its_limit() {
    let limits = Limits { requests_per_address: slow(4), ..Limits::default() };
    let host = Host::with(limits).await;
    let mut guest = host.guest().await;
    let refused = statuses(&mut host.client(), "", 8).await;
    assert!(refused.contains(&429), "{refused:?}");
    guest.get("/api/me").await.expect_status(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_its_limit_and_when_to_try_again() {
    let host = Host::with(Limits { orders_per_guest: slow(1), ..Limits::default() }).await;
    let mut client = host.guest().await;
    let order = json!({ "game": "toy-battle", "setup": setup(), "clock": { "kind": "none" },
        "seats": [{ "kind": "me" }, { "kind": "same_device" }] });
    client.post("/api/matches", order.clone()).await.expect_status(201);
    let response = client.post("/api/matches", order).await;
    let problem = response.expect_problem(429, "too-many");
    assert_eq!((&problem["limit"], &problem["retry_after"]), (&json!("orders_per_guest"), &json!(1)));
    assert_eq!(response.header("retry-after"), Some("1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_among_bots_alone_are_limited_for_each_guest() {
    let host = Host::with(Limits { bot_matches_per_guest: 1, ..Limits::default() }).await;
    let bots = json!([{ "kind": "bot", "level": 5 }, { "kind": "bot", "level": 5 }]);
    let order = json!({ "game": "toy-battle", "setup": setup(), "seats": bots, "clock": { "kind": "none" } });
    let mut client = host.guest().await;
    client.post("/api/matches", order.clone()).await.expect_status(201);
    let problem = client.post("/api/matches", order.clone()).await.expect_problem(429, "too-many");
    assert_eq!(problem["limit"], "bot_matches_per_guest");
    host.guest().await.post("/api/matches", order).await.expect_status(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_lists_at_most_a_hundred_faults() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let codes: Vec<String> = (0..20_000).map(|n| format!("x{n}")).collect();
    let force = json!({ "format": 1, "game": "attacktix", "name": "X", "battle": codes });
    let body = json!({ "setup": {}, "force": force });
    let response = client.post("/api/games/attacktix/check-force", body.clone()).await;
    let (sent, got) = (body.to_string().len(), response.text().len());
    assert!(
        got < sent,
        "an answer of {got} bytes is longer than the request of {sent} bytes: {}",
        &response.text()[..300]
    );
    let judged = response.expect_status(200);
    assert_eq!(judged["faults"].as_array().map(Vec::len), Some(100));
    assert!(judged["more"].as_u64() > Some(19_000), "{}", judged["more"]);
}
