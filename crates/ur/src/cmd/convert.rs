//! `ur convert`: from one notation of game records to the other.

use std::io::{Write, stdout};

use ur_rules::record::{Record, RecordFault};
use ur_rules::rgn::{self, RgnError};

use crate::cli::{ConvertArgs, Format};
use crate::failure::Failure;
use crate::load;

pub(crate) fn run(args: &ConvertArgs) -> Result<(), Failure> {
    let record = read(args)?;
    let text = match args.to {
        Format::Ur => record.to_string(),
        Format::Rgn => {
            for loss in rgn::losses(&record) {
                eprintln!("warning: {loss}");
            }
            rgn::write(&record).map_err(|error| in_file(args, error))?
        }
    };
    stdout().write_all(text.as_bytes())?;
    Ok(())
}

/// A record in our own notation names its ruleset; with `--rules` the file is RGN.
fn read(args: &ConvertArgs) -> Result<Record, Failure> {
    match &args.rules {
        Some(rules) => {
            let ruleset = load::ruleset(rules)?;
            let text = load::read(&args.file)?;
            rgn::parse(&text, ruleset).map_err(|error| in_file(args, error))
        }
        None => load::record(&args.file).map_err(|failure| match failure {
            Failure::Record { error, .. } if error.fault == RecordFault::NoRuleset => {
                let reason = "the record does not name its ruleset, as RGN never does: say it, \
                    such as --rules classic";
                Failure::Usage(reason.to_owned())
            }
            other => other,
        }),
    }
}

fn in_file(args: &ConvertArgs, error: RgnError) -> Failure {
    Failure::Rgn { path: args.file.clone(), error: Box::new(error) }
}
