//! Cover: which figures it protects, and from which attackers. AT-COVER, AT-R-58, AT-R-59

use super::{AttackFault, Play};
use crate::battle::Attacktix;
use crate::clauses::{AT_COVER_02, AT_COVER_03};
use crate::event::Event;
use crate::figure::{Colour, Zone};
use crate::ground::Body;
use crate::numbers::{RAY, TOUCH};
use crate::place::Heading;
use crate::rolling::rolled;
use crate::state::{Cover, FigureIndex, Piece, Section, State};
use crate::terrain::Descriptor;
use geometry::{Border, Disc, Leg, Polygon, Segment, Spans, Sweep, Touch};
use referee::{Clause, Seat};

/// What a line of fire meets first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    /// The thing that the line meets.
    pub what: Met,
    /// The distance from the centre of the attacker's base, in micrometres, rounded down.
    pub distance: i32,
}

/// Something on the table that a line of fire can meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Met {
    /// The base of a figure.
    Figure(FigureIndex),
    /// An object that stands or lies.
    Object(Piece),
    /// A section of a barrier.
    Section(Section),
}

impl Attacktix {
    /// Returns the pieces that cover a figure where it is. Figures with a white number and Battle Masters have no
    /// cover. AT-COVER-02, AT-COVER-05, AT-R-58
    pub(crate) fn cover_of(&self, state: &State, figure: FigureIndex) -> Vec<Cover> {
        let is_white = self.window(state, figure).colour != Colour::Red;
        if self.profile(figure).is_master() || is_white {
            return Vec::new();
        }
        let base = self.disc(state, figure);
        let ground = self.ground();
        let pieces = ground.all().filter(|piece| ground.kind(*piece).is(Descriptor::Cover));
        pieces.filter_map(|piece| self.cover_by(state, base, piece)).collect()
    }

    /// Returns the cover that a piece gives to a base: inside an area, at its edge, or at a barrier. Returns nothing if
    /// the piece gives the base no cover. AT-COVER-01, AT-COVER-03, AT-COVER-04
    fn cover_by(&self, state: &State, base: Disc, piece: Piece) -> Option<Cover> {
        if let Some(area) = self.ground().area(piece) {
            let is_inside = area.is_within(base.centre, -base.radius);
            let is_near = is_inside || base.polygon_gap_at_most(area, TOUCH);
            return is_near.then_some(Cover { piece, is_inside, sections: Vec::new() });
        }
        let touches = |section: &Segment| section.is_within(base.centre, base.radius + TOUCH);
        let own = self.barriers(state).filter(|(_, section)| section.piece == piece && touches(&section.line));
        let sections: Vec<Section> = own.map(|(section, _)| section).collect();
        (!sections.is_empty()).then_some(Cover { piece, is_inside: false, sections })
    }

    /// Returns the clause by which cover protects a figure from the launcher of an attacker; `None` if cover does not
    /// protect it. Cover does not hinder melee. AT-R-59
    pub(crate) fn protected(&self, state: &State, target: FigureIndex, attacker: FigureIndex) -> Option<Clause> {
        let attacks = self.profile(attacker);
        if !attacks.weapon.is_ranged() {
            return None;
        }
        let [from, to] = [attacker, target].map(|figure| state.figures[figure.index()].at);
        let counts = |cover: &&Cover| {
            // Battle Masters disregard the cover that low barriers give. AT-COVER-06
            !(attacks.is_master() && self.ground().kind(cover.piece).is(Descriptor::LowBarrier))
        };
        state.figures[target.index()].cover.iter().filter(counts).find_map(|cover| {
            if cover.is_inside {
                Some(AT_COVER_02)
            } else {
                self.crosses(state, Segment::new(from, to), cover.piece).then_some(AT_COVER_03)
            }
        })
    }

    /// Says whether a line crosses a standing section of a barrier, or the interior of an area. AT-R-59
    pub(crate) fn crosses(&self, state: &State, line: Segment, piece: Piece) -> bool {
        match self.ground().area(piece) {
            Some(area) => runs_inside(line, area),
            None => self.barriers(state).any(|(_, section)| section.piece == piece && section.line.meets(line)),
        }
    }

    /// Returns the base that a line from the centre of a figure meets first, and the distance to it in micrometres.
    /// AT-R-59
    pub(crate) fn first_base(&self, state: &State, attacker: FigureIndex, yaw: Heading) -> Option<(FigureIndex, i32)> {
        let ray = self.ray(state, attacker, yaw);
        let met = |other: FigureIndex| Some((other, ray.first_disc(self.disc(state, other), Touch::Gap(0))?));
        self.standing(state)
            .filter(|other| *other != attacker)
            .filter_map(met)
            .min_by_key(|(other, far)| (*far, *other))
    }

