//! Prepares Toy Battle for the laws (`crates/laws`) that every game must obey.

use laws::{DrawContext, Files, Secret, Step, Subject};
use referee::Game;
use toy_battle::{Action, BLUE, Effect, Place, RED, Setup, Starter, State, ToyBattle, Troop, opponent};

/// Returns a set-up on the shipped board with this id. `options` is JSON.
pub fn setup(board: &str, options: &str) -> Setup {
    let text = format!(r#"{{"board":"{board}","options":{options}}}"#);
    serde_json::from_str(&text).expect("the text is a set-up")
}

/// Opens a game for a set-up that must have no faults.
pub fn open(setup: Setup) -> ToyBattle {
    ToyBattle::open(setup).expect("the set-up has no faults")
}

/// Returns Toy Battle with this set-up, prepared for the laws.
pub fn subject(setup: Setup) -> Subject<ToyBattle> {
    of(open(setup))
}

/// Returns an opened game, prepared for the laws.
pub fn of(game: ToyBattle) -> Subject<ToyBattle> {
    Subject {
        every: every_action(&game),
        non_candidates: vec![Action::Resign, Action::Timeout],
        longest: 9 * game.options().max_plies,
        sealed_alike: None,
        sees,
        public_effect,
        twin: None,
        secrets: vec![Secret { name: "racks", of: racks, floor: [40, 30, 50] }],
        twins_percent: 85,
        may_be_drawn: false,
        // A file does not say what players remember, such as a Troop that they all saw going back to a rack.
        files: Some(Files::until_the_end().without(ToyBattle::forget)),
        game,
    }
}

/// Returns every decision that can be written for a board, legal or not, with every Troop, effect and place.
pub fn every_action(game: &ToyBattle) -> Vec<Action> {
    let places = || (0..game.field().names.len() as u8).map(Place);
    let mut every = vec![Action::Draw, Action::Skully, Action::Xb42, Action::Star, Action::Clouds];
    every.extend([Action::Resign, Action::Timeout]);
    every.extend(Effect::ALL.map(Action::Decline));
    for troop in Troop::ALL {
        every.push(Action::Cemetery { troop });
        every.extend(places().flat_map(|on| [Action::Place { troop, on }, Action::Capn { troop, on }]));
    }
    for place in places() {
        every.extend([Action::Jumbo { discard: place }, Action::Castle { take_back: place }]);
        every.extend(places().map(|to| Action::Jungle { from: place, to }));
    }
    every
}

/// Returns whether a viewer may see a draw of luck. The player who draws Troops sees them. No seat sees the removed
/// Troops. All seats see the Troop that XB-42 discards. Only its owner sees the Troop that Battlefield lays face down.
fn sees(game: &ToyBattle, glance: &DrawContext<'_, ToyBattle>) -> bool {
    let Some(actor) = glance.actor else { return sees_at_start(game, glance) };
    match glance.draw().clause.as_str() {
        "TB-TROOP-5-01" => true,
        "TB-TERR-BATTLE-01" => glance.viewer.is(opponent(actor)),
        _ => glance.viewer.is(actor),
    }
}

/// Answers as `sees` for the draws of the set-up. Chance first removes eight Troops, and then may choose who starts.
/// Then the starter draws three Troops, and the other player four.
fn sees_at_start(game: &ToyBattle, glance: &DrawContext<'_, ToyBattle>) -> bool {
    let is_random = game.options().starter == Starter::Random;
    let starter = match game.options().starter {
        Starter::Blue => BLUE,
        Starter::Red => RED,
        Starter::Random => [BLUE, RED][glance.draws[8].value as usize],
    };
    match (glance.nth, glance.nth.saturating_sub(8 + usize::from(is_random))) {
        (0..8, _) => false,
        (8, _) if is_random => true,
        (_, 0..3) => glance.viewer.is(starter),
        _ => glance.viewer.is(opponent(starter)),
    }
}

/// Returns the part of a step that all viewers see, although it may depend on a hidden rack: the phase and the seat to
/// move.
fn public_effect(_: &ToyBattle, step: &Step<'_, ToyBattle>) -> String {
    format!("{:?}, {:?} to move", step.after.phase(), step.after.to_move())
}

/// Returns the Troops on both racks as text, for the laws on secrets. TB-R-25
fn racks(_: &ToyBattle, state: &State) -> Option<String> {
    Some(format!("{:?} {:?}", state.rack(BLUE), state.rack(RED)))
}
