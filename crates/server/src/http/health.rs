//! For those who run a server.

use super::App;
use crate::problem::ApiError;
use crate::store::Write;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::Problem;

/// Says whether the server works: reads and writes the store.
#[utoipa::path(get, path = "/healthz", tag = "running a server", responses((status = 200, body = Value),
    (status = 503, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn check(State(app): State<Arc<App>>) -> Result<Json<Value>, ApiError> {
    app.registry.store.ping().await?;
    app.registry.store.write(Write::Heartbeat).await?;
    Ok(Json(json!({ "status": "ok" })))
}

/// Counts for Prometheus; nothing about any one match.
#[utoipa::path(get, path = "/metrics", tag = "running a server", responses(
    (status = 200, body = String, content_type = "text/plain")))]
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Response {
    metrics::gauge!("rumpus_open_tables").set(app.registry.open_tables() as f64);
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.metrics.render()).into_response()
}
