//! Rug Rumble with two, three and four players obeys the laws: properties that every game must have (`crates/laws`).

use laws::{DrawContext, Files, Secret, Step, Subject};
use referee::{Chance, Clause, Game, Seat, Seeded};
use rug_rumble::{Action, Event, ROUNDS, RugRumble, Setup, State, Toy, View};

const CHOICE: Clause = Clause::new("choice");

fn subject(players: u8) -> Subject<RugRumble> {
    let every = Toy::ALL.into_iter().map(Action::Choose).chain([Action::Resign {}, Action::Timeout {}]);
    Subject {
        game: RugRumble::open(Setup { players }).expect("the set-up is valid"),
        every: every.collect(),
        non_candidates: vec![Action::Resign {}, Action::Timeout {}],
        longest: u32::from(ROUNDS * players),
        sealed_alike: Some(|one, other| ![one, other].contains(&&Action::Resign {})),
        sees,
        public_effect,
        twin: Some(twin),
        secrets: vec![Secret { name: "hands", of: hands, floor: [30, 30, 40] }],
        twins_percent: 85,
        may_be_drawn: false,
        files: Some(Files::also_of_the_end()),
    }
}

fn hands(_: &RugRumble, state: &State) -> Option<String> {
    Some(format!("{:?}", state.players.iter().map(|player| player.hand).collect::<Vec<_>>()))
}

/// Returns whether a viewer may see a draw of luck. All viewers see marbles; only the player who draws a toy sees it.
/// The events report every draw in order.
fn sees(_: &RugRumble, context: &DrawContext<'_, RugRumble>) -> bool {
    let mut told = context.story.iter().filter(|event| matches!(event, Event::Drew { .. } | Event::Poured { .. }));
    match told.nth(context.nth) {
        Some(Event::Drew { seat, .. }) => context.viewer.is(Seat(*seat as u8)),
        _ => true,
    }
}

/// Returns the part of a step that depends on secrets but that all viewers see: the race shows the chosen toys.
fn public_effect(_: &RugRumble, step: &Step<'_, RugRumble>) -> String {
    step.story.iter().filter(|event| matches!(event, Event::Raced { .. })).map(|event| format!("{event:?}")).collect()
}

/// Returns a state that differs from the state before the step only in what the viewer may not know. It keeps all
/// chosen toys, and deals the other toys of the other players again.
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
fn the_scenarios_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/rug-rumble/scenarios");
    let held = laws::scenarios_hold::<RugRumble>(folder);
    assert_eq!(held, 3);
}
