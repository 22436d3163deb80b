//! Tests of rulings about cards, attacks, battles and the owners of figures.

use crate::rules::bench::{at, bench, first, play, revised};
use plastic_attack::Edition::{First, Revised};
use plastic_attack::clauses::{PA_R_11, PA1_ACT_MP_01};
use plastic_attack::{Action, Edition, Event};
use referee::{Game, Seeded};
use serde_json::json;

#[test]
fn pa_r_09_a_player_must_attack_with_any_character_against_any_opponent() {
    let bench = first("A: Rex 4 down, Pip 2, hand 2s; B: Mox 5, hand 3s; C: Zed 5");
    let mut legal = Vec::new();
    bench.game.candidates(&bench.state, bench.seat("A"), &mut Seeded::new(0, 0), &mut legal);
    assert!(legal.iter().all(|action| matches!(action, Action::Attack { .. })), "passing is not allowed");
    assert_eq!(legal.len(), 4, "the face-down figure may attack too");
    let mut bench = revised("A: Rex 4 wounded, hand 2s 3s; B: Mox 9, hand 9s 9h 2h");
    bench.fight("Rex", "Mox", "2s", "9s").fight("Mox", "Rex", "2h", "3s");
    assert!(bench.told.iter().any(|event| matches!(event, Event::Captured { .. })));
}

#[test]
pub fn pa_r_10_a_laid_card_is_secret_and_final_in_either_order() {
    let lay = |order: [(&str, &str); 2]| {
        let mut bench = first("A: Rex 4, hand 2s 3s; B: Mox 5, hand 9s 9h; C: Zed 3, hand 4s");
        let mox = bench.figure("Mox");
        bench.attack("Rex", "B").act("B", Action::Defend { with: mox });
        let (seat, word) = order[0];
        bench.act(seat, play(word));
        assert_eq!(bench.refusal(seat, play(if seat == "A" { "3s" } else { "9h" })), "PA-R-10");
        for viewer in ["A", "B", "C", "public"].into_iter().filter(|viewer| *viewer != seat) {
            assert!(!bench.view(viewer)["battle"].to_string().contains(word), "{viewer} sees {word}");
        }
        bench.act(order[1].0, play(order[1].1));
        bench.game.position(&bench.state)
    };
    assert_eq!(lay([("A", "2s"), ("B", "9s")]), lay([("B", "9s"), ("A", "2s")]));
}

#[test]
fn pa_r_11_without_a_card_only_the_power_counts() {
    for edition in Edition::ALL {
        let mut bench = at(edition, "A: Rex 4, hand 2s; B: Mox 9; C: Zed 3");
        bench.fight("Rex", "Mox", "2s", "-");
        assert_eq!(bench.totals(), [6, 9]);
        let mut bench = at(edition, "A: Rex 9, holds Lost 3 of B; B: Mox 5, holds Own 3 of A, hand 2d 3d; C: Zed 3");
        bench.fight("Rex", "Mox", "-", "2d");
        assert_eq!(
            (bench.totals(), bench.asked()),
            ([9, 7], "B attack".into()),
            "A wins, but without a card there is no action"
        );
    }
}

#[test]
fn pa_r_11_by_option_the_top_card_is_turned_over() {
    let blind = |position| bench(First, json!({ "empty_hand": "blind-draw" }), position);
    let mut turned = blind("A: Rex 4 luck/luck/dodge; B: Mox 5, hand 2d; pile 7s 3s; C: Zed 3");
    turned.fight("Rex", "Mox", "-", "2d");
    assert_eq!(
        (turned.totals(), turned.offer()),
        ([11, 7], "dodge".into()),
        "the turned-over card counts in this battle"
    );
    assert_eq!(turned.draws_for(PA_R_11), 1);
    turned.declines();
    assert_eq!(turned.discard(), "2d 7s");
    let mut none = blind("A: Rex 4, hand 2s; B: Mox 9; C: Zed 3; pile only");
    none.fight("Rex", "Mox", "2s", "-");
    assert_eq!(none.totals(), [6, 9], "there is no card to turn over");
}

