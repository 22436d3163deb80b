//! Tests of rulings about effects, secrets, endings and players who leave.

use crate::rules::armies::{armies, army, open, opened, start};
use crate::rules::bench::{Bench, at, bench, first, play, revised};
use plastic_attack::Edition::{First, Revised};
use plastic_attack::{Action, Edition, PlasticAttack};
use referee::{Codec, Coverage, Game, Seat, Seats, Seeded, Table, Viewer};
use serde_json::json;

#[test]
fn pa_r_28_bonuses_for_one_battle_add_up_and_are_all_spent() {
    let mut bench = first("A: Rex 9, hand Js; B: Mox 4, dodge 2, hand 4h 2h");
    bench.fight("Rex", "Mox", "Js", "4h");
    assert_eq!((bench.totals(), bench.side("B", "dodge")), ([20, 18], json!(0)));
    let mut bench = first("A: Rex 9, hand Js; B: Mox 4, dodge 1, intimidation 1, hand 4h 2h");
    bench.fight("Rex", "Mox", "Js", "4h");
    assert_eq!(bench.totals(), [20, 8], "the two effects cancel out");
}

#[test]
fn pa_r_29_a_bonus_waits_and_a_total_has_no_bound() {
    let mut bench =
        first("A: Rex 9, dodge 1, hand 2s 3s; B: Mox 9, lost_turns 1, dodge 1, hand 9h; C: Zed 2, hand 9c 2c");
    bench.fight("Rex", "Mox", "2s", "9h");
    assert_eq!(
        (bench.side("A", "dodge"), bench.asked()),
        (json!(1), "C attack".into()),
        "own attacks do not spend the Dodge"
    );
    let mut bench = first("A: Rex 1, hand 2s; B: Mox 8 down, Nim 1, intimidation 2, hand 2d");
    bench.fight("Rex", "Mox", "2s", "2d");
    assert_eq!(bench.totals(), [3, -8]);
}

#[test]
fn pa_r_30_no_action_affects_a_player_who_is_out() {
    for action in ["intimidation", "knock-out", "vulnerable"] {
        let mut bench = first(&format!("A: Rex 9 {action}/luck/luck, hand Qs; B: Mox 1, hand 2d; C: Zed 3, hand 3c"));
        bench.fight("Rex", "Mox", "Qs", "2d");
        assert_eq!(bench.asked(), "C attack", "{action}");
    }
    for action in ["intimidate", "stun"] {
        let mut bench =
            revised(&format!("A: Rex 9 {action}/luck/luck, hand Qs; B: Mox 1 wounded, hand 2d; C: Zed 3, hand 3c"));
        bench.fight("Rex", "Mox", "Qs", "2d");
        assert_eq!(bench.asked(), "C attack", "{action}");
    }
}

#[test]
fn pa_r_31_two_knock_outs_cost_one_turn_or_by_option_two() {
    for (option, lost) in [(false, 1), (true, 2)] {
        for (edition, word) in [(First, "knock-out"), (Revised, "stun")] {
            let position = format!(
                "A: Rex 9 {word}/luck/luck, hand Qs; B: Mox 5, lost_turns 1, hand 2d; C: Zed 3, hand 3c 2c; turn A"
            );
            let mut bench = bench(edition, json!({ "knock_out_stacks": option }), &position);
            bench.fight("Rex", "Mox", "Qs", "2d").uses(word);
            assert_eq!((bench.turns_lost(), bench.side("B", "lost_turns")), (1, json!(lost - 1)));
        }
    }
}

#[test]
fn pa_r_32_a_lost_turn_is_skipped_in_the_present_direction_of_play() {
    let mut bench =
        first("A: Rex 4, hand 2s; B: Mox 9, dodge 1, lost_turns 1, hand 9d; C: Zed 3, hand 3c; right; turn C");
    bench.fight("Zed", "Rex", "3c", "2s");
    assert_eq!((bench.asked(), bench.side("B", "dodge")), ("A attack".into(), json!(1)), "B lost its turn");
    let mut two = first("A: Rex 4, hand 2s 3s; B: Mox 9, lost_turns 1, hand 9d 2d");
    two.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((two.asked(), two.state.is_extra(), two.state.is_rightward()), ("A attack".into(), false, false));
}

