//! The shelf: the only crate that names all games. Opens a game by name, as a [`Session`] or with its types.

mod catalogue;
mod opened;
mod scenario;
mod session;
mod toy_battle_page;

pub use catalogue::{Count, Entry, Said, catalogue, rulebook_text};
pub use scenario::scenario;
pub use session::{Refused, Session, Step, Thinker};

use opened::Opened;
use referee::{Broken, Chance, Match, RecordHeader, Rulebook, Words};
use search::Playable;
use serde_json::Value;
use session::Seated;
use toy_battle::ToyBattle;

/// Games of Toy Battle opened before.
static TOY_BATTLES: Opened<ToyBattle> = Opened::new();

/// Why a game was not opened.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unopened {
    /// No game of this name can be played.
    #[error("there is no game {0:?} to play; there is toy-battle")]
    NoSuchGame(String),
    /// The set-up cannot be read.
    #[error("the set-up cannot be read: {0}")]
    Unreadable(String),
    /// The set-up is refused: every fault as `{rule, because}`.
    #[error("the set-up is refused: {}", sentences(.0))]
    Refused(Vec<Value>),
}

fn sentences(faults: &[Value]) -> String {
    let sentence = |fault: &Value| {
        format!("{} ({})", fault["because"].as_str().unwrap_or_default(), fault["rule"].as_str().unwrap_or_default())
    };
    faults.iter().map(sentence).collect::<Vec<_>>().join("; ")
}

/// Something to do with a game whose types are known.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Words + Playable>(self, game: G) -> Self::Out;
}

/// Opens a game by name and hands it to the visitor with its types.
///
/// # Errors
/// There is no such game, or the set-up is not one of its own.
pub fn visit<V: Visitor>(game: &str, setup: &Value, visitor: V) -> Result<V::Out, Unopened> {
    match game {
        "toy-battle" => Ok(visitor.visit(TOY_BATTLES.open(setup)?)),
        _ => Err(Unopened::NoSuchGame(game.into())),
    }
}

/// Settles what a set-up leaves to luck before play, such as `"board": "random"`; anything else stays as it is.
pub fn settle(game: &str, setup: &Value, chance: &mut dyn Chance) -> Value {
    match game {
        "toy-battle" => toy_battle_page::settle(setup, chance),
        _ => setup.clone(),
    }
}

/// Begins a game by name, after [`settle`].
///
/// # Errors
/// There is no such game, or the set-up is not one of its own.
pub fn open(game: &str, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn Session>, Unopened> {
    struct Begin<'a>(&'a mut dyn Chance);
    impl Visitor for Begin<'_> {
        type Out = Box<dyn Session>;
        fn visit<G: Words + Playable>(self, game: G) -> Box<dyn Session> {
            Box::new(Seated(Match::start(game, self.0).0))
        }
    }
    let setup = settle(game, setup, chance);
    visit(game, &setup, Begin(chance))
}

/// Begins the game of a record again, at its start.
///
/// # Errors
/// There is no such game, or the header does not fit it; step 0.
pub fn restart(header: &RecordHeader) -> Result<Box<dyn Session>, Broken> {
    struct Again<'a>(&'a RecordHeader);
    impl Visitor for Again<'_> {
        type Out = Result<Box<dyn Session>, Broken>;
        fn visit<G: Words + Playable>(self, game: G) -> Self::Out {
            Ok(Box::new(Seated(Match::restart_in(game, self.0)?.0)))
        }
    }
    visit(&header.rules.game, &header.setup, Again(header)).map_err(|why| Broken::new(0, why.to_string()))?
}

/// Returns what a client needs to offer a game: boards, options, levels, seats.
pub fn page(game: &str) -> Option<Value> {
    (game == "toy-battle").then(toy_battle_page::page)
}

/// Judges a board file: every fault as `{rule, because, …}`.
///
/// # Errors
/// It is no board file: a sentence. Nothing if the game has no boards.
pub fn check_board(game: &str, text: &str) -> Option<Result<Vec<Value>, String>> {
    (game == "toy-battle").then(|| toy_battle_page::check_board(text))
}

/// Returns a game's rulebook in a language (`en`, `ko`).
pub fn rulebook(game: &str, language: &str) -> Option<Rulebook> {
    let text = rulebook_text(game, language)?;
    Some(Rulebook::parse(text).expect("the rulebooks on the shelf are checked by the tests"))
}
