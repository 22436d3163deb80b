//! Measures random play through the public API, on every shipped board. Each step draws the number of a legal decision,
//! asks the rules for the decision with this number, and applies it.

mod rounds;

use criterion::{Criterion, criterion_group, criterion_main};
use referee::{Chance, Seat, Seeded};
use rounds::{CHOICE, Draw};
use toy_battle::{Action, State, ToyBattle};

struct Numbered;

impl Draw for Numbered {
    fn draw(&mut self, game: &ToyBattle, state: &State, seat: Seat, luck: &mut Seeded) -> Action {
        let decisions = game.decisions(state, seat);
        let n = luck.below(decisions.len() as u32, CHOICE);
        decisions.nth(n as usize).expect("the number is below the number of decisions")
    }
}

fn playouts(criterion: &mut Criterion) {
    rounds::measure(criterion, "playouts", &mut Numbered);
}

criterion_group!(benches, playouts);
criterion_main!(benches);
