//! Set-up: the reserves, the removed Troops, the starting player and the first racks.

use super::Play;
use crate::clauses::*;
use crate::setup::Starter;
use crate::state::State;
use crate::troop::{BLUE, Kinds, RED, Troop, opponent};
use crate::{Event, ToyBattle};
use referee::{Seat, Table};

/// How many Troops of each colour are removed. TB-SETUP-02
const REMOVED: u8 = 4;
/// How many Troops the starting player takes first. TB-SETUP-04
const STARTER_TAKES: u8 = 3;
/// How many Troops the other player takes first. TB-SETUP-04
const OTHER_TAKES: u8 = 4;

impl ToyBattle {
    /// Sets up a game. Each colour has three Troops of each of eight kinds. Four of these 24 are removed unseen, so 20
    /// are left. From their own 20, the starting player takes three Troops to the rack, and the other player four.
    /// TB-SETUP-01, TB-SETUP-02, TB-SETUP-03, TB-SETUP-04. Medals lie as the board says. TB-SETUP-05. The first turn is
    /// a turn like any other. TB-R-38
    pub(crate) fn lay_out(&self, table: &mut Table<'_, Event>) -> State {
        let mut state = State::empty();
        for seat in [BLUE, RED] {
            remove_unseen(&mut state, seat, table);
        }
        state.to_move = match self.options().starter {
            Starter::Blue => BLUE,
            Starter::Red => RED,
            Starter::Random => Seat(table.below(2, TB_SETUP_04) as u8),
        };
        let starter = state.to_move;
        let mut play = Play { game: self, state: &mut state, table };
        play.draw(starter, STARTER_TAKES, None, TB_SETUP_04);
        play.draw(opponent(starter), OTHER_TAKES, None, TB_SETUP_04);
        play.begin_turn();
        state
    }
}

/// Removes four Troops of a colour at random, for the whole game. No viewer sees which Troops these are. TB-SETUP-02
fn remove_unseen(state: &mut State, seat: Seat, table: &mut Table<'_, Event>) {
    let mut all = Kinds::ALL;
    for _ in 0..REMOVED {
        let troop = Troop::at(table.pick(&all.counts(), TB_SETUP_02));
        all.remove(troop);
        state.removed[seat.index()].add(troop);
    }
    state.reserve[seat.index()] = all;
}
