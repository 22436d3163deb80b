//! The rules, cut by chapter of the rulebook. Each file adds its chapter to [`Play`], which carries decisions out, and to
//! [`PlasticFudge`], which says what is legal.

mod aboard;
mod aim;
mod attack;
mod bases;
mod deploying;
mod harm;
mod jets;
mod melee;
mod morale;
mod movement;
mod path;
mod placing;
mod preview;
mod radio;
mod reach;
mod resolve;
mod round;
mod rout;
mod run;
mod sight;
mod spending;
mod sweep;
mod targets;
mod template;
mod victory;
mod walk;
mod weigh;
mod zones;

pub use attack::AttackFault;
pub(crate) use bases::{CONTACT, MARKER};
pub use deploying::PlaceFault;
pub use movement::MoveFault;
pub(crate) use path::{Journey, Mover};
pub use preview::{Aimed, Defender, Preview, Sight, Template};
pub use round::RoundFault;
pub(crate) use sight::Eye;
pub(crate) use spending::Spending;
pub use template::{FLAME_HALF_ANGLE, GRENADE_DISC, LARGE_DISC};

use crate::action::Action;
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::side::Side;
use crate::state::State;
use referee::Table;

/// A decision being carried out.
pub(crate) struct Play<'p, 't> {
    pub game: &'p PlasticFudge,
    pub state: &'p mut State,
    pub table: &'p mut Table<'t, Event>,
}

impl Play<'_, '_> {
    /// Carries a legal decision out, and whatever then happens by itself.
    pub(crate) fn carry_out(&mut self, side: Side, action: &Action) {
        match action {
            Action::Place { .. } | Action::Pass {} => self.terrain(side, action),
            Action::Deploy { .. } | Action::Lay { .. } | Action::EndDeploy {} => self.deployment(side, action),
            Action::Move { .. } | Action::Enter { .. } | Action::Leave { .. } | Action::CallJet { .. } => {
                self.movement(action);
            }
            Action::Fire(attack) => self.fire(attack),
            Action::Commit { attacks } => self.commit(side, attacks),
            Action::Jets { jets } => self.order_jets(side, jets),
            Action::Roll {} => self.roll(),
            Action::ChooseRole { role } => self.choose_role(side, *role),
            Action::EndMoves {} => self.end_moves(side),
            Action::Resign {} => self.resign(side),
            Action::Timeout {} => self.time_out(side),
        }
    }
}
