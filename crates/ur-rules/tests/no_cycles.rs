//! The modules of a crate lean on each other in one direction: no circle leads from one back to itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The crates that are looked at, each with the circles it still has. Strike out one that is gone.
const CRATES: [(&str, &[&[&str]]); 3] = [("ur-rules", &[]), ("ur-solver", &[]), ("ur-engine", &[])];

/// Which modules each module names.
type Uses = BTreeMap<String, BTreeSet<String>>;

/// What the top-level modules of a crate name of each other, tests left out.
fn uses_of(sources: &Path) -> Uses {
    let mut uses = Uses::new();
    for entry in fs::read_dir(sources).expect("a crate has sources") {
        let path = entry.expect("an entry of the folder").path();
        let module = path.file_stem().and_then(|stem| stem.to_str()).expect("a name").to_owned();
        if !matches!(module.as_str(), "lib" | "main") {
            read(&path, 0, uses.entry(module).or_default());
        }
    }
    let modules: BTreeSet<String> = uses.keys().cloned().collect();
    for (module, named) in &mut uses {
        named.retain(|other| other != module && modules.contains(other));
    }
    uses
}

/// Gathers what a file, or every file of a folder, names. `depth` is how many folders of the module it
/// is in.
fn read(path: &Path, depth: usize, named: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a folder of sources") {
            read(&entry.expect("an entry of the folder").path(), depth + 1, named);
        }
    } else if path.extension().is_some_and(|extension| extension == "rs") {
        let is_folders_own = path.file_stem().is_some_and(|stem| stem == "mod");
        let below_root = 1 + depth - usize::from(is_folders_own);
        named.extend(names_in(&fs::read_to_string(path).expect("a source"), below_root));
    }
}

/// The modules that a source names, which is itself a module so many steps below the crate's root.
fn names_in(source: &str, below_root: usize) -> BTreeSet<String> {
    let code = without_tests(&without_comments(source));
    let to_root = "super::".repeat(below_root);
    let mut names = BTreeSet::new();
    for root in ["crate::", &to_root] {
        for (at, _) in code.match_indices(root) {
            let is_whole =
                !code[..at].ends_with(|c: char| c.is_alphanumeric() || "_:$".contains(c));
            if is_whole {
                names.extend(first_names(&code[at + root.len()..]));
            }
        }
    }
    names
}

/// The first name of a path, or of each path in braces.
fn first_names(rest: &str) -> Vec<String> {
    let word = |text: &str| -> String {
        text.trim_start().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
    };
    let Some(list) = rest.strip_prefix('{') else { return vec![word(rest)] };
    let mut names = vec![word(list)];
    let mut open = 0;
    for (at, c) in list.char_indices() {
        match c {
            '{' => open += 1,
            '}' if open == 0 => break,
            '}' => open -= 1,
            ',' if open == 0 => names.push(word(&list[at + 1..])),
            _ => (),
        }
    }
    names
}

fn without_comments(source: &str) -> String {
    let code = |line: &str| line.split("//").next().unwrap_or_default().to_owned();
    source.lines().map(code).collect::<Vec<_>>().join("\n")
}

/// The code without its modules of tests, which run from their attribute to a brace that stands as far
/// left as it does.
fn without_tests(code: &str) -> String {
    let mut kept = Vec::new();
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let Some(indent) = line.find("#[cfg(test)]") else {
            kept.push(line);
            continue;
        };
        let end = format!("{}}}", &line[..indent]);
        let is_one_line = |line: &str| line.trim_end().ends_with(';');
        if !lines.next().is_some_and(is_one_line) {
            lines.find(|line| *line == end);
        }
    }
    kept.join("\n")
}

/// The shortest circle through a module, which stands first.
fn circle_through(module: &str, uses: &Uses) -> Option<Vec<String>> {
    let mut ways = vec![vec![module.to_owned()]];
    let mut seen = BTreeSet::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for next in &uses[way.last()?] {
                if next == module {
                    return Some(way);
                }
                if seen.insert(next.clone()) {
                    longer.push([way.as_slice(), std::slice::from_ref(next)].concat());
                }
            }
        }
        ways = longer;
    }
    None
}

/// The shortest circles, one for each set of modules.
fn circles(uses: &Uses) -> BTreeMap<Vec<String>, String> {
    let mut circles = BTreeMap::new();
    for circle in uses.keys().filter_map(|module| circle_through(module, uses)) {
        let mut members = circle.clone();
        members.sort_unstable();
        let written = format!("{} -> {}", circle.join(" -> "), circle[0]);
        circles.entry(members).or_insert(written);
    }
    circles
}

#[test]
fn no_module_leans_on_itself_by_way_of_others() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of the crates");
    let mut found = Vec::new();
    for (name, known) in CRATES {
        for (members, circle) in circles(&uses_of(&crates.join(name).join("src"))) {
            let is_known = known.iter().any(|known| members.iter().all(|m| known.contains(&&**m)));
            if !is_known {
                found.push(format!("{name}: {circle}"));
            }
        }
    }
    assert!(found.is_empty(), "modules that lean on each other:\n{}", found.join("\n"));
}

#[test]
fn a_circle_is_found_however_it_is_written() {
    let uses = |sources: [(&str, &str); 3]| -> Uses {
        sources.map(|(module, source)| (module.to_owned(), names_in(source, 1))).into()
    };
    let circle = [
        ("a", "use crate::{c::{d, a}, b};"),
        ("b", "fn b() { super::c::x() }"),
        ("c", "use crate::a::A; // crate::b"),
    ];
    let found: Vec<String> = circles(&uses(circle)).into_values().collect();
    assert_eq!(found, ["b -> c -> a -> b", "a -> c -> a"]);
    let tests = "#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n";
    assert!(circles(&uses([("a", "use crate::c;"), ("b", ""), ("c", tests)])).is_empty());
}
