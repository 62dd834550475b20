//! A game at a table, and everything that is said about it: what terminal, server and browser would
//! otherwise each say in their own way. Pure: no clock, no randomness, nothing from outside.
//!
//! The [`Ledger`] is where a result comes from, rounded so that it adds up.

#![forbid(unsafe_code)]

mod ledger;

pub use ledger::{Entry, Ledger, LedgerLine, Skill};
