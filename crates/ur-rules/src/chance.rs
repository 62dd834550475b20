//! Chances of winning, which know whose they are, and what is said of their differences.

use std::iter::Sum;
use std::ops::{Add, AddAssign, Neg, Sub};

use crate::side::Side;

/// How likely each side is to win; a draw counts half for both.
///
/// It is nobody's number: whoever reads it says as which side.
///
/// ```
/// use ur_rules::{Chance, Side};
///
/// let chance = Chance::of(Side::Dark, 0.75);
/// assert_eq!(chance.seen_by(Side::Dark), 0.75);
/// assert_eq!(chance.seen_by(Side::Light), 0.25);
/// assert_eq!(chance.gain_since(Chance::EVEN, Side::Light).share(), -0.25);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance {
    light: f64,
}

impl Chance {
    /// Both sides are as likely to win.
    pub const EVEN: Chance = Chance { light: 0.5 };

    /// What is this much for a side: 1 is a certain win.
    #[inline]
    #[must_use]
    pub const fn of(side: Side, share: f64) -> Chance {
        match side {
            Side::Light => Chance { light: share },
            Side::Dark => Chance { light: 1.0 - share },
        }
    }

    /// The game is won.
    #[inline]
    #[must_use]
    pub const fn won_by(side: Side) -> Chance {
        Chance::of(side, 1.0)
    }

    /// How likely a side is to win, from 0 to 1.
    #[inline]
    pub const fn seen_by(self, side: Side) -> f64 {
        match side {
            Side::Light => self.light,
            Side::Dark => 1.0 - self.light,
        }
    }

    /// What a side has gained since its chance was another one; a loss is below zero.
    #[inline]
    #[must_use]
    pub const fn gain_since(self, earlier: Chance, side: Side) -> Points {
        let light = self.light - earlier.light;
        match side {
            Side::Light => Points(light),
            Side::Dark => Points(-light),
        }
    }
}

/// What a side's chance changed by: the luck of a roll, the price of a move, the error of a value.
/// A hundred points are a whole game; programs read the share of it.
///
/// ```
/// use ur_rules::Points;
///
/// let loss = Points::of_share(0.25);
/// assert_eq!(loss.points(), 25.0);
/// assert_eq!(loss + loss, Points::of_share(0.5));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Points(f64);

impl Points {
    /// Nothing gained, nothing lost.
    pub const ZERO: Points = Points(0.0);

    /// This much of a whole game.
    #[must_use]
    pub const fn of_share(share: f64) -> Points {
        Points(share)
    }

    /// How much of a whole game that is.
    pub const fn share(self) -> f64 {
        self.0
    }

    /// How many points that is, 100 of which are a whole game.
    pub const fn points(self) -> f64 {
        100.0 * self.0
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Points;

    fn sub(self, other: Points) -> Points {
        Points(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Points;

    fn neg(self) -> Points {
        Points(-self.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::ZERO, Add::add)
    }
}
