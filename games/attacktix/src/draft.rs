//! Random forces that bots build for themselves. They fit the agreed points and the allowance of Battle Masters.

use crate::catalogue::{Catalogue, model};
use crate::clauses::AT_FORCE_01;
use crate::figure::{Class, Effect, FigureType};
use crate::force::ForceFile;
use crate::force_faults::{CONTRIBUTION_LEAST, FIGURES_MOST, line_room, masters, masters_allowed, width};
use crate::id::Id;
use crate::muster::points;
use crate::numbers::STANDARD_RADIUS;
use crate::setup::{Mode, Setup};
use physics::Model;
use referee::{Chance, Seat};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The names that bots give to their forces.
const NAMES: [&str; 12] = [
    "Shelf Guard",
    "The Second Drawer",
    "Ratchet and Sons",
    "Late Arrivals",
    "Carpet Edge Company",
    "The Wind-Up Watch",
    "Nine Clicks",
    "Window Sill Volunteers",
    "Left Hand Rule",
    "The Spare Wheel",
    "Tea Tray Irregulars",
    "Round Again",
];

/// Members of a team that have brought no force yet share what is left in multiples of this number of points.
const STEP: i32 = 5;

/// Builds a force for a seat. The force costs exactly the agreed points, or the seat's share of its team's points. At
/// house prices it may cost a little less. It has as many Battle Masters as each force that was brought before. The same
/// random numbers build the same force. AT-FORCE-01, AT-FORCE-02, AT-BM-03, AT-TEAM-02, AT-R-73
pub fn draft(setup: &Setup, seat: Seat, chance: &mut dyn Chance) -> ForceFile {
    draft_at(&Catalogue::priced(setup.options.prices), setup, seat, chance)
}

/// Builds a force at the prices of a catalogue, as [`draft`] does.
pub(crate) fn draft_at(catalogue: &Catalogue, setup: &Setup, seat: Seat, chance: &mut dyn Chance) -> ForceFile {
    let [battle, backup] = shares(catalogue, setup, seat);
    let mut drafter = Drafter::new(catalogue, setup.options.prices.is_book(), battle.max(backup), chance);
    let mut force = ForceFile { format: 1, game: "attacktix".into(), ..ForceFile::default() };
    force.name = NAMES[drafter.chance.below(NAMES.len() as u32, AT_FORCE_01) as usize].into();
    let room = line_room(setup) / team_size(setup, seat);
    for _ in 0..masters_expected(setup) {
        let left = battle - points(catalogue, &force.battle);
        if drafter.has_master(left) {
            force.battle.extend(drafter.master(left));
        } else {
            let left = backup - points(catalogue, &force.backup);
            force.backup.extend(drafter.master(left));
        }
    }
    let left = room - width(catalogue, &force.battle);
    let places = (left / (2 * STANDARD_RADIUS)).max(1) as usize;
    let most = FIGURES_MOST * 2 / 3;
    let own = battle - points(catalogue, &force.battle);
    force.battle.extend(drafter.fill(own, places.min(most), None));
    let own = backup - points(catalogue, &force.backup);
    let beside = FIGURES_MOST - force.battle.len() - force.backup.len();
    force.backup.extend(drafter.fill(own, beside, Some(&force.battle)));
    force
}

/// Returns how many Battle Masters a force needs: as many as the first force in the set-up has, because all forces
/// bring the same number. Returns 0 if there is no force yet. AT-BM-03
fn masters_expected(setup: &Setup) -> u8 {
    setup.forces.values().next().map_or(0, masters).min(masters_allowed(setup))
}

fn team_size(setup: &Setup, seat: Seat) -> i32 {
    match setup.mode() {
        Mode::Team => team(setup, seat).len().max(1) as i32,
        Mode::Duel | Mode::Ffa => 1,
    }
}

fn team(setup: &Setup, seat: Seat) -> Vec<&String> {
    let teams = setup.team_seats();
    let own = teams.into_iter().find(|team| team.contains(seat)).unwrap_or(referee::Seats::one(seat));
    own.iter().filter_map(|mate| setup.seats.get(mate.index())).collect()
}

/// Returns the points of the battle force and of the Back-Up force that a seat brings. In a team, the points that its
/// teammates have not used are divided equally among the seats without a force. AT-FORCE-02, AT-TEAM-02, AT-R-46
fn shares(catalogue: &Catalogue, setup: &Setup, seat: Seat) -> [i32; 2] {
    let whole = [setup.limit, setup.limit / 2];
    if setup.mode() != Mode::Team {
        return whole;
    }
    let own = setup.seats.get(seat.index());
    let mates: Vec<&String> = team(setup, seat).into_iter().filter(|mate| Some(*mate) != own).collect();
    let brought: Vec<&ForceFile> = mates.iter().filter_map(|mate| setup.forces.get(*mate)).collect();
    let waiting = (mates.len() - brought.len()) as i32 + 1;
    let part = |whole: i32, brought: i32| {
        let left = whole - brought;
        if waiting == 1 { left } else { left / waiting / STEP * STEP }
    };
    let sum = |list: fn(&ForceFile) -> &Vec<Id>| {
        brought.iter().map(|force| points(&catalogue.with(&force.figures), list(force))).sum()
    };
    [
        part(whole[0], sum(|force| &force.battle)).max(CONTRIBUTION_LEAST),
        part(whole[1], sum(|force| &force.backup)).max(0),
    ]
}

struct Drafter<'d> {
    catalogue: &'d Catalogue,
    /// Whether a force with a Battle Master must cost exactly the points. At house prices less will do. AT-R-73
    is_exact: bool,
    /// The least number of figures that together cost exactly this number of points; `None` if no figures do.
    fewest: Vec<Option<usize>>,
    figures: Vec<Arc<FigureType>>,
    masters: Vec<Arc<FigureType>>,
    /// The faction that this draft favours.
    faction: String,
    model: Model,
    chance: &'d mut dyn Chance,
}

