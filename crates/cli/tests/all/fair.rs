//! `rumpus verify` of a game whose luck follows from the seeds of all players.

use crate::common::{file, rumpus};
use referee::{
    FAIR, FairLuck, FairRecord, Hex32, Record, SeatSeed, Seeded, ServerSeed, Status, fair_terms, seat_commitment,
    server_commitment,
};
use serde_json::{Value, json};

/// The name of the match.
const MATCH: &str = "m1";

fn seeds(seats: &[&str]) -> Vec<SeatSeed> {
    let seeded = |(n, seat): (usize, &&str)| {
        let seed = Hex32([n as u8 + 1; 32]);
        SeatSeed { seat: (*seat).into(), commitment: seat_commitment(MATCH, seat, seed), seed }
    };
    seats.iter().enumerate().map(seeded).collect()
}

/// Plays a whole game whose luck follows from the seeds of both seats and of the server. Returns its record.
fn played() -> Record {
    let setup = shelf::plan("toy-battle", Some(&json!("castle-field")), 2, &json!({}));
    let header =
        shelf::open("toy-battle", &setup, &mut Seeded::new(1, 0)).expect("the set-up is valid").record().header.clone();
    let (seats, seed) = (seeds(&["blue", "red"]), Hex32([9; 32]));
    let terms = fair_terms(&header.rules, &header.setup, ["blue", "red"]);
    let luck = FairLuck::new(MATCH, terms, seed, seats.iter().map(|seat| (seat.seat.as_str(), seat.seed)));
    let mut session = shelf::open("toy-battle", &setup, &mut luck.of_step(0)).expect("the set-up is valid");
    while let Status::Awaiting(asked) = session.status() {
        let seat = asked.iter().next().expect("the game waits for a seat");
        let action = shelf::listed(&session.hints(seat)).expect("a list of decisions")[0].clone();
        let step = session.steps() + 1;
        session.act(seat, &action, &mut luck.of_step(step)).expect("hints are legal");
    }
    let server = ServerSeed { commitment: server_commitment(MATCH, terms, seed), seed };
    let fair = FairRecord { protocol: FAIR.into(), of: MATCH.into(), terms, server, seats };
    Record { fair: Some(fair), ..session.record().clone() }
}

fn seed_word(seat: &str, n: u8) -> String {
    format!("{seat}={}", Hex32([n; 32]))
}

#[test]
fn verify_confirms_the_seeds_that_a_player_requires() {
    let record = played();
    let read = Record::parse(&record.to_text()).expect("the line of fair luck reads back");
    assert_eq!(read, record);
    let path = file("fair", "game.jsonl", &record.to_text());
    let (blue, red) = (seed_word("blue", 1), seed_word("red", 2));
    rumpus(&["verify", &path]).ends(0).says("seeds of the server and of blue, red").says("Only a player can check");
    let said = rumpus(&["verify", &path, "--seed", &blue, "--seed", &red]).ends(0);
    said.says("If blue drew it at random, the luck was not chosen").says("If red drew it");
    let said = rumpus(&["verify", "--json", &path, "--seed", &red]).ends(0);
    let said: Value = serde_json::from_str(&said.out).expect("JSON");
    assert_eq!(said["games"][0]["luck"], json!({"seats": ["blue", "red"], "known": ["red"], "sound": true}));
}

/// A forger who invents all seeds can make a consistent record. But that record does not have the seed that an honest
/// player kept.
#[test]
fn a_player_who_kept_the_seed_detects_a_record_with_another_seed() {
    let path = file("fair", "forged.jsonl", &played().to_text());
    let kept = seed_word("blue", 77);
    rumpus(&["verify", &path, "--seed", &kept]).ends(1).says("the seed of blue differs from the one you gave");
    rumpus(&["verify", &path, "--seed", &seed_word("green", 1)]).ends(1).says("the record has no seed of a seat green");
    let unseeded = Record { fair: None, ..played() };
    let path = file("fair", "unseeded.jsonl", &unseeded.to_text());
    rumpus(&["verify", &path, "--seed", &kept])
        .ends(1)
        .says("the record has no seeds, so the seed of blue cannot be checked");
    rumpus(&["verify", &path, "--seed", "blue"]).ends(2).complains("SEAT=SEED");
    rumpus(&["verify", &path, "--seed", "blue=12"]).ends(2).complains("64 lower-case hexadecimal digits");
}

/// If somebody exchanges seeds, their order or the set-up of a record, the luck of the record no longer follows from
/// the seeds.
#[test]
fn verify_names_the_step_whose_luck_does_not_follow_from_the_seeds() {
    let found = |name: &str, change: &dyn Fn(&mut Record), says: &str| {
        let mut record = played();
        change(&mut record);
        rumpus(&["verify", &file("fair", name, &record.to_text())]).ends(1).says(says);
    };
    let fair = |record: &mut Record| record.fair.clone().expect("the record has seeds");
    found(
        "seed.jsonl",
        &|record| {
            let mut other = fair(record);
            other.server.seed.0[0] ^= 1;
            record.fair = Some(other);
        },
        "step 0: the seed of the server does not match its commitment",
    );
    found(
        "deal.jsonl",
        &|record| {
            let mut other = fair(record);
            other.seats[0].seed.0[0] ^= 1;
            other.seats[0].commitment = seat_commitment(MATCH, "blue", other.seats[0].seed);
            record.fair = Some(other);
        },
        "step 0: ",
    );
    found(
        "seats.jsonl",
        &|record| {
            let mut other = fair(record);
            other.seats.swap(0, 1);
            record.fair = Some(other);
        },
        "they must be some of",
    );
    found(
        "terms.jsonl",
        &|record| {
            record.header.setup["options"]["special_bases"] = json!(false);
        },
        "step 0: ",
    );
}
