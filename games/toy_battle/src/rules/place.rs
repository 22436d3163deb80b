//! Placing a Troop: where a Troop may be placed, and which effects follow.

use super::Play;
use super::placements::{Placements, both};
use crate::field::Place;
use crate::state::{Piece, State};
use crate::troop::{Kinds, Pairs, Troop, opponent};
use crate::{Event, Refusal, ToyBattle};
use referee::Seat;

impl ToyBattle {
    /// Returns the set of places where the seat could place a Troop of this kind now. The answer does not depend on
    /// whether such a Troop is on the rack, or on whose turn it is. TB-PLACE-01 to TB-PLACE-06
    #[inline]
    pub fn may_place(&self, state: &State, seat: Seat, troop: Troop) -> u32 {
        let enemy = state.controlled(opponent(seat));
        let weaker = state.weaker_by_kind()[troop.index()];
        self.admits(troop) & self.connected_for(state, seat, troop) & (!enemy | weaker)
    }

    /// Returns the set of places where the connection allows a Troop of this kind. Hook may be placed on a base without
    /// a connection. TB-PLACE-06, TB-TROOP-4-01. With the option `metal_x_blocks_hook`, Hook needs a connection on
    /// bases that switch off the effects of Troops. TB-R-05
    #[inline]
    fn connected_for(&self, state: &State, seat: Seat, troop: Troop) -> u32 {
        let field = self.field();
        let reach = field.reach(seat, state.controlled(seat));
        if troop == Troop::Hook { reach | field.bases & !self.hook_blocked() } else { reach }
    }

    /// Returns the placements that the seat can make now with the standing Troops of its rack (those that do not lie
    /// face down). The sets of places are those of [`ToyBattle::may_place`].
    #[inline(always)]
    pub(crate) fn placements(&self, state: &State, seat: Seat) -> Placements {
        Placements::on(self.placement_sets(state, seat))
    }

    /// Returns by kind of Troop the set of places where the seat can place a standing Troop of its rack now.
    #[inline(always)]
    fn placement_sets(&self, state: &State, seat: Seat) -> Pairs {
        let free = both(!state.controlled(opponent(seat)));
        let mut connected = [both(self.field().reach(seat, state.controlled(seat))); 4];
        connected[Troop::Hook.index()] |= u64::from(self.field().bases & !self.hook_blocked());
        let (standing, weaker) = (state.standing(seat).in_pairs(), state.weaker_by_kind());
        let mut places = self.field().allowed_pairs;
        for (pair, places) in places.iter_mut().enumerate() {
            let weaker = u64::from(weaker[pair]) | u64::from(weaker[pair + 4]) << 32;
            *places &= standing[pair] & connected[pair] & (free | weaker);
        }
        places
    }

    /// Returns the set of places where the seat can place at least one standing Troop of its rack now.
    pub(crate) fn placeable(&self, state: &State, seat: Seat) -> u32 {
        let sets = self.placement_sets(state, seat).into_iter().fold(0, |all, sets| all | sets);
        (sets | sets >> 32) as u32
    }

    /// Returns whether the seat can place at least one standing Troop of its rack. TB-R-10
    ///
    /// Mostly there is a connected place that is open to every Troop, so the question for each Troop is not asked.
    #[inline]
    pub fn can_place(&self, state: &State, seat: Seat) -> bool {
        let connected = self.field().reach(seat, state.controlled(seat));
        let open_to_all = connected & !state.controlled(opponent(seat)) & self.field().unrestricted;
        (!state.standing(seat).is_empty() & (open_to_all != 0)) || self.placeable(state, seat) != 0
    }

    /// Checks a placement of a Troop from the rack, in the order of the refusals: Troop, own headquarters, value,
    /// connection, top of the stack.
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

    /// Checks that the place allows the value of the Troop. TB-TERR-POOL-01. This check comes before the checks of
    /// connection and covering. TB-TERR-POOL-02, TB-R-17
    fn shows_value(&self, troop: Troop, on: Place) -> Result<(), Refusal> {
        if self.admits(troop) & on.bit() != 0 {
            return Ok(());
        }
        let allowed = Troop::ALL.into_iter().filter(|troop| self.admits(*troop) & on.bit() != 0).collect();
        Err(Refusal::ValueNotShown { troop, on: self.field().name(on).into(), allowed })
    }

    /// Checks that a chain of controlled bases connects the place to the player's headquarters. TB-PLACE-06, TB-R-03,
    /// TB-R-34. Hook needs no connection on a base, TB-TROOP-4-01, but needs one on a headquarters. TB-TROOP-4-02. With
    /// the option `metal_x_blocks_hook`, Hook also needs one on bases that switch off the effects of Troops. TB-R-05,
    /// TB-TERR-METAL-02
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

    /// Checks the top of the stack: it is empty, or it is one of the player's own Troops or a weaker enemy Troop. Kwak
    /// covers every Troop, and every Troop, even another Kwak, covers Kwak. TB-PLACE-02, TB-PLACE-03, TB-PLACE-04,
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
    /// Places a Troop. The effect of the Troop comes next, and the effect of the base last. TB-EFFECT-01, TB-EFFECT-02.
    /// This order holds every time a Troop is placed. TB-R-26. The Troop leaves the rack before its effect is offered.
    /// TB-R-39. No effect follows on an enemy headquarters, because the game ends. `extra` says whether this is an
    /// extra Troop of Cap'n.
    pub(crate) fn place(&mut self, troop: Troop, on: Place, extra: bool) {
        let seat = self.mover();
        self.leave_rack(seat, troop);
        let piece = Piece { seat, troop };
        if self.game.field().bases & on.bit() == 0 {
            let token = self.state.enlist(piece);
            self.state.note_placed(token, on, 0);
            self.table.emit(move || Event::Placed { seat, troop, on, level: 0, extra });
            self.take_hq();
            return;
        }
        let token = self.state.push(piece, on);
        self.state.note_laid(token, on);
        let state = &*self.state;
        self.table.emit(move || Event::Placed { seat, troop, on, level: state.height(on), extra });
        self.claim_at_once();
        if !self.is_over() {
            self.offer_troop_effect(troop, on);
        }
    }

    /// Takes a Troop off a rack. If the players know of Troops of this kind on the rack, they know of one fewer from
    /// now on.
    pub(crate) fn leave_rack(&mut self, seat: Seat, troop: Troop) {
        let rack = &mut self.state.rack[seat.index()];
        rack.remove(troop);
        let left: Kinds = *rack;
        self.state.known[seat.index()].remove_if_present(troop);
        let lying = &mut self.state.lying[seat.index()];
        if !lying.is_empty() && lying.count(troop) > left.count(troop) {
            lying.remove(troop);
        }
    }
}
