//! The shelf: the list of all games in this build. Each function finds a game by its name and passes the call on to
//! that game.

mod games;

pub use catalogue::{
    About, Answerer, BoxedGame, Drafts, EngineSeat, Forces, Judge, Moment, OpenError, PlayError, Pricing, PrintError,
    RecordLine, RecordViewer, Refused, Scale, Session, Step, Thinker, Thinking, Variations, listed, sentences,
};
pub use catalogue::{analysis, lesson, puzzle};

use games::GAMES;
use print::{Language, Printout};
use referee::{Chance, RecordHeader, ReplayError, RulesId};
use rulebook::Rulebook;
use scenario::{Report, Unreadable};
use search::Bot;
use serde_json::{Value, json};

/// Returns the games in the order in which players see them.
pub fn games() -> impl Iterator<Item = &'static dyn BoxedGame> {
    GAMES.iter().map(AsRef::as_ref)
}

/// Returns the game with this name, such as `toy-battle`.
pub fn find(game: &str) -> Option<&'static dyn BoxedGame> {
    games().find(|boxed| boxed.entry().about().id == game)
}

/// Like [`find`], with an error that lists the known games.
///
/// # Errors
/// The game is unknown.
pub fn named(game: &str) -> Result<&'static dyn BoxedGame, OpenError> {
    find(game).ok_or_else(|| OpenError::NoSuchGame { game: game.into(), known: names() })
}

/// Returns the names of all games, in the order of [`games()`].
pub fn names() -> Vec<&'static str> {
    games().map(|boxed| boxed.entry().about().id).collect()
}

/// Returns what players see of each game when they choose one, in the order of [`games()`].
pub fn catalogue() -> Vec<About> {
    games().map(|boxed| boxed.entry().about()).collect()
}

/// Answers a question about a game for which no match is needed. Question and answer are in the game's own JSON. `None`
/// if the game is unknown.
///
/// # Errors
/// A sentence that says why the question cannot be answered and what may be asked.
pub fn consult(game: &str, question: &Value) -> Option<Result<Value, String>> {
    let reference = find(game)?.entry().reference();
    Some(reference.map_or_else(
        || Err("this game answers no questions without a match".into()),
        |reference| reference.look_up(question),
    ))
}

/// Checks a set-up before the players have brought their forces, such as armies. The set-up must not hold a force. If
/// the game has no forces, the set-up must be complete.
///
/// # Errors
/// The game is unknown, or the set-up is not valid for it.
pub fn check_setup(game: &str, setup: &Value) -> Result<(), OpenError> {
    let boxed = named(game)?;
    match boxed.entry().forces() {
        Some(forces) => forces.check_setup(setup),
        None => boxed.check(setup),
    }
}

/// Returns a set-up with these options. It has the `board` only if the game has boards, and uses `seats` only if
/// players choose the number of seats.
pub fn plan(game: &str, board: Option<&Value>, seats: usize, options: &Value) -> Value {
    let plain = || json!({ "board": board, "options": options });
    find(game).map_or_else(plain, |boxed| boxed.entry().plan(board, seats, options))
}

/// Draws everything that a set-up leaves to chance, such as `"board": "random"`. Returns the set-up with the results.
pub fn settle(game: &str, setup: &Value, chance: &mut dyn Chance) -> Value {
    find(game).map_or_else(|| setup.clone(), |boxed| boxed.entry().settle(setup, chance))
}

/// Begins a game by the newest revision of its rules, with the set-up that [`settle`] returns.
///
/// # Errors
/// The game is unknown, or the set-up is not valid for it.
pub fn open(game: &str, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn Session>, OpenError> {
    let boxed = named(game)?;
    let setup = boxed.entry().settle(setup, chance);
    boxed.open(&setup, chance)
}

/// Returns the game that a record names.
///
/// # Errors
/// The game is unknown. The error names step 0.
pub fn of_record(header: &RecordHeader) -> Result<&'static dyn BoxedGame, ReplayError> {
    named(&header.rules.game).map_err(|why| ReplayError::new(0, why.to_string()))
}

