//! Placing a Troop: where a Troop may be placed, and what follows.

use super::Play;
use crate::action::Action;
use crate::field::Place;
use crate::state::{Piece, State};
use crate::troop::{Kinds, Troop, opponent};
use crate::{Event, Refusal, ToyBattle};
use referee::Seat;

impl ToyBattle {
    /// Returns the places where the rules let the seat place a Troop of this kind now. The seat does not need to have
    /// such a Troop on its rack, and it does not need to be the seat's turn. TB-PLACE-01 to TB-PLACE-06
    #[inline]
    pub fn may_place(&self, state: &State, seat: Seat, troop: Troop) -> u32 {
        let enemy = state.controlled(opponent(seat));
        let weaker = state.covered_by_kind(enemy)[troop.index()];
        self.admits(troop) & self.connected_for(state, seat, troop) & (!enemy | weaker)
    }

    /// Returns the places connected for a Troop of this kind. Hook may be placed on a base without a connection.
    /// TB-PLACE-06, TB-TROOP-4-01. With the option `metal_x_blocks_hook`, Hook needs a connection where the effects of
    /// Troops are off. TB-R-05
    #[inline]
    fn connected_for(&self, state: &State, seat: Seat, troop: Troop) -> u32 {
        let field = self.field();
        let reach = field.reach(seat, state.controlled(seat));
        if troop == Troop::Hook { reach | field.bases & !self.hook_blocked() } else { reach }
    }

    /// Lists the kinds of the standing Troops of a rack, each with the places where the seat can place such a Troop now.
    #[inline]
    fn placements(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Troop, u32)> {
        let enemy = state.controlled(opponent(seat));
        let reach = self.field().reach(seat, state.controlled(seat));
        let anywhere = self.field().bases & !self.hook_blocked();
        let covered = state.covered_by_kind(enemy);
        state.standing(seat).kinds().map(move |troop| {
            let connected = if troop == Troop::Hook { reach | anywhere } else { reach };
            (troop, self.admits(troop) & connected & (!enemy | covered[troop.index()]))
        })
    }

    /// Returns the places where the seat can place at least one standing Troop of its rack now.
    #[inline]
    pub(crate) fn placeable(&self, state: &State, seat: Seat) -> u32 {
        self.placements(state, seat).fold(0, |all, (_, places)| all | places)
    }

    /// Appends every placement that the seat can make now with the standing Troops of its rack.
    pub(crate) fn push_placements(
        &self,
        state: &State,
        seat: Seat,
        out: &mut Vec<Action>,
        say: impl Fn(Troop, Place) -> Action,
    ) {
        for (troop, places) in self.placements(state, seat) {
            for on in Place::each(places) {
                out.push(say(troop, on));
            }
        }
    }

    /// Says whether the seat can place at least one standing Troop. TB-R-10
    #[inline]
    pub fn can_place(&self, state: &State, seat: Seat) -> bool {
        state.standing(seat).kinds().any(|troop| self.may_place(state, seat, troop) != 0)
    }

    /// Checks the clauses of a placement.
    pub(crate) fn check_place(&self, state: &State, seat: Seat, troop: Troop, on: Place) -> Result<(), Refusal> {
        self.is_at_hand(state, seat, troop)?;
        self.is_no_own_hq(seat, on)?;
        self.shows_value(troop, on)?;
        self.is_connected(state, seat, troop, on)?;
        self.is_open(state, seat, troop, on)
    }

    /// Checks that the Troop comes from the rack. TB-PLACE-01. A Troop that lies face down cannot be placed.
    /// TB-TERR-BATTLE-02
    fn is_at_hand(&self, state: &State, seat: Seat, troop: Troop) -> Result<(), Refusal> {
        if !state.rack(seat).contains(troop) {
            return Err(Refusal::NotOnRack { troop });
        }
        if !state.standing(seat).contains(troop) {
            return Err(Refusal::LyingDown { troop });
        }
        Ok(())
    }

    /// Checks that the place is not the player's own headquarters. TB-R-04
    fn is_no_own_hq(&self, seat: Seat, on: Place) -> Result<(), Refusal> {
        if self.field().hqs[seat.index()] & on.bit() != 0 { Err(Refusal::OwnHq) } else { Ok(()) }
    }