#[test]
fn pa_r_12_the_discard_pile_is_shuffled_only_when_a_card_is_needed() {
    let mut bench = first("A: Rex 4, hand 2s; B: Mox 9, hand 9d; pile only 3c 4c; discard 5s 6s 7s");
    bench.fight("Rex", "Mox", "2s", "9d");
    let hand = bench.hand("B");
    assert!(hand.starts_with("2s 3c 4c") || hand.contains("3c") && hand.contains("4c"), "{hand}");
    assert_eq!(
        (bench.holds("B"), bench.pile(), bench.discard()),
        (4, 3, String::new()),
        "the pile is shuffled in the middle of a draw"
    );
    let mut bench = first("A: Rex 4, hand 2s; B: Mox 9, hand 9d 8d; pile only 3c 4c 5c; discard 5s 6s 7s");
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!(
        (bench.pile(), bench.discard()),
        (0, "2s 5s 6s 7s 9d".into()),
        "the pile is not shuffled before a card is needed"
    );
}

#[test]
fn pa_r_13_when_both_piles_run_out_a_player_draws_fewer_cards() {
    let mut bench = first("A: Rex 4 guard Ks, hand 2s; B: Mox 9, hand 9d; pile only");
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((bench.hand("B"), bench.pile()), ("2s 9d".into(), 0), "B draws both battle cards, but not the guard");
    let mut bench = revised("A: Rex 4, hand 2s; B: Mox 9, hand 9d; C: Zed 3; pile only 4s");
    bench.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((bench.holds("B"), bench.asked()), (3, "B attack".into()));
}

#[test]
pub fn pa_r_14_battle_cards_are_discarded_after_the_action() {
    let mut bench = first(
        "A: Rex 6 master-plan/luck/luck, hand Qs; B: Mox 5, hand 2d; C: Zed 3, hand 4s 5s 6s; pile only; discard Kd",
    );
    bench.fight("Rex", "Mox", "Qs", "2d").uses("master-plan C");
    assert!(!bench.hand("C").contains("Qs") && !bench.hand("C").contains("2d"));
    assert_eq!(bench.holds("C"), 3);
    assert!(bench.hand("B").contains("Qs"), "the next fill draws them: {}", bench.hand("B"));
    let mut bench = first("A: Rex 6 quick-action/luck/luck, hand Qs; B: Mox 5, hand 2d 3d; pile only");
    bench.fight("Rex", "Mox", "Qs", "2d").uses("quick-action");
    assert_eq!(bench.hand("A"), "2d Qs", "before the extra turn begins");
}

#[test]
fn pa_r_15_a_hit_is_moved_then_guarded_then_taken_and_then_the_action_comes() {
    let mut bench =
        revised("A: Rex 9 explosion/luck/luck, hand Qs; B: Mox 5, Nim 3 guard 3s wounded, hand 2d 4d; C: Zed 5");
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.asked(), "A use");
    bench.uses("explosion Nim");
    assert_eq!((bench.asked(), bench.place("Nim")), ("B guard".into(), "army B".into()));
    bench.act("B", Action::DeclineGuard);
    assert_eq!((bench.place("Nim"), bench.asked()), ("held A".into(), "B attack".into()));
    let kinds: Vec<&str> = bench.told.iter().filter_map(step).collect();
    assert_eq!(
        kinds,
        ["revealed", "used", "kept", "captured", "cleaned", "cleaned"],
        "the guard is discarded first, then both cards"
    );
    let mut bench = first("A: Rex 9 luck/heal/luck, hand 9s; B: Mox 1 guard 3s, Nim 2, hand 2d; C: Zed 3");
    bench.fight("Rex", "Mox", "9s", "2d");
    assert_eq!(bench.asked(), "B guard", "the hit comes before any other action");
}

fn step(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Revealed { .. } => "revealed",
        Event::Used { .. } => "used",
        Event::GuardKept { .. } => "kept",
        Event::Captured { .. } => "captured",
        Event::CleanedUp { .. } => "cleaned",
        _ => return None,
    })
}

