//! Has the program built again once there is a web client to embed, or another one.

use std::env;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A program built for tests embeds nothing: it reads the client where it lies.
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        return;
    }
    let web = Path::new("../../web");
    let client = web.join("dist");
    // A path that is missing would have everything built each time: its folder tells when it comes.
    let watched = if client.exists() { &client } else { web };
    println!("cargo::rerun-if-changed={}", watched.display());
}
