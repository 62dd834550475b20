//! Table files: what is not sound is found out and named, and what is sound answers from anywhere.

use std::fs;
use std::sync::LazyLock;

use proptest::prelude::*;
use ur_rules::race::RacePosition;
use ur_rules::{Chance, Position, Roll, Side};
use ur_solver::{Description, Stop, Table, TableError, Verification, Verified, Work};
use xxhash_rust::xxh3::xxh3_64;

use crate::support::{Folder, race};

const RULES: &str = "classic:pieces=2";

/// Bytes under one checksum.
const BLOCK: usize = 1 << 15;

// Where the head has its version, the length of its text, its checksum, and the text.
const VERSION_AT: usize = 8;
const LENGTH_AT: usize = 12;
const SUM_AT: usize = 16;
const TEXT_AT: usize = 24;

/// A table's file that may be changed.
#[derive(Clone)]
struct File(Vec<u8>);

static SOUND: LazyLock<File> = LazyLock::new(|| {
    let folder = Folder::new();
    folder.solve(race(RULES));
    File(folder.table_bytes())
});

impl File {
    /// The sound table with a change.
    fn with(change: impl FnOnce(&mut File)) -> File {
        let mut file = SOUND.clone();
        change(&mut file);
        file
    }

    fn number(&self, at: usize) -> usize {
        u32::from_le_bytes(self.0[at..at + 4].try_into().expect("four bytes")) as usize
    }

    /// Where the checksums of the blocks begin.
    fn sums_at(&self) -> usize {
        TEXT_AT + self.number(LENGTH_AT)
    }

    /// Where the data begins.
    fn data_at(&self) -> usize {
        self.0.len() - 4 * self.description().positions as usize
    }

    fn description(&self) -> Description {
        serde_json::from_slice(&self.0[TEXT_AT..self.sums_at()]).expect("a description")
    }

    /// Makes all checksums right, as `docs/tables.md` tells.
    fn sign(&mut self) {
        let (sums_at, data_at) = (self.sums_at(), self.data_at());
        let sums: Vec<u8> = self.0[data_at..]
            .chunks(BLOCK)
            .flat_map(|block| xxh3_64(block).to_le_bytes())
            .collect();
        self.0[sums_at..][..sums.len()].copy_from_slice(&sums);
        let head = [&self.0[..SUM_AT], &self.0[TEXT_AT..sums_at + sums.len()]].concat();
        self.0[SUM_AT..TEXT_AT].copy_from_slice(&xxh3_64(&head).to_le_bytes());
    }

    /// Gives it another description, with all checksums right.
    fn describe(&mut self, change: impl FnOnce(&mut Description)) {
        let mut description = self.description();
        change(&mut description);
        let text = serde_json::to_vec(&description).expect("JSON");
        let (sums_at, data_at) = (self.sums_at(), self.data_at());
        let blocks = (self.0.len() - data_at).div_ceil(BLOCK);
        let length = (text.len() as u32).to_le_bytes();
        let mut head = [&self.0[..LENGTH_AT], &length, &[0; 8], &text].concat();
        head.extend_from_slice(&self.0[sums_at..][..8 * blocks]);
        head.resize(head.len().next_multiple_of(4096), 0);
        self.0.splice(..data_at, head);
        self.sign();
    }

    /// Opens it as the table of a ruleset.
    fn open(&self, rules: &str) -> Result<Table, TableError> {
        Table::open(&self.in_a_folder().table_path(), race(rules))
    }

    /// Why it is no table of any ruleset.
    fn error(&self) -> TableError {
        let error = self.open(RULES).err().expect("an unsound table");
        let described = Table::describe(&self.in_a_folder().table_path());
        assert_eq!(described.expect_err("nor a description").to_string(), error.to_string());
        error
    }

    fn in_a_folder(&self) -> Folder {
        let folder = Folder::new();
        fs::write(folder.table_path(), &self.0).expect("a file");
        folder
    }
}

fn position(table: &Table, number: u64) -> RacePosition {
    table.numbering().position(number).expect("a position")
}

#[test]
fn a_table_says_what_it_is() {
    let table = SOUND.open(RULES).expect("a sound table");
    let about = table.description();
    assert_eq!((about.ruleset.as_str(), about.pieces, about.bits), (RULES, 2, 32));
    assert_eq!(about.positions, table.numbering().len());
    assert_eq!(about, &SOUND.description());
    assert!(about.widest_interval <= 1e-10 && about.greatest_error < 1e-9);
    table.check_all().expect("a sound table");
}

#[test]
fn signing_a_sound_table_changes_nothing() {
    assert!(File::with(File::sign).0 == SOUND.0, "the checksums are where the tests expect them");
}

