//! A set of places, a bit for each.

#[derive(Clone, Default)]
pub(super) struct Bits(Vec<u64>);

impl Bits {
    pub(super) fn new(len: usize) -> Bits {
        Bits(vec![0; len.div_ceil(64)])
    }

    pub(super) fn contains(&self, at: usize) -> bool {
        self.0[at / 64] >> (at % 64) & 1 == 1
    }

    /// Adds a place, and says whether it is new.
    pub(super) fn insert(&mut self, at: usize) -> bool {
        let new = !self.contains(at);
        self.0[at / 64] |= 1 << (at % 64);
        new
    }

    pub(super) fn count(&self) -> u64 {
        self.0.iter().map(|word| u64::from(word.count_ones())).sum()
    }
}
