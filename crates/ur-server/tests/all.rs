//! The server, over real sockets. One program, because each more would be linked anew.

mod support;

mod games;
mod generated;
mod lessons;
mod limits;
mod refusals;
mod requests;
mod storage;
mod study;
