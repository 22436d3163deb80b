//! Tests of the rulings on what is public and what is hidden, and on random picks.

use crate::rules::table::{castle, cemetery, draw, place, table, take};
use referee::{Chance, Clause, Codec, Game, Seeded, Table, Viewer};
use serde_json::json;
use toy_battle::{Action, BLUE, Event, Kinds, RED, ToyBattle, Troop};

/// Luck that records the counts of each pick. It always picks the first kind that has a Troop left.
#[derive(Default)]
struct Counting(Vec<Vec<u8>>);

impl Chance for Counting {
    fn below(&mut self, n: u32, clause: Clause) -> u32 {
        panic!("{clause} asks for a number below {n}, but this luck only picks Troops")
    }

    fn pick(&mut self, counts: &[u8], _: Clause) -> usize {
        self.0.push(counts.to_vec());
        counts.iter().position(|count| *count > 0).expect("a pick has at least one Troop")
    }
}

#[test]
fn tb_r_12_xb42_picks_each_troop_of_the_rack_equally_likely() {
    let mut table = table("training-yard; blue xb42; red skully skully hook / roxy");
    table.act(place("xb42", "b1"));
    let mut luck = Counting::default();
    table.game.apply(&mut table.state, BLUE, &Action::Xb42, &mut Table::quiet(&mut luck));
    assert_eq!(luck.0, [[2, 0, 0, 1, 0, 0, 0, 0]], "Skully is twice as likely as Hook");
}

#[test]
fn tb_r_12_battlefield_picks_among_the_standing_troops() {
    let table = table("battlefield; b1 blue:xb42; blue roxy; red star star hook / skully");
    let action = table.game.parse_action(&place("roxy", "b6")).expect("the decision is in the format of the game");
    let (mut state, mut luck) = (table.state.clone(), Counting::default());
    table.game.apply(&mut state, BLUE, &action, &mut Table::quiet(&mut luck));
    assert_eq!(luck.0, [[0, 0, 0, 1, 0, 2, 0, 0]]);
}

#[test]
fn tb_r_14_the_removed_troops_stay_unknown_until_the_game_is_over() {
    let mut table = table("training-yard");
    for viewer in Viewer::all(2) {
        assert_eq!(table.view(viewer).removed, [None, None]);
    }
    table.act(json!({ "resign": {} }));
    let removed = Kinds::ALL.counts().map(|count| count as usize).iter().sum::<usize>() - 2;
    for viewer in Viewer::all(2) {
        let shown = table.view(viewer).removed[BLUE.index()].expect("the view shows the removed Troops after the end");
        assert_eq!(
            usize::from(shown.len()),
            removed,
            "all Troops except the rack and the reserve of this position are removed"
        );
    }
}

#[test]
fn tb_r_25_racks_are_hidden_from_the_other_player_and_the_public() {
    let table = table("battlefield; blue roxy star; red hook jumbo; lying red hook");
    let views = Viewer::all(2).map(|viewer| table.view(viewer)).collect::<Vec<_>>();
    let racks: Vec<_> = views.iter().map(|view| view.rack.map(|rack| rack.is_some())).collect();
    assert_eq!(racks, [[true, false], [false, true], [false, false]]);
    let lying: Vec<_> = views.iter().map(|view| view.lying.map(|lying| lying.is_some())).collect();
    assert_eq!(lying, racks);
}

#[test]
fn tb_r_25_counts_stacks_discards_medals_and_regions_are_public() {
    let position = "training-yard; b1 blue:hook red:roxy; blue star / capn capn / skully; red hook jumbo / / kwak; \
                    medals 1 2; R2 red; lying red hook";
    let table = table(position);
    for viewer in Viewer::all(2) {
        let said = table.game.view_to_json(&table.view(viewer));
        assert_eq!(said["bases"], json!({ "b1": ["blue:hook", "red:roxy"] }), "{viewer:?}");
        assert_eq!(said["emptied"], json!({ "R2": "red" }));
        let counts = |seat: &str| {
            let side = &said["seats"][seat];
            json!([side["rack_size"], side["lying"], side["reserve_size"], side["medals"], side["discard"]])
        };
        assert_eq!(counts("blue"), json!([1, 0, 2, 1, ["skully"]]));
        assert_eq!(counts("red"), json!([2, 1, 0, 2, ["kwak"]]));
    }
}

