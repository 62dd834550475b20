//! The description of the interface for programs.

use axum::Json;
use utoipa::OpenApi;

use crate::protocol::{ClientMessage, ServerMessage};

use super::{api, lessons, study};

/// The OpenAPI document, generated from the types and routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ur",
        description = "The Royal Game of Ur over HTTP. Play itself goes over a WebSocket at \
            /api/games/{game}/socket, whose messages are the schemas ClientMessage and ServerMessage; \
            docs/protocol-server.md says how they follow each other.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    paths(
        api::info,
        api::oracle,
        api::ruleset,
        api::rules,
        lessons::lesson,
        lessons::attempt,
        api::lobby,
        api::create,
        api::join,
        api::game,
        api::record,
        api::replay,
        api::read_record,
        study::hint,
        study::review,
        study::review_record,
        study::analyse,
        study::standings
    ),
    components(schemas(ClientMessage, ServerMessage))
)]
struct Document;

/// The OpenAPI document.
pub fn document() -> utoipa::openapi::OpenApi {
    Document::openapi()
}

/// Answers with the OpenAPI document.
pub(crate) async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(document())
}