#[test]
pub fn pa_r_33_each_use_is_one_extra_turn_and_one_reversal() {
    for (edition, word) in [(First, "quick-action"), (Revised, "sneak")] {
        let position =
            format!("A: Rex 9 {word}/{word}/{word}, hand Qs Js 2s; B: Mox 9, Nim 9, hand 2d 3d 4d; C: Zed 9, hand 9c");
        let mut bench = at(edition, &position);
        bench.fight("Rex", "Mox", "Qs", "2d").uses(word);
        assert_eq!((bench.state.is_extra(), bench.state.is_rightward()), (true, false));
        bench.fight("Rex", "Nim", "Js", "3d").uses(word);
        assert_eq!((bench.state.is_extra(), bench.state.is_rightward()), (true, true));
        bench.fight("Rex", "Zed", "2s", "9c");
        assert_eq!((bench.asked(), bench.state.is_rightward()), ("B attack".into(), false), "two reversals cancel out");
    }
}

#[test]
fn pa_r_35_nine_rises_to_ten_and_ten_cannot_be_raised() {
    for (edition, word) in [(First, "heal"), (Revised, "boost")] {
        let mut bench = at(edition, &format!("A: Rex 10 {word}/luck/luck, Pip 9, hand Qs; B: Mox 5, hand 2d"));
        bench.fight("Rex", "Mox", "Qs", "2d");
        assert_eq!(bench.offer(), format!("{word} Pip"));
        assert_eq!(bench.refusal("A", bench.used(&format!("{word} Rex"))), "PA-R-35");
        assert_eq!(bench.uses(&format!("{word} Pip")).power("Pip"), 10);
    }
}

#[test]
fn pa_r_36_luck_compares_with_the_present_power_or_by_option_the_start() {
    let rolled = |option: &str, face| {
        let position = "A: Rex 8 starts 5 luck/luck/luck, hand Qs; B: Mox 5, hand 2d";
        let mut bench = bench(First, json!({ "luck_original": option }), position).rolls(face);
        bench.fight("Rex", "Mox", "Qs", "2d").uses("luck Rex").power("Rex")
    };
    assert_eq!([5, 8, 9].map(|face| rolled("current", face)), [8, 8, 9]);
    assert_eq!([5, 6, 9].map(|face| rolled("starting", face)), [8, 6, 9], "6 > 5, so 8 becomes 6");
}

#[test]
pub fn pa_r_37_boost_and_luck_exclude_the_wounded_but_effects_count_for_them() {
    for word in ["boost", "luck"] {
        let mut bench = revised(&format!("A: Rex 9 {word}/luck/luck, Pip 3 wounded, hand Qs; B: Mox 5, hand 2d"));
        bench.fight("Rex", "Mox", "Qs", "2d");
        assert_eq!(bench.offer(), format!("{word} Rex"));
        assert_eq!(bench.refusal("A", bench.used(&format!("{word} Pip"))), "PA-R-37");
    }
    let mut bench = revised("A: Rex 2, hand 2s; B: Mox 5 wounded dodge 1, hand 3h");
    bench.fight("Rex", "Mox", "2s", "3h");
    assert_eq!(bench.totals(), [4, 8]);
}

#[test]
fn pa_r_38_a_face_down_figure_adds_no_power_and_then_stands_up() {
    let mut bench = first("A: Rex 6 vulnerable/luck/luck, hand Qs; B: Mox 5 down guard 3s, Nim 2, dodge 1, hand 2d 9h");
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.totals(), [18, 7], "no Power, but the Dodge counts");
    assert!(!bench.lies("Mox"), "Mox stood up when the totals were made");
    bench.guards_with("B", "Mox");
    assert_eq!((bench.power("Mox"), bench.offer()), (5, "vulnerable Mox".into()), "the Shield saves only the point");
    bench.uses("vulnerable Mox");
    assert!(bench.lies("Mox"), "the same battle may lay Mox down again");
    let mut choice = first("A: Rex 6, hand 2s; B: Mox 5 down, Nim 2, hand 9h");
    choice.fight("Rex", "Nim", "2s", "9h");
    assert!(choice.lies("Mox"), "B may defend with a figure that stands");
}

#[test]
fn pa_r_40_intimidate_is_offered_only_after_a_wound() {
    let mut bench = revised("A: Rex 9 intimidate/luck/luck, hand Qs; B: Mox 5 guard 3s, hand 2d");
    bench.fight("Rex", "Mox", "Qs", "2d").guards_with("B", "Mox");
    assert_eq!(bench.asked(), "B attack", "Armor took the wound");
    let mut bench = revised("A: Rex 9 intimidate/luck/luck, hand Qs; B: Mox 5 wounded, Nim 2, hand 2d");
    bench.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(bench.asked(), "B attack", "the second wound captured the figure");
}