impl<'d> Drafter<'d> {
    fn new(catalogue: &'d Catalogue, is_exact: bool, most: i32, chance: &'d mut dyn Chance) -> Drafter<'d> {
        let (masters, figures): (Vec<_>, Vec<_>) = catalogue.types().iter().cloned().partition(|kind| kind.is_master());
        let liked = chance.below(figures.len() as u32, AT_FORCE_01) as usize;
        let fewest = fewest(catalogue, &figures, most);
        let faction = figures[liked].faction.clone();
        Drafter { catalogue, is_exact, fewest, faction, figures, masters, model: model(), chance }
    }

    /// Says whether the force can afford a Battle Master.
    fn has_master(&self, left: i32) -> bool {
        self.masters.iter().any(|kind| self.affords(kind, left))
    }

    /// Says whether the force can afford this Battle Master, and whether other figures can then cost the points that
    /// remain, if they must.
    fn affords(&self, kind: &FigureType, left: i32) -> bool {
        let rest = left - self.catalogue.points(kind);
        if self.is_exact { self.can_fill(rest, FIGURES_MOST) } else { rest >= 0 }
    }

    fn master(&mut self, left: i32) -> Option<Id> {
        let fits: Vec<Id> =
            self.masters.iter().filter(|kind| self.affords(kind, left)).map(|kind| kind.code.clone()).collect();
        self.pick(&fits, |_| 1)
    }

    /// Says whether at most this number of figures could together cost exactly the points that are left.
    fn can_fill(&self, left: i32, figures: usize) -> bool {
        let fewest = usize::try_from(left).ok().and_then(|left| self.fewest.get(left).copied().flatten());
        fewest.is_some_and(|fewest| fewest <= figures)
    }

    /// Picks figures one by one until they cost the points, or as many of the points as figures can cost exactly. For a
    /// Back-Up force, it favours figures that an ability in the battle force can bring into play.
    fn fill(&mut self, points: i32, places: usize, battle: Option<&[Id]>) -> Vec<Id> {
        let mut picked: Vec<Id> = Vec::new();
        let mut left = (0..=points).rev().find(|sum| self.can_fill(*sum, places)).unwrap_or(0);
        while left > 0 && picked.len() < places {
            let after = places - picked.len() - 1;
            let fits: Vec<Id> = self
                .figures
                .iter()
                .filter(|kind| self.can_fill(left - self.catalogue.points(kind), after))
                .map(|kind| kind.code.clone())
                .collect();
            let weigh = |kind: &FigureType| self.weight(kind, &picked, battle);
            let weights: Vec<u8> = fits.iter().map(|code| weigh(self.find(code))).collect();
            let Some(code) = self.pick(&fits, |nth| weights[nth]) else { break };
            left -= self.catalogue.points(self.find(&code));
            picked.push(code);
        }
        picked
    }

    /// Returns how strongly a draft prefers a figure. A draft favours its own faction, a balance of ranged and melee
    /// figures, and few figures of the same type. It allows more Troopers of the same type. A Back-Up force favours
    /// figures that an ability in the battle force can bring into play.
    fn weight(&self, kind: &FigureType, picked: &[Id], battle: Option<&[Id]>) -> u8 {
        let same = picked.iter().filter(|code| **code == kind.code).count() as u8;
        let copies = if kind.class == Class::T { 2 } else { 6 };
        let liked = if kind.faction == self.faction { 18 } else { 6 };
        let points = self.catalogue.points(kind);
        let called = battle.is_some_and(|battle| battle.iter().any(|code| calls(self.find(code), kind, points)));
        let ranged = picked.iter().filter(|code| self.find(code).is_ranged(&self.model)).count();
        let balance = if kind.is_ranged(&self.model) == (2 * ranged <= picked.len()) { 2 } else { 1 };
        (liked * balance * if called { 3 } else { 1 } / (1 + copies * same)).max(1)
    }

    fn find(&self, code: &Id) -> &FigureType {
        let all = self.figures.iter().chain(&self.masters);
        all.into_iter().find(|kind| kind.code == *code).expect("a draft holds only types of the catalogue")
    }

    fn pick(&mut self, of: &[Id], weight: impl Fn(usize) -> u8) -> Option<Id> {
        if of.is_empty() {
            return None;
        }
        let weights: Vec<u8> = (0..of.len()).map(weight).collect();
        Some(of[self.chance.pick(&weights, AT_FORCE_01)].clone())
    }
}

/// Returns, for every number of points from 0 to `most`, the least number of figures that together cost exactly these
/// points.
fn fewest(catalogue: &Catalogue, figures: &[Arc<FigureType>], most: i32) -> Vec<Option<usize>> {
    let prices: BTreeSet<i32> = figures.iter().map(|kind| catalogue.points(kind)).filter(|price| *price > 0).collect();
    let mut fewest = vec![Some(0)];
    for sum in 1..=most.max(0) {
        let before = |price: &i32| fewest.get(usize::try_from(sum - price).ok()?).copied().flatten();
        let least = prices.iter().filter_map(before).min();
        fewest.push(least.map(|figures: usize| figures + 1));
    }
    fewest
}

/// Says whether the ability of `caller` can bring a figure of the type `kind` at this price out of the Back-Up force.
fn calls(caller: &FigureType, kind: &FigureType, points: i32) -> bool {
    match caller.ability.as_ref().map(|ability| &ability.effect) {
        Some(Effect::Exchange { name, mode }) => kind.name == *name && kind.mode == *mode,
        Some(Effect::Reinforce { filter }) => filter.names(kind, points),
        _ => false,
    }
}
