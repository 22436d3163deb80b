//! Sets up a match again: a rematch, in which players change seats, or the same match against bots.

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use super::matches::{find, find_seen};
use super::prepare::{Seating, prepare_again};
use super::setup::{Draft, begin, check_level};
use crate::blocking::Kind;
use crate::problem::{self, ApiError};
use crate::store::{Guest, MatchRow, Occupant, SeatRow, Stage};
use crate::table::{Request, summary};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use std::net::IpAddr;
use std::sync::Arc;
use wire::{LuckPlan, Problem, RepeatOrder, Summary};

/// Sets up a rematch: each player moves to the previous seat and keeps the same force, such as an army. A match has one
/// rematch, however often players ask.
#[utoipa::path(post, path = "/api/matches/{id}/rematch", tag = "matches", params(("id" = String, Path)), responses(
    (status = 200, body = Summary), (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Summary>, ApiError> {
    let address = caller.address;
    let (row, guest) = finished(&app, caller, &id).await?;
    if let Some(again) = &row.rematch {
        let row = find(&app, again).await?;
        // A guest who is no longer a player of the private rematch may not see it.
        if !row.may_be_seen_by(Some(&guest.id)) {
            return Err(ApiError(problem::no_such_match(again)));
        }
        return Ok(Json(summary(&app.registry, &row, Some(&guest.id))));
    }
    let seats = swapped(&row.seats, &guest.id);
    let draft = draft(&app, (guest, address), row, Seating::Swapped).await?;
    let guest = draft.guest.id.clone();
    let begun = begin(&app, Draft { seats, rematch_of: Some(id.clone()), ..draft }).await;
    let again = find(&app, &id).await?.rematch;
    if let Some(again) = &again {
        app.registry.send(&id, Request::RematchCreated(again.clone()));
    }
    match (begun, again) {
        (Ok(summary), _) => Ok(Json(summary)),
        (Err(_), Some(first)) => {
            let again = find(&app, &first).await?;
            Ok(Json(summary(&app.registry, &again, Some(&guest))))
        }
        (Err(failed), None) => Err(failed),
    }
}

/// Sets up the same match once more, for a guest who has played it alone against bots. Everybody keeps their seat and
/// their force. The bots may become stronger.
#[utoipa::path(post, path = "/api/matches/{id}/repeat", tag = "matches", params(("id" = String, Path)),
    request_body = RepeatOrder, responses(
    (status = 201, body = Summary), (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn repeat(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    JsonBody(RepeatOrder { levels_up }): JsonBody<RepeatOrder>,
) -> Result<(StatusCode, Json<Summary>), ApiError> {
    app.rate_limits.orders_of_guest.check(&caller.key())?;
    let address = caller.address;
    let (row, guest) = finished(&app, caller, &id).await?;
    let is_own = |seat: &&SeatRow| seat.is_of(Some(&guest.id));
    let has_others = row.seats.iter().any(|seat| !is_own(&seat) && !matches!(seat.occupant, Occupant::Bot(_)));
    if has_others || row.seats.iter().filter(is_own).count() != 1 {
        let detail = "Only a match that one person played against bots can be repeated. Ask for a rematch.";
        return Err(ApiError(Problem::new(409, "not-alone", "Others played too", detail)));
    }
    let seats = with_levels(&row, levels_up)?;
    let draft = draft(&app, (guest, address), row, Seating::Same).await?;
    Ok((StatusCode::CREATED, Json(begin(&app, Draft { seats, ..draft }).await?)))
}

/// Returns a match that is over, and the caller, who has played in it.
///
/// # Errors
/// There is no such match, the caller did not play in it, it is suspended or not over, or one of its seats was free.
async fn finished(app: &App, caller: Caller, id: &str) -> Result<(MatchRow, Guest), ApiError> {
    let row = find_seen(app, &caller, id).await?;
    let guest = caller.known()?;
    if !row.seats.iter().any(|seat| seat.is_of(Some(&guest.id))) {
        let detail = "Only players of this match may ask for it again.";
        return Err(ApiError(Problem::new(403, "not-a-player", "You did not play here", detail)));
    }
    if let Some(why) = app.registry.suspension(&row) {
        return Err(ApiError(problem::suspended(&why)));
    }
    if row.state.stage != Stage::Over || !row.begun || row.seats.iter().any(|seat| seat.occupant == Occupant::Nobody) {
        let detail = "A rematch is possible only after the game is over, and only if every seat was taken.";
        return Err(ApiError(Problem::new(409, "no-rematch", "No rematch yet", detail)));
    }
    Ok((row, guest))
}

/// Prepares a new match like one that is over. Its seats are those of the old match until the caller changes them.
async fn draft(
    app: &App,
    (guest, address): (Guest, IpAddr),
    row: MatchRow,
    seating: Seating,
) -> Result<Draft, ApiError> {
    let stored = app.registry.store.load(row.id.clone()).await?.ok_or_else(|| problem::no_such_match(&row.id))?;
    let opening = app.run_blocking(Kind::Setup, move || prepare_again(&stored, seating)).await??;
    Ok(Draft {
        guest,
        address,
        opening,
        seats: row.seats,
        plan: row.plan,
        rematch_of: None,
        branch_of: None,
        order: None,
        luck: if row.fair.is_some() { LuckPlan::Fair } else { LuckPlan::Server },
        visibility: row.visibility,
    })
}

/// Returns the seats of a match, with bots that are so many levels stronger.
///
/// # Errors
/// Bots of the game have no such level.
fn with_levels(row: &MatchRow, levels_up: u8) -> Result<Vec<SeatRow>, ApiError> {
    let mut seats = row.seats.clone();
    for seat in &mut seats {
        (seat.invite, seat.present) = (None, true);
        if let Occupant::Bot(level) = &mut seat.occupant {
            *level = level.saturating_add(levels_up);
            check_level(&row.game, u32::from(*level))?;
        }
    }
    Ok(seats)
}

/// Returns the seats of the rematch. Each seat gets the player of the next seat in the match. At first, only the bots
/// and the guest who asked are ready.
fn swapped(seats: &[SeatRow], guest: &str) -> Vec<SeatRow> {
    let sitters = seats.iter().cycle().skip(1);
    let moved = seats.iter().zip(sitters).map(|(seat, next)| SeatRow {
        name: seat.name.clone(),
        occupant: next.occupant.clone(),
        invite: None,
        ready: false,
        present: next.is_of(Some(guest)) || matches!(next.occupant, Occupant::Bot(_)),
    });
    moved.collect()
}