#[test]
fn pa_r_42_the_quicker_game_captures_beaten_defenders_only() {
    let quick = |position| bench(First, json!({ "quick_game": true }), position);
    let mut failed = quick("A: Rex 5, hand 2s; B: Mox 9, hand 9d");
    failed.fight("Rex", "Mox", "2s", "9d");
    assert_eq!((failed.place("Rex"), failed.totals()), ("army A".into(), [7, 18]));
    let mut shield = quick("A: Rex 9, hand 6s; B: Mox 9 guard 3s, hand 2d");
    shield.fight("Rex", "Mox", "6s", "2d").guards_with("B", "Mox");
    assert_eq!((shield.place("Mox"), shield.power("Mox")), ("army B".into(), 9));
    let mut moved = quick("A: Rex 9 sharpshooter/luck/luck, hand Qs; B: Mox 9, Nim 8, hand 2d");
    moved.fight("Rex", "Mox", "Qs", "2d").uses("sharpshooter Nim");
    assert_eq!((moved.place("Mox"), moved.place("Nim")), ("army B".into(), "held A".into()));
    let mut fallback = quick("A: Rex 9 vulnerable/heal/luck, hand Qs; B: Mox 9, Nim 8, hand 2d");
    fallback.fight("Rex", "Mox", "Qs", "2d");
    assert_eq!(fallback.offer(), "vulnerable Nim");
}

/// Returns the parts of the totals of Rex and Mox. The view lists them while the cards lie open and Recover is offered.
fn made_of(edition: Edition, rex: &str, mox: &str) -> [String; 2] {
    let mut bench = at(edition, &format!("A: Rex 9{rex}, hand Ks; B: Mox 5{mox}, Nim 2, holds Own 3 of A, hand 2d"));
    bench.fight("Rex", "Mox", "Ks", "2d");
    assert_eq!(bench.offer(), "recover Own");
    [0, 1].map(|role| {
        let view = bench.view("public");
        let parts = view["battle"]["sums"][role]["parts"].as_array().expect("the cards lie open").iter();
        parts.map(|part| format!("{} {}", part["what"], part["amount"])).collect::<Vec<_>>().join(", ").replace('"', "")
    })
}

#[test]
fn pa1_act_vuln_02_the_open_sums_show_which_figure_lay_face_down() {
    assert_eq!(made_of(First, "", ""), ["card 13, power 9", "card 2, power 5"]);
    assert_eq!(made_of(First, "", " down"), ["card 13, power 9", "card 2, face_down 0"]);
    assert_eq!(made_of(First, " down", ""), ["card 13, face_down 0", "card 2, power 5"]);
}

#[test]
fn pa2_wound_03_the_open_sums_show_which_figure_was_wounded() {
    assert_eq!(made_of(Revised, "", ""), ["card 13, power 9", "card 2, power 5"]);
    assert_eq!(made_of(Revised, "", " wounded"), ["card 13, power 9", "card 2, wounded 0"]);
    assert_eq!(made_of(Revised, " wounded", ""), ["card 13, wounded 0", "card 2, power 5"]);
}

#[test]
fn pa_r_45_only_hands_the_draw_pile_and_laid_cards_are_hidden() {
    let mut bench = first(
        "A: Rex 4 guard 8s, holds Lost 3 of B, hand 2s Kh; B: Mox 5 down, dodge 1, hand 9s Qh; C: Zed 3, lost_turns 1, \
         hand 4s; discard 5d 6d; right",
    );
    let mox = bench.figure("Mox");
    bench.attack("Rex", "B").act("B", Action::Defend { with: mox }).act("A", play("2s"));
    let view = bench.view("public");
    for side in view["seats"].as_array().expect("a list") {
        assert_eq!(side["hand"], json!(null));
    }
    assert_eq!(view["battle"]["own_card"], json!(null));
    assert_eq!((&view["seats"][0]["hand_size"], &view["seats"][1]["hand_size"]), (&json!(1), &json!(2)));
    assert_eq!((&view["discard_pile"], &view["direction"]), (&json!(["5d", "6d"]), &json!("right")));
    assert_eq!(view["draw_pile_size"], json!(52 - 8));
    assert_eq!((&view["seats"][1]["dodge"], &view["seats"][2]["lost_turns"]), (&json!(1), &json!(1)));
    assert_eq!(bench.shown("Rex", "guards"), json!(["8s"]));
    assert_eq!(
        (bench.shown("Mox", "face_down"), &view["seats"][0]["captives"][0]["figure"]),
        (json!(true), &json!("Lost"))
    );
    assert_eq!(view["unseen"].as_array().map(Vec::len), Some(44 + 5), "all viewers may know which cards are not seen");
}

