//! The public health check of the server.

use axum::Json;
use serde_json::{Value, json};

/// Answers that the server runs, and checks nothing else. `/healthz` at the separate address for operators also checks
/// the database.
#[utoipa::path(get, path = "/healthz", tag = "running a server", responses((status = 200, body = Value)))]
pub(super) async fn check() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}
