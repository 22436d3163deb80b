//! The effects of the Troops.

use super::Play;
use super::decisions::Decisions;
use crate::action::Effect;
use crate::clauses::*;
use crate::field::Place;
use crate::state::{Phase, State};
use crate::troop::{Troop, opponent};
use crate::{Event, Refusal, ToyBattle};
use referee::Clause;

/// How many Troops Skully draws. TB-TROOP-1-01
const SKULLY_DRAWS: u8 = 2;
/// How many Troops Star draws. TB-TROOP-6-01
const STAR_DRAWS: u8 = 1;

impl Effect {
    /// Returns the clause that says when this effect is offered: effects of Troops come first, and effects of bases
    /// last. TB-EFFECT-01, TB-EFFECT-02
    pub(crate) const fn stage_clause(self) -> Clause {
        match self {
            Effect::Skully | Effect::Capn | Effect::Jumbo | Effect::Xb42 | Effect::Star => TB_EFFECT_01,
            Effect::Castle | Effect::Clouds | Effect::Jungle | Effect::Cemetery => TB_EFFECT_02,
        }
    }
}

impl ToyBattle {
    /// Returns the effect that a kind of Troop offers. Roxy and Kwak have none. TB-TROOP-7-01, TB-TROOP-K-01. Hook's
    /// effect is never offered: it changes where Hook may be placed. TB-TROOP-4-01
    ///
    /// This looks the effect up, because the processor cannot predict a jump by the kind of Troop.
    #[inline]
    pub(crate) const fn effect_of(troop: Troop) -> Option<Effect> {
        const EFFECTS: [Option<Effect>; 8] = [
            Some(Effect::Skully),
            Some(Effect::Capn),
            Some(Effect::Jumbo),
            None,
            Some(Effect::Xb42),
            Some(Effect::Star),
            None,
            None,
        ];
        EFFECTS[troop.index()]
    }

    /// Returns whether a Troop on `on` has an effect with a legal choice. An effect without a legal choice is not
    /// offered. TB-R-23, TB-R-49
    ///
    /// All quick answers are found at once, because the processor cannot predict a jump by the kind of Troop.
    #[inline]
    pub(crate) fn has_troop_choice(&self, state: &State, troop: Troop, on: Place) -> bool {
        let seat = state.to_move;
        if troop == Troop::Capn {
            return self.can_place(state, seat);
        }
        let may_draw = self.may_draw(state, seat);
        let mut with_choice = 0;
        with_choice |= u32::from(may_draw) << Troop::Skully.index();
        with_choice |= u32::from(self.jumbo_targets(state, on) != 0) << Troop::Jumbo.index();
        with_choice |= u32::from(!state.rack(opponent(seat)).is_empty()) << Troop::Xb42.index();
        with_choice |= u32::from(may_draw) << Troop::Star.index();
        with_choice >> troop.index() & 1 == 1
    }

    /// Returns the set of bases adjacent to Jumbo, which is on `on`, that have an enemy Troop on top. TB-TROOP-3-01,
    /// TB-TROOP-3-02
    #[inline]
    pub(crate) fn jumbo_targets(&self, state: &State, on: Place) -> u32 {
        self.field().near[on.index()] & state.controlled(state.waiting())
    }

    /// Checks that the target of Jumbo has an enemy Troop on top, TB-TROOP-3-01, and that it is adjacent to Jumbo: a
    /// path joins the two bases. TB-TROOP-3-02
    pub(crate) fn check_jumbo(&self, state: &State, on: Place, target: Place) -> Result<(), Refusal> {
        let targets = self.jumbo_targets(state, on);
        if targets & target.bit() != 0 {
            return Ok(());
        }
        let is_near = self.field().near[on.index()] & target.bit() != 0;
        let clause = if is_near { TB_TROOP_3_01 } else { TB_TROOP_3_02 };
        Err(self.no_choice(Effect::Jumbo, target, targets, clause))
    }

