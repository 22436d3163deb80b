//! Tests of rulings about the table and its armies.

use crate::rules::armies::{armies, army, army_of, faults, file, open, start};
use crate::rules::bench::{at, card};
use crate::rules::brings::{a_mount_is_a_character, actions_on, types_of};
use crate::rules::setup::{first_ace, of_powers, told};
use plastic_attack::Edition::{First, Revised};
use plastic_attack::{Edition, PlasticAttack, Special};
use referee::{Chance, Clause, Codec, Game, Seat, Seeded, Status, Table, Viewer};
use serde_json::json;

#[test]
fn pa_r_01_a_table_has_two_players_up_to_as_many_as_can_have_full_hands() {
    for (edition, most) in [(First, 13), (Revised, 17)] {
        let seated = |seats: usize, admitted: usize| {
            let all: Vec<_> = (0..seats).map(|_| army(edition, "Rex 4")).collect();
            let setup = armies(edition, &all, json!({ "max_players": admitted }));
            PlasticAttack::open(setup).map(|_| ()).map_err(|faults| file::ids(faults).remove(0))
        };
        assert_eq!(seated(1, 6), Err("PA-R-01".to_owned()));
        assert_eq!([seated(2, 6), seated(6, 6), seated(most, most)], [Ok(()), Ok(()), Ok(())]);
        assert_eq!(
            seated(7, 6),
            Err("PA-R-01".to_owned()),
            "seven players are more than the option max_players allows"
        );
        assert_eq!(seated(most + 1, most), Err("PA-R-01".to_owned()));
    }
}

/// At the largest tables, full hands take nearly the whole deck.
#[test]
fn pa_r_01_the_largest_tables_are_played_to_their_end() {
    for (edition, seats) in [(First, 13), (Revised, 17)] {
        let all: Vec<_> =
            (0..seats).map(|_| army(edition, "Rex 4 recover/luck/master-plan, Pip 3 luck/dodge/recover")).collect();
        let game = PlasticAttack::open(armies(edition, &all, json!({ "max_players": seats })))
            .expect("the armies have no fault");
        for seed in 0..3 {
            let [mut luck, mut choice] = [0, 1].map(|stream| Seeded::new(seed, stream));
            let mut state = game.start(&mut Table::quiet(&mut luck));
            let mut legal = Vec::new();
            while let Status::Awaiting(asked) = game.status(&state) {
                let seat = asked.iter().next().expect("the game waits for at least one seat");
                legal.clear();
                game.candidates(&state, seat, &mut choice, &mut legal);
                let action = legal[choice.below(legal.len() as u32, Clause::new("choice")) as usize];
                game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
                let held: u32 = (0..seats as u8).map(|seat| state.hand(Seat(seat)).len()).sum();
                assert!(held <= 52, "{held} cards are held");
            }
            let standing = (0..seats as u8).filter(|seat| state.line(Seat(*seat)).next().is_some()).count();
            assert!(
                standing <= 1 || u32::from(state.turns_taken()) >= game.setup().options.max_turns,
                "{standing} players have figures at the end"
            );
        }
    }
}

#[test]
fn pa_r_02_an_army_has_one_to_fifteen_figures_or_as_the_options_say() {
    for edition in Edition::ALL {
        assert_eq!(of_powers(edition, &[]), ["PA-R-02"]);
        assert_eq!(of_powers(edition, &[10]), [""; 0]);
        assert!(of_powers(edition, &[1; 16]).contains(&"PA-R-02".to_owned()));
        let options = json!({ "army_size": { "min": 2, "max": 3 } });
        let of = |army: &str| {
            let setup = armies(
                edition,
                &[crate::rules::armies::army(edition, army), army_of(edition, &[5, 5])],
                options.clone(),
            );
            PlasticAttack::open(setup).map(|_| ()).map_err(file::ids)
        };
        assert_eq!(of("Rex 4"), Err(vec!["PA-R-02".to_owned()]));
        assert_eq!(of("Rex 4, Pip 4"), Ok(()));
    }
}

/// An older version reported only the size of an army of more than 15 figures, and none of its other faults.
#[test]
fn pa_r_02_the_other_faults_of_an_army_that_is_too_large_are_reported_too() {
    let mut army = army_of(First, &[1; 16]);
    army.army[0].power = 11;
    army.army[1].figure = " ".into();
    army.army[2].card.high = "fly".into();
    army.army[15].mount = Some("Nobody".into());
    let wrong = ["PA-R-02", "PA1-SETUP-05", "PA-R-54", "PA1-COMP-10", "PA-R-04", "PA1-SETUP-04"];
    assert_eq!(faults(First, &army), wrong);
}

