//! Names the sources that solve, so that layers which others have solved are not gone on with.

use std::fs;
use std::path::{Path, PathBuf};

/// What does not decide the values of a race's layers.
const APART: [&str; 1] = ["src/small"];

fn main() {
    let mut files = Vec::new();
    list(Path::new("src"), &mut files);
    files.sort();
    let hash = files.iter().fold(FNV_START, |hash, file| {
        println!("cargo::rerun-if-changed={}", file.display());
        fnv(hash, &fs::read(file).unwrap_or_default())
    });
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rustc-env=UR_SOLVER_SOURCES={hash:016x}");
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() && !APART.iter().any(|apart| path == Path::new(apart)) {
            list(&path, files);
        } else if path.is_file() {
            files.push(path);
        }
    }
}

/// The hash of Fowler, Noll and Vo (FNV-1a), which needs no crate.
const FNV_START: u64 = 0xcbf2_9ce4_8422_2325;

fn fnv(start: u64, bytes: &[u8]) -> u64 {
    let prime = 0x0000_0100_0000_01b3;
    bytes.iter().fold(start, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(prime))
}
