//! The description of the interface that the project carries is the one that the server gives.

use std::fs;

/// Where it is. `UPDATE_TYPES=1 cargo test -p ur-server --test openapi` writes it anew.
const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");

#[test]
fn the_openapi_document_is_up_to_date() {
    let document = ur_server::openapi_document();
    let mut expected = serde_json::to_string_pretty(&document).expect("JSON");
    expected.push('\n');
    if std::env::var_os("UPDATE_TYPES").is_some() {
        fs::write(DOCUMENT, &expected).expect("docs is there");
    }
    let found = fs::read_to_string(DOCUMENT).unwrap_or_default();
    assert!(
        found == expected,
        "docs/openapi.json is out of date: run UPDATE_TYPES=1 cargo test -p ur-server --test openapi"
    );
}
