//! The traits that the crate of a game implements for the shelf, which is the list of all games.

use crate::{About, OpenError, PrintError, Printout, Trials};
use print::Language;
use referee::Chance;
use schemars::Schema;
use search::Bot;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use typescript::Declarations;

/// What players can choose before a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offer {
    /// The options as `{key, kind, default, clause, …}`, in the order of the rulebook.
    pub options: Vec<Value>,
    /// The names of the seats, in seat order. A table with fewer seats has the first ones.
    pub seats: &'static [&'static str],
    /// Further data for the game's own front end, in the game's own JSON.
    pub own: Value,
}

/// The entry of a game on the shelf. An edition that the shelf lists separately has an entry of its own.
pub trait GameEntry: Send + Sync {
    /// Returns what a list of games shows: name, tagline, number of players, and length.
    fn about(&self) -> About;

    /// Returns the edition of the printed rules, such as `2006`.
    fn edition(&self) -> &'static str;

    /// Returns the Markdown text of the rulebook. All editions of a game share this rulebook.
    fn rulebook(&self, language: Language) -> &'static str;

    /// Returns the texts of the game's lesson files, in the order in which learners take them.
    fn lessons(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns the text of the game's file of puzzles, if it has puzzles.
    fn puzzles(&self) -> Option<&'static str> {
        None
    }

    /// Returns the prefixes of ids, such as `PA2-`, that mark clauses of other editions in the shared rulebook.
    fn foreign_clauses(&self) -> &'static [&'static str] {
        &[]
    }

    /// Returns what players can choose before a game.
    fn offer(&self) -> Offer;

    /// Says which matches bots play to test this game, for example for golden records.
    fn trials(&self) -> Trials;

    /// Returns a set-up for this board, this number of seats and these options. A game without boards ignores `board`,
    /// and a game with a fixed number of seats ignores `seats`.
    fn plan(&self, board: Option<&Value>, _seats: usize, options: &Value) -> Value {
        json!({ "board": board, "options": options })
    }

    /// Returns a set-up that leaves nothing to chance. If `setup` asks for a random board, for example, the result
    /// names one.
    fn settle(&self, setup: &Value, _chance: &mut dyn Chance) -> Value {
        setup.clone()
    }

    /// Checks that a set-up does not name another edition.
    ///
    /// # Errors
    /// The set-up names another edition.
    fn check_edition(&self, _setup: &Value) -> Result<(), OpenError> {
        Ok(())
    }

    /// Returns the interface for forces: what each player brings to the game, such as an army. `None` if players bring
    /// nothing to the game.
    fn forces(&self) -> Option<&dyn Forces> {
        None
    }

    /// Returns the interface for boards. `None` if the game has no boards.
    fn boards(&self) -> Option<&dyn Boards> {
        None
    }

    /// Returns the [`Reference`], which answers questions about the game even without a match. `None` if the game
    /// answers no such questions.
    fn reference(&self) -> Option<&dyn Reference> {
        None
    }

    /// Returns the interface for figures that players design. `None` if they design none.
    fn own_figures(&self) -> Option<&dyn OwnFigures> {
        None
    }

    /// Returns the constants of the game's physical simulation, as the text of a JSON file. `None` if the game has no
    /// simulation.
    fn constants(&self) -> Option<&'static str> {
        None
    }

    /// Adds the types of the game's own JSON, for which the front end needs TypeScript.
    fn declare(&self, types: &mut Declarations);

    /// Returns the JSON Schemas of the game's files, each with a name, such as `toy-battle-board`.
    fn schemas(&self) -> Vec<(&'static str, Schema)>;

    /// Returns the names of the seats that a set-up lists under `seats`, or else the names of all seats of the game.
    fn seats_of(&self, setup: &Value) -> Vec<String> {
        let named = serde_json::from_value(setup["seats"].clone()).ok();
        named.unwrap_or_else(|| self.offer().seats.iter().map(|seat| (*seat).to_owned()).collect())
    }
}

/// Checks, builds and prints forces. A force is what every seat brings to a game before play, such as an army. The
/// server hides each force from the other seats until every seat has brought one.
pub trait Forces {
    /// Returns what the game calls a force, such as `army`.
    fn word(&self) -> &'static str;

    /// Checks a set-up before any seat has brought a force. The set-up must not hold a force.
    ///
    /// # Errors
    /// The game does not allow the set-up. The error lists all faults.
    fn check_setup(&self, setup: &Value) -> Result<(), OpenError>;

    /// Returns every fault that a force has under a set-up, each as `{rule, because, …}`.
    ///
    /// # Errors
    /// The value does not have the shape of a force. The error is a sentence.
    fn check(&self, setup: &Value, force: &Value) -> Result<Vec<Value>, String>;

    /// Returns what each part of a force costs, in the game's own JSON. `None` if forces have no prices or the force is
    /// not valid.
    fn bill(&self, _setup: &Value, _force: &Value) -> Option<Value> {
        None
    }

    /// Returns the set-up with the force of a seat added.
    fn bring(&self, setup: &Value, seat: &str, force: &Value) -> Value;

