//! Attacks: who may attack what with what, judged before anything is rolled.

use super::Play;
use super::attack_fault::AttackFault;
use super::harm::Harm;
use crate::action::Attack;
use crate::battle::PlasticFudge;
use crate::options::AttackTiming;
use crate::refusal::Refusal;
use crate::side::Side;
use crate::state::State;

impl PlasticFudge {
    /// Judges all attacks of a side: one a Unit, each allowed by itself. PF-ATK-02, PF-R-17
    pub(super) fn check_commit(&self, state: &State, side: Side, attacks: &[Attack]) -> Result<(), Refusal> {
        for (n, attack) in attacks.iter().enumerate() {
            if attacks[..n].iter().any(|before| before.unit == attack.unit) {
                return Err(Refusal::Attack(AttackFault::AttacksTwice { unit: attack.unit }));
            }
            self.check_attack(state, side, attack)?;
        }
        Ok(())
    }

    /// Judges an attack during the own movement phase. PF-ATK-01, PF-R-17
    pub(super) fn check_fire(&self, state: &State, side: Side, attack: &Attack) -> Result<(), Refusal> {
        if self.options().attack_timing == AttackTiming::AfterMoves {
            return Err(Refusal::Attack(AttackFault::NotWhileMoving));
        }
        self.check_attack(state, side, attack)
    }

    /// Judges a single attack of a side, as it would be committed: the attacker, the aim, the weapon, then arc, range
    /// and
    /// sight. What the other side has committed plays no part. PF-R-18
    ///
    /// # Errors
    /// The [`AttackFault`] of the first clause that forbids it.
    pub fn check_attack(&self, state: &State, side: Side, attack: &Attack) -> Result<(), Refusal> {
        self.attack_fault(state, side, attack).map_or(Ok(()), |fault| Err(Refusal::Attack(fault)))
    }

    fn attack_fault(&self, state: &State, side: Side, attack: &Attack) -> Option<AttackFault> {
        let unit = match self.attacker(state, attack) {
            Ok(unit) => unit,
            Err(fault) => return Some(fault),
        };
        if let Some(fault) = self.attacker_fault(state, side, unit) {
            return Some(fault);
        }
        if let Some(target) = attack.target.and_then(|target| self.unit(target))
            && let Some(fault) = self.target_fault(state, unit, target)
        {
            return Some(fault);
        }
        match self.weigh(state, attack, None) {
            Ok(preview) => preview.fault,
            Err(fault) => Some(fault),
        }
    }
}

impl Play<'_, '_> {
    /// Attacks in the own movement phase, resolved on the spot. PF-R-17
    pub(super) fn fire(&mut self, _side: Side, attack: &Attack) {
        let unit = self.game.unit(attack.unit).expect("the attack was judged");
        let melee = self.game.melee(self.state, std::iter::once(attack));
        let preview = self.game.weigh(self.state, attack, Some(&melee)).expect("the attack was judged");
        let mut harm = Harm::new(self.game);
        self.carry_out_attack(attack, &preview, &mut harm);
        self.state.unit_mut(unit).attacked = true;
        self.apply(harm);
    }

    /// Resolves all attacks that both sides have committed: everything is worked out as the step begins, all dice are
    /// thrown, and then all damage counts. PF-ATK-03, PF-R-18, PF-R-79
    pub(super) fn resolve_attacks(&mut self) {
        let orders = self.attacks_in_order();
        let melee = self.game.melee(self.state, orders.iter());
        for unit in self.state.units.iter_mut() {
            unit.fought = false;
        }
        for target in melee.targets() {
            self.state.unit_mut(target).fought = true;
        }
        let weigh = |attack: &Attack| self.game.weigh(self.state, attack, Some(&melee)).expect("attacks were judged");
        let previews: Vec<_> = orders.iter().map(weigh).collect();
        let mut harm = Harm::new(self.game);
        for (attack, preview) in orders.iter().zip(&previews) {
            self.carry_out_attack(attack, preview, &mut harm);
        }
        self.apply(harm);
    }

    /// Returns the committed attacks in the order of the dice: Player A's by id, then Player B's. PF-R-79
    fn attacks_in_order(&self) -> Vec<Attack> {
        let mut all = Vec::new();
        for side in self.game.sides_in_order(self.state) {
            if let Some(attacks) = &self.state.committed[side.index()] {
                let mut attacks = attacks.to_vec();
                attacks.sort_by_key(|attack| attack.unit);
                all.append(&mut attacks);
            }
        }
        all
    }
}
