//! A batch counts what was played, is the same with any number of threads, and reports games that go wrong.

mod sticks;

use lab::{Batch, BatchError, BatchSetup, Report, Watch, play_all};
use search::Bot;
use serde_json::Value;
use sticks::{Planted, Sticks};

fn batch(bots: [Bot; 2], games: u32, jobs: usize) -> Batch {
    let grounds = vec![BatchSetup { name: "the only one".into(), setup: Value::Null }];
    Batch { game: "sticks".into(), revision: None, grounds, bots: bots.to_vec(), stay: false, games, seed: 3, jobs }
}

fn report(planted: Planted, batch: &Batch) -> Report {
    let watch = Watch { progress: &mut |_| {}, records: None };
    play_all(batch, &|_| Sticks(planted), watch).expect("nothing is written")
}

/// The first fault of a small batch.
fn fault(planted: Planted) -> lab::Fault {
    let report = report(planted, &batch([Bot::Random, Bot::Random], 4, 2));
    assert_eq!(report.games as usize + report.faults.len(), 4, "every game is counted or reported");
    report.faults.first().expect("the planted fault is found").clone()
}

#[test]
fn wins_are_counted_by_contestant_and_seat() {
    let bot = |text: &str| text.parse().expect("a bot");
    let report = report(Planted::Nothing, &batch([bot("bot:4"), Bot::Random], 40, 2));
    let strong = &report.contestants[0];
    assert_eq!((strong.by_seat[0].wins.count, strong.by_seat[0].wins.of), (20, 20), "who begins can always win");
    assert_eq!(report.contestants[1].wins.count + strong.wins.count, 40);
    assert_eq!(report.starter.expect("left begins").count, report.seats[0].wins.count);
    assert_eq!(report.endings.len(), 1);
    assert_eq!(report.endings[0].wins, [strong.wins.count, report.contestants[1].wins.count]);
    assert!(report.decisions.least >= 5 && report.decisions.most <= 15);
}

#[test]
fn any_number_of_threads_gives_the_same_report_and_records() {
    let played = |jobs| {
        let (mut records, mut done) = (Vec::new(), Vec::new());
        let watch = Watch { progress: &mut |n| done.push(n), records: Some(&mut records) };
        let report = play_all(&batch([Bot::Random, Bot::Greedy], 30, jobs), &|_| Sticks(Planted::Nothing), watch);
        assert_eq!(done, (1..=30).collect::<Vec<_>>());
        (report.expect("a vector takes what is written"), records)
    };
    let one = played(1);
    assert_eq!(lab::split(std::str::from_utf8(&one.1).expect("UTF-8")).len(), 30);
    assert_eq!(one, played(2));
    assert_eq!(one, played(7));
}

#[test]
fn a_panic_is_reported_with_its_game_seed_and_step() {
    let fault = fault(Planted::Panic);
    assert_eq!((fault.game, fault.seed), (0, 3));
    assert!(fault.step > 1);
    assert_eq!(fault.because, "panic: seven sticks and no more");
}

#[test]
fn broken_laws_are_reported() {
    assert!(fault(Planted::Refusal).because.contains("refused: so many sticks cannot be taken (STICKS-01)"));
    assert_eq!(
        fault(Planted::Nobody).because.split(' ').skip(2).collect::<Vec<_>>().join(" "),
        "is awaited and has no candidate"
    );
    assert!(fault(Planted::Imagination).because.contains("would see something else"));
    assert_eq!(fault(Planted::Endless).because, "the game is not over after 100000 decisions");
    assert!(fault(Planted::Replay).because.starts_with("the record does not replay: step 0"));
}

#[test]
fn a_table_needs_a_bot_a_seat() {
    let one = Batch { bots: vec![Bot::Random], ..batch([Bot::Random, Bot::Random], 1, 1) };
    let watch = Watch { progress: &mut |_| {}, records: None };
    let failed = play_all(&one, &|_| Sticks(Planted::Nothing), watch).expect_err("one bot is too few");
    assert!(matches!(failed, BatchError::Seats { seats: 2, bots: 1 }));
    assert_eq!(failed.to_string(), "1 bots sit down and the table has 2 seats");
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
    let watch = Watch { progress: &mut |_| {}, records: Some(&mut Full) };
    let failed = play_all(&batch([Bot::Random, Bot::Random], 50, 2), &|_| Sticks(Planted::Nothing), watch);
    assert!(failed.expect_err("it cannot go on").to_string().contains("the disk is full"));
}
