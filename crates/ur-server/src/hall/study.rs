//! What the engine says of a server's games and of other positions. It thinks on threads of its own,
//! and only so many thoughts are thought at once: games do not wait for students.

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::time::timeout;
use ur_engine::{AnalysisError, Judge, REVIEW_TIME, advised};
use ur_rules::record::Record;
use ur_rules::{Game, Position, Ruleset, Setup, Side, VariantPosition};

use crate::protocol::{
    AnalysisAsk, AnalysisPage, Hint, Problem, ProblemCode, Replay, ReviewPage, RulesetView,
    Standings, StandingsAsk,
};
use crate::table::ruleset_view;
use crate::{replay, study};

use super::Hall;

/// How long a thought may wait for the others.
const QUEUE: Duration = Duration::from_secs(10);

/// The rolls of a game that is reviewed, at most: several times those of a long one.
const MOST_PLIES: usize = 2000;

/// How long the moves of a position are looked at where they can only be estimated.
const ANALYSIS: Duration = Duration::from_millis(800);

/// Games whose standing is told at once, at most.
const MOST_STANDINGS: usize = 50;

/// As many thoughts at once as there are processors to think them.
pub(super) fn thoughts() -> Arc<Semaphore> {
    Arc::new(Semaphore::new(thread::available_parallelism().map_or(1, usize::from)))
}

impl Hall {
    /// Thinks about something without keeping anybody else waiting.
    async fn think<T: Send + 'static>(
        self: &Arc<Hall>,
        thought: impl FnOnce(&Hall) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let turn = timeout(QUEUE, Arc::clone(&self.thoughts).acquire_owned()).await;
        let Ok(Ok(turn)) = turn else { return Err(busy()) };
        let hall = Arc::clone(self);
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = thought(&hall);
            drop(turn);
            thought
        });
        thinking.await.map_err(|_| report_failed())
    }

    /// The best move of a game for the seat that is to move.
    pub(crate) async fn hint(self: &Arc<Hall>, id: &str, seat: &str) -> Result<Hint, Problem> {
        let (position, roll) = self.find(id).await?.question(seat).await?;
        let hint = self.think(move |hall| {
            let analysis =
                hall.judged(&position, |judge| judge.analyse(&position, Some(roll), None))?;
            study::hint(&position, &analysis)
        });
        hint.await?.ok_or_else(|| Problem::new(ProblemCode::NotNow, "there is no move to make"))
    }

    /// A game of this server that is over, told as luck and skill.
    pub(crate) async fn review(self: &Arc<Hall>, id: &str) -> Result<ReviewPage, Problem> {
        let live = self.find(id).await?;
        let (game, replay) = live.finished().await?;
        self.review_game(game, replay).await
    }

    /// A record, told as luck and skill.
    pub(crate) async fn review_record(self: &Arc<Hall>, text: &str) -> Result<ReviewPage, Problem> {
        let record = self.parse_record(text)?;
        let replay = self.replay_of(&record);
        self.review_game(record.game, replay).await
    }

    async fn review_game(
        self: &Arc<Hall>,
        game: Game,
        replay: Replay,
    ) -> Result<ReviewPage, Problem> {
        if game.plies().len() > MOST_PLIES {
            let message = format!("games of more than {MOST_PLIES} rolls are not reviewed");
            return Err(Problem::new(ProblemCode::TooLarge, &message));
        }
        self.think(move |hall| {
            let begun = Instant::now();
            let may_go_on = || begun.elapsed() < REVIEW_TIME;
            let review = hall.judged(game.start(), |judge| Ok(judge.review(&game, &may_go_on)?));
            let review = review.ok_or_else(report_failed)?;
            Ok(study::review_page(&review, &game, replay))
        })
        .await?
    }

    /// What every move is worth in a position.
    pub(crate) async fn analyse(
        self: &Arc<Hall>,
        ask: AnalysisAsk,
    ) -> Result<AnalysisPage, Problem> {
        let ruleset = self.ruleset(&ask.ruleset)?;
        let view = self.view_of(ruleset);
        let setup = asked_setup(ruleset, &ask)?;
        match ruleset.position(&setup) {
            Err(invalid) => Ok(study::invalid_page(view, &setup, &invalid)),
            Ok(position) => self.analyse_position(view, position).await,
        }
    }

    async fn analyse_position(
        self: &Arc<Hall>,
        view: RulesetView,
        position: VariantPosition,
    ) -> Result<AnalysisPage, Problem> {
        if position.winner().is_some() {
            return Ok(study::analysis_page(view, &position, None));
        }
        let analysis = self.think(move |hall| {
            hall.judged(&position, |judge| judge.analyse(&position, None, Some(ANALYSIS)))
        });
        Ok(study::analysis_page(view, &position, analysis.await?))
    }

    /// What the best judge says; if its table turns out to be damaged, what the next best says.
    fn judged<T>(
        &self,
        position: &VariantPosition,
        ask: impl Fn(&Judge<VariantPosition>) -> Result<T, AnalysisError>,
    ) -> Option<T> {
        let damaged = |error| tracing::error!(%error, "exact values cannot be used");
        advised(position, self.oracle.values(), ask, damaged).ok()
    }

    /// How games stand; those that there are not are left out.
    pub(crate) async fn standings(
        self: &Arc<Hall>,
        ask: StandingsAsk,
    ) -> Result<Standings, Problem> {
        if ask.games.len() > MOST_STANDINGS {
            let message = format!("at most {MOST_STANDINGS} games can be asked for at once");
            return Err(Problem::new(ProblemCode::TooLarge, &message));
        }
        let mut games = Vec::new();
        for id in ask.games {
            match self.find(&id).await {
                Ok(live) => games.push(live.standing().await?),
                Err(problem) if problem.code == ProblemCode::NoGame => {}
                Err(problem) => return Err(problem),
            }
        }
        Ok(Standings { games })
    }

    /// All that clients need to know of a ruleset.
    pub(super) fn view_of(&self, ruleset: Ruleset) -> RulesetView {
        ruleset_view(ruleset, self.computers.mastery(ruleset))
    }

    /// A record to look at, roll by roll.
    pub(super) fn replay_of(&self, record: &Record) -> Replay {
        replay::of(record, self.view_of(record.game.ruleset()))
    }
}

/// The setup that is asked about.
fn asked_setup(ruleset: Ruleset, ask: &AnalysisAsk) -> Result<Setup, Problem> {
    let bad = |message: &str| Problem::new(ProblemCode::BadRequest, message);
    match (&ask.position, &ask.arrangement) {
        (Some(text), _) => text.trim().parse().map_err(|error| bad(&format!("{error}"))),
        (None, Some(arrangement)) => {
            study::arranged(ruleset, arrangement).map_err(|reason| bad(&reason))
        }
        (None, None) => Ok(ruleset.start(Side::Light).setup()),
    }
}

fn busy() -> Problem {
    Problem::new(ProblemCode::TooMany, "the server is thinking about much else; try again soon")
}

/// Logs that a thought came to nothing.
fn report_failed() -> Problem {
    tracing::error!("a thought has failed");
    Problem::new(ProblemCode::Unavailable, "the server could not think about this")
}
