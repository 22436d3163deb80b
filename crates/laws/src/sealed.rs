//! The law of sealed decisions. Several seats make them at once, and each stays hidden until all have decided.

use crate::hidden::{Seen, alike, heard, seen};
use crate::walk::{LAWS, candidates, each_moment};
use crate::{Breach, Subject};
use referee::{Chance, Codec, Game, Seat, Seeded, Status, Table, Viewer};

/// When the game waits for several seats, every order of their decisions leads to the same position and shows each
/// viewer the same bytes. The decision of one seat stays hidden from the others until all have decided. The law skips
/// moments at which one of the chosen decisions is not sealed. A decision is not sealed if `sealed_alike` returns false
/// for the pair of the decision and itself.
///
/// # Errors
/// The first moment at which the order matters, or at which a viewer can tell a sealed decision from another.
pub fn sealed_decisions_commute<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    each_moment("sealed_decisions_commute", subject, seed, |moment| {
        let Status::Awaiting(seats) = game.status(moment.state) else { return Ok(0) };
        let mut decisions = Vec::new();
        for seat in seats.iter() {
            let mut found = candidates(game, moment.state, seat, moment.own);
            if !found.is_empty() {
                let index = moment.own.below(found.len() as u32, LAWS) as usize;
                decisions.push((seat, found.swap_remove(index)));
            }
        }
        let is_sealed =
            |(_, action): &(Seat, G::Action)| subject.sealed_alike.is_none_or(|alike| alike(action, action));
        if decisions.len() < 2 || !decisions.iter().all(is_sealed) {
            return Ok(0);
        }
        for (seat, action) in &decisions {
            stays_sealed(subject, moment.state, *seat, action, moment.own)?;
        }
        let first = come_to(game, moment.state, &decisions, moment.luck.clone())?;
        for turn in 1..decisions.len() {
            let mut other = decisions.clone();
            other.rotate_left(turn);
            other[turn..].reverse();
            if come_to(game, moment.state, &other, moment.luck.clone())? != first {
                return Err(format!("{decisions:?} and {other:?} lead to different positions or views"));
            }
        }
        decisions.reverse();
        if come_to(game, moment.state, &decisions, moment.luck)? != first {
            return Err(format!("{decisions:?} and the reverse order lead to different positions or views"));
        }
        Ok(1)
    })
}

/// A position, and what each viewer sees of it.
type Reached<G> = (<G as Game>::Position, Vec<Seen<<G as Game>::View>>);

fn come_to<G: Codec>(
    game: &G,
    state: &G::State,
    decisions: &[(Seat, G::Action)],
    mut luck: Seeded,
) -> Result<Reached<G>, String> {
    let mut state = state.clone();
    for (seat, action) in decisions {
        if let Err(refusal) = game.check(&state, *seat, action) {
            return Err(format!("{action:?} of seat {} is refused after other seats decided: {refusal}", seat.0));
        }
        game.apply(&mut state, *seat, action, &mut Table::quiet(&mut luck));
    }
    let seen = Viewer::all(game.seats()).map(|viewer| seen(game, &state, viewer, &[])).collect();
    Ok((game.position(&state), seen))
}

/// Checks that other viewers cannot tell a decision of a seat from the candidates that must look like it. Each of these
/// candidates must give every other viewer the same events and the same view as the decision.
fn stays_sealed<G: Codec>(
    subject: &Subject<G>,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    own: &mut Seeded,
) -> Result<(), String> {
    let (game, Some(looks_alike)) = (&subject.game, subject.sealed_alike) else {
        return Err("several seats decide at once, and the subject does not say which decisions are sealed".into());
    };
    let decide = |action: &G::Action| {
        let (mut state, mut story) = (state.clone(), Vec::new());
        game.apply(&mut state, seat, action, &mut Table::new(&mut Seeded::new(0, 0), &mut story));
        (state, story)
    };
    let (one, told) = decide(action);
    let mut others = candidates(game, state, seat, own);
    others.retain(|other| other != action && looks_alike(action, other));
    for other in others {
        let (another, other_told) = decide(&other);
        for viewer in Viewer::all(game.seats()).filter(|viewer| !viewer.is(seat)) {
            let what = format_args!("can tell {action:?} of seat {} from {other:?}:", seat.0);
            alike(viewer, &what, &heard(game, viewer, &told), &heard(game, viewer, &other_told))?;
            alike(viewer, &what, &seen(game, &one, viewer, &[]), &seen(game, &another, viewer, &[]))?;
        }
    }
    Ok(())
}
