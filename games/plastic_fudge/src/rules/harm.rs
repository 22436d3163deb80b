//! Damage. The rules collect it while dice are thrown, and then apply it all at once. PF-R-18

use super::Play;
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::Event;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::level::ABYSMAL;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use geometry::{Disc, INCH, Point};
use referee::Clause;
use std::sync::Arc;

/// The damage to one Unit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hurt {
    /// The clause that destroys the Unit; `None` if the damage does not destroy it outright.
    pub killed: Option<Clause>,
    /// How many Defence levels the Unit loses. PF-DMG-06
    pub injuries: u8,
    /// Whether the passengers of the Unit have rolled their saves. They roll once in a step. PF-R-100
    pub saved: bool,
}

/// What happens to a swept marker when the damage is applied. PF-R-110
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Swept {
    /// It is removed.
    Gone,
    /// This side has found it, and so learns whether it is real.
    Found(Side),
}

/// Damage that is collected but not applied yet. It comes from all attacks of an Attack step, or from a single attack
/// or mine whose damage counts at once.
#[derive(Clone, Debug)]
pub(super) struct Harm {
    /// The damage to each Unit, by the index of the Unit.
    pub hurt: Vec<Hurt>,
    /// The Flamethrower Troopers that explode. PF-U-FLM-02, PF-R-28
    pub burning: Vec<UnitIndex>,
    /// The markers that a Minesweeper has swept, and what happens to each.
    pub swept: Vec<(Id, Swept)>,
    /// Markers that have gone off. PF-R-110
    pub gone_off: Vec<Id>,
    /// The holes in Bases (Buildings, Fortresses and the camp): the id of each Base, and the disc that is cut out.
    /// PF-R-31
    pub holes: Vec<(Id, Disc)>,
}

impl Harm {
    pub(super) fn new(game: &PlasticFudge) -> Harm {
        let hurt = vec![Hurt::default(); game.roster().len()];
        Harm { hurt, burning: Vec::new(), swept: Vec::new(), gone_off: Vec::new(), holes: Vec::new() }
    }

    pub(super) fn on(&mut self, unit: UnitIndex) -> &mut Hurt {
        &mut self.hurt[unit.index()]
    }

    /// Notes that a Unit is destroyed. If that was noted before, the first clause stays.
    pub(super) fn kill(&mut self, unit: UnitIndex, clause: Clause) {
        self.on(unit).killed.get_or_insert(clause);
    }
}

impl PlasticFudge {
    /// Returns the Defence level that a Unit has now, after its injuries. PF-DMG-02, PF-R-83
    pub fn current_dl(&self, state: &State, unit: UnitIndex) -> i32 {
        i32::from(self.profile(unit).dl) - i32::from(state.unit(unit).injuries)
    }
}

impl Play<'_, '_> {
    /// Cuts a disc out of a Base. What is cut out becomes open ground. PF-BAZ-02, PF-R-30, PF-R-111
    pub(super) fn hole(&mut self, piece: Id, at: Point, radius: i32) {
        self.state.ground = Arc::new(self.state.ground.with_hole(piece, at, radius));
        self.table.emit(|| Event::Hole { piece, at: Spot(at), radius: Length(radius) });
    }

    /// Applies the damage. Flamethrower Troopers explode first, and then Bases get their holes. Units are destroyed or
    /// injured, and survivors leave their wrecks. At last, swept markers are removed or found. PF-R-18, PF-R-28,
    /// PF-R-54, PF-R-110
    pub(super) fn apply(&mut self, mut harm: Harm) {
        self.spread_fires(&mut harm);
        for (piece, hole) in std::mem::take(&mut harm.holes) {
            self.hole(piece, hole.centre, hole.radius);
        }
        let mut wrecks = Vec::new();
        for unit in self.game.all_units() {
            let hurt = harm.hurt[unit.index()];
            if self.hurt(unit, hurt) {
                wrecks.push(unit);
            }
        }
        for wreck in wrecks {
            self.let_out(wreck);
        }
        for (id, swept) in harm.swept {
            self.finish_sweep(id, swept);
        }
    }

