//! Prints the cards of a player's force, such as an army, as PDF.

use super::App;
use super::body::JsonBody;
use super::caller::Caller;
use super::games::Language;
use crate::blocking::Kind;
use crate::problem::{self, ApiError};
use ::print::{Pdf, Sheet};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{AppendHeaders, IntoResponse};
use serde::Deserialize;
use serde_json::Value;
use shelf::PrintError;
use std::collections::BTreeSet;
use std::sync::Arc;
use wire::Problem;

/// A size of paper on which to print cards.
#[derive(Clone, Copy, Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum Paper {
    /// A4: 210 × 297 mm.
    #[default]
    A4,
    /// US Letter: 8.5 × 11 inches.
    Letter,
}

/// What to print, and how.
#[derive(Deserialize, utoipa::ToSchema)]
pub(super) struct PrintOrder {
    /// The force of a player, such as an army file.
    #[schema(value_type = Object)]
    force: Value,
    /// The set-up of the match, if prices, distances or templates depend on it. The server reads only its options.
    #[serde(default)]
    #[schema(value_type = Object)]
    setup: Value,
    /// The size of the paper; A4 by default.
    #[serde(default)]
    paper: Paper,
    /// The language of the cards.
    #[serde(default)]
    language: Language,
}

/// Returns the cards of a force as PDF, with the game's trackers or templates. Characters that the fonts lack appear as
/// boxes. The header `missing-characters` lists them, such as `U+1F600`, separated by spaces.
#[utoipa::path(post, path = "/api/games/{game}/print", tag = "games", params(("game" = String, Path)),
    request_body = PrintOrder, responses((status = 200, body = Vec<u8>, content_type = "application/pdf"),
    (status = 400, body = Problem, content_type = "application/problem+json"),
    (status = 404, body = Problem, content_type = "application/problem+json"),
    (status = 422, body = Problem, content_type = "application/problem+json"),
    (status = 429, body = Problem, content_type = "application/problem+json")))]
pub(super) async fn cards(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(game): Path<String>,
    JsonBody(order): JsonBody<PrintOrder>,
) -> Result<impl IntoResponse + use<>, ApiError> {
    app.rate_limits.prints_of_address.check(&caller.address)?;
    let pdf = app.run_blocking(Kind::Print, move || printed(&game, &order)).await??;
    let missing: BTreeSet<char> = pdf.warnings.iter().flat_map(|warning| warning.missing.iter().copied()).collect();
    let missing: Vec<String> = missing.into_iter().map(|one| format!("U+{:04X}", u32::from(one))).collect();
    let missing = (!missing.is_empty()).then(|| ("missing-characters", missing.join(" ")));
    let kind = [(CONTENT_TYPE, "application/pdf"), (CONTENT_DISPOSITION, "attachment; filename=\"cards.pdf\"")];
    Ok((kind, AppendHeaders(missing), pdf.bytes))
}

fn printed(game: &str, order: &PrintOrder) -> Result<Pdf, Problem> {
    let language = match order.language {
        Language::En => ::print::Language::English,
        Language::Ko => ::print::Language::Korean,
    };
    let paper = match order.paper {
        Paper::A4 => ::print::Paper::A4,
        Paper::Letter => ::print::Paper::Letter,
    };
    let printout = shelf::printed(game, &order.setup, &order.force, language);
    let printout = printout.ok_or_else(|| problem::no_such_game(game))?.map_err(|why| match why {
        PrintError::Unreadable(why) => Problem::new(422, "unreadable-force", "That cannot be read", why),
        PrintError::Refused(faults) => problem::bad_force(&faults),
    })?;
    let pdf = printout.pdf(&Sheet { paper, language });
    pdf.map_err(|fault| Problem::new(422, "not-printed", "That cannot be printed", fault.to_string()))
}