/// Plays the last battle that the limit of turns allows, in which A's attack fails. Returns how the game ends.
fn capped(edition: Edition, armies: &str) -> String {
    let mut bench = bench(edition, json!({ "max_turns": 8 }), &format!("{armies}; taken 7"));
    bench.fight("Rex", "Mox", "2s", "9d");
    bench.asked()
}

#[test]
fn pa_r_46_after_the_last_turn_figures_then_power_count() {
    assert_eq!(capped(First, "A: Rex 1, Pip 1, hand 2s; B: Mox 9, hand 9d"), "A wins by turn-cap", "more figures");
    assert_eq!(capped(First, "A: Rex 8, hand 2s; B: Mox 9, hand 9d"), "B wins by turn-cap", "more Power");
    assert_eq!(capped(First, "A: Rex 4, Pip 5 down, hand 2s; B: Mox 2, Nim 6, hand 9d"), "A wins by turn-cap");
    assert_eq!(capped(First, "A: Rex 9, hand 2s; B: Mox 9, hand 9d"), "nobody wins by turn-cap");
    assert_eq!(capped(Revised, "A: Rex 8, hand 2s; B: Mox 9 wounded, hand Kd 9d; C: Zed 7"), "A wins by turn-cap");
    let mut going = bench(First, json!({ "max_turns": 9 }), "A: Rex 1, hand 2s; B: Mox 9, hand 9d; taken 7");
    going.fight("Rex", "Mox", "2s", "9d");
    assert_eq!(going.asked(), "B attack");
}

#[test]
fn pa_r_47_the_figures_of_a_player_who_leaves_go_out_of_play() {
    for action in [Action::Resign, Action::Timeout] {
        let mut bench = first(
            "A: Rex 4, Lent 2 of B, holds Prey 5 of B, hand 2s; B: Mox 5 guard 8s, Loan 3 of A, holds Own 3 of A, \
             holds Third 3 of C, hand 9d; C: Zed 3, hand 4s; turn B",
        );
        bench.act("B", action);
        assert_eq!(["Mox", "Lent", "Prey"].map(|name| bench.place(name)), ["gone"; 3].map(String::from));
        assert_eq!(["Loan", "Own", "Third"].map(|name| bench.place(name)), ["held B"; 3].map(String::from));
        assert_eq!((bench.discard(), bench.asked()), ("8s 9d".into(), "C attack".into()));
        bench.act("C", action);
        let by = if action == Action::Resign { "resignation" } else { "timeout" };
        assert_eq!(bench.asked(), format!("A wins by {by}"));
    }
    let mut bench = first("A: Lent 2 of B, hand 2s; B: Mox 5, hand 9d; C: Zed 3, hand 4s; D: Lou 4, hand 5s; turn C");
    bench.act("B", Action::Resign);
    assert_eq!(
        (bench.side("A", "in_game"), bench.asked()),
        (json!(false), "C attack".into()),
        "A lost its last figure because the owner left"
    );
}

/// C, whose figure Lent fights for B, leaves while A attacks B.
fn broken_off(until: impl FnOnce(&mut Bench)) -> Bench {
    let mut bench = first(
        "A: Rex 9 luck/luck/dodge, hand 7s 2s; B: Lent 5 of C, Mox 5 guard 8s, hand 2d 9d; C: Zed 3, hand 4s; \
         D: Lou 3, hand 5s",
    );
    bench.attack("Rex", "B");
    until(&mut bench);
    bench.act("C", Action::Resign);
    bench
}

#[test]
fn pa_r_51_a_battle_breaks_off_if_a_player_or_figure_in_it_leaves() {
    let lent = |bench: &mut Bench| {
        let with = bench.figure("Lent");
        bench.act("B", Action::Defend { with });
    };
    let untouched = broken_off(|_| {});
    assert_eq!(untouched.asked(), "B defend");
    let mut face_down = broken_off(|bench| {
        lent(bench);
        bench.act("B", play("2d"));
    });
    assert_eq!((face_down.asked(), face_down.hand("B")), ("A attack".into(), "2d 9d".into()), "the card goes back");
    face_down.attack("Rex", "D");
    let open = broken_off(|bench| {
        lent(bench);
        bench.act("B", play("2d")).act("A", play("7s"));
        assert_eq!(bench.asked(), "A use");
    });
    assert_eq!((open.asked(), open.discard()), ("B attack".into(), "2d 4s 7s".into()), "the turn is over");
    let mut attacker = first("A: Rex 9, hand 7s; B: Mox 5, hand 2d; C: Zed 3");
    let mox = attacker.figure("Mox");
    attacker.attack("Rex", "B").act("B", Action::Defend { with: mox }).act("A", play("7s")).act("A", Action::Resign);
    assert_eq!((attacker.asked(), attacker.discard()), ("B attack".into(), "7s".into()), "the card goes with the hand");
}

