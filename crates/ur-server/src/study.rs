//! What the engine says, as clients are told.

use ur_engine::{Analysis, Band, Review, RollAnalysis, Source};
use ur_play::Ledger;
use ur_rules::{
    Game, InvalidSetup, Position, Reserve, Ruleset, Setup, SetupError, Side, Square, Stone,
    VariantPosition,
};

use crate::protocol::{
    AnalysedRoll, AnalysisPage, AnalysisView, Arrangement, BoardView, ChanceSource, FaultKind,
    Hint, MoveBand, PositionFault, RatedMove, Replay, ReviewPage, ReviewedPly, RulesetView,
};
use crate::table::{board, move_view};

impl From<Source> for ChanceSource {
    fn from(source: Source) -> ChanceSource {
        match source {
            Source::Exact => ChanceSource::Exact,
            Source::Net => ChanceSource::Net,
            Source::ByHand => ChanceSource::ByHand,
        }
    }
}

impl From<Band> for MoveBand {
    fn from(band: Band) -> MoveBand {
        match band {
            Band::Excellent => MoveBand::Excellent,
            Band::Good => MoveBand::Good,
            Band::Inaccuracy => MoveBand::Inaccuracy,
            Band::Mistake => MoveBand::Mistake,
            Band::Blunder => MoveBand::Blunder,
        }
    }
}

/// The best move of the roll that was analysed.
pub(crate) fn hint(position: &VariantPosition, analysis: &Analysis) -> Option<Hint> {
    let rolled = analysis.rolls.first()?;
    let (roll, best) = (rolled.roll, rolled.moves.first()?);
    Some(Hint {
        mv: move_view(position, roll, best.mv),
        chance: best.chance.seen_by(analysis.side),
        source: analysis.source.into(),
        error: analysis.accuracy.error().share(),
        proved: analysis.accuracy.is_proved(),
    })
}

/// A review as clients show it.
pub(crate) fn review_page(review: &Review, game: &Game, replay: Replay) -> ReviewPage {
    let plies = game.plies().iter().zip(&review.plies).map(|(ply, reviewed)| ReviewedPly {
        before: reviewed.before.seen_by(reviewed.side),
        rolled: reviewed.rolled.seen_by(reviewed.side),
        after: reviewed.after.seen_by(reviewed.side),
        best: move_view(&ply.before, ply.roll, reviewed.best),
        luck: reviewed.luck.share(),
        loss: reviewed.loss.share(),
        choices: reviewed.choices,
        band: reviewed.band.map(Into::into),
    });
    ReviewPage {
        replay,
        source: review.source.into(),
        error: review.accuracy.error().share(),
        proved: review.accuracy.is_proved(),
        start: review.start.seen_by(Side::Light),
        result: review.result.seen_by(Side::Light),
        plies: plies.collect(),
        complete: review.complete,
        ledger: Ledger::of(review),
    }
}

/// A position that can be, and what its moves are worth.
pub(crate) fn analysis_page(
    ruleset: RulesetView,
    position: &VariantPosition,
    analysis: Option<Analysis>,
) -> AnalysisPage {
    let rolls = |rolls: Vec<RollAnalysis>| {
        rolls.into_iter().map(|rolled| analysed_roll(position, &rolled)).collect()
    };
    AnalysisPage {
        ruleset,
        board: board(position),
        side: position.turn().into(),
        faults: Vec::new(),
        winner: position.winner().map(Into::into),
        analysis: analysis.map(|analysis| AnalysisView {
            source: analysis.source.into(),
            error: analysis.accuracy.error().share(),
            proved: analysis.accuracy.is_proved(),
            chance: analysis.chance.seen_by(analysis.side),
            rolls: rolls(analysis.rolls),
        }),
    }
}

fn analysed_roll(position: &VariantPosition, rolled: &RollAnalysis) -> AnalysedRoll {
    let moves = rolled.moves.iter().map(|rated| RatedMove {
        mv: move_view(position, rolled.roll, rated.mv),
        chance: rated.chance.seen_by(position.turn()),
        after: rated.after.to_string(),
    });
    AnalysedRoll { roll: rolled.roll.to_string(), odds: rolled.odds, moves: moves.collect() }
}

