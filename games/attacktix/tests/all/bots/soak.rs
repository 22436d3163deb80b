//! Many games of quick bots on the bare table. No decision is refused, and every position passes the checks of `obeys`.
//! When a record is replayed, its attacks are simulated again with the same results. `RUMPUS_GAMES` sets the number of
//! games, and `RUMPUS_SEED` the first seed. The nightly run plays two thousand other games.

use crate::bots::arena::{Table, level, setup};
use attacktix::{Attacktix, OVERLAP, Phase, State, Zone};
use referee::{Chance, Clause, Game, Match, NoUndo, Record, RecordStep, Seeded, Status, Viewer};
use search::{Bot, Watch, think};
use std::collections::BTreeMap;
use std::env;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The label of random numbers that only tests draw.
const SEED: Clause = Clause::new("seed");
/// How many games there are without `RUMPUS_GAMES`.
const GAMES: u64 = 30;
/// A game is replayed if its seed is a multiple of this number.
const AGAIN: u64 = 3;
/// The deepest overlap to which a simulated attack may press two bases, in micrometres. The solver of the simulation
/// leaves such overlaps.
const PRESSED: i32 = 1_000;
/// No game takes more decisions than this.
const LONGEST: u32 = 4_000;

fn games() -> u64 {
    env::var("RUMPUS_GAMES").map_or(GAMES, |said| said.parse().expect("RUMPUS_GAMES is a number"))
}

/// Returns the seed of the first game.
fn first() -> u64 {
    env::var("RUMPUS_SEED").map_or(0, |said| said.parse().expect("RUMPUS_SEED is a number"))
}

/// Plays a game of two bots, and calls `look` at each position.
fn recorded(seed: u64, mut look: impl FnMut(&Match<Attacktix>)) -> Match<Attacktix> {
    let bots = [level(1), if seed.is_multiple_of(2) { level(1) } else { Bot::Random }];
    let bots = [bots[(seed / 2 % 2) as usize], bots[(1 - seed / 2 % 2) as usize]];
    let game = Attacktix::open(setup(&Table::duel("bare", seed), &bots)).unwrap_or_else(|faults| panic!("{faults:?}"));
    let (mut luck, mut own) = (Seeded::new(seed, 0), Seeded::new(seed, 1));
    let (mut played, _) = Match::start(game, &mut luck);
    played.keep_history();
    look(&played);
    let mut before = pressed(played.game(), played.state());
    while let Status::Awaiting(seats) = played.status() {
        let seat = seats.iter().next().expect("the game waits for a seat");
        let thought = own.below(1 << 30, SEED).into();
        let view = played.view(Viewer::Seat(seat));
        let simulated = played.state().simulated;
        let action = think(played.game(), &view, seat, bots[seat.index()], thought, &Watch::none());
        played.act(seat, &action, &mut luck).unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal}"));
        look(&played);
        let after = pressed(played.game(), played.state());
        presses_no_bases(played.state().simulated != simulated, &before, &after);
        before = after;
        assert!(played.steps() < LONGEST, "the game of seed {seed} goes on after {LONGEST} decisions");
    }
    played
}

/// For pairs of figures: by how much their bases overlap, in micrometres.
type Pressed = BTreeMap<(usize, usize), i32>;

/// Returns all pairs of figures whose bases overlap by more than the rules allow for moves and placing.
fn pressed(game: &Attacktix, state: &State) -> Pressed {
    let standing: Vec<_> = game.standing(state).collect();
    let mut pressed = BTreeMap::new();
    for (n, one) in standing.iter().enumerate() {
        for other in &standing[..n] {
            let [found, beside] = [one, other].map(|figure| &state.figures[figure.index()]);
            let are_placed = state.phase != Phase::Setup || found.controller == beside.controller;
            let depth = game.radius(*one) + game.radius(*other) - found.at.distance_round(beside.at);
            if are_placed && depth > OVERLAP {
                pressed.insert((other.index(), one.index()), depth);
            }
        }
    }
    pressed
}

/// Only a simulated attack makes bases overlap, and only a little. No other decision increases an overlap. AT-R-11
fn presses_no_bases(was_simulated: bool, before: &Pressed, after: &Pressed) {
    for (pair, depth) in after {
        let most = if was_simulated { PRESSED } else { before.get(pair).copied().unwrap_or(OVERLAP) };
        assert!(*depth <= most, "AT-R-11: bases of {pair:?} overlap by {depth} micrometres, more than {most}");
    }
}

/// Checks what must hold in every position of every game.
fn obeys(played: &Match<Attacktix>) {
    let (game, state) = (played.game(), played.state());
    for one in game.standing(state) {
        let found = &state.figures[one.index()];
        let surface = game.size().surface;
        assert!(found.at.x.abs() <= surface && found.at.y.abs() <= surface, "AT-R-21: {found:?} is off the surface");
    }
    for (figure, profile) in state.figures.iter().zip(game.roster()) {
        assert!(
            figure.wheel < 12 && figure.marks >> figure.wheel & 1 == 1,
            "AT-R-03: the wheel is at a position that is not marked: {figure:?}"
        );
        assert!(
            figure.spent <= profile.weapon.missiles().max(1),
            "AT-R-45: more missiles are spent than the weapon has: {figure:?}"
        );
        let lies = figure.zone == Zone::Lying;
        assert!(!lies || state.pending.is_some(), "AT-ABIL-06: {figure:?} lies, but no seat is asked for a decision");
    }
    assert!(
        state.turn.attacks <= 4 && state.turn.attacked.len() <= 4,
        "AT-ATK-01: more than 4 attacks: {:?}",
        state.turn
    );
    assert!(state.turn.specials <= 32, "AT-R-34: {} specials were used; at most 32 are allowed", state.turn.specials);
    assert!(state.turn.number <= 60, "AT-R-52: this is turn {}; 60 is the last", state.turn.number);
    for viewer in Viewer::all(2) {
        let view = game.view(state, viewer);
        let imagined = game.imagine(&view, &mut Seeded::new(1, 0));
        assert!(
            game.view(&imagined, viewer) == view,
            "AT-ETIQ-02: a state that was imagined from the view of {viewer:?} has another view"
        );
    }
}

