//! What is asked of the engine.

use axum::Json;
use axum::extract::{Path, State};

#[cfg(feature = "describe")]
use crate::protocol::Problem;
use crate::protocol::{
    AnalysisAsk, AnalysisPage, Hint, HintAsk, RecordText, ReviewPage, Standings, StandingsAsk,
};

use super::App;
use super::api::Answer;
use super::refusal::Body;

/// The best move for the seat that is to move, in games against the computer and at one screen.
#[cfg_attr(feature = "describe", utoipa::path(post, path = "/api/games/{game}/hint", params(("game" = String, Path)),
    request_body = HintAsk, responses((status = 200, body = Hint), (status = 403, body = Problem),
        (status = 404, body = Problem), (status = 409, body = Problem))))]
pub(crate) async fn hint(
    State(app): State<App>,
    Path(game): Path<String>,
    Body(ask): Body<HintAsk>,
) -> Answer<Hint> {
    Ok(Json(app.hall.hint(&game, &ask.seat).await?))
}

/// A game that is over, told as luck and skill.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/games/{game}/review", params(("game" = String, Path)),
    responses((status = 200, body = ReviewPage), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 413, body = Problem))))]
pub(crate) async fn review(State(app): State<App>, Path(game): Path<String>) -> Answer<ReviewPage> {
    Ok(Json(app.hall.review(&game).await?))
}

/// A record, told as luck and skill. Nothing is kept.
#[cfg_attr(feature = "describe", utoipa::path(post, path = "/api/review", request_body = RecordText,
    responses((status = 200, body = ReviewPage), (status = 400, body = Problem),
        (status = 413, body = Problem))))]
pub(crate) async fn review_record(
    State(app): State<App>,
    Body(text): Body<RecordText>,
) -> Answer<ReviewPage> {
    Ok(Json(app.hall.review_record(&text.record).await?))
}

/// A position, whether it can be, and what every move of every roll is worth in it.
#[cfg_attr(feature = "describe", utoipa::path(post, path = "/api/analyse", request_body = AnalysisAsk,
    responses((status = 200, body = AnalysisPage), (status = 400, body = Problem))))]
pub(crate) async fn analyse(
    State(app): State<App>,
    Body(ask): Body<AnalysisAsk>,
) -> Answer<AnalysisPage> {
    Ok(Json(app.hall.analyse(ask).await?))
}

/// How games stand: for a list of one's own.
#[cfg_attr(feature = "describe", utoipa::path(post, path = "/api/standings", request_body = StandingsAsk,
    responses((status = 200, body = Standings), (status = 413, body = Problem))))]
pub(crate) async fn standings(
    State(app): State<App>,
    Body(ask): Body<StandingsAsk>,
) -> Answer<Standings> {
    Ok(Json(app.hall.standings(ask).await?))
}
