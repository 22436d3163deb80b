//! Tests of luck from seeds, from scripts and from records.

use referee::{Chance, Clause, Draw, Noted, ScriptFault, Scripted, Seeded};

const ASKS: Clause = Clause::new("AB-LUCK-01");
const OTHER: Clause = Clause::new("AB-LUCK-02");

fn draw(value: u32) -> Draw {
    Draw { clause: ASKS.id().into(), value }
}

fn rolls(seed: u64, stream: u64, n: u32) -> Vec<u32> {
    let mut luck = Seeded::new(seed, stream);
    (0..12).map(|_| luck.below(n, ASKS)).collect()
}

#[test]
fn the_same_seed_and_stream_give_the_same_luck() {
    assert_eq!(rolls(7, 0, 6), rolls(7, 0, 6));
    assert_ne!(rolls(7, 0, 6), rolls(7, 1, 6), "two streams of one seed differ");
    assert_ne!(rolls(7, 0, 6), rolls(8, 0, 6));
}

#[test]
fn seeded_luck_is_below_n_and_evenly_spread() {
    let mut luck = Seeded::new(3, 0);
    let mut counts = [0_u32; 7];
    for _ in 0..70_000 {
        counts[luck.below(7, ASKS) as usize] += 1;
    }
    // 10,000 each, standard deviation about 93
    assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "how often each number was drawn: {counts:?}");
    assert_eq!(luck.below(1, ASKS), 0);
}

#[test]
fn a_pick_follows_the_counts_and_never_takes_a_kind_with_count_0() {
    let mut luck = Seeded::new(4, 0);
    let mut counts = [0_u32; 4];
    for _ in 0..60_000 {
        counts[luck.pick(&[1, 0, 3, 2], ASKS)] += 1;
    }
    assert_eq!(counts[1], 0);
    for (count, share) in [(counts[0], 10_000), (counts[2], 30_000), (counts[3], 20_000)] {
        assert!(count.abs_diff(share) < 700, "how often each kind was drawn: {counts:?}");
    }
}

#[test]
fn the_same_secret_bytes_give_the_same_luck() {
    let [one, same, other] = [[1; 32], [1; 32], [2; 32]].map(|bytes| Seeded::from_secret(bytes).bits());
    assert_eq!(one, same);
    assert_ne!(one, other);
}

#[test]
fn noted_luck_keeps_every_draw_with_the_clause_that_asked_for_it() {
    let mut source = Scripted::new([draw(4), Draw { clause: OTHER.id().into(), value: 2 }]);
    let mut noted = Noted::new(&mut source);
    assert_eq!((noted.below(6, ASKS), noted.pick(&[1, 1, 1], OTHER)), (4, 2));
    assert_eq!(noted.draws, [draw(4), Draw { clause: OTHER.id().into(), value: 2 }]);
}

#[test]
fn scripted_luck_gives_its_values_in_order() {
    let mut luck = Scripted::new([draw(1), draw(5), draw(2)]);
    assert_eq!((luck.below(6, ASKS), luck.below(6, ASKS), luck.left()), (1, 5, 1));
    assert_eq!((luck.pick(&[0, 0, 1], ASKS), luck.left(), luck.fault()), (2, 0, None));
}

#[test]
fn scripted_luck_notes_the_first_disagreement() {
    let mut missing = Scripted::new([]);
    assert_eq!(missing.below(6, ASKS), 0);
    assert_eq!(missing.fault(), Some(&ScriptFault::Missing { clause: ASKS.id().into() }));
    let mut other = Scripted::new([draw(3)]);
    other.below(6, OTHER);
    let expected = ScriptFault::OtherClause { noted: ASKS.id().into(), asked: OTHER.id().into() };
    assert_eq!(other.fault(), Some(&expected));
    assert_eq!(expected.to_string(), "the next draw is for AB-LUCK-01, but AB-LUCK-02 asks for luck");
}

#[test]
fn scripted_luck_refuses_impossible_values() {
    let mut high = Scripted::new([draw(6)]);
    assert_eq!(high.below(6, ASKS), 0);
    assert!(matches!(high.fault(), Some(ScriptFault::Impossible { value: 6, .. })), "{:?}", high.fault());
    let mut absent = Scripted::new([draw(0)]);
    assert_eq!(absent.pick(&[0, 2], ASKS), 1, "the first kind with a count above 0");
    let fault = absent.fault().expect("a fault is noted").to_string();
    assert_eq!(fault, "0 cannot be drawn for AB-LUCK-01: the kinds have the counts [0, 2]");
}
