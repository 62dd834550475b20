//! Rules that live as long as the program, so that a position can point to them and stay `Copy`.
//!
//! A program meets a handful of rulesets; those of one text are kept once, and never freed.

use std::collections::BTreeMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{Mutex, PoisonError};

/// A reference to rules of which there is only one copy: two are equal when they are the same.
pub(crate) struct Interned<T: 'static>(&'static T);

impl<T> Interned<T> {
    /// Rules that came out of an [`Interner`]; their types can be had in no other way.
    #[inline]
    pub(crate) fn of(rules: &'static T) -> Interned<T> {
        Interned(rules)
    }

    #[inline]
    pub(crate) fn get(self) -> &'static T {
        self.0
    }
}

impl<T> Clone for Interned<T> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Interned<T> {}

impl<T> Deref for Interned<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        self.0
    }
}

impl<T> PartialEq for Interned<T> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<T> Eq for Interned<T> {}

impl<T> Hash for Interned<T> {
    /// Positions of one game share their rules: hashing them would tell nothing apart.
    #[inline]
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> fmt::Debug for Interned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("..")
    }
}

/// The one copy of each set of rules met so far, by the text that is their identity.
pub(crate) struct Interner<T: 'static>(Mutex<BTreeMap<String, &'static T>>);

impl<T> Interner<T> {
    pub(crate) const fn new() -> Interner<T> {
        Interner(Mutex::new(BTreeMap::new()))
    }

    /// The rules of a text; they are made only if nobody has asked for them yet.
    pub(crate) fn intern<E>(
        &self,
        text: String,
        make: impl FnOnce(String) -> Result<T, E>,
    ) -> Result<&'static T, E> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(same) = known.get(&text) {
            return Ok(same);
        }
        let rules: &'static T = Box::leak(Box::new(make(text.clone())?));
        known.insert(text, rules);
        Ok(rules)
    }
}
