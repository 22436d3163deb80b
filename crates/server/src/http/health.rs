//! The public health check of the server.

use axum::Json;
use serde_json::{Value, json};

/// Answers that the server runs, and checks nothing else. The separate address for operators checks more.
#[utoipa::path(get, path = "/healthz", tag = "running a server", responses((status = 200, body = Value)))]
pub(super) async fn check() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}
