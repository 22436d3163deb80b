//! Reports by players to the operators of the server.

use super::body::JsonBody;
use super::caller::Caller;
use super::matches::find_seen;
use super::{App, storage};
use crate::names::clean_text;
use crate::problem::{self, ApiError};
use crate::store::{NewReport, Occupant, StoreError, Write};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::sync::Arc;
use wire::{Problem, ReportOrder};

/// The longest text of a report, in characters.
const TEXT_LENGTH: usize = 500;

/// Reports a match, or a player in it, to the operators of the server. A guest may report a match once. The report
/// quotes the last 20 chat lines of other players in this match that the guest could read. If the report names a seat,
/// it quotes only lines of that seat. Each line begins with the name of its seat.
#[utoipa::path(post, path = "/api/matches/{id}/reports", tag = "matches", params(("id" = String, Path)),
    request_body = ReportOrder, responses((status = 201, body = Value, description = "Received"),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(order): JsonBody<ReportOrder>,
) -> Result<(StatusCode, Json<Value>), ApiError> {
    let row = find_seen(&app, &caller, &id).await?;
    let address = caller.address;
    let guest = caller.known()?;
    app.rate_limits.reports_of_guest.check(&guest.id)?;
    app.rate_limits.reports_of_address.check(&address)?;
    let text = clean_text("The text of a report", &order.text, 0, TEXT_LENGTH)?;
    let seat = order.seat.as_ref().map(|name| {
        let seat = row.seats.iter().find(|seat| seat.name == *name);
        seat.ok_or_else(|| ApiError(problem::no_such_seat(name, &row.seats)))
    });
    let seat = seat.transpose()?;
    if seat.is_some_and(|seat| seat.is_of(Some(&guest.id))) {
        let detail = "This seat is your own; report the match, or another seat.";
        return Err(ApiError(Problem::new(422, "own-seat", "Your own seat", detail)));
    }
    if app.registry.store.has_reported(id.clone(), guest.id.clone()).await? {
        return Err(twice());
    }
    let words = app.registry.said(&id, guest.id.clone(), order.seat.clone()).await;
    let text = [text].into_iter().filter(|text| !text.is_empty()).chain(words).collect::<Vec<_>>().join("\n");
    storage::check(&app, &guest.id, address, text.len())?;
    let about = seat.and_then(|seat| match &seat.occupant {
        Occupant::Guest(about) => Some(about.id.clone()),
        Occupant::Bot(_) | Occupant::Nobody => None,
    });
    let report = NewReport {
        of: id,
        reporter: guest.id,
        about,
        seat: seat.map(|seat| seat.name.clone()),
        category: order.category,
        text,
    };
    match app.registry.store.write(Write::Report(Box::new(report))).await {
        Err(StoreError::Gone) => Err(twice()),
        written => {
            written?;
            Ok((StatusCode::CREATED, Json(json!({ "status": "received" }))))
        }
    }
}

fn twice() -> ApiError {
    let detail = "You have already reported this match; the operators of the server have your report.";
    ApiError(Problem::new(409, "reported", "Reported already", detail))
}
