//! Tests of fair luck: known hashes and draws, and the faults that a check finds. docs/fair-luck.md shows how to
//! compute the hashes with `sha256sum`.

use referee::{
    Chance, Clause, FAIR, FairFault, FairLuck, FairRecord, Hex32, RecordHeader, RulesId, SeatSeed, Seeded, ServerSeed,
    fair_terms, seat_commitment, server_commitment,
};
use serde_json::json;

const ASKS: Clause = Clause::new("AB-LUCK-01");

fn hex32(text: &str) -> Hex32 {
    text.parse().expect("64 digits")
}

fn header() -> RecordHeader {
    let rules = RulesId { game: "a-game".into(), edition: "1".into(), revision: 1 };
    let (format, digest) = ("rumpus-record/1".into(), String::new());
    RecordHeader { format, rules, setup: json!({"a": 1}), draws: Vec::new(), digest }
}

fn seats() -> Vec<String> {
    ["blue", "green", "red"].map(String::from).into()
}

fn fair(seeds: [Hex32; 3]) -> FairRecord {
    let terms = fair_terms(&header().rules, &header().setup, ["blue", "red"]);
    let [server, blue, red] = seeds;
    let seat = |name: &str, seed| SeatSeed { seat: name.into(), commitment: seat_commitment("m1", name, seed), seed };
    FairRecord {
        protocol: FAIR.into(),
        of: "m1".into(),
        terms,
        server: ServerSeed { commitment: server_commitment("m1", terms, server), seed: server },
        seats: vec![seat("blue", blue), seat("red", red)],
    }
}

fn known() -> FairRecord {
    fair([hex32(&format!("{}01", "00".repeat(31))), hex32(&"11".repeat(32)), hex32(&"22".repeat(32))])
}

/// A program in another language computed the expected values, with SHA-256 and ChaCha8.
#[test]
fn commitments_and_luck_have_known_answers() {
    let fair = known();
    let answers = [
        (fair.terms, "3d615d57fa2f062990ce381c25afbc7a0b99ef42fcdee29649a23e1dfb651e7c"),
        (fair.server.commitment, "93db6a93cf0488ba51a1987148840502c11a1446f7ab6a5957762850be4c5425"),
        (fair.seats[0].commitment, "2fcfeacd14d0f1a88e81fc969f648230d90ae5f9f0d0feed258cb80ff3303c07"),
    ];
    answers.iter().for_each(|(hash, known)| assert_eq!(hash.to_string(), *known));
    let luck = fair.check(&header(), &seats()).expect("the seats fit the header");
    let words = [0, 1, 2].map(|step| luck.of_step(step).bits());
    assert_eq!(words, [0x2a13_390a, 0x49ee_5b72, 0xb26d_b2f0]);
    let mut dice = luck.of_step(0);
    let dice: Vec<u32> = (0..8).map(|_| dice.below(6, ASKS)).collect();
    assert_eq!(dice, [0, 4, 3, 0, 1, 5, 0, 3]);
}

#[test]
fn the_check_names_the_owner_of_a_seed_that_changed_after_the_commitment() {
    let changed = |change: &dyn Fn(&mut FairRecord)| {
        let mut fair = known();
        change(&mut fair);
        fair.check(&header(), &seats()).err()
    };
    assert_eq!(changed(&|_| ()), None);
    assert_eq!(changed(&|fair| fair.server.seed.0[31] ^= 1), Some(FairFault::OtherSeed("the server".into())));
    assert_eq!(changed(&|fair| fair.seats[1].seed.0[0] ^= 1), Some(FairFault::OtherSeed("red".into())));
    assert_eq!(changed(&|fair| fair.of = "m2".into()), Some(FairFault::OtherSeed("the server".into())));
    assert_eq!(changed(&|fair| fair.of = "m\n".into()), Some(FairFault::Name));
    assert_eq!(changed(&|fair| fair.terms.0[0] ^= 1), Some(FairFault::OtherTerms));
    assert_eq!(changed(&|fair| fair.protocol = "fair-2".into()), Some(FairFault::OtherProtocol("fair-2".into())));
    let mut other = header();
    other.setup = json!({"a": 2});
    assert_eq!(
        known().check(&other, &seats()).err(),
        Some(FairFault::OtherTerms),
        "the server commits to the set-up too"
    );
}

