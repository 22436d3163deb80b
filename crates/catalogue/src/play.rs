//! Plays batches of games between bots, from set-ups in the game's own JSON.

use crate::puzzle::{PuzzleSearch, Tally, find};
use crate::{GameEntry, OpenError};
use lab::{Batch, BatchError, Report, Watch, play_all};
use referee::Codec;
use search::Playable;
use serde_json::Value;

/// Why no game of a batch was played, or why its records are missing.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// The game does not accept a set-up of the batch.
    #[error(transparent)]
    OpenError(#[from] OpenError),
    /// The number of bots is not the number of seats, a program cannot be started, or records cannot be written.
    #[error(transparent)]
    Batch(#[from] BatchError),
}

/// Plays a batch. In a game with forces, such as armies, the bots build the forces that the batch does not name.
pub(crate) fn play<G: Codec + Playable>(
    entry: &dyn GameEntry,
    batch: &Batch,
    watch: Watch<'_>,
    open: &(dyn Fn(&Value) -> Result<G, OpenError> + Sync),
) -> Result<Report, PlayError> {
    if entry.forces().is_some() {
        for ground in &batch.grounds {
            open(&with_forces(entry, batch, &ground.setup, batch.first))?;
        }
        let open = |game: u32| {
            let setup = with_forces(entry, batch, &batch.ground(game).setup, game);
            open(&setup).unwrap_or_else(|why| panic!("the game refuses a set-up with a bot's force: {why}"))
        };
        return Ok(play_all(batch, &open, watch)?);
    }
    let games = batch.grounds.iter().map(|ground| open(&ground.setup)).collect::<Result<Vec<G>, _>>()?;
    Ok(play_all(batch, &|game| games[batch.ground_index(game)].clone(), watch)?)
}

/// Looks for puzzles in the games of a batch. Set-ups and forces are those with which [`play`] would play the games.
pub(crate) fn find_puzzles<G: Codec + Playable>(
    entry: &dyn GameEntry,
    search: &PuzzleSearch,
    progress: &mut dyn FnMut(&Tally),
    open: &dyn Fn(&Value) -> Result<G, OpenError>,
) -> Result<Tally, PlayError> {
    let batch = &search.batch;
    let setup_of = |game: u32| match entry.forces() {
        Some(_) => with_forces(entry, batch, &batch.ground(game).setup, game),
        None => batch.ground(game).setup.clone(),
    };
    for game in 0..batch.grounds.len() as u32 {
        let seats = open(&setup_of(game))?.seats();
        if usize::from(seats) != batch.bots.len() {
            return Err(BatchError::Seats { seats, bots: batch.bots.len() }.into());
        }
    }
    let open = |game: u32| {
        open(&setup_of(game)).unwrap_or_else(|why| panic!("the game refuses a set-up that it accepted before: {why}"))
    };
    Ok(find(search, &open, progress))
}

/// Returns the set-up of game number `game`, with a force for each seat. It is the force that the batch names for the
/// bot in this seat, or else one that the bot builds.
fn with_forces(entry: &dyn GameEntry, batch: &Batch, setup: &Value, game: u32) -> Value {
    let forces = entry.forces().expect("the game has forces");
    let names = entry.seats_of(setup);
    let mut setup = setup.clone();
    let mut chance = batch.force_luck(game);
    let seating = batch.seating(game);
    for (contestant, bot) in batch.bots.iter().enumerate() {
        let seat = seating.iter().position(|sitting| *sitting == contestant).expect("every contestant has a seat");
        if let Some(name) = names.get(seat) {
            let brought = batch.forces.get(contestant).cloned().flatten();
            let force = brought.unwrap_or_else(|| forces.build(&setup, name, *bot, &mut chance));
            setup = forces.bring(&setup, name, &force);
        }
    }
    setup
}
