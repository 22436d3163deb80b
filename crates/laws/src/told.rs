//! The law of events. Events only describe a game. The state does not depend on whether the `Table` records them.

use crate::walk::each_moment;
use crate::{Breach, Subject};
use referee::{Codec, Table};

/// The same decision with the same luck leads to the same truth, whether the `Table` records events or drops them (a
/// quiet table).
///
/// # Errors
/// The first decision that leads to another position or draws other luck.
pub fn telling_changes_nothing<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    each_moment("telling_changes_nothing", subject, seed, |moment| {
        let Some((seat, action)) = &moment.next else { return Ok(0) };
        let (mut quiet_luck, mut told_luck) = (moment.luck.clone(), moment.luck);
        let (mut quiet, mut told, mut story) = (moment.state.clone(), moment.state.clone(), Vec::new());
        game.apply(&mut quiet, *seat, action, &mut Table::quiet(&mut quiet_luck));
        game.apply(&mut told, *seat, action, &mut Table::new(&mut told_luck, &mut story));
        if game.position(&quiet) != game.position(&told) {
            return Err(format!("{action:?} leads to another position when the table records events"));
        }
        if quiet_luck.bits() != told_luck.bits() {
            return Err(format!("{action:?} draws other luck when the table records events"));
        }
        Ok(1)
    })
}
