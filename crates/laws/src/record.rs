//! The law of records: a record replays to the same game.

use crate::walk::choose;
use crate::{Breach, Subject};
use referee::{Chance, Codec, Match, Record, Seeded};

const LAW: &str = "records_replay";

/// A record replays to the same digests with no draw left over, also after its JSON lines were written and read. A game
/// that is restarted in the middle of its record goes on like the first time.
///
/// # Errors
/// The first step that differs.
pub fn records_replay<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let [mut luck, mut choice, mut own] = [0, 1, 2].map(|stream| Seeded::new(seed, stream));
    let (mut game, _) = Match::start(subject.game.clone(), &mut luck);
    let mut saved = Vec::new();
    let breach = |step, what| Breach { law: LAW, seed, step, what };
    loop {
        let step = game.steps();
        if step > subject.longest {
            return Err(breach(step, "the game does not end".into()));
        }
        saved.push((luck.clone(), choice.clone()));
        let next = choose(game.game(), game.state(), &mut choice).map_err(|what| breach(step, what))?;
        let Some((seat, action)) = next else { break };
        game.act(seat, &action, &mut luck).map_err(|refusal| breach(step, format!("{action:?}: {refusal}")))?;
    }
    let record = game.record();
    let text = record.to_text();
    let read = Record::parse(&text).map_err(|broken| breach(broken.step(), broken.to_string()))?;
    if read != *record || read.to_text() != text {
        return Err(breach(0, "the record reads back as another one".into()));
    }
    Match::<G>::replay(&read).map_err(|broken| breach(broken.step(), broken.to_string()))?;
    let cut = own.below(saved.len() as u32, crate::walk::LAWS);
    let (luck, choice) = saved.swap_remove(cut as usize);
    take_up::<G>(record, cut, luck, choice).map_err(|what| breach(cut, what))?;
    Ok(record.steps.len() as u32)
}

/// Replays the first steps of a record and plays on with the same luck.
fn take_up<G: Codec>(record: &Record, cut: u32, mut luck: Seeded, mut choice: Seeded) -> Result<(), String> {
    let (mut again, _) = Match::<G>::replay_start(&record.header).map_err(|broken| broken.to_string())?;
    for step in &record.steps[..cut as usize] {
        again.replay_step(step).map_err(|broken| broken.to_string())?;
    }
    while let Some((seat, action)) = choose(again.game(), again.state(), &mut choice)? {
        again.act(seat, &action, &mut luck).map_err(|refusal| refusal.to_string())?;
    }
    if again.record() == record {
        Ok(())
    } else {
        Err(format!("the game goes on differently if it is restarted after step {cut}"))
    }
}
