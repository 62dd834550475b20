//! This program as a player for other people's hosts.

use std::time::Duration;

use ur_rules::{Position, Roll, Ruleset, VariantPosition};

use crate::analysis::Analysis;
use crate::cup::Cup;
use crate::exact_values::ExactValues;
use crate::judge::{Judge, Source};
use crate::level::Level;
use crate::mind::Mind;
use crate::player::{Depth, Player};

use super::lines::{Answer, PROTOCOL, Request};

/// A conversation with a host.
pub struct Session<'s> {
    values: &'s ExactValues,
    find: &'s dyn Fn(&str) -> Result<Ruleset, String>,
    player: Player,
    cup: Cup,
    ruleset: Option<Ruleset>,
    /// The player, ready to play the ruleset.
    mind: Option<Mind<VariantPosition>>,
    position: Option<VariantPosition>,
    roll: Option<Roll>,
}

/// What is said to one line of the host.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The lines.
    pub answers: Vec<Answer>,
    /// Whether the conversation is over.
    pub over: bool,
}

impl<'s> Session<'s> {
    /// Who plays unless told otherwise.
    pub const PLAYER: Player = Player::Level(Level::Master);

    /// A conversation that has not begun. `find` reads the rulesets that a host names.
    pub fn new(
        player: Player,
        cup: Cup,
        values: &'s ExactValues,
        find: &'s dyn Fn(&str) -> Result<Ruleset, String>,
    ) -> Session<'s> {
        let (ruleset, mind, position, roll) = (None, None, None, None);
        Session { values, find, player, cup, ruleset, mind, position, roll }
    }

    /// Answers a line of the host. What cannot be done changes nothing.
    pub fn answer(&mut self, line: &str) -> Reply {
        if line.trim().is_empty() {
            return Reply::default();
        }
        let answers = match line.parse() {
            Ok(Request::Quit) => return Reply { answers: Vec::new(), over: true },
            Ok(request) => self.obey(request),
            Err(error) => Err(error.to_string()),
        };
        let answers = answers.unwrap_or_else(|reason| vec![Answer::Error(reason)]);
        Reply { answers, over: false }
    }

    fn obey(&mut self, request: Request) -> Result<Vec<Answer>, String> {
        match request {
            Request::Protocol(0) => return Err("there is no version 0".to_owned()),
            Request::Protocol(_) => return Ok(self.greeting()),
            Request::SetOption { name, value } => self.set_option(&name, &value)?,
            Request::Ruleset(text) => self.set_ruleset(&text)?,
            Request::NewGame => (self.position, self.roll) = (None, None),
            Request::Position(text) => self.set_position(&text)?,
            Request::Roll(text) => self.set_roll(&text)?,
            Request::Go(time) => return self.go(time),
            Request::Analyse(time) => return self.analyse(time),
            Request::Ping => return Ok(vec![Answer::Pong]),
            Request::Moves(_) | Request::Quit => {}
        }
        Ok(Vec::new())
    }

    fn greeting(&self) -> Vec<Answer> {
        let id = |key: &str, value| Answer::Id { key: key.to_owned(), value };
        vec![
            id("name", format!("Ur {}", env!("CARGO_PKG_VERSION"))),
            id("author", env!("CARGO_PKG_AUTHORS").to_owned()),
            Answer::Option(format!("player text {}", self.player)),
            Answer::Option("seed number".to_owned()),
            Answer::Ready(PROTOCOL),
        ]
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "player" => {
                let player = value.parse::<Player>().map_err(|error| error.to_string())?;
                if let Some(ruleset) = self.ruleset {
                    self.mind = Some(self.mind_of(player, ruleset)?);
                }
                self.player = player;
            }
            "seed" => {
                let seed = value.parse().map_err(|_| format!("`{value}` is not a seed"))?;
                self.cup = Cup::seeded(seed);
            }
            _ => return Err(format!("there is no option `{name}`; there are player and seed")),
        }
        Ok(())
    }

    fn mind_of(&self, player: Player, ruleset: Ruleset) -> Result<Mind<VariantPosition>, String> {
        player
            .mind(&ruleset.start(ur_rules::Side::Light), self.values)
            .map_err(|error| error.to_string())
    }

    fn set_ruleset(&mut self, name: &str) -> Result<(), String> {
        let ruleset = (self.find)(name)?;
        self.mind = Some(self.mind_of(self.player, ruleset)?);
        (self.ruleset, self.position, self.roll) = (Some(ruleset), None, None);
        Ok(())
    }

    fn set_position(&mut self, position: &str) -> Result<(), String> {
        let ruleset = self.ruleset.ok_or("no ruleset has been said yet")?;
        self.position = Some(ruleset.parse_position(position).map_err(|error| error.to_string())?);
        self.roll = None;
        Ok(())
    }

    fn set_roll(&mut self, roll: &str) -> Result<(), String> {
        let position = self.position.ok_or(NO_POSITION)?;
        let roll = roll.parse::<Roll>().map_err(|error| error.to_string())?;
        self.roll = Some(position.dice().check(roll).map_err(|error| error.to_string())?);
        Ok(())
    }

    fn go(&mut self, time: Option<Duration>) -> Result<Vec<Answer>, String> {
        let position = self.position.ok_or(NO_POSITION)?;
        let roll = self.roll.ok_or("no roll has been said since the position")?;
        position.check(roll).map_err(|error| error.to_string())?;
        let mind = self.mind.as_ref().ok_or(NO_POSITION)?;
        let chosen = match time {
            Some(time) => self.cup.choose(&hurried(mind, time), &position, roll),
            None => self.cup.choose(mind, &position, roll),
        };
        let mv = chosen.map_err(|fault| fault.to_string())?.ok_or("there is no move")?;
        Ok(vec![Answer::BestMove(mv.to_string())])
    }

    fn analyse(&self, time: Option<Duration>) -> Result<Vec<Answer>, String> {
        let position = self.position.ok_or(NO_POSITION)?;
        let judge = Judge::best(&position, self.values).map_err(|error| error.to_string())?;
        let time = time.map(|time| time * 9 / 10);
        let analysis = judge.analyse(&position, self.roll, time);
        Ok(told(&analysis.map_err(|error| error.to_string())?))
    }
}

const NO_POSITION: &str = "no position has been said yet";

/// A mind that takes no longer than nine tenths of a time, if it is one that looks at a clock.
fn hurried(mind: &Mind<VariantPosition>, time: Duration) -> Mind<VariantPosition> {
    let most = u32::try_from(time.as_millis() * 9 / 10).unwrap_or(u32::MAX).max(1);
    let mut mind = mind.clone();
    if let Mind::Judging { depth: Depth::Millis(millis), .. } = &mut mind {
        *millis = most.min(*millis);
    }
    mind
}

fn told(analysis: &Analysis) -> Vec<Answer> {
    let source = match analysis.source {
        Source::Exact => "exact",
        Source::Net => "net",
        Source::ByHand => "by_hand",
    };
    let error = analysis.accuracy.error().share();
    let chance = analysis.chance.seen_by(analysis.side);
    let mut answers =
        vec![Answer::Info(format!("source {source} error {error} chance {chance:.6}"))];
    for roll in &analysis.rolls {
        let head = format!("roll {} odds {} plies {}", roll.roll, roll.odds, roll.plies);
        answers.extend(roll.moves.iter().map(|rated| {
            let chance = rated.chance.seen_by(analysis.side);
            Answer::Info(format!("{head} move {} chance {:.6}", rated.mv, chance))
        }));
    }
    answers.push(Answer::Analysed);
    answers
}