#[test]
fn tb_r_25_only_the_player_who_draws_sees_which_troops_come() {
    let mut table = table("training-yard; blue star / roxy xb42");
    table.act_with(draw(), "xb42 roxy");
    let shown = |viewer| ToyBattle::show(&table.game, &table.story[0], viewer).expect("all viewers see the event");
    let troops = |event| match event {
        Event::Drew { count: 2, troops, .. } => troops,
        other => panic!("the event must be a draw of two Troops, not {other:?}"),
    };
    assert_eq!(troops(shown(Viewer::Seat(BLUE))), Some(crate::rules::table::kinds("xb42 roxy")));
    assert_eq!([Viewer::Seat(RED), Viewer::Public].map(|viewer| troops(shown(viewer))), [None, None]);
}

#[test]
fn tb_r_25_troops_that_went_openly_to_a_rack_are_known() {
    let mut taken = table("castle-field; b1 blue:jumbo; blue roxy hook");
    taken.act(place("roxy", "b4")).act(castle("b1"));
    assert_eq!(taken.view(Viewer::Public).known[BLUE.index()], crate::rules::table::kinds("jumbo"));
    let mut returned = table("cursed-cemetery; b1 blue:star; blue roxy hook / skully / xb42");
    returned.act(place("roxy", "b3")).act(cemetery("xb42"));
    assert_eq!(returned.view(Viewer::Seat(RED)).known[BLUE.index()], crate::rules::table::kinds("xb42"));
    let mut drawn = table("city-of-clouds; b1 blue:star; blue roxy hook / skully");
    drawn.act(place("roxy", "b4")).act_with(take("clouds"), "skully");
    assert_eq!(drawn.view(Viewer::Seat(RED)).known[BLUE.index()], Kinds::NONE, "a drawn Troop is not known");
}

#[test]
fn tb_r_30_the_order_of_a_rack_changes_no_pick() {
    let sorted = ["red skully hook roxy / star", "red roxy skully hook / star"].map(|red| {
        let mut table = table(&format!("training-yard; blue xb42; {red}"));
        table.act(place("xb42", "b1"));
        let mut luck = Seeded::new(77, 0);
        table.game.apply(&mut table.state, BLUE, &Action::Xb42, &mut Table::quiet(&mut luck));
        (table.rack(RED), table.discard(RED))
    });
    assert_eq!(sorted[0], sorted[1]);
}

#[test]
fn tb_r_30_racks_are_shown_by_strength_whatever_order_the_troops_came_in() {
    let racks = ["star capn", "capn star"].map(|luck| {
        let mut table = table("training-yard; blue roxy / star capn");
        table.act_with(draw(), luck);
        table.game.view_to_json(&table.view(Viewer::Seat(BLUE)))["rack"].to_string()
    });
    assert_eq!(racks, [r#"["capn","star","roxy"]"#, r#"["capn","star","roxy"]"#]);
}

#[test]
fn a_bot_imagines_every_rack_that_fits_its_view() {
    let table = table("training-yard; b1 blue:hook; blue roxy / star; red jumbo hook / skully");
    let view = table.view(Viewer::Seat(BLUE));
    let imagined: Vec<Kinds> =
        (0..40).map(|seed| table.game.imagine(&view, &mut Seeded::new(seed, 0)).rack(RED)).collect();
    assert!(imagined.iter().all(|rack| rack.len() == 2));
    assert!(imagined.iter().any(|rack| rack.contains(Troop::Kwak)), "{imagined:?}");
}

#[test]
fn tb_r_42_in_an_imagined_state_the_player_to_move_has_a_decision() {
    let table = table(
        "training-yard; b9 blue:roxy; b10 blue:roxy; red kwak skully capn; blue jumbo; to red; red kwak skully capn /",
    );
    let view = table.game.view(&table.state, Viewer::Seat(BLUE));
    let mut luck = Seeded::new(7, 0);
    for _ in 0..200 {
        let state = table.game.imagine(&view, &mut luck);
        let mut legal = Vec::new();
        table.game.candidates(&state, RED, &mut luck, &mut legal);
        assert!(!legal.is_empty(), "red is to move, so red can do something: {:?}", state.rack(RED));
    }
}
