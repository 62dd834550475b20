//! The nets that come with the program.

use std::sync::LazyLock;

use super::Net;

/// A net of the program's own, or none where its bytes are not one: a test sees to it that they are.
macro_rules! embedded {
    ($name:ident, $file:literal) => {
        pub(crate) fn $name() -> Option<&'static Net> {
            static NET: LazyLock<Option<Net>> = LazyLock::new(|| {
                Net::from_bytes(include_bytes!(concat!("../../nets/", $file))).ok()
            });
            NET.as_ref()
        }
    };
}

embedded!(classic, "classic.urnet");
embedded!(modern, "modern.urnet");
embedded!(ravensburger, "ravensburger.urnet");
