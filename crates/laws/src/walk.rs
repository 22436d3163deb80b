//! Plays games with random decisions.

use crate::{Breach, Subject};
use referee::{Chance, Clause, Codec, Seat, Seeded, Status, Table};

/// The clause that the laws name when they draw luck for themselves.
pub(crate) const LAWS: Clause = Clause::new("laws");

/// A moment of a game: the start, the end, or the time between two decisions.
pub(crate) struct Moment<'a, G: Codec> {
    pub state: &'a G::State,
    /// The next decision; `None` once the game is over.
    pub next: Option<(Seat, G::Action)>,
    /// The luck of the next decision.
    pub luck: Seeded,
    /// Luck for the law's own use. It does not change the game.
    pub own: &'a mut Seeded,
}

/// Plays the game of a seed with random decisions. Calls `look` at every moment, the start and the end included.
/// Returns the sum of the results of `look`, or the first breach. It is a breach too if the game goes on for too long,
/// or waits for seats of which none has a candidate.
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
    let what = format!("the game goes on after {} decisions, the most that the subject allows", subject.longest);
    Err(Breach { law, seed, step: subject.longest, what })
}

/// Chooses one of the candidates of all seats that the game waits for, at random. `None` once the game is over. The
/// error says that no seat has a candidate.
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
        return Err(format!("the game waits for {seats:?}, but none of these seats has a candidate"));
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

/// Plays the game of a seed with random decisions. Calls `look` with every state, from the first to the last. Returns
/// the number of decisions. It is for tests of properties that only one game has.
///
/// # Panics
/// The game takes more decisions than the subject allows, or waits for seats of which none has a candidate.
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
