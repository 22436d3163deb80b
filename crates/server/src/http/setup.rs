//! Sets up matches.

use super::bans::{check_ban, check_texts, nested};
use super::body::JsonBody;
use super::caller::Caller;
use super::matches::find;
use super::prepare::{PreparedMatch, prepare};
use super::{App, storage};
use crate::blocking::Kind;
use crate::names::check_visible;
use crate::problem::{self, ApiError};
use crate::random;
use crate::store::{
    FairState, Guest, List, MatchRow, MatchState, NewMatch, Occupant, OrderKey, Sealed, SeatRow, Stage, StoreError,
    Write,
};
use crate::table::{Request, match_state, summary};
use crate::time::{now_ms, wall_ms};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use referee::{RecordHeader, Seats};
use search::Level;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use wire::{ClockPlan, LuckPlan, MatchOrder, Problem, SeatPlan, Summary, Visibility};

/// Sets up a match. If a guest sends the same order again with the same `Idempotency-Key`, the server makes no second
/// match, and the answer shows the first one. The key has 1 to 64 visible ASCII characters.
#[utoipa::path(post, path = "/api/matches", tag = "matches", request_body = MatchOrder,
    params(("Idempotency-Key" = Option<String>, Header)), responses(
    (status = 201, body = Summary), (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
    JsonBody(order): JsonBody<MatchOrder>,
) -> Result<Response, ApiError> {
    app.rate_limits.orders_of_guest.check(&caller.key())?;
    let key = order_key(&headers, &order)?;
    if let (Some(key), Some(guest)) = (&key, caller.id())
        && let Some(first) = first_match(&app, guest, key).await?
    {
        return Ok((StatusCode::CREATED, Json(first)).into_response());
    }
    app.check_drain()?;
    check_clock(&order.clock)?;
    order.forces.values().chain([&order.setup]).try_for_each(check_visible)?;
    order.seats.iter().try_for_each(|plan| check_plan(&order.game, plan))?;
    let (plan, luck, visibility) = (order.clock, order.luck, order.visibility);
    let prepared = app.run_blocking(Kind::Setup, move || Ok::<_, ApiError>((prepare(&order)?, order.seats)));
    let (opening, plans) = prepared.await??;
    let address = caller.address;
    let (guest, cookie) = caller.or_new(&app).await?;
    let seats = opening.seats.iter().zip(&plans).map(|(name, plan)| seat(name, plan, &guest)).collect();
    let orderer = guest.id.clone();
    let order = key.clone();
    let draft =
        Draft { guest, address, opening, seats, plan, rematch_of: None, branch_of: None, order, luck, visibility };
    let summary = match (begin(&app, draft).await, key) {
        (Ok(summary), _) => summary,
        // This may fail because the client has sent the same order twice at the same time. If so, the answer is the
        // first match.
        (Err(failed), Some(key)) => first_match(&app, &orderer, &key).await?.ok_or(failed)?,
        (Err(failed), None) => return Err(failed),
    };
    Ok(cookie.on((StatusCode::CREATED, Json(summary)).into_response()))
}

/// Reads the `Idempotency-Key` of a request; `None` if it has none.
///
/// # Errors
/// The key is empty or too long, or has characters that are not visible ASCII.
fn order_key(headers: &HeaderMap, order: &MatchOrder) -> Result<Option<OrderKey>, ApiError> {
    let Some(key) = headers.get("idempotency-key") else { return Ok(None) };
    let is_key = |key: &&str| (1..=64).contains(&key.len()) && key.bytes().all(|letter| letter.is_ascii_graphic());
    let Some(key) = key.to_str().ok().filter(is_key) else {
        let detail = "An Idempotency-Key must have 1 to 64 visible ASCII characters.";
        return Err(ApiError(Problem::new(400, "bad-key", "That key will not do", detail)));
    };
    let body = serde_json::to_vec(order).expect("an order is plain data");
    Ok(Some(OrderKey { key: key.into(), body_hash: Sha256::digest(body).into() }))
}

/// Returns the match that a guest has already ordered with this key; `None` if there is none.
///
/// # Errors
/// The guest used the key for a different order, or the store fails.
async fn first_match(app: &App, guest: &str, key: &OrderKey) -> Result<Option<Summary>, ApiError> {
    let Some((body_hash, id)) = app.registry.store.ordered(guest.into(), key.key.clone()).await? else {
        return Ok(None);
    };
    if body_hash != key.body_hash {
        let detail = "You have used this Idempotency-Key for a different order; use a new key for each order.";
        return Err(ApiError(Problem::new(422, "key-reused", "That key is used", detail)));
    }
    let row = find(app, &id).await?;
    Ok(Some(summary(&app.registry, &row, Some(guest))))
}

/// A match that is about to be set up.
pub(super) struct Draft {
    /// The guest who sets the match up.
    pub guest: Guest,
    /// The guest's IP address. The rate limits count requests by it.
    pub address: IpAddr,
    /// The game, or the parts from which the server will open it later.
    pub opening: PreparedMatch,
    /// The seats and who takes them.
    pub seats: Vec<SeatRow>,
    /// The clock of the match.
    pub plan: ClockPlan,
    /// The id of the match of which this is a rematch; `None` for other matches.
    pub rematch_of: Option<String>,
    /// The id of the finished match that this match continues, and the number of the step; `None` for other matches.
    pub branch_of: Option<(String, u32)>,
    /// The `Idempotency-Key` of the order; `None` without one.
    pub order: Option<OrderKey>,
    /// Who chooses the random values of the match.
    pub luck: LuckPlan,
    /// Who may see the match.
    pub visibility: Visibility,
}

/// Checks that the match of a muted guest shows only texts that come with the game. This includes texts that a rematch
/// or a branch copies from an earlier match.
fn check_brought(app: &App, draft: &Draft) -> Result<(), ApiError> {
    let PreparedMatch { game, session, sealed, .. } = &draft.opening;
    let dealt = session.as_ref().map(|session| session.record().header.setup.clone());
    let setups = [dealt.as_ref(), sealed.draft.as_ref()].into_iter().flatten();
    let brought = sealed.forces.values().chain(setups.flat_map(nested));
    check_texts(app, Some(&draft.guest), game, brought)
}

/// Stores a new match, and lets its bots think.
///
/// # Errors
/// The server is being drained, the guest may not set up this match or has too many, or the store fails.
pub(super) async fn begin(app: &App, draft: Draft) -> Result<Summary, ApiError> {
    app.check_drain()?;
    check_ban(app, &draft.guest.id)?;
    check_brought(app, &draft)?;
    let most = app.options.limits.matches_per_guest;
    let open = app.registry.store.unfinished(draft.guest.id.clone()).await?;
    if open >= most {
        let detail =
            format!("You have {open} unfinished matches, and at most {most} are allowed. Finish or give up some.");
        return Err(ApiError(Problem::new(429, "too-many-matches", "Too many matches", detail)));
    }
    app.registry.note_address(&draft.guest.id, draft.address);
    if draft.seats.iter().any(|seat| matches!(seat.occupant, Occupant::Bot(_))) {
        check_bots_waiting(app)?;
    }
    if only_bots(&draft.seats) {
        check_bot_matches(app, &draft.guest).await?;
    }
    let Draft { guest, address, opening, mut seats, plan, rematch_of, branch_of, order, luck, visibility } = draft;
    let PreparedMatch { game, session, sealed, brief, .. } = opening;
    let begun = session.is_some();
    for (n, seat) in seats.iter_mut().enumerate() {
        seat.ready = begun || sealed.forces.contains_key(&(n as u8));
    }
    let now = now_ms();
    let none = MatchState { stage: Stage::Waiting, steps: 0, to_move: Seats::NONE, outcome: None, clocks: None };
    let mut row = MatchRow {
        id: random::short_id(),
        game,
        brief: brief.to_string(),
        begun,
        revision: session.as_ref().map(|session| session.rules().revision),
        plan,
        creator: guest.id.clone(),
        created_ms: wall_ms(),
        state: none,
        seats,
        rematch: None,
        branch_of,
        visibility,
        closed: None,
        fair: (luck == LuckPlan::Fair).then(FairState::default),
    };
    row.state = match_state(session.as_deref(), &row, now);
    let record = session.map(|session| session.record().clone());
    let (header, steps) = record.map_or((None, Vec::new()), |record| (Some(record.header), record.steps));
    storage::check(app, &guest.id, address, stored_bytes(header.as_ref(), &sealed)?)?;
    let new = NewMatch { row: row.clone(), header, sealed, steps, rematch_of, order };
    app.registry.store.write(Write::AddMatch(Box::new(new))).await?;
    metrics::counter!("rumpus_matches_total").increment(1);
    app.registry.send(&row.id, Request::Wake);
    Ok(summary(&app.registry, &row, Some(&guest.id)))
}

/// Estimates how many bytes a new match takes in the store, without its steps.
fn stored_bytes(header: Option<&RecordHeader>, sealed: &Sealed) -> Result<usize, ApiError> {
    let length = |value: &Value| value.to_string().len();
    let header = header.map_or(Ok(0), |header| serde_json::to_vec(header).map(|text| text.len()));
    let header = header.map_err(StoreError::from)?;
    Ok(header + sealed.draft.as_ref().map_or(0, length) + sealed.forces.values().map(length).sum::<usize>())
}

fn only_bots(seats: &[SeatRow]) -> bool {
    seats.iter().all(|seat| matches!(seat.occupant, Occupant::Bot(_)))
}

/// Checks that not too many decisions of bots wait for a thread. While too many wait, the server accepts no matches
/// with bots and no requests for hints.
///
/// # Errors
/// Too many decisions wait.
pub(super) fn check_bots_waiting(app: &App) -> Result<(), ApiError> {
    let most = app.options.limits.bots_waiting;
    if app.registry.bots.waiting() < most as usize {
        return Ok(());
    }
    metrics::counter!("rumpus_refusals_total", "limit" => "bots_waiting").increment(1);
    let detail =
        format!("At least {most} decisions of bots already wait; try again in a minute, or play against people.");
    let problem = Problem::new(503, "busy", "The bots are busy", detail);
    Err(ApiError(problem.with("limit", "bots_waiting".into()).with("retry_after", 60.into())))
}

/// Checks that a guest does not have too many unfinished matches with only bots. In such a match bots think without a
/// pause, since they never wait for a person.
async fn check_bot_matches(app: &App, guest: &Guest) -> Result<(), ApiError> {
    let most = app.options.limits.bot_matches_per_guest;
    let mine = app.registry.store.list(List::Mine(guest.id.clone())).await?;
    let open = mine.iter().filter(|row| only_bots(&row.seats)).count();
    if open < most as usize {
        return Ok(());
    }
    let allowed = format!("{most} at a time are allowed");
    let wait = Duration::from_secs(60);
    Err(ApiError(problem::too_many(
        "bot_matches_per_guest",
        "unfinished matches in which only bots play",
        &allowed,
        wait,
    )))
}

fn seat(name: &str, plan: &SeatPlan, guest: &Guest) -> SeatRow {
    let (occupant, invite) = match plan {
        SeatPlan::Me | SeatPlan::SameDevice => (Occupant::Guest(guest.clone()), None),
        SeatPlan::Bot { level } => (Occupant::Bot(*level as u8), None),
        SeatPlan::Invite => (Occupant::Nobody, Some(random::token())),
    };
    let present = occupant != Occupant::Nobody;
    SeatRow { name: name.into(), occupant, invite, present, ready: false }
}

fn check_plan(game: &str, plan: &SeatPlan) -> Result<(), ApiError> {
    match plan {
        SeatPlan::Bot { level } => check_level(game, *level),
        SeatPlan::Me | SeatPlan::SameDevice | SeatPlan::Invite => Ok(()),
    }
}

/// Checks that bots of a game have a level with this number. A later check refuses unknown games.
///
/// # Errors
/// There is no such level.
pub(super) fn check_level(game: &str, level: u32) -> Result<(), ApiError> {
    let highest = shelf::find(game).map_or(Level::GRANDMASTER, |boxed| boxed.highest_level()).number();
    if (1..=u32::from(highest)).contains(&level) {
        return Ok(());
    }
    let detail = format!("There is no bot of level {level}; the levels in this game are 1 to {highest}.");
    Err(ApiError(Problem::new(422, "no-such-level", "No such level", detail)))
}

fn check_clock(plan: &ClockPlan) -> Result<(), ApiError> {
    let fits = match plan {
        ClockPlan::None => true,
        ClockPlan::Fischer { seconds, increment } => (1..=86_400).contains(seconds) && *increment <= 600,
        ClockPlan::Days { days } => (1..=30).contains(days),
    };
    if fits {
        return Ok(());
    }
    let detail = "A Fischer clock must have 1 to 86400 seconds and an increment of 0 to 600 seconds; a clock in days must have 1 to 30 days.";
    Err(ApiError(Problem::new(422, "bad-clock", "That clock will not do", detail)))
}
