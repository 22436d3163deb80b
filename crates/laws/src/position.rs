//! The law of positions. A position leaves nothing out: a state that is restored from it behaves like the original.

use crate::walk::each_moment;
use crate::{Breach, Subject};
use referee::{Codec, Table, Viewer};

/// A state that is restored from its position behaves like the original, even if the position was written as JSON and
/// read again. The restored state has the same position, looks the same to every viewer and waits for the same seats.
/// The next decision with the same luck leads to the same position and events.
///
/// # Errors
/// The first moment at which a restored state differs.
pub fn positions_restore<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    each_moment("positions_restore", subject, seed, |moment| {
        let position = game.position(moment.state);
        let text = serde_json::to_string(&position).map_err(|fault| format!("the position has no JSON: {fault}"))?;
        let read: G::Position =
            serde_json::from_str(&text).map_err(|fault| format!("{text} cannot be read back: {fault}"))?;
        let restored = game.restore(read);
        if game.position(&restored) != position {
            return Err(format!("the state restored from {text} has the position {:?}", game.position(&restored)));
        }
        if game.status(&restored) != game.status(moment.state) {
            let status = [&restored, moment.state].map(|state| game.status(state));
            return Err(format!("the state restored from {text} has the status {:?}, not {:?}", status[0], status[1]));
        }
        for viewer in Viewer::all(game.seats()) {
            let views = [moment.state, &restored].map(|state| game.view(state, viewer));
            if views[0] != views[1] {
                return Err(format!("{viewer:?} sees {:?}, but {:?} in the restored state", views[0], views[1]));
            }
        }
        let Some((seat, action)) = &moment.next else { return Ok(1) };
        let after = [moment.state, &restored].map(|state| {
            let (mut state, mut luck, mut story) = (state.clone(), moment.luck.clone(), Vec::new());
            game.apply(&mut state, *seat, action, &mut Table::new(&mut luck, &mut story));
            (game.position(&state), story)
        });
        if after[0] != after[1] {
            return Err(format!("{action:?} leads to {:?}, but from the restored state to {:?}", after[0], after[1]));
        }
        Ok(1)
    })
}
