//! The Royal Game of Ur over HTTP and WebSocket.

pub mod protocol;
