//! Nets: what they see, how they are kept, and that training teaches them and can be repeated.

use std::sync::Arc;

use rayon::ThreadPoolBuilder;
use ur_engine::{
    Encode, Evaluator, Fault, Inputs, Judge, Net, NetError, Recipe, RecipeError, Shape, Strength,
    Trainer,
};
use ur_rules::{Position, RacePosition, Ruleset, Side, VariantPosition};

const RULESETS: [&str; 3] = ["classic", "modern", "ravensburger"];

fn ruleset(name: &str) -> Ruleset {
    name.parse().expect("a ruleset")
}

fn own_net(name: &str) -> &'static Net {
    Net::of(ruleset(name)).expect("the program's own net")
}

/// A small recipe for a game of one piece, which a small net learns in seconds.
fn small() -> (Recipe, Ruleset, Shape, RacePosition) {
    let ruleset = ruleset("classic:pieces=1");
    let VariantPosition::Race(start) = ruleset.start(Side::Light) else { panic!("a race") };
    let recipe = Recipe {
        rounds: 40,
        positions: 4_000,
        batch: 256,
        reach: 0.7,
        rate: (1e-2, 2e-4),
        ..Recipe::default()
    };
    let inputs = Net::inputs_of(ruleset).expect("a net sees it");
    (recipe, ruleset, Shape::new(inputs, 32, 16).expect("a shape"), start)
}

fn trainer() -> Trainer<RacePosition> {
    let (recipe, ruleset, shape, start) = small();
    Trainer::new(recipe, ruleset, shape, vec![start], None).expect("it can be trained")
}

fn on_threads<R: Send>(threads: usize, work: impl FnOnce() -> R + Send) -> R {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("threads").install(work)
}

#[test]
fn the_programs_own_nets_are_sound_and_small() {
    for name in RULESETS {
        let net = own_net(name);
        assert_eq!(Some(net.shape().inputs()), Net::inputs_of(ruleset(name)));
        assert!(net.to_bytes().len() <= 1 << 20, "{name} has more than a megabyte");
    }
}

#[test]
fn a_net_is_for_its_own_rules_alone() {
    for covered in
        ["brettspielnetz", "classic:pieces=3", "modern:draw=off", "ravensburger:pieces=2"]
    {
        assert!(Net::of(ruleset(covered)).is_some(), "{covered}");
    }
    let others =
        ["blitz", "classic:rosette_safe=false", "modern:preset=a2", "ravensburger:six=roll_again"];
    for other in others {
        assert!(Net::of(ruleset(other)).is_none(), "{other}");
    }
}

#[test]
fn a_net_judges_both_sides_alike() {
    for (name, light, dark) in [
        ("classic", "D3..2/3L4/2L1..2 l 5-0 6-0", "2D1..2/3D4/L3..2 d 6-0 5-0"),
        ("modern", "D3..2/3L4/2L1..2 l 5-0 6-0", "2D1..2/3D4/L3..2 d 6-0 5-0"),
        ("ravensburger", "2D1..2/3(DL)4/4..2 l 9-0 8-0", "4..2/3(LD)4/2L1..2 d 8-0 9-0"),
    ] {
        let chance = |text: &str| {
            let position = ruleset(name).parse_position(text).expect("a position");
            own_net(name).chance(&position).expect("its own game").seen_by(position.turn())
        };
        assert!((chance(light) - chance(dark)).abs() < 1e-6, "{name}");
    }
}

#[test]
fn fewer_pieces_are_the_same_game_with_some_out() {
    let (all, few) = (ruleset("classic"), ruleset("classic:pieces=2"));
    let seen = |ruleset: Ruleset, text| {
        ruleset
            .parse_position(text)
            .expect("a position")
            .inputs()
            .expect("it is seen")
            .on()
            .to_vec()
    };
    assert_eq!(seen(all, "4..2/3L4/4..2 d 0-6 2-5"), seen(few, "4..2/3L4/4..2 d 0-1 2-0"));
}

/// What a net says, computed one number at a time from the bytes of its file.
fn see_plainly(net: &Net, inputs: &Inputs) -> f64 {
    let (first, second) = (net.shape().first(), net.shape().second());
    let bytes = net.to_bytes();
    let weights = &bytes[24 + net.ruleset().len()..bytes.len() - 8];
    let weights: Vec<f64> =
        weights.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four).into()).collect();
    let (rows, rest) = weights.split_at(net.shape().inputs() * first);
    let (first_bias, rest) = rest.split_at(first);
    let (to_second, rest) = rest.split_at(second * first);
    let (second_bias, rest) = rest.split_at(second);
    let (last, last_bias) = rest.split_at(second);
    let one = |unit: usize| {
        let on = inputs.on().iter().map(|input| rows[usize::from(*input) * first + unit]);
        (first_bias[unit] + on.sum::<f64>()).max(0.0)
    };
    let ones: Vec<f64> = (0..first).map(one).collect();
    let two = |unit: usize| {
        let row = &to_second[unit * first..(unit + 1) * first];
        let sum: f64 = row.iter().zip(&ones).map(|(weight, one)| weight * one).sum();
        (second_bias[unit] + sum).max(0.0)
    };
    let lead: f64 = (0..second).map(|unit| last[unit] * two(unit)).sum();
    1.0 / (1.0 + (-(lead + last_bias[0])).exp())
}

