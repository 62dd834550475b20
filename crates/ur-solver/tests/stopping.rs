//! A solve that is stopped goes on where it was, and what it kept can be relied on or is thrown away.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use ur_rules::race::RaceRules;
use ur_solver::{Free, Needs, SolveError, Stop, Work};

use crate::support::{Folder, race, settles, toml};

/// What a run did: the layers it found or made solved, and those of them that it swept.
#[derive(Default)]
struct Done {
    layers: BTreeSet<[u32; 2]>,
    swept: BTreeSet<[u32; 2]>,
}

/// Runs until so many layers are done.
fn run(folder: &Folder, rules: &'static RaceRules, most_layers: usize) -> Done {
    let (mut done, stop) = (Done::default(), Stop::default());
    let result = folder.begin(rules).run(&stop, &mut |progress| {
        match progress.sweep {
            Some(_) => done.swept.insert(progress.pieces),
            None => done.layers.insert(progress.pieces),
        };
        settles(progress);
        if done.layers.len() == most_layers {
            stop.ask();
        }
    });
    match result {
        Ok(Some(_)) => assert!(done.layers.len() < most_layers),
        Ok(None) => assert_eq!(done.layers.len(), most_layers),
        Err(error) => panic!("{error}"),
    }
    done
}

/// A game with mirror images for paths, and one with a table for each side.
fn games() -> [&'static RaceRules; 2] {
    let mirrored = "light = \"a1 b1 b2 c2 c1\"\ndark = \"a3 b3 b2 c2 c3\"";
    let opposite = "light = \"a1 a2 b2 c2 c1\"\ndark = \"c3 c2 b2 a2 a3 b3\"";
    [mirrored, opposite]
        .map(|paths| toml(&format!("board = \"3/3/3\"\n{paths}\nrosettes = \"b2\"\npieces = 3")))
}

/// The bytes of the table of an undisturbed run, and how many layers it has.
fn undisturbed(rules: &'static RaceRules) -> (Vec<u8>, usize) {
    let folder = Folder::new();
    let layers = run(&folder, rules, usize::MAX).layers.len();
    (folder.table_bytes(), layers)
}

/// The files that are kept, by their paths from the folder of the work, with what is in them.
fn kept(folder: &Folder) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(folder.work_folder().join(&inner)).expect("a folder") {
            let entry = entry.expect("a file");
            let path = inner.join(entry.file_name());
            match fs::read(entry.path()) {
                Ok(contents) => drop(files.insert(path, contents)),
                Err(_) => folders.push(path),
            }
        }
    }
    files
}

/// A folder with the same files.
fn with_files(files: &BTreeMap<PathBuf, Vec<u8>>) -> Folder {
    let folder = Folder::new();
    for (path, contents) in files {
        let path = folder.work_folder().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, contents).expect("a file");
    }
    folder
}

#[test]
fn stopping_after_any_layer_and_going_on_gives_the_same_table() {
    for rules in games() {
        let (bytes, layers) = undisturbed(rules);
        for stop in 1..=layers {
            let folder = Folder::new();
            let before = run(&folder, rules, stop);
            assert!(!folder.table_path().exists(), "there is no table before it is finished");
            let after = run(&folder, rules, usize::MAX);
            assert!(folder.table_bytes() == bytes, "{rules}, stopped after {stop} layers");
            assert_eq!(after.layers.len(), layers);
            let again: Vec<_> = before.layers.intersection(&after.swept).collect();
            assert!(again.is_empty(), "{rules}: {again:?} were solved again");
        }
    }
}

#[test]
fn stopping_in_the_middle_of_a_layer_loses_that_layer_alone() {
    for rules in games() {
        let (bytes, _) = undisturbed(rules);
        let folder = Folder::new();
        let mut finished = BTreeSet::new();
        let stop = Stop::default();
        let stopped = folder.begin(rules).run(&stop, &mut |progress| {
            if progress.sweep.is_none() {
                finished.insert(progress.pieces);
            }
            if finished.len() == 2 && progress.sweep.is_some_and(|sweep| sweep.sweeps == 3) {
                stop.ask();
            }
        });
        assert!(matches!(stopped, Ok(None)), "{stopped:?}");
        let after = run(&folder, rules, usize::MAX);
        assert!(folder.table_bytes() == bytes, "{rules}");
        assert!(finished.is_disjoint(&after.swept), "{:?} of {finished:?}", after.swept);
    }
}

