//! Lets a bot of Rumpus play as a program of the engine protocol (`docs/engine.md`). The bot knows only what the
//! protocol tells a program.

use engine::{Decision, LineStep, NewGame, Request};
use referee::{Codec, Seat, Seats, Seeded, Status};
use search::{Bot, Effort, Found, Level, Playable, Watch, search, study};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// How the bot searches for its decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thinking {
    /// Decides as this bot does. A random or greedy bot does not search.
    Bot(Bot),
    /// Searches with this number of simulations, at least 1.
    Simulations(u32),
    /// Searches until the caller's [`Watch`] stops the search.
    UntilStopped,
}

/// A seat in one game, whose decisions a bot makes.
pub trait EngineSeat {
    /// Decides from the view in the request. A search of [`Thinking::Simulations`] and [`Thinking::UntilStopped`] has a
    /// tree for each thread that the watch allows.
    ///
    /// # Errors
    /// The view is not a view of this seat in this game, or the game does not wait for the seat.
    fn decide(&self, request: &Request, thinking: Thinking, watch: &Watch<'_>) -> Result<Decision, String>;
}

/// A seat in a game. The game's rules are already opened with the set-up of the match.
pub(crate) struct Seated<G> {
    game: G,
    seat: Seat,
}

impl<G: Codec + Playable> Seated<G> {
    /// Takes the seat that the message `new_game` names.
    ///
    /// # Errors
    /// The game has no seat of that name.
    pub(crate) fn sit(game: G, said: &NewGame) -> Result<Seated<G>, String> {
        let names = game.seat_names();
        let seat = names.iter().position(|name| *name == said.seat);
        let because = || format!("there is no seat {:?}; the seats are {}", said.seat, names.join(", "));
        seat.map(|seat| Seated { game, seat: Seat(seat as u8) }).ok_or_else(because)
    }

    fn found(&self, request: &Request, thinking: Thinking, watch: &Watch<'_>) -> Result<Found<G::Action>, String> {
        let (game, seat, seed) = (&self.game, self.seat, request.seed);
        let view = game.parse_view(&request.view)?;
        let imagined = game.imagine(&view, &mut Seeded::new(0, 0));
        let asked = match game.status(&imagined) {
            Status::Awaiting(seats) => seats,
            Status::Over(_) => Seats::NONE,
        };
        if !asked.contains(seat) {
            return Err(format!("the game does not wait for {}", game.seat_names()[seat.index()]));
        }
        let trees = watch.threads() as u32;
        let deep = |simulations| Effort { simulations, trees, random_percent: 0, ..game.effort(Level::FIVE) };
        Ok(match thinking {
            Thinking::Bot(bot) => study(game, &view, seat, bot, seed, watch),
            Thinking::Simulations(simulations) => search(game, &view, seat, deep(simulations), seed, watch),
            Thinking::UntilStopped => match game.plan(&view, seat, Level::FIVE, seed, watch) {
                Some(action) => Found::unsearched(action),
                None => search(game, &view, seat, deep(u32::MAX), seed, watch),
            },
        })
    }
}

impl<G: Codec + Playable> EngineSeat for Seated<G> {
    fn decide(&self, request: &Request, thinking: Thinking, watch: &Watch<'_>) -> Result<Decision, String> {
        // The rules may panic when no game can lead to the view.
        let found = catch_unwind(AssertUnwindSafe(|| self.found(request, thinking, watch)));
        let found = found.unwrap_or_else(|_| Err("no game can lead to this view".into()))?;
        let names = self.game.seat_names();
        let line = found.line.iter().map(|(seat, action)| LineStep {
            seat: names[seat.index()].clone(),
            action: self.game.action_to_json(action),
        });
        Ok(Decision {
            id: request.id,
            action: self.game.action_to_json(&found.action),
            value: found.value,
            line: line.collect(),
            simulations: (found.simulations > 0).then_some(found.simulations),
        })
    }
}