    /// Checks the values that a place shows. Only Troops with these values may be placed there. TB-TERR-POOL-01. This
    /// check comes before the checks of connection and covering. TB-TERR-POOL-02, TB-R-17
    fn shows_value(&self, troop: Troop, on: Place) -> Result<(), Refusal> {
        if self.admits(troop) & on.bit() != 0 {
            return Ok(());
        }
        let allowed = Troop::ALL.into_iter().filter(|troop| self.admits(*troop) & on.bit() != 0).collect();
        Err(Refusal::ValueNotShown { troop, on: self.field().name(on).into(), allowed })
    }

    /// Checks that a path of controlled bases leads to the place. TB-PLACE-06, TB-R-03, TB-R-34. Hook may be placed on
    /// a base without a connection. TB-TROOP-4-01. Hook may be placed on a headquarters only with a connection.
    /// TB-TROOP-4-02. With the option `metal_x_blocks_hook`, Hook also needs a connection where the effects of Troops
    /// are off. TB-R-05, TB-TERR-METAL-02
    fn is_connected(&self, state: &State, seat: Seat, troop: Troop, on: Place) -> Result<(), Refusal> {
        let field = self.field();
        if self.connected_for(state, seat, troop) & on.bit() != 0 {
            return Ok(());
        }
        let name = field.name(on).to_owned();
        Err(match troop {
            Troop::Hook if field.bases & on.bit() == 0 => Refusal::HookHqNotConnected,
            Troop::Hook => Refusal::HookSwitchedOff { on: name },
            _ => Refusal::NotConnected { on: name },
        })
    }

    /// Checks that the base is empty, or that one of the player's Troops or a weaker enemy Troop is on top. Kwak covers
    /// every Troop, and every Troop, even another Kwak, covers Kwak. TB-PLACE-02, TB-PLACE-03, TB-PLACE-04,
    /// TB-TROOP-K-01, TB-TROOP-K-02, TB-R-01
    fn is_open(&self, state: &State, seat: Seat, troop: Troop, on: Place) -> Result<(), Refusal> {
        if self.may_place(state, seat, troop) & on.bit() != 0 {
            return Ok(());
        }
        let top = state.top_piece(on).expect("only an enemy Troop closes a base").troop;
        Err(Refusal::NotWeaker { troop, on: self.field().name(on).into(), top })
    }
}

impl Play<'_, '_> {
    /// Places a Troop. Then the effect of the Troop follows, and at last the effect of the base. TB-EFFECT-01,
    /// TB-EFFECT-02. This order holds every time a Troop is placed. TB-R-26. The Troop leaves the rack before its
    /// effect is offered. TB-R-39. On an enemy headquarters no effect follows, because the game ends.
    pub(crate) fn place(&mut self, troop: Troop, on: Place, extra: bool) {
        let seat = self.mover();
        self.leave_rack(seat, troop);
        let piece = Piece { seat, troop };
        if self.game.field().bases & on.bit() == 0 {
            let token = self.state.enlist(piece);
            self.state.note_placed(token, on, 0);
            self.table.emit(|| Event::Placed { seat, troop, on, level: 0, extra });
            self.take_hq();
            return;
        }
        let token = self.state.push(piece, on);
        let level = self.state.height(on);
        self.state.note_placed(token, on, level);
        self.table.emit(|| Event::Placed { seat, troop, on, level, extra });
        self.claim_at_once();
        if !self.is_over() {
            self.offer_troop_effect(troop, on);
        }
    }

    /// Takes a Troop off a rack. If all players know of a Troop of this kind on the rack, they then know of one fewer.
    pub(crate) fn leave_rack(&mut self, seat: Seat, troop: Troop) {
        let rack = &mut self.state.rack[seat.index()];
        rack.remove(troop);
        let left: Kinds = *rack;
        self.state.known[seat.index()].remove_if_present(troop);
        if self.state.lying[seat.index()].count(troop) > left.count(troop) {
            self.state.lying[seat.index()].remove(troop);
        }
    }
}
