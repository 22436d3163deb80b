//! The effects of special bases, and the restrictions that are printed on them.

use super::Play;
use super::decisions::Decisions;
use crate::action::Effect;
use crate::clauses::*;
use crate::field::{BaseEffect, Place};
use crate::state::{Phase, RACK_SIZE, State};
use crate::troop::Troop;
use crate::{Event, Refusal, ToyBattle};
use referee::Seat;

/// How many Troops City of Clouds draws. TB-TERR-CLOUDS-01
const CLOUDS_DRAW: u8 = 1;

impl BaseEffect {
    /// Returns the effect that the player may use or decline; `None` for Battlefield, because its effect is not a
    /// decision. TB-R-18
    const fn offered(self) -> Option<Effect> {
        match self {
            BaseEffect::Recall => Some(Effect::Castle),
            BaseEffect::Draw => Some(Effect::Clouds),
            BaseEffect::Shove => Some(Effect::Jungle),
            BaseEffect::Exhume => Some(Effect::Cemetery),
            BaseEffect::Pin => None,
        }
    }
}

impl ToyBattle {
    /// Returns the set of places whose printed values allow this kind of Troop. TB-TERR-POOL-01
    #[inline]
    pub(crate) fn admits(&self, troop: Troop) -> u32 {
        self.field().allowed[troop.index()]
    }

    /// Returns the set of bases on which Hook needs a connection: those that switch off effects, if the option
    /// `metal_x_blocks_hook` is set. TB-R-05
    #[inline]
    pub(crate) fn hook_blocked(&self) -> u32 {
        self.field().hook_blocked
    }

    /// Returns the effect that a base offers to the player who places a Troop on it; `None` if it offers none.
    pub(crate) fn base_effect(&self, base: Place) -> Option<Effect> {
        self.field().effects[base.index()].and_then(BaseEffect::offered)
    }

    /// Returns whether the effect of a base has a legal choice. An effect without a legal choice is not offered.
    /// TB-R-23
    pub(crate) fn has_base_choice(&self, state: &State, effect: Effect, base: Place) -> bool {
        let seat = state.to_move;
        let has_room = state.rack(seat).len() < RACK_SIZE;
        match effect {
            Effect::Castle => has_room && self.castle_targets(state, base) != 0,
            Effect::Clouds => self.may_draw(state, seat),
            Effect::Jungle => self.jungle_sources(state, base) != 0,
            Effect::Cemetery => has_room && !state.discard(seat).is_empty(),
            _ => false,
        }
    }

    /// Returns the set of bases, except `base`, that have a Troop of the player on top. They may be anywhere on the
    /// board. TB-TERR-CASTLE-01, TB-TERR-CASTLE-02, TB-R-15
    pub(crate) fn castle_targets(&self, state: &State, base: Place) -> u32 {
        state.controlled(state.to_move) & !base.bit()
    }

    /// Returns the set of bases adjacent to the special base `base` whose top Troop is an enemy Troop that can move.
    /// TB-TERR-JUNGLE-01, TB-TERR-JUNGLE-03, TB-R-16
    pub(crate) fn jungle_sources(&self, state: &State, base: Place) -> u32 {
        let near = self.field().near[base.index()] & state.controlled(state.waiting());
        Place::each(near).filter(|from| self.field().ways(*from) != 0).fold(0, |set, from| set | from.bit())
    }

    /// Checks that the Troop to take back is a visible Troop of the player on another base. TB-TERR-CASTLE-01
    pub(crate) fn check_castle(&self, state: &State, base: Place, target: Place) -> Result<(), Refusal> {
        let targets = self.castle_targets(state, base);
        if targets & target.bit() != 0 {
            return Ok(());
        }
        let is_covered = target != base
            && self.field().bases & target.bit() != 0
            && state.stack(target).iter().any(|piece| piece.seat == state.to_move);
        let clause = if is_covered { TB_TERR_CASTLE_02 } else { TB_TERR_CASTLE_01 };
        Err(self.no_choice(Effect::Castle, target, targets, clause))
    }

    /// Checks that the Troop to move is an enemy Troop on a base adjacent to the special base. TB-TERR-JUNGLE-01. It
    /// must move to a base adjacent to the base that it leaves. TB-TERR-JUNGLE-02. Two bases are adjacent if a path
    /// joins them directly. TB-TERR-JUNGLE-03
    pub(crate) fn check_jungle(&self, state: &State, base: Place, from: Place, to: Place) -> Result<(), Refusal> {
        let sources = self.jungle_sources(state, base);
        if sources & from.bit() == 0 {
            let is_near = self.field().near[base.index()] & from.bit() != 0;
            let clause = if is_near { TB_TERR_JUNGLE_01 } else { TB_TERR_JUNGLE_03 };
            return Err(self.no_choice(Effect::Jungle, from, sources, clause));
        }
        let ways = self.field().ways(from);
        if ways & to.bit() == 0 {
            return Err(self.no_choice(Effect::Jungle, to, ways, TB_TERR_JUNGLE_02));
        }
        Ok(())
    }

    /// Checks that the Troop is in the player's own discard. The player may choose any of these Troops. TB-TERR-CEM-01,
    /// TB-R-19
    pub(crate) fn check_cemetery(&self, state: &State, seat: Seat, troop: Troop) -> Result<(), Refusal> {
        let discard = state.discard(seat);
        if discard.contains(troop) {
            return Ok(());
        }
        Err(Refusal::NoChoice {
            effect: Effect::Cemetery,
            chosen: troop.name().into(),
            allowed: discard.kinds().map(|troop| troop.name().into()).collect(),
            clause: TB_TERR_CEM_01,
        })
    }

