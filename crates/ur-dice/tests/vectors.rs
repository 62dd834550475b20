//! What `docs/fair-dice.md` gives as examples is what the library computes.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use ur_dice::{Evidence, Salt, Secret, Unfair, verify};
use ur_rules::record::Record;

const PAGE: &str = include_str!("../../../docs/fair-dice.md");

/// The fenced blocks of the page that are marked with a word.
fn blocks(mark: &str) -> Vec<&'static str> {
    let fence = format!("\n```{mark}\n");
    let blocks = PAGE.split(fence.as_str()).skip(1);
    blocks.map(|block| block.split_once("\n```").expect("an end").0).collect()
}

fn number(text: &str) -> u32 {
    text.parse().unwrap_or_else(|_| panic!("not a number: {text}"))
}

fn bytes(text: &str) -> Vec<u8> {
    let digits = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).expect("digits");
    (0..text.len()).step_by(2).map(digits).collect()
}

/// The hash of one attempt at a draw, from the bytes as the page lists them.
fn hash(secret: &str, game: &str, draw: u32, salt: &str, attempt: u32) -> Vec<u8> {
    let mut mac = Hmac::<Sha256>::new_from_slice(&bytes(secret)).expect("a key");
    mac.update(b"ur-dice-1\0");
    mac.update(game.as_bytes());
    mac.update(b"\0");
    mac.update(&draw.to_be_bytes());
    mac.update(&bytes(salt));
    mac.update(&attempt.to_be_bytes());
    mac.finalize().into_bytes().to_vec()
}

#[test]
fn vectors() {
    let (mut secret, mut game) = ("", "");
    let mut bounds = Vec::new();
    let blocks = blocks("vectors");
    assert_eq!(blocks.len(), 1, "one block of vectors");
    for line in blocks[0].lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["secret", text] => secret = text,
            ["game", text] => game = text,
            ["commitment", text] => {
                let secret: Secret = secret.parse().expect("a secret");
                assert_eq!(secret.commitment(), text);
            }
            ["hash", draw, salt, attempt, text] => {
                let found = hash(secret, game, number(draw), salt, number(attempt));
                assert_eq!(found, bytes(text), "{line}");
            }
            ["draw", draw, salt, bound, result] => {
                let secret: Secret = secret.parse().expect("a secret");
                let salt: Salt = salt.parse().expect("a salt");
                let drawn = secret.draw(game, number(draw), &salt, number(bound));
                assert_eq!(drawn, number(result), "{line}");
                bounds.push(number(bound));
            }
            _ => panic!("not a line of the vectors: {line}"),
        }
    }
    for bound in [2, 3, 6, 8, 10, 16] {
        assert!(bounds.contains(&bound), "no draw below {bound}");
    }
}

#[test]
fn records() {
    let records = blocks("record");
    let parsed: Vec<Record> =
        records.iter().map(|text| Record::parse(text).expect("a record")).collect();
    assert_eq!(parsed.len(), 2, "one that begins with a roll-off, and one with a lot");
    for record in &parsed {
        let evidence = Evidence::of(record).expect("evidence");
        assert_eq!(verify(record), Ok(evidence.salts.len()));
        let mut forged = record.clone();
        forged.set_header("Dice", &evidence.to_string().replacen("secret=", "secret=00", 1));
        assert!(matches!(verify(&forged), Err(Unfair::Evidence(_))));
        forged.set_header("Dice", &evidence.to_string().replace("game=", "game=x"));
        assert!(verify(&forged).is_err(), "another game, other throws");
    }
    assert!(!parsed[0].game.opening_rolls().is_empty());
    assert!(Evidence::of(&parsed[1]).expect("evidence").lot);
}
