//! What clients and the server say to each other.
//!
//! Closed types: what is not listed here is refused. The TypeScript types of the web client are
//! generated from them (`web/src/protocol.ts`), and so is the OpenAPI page; `docs/protocol-server.md`
//! describes how they are used.

mod http;
mod lesson;
mod socket;
mod study;
mod view;

pub use http::*;
pub use lesson::*;
pub use socket::*;
pub use study::*;
pub use view::*;
