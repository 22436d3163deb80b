//! The shelf: the only crate that names all games. Opens a game by name, as a [`Session`] or with its types.

mod attacktix_cards;
mod attacktix_page;
mod attacktix_words;
mod catalogue;
mod forces;
mod opened;
mod page;
mod plastic_attack_cards;
mod plastic_attack_page;
mod plastic_fudge_cards;
mod plastic_fudge_page;
mod plastic_fudge_words;
mod scenario;
mod session;
mod shelved;
mod toy_battle_page;

pub use catalogue::{Count, Entry, Said, catalogue};
pub use forces::{Unprinted, bill, bot_force, bring, brings, check_force, printed};
pub use opened::open_setup;
pub use scenario::scenario;
pub use session::{Refused, Session, Step, Thinker};

use attacktix::Attacktix;
use catalogue::rulebook_text;
use opened::Opened;
use plastic_attack::PlasticAttack;
use plastic_fudge::PlasticFudge;
use referee::{Chance, Game, Match, RecordHeader, ReplayError, Rulebook, RulesId, Words};
use search::Playable;
use serde_json::{Value, json};
use session::Seated;
use shelved::Shelved;
use std::collections::BTreeSet;
use toy_battle::ToyBattle;

/// Games of Toy Battle opened before.
static TOY_BATTLES: Opened<ToyBattle> = Opened::new();
/// Games of Plastic Attack opened before.
static PLASTIC_ATTACKS: Opened<PlasticAttack> = Opened::new();
/// Games of Plastic Fudge opened before.
static PLASTIC_FUDGES: Opened<PlasticFudge> = Opened::new();
/// Games of Attacktix opened before.
static ATTACKTIXES: Opened<Attacktix> = Opened::new();

/// Why a game was not opened.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unopened {
    /// No game of this name can be played.
    #[error("there is no game {0:?} to play; there is {names}", names = playable().join(", "))]
    NoSuchGame(String),
    /// This build does not know the revision of the rules.
    #[error("there is no revision {revision} of {game:?}; there are 1 to {newest}")]
    UnknownRevision {
        /// The game's name.
        game: String,
        /// The revision that was asked for.
        revision: u32,
        /// The newest revision that this build knows.
        newest: u32,
    },
    /// The set-up cannot be read.
    #[error("the set-up cannot be read: {0}")]
    Unreadable(String),
    /// The set-up is refused: every fault as `{rule, because}`.
    #[error("the set-up is refused: {}", sentences(.0))]
    Refused(Vec<Value>),
}

impl Unopened {
    /// Says why by clauses alone, without a word of what players wrote.
    pub fn in_clauses(&self) -> String {
        match self {
            Unopened::NoSuchGame(_) => "there is no such game".into(),
            Unopened::UnknownRevision { .. } => self.to_string(),
            Unopened::Unreadable(_) => "the set-up cannot be read".into(),
            Unopened::Refused(faults) => {
                let rules: BTreeSet<&str> = faults.iter().filter_map(|fault| fault["rule"].as_str()).collect();
                format!("the set-up is refused by {}", rules.into_iter().collect::<Vec<_>>().join(", "))
            }
        }
    }
}

/// Names the games that can be played.
fn playable() -> Vec<&'static str> {
    Shelved::ALL.map(Shelved::name).to_vec()
}

fn shelved(game: &str) -> Result<Shelved, Unopened> {
    Shelved::of(game).ok_or_else(|| Unopened::NoSuchGame(game.into()))
}

/// Says faults, given as `{rule, because, …}`, in a row.
pub fn sentences(faults: &[Value]) -> String {
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

/// Something to do with the rules of a game, before any set-up is opened.
pub trait RulesVisitor {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Words + Playable>(self) -> Self::Out;
}

/// Hands the types of a game to the visitor.
///
/// # Errors
/// There is no such game.
pub fn visit_rules<V: RulesVisitor>(game: &str, visitor: V) -> Result<V::Out, Unopened> {
    Ok(match shelved(game)? {
        Shelved::ToyBattle => visitor.visit::<ToyBattle>(),
        Shelved::PlasticAttack(_) => visitor.visit::<PlasticAttack>(),
        Shelved::PlasticFudge => visitor.visit::<PlasticFudge>(),
        Shelved::Attacktix => visitor.visit::<Attacktix>(),
    })
}

/// Answers a question that needs no match, in the game's own words; nothing if there is no such game.
///
/// # Errors
/// A sentence that says why there is no answer and what may be asked.
pub fn consult(game: &str, question: &Value) -> Option<Result<Value, String>> {
    struct Consult<'q>(&'q Value);
    impl RulesVisitor for Consult<'_> {
        type Out = Result<Value, String>;

        fn visit<G: Words + Playable>(self) -> Self::Out {
            G::consult(self.0)
        }
    }
    visit_rules(game, Consult(question)).ok()
}

