//! What is said about games, without a terminal, a server or a browser.

mod ledger;
