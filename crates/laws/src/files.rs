//! The law of scenario files. A position that is written into a file and set up again is the same position.

use crate::walk::{LAWS, Moment, candidates, each_moment};
use crate::{Breach, Subject};
use referee::{Chance, Codec, Game, Status, Table, Viewer};
use scenario::{ScenarioGame, ScenarioPosition};
use serde::Deserialize;
use serde_json::Value;

/// At one moment in this many, on average, the law also compares candidates, and what the next decision leads to.
const PAUSE: u32 = 8;

/// How a game writes positions into scenario files and sets them up again.
pub struct Files<G: Codec> {
    pub(crate) write: fn(&G, &G::State) -> Value,
    pub(crate) set_up: fn(&G, Value) -> Result<SetUp<G>, String>,
    pub(crate) forget: fn(&G, &G::State) -> G::State,
    pub(crate) is_for_the_end: bool,
}

/// A position that was set up from a file.
pub struct SetUp<G: Game> {
    pub(crate) game: G,
    pub(crate) state: G::State,
    /// The position, written again.
    pub(crate) written: Value,
}

impl<G: ScenarioGame> SetUp<G> {
    /// Returns the game and the state of a position that was set up, and writes the position again.
    pub fn of(position: &impl ScenarioPosition<G>) -> SetUp<G> {
        SetUp { game: position.game().clone(), state: position.state().clone(), written: position.write() }
    }
}

impl<G: Codec> Clone for Files<G> {
    fn clone(&self) -> Files<G> {
        *self
    }
}

impl<G: Codec> Copy for Files<G> {}

impl<G: ScenarioGame> Files<G> {
    /// Describes files that hold the whole state of a game, but never a finished game.
    pub fn until_the_end() -> Files<G> {
        let write = |game: &G, state: &G::State| game.scenario_position(state).write();
        Files { write, set_up, forget: |_, state| state.clone(), is_for_the_end: false }
    }

    /// Like [`Files::until_the_end`], but for files that may also hold a finished game.
    pub fn also_of_the_end() -> Files<G> {
        Files { is_for_the_end: true, ..Files::until_the_end() }
    }

    /// The files leave out a part of the state on purpose. `forget` returns the state without this part.
    #[must_use]
    pub fn without(self, forget: fn(&G, &G::State) -> G::State) -> Files<G> {
        Files { forget, ..self }
    }

    /// Sets positions up by this function instead of [`ScenarioGame::set_up`], which does not keep the order of the
    /// figures in every game.
    #[must_use]
    pub fn set_up_by(self, set_up: fn(&G, Value) -> Result<SetUp<G>, String>) -> Files<G> {
        Files { set_up, ..self }
    }
}

/// Sets a written position up as a scenario does, with the options of the game.
fn set_up<G: ScenarioGame>(game: &G, written: Value) -> Result<SetUp<G>, String> {
    let given = G::Given::deserialize(written).map_err(|fault| fault.to_string())?;
    let setup = serde_json::to_value(game.setup()).map_err(|fault| fault.to_string())?;
    let options = setup.get("options").map_or_else(|| Ok(G::Options::default()), G::Options::deserialize);
    let options = options.map_err(|fault| fault.to_string())?;
    let rules = game.id();
    let position = G::set_up(&rules.game, rules.revision, given, options, Vec::new());
    let position = position.map_err(|faults| faults.join("; "))?;
    Ok(SetUp::of(&position))
}

/// A position stays the same when it is written into a scenario file and set up again. It is written as the same text,
/// has the same digest, looks the same to every viewer, and has the same status. At some moments the law also compares
/// candidates, and what the next decision leads to.
///
/// # Errors
/// The first position that differs after it was set up again.
pub fn files_hold_positions<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let Some(files) = subject.files else { return Ok(0) };
    let game = &subject.game;
    each_moment("files_hold_positions", subject, seed, |moment| {
        let is_over = matches!(game.status(moment.state), Status::Over(_));
        if is_over && !files.is_for_the_end {
            return Ok(0);
        }
        let written = (files.write)(game, moment.state);
        let read = (files.set_up)(game, written.clone())
            .map_err(|why| format!("the game wrote {written}, but cannot set it up: {why}"))?;
        if read.written != written {
            return Err(format!("{written} is written again as {}", read.written));
        }
        let kept = (files.forget)(game, moment.state);
        let positions = [game.position(&kept), read.game.position(&read.state)];
        if positions[0] != positions[1] {
            return Err(format!("{:?} is set up as {:?}", positions[0], positions[1]));
        }
        let status = [game.status(moment.state), read.game.status(&read.state)];
        if status[0] != status[1] {
            return Err(format!("{written} is set up with the status {:?}, not {:?}", status[1], status[0]));
        }
        for viewer in Viewer::all(game.seats()) {
            let views = [game.view(&kept, viewer), read.game.view(&read.state, viewer)];
            if views[0] != views[1] {
                return Err(format!("{viewer:?} sees {:?}, but {:?} after {written} is set up", views[0], views[1]));
            }
        }
        if moment.own.below(PAUSE, LAWS) == 0 {
            goes_on_the_same_way(game, &kept, &read, &moment, files.forget)?;
        }
        Ok(1)
    })
}

/// Checks a position that was set up. It has the same candidates, and the next decision with the same luck leads to the
/// same position and events.
fn goes_on_the_same_way<G: Codec>(
    game: &G,
    kept: &G::State,
    read: &SetUp<G>,
    moment: &Moment<'_, G>,
    forget: fn(&G, &G::State) -> G::State,
) -> Result<(), String> {
    let both = [(game, kept), (&read.game, &read.state)];
    if let Status::Awaiting(seats) = game.status(kept) {
        for seat in seats.iter() {
            let found = both.map(|(game, state)| candidates(game, state, seat, &mut moment.own.clone()));
            if found[0] != found[1] {
                return Err(format!("{seat:?} has the candidates {:?}, not {:?}", found[1], found[0]));
            }
        }
    }
    let Some((seat, action)) = &moment.next else { return Ok(()) };
    let after = both.map(|(game, state)| {
        let (mut state, mut luck, mut story) = (state.clone(), moment.luck.clone(), Vec::new());
        game.apply(&mut state, *seat, action, &mut Table::new(&mut luck, &mut story));
        (game.position(&forget(game, &state)), story)
    });
    if after[0] != after[1] {
        return Err(format!("{action:?} leads to {:?}, not to {:?}", after[1], after[0]));
    }
    Ok(())
}
