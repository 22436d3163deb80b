//! Starts, shows and stops studies. In a study, bots play games to find out whether a board, a force (such as an army)
//! or a game is fair.

use super::bans::{check_texts, nested};
use super::body::JsonBody;
use super::caller::Caller;
use super::prepare::open_problem;
use super::{App, storage};
use crate::blocking::Kind;
use crate::names::check_visible;
use crate::problem::{self, ApiError};
use crate::random;
use crate::store::{StudyRow, Write};
use crate::table::judge;
use crate::time::now_ms;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use lab::{Arm, Asks, BatchSetup, Change, Judged, Question, Share, Side, Study, Verdict};
use serde_json::{Value, json};
use std::ops::RangeInclusive;
use std::sync::Arc;
use wire::{
    FairVerdict, Problem, StudyChange, StudyLength, StudyList, StudyMeasure, StudyOption, StudyOrder, StudyReport,
    StudyShare, StudyStatus,
};

/// By how many percentage points a seat's share of wins may differ from an equal share and still count as fair.
const MARGIN: u8 = 5;

/// The levels of bots that a study may use. Bots of higher levels think for too long.
const LEVELS: RangeInclusive<u8> = 1..=3;

/// How many games a guest may order for a study.
const GAMES: RangeInclusive<u32> = 20..=4000;

/// Starts a study: bots play to find out whether a game, a board or a force is fair. The study ends when its games give
/// a verdict, when all ordered games are played, or when its time is up.
#[utoipa::path(post, path = "/api/lab", tag = "lab", request_body = StudyOrder, responses(
    (status = 201, body = StudyReport),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json"),
    (status = 503, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    caller: Caller,
    JsonBody(order): JsonBody<StudyOrder>,
) -> Result<Response, ApiError> {
    app.rate_limits.hints_of_guest.check(&caller.key())?;
    app.check_drain()?;
    app.lab.admit()?;
    check_order(&order)?;
    let value = order.option.as_ref().map(|option| &option.value);
    order.setup.iter().chain(&order.force).chain(&order.against).chain(value).try_for_each(check_visible)?;
    let brought = order.setup.iter().flat_map(nested).chain(&order.force).chain(&order.against);
    check_texts(&app, caller.guest.as_ref(), &order.game, brought)?;
    let address = caller.address;
    let question = app.run_blocking(Kind::Check, move || question(order)).await??;
    let (guest, cookie) = caller.or_new(&app).await?;
    let limits = &app.rate_limits;
    let of_guest = limits.studies_of_guest.acquire(guest.id.clone()).map_err(too_many_studies)?;
    let places = (of_guest, limits.studies_of_address.acquire(address).map_err(too_many_studies)?);
    let row = StudyRow {
        id: random::short_id(),
        guest: Some(guest.id.clone()),
        asked_ms: now_ms(),
        status: StudyStatus::Running,
        played_ms: 0,
        study: Study::new(question),
    };
    storage::check(&app, &guest.id, address, json!(row.study).to_string().len())?;
    app.registry.store.write(Write::KeepStudy(Box::new(row.clone()))).await?;
    let begun = report(&row, Some(&guest.id));
    app.lab.begin(row, Some(places));
    Ok(cookie.on((StatusCode::CREATED, Json(begun)).into_response()))
}

