//! Setting a position up, with every fault told.

use super::before::Before;
use super::luck::{ListedLuck, Luck};
use super::sound::faults;
use super::{Story, Studied};
use crate::battlefield::Battlefield;
use crate::clauses::PF_R_75;
use crate::force::ForceFile;
use crate::game::PlasticFudge;
use crate::game_words::{FORMAT, GAME};
use crate::ground::Ground;
use crate::id::Id;
use crate::muster;
use crate::options::Options;
use crate::said::{MineSaid, Position, Sealed, UnitSaid};
use crate::setup::{Ground as GroundChoice, Setup};
use crate::side::Side;
use crate::state::{Ending, Marker, Nth, Orders, State, Step, Truth, UnitState};
use crate::{Attack, setup_faults};
use geometry::Point;
use referee::{Chance, Cite};
use std::collections::BTreeMap;
use std::sync::Arc;

impl Studied {
    pub(super) fn set_up(
        revision: u32,
        given: Position,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<Studied, Vec<String>> {
        let mut said: Vec<String> = setup_faults::options_faults(&options)
            .iter()
            .map(|fault| format!("{fault} ({})", fault.clause()))
            .collect();
        said.extend(faults(&given));
        if !said.is_empty() {
            return Err(said);
        }
        let game = game_of(revision, &given, &options);
        let mut luck = ListedLuck::new(luck);
        let state = state_of(&game, &given, &mut luck)?;
        luck.fault().map_err(|fault| vec![fault])?;
        let before = (given.step == Step::Muster).then(|| Before::of(&given));
        Ok(Studied { game, state, luck, before, story: Story::new(given, options) })
    }

    /// Reads a position of a game that was written down.
    ///
    /// # Errors
    /// Every fault, a sentence each.
    pub fn read(game: &PlasticFudge, position: &serde_json::Value) -> Result<Studied, Vec<String>> {
        let given: Position = serde_path_to_error::deserialize(position).map_err(|fault| {
            vec![format!("the position does not fit the format at {}: {}", fault.path(), fault.inner())]
        })?;
        let studied = Studied::set_up(game.0.revision, given, game.options().clone(), Vec::new())?;
        if studied.game.roster() != game.roster() || studied.game.battlefield().table != game.battlefield().table {
            return Err(vec!["the Units or the table are not those of the game".into()]);
        }
        let mut state = studied.state;
        let left = |piece: &crate::Piece| studied.story.given.pool.iter().any(|left| left.id == piece.id);
        let pool = game.battlefield().pool.iter().enumerate().filter(|(_, piece)| left(piece));
        state.pool = pool.fold(0, |pool, (nth, _)| pool | 1 << nth);
        Ok(Studied { game: game.clone(), state, ..studied })
    }
}

/// The rules for a position: the battlefield and the forces are those that it shows.
pub(super) fn game_of(revision: u32, given: &Position, options: &Options) -> PlasticFudge {
    let battlefield = battlefield_of(given);
    let force = |side: Side| {
        let units = given.units.iter().filter(|unit| unit.side == side).map(UnitSaid::file).collect();
        let laid = given.mines.iter().filter(|mine| mine.side == side).count() as u32;
        let to_lay = given.markers.get(&side).copied().unwrap_or_default();
        (side, ForceFile { markers: laid + u32::from(to_lay), ..ForceFile::of(units) })
    };
    let forces: BTreeMap<Side, ForceFile> = Side::BOTH.into_iter().map(force).collect();
    let roster = forces.iter().flat_map(|(side, force)| muster::profiles(*side, force, options)).collect();
    let listed = |side: Side| forces[&side].units.len() as i32;
    let start = Side::BOTH.map(|side| given.start.get(&side).map_or_else(|| listed(side), |units| *units as i32));
    let setup =
        Setup { battlefield: GroundChoice::Own(Box::new(battlefield.clone())), forces, options: options.clone() };
    muster::for_position(revision, setup, battlefield, roster, Some(start))
}

fn battlefield_of(given: &Position) -> Battlefield {
    Battlefield {
        format: FORMAT,
        game: GAME.into(),
        id: String::new(),
        name: "position".into(),
        story: String::new(),
        table: given.table,
        terrain: given.terrain.clone(),
        pool: given.pool.clone(),
        camp: given.camp,
        flag: given.flag,
        zones: given.zones.clone(),
        radio: given.radio,
    }
}

fn state_of(game: &PlasticFudge, given: &Position, luck: &mut ListedLuck) -> Result<State, Vec<String>> {
    let ground = Ground::new(given.table, given.terrain.clone())
        .map_err(|(id, fault)| vec![format!("piece {id} has no sound outline: {fault:?}")])?;
    let coin = |luck: &mut ListedLuck| Side::BOTH[luck.below(2, PF_R_75) as usize];
    let placer = match (given.step, given.placer) {
        (Step::Terrain, None) => coin(luck),
        (_, placer) => placer.unwrap_or(Side::Green),
    };
    let mut markers: Vec<Marker> = given.mines.iter().map(marker_of).collect();
    markers.sort_by_key(|marker| marker.id);
    let by_side = |of: &dyn Fn(Side) -> u8| Side::BOTH.map(of);
    Ok(State {
        round: given.round,
        step: given.step,
        player_a: given.player_a,
        choice: given.choice,
        ground: Arc::new(ground),
        pool: (1_u64 << given.pool.len()) - 1,
        placer,
        passes: given.passes,
        units: game.roster().iter().map(|profile| unit_of(game, given, profile.id)).collect(),
        laid: laid(given),
        markers,
        to_lay: by_side(&|side| given.markers.get(&side).copied().unwrap_or(0)),
        deployed: Side::BOTH.map(|side| given.deployed.contains(&side) || given.step > Step::Deploy),
        committed: Side::BOTH.map(|side| attacks_of(given.committed.get(&side))),
        jet_orders: Side::BOTH.map(|side| {
            given.jet_orders.get(&side).map_or(Orders::Open, |orders| Orders::Given(orders.as_slice().into()))
        }),
        ending: given.result.map(|result| Ending { winner: result.winner.into(), by: result.by }),
    })
}

/// The number of the last marker laid, as long as more may be laid.
fn laid(given: &Position) -> u16 {
    let numbers = given.mines.iter().map(|mine| mine.id.number());
    if given.step > Step::Deploy { 0 } else { numbers.max().unwrap_or(0) }
}

fn attacks_of(said: Option<&Sealed<Attack>>) -> Orders<Attack> {
    match said {
        Some(Sealed::Open(attacks)) => Orders::Given(attacks.as_slice().into()),
        Some(Sealed::Hidden(_)) | None => Orders::Open,
    }
}

fn marker_of(said: &MineSaid) -> Marker {
    let truth = if said.real == Some(true) { Truth::Real } else { Truth::False };
    Marker { id: said.id, side: said.side, at: said.at.0, truth, found: said.found_by.contains(&said.side.enemy()) }
}

/// A Unit as it stands; each Unit of the roster is in the position.
fn unit_of(game: &PlasticFudge, given: &Position, id: Id) -> UnitState {
    let said = given.units.iter().find(|unit| unit.id == id).expect("the roster is made of the position");
    let nth = |carrier: Id| -> Nth { game.unit(carrier).expect("carriers are judged before") };
    UnitState {
        at: said.at.map_or(Point { x: 0, y: 0 }, |at| at.0),
        facing: said.facing.unwrap_or(0).rem_euclid(360) as i16,
        condition: said.state,
        carrier: said.carrier.map(nth),
        injuries: said.injuries,
        moved: said.moved,
        attacked: said.attacked,
        towed: said.towed,
        fought: said.fought,
        called: said.called,
    }
}