/// A position that cannot be, and why.
pub(crate) fn invalid_page(
    ruleset: RulesetView,
    setup: &Setup,
    invalid: &InvalidSetup,
) -> AnalysisPage {
    AnalysisPage {
        ruleset,
        board: setup_board(setup),
        side: setup.turn.into(),
        faults: invalid.0.iter().map(fault).collect(),
        winner: None,
        analysis: None,
    }
}

/// What stands where, whether or not it can.
pub(crate) fn setup_board(setup: &Setup) -> BoardView {
    let stones = setup.stones().map(|(square, stones)| {
        (square.to_string(), stones.iter().map(|stone| stone.letter()).collect())
    });
    BoardView {
        stones: stones.collect(),
        pools: setup.reserves.map(|reserve| reserve.pool),
        out: setup.reserves.map(|reserve| reserve.out),
        position: setup.to_string(),
    }
}

/// The setup that somebody has arranged: whatever is neither on the board nor out is in the pool.
pub(crate) fn arranged(ruleset: Ruleset, arrangement: &Arrangement) -> Result<Setup, String> {
    let board = ruleset.board();
    let reserves = arrangement.out.map(|out| Reserve { pool: 0, out });
    let turn = arrangement.side.into();
    let mut setup = Setup::empty(*board, turn);
    setup.reserves = reserves;
    for (name, letters) in &arrangement.stones {
        let square: Square = name.parse().map_err(|_| format!("`{name}` is not a square"))?;
        if !board.squares().contains(square) {
            return Err(format!("{square} is not on this board"));
        }
        let pile: Option<Vec<Stone>> = letters.chars().map(Stone::from_letter).collect();
        let pile = pile.filter(|pile| !pile.is_empty());
        setup.put(square, pile.ok_or_else(|| format!("`{letters}` are no stones"))?);
    }
    setup.fill_pools(ruleset.pieces());
    Ok(setup)
}

/// A reason why a game cannot stand so.
fn fault(error: &SetupError) -> PositionFault {
    let mut fault = PositionFault {
        kind: FaultKind::BothWon,
        side: None,
        square: None,
        found: None,
        limit: None,
        message: error.to_string(),
    };
    let mut about = |kind, side: Option<Side>, square: Option<Square>| {
        fault.kind = kind;
        fault.side = side.map(Into::into);
        fault.square = square.map(|square| square.to_string());
    };
    match *error {
        SetupError::Board { .. } => about(FaultKind::Board, None, None),
        SetupError::Count { side, expected, found } => {
            about(FaultKind::Count, Some(side), None);
            (fault.found, fault.limit) = (Some(found), Some(expected.into()));
        }
        SetupError::Tower(square) => about(FaultKind::Tower, None, Some(square)),
        SetupError::Turned(square) => about(FaultKind::Turned, None, Some(square)),
        SetupError::OffPath { side, square } => {
            about(FaultKind::OffPath, Some(side), Some(square));
        }
        SetupError::Out { side, out } => {
            about(FaultKind::Out, Some(side), None);
            fault.found = Some(out.into());
        }
        SetupError::Lane { side, square } => about(FaultKind::Lane, Some(side), Some(square)),
        SetupError::Refuge { side, square } => about(FaultKind::Refuge, Some(side), Some(square)),
        SetupError::Goal { side, square } => about(FaultKind::Goal, Some(side), Some(square)),
        SetupError::Crowded { side, square, found, limit } => {
            about(FaultKind::Crowded, Some(side), Some(square));
            (fault.found, fault.limit) = (Some(found), Some(limit));
        }
        SetupError::High { square, found, limit } => {
            about(FaultKind::High, None, Some(square));
            (fault.found, fault.limit) = (Some(found), Some(limit.into()));
        }
        SetupError::BothWon => about(FaultKind::BothWon, None, None),
        SetupError::WinnerToAct(side) => about(FaultKind::WinnerToAct, Some(side), None),
    }
    fault
}
