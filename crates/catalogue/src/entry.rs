//! The interface that the crate of a game implements.

use crate::{About, OpenError, PrintError, Printout, Trials};
use print::Language;
use referee::Chance;
use schemars::Schema;
use search::Bot;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use typescript::Declarations;

/// The choices before a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offer {
    /// The options as `{key, kind, default, clause, …}`, in the order of the rulebook.
    pub options: Vec<Value>,
    /// The names of the seats in seat order; a table of fewer seats takes the first ones.
    pub seats: &'static [&'static str],
    /// Further data for the game's own front end, in the game's JSON.
    pub own: Value,
}

/// The entry of a game on the shelf. If an edition counts as a separate game, it has its own entry.
pub trait GameEntry: Send + Sync {
    /// Returns name, title, tagline, number of players, and length of a game.
    fn about(&self) -> About;

    /// Returns the edition of the printed rules that are played.
    fn edition(&self) -> &'static str;

    /// Returns the text of the family's rulebook in a language.
    fn rulebook(&self, language: Language) -> &'static str;

    /// Returns the texts of the game's lesson files, in the order in which lessons are taken.
    fn lessons(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns the text of the game's file of puzzles, if it has puzzles.
    fn puzzles(&self) -> Option<&'static str> {
        None
    }

    /// Returns the prefixes of clauses in the family's rulebook that belong to other editions.
    fn foreign_clauses(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns the choices before a game.
    fn offer(&self) -> Offer;

    /// Returns the games that bots play to test the game.
    fn trials(&self) -> Trials;

    /// Returns a set-up for a number of seats, on a board or without one.
    fn plan(&self, board: Option<&Value>, _seats: usize, options: &Value) -> Value {
        json!({ "board": board, "options": options })
    }

    /// Settles what a set-up leaves open, for example draws a board. The rest of the set-up stays as it is.
    fn settle(&self, setup: &Value, _chance: &mut dyn Chance) -> Value {
        setup.clone()
    }

    /// Refuses the set-up of another edition.
    ///
    /// # Errors
    /// The set-up names another edition.
    fn check_edition(&self, _setup: &Value) -> Result<(), OpenError> {
        Ok(())
    }

    /// Returns the forces that seats bring before play, if they bring any.
    fn forces(&self) -> Option<&dyn Forces> {
        None
    }

    /// Returns the boards that the game is played on, if it has boards.
    fn boards(&self) -> Option<&dyn Boards> {
        None
    }

    /// Returns the [`Reference`] that answers questions without a match, if the game answers any.
    fn reference(&self) -> Option<&dyn Reference> {
        None
    }

    /// Returns the judge of figures that players make, if they make any.
    fn own_figures(&self) -> Option<&dyn OwnFigures> {
        None
    }

    /// Returns the constants of the game's simulation as a file in JSON, if the game simulates.
    fn constants(&self) -> Option<&'static str> {
        None
    }

    /// Adds the types of the family's JSON, which the front end reads in TypeScript.
    fn declare(&self, types: &mut Declarations);

    /// Returns the JSON Schemas of the family's files by their names, such as `toy-battle-board`.
    fn schemas(&self) -> Vec<(&'static str, Schema)>;

    /// Returns the names of the seats of a set-up: those that the set-up names, or else all seats of the game.
    fn seats_of(&self, setup: &Value) -> Vec<String> {
        let named = serde_json::from_value(setup["seats"].clone()).ok();
        named.unwrap_or_else(|| self.offer().seats.iter().map(|seat| (*seat).to_owned()).collect())
    }
}

/// Forces: what every seat brings to a game before play, such as an army. A force stays sealed until every seat has
/// brought one.
pub trait Forces {
    /// Returns the game's word for a force, such as `army`.
    fn word(&self) -> &'static str;

    /// Judges a set-up before any force is known. The set-up must hold no force.
    ///
    /// # Errors
    /// All faults, if the game does not allow the set-up.
    fn check_setup(&self, setup: &Value) -> Result<(), OpenError>;

    /// Returns every fault of a force for a set-up as `{rule, because, …}`.
    ///
    /// # Errors
    /// A sentence, if the value is not a force at all.
    fn check(&self, setup: &Value, force: &Value) -> Result<Vec<Value>, String>;

    /// Returns the bill of a force in the game's JSON. `None` if forces have no prices or the force is not valid.
    fn bill(&self, _setup: &Value, _force: &Value) -> Option<Value> {
        None
    }

    /// Returns the set-up with the force of a seat in it.
    fn bring(&self, setup: &Value, seat: &str, force: &Value) -> Value;

    /// Lets a bot build the force of a seat.
    fn build(&self, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value;

    /// Returns the [`Drafts`] that make forces for experiments, if forces have prices.
    fn drafts(&self) -> Option<&dyn Drafts> {
        None
    }

    /// Returns the forces that come with the game.
    fn ready(&self) -> Vec<Value>;

    /// Returns the printout of a force without faults: its cards, and templates or labels for the table.
    ///
    /// # Errors
    /// The file is not a force, or the force has faults.
    fn printout(&self, setup: &Value, force: &Value, language: Language) -> Result<Box<dyn Printout>, PrintError>;
}

/// Random forces of unequal cost, for experiments that measure what points are worth.
pub trait Drafts {
    /// Returns a set-up in which forces may cost less than the limit.
    fn setup(&self, setup: &Value) -> Value;

    /// Drafts a force for a seat. The force leaves some of the points unspent and breaks no rule of the set-up.
    fn draft(&self, setup: &Value, seat: &str, chance: &mut dyn Chance) -> Value;

    /// Returns the points that a force without faults spends on each thing. The game gives the things their names.
    fn spent(&self, setup: &Value, force: &Value) -> BTreeMap<String, i32>;
}

/// Boards, battlefields or tables of terrain.
pub trait Boards {
    /// Names the boards that come with the game.
    fn names(&self) -> Vec<String>;

    /// Returns the boards that come with the game as whole board files. The list is empty if [`Offer::own`] has them.
    fn files(&self) -> Vec<Value> {
        Vec::new()
    }

    /// Returns every fault of a board file as `{rule, because, …}`.
    ///
    /// # Errors
    /// A sentence, if the text is not a board file at all.
    fn check(&self, text: &str) -> Result<Vec<Value>, String>;

    /// Says whether a board with this fault may have no fault in another set-up, such as a larger table.
    fn fits_another(&self, _fault: &Value) -> bool {
        false
    }
}

/// Figures that players make themselves.
pub trait OwnFigures {
    /// Returns every fault of a figure as `{rule, because, …}`.
    ///
    /// # Errors
    /// A sentence, if the value is not a figure at all.
    fn judge(&self, figure: &Value) -> Result<Vec<Value>, String>;

    /// Returns the set-up of a game for two in which each player brings only this figure.
    ///
    /// # Errors
    /// A sentence, if the value is not a figure at all.
    fn duel(&self, figure: &Value) -> Result<Value, String>;
}

/// Questions that need no match, such as what a player's own figure would cost.
pub trait Reference {
    /// Answers a question in the game's own JSON. The same question has the same answer. An answer must be cheap to
    /// compute.
    ///
    /// # Errors
    /// A sentence that says why the question cannot be answered and what may be asked.
    fn look_up(&self, question: &Value) -> Result<Value, String>;
}
