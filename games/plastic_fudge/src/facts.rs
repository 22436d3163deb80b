//! The canonical bytes of the whole truth, for digests.

use crate::ground::Ground;
use crate::id::Id;
use crate::side::Side;
use crate::state::{Marker, Orders, State, UnitState};
use geometry::{Disc, Point};
use serde::Serialize;

impl State {
    /// Appends all that matters, nothing of how it is kept in memory.
    pub(crate) fn write_facts(&self, out: &mut Vec<u8>) {
        out.extend(self.round.to_le_bytes());
        out.extend([self.step as u8, side(self.player_a), side(self.choice), self.placer as u8, self.passes]);
        out.extend(self.pool.to_le_bytes());
        out.extend(self.laid.to_le_bytes());
        out.extend(self.to_lay);
        out.extend(self.deployed.map(u8::from));
        write_ground(&self.ground, out);
        self.units.iter().for_each(|unit| write_unit(unit, out));
        out.push(self.markers.len() as u8);
        self.markers.iter().for_each(|marker| write_marker(marker, out));
        self.committed.iter().for_each(|orders| write_orders(orders, out));
        self.jet_orders.iter().for_each(|orders| write_orders(orders, out));
        match self.ending {
            None => out.push(0),
            Some(ending) => out.extend([1 + ending.by as u8, side(ending.winner)]),
        }
    }
}

fn side(side: Option<Side>) -> u8 {
    side.map_or(u8::MAX, |side| side as u8)
}

fn write_point(at: Point, out: &mut Vec<u8>) {
    out.extend(at.x.to_le_bytes());
    out.extend(at.y.to_le_bytes());
}

fn write_disc(disc: &Disc, out: &mut Vec<u8>) {
    write_point(disc.centre, out);
    out.extend(disc.radius.to_le_bytes());
}

fn write_id(id: Id, out: &mut Vec<u8>) {
    let letters = id.letters();
    out.push(letters.len() as u8);
    out.extend(letters.bytes());
    out.extend(id.number().to_le_bytes());
}

fn write_ground(ground: &Ground, out: &mut Vec<u8>) {
    out.push(ground.patches().len() as u8);
    for patch in ground.patches() {
        write_id(patch.id, out);
        out.extend([patch.kind as u8, patch.level as u8, patch.outline.points().len() as u8]);
        patch.outline.points().iter().for_each(|at| write_point(*at, out));
        out.push(patch.holes.len() as u8);
        patch.holes.iter().for_each(|hole| write_disc(hole, out));
    }
}

/// Where a Unit is that is not on a base of its own does not matter.
fn write_unit(unit: &UnitState, out: &mut Vec<u8>) {
    out.push(unit.condition as u8);
    out.push(unit.carrier.map_or(u8::MAX, |carrier| carrier.0));
    if unit.is_alive() && unit.carrier.is_none() {
        write_point(unit.at, out);
        out.extend(unit.facing.to_le_bytes());
    }
    out.push(unit.injuries);
    let flags = [unit.moved, unit.attacked, unit.towed, unit.fought];
    out.push(flags.into_iter().fold(0, |bits, flag| bits << 1 | u8::from(flag)));
    out.extend(unit.called.to_le_bytes());
}

fn write_marker(marker: &Marker, out: &mut Vec<u8>) {
    write_id(marker.id, out);
    write_point(marker.at, out);
    out.extend([marker.side as u8, marker.truth as u8, marker.found.into()]);
}

/// Orders are written as they are said.
fn write_orders<T: Serialize>(orders: &Orders<T>, out: &mut Vec<u8>) {
    match orders {
        Orders::Open => out.push(0),
        Orders::Hidden => out.push(1),
        Orders::Given(orders) => {
            out.push(2);
            out.extend(serde_json::to_vec(&orders[..]).expect("orders are plain data"));
        }
    }
}
