//! Plays a lesson by the rules of its game.

use super::luck::Luck;
use super::{Act, Lesson, Otherwise, Pattern, Text};
use crate::session::{Refused, Session, Step};
use crate::{BoxedGame, OpenError};
use referee::{Rejected, Seat, Seats, Status, Viewer};
use serde_json::Value;

/// Why a lesson does not fit its game, so that nobody can play it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LessonError {
    /// The set-up is not valid for the game.
    #[error(transparent)]
    Setup(#[from] OpenError),
    /// The game has no seat of this name.
    #[error("there is no seat {seat:?}; the seats are {}", .seats.join(", "))]
    Seat {
        /// The seat that the lesson names.
        seat: String,
        /// The names of all seats of the game.
        seats: Vec<String>,
    },
    /// The rules forbid a decision in `before` or `then`, which the lesson itself carries out.
    #[error("{place}: {why}")]
    Act {
        /// The place in the file, such as `before[1]`.
        place: String,
        /// The reason, and the clause that forbids the decision.
        why: String,
    },
    /// A scripted value of luck cannot be drawn.
    #[error("a value in `luck` is wrong: {0}")]
    Luck(String),
}

/// The answer to a decision of the learner.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The decision was carried out. [`Played::done`] says whether it completed the step.
    Taken,
    /// The rules forbid the decision.
    Refused(Refused),
    /// The rules allow the decision, but the present step does not accept it. The text is the lesson's reply, if the
    /// lesson has a reply to this decision.
    Otherwise(Option<Text>),
}

/// A lesson in progress.
pub struct Played<'a> {
    lesson: &'a Lesson,
    /// The game of the lesson, in its present position.
    pub session: Box<dyn Session>,
    luck: Luck,
    /// The learner's seat.
    pub seat: Seat,
    /// How many steps the learner has completed.
    pub done: usize,
}

