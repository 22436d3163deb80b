//! The rules, one file for each chapter of the rulebook. A file extends [`PlasticFudge`], which checks what is legal,
//! and [`Play`], which carries out decisions.

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

use crate::battle::PlasticFudge;
use crate::event::{Dice, Event};
use crate::state::State;
use referee::{Clause, Table};

/// The game, the state and the table, while a decision is carried out.
pub(crate) struct Play<'p, 't> {
    pub game: &'p PlasticFudge,
    pub state: &'p mut State,
    pub table: &'p mut Table<'t, Event>,
}

impl Play<'_, '_> {
    /// Throws four FUDGE dice for a clause. PF-R-01, PF-EQ-07
    pub(super) fn dice(&mut self, clause: Clause) -> Dice {
        std::array::from_fn(|_| self.table.below(3, clause) as i8 - 1)
    }
}