#[test]
fn a_table_is_read_under_any_name_of_the_same_rules() {
    let table = SOUND.open("brettspielnetz:pieces=2").expect("the same rules");
    assert_eq!(table.description().ruleset, RULES);
    let error = SOUND.open("classic:pieces=3").err().expect("other rules");
    assert!(matches!(&error, TableError::OtherRules { ruleset } if ruleset == RULES));
    assert!(error.to_string().contains("those of classic:pieces=2"), "{error}");
    let blitz = SOUND.open("blitz:pieces=2").err().expect("other rules");
    assert!(matches!(blitz, TableError::OtherRules { .. }));
}

#[test]
fn a_position_of_another_game_has_no_value() {
    let table = SOUND.open(RULES).expect("a sound table");
    for name in ["classic", "masters", "blitz:pieces=2", "aseb:pieces=1"] {
        let start = race(name).start(Side::Light);
        let chance = table.chance(&start).expect_err(name);
        let moves = table.moves(&start, Roll::Count(2)).expect_err(name);
        for error in [chance, moves] {
            assert!(
                matches!(&error, TableError::OtherGame { other, .. } if other == name),
                "{error}"
            );
        }
    }
    let same = race("brettspielnetz:pieces=2").start(Side::Light);
    assert!(table.chance(&same).is_ok(), "its mechanics are the same");
}

#[test]
fn a_file_that_is_cut_or_grown_is_not_opened() {
    for len in [0, 1, 7, 8, 23, 24, SOUND.sums_at() - 1] {
        let error = File(SOUND.0[..len].to_vec()).error();
        assert!(matches!(error, TableError::Short), "{len} bytes: {error}");
    }
    let whole = SOUND.0.len();
    for len in [SOUND.sums_at(), SOUND.sums_at() + 9, SOUND.data_at(), whole / 2, whole - 1] {
        let error = File(SOUND.0[..len].to_vec()).error();
        let TableError::Length { found, expected } = error else { panic!("{len} bytes: {error}") };
        assert_eq!((found, expected), (len as u64, whole as u64));
    }
    let grown = File::with(|file| file.0.push(0)).error();
    assert!(matches!(grown, TableError::Length { .. }), "{grown}");
}

#[test]
fn a_file_of_something_else_is_not_opened() {
    for contents in ["x", "a short text", "a text that is longer than the head of a table is"] {
        let error = File(contents.into()).error();
        assert!(matches!(error, TableError::Foreign), "{contents}: {error}");
    }
    let nowhere = Folder::new();
    let missing = Table::open(&nowhere.table_path(), race(RULES)).err().expect("no file");
    assert!(matches!(missing, TableError::Read(_)), "{missing}");
}

#[test]
fn a_table_of_another_version_says_which() {
    let error = File::with(|file| file.0[VERSION_AT] = 77).error();
    assert!(matches!(error, TableError::Version { found: 77 }), "{error}");
    assert!(error.to_string().contains("version 77"), "{error}");
}

#[test]
fn one_wrong_byte_anywhere_in_the_head_is_found() {
    let sums = SOUND.description().positions as usize * 4;
    let end = SOUND.sums_at() + 8 * sums.div_ceil(BLOCK);
    for at in 0..end {
        for bit in [1, 0x10, 0x80] {
            let error = File::with(|file| file.0[at] ^= bit).error();
            let is_named = match at {
                0..VERSION_AT => matches!(error, TableError::Foreign),
                VERSION_AT..LENGTH_AT => matches!(error, TableError::Version { .. }),
                LENGTH_AT..SUM_AT => matches!(error, TableError::Head | TableError::Short),
                SUM_AT..TEXT_AT => matches!(error, TableError::Head),
                // The text says how long the file should be.
                _ if at < SOUND.sums_at() => {
                    matches!(error, TableError::Head | TableError::Length { .. })
                }
                _ => matches!(error, TableError::Head),
            };
            assert!(is_named, "byte {at}: {error}");
        }
    }
}

#[test]
fn a_head_that_makes_no_sense_is_not_believed_even_if_it_is_signed() {
    let texts: [fn(&str) -> String; 4] = [
        |_| "not json".to_owned(),
        |text| text.replace("\"bits\":32", "\"bits\":31"),
        |text| text.replace("\"positions\":", "\"positions\":9999999999999999"),
        |text| text.replace("\"positions\":", "\"positions\":-"),
    ];
    for change in texts {
        let text = String::from_utf8(SOUND.0[TEXT_AT..SOUND.sums_at()].to_vec()).expect("a text");
        let text = change(&text);
        let head = [&SOUND.0[..LENGTH_AT], &(text.len() as u32).to_le_bytes()].concat();
        let sum = xxh3_64(&[&head, text.as_bytes()].concat()).to_le_bytes();
        let file = File([&head, &sum[..], text.as_bytes(), &[0; 9000]].concat());
        let error = file.error();
        assert!(matches!(error, TableError::Head), "{text}: {error}");
    }
}

