//! Attacks: declaring an attack, choosing the defender, and laying cards.

use super::Play;
use crate::card::Card;
use crate::clauses::*;
use crate::roster::Figure;
use crate::state::{Battle, Stage, State};
use crate::{Event, PlasticAttack, Refusal};
use referee::{Clause, Seat};

impl PlasticAttack {
    /// Checks that the seat may declare this attack now.
    pub(crate) fn check_attack(&self, state: &State, seat: Seat, with: Figure, player: Seat) -> Result<(), Refusal> {
        if seat != state.turn {
            return Err(self.not_asked(state, self.clause(PA1_CLEAN_02, PA2_CLEAN_02)));
        }
        if state.stage != Stage::Attack {
            return Err(self.not_asked(state, self.clause(PA1_TURN_02, PA2_TURN_02)));
        }
        self.is_own(state, seat, with, self.clause(PA1_TURN_02, PA2_TURN_02))?;
        self.is_opponent(state, seat, player)
    }

    /// Checks that the seat may now choose this character to defend. PA1-TURN-04, PA2-TURN-04
    pub(crate) fn check_defend(&self, state: &State, seat: Seat, with: Figure) -> Result<(), Refusal> {
        let clause = self.clause(PA1_TURN_04, PA2_TURN_04);
        if state.stage != Stage::Defend || seat != state.battle.player {
            return Err(self.not_asked(state, clause));
        }
        self.is_own(state, seat, with, clause)
    }

    /// Checks that the seat may lay this card now. The defending character must be chosen. PA1-TURN-04, PA2-TURN-04.
    /// The seat must fight in this battle and must not have laid a card. PA-R-10. The card must be in the seat's hand.
    /// PA1-BATTLE-01, PA2-BATTLE-01
    pub(crate) fn check_play(&self, state: &State, seat: Seat, card: Card) -> Result<(), Refusal> {
        if state.stage == Stage::Defend {
            return Err(self.not_asked(state, self.clause(PA1_TURN_04, PA2_TURN_04)));
        }
        let clause = self.clause(PA1_BATTLE_01, PA2_BATTLE_01);
        let role = state.fighters().iter().position(|fighter| *fighter == seat);
        let Some(role) = role.filter(|_| state.stage == Stage::Play) else {
            return Err(self.not_asked(state, clause));
        };
        if state.laid(role).is_some() {
            return Err(Refusal::AlreadyLaid);
        }
        if state.hand(seat).is_empty() {
            return Err(Refusal::NoCard);
        }
        if !state.hand(seat).has(card) {
            return Err(Refusal::NotInHand { card, clause });
        }
        Ok(())
    }

    /// Checks that the character stands in the army of the seat. A character fights only for the army in which it
    /// stands. PA1-TURN-02, PA1-TURN-04, PA2-TURN-02, PA2-TURN-04, PA-R-19. Wounded and face-down characters may fight
    /// too. PA-R-09
    fn is_own(&self, state: &State, seat: Seat, with: Figure, clause: Clause) -> Result<(), Refusal> {
        if state.is_in_army(with, seat) {
            return Ok(());
        }
        Err(Refusal::NotInArmy {
            figure: self.figure_name(with).into(),
            allowed: state.line(seat).map(|figure| self.figure_name(figure).into()).collect(),
            clause,
        })
    }

    /// Checks that an attack is against another player who is still in the game. PA1-TURN-03, PA2-TURN-03, PA-R-18
    fn is_opponent(&self, state: &State, seat: Seat, player: Seat) -> Result<(), Refusal> {
        let clause = if player == seat {
            self.clause(PA1_TURN_03, PA2_TURN_03)
        } else if !state.is_in_game(player) {
            PA_R_18
        } else {
            return Ok(());
        };
        let opponents = state.players().filter(|player| *player != seat);
        Err(Refusal::NoOpponent {
            player: self.seat_name(player).into(),
            allowed: opponents.map(|player| self.seat_name(player).into()).collect(),
            clause,
        })
    }

    /// Returns a refusal that names the seats that the game waits for.
    pub(crate) fn not_asked(&self, state: &State, clause: Clause) -> Refusal {
        Refusal::NotAsked {
            waits_for: self.asked(state).iter().map(|seat| self.seat_name(seat).into()).collect(),
            stage: state.stage,
            clause,
        }
    }
}

impl Play<'_, '_> {
    /// Declares an attack of one army on another. PA1-GOAL-01, PA2-GOAL-01. No player may pass. PA1-TURN-02,
    /// PA1-TURN-03, PA2-TURN-02, PA2-TURN-03, PA-R-09
    #[inline]
    pub(crate) fn attack(&mut self, with: Figure, player: Seat) {
        let seat = self.state.turn;
        self.state.battle = Battle { attacking: with, player, ..Battle::NONE };
        self.state.stage = Stage::Defend;
        self.table.emit(|| Event::Attacked { seat, with, player });
    }

    /// Makes this character the defending one. Then both players lay cards. PA1-TURN-04, PA2-TURN-04
    #[inline]
    pub(crate) fn defend(&mut self, with: Figure) {
        let seat = self.state.battle.player;
        self.state.battle.defending = with.0;
        self.state.stage = Stage::Play;
        self.table.emit(|| Event::Defended { seat, with });
        self.reveal_when_laid();
    }

    /// Lays a card face down. The two players lay their cards in either order, and the second card opens both.
    /// PA1-BATTLE-01, PA1-BATTLE-02, PA2-BATTLE-01, PA2-BATTLE-02, PA-R-10
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, card: Card) {
        let role = usize::from(seat != self.state.turn);
        self.state.laid[role] = card.position() as u8;
        self.table.emit(|| Event::Laid { seat, card: Some(card) });
        self.reveal_when_laid();
    }

    /// Opens the cards once the attacker and the defender have laid a card. A player without cards does not have to lay
    /// one. PA-R-11
    #[inline]
    fn reveal_when_laid(&mut self) {
        if !self.state.owes_card(0) && !self.state.owes_card(1) {
            self.reveal();
        }
    }
}
