//! `ur convert`: from one notation of game records to the other.

use std::io::{Write, stdout};

use ur_rules::rgn::{self, RgnError};

use crate::cli::{ConvertArgs, Format};
use crate::failure::Failure;
use crate::load;

pub(crate) fn run(args: &ConvertArgs) -> Result<(), Failure> {
    let record = load::record_or_rgn(&args.file, args.rules.as_deref())?;
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

fn in_file(args: &ConvertArgs, error: RgnError) -> Failure {
    Failure::Rgn { path: args.file.clone(), error: Box::new(error) }
}
