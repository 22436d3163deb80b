//! What one viewer may know of a battle, and states that agree with this knowledge.

use crate::Event;
use crate::battle::PlasticFudge;
use crate::position::{MarkerPosition, Position, Sealed, UnitPosition};
use crate::side::Side;
use crate::state::State;
use referee::{Chance, Clause, Viewer};

/// The clause that random draws cite when they make up what a view hides. It names no rule.
const IMAGINED: Clause = Clause::new("imagined");

/// What one viewer may know of a battle. PF-R-78
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Who sees this view: a side or the public.
    pub viewer: Viewer,
    /// The position with the hidden values left out. A marker has `real` only if the viewer has laid or found that
    /// marker. The attacks that another side has committed are `true` until both sides have committed theirs. All
    /// viewers learn which side finds a marker, so `found_by` is complete.
    pub position: Position,
}

impl View {
    /// Returns the side of the viewer; `None` for the public, who see no secrets.
    pub fn side(&self) -> Option<Side> {
        side_of(self.viewer)
    }
}

fn side_of(viewer: Viewer) -> Option<Side> {
    match viewer {
        Viewer::Seat(seat) => Some(Side::of(seat)),
        Viewer::Public => None,
    }
}

impl PlasticFudge {
    /// Returns what a viewer may know. The end of the game reveals nothing more. PF-R-78, PF-R-40
    ///
    /// The code names every field of a position, of a Unit and of a marker, and takes none by `..`. So a new field does
    /// not compile until somebody writes a line here that shows or hides it.
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let (whole, own) = (self.position_of(state), side_of(viewer));
        let seen_orders = |(side, orders)| (side, if own == Some(side) { orders } else { Sealed::Hidden(true) });
        let position = Position {
            // all viewers may know
            table: whole.table,
            round: whole.round,
            step: whole.step,
            player_a: whole.player_a,
            choice: whole.choice,
            radio: whole.radio,
            terrain: whole.terrain,
            pool: whole.pool,
            placer: whole.placer,
            passes: whole.passes,
            camp: whole.camp,
            flag: whole.flag,
            zones: whole.zones,
            start: whole.start,
            markers: whole.markers,
            mustered: whole.mustered,
            deployed: whole.deployed,
            jet_orders: whole.jet_orders,
            result: whole.result,
            // shown in part
            units: whole.units.into_iter().map(seen_unit).collect(),
            mines: whole.mines.into_iter().map(|marker| seen_marker(marker, own)).collect(),
            committed: whole.committed.into_iter().map(seen_orders).collect(),
        };
        View { viewer, position }
    }

    /// Builds a state that agrees with the view. A coin toss decides whether a hidden marker is real. A side whose
    /// attacks are hidden has committed none. PF-R-78
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        self.supposed_of(&view.position, || chance.below(2, IMAGINED) == 0)
    }

    /// Builds the state that agrees with the view in which no hidden marker has a mine and hidden attacks are empty. It
    /// serves for questions whose answers do not depend on secrets, such as whether a move is legal.
    pub(crate) fn supposed(&self, view: &View) -> State {
        self.supposed_of(&view.position, || false)
    }

    /// Removes from an event what the viewer may not see. PF-R-78
    pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::Laid { seat, mine: _, at: _, real } => *real = real.filter(|_| viewer.is(seat.seat())),
            Event::Committed { seat, attacks } => *attacks = attacks.take().filter(|_| viewer.is(seat.seat())),
            Event::Sweep {
                real,
                told,
                unit: _,
                mine: _,
                roll: _,
                dice: _,
                attack: _,
                defence: _,
                defence_dice: _,
                result: _,
                clause: _,
            } => *real = real.filter(|_| told.iter().any(|side| viewer.is(side.seat()))),
            // all viewers may see these
            Event::Muster { .. }
            | Event::Coin { .. }
            | Event::Placed { .. }
            | Event::Passed { .. }
            | Event::Deployed { .. }
            | Event::DeployEnded { .. }
            | Event::Phase { .. }
            | Event::Initiative { .. }
            | Event::Role { .. }
            | Event::Walk { .. }
            | Event::Move { .. }
            | Event::Boarded { .. }
            | Event::Left { .. }
            | Event::Exit { .. }
            | Event::Enter { .. }
            | Event::JetCalled { .. }
            | Event::Opened { .. }
            | Event::Attack { .. }
            | Event::Dropped { .. }
            | Event::Blast { .. }
            | Event::Hit { .. }
            | Event::Save { .. }
            | Event::Conflagration { .. }
            | Event::Mine { .. }
            | Event::Hole { .. }
            | Event::Injured { .. }
            | Event::Destroyed { .. }
            | Event::Morale { .. }
            | Event::Contagion { .. }
            | Event::Rout { .. }
            | Event::JetsOrdered { .. }
            | Event::Jet { .. }
            | Event::Victory { .. }
            | Event::End { .. } => {}
        }
        event
    }
}

/// Returns what every viewer may know of a Unit: all its fields. Units have no secrets.
fn seen_unit(unit: UnitPosition) -> UnitPosition {
    UnitPosition {
        id: unit.id,
        side: unit.side,
        kind: unit.kind,
        name: unit.name,
        commander: unit.commander,
        radio: unit.radio,
        spotter: unit.spotter,
        stance: unit.stance,
        ml: unit.ml,
        rl: unit.rl,
        al: unit.al,
        dl: unit.dl,
        tl: unit.tl,
        weapons: unit.weapons,
        extra: unit.extra,
        at: unit.at,
        facing: unit.facing,
        carrier: unit.carrier,
        injuries: unit.injuries,
        state: unit.state,
        moved: unit.moved,
        attacked: unit.attacked,
        towed: unit.towed,
        fought: unit.fought,
        called: unit.called,
    }
}

/// Returns what a viewer may know of a marker. Only a side that has laid or found the marker knows what is under it.
/// PF-MINE-04, PF-R-40, PF-R-41
fn seen_marker(marker: MarkerPosition, viewer: Option<Side>) -> MarkerPosition {
    let is_known = viewer.is_some_and(|side| side == marker.side || marker.found_by.contains(&side));
    MarkerPosition {
        // all viewers may know
        id: marker.id,
        side: marker.side,
        at: marker.at,
        found_by: marker.found_by,
        // shown in part
        real: marker.real.filter(|_| is_known),
    }
}
