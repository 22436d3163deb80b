//! Bots of Attacktix decide legally, finish their games, decide alike with the same seed, and depend on their view
//! alone.

mod arena;
mod proof;
mod report;
mod soak;

use arena::{Table, level, masters, options, play, setup, watched};
use attacktix::{Attacktix, Mode, Phase, State, Zone};
use referee::{Game, Seat, Viewer};
use search::{Bot, Level, Playable, Progress, Watch, reason, think};
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

/// `play` asserts that every decision is legal, and that the game ends after fewer than 4,000 decisions.
#[test]
fn every_decision_is_legal_and_every_game_ends() {
    let tables = [
        "bare",
        "fences-and-copse",
        "towers-and-barrels",
        "stockade",
        "junkyard",
        "citadel",
        "sunken-maze",
        "everything",
    ];
    for (seed, table) in (0..).zip(tables) {
        let bots = [level(2 + (seed % 2) as u8), level(1)];
        let played = play(&Table::duel(table, seed), &bots);
        assert!(played.state.ending.is_some());
    }
}

#[test]
fn games_of_teams_and_free_for_alls_end() {
    for (seats, mode) in [(3, Mode::Ffa), (4, Mode::Ffa), (3, Mode::Team), (4, Mode::Team)] {
        let bots: Vec<_> = (0..seats).map(|seat| level(2 - seat % 2)).collect();
        play(&Table::of(mode, seats, "bare", seats.into()), &bots);
    }
}

#[test]
fn bots_know_the_rules_of_every_table() {
    let tables = [
        r#"{"aim_noise": 1, "hide_wheels": true}"#,
        r#"{"special_timing": "step33", "tix_cm": 2.5}"#,
        r#"{"optional_specials": true, "friendly_turn": "all"}"#,
        r#"{"friendly_turn": "melee", "mutual": "active-loses", "recover_grinds": true}"#,
    ];
    for (seed, said) in (0..).zip(tables) {
        let table = Table { options: options(said), ..Table::duel("fences-and-copse", seed) };
        play(&table, &[level(2), level(3)]);
    }
}

#[test]
fn bots_with_battle_masters_finish_their_games() {
    for (seed, id) in (0..).zip(["colossus", "old-wood"]) {
        let (table, bots) = (Table::duel("bare", seed), [level(3), level(2)]);
        watched(masters(&table, id, &bots), &bots, seed, |_, _, _| {});
    }
}

#[test]
fn the_same_seed_gives_the_same_decision_and_another_seed_may_not() {
    let mut differs = false;
    let bots = [level(1), level(1)];
    watched(setup(&Table::duel("fences-and-copse", 3), &bots), &bots, 3, |game, state, seat| {
        let view = game.view(state, Viewer::Seat(seat));
        for bot in [level(1), level(3)] {
            let decide = |seed| think(game, &view, seat, bot, seed, &Watch::none());
            assert_eq!(decide(7), decide(7));
            differs |= decide(7) != decide(8);
        }
    });
    assert!(differs);
}

/// Returns a state that the seat cannot tell from the true one. Wheels have other positions that fit what all players
/// have seen, and figures that the seat does not see yet stand elsewhere. Adds to `hidden` how many things differ.
fn disguised(game: &Attacktix, state: &State, seat: Seat, hidden: &mut u32) -> State {
    let mut other = state.clone();
    for (figure, profile) in other.figures.iter_mut().zip(game.roster()) {
        let fits = |position: &u8| figure.marks >> position & 1 == 1 && *position != figure.wheel;
        if let Some(position) = (0..12).find(fits) {
            figure.wheel = position;
            *hidden += 1;
        }
        let is_placed = state.phase == Phase::Setup && figure.zone == Zone::InPlay;
        if is_placed && profile.owner != seat {
            figure.at.x += 1_000;
            *hidden += 1;
        }
    }
    other
}

#[test]
fn at_etiq_02_a_bot_decides_alike_if_only_hidden_facts_differ() {
    let mut hidden = 0;
    let bots = [level(1), level(2)];
    watched(setup(&Table::duel("towers-and-barrels", 5), &bots), &bots, 5, |game, state, seat| {
        let other = disguised(game, state, seat, &mut hidden);
        let decide = |state: &State| {
            let view = game.view(state, Viewer::Seat(seat));
            think(game, &view, seat, level(3), 3, &Watch::none())
        };
        assert_eq!(decide(state), decide(&other));
    });
    assert!(hidden > 20, "only {hidden} hidden facts differed; more than 20 expected");
}

#[test]
fn a_bot_that_is_stopped_decides_legally_and_reports_its_progress() {
    let (stop, progress) = (AtomicBool::new(true), Progress::default());
    let mut told = 0;
    let bots = [level(1), level(1)];
    watched(setup(&Table::duel("stockade", 2), &bots), &bots, 2, |game, state, seat| {
        let view = game.view(state, Viewer::Seat(seat));
        let said = think(game, &view, seat, level(5), 1, &Watch::new(&stop, &progress));
        assert_eq!(game.check(state, seat, &said), Ok(()));
        told += u32::from(progress.done().is_some());
    });
    assert!(told > 0);
}

#[test]
fn a_side_with_fewer_figures_does_not_look_better() {
    let bots = [level(1), level(1)];
    watched(setup(&Table::duel("bare", 6), &bots), &bots, 6, |game, state, seat| {
        let estimate = game.estimate(state, seat);
        assert!((-1_000..=1_000).contains(&estimate));
        let mut fewer = state.clone();
        let own = |figure: &&mut attacktix::FigureState| figure.zone == Zone::InPlay && figure.controller == seat;
        if let Some(figure) = fewer.figures.iter_mut().find(own) {
            figure.zone = Zone::Defeated;
            assert!(game.estimate(&fewer, seat) <= estimate);
        }
    });
}

#[test]
fn a_bot_does_not_replace_a_force_in_the_set_up() {
    let (table, bots) = (Table::duel("bare", 1), [level(5), level(5)]);
    let mut with = setup(&table, &bots);
    let before = with.forces.clone();
    Attacktix::muster(&mut with, Seat(1), level(3), &mut referee::Seeded::new(9, 9));
    assert_eq!(with.forces, before);
    assert!(Attacktix::open(with).is_ok());
}

#[test]
fn every_hint_has_a_reason() {
    let (bots, mut seen, mut moments) = ([level(2), level(2)], BTreeSet::new(), 0);
    watched(setup(&Table::duel("fences-and-copse", 4), &bots), &bots, 4, |game, state, seat| {
        moments += 1;
        if moments % 12 == 1 {
            let view = game.view(state, Viewer::Seat(seat));
            let hint = think(game, &view, seat, Bot::Search(Level::HINTS), moments, &Watch::none());
            let why = reason(game, &view, seat, &hint, moments, &Watch::none());
            seen.insert(why.unwrap_or_else(|| panic!("the hint {hint:?} has no reason")));
        }
    });
    assert!(seen.len() >= 4, "at least 4 different reasons expected, not {seen:?}");
}