    /// Lets a bot build a force for a seat. The force has no faults for this set-up.
    fn build(&self, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Value;

    /// Returns the [`Drafts`] that make forces for experiments. `None` if forces have no prices.
    fn drafts(&self) -> Option<&dyn Drafts> {
        None
    }

    /// Returns the [`Pricing`] that fits the house prices of the game. `None` if the game has no house prices.
    fn pricing(&self) -> Option<&dyn Pricing> {
        None
    }

    /// Returns the [`Variations`] that change forces at random. `None` if the game does not offer that.
    fn variations(&self) -> Option<&dyn Variations> {
        None
    }

    /// Returns the forces that come with the game, as they are offered with the options of a set-up.
    fn ready(&self, setup: &Value) -> Vec<Value>;

    /// Returns what to print for a force: its cards, and templates or labels for the table.
    ///
    /// # Errors
    /// The JSON is not a force, or the force has faults.
    fn printout(&self, setup: &Value, force: &Value, language: Language) -> Result<Box<dyn Printout>, PrintError>;
}

/// Makes random forces of unequal cost, for experiments that measure how much a point of cost is worth.
pub trait Drafts {
    /// Says why nothing can be measured with this set-up, in a sentence.
    ///
    /// # Errors
    /// Some forces of [`Drafts::draft`] would not be allowed.
    fn suits(&self, _setup: &Value) -> Result<(), String> {
        Ok(())
    }

    /// Returns the set-up with one change: a force may cost less than the limit.
    fn setup(&self, setup: &Value) -> Value;

    /// Makes a random force for a seat. The force leaves some of the points unspent and has no faults for this set-up.
    fn draft(&self, setup: &Value, seat: &str, chance: &mut dyn Chance) -> Value;

    /// Returns how many points a force without faults spends on each thing, such as a kind of figure. The game names
    /// the things.
    fn spent(&self, setup: &Value, force: &Value) -> BTreeMap<String, i32>;
}

/// Fits house prices: prices that a game offers beside those of its printed rules. A table of prices is JSON in the
/// format of the game's own file.
pub trait Pricing {
    /// Returns the table that gives every thing the price of the printed rules. Its version is 1.
    fn printed(&self) -> Value;

    /// Reads a table. Returns it complete, or says why it cannot be read.
    ///
    /// # Errors
    /// The table is not one of this game.
    fn read(&self, table: &Value) -> Result<Value, String>;

    /// Says why no prices can be fitted with this set-up, in a sentence.
    ///
    /// # Errors
    /// Some forces of [`Pricing::draft`] would not be allowed.
    fn suits(&self, setup: &Value) -> Result<(), String>;

    /// Returns the set-up with the highest limit of points. So forces of [`Pricing::draft`] are allowed even if they
    /// cost more by the printed prices than by the table, up to four times as much.
    fn setup(&self, setup: &Value) -> Value;

    /// Makes a random force for a seat, by a table of prices. The force leaves some of the points of `setup` unspent.
    fn draft(&self, setup: &Value, table: &Value, seat: &str, chance: &mut dyn Chance) -> Value;

    /// Returns how many points a force spends on each thing by a table. The game names the things.
    fn spent(&self, setup: &Value, table: &Value, force: &Value) -> BTreeMap<String, i32>;

    /// Multiplies the prices of things by factors, and rounds them to points that the game allows. A thing without a
    /// factor keeps its price, unless the order of prices forbids that.
    fn scaled(&self, table: &Value, scales: &BTreeMap<String, Scale>) -> Value;

    /// Returns the price of each thing by a table, in words, such as `20`.
    fn told(&self, table: &Value) -> BTreeMap<String, String>;
}

/// By how much the price of a thing changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scale {
    /// The new price, in thousandths of the old one.
    pub thousandths: u32,
    /// How sure this is: proportional to 1 divided by the variance, and at least 1. If the order of prices forbids two
    /// new prices, the surer one changes less.
    pub certainty: u32,
}

/// Changes forces at random, for the search for the strongest force.
pub trait Variations {
    /// Returns a copy of a force with one or a few random changes. A change may take a part from `other`, which is also
    /// a force. Any force must be within reach of many small changes. The result may equal `force`, or have faults:
    /// [`Forces::check`] finds them.
    fn vary(&self, setup: &Value, force: &Value, other: &Value, chance: &mut dyn Chance) -> Value;

    /// Returns what a force consists of, in English: a few words for each part, such as for a figure.
    fn parts(&self, setup: &Value, force: &Value) -> Vec<String>;
}

/// Lists and checks boards. In some games a board is called a battlefield or a table.
pub trait Boards {
    /// Returns the names of the boards that come with the game.
    fn names(&self) -> Vec<String>;

    /// Returns the boards that come with the game, each as a whole board file. The list is empty if [`Offer::own`] has
    /// them.
    fn files(&self) -> Vec<Value> {
        Vec::new()
    }

    /// Returns every fault of a board file as `{rule, because, …}`.
    ///
    /// # Errors
    /// The text does not have the shape of a board file. The error is a sentence.
    fn check(&self, text: &str) -> Result<Vec<Value>, String>;

    /// Says whether this fault of a board depends on the set-up. For example, a board that is too large for one table
    /// may fit a larger one.
    fn fits_another(&self, _fault: &Value) -> bool {
        false
    }
}

/// Checks figures that players design themselves.
pub trait OwnFigures {
    /// Returns every fault of a figure as `{rule, because, …}`.
    ///
    /// # Errors
    /// The value does not have the shape of a figure. The error is a sentence.
    fn judge(&self, figure: &Value) -> Result<Vec<Value>, String>;

    /// Returns the set-up of a game for two in which each player brings only this figure.
    ///
    /// # Errors
    /// The value does not have the shape of a figure. The error is a sentence.
    fn duel(&self, figure: &Value) -> Result<Value, String>;
}

/// Answers questions about a game for which no match is needed, such as what a figure would cost.
pub trait Reference {
    /// Answers a question. Question and answer are in the game's own JSON. The same question always has the same
    /// answer. An answer must be cheap to compute.
    ///
    /// # Errors
    /// A sentence that says why the question cannot be answered and what may be asked.
    fn look_up(&self, question: &Value) -> Result<Value, String>;
}