#[test]
fn a_table_for_the_right_rules_with_too_few_positions_is_not_believed() {
    // The data is cut by a position, and the head says so.
    let text = String::from_utf8(SOUND.0[TEXT_AT..SOUND.sums_at()].to_vec()).expect("a text");
    let positions = SOUND.description().positions;
    let mut file = File::with(|file| {
        let fewer = text.replace(&positions.to_string(), &(positions - 1).to_string());
        file.0[TEXT_AT..TEXT_AT + fewer.len()].copy_from_slice(fewer.as_bytes());
        file.0.truncate(file.0.len() - 4);
    });
    file.sign();
    assert!(matches!(file.open(RULES), Err(TableError::Head)));
}

#[test]
fn a_damaged_block_is_named_when_it_is_touched_and_the_others_still_answer() {
    let blocks = (4 * SOUND.description().positions).div_ceil(BLOCK as u64);
    assert!(blocks > 1, "the test needs a table of several blocks");
    let sound = SOUND.open(RULES).expect("a sound table");
    for damaged in 0..blocks {
        let file = File::with(|file| {
            let at = file.data_at() + BLOCK * damaged as usize + 100;
            file.0[at] ^= 1;
        });
        let table = file.open(RULES).expect("the head is sound");
        for number in (0..table.numbering().len()).step_by(97) {
            let position = position(&table, number);
            let answer = table.chance(&position);
            if number * 4 / BLOCK as u64 != damaged {
                let expected = sound.chance(&position).expect("a sound table");
                assert!(answer.is_ok_and(|chance| chance == expected));
                continue;
            }
            let Err(error) = answer else { panic!("{position} is in a damaged block") };
            let is_named = matches!(error, TableError::Damaged { block, blocks: all }
                if block == damaged + 1 && all == blocks);
            assert!(is_named, "{error}");
        }
        assert!(matches!(table.check_all(), Err(TableError::Damaged { .. })));
        assert!(matches!(verify(&table), Err(TableError::Damaged { .. })));
    }
}

fn verify(table: &Table) -> Result<Verified, TableError> {
    let verified = Verification::new(table).run(&Stop::default(), &mut |_| ())?;
    Ok(verified.expect("nobody stops it"))
}

#[test]
fn verifying_a_sound_table_finds_nothing() {
    let table = SOUND.open(RULES).expect("a sound table");
    let verified = verify(&table).expect("a sound table");
    assert!(verified.holds(), "{verified:?}");
    assert_eq!(verified.positions, table.numbering().len());
    let (stop, mut told) = (Stop::default(), 0);
    stop.ask();
    let stopped = Verification::new(&table).run(&stop, &mut |positions| told = positions);
    assert_eq!((stopped.expect("a sound table"), told), (None, 0), "it was told to stop");
}

#[test]
fn verifying_finds_values_that_were_changed_together_with_their_checksums() {
    let positions = SOUND.description().positions;
    for number in [0, 1, positions / 2, positions - 1] {
        let mut file = File::with(|file| {
            let at = file.data_at() + 4 * number as usize;
            // The third byte: by 1 part in 256 of 1 part in 256.
            file.0[at + 2] = file.0[at + 2].wrapping_add(1);
        });
        file.sign();
        let table = file.open(RULES).expect("its checksums are right");
        table.check_all().expect("all of them");
        let verified = verify(&table).expect("its checksums are right");
        assert!(!verified.holds() && verified.residual > 1e-6, "{number}: {verified:?}");
    }
}

#[test]
fn verifying_does_not_take_a_tables_word_for_how_good_it_is() {
    let changes: [fn(&mut Description); 4] = [
        |about| about.greatest_error = 0.9,
        |about| about.first_player = [0.9, 0.9],
        |about| about.first_player = [1.0, 0.0],
        |about| about.first_player[1] += 1e-6,
    ];
    for change in changes {
        let file = File::with(|file| file.describe(change));
        let table = file.open(RULES).expect("its checksums are right");
        let verified = verify(&table).expect("its checksums are right");
        assert!(!verified.holds(), "{:?}", table.description());
    }
    // A large error in the head does not excuse values that are all wrong.
    let file = File::with(|file| {
        let data_at = file.data_at();
        file.0[data_at..].fill(0);
        file.describe(|about| about.greatest_error = 0.999);
    });
    let table = file.open(RULES).expect("its checksums are right");
    let verified = verify(&table).expect("its checksums are right");
    assert!(verified.residual > verified.allowed, "{verified:?}");
}

