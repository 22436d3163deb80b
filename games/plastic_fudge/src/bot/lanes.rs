//! Lanes of fire. A bot foresees where each enemy will pass. A lane of fire leads from a Unit's place to one such
//! point, if the Unit can hit the enemy there.

use super::scene::{Approach, Scene};
use crate::side::Side;
use crate::state::UnitIndex;
use geometry::{Direction, INCH, Point};

/// How many steps of an enemy's way a bot foresees.
const STEPS: usize = 4;
/// How many such steps an enemy takes in a Round.
const PACE: i32 = 2;
/// The shortest step, in micrometres. The bot expects an enemy with shorter steps to stay where it is.
const SHORTEST: i32 = INCH;

impl Scene<'_> {
    /// Returns the expected way of each enemy of a side in the next two Rounds.
    pub fn approaches(&self, side: Side) -> Vec<Approach> {
        let enemies = self.standing(side.enemy());
        enemies.map(|enemy| Approach { enemy, through: self.way_of(enemy) }).collect()
    }

    /// Says whether the bot plans duties and lanes of fire for a side. It does so only for its own side, and only at
    /// some levels.
    pub fn plans_ahead(&self, side: Side) -> bool {
        side == self.side && !self.approaches.is_empty()
    }

    fn way_of(&self, enemy: UnitIndex) -> Vec<Point> {
        let man = self.man(enemy);
        let field = &self.fields[man.side.index()];
        let (mut at, mut through) = (man.at, vec![man.at]);
        let stride = man.allowance / PACE;
        if stride < SHORTEST {
            return through;
        }
        for _ in 0..STEPS {
            let ahead = (0..16).map(|part| at.along(Direction::half_degrees(part * 45), stride));
            let Some(next) = ahead.min_by_key(|next| field.from(*next)) else { break };
            if field.from(next) >= field.from(at) {
                break;
            }
            at = next;
            through.push(at);
        }
        through
    }

    /// Returns what the lanes of fire from a place are worth. Each enemy adds its expected loss, times the share of its
    /// way on which the Unit can hit it.
    pub fn lanes(&self, unit: UnitIndex, at: Point) -> i64 {
        let man = self.man(unit);
        if man.guns.is_empty() || man.side != self.side {
            return 0;
        }
        self.approaches.iter().map(|approach| self.lane(unit, at, approach)).sum()
    }

    fn lane(&self, unit: UnitIndex, at: Point, approach: &Approach) -> i64 {
        let (man, other) = (self.man(unit), self.man(approach.enemy));
        let bases = man.radius + other.radius;
        let best = man.guns.iter().filter(|gun| gun.reach > 0).max_by_key(|gun| (gun.reach, gun.attack));
        let Some(gun) = best else { return 0 };
        let is_open = |place: &&Point| {
            at.is_within(**place, gun.reach + bases) && (gun.lobbed || self.sees(unit, at, approach.enemy, **place))
        };
        let open = approach.through.iter().filter(is_open).count() as i64;
        let bite = self.bite(gun.attack, other.defence, other);
        i64::from(other.worth) * i64::from(bite) * open / approach.through.len() as i64
    }
}