/// Opens a game by name and hands it to the visitor with its types; `revision` is the newest if it is left out.
///
/// # Errors
/// There is no such game or revision, or the set-up is not one of its own.
pub fn visit<V: Visitor>(game: &str, revision: Option<u32>, setup: &Value, visitor: V) -> Result<V::Out, Unopened> {
    Ok(match shelved(game)? {
        Shelved::ToyBattle => visitor.visit(TOY_BATTLES.open(game, revision, setup)?),
        Shelved::PlasticAttack(edition) => {
            plastic_attack_page::same_edition(edition, setup)?;
            visitor.visit(PLASTIC_ATTACKS.open(game, revision, setup)?)
        }
        Shelved::PlasticFudge => visitor.visit(PLASTIC_FUDGES.open(game, revision, setup)?),
        Shelved::Attacktix => visitor.visit(ATTACKTIXES.open(game, revision, setup)?),
    })
}

/// Reads a set-up in the game's words, after [`settle`]; what seats bring may be missing.
///
/// # Errors
/// There is no such game, or the set-up cannot be read, or is another edition's.
pub fn read_setup<G: Words>(game: &str, setup: &Value) -> Result<G::Setup, Unopened> {
    match shelved(game)? {
        Shelved::ToyBattle | Shelved::PlasticFudge | Shelved::Attacktix => {}
        Shelved::PlasticAttack(edition) => plastic_attack_page::same_edition(edition, setup)?,
    }
    opened::read(setup)
}

/// Judges a set-up before what the seats bring is known; it must hold nothing of that. If the game has nothing to
/// bring, it must be settled.
///
/// # Errors
/// There is no such game, or the set-up is not one of its own.
pub fn check_setup(game: &str, setup: &Value) -> Result<(), Unopened> {
    match shelved(game)? {
        Shelved::ToyBattle => TOY_BATTLES.open(game, None, setup).map(|_| ()),
        Shelved::PlasticAttack(edition) => plastic_attack_page::check_setup(edition, setup),
        Shelved::PlasticFudge => plastic_fudge_page::check_setup(setup),
        Shelved::Attacktix => attacktix_page::check_setup(setup),
    }
}

/// Plans a set-up: what is played on, if the game has boards, for so many seats, if the game leaves their number open.
pub fn plan(game: &str, board: Option<&Value>, seats: usize, options: &Value) -> Value {
    match Shelved::of(game) {
        Some(Shelved::PlasticAttack(edition)) => plastic_attack_page::plan(edition, seats, options),
        Some(Shelved::PlasticFudge) => plastic_fudge_page::plan(board, options),
        Some(Shelved::Attacktix) => attacktix_page::plan(board, seats, options),
        Some(Shelved::ToyBattle) | None => json!({ "board": board, "options": options }),
    }
}

/// Settles what a set-up leaves open before play, such as `"board": "random"`; anything else stays as it is.
pub fn settle(game: &str, setup: &Value, chance: &mut dyn Chance) -> Value {
    match Shelved::of(game) {
        Some(Shelved::ToyBattle) => toy_battle_page::settle(setup, chance),
        Some(Shelved::PlasticAttack(edition)) => plastic_attack_page::settle(edition, setup),
        Some(Shelved::PlasticFudge) => plastic_fudge_page::settle(setup),
        Some(Shelved::Attacktix) => attacktix_page::settle(setup),
        None => setup.clone(),
    }
}

/// Begins a game by name and by the newest revision of its rules, after [`settle`].
///
/// # Errors
/// There is no such game, or the set-up is not one of its own.
pub fn open(game: &str, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn Session>, Unopened> {
    struct Begin<'a>(&'a mut dyn Chance);
    impl Visitor for Begin<'_> {
        type Out = Box<dyn Session>;
        fn visit<G: Words + Playable>(self, game: G) -> Box<dyn Session> {
            Box::new(Seated::new(Match::start(game, self.0)))
        }
    }
    let setup = settle(game, setup, chance);
    visit(game, None, &setup, Begin(chance))
}