#[test]
fn pa_r_16_an_action_without_a_choice_is_not_offered() {
    let mut bench = first("A: Rex 10 heal/luck/luck, hand Qs; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.asked(), "B attack");
    assert_eq!(bench.refusal("B", bench.used("heal Mox")), "PA-R-16");
    let mut bench = first("A: Rex 10 dodge/luck/luck, hand Qs; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "Qs", "2d").declines();
    assert_eq!(bench.asked(), "B attack", "declining is always allowed");
}

#[test]
pub fn pa_r_17_the_action_comes_after_a_player_lost_the_last_figure_too() {
    for edition in Edition::ALL {
        let wounded = if edition == Revised { "wounded" } else { "" };
        let three = format!("A: Rex 9 luck/luck/dodge, hand 7s; B: Mox 1 {wounded}, hand 2d; C: Zed 3");
        let mut bench = at(edition, &three);
        bench.fight("Rex", "Mox", "7s", "2d");
        assert_eq!(bench.offer(), "dodge");
        let two = format!("A: Rex 9 luck/luck/dodge, hand 7s; B: Mox 1 {wounded}, hand 2d");
        let mut bench = at(edition, &two);
        bench.fight("Rex", "Mox", "7s", "2d");
        assert_eq!((bench.asked(), bench.discard()), ("A wins by last-standing".into(), "2d 7s".into()));
    }
}

#[test]
pub fn pa_r_18_a_player_who_goes_out_discards_the_hand_and_loses_all_effects() {
    let mut bench = first(
        "A: Rex 9 master-plan/luck/dodge, hand 6s; \
         B: Mox 1, hand 2d 9h Jh, dodge 1, lost_turns 1, holds Own 4 of A; C: Zed 3, hand 3d",
    );
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!((bench.discard(), bench.holds("B")), ("2d 6s 9h Jh".into(), 0));
    assert_eq!(["dodge", "lost_turns"].map(|mark| bench.side("B", mark)), [json!(0), json!(0)]);
    assert_eq!((bench.place("Own"), bench.asked()), ("held B".into(), "C attack".into()), "captives stay");
    let mut bench = first("A: Rex 9 master-plan/luck/luck, hand Qs; B: Mox 1, hand 2d; C: Zed 3, hand 3d");
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.offer(), "master-plan A C AC");
    assert_eq!(bench.refusal("A", bench.used("master-plan B")), "PA-R-41");
}

#[test]
fn pa_r_19_only_recover_depends_on_the_owner_of_a_figure() {
    let mut bench = first("A: Rex 9 heal/luck/luck, Lent 3 of B, hand Qs 2s; B: Mox 5, hand 2d; C: Zed 3");
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.offer(), "heal Rex Lent", "a borrowed figure is healed");
    bench.uses("heal Lent");
    let mut bench = first("A: Rex 9, Lent 3 of B, hand 2s; B: Mox 5, hand 9d; C: Zed 3");
    bench.attack("Lent", "B");
    assert_eq!(bench.asked(), "B defend", "a borrowed figure attacks for its new army");
}

#[test]
pub fn pa_r_20_only_by_option_recover_takes_a_figure_out_of_an_army() {
    let position = "A: Rex 9, hand Ks; B: Mox 5, Own 1 of A starts 6, holds Other 3 of A, hand 2d; C: Zed 3";
    let mut plain = first(position);
    plain.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!((plain.offer(), plain.refusal("A", plain.used("recover Own"))), ("recover Other".into(), "PA-R-20"));
    let mut option = bench(First, json!({ "recover_from_armies": true }), position);
    option.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!(option.offer(), "recover Own Other");
    option.uses("recover Own");
    assert_eq!((option.line("A"), option.line("B"), option.power("Own")), ("Rex Own".into(), "Mox".into(), 6));
    let last = "A: Rex 9, hand Ks; B: Mox 5, hand 2d; C: Own 1 of A starts 6 guard 3s, hand 4h";
    let mut option = bench(First, json!({ "recover_from_armies": true }), last);
    option.fight("Rex", "Mox", "Ks", "2d").uses("recover Own");
    assert_eq!((option.side("C", "in_game"), option.asked()), (json!(false), "B attack".into()));
    assert_eq!(option.discard(), "2d 3s 4h Ks");
}

#[test]
fn pa_r_21_an_own_captive_joins_by_mind_control_or_by_option_by_recover() {
    let position = "A: Rex 9 mind-control/luck/luck, holds Own 6 of A, hand Ks Qs; B: Mox 5, hand 2d 3d; C: Zed 3";
    let mut king = first(position);
    king.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!(king.asked(), "B attack");
    let mut queen = first(position);
    queen.fight("Rex", "Mox", "Qs", "2d").uses("mind-control Own");
    assert_eq!((queen.place("Own"), queen.power("Own")), ("army A".into(), 1));
    let mut option = bench(First, json!({ "recover_own_held": true }), position);
    option.fight("Rex", "Mox", "Ks", "2d").uses("recover Own");
    assert_eq!((option.place("Own"), option.power("Own")), ("army A".into(), 6));
}

#[test]
fn pa_r_22_recover_takes_figures_also_from_a_captor_who_is_out() {
    let mut bench = first("A: Rex 9, hand Ks; B: Mox 5, holds One 6 of A, hand 2d; C: out, holds Two 3 of A");
    bench.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!(bench.offer(), "recover One Two");
    let mut bench = first("A: Rex 9, hand Ks; B: Mox 5, holds Once 6 of C, hand 2d; C: Zed 3");
    bench.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!(bench.asked(), "B attack", "no player recovers a figure of another");
}

