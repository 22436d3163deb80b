//! The outcome of an attack, as scenario files give it.

use crate::battle::Attacktix;
use crate::figure::Zone;
use crate::id::Id;
use crate::numbers::DOWN_TILT;
use crate::outcome::{Blow, ObjectRest, Outcome, Rest};
use crate::place::{Heading, Spot, TURN, heading_if_any};
use crate::position_file::SwitchSide;
use crate::state::{FigureIndex, State};
use physics::Part;
use schemars::JsonSchema;
use serde::Deserialize;

/// The physical result of an attack. The rules judge it.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub(super) struct OutcomeJson {
    /// The figures that lie at the end, in the order in which they fell.
    pub falls: Vec<FallJson>,
    /// The blows on target switches.
    pub switches: Vec<SwitchBlow>,
    /// The blows on torso or head.
    pub shocks: Vec<Shock>,
    /// The poses at rest of figures that moved, that lean, or that lie.
    pub rest: Vec<RestJson>,
    /// The poses at rest of objects that moved or fell.
    pub objects: Vec<ObjectJson>,
}

/// A figure that fell, with or without the time.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum FallJson {
    /// A figure that fell a millisecond after the figure before it.
    Plain(Id),
    /// A figure that fell at a given time.
    Timed(Timed),
}

/// A figure that fell at a time.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Timed {
    /// The id of the figure that fell.
    pub figure: Id,
    /// When the figure crossed a tilt of 45 degrees, in milliseconds. If this field is left out, it is one millisecond
    /// later than for the figure before it.
    #[serde(default)]
    pub ms: Option<u32>,
}

/// A blow on a target switch. AT-R-24
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SwitchBlow {
    /// The id of the Battle Master.
    pub figure: Id,
    /// The switch that was hit, left or right.
    pub switch: SwitchSide,
    /// The impulse in g cm/s. If this field is left out, the blow is strong enough to trip the switch.
    #[serde(default)]
    pub impulse: Option<i32>,
}

/// A blow on torso or head. AT-R-26
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Shock {
    /// The id of the Battle Master.
    pub figure: Id,
    /// The impulse in g cm/s.
    pub impulse: i32,
}

/// The pose at rest of a figure that moved, that leans, or that lies.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RestJson {
    /// The figure at rest.
    pub figure: Id,
    /// The new place. If this field is left out, the place does not change.
    #[serde(default)]
    pub at: Option<Spot>,
    /// The new heading. If this field is left out, the heading does not change.
    #[serde(default, deserialize_with = "heading_if_any")]
    #[schemars(range(min = 0, max = 35_999))]
    pub facing: Option<Heading>,
    /// How far the figure leans, in hundredths of a degree.
    #[serde(default)]
    pub tilt: i32,
    /// How high the figure's base is above the table, in micrometres.
    #[serde(default)]
    pub lift: i32,
}

/// The pose at rest of an object.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectJson {
    /// The object at rest.
    pub object: Id,
    /// The new place. If this field is left out, the place does not change.
    #[serde(default)]
    pub at: Option<Spot>,
    /// The new heading. If this field is left out, the heading does not change.
    #[serde(default, deserialize_with = "heading_if_any")]
    #[schemars(range(min = 0, max = 35_999))]
    pub facing: Option<Heading>,
    /// Whether the object lies.
    #[serde(default)]
    pub fallen: bool,
}

impl OutcomeJson {
    /// Returns the result with indexes in place of ids.
    ///
    /// # Errors
    /// The file names a figure or an object that this game does not have.
    pub fn heard(&self, game: &Attacktix, state: &State) -> Result<Outcome, String> {
        let nth = |id: &Id| game.figure(id).ok_or_else(|| format!("there is no figure {id}"));
        let mut falls: Vec<(FigureIndex, u32)> = Vec::new();
        for fall in &self.falls {
            let next = falls.last().map_or(0, |(_, ms)| ms + 1);
            falls.push(match fall {
                FallJson::Plain(id) => (nth(id)?, next),
                FallJson::Timed(Timed { figure, ms }) => (nth(figure)?, ms.unwrap_or(next)),
            });
        }
        let mut blows = Vec::new();
        for SwitchBlow { figure, switch, impulse } in &self.switches {
            let part = if *switch == SwitchSide::Left { Part::SwitchLeft } else { Part::SwitchRight };
            blows.push(Blow { figure: nth(figure)?, part, impulse: *impulse });
        }
        for Shock { figure, impulse } in &self.shocks {
            blows.push(Blow { figure: nth(figure)?, part: Part::Torso, impulse: Some(*impulse) });
        }
        let rest = |said: &RestJson| {
            let RestJson { figure, at, facing, tilt, lift } = said;
            Ok(Rest { figure: nth(figure)?, at: at.map(|at| at.0), facing: *facing, tilt: *tilt, lift: *lift })
        };
        Ok(Outcome {
            falls,
            blows,
            rests: self.rest.iter().map(rest).collect::<Result<_, String>>()?,
            objects: self.objects.iter().map(|object| object.heard(game, state)).collect::<Result<_, String>>()?,
            ..Outcome::default()
        })
    }
}

/// A figure that is knocked over outside an attack. AT-R-23
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Disturbed {
    /// The id of the figure that was knocked over.
    pub figure: Id,
    /// How far the figure is tilted, in hundredths of a degree.
    pub tilt: i32,
    /// The place where the figure lies or leans afterwards. If this field is left out, it is the place where the figure
    /// stood.
    #[serde(default)]
    pub at: Option<Spot>,
    /// The target switches that the disturbance trips.
    #[serde(default)]
    pub switches: Vec<SwitchSide>,
}

impl Disturbed {
    /// Returns the disturbance as an outcome, with indexes in place of ids.
    ///
    /// # Errors
    /// The figure is not in play, or the tilt is greater than half a turn.
    pub fn heard(&self, game: &Attacktix, state: &State) -> Result<Outcome, String> {
        let Disturbed { figure: id, tilt, at, switches } = self;
        let figure = game.figure(id).ok_or_else(|| format!("there is no figure {id}"))?;
        if state.figures[figure.index()].zone != Zone::InPlay {
            return Err(format!("{id} is not in play"));
        }
        if !(0..=TURN / 2).contains(tilt) {
            return Err(format!("{id} is tilted by {tilt} hundredths of a degree; 0 to 18000 are possible"));
        }
        let blow = |side: &SwitchSide| {
            let part = if *side == SwitchSide::Left { Part::SwitchLeft } else { Part::SwitchRight };
            Blow { figure, part, impulse: None }
        };
        Ok(Outcome {
            falls: if *tilt > DOWN_TILT { vec![(figure, 0)] } else { Vec::new() },
            blows: switches.iter().map(blow).collect(),
            rests: vec![Rest { figure, at: at.map(|at| at.0), facing: None, tilt: *tilt, lift: 0 }],
            ..Outcome::default()
        })
    }
}

impl ObjectJson {
    fn heard(&self, game: &Attacktix, state: &State) -> Result<ObjectRest, String> {
        let piece = game.ground().piece(&self.object).ok_or_else(|| format!("there is no piece {}", self.object))?;
        let now = state.objects[usize::from(piece.0)].as_ref();
        let now = now.ok_or_else(|| format!("{} is not an object", self.object))?;
        let at = self.at.map_or(now.at, |at| at.0);
        Ok(ObjectRest { object: piece, at, facing: self.facing, fallen: self.fallen, is_off: false })
    }
}
