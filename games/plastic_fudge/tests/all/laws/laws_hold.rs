//! Plastic Fudge obeys the laws of every game, on tables of many kinds.

use crate::laws::fields::{TABLES, battlefield, drafted, mined, ready, short_preset, table, walks, winged};
use crate::laws::subject::{secrets, subject};
use laws::Subject;
use plastic_fudge::{PRESETS, shipped_battlefields};
use referee::{Game, Status};

#[test]
fn every_law_holds_with_every_value_of_every_option() {
    for nth in 0..TABLES * walks() {
        laws::obey(&subject(table(nth)), nth..nth + 1);
    }
}

#[test]
fn every_law_holds_on_the_shipped_battlefields_with_ready_made_forces_and_all_presets() {
    let tables = shipped_battlefields().len().max(PRESETS.len()) as u64;
    for (nth, preset) in (0..tables).zip(PRESETS.into_iter().cycle()) {
        laws::obey(&subject(ready(nth, short_preset(preset))), 3 + nth..4 + nth);
    }
}

#[test]
fn every_law_holds_on_random_battlefields() {
    for nth in 0..3 * walks() {
        let game = drafted(battlefield(nth), short_preset("book"), nth);
        laws::obey(&subject(game), nth..nth + 1);
    }
}

#[test]
fn every_law_holds_with_many_mines() {
    for nth in 0..3 * walks() {
        let subject = Subject { secrets: secrets(), ..subject(mined(nth)) };
        laws::obey(&subject, 2 * nth..2 * nth + 2);
    }
}

#[test]
fn every_law_holds_with_jets_helicopters_and_howitzers() {
    for nth in 0..2 * walks() {
        laws::obey(&subject(winged(nth)), nth..nth + 1);
    }
}

/// The law compares each step with up to two twins: other states that look the same to a viewer. It passes over a step
/// without a twin. Nearly every step must have two twins for every viewer. So the law also checks steps that show much,
/// such as attacks that become public.
#[test]
fn nearly_every_step_has_two_twins() {
    let mut subject = subject(mined(0));
    subject.non_candidates.clear();
    for seed in 0..3 {
        let mut steps = 0;
        laws::play_out(&subject, seed, |state| {
            steps += u32::from(matches!(subject.game.status(state), Status::Awaiting(_)));
        });
        let looks = laws::nobody_sees_what_is_hidden(&subject, seed).expect("no viewer sees what is hidden");
        let most = 2 * 3 * (steps - 1);
        assert!(looks * 100 >= most * 95, "only {looks} of {most} twins were compared");
    }
}
