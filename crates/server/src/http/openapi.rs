//! The OpenAPI document of the API.

use super::{
    analysis, balance, engine, fair, forces, games, health, hint, invites, keys, lab, lessons, matches, me, past,
    print, programs, puzzles, rematches, reports, setup, socket,
};
use axum::Json;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Document;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rumpus",
        description = "Plays, referees and records tabletop battle games. A cookie identifies a \
        guest, and a token in Authorization: Bearer TOKEN identifies a guest's program. Error answers are problem \
        details (RFC 9457). The game itself runs over the socket of a match."
    ),
    paths(
        me::come,
        me::show,
        me::rename,
        me::forget,
        me::data,
        programs::list,
        programs::make,
        programs::remove,
        programs::renew,
        me::log_out,
        me::log_out_others,
        games::list,
        games::page,
        balance::measure,
        games::check_board,
        games::check_force,
        games::consult,
        games::rules,
        lessons::list,
        lessons::page,
        lessons::play,
        puzzles::list,
        puzzles::page,
        puzzles::play,
        puzzles::of_day,
        print::cards,
        lab::mine,
        lab::ask,
        lab::show,
        lab::cancel,
        lab::csv,
        matches::list,
        setup::create,
        matches::show,
        matches::join,
        engine::follow,
        engine::say,
        hint::think,
        invites::renew,
        reports::report,
        forces::show,
        forces::bring,
        rematches::rematch,
        rematches::repeat,
        fair::check,
        past::record,
        past::replay,
        analysis::analyse,
        past::branch,
        keys::list,
        socket::open,
        document,
        health::check
    ),
    components(schemas(wire::ClientMessage, wire::ServerMessage))
)]
struct Api;

/// Builds the document of all routes, with those of the operators' console.
pub(super) fn built() -> Document {
    let mut document = Api::openapi();
    document.merge(super::admin::Document::openapi());
    document
}

/// Shows this OpenAPI document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "running a server", responses(
    (status = 200, body = serde_json::Value)))]
pub(super) async fn document() -> Json<Document> {
    Json(built())
}
