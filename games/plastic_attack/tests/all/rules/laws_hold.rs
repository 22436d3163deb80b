//! Tests that Plastic Attack obeys the laws of every game, in both editions, with two to six seats and all options.

use crate::rules::subject::{subject, table};
use plastic_attack::{Edition, Options, PlasticAttack};
use referee::{Game, Status};
use serde_json::Value;

/// The tables of an edition, one for each number of seats.
fn tables(edition: Edition) -> Vec<PlasticAttack> {
    let first = if edition == Edition::First { 0 } else { 7 };
    (2..=6).map(|seats| table(edition, seats, first + seats as u64)).collect()
}

#[test]
fn every_law_holds_in_the_2009_edition() {
    tables(Edition::First).into_iter().for_each(|game| laws::obey(&subject(game), 0..2));
}

#[test]
fn every_law_holds_in_the_revised_edition() {
    tables(Edition::Revised).into_iter().for_each(|game| laws::obey(&subject(game), 10..12));
}

#[test]
fn each_option_has_another_value_at_some_table_of_the_laws() {
    let written = |options: &Options| serde_json::to_value(options).expect("options are plain data");
    let usual = written(&Options::default());
    for edition in [Edition::First, Edition::Revised] {
        let met: Vec<Value> = tables(edition).iter().map(|game| written(game.options())).collect();
        for (key, default) in usual.as_object().expect("options are an object") {
            let is_met = met.iter().any(|options| options[key] != *default);
            assert!(is_met || key == "quick_game" && edition == Edition::Revised, "no table of the laws sets {key}");
        }
    }
}

/// The law of secrets compares each step with twins: other states that look the same to a viewer. The law must also
/// find twins for steps that show much, such as opened cards and discarded hands. Each step can have two twins for each
/// viewer, and nearly every step has both.
#[test]
fn nearly_every_step_has_two_twins_for_each_viewer() {
    for (edition, nth) in [(Edition::First, 3), (Edition::Revised, 4)] {
        let mut subject = subject(table(edition, 3, nth));
        subject.non_candidates.clear();
        let mut steps = 0;
        laws::play_out(&subject, 5, |state| {
            steps += u32::from(matches!(subject.game.status(state), Status::Awaiting(_)));
        });
        let looks = laws::nobody_sees_what_is_hidden(&subject, 5).expect("the law holds");
        let most = 2 * 4 * (steps - 1);
        assert!(looks * 100 >= most * 95, "the law compared {looks} twins; at most {most} are possible");
    }
}
