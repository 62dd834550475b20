//! Has the program built again once there is a web client to embed, or another one.

use std::path::Path;

fn main() {
    let web = Path::new("../../web");
    let client = web.join("dist");
    // A path that is missing would have everything built each time: its folder tells when it comes.
    let watched = if client.exists() { &client } else { web };
    println!("cargo::rerun-if-changed={}", watched.display());
}
