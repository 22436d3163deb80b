//! Tests of all bots. The same seed must give the same decision. Bots must find the right decision where it is known,
//! give a reason, and stop when the caller cancels them.

mod parlour;

use parlour::coin::{Coin, GUESSER, Turn, Word};
use parlour::pennies::{self, MATCHER, Pennies};
use parlour::sticks::{Heap, Sticks};
use referee::{Game, Seat, Status, Table, Viewer};
use search::{Bot, Effort, Level, Playable, Progress, Threads, WINS, Watch, reason, search, think};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

fn level(number: u8) -> Bot {
    Bot::Search(Level::new(number).expect("levels are 1 to 6"))
}

#[derive(Debug)]
struct Scoped(usize);

impl Threads for Scoped {
    fn count(&self) -> usize {
        self.0
    }

    fn run(&self, work: &(dyn Fn() + Sync)) {
        std::thread::scope(|scope| {
            for _ in 0..self.0 {
                scope.spawn(work);
            }
        });
    }
}

fn every_bot() -> Vec<Bot> {
    [Bot::Random, Bot::Greedy].into_iter().chain((1..=5).map(level)).collect()
}

fn takes(sticks: u8, bot: Bot, seed: u64) -> u8 {
    think(&Sticks, &Heap { sticks, turn: Seat(0) }, Seat(0), bot, seed, &Watch::none())
}

#[test]
fn the_same_seed_gives_the_same_decision() {
    for bot in every_bot() {
        for seed in 0..5 {
            assert_eq!(takes(15, bot, seed), takes(15, bot, seed), "{bot} with seed {seed}");
        }
    }
}

#[test]
fn every_decision_of_a_bot_is_legal() {
    for bot in every_bot() {
        for sticks in 1..=9 {
            let take = takes(sticks, bot, 11);
            assert_eq!(Sticks.check(&Heap { sticks, turn: Seat(0) }, Seat(0), &take), Ok(()), "{bot} at {sticks}");
        }
    }
}

#[test]
fn greedy_takes_all_sticks_when_that_wins_at_once() {
    for sticks in 1..=3 {
        assert_eq!(takes(sticks, Bot::Greedy, 4), sticks);
    }
}

#[test]
fn bots_from_level_4_leave_a_multiple_of_four_sticks() {
    for sticks in (5..=15).filter(|sticks| sticks % 4 != 0) {
        for number in 4..=5 {
            assert_eq!(takes(sticks, level(number), 2), sticks % 4, "level {number} at {sticks}");
        }
    }
}

/// Plays a game of sticks between two bots, and returns the winner.
fn winner(bots: [Bot; 2], seed: u64) -> Seat {
    let mut luck = referee::Seeded::new(seed, 0);
    let mut heap = Sticks.start(&mut Table::quiet(&mut luck));
    loop {
        let seat = match Sticks.status(&heap) {
            Status::Over(outcome) => return outcome.winners.iter().next().expect("sticks has a winner"),
            Status::Awaiting(_) => heap.turn,
        };
        let view = Sticks.view(&heap, Viewer::Seat(seat));
        let bot = bots[seat.index()];
        let take = think(&Sticks, &view, seat, bot, seed + u64::from(heap.sticks) * 1_000, &Watch::none());
        Sticks.apply(&mut heap, seat, &take, &mut Table::quiet(&mut luck));
    }
}

#[test]
fn level_1_makes_mistakes_and_level_4_makes_none() {
    let lost = (0..200).filter(|seed| winner([level(1), level(4)], *seed) == Seat(1)).count();
    assert!(
        (60..200).contains(&lost),
        "level 1 begins in a won position and lost {lost} of 200 games; it must lose at least 60"
    );
    assert!((0..20).all(|seed| winner([level(4), level(1)], seed) == Seat(0)));
}

#[test]
fn a_search_does_not_expect_to_see_the_hidden_coin() {
    let choice =
        |is_open, seed| search(&Coin { is_open }, &Turn::Choose, GUESSER, effort(20_000), seed, &Watch::none()).action;
    for seed in 0..5 {
        assert_eq!(choice(false, seed), Word::Prize, "seed {seed}");
        assert_eq!(
            choice(true, seed),
            Word::Play,
            "seed {seed}: an open coin must look better to the searcher than the prize"
        );
    }
}

#[test]
fn a_search_does_not_expect_others_to_see_its_penny() {
    let choice = |is_open, seed| {
        let game = Pennies { is_open };
        search(&game, &pennies::Turn::Choose, MATCHER, effort(20_000), seed, &Watch::none()).action
    };
    for seed in 0..5 {
        assert_eq!(choice(false, seed), pennies::Word::Play, "seed {seed}");
        assert_eq!(
            choice(true, seed),
            pennies::Word::Prize,
            "seed {seed}: an open penny must look worse to the searcher than the prize"
        );
    }
}