    /// Returns the refusal for a base that the effect may not choose. `targets` is the set of bases that it may choose.
    pub(crate) fn no_choice(&self, effect: Effect, chosen: Place, targets: u32, clause: Clause) -> Refusal {
        let field = self.field();
        Refusal::NoChoice { effect, chosen: field.name(chosen).into(), allowed: field.names_of(targets), clause }
    }

    /// Returns the decisions about the Troop effect that is being offered: that of the Troop placed last.
    #[inline]
    pub(crate) fn troop_choices(&self, state: &State) -> Decisions<'_> {
        let placed = state.placed().last().expect("the effect of a placed Troop is being offered");
        let effect = ToyBattle::effect_of(placed.token.piece().troop).expect("only a Troop with an effect offers one");
        if effect == Effect::Capn {
            return self.capn_choices(state);
        }
        let targets = self.jumbo_targets(state, placed.on);
        Decisions::of_effect(self.field(), effect, if effect == Effect::Jumbo { targets } else { 1 })
    }

    /// Returns the decisions about the effect of Cap'n. TB-TROOP-2-01
    #[inline(never)]
    fn capn_choices(&self, state: &State) -> Decisions<'_> {
        Decisions::of_capn(self.field(), self.placements(state, state.to_move))
    }
}

impl Play<'_, '_> {
    /// Offers the effect of a placed Troop, if it has one with a legal choice. TB-EFFECT-01, TB-R-23. A Troop on a
    /// special base of Station Metal-X has no effect. TB-TERR-METAL-01, TB-R-20. If this offers nothing, the effects of
    /// the bases follow at once.
    #[inline]
    pub(crate) fn offer_troop_effect(&mut self, troop: Troop, on: Place) {
        let is_on = self.game.field().nullify & on.bit() == 0;
        if self.game.has_troop_choice(self.state, troop, on) & is_on {
            self.state.phase = Phase::TroopEffect;
        } else {
            self.base_effects(0);
        }
    }

    /// Skully's effect: draws two Troops, or as many as possible. TB-TROOP-1-01, TB-TROOP-1-02
    pub(crate) fn skully(&mut self) {
        self.draw(self.mover(), SKULLY_DRAWS, Some(Effect::Skully), TB_TROOP_1_01);
        self.base_effects(0);
    }

    /// Star's effect: draws one Troop. TB-TROOP-6-01
    pub(crate) fn star(&mut self) {
        self.draw(self.mover(), STAR_DRAWS, Some(Effect::Star), TB_TROOP_6_01);
        self.base_effects(0);
    }

    /// Cap'n's effect: places an extra Troop. The extra Troop may have an effect of its own. The effects of all bases
    /// come after it. TB-TROOP-2-01, TB-TROOP-2-02
    pub(crate) fn capn(&mut self, troop: Troop, on: Place) {
        self.place(troop, on, true);
    }

    /// Jumbo's effect: discards the top Troop of a base. The uncovered Troop controls the base from now on, but its
    /// effect is not offered. TB-R-07
    pub(crate) fn jumbo(&mut self, base: Place) {
        let piece = self.state.pop(base);
        self.state.discard[piece.seat.index()].add(piece.troop);
        self.table.emit(move || Event::Discarded {
            owner: piece.seat,
            troop: piece.troop,
            from: Some(base),
            by: Effect::Jumbo,
            clause: TB_TROOP_3_01,
        });
        self.claim_at_once();
        if !self.is_over() {
            self.base_effects(0);
        }
    }

    /// XB-42's effect: discards a random Troop of the enemy rack. Each Troop is equally likely. It goes face up to its
    /// owner's discard. TB-TROOP-5-01, TB-R-12, TB-R-13
    pub(crate) fn xb42(&mut self) {
        let owner = self.state.waiting();
        let troop = Troop::at(self.table.pick(&self.state.rack(owner).counts(), TB_TROOP_5_01));
        self.leave_rack(owner, troop);
        self.state.discard[owner.index()].add(troop);
        self.table.emit(move || Event::Discarded { owner, troop, from: None, by: Effect::Xb42, clause: TB_TROOP_5_01 });
        self.base_effects(0);
    }
}
