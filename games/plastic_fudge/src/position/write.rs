//! Writes a state as a position that hides nothing.

use super::{MarkerPosition, Position, ResultJson, Sealed, UnitPosition};
use crate::battle::PlasticFudge;
use crate::battlefield::{Battlefield, Piece};
use crate::force::UnitFile;
use crate::length::Spot;
use crate::price::Levels;
use crate::side::Side;
use crate::state::{Condition, Ending, Marker, State, Step, UnitIndex, UnitState};
use crate::unit::{Profile, Weapon};
use std::collections::BTreeMap;

impl PlasticFudge {
    /// Returns the position of a state, with every secret. Players get it only as a view.
    pub(crate) fn position_of(&self, state: &State) -> Position {
        let State {
            round,
            step,
            player_a,
            choice,
            ground,
            pool,
            placer,
            passes,
            units,
            markers,
            to_lay,
            deployed,
            committed,
            jet_orders,
            ending,
        } = state;
        let Battlefield { table, camp, flag, zones, radio, .. } = self.battlefield();
        let placing = *step == Step::Terrain;
        let left = |side: Side| Some(to_lay[side.index()]).filter(|left| *left > 0 && *step != Step::Muster);
        Position {
            table: *table,
            round: *round,
            step: *step,
            player_a: *player_a,
            choice: *choice,
            radio: *radio,
            terrain: ground.pieces().to_vec(),
            pool: left_of(self.battlefield(), *pool),
            placer: placing.then_some(*placer),
            passes: *passes,
            camp: *camp,
            flag: *flag,
            zones: zones.clone(),
            start: by_side(|side| self.unlike_listed(side)),
            units: self.all_units().map(|unit| self.written_unit(unit, &units[unit.index()])).collect(),
            mines: markers.iter().map(written_marker).collect(),
            markers: by_side(left),
            mustered: Vec::new(),
            deployed: sides(|side| *step == Step::Deploy && deployed[side.index()]),
            committed: by_side(|side| committed[side.index()].as_ref().map(|attacks| Sealed::Open(attacks.to_vec()))),
            jet_orders: by_side(|side| jet_orders[side.index()].as_ref().map(|orders| orders.to_vec())),
            result: ending.map(|Ending { winner, by }| ResultJson { winner: winner.into(), by }),
        }
    }

    /// Returns how many Units a side began with; `None` if the roster has as many. PF-R-08
    fn unlike_listed(&self, side: Side) -> Option<u32> {
        let start = self.0.start[side.index()].units;
        (start != self.units_of(side).count() as i32).then_some(start as u32)
    }

    /// Returns the pieces of the pool that the sides have not placed yet.
    pub(crate) fn left_of_pool(&self, state: &State) -> Vec<Piece> {
        left_of(self.battlefield(), state.pool)
    }

    fn written_unit(&self, unit: UnitIndex, state: &UnitState) -> UnitPosition {
        let UnitState { at, facing, condition, carrier, injuries, moved, attacked, towed, fought, called } = *state;
        let stands = state.stands();
        UnitPosition {
            at: stands.then_some(Spot(at)),
            facing: stands.then_some(facing.into()),
            carrier: carrier.map(|carrier| self.profile(carrier).id),
            injuries,
            state: condition,
            moved,
            attacked,
            towed,
            fought,
            called,
            ..written_profile(self.profile(unit))
        }
    }
}

/// Returns the sides for which a condition holds: Green, then Tan.
fn sides(holds: impl Fn(Side) -> bool) -> Vec<Side> {
    Side::BOTH.into_iter().filter(|side| holds(*side)).collect()
}

/// Returns a value for each side that has one.
fn by_side<T>(of: impl Fn(Side) -> Option<T>) -> BTreeMap<Side, T> {
    Side::BOTH.into_iter().filter_map(|side| Some((side, of(side)?))).collect()
}

fn left_of(battlefield: &Battlefield, pool: u64) -> Vec<Piece> {
    let pieces = battlefield.pool.iter().enumerate();
    pieces.filter(|(nth, _)| pool >> nth & 1 == 1).map(|(_, piece)| piece.clone()).collect()
}

/// Writes a marker and the sides that have found it.
fn written_marker(marker: &Marker) -> MarkerPosition {
    let Marker { id, side, at, real, found } = *marker;
    MarkerPosition { id, side, at: Spot(at), real: Some(real), found_by: sides(|side| found[side.index()]) }
}

/// Returns what never changes about a Unit. Values that are those of its type are left out.
fn written_profile(profile: &Profile) -> UnitPosition {
    let kind = profile.kind.data();
    let usual = UnitFile { stance: Some(profile.stance), ..UnitFile::of(profile.kind) };
    let usual = Levels::of(&usual);
    let differs = |is: i8, usual: i8| (is != usual).then_some(is);
    let (known, extra) = profile.weapons.split_at(usual.weapons.len().min(profile.weapons.len()));
    let same = |(is, usual): (&Weapon, &Weapon)| is.name == usual.name && is.kind == usual.kind;
    let levels = |weapons: &[Weapon]| weapons.iter().skip(1).map(|weapon| (weapon.rl, weapon.al)).collect::<Vec<_>>();
    let of_its_type = known.len() == usual.weapons.len()
        && known.iter().zip(&usual.weapons).all(same)
        && levels(known) == levels(&usual.weapons);
    let first = of_its_type.then(|| known.first().zip(usual.weapons.first())).flatten();
    UnitPosition {
        id: profile.id,
        side: profile.side,
        kind: profile.kind,
        name: profile.name.clone(),
        commander: profile.commander,
        radio: profile.radio,
        spotter: profile.spotter && !kind.spotter,
        stance: (profile.stance != kind.stance).then_some(profile.stance),
        ml: differs(profile.ml, usual.ml),
        rl: first.and_then(|(is, usual)| differs(is.rl, usual.rl)),
        al: first.and_then(|(is, usual)| differs(is.al, usual.al)),
        dl: differs(profile.dl, usual.dl),
        tl: differs(profile.tl, usual.tl),
        weapons: (!of_its_type).then(|| profile.weapons.clone()),
        extra: if of_its_type { extra.to_vec() } else { Vec::new() },
        at: None,
        facing: None,
        carrier: None,
        injuries: 0,
        state: Condition::Steady,
        moved: false,
        attacked: false,
        towed: false,
        fought: false,
        called: 0,
    }
}

impl UnitPosition {
    /// Returns what never changes about the Unit, as a force file writes it.
    pub(crate) fn file(&self) -> UnitFile {
        UnitFile {
            id: Some(self.id),
            name: self.name.clone(),
            kind: self.kind,
            commander: self.commander,
            radio: self.radio,
            spotter: self.spotter,
            stance: self.stance,
            ml: self.ml,
            rl: self.rl,
            al: self.al,
            dl: self.dl,
            tl: self.tl,
            weapons: self.weapons.clone(),
            extra: self.extra.clone(),
        }
    }

    /// Returns the Unit as it is before it is deployed.
    pub(crate) fn undeployed(profile: &Profile) -> UnitPosition {
        UnitPosition { state: Condition::Undeployed, ..written_profile(profile) }
    }

    /// Returns the same Unit in the canonical form: without levels and weapons that are those of its type.
    pub(crate) fn normal(self, profile: &Profile) -> UnitPosition {
        let UnitPosition { at, facing, carrier, injuries, state, moved, attacked, towed, fought, called, .. } = self;
        UnitPosition {
            at,
            facing,
            carrier,
            injuries,
            state,
            moved,
            attacked,
            towed,
            fought,
            called,
            ..written_profile(profile)
        }
    }
}
