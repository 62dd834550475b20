//! The number of every position of a game, and the position of every number.

use std::ops::Range;

use ur_rules::race::{RacePosition, RaceRules};
use ur_rules::{Position, Side};

use crate::feasible::{Unsolvable, check_keys};
use crate::geometry::{Geometry, Placement};
use crate::index::{Layout, Ranks};
use crate::lane::Lane;
use crate::shape::Packing;

/// All positions of a game with both sides unfinished, numbered without gaps.
///
/// Positions are seen by the side that waits: its key, its lane as the row, the mover's lane as the
/// column. If the paths are mirror images, Light's and Dark's positions share their numbers.
///
/// ```
/// use ur_rules::{Ruleset, Side};
/// use ur_solver::Numbering;
///
/// let Ok(Ruleset::Race(classic)) = "classic".parse() else { panic!("classic is a race") };
/// let numbering = Numbering::new(classic)?;
/// assert_eq!(numbering.len(), 137_870_097);
/// let start = classic.start(Side::Light);
/// assert_eq!(numbering.position(numbering.number(&start).unwrap()), Some(start));
/// # Ok::<(), ur_solver::Unsolvable>(())
/// ```
#[derive(Debug)]
pub struct Numbering {
    pub(crate) geometry: Geometry,
    pub(crate) ranks: [Ranks; 2],
    pub(crate) layers: Vec<NumberedLayer>,
    len: u64,
}

/// The numbers of the positions in which the same side waits and as many pieces are in play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerNumbers {
    /// The side that waits; none if Light's and Dark's positions share their numbers.
    pub waiter: Option<Side>,
    /// Pieces in play of the side that waits, and of the mover.
    pub pieces: [u32; 2],
    /// Their numbers.
    pub numbers: Range<u64>,
}

/// The positions of one layer, and the number of the first.
#[derive(Debug)]
pub(crate) struct NumberedLayer {
    /// The side that waits.
    pub(crate) side: usize,
    /// Pieces in play of the side that waits, and of the mover.
    pub(crate) pieces: [u32; 2],
    pub(crate) layout: Layout,
    pub(crate) start: u64,
}

impl Numbering {
    /// Numbers the positions of a game, unless there are too many.
    pub fn new(rules: &'static RaceRules) -> Result<Numbering, Unsolvable> {
        let geometry = Geometry::new(rules);
        check_keys(&geometry)?;
        let ranks = [Ranks::new(&geometry.views[0]), Ranks::new(&geometry.views[1])];
        let sides = if geometry.symmetric { 1 } else { 2 };
        let most = u32::from(rules.spec().pieces);
        let mut layers = Vec::new();
        let mut len = 0;
        for (side, ranks) in ranks.iter().enumerate().take(sides) {
            for waiting in 1..=most {
                for moving in 1..=most {
                    let pieces = [waiting, moving];
                    let layout = Layout::new(&geometry, ranks, side, pieces, Packing::Tight);
                    let start = len;
                    len += layout.len as u64;
                    layers.push(NumberedLayer { side, pieces, layout, start });
                }
            }
        }
        Ok(Numbering { geometry, ranks, layers, len })
    }

    /// Whether it numbers the positions of these rules: its own, or others of the same mechanics.
    #[inline]
    pub fn is_of(&self, rules: &'static RaceRules) -> bool {
        std::ptr::eq(self.geometry.rules, rules) || self.plays_as(rules)
    }

    /// Whether other rules are the same game.
    #[cold]
    fn plays_as(&self, rules: &'static RaceRules) -> bool {
        self.geometry.rules.mechanics() == rules.mechanics()
    }

    /// How many positions there are, up to the exchange of the sides if the paths are mirror images.
    #[expect(clippy::len_without_is_empty, reason = "a game always has positions")]
    pub fn len(&self) -> u64 {
        self.len
    }

    /// Whether the paths are mirror images, so that Light's and Dark's positions share their numbers.
    pub fn is_shared(&self) -> bool {
        self.geometry.symmetric
    }

    /// The numbers of every layer, in their order.
    pub fn layers(&self) -> impl Iterator<Item = LayerNumbers> {
        self.layers.iter().map(|layer| LayerNumbers {
            waiter: (!self.is_shared()).then(|| Side::BOTH[layer.side]),
            pieces: layer.pieces,
            numbers: layer.start..layer.start + layer.layout.len as u64,
        })
    }

    /// The first steps of a side's path, as bits from 1 on: where only its own pieces in them differ,
    /// positions have numbers close to each other.
    pub fn lane(&self, side: Side) -> u32 {
        self.geometry.views[side.index()].lane.mask()
    }

    fn layer(&self, side: usize, [waiting, moving]: [u32; 2]) -> &NumberedLayer {
        let most = u32::from(self.geometry.rules.spec().pieces);
        let at = (side as u32 * most + waiting - 1) * most + moving - 1;
        &self.layers[at as usize]
    }

    /// The number of a position; none if a side has finished, or if it is of another game.
    pub fn number(&self, position: &RacePosition) -> Option<u64> {
        if !self.is_of(position.rules()) {
            return None;
        }
        let mover = position.turn();
        let waiter = !mover;
        let side = if self.geometry.symmetric { 0 } else { waiter.index() };
        let view = &self.geometry.views[side];
        let mover_lane = &self.geometry.views[1 - side].lane;
        let (own, enemy) = (position.steps(waiter), position.steps(mover));
        let in_play = |side: Side, steps: u32| steps.count_ones() + u32::from(position.pool(side));
        let pieces = [in_play(waiter, own), in_play(mover, enemy)];
        if pieces.contains(&0) {
            return None;
        }
        let placement =
            Placement { own: own & view.key_steps, enemy: enemy & view.enemy_key_steps };
        let layer = self.layer(side, pieces);
        let group = layer.layout.group(placement.own.count_ones(), placement.enemy.count_ones());
        let block = group.block(self.ranks[side].rank(view.key(placement)));
        let (row, column) = (view.lane.rank(own), mover_lane.rank(enemy));
        Some(layer.start + (block + row * group.shape.columns + column) as u64)
    }

    /// The position of a number; with Light to move where the sides share their numbers.
    pub fn position(&self, number: u64) -> Option<RacePosition> {
        let layer = self.layers.iter().rfind(|layer| layer.start <= number)?;
        let view = &self.geometry.views[layer.side];
        let (placed, rank, inside) = layer.layout.locate((number - layer.start) as usize)?;
        let group = layer.layout.group(placed[0], placed[1]);
        let key = self.ranks[layer.side].key(placed, rank)?;
        let placement = view.placement(key);
        let mover_lane = &self.geometry.views[1 - layer.side].lane;
        let side_of = |lane: &Lane, on_key: u32, rank: usize, pieces: u32| {
            let steps = on_key | lane.filling(rank);
            (steps, pieces - steps.count_ones())
        };
        let (row, column) = (inside / group.shape.columns, inside % group.shape.columns);
        let waiting = side_of(&view.lane, placement.own, row, layer.pieces[0]);
        let moving = side_of(mover_lane, placement.enemy, column, layer.pieces[1]);
        let waiter = if self.geometry.symmetric { Side::Dark } else { Side::BOTH[layer.side] };
        let sides = if waiter == Side::Light { [waiting, moving] } else { [moving, waiting] };
        self.geometry.rules.place(!waiter, sides)
    }
}
