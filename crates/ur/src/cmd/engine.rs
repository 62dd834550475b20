//! `ur engine`: this program as a player for other people's hosts.

use std::io::{BufRead, Write, stdin, stdout};

use ur_engine::{Cup, Session};

use crate::cli::EngineArgs;
use crate::failure::Failure;
use crate::{load, tables};

pub(crate) fn run(args: &EngineArgs) -> Result<(), Failure> {
    let cup = match args.seed {
        Some(seed) => Cup::seeded(seed),
        None => Cup::from_system()?,
    };
    let find = |name: &str| load::ruleset(name).map_err(|failure| failure.to_string());
    let mut session = Session::new(args.player.parse()?, cup, tables::exact_values(), &find);
    let mut out = stdout().lock();
    for line in stdin().lock().split(b'\n') {
        let reply = session.answer(&String::from_utf8_lossy(&line?));
        for answer in reply.answers {
            writeln!(out, "{answer}")?;
        }
        out.flush()?;
        if reply.over {
            break;
        }
    }
    Ok(())
}
