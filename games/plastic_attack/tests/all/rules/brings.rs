//! Tests of what the game is, its goal, and the armies that players bring. Both editions have the same tests, except
//! for the clauses META-01 and COMP-08.

use crate::rules::armies::{armies, army, faults, open, start};
use crate::rules::bench::{Bench, at};
use plastic_attack::Edition::{First, Revised};
use plastic_attack::{CharacterCard, Edition, PlasticAttack, Special};
use referee::{Game, Seat};
use serde_json::json;

const BOOK: &str = include_str!("../../../../../rules/plastic-attack/rulebook.md");

#[test]
fn pa1_meta_01_the_2009_edition_is_a_game_of_its_own_with_a_credit() {
    let open = PlasticAttack::open(armies(First, &[army(First, "Rex 5"), army(First, "Mox 5")], json!({})));
    let id = open.expect("both armies are without faults").id();
    assert_eq!((id.game.as_str(), id.edition.as_str()), ("plastic-attack-2009", "2009"));
    let about = BOOK
        .split("### PA1-META-01")
        .nth(1)
        .and_then(|rest| rest.split("\n## ").next())
        .expect("the rulebook has this entry");
    assert!(about.contains("2009 Domino Writing"));
}

#[test]
fn pa2_meta_01_the_revised_edition_has_no_quicker_game() {
    let both = [army(Revised, "Rex 5"), army(Revised, "Mox 5")];
    let id = PlasticAttack::open(armies(Revised, &both, json!({}))).expect("both armies are without faults").id();
    assert_eq!((id.game.as_str(), id.edition.as_str()), ("plastic-attack-revised", "revised"));
    let quick = |edition| {
        let setup = armies(edition, &[army(edition, "Rex 5"), army(edition, "Mox 5")], json!({ "quick_game": true }));
        PlasticAttack::open(setup).map(|_| ())
    };
    assert_eq!(quick(First), Ok(()));
    let refused = quick(Revised).expect_err("the revised edition has no quicker game");
    assert_eq!(refused.iter().map(|fault| referee::Cite::clause(fault).id()).collect::<Vec<_>>(), ["PA2-META-01"]);
}

fn attacks_take_figures_out(edition: Edition) {
    let mut bench = at(
        edition,
        "A: Rex 9, hand 6s 2h; B: Mox 1 starts 1 wounded, Nim 3, hand 2d 9h"
            .replace("wounded", if edition == Revised { "wounded" } else { "" })
            .as_str(),
    );
    bench.fight("Rex", "Mox", "6s", "2d");
    assert_eq!((bench.place("Mox"), bench.line("B")), ("held A".into(), "Nim".into()));
}

#[test]
fn pa1_goal_01_attacks_take_figures_out_of_the_game() {
    attacks_take_figures_out(First);
}

#[test]
fn pa2_goal_01_attacks_take_figures_out_of_the_game() {
    attacks_take_figures_out(Revised);
}

/// Sets up three players, and lets A take the only figure of B.
fn without_b(edition: Edition) -> Bench {
    let wounded = if edition == Revised { "wounded" } else { "" };
    let mut bench = at(
        edition,
        &format!("A: Rex 9, hand 6s 5s 4s 3s; B: Mox 1 {wounded}, hand 2d; C: Zed 1 {wounded}, hand 2h 2s"),
    );
    bench.fight("Rex", "Mox", "6s", "2d");
    bench
}

fn who_has_no_figure_left_has_lost(edition: Edition) {
    let bench = without_b(edition);
    assert_eq!(bench.side("B", "in_game"), json!(false), "B has no figure left and is out");
    assert_eq!(bench.asked(), "C attack", "A and C play on");
}

fn the_last_one_standing_wins(edition: Edition) {
    let mut bench = without_b(edition);
    bench.fight("Zed", "Rex", "2h", "5s").fight("Rex", "Zed", "4s", "2s");
    assert_eq!(bench.asked(), "A wins by last-standing");
}

#[test]
fn pa1_goal_02_a_player_without_figures_has_lost() {
    who_has_no_figure_left_has_lost(First);
}

#[test]
fn pa1_goal_03_the_last_player_with_figures_wins() {
    the_last_one_standing_wins(First);
}

#[test]
fn pa2_goal_02_a_player_without_figures_has_lost() {
    who_has_no_figure_left_has_lost(Revised);
}

#[test]
fn pa2_goal_03_the_last_player_with_figures_wins() {
    the_last_one_standing_wins(Revised);
}

fn sizes_of_armies(edition: Edition) {
    for size in [1, 2, 5, 15] {
        let figures: Vec<String> = (0..size).map(|n| format!("Toy{n} 1")).collect();
        assert_eq!(faults(edition, &army(edition, &figures.join(", "))), [""; 0]);
    }
}

#[test]
fn pa1_comp_01_an_army_need_not_have_two_to_five_figures() {
    sizes_of_armies(First);
}

