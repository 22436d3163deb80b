//! Tests of studies. A study stops when its question is answered, is seldom wrong, and continues after it was stored.

use lab::{Arm, Asks, BatchSetup, Fault, Played, Question, Side, Study, Verdict, Watch, play_all};
use referee::Game as _;
use referee::{Chance, Clause, Seat, Seats, Seeded};
use rug_rumble::{RugRumble, Setup};
use serde_json::json;

const COIN: Clause = Clause::new("coin");

fn question(asks: Asks, games: u32) -> Question {
    let ground = BatchSetup { name: String::new(), setup: json!({ "players": 2 }) };
    let arm = |name: &str| Arm { name: name.into(), grounds: vec![ground.clone()] };
    Question {
        game: "rug-rumble".into(),
        revision: 1,
        asks,
        level: 1,
        seats: vec!["red".into(), "blue".into()],
        sides: vec![Side::default(), Side::default()],
        arms: if asks == Asks::Ruling { vec![arm("as it is"), arm("changed")] } else { vec![arm("")] },
        games,
        seed: 5,
    }
}

fn fair(games: u32) -> Question {
    question(Asks::Fair { margin: 5 }, games)
}

/// Makes the result of a game. `winner` is the seat that won, or `None` for a draw. The first seat began.
fn won(number: u32, winner: Option<u8>) -> Result<Played, Fault> {
    let seat = (number % 2) as usize;
    Ok(Played {
        number,
        contestants: vec![seat, 1 - seat],
        starter: Some(Seat(0)),
        winners: winner.map_or(Seats::NONE, |seat| Seats::one(Seat(seat))),
        by: if winner.is_some() { "marbles" } else { "draw" }.into(),
        decisions: 10 + number % 3,
        record: String::new(),
        forfeits: Vec::new(),
    })
}

/// Runs a study to its end with random results. The first seat wins each game with a chance of `percent` percent.
fn toss(question: Question, percent: u32, seed: u64) -> Study {
    let (mut study, mut coin) = (Study::new(question), Seeded::new(seed, 0));
    while let Some((arm, batch)) = study.next_batch(50, 1) {
        for number in batch.first..batch.first + batch.games {
            study.count(arm, &won(number, Some(u8::from(coin.below(100, COIN) >= percent))));
        }
    }
    study
}

#[test]
fn each_look_comes_after_twice_as_many_games() {
    assert_eq!(fair(1000).looks(), [31, 62, 125, 250, 500, 1000]);
    assert_eq!(fair(60).looks(), [30, 60], "a look needs at least twenty games");
    assert_eq!(fair(8).looks(), [8]);
    assert_eq!(question(Asks::Ruling, 1000).looks(), [1000]);
}

#[test]
fn a_study_finds_an_uneven_game_early_and_a_fair_game_late() {
    let uneven = toss(fair(4000), 80, 1);
    assert_eq!((uneven.verdict, uneven.is_done()), (Some(Verdict::Uneven), true));
    assert!(uneven.played() <= 250, "{} games", uneven.played());
    let fair_one = toss(fair(4000), 50, 1);
    assert_eq!(fair_one.verdict, Some(Verdict::Fair));
    let few = toss(fair(100), 50, 1);
    assert_eq!(
        (few.verdict, few.played()),
        (Some(Verdict::Open), 100),
        "a hundred games cannot show a difference of five points"
    );
}

#[test]
fn repeated_looks_keep_wrong_verdicts_below_one_in_twenty() {
    let wrong = (0..400).filter(|seed| toss(fair(640), 50, *seed).verdict == Some(Verdict::Uneven)).count();
    assert!(wrong <= 20, "{wrong} of 400 fair coins were called uneven");
}

#[test]
fn a_side_with_a_named_force_is_judged() {
    let mut question = fair(640);
    question.sides[0] = Side { name: Some("Heavies".into()), force: Some(json!({})) };
    let mut study = Study::new(question);
    for number in 0..640 {
        // The side with the heavies wins every game, whichever seat it has.
        let seat = (number % 2) as u8;
        study.count(0, &won(number, Some(seat)));
    }
    let arm = &study.answer().arms[0];
    assert_eq!(arm.sides.len(), 1, "the other side has no named force");
    assert_eq!(arm.sides[0].verdict, Verdict::Uneven);
    assert!(arm.seats.iter().all(|seat| seat.verdict != Verdict::Uneven), "{arm:?}");
    assert_eq!((arm.sides[0].wins.count, arm.sides[0].name.as_deref()), (640, Some("Heavies")));
}

#[test]
fn a_study_of_a_force_does_not_stop_because_one_seat_always_wins() {
    let mut question = fair(640);
    question.sides[0] = Side { name: Some("Heavies".into()), force: Some(json!({})) };
    let mut study = Study::new(question);
    while let Some((arm, batch)) = study.next_batch(1, 1) {
        study.count(arm, &won(batch.first, Some(0)));
    }
    let arm = &study.answer().arms[0];
    assert_eq!(
        (arm.games, study.verdict),
        (640, Some(Verdict::Open)),
        "320 wins in 640 games do not show that the share lies within five points of the fair share"
    );
    assert_eq!(arm.seats[0].verdict, Verdict::Uneven);
}

#[test]
fn drawn_games_count_among_endings_and_not_among_wins() {
    let mut study = Study::new(fair(40));
    (0..30).for_each(|number| study.count(0, &won(number, (number % 3 > 0).then_some(0))));
    let arm = &study.answer().arms[0];
    assert_eq!((arm.games, arm.decided, arm.seats[0].wins.of), (30, 20, 20));
    let endings: Vec<_> = arm.endings.iter().map(|line| (line.name.as_str(), line.share.count)).collect();
    assert_eq!(endings, [("draw", 10), ("marbles", 20)]);
}

#[test]
fn a_study_of_an_option_shows_only_the_values_that_change() {
    let mut study = Study::new(question(Asks::Ruling, 600));
    for number in 0..600 {
        study.count(0, &won(number, Some((number % 2) as u8)));
        study.count(1, &won(number, Some(u8::from(number % 4 == 0))));
    }
    let answer = study.answer();
    assert!(answer.is_done && answer.verdict.is_none());
    let shown: Vec<_> = answer.changes.iter().filter(|change| change.is_shown()).collect();
    let measures: Vec<_> = shown.iter().map(|change| (change.measure, change.name.as_deref())).collect();
    assert_eq!(measures, [("seat", Some("red")), ("seat", Some("blue")), ("starter", None)]);
    assert!(shown[0].low > 0.15 && shown[0].high < 0.35, "{:?}", shown[0]);
    assert_eq!(answer.changes.last().map(|change| change.measure), Some("decisions"));
}

/// Runs a study with bots, `block` games at a time. After each block, writes the study as JSON and reads it again.
fn play(block: u32) -> Study {
    let mut study = Study::new(fair(40));
    while let Some((arm, batch)) = study.next_batch(block, 2) {
        let open = |_| RugRumble::open(Setup { players: 2 }).expect("two can play");
        let played = &mut |game: &Result<Played, Fault>| study.count(arm, game);
        let watch = Watch { progress: &mut |_| {}, played: Some(played), records: None };
        play_all(&batch, &open, watch).expect("two bots sit down");
        let kept = serde_json::to_string(&study).expect("a study is plain data");
        study = serde_json::from_str(&kept).expect("the kept study can be read");
    }
    study
}

#[test]
fn a_stored_study_continues_as_if_it_had_never_stopped() {
    let whole = play(40);
    assert_eq!(whole.played(), 40);
    assert_eq!(whole, play(7));
}
