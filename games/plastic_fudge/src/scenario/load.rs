//! Sets up the position of a scenario, or reports every fault that it has.

use super::before::Before;
use super::luck::{ListedLuck, Luck};
use super::sound::faults;
use super::{ScenarioTable, Story};
use crate::battle::PlasticFudge;
use crate::battlefield::Battlefield;
use crate::clauses::PF_R_75;
use crate::force::ForceFile;
use crate::game_words::{FORMAT, GAME};
use crate::ground::Ground;
use crate::muster;
use crate::options::Options;
use crate::position::{Position, UnitPosition};
use crate::refusal::options_faults;
use crate::setup::{Ground as GroundChoice, Setup};
use crate::side::Side;
use crate::state::Step;
use referee::{Chance, Cite};
use std::collections::BTreeMap;

impl ScenarioTable {
    pub(super) fn set_up(
        revision: u32,
        given: Position,
        options: Options,
        luck: Vec<Luck>,
    ) -> Result<ScenarioTable, Vec<String>> {
        let mut said: Vec<String> =
            options_faults(&options).iter().map(|fault| format!("{fault} ({})", fault.clause())).collect();
        said.extend(faults(&given));
        said.extend(
            Ground::new(given.table, given.terrain.clone())
                .err()
                .map(|(id, fault)| format!("the outline of piece {id} cannot be used: {fault:?}")),
        );
        if !said.is_empty() {
            return Err(said);
        }
        let game = game_of(revision, &given, &options);
        let mut luck = ListedLuck::new(luck);
        let tossed = given.step == Step::Terrain && given.placer.is_none();
        let placer = if tossed { Some(Side::BOTH[luck.below(2, PF_R_75) as usize]) } else { given.placer };
        luck.fault().map_err(|fault| vec![fault])?;
        let state = game.restored(&Position { placer, ..given.clone() });
        let before = (given.step == Step::Muster).then(|| Before::of(&given));
        Ok(ScenarioTable { game, state, luck, before, story: Story::new(given, options) })
    }
}

/// Returns the rules for a position. The battlefield and the forces are those that the position shows.
pub(super) fn game_of(revision: u32, given: &Position, options: &Options) -> PlasticFudge {
    let battlefield = battlefield_of(given);
    let force = |side: Side| {
        let units = given.units.iter().filter(|unit| unit.side == side).map(UnitPosition::file).collect();
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
