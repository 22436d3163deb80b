//! Tests of the reasons of hints, which are the names of terms: parts of the estimate.

use plastic_attack::{Edition, Options, PlasticAttack, Setup, State, build_army};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table, Viewer};
use search::{Bot, Level, Playable, Watch, reason, think};
use std::collections::BTreeSet;

const CHOICE: Clause = Clause::new("choice");

/// Plays a game of random decisions with armies that bots bring, and shows every position to `look`.
fn play(edition: Edition, names: &[&str], seed: u64, look: impl FnMut(&PlasticAttack, &State)) {
    play_by(edition, Options::default(), names, seed, look);
}

fn play_by(
    edition: Edition,
    options: Options,
    names: &[&str],
    seed: u64,
    mut look: impl FnMut(&PlasticAttack, &State),
) {
    let mut luck = Seeded::new(seed, 0);
    let army = |name: &&str| ((*name).to_owned(), build_army(edition, &options, name, Bot::Greedy, &mut luck));
    let armies = names.iter().map(army).collect();
    let seats = names.iter().map(|name| (*name).to_owned()).collect();
    let setup = Setup { edition, seats, armies, options: options.clone(), odds: true };
    let game = PlasticAttack::open(setup).expect("bots build armies without faults");
    let mut state = game.start(&mut Table::quiet(&mut luck));
    while let Status::Awaiting(asked) = game.status(&state) {
        look(&game, &state);
        let seat = asked.iter().next().expect("the game waits for at least one seat");
        let mut candidates = Vec::new();
        game.candidates(&state, seat, &mut luck, &mut candidates);
        let action = candidates.swap_remove(luck.below(candidates.len() as u32, CHOICE) as usize);
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
}

fn sum_of(game: &PlasticAttack, state: &State, seat: Seat, seen: &mut BTreeSet<&'static str>) -> i32 {
    let mut sum = 0;
    game.terms(state, seat, &mut |name, points| {
        seen.insert(name);
        sum += points;
    });
    sum
}

/// With two players, in the revised edition and in the quicker game, the sum of the terms is a player's lead in the
/// logarithm of the odds. Therefore the estimate grows with this sum.
#[test]
fn the_estimate_grows_with_the_sum_of_the_terms() {
    for (edition, quick_game) in [(Edition::First, true), (Edition::Revised, false)] {
        let mut estimates = Vec::new();
        for seed in 0..12 {
            let options = Options { quick_game, ..Options::default() };
            play_by(edition, options, &["red", "blue"], seed, |game, state| {
                estimates.push((sum_of(game, state, Seat(0), &mut BTreeSet::new()), game.estimate(state, Seat(0))));
            });
        }
        estimates.sort_unstable();
        assert!(estimates.iter().map(|(_, estimate)| estimate).is_sorted(), "{edition:?}");
        assert!(estimates.first() < estimates.last());
    }
}

/// At tables of two in the 2009 edition, a network estimates the position. It mostly prefers the side with the higher
/// sum of terms.
#[test]
fn the_network_usually_prefers_the_side_with_the_higher_sum_of_terms() {
    let (mut same, mut all) = (0, 0);
    for seed in 0..12 {
        play(Edition::First, &["red", "blue"], seed, |game, state| {
            let sum = sum_of(game, state, Seat(0), &mut BTreeSet::new());
            let estimates = [Seat(0), Seat(1)].map(|seat| game.estimate(state, seat));
            assert!((estimates[0] + estimates[1]).abs() <= 1, "one seat gains what the other loses: {estimates:?}");
            if game.seen(state).is_some() && sum.abs() > 700 {
                (same, all) = (same + u32::from(estimates[0].signum() == sum.signum()), all + 1);
            }
        });
    }
    assert!(all > 80 && same * 100 > all * 85, "the network and the terms agree in {same} of {all} positions");
}

#[test]
fn terms_of_two_players_cancel_out_and_have_names() {
    for edition in Edition::ALL {
        let mut seen = BTreeSet::new();
        for seed in 0..12 {
            play(edition, &["red", "blue"], seed, |game, state| {
                let sums = [Seat(0), Seat(1)].map(|seat| sum_of(game, state, seat, &mut seen));
                assert_eq!(sums[0], -sums[1]);
            });
        }
        let named: BTreeSet<&str> = PlasticAttack::REASONS.iter().copied().collect();
        assert!(seen.is_subset(&named) && seen.len() >= 12, "{edition:?}: {seen:?}");
    }
}

/// At larger tables, the sum of the terms is the lead over the average of the other players.
#[test]
fn terms_of_a_larger_table_are_the_lead_over_the_average() {
    for edition in Edition::ALL {
        play(edition, &["red", "blue", "green"], 3, |game, state| {
            let mut worths = [0; 3];
            game.count(state, |seat, what, many| worths[seat.index()] += game.weights()[what] * many);
            if state.players().count() < 3 {
                return;
            }
            for seat in (0..3).map(Seat) {
                let others: i32 = (0..3).filter(|other| *other != seat.index()).map(|other| worths[other]).sum();
                let (sum, lead) = (sum_of(game, state, seat, &mut BTreeSet::new()), worths[seat.index()] - others / 2);
                assert!((sum - lead).abs() < 100, "{edition:?}: {sum} is not {lead}");
            }
        });
    }
}

/// At least four in five decisions of a strong bot have a reason.
#[test]
fn hints_have_reasons() {
    for edition in Edition::ALL {
        let (mut asked, mut silent) = (0, 0);
        for seed in 0..3 {
            let mut moments = 0;
            play(edition, &["red", "blue"], seed, |game, state| {
                moments += 1;
                let Status::Awaiting(seats) = game.status(state) else { return };
                if moments % 5 != 0 {
                    return;
                }
                let seat = seats.iter().next().expect("the game waits for at least one seat");
                let view = game.view(state, Viewer::Seat(seat));
                let action = think(game, &view, seat, Bot::Search(Level::HINTS), 1, &Watch::none());
                asked += 1;
                silent += u32::from(reason(game, &view, seat, &action, 1, &Watch::none()).is_none());
            });
        }
        assert!(asked > 10 && silent * 5 <= asked, "{edition:?}: {silent} of {asked} hints have no reason");
    }
}
