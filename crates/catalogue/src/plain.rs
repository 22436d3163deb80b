//! The entry of a game without forces or boards, whose JSON, schemas and TypeScript are all derived from its types.

use crate::{About, GameEntry, Language, Offer, Trials};
use referee::{Codec, PlainCodec};
use scenario::PlainScenarios;
use schemars::{JsonSchema, Schema, schema_for};
use serde::Deserialize;
use serde_json::Value;
use std::marker::PhantomData;
use ts_rs::TS;
use typescript::Declarations;

/// What a game says about itself. [`PlainEntry`] makes a [`GameEntry`] from it.
pub trait PlainGame:
    PlainScenarios<
        Setup: TS + JsonSchema,
        View: TS,
        Event: TS,
        Action: TS + JsonSchema,
        State: JsonSchema,
        Options: JsonSchema,
    >
{
    /// Name, title, tagline, number of players, and length of a game.
    const ABOUT: About;
    /// The edition of the printed rules.
    const EDITION: &'static str;
    /// The rulebook in English and in Korean.
    const RULEBOOKS: [&'static str; 2];
    /// The texts of the game's lesson files, in the order in which lessons are taken.
    const LESSONS: &'static [&'static str] = &[];
    /// The text of the game's file of puzzles, if it has puzzles.
    const PUZZLES: Option<&'static str> = None;
    /// The names of two schemas: of the set-up, and of scenario files, such as `toy-battle-scenarios`.
    const SCHEMAS: [&'static str; 2];
    /// The games that bots play to test the game.
    const TRIALS: Trials;

    /// Returns the options as `{key, kind, default, clause, …}`, in the order of the rulebook.
    fn options() -> Vec<Value> {
        Vec::new()
    }

    /// Returns the set-up for a number of seats and these options.
    fn plan(seats: usize, options: &Value) -> Value;
}

/// The entry of a game that is a [`PlainGame`].
pub struct PlainEntry<G>(PhantomData<fn() -> G>);

impl<G> PlainEntry<G> {
    /// Makes the entry, which has no fields.
    pub const fn new() -> PlainEntry<G> {
        PlainEntry(PhantomData)
    }
}

impl<G> Default for PlainEntry<G> {
    fn default() -> PlainEntry<G> {
        PlainEntry::new()
    }
}

impl<G: PlainGame> GameEntry for PlainEntry<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn edition(&self) -> &'static str {
        G::EDITION
    }

    fn rulebook(&self, language: Language) -> &'static str {
        let [english, korean] = G::RULEBOOKS;
        match language {
            Language::English => english,
            Language::Korean => korean,
        }
    }

    fn lessons(&self) -> &'static [&'static str] {
        G::LESSONS
    }

    fn puzzles(&self) -> Option<&'static str> {
        G::PUZZLES
    }

    fn offer(&self) -> Offer {
        Offer { options: G::options(), seats: <G as PlainCodec>::SEATS, own: Value::Null }
    }

    fn trials(&self) -> Trials {
        G::TRIALS
    }

    fn plan(&self, _board: Option<&Value>, seats: usize, options: &Value) -> Value {
        G::plan(seats, options)
    }

    fn declare(&self, types: &mut Declarations) {
        types.add::<G::Setup>();
        types.add::<G::View>();
        types.add::<G::Action>();
        types.add::<G::Event>();
    }

    fn schemas(&self) -> Vec<(&'static str, Schema)> {
        let [setup, scenarios] = G::SCHEMAS;
        vec![(setup, schema_for!(G::Setup)), (scenarios, scenario::schema::<G, G::Action>())]
    }

    /// Returns the seats of the table that a set-up opens. If the set-up cannot be opened, returns all seats of the
    /// game.
    fn seats_of(&self, setup: &Value) -> Vec<String> {
        let table = G::Setup::deserialize(setup).ok().and_then(|setup| G::open(setup).ok());
        let all = || <G as PlainCodec>::SEATS.iter().map(ToString::to_string).collect();
        table.map_or_else(all, |table| table.seat_names())
    }
}
