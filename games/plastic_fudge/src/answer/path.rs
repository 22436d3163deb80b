//! The answers to `path` and `way`: what a move costs, and whether it is legal.

use super::words::{Costs, GroundCost, PathAnswer, Pose, Stop, TowedJson, WayAnswer};
use crate::action::{Action, Leg};
use crate::battle::PlasticFudge;
use crate::ground::Going;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::rules::{Journey, MARKER, Mover, Spending};
use crate::side::Side;
use crate::state::{State, UnitIndex};
use geometry::{Disc, LONGEST, Point, Sweep, TOLERANCE, Touch, UNITS};

impl PlasticFudge {
    /// Returns what a move, an entry or a passenger's exit costs, and whether it is legal. A path that is too long has
    /// a cost too.
    pub(super) fn path_answer(
        &self,
        state: &State,
        asker: Option<Side>,
        action: &Action,
    ) -> Result<PathAnswer, String> {
        let id = match action {
            Action::Move { unit, .. } | Action::Enter { unit, .. } | Action::Leave { unit, .. } => *unit,
            _ => return Err("only the decisions move, enter and leave have a path".into()),
        };
        let unit = self.unit(id).ok_or_else(|| format!("there is no Unit {id}"))?;
        let mover = Mover::new(self, state, unit);
        let (mover, start, path) = match action {
            Action::Move { path, tow, .. } => {
                let mover = self.towing(state, mover, *tow);
                let start = mover.begin();
                (mover, start, path.as_slice())
            }
            Action::Enter { at, facing, path, .. } => {
                (mover, self.entering(state, unit, (*at, *facing)), path.as_slice())
            }
            Action::Leave { at, facing, .. } => (mover, Journey::begin(at.0, facing.rem_euclid(360)), &[][..]),
            _ => return Err("only the decisions move, enter and leave have a path".into()),
        };
        let side = asker.unwrap_or(self.profile(unit).side);
        let refusal = self.refusal(state, side, action);
        let mut walked = self.walked(state, mover, start, path);
        if let Action::Leave { at: Spot(at), .. } = action {
            let mover = Mover::new(self, state, unit);
            self.push_touched(&mover, geometry::Leg::between(*at, *at), &mut walked.touches);
        }
        Ok(PathAnswer { legal: refusal.is_none(), refusal, ..walked })
    }

    /// Returns the mover with the Howitzer in tow if this Howitzer is on the table. Does not check whether the rules
    /// allow the tow.
    fn towing<'a>(&'a self, state: &State, mover: Mover<'a>, tow: Option<Id>) -> Mover<'a> {
        match tow.and_then(|gun| self.unit(gun)).filter(|gun| *gun != mover.unit && self.has_base(state, *gun)) {
            Some(gun) => mover.towing(gun),
            None => mover,
        }
    }

    /// Returns a path to a point, or as near to it as this move gets. The path is empty if the Unit is there already or
    /// cannot come nearer.
    pub(super) fn way_answer(
        &self,
        state: &State,
        (unit, tow): (UnitIndex, Option<Id>),
        to: Point,
        facing: Option<i32>,
    ) -> WayAnswer {
        let way = self.mover(state, unit, tow).ok().and_then(|mover| self.way_of(state, mover, to, facing));
        let stands_there = state.unit(unit).at == to;
        let (path, arrives) = way.map_or_else(|| (Vec::new(), stands_there), |way| (way.path, way.arrives));
        let action = Action::Move { unit: self.profile(unit).id, path: path.clone(), board: None, tow, exit: false };
        let refusal = self.refusal(state, self.profile(unit).side, &action);
        let mover = self.towing(state, Mover::new(self, state, unit), tow);
        let start = mover.begin();
        let walked = self.walked(state, mover, start, &path);
        WayAnswer { path, arrives, judged: PathAnswer { legal: refusal.is_none(), refusal, ..walked } }
    }

    /// Follows a path as if the allowance were unlimited, up to the first leg that another rule forbids.
    fn walked(&self, state: &State, mover: Mover<'_>, start: Journey, path: &[Leg]) -> PathAnswer {
        let mut rich = mover.clone();
        rich.allowance = LONGEST;
        let (mut journey, mut going) = (start, Going::default());
        let stop = |journey: &Journey| Stop {
            at: Spot(journey.at),
            facing: journey.facing,
            cost: Length(rich.spent(journey)),
            terrain: state.ground.footing(journey.at).kind,
        };
        let (mut stops, mut touches, mut spending) = (vec![stop(&journey)], Vec::new(), Spending::default());
        for leg in path {
            let from = journey;
            if rich.step(&mut journey, *leg, &mut going).is_err() {
                journey = from;
                break;
            }
            rich.add_spending(&mut spending, (&from, &journey), *leg, &mut going);
            self.push_touched(&mover, geometry::Leg::between(from.at, journey.at), &mut touches);
            stops.push(stop(&journey));
        }
        let (cost, allowance) = (mover.spent(&journey), mover.budget(&journey));
        let gun = if path.is_empty() { None } else { mover.ways(geometry::Leg::between(start.at, journey.at)).nth(1) };
        let towed = gun.map(|(gun, way)| TowedJson {
            unit: self.profile(gun).id,
            end: Pose { at: Spot(way.to()), facing: journey.facing },
        });
        PathAnswer {
            legal: false,
            refusal: None,
            cost: Length(cost),
            allowance: Length(allowance),
            left: Length(if (0..=TOLERANCE).contains(&(cost - allowance)) { 0 } else { allowance - cost }),
            costs: costs_to_json(&spending),
            end: Pose { at: Spot(journey.at), facing: journey.facing },
            towed,
            stops,
            touches,
        }
    }

    /// Adds to `touches` the markers that the Unit may set off on a straight leg, whether or not they are real. They
    /// come in the order in which the Unit touches them.
    fn push_touched(&self, mover: &Mover<'_>, leg: geometry::Leg, touches: &mut Vec<Id>) {
        let mut found: Vec<(i32, Id)> = Vec::new();
        for (unit, way) in mover.ways(leg) {
            let sweep = Sweep::new(way, self.profile(unit).radius);
            let live = mover.state.markers.iter().filter(|marker| self.sets_off(unit, marker));
            let touched =
                |marker: &crate::Marker| sweep.first_disc(Disc::new(marker.at, MARKER), Touch::Gap(TOLERANCE));
            found.extend(live.filter_map(|marker| Some((touched(marker)?, marker.id))));
        }
        found.sort_unstable();
        for (_, id) in found {
            if !touches.contains(&id) {
                touches.push(id);
            }
        }
    }
}

fn costs_to_json(spending: &Spending) -> Costs {
    let rounded = |units: i64| Length(((units + UNITS / 2) / UNITS) as i32);
    let ground = |(terrain, length, cost): &(_, i64, i64)| GroundCost {
        terrain: *terrain,
        length: rounded(*length),
        cost: rounded(*cost),
    };
    Costs {
        turns: rounded(spending.turns),
        climbs: rounded(spending.climbs),
        ground: spending.grounds.iter().map(ground).collect(),
    }
}
