//! The routes of a server.

mod api;
mod assets;
mod guard;
mod lessons;
mod openapi;
mod refusal;
mod socket;
mod study;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::sync::watch;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::hall::Hall;

use guard::Guard;

pub use assets::has_client;
#[cfg(feature = "describe")]
pub use openapi::document;

/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// What browsers are told about every page: it needs nothing from anywhere else, and nothing inline.
const SECURITY_HEADERS: [(HeaderName, &str); 5] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// What every route may use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) hall: Arc<Hall>,
    pub(crate) guard: Arc<Guard>,
    pub(crate) metrics: PrometheusHandle,
    /// Turns true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// All routes.
pub(crate) fn routes(
    hall: Arc<Hall>,
    metrics: PrometheusHandle,
    stopping: watch::Receiver<bool>,
) -> Router {
    let limits = hall.settings.limits.clone();
    let guard = Arc::new(Guard::new(&hall.settings));
    let app = App { hall, guard, metrics, stopping };
    let api = Router::new()
        .route("/", get(api::unknown))
        .route("/info", get(api::info))
        .route("/oracle", get(api::oracle))
        .route("/rulesets/{ruleset}", get(api::ruleset))
        .route("/rules/{ruleset}", get(api::rules))
        .route("/lessons/{ruleset}", get(lessons::lesson))
        .route("/lessons/{ruleset}/{step}", post(lessons::attempt))
        .route("/lobby", get(api::lobby))
        .route("/games", post(api::create))
        .route("/games/{game}", get(api::game))
        .route("/games/{game}/join", post(api::join))
        .route("/games/{game}/record", get(api::record))
        .route("/games/{game}/replay", get(api::replay))
        .route("/games/{game}/socket", get(socket::open))
        .route("/games/{game}/hint", post(study::hint))
        .route("/games/{game}/review", get(study::review))
        .route("/replay", post(api::read_record))
        .route("/review", post(study::review_record))
        .route("/analyse", post(study::analyse))
        .route("/standings", post(study::standings))
        .route("/openapi.json", get(openapi::json))
        .fallback(api::unknown)
        .layer(middleware::from_fn_with_state(app.clone(), guard::check));
    let router = Router::new()
        .nest("/api", api)
        .route("/healthz", get(health))
        .route("/metrics", get(metrics_page))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(limits.request_bytes))
        .with_state(app);
    let router = SECURITY_HEADERS.into_iter().fold(router, |router, (name, value)| {
        let value = HeaderValue::from_static(value);
        router.layer(SetResponseHeaderLayer::if_not_present(name, value))
    });
    router.layer(
        ServiceBuilder::new()
            .layer(TraceLayer::new_for_http())
            .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
            .layer(CompressionLayer::new()),
    )
}

/// Whether the server works: it answers only if its database does.
async fn health(State(app): State<App>) -> impl IntoResponse {
    match app.hall.check().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}

/// Figures for Prometheus.
async fn metrics_page(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}