#[test]
fn pa_r_23_mind_control_takes_any_captive_of_the_player() {
    let mut bench = first(
        "A: Rex 9 mind-control/luck/luck, holds Mine 6 of A, holds Gone 4 of C, hand Qs; \
         B: Mox 1, Nim 2, hand 2d; C: out; D: Lou 3",
    );
    bench.fight("Rex", "Mox", "Qs", "2d");
    let offer = bench.offer();
    for name in ["Mine", "Gone", "Mox"] {
        assert!(offer.contains(name), "{offer}");
    }
    bench.uses("mind-control Gone");
    assert_eq!((bench.place("Gone"), bench.side("C", "in_game")), ("army A".into(), json!(false)));
}

#[test]
fn pa_r_24_a_figure_joins_at_the_end_of_the_line_without_effects() {
    let mut bench = revised(
        "A: Rex 9, Pip 2, hand 6s Ks; B: Mox 5 guard 3s dodge 2 wounded starts 8, Nim 2, hand 2d 3d; C: Zed 3, hand 9c",
    );
    bench.fight("Rex", "Mox", "6s", "2d").act("B", Action::DeclineGuard);
    assert_eq!((bench.place("Mox"), bench.discard()), ("held A".into(), "2d 3s 6s".into()));
    let mut bench =
        revised("A: Rex 9 mind-control/luck/luck, Pip 2, holds Mox 8 of B, hand Qs; B: Nim 2, hand 2d; C: Zed 3");
    bench.fight("Rex", "Nim", "Qs", "2d").uses("mind-control Mox");
    assert_eq!((bench.line("A"), bench.power("Mox"), bench.is_wounded("Mox")), ("Rex Pip Mox".into(), 1, false));
    assert_eq!((bench.guards("Mox"), bench.shown("Mox", "dodge")), (String::new(), json!(0)));
    assert_eq!(
        bench.game.character(bench.figure("Mox")).starts,
        8,
        "the Power with which its owner would recover the figure"
    );
}

#[test]
fn pa_r_44_a_captured_figure_keeps_its_card_and_starting_power() {
    let mut bench =
        first("A: Rex 9, hand 6s 2s; B: Mox 1 starts 5 luck/luck/luck, Nim 9, hand 2d Kd; C: Zed 5, hand 9c 9h");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!((bench.place("Mox"), bench.power("Mox")), ("held A".into(), 0));
    bench.fight("Nim", "Rex", "Kd", "2s").uses("recover Mox");
    assert_eq!((bench.place("Mox"), bench.power("Mox")), ("army B".into(), 5));
}

#[test]
fn pa_r_49_a_figure_of_another_owner_keeps_a_player_in_the_game() {
    let mut bench = first("A: Rex 9, hand 6s; B: Mox 1, Lent 1 of A, hand 2d; C: Zed 5, hand 9c 9h; turn A");
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!((bench.side("B", "in_game"), bench.asked()), (json!(true), "B attack".into()));
    let mut bench = first("A: Rex 9, hand 6s; B: Lent 1 of A, hand 2d; C: Zed 5, hand 9c 9h; turn A");
    bench.fight("Rex", "Lent", "6s", "2d");
    assert_eq!((bench.side("B", "in_game"), bench.place("Lent")), (json!(false), "held A".into()));
}

#[test]
fn pa_r_43_a_player_with_a_full_hand_discards_nothing() {
    let mut bench = first("A: Rex 4, hand 2s; B: Mox 5, hand 2d 3d 4d 5d; C: Zed 3; turn A");
    bench.fight("Rex", "Mox", "2s", "2d");
    assert_eq!(bench.hand("B").split(' ').filter(|word| ["3d", "4d", "5d"].contains(word)).count(), 3);
    assert_eq!(bench.holds("B"), 4);
}

#[test]
fn pa_r_41_all_named_players_discard_before_they_draw_in_turn() {
    let mut bench = first(
        "A: Rex 9 master-plan/luck/luck, hand Qs 8s; B: Mox 5, hand 2d 9d; C: Zed 3, hand 4s; \
         pile only 3c 4c 5c; discard Kd; right",
    );
    bench.fight("Rex", "Mox", "Qs", "2d").uses("master-plan ABC");
    assert_eq!(bench.draws_for(PA1_ACT_MP_01), 7, "three from the pile, then the four cards of the discard pile");
    let drew = bench.told.iter().filter_map(|event| match event {
        Event::Drew { seat, count, clause, .. } if *clause == PA1_ACT_MP_01 => Some((seat.0, *count)),
        _ => None,
    });
    assert_eq!(
        drew.collect::<Vec<_>>(),
        [(0, 3), (2, 3), (1, 1)],
        "the attacker draws first, then the players to the right; the last player gets one card"
    );
    assert_eq!(bench.hand("A"), "3c 4c 5c");
}

