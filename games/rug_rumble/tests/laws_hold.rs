//! Rug Rumble obeys the laws of every game, with two, three and four players.

use laws::{Glance, Step, Subject};
use referee::{Chance, Clause, Game, Seat, Seeded, Viewer};
use rug_rumble::{Action, Event, ROUNDS, RugRumble, Setup, State, Toy, View};

const CHOICE: Clause = Clause::new("choice");

fn subject(players: u8) -> Subject<RugRumble> {
    let every = Toy::ALL.into_iter().map(Action::Choose).chain([Action::Timeout {}]);
    Subject {
        game: RugRumble::open(Setup { players }).expect("a sound set-up"),
        every: every.collect(),
        apart: vec![Action::Timeout {}],
        longest: u32::from(ROUNDS * players),
        sealed_alike: Some(|_, _| true),
        sees,
        gives_away,
        twin: Some(twin),
    }
}

/// Marbles are seen by all, a toy by the player who draws it. Every draw is told, in order.
fn sees(_: &RugRumble, glance: &Glance<'_, RugRumble>) -> bool {
    let mut told = glance.story.iter().filter(|event| matches!(event, Event::Drew { .. } | Event::Poured { .. }));
    match told.nth(glance.nth) {
        Some(Event::Drew { seat, .. }) => glance.viewer.is(Seat(*seat as u8)),
        _ => true,
    }
}

/// A race shows what was chosen.
fn gives_away(_: &RugRumble, step: &Step<'_, RugRumble>) -> String {
    step.story.iter().filter(|event| matches!(event, Event::Raced { .. })).map(|event| format!("{event:?}")).collect()
}

/// Keeps all choices, and deals the other toys in the hands of the others anew.
fn twin(_: &RugRumble, view: &View, step: &Step<'_, RugRumble>, own: &mut Seeded) -> State {
    let mut state = step.before.clone();
    for (index, (player, seen)) in state.players.iter_mut().zip(&view.players).enumerate() {
        if seen.hand.is_some() {
            continue;
        }
        let acts = step.seat == Seat(index as u8);
        let decided = if let (true, Action::Choose(toy)) = (acts, step.action) { Some(*toy) } else { player.chosen };
        let held: u8 = player.hand.iter().sum();
        player.hand = [0; 6];
        player.sack = seen.left;
        for nth in 0..held {
            let kept = decided.filter(|_| nth == 0).map(|toy| toy as usize);
            let kind = kept.unwrap_or_else(|| own.pick(&player.sack, CHOICE));
            player.sack[kind] -= 1;
            player.hand[kind] += 1;
        }
    }
    state
}

#[test]
fn every_law_holds_at_every_table() {
    (2..=4).for_each(|players| laws::obey(&subject(players), 0..4));
}

#[test]
fn rr_setup_03_nobody_but_its_owner_sees_a_hand() {
    let Subject { game, .. } = subject(3);
    let (mut luck, mut story) = (Seeded::new(1, 0), Vec::new());
    let state = game.start(&mut referee::Table::new(&mut luck, &mut story));
    for viewer in Viewer::all(3) {
        let seen: Vec<bool> = game.view(&state, viewer).players.iter().map(|player| player.hand.is_some()).collect();
        assert_eq!(seen, [0, 1, 2].map(|seat| viewer.is(Seat(seat))));
    }
}
