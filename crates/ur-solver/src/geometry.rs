//! How the squares of a race are split up for solving.
//!
//! A side's moves do not depend on the pieces in the enemy's lane. So a position is seen by one side,
//! its **owner**, waiting or rolling, as a **key** (what stands beyond the lanes), a **row** (the filling
//! of the owner's lane) and a **column** (the filling of the enemy's lane); pools follow from the pieces
//! in play. All positions of a key make a **block**, and a row of a block is computed with vector
//! instructions.

use ur_rules::race::{RaceRules, Track};
use ur_rules::{Roll, Side};

use crate::lane::{Lane, MAX_LANE, bits};

/// Steps of a path, the pool and the finish included.
const STEPS: usize = 32;

/// The squares of a race, split up for solving.
#[derive(Debug)]
pub(crate) struct Geometry {
    pub(crate) rules: &'static RaceRules,
    /// The board as the owner sees it, for Light and for Dark; equal if the paths are mirror images.
    pub(crate) views: [View; 2],
    /// Whether the two paths are mirror images, so that one table serves both sides.
    pub(crate) symmetric: bool,
    /// The rolls and their chances.
    pub(crate) rolls: Vec<(u8, f64)>,
}

/// The board as an owner sees it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct View {
    pub(crate) track: &'static Track,
    pub(crate) lane: Lane,
    /// The steps of the owner's path beyond its lane.
    pub(crate) key_steps: u32,
    /// The steps of the enemy's path beyond the enemy's lane.
    pub(crate) enemy_key_steps: u32,
    /// How many keys there are: every one is a possible placement.
    pub(crate) keys: u64,
    /// What a piece of the owner adds to the key, by its step; 0 in the lane.
    own_weights: [u32; STEPS],
    /// What a piece of the enemy adds to the key, by its step of the enemy's path.
    enemy_weights: [u32; STEPS],
    /// The squares that both visit: the owner's step and the enemy's, in the order of the digits.
    meetings: Vec<(u8, u8)>,
}

/// Pieces beyond the lanes, each as bits along its side's path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Placement {
    pub(crate) own: u32,
    pub(crate) enemy: u32,
}

impl Geometry {
    pub(crate) fn new(rules: &'static RaceRules) -> Geometry {
        let views = Side::BOTH.map(|side| View::new(rules, side));
        let symmetric = views[0].track.mirrors(views[1].track);
        let dice = &rules.spec().dice;
        let rolls = dice
            .odds()
            .filter_map(|(roll, odds)| match roll {
                Roll::Count(steps) => Some((steps, odds)),
                Roll::Tips(_) => None,
            })
            .collect();
        Geometry { rules, views, symmetric, rolls }
    }

    /// A placement without the pieces on the first so many shared squares.
    ///
    /// Nothing is taken away where the sides do not meet on the same steps: the part that is left
    /// must be the same for both.
    pub(crate) fn far(&self, placement: Placement, near_squares: usize) -> Placement {
        let meetings = self.views[0].meetings.iter().take(near_squares);
        let near = meetings
            .take_while(|(own, enemy)| own == enemy)
            .fold(0, |near, (own, _)| near | 1 << own);
        Placement { own: placement.own & !near, enemy: placement.enemy & !near }
    }

    /// The steps of every roll.
    pub(crate) fn roll_steps(&self) -> Vec<u8> {
        self.rolls.iter().map(|&(steps, _)| steps).collect()
    }
}

impl View {
    fn new(rules: &'static RaceRules, side: Side) -> View {
        let track = rules.track(side);
        let enemy_track = rules.track(!side);
        let lane = Lane::new(lane_steps(track));
        let enemy_lane_steps = lane_steps(enemy_track);
        let key_steps = steps_between(lane.steps(), track.finish());
        let enemy_key_steps = steps_between(enemy_lane_steps, enemy_track.finish());
        let meetings: Vec<(u8, u8)> = bits(key_steps)
            .filter_map(|step| {
                let enemy_bit = track.enemy_bit(1 << step);
                (enemy_bit != 0).then(|| (step as u8, enemy_bit.trailing_zeros() as u8))
            })
            .collect();
        let mut own_weights = [0; STEPS];
        let mut enemy_weights = [0; STEPS];
        let mut weight: u64 = 1;
        for &(own, enemy) in &meetings {
            own_weights[usize::from(own)] = weight as u32;
            enemy_weights[usize::from(enemy)] = (2 * weight) as u32;
            weight = weight.saturating_mul(3);
        }
        for (steps, weights) in
            [(key_steps, &mut own_weights), (enemy_key_steps, &mut enemy_weights)]
        {
            for step in bits(steps) {
                if weights[step as usize] == 0 {
                    weights[step as usize] = weight as u32;
                    weight = weight.saturating_mul(2);
                }
            }
        }
        View {
            track,
            lane,
            key_steps,
            enemy_key_steps,
            keys: weight,
            own_weights,
            enemy_weights,
            meetings,
        }
    }

    /// The squares that both visit: the owner's step and the enemy's.
    pub(crate) fn meetings(&self) -> &[(u8, u8)] {
        &self.meetings
    }

    /// The weight of the owner's piece on a step.
    pub(crate) fn own_weight(&self, step: u32) -> u32 {
        self.own_weights[step as usize % STEPS]
    }

    /// The weight of the enemy's piece on a step of its own path.
    pub(crate) fn enemy_weight(&self, step: u32) -> u32 {
        self.enemy_weights[step as usize % STEPS]
    }

    /// The key of a placement.
    pub(crate) fn key(&self, placement: Placement) -> u32 {
        let own: u32 = bits(placement.own).map(|step| self.own_weight(step)).sum();
        let enemy: u32 = bits(placement.enemy).map(|step| self.enemy_weight(step)).sum();
        own + enemy
    }

    /// The placement of a key.
    pub(crate) fn placement(&self, key: u32) -> Placement {
        let mut rest = key;
        let mut digit = |base| {
            let digit = rest % base;
            rest /= base;
            digit
        };
        let mut placement = Placement::default();
        for &(own, enemy) in &self.meetings {
            match digit(3) {
                0 => {}
                1 => placement.own |= 1 << own,
                _ => placement.enemy |= 1 << enemy,
            }
        }
        let shared = |steps: fn(&(u8, u8)) -> u8| {
            self.meetings.iter().fold(0, |mask, meeting| mask | 1 << steps(meeting))
        };
        for step in bits(self.key_steps & !shared(|meeting| meeting.0)) {
            placement.own |= digit(2) << step;
        }
        for step in bits(self.enemy_key_steps & !shared(|meeting| meeting.1)) {
            placement.enemy |= digit(2) << step;
        }
        placement
    }
}

impl Placement {
    /// The same pieces as the enemy sees them.
    pub(crate) fn flipped(self) -> Placement {
        Placement { own: self.enemy, enemy: self.own }
    }
}

/// The steps before the first that the enemy visits too, as many as a lane holds.
fn lane_steps(track: &Track) -> u8 {
    let private = (1..track.finish()).take_while(|&step| track.enemy_bit(1 << step) == 0);
    private.count().min(MAX_LANE.into()) as u8
}

/// The steps after one and before another, as bits.
fn steps_between(after: u8, before: u8) -> u32 {
    (1 << before) - (2 << after)
}