/// Opens the game of a record, by the revision of the rules that the header names, and hands it to the visitor.
///
/// # Errors
/// There is no such game, this build does not know the revision, or the set-up is refused; step 0.
pub fn visit_record<V: Visitor>(header: &RecordHeader, visitor: V) -> Result<V::Out, ReplayError> {
    let RulesId { game, revision, .. } = &header.rules;
    visit(game, Some(*revision), &header.setup, visitor).map_err(|why| match why {
        Unopened::UnknownRevision { game, revision, newest } => ReplayError::UnknownRevision { game, revision, newest },
        other => ReplayError::new(0, other.to_string()),
    })
}

/// Begins the game of a record again at its start, by the revision of the rules that the header names.
///
/// # Errors
/// There is no such game, this build does not know the revision, or the header does not fit the rules; step 0.
pub fn restart(header: &RecordHeader) -> Result<Box<dyn Session>, ReplayError> {
    struct Again<'a>(&'a RecordHeader);
    impl Visitor for Again<'_> {
        type Out = Result<Box<dyn Session>, ReplayError>;
        fn visit<G: Words + Playable>(self, game: G) -> Self::Out {
            Ok(Box::new(Seated::new(Match::restart_in(game, self.0)?)))
        }
    }
    visit_record(header, Again(header))?
}

/// Returns what a client needs to offer a game: boards, options, levels, seats, what seats bring, and what else the
/// game has to offer in its own words.
pub fn page(game: &str) -> Option<Value> {
    let shelved = Shelved::of(game)?;
    let mut page = match shelved {
        Shelved::ToyBattle => toy_battle_page::page(),
        Shelved::PlasticAttack(edition) => plastic_attack_page::page(edition),
        Shelved::PlasticFudge => plastic_fudge_page::page(),
        Shelved::Attacktix => attacktix_page::page(),
    };
    let entry = catalogue::entry(shelved);
    (page["id"], page["players"], page["brings"]) = (json!(entry.id), json!(entry.players), json!(brings(game)));
    Some(page)
}

/// Names the boards or battlefields that come with a game; none if it has none.
pub fn boards(game: &str) -> Vec<String> {
    match Shelved::of(game) {
        Some(Shelved::ToyBattle) => toy_battle_page::boards(),
        Some(Shelved::PlasticFudge) => plastic_fudge_page::battlefields(),
        Some(Shelved::Attacktix) => attacktix_page::tables(),
        Some(Shelved::PlasticAttack(_)) | None => Vec::new(),
    }
}

/// Returns the constants of the simulation that a game is played with, as a file in JSON; nothing if none of it is simulated.
pub fn constants(game: &str) -> Option<&'static str> {
    match Shelved::of(game)? {
        Shelved::ToyBattle | Shelved::PlasticAttack(_) | Shelved::PlasticFudge => None,
        Shelved::Attacktix => Some(attacktix::CONSTANTS),
    }
}

/// Names game, edition and newest revision.
pub fn rules(game: &str) -> Option<RulesId> {
    let (edition, revision) = match Shelved::of(game)? {
        Shelved::ToyBattle => (toy_battle::EDITION, ToyBattle::REVISION),
        Shelved::PlasticAttack(edition) => (edition.word(), PlasticAttack::REVISION),
        Shelved::PlasticFudge => (plastic_fudge::EDITION, PlasticFudge::REVISION),
        Shelved::Attacktix => (attacktix::EDITION, Attacktix::REVISION),
    };
    Some(RulesId { game: game.into(), edition: edition.into(), revision })
}

/// Judges a board file: every fault as `{rule, because, …}`.
///
/// # Errors
/// It is no board file: a sentence. Nothing if the game has no boards.
pub fn check_board(game: &str, text: &str) -> Option<Result<Vec<Value>, String>> {
    match Shelved::of(game)? {
        Shelved::ToyBattle => Some(toy_battle_page::check_board(text)),
        Shelved::PlasticAttack(_) => None,
        Shelved::PlasticFudge => Some(plastic_fudge_page::check_battlefield(text)),
        Shelved::Attacktix => Some(attacktix_page::check_table(text)),
    }
}

/// Returns a game's rulebook in a language (`en`, `ko`), without the clauses of other editions.
pub fn rulebook(game: &str, language: &str) -> Option<Rulebook> {
    let (text, apart) = rulebook_text(Shelved::of(game)?, language);
    let mut book = Rulebook::parse(text).expect("the rulebooks on the shelf are checked by the tests");
    book.chapters.iter_mut().for_each(|chapter| chapter.clauses.retain(|entry| !entry.id.starts_with(apart)));
    book.chapters.retain(|chapter| !chapter.clauses.is_empty());
    Some(book)
}