#[test]
fn pa2_comp_01_an_army_need_not_have_two_to_five_figures() {
    sizes_of_armies(Revised);
}

fn figures_are_the_army(edition: Edition) {
    let game = open(edition, &["Rex 4, Pip 3", "Mox 5"]);
    let state = start(&game, 1);
    let lines: Vec<Vec<&str>> =
        [0, 1].map(|seat| state.line(Seat(seat)).map(|figure| game.figure_name(figure)).collect()).into();
    assert_eq!(lines, [vec!["Rex", "Pip"], vec!["Mox"]]);
}

#[test]
fn pa1_comp_02_the_figures_that_a_player_brings_are_the_army() {
    figures_are_the_army(First);
}

#[test]
fn pa2_comp_02_the_figures_that_a_player_brings_are_the_army() {
    figures_are_the_army(Revised);
}

fn two_may_bring_the_same(edition: Edition) {
    let game = open(edition, &["Rex 4", "Rex 5"]);
    let names: Vec<&str> = game.roster().iter().map(|character| character.name.as_str()).collect();
    assert_eq!((game.roster()[0].kind.as_str(), game.roster()[1].kind.as_str()), ("Rex", "Rex"));
    assert_eq!(names, ["Rex", "Rex (blue)"]);
}

#[test]
fn pa1_comp_03_two_players_may_bring_the_same_figure() {
    two_may_bring_the_same(First);
}

#[test]
fn pa2_comp_03_two_players_may_bring_the_same_figure() {
    two_may_bring_the_same(Revised);
}

pub fn types_of(edition: Edition, kinds: [&str; 2]) -> Vec<String> {
    let mut army = army(edition, "Rex 4, Rex2 4");
    army.army[0].kind = Some(kinds[0].into());
    army.army[1].kind = Some(kinds[1].into());
    faults(edition, &army)
}

#[test]
fn pa1_comp_04_an_army_has_at_most_one_figure_of_each_type() {
    assert_eq!(types_of(First, ["hero", "hero"]), ["PA1-COMP-04"]);
    let mut twice = army(First, "Rex 4, Rex2 4");
    twice.army[1].figure = "Rex".into();
    assert_eq!(faults(First, &twice), ["PA1-COMP-04", "PA-R-54"], "two figures have the same type and the same name");
}

#[test]
fn pa2_comp_04_an_army_has_at_most_one_figure_of_each_type() {
    assert_eq!(types_of(Revised, ["hero", "hero"]), ["PA2-COMP-04"]);
    let mut twice = army(Revised, "Rex 4, Rex2 4");
    twice.army[1].figure = "Rex".into();
    assert_eq!(faults(Revised, &twice), ["PA2-COMP-04", "PA-R-54"], "two figures have the same type and the same name");
}

#[test]
fn pa1_comp_05_a_variant_is_another_type() {
    assert_eq!(types_of(First, ["hero", "hero:winter"]), [""; 0]);
}

#[test]
fn pa2_comp_05_a_variant_is_another_type() {
    assert_eq!(types_of(Revised, ["hero", "hero:winter"]), [""; 0]);
}

/// A rider and its mount are two figures, and each has a Power of its own.
pub fn a_mount_is_a_character(edition: Edition) {
    let mut army = army(edition, "Knight 4, Horse 3");
    army.army[0].mount = Some("Horse".into());
    assert_eq!(faults(edition, &army), [""; 0]);
    let game = PlasticAttack::open(armies(edition, &[army, crate::rules::armies::army(edition, "Mox 5")], json!({})))
        .expect("the armies have no fault");
    let starts: Vec<u8> = game.roster().iter().map(|character| character.starts).collect();
    assert_eq!(starts, [4, 3, 5], "rider and mount each have a Power of their own");
    attacks_take_figures_out(edition);
}

#[test]
fn pa1_comp_07_a_mount_is_a_character_of_its_own() {
    a_mount_is_a_character(First);
}

#[test]
fn pa2_comp_07_a_mount_is_a_character_of_its_own() {
    a_mount_is_a_character(Revised);
}

pub fn actions_on(card: [Special; 3]) -> Vec<Special> {
    let [high, mid, low] = card;
    let card = CharacterCard { high, mid, low };
    let mut actions: Vec<Special> = (2..=14).filter_map(|rank| card.action(rank)).collect();
    actions.sort_unstable();
    actions.dedup();
    actions
}

#[test]
fn pa1_comp_08_a_card_has_four_actions() {
    assert_eq!(actions_on([Special::Heal, Special::Shield, Special::Dodge]).len(), 4);
}

#[test]
fn pa2_comp_08_a_card_has_up_to_four_different_actions() {
    assert_eq!(actions_on([Special::Boost, Special::Armor, Special::Dodge]).len(), 4);
    assert_eq!(actions_on([Special::Boost, Special::Boost, Special::Boost]).len(), 2);
    assert_eq!(actions_on([Special::Recover; 3]), [Special::Recover]);
}

