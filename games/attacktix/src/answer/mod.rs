//! Answers questions about the table. An answer uses only what the asker may know.

mod aims;
mod around;
mod choices;
mod path;
mod reach;
mod words;

pub(crate) use words::Answers;
pub use words::{
    AimAnswer, AimLine, AimsAnswer, CheckAnswer, Cited, FirstMet, MeasureAnswer, Neighbour, PathAnswer, PlacingAnswer,
    Pose, Question, ReachAnswer, ReturnAnswer, ShiftAnswer, SurroundingsAnswer, SweepJson, Target, TargetKind, Thing,
    WayAnswer, WhyNot,
};

use crate::action::Action;
use crate::battle::Attacktix;
use crate::figure::Zone;
use crate::id::Id;
use crate::state::{FigureIndex, State};
use crate::view::View;
use referee::{Game, Seat};
use serde::Deserialize;
use serde_json::{Value, json};

impl Attacktix {
    /// Answers a viewer's question from the viewer's view alone. The error is a sentence that says why there is no
    /// answer.
    pub(crate) fn answered(&self, view: &View, question: &Value) -> Result<Value, String> {
        let question =
            Question::deserialize(question).map_err(|fault| format!("the question is not valid: {fault}"))?;
        let state = &self.supposed(view);
        let asker = view.viewer.as_ref().map(|name| self.seat_named(name));
        Ok(match question {
            Question::Reach { figure } => json!(self.reach_answer(state, self.placed(state, &figure)?)),
            Question::Way { figure, to, facing } => {
                let figure = self.placed(state, &figure)?;
                json!(self.way_answer(state, self.orders(state, asker, figure), figure, to.0, facing))
            }
            Question::Path { figure, path, push, destroy } => {
                let figure = self.placed(state, &figure)?;
                let seat = self.orders(state, asker, figure);
                json!(self.path_answer(state, seat, figure, &path, push.as_ref(), &destroy))
            }
            Question::Check { action } => {
                let asker = asker.ok_or(
                    "only a seat may ask `check`, because only seats decide; the public may ask every other question",
                )?;
                let refusal = self.why_not(state, asker, &action);
                json!(CheckAnswer { legal: refusal.is_none(), refusal })
            }
            Question::Placing { figure } => json!(self.placing_answer(state, self.known(&figure)?)?),
            Question::Aims { figure } => json!(self.aims_answer(state, self.placed(state, &figure)?)),
            Question::Aim { figure, aim } => {
                let figure = self.placed(state, &figure)?;
                json!(self.aim_answer(state, self.orders(state, asker, figure), figure, aim))
            }
            Question::Return { special, target, along } => {
                let figure = self.known(target.as_ref().unwrap_or(&special))?;
                json!(self.return_answer(state, figure, along)?)
            }
            Question::Shift { figure, heading, roll } => {
                json!(self.shift_answer(state, self.placed(state, &figure)?, heading, roll))
            }
            Question::Surroundings { figure } => json!(self.surroundings(state, self.placed(state, &figure)?)),
            Question::Measure { from, to } => json!(self.measured(state, &from, &to)?),
        })
    }

    /// Returns the figure with this id, in play or not.
    fn known(&self, id: &Id) -> Result<FigureIndex, String> {
        self.figure(id).ok_or_else(|| format!("there is no figure {id}"))
    }

    /// Returns the figure with this id if it is in play.
    fn placed(&self, state: &State, id: &Id) -> Result<FigureIndex, String> {
        let figure = self.known(id)?;
        let is_placed = state.figures[figure.index()].zone == Zone::InPlay;
        if is_placed { Ok(figure) } else { Err(format!("{id} is not on the table")) }
    }

    /// Returns the seat for which a question about a figure's orders is answered: the asker's seat. For the public, it
    /// is the seat that controls the figure.
    fn orders(&self, state: &State, asker: Option<Seat>, figure: FigureIndex) -> Seat {
        asker.unwrap_or(state.figures[figure.index()].controller)
    }

    /// Returns why a seat may not take this decision; `None` if it may.
    fn why_not(&self, state: &State, seat: Seat, action: &Action) -> Option<WhyNot> {
        self.check(state, seat, action).err().map(|refusal| WhyNot::of(&refusal))
    }
}
