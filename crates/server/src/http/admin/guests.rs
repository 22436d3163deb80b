//! Lets operators find, show, rename, mute and ban guests.

use super::super::App;
use super::super::body::{JsonBody, UrlQuery};
use super::matches::admin_match;
use super::{LAST_PAGE, Operator, act, page_of, reason};
use crate::names::clean_name;
use crate::problem::{self, ApiError};
use crate::random;
use crate::sanctions::range_of;
use crate::store::{Effect, Guest, MatchQuery, ReportQuery};
use crate::time::wall_ms;
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use std::sync::Arc;
use wire::{GuestDetails, GuestList, GuestRow, Problem, RenameOrder, Sanction, SanctionKind, SanctionOrder};

/// The longest mute or ban of a guest that ends by itself, in hours: ten years.
const MOST_HOURS: u32 = 87_600;

/// The longest text to search for, in characters. The server ignores the rest of a longer text.
const SEARCH_LENGTH: usize = 60;

/// Which guests to list.
#[derive(Deserialize)]
pub(in crate::http) struct GuestQuery {
    #[serde(default)]
    search: String,
    #[serde(default)]
    page: u32,
}

/// Lists guests, newest first. With `search`, lists only guests whose id begins with this text or whose name contains
/// it.
#[utoipa::path(get, path = "/api/admin/guests", tag = "console",
    params(("search" = Option<String>, Query), ("page" = Option<u32>, Query)), responses(
    (status = 200, body = GuestList), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn list(
    _operator: Operator,
    State(app): State<Arc<App>>,
    UrlQuery(asked): UrlQuery<GuestQuery>,
) -> Result<Json<GuestList>, ApiError> {
    let search: String = asked.search.trim().chars().take(SEARCH_LENGTH).collect();
    let mut guests = app.registry.store.guests(search, asked.page.min(LAST_PAGE)).await?;
    let more = page_of(&mut guests);
    Ok(Json(GuestList { guests, more }))
}

/// Shows a guest, with the guest's matches, mutes and bans, and the reports about and by the guest.
#[utoipa::path(get, path = "/api/admin/guests/{id}", tag = "console", params(("id" = String, Path)), responses(
    (status = 200, body = GuestDetails), (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn show(
    _operator: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<GuestDetails>, ApiError> {
    Ok(Json(details(&app, &id).await?))
}

async fn details(app: &App, id: &str) -> Result<GuestDetails, ApiError> {
    let store = &app.registry.store;
    let guest = found(app, id).await?;
    let query = MatchQuery { guest: Some(id.into()), ..MatchQuery::default() };
    let mut matches = store.matches(query).await?;
    let _more = page_of(&mut matches);
    Ok(GuestDetails {
        guest,
        network: app.registry.address_of(id).map(|address| range_of(address).to_string()),
        sanctions: store.sanctions(Some(id.into())).await?,
        matches: matches.iter().map(|listed| admin_match(app, listed)).collect(),
        reports: store.reports(ReportQuery::Guest(id.into())).await?.reports,
    })
}

async fn found(app: &App, id: &str) -> Result<GuestRow, ApiError> {
    app.registry.store.guest_row(id.into()).await?.ok_or_else(|| {
        let detail = format!("There is no guest {:?}; search for one by name or id.", problem::cut(id));
        ApiError(Problem::new(404, "no-such-guest", "No such guest", detail))
    })
}

/// Renames a guest. The audit log keeps the earlier name, so an operator can restore it.
#[utoipa::path(put, path = "/api/admin/guests/{id}/name", tag = "console", params(("id" = String, Path)),
    request_body = RenameOrder, responses((status = 200, body = GuestDetails),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn rename(
    operator: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    JsonBody(order): JsonBody<RenameOrder>,
) -> Result<Json<GuestDetails>, ApiError> {
    let (name, reason) = (clean_name(&order.name)?, reason(&order.reason)?);
    let before = found(&app, &id).await?.name;
    let guest = Guest { id: id.clone(), name: name.clone(), owner: None };
    let entry = operator.does("rename", &id, &reason, &format!("{before} → {name}"));
    act(&app, entry, Effect::Rename(guest)).await?;
    app.registry.rename(&id, &name);
    Ok(Json(details(&app, &id).await?))
}

/// Mutes or bans a guest. The sockets of a banned guest close at once. The guest keeps the seats, but counts as absent.
#[utoipa::path(post, path = "/api/admin/guests/{id}/sanctions", tag = "console", params(("id" = String, Path)),
    request_body = SanctionOrder, responses((status = 200, body = GuestDetails),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn sanction(
    operator: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    JsonBody(order): JsonBody<SanctionOrder>,
) -> Result<Json<GuestDetails>, ApiError> {
    let reason = reason(&order.reason)?;
    let until_ms = order.hours.map(|hours| until(hours, MOST_HOURS)).transpose()?;
    found(&app, &id).await?;
    if app.sanctions.of_guest(order.kind, &id).is_some() {
        let detail = "This guest already has such a mute or ban. To change when it ends, lift it first.";
        return Err(ApiError(Problem::new(409, "already", "Already so", detail)));
    }
    let sanction = Sanction {
        id: random::short_id(),
        kind: order.kind,
        guest: Some(id.clone()),
        network: None,
        reason: reason.clone(),
        from_ms: wall_ms() as f64,
        until_ms,
        lifted_ms: None,
    };
    let word = match order.kind {
        SanctionKind::Mute => "mute",
        SanctionKind::Ban => "ban",
    };
    let length = order.hours.map_or_else(|| "until it is lifted".into(), |hours| format!("{hours} h"));
    act(&app, operator.does(word, &id, &reason, &length), Effect::Sanction(sanction.clone())).await?;
    app.sanction(sanction);
    Ok(Json(details(&app, &id).await?))
}

/// Returns the time `hours` from now, in milliseconds since 1970.
///
/// # Errors
/// `hours` is 0 or more than `most`.
pub(super) fn until(hours: u32, most: u32) -> Result<f64, ApiError> {
    if !(1..=most).contains(&hours) {
        let detail = format!("A mute or ban may last 1 to {most} hours, not {hours}.");
        return Err(ApiError(Problem::new(422, "bad-time", "That time will not do", detail)));
    }
    Ok(wall_ms() as f64 + f64::from(hours) * 3_600_000.0)
}
