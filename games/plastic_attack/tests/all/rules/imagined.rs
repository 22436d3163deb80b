//! Tests of imagined truths (states that fit a view): all deals that fit are about equally likely, also after a
//! shuffle.

use crate::rules::bench::{Bench, first, play};
use plastic_attack::{Action, State};
use referee::{Codec, Game, Seat, Seeded, Viewer};
use std::collections::BTreeMap;

/// B has shuffled and drawn three of 2s 5d 6d 7d 9d; the King and the 4 have been held since before the shuffle.
fn shuffled() -> Bench {
    let mut bench = first("A: Rex 4, hand 2s; B: Mox 9, hand 9d Kh; C: Zed 3, hand 4s; pile only; discard 5d 6d 7d");
    bench.fight("Rex", "Mox", "2s", "9d");
    bench
}

/// Imagines truths for the viewer. Returns how many different truths there are, and the chi-squared statistic of their
/// counts against an even spread.
fn spread(bench: &Bench, viewer: Viewer, truths: usize) -> (usize, f64) {
    let view = bench.game.view(&bench.state, viewer);
    let mut luck = Seeded::new(17, 0);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let each = 150;
    for _ in 0..each * truths {
        *seen.entry(in_words(bench, &bench.game.imagine(&view, &mut luck))).or_default() += 1;
    }
    let expected = each as f64;
    let unlike = seen.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    (seen.len(), unlike)
}

fn in_words(bench: &Bench, state: &State) -> String {
    let hands = [0, 1, 2].map(|seat| state.hand(Seat(seat)));
    let laid = [0, 1, 2].map(|seat| {
        let view = bench.game.view(state, Viewer::Seat(Seat(seat)));
        bench.game.view_to_json(&view)["battle"]["own_card"].to_string()
    });
    format!("{hands:?} {:?} {laid:?}", state.draw_pile())
}

#[test]
pub fn pa_r_53_each_deal_that_fits_is_imagined_equally_often() {
    // One of B and C has the King, and the other has the 4. B also has any three of the other five cards.
    let (found, unlike) = spread(&shuffled(), Viewer::Public, 20);
    assert_eq!(found, 20);
    assert!(unlike < 44.0, "{unlike} is far from an even spread of 20 truths");
}

#[test]
fn pa_r_53_imagined_truths_keep_the_viewers_own_cards() {
    // C holds the 4, so B holds the King. B also holds any three of the other five cards.
    let (found, unlike) = spread(&shuffled(), Viewer::Seat(Seat(2)), 10);
    assert_eq!(found, 10);
    assert!(unlike < 28.0, "{unlike} is far from an even spread of 10 truths");
    assert_eq!(spread(&shuffled(), Viewer::Seat(Seat(1)), 1).0, 1, "B knows everything");
}

#[test]
pub fn pa_r_10_any_card_of_the_hand_may_be_the_one_laid() {
    let mut bench = shuffled();
    let (with, rex, player) = (bench.figure("Mox"), bench.figure("Rex"), bench.seat("C"));
    let zed = bench.figure("Zed");
    assert_ne!(rex, zed);
    bench.act("B", Action::Attack { with, player }).act("C", Action::Defend { with: zed }).act("B", play("Kh"));
    // Each of the twenty deals, with any of B's four cards on the table.
    let (found, unlike) = spread(&bench, Viewer::Public, 80);
    assert_eq!(found, 80);
    assert!(unlike < 125.0, "{unlike} is far from an even spread of 80 truths");
}
