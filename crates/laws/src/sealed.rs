//! Decisions of several seats at once.

use crate::walk::{LAWS, candidates, each_moment, fingerprint};
use crate::{Breach, Subject};
use referee::{Chance, Seat, Seeded, Status, Table, Words};

/// When the game waits for several seats, it comes to the same truth in whatever order they decide.
///
/// # Errors
/// The first moment at which the order matters.
pub fn sealed_decisions_commute<G: Words>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    each_moment("sealed_decisions_commute", subject, seed, |moment| {
        let Status::Awaiting(seats) = game.status(moment.state) else { return Ok(0) };
        let mut decisions = Vec::new();
        for seat in seats.iter() {
            let mut found = candidates(game, moment.state, seat, moment.own);
            if !found.is_empty() {
                let index = moment.own.below(found.len() as u32, LAWS) as usize;
                decisions.push((seat, found.swap_remove(index)));
            }
        }
        if decisions.len() < 2 {
            return Ok(0);
        }
        let first = come_to(game, moment.state, &decisions, moment.luck.clone())?;
        for turn in 1..decisions.len() {
            let mut other = decisions.clone();
            other.rotate_left(turn);
            other[turn..].reverse();
            if come_to(game, moment.state, &other, moment.luck.clone())? != first {
                return Err(format!("{decisions:?} and {other:?} come to different truths"));
            }
        }
        decisions.reverse();
        if come_to(game, moment.state, &decisions, moment.luck)? != first {
            return Err(format!("{decisions:?} come to different truths in seat order and backwards"));
        }
        Ok(1)
    })
}

fn come_to<G: Words>(
    game: &G,
    state: &G::State,
    decisions: &[(Seat, G::Action)],
    mut luck: Seeded,
) -> Result<Vec<u8>, String> {
    let mut state = state.clone();
    for (seat, action) in decisions {
        if let Err(refusal) = game.check(&state, *seat, action) {
            return Err(format!("{action:?} of seat {} is refused once others have decided: {refusal}", seat.0));
        }
        game.apply(&mut state, *seat, action, &mut Table::quiet(&mut luck));
    }
    Ok(fingerprint(game, &state))
}
