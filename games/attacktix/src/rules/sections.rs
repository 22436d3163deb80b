//! Attacks on sections of barriers. Such an attack costs one attack of the turn, and is not simulated. AT-HIGH-02,
//! AT-LOW-04

use super::{AttackFault, Play};
use crate::battle::Attacktix;
use crate::clauses::{AT_HIGH_02, AT_LOW_04};
use crate::id::Id;
use crate::state::{FigureIndex, Section, State};
use geometry::{Point, Segment};

impl Attacktix {
    /// Checks that an attack can remove a section. The section must stand and must be destructible. A melee weapon must
    /// reach the nearest point of the section. The line from a launcher to the middle of the section must meet no other
    /// section. AT-HIGH-02, AT-LOW-04, AT-SLOW-04, AT-SAMP-07, AT-R-53
    pub(crate) fn check_section(&self, state: &State, attacker: FigureIndex, id: &Id) -> Result<(), AttackFault> {
        let Some(section) = self.ground().section(id) else {
            return Err(match self.ground().piece(id) {
                Some(_) => AttackFault::NotDestroyed { piece: id.clone() },
                None => AttackFault::NoSuchSection { section: id.clone() },
            });
        };
        if !state.sections[usize::from(section.0)] {
            return Err(AttackFault::SectionGone { section: id.clone() });
        }
        let line = self.ground().line(section);
        if !line.is_destructible {
            return Err(AttackFault::Indestructible { section: id.clone() });
        }
        let from = state.figures[attacker.index()].at;
        let reach = self.profile(attacker).weapon.reach();
        match reach {
            Some(reach) if !line.line.is_within(from, reach) => {
                Err(AttackFault::OutOfReach { section: id.clone(), reach })
            }
            Some(_) => Ok(()),
            None => self.check_clear(state, from, section),
        }
    }

    /// Checks that the straight line of a launcher to the middle of a section meets no other standing section. AT-R-53
    fn check_clear(&self, state: &State, from: Point, section: Section) -> Result<(), AttackFault> {
        let line = self.ground().line(section).line;
        let middle = Point::new((line.from.x + line.to.x) / 2, (line.from.y + line.to.y) / 2);
        let way = Segment::new(from, middle);
        let other = self.barriers(state).find(|(other, found)| *other != section && way.meets(found.line));
        match other {
            Some((_, found)) => {
                let section = self.ground().line(section).id.clone();
                Err(AttackFault::SectionInTheWay { section, other: found.id.clone() })
            }
            None => Ok(()),
        }
    }
}

impl Play<'_, '_> {
    /// Removes a section. The attacker's weapon stays loaded. AT-HIGH-02, AT-LOW-04, AT-R-53
    pub(super) fn remove_attacked_section(&mut self, attacker: FigureIndex, id: &Id) {
        let section = self.game.ground().section(id).expect("the section was checked and exists");
        let is_high = self.game.ground().line(section).is_high;
        self.remove_section(section, Some(attacker), if is_high { AT_HIGH_02 } else { AT_LOW_04 });
    }
}
