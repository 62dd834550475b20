//! Sums over the rolls of all games of perfect play, each counted as often as it comes.

use ur_rules::{Position, RacePosition, Side};

use super::ply::Ply;

/// Steps of a path, the pass and the finish included.
const STEPS: usize = 32;

/// Sums over some of the rolls.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Sum {
    /// How many of these rolls a game has.
    pub(super) count: f64,
    luck: f64,
    swing: f64,
    squares: f64,
}

impl Sum {
    /// A roll that comes so often and changes the mover's chance by this.
    fn add(&mut self, count: f64, luck: f64) {
        self.count += count;
        self.luck += count * luck;
        self.swing += count * luck.abs();
        self.squares += count * luck * luck;
    }

    fn merge(&mut self, other: &Sum) {
        self.count += other.count;
        self.luck += other.luck;
        self.swing += other.swing;
        self.squares += other.squares;
    }

    /// The mean change, if there are such rolls at all.
    pub(super) fn luck(&self) -> Option<f64> {
        (self.count > 0.0).then(|| self.luck / self.count)
    }

    /// The mean change without its sign.
    pub(super) fn swing(&self) -> Option<f64> {
        (self.count > 0.0).then(|| self.swing / self.count)
    }

    /// The sum of the squares in a game.
    pub(super) fn squares(&self) -> f64 {
        self.squares
    }
}

/// Sums over the rolls that leave a choice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ChoiceSums {
    pub(super) count: f64,
    /// Those of them where two moves are best.
    pub(super) ties: f64,
    /// How much worse the second-best move is.
    pub(super) to_second: f64,
    /// How much worse a move is that is picked at random.
    pub(super) to_random: f64,
}

/// All sums.
#[derive(Clone, Debug)]
pub(super) struct Tally {
    pub(super) all: Sum,
    /// By roll, in the order of the dice.
    pub(super) rolls: Vec<Sum>,
    /// By the mover and the step it goes to: 0 for a pass, one beyond the path for the finish.
    pub(super) landings: [[Sum; STEPS]; 2],
    /// The same for captures alone.
    pub(super) captures: [[Sum; STEPS]; 2],
    pub(super) choices: ChoiceSums,
    /// With a move picked at random: the variance of the chance after it that comes from the roll,
    /// and the variance that comes from the move.
    pub(super) roll_variance: f64,
    pub(super) choice_variance: f64,
}

impl Tally {
    pub(super) fn new(rolls: usize) -> Tally {
        let none = [[Sum::default(); STEPS]; 2];
        Tally {
            all: Sum::default(),
            rolls: vec![Sum::default(); rolls],
            landings: none,
            captures: none,
            choices: ChoiceSums::default(),
            roll_variance: 0.0,
            choice_variance: 0.0,
        }
    }

    /// Counts a position that comes up so often in a game, with what is done for each roll.
    pub(super) fn count(&mut self, position: &RacePosition, visits: f64, plies: &[(f64, Ply)]) {
        let over_rolls = |value: fn(&Ply) -> f64| -> f64 {
            plies.iter().map(|(odds, ply)| odds * value(ply)).sum()
        };
        let (before, mean) = (over_rolls(|ply| ply.best), over_rolls(|ply| ply.mean));
        for (roll, (odds, ply)) in plies.iter().enumerate() {
            let count = visits * odds;
            self.count_roll(position.turn(), roll, count, ply.best - before, ply);
            self.roll_variance += count * (ply.mean - mean).powi(2);
            self.choice_variance += count * ply.variance;
        }
    }

    fn count_roll(&mut self, mover: Side, roll: usize, count: f64, luck: f64, ply: &Ply) {
        let step = usize::from(ply.mv.to());
        self.all.add(count, luck);
        self.rolls[roll].add(count, luck);
        self.landings[mover.index()][step].add(count, luck);
        if ply.mv.captures() {
            self.captures[mover.index()][step].add(count, luck);
        }
        if let Some(second) = ply.second {
            self.choices.count += count;
            self.choices.ties += if second < ply.best { 0.0 } else { count };
            self.choices.to_second += count * (ply.best - second);
            self.choices.to_random += count * (ply.best - ply.mean);
        }
    }

    /// Adds the sums of other positions.
    pub(super) fn merge(&mut self, other: &Tally) {
        let ChoiceSums { count, ties, to_second, to_random } = other.choices;
        self.all.merge(&other.all);
        self.choices.count += count;
        self.choices.ties += ties;
        self.choices.to_second += to_second;
        self.choices.to_random += to_random;
        self.roll_variance += other.roll_variance;
        self.choice_variance += other.choice_variance;
        let sums = self.rolls.iter_mut();
        let sums = sums.chain(self.landings.as_flattened_mut());
        let sums = sums.chain(self.captures.as_flattened_mut());
        let others = other.rolls.iter();
        let others = others.chain(other.landings.as_flattened());
        let others = others.chain(other.captures.as_flattened());
        for (sum, other) in sums.zip(others) {
            sum.merge(other);
        }
    }
}
