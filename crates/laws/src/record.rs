//! The law of records: replaying a record gives the same game.

use crate::walk::choose;
use crate::{Breach, Subject};
use referee::{Chance, Codec, Match, Record, Seeded};

const LAW: &str = "records_replay";

/// A record can be written as JSON Lines, read again and replayed. The replay gives the same digests and uses all
/// draws. A game that is restarted from the first part of its record, and gets the same decisions and luck, leads to
/// the same record.
///
/// # Errors
/// The first step at which this does not hold.
pub fn records_replay<G: Codec>(subject: &Subject<G>, seed: u64) -> Result<u32, Breach> {
    let [mut luck, mut choice, mut own] = [0, 1, 2].map(|stream| Seeded::new(seed, stream));
    let (mut game, _) = Match::start(subject.game.clone(), &mut luck);
    let mut saved = Vec::new();
    let breach = |step, what| Breach { law: LAW, seed, step, what };
    loop {
        let step = game.steps();
        if step > subject.longest {
            return Err(breach(step, format!("the game goes on after {step} decisions")));
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
        return Err(breach(0, "the record differs after it was written and read".into()));
    }
    Match::<G>::replay(&read).map_err(|broken| breach(broken.step(), broken.to_string()))?;
    let cut = own.below(saved.len() as u32, crate::walk::LAWS);
    let (luck, choice) = saved.swap_remove(cut as usize);
    take_up::<G>(record, cut, luck, choice).map_err(|what| breach(cut, what))?;
    Ok(record.steps.len() as u32)
}

/// Replays the first `cut` steps of a record, plays on with the same luck, and compares the records.
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
        Err(format!("a game that is restarted after step {cut} leads to another record"))
    }
}
