//! Tests of batches. A batch counts its games, gives the same report with any number of threads, and reports games that
//! fail.
//!
//! The game is Rug Rumble. To test reports of failed games, tests plant faults in it.

use lab::{Batch, BatchError, BatchSetup, Fault, Report, Watch, play_all, split};
use laws::planted::Planted;
use referee::{Game, Match, Record, Seat, Seats, Status};
use rug_rumble::{Action, RugRumble, Setup, State, Toy};
use search::Bot;
use serde_json::json;

fn game() -> Planted<RugRumble> {
    Planted::new(RugRumble::open(Setup { players: 2 }).expect("two can play"))
}

/// A game in which resignation is a candidate in the last rounds, so that games end in two ways and have different
/// lengths.
fn with_leavers() -> Planted<RugRumble> {
    game().with_candidates(|_, state, _, mut candidates| {
        if state.round > 6 {
            candidates.push(Action::Resign {});
        }
        candidates
    })
}

fn batch(bots: [Bot; 2], games: u32, jobs: usize) -> Batch {
    let grounds = vec![BatchSetup { name: "the only one".into(), setup: json!({ "players": 2 }) }];
    Batch { game: "rug-rumble".into(), grounds, bots: bots.to_vec(), games, seed: 3, jobs, ..Batch::default() }
}

/// Plays a batch. Returns its report and the text of all its records.
fn play(game: &Planted<RugRumble>, batch: &Batch) -> (Report, String) {
    let mut records = Vec::new();
    let watch = Watch { progress: &mut |_| {}, played: None, records: Some(&mut records) };
    let report = play_all(batch, &|_| game.clone(), watch).expect("writing to a vector never fails");
    (report, String::from_utf8(records).expect("UTF-8"))
}

/// Replays a record. Returns who won the game, the game's word for the ending, and the number of decisions.
fn ending(record: &str) -> (Seats, &'static str, u32) {
    let record = Record::parse(record).expect("a record");
    let table = Match::<RugRumble>::replay(&record).expect("an honest game");
    let Status::Over(outcome) = table.status() else { panic!("the game goes on") };
    (outcome.winners, outcome.by, table.steps())
}

/// Plays a batch of four games, and returns the first fault.
fn fault(game: &Planted<RugRumble>) -> Fault {
    let (report, _) = play(game, &batch([Bot::Random, Bot::Random], 4, 2));
    assert_eq!(
        report.games as usize + report.faults.len(),
        4,
        "every game must be counted as played or reported as a fault"
    );
    report.faults.first().expect("the planted fault is found").clone()
}

#[test]
fn wins_are_counted_by_contestant_and_seat() {
    let batch = batch([Bot::Greedy, Bot::Random], 40, 2);
    let (report, records) = play(&with_leavers(), &batch);
    // The games won by contestant and seat, according to the records.
    let mut won = [[0; 2]; 2];
    for (number, record) in (0..).zip(split(&records)) {
        let (winners, ..) = ending(&record);
        for (seat, contestant) in batch.seating(number).into_iter().enumerate() {
            won[contestant][seat] += u32::from(winners.contains(Seat(seat as u8)));
        }
    }
    for (contestant, won) in report.contestants.iter().zip(won) {
        let counted: Vec<_> = contestant.by_seat.iter().map(|line| (line.wins.count, line.wins.of)).collect();
        assert_eq!(counted, won.map(|won| (won, 20)));
        assert_eq!((contestant.wins.count, contestant.wins.of), (won[0] + won[1], 40));
    }
    let by_seat: Vec<_> = report.seats.iter().map(|line| (line.wins.count, line.wins.of)).collect();
    assert_eq!(by_seat, [0, 1].map(|seat| (won[0][seat] + won[1][seat], 40)));
    assert!(
        report.contestants[0].wins.low > 0.5,
        "greedy bots never resign, so they must win more than half of the games: {report:?}"
    );
}

#[test]
fn endings_and_lengths_are_counted() {
    let batch = batch([Bot::Random, Bot::Random], 40, 2);
    let (report, records) = play(&with_leavers(), &batch);
    let played: Vec<_> = split(&records).iter().map(|record| ending(record)).collect();
    let won = |by, contestant| {
        let is_won = |(number, (winners, ending, _)): &(u32, &(Seats, &str, u32))| {
            let seat = batch
                .seating(*number)
                .iter()
                .position(|sits| *sits == contestant)
                .expect("every contestant has a seat");
            *ending == by && winners.contains(Seat(seat as u8))
        };
        (0..).zip(&played).filter(is_won).count() as u32
    };
    let ended = |by| played.iter().filter(|(_, ending, _)| *ending == by).count() as u32;
    let counted: Vec<_> = report.endings.iter().map(|line| (&*line.by, line.games.count, line.wins.clone())).collect();
    assert_eq!(counted, ["marbles", "resignation"].map(|by| (by, ended(by), vec![won(by, 0), won(by, 1)])));
    assert!(
        counted.iter().all(|(_, games, _)| *games > 4),
        "each ending must occur in more than four games: {counted:?}"
    );
    let lengths = played.iter().map(|(.., decisions)| *decisions);
    assert_eq!(Some(report.decisions.least), lengths.clone().min());
    assert_eq!(Some(report.decisions.most), lengths.clone().max());
    assert!((report.decisions.mean - f64::from(lengths.sum::<u32>()) / 40.0).abs() < 1e-9);
}

