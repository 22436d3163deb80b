//! The battle: opening the cards, adding up the totals, and deciding who wins.

use super::Play;
use crate::card::Card;
use crate::clauses::*;
use crate::edition::Edition;
use crate::event::Sum;
use crate::roster::Figure;
use crate::setup::EmptyHand;
use crate::special::Special;
use crate::state::{NO_CARD, PublicState, Stage};
use crate::{Event, PlasticAttack};

/// The amount that a pending effect adds or subtracts. PA1-ACT-DODGE-01, PA1-ACT-INTIM-01, PA1-ACT-SW-01,
/// PA2-ACT-BLAST-01
pub(crate) const EFFECT: i16 = 5;

impl Play<'_, '_> {
    /// Opens both cards together and compares the totals. PA1-BATTLE-02, PA2-BATTLE-02. The attack wins on a greater or
    /// equal total. PA1-BATTLE-06, PA2-BATTLE-06. The attack fails on a smaller total. PA1-BATTLE-11, PA2-BATTLE-07
    pub(crate) fn reveal(&mut self) {
        self.open_card(0);
        self.open_card(1);
        let [attacker, defender] = [self.sum(0), self.sum(1)];
        let won = attacker.total >= defender.total;
        self.table.emit(|| Event::Revealed { attacker, defender, won });
        for sum in [attacker, defender] {
            if sum.face_down {
                self.table.emit(|| Event::StoodUp { figure: sum.figure });
            }
        }
        if won { self.win() } else { self.end_battle(false) }
    }

    /// Opens the card of one side. The card then leaves the hand. If the side has laid no card, only its Power counts.
    /// With the option `blind-draw`, the top card of the draw pile is turned over instead. PA-R-11
    #[inline]
    fn open_card(&mut self, role: usize) {
        match self.state.laid(role) {
            Some(card) => {
                let hand = &mut self.state.hands[self.state.open.fighters()[role].index()];
                *hand = hand.without(card);
                self.state.battle.cards[role] = std::mem::replace(&mut self.state.laid[role], NO_CARD);
            }
            None if self.game.options().empty_hand == EmptyHand::BlindDraw => {
                if let Some(card) = self.turn_over(PA_R_11) {
                    self.state.battle.cards[role] = card.position() as u8;
                }
            }
            None => {}
        }
    }

    /// Adds up a combat total and spends the pending effects in it. These effects are spent whether the battle is won
    /// or lost. PA-R-29. A face-down character stands up. PA1-ACT-VULN-03, PA-R-38
    #[inline]
    fn sum(&mut self, role: usize) -> Sum {
        let sum = self.game.coming_sum(self.state, role);
        let battle = &mut self.state.battle;
        battle.powers[role] = sum.power;
        battle.plus[role] = sum.dodge + sum.weapon;
        battle.minus[role] = sum.intimidation;
        match self.game.edition() {
            Edition::First => {
                self.state.spend_effects_of_player(role);
                self.state.standing_mut(sum.figure).set_face_down(false);
            }
            Edition::Revised => self.state.spend_effects_of_character(sum.figure, role),
        }
        sum
    }

    /// Carries out a won attack. If the attacker's card gives Sharpshooter or Explosion, and another figure can be hit,
    /// this action is offered before the hit. PA-R-15, PA-R-27
    fn win(&mut self) {
        self.state.battle.hit = self.state.battle.defending;
        match self.slot_action() {
            Some(action) if action.redirects() && self.game.has_choice(self.state, action) => {
                self.state.stage = Stage::Use(action);
            }
            _ => self.hit(),
        }
    }

    /// Returns the special action that the attacker's card gives. The character card names this action for the rank of
    /// the battle card. Ranks from 7 on give an action. PA1-SPEC-01, PA1-SPEC-02, PA1-SPEC-04, PA2-SPEC-01,
    /// PA2-SPEC-02, PA2-SPEC-04
    #[inline]
    pub(crate) fn slot_action(&self) -> Option<Special> {
        let rank = self.state.open_card(0).map_or(0, Card::rank);
        self.game.character(self.state.battle.attacking).card.action(rank)
    }
}

impl PlasticAttack {
    /// Returns the parts of one side's total. Role 0 is the attacker, and role 1 is the defender. Once the cards are
    /// open, this is the total that counted. Before that, it is the total that would count now.
    pub(crate) fn sum_of(&self, state: &PublicState, role: usize) -> Sum {
        if !state.stage.is_open() {
            return self.coming_sum(state, role);
        }
        let battle = &state.battle;
        let [power, plus, intimidation] = [battle.powers, battle.plus, battle.minus].map(|both| both[role]);
        let [dodge, weapon] = if role == 0 { [0, plus] } else { [plus, 0] };
        // A Power of 0 means that the character was face down (2009) or wounded (revised).
        let face_down = power == 0 && self.edition() == Edition::First;
        let wounded = power == 0 && self.edition() == Edition::Revised;
        added_up(Sum { power, dodge, weapon, intimidation, face_down, wounded, ..bare_sum(state, role) })
    }

