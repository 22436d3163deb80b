//! Which decisions a seat may take back in the small game, and which steps a replay refuses.

use crate::hands::{Action, Fault, Hands};
use crate::subject;
use laws::planted::Planted;
use referee::{Codec, Match, NoUndo, Record, Seat, Seeded, Undo, Viewer};
use serde_json::json;

const ODD: Seat = Seat(0);
const EVEN: Seat = Seat(1);

fn begun<G: Codec>(game: G) -> (Match<G>, Seeded) {
    let mut luck = Seeded::new(2, 0);
    let (mut table, _) = Match::start(game, &mut luck);
    table.keep_history();
    (table, luck)
}

fn back_to(to: u32) -> Undo {
    Undo { to, agreed: Vec::new() }
}

/// Odd hides two fingers, takes this decision back with the consent of Even, and hides none.
fn changed_mind() -> Match<Hands> {
    let (mut table, mut luck) = begun(Hands(Fault::None));
    table.act(ODD, &Action::Show(2), &mut luck).expect("the decision is legal");
    table.undo(ODD, Undo { to: 0, agreed: vec!["even".into()] }).expect("Even has agreed");
    table.act(ODD, &Action::Show(0), &mut luck).expect("the decision is legal");
    table
}

#[test]
fn a_sealed_decision_may_be_taken_back_until_it_is_opened() {
    let (mut table, mut luck) = begun(Hands(Fault::None));
    assert_eq!(table.may_undo(ODD, 0), Err(NoUndo::Nothing));
    table.act(ODD, &Action::Show(2), &mut luck).expect("the decision is legal");
    assert_eq!((table.latest_undo(), table.may_undo(ODD, 0)), (Ok((ODD, 0)), Ok(())));
    assert_eq!(table.may_undo(EVEN, 0), Err(NoUndo::Answered));
    assert_eq!(table.may_undo(ODD, 1), Err(NoUndo::NoSuchStep(1)));
    table.act(EVEN, &Action::Show(2), &mut luck).expect("the decision is legal");
    assert_eq!(table.latest_undo(), Err(NoUndo::Luck), "the coin was tossed");
    table.act(ODD, &Action::Show(2), &mut luck).expect("the decision is legal");
    assert_eq!(
        table.may_undo(ODD, 0),
        Err(NoUndo::Luck),
        "no decision from before the toss of the coin can be taken back"
    );
    table.undo(ODD, back_to(2)).expect("the new hand is sealed");
    table.act(ODD, &Action::Resign, &mut luck).expect("the decision is legal");
    assert_eq!(table.may_undo(ODD, 3), Err(NoUndo::Final));
}

#[test]
fn a_decision_that_shows_its_seat_something_hidden_cannot_be_taken_back() {
    let game = subject(Fault::None).planted(|game: Planted<Hands>| {
        game.with_view(|_, state, viewer, mut view| {
            if let Viewer::Seat(seat) = viewer
                && state.sealed[seat.index()].is_some()
            {
                view.tokens = state.tokens.map(Some);
            }
            view
        })
    });
    let (mut table, mut luck) = begun(game.game);
    table.act(ODD, &Action::Show(2), &mut luck).expect("the decision is legal");
    assert_eq!(table.may_undo(ODD, 0), Err(NoUndo::Hidden));
}

#[test]
fn a_record_keeps_a_decision_that_was_taken_back_and_replays() {
    let table = changed_mind();
    let steps = &table.record().steps;
    assert_eq!(json!(steps[1].undo), json!({ "to": 0, "agreed": ["even"] }));
    assert_eq!((steps[1].n, &steps[1].action, steps.len()), (2, &json!(null), 3));
    let text = table.record().to_text();
    let again = Match::<Hands>::replay(&Record::parse(&text).expect("a record")).expect("the record replays");
    assert_eq!(again.record().to_text(), text);
    assert_eq!(again.latest_undo(), Ok((ODD, 2)), "a replayed match knows which decision can be taken back");
}

#[test]
fn a_replay_refuses_a_wrong_step_that_takes_a_decision_back() {
    let why = |change: &dyn Fn(&mut Record)| {
        let mut record = changed_mind().record().clone();
        change(&mut record);
        Match::<Hands>::replay(&record).err().map(|fault| fault.to_string()).unwrap_or_default()
    };
    assert_eq!(why(&|_| ()), "");
    let of = |record: &mut Record, undo: Undo| record.steps[1].undo = Some(undo);
    let agreed = |names: &[&str]| Undo { to: 0, agreed: names.iter().map(ToString::to_string).collect() };
    assert!(why(&|record| of(record, back_to(1))).starts_with("step 2: the seat has no decision right after step 1"));
    assert!(why(&|record| of(record, agreed(&[]))).starts_with("step 2: the digest differs"));
    for names in [&["odd"][..], &["green"], &["even", "even"]] {
        assert!(
            why(&|record| of(record, agreed(names))).starts_with("step 2: the seats that agreed are ["),
            "{names:?}"
        );
    }
    let by_even = why(&|record| {
        of(record, agreed(&[]));
        record.steps[1].seat = "even".into();
    });
    assert!(by_even.starts_with("step 2: another seat has decided since"), "{by_even}");
    let with_action = why(&|record| record.steps[1].action = json!({ "show": 1 }));
    assert_eq!(with_action, "step 2: a step that takes decisions back must hold no decision and no draws");
    assert!(
        why(&|record| record.steps[1].undo = None).starts_with("step 2: "),
        "without `undo`, the step must hold a decision"
    );
}
