//! How chances are rounded to be stored.

/// A number of bits spread evenly from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    Coarse,
    Fine,
}

/// The largest table whose values are stored with 32 bits.
const MOST_FINE_BYTES: u64 = 256 << 20;

impl Scale {
    /// The scale for a table of so many positions.
    pub(crate) fn for_positions(positions: u64) -> Scale {
        let fits = positions * Scale::Fine.bytes() as u64 <= MOST_FINE_BYTES;
        if fits { Scale::Fine } else { Scale::Coarse }
    }

    /// The scale of a number of bits.
    pub(crate) fn of(bits: u8) -> Scale {
        if bits == 16 { Scale::Coarse } else { Scale::Fine }
    }

    pub(crate) fn bits(self) -> u8 {
        match self {
            Scale::Coarse => 16,
            Scale::Fine => 32,
        }
    }

    /// Bytes of a stored value.
    pub(crate) fn bytes(self) -> usize {
        usize::from(self.bits() / 8)
    }

    /// The largest stored value, which stands for 1.
    fn most(self) -> f64 {
        match self {
            Scale::Coarse => f64::from(u16::MAX),
            Scale::Fine => f64::from(u32::MAX),
        }
    }

    /// By how much rounding may change a value.
    pub(crate) fn error(self) -> f64 {
        0.5 / self.most() + f64::EPSILON
    }

    /// Appends a chance to bytes.
    pub(crate) fn push(self, chance: f64, bytes: &mut Vec<u8>) {
        let stored = (chance.clamp(0.0, 1.0) * self.most()).round();
        match self {
            Scale::Coarse => bytes.extend_from_slice(&(stored as u16).to_le_bytes()),
            Scale::Fine => bytes.extend_from_slice(&(stored as u32).to_le_bytes()),
        }
    }

    /// The chance that bytes begin with.
    #[inline]
    pub(crate) fn read(self, bytes: &[u8]) -> f64 {
        match self {
            Scale::Coarse => f64::from(u16::from_le_bytes([bytes[0], bytes[1]])) / self.most(),
            Scale::Fine => {
                let stored = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
                f64::from(stored) / self.most()
            }
        }
    }
}
