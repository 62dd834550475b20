//! Chances and what they change by: the same for both sides, with opposite signs.

use proptest::prelude::*;
use ur_rules::{Chance, Points, Side};

fn any_side() -> impl Strategy<Value = Side> {
    prop::sample::select(Side::BOTH.to_vec())
}

proptest! {
    #[test]
    fn what_one_side_gains_the_other_loses(
        side in any_side(),
        before in 0.0..=1.0,
        after in 0.0..=1.0,
    ) {
        let (earlier, later) = (Chance::of(side, before), Chance::of(side, after));
        prop_assert!((later.seen_by(side) - after).abs() < 1e-15);
        prop_assert!((later.seen_by(side) + later.seen_by(!side) - 1.0).abs() < 1e-15);
        let gain = later.gain_since(earlier, side);
        prop_assert!((gain.share() - (after - before)).abs() < 1e-15);
        prop_assert_eq!(later.gain_since(earlier, !side), -gain);
        prop_assert_eq!(later.gain_since(later, side), Points::ZERO);
    }

    #[test]
    fn points_add_up(shares in prop::collection::vec(-1.0..1.0, 0..9)) {
        let points: Vec<Points> = shares.iter().map(|share| Points::of_share(*share)).collect();
        let sum: Points = points.iter().copied().sum();
        let mut counted = Points::ZERO;
        for one in &points {
            counted += *one;
        }
        prop_assert_eq!(sum, counted);
        prop_assert!((sum.points() - 100.0 * shares.iter().sum::<f64>()).abs() < 1e-9);
        prop_assert_eq!(sum - sum, Points::ZERO);
        prop_assert_eq!(sum + (-sum), Points::ZERO);
    }
}

#[test]
fn a_game_that_is_won_is_certain() {
    for side in Side::BOTH {
        assert_eq!(Chance::won_by(side).gain_since(Chance::EVEN, side), Points::of_share(0.5));
        assert_eq!((Chance::won_by(side).seen_by(!side), Chance::EVEN.seen_by(side)), (0.0, 0.5));
    }
}
