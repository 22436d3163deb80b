//! The hit: guards, lost Power, wounds, capture and elimination.

use super::Play;
use crate::clauses::*;
use crate::edition::Edition;
use crate::roster::Figure;
use crate::state::{Place, Stage, State};
use crate::{Event, PlasticAttack, Refusal};
use referee::Seat;

/// The result of a hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    /// A guard was discarded, so the character took no hit.
    Guarded,
    /// The character lost a point of Power.
    Weakened,
    /// The character is wounded now.
    Wounded,
    /// The character was captured.
    Captured,
}

impl PlasticAttack {
    /// Checks that the game asks this seat about a guard. A named figure must be the figure about to be hit.
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

    /// Says whether a guard can be discarded against the hit. A Shield works if its figure lost the battle, but not if
    /// the hit was moved to its figure. An Armor always works. PA1-ACT-SHIELD-02, PA2-ACT-ARMOR-02, PA-R-26
    #[inline]
    fn is_guarded(&self, state: &State) -> bool {
        let hit = state.battle.hit;
        let answers = self.edition() == Edition::Revised || hit == state.battle.defending;
        answers && state.guards(Figure(hit)).next().is_some()
    }
}

impl Play<'_, '_> {
    /// Hits the character. If a guard can be discarded against the hit, the player of the character is asked first,
    /// every time. PA-R-15, PA-R-25
    #[inline]
    pub(crate) fn hit(&mut self) {
        if self.game.is_guarded(self.state) {
            self.state.stage = Stage::Guard;
        } else {
            self.take_hit();
        }
    }

    /// Discards the oldest guard, and the figure takes no hit. PA1-ACT-SHIELD-02, PA2-ACT-ARMOR-02, PA-R-25
    pub(crate) fn spend_guard(&mut self) {
        let figure = Figure(self.state.battle.hit);
        let card = self.state.take_guard(figure).expect("the game asks about a guard only if the figure has one");
        self.discard(std::iter::once(card).collect());
        self.table.emit(|| Event::GuardSpent { figure, card });
        self.after_hit(Hit::Guarded);
    }

    /// Keeps the guard, and the figure takes the hit. PA-R-25
    pub(crate) fn keep_guard(&mut self) {
        let figure = Figure(self.state.battle.hit);
        self.table.emit(|| Event::GuardKept { figure });
        self.take_hit();
    }

    /// Lets a figure take the hit. In 2009, its Power drops by 1. PA1-BATTLE-07, PA1-BATTLE-08. With no Power left, the
    /// figure is captured. PA1-BATTLE-09. In the quicker game it is captured at once. PA1-BATTLE-10, PA-R-42. In the
    /// revised edition, the figure is wounded, and its die is set aside. PA2-WOUND-01, PA2-WOUND-02. A wounded figure
    /// is captured. PA2-WOUND-04
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

    /// Gives the figure to the attacker as a captive. PA1-BATTLE-09, PA2-WOUND-05. Its card and die are set aside with
    /// it. PA-R-44. Guards beside it are discarded. PA-R-25. A figure that rode with it stays. PA1-COMP-07,
    /// PA2-COMP-07, PA-R-04
    fn capture(&mut self, figure: Figure) {
        let (by, from) = (self.state.turn, self.state.battle.player);
        let guards = self.state.send_away(figure, Place::captive(by));
        self.table.emit(|| Event::Captured { figure, from, by });
        self.clear_away(guards);
    }

    /// Continues after the hit. A defender who has lost all figures is out, no matter which players hold these figures.
    /// PA1-END-01, PA2-END-01, PA1-GOAL-02, PA2-GOAL-02. If the capture decides the game, the game ends before any
    /// special action. PA-R-17. Otherwise the special action follows, unless it came before the hit. PA-R-15
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

    /// Puts a player out of the game at once. The hand goes to the discard pile, and pending effects and lost turns
    /// vanish. The player's captives stay where they are. PA-R-18
    pub(crate) fn eliminate(&mut self, seat: Seat) {
        self.table.emit(|| Event::Eliminated { seat });
        self.discard_hand(seat, PA_R_18);
        *self.state.side_mut(seat) = crate::state::Side::EMPTY;
    }

    /// Sets the die of a figure, and emits an event if the Power changes. PA1-BATTLE-08, PA2-COMP-14
    pub(crate) fn set_power(&mut self, figure: Figure, to: u8, clause: referee::Clause) {
        let from = self.state.power(figure);
        self.state.standing_mut(figure).set_power(to);
        if from != to {
            self.table.emit(|| Event::PowerChanged { figure, from, to, clause });
        }
    }
}