#[test]
fn the_report_counts_wins_of_the_starter_only_if_one_seat_decides_first() {
    let batch = batch([Bot::Random, Bot::Random], 40, 2);
    assert_eq!(play(&game(), &batch).0.starter, None, "both seats decide at once, so none begins");
    let in_turn = game().with_status(|_, _, honest| match honest {
        Status::Awaiting(seats) => Status::Awaiting(seats.iter().take(1).collect()),
        over @ Status::Over(_) => over,
    });
    let (report, _) = play(&in_turn, &batch);
    assert_eq!(report.starter, Some(report.seats[0].wins), "red always begins, so the starter wins as often as red");
}

#[test]
fn any_number_of_threads_gives_the_same_report_and_records() {
    let played = |jobs| {
        let (mut records, mut done) = (Vec::new(), Vec::new());
        let watch = Watch { progress: &mut |n| done.push(n), played: None, records: Some(&mut records) };
        let report = play_all(&batch([Bot::Random, Bot::Greedy], 30, jobs), &|_| game(), watch);
        assert_eq!(done, (1..=30).collect::<Vec<_>>());
        (report.expect("writing to a vector never fails"), records)
    };
    let one = played(1);
    assert_eq!(split(std::str::from_utf8(&one.1).expect("UTF-8")).len(), 30);
    assert_eq!(one, played(2));
    assert_eq!(one, played(7));
}

#[test]
fn a_panic_is_reported_with_its_game_seed_and_step() {
    let panics = game().with_apply(|game, state, seat, action, table| {
        assert!(state.round < 3, "two rounds and no more");
        game.apply(state, seat, action, table);
    });
    let because = "panic: two rounds and no more".into();
    assert_eq!(fault(&panics), Fault { game: 0, seed: 3, step: 5, because });
}

#[test]
fn a_candidate_that_the_rules_refuse_is_reported() {
    let absent = |state: &State, seat: Seat| {
        let hand = state.players[seat.index()].hand;
        Toy::ALL.into_iter().find(|toy| hand[*toy as usize] == 0).expect("four toys are of four kinds at most")
    };
    let fault = fault(&game().with_candidates(move |_, state, seat, _| vec![Action::Choose(absent(state, seat))]));
    assert!(fault.because.starts_with("bot:random decided {\"choose\":"), "{fault:?}");
    assert!(fault.because.contains("which is refused: your hand has no "), "{fault:?}");
    assert!(fault.because.ends_with("choose a toy from your hand (RR-CHOOSE-02)"), "{fault:?}");
}

#[test]
fn a_seat_without_candidates_is_reported() {
    let idle = game().with_candidates(|_, state, _, honest| if state.round == 3 { Vec::new() } else { honest });
    assert_eq!(fault(&idle).because, "the game waits for seat 0, but the seat has no candidate");
}

#[test]
fn other_broken_laws_are_reported() {
    let imagines = game().with_imagine(|_, _, mut truth, _| {
        truth.rug += 1;
        truth
    });
    assert!(fault(&imagines).because.contains("does not look the same to this seat"));
    let endless = game().with_apply(|_, _, _, _, _| {});
    assert_eq!(fault(&endless).because, "the game is not over after 100000 decisions");
    let unlike = game().with_apply(|game, state, seat, action, table| {
        game.apply(state, seat, action, table);
        state.rug += 1;
    });
    assert!(fault(&unlike).because.starts_with("the record does not replay: step 1"));
}

#[test]
fn a_batch_needs_as_many_contestants_as_seats() {
    let one = Batch { bots: vec![Bot::Random], ..batch([Bot::Random, Bot::Random], 1, 1) };
    let watch = Watch { progress: &mut |_| {}, played: None, records: None };
    let failed = play_all(&one, &|_| game(), watch).expect_err("one bot is too few");
    assert!(matches!(failed, BatchError::Seats { seats: 2, bots: 1 }));
    assert_eq!(failed.to_string(), "1 contestants are named, but the game has 2 seats");
}

#[test]
fn records_that_cannot_be_written_end_the_batch() {
    struct Full;
    impl std::io::Write for Full {
        fn write(&mut self, _bytes: &[u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the disk is full"))
        }
        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }
    let watch = Watch { progress: &mut |_| {}, played: None, records: Some(&mut Full) };
    let failed = play_all(&batch([Bot::Random, Bot::Random], 50, 2), &|_| game(), watch);
    assert!(failed.expect_err("the batch cannot go on").to_string().contains("the disk is full"));
}
