//! Tests that Plastic Attack obeys the laws of every game, in both editions, with two to six seats and all options.

use crate::rules::subject::{subject, table};
use plastic_attack::Edition;
use referee::{Game, Status};

#[test]
fn every_law_holds_in_the_2009_edition() {
    for seats in 2..=6 {
        laws::obey(&subject(table(Edition::First, seats, seats as u64)), 0..2);
    }
}

#[test]
fn every_law_holds_in_the_revised_edition() {
    for seats in 2..=6 {
        laws::obey(&subject(table(Edition::Revised, seats, 7 + seats as u64)), 10..12);
    }
}

/// The law of secrets compares each step with twins: other states that look the same to a viewer. The law must also
/// find twins for steps that show much, such as opened cards and discarded hands. Each step can have two twins for each
/// viewer, and nearly every step has both.
#[test]
fn hardly_any_step_is_without_a_twin() {
    for (edition, nth) in [(Edition::First, 3), (Edition::Revised, 4)] {
        let mut subject = subject(table(edition, 3, nth));
        subject.non_candidates.clear();
        let mut steps = 0;
        laws::play_out(&subject, 5, |state| {
            steps += u32::from(matches!(subject.game.status(state), Status::Awaiting(_)));
        });
        let looks = laws::nobody_sees_what_is_hidden(&subject, 5).expect("nothing is seen");
        let most = 2 * 4 * (steps - 1);
        assert!(looks * 100 >= most * 95, "{looks} looks of {most}");
    }
}