/// Checks that a game is over, and that every winner has a figure in play.
fn has_ended(played: &Match<Attacktix>) {
    let state = played.state();
    let ending = state.ending.as_ref().expect("the game is over");
    for seat in ending.winners.iter() {
        let stands = |figure: &attacktix::FigureState| figure.zone == Zone::InPlay && figure.controller == seat;
        assert!(state.figures.iter().any(stands), "AT-VICT-01: a winner has no figure in play");
    }
}

#[test]
fn quick_bots_break_no_law_and_records_come_out_the_same() {
    let end = first() + games();
    let (next, attacks, played_all) = (AtomicU64::new(first()), AtomicU64::new(0), AtomicU64::new(0));
    let play = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= end {
                return;
            }
            let played = recorded(seed, obeys);
            has_ended(&played);
            played_all.fetch_add(1, Ordering::Relaxed);
            let record = played.record();
            attacks.fetch_add(attacks_of(record).count() as u64, Ordering::Relaxed);
            if seed.is_multiple_of(AGAIN) {
                let read = Record::parse(&record.to_text()).expect("a record reads back");
                let again = Match::<Attacktix>::replay(&read).unwrap_or_else(|broken| panic!("game {seed}: {broken}"));
                assert_eq!(
                    again.state().simulated,
                    played.state().simulated,
                    "every simulation gives the same result again, bit for bit"
                );
            }
        }
    };
    let jobs = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    thread::scope(|scope| (0..jobs).for_each(|_| drop(scope.spawn(play))));
    let (attacks, played) = (attacks.into_inner(), played_all.into_inner());
    println!("{played} games from seed {} on with {attacks} attacks: every position obeys the rules", first());
    assert_eq!(played, games());
    assert!(attacks > 5 * games(), "only {attacks} attacks in {} games; more than 5 a game expected", games());
}

fn attacks_of(record: &Record) -> impl Iterator<Item = (usize, &RecordStep)> {
    record.steps.iter().enumerate().filter(|(_, step)| step.action.get("attack").is_some())
}

/// Changes a step of a recorded game. Asserts that the record is refused at this step, with a sentence that contains
/// `why`.
#[track_caller]
fn is_refused(record: &Record, step: usize, why: &str, change: impl FnOnce(&mut RecordStep)) {
    let mut other = record.clone();
    change(&mut other.steps[step]);
    assert_ne!(&other, record, "`change` must change the record");
    let broken = Match::<Attacktix>::replay(&other).err().expect("the record is refused");
    assert_eq!(broken.step() as usize, step + 1, "{broken}");
    assert!(broken.why().contains(why), "{broken}");
}

#[test]
fn at_atk_01_an_attack_cannot_be_undone() {
    let mut told = Vec::new();
    recorded(0, |played| {
        let Some(last) = played.record().steps.last() else { return };
        if let Ok((seat, to)) = played.latest_undo() {
            let is_attack = ["attack", "fire_next"].iter().any(|word| last.action.get(word).is_some());
            assert_eq!(played.may_undo(seat, to) == Err(NoUndo::Attempt), is_attack, "{last:?}");
            told.push(is_attack);
        }
    });
    assert!(told.contains(&true) && told.contains(&false), "both attacks and other decisions must occur: {told:?}");
}

/// A record is refused at the step whose shot was changed: its aim, its digest, a claimed outcome, its seat or its
/// draws.
#[test]
fn a_record_with_one_shot_changed_is_refused() {
    let played = recorded(0, |_| {});
    let record = played.record();
    let (shot, _) = attacks_of(record).next().expect("a figure attacks in this game");
    is_refused(record, shot, "digest", |step| {
        let yaw = &mut step.action["attack"]["aim"]["yaw"];
        *yaw = (yaw.as_i64().unwrap_or(0) + if yaw.as_i64() > Some(0) { -1 } else { 1 }).into();
    });
    is_refused(record, shot, "digest", |step| {
        let last = if step.digest.ends_with('0') { "1" } else { "0" };
        step.digest.replace_range(step.digest.len() - 1.., last);
    });
    is_refused(record, shot, "unknown field `outcome`", |step| {
        step.action["attack"]["outcome"] = serde_json::json!({ "falls": [] });
    });
    is_refused(record, shot, "(AT-ATK-02)", |step| step.action["attack"]["aim"]["yaw"] = 90_001.into());
    is_refused(record, shot, "", |step| step.seat = if step.seat == "p1" { "p2".into() } else { "p1".into() });
    is_refused(record, shot, "more draws than the rules asked for", |step| {
        step.draws.push(referee::Draw { clause: "AT-R-65".into(), value: 1 });
    });
}

/// Two states that differ in one bit of `simulated`, the digest of all simulations, have different positions.
#[test]
fn at_r_19_the_digest_of_a_position_tells_simulations_apart() {
    let played = recorded(2, |_| {});
    let facts = |state: &State| played.game().position(state);
    let mut other = played.state().clone();
    other.simulated ^= 1;
    assert_ne!(facts(&other), facts(played.state()));
}
