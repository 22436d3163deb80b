//! Tests of what players learn: events, refusals, the open battle and the list of legal decisions.

use crate::rules::bench::{Bench, at, bench, first, revised};
use plastic_attack::Edition::First;
use plastic_attack::clauses::PA_R_18;
use plastic_attack::{Action, Edition, Event, Refusal};
use referee::{Chance, Clause, Codec, Game, Seats};
use serde_json::{Value, json};

#[test]
fn pa_r_18_a_refused_attack_names_the_opponents_that_are_left() {
    let bench = first("A: Rex 4, hand 2s; B: Mox 5; C: out; D: Lou 3");
    for player in ["A", "C"] {
        let attack = Action::Attack { with: bench.figure("Rex"), player: bench.seat(player) };
        match bench.game.check(&bench.state, bench.seat("A"), &attack) {
            Err(Refusal::NoOpponent { player: named, allowed, clause }) => {
                assert_eq!((named.as_str(), allowed), (player, vec!["B".to_owned(), "D".to_owned()]));
                assert_eq!(clause == PA_R_18, player == "C");
            }
            other => panic!("the attack must be refused with NoOpponent, not {other:?}"),
        }
    }
}

/// Returns the two sums of the latest `revealed` event, attacker first.
fn sums_told(bench: &Bench) -> Value {
    let mut told = bench.told.iter().rev().map(|event| bench.game.event_to_json(event));
    let opened = told.find(|event| event["type"] == "revealed").expect("cards were opened");
    json!([opened["attacker"], opened["defender"]])
}

/// Returns the names of the parts of each sum, attacker first.
fn parts(sums: &Value) -> Vec<String> {
    let words = |sum: &Value| {
        let parts = sum["parts"].as_array().expect("a list").iter();
        parts
            .map(|part| part["what"].as_str().expect("the name of a part is a word").to_owned())
            .collect::<Vec<_>>()
            .join(" ")
    };
    sums.as_array().expect("the sums are a list").iter().map(words).collect()
}

#[test]
fn pa_r_28_an_open_battle_shows_the_sums_of_its_event() {
    let mut bench = first(
        "A: Rex 9 luck/luck/luck, special_weapon 2, hand 9s; B: Mox 5 down, Pip 1, dodge 1, intimidation 1, hand 2d",
    );
    bench.fight("Rex", "Mox", "9s", "2d");
    assert_eq!((bench.asked(), bench.totals()), ("A use".into(), [28, 2]));
    assert_eq!(
        parts(&sums_told(&bench)),
        ["card power special-weapon special-weapon", "card face_down dodge intimidation"]
    );
    assert_eq!(bench.view("public")["battle"]["sums"], sums_told(&bench));
    let mut bench = revised(
        "A: Rex 9 wounded blast 3 intimidate 1 dodge/dodge/dodge, hand 9s; B: Mox 5 dodge 1 intimidate 1, hand 2d",
    );
    bench.fight("Rex", "Mox", "9s", "2d");
    assert_eq!((bench.asked(), bench.totals()), ("A use".into(), [19, 7]));
    assert_eq!(parts(&sums_told(&bench)), ["card wounded blast blast blast intimidate", "card power dodge intimidate"]);
    assert_eq!(bench.view("public")["battle"]["sums"], sums_told(&bench));
}

#[test]
fn pa_r_38_an_event_says_that_a_face_down_figure_stands_up() {
    let mut bench = first("A: Rex 4 down, hand 2s; B: Mox 9, hand 9d");
    bench.fight("Rex", "Mox", "2s", "9d");
    let up: Vec<_> = bench.told.iter().filter(|event| matches!(event, Event::StoodUp { .. })).collect();
    assert_eq!(up, [&Event::StoodUp { figure: bench.figure("Rex") }]);
    assert!(!bench.lies("Rex"));
}

#[test]
fn pa_r_43_a_full_hand_draws_nothing() {
    for edition in Edition::ALL {
        let full = edition.fill();
        let hand = ["3s", "3h", "3d", "3c"][..full as usize].join(" ");
        let mut bench = at(edition, &format!("A: Rex 1, hand 2s; B: Mox 9, hand {hand}; C: Zed 9, hand 9d"));
        bench.fight("Rex", "Zed", "2s", "9d");
        assert_eq!((bench.asked(), bench.holds("B")), ("B attack".into(), full));
        assert!(!bench.told.iter().any(|event| matches!(event, Event::Drew { .. })), "{:?}", bench.told);
    }
}