fn ready_and_own_cards(edition: Edition) {
    let mut mixed = army(edition, "Rex 4");
    mixed.army.push(plastic_attack::shipped_figures(edition)[0].clone());
    mixed.army[1].power = 5;
    assert_eq!(faults(edition, &mixed), [""; 0]);
}

#[test]
fn pa1_comp_09_an_army_may_mix_shipped_cards_and_own_cards() {
    ready_and_own_cards(First);
}

#[test]
fn pa2_comp_09_an_army_may_mix_shipped_cards_and_own_cards() {
    ready_and_own_cards(Revised);
}

fn cards_made(edition: Edition, other: &str, unknown: &str) {
    let words = |words: &str| faults(edition, &army(edition, &format!("Rex 4 {words}")));
    for card in ["luck/dodge/master-plan", "luck/luck/dodge", "luck/luck/luck", "recover/luck/recover"] {
        assert_eq!(words(card), [""; 0], "{card}");
    }
    assert_eq!(words(&format!("{other}/luck/luck")), ["PA-R-48"]);
    assert_eq!(words("flying/luck/luck"), [unknown]);
    let count = Special::ALL.iter().filter(|action| action.is_of(edition)).count();
    assert_eq!(count, if edition == First { 13 } else { 12 });
}

#[test]
fn pa1_comp_10_players_pick_three_actions_of_the_edition_and_may_repeat_them() {
    cards_made(First, "armor", "PA1-COMP-10");
}

#[test]
fn pa2_comp_10_players_pick_three_actions_of_the_edition_and_may_repeat_them() {
    cards_made(Revised, "shield", "PA2-COMP-10");
}

fn slots(card: CharacterCard) {
    let by_rank: Vec<Option<Special>> = (2..=14).map(|rank| card.action(rank)).collect();
    let pairs = [card.low, card.low, card.mid, card.mid, card.high, card.high, Special::Recover, Special::Recover];
    assert_eq!(by_rank[..5], [None; 5]);
    assert_eq!(by_rank[5..], pairs.map(Some));
}

#[test]
fn pa1_comp_11_queen_and_jack_are_high_and_10_and_9_are_mid_and_8_and_7_are_low() {
    slots(CharacterCard { high: Special::Heal, mid: Special::Shield, low: Special::Dodge });
}

#[test]
fn pa2_comp_11_queen_and_jack_are_high_and_10_and_9_are_mid_and_8_and_7_are_low() {
    slots(CharacterCard { high: Special::Blast, mid: Special::Armor, low: Special::Dodge });
}

#[test]
fn pa1_comp_12_king_and_ace_are_recover() {
    slots(CharacterCard { high: Special::Luck, mid: Special::Luck, low: Special::Luck });
}

#[test]
fn pa2_comp_12_king_and_ace_are_recover() {
    slots(CharacterCard { high: Special::Stun, mid: Special::Stun, low: Special::Stun });
}

fn recover_elsewhere(edition: Edition) {
    assert_eq!(faults(edition, &army(edition, "Rex 4 recover/luck/recover")), [""; 0]);
    let mut bench = at(edition, "A: Rex 9 luck/luck/recover, hand 7s; B: Mox 5, holds Lost 6 of A, hand 2d");
    bench.fight("Rex", "Mox", "7s", "2d");
    assert_eq!(bench.offer(), "recover Lost");
}

#[test]
fn pa1_comp_13_recover_may_be_in_other_slots_too() {
    recover_elsewhere(First);
}

#[test]
fn pa2_comp_13_recover_may_be_in_other_slots_too() {
    recover_elsewhere(Revised);
}

fn dice(edition: Edition) {
    let bench = at(edition, "A: Rex 9, Pip 1; B: Mox 5");
    assert_eq!(["Rex", "Pip", "Mox"].map(|name| bench.shown(name, "power")), [json!(9), json!(1), json!(5)]);
}

#[test]
fn pa1_comp_14_each_character_has_a_die_that_shows_its_power() {
    dice(First);
}

#[test]
fn pa2_comp_14_each_character_has_a_die_that_shows_its_power() {
    dice(Revised);
}

fn one_deck(edition: Edition) {
    let game = open(edition, &["Rex 4", "Mox 5", "Zed 3"]);
    assert_eq!(game.deck().len(), 52);
    let ranks: Vec<i32> = game.deck().iter().map(|card| card.rank()).collect();
    assert!(
        (2..=14).all(|rank| ranks.iter().filter(|other| **other == rank).count() == 4),
        "each rank must be in the deck four times"
    );
}

#[test]
fn pa1_comp_15_all_players_share_one_deck_of_52_cards() {
    one_deck(First);
}

#[test]
fn pa2_comp_15_all_players_share_one_deck_of_52_cards() {
    one_deck(Revised);
}
