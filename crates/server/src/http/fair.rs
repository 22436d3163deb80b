//! Checks finished games with fair luck: their draws must follow from seeds of the server and of the players
//! (docs/fair-luck.md).

use super::App;
use super::caller::Caller;
use super::past::{finished, record_end};
use crate::blocking::Kind;
use crate::problem::ApiError;
use axum::Json;
use axum::extract::{Path, State};
use referee::{FairRecord, Record};
use std::sync::Arc;
use wire::{FairCheck, FairCommitments, Problem, SeatCommitment};

/// Shows all seeds of a finished game with fair luck, and whether every draw follows from them.
#[utoipa::path(get, path = "/api/matches/{id}/fair", tag = "finished games", params(("id" = String, Path)), responses(
    (status = 200, body = FairCheck), (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn check(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<FairCheck>, ApiError> {
    let (stored, header) = finished(&app, &caller, &id).await?;
    let Some(fair) = stored.row.fair_record() else {
        let detail = "This match has no seeds: the server alone drew its luck.";
        return Err(ApiError(Problem::new(404, "no-fair-luck", "No seeds here", detail)));
    };
    let end = stored.row.state.outcome.map(record_end);
    let record = Record { header, steps: stored.steps, end, fair: Some(fair.clone()), signature: None };
    let replayed =
        app.run_blocking(Kind::Replay, move || shelf::of_record(&record.header).and_then(|game| game.verify(&record)));
    let fault = replayed.await?.err().map(|fault| fault.to_string());
    Ok(Json(shown(&fair, fault)))
}

fn shown(fair: &FairRecord, fault: Option<String>) -> FairCheck {
    let committed =
        |seat: &referee::SeatSeed| SeatCommitment { seat: seat.seat.clone(), commitment: seat.commitment.to_string() };
    FairCheck {
        commitments: FairCommitments {
            terms: fair.terms.to_string(),
            server: fair.server.commitment.to_string(),
            seats: fair.seats.iter().map(committed).collect(),
        },
        server: fair.server.seed.to_string(),
        seats: fair.seats.iter().map(|seat| seat.seed.to_string()).collect(),
        fault,
    }
}
