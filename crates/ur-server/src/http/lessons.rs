//! What is asked of the lessons.

use axum::Json;
use axum::extract::{Path, State};

use crate::lesson_page;
#[cfg(feature = "describe")]
use crate::protocol::Problem;
use crate::protocol::{LessonAnswer, LessonMove, LessonPage};

use super::App;
use super::api::Answer;
use super::refusal::Body;

/// The lesson of a ruleset, as messages of the locale files, each step with its board and moves.
#[cfg_attr(feature = "describe", utoipa::path(get, path = "/api/lessons/{ruleset}", params(("ruleset" = String, Path)),
    responses((status = 200, body = LessonPage), (status = 400, body = Problem))))]
pub(crate) async fn lesson(State(app): State<App>, Path(text): Path<String>) -> Answer<LessonPage> {
    let view = app.hall.ruleset_view(&text)?;
    Ok(Json(lesson_page::of(app.hall.ruleset(&text)?, view)))
}

/// A move in a step of a lesson: whether it is legal, and whether it does what the step asks for.
#[cfg_attr(feature = "describe", utoipa::path(post, path = "/api/lessons/{ruleset}/{step}",
    params(("ruleset" = String, Path), ("step" = usize, Path)), request_body = LessonMove,
    responses((status = 200, body = LessonAnswer), (status = 400, body = Problem),
        (status = 404, body = Problem), (status = 422, body = Problem))))]
pub(crate) async fn attempt(
    State(app): State<App>,
    Path((text, step)): Path<(String, String)>,
    Body(made): Body<LessonMove>,
) -> Answer<LessonAnswer> {
    // What is no number is no step.
    let number = step.parse().unwrap_or(0);
    Ok(Json(lesson_page::answer(app.hall.ruleset(&text)?, number, &made.mv)?))
}
