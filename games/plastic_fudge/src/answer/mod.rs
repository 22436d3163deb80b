//! Answers to questions about the table. They use only what the asker may know.

mod around;
mod attacks;
mod finder;
mod legs;
mod obstacles;
mod path;
mod reach;
mod rod;
mod way;
mod words;

pub(crate) use rod::{MARKED, ROD, ticks};
pub use way::Way;
pub use words::{
    AimedAt, Answer, Cells, CheckAnswer, Costs, GroundCost, HoleJson, MeasureAnswer, MoraleAnswer, Neighbour, OddsJson,
    PathAnswer, Pose, PreviewAnswer, Question, ReachAnswer, SightJson, Stop, SurroundingsAnswer, TargetJson,
    TargetsAnswer, TemplateJson, Thing, TowedJson, WayAnswer, What, WhyNot,
};

use crate::action::Action;
use crate::id::Id;
use crate::length::Length;
use crate::odds;
use crate::side::Side;
use crate::state::{State, UnitIndex};
use crate::{PlasticFudge, View};
use referee::Game;
use serde::Deserialize;
use serde_json::Value;

impl PlasticFudge {
    /// Answers a question of a viewer, or returns a sentence that says what is wrong with it.
    pub(crate) fn answered(&self, view: &View, question: &Value) -> Result<Answer, String> {
        let question =
            Question::deserialize(question).map_err(|fault| format!("that is not a valid question: {fault}"))?;
        let (state, asker) = (&self.supposed(view), view.side());
        Ok(match question {
            Question::Reach { unit, tow } => Answer::Reach(self.reach(state, self.placed(state, unit)?, tow)),
            Question::Way { unit, to, facing, tow } => {
                let unit = self.placed(state, unit)?;
                Answer::Way(self.way_answer(state, (unit, tow), to.0, facing))
            }
            Question::Path { action } => Answer::Path(self.path_answer(state, asker, &action)?),
            Question::Check { action } => {
                let asker = asker.ok_or("only a seat can ask `check`, because only seats decide")?;
                let refusal = self.refusal(state, asker, &action);
                Answer::Check(CheckAnswer { legal: refusal.is_none(), refusal })
            }
            Question::Targets { unit } => Answer::Targets(self.targets(state, self.placed(state, unit)?)),
            Question::Attack { attack } => Answer::Attack(self.preview_answer(state, &attack)),
            Question::Surroundings { unit } => {
                Answer::Surroundings(self.surroundings(state, self.placed(state, unit)?))
            }
            Question::Measure { from, to } => {
                let gap = self.measured(state, from)?.gap_rounded(self.measured(state, to)?);
                Answer::Measure(MeasureAnswer { gap: Length(gap), ticks: ticks(gap), longest: ROD })
            }
            Question::Morale { unit } => Answer::Morale(self.morale_answer(state, self.placed(state, unit)?)),
        })
    }

    /// Returns a Unit on the table, or a sentence that says that there is none.
    fn placed(&self, state: &State, id: Id) -> Result<UnitIndex, String> {
        let unit = self.unit(id).ok_or_else(|| format!("there is no Unit {id}"))?;
        if self.on_table(state, unit) { Ok(unit) } else { Err(format!("{id} is not on the table")) }
    }

    fn refusal(&self, state: &State, side: Side, action: &Action) -> Option<WhyNot> {
        self.check(state, side.seat(), action).err().map(WhyNot::of)
    }

    /// Returns the modifiers, the total without dice and the odds that a morale check of this Unit would have now.
    /// PF-MOR-02, PF-R-04
    fn morale_answer(&self, state: &State, unit: UnitIndex) -> MoraleAnswer {
        let modifiers = self.morale_modifiers(state, unit);
        let tl = self.profile(unit).tl;
        let total = i32::from(tl) + modifiers.iter().map(|modifier| i32::from(modifier.by)).sum::<i32>();
        let threshold = i32::from(self.options().morale_threshold);
        MoraleAnswer { tl, modifiers, total, threshold, passes: odds::at_least(threshold - total) }
    }
}