    /// Returns the decisions about the effect of `base`, which is being offered.
    #[inline(never)]
    pub(crate) fn base_choices(&self, state: &State, base: Place) -> Decisions<'_> {
        let effect = self.base_effect(base).expect("only a base with an effect offers one");
        match effect {
            Effect::Jungle => Decisions::of_jungle(self.field(), self.jungle_sources(state, base)),
            Effect::Castle => Decisions::of_effect(self.field(), effect, self.castle_targets(state, base)),
            Effect::Cemetery => Decisions::of_effect(self.field(), effect, state.discard(state.to_move).kind_set()),
            _ => Decisions::of_effect(self.field(), effect, 1),
        }
    }
}

impl Play<'_, '_> {
    /// Carries out or offers the effects of the bases under the placed Troops, from the Troop with the index `first`
    /// on. Effects of bases come after all effects of Troops, in the order of placement. TB-TROOP-2-02, TB-R-06. They
    /// come one at a time. TB-R-24. An effect comes only if the placed Troop is still on top of the base. TB-VIS-01,
    /// TB-R-27. After the last effect, the play is over.
    pub(crate) fn base_effects(&mut self, first: usize) {
        for index in first..usize::from(self.state.placed_len) {
            let has_effect = self.game.field().acting & self.state.placed[index].on.bit() != 0;
            if has_effect && self.base_effect_offered(index) {
                return;
            }
        }
        self.end_play();
    }

    /// Carries out the effect of the base under the placed Troop number `index`, or offers it and returns true.
    #[inline(never)]
    fn base_effect_offered(&mut self, index: usize) -> bool {
        let placed = self.state.placed()[index];
        let is_void = !self.state.is_still_on_top(placed);
        if is_void {
            return false;
        }
        let Some(effect) = self.game.base_effect(placed.on) else {
            self.point();
            return false;
        };
        let is_offered = self.game.has_base_choice(self.state, effect, placed.on);
        if is_offered {
            self.state.phase = Phase::BaseEffect(index as u8);
        }
        is_offered
    }

    /// Goes on with the next base after the player has used or declined the effect of a base.
    pub(crate) fn base_effect_done(&mut self) {
        let Phase::BaseEffect(index) = self.state.phase else { unreachable!("a base effect was being offered") };
        self.base_effects(usize::from(index) + 1);
    }

    /// Castle Field: takes the top Troop of `from` back to the player's rack. All players see which Troop this is.
    /// TB-TERR-CASTLE-01
    pub(crate) fn castle(&mut self, from: Place) {
        let piece = self.state.pop(from);
        self.stand_openly(piece.seat, piece.troop);
        self.table.emit(move || Event::TakenBack { seat: piece.seat, troop: piece.troop, from });
        self.claim_at_once();
        if !self.is_over() {
            self.base_effect_done();
        }
    }

    /// City of Clouds: draws one Troop. TB-TERR-CLOUDS-01
    pub(crate) fn clouds(&mut self) {
        self.draw(self.mover(), CLOUDS_DRAW, Some(Effect::Clouds), TB_TERR_CLOUDS_01);
        self.base_effect_done();
    }

    /// Volcanic Jungle: moves the top Troop of `from` onto the stack of `to`. No effect of the Troop or the base
    /// follows. TB-TERR-JUNGLE-02, TB-R-16
    pub(crate) fn jungle(&mut self, from: Place, to: Place) {
        let piece = self.state.shift(from, to);
        let by = self.mover();
        self.table.emit(move || Event::Moved { by, piece, from, to });
        self.claim_at_once();
        if !self.is_over() {
            self.base_effect_done();
        }
    }

    /// Cursed Cemetery: takes a Troop from the player's discard to the rack. All players see which Troop this is.
    /// TB-TERR-CEM-01
    pub(crate) fn cemetery(&mut self, troop: Troop) {
        let seat = self.mover();
        self.state.discard[seat.index()].remove(troop);
        self.stand_openly(seat, troop);
        self.table.emit(move || Event::Returned { seat, troop });
        self.base_effect_done();
    }

    fn stand_openly(&mut self, seat: Seat, troop: Troop) {
        self.state.rack[seat.index()].add(troop);
        self.state.known[seat.index()].add(troop);
    }

    /// Battlefield: lays one standing Troop of the opponent's rack face down for the opponent's next turn. Each
    /// standing Troop is equally likely. If none stands, nothing happens. TB-TERR-BATTLE-01, TB-TERR-BATTLE-02,
    /// TB-R-12, TB-R-18
    fn point(&mut self) {
        let seat = self.state.waiting();
        let standing = self.state.standing(seat);
        if standing.is_empty() {
            return;
        }
        let troop = Troop::at(self.table.pick(&standing.counts(), TB_TERR_BATTLE_01));
        self.state.lying[seat.index()].add(troop);
        self.table.emit(move || Event::Pinned { seat, troop: Some(troop) });
    }

    /// Stands up the face-down Troops of the player whose turn ends. TB-TERR-BATTLE-03
    #[inline]
    pub(crate) fn stand_up(&mut self) {
        let seat = self.mover();
        let lying = std::mem::take(&mut self.state.lying[seat.index()]);
        if !lying.is_empty() {
            self.table.emit(move || Event::StoodUp { seat, count: lying.len(), troops: Some(lying) });
        }
    }
}
