//! Puzzles: positions with exactly one winning decision. The server plays them like lessons, and stores nothing.

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use super::games::typed;
use super::lessons::{check_length, page_of, position_of};
use crate::blocking::Kind;
use crate::problem::{self, ApiError};
use axum::Json;
use axum::extract::{Path, State};
use serde_json::json;
use shelf::BoxedGame;
use shelf::lesson::Lesson;
use shelf::puzzle::Puzzle;
use std::sync::Arc;
use wire::{DailyPuzzle, LessonOrder, LessonPage, LessonPosition, Problem, PuzzleList};

/// Lists the puzzles of a game.
#[utoipa::path(get, path = "/api/games/{game}/puzzles", tag = "games", params(("game" = String, Path)), responses(
    (status = 200, body = PuzzleList), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn list(Path(game): Path<String>) -> Result<Json<PuzzleList>, ApiError> {
    let boxed = shelf::find(&game).ok_or_else(|| problem::no_such_game(&game))?;
    Ok(Json(typed(json!({ "puzzles": boxed.puzzles().iter().map(Puzzle::listed).collect::<Vec<_>>() }))))
}

/// Shows a puzzle in the form of a lesson: its set-up, and its steps to the win.
#[utoipa::path(get, path = "/api/games/{game}/puzzles/{puzzle}", tag = "games",
    params(("game" = String, Path), ("puzzle" = String, Path)), responses(
    (status = 200, body = LessonPage), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn page(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, puzzle)): Path<(String, String)>,
) -> Result<Json<LessonPage>, ApiError> {
    app.rate_limits.checks_of_guest.check(&caller.key())?;
    let (boxed, lesson) = find(&game, &puzzle)?;
    Ok(Json(app.run_blocking(Kind::Check, move || page_of(boxed, &lesson)).await??))
}

/// Plays a puzzle from its start with the solver's decisions, and shows the position after them.
#[utoipa::path(post, path = "/api/games/{game}/puzzles/{puzzle}", tag = "games",
    params(("game" = String, Path), ("puzzle" = String, Path)), request_body = LessonOrder, responses(
    (status = 200, body = LessonPosition), (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path((game, puzzle)): Path<(String, String)>,
    JsonBody(order): JsonBody<LessonOrder>,
) -> Result<Json<LessonPosition>, ApiError> {
    app.rate_limits.questions_of_guest.check(&caller.key())?;
    let (boxed, lesson) = find(&game, &puzzle)?;
    check_length(&order)?;
    Ok(Json(app.run_blocking(Kind::Check, move || position_of(boxed, &lesson, &order)).await??))
}

/// Shows the puzzle of a day (`YYYY-MM-DD`), which is the same for everybody.
#[utoipa::path(get, path = "/api/puzzles/{date}", tag = "games", params(("date" = String, Path)), responses(
    (status = 200, body = DailyPuzzle), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn of_day(Path(date): Path<String>) -> Result<Json<DailyPuzzle>, ApiError> {
    let day = day_of(&date).ok_or_else(|| problem::no_such_day(&date))?;
    let with: Vec<&dyn BoxedGame> = shelf::games().filter(|game| !game.puzzles().is_empty()).collect();
    let at = |n: u32, len: usize| n as usize % len;
    let game = with.get(at(day, with.len().max(1))).ok_or_else(|| problem::no_such_day(&date))?;
    let number = at(scattered(day / with.len() as u32), game.puzzles().len());
    let puzzle = typed(game.puzzles()[number].listed());
    Ok(Json(DailyPuzzle { game: game.entry().about().id.into(), number: number as u32 + 1, puzzle }))
}

/// Returns a number for a date such as `2026-11-29`. Successive days have successive numbers. Returns `None` for an
/// invalid date.
fn day_of(date: &str) -> Option<u32> {
    let parts: Vec<&str> = date.split('-').collect();
    let [year, month, day] = parts[..] else { return None };
    let number = |text: &str, len: usize| {
        let digits = text.len() == len && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<u32>().ok()).flatten()
    };
    let (year, month, day) = (number(year, 4)?, number(month, 2)?, number(day, 2)?);
    let leap = |year: u32| u32::from(year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400)));
    let months = [31, 28 + leap(year), 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let length = *months.get(month.checked_sub(1)? as usize)?;
    let before: u32 = months[..month as usize - 1].iter().sum();
    let leaps = if year == 0 { 0 } else { (year - 1) / 4 - (year - 1) / 100 + (year - 1) / 400 + 1 };
    (1..=length).contains(&day).then(|| year * 365 + leaps + before + day - 1)
}

/// Moves on by 61 puzzles each day, so that the puzzles of successive days differ in difficulty. 61 is prime. So every
/// puzzle has its turn, unless the number of puzzles is a multiple of 61.
const fn scattered(day: u32) -> u32 {
    day % 1_000_000 * 61
}

fn find(game: &str, puzzle: &str) -> Result<(&'static dyn BoxedGame, Lesson), ApiError> {
    let boxed = shelf::find(game).ok_or_else(|| problem::no_such_game(game))?;
    let mut numbered = boxed.puzzles().iter().zip(1..);
    let found = numbered.find(|(one, _)| one.id == puzzle);
    let (found, number) = found.ok_or_else(|| problem::no_such_puzzle(game, puzzle))?;
    Ok((boxed, found.lesson(game, number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn successive_days_have_successive_numbers_and_invalid_dates_have_none() {
        let follows = |one: &str, next: &str| assert_eq!(day_of(one).map(|day| day + 1), day_of(next), "{next}");
        follows("2026-11-26", "2026-11-27");
        follows("2026-12-31", "2027-01-01");
        follows("2028-02-28", "2028-02-29");
        follows("2028-02-29", "2028-03-01");
        follows("2100-02-28", "2100-03-01");
        follows("2028-12-31", "2029-01-01");
        for wrong in [
            "",
            "2026-13-01",
            "2026-00-01",
            "2026-02-29",
            "2026-1-1",
            "26-01-01",
            "2026-01-00",
            "2026-01-01-",
            "2026-+1-01",
        ] {
            assert_eq!(day_of(wrong), None, "{wrong}");
        }
    }

    #[tokio::test]
    async fn every_day_has_a_puzzle_and_games_take_turns() {
        let mut games = std::collections::BTreeSet::new();
        let mut puzzles = std::collections::BTreeSet::new();
        for day in 1..=28 {
            let date = format!("2026-02-{day:02}");
            let Json(daily) = of_day(Path(date.clone())).await.expect("there are puzzles");
            let Json(list) = list(Path(daily.game.clone())).await.expect("the game is there");
            assert_eq!(list.puzzles[daily.number as usize - 1], daily.puzzle, "{date}");
            assert!(puzzles.insert((daily.game.clone(), daily.puzzle.id)), "{date} repeats a puzzle");
            games.insert(daily.game);
        }
        let with = shelf::games().filter(|game| !game.puzzles().is_empty()).count();
        assert_eq!(games.len(), with.min(28));
    }
}