#[test]
fn only_a_file_can_be_a_table() {
    let folder = Folder::new();
    fs::create_dir(folder.table_path()).expect("a folder");
    assert!(matches!(Table::describe(&folder.table_path()), Err(TableError::NoFile)));
    #[cfg(unix)]
    {
        let nothing = std::path::Path::new("/dev/null");
        assert!(matches!(Table::describe(nothing), Err(TableError::NoFile)));
        let opened = Table::open(nothing, race(RULES));
        assert!(matches!(opened, Err(TableError::NoFile)));
    }
}

#[test]
fn a_finished_game_is_lost_for_the_side_to_act() {
    let table = SOUND.open(RULES).expect("a sound table");
    for winner in Side::BOTH {
        let mut sides = [(1 << 5, 1); 2];
        sides[winner.index()] = (0, 0);
        let over = table.rules().place(!winner, sides).expect("a position");
        assert_eq!(over.winner(), Some(winner));
        let chance = table.chance(&over).expect("an answer");
        assert_eq!(chance, Chance::won_by(winner));
    }
}

#[test]
fn a_file_that_is_cut_after_it_was_opened_gives_no_values_and_is_no_end_of_the_program() {
    let folder = SOUND.in_a_folder();
    let table = folder.open(race(RULES));
    let cut = fs::OpenOptions::new().write(true).open(folder.table_path()).expect("the file");
    cut.set_len(SOUND.data_at() as u64).expect("the file can be cut");
    let answer = table.chance(&position(&table, 0));
    assert!(matches!(answer, Err(TableError::Length { .. })), "{answer:?}");
    assert!(matches!(table.check_all(), Err(TableError::Length { .. })));
    assert!(matches!(verify(&table), Err(TableError::Length { .. })));
}

#[test]
fn a_number_that_no_position_has_is_an_error() {
    let table = SOUND.open(RULES).expect("a sound table");
    let positions = table.numbering().len();
    for number in [positions, positions + 1, 1 << 63, u64::MAX] {
        assert_eq!(table.numbering().position(number), None);
        let answer = table.chance_at(number);
        let is_named = matches!(answer, Err(TableError::NoNumber { number: n, .. }) if n == number);
        assert!(is_named, "{answer:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever has happened to the file: what is answered is what the sound table says.
    #[test]
    fn a_file_with_any_damage_answers_rightly_or_not_at_all(
        damages in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..3),
        len in prop::option::of(any::<prop::sample::Index>()),
        signed in any::<bool>(),
        name in prop::sample::select(vec![RULES, "brettspielnetz:pieces=2", "classic:pieces=1", "blitz:pieces=2"]),
    ) {
        let mut file = SOUND.clone();
        for (at, byte) in &damages {
            let at = at.index(file.0.len());
            file.0[at] ^= byte;
        }
        if signed && damages.iter().all(|(at, _)| at.index(SOUND.0.len()) >= SOUND.data_at()) {
            file.sign();
        }
        if let Some(len) = len {
            file.0.truncate(len.index(SOUND.0.len()));
        }
        let sound = SOUND.open(RULES).expect("a sound table");
        let Ok(table) = file.open(name) else { return Ok(()) };
        prop_assert!(table.numbering().is_of(race(RULES)), "no other rules are answered for");
        for number in (0..sound.numbering().len()).step_by(997) {
            let position = position(&sound, number);
            let Ok(chance) = table.chance(&position) else { continue };
            prop_assert!((0.0..=1.0).contains(&chance.seen_by(Side::Light)));
            prop_assert!(signed || chance == sound.chance(&position).unwrap());
            for roll in [Roll::Count(0), Roll::Count(u8::MAX), Roll::Count(4)] {
                let moves = table.moves(&position, roll).unwrap_or_default();
                prop_assert!(moves.iter().all(|mv| (0.0..=1.0).contains(&mv.chance.seen_by(Side::Light))));
            }
        }
        let _ = verify(&table);
    }
}

#[test]
fn many_threads_can_ask_at_once() {
    let alone = SOUND.open(RULES).expect("a sound table");
    let shared = SOUND.open(RULES).expect("a sound table");
    let ask = |table: &Table| -> Vec<Chance> {
        let positions = (0..table.numbering().len()).map(|number| position(table, number));
        positions.map(|one| table.chance(&one).expect("a sound table")).collect()
    };
    let expected = ask(&alone);
    std::thread::scope(|scope| {
        let threads = [(); 4].map(|()| scope.spawn(|| ask(&shared)));
        for thread in threads {
            assert!(thread.join().expect("no panic") == expected, "every thread hears the same");
        }
    });
}
