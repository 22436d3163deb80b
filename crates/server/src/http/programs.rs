//! A guest's programs, which play over HTTP. Each program has an account of its own, and a token in place of a cookie.

use super::bans::check_mute;
use super::body::JsonBody;
use super::caller::{Caller, TOKEN_PREFIX, hash};
use super::{App, SessionsEnded};
use crate::names::clean_name;
use crate::problem::{ApiError, cut};
use crate::random;
use crate::store::{Guest, Write};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use wire::{Problem, Program, ProgramList, ProgramOrder, ProgramToken};

/// Lists the caller's programs.
#[utoipa::path(get, path = "/api/me/programs", tag = "programs", responses(
    (status = 200, body = ProgramList), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn list(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<ProgramList>, ApiError> {
    let programs = app.registry.store.programs_of(caller.known()?.id).await?;
    Ok(Json(ProgramList { programs }))
}

/// Makes a program with an account of its own. Other players see the mark *program* beside its name. Only this answer
/// shows its token.
#[utoipa::path(post, path = "/api/me/programs", tag = "programs", request_body = ProgramOrder, responses(
    (status = 201, body = ProgramToken), (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    caller: Caller,
    JsonBody(order): JsonBody<ProgramOrder>,
) -> Result<Response, ApiError> {
    check_mute(&app, caller.guest.as_ref())?;
    let name = clean_name(&order.name)?;
    let address = caller.address;
    let owner = caller.known()?.id;
    let most = app.options.limits.programs_per_guest;
    let made = app.registry.store.programs_of(owner.clone()).await?.len();
    if made >= most as usize {
        metrics::counter!("rumpus_refusals_total", "limit" => "programs_per_guest").increment(1);
        let detail =
            format!("You have {made} programs, and at most {most} are allowed. Remove one that you no longer need.");
        let problem = Problem::new(429, "too-many-programs", "Too many programs", detail);
        return Err(ApiError(problem.with("limit", "programs_per_guest".into())));
    }
    app.rate_limits.guests_of_address.check(&address)?;
    let (id, token) = (random::short_id(), new_token());
    let guest = Guest { id: id.clone(), name, owner: Some(owner.clone()) };
    app.registry.store.write(Write::AddGuest { guest, token_hash: hash(&token), is_host: false }).await?;
    let program = own(&app, &owner, &id).await?;
    Ok((StatusCode::CREATED, Json(ProgramToken { program, token })).into_response())
}

/// Gives a program a new token. The old token no longer works, and the streams and sockets that the program opened with
/// it close.
#[utoipa::path(post, path = "/api/me/programs/{id}/token", tag = "programs", params(("id" = String, Path)), responses(
    (status = 200, body = ProgramToken), (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn renew(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<ProgramToken>, ApiError> {
    let program = own(&app, &caller.known()?.id, &id).await?;
    let token = new_token();
    let token_hash = hash(&token);
    let started = Write::StartSession { guest: id.clone(), token_hash, is_host: false, replaces: None };
    app.registry.store.write(started).await?;
    app.registry.store.write(Write::EndSessions { guest: id.clone(), keep: Some(token_hash) }).await?;
    app.end_sockets(SessionsEnded { guest: id, only: None });
    Ok(Json(ProgramToken { program, token }))
}

/// Removes a program: deletes its token and its name. Its matches stay.
#[utoipa::path(delete, path = "/api/me/programs/{id}", tag = "programs", params(("id" = String, Path)), responses(
    (status = 204, description = "Removed"), (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    own(&app, &caller.known()?.id, &id).await?;
    app.registry.store.write(Write::Forget(id.clone())).await?;
    app.registry.rename(&id, "");
    app.end_sockets(SessionsEnded { guest: id, only: None });
    Ok(StatusCode::NO_CONTENT)
}

/// Returns the program with this id, if it belongs to the guest `owner`.
async fn own(app: &App, owner: &str, id: &str) -> Result<Program, ApiError> {
    let programs = app.registry.store.programs_of(owner.into()).await?;
    programs.into_iter().find(|program| program.id == id).ok_or_else(|| {
        let detail = format!("You have no program {:?}; GET /api/me/programs lists yours.", cut(id));
        ApiError(Problem::new(404, "no-such-program", "No such program", detail))
    })
}

fn new_token() -> String {
    format!("{TOKEN_PREFIX}{}", random::token())
}
