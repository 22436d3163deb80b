//! Games with shipped forces, for tests that a scenario file cannot express.

use attacktix::{Action, Attacktix, Event, Options, Setup, State, shipped_forces};
use referee::{Game, Seat, Seeded, Status, Table};
use std::collections::BTreeMap;

/// A game in progress, with its state and its random numbers.
pub struct Played {
    pub game: Attacktix,
    pub state: State,
    luck: Seeded,
}

/// Begins a duel on the bare table, in which no figure is placed yet.
pub fn begun(options: Options, seed: u64) -> Played {
    let force =
        |id: &str| shipped_forces().into_iter().find(|force| force.id == id).expect("the force is shipped").force;
    let forces = [("p1", "boiler-watch"), ("p2", "kite-line")].map(|(seat, id)| (seat.to_owned(), force(id)));
    let said = serde_json::json!({ "seats": ["p1", "p2"], "bm_allowance": 0 });
    let setup: Setup = laws::from_json(&said);
    let game =
        Attacktix::open(Setup { options, forces: BTreeMap::from(forces), ..setup }).expect("the set-up has no faults");
    let mut luck = Seeded::new(seed, 0);
    let state = game.start(&mut Table::quiet(&mut luck));
    Played { game, state, luck }
}

impl Played {
    /// Carries out a decision and returns what happened.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Vec<Event> {
        assert_eq!(self.game.check(&self.state, seat, action), Ok(()), "{action:?}");
        let mut story = Vec::new();
        self.game.apply(&mut self.state, seat, action, &mut Table::new(&mut self.luck, &mut story));
        story
    }

    /// Returns the first seat that the game waits for.
    pub fn asked(&self) -> Seat {
        match self.game.status(&self.state) {
            Status::Awaiting(seats) => seats.iter().next().expect("the game waits for a seat"),
            Status::Over(_) => panic!("the game is over"),
        }
    }

    /// Lets the table place all figures, as for silent seats.
    pub fn placed(mut self) -> Played {
        for seat in [Seat(0), Seat(1)] {
            self.act(seat, &Action::Timeout {});
        }
        self
    }

    /// Lets turns pass, as for silent seats, until it is the turn of `p1`, and ends the moves of that turn.
    pub fn attacking(mut self) -> Played {
        while self.asked() != Seat(0) {
            let seat = self.asked();
            self.act(seat, &Action::Timeout {});
        }
        self.act(Seat(0), &Action::EndMoves {});
        self
    }
}