fn effort(simulations: u32) -> Effort {
    Effort { simulations, ..Effort::default() }
}

#[test]
fn a_cancelled_search_returns_a_legal_decision_soon() {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let heap = Heap { sticks: 200, turn: Seat(0) };
    let began = Instant::now();
    let take = std::thread::scope(|scope| {
        let thinking =
            scope.spawn(|| search(&Sticks, &heap, Seat(0), effort(u32::MAX), 1, &Watch::new(&stop, &progress)));
        std::thread::sleep(Duration::from_millis(50));
        stop.store(true, Ordering::Relaxed);
        thinking.join().expect("the search does not panic").action
    });
    assert!((1..=3).contains(&take));
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_search_that_is_cancelled_before_it_starts_returns_a_legal_decision() {
    let (stop, progress) = (AtomicBool::new(true), Progress::default());
    let watch = Watch::new(&stop, &progress);
    let take = think(&Sticks, &Heap { sticks: 9, turn: Seat(0) }, Seat(0), level(5), 1, &watch);
    assert!((1..=3).contains(&take));
}

#[test]
fn the_plan_of_a_game_comes_before_a_search() {
    let heap = |sticks| Heap { sticks, turn: Seat(0) };
    for (sticks, planned) in [(251, 3), (252, 2)] {
        let (stop, progress) = (AtomicBool::new(false), Progress::default());
        let take = think(&Sticks, &heap(sticks), Seat(0), level(2), 1, &Watch::new(&stop, &progress));
        assert_eq!((take, progress.done()), (planned, Some(200)), "at {sticks}");
    }
    let (stop, progress) = (AtomicBool::new(true), Progress::default());
    assert_eq!(think(&Sticks, &heap(251), Seat(0), level(2), 1, &Watch::new(&stop, &progress)), 1);
}

#[test]
fn a_search_reports_its_progress() {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    assert_eq!(progress.done(), None, "the search has not begun");
    let watch = Watch::new(&stop, &progress);
    search(&Sticks, &Heap { sticks: 200, turn: Seat(0) }, Seat(0), effort(128), 1, &watch);
    assert_eq!(progress.done(), Some(750), "after 96 of 128");
    watch.done(600);
    assert_eq!(progress.done(), Some(750), "the progress never goes back");
    watch.done(2_000);
    assert_eq!(progress.done(), Some(1_000));
}

#[test]
fn a_search_with_a_full_tree_still_finds_the_win() {
    let tight = Effort { max_edges: 8, ..effort(4_000) };
    let found = search(&Sticks, &Heap { sticks: 3, turn: Seat(0) }, Seat(0), tight, 1, &Watch::none());
    assert_eq!(found.action, 3);
}

#[test]
fn a_search_returns_the_value_of_its_decision_and_a_line_of_play() {
    let found = |sticks| search(&Sticks, &Heap { sticks, turn: Seat(0) }, Seat(0), effort(4_000), 1, &Watch::none());
    let won = found(3);
    assert_eq!((won.action, won.line), (3, vec![(Seat(0), 3)]), "the game ends with this decision");
    assert!(won.value > Some(900) && won.simulations > 100, "{:?} after {}", won.value, won.simulations);
    let (good, bad) = (found(6), found(4));
    assert_eq!(good.line[0], (Seat(0), 2), "four are left");
    assert_eq!(good.line.iter().map(|(seat, _)| seat.0).collect::<Vec<_>>()[..2], [0, 1], "seats take turns");
    assert!(good.value > Some(500) && bad.value < Some(-500), "{:?}, {:?}", good.value, bad.value);
    assert_eq!(think(&Sticks, &Heap { sticks: 6, turn: Seat(0) }, Seat(0), level(3), 1, &Watch::none()), 2);
}

#[test]
fn the_text_of_a_bot_reads_back_as_the_same_bot() {
    for bot in every_bot().into_iter().chain([level(6)]) {
        assert_eq!(bot.to_string().parse(), Ok(bot));
    }
    for word in ["bot:0", "bot:7", "bot:", "4.5", "strong"] {
        let said = word.parse::<Bot>().expect_err("no such bot");
        assert!(said.contains("bot:1 to bot:6"), "{said}");
    }
}

#[test]
fn the_default_rollout_policy_picks_every_candidate_equally_often() {
    let candidates = [1, 2, 3];
    let mut seen = [0; 3];
    for luck in 0..3_000u64 {
        let luck = luck.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        seen[Sticks.rollout_policy(&Heap { sticks: 9, turn: Seat(0) }, Seat(0), &candidates, luck)] += 1;
    }
    assert!(seen.iter().all(|count| (900..1_100).contains(count)), "{seen:?}");
}

/// Returns the reason for seat 0 to take `take` sticks from a heap of `sticks`.
fn reason_to_take(take: u8, sticks: u8) -> Option<&'static str> {
    reason(&Sticks, &Heap { sticks, turn: Seat(0) }, Seat(0), &take, 7, &Watch::none())
}

