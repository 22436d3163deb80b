//! Decisions that name a figure, a player or a special action unknown at this table. A scenario may expect the refusal
//! of such a decision, with the clause that says what may be named.

use super::ScenarioTable;
use super::decision::Decision;
use crate::clauses::*;
use crate::special::Special;
use crate::state::Stage;
use referee::{Cite, Clause, Seat};

impl ScenarioTable {
    /// Returns the clause that says which figures, players, cards or actions a decision may name; `None` for a decision
    /// that names nothing.
    pub(super) fn clause_of_unheard(&self, seat: Seat, decision: &Decision) -> Option<Clause> {
        let by = |first, revised| Some(self.game.clause(first, revised));
        match decision {
            Decision::Attack { with, .. } if self.game.parse_figure(with).is_err() => by(PA1_TURN_02, PA2_TURN_02),
            Decision::Attack { .. } => by(PA1_TURN_03, PA2_TURN_03),
            Decision::Defend { .. } => by(PA1_TURN_04, PA2_TURN_04),
            Decision::Play { .. } => by(PA1_BATTLE_01, PA2_BATTLE_01),
            Decision::Use { action, players, .. } => Some(self.clause_of_use(seat, action, players.is_some())),
            Decision::Decline(action) => Some(self.clause_of_use(seat, action, false)),
            Decision::Guard { .. } => by(PA1_ACT_SHIELD_02, PA2_ACT_ARMOR_02),
            Decision::Resign {} | Decision::Muster { .. } | Decision::Deal { .. } => None,
        }
    }

    /// Returns the clause for a special action. An unknown action counts as not offered. PA1-SPEC-02, PA2-SPEC-02,
    /// PA-R-16. An offered action has its own clause. For the players of a Master Plan the clause is PA-R-41.
    fn clause_of_use(&self, seat: Seat, word: &str, names_players: bool) -> Clause {
        let Some(action) = Special::from_word(word) else {
            let is_offered = matches!(self.state.stage(), Stage::Use(_));
            return if is_offered { self.game.clause(PA1_SPEC_02, PA2_SPEC_02) } else { PA_R_16 };
        };
        match self.game.is_offered(&self.state, seat, action) {
            Err(refusal) => refusal.clause(),
            Ok(()) if action == Special::MasterPlan && names_players => PA_R_41,
            Ok(()) => action.clause(self.game.edition()),
        }
    }
}
