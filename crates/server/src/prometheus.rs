//! What is measured for `/metrics`: totals only, nothing about any one match.

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// The one recorder of the process.
pub(crate) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(install).clone()
}

fn install() -> PrometheusHandle {
    let buckets: [(&str, &[f64]); 4] = [
        ("rumpus_commit_seconds", &[0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0]),
        ("rumpus_commit_batch", &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 512.0]),
        ("rumpus_event_loop_lag_seconds", &[0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0]),
        ("rumpus_bot_seconds", &[0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0]),
    ];
    let builder = buckets.into_iter().fold(PrometheusBuilder::new(), |builder, (name, bounds)| {
        let named = builder.set_buckets_for_metric(Matcher::Full(name.into()), bounds);
        named.expect("every list of bounds has bounds")
    });
    let recorder = builder.build_recorder();
    let handle = recorder.handle();
    if metrics::set_global_recorder(recorder).is_err() {
        tracing::warn!("metrics go to another recorder of this process");
    }
    describe();
    handle
}

fn describe() {
    metrics::describe_counter!("rumpus_commits_total", "Transactions committed.");
    metrics::describe_histogram!("rumpus_commit_batch", "Writes that shared a commit.");
    metrics::describe_histogram!("rumpus_commit_seconds", "How long a batch took from its start to its commit.");
    metrics::describe_counter!("rumpus_decisions_total", "Decisions by how they were answered.");
    metrics::describe_counter!("rumpus_matches_total", "Matches set up.");
    metrics::describe_counter!("rumpus_tables_loaded_total", "Matches loaded by replay.");
    metrics::describe_counter!("rumpus_suspended_matches_total", "Matches that this build could not replay.");
    metrics::describe_counter!("rumpus_messages_received_total", "Messages from clients by type.");
    metrics::describe_counter!("rumpus_messages_sent_total", "Messages made for clients by type.");
    metrics::describe_histogram!("rumpus_bot_seconds", "How long a bot thought about a decision.");
    metrics::describe_gauge!("rumpus_blocking_waiting", "Work that waits for a core, by kind.");
    metrics::describe_counter!("rumpus_blocking_refused_total", "Work refused because too much waited, by kind.");
    metrics::describe_histogram!("rumpus_event_loop_lag_seconds", "How late the event loop was, ten times a second.");
    metrics::describe_counter!(
        "rumpus_stalls_total",
        "How often the process stood still for longer than half a second."
    );
    metrics::describe_counter!(
        "rumpus_bot_failures_total",
        "Bots that failed to think, or did not hear that they were to stop."
    );
    metrics::describe_gauge!("rumpus_open_sockets", "Sockets open now.");
    metrics::describe_gauge!("rumpus_open_tables", "Matches in memory now.");
}
