//! Refuses requests of banned and muted guests.

use super::App;
use super::caller::ClientAddress;
use crate::problem::ApiError;
use crate::sanctions::{banned, muted};
use crate::store::Guest;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{Method, request::Parts};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde_json::Value;
use std::collections::HashSet;
use std::sync::Arc;
use wire::SanctionKind;

/// Refuses API requests from a banned range of IP addresses. Still serves the front end, so that the browser can show
/// the reason, and the operators' console (`/api/admin/`).
pub(super) async fn banned_ranges(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let ClientAddress(address) =
        *request.extensions().get().expect("`traced` adds the client's address to every request");
    let path = request.uri().path();
    let is_open = !path.starts_with("/api/") || path.starts_with("/api/admin/");
    match app.sanctions.ban_of_address(address).filter(|_| !is_open) {
        Some(ban) => ApiError(banned(&ban)).into_response(),
        None => next.run(request).await,
    }
}

/// Refuses the request of a banned guest, unless the guest downloads the stored data, deletes the account or logs out.
///
/// # Errors
/// The guest is banned, and the request is none of these three.
pub(super) fn check_guest(app: &App, guest: &Guest, parts: &Parts) -> Result<(), ApiError> {
    let Some(ban) = app.sanctions.of_either(SanctionKind::Ban, guest) else { return Ok(()) };
    let path = parts.extensions.get::<MatchedPath>().map(MatchedPath::as_str);
    let takes_leave = match path {
        Some("/api/me/data") => parts.method == Method::GET,
        Some("/api/me" | "/api/me/session") => parts.method == Method::DELETE,
        _ => false,
    };
    if takes_leave { Ok(()) } else { Err(ApiError(banned(&ban))) }
}

/// Checks again that a guest is not banned, since a ban may have begun after the request arrived.
///
/// # Errors
/// The guest is banned.
pub(super) fn check_ban(app: &App, guest: &str) -> Result<(), ApiError> {
    let ban = app.sanctions.of_guest(SanctionKind::Ban, guest);
    ban.map_or(Ok(()), |ban| Err(ApiError(banned(&ban))))
}

/// Checks that a guest is not muted, and so may choose a name that others read.
///
/// # Errors
/// The guest is muted.
pub(super) fn check_mute(app: &App, guest: Option<&Guest>) -> Result<(), ApiError> {
    let mute = guest.and_then(|guest| app.sanctions.of_either(SanctionKind::Mute, guest));
    mute.map_or(Ok(()), |mute| Err(ApiError(muted(&mute))))
}

/// Checks that a muted guest shows no text of their own to other players. `brought` may have only texts that come with
/// the game, such as the names of its armies and boards.
///
/// # Errors
/// The guest is muted, and `brought` has a text that does not come with the game.
pub(super) fn check_texts<'a>(
    app: &App,
    guest: Option<&Guest>,
    game: &str,
    brought: impl Iterator<Item = &'a Value>,
) -> Result<(), ApiError> {
    let Some(mute) = guest.and_then(|guest| app.sanctions.of_either(SanctionKind::Mute, guest)) else { return Ok(()) };
    let page = shelf::page(game).unwrap_or_default();
    let mut shipped = HashSet::new();
    each_text(&page, &mut |text| {
        shipped.insert(text.to_owned());
    });
    let mut own = false;
    for value in brought {
        each_text(value, &mut |text| own |= !shipped.contains(text));
    }
    if own { Err(ApiError(muted(&mute))) } else { Ok(()) }
}

/// Returns each value in a set-up that is an object, such as a player's own board. Leaves out the options.
pub(super) fn nested(setup: &Value) -> impl Iterator<Item = &Value> {
    setup
        .as_object()
        .into_iter()
        .flatten()
        .filter(|(key, value)| value.is_object() && *key != "options")
        .map(|(_, value)| value)
}

fn each_text(value: &Value, told: &mut impl FnMut(&str)) {
    match value {
        Value::String(text) => told(text),
        Value::Array(all) => all.iter().for_each(|value| each_text(value, told)),
        Value::Object(all) => all.values().for_each(|value| each_text(value, told)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
