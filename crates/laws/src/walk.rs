//! Plays games at random, one decision after the other.

use crate::{Breach, Subject};
use referee::{Chance, Clause, Codec, Seat, Seeded, Status, Table};

/// The clause of draws that the laws themselves make.
pub(crate) const LAWS: Clause = Clause::new("laws");

/// A moment of a game, before its next decision.
pub(crate) struct Moment<'a, G: Codec> {
    pub state: &'a G::State,
    /// The next decision; `None` once the game is over.
    pub next: Option<(Seat, G::Action)>,
    /// The luck of the next decision.
    pub luck: Seeded,
    /// Luck for the law's own use.
    pub own: &'a mut Seeded,
}

/// Plays the game of a seed. Calls `look` at every moment, the start and the end included. Returns the sum of the
/// results of `look`.
pub(crate) fn each_moment<G: Codec>(
    law: &'static str,
    subject: &Subject<G>,
    seed: u64,
    mut look: impl FnMut(Moment<'_, G>) -> Result<u32, String>,
) -> Result<u32, Breach> {
    let game = &subject.game;
    let [mut luck, mut choice, mut own] = [0, 1, 2].map(|stream| Seeded::new(seed, stream));
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let mut looks = 0;
    for step in 0..=subject.longest {
        let breach = |what| Breach { law, seed, step, what };
        let next = choose(game, &state, &mut choice).map_err(breach)?;
        let moment = Moment { state: &state, next: next.clone(), luck: luck.clone(), own: &mut own };
        looks += look(moment).map_err(breach)?;
        let Some((seat, action)) = next else { return Ok(looks) };
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
    let what = format!("the game goes on after {} decisions", subject.longest);
    Err(Breach { law, seed, step: subject.longest, what })
}

/// Chooses a decision at random among the candidates of all seats that the game waits for. `None` once the game is
/// over.
pub(crate) fn choose<G: Codec>(
    game: &G,
    state: &G::State,
    choice: &mut Seeded,
) -> Result<Option<(Seat, G::Action)>, String> {
    let Status::Awaiting(seats) = game.status(state) else { return Ok(None) };
    let mut decisions = Vec::new();
    for seat in seats.iter() {
        decisions.extend(candidates(game, state, seat, choice).into_iter().map(|action| (seat, action)));
    }
    if decisions.is_empty() {
        return Err(format!("the game waits for {seats:?}, and none of them has a candidate"));
    }
    let index = choice.below(decisions.len() as u32, LAWS) as usize;
    Ok(Some(decisions.swap_remove(index)))
}

/// Returns the candidates of a seat.
pub(crate) fn candidates<G: Codec>(game: &G, state: &G::State, seat: Seat, chance: &mut Seeded) -> Vec<G::Action> {
    let mut out = Vec::new();
    game.candidates(state, seat, chance, &mut out);
    out
}

/// Plays the game of a seed at random, and calls `look` with every state from first to last. Returns how many decisions
/// the game took. Use this in tests of a game's own properties.
///
/// # Panics
/// The game takes more decisions than the subject allows, or waits for seats that have no candidate.
pub fn play_out<G: Codec>(subject: &Subject<G>, seed: u64, mut look: impl FnMut(&G::State)) -> u32 {
    let looks = each_moment("play_out", subject, seed, |moment| {
        look(moment.state);
        Ok(1)
    });
    match looks {
        Ok(looks) => looks - 1,
        Err(breach) => panic!("{breach}"),
    }
}