/// Lists the caller's latest studies, newest first.
#[utoipa::path(get, path = "/api/lab", tag = "lab", responses((status = 200, body = StudyList)))]
pub(super) async fn mine(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<StudyList>, ApiError> {
    let Some(guest) = caller.id() else { return Ok(Json(StudyList { studies: Vec::new() })) };
    let rows = app.registry.store.studies_of(guest.to_owned()).await?;
    let latest = |row: StudyRow| report(&app.lab.find(&row.id).unwrap_or(row), Some(guest));
    Ok(Json(StudyList { studies: rows.into_iter().map(latest).collect() }))
}

/// Shows a study: its question and its results so far.
#[utoipa::path(get, path = "/api/lab/{id}", tag = "lab", params(("id" = String, Path)), responses(
    (status = 200, body = StudyReport), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<StudyReport>, ApiError> {
    Ok(Json(report(&find(&app, &id).await?, caller.id())))
}

/// Stops a study of the caller. The study keeps its results so far.
#[utoipa::path(delete, path = "/api/lab/{id}", tag = "lab", params(("id" = String, Path)), responses(
    (status = 200, body = StudyReport), (status = 403, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn cancel(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<StudyReport>, ApiError> {
    let row = find(&app, &id).await?;
    if row.guest.is_none() || row.guest.as_deref() != caller.id() {
        let detail = "This study belongs to another guest, and only that guest can stop it.";
        return Err(ApiError(Problem::new(403, "not-your-study", "Not your study", detail)));
    }
    let Some(row) = app.lab.stop(&id) else {
        return Ok(Json(report(&find(&app, &id).await?, caller.id())));
    };
    let row = StudyRow { status: StudyStatus::Cancelled, ..row };
    app.registry.store.write(Write::KeepStudy(Box::new(row.clone()))).await?;
    Ok(Json(report(&row, caller.id())))
}

/// Returns the shares of a study and their confidence intervals as CSV. docs/lab.md lists the columns.
#[utoipa::path(get, path = "/api/lab/{id}/csv", tag = "lab", params(("id" = String, Path)), responses(
    (status = 200, body = String, content_type = "text/csv"),
    (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn csv(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Response, ApiError> {
    let row = find(&app, &id).await?;
    let name = format!("attachment; filename=\"rumpus-study-{}.csv\"", row.id);
    let headers = [(header::CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, row.study.answer().to_csv()).into_response())
}

/// Returns the study with this id, whether it runs or has ended.
async fn find(app: &App, id: &str) -> Result<StudyRow, ApiError> {
    if let Some(row) = app.lab.find(id) {
        return Ok(row);
    }
    Ok(app.registry.store.study(id.to_owned()).await?.ok_or_else(|| problem::no_such_study(id))?)
}

fn check_order(order: &StudyOrder) -> Result<(), Problem> {
    let allowed = |what: &str, least: u32, most: u32| bad_study(format!("{what}; it must be {least} to {most}."));
    if !LEVELS.contains(&order.level) {
        let (least, most) = (u32::from(*LEVELS.start()), u32::from(*LEVELS.end()));
        return Err(allowed(&format!("The level is {}", order.level), least, most));
    }
    if !GAMES.contains(&order.games) {
        return Err(allowed(&format!("The number of games is {}", order.games), *GAMES.start(), *GAMES.end()));
    }
    if order.option.is_some() && (order.setup.is_some() || order.force.is_some()) {
        let detail =
            "A study of an option plays on the boards that come with the game; leave out the set-up and the force.";
        return Err(bad_study(detail.into()));
    }
    if order.against.is_some() && order.force.is_none() {
        return Err(bad_study("`against` has a force, but `force` has none; set both, or only `force`.".into()));
    }
    Ok(())
}

/// Replaces the text of the error about too many studies by one that says how to make room for another study.
fn too_many_studies(full: Problem) -> Problem {
    let detail = "You have as many running studies as are allowed at once. Wait until one ends, or stop one.";
    Problem { kind: "/problems/too-many-studies".into(), detail: detail.into(), ..full }
}

fn bad_study(detail: String) -> Problem {
    Problem::new(422, "bad-study", "That cannot be studied", detail)
}

/// Converts an order into the question of a study.
///
/// # Errors
/// The game is unknown, or the set-up, a force or the option is not allowed.
fn question(order: StudyOrder) -> Result<Question, ApiError> {
    let game = &order.game;
    let rules = shelf::rules(game).ok_or_else(|| problem::no_such_game(game))?;
    let grounds = match order.setup {
        Some(setup) => vec![ground(game, setup)?],
        None => shipped(game, &json!({}))?,
    };
    let seats = seats_of(game, &grounds[0].setup);
    let mut sides = vec![Side::default(); seats.len()];
    for (place, force) in [order.force, order.against].into_iter().flatten().enumerate() {
        for ground in &grounds {
            let faults = judge(game, &ground.setup, &force)?;
            if !faults.is_empty() {
                return Err(ApiError(problem::bad_force(&faults)));
            }
        }
        let name = force["name"].as_str().or(shelf::brings(game)).unwrap_or_default().to_owned();
        sides[place] = Side { name: Some(name), force: Some(force) };
    }
    let asks = if order.option.is_some() { Asks::Ruling } else { Asks::Fair { margin: MARGIN } };
    let with_option = order.option.map(|option| arm_with(game, &option, &seats)).transpose()?;
    let name = if with_option.is_some() { "default".into() } else { String::new() };
    Ok(Question {
        revision: rules.revision,
        asks,
        level: order.level,
        seats,
        sides,
        arms: [Arm { name, grounds }].into_iter().chain(with_option).collect(),
        games: order.games,
        seed: random::seed() >> 32,
        game: order.game,
    })
}

fn seats_of(game: &str, setup: &Value) -> Vec<String> {
    shelf::find(game).map_or_else(Vec::new, |boxed| boxed.entry().seats_of(setup))
}

/// Returns a set-up for a study. If the set-up leaves a choice to chance, such as the board, this function draws the
/// choice.
///
/// # Errors
/// The set-up has faults.
fn ground(game: &str, setup: Value) -> Result<BatchSetup, ApiError> {
    let setup = shelf::settle(game, &setup, &mut random::chance());
    shelf::check_setup(game, &setup).map_err(open_problem)?;
    Ok(BatchSetup { name: board_name(&setup["board"]), setup })
}

/// Returns one set-up for each board that comes with the game, with these options and as few players as the game
/// allows. A game without boards has one set-up.
///
/// # Errors
/// The game is unknown.
fn shipped(game: &str, options: &Value) -> Result<Vec<BatchSetup>, ApiError> {
    let page = shelf::page(game).ok_or_else(|| problem::no_such_game(game))?;
    let seats = page["players"]["min"].as_u64().unwrap_or(2) as usize;
    let planned = |board: Option<&Value>| BatchSetup {
        name: board.map_or_else(String::new, board_name),
        setup: shelf::plan(game, board, seats, options),
    };
    let boards = shelf::boards(game);
    let grounds: Vec<BatchSetup> = boards.iter().map(|board| planned(Some(&json!(board)))).collect();
    Ok(if grounds.is_empty() { vec![planned(None)] } else { grounds })
}

/// Returns one arm of a study of an option: the group of games that bots play with the option. Its name is `key=value`.
/// The study compares it with the other arm, the games without the option.
///
/// # Errors
/// The game has no such option, or the option does not allow this value. Or the value is the default, or changes the
/// seats.
fn arm_with(game: &str, option: &StudyOption, seats: &[String]) -> Result<Arm, ApiError> {
    let StudyOption { key, value } = option;
    let page = shelf::page(game).ok_or_else(|| problem::no_such_game(game))?;
    let known = page["options"].as_array().map_or(&[][..], Vec::as_slice);
    let Some(spec) = known.iter().find(|spec| spec["key"] == key.as_str()) else {
        let keys: Vec<&str> = known.iter().filter_map(|spec| spec["key"].as_str()).collect();
        return Err(bad_study(format!("{game} has no option {key:?}; it has {}.", keys.join(", "))).into());
    };
    if spec["default"] == *value {
        return Err(bad_study(format!("{key} is {value} by default, so nothing changes; choose another value.")).into());
    }
    let grounds = shipped(game, &json!({ (key): value }))?;
    grounds.iter().try_for_each(|ground| shelf::check_setup(game, &ground.setup)).map_err(open_problem)?;
    if grounds.iter().any(|ground| seats_of(game, &ground.setup) != seats) {
        return Err(bad_study(format!(
            "{key} changes the seats of the game, so games with and without it cannot be compared."
        ))
        .into());
    }
    let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    Ok(Arm { name: format!("{key}={word}"), grounds })
}

/// Reads the option from the name of an arm; `None` if the name contains no option.
fn option_of(arm: &Arm) -> Option<StudyOption> {
    let (key, word) = arm.name.split_once('=')?;
    let value = serde_json::from_str(word).unwrap_or_else(|_| json!(word));
    Some(StudyOption { key: key.to_owned(), value })
}

/// Returns the English name of a board, or else its id.
fn board_name(board: &Value) -> String {
    let named = [board, &board["name"], &board["name"]["en"], &board["id"]].into_iter().find_map(Value::as_str);
    named.unwrap_or_default().to_owned()
}

/// Returns what the API shows of a study: its question and its results so far. `reader` is the guest who asks.
fn report(row: &StudyRow, reader: Option<&str>) -> StudyReport {
    let (question, answer) = (&row.study.question, row.study.answer());
    let arm = &answer.arms[0];
    let margin = match question.asks {
        Asks::Fair { margin } => margin,
        Asks::Ruling => MARGIN,
    };
    let board = match &question.arms[0].grounds[..] {
        [ground] if !ground.name.is_empty() => Some(ground.name.clone()),
        _ => None,
    };
    let all = |judged: &[Judged]| judged.iter().map(judged_share).collect();
    StudyReport {
        id: row.id.clone(),
        game: question.game.clone(),
        revision: question.revision,
        board,
        force: question.sides.first().and_then(|side| side.name.clone()),
        against: question.sides.get(1).and_then(|side| side.name.clone()),
        option: question.arms.get(1).and_then(option_of),
        level: question.level,
        seed: u32::try_from(question.seed).unwrap_or_default(),
        asked_ms: row.asked_ms as f64,
        is_own: reader.is_some() && row.guest.as_deref() == reader,
        status: row.status,
        most: question.games * question.arms.len() as u32,
        games: answer.arms.iter().map(|arm| arm.games).sum(),
        decided: arm.decided,
        faults: answer.arms.iter().map(|arm| arm.faults.len() as u32).sum(),
        verdict: verdict(answer.verdict.unwrap_or(Verdict::Open)),
        fair: answer.fair,
        margin,
        seats: all(&arm.seats),
        starter: arm.starter.as_ref().map(judged_share),
        forces: all(&arm.sides),
        endings: arm.endings.iter().map(|ending| share(Some(&ending.name), &ending.share, None)).collect(),
        decisions: arm.decisions.map(|length| StudyLength {
            mean: length.mean,
            low: length.low,
            high: length.high,
            least: length.least,
            most: length.most,
        }),
        changes: answer.changes.iter().map(change).collect(),
    }
}

fn change(change: &Change) -> StudyChange {
    let &Change { measure, ref name, before, after, low, high } = change;
    let measure = match measure {
        "seat" => StudyMeasure::Seat,
        "starter" => StudyMeasure::Starter,
        "decided" => StudyMeasure::Decided,
        "ending" => StudyMeasure::Ending,
        _ => StudyMeasure::Decisions,
    };
    StudyChange { measure, name: name.clone(), before, after, low, high, is_shown: change.is_shown() }
}

fn judged_share(judged: &Judged) -> StudyShare {
    share(judged.name.as_deref(), &judged.wins, Some(verdict(judged.verdict)))
}

fn share(name: Option<&str>, share: &Share, verdict: Option<FairVerdict>) -> StudyShare {
    let Share { count, of, share, low, high } = *share;
    StudyShare { name: name.map(str::to_owned), count, of, share, low, high, verdict }
}

fn verdict(verdict: Verdict) -> FairVerdict {
    match verdict {
        Verdict::Fair => FairVerdict::Fair,
        Verdict::Uneven => FairVerdict::Uneven,
        Verdict::Open => FairVerdict::Open,
    }
}
