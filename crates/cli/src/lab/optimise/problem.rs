//! Makes forces for an evolution, and lets them play.

use ::lab::{Batch, BatchSetup, EvolutionProblem, EvolutionQuestion, Fault, Meeting, Played, Watch};
use referee::{Chance, Clause};
use search::{Bot, Level};
use serde_json::Value;
use shelf::{BoxedGame, Forces, OpenError, PlayError};

/// The clause of the draw of a board for a new force. No rulebook has it.
const DRAW: Clause = Clause::new("LAB-FORCE-02");
/// How often to try to make a force without faults.
const TRIES: u32 = 200;

/// Makes the forces of a game, as a question asks for them.
pub(super) struct ForceProblem<'a> {
    game: &'static dyn BoxedGame,
    question: &'a EvolutionQuestion,
    bot: Bot,
}

impl<'a> ForceProblem<'a> {
    pub(super) fn new(game: &'static dyn BoxedGame, question: &'a EvolutionQuestion) -> ForceProblem<'a> {
        let level = Level::new(question.level).expect("the command line takes levels only");
        ForceProblem { game, question, bot: Bot::Search(level) }
    }

    fn forces(&self) -> &'static dyn Forces {
        self.game.entry().forces().expect("only games with forces are optimised")
    }

    /// Returns whether a force has no faults on any set-up.
    fn is_sound(&self, force: &Value) -> bool {
        let forces = self.forces();
        let is_sound = |ground: &BatchSetup| forces.check(&ground.setup, force).is_ok_and(|faults| faults.is_empty());
        self.question.grounds.iter().all(is_sound)
    }

    /// Returns the batch of the two games of a trial, without forces.
    fn batch(&self, trial: u32) -> Batch {
        let EvolutionQuestion { game, grounds, seed, .. } = self.question;
        let grounds = grounds.clone();
        let bots = vec![self.bot; 2];
        let mut batch = Batch {
            game: game.clone(),
            grounds,
            bots,
            first: 2 * trial,
            games: 2,
            seed: *seed,
            jobs: 1,
            ..Batch::default()
        };
        // A batch opens the game on each of its grounds, but the trial needs only one.
        batch.grounds = vec![batch.ground(batch.first).clone()];
        batch
    }
}

impl EvolutionProblem for ForceProblem<'_> {
    type Error = String;

    fn opponent(&self, trial: u32, luck: &mut dyn Chance) -> Value {
        let seat = &self.question.seats[trial as usize / 2 % self.question.seats.len()];
        let setup = &self.batch(trial).grounds[0].setup;
        self.forces().build(setup, seat, self.bot, luck)
    }

    fn build(&self, luck: &mut dyn Chance) -> Option<Value> {
        let EvolutionQuestion { grounds, seats, .. } = self.question;
        let mut build = || {
            let ground = luck.below(grounds.len() as u32, DRAW) as usize;
            let seat = luck.below(seats.len() as u32, DRAW) as usize;
            self.forces().build(&grounds[ground].setup, &seats[seat], self.bot, luck)
        };
        (0..TRIES).map(|_| build()).find(|force| self.is_sound(force))
    }

    fn vary(&self, force: &Value, other: &Value, luck: &mut dyn Chance) -> Option<Value> {
        let variations = self.forces().variations().expect("only games with variations are optimised");
        let setup = &self.question.grounds[0].setup;
        let mut vary = || variations.vary(setup, force, other, luck);
        (0..TRIES).map(|_| vary()).find(|varied| varied != force && self.is_sound(varied))
    }

    /// Returns no games at all if the game does not allow the two forces together.
    fn meet(&self, force: &Value, opponent: &Value, trial: u32) -> Result<Meeting, String> {
        let batch = Batch { forces: vec![Some(force.clone()), Some(opponent.clone())], ..self.batch(trial) };
        let mut meeting = Meeting::default();
        let played = &mut |game: &Result<Played, Fault>| match game {
            Ok(played) => {
                let winners: Vec<usize> = played.winners.iter().map(|seat| played.contestants[seat.index()]).collect();
                match winners[..] {
                    [0] => meeting.won += 1,
                    [_] => meeting.lost += 1,
                    _ => meeting.drawn += 1,
                }
            }
            Err(fault) => meeting.faults.push(fault.clone()),
        };
        let watch = Watch { progress: &mut |_| (), played: Some(played), records: None };
        match self.game.play(&batch, watch) {
            Ok(_) | Err(PlayError::OpenError(OpenError::Refused(_))) => Ok(meeting),
            Err(why) => Err(why.to_string()),
        }
    }
}
