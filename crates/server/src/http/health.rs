//! The public health check.

use axum::Json;
use serde_json::{Value, json};

/// Says that the server answers; touches nothing. Whether it works is said to those who run it, at an address of their own.
#[utoipa::path(get, path = "/healthz", tag = "running a server", responses((status = 200, body = Value)))]
pub(super) async fn check() -> Json<Value> {
    Json(json!({ "status": "ok" }))
}
