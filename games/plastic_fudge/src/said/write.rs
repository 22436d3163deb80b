//! Writing positions down: the truth, or what a viewer knows of it.

use super::position::{MineSaid, Position, ResultSaid, Sealed, UnitSaid};
use crate::force::UnitFile;
use crate::game::PlasticFudge;
use crate::length::Spot;
use crate::price::Levels;
use crate::side::Side;
use crate::state::{Condition, Marker, Nth, Orders, State, Step, Truth, UnitState};
use crate::unit::Profile;
use crate::{Attack, View};
use referee::Viewer;
use std::collections::BTreeMap;

impl PlasticFudge {
    /// Writes a position down: for saving, sharing and studying it. Not for players while the game goes on: it says
    /// everything.
    pub fn to_position(&self, state: &State) -> Position {
        self.written(state, None)
    }

    /// Writes down what a viewer knows.
    pub(crate) fn seen_position(&self, view: &View) -> Position {
        self.written(&view.table, Some(view.viewer))
    }

    /// Before the first Round what is still to be placed and laid stands there too.
    fn written(&self, state: &State, viewer: Option<Viewer>) -> Position {
        let battlefield = self.battlefield();
        let placing = state.step == Step::Terrain;
        let deploying = placing || state.step == Step::Deploy;
        let laying = |side: &Side| deploying && state.to_lay[side.index()] > 0;
        let started = |side: &Side| self.0.start[side.index()].units != self.units_of(*side).count() as i32;
        let sides = Side::BOTH.into_iter();
        Position {
            table: battlefield.table,
            round: state.round,
            step: state.step,
            player_a: state.player_a,
            choice: state.choice,
            radio: battlefield.radio,
            terrain: state.ground.pieces.clone(),
            pool: if placing || state.step == Step::Muster { self.left_of_pool(state) } else { Vec::new() },
            placer: placing.then_some(state.placer),
            passes: if placing { state.passes } else { 0 },
            camp: battlefield.camp,
            flag: battlefield.flag,
            zones: battlefield.zones.clone(),
            start: sides.clone().filter(started).map(|side| (side, self.0.start[side.index()].units as u32)).collect(),
            units: self.all_units().map(|unit| self.written_unit(state, unit)).collect(),
            mines: state.markers.iter().map(|marker| written_mine(marker, viewer)).collect(),
            markers: sides.clone().filter(laying).map(|side| (side, state.to_lay[side.index()])).collect(),
            mustered: Vec::new(),
            deployed: sides.clone().filter(|side| state.step == Step::Deploy && state.deployed[side.index()]).collect(),
            committed: written_attacks(state),
            jet_orders: sides
                .filter_map(|side| Some((side, state.jet_orders[side.index()].given()?.to_vec())))
                .collect(),
            result: state.ending.map(|ending| ResultSaid { winner: ending.winner.into(), by: ending.by }),
        }
    }

    /// Returns the pieces of the pool that are left.
    pub(crate) fn left_of_pool(&self, state: &State) -> Vec<crate::Piece> {
        let pool = self.battlefield().pool.iter().enumerate();
        pool.filter(|(n, _)| state.pool >> n & 1 == 1).map(|(_, piece)| piece.clone()).collect()
    }

    fn written_unit(&self, state: &State, unit: Nth) -> UnitSaid {
        let names = |nth: Nth| self.profile(nth).id;
        let stands = &state.units[unit.index()];
        let in_play = matches!(stands.condition, Condition::Steady | Condition::Routed);
        let on_table = in_play && stands.carrier.is_none();
        UnitSaid {
            at: on_table.then_some(Spot(stands.at)),
            facing: on_table.then_some(stands.facing.into()),
            carrier: stands.carrier.map(names),
            ..with_state(written_profile(self.profile(unit)), stands)
        }
    }
}

impl<T> Orders<T> {
    /// Returns the orders, if they are given and known.
    pub fn given(&self) -> Option<&[T]> {
        match self {
            Orders::Given(orders) => Some(orders),
            Orders::Open | Orders::Hidden => None,
        }
    }
}

fn written_attacks(state: &State) -> BTreeMap<Side, Sealed<Attack>> {
    let sealed = |side: Side| match &state.committed[side.index()] {
        Orders::Open => None,
        Orders::Given(attacks) => Some((side, Sealed::Open(attacks.to_vec()))),
        Orders::Hidden => Some((side, Sealed::Hidden(true))),
    };
    Side::BOTH.into_iter().filter_map(sealed).collect()
}

/// Who else knows the truth of a marker is for its owner alone.
fn written_mine(marker: &Marker, viewer: Option<Viewer>) -> MineSaid {
    let is_owner = viewer.is_none_or(|viewer| viewer.is(marker.side.seat()));
    MineSaid {
        id: marker.id,
        side: marker.side,
        at: Spot(marker.at),
        real: match marker.truth {
            Truth::Real => Some(true),
            Truth::False => Some(false),
            Truth::Hidden => None,
        },
        found_by: if marker.found && is_owner { vec![marker.side.enemy()] } else { Vec::new() },
    }
}

fn with_state(unit: UnitSaid, stands: &UnitState) -> UnitSaid {
    UnitSaid {
        injuries: stands.injuries,
        state: stands.condition,
        moved: stands.moved,
        attacked: stands.attacked,
        towed: stands.towed,
        fought: stands.fought,
        called: stands.called,
        ..unit
    }
}

/// What never changes about a Unit, as far as it differs from its type.
fn written_profile(profile: &Profile) -> UnitSaid {
    let kind = profile.kind.data();
    let usual = UnitFile { stance: Some(profile.stance), ..UnitFile::of(profile.kind) };
    let usual = Levels::of(&usual);
    let differs = |is: i8, usual: i8| (is != usual).then_some(is);
    let (known, extra) = profile.weapons.split_at(usual.weapons.len().min(profile.weapons.len()));
    let same = |(is, usual): (&crate::Weapon, &crate::Weapon)| is.name == usual.name && is.kind == usual.kind;
    let levels =
        |weapons: &[crate::Weapon]| weapons.iter().skip(1).map(|weapon| (weapon.rl, weapon.al)).collect::<Vec<_>>();
    let of_its_type = known.len() == usual.weapons.len()
        && known.iter().zip(&usual.weapons).all(same)
        && levels(known) == levels(&usual.weapons);
    let first = of_its_type.then(|| known.first().zip(usual.weapons.first())).flatten();
    UnitSaid {
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

impl UnitSaid {
    /// Says what never changes about the Unit as a force file does.
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

    /// Says a Unit that is not on the table yet.
    pub(crate) fn undeployed(profile: &Profile) -> UnitSaid {
        UnitSaid { state: Condition::Undeployed, ..written_profile(profile) }
    }

    /// Says the same with levels only where they differ from the type.
    pub(crate) fn normal(self, profile: &Profile) -> UnitSaid {
        let UnitSaid { at, facing, carrier, injuries, state, moved, attacked, towed, fought, called, .. } = self;
        UnitSaid {
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
