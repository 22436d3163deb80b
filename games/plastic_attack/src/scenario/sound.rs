//! Finds the faults of a position, each as one sentence.

use super::words::{CharacterCardJson, FigureMarksJson, MarksJson, Position};
use crate::PlasticAttack;
use crate::edition::Edition;
use referee::Seat;
use std::collections::BTreeSet;

/// The most turns taken in a position. At least one more turn can still be counted.
const MOST_TURNS: u32 = u16::MAX as u32 - 1;
/// The most pending effects of the same kind for a player, and the most Dodges of a character.
const MOST_MARKS: u32 = 200;
/// The most Blasts, and the most Intimidates, of a character.
const MOST_SMALL_MARKS: u32 = 15;

/// Checks that every named seat is at the table.
pub(super) fn judge_names(given: &Position, faults: &mut Vec<String>) {
    let mut judge = |place: &str, name: &String| {
        if !given.seats.contains(name) {
            faults.push(format!("there is no seat {name:?} ({place}); the seats are {}", given.seats.join(", ")));
        }
    };
    judge("turn", &given.turn.seat);
    given.armies.keys().for_each(|name| judge("armies", name));
    given.captives.keys().for_each(|name| judge("captives", name));
    given.hands.keys().for_each(|name| judge("hands", name));
    given.marks.keys().for_each(|name| judge("marks", name));
    given.eliminated.iter().for_each(|name| judge("eliminated", name));
    for figure in given.armies.values().flatten() {
        figure.owner.iter().for_each(|name| judge("owner", name));
    }
    given.captives.values().flatten().for_each(|captive| judge("owner", &captive.owner));
    if let Some(battle) = &given.battle {
        judge("battle", &battle.player);
        battle.cards.keys().for_each(|name| judge("cards", name));
    }
}

/// Finds a seat whose name was checked before.
pub(super) fn seat(game: &PlasticAttack, name: &str) -> Seat {
    game.parse_seat(name).expect("unknown seats were reported before")
}

/// Checks that names differ, Power is 1 to 10, and cards and states belong to the edition. PA-R-48, PA-R-54
pub(super) fn judge_figures(given: &Position, edition: Edition, faults: &mut Vec<String>) {
    let mut names = BTreeSet::new();
    let mut judge =
        |name: &String, powers: &[Option<i32>], card: Option<CharacterCardJson>, faults: &mut Vec<String>| {
            if name.trim().is_empty() {
                faults.push("a figure has no name".into());
            }
            if !names.insert(name.clone()) {
                faults.push(format!("two figures are called {name}; each needs a name of its own"));
            }
            for power in powers.iter().flatten().filter(|power| !(1..=10).contains(*power)) {
                faults.push(format!("the Power of {name} is {power}; it must be 1 to 10"));
            }
            match card {
                None => faults.push(format!("the character card of {name} is missing")),
                Some(CharacterCardJson { high, mid, low }) => {
                    for action in [high, mid, low].into_iter().filter(|action| !action.is_of(edition)) {
                        faults.push(format!("{name} has {}, which is not an action of this edition", action.name()));
                    }
                }
            }
        };
    for figure in given.armies.values().flatten() {
        judge(&figure.figure, &[Some(figure.power), figure.starts], figure.card, faults);
    }
    for captive in given.captives.values().flatten() {
        judge(&captive.figure, &[captive.starts], captive.card, faults);
        if captive.starts.is_none() {
            faults.push(format!("the Power of {} at the start is missing", captive.figure));
        }
    }
    for figure in given.armies.values().flatten() {
        let name = &figure.figure;
        match edition {
            Edition::First if figure.wounded => faults.push(format!("{name} is wounded; this edition has no wounds")),
            Edition::First if figure.marks != FigureMarksJson::default() => {
                faults.push(format!("{name} has `marks` (pending effects); in this edition only players have them"));
            }
            Edition::Revised if figure.face_down => {
                faults.push(format!("{name} lies face down; in this edition no figure lies face down"));
            }
            _ => {}
        }
    }
}

/// Checks that pending effects belong to the edition. Their numbers and the number of turns must not be above the
/// highest that the state can count.
pub(super) fn judge_marks(given: &Position, edition: Edition, faults: &mut Vec<String>) {
    for (name, marks) in &given.marks {
        let effects = [marks.dodge, marks.special_weapon, marks.intimidation];
        if edition == Edition::Revised && effects != [0; 3] {
            faults.push(format!(
                "{name} has `marks`; in this edition only characters have them, and players only lose turns"
            ));
        }
        if effects.into_iter().chain([marks.lost_turns]).any(|count| count > MOST_MARKS) {
            faults.push(format!("{name} has too many marks; at most {MOST_MARKS} of each kind are allowed"));
        }
    }
    for figure in given.armies.values().flatten() {
        let FigureMarksJson { dodge, blast, intimidate } = figure.marks;
        if dodge > MOST_MARKS || blast.max(intimidate) > MOST_SMALL_MARKS {
            let name = &figure.figure;
            faults.push(format!(
                "{name} has too many marks; at most {MOST_MARKS} Dodges and {MOST_SMALL_MARKS} of others are allowed"
            ));
        }
    }
    if given.turns_taken > MOST_TURNS {
        faults.push(format!("turns_taken is {}; at most {MOST_TURNS} is allowed", given.turns_taken));
    }
}

/// Checks that exactly the seats without a figure are eliminated, and that these seats have no cards and no pending
/// effects. At least two seats must have a figure, and the seat whose turn it is must be among them. PA-R-18
pub(super) fn judge_players(given: &Position, faults: &mut Vec<String>) {
    let has_army = |name: &String| given.armies.get(name).is_some_and(|army| !army.is_empty());
    for name in &given.seats {
        let is_eliminated = given.eliminated.contains(name);
        match (has_army(name), is_eliminated) {
            (true, true) => faults.push(format!("{name} is eliminated, but has an army")),
            (false, false) => faults.push(format!("{name} has no figure in the army, so must be eliminated")),
            _ => {}
        }
        if is_eliminated && given.hands.get(name).is_some_and(|hand| !hand.is_empty()) {
            faults.push(format!("{name} is eliminated, but holds cards"));
        }
        if is_eliminated && given.marks.get(name).is_some_and(|marks| *marks != MarksJson::default()) {
            faults.push(format!("{name} is eliminated, but has marks (pending effects)"));
        }
    }
    if given.seats.iter().filter(|name| has_army(name)).count() < 2 {
        faults.push("fewer than two seats have an army, so the game is over".into());
    }
    if !has_army(&given.turn.seat) {
        faults.push(format!("it is the turn of {}, who has no army", given.turn.seat));
    }
}
