//! Lets operators ban ranges of IP addresses, and list and lift all mutes and bans.

use super::super::App;
use super::super::body::JsonBody;
use super::guests::until;
use super::{Operator, act, reason};
use crate::problem::ApiError;
use crate::random;
use crate::sanctions::read_range;
use crate::store::Effect;
use crate::time::wall_ms;
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use wire::{Problem, RangeOrder, Reason, Sanction, SanctionKind, Sanctions};

/// The longest ban of a range, in hours: a year. Every such ban ends, since an address may belong to somebody else
/// later.
const MOST_HOURS: u32 = 8_760;

/// Lists the current mutes and bans, newest first.
#[utoipa::path(get, path = "/api/admin/sanctions", tag = "console", responses(
    (status = 200, body = Sanctions), (status = 401, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn list(
    _operator: Operator,
    State(app): State<Arc<App>>,
) -> Result<Json<Sanctions>, ApiError> {
    holding(&app).await
}

async fn holding(app: &App) -> Result<Json<Sanctions>, ApiError> {
    Ok(Json(Sanctions { sanctions: app.registry.store.sanctions(None).await? }))
}

/// Bans a range of IP addresses for some hours. If the range contains the operator's own address, the operator must
/// confirm the ban.
#[utoipa::path(post, path = "/api/admin/ranges", tag = "console", request_body = RangeOrder, responses(
    (status = 200, body = Sanctions), (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 409, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn ban(
    operator: Operator,
    State(app): State<Arc<App>>,
    JsonBody(order): JsonBody<RangeOrder>,
) -> Result<Json<Sanctions>, ApiError> {
    let reason = reason(&order.reason)?;
    let network = read_range(&order.network)?;
    let until_ms = until(order.hours, MOST_HOURS)?;
    if network.contains(&operator.address) && !order.confirm {
        let detail = format!(
            "Your own address is in {network}. Behind a proxy that trusted_proxies does not name, all clients have its \
             address. Confirm the ban if you mean it; the console stays open to you."
        );
        return Err(ApiError(Problem::new(409, "own-range", "Your own address", detail)));
    }
    let sanction = Sanction {
        id: random::short_id(),
        kind: SanctionKind::Ban,
        guest: None,
        network: Some(network.to_string()),
        reason: reason.clone(),
        from_ms: wall_ms() as f64,
        until_ms: Some(until_ms),
        lifted_ms: None,
    };
    let entry = operator.does("ban", &network.to_string(), &reason, &format!("{} h", order.hours));
    act(&app, entry, Effect::Sanction(sanction.clone())).await?;
    app.sanction(sanction);
    holding(&app).await
}

/// Lifts a mute or a ban: ends it before its time.
#[utoipa::path(post, path = "/api/admin/sanctions/{id}/lift", tag = "console", params(("id" = String, Path)),
    request_body = Reason, responses((status = 200, body = Sanctions),
    (status = 401, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(in crate::http) async fn lift(
    operator: Operator,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    JsonBody(Reason { reason: why }): JsonBody<Reason>,
) -> Result<Json<Sanctions>, ApiError> {
    let reason = reason(&why)?;
    let all = app.registry.store.sanctions(None).await?;
    let Some(sanction) = all.into_iter().find(|sanction| sanction.id == id) else {
        let detail = "There is no current mute or ban with this id; it has ended or was lifted.";
        return Err(ApiError(Problem::new(404, "no-such-sanction", "Nothing to lift", detail)));
    };
    let (word, subject) = match (sanction.kind, sanction.guest, sanction.network) {
        (SanctionKind::Mute, Some(guest), _) => ("unmute", guest),
        (SanctionKind::Ban, Some(subject), _) | (_, None, Some(subject)) => ("unban", subject),
        (_, None, None) => ("unban", String::new()),
    };
    act(&app, operator.does(word, &subject, &reason, ""), Effect::Lift(id.clone())).await?;
    app.sanctions.lift(&id);
    holding(&app).await
}
