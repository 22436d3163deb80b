//! The plans from which a bot starts. It improves each plan one Unit at a time, and keeps the best.

use super::duties::Wing;
use super::marches::March;
use super::thought::Luck;

impl March<'_, '_> {
    /// Returns the plans from which the level starts: first those in which all Units act alike, then those in which
    /// each Unit has a duty.
    pub fn openings(&self, luck: &mut Luck) -> Vec<Vec<usize>> {
        let alike = (0..self.thought.plans).map(|n| self.alike(n, luck)).collect::<Vec<_>>();
        let wings = Wing::BOTH.into_iter().take(self.thought.duties);
        alike.into_iter().chain(wings.map(|wing| self.dutiful(wing))).collect()
    }

    /// Returns the plan with this number. All Units stay (0), take the place with the best score (1), fall back (2) or
    /// advance (3). With any other number, each Unit takes a random place. A Unit stays where it is if its new place is
    /// taken.
    fn alike(&self, n: usize, luck: &mut Luck) -> Vec<usize> {
        let mut choice = self.fight.as_it_is();
        let scene = self.fight.scene;
        for unit in &self.movers {
            let posts = &self.fight.posts[unit.index()];
            let enemy = scene.nearest_enemy(scene.side, scene.man(*unit).at);
            let far = |post: usize| {
                let at = enemy.map_or(scene.man(*unit).at, |enemy| scene.man(enemy).at);
                posts[post].at.distance_squared(at)
            };
            let places = 0..posts.len();
            let picked = match n {
                0 => Some(0),
                1 => places.max_by_key(|post| posts[*post].score),
                2 => places.max_by_key(|post| far(*post)),
                3 => places.min_by_key(|post| far(*post)),
                _ => Some(luck.any(posts.len())),
            };
            let picked = picked.unwrap_or(0);
            if self.fits(&choice, *unit, picked) {
                choice[unit.index()] = picked;
            }
        }
        choice
    }

    /// Returns the plan in which each Unit takes the place that suits its duty best. The duties are to hold, to go
    /// round this flank, and to screen the Commander. A Unit stays where it is if its new place is taken.
    fn dutiful(&self, wing: Wing) -> Vec<usize> {
        let mut choice = self.fight.as_it_is();
        let scene = self.fight.scene;
        for (unit, duty) in self.movers.iter().zip(scene.duties(scene.side, &self.movers)) {
            let picked = scene.fitting(*unit, &self.fight.posts[unit.index()], duty, wing);
            if self.fits(&choice, *unit, picked) {
                choice[unit.index()] = picked;
            }
        }
        choice
    }
}
