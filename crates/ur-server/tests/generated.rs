//! What is generated from the server's own types is up to date: the web client's types, and the
//! description of the interface.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};
use ur_server::protocol::{
    AnalysisAsk, AnalysisPage, ClientMessage, Hint, HintAsk, Join, LessonAnswer, LessonMove,
    LessonPage, Lobby, NewGame, Problem, RecordText, Replay, ReviewPage, RulesPage, Seated,
    ServerInfo, ServerMessage, Standings, StandingsAsk,
};

/// Where the web client has its types.
const TYPES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol.ts");

/// Where the description of the interface is.
const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/openapi.json");

fn export(folder: &Path) {
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    ClientMessage::export_all(&config).expect("types");
    ServerMessage::export_all(&config).expect("types");
    NewGame::export_all(&config).expect("types");
    Join::export_all(&config).expect("types");
    Seated::export_all(&config).expect("types");
    Lobby::export_all(&config).expect("types");
    ServerInfo::export_all(&config).expect("types");
    RecordText::export_all(&config).expect("types");
    Replay::export_all(&config).expect("types");
    RulesPage::export_all(&config).expect("types");
    LessonPage::export_all(&config).expect("types");
    LessonMove::export_all(&config).expect("types");
    LessonAnswer::export_all(&config).expect("types");
    HintAsk::export_all(&config).expect("types");
    Hint::export_all(&config).expect("types");
    ReviewPage::export_all(&config).expect("types");
    AnalysisAsk::export_all(&config).expect("types");
    AnalysisPage::export_all(&config).expect("types");
    StandingsAsk::export_all(&config).expect("types");
    Standings::export_all(&config).expect("types");
    Problem::export_all(&config).expect("types");
}

/// A file must hold this; `make bless` writes it.
fn assert_generated(file: &str, expected: &str) {
    if std::env::var_os("BLESS").is_some() {
        fs::write(file, expected).expect("its folder is there");
    }
    let found = fs::read_to_string(file).unwrap_or_default();
    assert!(found == expected, "{file} is out of date: run `make bless`");
}

#[test]
fn typescript_types_are_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    export(folder.path());
    let types = fs::read_to_string(folder.path().join("protocol.ts")).expect("the types");
    assert_generated(TYPES, &types);
}

#[test]
fn the_openapi_document_is_up_to_date() {
    let document = serde_json::to_string_pretty(&ur_server::openapi_document()).expect("JSON");
    assert_generated(DOCUMENT, &format!("{document}\n"));
}
