//! Builds the scenes that the crate `physics` simulates, and turns its reports into outcomes for the rules. AT-R-18,
//! AT-R-19

use crate::action::{Aim, Swing};
use crate::battle::Attacktix;
use crate::figure::Zone;
use crate::id::Id;
use crate::outcome::{Blow, ObjectRest, Outcome, Rest};
use crate::pieces::Geometry;
use crate::state::{FigureIndex, Piece, State};
use crate::terrain::Standing;
use geometry::Point;
use physics::{Cause, Figure, Object, Report, Scene, Wall};
use std::sync::Arc;

/// The height of a low barrier such as a fence, in micrometres. AT-LOW-01
const LOW: i32 = 30_000;
/// Half the width of the simulated surface if figures cannot leave it, in micrometres. AT-R-07
const ENDLESS: i32 = 3_000_000;

impl Attacktix {
    /// Builds the scene before an attack: the figures in play, the sections that stand, and the objects. A figure that
    /// cover protects from a ranged attacker cannot move in the simulation. AT-HIGH-01, AT-R-59, AT-R-61, AT-R-67
    pub(crate) fn scene(&self, state: &State, attacker: Option<FigureIndex>) -> Scene {
        let options = self.options();
        Scene {
            half: if options.ring_out { self.size().surface } else { ENDLESS },
            switch_impulse: options.switch_impulse as i32,
            shock_impulse: options.shock_impulse as i32,
            figures: self.standing(state).map(|figure| self.body_of(state, figure, attacker)).collect(),
            walls: self.walls(state, attacker),
            objects: self.ground().all().filter_map(|piece| self.object_of(state, piece)).collect(),
        }
    }

    /// Returns the body of a figure. The loaded missiles are part of the body. AT-RESET-04, AT-R-45
    fn body_of(&self, state: &State, figure: FigureIndex, attacker: Option<FigureIndex>) -> Figure {
        let found = &state.figures[figure.index()];
        let profile = self.profile(figure);
        let is_shot_at = attacker.filter(|attacker| self.profile(*attacker).weapon.is_ranged() && *attacker != figure);
        Figure {
            id: u16::from(figure.0),
            master: profile.is_master(),
            at: [found.at.x, found.at.y],
            facing: found.facing,
            tripped: found.tripped,
            fixed: is_shot_at.is_some_and(|attacker| self.protected(state, figure, attacker).is_some()),
            missiles: self.loaded(state, figure),
        }
    }

    /// Returns the number of missiles in a figure's launcher. AT-FIG-03, AT-R-45
    pub fn loaded(&self, state: &State, figure: FigureIndex) -> u8 {
        self.profile(figure).weapon.missiles().saturating_sub(state.figures[figure.index()].spent)
    }

    /// Returns the barriers as walls. For missiles of Battle Masters, a high barrier is at most as high as a fence.
    /// AT-HIGH-01, AT-HIGH-03, AT-LOW-01, AT-R-54
    fn walls(&self, state: &State, attacker: Option<FigureIndex>) -> Vec<Wall> {
        let shoots_over = attacker.is_some_and(|attacker| self.shoots_over_high_barriers(attacker));
        let wall = |(section, line): (crate::state::Section, &crate::ground::SectionLine)| {
            let Geometry::Sections { height } = self.ground().kind(line.piece).geometry else { return None };
            let height = if line.is_high && shoots_over { height.min(LOW) } else { height };
            let (from, to) = (line.line.from, line.line.to);
            let stands = state.sections[usize::from(section.0)];
            stands.then_some(Wall { from: [from.x, from.y], to: [to.x, to.y], height })
        };
        self.ground().sections().filter_map(wall).collect()
    }

    /// Says whether a figure shoots over high barriers as over low barriers. Only Battle Masters with launchers do
    /// this. AT-HIGH-03, AT-R-54
    pub(crate) fn shoots_over_high_barriers(&self, figure: FigureIndex) -> bool {
        let profile = self.profile(figure);
        profile.is_master() && profile.weapon.is_ranged()
    }

