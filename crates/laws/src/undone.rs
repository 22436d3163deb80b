//! The law of undo: a decision that its seat takes back leaves a trace only in the record.

use crate::walk::{LAWS, choose};
use crate::{Breach, Subject};
use referee::{Chance, Codec, Match, NoUndo, Record, Seat, Seeded, Undo, Viewer, shows_hidden};

const LAW: &str = "decisions_are_taken_back";

/// If a seat takes its decision back, the game has the position and the views of before. Another seat may not take the
/// decision back. No seat may take back a decision that drew luck, or any decision if [`Codec::decisions_stay`] returns
/// true. If [`Codec::may_show_hidden`] returns false for a decision, the decision shows nothing hidden. A record with
/// steps that take decisions back replays.
///
/// # Errors
/// The first step at which this does not hold.
pub fn decisions_are_taken_back<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let [mut luck, mut choice, mut own] = [0, 1, 2].map(|stream| Seeded::new(seed, stream));
    let (mut game, _) = Match::start(subject.game.clone(), &mut luck);
    game.keep_history();
    let mut checks = 0;
    for n in 0..=subject.longest {
        let breach = |what| Breach { law: LAW, seed, step: n, what };
        let next = choose(game.game(), game.state(), &mut choice).map_err(breach)?;
        let Some((seat, action)) = next else { return replay(&game, checks).map_err(breach) };
        let (before, after) = (game.clone(), game.steps());
        let told = game.act(seat, &action, &mut luck).map_err(|refusal| breach(format!("{action:?}: {refusal}")))?;
        judge(&game, seat, after, !told.step.draws.is_empty()).map_err(breach)?;
        judge_hint(&game, &before, seat, &action).map_err(breach)?;
        checks += u32::from(game.may_undo(seat, after) == Err(NoUndo::Stays));
        // Takes back only about one decision in three, so that longer histories are tested too. Then makes the decision
        // again.
        if own.below(3, LAWS) == 0 && game.may_undo(seat, after).is_ok() {
            checks += take_back(&mut game, &before, seat, after).map_err(breach)?;
            game.act(seat, &action, &mut luck).map_err(|refusal| breach(format!("{action:?} again: {refusal}")))?;
        }
    }
    Err(Breach {
        law: LAW,
        seed,
        step: subject.longest,
        what: format!("the game goes on after {} decisions", subject.longest),
    })
}

/// Checks that only the seat that made the last decision may take it back, and only if the decision drew no luck and
/// the rules let decisions be taken back.
fn judge<G: Codec>(game: &Match<G>, seat: Seat, after: u32, drew: bool) -> Result<(), String> {
    let others = (0..game.game().seats()).map(Seat).filter(|other| *other != seat);
    if others.into_iter().any(|other| game.may_undo(other, after).is_ok()) {
        return Err(format!("a seat other than {seat:?} may take back the decision of {seat:?}"));
    }
    match game.may_undo(seat, after) {
        Ok(()) if drew => Err(format!("{seat:?} may take back a decision that drew luck")),
        Ok(()) if G::decisions_stay() => {
            Err(format!("{seat:?} may take back a decision, though decisions stay in this game"))
        }
        Err(NoUndo::Answered | NoUndo::Nothing | NoUndo::NoSuchStep(_)) => {
            Err(format!("the history does not hold the decision that {seat:?} has just made"))
        }
        _ => Ok(()),
    }
}

/// Checks that a decision showed nothing hidden if [`Codec::may_show_hidden`] says that it cannot.
fn judge_hint<G: Codec>(game: &Match<G>, before: &Match<G>, seat: Seat, action: &G::Action) -> Result<(), String> {
    let rules = game.game();
    let is_telling = game.may_undo(seat, before.steps()).is_ok()
        && !rules.may_show_hidden(before.state(), seat, action)
        && shows_hidden(rules, before.state(), seat, action);
    if is_telling {
        Err(format!("{action:?} shows something hidden, but `may_show_hidden` returned false for it"))
    } else {
        Ok(())
    }
}

/// Lets a seat take its decision back, and compares the game with the game before the decision. Returns 1, to count it.
fn take_back<G: Codec>(game: &mut Match<G>, before: &Match<G>, seat: Seat, to: u32) -> Result<u32, String> {
    let told = game.undo(seat, Undo { to, agreed: Vec::new() }).map_err(|why| why.to_string())?;
    if told.step.n != to + 2 || game.steps() != to + 2 {
        return Err(format!(
            "the step that takes back step {} has the number {}; it must have the number {}",
            to + 1,
            told.step.n,
            to + 2
        ));
    }
    let positions = [&*game, before].map(|table| table.game().position(table.state()));
    let same = |viewer| game.view(viewer) == before.view(viewer);
    if positions[0] != positions[1] || !Viewer::all(game.game().seats()).all(same) {
        return Err(format!(
            "after {seat:?} took its decision back, the position or a view differs from that before the decision"
        ));
    }
    Ok(1)
}

/// Replays the record, with its steps that take decisions back.
fn replay<G: Codec>(game: &Match<G>, checks: u32) -> Result<u32, String> {
    let text = game.record().to_text();
    let read = Record::parse(&text).map_err(|broken| broken.to_string())?;
    if read.to_text() != text {
        return Err("the record differs after it was written and read".into());
    }
    let again = Match::<G>::replay(&read).map_err(|broken| broken.to_string())?;
    if again.record().steps.len() != read.steps.len() {
        return Err("the replay of the record has another number of steps than the record".into());
    }
    Ok(checks)
}
