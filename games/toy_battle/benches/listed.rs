//! Measures the random games of `playouts`, but each step lists all legal decisions and applies one of the list, as
//! bots do. Until November 2026, `playouts` measured this.

mod rounds;

use criterion::{Criterion, criterion_group, criterion_main};
use referee::{Chance, Game, Seat, Seeded};
use rounds::{CHOICE, Draw};
use toy_battle::{Action, State, ToyBattle};

struct Listed(Vec<Action>);

impl Draw for Listed {
    fn draw(&mut self, game: &ToyBattle, state: &State, seat: Seat, luck: &mut Seeded) -> Action {
        self.0.clear();
        game.candidates(state, seat, luck, &mut self.0);
        self.0[luck.below(self.0.len() as u32, CHOICE) as usize]
    }
}

fn listed(criterion: &mut Criterion) {
    rounds::measure(criterion, "listed", &mut Listed(Vec::with_capacity(256)));
}

criterion_group!(benches, listed);
criterion_main!(benches);
