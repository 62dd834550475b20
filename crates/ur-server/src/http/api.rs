//! What is asked over plain HTTP.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse;

use crate::protocol::{
    Join, Lobby, NewGame, OracleView, Problem, ProblemCode, RecordText, Replay, RulesPage,
    RulesetView, Seated, ServerInfo, TableView,
};
use crate::rules_page;

use super::App;
use super::refusal::{Body, Refusal};

pub(crate) type Answer<T> = Result<Json<T>, Refusal>;

/// What this server offers.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/info", responses((status = 200, body = ServerInfo))))]
pub(crate) async fn info(State(app): State<App>) -> Json<ServerInfo> {
    Json(ServerInfo {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rulesets: app.hall.rulesets(),
        oracle: app.hall.oracle(),
        testing: app.hall.settings.testing,
    })
}

/// How far the perfect player is.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/oracle", responses((status = 200, body = OracleView))))]
pub(crate) async fn oracle(State(app): State<App>) -> Json<OracleView> {
    Json(app.hall.oracle())
}

/// A ruleset with options, such as `classic:pieces=5`: its board, dice and options.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/rulesets/{ruleset}", params(("ruleset" = String, Path)),
    responses((status = 200, body = RulesetView), (status = 400, body = Problem))))]
pub(crate) async fn ruleset(
    State(app): State<App>,
    Path(text): Path<String>,
) -> Answer<RulesetView> {
    Ok(Json(app.hall.ruleset_view(&text)?))
}

/// The rules of a ruleset, as messages of the locale files, with examples.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/rules/{ruleset}", params(("ruleset" = String, Path)),
    responses((status = 200, body = RulesPage), (status = 400, body = Problem))))]
pub(crate) async fn rules(State(app): State<App>, Path(text): Path<String>) -> Answer<RulesPage> {
    let view = app.hall.ruleset_view(&text)?;
    Ok(Json(rules_page::of(app.hall.ruleset(&text)?, view)))
}

/// The open games that wait for anybody.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/lobby", responses((status = 200, body = Lobby))))]
pub(crate) async fn lobby(State(app): State<App>) -> Answer<Lobby> {
    Ok(Json(app.hall.lobby().await?))
}

/// Sets up a game. The answer has the secrets of the seats: they are told only once.
#[cfg_attr(feature = "describe", utoipa::path(post, path = "/api/games", request_body = NewGame,
    responses((status = 201, body = Seated), (status = 400, body = Problem),
        (status = 429, body = Problem), (status = 503, body = Problem))))]
pub(crate) async fn create(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    Body(new): Body<NewGame>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    app.guard.check_new_game(app.guard.address(peer, &headers))?;
    Ok((StatusCode::CREATED, Json(app.hall.create(new).await?)))
}

/// Takes the free seat of a game.
#[cfg_attr(feature = "describe", utoipa::path(post, path = "/api/games/{game}/join", params(("game" = String, Path)),
    request_body = Join, responses((status = 200, body = Seated), (status = 404, body = Problem),
        (status = 409, body = Problem))))]
pub(crate) async fn join(
    State(app): State<App>,
    Path(game): Path<String>,
    Body(join): Body<Join>,
) -> Answer<Seated> {
    Ok(Json(app.hall.join(&game, join).await?))
}

/// A game as everybody may see it.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/games/{game}", params(("game" = String, Path)),
    responses((status = 200, body = TableView), (status = 404, body = Problem))))]
pub(crate) async fn game(State(app): State<App>, Path(game): Path<String>) -> Answer<TableView> {
    Ok(Json(app.hall.view(&game).await?))
}

/// The record of a game, to keep: `docs/notation.md` says how to read it.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/games/{game}/record", params(("game" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = Problem))))]
pub(crate) async fn record(
    State(app): State<App>,
    Path(game): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let record = app.hall.record(&game).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"ur-{game}.ur\"")),
    ];
    Ok((headers, record.to_string()))
}

/// A game to look at, roll by roll.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/games/{game}/replay", params(("game" = String, Path)),
    responses((status = 200, body = Replay), (status = 404, body = Problem))))]
pub(crate) async fn replay(State(app): State<App>, Path(game): Path<String>) -> Answer<Replay> {
    Ok(Json(app.hall.replay(&game).await?))
}

/// Reads a record, to look at it roll by roll. Nothing is kept.
#[cfg_attr(feature = "describe", utoipa::path(post, path = "/api/replay", request_body = RecordText,
    responses((status = 200, body = Replay), (status = 400, body = Problem))))]
pub(crate) async fn read_record(
    State(app): State<App>,
    Body(text): Body<RecordText>,
) -> Answer<Replay> {
    Ok(Json(app.hall.read_record(&text.record)?))
}

/// Anything else under `/api`.
pub(crate) async fn unknown() -> Refusal {
    let message = "there is nothing of this name; /api/openapi.json lists what there is";
    Refusal(Problem::new(ProblemCode::NoGame, message))
}
