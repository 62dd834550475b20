//! Problems as answers to requests.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::protocol::{Problem, ProblemCode};

/// A problem, answered with the status that fits it.
pub(crate) struct Refusal(pub(crate) Problem);

impl From<Problem> for Refusal {
    fn from(problem: Problem) -> Refusal {
        Refusal(problem)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        (status(self.0.code), Json(self.0)).into_response()
    }
}

fn status(code: ProblemCode) -> StatusCode {
    match code {
        ProblemCode::BadMessage | ProblemCode::BadRequest => StatusCode::BAD_REQUEST,
        ProblemCode::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        ProblemCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
        ProblemCode::NoGame => StatusCode::NOT_FOUND,
        ProblemCode::NotAPlayer | ProblemCode::NotYourTurn => StatusCode::FORBIDDEN,
        ProblemCode::NoSeat | ProblemCode::Late | ProblemCode::NotNow => StatusCode::CONFLICT,
        ProblemCode::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
        ProblemCode::Full | ProblemCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// A request's body as JSON; what is wrong with it is a [`Problem`] too.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refusal> {
        let bytes = Bytes::from_request(request, state).await.map_err(|error| {
            let code = match error.status() {
                StatusCode::PAYLOAD_TOO_LARGE => ProblemCode::TooLarge,
                _ => ProblemCode::BadRequest,
            };
            Problem::new(code, &error.body_text())
        })?;
        let body = serde_json::from_slice(&bytes).map_err(|error| {
            Problem::new(
                ProblemCode::BadRequest,
                &format!("the body is not as it should be: {error}"),
            )
        })?;
        Ok(Body(body))
    }
}
