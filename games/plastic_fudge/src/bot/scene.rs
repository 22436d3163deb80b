//! The table as a bot sees it while it plans: the weapons, reach and worth of every Unit, and a table of odds.

use super::field::{Field, Going};
use super::stakes::Stakes;
use crate::battle::PlasticFudge;
use crate::battlefield::{Edge, Zone};
use crate::level::ABYSMAL;
use crate::odds::{Odds, Reading};
use crate::rules::{GRENADE_DISC, LARGE_DISC};
use crate::side::Side;
use crate::state::{Marker, State, UnitIndex};
use crate::unit::{UnitType, WeaponKind};
use geometry::{INCH, Point};

/// The number that stands for certainty, or for a whole. Chances and shares are counted in parts of it.
pub const SURE: i32 = 4_096;
/// The highest total in the table of odds. The lowest is its negative.
const MOST: i32 = 9;
/// How many totals the table of odds has in each direction.
const WIDE: usize = 2 * MOST as usize + 1;
/// What an injury is worth if it leaves the Defence level above Poor. A kill is worth [`SURE`].
const WOUND: i32 = 1_500;

/// The chances that an attack kills or injures a Unit.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hit {
    /// The chance of a kill, in parts of [`SURE`].
    pub kill: i32,
    /// The chance of an injury, in parts of [`SURE`].
    pub injury: i32,
}

/// What plans need to know about a weapon.
#[derive(Clone, Copy, Debug)]
pub struct Gun {
    pub kind: WeaponKind,
    /// How far the weapon reaches, in micrometres; 0 means hand to hand only.
    pub reach: i32,
    pub attack: i32,
    /// The radius of its disc, in micrometres; `None` if the weapon lays no template. For a flame, this is half of its
    /// reach.
    pub disc: Option<i32>,
    /// Whether the weapon can hit a target that its bearer does not see.
    pub lobbed: bool,
}

/// What plans need to know about a Unit.
#[derive(Clone, Debug)]
pub struct Man {
    pub side: Side,
    /// Whether the Unit is on the table with a base of its own.
    pub stands: bool,
    /// Whether the Unit may attack in this Round's Attack step.
    pub fights: bool,
    pub steady: bool,
    pub trooper: bool,
    pub flies: bool,
    /// Whether the Unit is a special Trooper, who fights worse when an enemy attacks him hand to hand. PF-R-22
    pub special: bool,
    pub radius: i32,
    pub guns: Vec<Gun>,
    /// The Defence level of the Unit now, after its injuries and without terrain.
    pub defence: i32,
    /// What the loss of the Unit is worth, in points of which a side has about 1000.
    pub worth: i32,
    pub allowance: i32,
    /// The centre of the Unit's base, or of its carrier's, in micrometres.
    pub at: Point,
    pub carrier: Option<UnitIndex>,
}

impl Man {
    /// Returns the longest reach of the Unit's weapons, in micrometres; 0 if it has none.
    pub fn reach(&self) -> i32 {
        self.guns.iter().map(|gun| gun.reach).max().unwrap_or(0)
    }
}

/// An enemy, and the way that it is expected to go.
#[derive(Clone, Debug)]
pub struct Approach {
    pub enemy: UnitIndex,
    /// The place of the enemy now, then the places on the shortest way to its side's goal.
    pub through: Vec<Point>,
}

/// The table as a bot sees it while it plans.
pub struct Scene<'a> {
    /// The battle.
    pub game: &'a PlasticFudge,
    /// A state that agrees with all that the bot's side knows. If the side does not know whether a marker is real,
    /// plans must ignore what the state says about it.
    pub state: &'a State,
    /// The side that the bot plays.
    pub side: Side,
    /// The Units of both sides, in the order of their ids.
    pub men: Vec<Man>,
    pub(super) stakes: Stakes,
    /// For each side, how far its goals are from every place.
    pub(super) fields: [Field; 2],
    /// Where each enemy is and will pass. The list is empty for a bot that does not plan so far ahead.
    pub approaches: Vec<Approach>,
    odds: Vec<Hit>,
}

impl<'a> Scene<'a> {
    /// Prepares a state for the plans of the bot that plays this side.
    pub fn new(game: &'a PlasticFudge, state: &'a State, side: Side) -> Scene<'a> {
        let stakes = Stakes::of(game, state);
        let men: Vec<Man> = game.all_units().map(|unit| man(game, state, unit, &stakes)).collect();
        let going = Going::on(&state.ground);
        let fields = Side::BOTH.map(|side| Field::to(&state.ground, &going, &goals(game, side, &men)));
        Scene { game, state, side, men, stakes, fields, approaches: Vec::new(), odds: table(game) }
    }

    /// Returns this scene with the expected ways of the enemies. Bots with duties and lanes of fire need them.
    pub fn looking_ahead(self) -> Scene<'a> {
        Scene { approaches: self.approaches(self.side), ..self }
    }

    /// Says whether a marker is real; `None` if the bot's side does not know. PF-R-78
    pub fn is_real(&self, marker: &Marker) -> Option<bool> {
        marker.is_known_to(self.side).then_some(marker.real)
    }

    /// Returns what the bot knows of a Unit.
    pub fn man(&self, unit: UnitIndex) -> &Man {
        &self.men[unit.index()]
    }

    /// Returns the chances of an attack total against a defence total, both without dice.
    pub fn hit(&self, attack: i32, defence: i32) -> Hit {
        let column = |total: i32| (total.clamp(-MOST, MOST) + MOST) as usize;
        self.odds[column(attack) * WIDE + column(defence)]
    }

    /// Returns the share of the target that an attack is expected to destroy, in parts of [`SURE`]. The totals are
    /// without dice. An injury counts as a part of a kill or as a whole kill (see [`wound`]).
    pub fn bite(&self, attack: i32, defence: i32, target: &Man) -> i32 {
        let hit = self.hit(attack, defence);
        hit.kill + hit.injury * wound(target) / SURE
    }

    /// Returns the Units of a side that are on the table with a base of their own.
    pub fn standing(&self, side: Side) -> impl Iterator<Item = UnitIndex> + '_ {
        self.game.units_of(side).filter(|unit| self.man(*unit).stands)
    }
}