    fn object_of(&self, state: &State, piece: Piece) -> Option<Object> {
        let found = state.objects[usize::from(piece.0)].as_ref()?;
        let Geometry::Object { solid, .. } = &self.ground().kind(piece).geometry else { return None };
        let is_there = found.state != Standing::Removed;
        is_there.then(|| Object {
            id: u16::from(piece.0),
            solid: Arc::clone(solid),
            at: [found.at.x, found.at.y],
            facing: found.facing,
            fallen: found.state == Standing::Fallen,
        })
    }

    /// Lists the ids of all bodies of the next simulation. AT-R-67
    pub(crate) fn bodies(&self, state: &State) -> Vec<Id> {
        let scene = self.scene(state, None);
        let figures = scene.figures.iter().map(|figure| self.profile(FigureIndex(figure.id as u8)).id.clone());
        let objects = scene.objects.iter().map(|object| self.ground().id(Piece(object.id as u8)).clone());
        figures.chain(objects).collect()
    }

    /// Returns what the simulation carries out for an attack with this aim. If the drawn-back weapon would touch
    /// something, the simulation draws it back less than the aim says. AT-R-17, AT-R-66, AT-MELEE-01, AT-RANGED-01
    pub(crate) fn strike_of(&self, state: &State, figure: FigureIndex, aim: &Aim, speed: i32) -> Cause {
        let profile = self.profile(figure);
        let aim = aim.for_weapon(&profile.weapon);
        Cause::Strike {
            figure: u16::from(figure.0),
            weapon: (*profile.weapon).clone(),
            aim: physics::Aim {
                yaw: aim.yaw,
                pitch: aim.pitch.unwrap_or(0),
                clockwise: aim.dir != Some(Swing::Ccw),
                pull: aim.pull.unwrap_or(0),
                dip: aim.dip.unwrap_or(0),
                height: aim.height.unwrap_or(0),
                knob: aim.knob.unwrap_or(0),
            },
            barrel: state.figures[figure.index()].spent,
            speed,
            held: self.options().held_base,
        }
    }

    /// Turns the report of a simulation into an outcome, which the rules can judge.
    pub(crate) fn outcome_of(&self, state: &State, report: Report) -> Outcome {
        let nth = |id: u16| FigureIndex(id as u8);
        let stood =
            |figure: FigureIndex| state.figures.get(figure.index()).is_some_and(|found| found.zone == Zone::InPlay);
        let rests = report.rests.iter().filter(|rest| rest.moved || rest.tilt != 0 || rest.lift != 0);
        Outcome {
            falls: report
                .falls
                .iter()
                .map(|fall| (nth(fall.id), fall.ms))
                .filter(|(figure, _)| stood(*figure))
                .collect(),
            blows: report
                .blows
                .iter()
                .map(|blow| Blow { figure: nth(blow.figure), part: blow.part, impulse: Some(blow.impulse) })
                .collect(),
            latched: report.latched.iter().map(|id| nth(*id)).collect(),
            rests: rests
                .map(|rest| Rest {
                    figure: nth(rest.id),
                    at: rest.moved.then_some(Point::new(rest.at[0], rest.at[1])),
                    facing: rest.moved.then_some(rest.facing),
                    tilt: rest.tilt,
                    lift: rest.lift,
                })
                .collect(),
            objects: report
                .objects
                .iter()
                .filter(|object| object.moved || object.off)
                .map(|object| ObjectRest {
                    object: Piece(object.id as u8),
                    at: Point::new(object.at[0], object.at[1]),
                    facing: Some(object.facing),
                    fallen: object.fallen,
                    is_off: object.off,
                })
                .collect(),
            pull: Some(report.measures.pull_used),
            ms: report.measures.ms,
            digest: report.digest,
            film: report.film,
        }
    }
}