    /// Returns the total of one side in a battle without its card. Role 0 is the attacker, and role 1 is the defender.
    pub(crate) fn total_without_card(&self, state: &PublicState, role: usize) -> i16 {
        let sum = self.coming_sum(state, role);
        sum.total - sum.card.map_or(0, Card::rank) as i16
    }

    /// Adds up the combat total that would count now: the rank of the card and the Power of the character.
    /// PA1-BATTLE-03, PA1-BATTLE-04, PA2-BATTLE-03, PA2-BATTLE-04. Suits never matter. PA1-BATTLE-05, PA2-BATTLE-05.
    /// Each pending effect for this battle adds or subtracts 5, and all of them count at once. PA-R-28. A face-down or
    /// wounded character adds no Power. PA1-ACT-VULN-02, PA2-WOUND-03, PA-R-38. Pending effects still count for such a
    /// character. PA-R-37
    #[inline]
    fn coming_sum(&self, state: &PublicState, role: usize) -> Sum {
        let bare = bare_sum(state, role);
        let standing = state.standing(bare.figure);
        let (face_down, wounded) = (standing.is_face_down(), standing.is_wounded());
        let power = if face_down || wounded { 0 } else { standing.power() };
        let [dodge, weapon, intimidation] = match self.edition() {
            Edition::First => state.effects_of_player(role),
            Edition::Revised => state.effects_of_character(bare.figure, role),
        };
        added_up(Sum { power, dodge, weapon, intimidation, face_down, wounded, ..bare })
    }
}

/// Returns a sum with only the seat, the figure and the card.
#[inline]
fn bare_sum(state: &PublicState, role: usize) -> Sum {
    let seat = state.fighters()[role];
    let figure = if role == 0 { state.battle.attacking } else { Figure(state.battle.defending) };
    let (card, face_down, wounded) = (state.open_card(role), false, false);
    Sum { seat, figure, card, power: 0, dodge: 0, weapon: 0, intimidation: 0, face_down, wounded, total: 0 }
}

/// Computes the total of a sum. A total has no upper and no lower limit. PA-R-29
#[inline]
fn added_up(sum: Sum) -> Sum {
    let effects = i16::from(sum.dodge) + i16::from(sum.weapon) - i16::from(sum.intimidation);
    Sum { total: sum.card.map_or(0, Card::rank) as i16 + i16::from(sum.power) + EFFECT * effects, ..sum }
}

/// The effects that are pending for a battle: Dodges, attack bonuses, Intimidations. They end with this battle.
/// PA1-ACT-DODGE-02, PA1-ACT-SW-02, PA1-ACT-INTIM-02, PA2-ACT-DODGE-02, PA2-ACT-BLAST-02, PA2-ACT-INTIM-02
impl PublicState {
    /// Returns the Dodges, attack bonuses and Intimidations of one side in the 2009 edition, where effects belong to
    /// the player. Special Weapons count for an attacker. PA1-ACT-SW-01. Dodges and Intimidations count for a defender.
    /// PA1-ACT-DODGE-01, PA1-ACT-INTIM-01
    #[inline]
    fn effects_of_player(&self, role: usize) -> [u8; 3] {
        let side = &self.sides[self.fighters()[role].index()];
        if role == 0 { [0, side.special_weapon, 0] } else { [side.dodge, 0, side.intimidation] }
    }

    #[inline]
    fn spend_effects_of_player(&mut self, role: usize) {
        let side = &mut self.sides[self.fighters()[role].index()];
        if role == 0 {
            side.special_weapon = 0;
        } else {
            (side.dodge, side.intimidation) = (0, 0);
        }
    }

    /// Returns the Dodges, attack bonuses and Intimidates of one side in the revised edition, where effects belong to
    /// the character. Blasts count in an attack. PA2-ACT-BLAST-01. Dodges count in a defence. PA2-ACT-DODGE-01.
    /// Intimidates count in both. PA2-ACT-INTIM-01
    #[inline]
    fn effects_of_character(&self, figure: Figure, role: usize) -> [u8; 3] {
        let standing = self.standing(figure);
        let [dodge, blast] = if role == 0 { [0, standing.blast()] } else { [standing.dodge, 0] };
        [dodge, blast, standing.intimidate()]
    }

    #[inline]
    fn spend_effects_of_character(&mut self, figure: Figure, role: usize) {
        let standing = self.standing_mut(figure);
        if role == 0 {
            standing.set_marks(0, 0);
        } else {
            standing.set_marks(standing.blast(), 0);
            standing.dodge = 0;
        }
    }
}