#[test]
fn pa_r_52_if_no_player_is_left_only_a_single_opponent_wins() {
    let mut three = first("A: Rex 9, hand 7s; B: One 5 of A, hand 2d; C: Two 3 of A");
    three.act("A", Action::Resign);
    assert_eq!(three.asked(), "nobody wins by resignation");
    let mut two = first("A: Rex 9, hand 7s; B: One 5 of A, hand 2d");
    two.act("A", Action::Resign);
    assert_eq!(two.asked(), "B wins by resignation");
}

#[test]
pub fn pa_r_53_views_tell_which_cards_were_held_before_the_last_shuffle() {
    let mut bench =
        first("A: Rex 4, hand 2s Ah; B: Mox 9, hand 9d Kh; C: Zed 3, hand 4s Qh; pile only; discard 5d 6d 7d");
    assert_eq!(["A", "B", "C"].map(|seat| bench.side(seat, "held_over")), [json!(0), json!(0), json!(0)]);
    bench.fight("Rex", "Mox", "2s", "9d");
    // B drew three of 2s 5d 6d 7d 9d; the Ace, the King, the Queen and the 4 are in hands for certain.
    assert_eq!(["A", "B", "C"].map(|seat| bench.side(seat, "held_over")), [json!(1), json!(1), json!(2)]);
    assert_eq!(bench.view("public")["in_hands"], json!(["4s", "Qh", "Kh", "Ah"]));
    assert_eq!(bench.view("A")["in_hands"], json!(["4s", "Qh", "Kh"]), "each player sees its own cards");
    let (with, player) = (bench.figure("Mox"), bench.seat("A"));
    let rex = bench.figure("Rex");
    bench.act("B", Action::Attack { with, player }).act("A", Action::Defend { with: rex }).act("B", play("Kh"));
    assert_eq!(bench.side("B", "held_over"), json!(1), "a card that lies face down is still counted");
    bench.act("A", play("Ah"));
    assert_eq!(["A", "B"].map(|seat| bench.side(seat, "held_over")), [json!(0), json!(0)]);
}

#[test]
fn pa_r_55_master_plan_may_name_any_number_of_players() {
    let each: Vec<_> = (0..9).map(|_| army(First, "Rex 1 master-plan/master-plan/master-plan")).collect();
    let game =
        PlasticAttack::open(armies(First, &each, json!({ "max_players": 9 }))).expect("the armies have no fault");
    let mut luck = Seeded::new(5, 0);
    let (mut state, mut found) = (start(&game, 5), false);
    for _ in 0..3_000 {
        let referee::Status::Awaiting(seats) = game.status(&state) else { break };
        let seat = seats.iter().next().expect("the game waits for at least one seat");
        let mut legal = Vec::new();
        let coverage = game.candidates(&state, seat, &mut luck, &mut legal);
        if coverage == Coverage::Sample {
            let out: Vec<Seat> = (0..9).map(Seat).filter(|seat| !state.is_in_game(*seat)).collect();
            let players: Seats = state.players().skip(2).take(3).collect();
            assert_eq!(
                game.check(&state, seat, &Action::MasterPlan { players }),
                Ok(()),
                "a plan is legal even if it is not listed"
            );
            if let Some(out) = out.first() {
                assert!(game.check(&state, seat, &Action::MasterPlan { players: players.with(*out) }).is_err());
            }
            assert!(legal.len() > 9);
            found = true;
            break;
        }
        let action =
            legal[referee::Chance::below(&mut luck, legal.len() as u32, referee::Clause::new("choice")) as usize];
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
    assert!(found, "no Master Plan was offered with more than six players in the game");
}

#[test]
fn nothing_is_hidden_after_the_end() {
    let game = open(Revised, &["Rex 4", "Mox 5"]);
    let mut state = start(&game, 3);
    let hands = [0, 1].map(|seat| state.hand(Seat(seat)));
    game.apply(&mut state, Seat(1), &Action::Resign, &mut Table::quiet(&mut Seeded::new(0, 0)));
    let view = game.view_to_json(&game.view(&state, Viewer::Public));
    assert_eq!(view["seats"][0]["hand"].as_array().map(Vec::len), Some(hands[0].len() as usize));
    assert!(opened(armies(First, &[army(First, "Rex 4"), army(First, "Mox 4")], json!({}))).seats() == 2);
}
