//! A game behind a trait object: its entry and its rules, without its Rust types.

use crate::engine_seat::{self, EngineSeat};
use crate::lesson::Lesson;
use crate::opened::Opened;
use crate::puzzle::{self, Puzzle, PuzzleFile, PuzzleSearch, Tally};
use crate::record::{self, RecordLine, RecordViewer};
use crate::session::{Seated, Session};
use crate::{GameEntry, OpenError, PlayError, play};
use engine::NewGame;
use lab::{Batch, Report};
use print::Language;
use referee::{Chance, Match, Record, RecordHeader, ReplayError, RulesId, Status};
use rulebook::Rulebook;
use scenario::{ScenarioGame, Unreadable};
use search::{Level, Playable};
use serde_json::{Value, json};
use std::sync::OnceLock;

/// A game on the shelf, which is the list of all games. Callers use it through JSON and need not know its Rust types.
pub trait BoxedGame: Send + Sync {
    /// Returns what the game's crate says about it besides the rules, such as its options, boards and forces.
    fn entry(&self) -> &dyn GameEntry;

    /// Returns the game, its edition and the newest revision of its rules.
    fn rules(&self) -> RulesId;

    /// Returns English sentences for the game's events, as pairs of an event type and a sentence.
    /// `referee::Codec::sentences` explains their form.
    fn sentences(&self) -> &'static [(&'static str, &'static str)];

    /// Says whether the rules let nobody take a decision back (`referee::Codec::decisions_stay`).
    fn decisions_stay(&self) -> bool;

