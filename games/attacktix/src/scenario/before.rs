//! The stages before a game, and tournaments: a host opens a table, seats hand in forces, and rounds are reported.

use super::decision::{DefinePiece, OpenTable};
use super::table::{Before, ScenarioTable, malformed};
use crate::codec::team_name;
use crate::force::ForceFile;
use crate::force_faults::{force_faults, own_faults};
use crate::pieces::SECTION_MOST;
use crate::position_file::{FigureJson, PhaseJson, PositionFile, SeatJson};
use crate::refusal::{Refusal, match_faults, setup_faults};
use crate::setup::Mode;
use crate::table_faults::{TableFault, may_combine};
use crate::terrain::SectionFile;
use crate::{muster, tournament};
use referee::{Cite, Seat};
use scenario::PrepareError;
use std::collections::BTreeMap;

/// Returns an error with the first of these faults, if there is one.
fn refused(faults: Vec<impl Into<Refusal>>) -> Result<(), PrepareError> {
    match faults.into_iter().next().map(Into::<Refusal>::into) {
        None => Ok(()),
        Some(refusal) => Err(PrepareError { because: refusal.to_string(), clause: Some(refusal.clause()) }),
    }
}

impl ScenarioTable {
    /// Opens a table for the host. AT-TEAM-01, AT-FFA-01
    pub(super) fn open_table(&mut self, said: &OpenTable) -> Result<(), PrepareError> {
        if !matches!(self.before, Some(Before::Lobby)) {
            return Err(malformed("`open_table` is allowed only in the phase `lobby`"));
        }
        let usual = if said.mode == Mode::Ffa { 3 } else { 2 };
        let seated = said.teams.as_ref().map_or(usual, |teams| teams.iter().map(Vec::len).sum());
        let players = said.players.map_or(seated, usize::from);
        let seat = |n: usize| {
            let id = format!("p{}", n + 1);
            let named = |team: &Vec<String>| team.contains(&id);
            let team = match &said.teams {
                Some(teams) => teams.iter().position(named),
                None => Some(n % 2),
            };
            SeatJson { team: team.filter(|_| said.mode == Mode::Team).map(team_name), id, ..SeatJson::default() }
        };
        let usual = PositionFile::default();
        let given = PositionFile {
            phase: PhaseJson::Forces,
            mode: said.mode,
            measure: said.measure,
            limit: said.limit.unwrap_or(usual.limit),
            bm_allowance: said.bm_allowance.unwrap_or(usual.bm_allowance),
            official: said.official,
            map: said.map.clone(),
            seats: (0..players).map(seat).collect(),
            ..usual
        };
        let opened = ScenarioTable::set_up(self.game.opened.revision, given, self.game.options().clone(), Vec::new());
        let opened = opened.map_err(|faults| malformed(faults.join("; ")))?;
        refused(setup_faults(&opened.game.opened.setup))?;
        (self.game, self.state, self.before) = (opened.game, opened.state, opened.before);
        self.luck.seat(&self.game.opened.setup.seats);
        Ok(())
    }

    /// Judges an invented piece of terrain: its descriptors, and the lengths of its sections. AT-TERR-04, AT-TERR-05
    pub(super) fn define_piece(&self, said: &DefinePiece) -> Result<(), PrepareError> {
        if !matches!(self.before, Some(Before::Lobby)) {
            return Err(malformed("`define_piece` is allowed only in the phase `lobby`"));
        }
        refused(may_combine(&said.descriptors).err().into_iter().collect())?;
        let longest = |section: &SectionFile| {
            let length = section.from.0.distance_round(section.to.0);
            let fault = TableFault::SectionLength { id: section.id.clone(), length, most: SECTION_MOST };
            (said.destructible != Some(false) && length > SECTION_MOST).then_some(fault)
        };
        refused(said.sections.iter().filter_map(longest).collect())
    }

