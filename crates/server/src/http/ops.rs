//! Health, readiness and metrics for operators, at a separate address.

use super::App;
use crate::problem::ApiError;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::net::TcpListener;

/// Answers requests at the address for operators until the process ends, so that operators can watch the server stop.
pub(crate) async fn answer(listener: TcpListener, app: Arc<App>) {
    let router = Router::new()
        .route("/healthz", get(healthy))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .with_state(app);
    if let Err(fault) = axum::serve(listener, router).await {
        tracing::error!(%fault, "the server no longer answers at its address for operators");
    }
}

/// Answers whether the server can read its database. Writes nothing.
async fn healthy(State(app): State<Arc<App>>) -> Result<Json<Value>, ApiError> {
    app.registry.store.ping().await?;
    Ok(Json(json!({ "status": "ok" })))
}

/// Answers whether the server accepts new matches: it can read its database, and is neither about to stop nor being
/// drained.
async fn ready(State(app): State<Arc<App>>) -> Result<Json<Value>, ApiError> {
    app.why_not_ready()?;
    app.registry.store.ping().await?;
    Ok(Json(json!({ "status": "ready" })))
}

/// Shows the metrics for Prometheus. No metric is about a single match.
async fn metrics(State(app): State<Arc<App>>) -> Response {
    metrics::gauge!("rumpus_open_tables").set(app.registry.open_tables() as f64);
    let (waiting, thinking) = app.registry.bots.load();
    metrics::gauge!("rumpus_bots_waiting").set(waiting as f64);
    metrics::gauge!("rumpus_bots_thinking").set(thinking as f64);
    metrics::gauge!("rumpus_draining").set(f64::from(u8::from(app.why_not_ready().is_err())));
    match app.registry.store.room().await {
        Ok(room) => {
            metrics::gauge!("rumpus_database_bytes").set(room.database as f64);
            metrics::gauge!("rumpus_wal_bytes").set(room.log as f64);
            if let Some(free) = room.free {
                metrics::gauge!("rumpus_disk_free_bytes").set(free as f64);
            }
        }
        Err(fault) => tracing::warn!(%fault, "the server cannot find out how much disk space its data uses"),
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.metrics.render()).into_response()
}