/// Returns what share of the target an injury destroys, in parts of [`SURE`]. An injury that lowers its Defence to
/// Abysmal, the level below Terrible, counts as a kill. PF-DMG-03
pub fn wound(target: &Man) -> i32 {
    match target.defence - 1 {
        left if left <= ABYSMAL => SURE,
        -3 => 2_200,
        -2 => 1_800,
        _ => WOUND,
    }
}

/// Works out the chances of each attack total against each defence total.
fn table(game: &PlasticFudge) -> Vec<Hit> {
    let reading = Reading { totals: game.options().totals, milder: false, dropped_at: None };
    let share = |count: u32| (i64::from(count) * i64::from(SURE) / i64::from(Odds::ALL)) as i32;
    let hit = |(attack, defence)| {
        let odds = Odds::of(attack, defence, reading);
        Hit { kill: share(odds.kill), injury: share(odds.injury) }
    };
    (-MOST..=MOST).flat_map(|attack| (-MOST..=MOST).map(move |defence| (attack, defence))).map(hit).collect()
}

fn man(game: &PlasticFudge, state: &State, unit: UnitIndex, stakes: &Stakes) -> Man {
    use UnitType::{Bazooka, FiftyCal, Flamethrower, Jeep, Jet, Mortar};
    let (profile, own) = (game.profile(unit), state.unit(unit));
    let steady = game.is_steady(state, unit);
    let rides_closed = own.carrier.is_some_and(|carrier| game.profile(carrier).kind != Jeep);
    let has_base = game.has_base(state, unit);
    Man {
        side: profile.side,
        stands: has_base,
        fights: steady && !rides_closed && !own.towed && !own.attacked && profile.kind != Jet,
        steady,
        trooper: !profile.kind.is_vehicle(),
        flies: game.flies(own.carrier.unwrap_or(unit)),
        special: matches!(profile.kind, Mortar | FiftyCal | Bazooka | Flamethrower),
        radius: profile.radius,
        guns: guns(game, unit),
        defence: i32::from(profile.dl) - i32::from(own.injuries),
        worth: stakes.worth[unit.index()],
        allowance: if steady { game.allowance(state, unit) } else { 0 },
        at: if game.on_table(state, unit) { game.disc(state, unit).centre } else { own.at },
        carrier: own.carrier,
    }
}

fn guns(game: &PlasticFudge, unit: UnitIndex) -> Vec<Gun> {
    let (profile, options) = (game.profile(unit), game.options());
    let gun = |weapon: &crate::unit::Weapon| {
        let mortar_disc = options.mortar_template == crate::options::MortarTemplate::Grenade;
        Gun {
            kind: weapon.kind,
            // a bot plans with half an inch less than the reach of a flame
            reach: weapon.reach(options) - if weapon.kind == WeaponKind::Flame { INCH / 2 } else { 0 },
            attack: weapon.al.into(),
            disc: match weapon.kind {
                WeaponKind::Grenade => Some(GRENADE_DISC),
                WeaponKind::Disc => Some(LARGE_DISC),
                WeaponKind::Mortar if mortar_disc => Some(GRENADE_DISC),
                WeaponKind::Flame => Some(options.flame_radius.0 / 2),
                _ => None,
            },
            lobbed: matches!(weapon.kind, WeaponKind::Grenade | WeaponKind::Mortar | WeaponKind::Flame)
                || profile.kind == UnitType::Howitzer,
        }
    };
    profile.weapons.iter().map(gun).collect()
}

/// Returns the goals of a side: the flag, whoever owns it. Without a flag, the goals are the enemies on the table, or
/// the middle of the enemy's zone if there are none.
fn goals(game: &PlasticFudge, side: Side, men: &[Man]) -> Vec<Point> {
    if let Some(flag) = game.battlefield().flag {
        return vec![flag.at.0];
    }
    let enemies = men.iter().filter(|man| man.side != side && man.stands);
    let mut goals: Vec<Point> = enemies.map(|man| man.at).collect();
    if goals.is_empty() {
        goals.push(middle_of(game, game.zone(side.enemy())));
    }
    goals
}

/// Returns the middle of a zone: its point, or the middle of its strip.
pub fn middle_of(game: &PlasticFudge, zone: Zone) -> Point {
    let [wide, deep] = game.battlefield().table.map(|length| length.0);
    match zone {
        Zone::Near { near: [x, y, _] } => Point::new(x.0, y.0),
        Zone::Edge { edge: Edge::North, depth } => Point::new(wide / 2, deep - depth.0 / 2),
        Zone::Edge { edge: Edge::South, depth } => Point::new(wide / 2, depth.0 / 2),
        Zone::Edge { edge: Edge::East, depth } => Point::new(wide - depth.0 / 2, deep / 2),
        Zone::Edge { edge: Edge::West, depth } => Point::new(depth.0 / 2, deep / 2),
    }
}
