//! Gives operators an overview of the server: a few numbers from its metrics and its database.

use super::super::App;
use super::Operator;
use crate::problem::ApiError;
use axum::Json;
use axum::extract::State;
use std::collections::BTreeMap;
use std::sync::Arc;
use wire::{Overview, Problem, Refused, Timing};

/// Shows how the server is doing, in a few numbers.
#[utoipa::path(get, path = "/api/admin/overview", tag = "console", responses(
    (status = 200, body = Overview), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn show(
    _operator: Operator,
    State(app): State<Arc<App>>,
) -> Result<Json<Overview>, ApiError> {
    let store = &app.registry.store;
    let (counts, room) = (store.counts().await?, store.room().await?);
    let (bots_waiting, bots_thinking) = app.registry.bots.load();
    let text = app.metrics.render();
    let metrics = Metrics(&text);
    let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    Ok(Json(Overview {
        version: env!("CARGO_PKG_VERSION").into(),
        started_ms: metrics.value("rumpus_started_seconds") * 1000.0,
        read_only: store.read_only().map(str::to_owned),
        guests: counts.guests,
        waiting: counts.waiting,
        playing: counts.playing,
        over: counts.over,
        reports: counts.reports,
        tables: number(app.registry.open_tables()),
        bots_waiting: number(bots_waiting),
        bots_thinking: number(bots_thinking),
        database_bytes: room.database as f64,
        wal_bytes: room.log as f64,
        free_bytes: room.free.map(|free| free as f64),
        sockets: metrics.value("rumpus_open_sockets"),
        store_queue: metrics.value("rumpus_store_queue"),
        commits: metrics.timing("rumpus_commit_seconds"),
        lag: metrics.timing("rumpus_event_loop_lag_seconds"),
        requests: metrics.timing("rumpus_request_seconds"),
        refusals: metrics.refusals(),
        drain: app.drain(),
    }))
}

/// The metrics of the server in the text format of Prometheus.
struct Metrics<'a>(&'a str);

impl<'a> Metrics<'a> {
    /// Returns the labels and the value of each line of a metric.
    fn lines(&self, name: &str) -> impl Iterator<Item = (&'a str, f64)> {
        let name = name.to_owned();
        self.0.lines().filter_map(move |line| {
            let (series, value) = line.rsplit_once(' ')?;
            let labels = series.strip_prefix(&name)?;
            let is_whole = labels.is_empty() || labels.starts_with('{');
            is_whole.then(|| Some((labels, value.parse().ok()?))).flatten()
        })
    }

    fn value(&self, name: &str) -> f64 {
        self.lines(name).map(|(_, value)| value).sum()
    }

    fn timing(&self, name: &str) -> Timing {
        let count = self.value(&format!("{name}_count"));
        let sum = self.value(&format!("{name}_sum"));
        let mut buckets: Vec<(f64, f64)> = self
            .lines(&format!("{name}_bucket"))
            .filter_map(|(labels, below)| Some((label(labels, "le")?.parse().ok()?, below)))
            .filter(|(bound, _): &(f64, f64)| bound.is_finite())
            .collect();
        buckets.sort_by(|a, b| a.0.total_cmp(&b.0));
        let most = buckets.into_iter().find(|(_, below)| *below >= count * 0.99).filter(|_| count > 0.0);
        let mean_ms = if count > 0.0 { sum / count * 1000.0 } else { 0.0 };
        Timing { count, mean_ms, most_ms: most.map(|(bound, _)| bound * 1000.0) }
    }

    fn refusals(&self) -> Vec<Refused> {
        let mut by_limit: BTreeMap<&str, f64> = BTreeMap::new();
        for (labels, count) in self.lines("rumpus_refusals_total") {
            *by_limit.entry(label(labels, "limit").unwrap_or_default()).or_default() += count;
        }
        let mut refusals: Vec<Refused> =
            by_limit.into_iter().map(|(limit, count)| Refused { limit: limit.into(), count }).collect();
        refusals.sort_by(|a, b| b.count.total_cmp(&a.count));
        refusals
    }
}

/// Returns the value of a label in a list such as `{a="b",c="d"}`.
fn label<'a>(labels: &'a str, name: &str) -> Option<&'a str> {
    let pairs = labels.trim_matches(['{', '}']).split(',');
    pairs
        .filter_map(|pair| pair.split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value.trim_matches('"'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_metrics() {
        let text = "# HELP x y\nx 3\nx_other 9\nt_bucket{le=\"0.001\"} 90\nt_bucket{le=\"0.01\"} 100\nt_bucket{le=\"+Inf\"} 100\n\
                    t_sum 0.5\nt_count 100\nrumpus_refusals_total{limit=\"a\"} 1\nrumpus_refusals_total{limit=\"b\"} 7\n";
        let metrics = Metrics(text);
        assert_eq!(metrics.value("x"), 3.0);
        let timing = metrics.timing("t");
        assert_eq!((timing.count, timing.mean_ms, timing.most_ms), (100.0, 5.0, Some(10.0)));
        assert_eq!(metrics.timing("none").most_ms, None);
        let refusals: Vec<String> = metrics.refusals().into_iter().map(|refused| refused.limit).collect();
        assert_eq!(refusals, ["b", "a"]);
    }
}