    /// Applies the damage to one Unit. Returns whether this destroys it. PF-DMG-01, PF-DMG-02, PF-DMG-03
    fn hurt(&mut self, unit: UnitIndex, hurt: Hurt) -> bool {
        if !self.state.unit(unit).is_alive() || hurt.killed.is_none() && hurt.injuries == 0 {
            return false;
        }
        let own = self.state.unit_mut(unit);
        own.injuries = own.injuries.saturating_add(hurt.injuries);
        let dl = self.game.current_dl(self.state, unit);
        let clause = hurt.killed.or((dl <= ABYSMAL).then_some(PF_DMG_03));
        let id = self.game.profile(unit).id;
        match clause {
            Some(clause) => self.lay_down(unit, clause),
            None => self.table.emit(|| Event::Injured { unit: id, dl }),
        }
        clause.is_some()
    }

    fn lay_down(&mut self, unit: UnitIndex, clause: Clause) {
        let own = self.state.unit_mut(unit);
        own.condition = Condition::Destroyed;
        own.carrier = None;
        let id = self.game.profile(unit).id;
        self.table.emit(|| Event::Destroyed { unit: id, clause });
    }

    /// Lays the Large Disc on every Flamethrower Trooper that explodes. Units fully inside are destroyed, Units partly
    /// inside are injured, and Bases that the disc touches get a hole. PF-U-FLM-03, PF-R-28, PF-R-99
    fn spread_fires(&mut self, harm: &mut Harm) {
        let mut burning = std::mem::take(&mut harm.burning);
        burning.sort_unstable();
        burning.dedup();
        for flamethrower in burning {
            let at = self.game.disc(self.state, flamethrower).centre;
            let id = self.game.profile(flamethrower).id;
            self.table.emit(|| Event::Conflagration { unit: id, at: Spot(at) });
            harm.kill(flamethrower, PF_R_28);
            let radius = super::template::LARGE_DISC;
            let template = super::preview::Template { at: Spot(at), radius: Length(radius), direction: None };
            for (unit, cover) in self.game.covered_by(self.state, template, None) {
                if cover == crate::event::Cover::Half {
                    harm.on(unit).injuries += 1;
                    continue;
                }
                harm.kill(unit, PF_R_28);
                for passenger in self.game.passengers(self.state, unit) {
                    harm.kill(passenger, PF_R_99);
                }
            }
            let disc = Disc::new(at, radius);
            harm.holes.extend(self.game.bases_touched(self.state, disc).map(|piece| (piece, disc)));
        }
    }

    /// Puts the survivors of a wreck on their spots. A survivor whose spot is on closed ground is destroyed. PF-R-54,
    /// PF-R-100
    fn let_out(&mut self, wreck: UnitIndex) {
        let survivors: Vec<UnitIndex> = self.game.passengers(self.state, wreck).collect();
        let (at, facing) = (self.state.unit(wreck).at, self.state.unit(wreck).facing);
        for (unit, at) in survivors.iter().zip(spots(at, facing.into(), survivors.len())) {
            let own = self.state.unit_mut(*unit);
            (own.carrier, own.at, own.facing, own.moved) = (None, at, facing, true);
            let (id, carrier) = (self.game.profile(*unit).id, self.game.profile(wreck).id);
            self.table.emit(|| Event::Left { unit: id, carrier, at: Spot(at), facing: facing.into() });
            let base = self.game.disc(self.state, *unit);
            if self.state.ground.closed_under(base, &crate::ground::Gait::on_foot()).is_some() {
                self.lay_down(*unit, PF_R_100);
            }
        }
    }
}

/// Returns the spots of the survivors of a wreck at `at` with this facing. PF-R-100
fn spots(at: Point, facing: i32, survivors: usize) -> Vec<Point> {
    let from = |turn: i32, distance: i32| at.along(geometry::Direction::degrees(facing + turn), distance);
    match survivors {
        0 => Vec::new(),
        1 => vec![at],
        2 => vec![from(0, INCH / 2), from(180, INCH / 2)],
        _ => [0, 90, 180, 270].map(|turn| from(turn, INCH * 3 / 4)).into(),
    }
}