#[test]
fn the_reason_is_the_term_that_gains_most_over_other_decisions() {
    assert_eq!(reason_to_take(2, 6), Some("fours"));
    assert_eq!(reason_to_take(1, 9), Some("fours"));
}

#[test]
fn a_cancelled_search_for_a_reason_returns_none() {
    let (stop, progress) = (AtomicBool::new(true), Progress::default());
    let heap = Heap { sticks: 6, turn: Seat(0) };
    assert_eq!(reason(&Sticks, &heap, Seat(0), &2, 7, &Watch::new(&stop, &progress)), None);
}

#[test]
fn the_reason_for_a_winning_decision_is_that_it_wins() {
    assert_eq!(reason_to_take(3, 3), Some(WINS));
}

#[test]
fn a_decision_that_gains_nothing_has_no_reason() {
    assert_eq!(reason_to_take(1, 8), None, "no other decision leaves a better heap");
    assert_eq!(reason_to_take(1, 6), None, "taking two would have been right");
}

#[test]
fn the_motive_is_the_reason_if_no_term_gains() {
    assert_eq!(
        reason_to_take(1, 252),
        Some("rule"),
        "no other decision leaves a better heap, but the game has a motive"
    );
    assert_eq!(reason_to_take(1, 253), Some("fours"), "a term comes first");
}

#[test]
fn the_only_decision_has_the_reason_wins_if_it_wins() {
    assert_eq!(reason_to_take(1, 1), Some(WINS));
}

#[test]
fn any_number_of_threads_finds_the_same_in_several_trees() {
    let found = |threads, trees| {
        let effort = Effort { trees, ..effort(2_001) };
        let threads = Scoped(threads);
        let watch = Watch::none().with_threads(&threads);
        search(&Coin { is_open: false }, &Turn::Choose, GUESSER, effort, 7, &watch)
    };
    let one = found(1, 4);
    for threads in [2, 3, 9] {
        assert_eq!(found(threads, 4), one, "{threads} threads");
    }
    assert_ne!(found(1, 3), one, "another number of trees is another search");
}

#[test]
fn several_trees_find_the_win_and_add_up_their_simulations() {
    let found = |sticks, simulations| {
        let effort = Effort { trees: 4, ..effort(simulations) };
        search(&Sticks, &Heap { sticks, turn: Seat(0) }, Seat(0), effort, 1, &Watch::none().with_threads(&Scoped(2)))
    };
    let good = found(6, 4_000);
    assert_eq!((good.action, good.line[0]), (2, (Seat(0), 2)));
    assert!(good.value > Some(500), "{:?}", good.value);
    assert!((1_000..=4_000).contains(&good.simulations), "{}", good.simulations);
    assert_eq!(found(200, 1).simulations, 4, "each tree makes at least one simulation");
}

#[test]
fn a_search_with_several_trees_stops_and_reports_its_progress() {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let heap = Heap { sticks: 200, turn: Seat(0) };
    let watch = Watch::new(&stop, &progress);
    search(&Sticks, &heap, Seat(0), Effort { trees: 4, ..effort(128) }, 1, &watch);
    assert_eq!(progress.done(), Some(1_000));
    let endless = Effort { trees: 4, ..effort(u32::MAX) };
    let early = Progress::default();
    std::thread::scope(|scope| {
        scope
            .spawn(|| search(&Sticks, &heap, Seat(0), endless, 1, &Watch::new(&stop, &early).with_threads(&Scoped(2))));
        let began = Instant::now();
        while early.done().is_none() {
            assert!(began.elapsed() < Duration::from_secs(60), "no progress before the first tree is done");
            std::thread::yield_now();
        }
        stop.store(true, Ordering::Relaxed);
    });
    let found = search(&Sticks, &heap, Seat(0), endless, 1, &watch);
    assert!(found.simulations <= 4 * 32, "{}", found.simulations);
}

#[test]
fn a_level_above_the_highest_of_a_game_plays_like_the_highest() {
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let heap = Heap { sticks: 251, turn: Seat(0) };
    think(&Sticks, &heap, Seat(0), level(6), 1, &Watch::new(&stop, &progress));
    assert_eq!(progress.done(), Some(500), "the plan of level 5");
}
