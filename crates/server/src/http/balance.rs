//! Measures how fair a board is, by letting bots play games on it.

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use crate::blocking::{Cancelled, Kind, cancellation};
use crate::problem::{self, ApiError};
use axum::Json;
use axum::extract::{Path, State};
use lab::{Batch, BatchSetup, Watch};
use search::Bot;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wire::{BoardBalance, Problem};

/// How many games a measurement plays at most.
const GAMES: u32 = 400;

/// How many games the bots play between two checks of the time. The number is even, so that each bot takes each seat
/// equally often.
const GAMES_AT_ONCE: u32 = 20;

/// After this time, a measurement begins no further games, so it may play fewer than [`GAMES`].
const TIME: Duration = Duration::from_secs(4);

/// Lets fast bots play on a board, and counts who wins. The games are the same for each request with this board, but a
/// busy server may play fewer of them.
#[utoipa::path(post, path = "/api/games/{game}/boards/balance", tag = "games", params(("game" = String, Path)),
    request_body(content = Value, description = "A board file"), responses((status = 200, body = BoardBalance),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn measure(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    JsonBody(board): JsonBody<Value>,
) -> Result<Json<BoardBalance>, ApiError> {
    if shelf::find(&game).is_none() {
        return Err(ApiError(problem::no_such_game(&game)));
    }
    app.rate_limits.hints_of_guest.check(&caller.key())?;
    let (cancel, cancelled) = cancellation();
    let measured = app.run_blocking(Kind::Analysis, move || measured(&game, &board, &cancelled)).await?;
    drop(cancel);
    Ok(Json(measured.map_err(|why| Problem::new(422, "no-board", "Nothing can be played on that board", why))?))
}

/// Plays until all games are played, the time is up, or the request is cancelled.
fn measured(game: &str, board: &Value, cancelled: &Cancelled) -> Result<BoardBalance, String> {
    let begun = Instant::now();
    let mut balance =
        BoardBalance { games: 0, wins: Default::default(), starter_wins: None, endings: Default::default() };
    let mut batch = batch(game, board)?;
    while balance.games < GAMES && begun.elapsed() < TIME && !cancelled.is_cancelled() {
        let report = shelf::named(game)
            .map_err(|why| why.to_string())?
            .play(&batch, Watch { progress: &mut |_| (), played: None, records: None })
            .map_err(|why| why.to_string())?;
        if let Some(fault) = report.faults.first() {
            return Err(fault.because.clone());
        }
        balance.games += report.games;
        for line in report.seats {
            *balance.wins.entry(line.seat).or_default() += line.wins.count;
        }
        if let Some(starter) = report.starter {
            *balance.starter_wins.get_or_insert_default() += starter.count;
        }
        for ending in report.endings {
            *balance.endings.entry(ending.by).or_default() += ending.games.count;
        }
        batch.seed += 1;
    }
    Ok(balance)
}

/// Returns the first batch of games: with greedy bots at every seat, and as few players as the game allows.
fn batch(game: &str, board: &Value) -> Result<Batch, String> {
    let page = shelf::page(game).ok_or("the game is unknown")?;
    if page["boards"].as_array().is_none_or(Vec::is_empty) {
        return Err(format!("{game} has no boards, so none can be measured"));
    }
    let seats = page["players"]["min"].as_u64().unwrap_or(2) as usize;
    let setup = shelf::plan(game, Some(board), seats, &json!({}));
    Ok(Batch {
        game: game.to_owned(),
        grounds: vec![BatchSetup { name: String::new(), setup }],
        bots: vec![Bot::Greedy; seats],
        games: GAMES_AT_ONCE,
        seed: 1,
        jobs: 1,
        ..Batch::default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn balance(game: &str, board: &Value) -> Result<BoardBalance, String> {
        let (_cancel, cancelled) = cancellation();
        measured(game, board, &cancelled)
    }

    /// Returns a game with its first board, and a game without boards.
    fn games() -> ((&'static str, Value), &'static str) {
        let (with, without): (Vec<_>, Vec<_>) =
            shelf::names().into_iter().partition(|game| !shelf::boards(game).is_empty());
        ((with[0], json!(shelf::boards(with[0])[0])), without[0])
    }

    #[test]
    fn every_game_has_a_winner_and_an_ending() {
        let ((game, board), _) = games();
        let balance = balance(game, &board).expect("a shipped board");
        assert!(balance.games >= GAMES_AT_ONCE, "{balance:?}");
        assert_eq!(balance.wins.values().sum::<u32>(), balance.games);
        assert_eq!(balance.endings.values().sum::<u32>(), balance.games);
        assert!(balance.starter_wins.is_some_and(|wins| wins <= balance.games));
    }

    #[test]
    fn boards_that_cannot_be_played_are_refused_with_a_sentence() {
        let ((game, board), boardless) = games();
        let why = balance(game, &json!("no-such-board")).expect_err("there is no such board");
        assert!(why.contains("no-such-board"), "{why}");
        let why = balance(boardless, &board).expect_err("that game has no boards");
        assert!(why.contains("has no boards"), "{why}");
    }

    #[test]
    fn a_cancelled_measurement_plays_no_games() {
        let (cancel, cancelled) = cancellation();
        drop(cancel);
        let ((game, board), _) = games();
        let balance = measured(game, &board, &cancelled).expect("a shipped board");
        assert_eq!(balance.games, 0);
    }
}
