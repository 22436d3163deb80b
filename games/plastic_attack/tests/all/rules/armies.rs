//! Makes armies for tests from one line: `Rex 4 luck/heal/dodge, Pip 2` is an army of two figures.

use plastic_attack::{ArmyFile, CardFile, Edition, FigureFile, Options, PlasticAttack, Setup, State, judge};
use referee::{Cite, Game, Seeded, Table};
use serde_json::Value;

/// The seats of a table in order.
const SEATS: [&str; 6] = ["red", "blue", "green", "yellow", "purple", "orange"];

/// Helpers that read refusals.
pub mod file {
    use super::*;

    /// Returns the ids of the clauses that the refusals cite.
    pub fn ids(faults: Vec<plastic_attack::Refusal>) -> Vec<String> {
        faults.iter().map(|fault| fault.clause().id().to_owned()).collect()
    }
}

/// Returns an army file with these figures. A figure for which the text gives no card has Recover in every slot.
pub fn army(edition: Edition, figures: &str) -> ArmyFile {
    let figure = |said: &str| {
        let mut words = said.split_whitespace();
        let name = words.next().expect("each figure has a name");
        let power = words.next().and_then(|word| word.parse().ok()).expect("the second word is a Power");
        let mut slots = words.next().unwrap_or("recover/recover/recover").split('/').map(str::to_owned);
        let mut slot = || slots.next().expect("a card has three actions");
        let card = CardFile { high: slot(), mid: slot(), low: slot() };
        FigureFile { figure: name.into(), kind: None, power, card, mount: None, look: None }
    };
    let army = figures.split(", ").map(figure).collect();
    ArmyFile { format: 1, game: edition.game().into(), name: String::new(), army }
}

/// Returns an army file with one figure for each of these Powers.
pub fn army_of(edition: Edition, powers: &[i32]) -> ArmyFile {
    let mut army = army(edition, "Toy 1");
    let toy = army.army.remove(0);
    army.army = powers
        .iter()
        .enumerate()
        .map(|(n, power)| FigureFile { figure: format!("Toy {n}"), power: *power, ..toy.clone() })
        .collect();
    army
}

/// Returns the ids of the clauses that an army breaks.
pub fn faults(edition: Edition, army: &ArmyFile) -> Vec<String> {
    file::ids(judge(army, edition, &Options::default()))
}

/// Returns a set-up with the armies in seat order. Seats after the sixth are numbered.
pub fn armies(edition: Edition, armies: &[ArmyFile], options: Value) -> Setup {
    let name = |n: usize| SEATS.get(n).map_or_else(|| format!("seat {n}"), |name| (*name).to_owned());
    let seats: Vec<String> = (0..armies.len()).map(name).collect();
    let brought = seats.iter().cloned().zip(armies.iter().cloned()).collect();
    let options = laws::from_json(&options);
    Setup { edition, seats, armies: brought, options, odds: true }
}

/// Opens a game with these armies, one for each seat.
pub fn open(edition: Edition, each: &[&str]) -> PlasticAttack {
    let each: Vec<ArmyFile> = each.iter().map(|figures| army(edition, figures)).collect();
    opened(armies(edition, &each, serde_json::json!({})))
}

/// Opens a game for a set-up that must have no fault.
pub fn opened(setup: Setup) -> PlasticAttack {
    PlasticAttack::open(setup).unwrap_or_else(|faults| panic!("the set-up has faults: {faults:?}"))
}

/// Starts a game by a seed.
pub fn start(game: &PlasticAttack, seed: u64) -> State {
    game.start(&mut Table::quiet(&mut Seeded::new(seed, 0)))
}