    /// Takes the force of a seat, in place of an earlier one. The figure types that come with the position are not
    /// judged. AT-FORCE-01
    pub(super) fn take_force(&mut self, seat: &str, force: ForceFile) -> Result<(), PrepareError> {
        let Some(Before::Forces(forces)) = &mut self.before else {
            return Err(malformed("`force` is allowed only before the game begins, at an open table"));
        };
        let setup = &self.game.opened.setup;
        if !setup.seats.iter().any(|known| known == seat) {
            return Err(malformed(format!("there is no seat {seat:?}")));
        }
        let own_types = setup.forces.get(seat).map(|force| force.figures.clone()).unwrap_or_default();
        let force = ForceFile { figures: own_types, ..force };
        let given = own_faults(&force.figures);
        let faults = force_faults(&force, setup).into_iter().filter(|fault| !given.contains(fault));
        refused(faults.map(|fault| Refusal::Force { seat: Some(seat.into()), fault }).collect())?;
        forces.insert(seat.into(), force);
        let forces = forces.clone();
        self.put_beside(&forces);
        Ok(())
    }

    /// Puts the figures of these forces beside the table, in place of their owners' earlier figures.
    fn put_beside(&mut self, forces: &BTreeMap<String, ForceFile>) {
        let mut position = self.game.position_file(&self.state);
        position.phase = PhaseJson::Forces;
        let prices = self.game.options().prices;
        let (shipped, constants) = (crate::Catalogue::priced(prices), &self.game.opened.model);
        for (n, seat) in position.seats.iter_mut().enumerate() {
            let Some(force) = forces.get(&seat.id) else { continue };
            let types = shipped.with(&force.figures);
            position.figures.retain(|figure| figure.owner != seat.id);
            let profiles = muster::profiles(constants, &types, force, Seat(n as u8), &seat.id);
            position.figures.extend(profiles.iter().map(|profile| FigureJson::waiting(profile, &seat.id)));
            seat.contribution = Some(muster::points(&types, &force.battle));
        }
        let fielded =
            ScenarioTable::set_up(self.game.opened.revision, position, self.game.options().clone(), Vec::new());
        let fielded = fielded.expect("a position with figures of judged forces has no faults");
        (self.game, self.state) = (fielded.game, fielded.state);
    }

    /// Judges all forces together, and then begins the game for the host. AT-BM-03, AT-TEAM-02, AT-SETUP-02
    pub(super) fn begin(&mut self, seat: &str) -> Result<(), PrepareError> {
        let Some(Before::Forces(forces)) = &self.before else {
            return Err(malformed("`begin` is allowed only before the game begins, at an open table"));
        };
        if self.game.opened.setup.seats.first().is_none_or(|host| host != seat) {
            return Err(malformed(format!("only the host, the first seat, may begin the game, not {seat}")));
        }
        if !forces.is_empty() || self.game.roster().is_empty() {
            let mut setup = self.game.opened.setup.clone();
            setup.forces.clone_from(forces);
            let given: Vec<_> = forces.values().flat_map(|force| own_faults(&force.figures)).collect();
            let is_given = |fault: &Refusal| matches!(fault, Refusal::Force { fault, .. } if given.contains(fault));
            refused(match_faults(&setup).into_iter().filter(|fault| !is_given(fault)).collect())?;
        }
        self.before = None;
        self.start();
        self.luck.fault().map_err(malformed)
    }

    /// Takes the report of a round of a tournament. After the last round, finds the two best players. AT-TOUR-05,
    /// AT-R-51
    pub(super) fn report(&mut self, places: Vec<Vec<String>>) -> Result<(), PrepareError> {
        let Some(Before::Tournament(said)) = &mut self.before else {
            return Err(malformed("`report` is allowed only in the phase `tournament`"));
        };
        let mut reported: Vec<&String> = places.iter().flatten().collect();
        let mut players: Vec<&String> = said.players.iter().collect();
        reported.sort_unstable();
        players.sort_unstable();
        if said.played.len() >= said.rounds as usize || reported != players {
            return Err(malformed(
                "a report must name every player exactly once, and there may not be more reports than rounds",
            ));
        }
        said.played.push(places);
        if said.played.len() == said.rounds as usize {
            said.finalists = tournament::finalists(&said.players, &said.played, &mut self.luck);
        }
        self.luck.fault().map_err(malformed)
    }
}