#[test]
fn pa_r_03_a_type_is_figure_and_variant_and_only_army_files_are_checked() {
    assert_eq!(types_of(First, ["hero:winter", "hero:winter"]), ["PA1-COMP-04"]);
    let mut bench = at(First, "A: Rex 9 mind-control/luck/luck, holds Twin 4 of B, hand Qs; B: Mox 5, hand 2d");
    bench.fight("Rex", "Mox", "Qs", "2d").uses("mind-control Twin");
    assert_eq!(bench.line("A"), "Rex Twin", "a second figure of any type may join");
}

#[test]
fn pa_r_04_a_rider_and_its_mount_are_two_separate_figures() {
    for edition in Edition::ALL {
        a_mount_is_a_character(edition);
        let mut lonely = army(edition, "Knight 4");
        lonely.army[0].mount = Some("Horse".into());
        assert_eq!(faults(edition, &lonely), ["PA-R-04"], "the mount must be in the army");
    }
}

#[test]
fn pa_r_05_four_slots_hold_one_to_four_actions() {
    let recover = Special::Recover;
    assert_eq!(actions_on([recover; 3]).len(), 1);
    assert_eq!(actions_on([recover, recover, Special::Luck]).len(), 2);
    assert_eq!(actions_on([recover, Special::Dodge, Special::Luck]).len(), 3);
    assert_eq!(actions_on([Special::MindControl, Special::Dodge, Special::Luck]).len(), 4);
}

#[test]
fn pa_r_07_every_seat_brings_an_army_and_all_viewers_see_it() {
    let mut setup = armies(First, &[army(First, "Rex 4"), army(First, "Mox 5")], json!({}));
    let game = PlasticAttack::open(setup.clone()).expect("the armies have no fault");
    let view = game.view_to_json(&game.view(&start(&game, 1), Viewer::Public));
    assert_eq!(view["seats"][0]["army"][0]["power"], json!(4), "armies are open to everybody once play begins");
    setup.armies.remove("blue");
    assert_eq!(PlasticAttack::open(setup).map(|_| ()).map_err(file::ids), Err(vec!["PA-R-07".to_owned()]));
}

#[test]
fn pa_r_08_the_dealing_stops_with_the_first_ace() {
    for (edition, clause) in
        [(First, plastic_attack::clauses::PA1_SETUP_10), (Revised, plastic_attack::clauses::PA2_SETUP_10)]
    {
        first_ace(edition, clause);
    }
}

#[test]
fn pa_r_48_actions_of_the_other_edition_are_refused() {
    let bench = at(First, "A: Rex 4, hand 2s; B: Mox 5, hand 3s");
    assert_eq!(bench.refusal("A", bench.used("armor Rex")), "PA-R-48");
    assert_eq!(bench.refusal("A", bench.used("blast")), "PA-R-48");
    let bench = at(Revised, "A: Rex 4, hand 2s; B: Mox 5, hand 3s");
    assert_eq!(bench.refusal("A", bench.used("shield Rex")), "PA-R-48");
    let said = json!({ "use": { "action": "shield", "on": "Rex" } });
    assert_eq!(bench.game.parse_action(&said), Ok(bench.used("shield Rex")), "the action is read as it was written");
    let said = json!({ "use": { "action": "shield", "on": "Nobody" } });
    assert_eq!(bench.game.parse_action(&said), Ok(bench.used("shield")));
}

#[test]
fn pa_r_54_a_second_figure_with_a_name_gets_the_name_of_its_seat_too() {
    let game = open(First, &["Rex 4", "Rex 5", "Rex 6"]);
    let names: Vec<&str> = game.roster().iter().map(|character| character.name.as_str()).collect();
    assert_eq!(names, ["Rex", "Rex (blue)", "Rex (green)"]);
    assert!(faults(First, &army(First, "Rex 4, Rex 5")).contains(&"PA-R-54".to_owned()));
}

#[test]
fn pa_r_50_choices_are_listed_by_seat_line_and_card() {
    let bench = at(First, "A: Rex 4, Pip 2, hand As 2h 2s 10d; B: Mox 5; C: Zed 4");
    let mut legal = Vec::new();
    bench.game.candidates(&bench.state, Seat(0), &mut Seeded::new(0, 0), &mut legal);
    let said: Vec<_> = legal.iter().map(|action| bench.game.action_to_json(action)["attack"].clone()).collect();
    let pairs = [("Rex", "B"), ("Rex", "C"), ("Pip", "B"), ("Pip", "C")];
    assert_eq!(said, pairs.map(|(with, player)| json!({ "with": with, "player": player })));
    assert_eq!(bench.hand("A"), "2s 2h 10d As");
    assert!(card("2s") < card("2h") && card("2h") < card("2d") && card("2d") < card("2c"));
    let games = [1, 1].map(|seed| told(&open(Revised, &["Rex 4", "Mox 5"]), seed).1);
    assert_eq!(games[0], games[1], "the same seed gives the same game");
}
