//! Plastic Fudge obeys the laws of every game. The tables have shipped and random battlefields, ready-made and drafted
//! forces, every value of every option, and all presets.

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
fn every_law_holds_on_battlefields_that_nobody_drew() {
    for nth in 0..3 * walks() {
        let game = drafted(battlefield(nth), short_preset("book"), nth);
        laws::obey(&subject(game), nth..nth + 1);
    }
}

#[test]
fn every_law_holds_among_mines() {
    for nth in 0..3 * walks() {
        let subject = Subject { secrets: secrets(), ..subject(mined(nth)) };
        laws::obey(&subject, 2 * nth..2 * nth + 2);
    }
}

#[test]
fn every_law_holds_among_machines() {
    for nth in 0..2 * walks() {
        laws::obey(&subject(winged(nth)), nth..nth + 1);
    }
}

/// The law compares each step with up to two twins: other states that look the same to a viewer. The law passes over a
/// step without a twin. Nearly every step has two twins for every viewer. So the law also looks at steps that show
/// much, such as opened attacks and mines that go off.
#[test]
fn hardly_any_step_is_without_a_twin() {
    let mut subject = subject(mined(0));
    subject.non_candidates.clear();
    for seed in 0..3 {
        let mut steps = 0;
        laws::play_out(&subject, seed, |state| {
            steps += u32::from(matches!(subject.game.status(state), Status::Awaiting(_)));
        });
        let looks = laws::nobody_sees_what_is_hidden(&subject, seed).expect("nothing hidden is seen");
        let most = 2 * 3 * (steps - 1);
        assert!(looks * 100 >= most * 95, "{looks} looks of {most}");
    }
}
