//! Analyses finished games, decision by decision.

use super::App;
use super::caller::Caller;
use super::past::finished;
use crate::blocking::{Cancelled, Kind, cancellation};
use crate::problem::{self, ApiError};
use axum::Json;
use axum::extract::{Path, State};
use referee::{RecordHeader, RecordStep, ReplayError};
use shelf::analysis::{self, Analyser};
use std::sync::Arc;
use wire::{Analysis, AnalysisPoint, Problem, TurningPoint};

/// Returns each seat's chance of winning after each step, the worst decisions, and the effect of luck. The server
/// computes the analysis for each request, always with the same result.
#[utoipa::path(get, path = "/api/matches/{id}/analysis", tag = "finished games", params(("id" = String, Path)), responses(
    (status = 200, body = Analysis),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn analyse(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, ApiError> {
    let (stored, header) = finished(&app, &caller, &id).await?;
    // If the request times out or its client disconnects, the runtime drops this future, and `cancel` with it. This
    // stops the analysis.
    let (cancel, cancelled) = cancellation();
    let analysed = app.run_blocking(Kind::Analysis, move || analyse_game(&header, stored.steps, &cancelled)).await?;
    drop(cancel);
    match analysed {
        Ok(analysis) => Ok(Json(analysis)),
        Err(fault) => {
            tracing::error!(%fault, "match {id} cannot be analysed");
            Err(ApiError(problem::unavailable()))
        }
    }
}

/// Analyses a game. Returns an empty analysis if the request was cancelled first.
fn analyse_game(header: &RecordHeader, steps: Vec<RecordStep>, cancelled: &Cancelled) -> Result<Analysis, ReplayError> {
    let start = shelf::replay_start(header)?;
    let seats = start.seats();
    let mut analyser = Analyser::new(start, steps.into());
    let analysis = loop {
        match analyser.advance()? {
            Some(analysis) => break analysis,
            None if cancelled.is_cancelled() => break analysis::Analysis::default(),
            None => {}
        }
    };
    let points = analysis.points.into_iter();
    let turning_points = analysis.turning_points.into_iter().map(|point| TurningPoint {
        step: point.step,
        seat: seats[point.seat.index()].clone(),
        before: point.before,
        after: point.after,
        better: point.better,
        better_after: point.better_after,
    });
    Ok(Analysis {
        points: points.map(|point| AnalysisPoint { step: point.step, chances: point.chances }).collect(),
        turning_points: turning_points.collect(),
        luck: analysis.luck,
        seats,
    })
}