/// Replays the start of a recorded game, by the revision of the rules that the header names.
///
/// # Errors
/// The game is unknown, this build does not know the revision, or the header does not fit the rules.
pub fn replay_start(header: &RecordHeader) -> Result<Box<dyn Session>, ReplayError> {
    of_record(header)?.restart(header)
}

/// Returns the data with which a client offers a game: boards, options, levels, seats, forces, and more in the game's
/// own JSON. `None` if the game is unknown.
pub fn page(game: &str) -> Option<Value> {
    Some(find(game)?.page())
}

/// Returns the names of the boards or battlefields that come with a game. The list is empty if the game has none.
pub fn boards(game: &str) -> Vec<String> {
    let boards = find(game).and_then(|boxed| boxed.entry().boards());
    boards.map(|boards| boards.names()).unwrap_or_default()
}

/// Returns the game, its edition and the newest revision of its rules. `None` if the game is unknown.
pub fn rules(game: &str) -> Option<RulesId> {
    Some(find(game)?.rules())
}

/// Returns every fault of a board file as `{rule, because, …}`. `None` if the game has no boards.
///
/// # Errors
/// The text is not a board file at all. The error is a sentence.
pub fn check_board(game: &str, text: &str) -> Option<Result<Vec<Value>, String>> {
    Some(find(game)?.entry().boards()?.check(text))
}

/// Returns a game's rulebook without the clauses of other editions. It is in Korean if `language` is `ko`, and in
/// English otherwise.
pub fn rulebook(game: &str, language: &str) -> Option<Rulebook> {
    let language = if language == "ko" { Language::Korean } else { Language::English };
    Some(find(game)?.rulebook(language))
}

/// Runs every scenario of a file by the rules of the game that the file names. If the file names no revision, the
/// scenarios run by `revision`, or else by the newest.
///
/// # Errors
/// The text is not a valid scenario file, or its game or revision is unknown.
pub fn scenario(text: &str, revision: Option<u32>) -> Result<Report, Unreadable> {
    let game = scenario::game_of(text)?;
    match find(&game) {
        Some(boxed) => boxed.scenario(text, revision),
        None => Err(Unreadable::Game { game, known: names().into_iter().map(str::to_owned).collect() }),
    }
}

/// Returns what the game calls the force that every seat brings, such as `army`. `None` if the game has no forces.
pub fn brings(game: &str) -> Option<&'static str> {
    Some(find(game)?.entry().forces()?.word())
}

/// Returns every fault of a force for a set-up as `{rule, because, …}`. `None` if the game has no forces.
///
/// # Errors
/// The value is not a force at all. The error is a sentence.
pub fn check_force(game: &str, setup: &Value, force: &Value) -> Option<Result<Vec<Value>, String>> {
    Some(find(game)?.entry().forces()?.check(setup, force))
}

/// Returns what a force costs, in the game's own JSON. `None` if the game's forces have no prices or the force is not
/// valid.
pub fn bill(game: &str, setup: &Value, force: &Value) -> Option<Value> {
    find(game)?.entry().forces()?.bill(setup, force)
}

/// Returns the set-up with the force of a seat added. If the game has no forces, the set-up stays as it is.
pub fn bring(game: &str, setup: &Value, seat: &str, force: &Value) -> Value {
    let forces = find(game).and_then(|boxed| boxed.entry().forces());
    forces.map_or_else(|| setup.clone(), |forces| forces.bring(setup, seat, force))
}

/// Lets a bot build the force of a seat, for this set-up. `None` if the game has no forces.
pub fn bot_force(game: &str, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Option<Value> {
    Some(find(game)?.entry().forces()?.build(setup, seat, bot, chance))
}

/// Returns what to print for a force: its cards, and pieces for the table such as templates. `None` if the game has no
/// forces.
///
/// # Errors
/// The value is not a force, or the force has faults.
pub fn printed(
    game: &str,
    setup: &Value,
    force: &Value,
    language: Language,
) -> Option<Result<Box<dyn Printout>, PrintError>> {
    let forces = find(game)?.entry().forces()?;
    let faults = forces.check(setup, force).map_err(PrintError::Unreadable);
    Some(faults.and_then(|faults| match faults.is_empty() {
        true => forces.printout(setup, force, language),
        false => Err(PrintError::Refused(faults)),
    }))
}