    /// Returns the first base, object or standing section that a line from the centre of a figure meets.
    pub(crate) fn first_on_ray(&self, state: &State, attacker: FigureIndex, yaw: Heading) -> Option<Hit> {
        let ray = self.ray(state, attacker, yaw);
        let bases = self.first_base(state, attacker, yaw).map(|(other, far)| (far, Met::Figure(other)));
        let body = |body: &Body| match body {
            Body::Round(disc) => ray.first_disc(*disc, Touch::Gap(0)),
            Body::Straight(outline) => ray.first_polygon(outline, Touch::Gap(0)),
        };
        let objects = self.objects_on(state).filter_map(|(piece, it)| Some((body(&it)?, Met::Object(piece))));
        let sections = self
            .barriers(state)
            .filter_map(|(n, section)| Some((ray.first_segment(section.line, Touch::Gap(0))?, Met::Section(n))));
        let (distance, what) = bases.into_iter().chain(objects).chain(sections).min()?;
        Some(Hit { what, distance })
    }

    /// Returns the figure that the line of an aim meets first, within the reach of the weapon. Returns nothing if the
    /// line meets something else.
    pub(crate) fn aimed_at(&self, state: &State, attacker: FigureIndex, yaw: Heading) -> Option<FigureIndex> {
        let hit = self.first_on_ray(state, attacker, yaw)?;
        let is_near = self.profile(attacker).weapon.reach().is_none_or(|reach| hit.distance <= reach);
        match hit.what {
            Met::Figure(figure) if is_near => Some(figure),
            _ => None,
        }
    }

    fn ray(&self, state: &State, attacker: FigureIndex, yaw: Heading) -> Sweep {
        let own = &state.figures[attacker.index()];
        let end = rolled(own.at, own.facing + yaw, RAY);
        Sweep::new(Leg::between(own.at, end), 0)
    }

    /// Checks whether cover allows a figure to attack along a line. Melee is always allowed. A figure inside cover does
    /// not fire, and a figure at cover does not fire across it. A figure also does not fire if the first base on the
    /// line is protected. AT-COVER-02, AT-COVER-03, AT-R-59
    pub(crate) fn may_fire(&self, state: &State, attacker: FigureIndex, yaw: Heading) -> Result<(), AttackFault> {
        let profile = self.profile(attacker);
        if !profile.weapon.is_ranged() {
            return Ok(());
        }
        let own = &state.figures[attacker.index()];
        let first = self.first_base(state, attacker, yaw);
        let far = first.map_or(RAY, |(_, far)| far);
        let line = Segment::new(own.at, rolled(own.at, own.facing + yaw, far));
        for cover in &own.cover {
            let (figure, piece) = (profile.id.clone(), self.ground().id(cover.piece).clone());
            if cover.is_inside {
                return Err(AttackFault::InCover { figure, piece });
            }
            if self.crosses(state, line, cover.piece) {
                return Err(AttackFault::AcrossCover { figure, piece });
            }
        }
        match first {
            Some((target, _)) if self.protected(state, target, attacker).is_some() => {
                Err(AttackFault::Protected { figure: self.profile(target).id.clone() })
            }
            _ => Ok(()),
        }
    }
}

/// Returns whether a part of a line runs through the interior of an area.
fn runs_inside(line: Segment, area: &Polygon) -> bool {
    let mut spans = Spans::new();
    Leg::between(line.from, line.to).spans_in_polygon(area, Border::Outside, &mut spans);
    !spans.is_empty()
}

impl Play<'_, '_> {
    /// Sets the cover of all figures of a seat, whether they moved or not. AT-R-58
    pub(crate) fn set_cover(&mut self, seat: Seat) {
        let figures: Vec<FigureIndex> = self.game.standing(self.state).collect();
        for figure in figures {
            if self.state.figures[figure.index()].controller == seat {
                self.state.figures[figure.index()].cover = self.game.cover_of(self.state, figure);
            }
        }
    }

    /// Ends the cover of a figure that was moved. AT-R-58
    pub(crate) fn end_cover(&mut self, figure: FigureIndex) {
        self.state.figures[figure.index()].cover.clear();
    }

    /// Takes a section off the table. A figure that has cover from this barrier loses it if the figure touched no other
    /// section of the barrier. AT-R-58, AT-LOW-03, AT-HIGH-02
    pub(crate) fn remove_section(&mut self, section: Section, by: Option<FigureIndex>, clause: Clause) {
        self.state.sections[usize::from(section.0)] = false;
        for figure in &mut self.state.figures {
            for cover in &mut figure.cover {
                cover.sections.retain(|touched| *touched != section);
            }
            let ground = self.game.ground();
            figure.cover.retain(|cover| ground.area(cover.piece).is_some() || !cover.sections.is_empty());
        }
        let game = self.game;
        self.table.emit(|| Event::SectionRemoved {
            section: game.ground().line(section).id.clone(),
            by: by.map(|figure| game.profile(figure).id.clone()),
            clause,
        });
    }

    /// Returns the figures of a seat that have cover now. AT-R-58
    pub(crate) fn covered(&self, seat: Seat) -> Vec<crate::Id> {
        let has = |figure: &FigureIndex| {
            let state = &self.state.figures[figure.index()];
            state.zone == Zone::InPlay && state.controller == seat && !state.cover.is_empty()
        };
        self.game.all().filter(has).map(|figure| self.game.profile(figure).id.clone()).collect()
    }
}
