//! Shows the games of this server, checks boards and forces (such as armies), and shows rulebooks.

use super::App;
use super::body::{JsonBody, JsonText, UrlQuery};
use super::caller::Caller;
use crate::blocking::Kind;
use crate::problem::{self, ApiError};
use crate::table::judge;
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::{Faults, ForceCheck, GameList, GamePage, Problem, RulebookPage};

/// Lists the games of this server.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = GameList)))]
pub(super) async fn list() -> Json<GameList> {
    Json(typed(json!({ "games": shelf::catalogue() })))
}

/// Shows what a match of a game can be set up with: boards, options, levels of bots, seats.
#[utoipa::path(get, path = "/api/games/{game}", tag = "games", params(("game" = String, Path)), responses(
    (status = 200, body = GamePage), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn page(Path(game): Path<String>) -> Result<Json<GamePage>, ApiError> {
    let page = shelf::page(&game).ok_or_else(|| problem::no_such_game(&game))?;
    Ok(Json(typed(page)))
}

/// Checks a board file, and lists its faults.
#[utoipa::path(post, path = "/api/games/{game}/boards/check", tag = "games", params(("game" = String, Path)),
    request_body(content = Value, description = "A board file"), responses(
    (status = 200, body = Faults), (status = 400, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn check_board(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    JsonText(board): JsonText,
) -> Result<Json<Faults>, ApiError> {
    app.rate_limits.checks_of_guest.check(&caller.key())?;
    let name = game.clone();
    let checked = app.run_blocking(Kind::Check, move || shelf::check_board(&name, &board)).await?;
    let faults = checked.ok_or_else(|| problem::no_such_game(&game))?;
    let faults = faults.map_err(|why| Problem::new(400, "no-board", "That is not a board file", why))?;
    Ok(Json(faults_of(&faults)))
}

/// Checks a force, such as an army, with which a player wants to enter a game. Lists its faults.
#[utoipa::path(post, path = "/api/games/{game}/check-force", tag = "games", params(("game" = String, Path)),
    request_body = ForceCheck, responses((status = 200, body = Faults),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn check_force(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    JsonBody(asked): JsonBody<ForceCheck>,
) -> Result<Json<Faults>, ApiError> {
    app.rate_limits.checks_of_guest.check(&caller.key())?;
    if shelf::page(&game).is_none() {
        return Err(ApiError(problem::no_such_game(&game)));
    }
    let judged = app.run_blocking(Kind::Check, move || {
        let faults = judge(&game, &asked.setup, &asked.force)?;
        Ok::<_, ApiError>((faults, shelf::bill(&game, &asked.setup, &asked.force)))
    });
    let (faults, bill) = judged.await??;
    Ok(Json(Faults { bill, ..faults_of(&faults) }))
}

/// Answers a question that needs no match, such as what a figure of the player's own design costs. Question and answer
/// are in the game's own JSON.
#[utoipa::path(post, path = "/api/games/{game}/consult", tag = "games", params(("game" = String, Path)),
    request_body(content = Value, description = "A question in the game's own JSON"), responses(
    (status = 200, body = Value, description = "The answer in the game's own JSON"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn consult(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    JsonBody(question): JsonBody<Value>,
) -> Result<Json<Value>, ApiError> {
    app.rate_limits.checks_of_guest.check(&caller.key())?;
    let name = game.clone();
    let answered = app.run_blocking(Kind::Check, move || shelf::consult(&name, &question)).await?;
    let answer = answered.ok_or_else(|| problem::no_such_game(&game))?;
    Ok(Json(answer.map_err(|why| Problem::new(422, "no-answer", "There is no answer to that", why))?))
}

/// Converts faults to the form for clients, in which each fault names its rule. Sends only the first faults of a long
/// list.
pub(super) fn faults_of(faults: &[Value]) -> Faults {
    let (faults, more) = problem::first_faults(faults);
    let named = |fault: &Value| {
        let mut fault = fault.clone();
        if fault["rule"].is_null() {
            fault["rule"] = fault["clause"].clone();
        }
        fault
    };
    typed(json!({ "faults": faults.iter().map(named).collect::<Vec<_>>(), "more": more }))
}

/// A language of the rulebooks.
#[derive(Clone, Copy, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Language {
    /// English.
    #[default]
    En,
    /// Korean.
    Ko,
}

/// In which language to show a rulebook.
#[derive(Deserialize)]
pub(super) struct RulesQuery {
    #[serde(default)]
    lang: Language,
}

/// Shows the rulebook of a game in a language, with its chapters and clauses.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games",
    params(("game" = String, Path), ("lang" = Option<Language>, Query)), responses(
    (status = 200, body = RulebookPage), (status = 404, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn rules(
    Path(game): Path<String>,
    UrlQuery(asked): UrlQuery<RulesQuery>,
) -> Result<Json<RulebookPage>, ApiError> {
    let language = match asked.lang {
        Language::En => "en",
        Language::Ko => "ko",
    };
    let book = shelf::rulebook(&game, language).ok_or_else(|| problem::no_such_game(&game))?;
    let rules = shelf::rules(&game).ok_or_else(|| problem::no_such_game(&game))?;
    let mut page = json!({ "game": rules.game, "edition": rules.edition, "revision": rules.revision });
    page["chapters"] = json!(book.chapters);
    Ok(Json(typed(page)))
}

/// Converts JSON of the games to a type of the API.
pub(super) fn typed<T: DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).expect("values of the shelf fit the types of the API; a test reads each")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_json_of_every_game_fits_the_types_of_the_api() {
        let Json(list) = list().await;
        let listed: Vec<String> = list.games.into_iter().map(|game| game.id).collect();
        assert_eq!(listed, shelf::names());
        for id in listed {
            let Json(page) = page(Path(id.clone())).await.expect("a game of the shelf has a page");
            assert!(page.players.min >= 2 && page.players.max as usize <= page.seats.len(), "{id}");
            assert_eq!(page.brings.as_deref(), shelf::brings(&id), "{id}");
            let asked = UrlQuery(RulesQuery { lang: Language::En });
            let Json(book) = rules(Path(id.clone()), asked).await.expect("a rulebook");
            let said = shelf::rules(&id).expect("a game of the shelf has rules");
            assert_eq!((book.game, book.edition, book.revision), (said.game, said.edition, said.revision));
        }
        let Json(page) = page(Path("toy-battle".into())).await.expect("Toy Battle is on the shelf");
        assert_eq!((page.boards.len(), page.seats), (9, vec!["blue".to_owned(), "red".to_owned()]));
        assert_eq!((page.brings, page.own), (None, json!({})));
        for lang in [Language::En, Language::Ko] {
            let asked = UrlQuery(RulesQuery { lang });
            let Json(book) = rules(Path("toy-battle".into()), asked).await.expect("a rulebook");
            assert!(
                book.chapters.iter().any(|chapter| chapter.clauses.iter().any(|clause| clause.id == "TB-PLACE-04"))
            );
        }
    }
}
