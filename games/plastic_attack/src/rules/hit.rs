//! The hit: guards, losing Power, wounds, capture, elimination.

use super::Play;
use crate::clauses::*;
use crate::edition::Edition;
use crate::roster::Figure;
use crate::state::{Place, Stage, State};
use crate::{Event, PlasticAttack, Refusal};
use referee::Seat;

/// What became of a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A guard was discarded instead.
    Guarded,
    /// The character lost a point of Power.
    Weakened,
    /// The character is wounded now.
    Wounded,
    /// The character was captured.
    Captured,
}

impl PlasticAttack {
    /// Checks that the player of the figure about to be hit answers about the guard, and names that figure.
    /// PA1-ACT-SHIELD-02, PA2-ACT-ARMOR-02
    pub(crate) fn check_guard(&self, state: &State, seat: Seat, figure: Option<Figure>) -> Result<(), Refusal> {
        let clause = self.clause(PA1_ACT_SHIELD_02, PA2_ACT_ARMOR_02);
        if state.stage != Stage::Guard || seat != state.battle.player {
            return Err(self.not_asked(state, clause));
        }
        let hit = Figure(state.battle.hit);
        match figure {
            Some(figure) if figure != hit => Err(Refusal::NotHit {
                figure: self.figure_name(figure).into(),
                hit: self.figure_name(hit).into(),
                clause,
            }),
            _ => Ok(()),
        }
    }

    /// Says whether a guard answers the hit. A Shield does when its bearer lost the battle, but not when the hit was moved
    /// to its bearer. An Armor always does. PA1-ACT-SHIELD-02, PA2-ACT-ARMOR-02, PA-R-26
    #[inline]
    fn is_guarded(&self, state: &State) -> bool {
        let hit = state.battle.hit;
        let answers = self.edition() == Edition::Revised || hit == state.battle.defending;
        answers && state.guards(Figure(hit)).next().is_some()
    }
}

impl Play<'_, '_> {
    /// The character is hit. If a guard answers the hit, its player is asked first, every time. PA-R-15, PA-R-25
    #[inline]
    pub(crate) fn hit(&mut self) {
        if self.game.is_guarded(self.state) {
            self.state.stage = Stage::Guard;
        } else {
            self.take_hit();
        }
    }

    /// The oldest guard is discarded instead of taking the hit. PA1-ACT-SHIELD-02, PA2-ACT-ARMOR-02, PA-R-25
    pub(crate) fn spend_guard(&mut self) {
        let figure = Figure(self.state.battle.hit);
        let card = self.state.take_guard(figure).expect("only a figure with a guard is asked about it");
        self.discard(std::iter::once(card).collect());
        self.table.emit(|| Event::GuardSpent { figure, card });
        self.after_hit(Hit::Guarded);
    }

    /// The guard stays and the hit is taken. PA-R-25
    pub(crate) fn keep_guard(&mut self) {
        let figure = Figure(self.state.battle.hit);
        self.table.emit(|| Event::GuardKept { figure });
        self.take_hit();
    }

    /// 2009: the Power drops by 1 PA1-BATTLE-07, PA1-BATTLE-08, and below 1 the figure is captured PA1-BATTLE-09; in
    /// the quicker game it is captured at once PA1-BATTLE-10, PA-R-42. Revised: the figure is wounded and its die set
    /// aside PA2-WOUND-01, PA2-WOUND-02; a wounded one is captured PA2-WOUND-04.
    fn take_hit(&mut self) {
        let figure = Figure(self.state.battle.hit);
        let standing = self.state.standing(figure);
        let hit = match self.game.edition() {
            Edition::First if self.game.options().quick_game || standing.power() <= 1 => Hit::Captured,
            Edition::First => Hit::Weakened,
            Edition::Revised if standing.is_wounded() => Hit::Captured,
            Edition::Revised => Hit::Wounded,
        };
        match hit {
            Hit::Captured => self.capture(figure),
            Hit::Wounded => {
                self.state.standing_mut(figure).set_wounded(true);
                self.table.emit(|| Event::Wounded { figure });
            }
            Hit::Weakened => self.set_power(figure, standing.power() - 1, PA1_BATTLE_07),
            Hit::Guarded => {}
        }
        self.after_hit(hit);
    }

    /// The attacker takes the figure PA1-BATTLE-09, PA2-WOUND-05. Its card and die are set aside with it PA-R-44. Guards
    /// beside it are discarded PA-R-25. A figure that rode with it stays PA1-COMP-07, PA2-COMP-07, PA-R-04.
    fn capture(&mut self, figure: Figure) {
        let (by, from) = (self.state.turn, self.state.battle.player);
        let guards = self.state.send_away(figure, Place::captive(by));
        self.table.emit(|| Event::Captured { figure, from, by });
        self.clear_away(guards);
    }

    /// Goes on after the hit. A defender without figures is out, no matter who captured them PA1-END-01, PA2-END-01,
    /// PA1-GOAL-02, PA2-GOAL-02. A capture that wins ends the game before any action PA-R-17. Then comes the special
    /// action, unless it came before the hit PA-R-15.
    fn after_hit(&mut self, hit: Hit) {
        let defender = self.state.battle.player;
        if !self.state.is_in_game(defender) {
            self.eliminate(defender);
            if self.end_if_last() {
                return;
            }
        }
        match self.slot_action() {
            Some(action) if !action.redirects() && self.game.is_due(self.state, action, hit) => {
                self.state.stage = Stage::Use(action);
            }
            _ => self.end_battle(false),
        }
    }

    /// A player is out at once: the hand goes to the discard pile, pending effects and lost turns vanish, and captives
    /// stay where they are. PA-R-18
    pub(crate) fn eliminate(&mut self, seat: Seat) {
        self.table.emit(|| Event::Eliminated { seat });
        self.discard_hand(seat, PA_R_18);
        *self.state.side_mut(seat) = crate::state::Side::EMPTY;
    }

    /// Sets the die of a figure, and emits an event if it changes. PA1-BATTLE-08, PA2-COMP-14
    pub(crate) fn set_power(&mut self, figure: Figure, to: u8, clause: referee::Clause) {
        let from = self.state.power(figure);
        self.state.standing_mut(figure).set_power(to);
        if from != to {
            self.table.emit(|| Event::PowerChanged { figure, from, to, clause });
        }
    }
}