#[test]
fn nothing_is_left_of_the_work_when_a_game_is_solved() {
    for rules in games() {
        let folder = Folder::new();
        run(&folder, rules, 2);
        assert!(!kept(&folder).is_empty());
        run(&folder, rules, usize::MAX);
        assert_eq!(kept(&folder), BTreeMap::new());
    }
}

#[test]
fn a_solve_that_is_run_again_when_it_is_done_says_what_it_said() {
    let folder = Folder::new();
    let mut solve = folder.begin(games()[0]);
    let mut run = || solve.run(&Stop::default(), &mut settles).expect("it is solved");
    let said = run();
    assert_eq!(said.as_ref(), Some(folder.open(games()[0]).description()));
    assert_eq!(run(), said);
}

#[test]
fn a_kept_layer_that_is_damaged_or_missing_is_solved_again() {
    let damages: [fn(&mut Vec<u8>); 3] = [
        |bytes| bytes.iter_mut().skip(20).step_by(1000).for_each(|byte| *byte ^= 4),
        |bytes| bytes.truncate(bytes.len() / 2),
        Vec::clear,
    ];
    for rules in games() {
        let (bytes, layers) = undisturbed(rules);
        for stop in [layers / 2, layers - 1, layers] {
            let folder = Folder::new();
            run(&folder, rules, stop);
            let whole = kept(&folder);
            for (path, damage) in whole.keys().zip(damages.into_iter().cycle()) {
                let mut damaged = whole.clone();
                damage(damaged.get_mut(path).expect("a kept file"));
                let folder = with_files(&damaged);
                run(&folder, rules, usize::MAX);
                let same = folder.table_bytes() == bytes;
                assert!(same, "{rules}, {stop} layers kept, {} damaged", path.display());
            }
        }
        let folder = Folder::new();
        run(&folder, rules, layers);
        let whole = kept(&folder);
        for path in whole.keys() {
            let mut rest = whole.clone();
            rest.remove(path);
            let folder = with_files(&rest);
            run(&folder, rules, usize::MAX);
            assert!(folder.table_bytes() == bytes, "{rules}, {} missing", path.display());
        }
    }
}

#[test]
fn two_solves_of_the_same_rules_do_not_get_in_each_others_way() {
    let [rules, _] = games();
    let (bytes, _) = undisturbed(rules);
    let folder = Folder::new();
    let mut solve = folder.begin(rules);
    let refused = folder.job(rules).begin(&Free::default()).err();
    let Some(error @ SolveError::Busy) = refused else { panic!("{refused:?}") };
    assert!(error.to_string().contains("another program is solving these rules"), "{error}");
    let solved = solve.run(&Stop::default(), &mut settles);
    assert!(solved.is_ok() && folder.table_bytes() == bytes);
}

#[test]
fn the_disk_holds_no_more_on_the_way_than_was_said() {
    for rules in [race("classic:pieces=4"), race("blitz:pieces=3"), games()[1]] {
        let folder = Folder::new();
        let needs = Needs::of(rules).expect("it can be solved");
        let mut most = 0;
        let solved = folder.begin(rules).run(&Stop::default(), &mut |progress| {
            if progress.sweep.is_none() {
                most = kept(&folder).values().map(Vec::len).sum::<usize>().max(most);
            }
            settles(progress);
        });
        solved.expect("it is solved");
        let with_table = (most + folder.table_bytes().len()) as u64;
        // Heads and checksums of the files come on top.
        assert!(with_table <= needs.disk + 4096, "{rules}: {with_table} of {}", needs.disk);
        assert!(2 * with_table >= needs.disk, "{rules}: {with_table} of {}", needs.disk);
    }
}

#[test]
fn the_share_of_the_work_that_is_done_grows_from_layer_to_layer_up_to_all() {
    for rules in games() {
        let mut layers = vec![0.0];
        let folder = Folder::new();
        let solved = folder.begin(rules).run(&Stop::default(), &mut |progress| {
            let share = progress.share();
            assert!(layers.last().is_some_and(|last| (*last..=1.0).contains(&share)), "{share}");
            if progress.sweep.is_none() {
                layers.push(share);
            }
            settles(progress);
        });
        solved.expect("it is solved");
        assert!(layers.is_sorted_by(|one, next| one < next), "{layers:?}");
        assert_eq!(layers.last(), Some(&1.0));
    }
}
