//! Games with given random numbers, for tests of decisions and refusals.

use attacktix::{Action, Attacktix, Edge, Event, FigureIndex, Id, Setup, Spot, State};
use geometry::Point;
use referee::{Chance, Cite, Clause, Game, Seat, Table};
use serde_json::{Value, json};
use std::collections::VecDeque;

/// Gives random numbers from a list, in order. After the last one it gives 0.
pub struct Luck(pub VecDeque<u32>);

impl Chance for Luck {
    fn below(&mut self, n: u32, _clause: Clause) -> u32 {
        let drawn = self.0.pop_front().unwrap_or(0);
        assert!(drawn < n, "the next random number is {drawn}, but a number below {n} is drawn");
        drawn
    }
}

/// A game in progress, with its state, its events and its random numbers.
pub struct Board {
    pub game: Attacktix,
    pub state: State,
    pub luck: Luck,
    pub events: Vec<Event>,
}

pub fn setup(words: Value) -> Setup {
    laws::from_json(&words)
}

pub fn id(text: &str) -> Id {
    text.parse().expect("the text is a valid id")
}

/// The set-up of a duel with figures of these types. Each side has one Back-Up figure of type B05. Forces may cost less
/// than the agreed points.
pub fn duel(south: &[&str], north: &[&str]) -> Value {
    json!({
        "seats": ["p1", "p2"],
        "options": { "force_points": "at-most" },
        "forces": {
            "p1": { "battle": south, "backup": ["B05"] },
            "p2": { "battle": north, "backup": ["B05"] },
        },
    })
}

/// The set-up of a free-for-all of seats with these battle forces, without Back-Up forces.
pub fn ffa(battle: &[&[&str]]) -> Value {
    let names: Vec<String> = (1..=battle.len()).map(|n| format!("p{n}")).collect();
    let forces: Value =
        names.iter().zip(battle).map(|(name, list)| (name.clone(), json!({ "battle": list }))).collect();
    json!({ "seats": names, "options": { "force_points": "at-most" }, "forces": forces })
}

impl Board {
    /// Opens a set-up, and begins the game with these random numbers.
    #[track_caller]
    pub fn begin(words: Value, luck: &[u32]) -> Board {
        let game = Attacktix::open(setup(words)).unwrap_or_else(|faults| panic!("{faults:?}"));
        let (mut luck, mut events) = (Luck(luck.iter().copied().collect()), Vec::new());
        let state = game.start(&mut Table::new(&mut luck, &mut events));
        Board { game, state, luck, events }
    }

    #[track_caller]
    pub fn act(&mut self, seat: u8, action: Action) {
        let checked = self.game.check(&self.state, Seat(seat), &action);
        assert_eq!(checked, Ok(()));
        let mut table = Table::new(&mut self.luck, &mut self.events);
        self.game.apply(&mut self.state, Seat(seat), &action, &mut table);
    }

    /// Returns the clause by which a decision is refused.
    #[track_caller]
    pub fn refused(&self, seat: u8, action: Action) -> &'static str {
        let refusal = self.game.check(&self.state, Seat(seat), &action).expect_err("the decision is refused");
        assert!(refusal.to_string().ends_with('.'), "{refusal}");
        refusal.clause().id()
    }

    /// Returns the sentence with which a decision is refused.
    #[track_caller]
    pub fn words_of(&self, seat: u8, action: &Action) -> String {
        self.game.check(&self.state, Seat(seat), action).expect_err("the decision is refused").to_string()
    }

    pub fn figure(&self, name: &str) -> &attacktix::FigureState {
        &self.state.figures[self.nth(name).index()]
    }

    pub fn nth(&self, name: &str) -> FigureIndex {
        self.game.figure(&id(name)).expect("the game has this figure")
    }

    /// Returns what the top window of a figure shows.
    pub fn shows(&self, name: &str) -> String {
        self.game.window(&self.state, self.nth(name)).shown()
    }

    /// Places a figure with an ordinary base at the line of a seat of a duel, and advances it.
    pub fn place(&mut self, seat: u8, name: &str, along: i32, advance: i32) {
        let side = self.state.seats[usize::from(seat)].side.expect("the seat has a side");
        self.act(seat, placing(name, side, along, self.game.size().line + 22_000, advance));
    }

    /// Places all waiting figures side by side, and makes every seat ready.
    pub fn all_ready(&mut self) {
        let seats = self.state.seats.len() as u8;
        let mut waiting: Vec<(u8, String)> = Vec::new();
        for profile in self.game.roster() {
            let state =
                &self.state.figures[self.game.figure(&profile.id).expect("the figure is in the roster").index()];
            if state.zone == attacktix::Zone::Pool {
                waiting.push((profile.owner.0, profile.id.to_string()));
            }
        }
        for (n, (seat, name)) in waiting.into_iter().enumerate() {
            self.place(seat, &name, n as i32 * 44_000 - 130_000, 0);
        }
        for seat in 0..seats {
            self.act(seat, Action::Ready {});
        }
    }
}

pub fn placing(name: &str, side: Edge, along: i32, depth: i32, advance: i32) -> Action {
    Action::Place { figure: id(name), at: Spot(side.spot(along, depth)), advance }
}

pub fn place_at(name: &str, x: i32, z: i32, advance: i32) -> Action {
    Action::Place { figure: id(name), at: Spot(Point::new(x, z)), advance }
}

pub fn side(side: Edge) -> Action {
    Action::ChooseSide { side }
}

/// Returns the clauses that faults cite, in order.
pub fn clauses<R: Cite + std::fmt::Display>(faults: &[R]) -> Vec<&'static str> {
    for fault in faults {
        assert!(fault.to_string().ends_with('.'), "{fault}");
    }
    faults.iter().map(|fault| fault.clause().id()).collect()
}