#[test]
fn vectors_compute_what_plain_arithmetic_does() {
    for name in RULESETS {
        let net = own_net(name);
        let mut position = ruleset(name).start(Side::Light);
        for _ in 0..50 {
            let inputs = position.inputs().expect("it is seen");
            let plain = see_plainly(net, &inputs);
            assert!(
                (f64::from(net.see(&inputs).expect("its own game")) - plain).abs() < 1e-5,
                "{name} {position}"
            );
            let roll = position.dice().roll(5);
            let Some(mv) = position.moves(roll).last() else { break };
            position.play_unchecked(roll, mv);
        }
    }
}

#[test]
fn a_net_comes_back_from_its_file_and_a_damaged_one_is_refused() {
    let net = own_net("classic");
    let bytes = net.to_bytes();
    assert_eq!(Net::from_bytes(&bytes).as_ref(), Ok(net));
    assert_eq!(Net::from_bytes(b"GIF89a"), Err(NetError::Foreign));
    assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 1]), Err(NetError::Damaged));
    assert_eq!(Net::from_bytes(&bytes[..9]), Err(NetError::Damaged));
    let mut other = bytes.clone();
    other[1000] ^= 1;
    assert_eq!(Net::from_bytes(&other), Err(NetError::Damaged));
    other[6] = 9;
    assert_eq!(Net::from_bytes(&other), Err(NetError::Version(9)));
}

#[test]
fn the_same_seed_gives_the_same_net_on_any_number_of_threads() {
    let train = |threads| {
        on_threads(threads, || {
            let mut trainer = trainer();
            trainer.round().expect("it plays by itself");
            trainer.round().expect("it plays by itself");
            trainer.net().to_bytes()
        })
    };
    assert_eq!(train(1), train(3));
}

#[test]
fn training_goes_on_from_a_checkpoint_as_if_it_had_never_stopped() {
    let mut straight = trainer();
    straight.round().expect("it plays by itself");
    let checkpoint = straight.checkpoint();
    let mut resumed = trainer();
    assert!(resumed.resume(&checkpoint));
    assert_eq!(resumed.rounds_done(), 1);
    straight.round().expect("it plays by itself");
    resumed.round().expect("it plays by itself");
    assert_eq!(straight.net(), resumed.net());
    assert!(!resumed.resume(&checkpoint[..100]));
}

#[test]
fn a_net_learns_a_small_game_from_itself_and_from_the_truth() {
    let (recipe, ruleset, shape, start) = small();
    let truth = Judge::of_small(start);
    for teacher in [None, Some(Arc::clone(&truth.evaluator))] {
        let mut trainer = Trainer::new(recipe.clone(), ruleset, shape, vec![start], teacher)
            .expect("it can be trained");
        let first = trainer.round().expect("the truth").off;
        while !trainer.is_done() {
            trainer.round().expect("it plays by itself");
        }
        let last = trainer.net().chance(&start).expect("its own game").seen_by(Side::Light);
        assert!((last - 0.530_05).abs() < 0.02, "said {last}");
        assert!(first.sqrt() > 0.05, "there was nothing to learn");
        let strength =
            Strength::of(trainer.net(), start, Some(&*truth.evaluator), 200).expect("the truth");
        assert!(strength.regret.expect("the truth is known").share() < 0.002, "{strength:?}");
    }
}

#[test]
fn a_net_says_nothing_of_games_that_it_cannot_see() {
    for net in RULESETS {
        for other in ["masters", "masters-four-dice", "classic:pieces=12", "modern", "ravensburger"]
        {
            let start = ruleset(other).start(Side::Light);
            let seen = own_net(net).chance(&start);
            assert_eq!(seen.is_ok(), net == other, "{net} {other}");
            assert!(seen.is_ok() || matches!(seen, Err(Fault::OtherGame)), "{net} {other}");
        }
    }
}

#[test]
fn shapes_that_no_net_has_are_refused() {
    for (inputs, first, second) in
        [(0, 32, 16), (60, 0, 16), (60, 32, 0), (60, 1024, 16), (60, 32, 24), (1 << 40, 32, 16)]
    {
        assert!(Shape::new(inputs, first, second).is_err(), "{inputs} {first} {second}");
    }
}

#[test]
fn recipes_that_come_to_nothing_are_refused() {
    let (recipe, ruleset, shape, start) = small();
    let refused = |recipe, starts| Trainer::new(recipe, ruleset, shape, starts, None).err();
    assert_eq!(refused(recipe.clone(), vec![]), Some(RecipeError::NoStarts));
    let recipes = [
        (Recipe { batch: 0, ..recipe.clone() }, RecipeError::Nothing),
        (Recipe { positions: 0, ..recipe.clone() }, RecipeError::Nothing),
        (Recipe { rounds: 0, ..recipe.clone() }, RecipeError::Nothing),
        (Recipe { reach: f32::NAN, ..recipe.clone() }, RecipeError::Share("reach")),
        (Recipe { explore: 1.5, ..recipe.clone() }, RecipeError::Share("explore")),
        (Recipe { rate: (1e-2, f32::INFINITY), ..recipe.clone() }, RecipeError::Rate),
    ];
    for (recipe, error) in recipes {
        assert_eq!(refused(recipe, vec![start]), Some(error));
    }
    let VariantPosition::Race(masters) =
        "masters".parse::<Ruleset>().expect("it").start(Side::Light)
    else {
        panic!("a race")
    };
    assert!(matches!(refused(recipe, vec![masters]), Some(RecipeError::OtherGame { .. })));
}
