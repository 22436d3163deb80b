//! Defines the metrics at `/metrics`. They are totals of the server; none is about a single match.

use crate::time::wall_ms;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;

/// Returns the recorder of the process's metrics. The first call installs it.
pub(crate) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(install).clone()
}

fn install() -> PrometheusHandle {
    let buckets: [(&str, &[f64]); 5] = [
        ("rumpus_request_seconds", &[0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 30.0]),
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
        tracing::warn!("this process already has another recorder, so the server's metrics go there");
    }
    describe();
    handle
}

/// The type, the name and the help text of every metric. docs/operate.md explains each metric.
const METRICS: [(Form, &str, &str); 33] = [
    (Form::Gauge, "rumpus_file_limit", "How many files and sockets the process may have open at once."),
    (Form::Gauge, "rumpus_open_sockets", "Sockets open now."),
    (Form::Gauge, "rumpus_open_tables", "Matches in memory now."),
    (Form::Gauge, "rumpus_bots_waiting", "Decisions of bots that wait for a thread."),
    (Form::Gauge, "rumpus_bots_thinking", "Bots that think now."),
    (Form::Gauge, "rumpus_draining", "Whether the server is about to stop: 1, else 0."),
    (Form::Gauge, "rumpus_database_bytes", "The size of the database file, in bytes."),
    (
        Form::Gauge,
        "rumpus_wal_bytes",
        "The size of the write-ahead log, whose commits are not in the database file yet, in bytes.",
    ),
    (Form::Gauge, "rumpus_disk_free_bytes", "The free space on the disk of the data folder, in bytes."),
    (Form::Gauge, "rumpus_store_queue", "Writes that waited when the writer took the last batch."),
    (Form::Gauge, "rumpus_blocking_waiting", "Pieces of work that wait for a core, by kind."),
    (Form::Counter, "rumpus_requests_total", "Requests by method, route and status."),
    (Form::Histogram, "rumpus_request_seconds", "How long requests took; for a socket, until it opened."),
    (Form::Counter, "rumpus_refusals_total", "Requests and messages that a limit refused, by the name of the limit."),
    (Form::Counter, "rumpus_wrong_tokens_total", "Requests with a program's token that is not valid."),
    (Form::Counter, "rumpus_commits_total", "Transactions committed."),
    (Form::Histogram, "rumpus_commit_batch", "How many writes shared a commit."),
    (Form::Histogram, "rumpus_commit_seconds", "How long a batch took from its start to its commit."),
    (Form::Counter, "rumpus_failed_batches_total", "Batches that could not be committed as a whole."),
    (Form::Counter, "rumpus_decisions_total", "Decisions, by the kind of answer."),
    (Form::Counter, "rumpus_matches_total", "Matches set up."),
    (Form::Counter, "rumpus_tables_loaded_total", "Matches loaded into memory by replay."),
    (Form::Counter, "rumpus_suspended_matches_total", "Matches that this build could not replay."),
    (Form::Counter, "rumpus_unreadable_matches_total", "Matches left out of a list because their rows cannot be read."),
    (Form::Counter, "rumpus_messages_received_total", "Messages from clients by type."),
    (Form::Counter, "rumpus_messages_sent_total", "Messages made for clients by type."),
    (Form::Histogram, "rumpus_bot_seconds", "How long a bot thought about a decision."),
    (Form::Counter, "rumpus_bot_failures_total", "Bots that failed to think, or did not stop when told to."),
    (Form::Counter, "rumpus_blocking_refused_total", "Work refused because too much waited, by kind."),
    (Form::Histogram, "rumpus_event_loop_lag_seconds", "How late the event loop was, measured ten times a second."),
    (
        Form::Counter,
        "rumpus_stalls_total",
        "How often the process or the machine stood still for longer than half a second.",
    ),
    (Form::Gauge, "rumpus_started_seconds", "When the server was started, in seconds since 1970."),
    (Form::Gauge, "rumpus_build_info", "Always 1; the label holds the version of the program."),
];

/// The type of a metric.
#[derive(Clone, Copy)]
enum Form {
    Counter,
    Gauge,
    Histogram,
}

/// Registers all metrics. Sets counters without labels to zero at the start, so that monitoring sees their first
/// increase.
fn describe() {
    for (form, name, help) in METRICS {
        match form {
            Form::Counter => metrics::describe_counter!(name, help),
            Form::Gauge => metrics::describe_gauge!(name, help),
            Form::Histogram => metrics::describe_histogram!(name, help),
        }
    }
    for name in [
        "rumpus_commits_total",
        "rumpus_failed_batches_total",
        "rumpus_matches_total",
        "rumpus_tables_loaded_total",
        "rumpus_suspended_matches_total",
        "rumpus_unreadable_matches_total",
        "rumpus_stalls_total",
    ] {
        metrics::counter!(name).increment(0);
    }
    metrics::gauge!("rumpus_open_sockets").increment(0);
    metrics::gauge!("rumpus_started_seconds").set(wall_ms() as f64 / 1_000.0);
    metrics::gauge!("rumpus_build_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
}
