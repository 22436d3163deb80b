//! Laws about which decisions are legal.

use crate::walk::{Moment, candidates, each_moment};
use crate::{Breach, Subject};
use referee::{Codec, Coverage, Seat, Status};

/// As long as a game goes on, it waits for a seat that has a candidate. After its end, no seat has a candidate and no
/// decision is legal.
///
/// # Errors
/// The first moment at which this does not hold.
pub fn somebody_may_decide<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    each_moment("somebody_may_decide", subject, seed, |moment| {
        if matches!(game.status(moment.state), Status::Awaiting(_)) {
            return Ok(1); // `each_moment` reports a game in which no seat has a candidate
        }
        for seat in (0..game.seats()).map(Seat) {
            if let Some(action) = candidates(game, moment.state, seat, moment.own).first() {
                return Err(format!("the game is over, but seat {} has the candidate {action:?}", seat.0));
            }
            let legal = subject.every.iter().find(|action| game.check(moment.state, seat, action).is_ok());
            if let Some(action) = legal {
                return Err(format!("the game is over, but seat {} may decide {action:?}", seat.0));
            }
        }
        Ok(1)
    })
}

/// `check` allows every candidate, and the game lists each candidate once. If the coverage of the list is `All`, only
/// the subject's `non_candidates` may be legal besides. A seat for which the game does not wait has no candidate.
///
/// # Errors
/// The first legal decision that is not a candidate, or the first wrong candidate. A candidate is wrong if `check`
/// refuses it, if it is listed twice, or if the game does not wait for its seat.
pub fn candidates_are_the_legal_decisions<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    each_moment("candidates_are_the_legal_decisions", subject, seed, |mut moment| {
        let seats = (0..subject.game.seats()).map(Seat);
        seats.map(|seat| candidates_fit(subject, &mut moment, seat)).sum()
    })
}

fn candidates_fit<G: Codec>(subject: &Subject<G>, moment: &mut Moment<'_, G>, seat: Seat) -> Result<u32, String> {
    let game = &subject.game;
    let mut found = Vec::new();
    let coverage = game.candidates(moment.state, seat, moment.own, &mut found);
    let is_awaited = matches!(game.status(moment.state), Status::Awaiting(seats) if seats.contains(seat));
    for (at, action) in found.iter().enumerate() {
        if !is_awaited {
            return Err(format!("seat {} has the candidate {action:?}, but the game does not wait for it", seat.0));
        }
        if let Err(refusal) = game.check(moment.state, seat, action) {
            return Err(format!("the candidate {action:?} of seat {} is refused: {refusal}", seat.0));
        }
        if found[..at].contains(action) {
            return Err(format!("the candidate {action:?} of seat {} is listed twice", seat.0));
        }
    }
    if coverage == Coverage::All {
        for action in subject.every.iter().filter(|action| !subject.non_candidates.contains(action)) {
            if game.check(moment.state, seat, action).is_ok() && !found.contains(action) {
                return Err(format!("seat {} may decide {action:?}, which is not among its candidates", seat.0));
            }
        }
    }
    Ok(found.len() as u32)
}

/// Every game ends within the number of decisions that the subject allows, and every winner is a seat of the game.
///
/// # Errors
/// The game goes on for too long, or a winner is not a seat of the game. Or the game ends without a winner, although
/// the subject says that no game is drawn.
pub fn games_end<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let game = &subject.game;
    each_moment("games_end", subject, seed, |moment| match game.status(moment.state) {
        Status::Awaiting(_) => Ok(0),
        Status::Over(outcome) if outcome.winners.is_empty() && !subject.may_be_drawn => {
            Err(format!("the game ends by {} without a winner; the subject allows no drawn games", outcome.by))
        }
        Status::Over(outcome) if outcome.winners.iter().all(|seat| seat.0 < game.seats()) => Ok(1),
        Status::Over(outcome) => {
            Err(format!("the winners are {:?}, but the game has {} seats", outcome.winners, game.seats()))
        }
    })
}