#[test]
fn pa_r_34_the_turn_skips_a_player_who_is_out() {
    for (direction, next) in [("", "C"), ("right", "D")] {
        let mut bench = first(&format!("A: Rex 4, hand 2s; B: out; C: Zed 9, hand 9c; D: Lou 5, hand 3d; {direction}"));
        bench.fight("Rex", "Zed", "2s", "9c");
        assert_eq!(bench.asked(), format!("{next} attack"));
    }
}

#[test]
fn pa_r_25_a_guard_stays_until_used_and_the_oldest_is_used_first() {
    let mut bench = first("A: Rex 9, hand 6s 5s; B: Mox 5 guard Qs 8h, hand 2d 3d 2h; C: Zed 9, hand 9c 9h 4c");
    bench.fight("Rex", "Mox", "6s", "2d").act("B", Action::DeclineGuard);
    assert_eq!((bench.power("Mox"), bench.guards("Mox")), (4, "Qs 8h".into()), "B declines and keeps the guards");
    bench.fight("Mox", "Zed", "2h", "9c").fight("Zed", "Mox", "4c", "3d");
    assert_eq!(bench.asked(), "B guard", "B is asked about the guard again");
    bench.guards_with("B", "Mox");
    assert_eq!((bench.power("Mox"), bench.guards("Mox")), (4, "8h".into()));
    let mut bench = first("A: Rex 9, hand 6s; B: Mox 1 guard Qs 8h, Nim 2, hand 2d; C: Zed 9");
    bench.fight("Rex", "Mox", "6s", "2d").act("B", Action::DeclineGuard);
    assert_eq!((bench.place("Mox"), bench.discard()), ("held A".into(), "2d 6s 8h Qs".into()));
}

#[test]
pub fn pa_r_26_a_shield_does_not_stop_a_moved_hit_but_an_armor_does() {
    let mut bench = first("A: Rex 9 sharpshooter/luck/luck, hand Qs; B: Mox 5 guard 3s, Nim 3 guard 4s, hand 2d");
    bench.fight("Rex", "Mox", "Qs", "2d").uses("sharpshooter Nim");
    assert_eq!((bench.power("Nim"), bench.guards("Nim"), bench.guards("Mox")), (2, "4s".into(), "3s".into()));
    assert_eq!(bench.asked(), "B attack", "no player is asked about a Shield");
    let mut bench = revised("A: Rex 9 explosion/luck/luck, hand Qs; B: Mox 5 guard 3s, Nim 3 guard 4s, hand 2d");
    bench.fight("Rex", "Mox", "Qs", "2d").uses("explosion Nim").guards_with("B", "Nim");
    assert_eq!(
        (bench.is_wounded("Nim"), bench.guards("Nim"), bench.guards("Mox")),
        (false, String::new(), "3s".into())
    );
}

#[test]
fn pa_r_27_a_hit_may_move_to_any_other_figure_of_the_defending_army() {
    let mut bench = first("A: Rex 9 sharpshooter/luck/luck, hand Qs; B: Mox 5, Nim 1, Lent 3 of C, hand 2d; C: Zed 4");
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.offer(), "sharpshooter Nim Lent");
    assert_eq!(bench.refusal("A", bench.used("sharpshooter Mox")), "PA1-ACT-SHARP-01");
    bench.uses("sharpshooter Nim");
    assert_eq!((bench.place("Nim"), bench.power("Mox")), ("held A".into(), 5));
    let mut alone = first("A: Rex 9 sharpshooter/luck/luck, hand Qs; B: Mox 5, hand 2d");
    alone.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(
        (alone.power("Mox"), alone.asked()),
        (4, "B attack".into()),
        "no other figure can take the hit, so it falls as usual"
    );
    let mut spared = revised("A: Rex 9 explosion/luck/luck, hand Qs; B: Mox 5 wounded, Nim 1 wounded, hand 2d");
    spared.fight("Rex", "Mox", "Qs", "2d").uses("explosion Nim");
    assert_eq!((spared.place("Nim"), spared.place("Mox")), ("held A".into(), "army B".into()));
}
