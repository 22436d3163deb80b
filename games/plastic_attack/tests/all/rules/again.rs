//! A second implementation of the rules, slow and written straight from the rulebook. It must play the same game as the
//! rules of the crate.
//!
//! The two implementations share only the set-up, the figures and the type of decisions. After every decision the test
//! compares everything on the table, and the decisions that are legal next.

mod codec;
mod leaving;
mod mine;
mod uses;

use crate::rules::subject::{CHOICE, table};
use codec::said;
use mine::my_start;
use plastic_attack::{Action, Edition, PlasticAttack, State};
use referee::{Chance, Game, Noted, Seat, Seeded, Status, Table};

/// The number of random tables for each number of players: 8, or the value of `RUMPUS_WALKS`. The test plays each
/// table three times.
fn games() -> u64 {
    std::env::var("RUMPUS_WALKS").map_or(8, |walks| walks.parse().expect("RUMPUS_WALKS is a number"))
}

fn decisions(game: &PlasticAttack, state: &State) -> Vec<(usize, Action)> {
    let Status::Awaiting(seats) = game.status(state) else { return Vec::new() };
    let mut decisions = Vec::new();
    for seat in seats.iter() {
        let mut own = Vec::new();
        game.candidates(state, seat, &mut Seeded::new(0, 0), &mut own);
        decisions.extend(own.into_iter().map(|action| (seat.index(), action)));
    }
    decisions
}

fn sorted(mut decisions: Vec<(usize, Action)>) -> Vec<String> {
    decisions.sort_by_key(|decision| format!("{decision:?}"));
    decisions.iter().map(|decision| format!("{decision:?}")).collect()
}

/// Plays one game with both implementations, and compares them after every decision. Returns the number of decisions.
fn plays_alike(game: &PlasticAttack, seed: u64) -> u32 {
    let [mut luck, mut choice] = [0, 1].map(|stream| Seeded::new(seed, stream));
    let mut noted = Noted::new(&mut luck);
    let mut state = game.start(&mut Table::quiet(&mut noted));
    let mut mine = my_start(game, &noted.draws);
    for step in 0.. {
        assert_eq!(mine.said(), said(game, &state), "game {seed}, after {step} decisions");
        let legal = decisions(game, &state);
        assert_eq!(sorted(mine.legal()), sorted(legal.clone()), "game {seed}, after {step} decisions");
        assert!(mine.luck.is_empty(), "luck is left over in game {seed} after {step} decisions");
        if legal.is_empty() {
            return step;
        }
        let (mut seat, mut action) = legal[choice.below(legal.len() as u32, CHOICE) as usize];
        if choice.below(120, CHOICE) == 0 {
            let living = mine.living();
            seat = living[choice.below(living.len() as u32, CHOICE) as usize];
            action = if choice.below(2, CHOICE) == 0 { Action::Resign } else { Action::Timeout };
        }
        let mut noted = Noted::new(&mut luck);
        game.apply(&mut state, Seat(seat as u8), &action, &mut Table::quiet(&mut noted));
        mine.luck = noted.draws.iter().map(|draw| draw.value).collect();
        mine.act(seat, &action);
    }
    unreachable!("a game ends")
}

fn all_alike(edition: Edition) {
    let mut decisions = 0;
    for seats in 2..=6 {
        for nth in 0..games() {
            let game = table(edition, seats, nth);
            decisions += (0..3).map(|seed| plays_alike(&game, 1_000 * nth + seed)).sum::<u32>();
        }
    }
    assert!(decisions > 5_000, "only {decisions} decisions were compared");
}

#[test]
pub fn both_implementations_play_the_2009_edition_alike() {
    all_alike(Edition::First);
}

#[test]
pub fn both_implementations_play_the_revised_edition_alike() {
    all_alike(Edition::Revised);
}
