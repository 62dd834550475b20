//! The web client's types are those of the server.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};
use ur_server::protocol::{
    AnalysisAsk, AnalysisPage, ClientMessage, Hint, HintAsk, Join, LessonAnswer, LessonMove,
    LessonPage, Lobby, NewGame, Problem, RecordText, Replay, ReviewPage, RulesPage, Seated,
    ServerInfo, ServerMessage, Standings, StandingsAsk,
};

/// Where the web client has them. `UPDATE_TYPES=1 cargo test -p ur-server --test typescript` writes
/// them anew.
const TYPES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/protocol.ts");

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

#[test]
fn typescript_types_are_up_to_date() {
    let folder = tempfile::tempdir().expect("a folder");
    export(folder.path());
    let expected = fs::read_to_string(folder.path().join("protocol.ts")).expect("the types");
    if std::env::var_os("UPDATE_TYPES").is_some() {
        fs::write(TYPES, &expected).expect("web/src is there");
    }
    let found = fs::read_to_string(TYPES).unwrap_or_default();
    assert!(
        found == expected,
        "web/src/protocol.ts is out of date: run UPDATE_TYPES=1 cargo test -p ur-server --test typescript"
    );
}