    /// Returns the names of the game's own reasons that a bot may give for a hint. The list leaves out the reasons that
    /// all games share ([`search::WINS`] and [`search::ONLY`]).
    fn reasons(&self) -> &'static [&'static str];

    /// Returns the highest level of the game's bots ([`Playable::HIGHEST`]).
    fn highest_level(&self) -> Level;

    /// Checks a complete set-up, with the forces of all seats.
    ///
    /// # Errors
    /// The set-up is not valid for the game.
    fn check(&self, setup: &Value) -> Result<(), OpenError>;

    /// Begins a game by the newest revision of its rules. The set-up must not ask for random choices, such as a random
    /// board: [`GameEntry::settle`] makes them. `chance` gives the luck of the start.
    ///
    /// # Errors
    /// The set-up is not valid for the game.
    fn open(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn Session>, OpenError>;

    /// Replays the start of a recorded game, by the revision of the rules that the header names.
    ///
    /// # Errors
    /// This build does not know the revision, or the header does not fit the rules.
    fn restart(&self, header: &RecordHeader) -> Result<Box<dyn Session>, ReplayError>;

    /// Replays a record, and compares every line of the replay with it. Returns the number of steps.
    ///
    /// # Errors
    /// The rules cannot be opened, or the replay differs from the record. The error names the first step that differs.
    fn verify(&self, record: &Record) -> Result<u32, ReplayError>;

    /// Replays a record, and passes its start and then each step to `line`. `eyes` says how much of the record to show.
    /// Returns the status of the game after the last step.
    ///
    /// # Errors
    /// The rules cannot be opened, or the replay differs from the record. The error names the first step that differs.
    /// The steps before it have already gone to `line`.
    fn tell(
        &self,
        record: &Record,
        eyes: RecordViewer,
        line: &mut dyn FnMut(RecordLine<'_>),
    ) -> Result<Status, ReplayError>;

    /// Runs every scenario of a scenario file of this game. The scenarios run by the revision that the file names, else
    /// by `revision`, and if that is `None`, by the newest.
    ///
    /// # Errors
    /// The text is not a valid scenario file of this game, or the revision is unknown.
    fn scenario(&self, text: &str, revision: Option<u32>) -> Result<scenario::Report, Unreadable>;

    /// Lets bots play a batch of games.
    ///
    /// # Errors
    /// No game was played, or the records could not be written. [`Report::faults`] has the faults of single games.
    fn play(&self, batch: &Batch, watch: lab::Watch<'_>) -> Result<Report, PlayError>;

    /// Opens a game for a bot in one seat, from the message `new_game` of the engine protocol.
    ///
    /// # Errors
    /// The set-up is not valid for the game, or the game has no seat of that name. Or this build does not know the
    /// revision of the rules.
    fn sit(&self, game: &NewGame) -> Result<Box<dyn EngineSeat>, String>;

    /// Returns the game's lessons, in the order in which learners take them.
    fn lessons(&self) -> &[Lesson];

    /// Returns the game's puzzles, in the order of its file: easy ones first.
    fn puzzles(&self) -> &[Puzzle];

    /// Lets bots play, and makes puzzles from positions of their games. Calls the progress function after each game.
    ///
    /// # Errors
    /// The game does not accept a set-up, or the number of bots is not the number of seats.
    fn find_puzzles(&self, search: &PuzzleSearch, progress: &mut dyn FnMut(&Tally)) -> Result<Tally, PlayError>;

    /// Solves a puzzle again, and compares the result with what the puzzle says. Returns every fault as a sentence; the
    /// list is empty if the proof succeeds.
    ///
    /// # Errors
    /// The set-up is not valid for the game.
    fn prove_puzzle(&self, puzzle: &Puzzle) -> Result<Vec<String>, OpenError>;
}

/// Joins the entry of a game with the game's rules, which are of type `G`.
pub fn boxed<G: ScenarioGame + Playable>(entry: &'static dyn GameEntry) -> Box<dyn BoxedGame> {
    Box::new(Boxed { entry, opened: Opened::<G>::new(), lessons: OnceLock::new(), puzzles: OnceLock::new() })
}

/// The entry of a game with a cache of opened games. Lessons and puzzles are read when they are first asked for.
struct Boxed<G> {
    entry: &'static dyn GameEntry,
    opened: Opened<G>,
    lessons: OnceLock<Vec<Lesson>>,
    puzzles: OnceLock<Vec<Puzzle>>,
}

impl<G: ScenarioGame + Playable> Boxed<G> {
    fn opened(&self, revision: Option<u32>, setup: &Value) -> Result<G, OpenError> {
        self.entry.check_edition(setup)?;
        self.opened.open(self.entry.about().id, revision, setup)
    }

    /// Opens a game by the rules and with the set-up that a record names.
    fn of_record(&self, header: &RecordHeader) -> Result<G, ReplayError> {
        self.opened(Some(header.rules.revision), &header.setup).map_err(|why| match why {
            OpenError::UnknownRevision { game, revision, newest } => {
                ReplayError::UnknownRevision { game, revision, newest }
            }
            other => ReplayError::new(0, other.to_string()),
        })
    }
}

impl<G: ScenarioGame + Playable> BoxedGame for Boxed<G> {
    fn entry(&self) -> &dyn GameEntry {
        self.entry
    }

    fn rules(&self) -> RulesId {
        let (game, edition) = (self.entry.about().id.into(), self.entry.edition().into());
        RulesId { game, edition, revision: G::REVISION }
    }

    fn sentences(&self) -> &'static [(&'static str, &'static str)] {
        G::sentences()
    }

    fn decisions_stay(&self) -> bool {
        G::decisions_stay()
    }

    fn highest_level(&self) -> Level {
        G::HIGHEST
    }

    fn reasons(&self) -> &'static [&'static str] {
        G::REASONS
    }

    fn check(&self, setup: &Value) -> Result<(), OpenError> {
        self.opened(None, setup).map(|_| ())
    }

    fn open(&self, setup: &Value, chance: &mut dyn Chance) -> Result<Box<dyn Session>, OpenError> {
        let game = self.opened(None, setup)?;
        Ok(Box::new(Seated::new(Match::start(game, chance))))
    }

    fn restart(&self, header: &RecordHeader) -> Result<Box<dyn Session>, ReplayError> {
        Ok(Box::new(Seated::new(Match::replay_start_with(self.of_record(header)?, header)?)))
    }

    fn verify(&self, record: &Record) -> Result<u32, ReplayError> {
        record::verify(self.of_record(&record.header)?, record)
    }

    fn tell(
        &self,
        record: &Record,
        eyes: RecordViewer,
        line: &mut dyn FnMut(RecordLine<'_>),
    ) -> Result<Status, ReplayError> {
        record::tell(self.of_record(&record.header)?, record, eyes, line)
    }

    fn scenario(&self, text: &str, revision: Option<u32>) -> Result<scenario::Report, Unreadable> {
        scenario::run_revision::<G>(text, revision)
    }

    fn play(&self, batch: &Batch, watch: lab::Watch<'_>) -> Result<Report, PlayError> {
        let revision = crate::opened::known_revision::<G>(&batch.game, batch.revision)?;
        play::play::<G>(self.entry, batch, watch, &|setup| {
            self.entry.check_edition(setup).and_then(|()| crate::open_setup::<G>(crate::read_setup(setup)?, revision))
        })
    }

    fn sit(&self, said: &NewGame) -> Result<Box<dyn EngineSeat>, String> {
        let game = self.opened(Some(said.rules.revision), &said.opened_with).map_err(|why| why.to_string())?;
        Ok(Box::new(engine_seat::Seated::sit(game, said)?))
    }

    fn lessons(&self) -> &[Lesson] {
        let read = |text: &&str| Lesson::parse(text).expect("tests check the lessons on the shelf");
        self.lessons.get_or_init(|| self.entry.lessons().iter().map(read).collect())
    }

    fn puzzles(&self) -> &[Puzzle] {
        let read = |text| PuzzleFile::parse(text).expect("tests check the puzzles on the shelf").puzzles;
        self.puzzles.get_or_init(|| self.entry.puzzles().map(read).unwrap_or_default())
    }

    fn find_puzzles(&self, search: &PuzzleSearch, progress: &mut dyn FnMut(&Tally)) -> Result<Tally, PlayError> {
        let revision = crate::opened::known_revision::<G>(&search.batch.game, search.batch.revision)?;
        play::find_puzzles::<G>(self.entry, search, progress, &|setup| {
            self.entry.check_edition(setup).and_then(|()| crate::open_setup::<G>(crate::read_setup(setup)?, revision))
        })
    }

    fn prove_puzzle(&self, puzzle: &Puzzle) -> Result<Vec<String>, OpenError> {
        let game = self.opened(None, &puzzle.setup)?;
        Ok(puzzle::prove_again(game, puzzle, &mut crate::lesson::scripted(&puzzle.luck)))
    }
}

impl dyn BoxedGame {
    /// Returns the data with which a client offers the game, such as boards, options, levels, seats and lessons. The
    /// field `own` holds further data in the game's own JSON.
    pub fn page(&self) -> Value {
        let (entry, about) = (self.entry(), self.entry().about());
        let offer = entry.offer();
        json!({
            "id": about.id,
            "boards": entry.boards().map(|boards| boards.files()).unwrap_or_default(),
            "options": offer.options,
            "levels": (1..=self.highest_level().number()).collect::<Vec<_>>(),
            "seats": offer.seats,
            "players": about.players,
            "brings": entry.forces().map(|forces| forces.word()),
            "lessons": self.lessons().iter().map(Lesson::listed).collect::<Vec<_>>(),
            "own": offer.own,
        })
    }

    /// Returns the rulebook in a language, without the clauses of other editions.
    pub fn rulebook(&self, language: Language) -> Rulebook {
        let entry = self.entry();
        let mut book = Rulebook::parse(entry.rulebook(language)).expect("tests check the rulebooks on the shelf");
        let is_foreign = |id: &str| entry.foreign_clauses().iter().any(|letters| id.starts_with(letters));
        book.chapters.iter_mut().for_each(|chapter| chapter.clauses.retain(|entry| !is_foreign(&entry.id)));
        book.chapters.retain(|chapter| !chapter.clauses.is_empty());
        book
    }
}
