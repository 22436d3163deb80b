//! What the search of the bots needs to know about Toy Battle.

use crate::action::Action;
use crate::field::Place;
use crate::state::State;
use crate::terms::TERMS;
use crate::troop::{Troop, opponent};
use crate::{ToyBattle, View};
use referee::Seat;
use search::Playable;

impl Playable for ToyBattle {
    const REASONS: &'static [&'static str] = &TERMS;

    fn estimate(&self, state: &State, seat: Seat) -> i32 {
        self.field().prepare();
        self.estimate_of(state, seat)
    }

    fn terms(&self, state: &State, seat: Seat, add: &mut dyn FnMut(&'static str, i32)) {
        self.terms_of(state, seat, add);
    }

    fn worst_truths(&self, view: &View, seat: Seat) -> Vec<State> {
        self.bounding(view, seat)
    }

    fn prior(&self, state: &State, seat: Seat, action: &Action) -> i32 {
        match *action {
            Action::Place { troop, on } | Action::Capn { troop, on } => self.prior_of_place(state, seat, troop, on),
            Action::Draw => [500, 500, 500, 500, 350, 350, 250, 50, 50][usize::from(state.rack(seat).len())],
            Action::Skully | Action::Star | Action::Clouds | Action::Xb42 => 700,
            Action::Jumbo { discard } if self.cuts_off_hq(state, seat, discard) => 900,
            Action::Jumbo { .. } => 500,
            Action::Cemetery { troop } => 400 + 30 * troop as i32,
            Action::Jungle { .. } => 350,
            Action::Castle { .. } => 300,
            Action::Decline(_) => 150,
            Action::Resign | Action::Timeout => 0,
        }
    }

    /// A simulation stops at the edge of the search tree and estimates the position there. This is better than playing
    /// a quick game to the end.
    fn horizon(&self) -> u32 {
        0
    }
}

impl ToyBattle {
    fn prior_of_place(&self, state: &State, seat: Seat, troop: Troop, on: Place) -> i32 {
        let field = self.field();
        let (own, enemy, base) = (state.controlled(seat), state.controlled(opponent(seat)), on.bit());
        if field.bases & base == 0 {
            return 1_000;
        }
        let hqs = field.hqs[opponent(seat).index()];
        let mut prior = 250 + self.prior_of_regions(state, own, enemy, base);
        if own & base != 0 {
            prior -= 200;
        }
        if enemy & base != 0 {
            prior += 60;
            prior += if self.cuts_off_hq(state, seat, on) { 400 } else { 0 };
        }
        if field.reach(seat, own) & hqs == 0 && field.reach(seat, own | base) & hqs != 0 {
            prior += 150;
        }
        if matches!(troop, Troop::Skully | Troop::Star | Troop::Xb42) {
            prior += 30;
        }
        prior.clamp(0, 1_000)
    }

    /// Adds up the value of the medals that a placement on `base` claims, brings nearer, or keeps from the enemy.
    fn prior_of_regions(&self, state: &State, own: u32, enemy: u32, base: u32) -> i32 {
        let emptied = state.emptied[0] | state.emptied[1];
        let mut prior = 0;
        for (index, region) in self.field().regions.iter().enumerate() {
            if region.bases & base == 0 || emptied >> index & 1 == 1 {
                continue;
            }
            let medals = i32::from(region.medals);
            prior += match (region.bases & !(own | base)).count_ones() {
                0 if own & base == 0 => 150 * medals,
                1 => 25 * medals,
                _ => 0,
            };
            prior += if region.bases & !enemy == base { 40 * medals } else { 0 };
        }
        prior
    }

    /// Returns whether a headquarters of this seat is connected for the enemy now, but would not be without this base.
    fn cuts_off_hq(&self, state: &State, seat: Seat, base: Place) -> bool {
        let (enemy, hqs) = (state.controlled(opponent(seat)), self.field().hqs[seat.index()]);
        let reach = |bases| self.field().reach(opponent(seat), bases) & hqs != 0;
        reach(enemy) && !reach(enemy & !base.bit())
    }
}
