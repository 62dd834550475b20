//! The web client: embedded if it was built before the program; read where it lies by a program built for tests.

use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use ur_dice::hex;

/// The built web client.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// The page that all of the client's own addresses show.
const INDEX: &str = "index.html";

const NO_CLIENT: &str = "This program was built without the web client.\n\
    Run `make` in the project's folder: it builds the client first, and then the program.\n\
    The interface for programs is there all the same: /api/openapi.json\n";

/// Whether the web client was built into this program.
pub fn has_client() -> bool {
    Client::get(INDEX).is_some()
}

/// The client's pages; `web/src/App.svelte` has the same list.
const PAGES: [&str; 9] =
    ["lobby", "rules", "learn", "games", "replay", "review", "analyse", "dice", "interface"];

/// Those of the pages that are about something, named after a slash.
const PAGES_ABOUT: [&str; 6] = ["game", "rules", "learn", "replay", "review", "dice"];

/// Whether the client has a page at an address.
fn is_page(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [] => true,
        [page] => PAGES.contains(&page),
        [page, _] => PAGES_ABOUT.contains(&page),
        _ => false,
    }
}

/// Answers with a file of the client, or with the page that shows everything.
pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path).filter(|_| !path.is_empty()) {
        return answer(path, &file, &headers);
    }
    let Some(index) = Client::get(INDEX) else {
        return (StatusCode::NOT_FOUND, NO_CLIENT).into_response();
    };
    if is_page(path) {
        return answer(INDEX, &index, &headers);
    }
    // The page says in words that nothing is here, unless it is a file that was asked for.
    if path.rsplit('/').next().is_some_and(|name| name.contains('.')) {
        return (StatusCode::NOT_FOUND, "there is no such file\n").into_response();
    }
    (StatusCode::NOT_FOUND, answer(INDEX, &index, &HeaderMap::new())).into_response()
}

fn answer(path: &str, file: &EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // Names in `assets` change with their contents.
    let caching = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let head = [
        (header::CONTENT_TYPE, content_type(path).to_owned()),
        (header::CACHE_CONTROL, caching.to_owned()),
        (header::ETAG, tag.clone()),
    ];
    if known == Some(tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, file.data.clone().into_owned()).into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "json" | "webmanifest" => "application/json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}
