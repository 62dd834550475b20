//! The description of the interface for programs.

use axum::http::{HeaderName, header};

/// The document as it is generated; a test compares it with the types and routes.
const DOCUMENT: &str = include_str!("../../../../docs/openapi.json");

/// Answers with the OpenAPI document.
pub(crate) async fn json() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}

/// The OpenAPI document, generated from the types and routes.
#[cfg(feature = "describe")]
pub fn document() -> utoipa::openapi::OpenApi {
    use super::{api, lessons, study};
    use crate::protocol::{ClientMessage, ServerMessage};

    #[derive(utoipa::OpenApi)]
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

    <Document as utoipa::OpenApi>::openapi()
}