impl<'a> Played<'a> {
    /// Begins a lesson: opens its set-up and carries out the decisions in `before`.
    ///
    /// # Errors
    /// The lesson does not fit its game.
    pub fn start(game: &dyn BoxedGame, lesson: &'a Lesson) -> Result<Played<'a>, LessonError> {
        let mut luck = Luck::new(&lesson.luck, lesson.seed);
        let session = game.open(&lesson.setup, &mut luck)?;
        let seat = seat_of(session.as_ref(), &lesson.seat)?;
        let mut played = Played { lesson, session, luck, seat, done: 0 };
        for (n, act) in lesson.before.iter().enumerate() {
            played.carry_out(act, || format!("before[{n}]"))?;
        }
        played.check_luck()?;
        Ok(played)
    }

    /// Says whether the learner has completed all steps.
    pub fn is_over(&self) -> bool {
        self.done == self.lesson.steps.len()
    }

    /// Returns the ids of the clauses that have scripted values left.
    pub fn luck_left(&self) -> Vec<&str> {
        self.luck.left()
    }

    /// Answers a decision of the learner. If the present step accepts or allows the decision, this carries it out, and
    /// then the decisions in `then`. It calls `told` for each step of the game that it took. If the lesson is over, the
    /// answer is the text of `end`.
    ///
    /// # Errors
    /// The lesson does not fit its game.
    pub fn act(
        &mut self,
        action: &Value,
        told: &mut dyn FnMut(&dyn Session, Seat, &Step),
    ) -> Result<Answer, LessonError> {
        let Some(step) = self.lesson.steps.get(self.done) else {
            return Ok(Answer::Otherwise(Some(self.lesson.end.clone())));
        };
        let does = step.accept.as_ref().map_or_else(|| step.play == *action, |accept| accept.fits(action))
            || (step.wins && self.wins(action))
            || step.brings.as_ref().is_some_and(|event| self.brings(action, event, &step.then));
        let is_allowed = || step.allow.as_ref().is_some_and(|allow| allow.fits(action));
        if !does && !is_allowed() {
            let otherwise = || Answer::Otherwise(said(&step.otherwise, action));
            return Ok(self.refusal(action).map_or_else(otherwise, Answer::Refused));
        }
        match self.session.act(self.seat, action, &mut self.luck) {
            Ok(taken) => told(self.session.as_ref(), self.seat, &taken),
            Err(rejected) => return Ok(Answer::Refused(refused(rejected))),
        }
        if does {
            for (n, act) in step.then.iter().enumerate() {
                let done = self.done;
                let (seat, taken) = self.carry_out(act, || format!("steps[{done}].then[{n}]"))?;
                told(self.session.as_ref(), seat, &taken);
            }
            self.done += 1;
        }
        self.check_luck()?;
        Ok(Answer::Taken)
    }

    /// Carries out an attempt, such as a shot, on a copy of the game, if the present step has `wins`. Calls `told` with
    /// the outcome, so that the learner sees the shot miss. Does nothing for other decisions and steps.
    pub fn attempt(&self, action: &Value, told: &mut dyn FnMut(&dyn Session, &Step)) {
        let takes_wins = self.lesson.steps.get(self.done).is_some_and(|step| step.wins);
        if takes_wins && self.session.is_attempt(action) {
            let (mut ahead, mut luck) = (self.session.fork(), self.luck.clone());
            if let Ok(step) = ahead.act(self.seat, action, &mut luck) {
                told(ahead.as_ref(), &step);
            }
        }
    }

    /// Returns why the rules forbid a decision of the learner, or `None` if they allow it.
    pub fn refusal(&self, action: &Value) -> Option<Refused> {
        self.session.refusal(self.seat, action).unwrap_or_else(|why| Some(senseless(why)))
    }

    /// Says whether a decision makes the learner the only winner, when `then` and the decisions of all later steps
    /// follow it.
    fn wins(&self, action: &Value) -> bool {
        let (mut ahead, mut luck) = (self.session.fork(), self.luck.clone());
        let (now, rest) = (&self.lesson.steps[self.done], &self.lesson.steps[self.done + 1..]);
        let own = |action| Some((self.seat, action));
        let other = |act: &'a Act| seat_of(self.session.as_ref(), &act.seat).ok().map(|seat| (seat, &act.action));
        let acts = std::iter::once(own(action)).chain(now.then.iter().map(other));
        let later = rest.iter().flat_map(|step| std::iter::once(own(&step.play)).chain(step.then.iter().map(other)));
        for act in acts.chain(later) {
            if matches!(ahead.status(), Status::Over(_)) {
                break;
            }
            let is_taken = act.is_some_and(|(seat, action)| ahead.act(seat, action, &mut luck).is_ok());
            if !is_taken {
                return false;
            }
        }
        matches!(ahead.status(), Status::Over(outcome) if outcome.winners == Seats::one(self.seat))
    }

    /// Says whether a decision of the learner causes an event that fits the pattern, and whether the decisions in
    /// `then` are legal after it.
    pub(super) fn brings(&self, action: &Value, event: &Pattern, then: &[Act]) -> bool {
        let (mut ahead, mut luck) = (self.session.fork(), self.luck.clone());
        let Ok(taken) = ahead.act(self.seat, action, &mut luck) else { return false };
        taken.story(self.viewer()).iter().any(|told| event.fits(told))
            && then.iter().all(|act| {
                seat_of(ahead.as_ref(), &act.seat).is_ok_and(|seat| ahead.act(seat, &act.action, &mut luck).is_ok())
            })
    }

    /// Says whether the game waits for the learner.
    pub fn is_asked(&self) -> bool {
        matches!(self.session.status(), Status::Awaiting(seats) if seats.contains(self.seat))
    }

    /// Returns the viewer whose view the learner sees.
    pub fn viewer(&self) -> Viewer {
        Viewer::Seat(self.seat)
    }

    fn carry_out(&mut self, act: &Act, place: impl FnOnce() -> String) -> Result<(Seat, Step), LessonError> {
        let seat = seat_of(self.session.as_ref(), &act.seat)?;
        match self.session.act(seat, &act.action, &mut self.luck) {
            Ok(step) => Ok((seat, step)),
            Err(rejected) => {
                let refused = refused(rejected);
                let why = format!("{} ({})", refused.because, refused.clause);
                Err(LessonError::Act { place: place(), why })
            }
        }
    }

    fn check_luck(&self) -> Result<(), LessonError> {
        self.luck.fault().map_or(Ok(()), |why| Err(LessonError::Luck(why.to_owned())))
    }
}

fn seat_of(session: &dyn Session, name: &str) -> Result<Seat, LessonError> {
    let seats = session.seats();
    match seats.iter().position(|seat| seat == name) {
        Some(n) => Ok(Seat(n as u8)),
        None => Err(LessonError::Seat { seat: name.to_owned(), seats }),
    }
}

fn said(otherwise: &[Otherwise], action: &Value) -> Option<Text> {
    let fits = |one: &&Otherwise| one.to.as_ref().is_none_or(|to| to.fits(action));
    otherwise.iter().find(fits).map(|one| one.say.clone())
}

fn refused(rejected: Rejected<Refused>) -> Refused {
    match rejected {
        Rejected::Malformed(why) => senseless(why),
        Rejected::Refused(refused) => refused,
    }
}

/// Returns the refusal of JSON that is not a decision of the game. It cites no clause.
fn senseless(because: String) -> Refused {
    Refused { clause: String::new(), reason: serde_json::json!({ "type": "malformed" }), because }
}
