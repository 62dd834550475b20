//! The Royal Game of Ur over HTTP and WebSocket: seats, event log, storage, fair dice, limits.
//!
//! The server decides: clients ask, it rolls and checks with `ur-rules`, appends to the game's log,
//! and only when that is stored tells everybody. How the modules follow each other:
//!
//! - [`protocol`]: what clients and server say to each other
//! - `entry`, `table`: a game's log, and the table that follows from it; pure
//! - `store`: the database
//! - `hall`: all games, and those who watch them
//! - `http`: routes, sockets and limits

mod computer;
mod entry;
mod hall;
mod http;
mod lesson_page;
mod oracle;
mod pace;
pub mod protocol;
mod randomness;
mod replay;
mod rules_page;
mod serve;
mod settings;
mod store;
mod study;
mod table;

#[cfg(feature = "describe")]
pub use http::document as openapi_document;
pub use http::has_client;
pub use serve::{ServeError, serve};
pub use settings::{Limits, Settings};
pub use store::StoreError;
