//! RGN, the notation of the `RoyalUr` libraries, for the race rulesets it can express.
