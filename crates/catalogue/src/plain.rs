//! A ready-made [`GameEntry`] for a game without forces or boards. Its JSON, schemas and TypeScript are derived from
//! its Rust types.

use crate::{About, GameEntry, Language, Offer, Trials};
use referee::{Codec, PlainCodec};
use scenario::PlainScenarios;
use schemars::{JsonSchema, Schema, schema_for};
use serde::Deserialize;
use serde_json::Value;
use std::marker::PhantomData;
use typescript::Declarations;

/// What [`PlainEntry`] needs to know of a game to be its [`GameEntry`].
pub trait PlainGame:
    PlainScenarios<
        Setup: JsonSchema,
        View: JsonSchema,
        Event: JsonSchema,
        Action: JsonSchema,
        State: JsonSchema,
        Options: JsonSchema,
    >
{
    /// What a list of games shows: name, tagline, number of players, and length.
    const ABOUT: About;
    /// The edition of the printed rules.
    const EDITION: &'static str;
    /// The rulebook in English and in Korean.
    const RULEBOOKS: [&'static str; 2];
    /// The texts of the game's lesson files, in the order in which learners take them.
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
    /// Makes the entry, which holds no data.
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

    /// Returns the names of the seats of a game with this set-up. If the set-up is not valid, returns all seats of the
    /// game.
    fn seats_of(&self, setup: &Value) -> Vec<String> {
        let table = G::Setup::deserialize(setup).ok().and_then(|setup| G::open(setup).ok());
        let all = || <G as PlainCodec>::SEATS.iter().map(ToString::to_string).collect();
        table.map_or_else(all, |table| table.seat_names())
    }
}