/// The server commits to the seats too. A record that later leaves out, adds, renames or moves a seat is refused.
#[test]
fn the_seats_with_seeds_must_be_seats_of_the_game_in_its_order() {
    let given = |change: &dyn Fn(&mut Vec<SeatSeed>)| {
        let mut fair = known();
        change(&mut fair.seats);
        fair.check(&header(), &seats()).expect_err("the changed seats are refused")
    };
    let is_refused = |fault: FairFault| matches!(fault, FairFault::Seats { .. });
    assert!(is_refused(given(&|seats| seats.clear())));
    assert!(is_refused(given(&|seats| seats.swap(0, 1))));
    assert!(is_refused(given(&|seats| seats.push(seats[1].clone()))));
    assert!(is_refused(given(&|seats| seats[1].seat = "blue".into())));
    assert!(is_refused(given(&|seats| seats[1].seat = "red\nseat x".into())));
    assert!(is_refused(given(&|seats| seats[1].seat = "violet".into())));
    assert_eq!(given(&|seats| seats.truncate(1)), FairFault::OtherTerms);
    assert_eq!(given(&|seats| seats[1].seat = "green".into()), FairFault::OtherTerms);
    let sentence = given(&|seats| seats.swap(0, 1)).to_string();
    assert!(sentence.contains(r#"["red", "blue"]; they must be some of ["blue", "green", "red"]"#), "{sentence}");
}

#[test]
fn every_bit_of_every_seed_changes_all_luck() {
    let first = |fair: &FairRecord| [0, 1, 500].map(|step| fair.luck().of_step(step).bits());
    let known = known();
    for bit in 0..3 * 256 {
        let mut other = known.clone();
        let byte = match bit / 256 {
            0 => &mut other.server.seed.0[bit / 8 % 32],
            n => &mut other.seats[n - 1].seed.0[bit / 8 % 32],
        };
        *byte ^= 1 << (bit % 8);
        for (one, two) in first(&known).iter().zip(first(&other)) {
            assert_ne!(*one, two, "bit {bit} of the seeds must change the luck");
        }
    }
    let terms = Hex32([0; 32]);
    let luck = |of: &str, terms| FairLuck::new(of, terms, Hex32([1; 32]), [("blue", Hex32([2; 32]))]).of_step(0).bits();
    assert_ne!(luck("m1", terms), luck("m2", terms), "two matches with the same seeds");
    assert_ne!(luck("m1", terms), luck("m1", Hex32([3; 32])), "two set-ups with the same seeds");
}

/// The dice are even if one player's seed is random, whatever the other seeds are.
#[test]
fn one_random_seed_makes_even_luck() {
    let mut source = Seeded::new(9, 0);
    let mut counts = [0_u32; 6];
    for _ in 0..12_000 {
        let mut honest = [0; 32];
        honest.fill_with(|| source.bits() as u8);
        let fair = fair([Hex32([0; 32]), Hex32(honest), Hex32([255; 32])]);
        counts[fair.luck().of_step(1).below(6, ASKS) as usize] += 1;
    }
    // 2,000 each, standard deviation about 41
    assert!(
        counts.iter().all(|count| (1_800..2_200).contains(count)),
        "how often each side of the die fell: {counts:?}"
    );
}

#[test]
fn a_hash_is_64_lower_case_hexadecimal_digits_and_is_not_logged_whole() {
    let text = "0123456789abcdef".repeat(4);
    assert_eq!(hex32(&text).to_string(), text);
    assert_eq!(format!("{:?}", hex32(&text)), "01234567…");
    let long = format!("{text}0");
    for bad in ["", "00", &text[1..], &long, &text.replace('a', "A"), &text.replace('0', "é")] {
        assert!(bad.parse::<Hex32>().is_err(), "{bad}");
    }
}