#[test]
fn pa1_battle_08_an_event_says_that_a_die_was_turned() {
    let mut bench = first("A: Rex 9, hand 2s; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "2s", "2d");
    let turned = bench.told.iter().find_map(|event| match event {
        Event::PowerChanged { figure, from, to, .. } => Some((*figure, *from, *to)),
        _ => None,
    });
    assert_eq!(turned, Some((bench.figure("Mox"), 5, 4)));
}

#[test]
fn pa_r_51_an_action_stays_offered_after_the_defender_lost_the_last_figure() {
    let mut bench = first("A: Rex 9 luck/luck/luck, hand 9s; B: Mox 1, hand 2d; C: Zed 3; D: Lou 4");
    bench.fight("Rex", "Mox", "9s", "2d");
    assert_eq!((bench.side("B", "in_game"), bench.offer()), (json!(false), "luck Rex".into()));
    bench.act("D", Action::Resign);
    assert_eq!(bench.offer(), "luck Rex", "D has no part in the battle");
}

#[test]
fn pa_r_16_an_action_is_withdrawn_if_the_last_figure_for_it_leaves_play() {
    let mut held = first("A: Rex 9 mind-control/luck/luck, holds Prey 3 of C, hand Qs; B: Mox 5, hand 2d; C: Zed 3");
    held.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(held.offer(), "mind-control Prey");
    held.act("C", Action::Resign);
    assert_eq!((held.asked(), held.power("Mox")), ("B attack".into(), 4));
    let mut moved = first("A: Rex 9 sharpshooter/luck/luck, hand Qs; B: Mox 5, Lent 2 of C, hand 2d; C: Zed 3");
    moved.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(moved.offer(), "sharpshooter Lent");
    moved.act("C", Action::Resign);
    assert_eq!((moved.asked(), moved.power("Mox")), ("B attack".into(), 4), "the hit is carried out");
}

#[test]
fn pa1_spec_02_an_action_without_its_kind_of_target_is_refused() {
    let mut bench = first("A: Rex 4 dodge/heal/luck, hand 9s; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "9s", "2d");
    let heal = bench.used("heal");
    assert_eq!(bench.refusal("A", heal), "PA1-ACT-HEAL-01", "no figure is named");
    let mut bench = first("A: Rex 4 dodge/heal/luck, hand Qs; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "Qs", "2d");
    let dodge = bench.used("dodge Rex");
    assert_eq!(bench.refusal("A", dodge), "PA1-ACT-DODGE-01", "a figure is named");
}

/// Luck that repeats these numbers for ever.
struct Coins(std::iter::Cycle<std::vec::IntoIter<u32>>);

impl Chance for Coins {
    fn below(&mut self, _: u32, _: Clause) -> u32 {
        self.0.next().expect("the coins never end")
    }
}

#[test]
fn pa_r_55_at_a_large_table_each_listed_plan_is_different_and_names_a_player() {
    let seats = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let armies = seats.map(|seat| format!("{seat}: R{seat} 5 master-plan/luck/luck")).join("; ");
    let mut bench = bench(First, json!({ "max_players": 8 }), &format!("{armies}; A: hand Qs; B: hand 2d"));
    bench.fight("RA", "RB", "Qs", "2d");
    let named = |names: &[&str]| names.iter().map(|name| bench.seat(name)).collect::<Seats>();
    let certain = seats.iter().map(|seat| named(&[seat])).chain([named(&seats), named(&seats[1..])]);
    let certain: Vec<Seats> = certain.collect();
    for (coins, extra) in [(vec![0], None), (vec![1], None), (vec![1, 1, 0, 0, 0, 0, 0, 0], Some(named(&["A", "B"])))] {
        let mut legal = Vec::new();
        let luck = &mut Coins(coins.clone().into_iter().cycle());
        bench.game.candidates(&bench.state, bench.seat("A"), luck, &mut legal);
        let listed = legal.iter().filter_map(|action| match action {
            Action::MasterPlan { players } => Some(*players),
            _ => None,
        });
        let expected: Vec<Seats> = certain.iter().copied().chain(extra).collect();
        assert_eq!(listed.collect::<Vec<_>>(), expected, "the coins show {coins:?}");
    }
}
