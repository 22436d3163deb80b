//! Special abilities (specials): when the owner of a felled figure is asked, which figures an ability applies to, and
//! what the owner's choice must contain. AT-ABIL

use super::Play;
use crate::action::SpecialChoice;
use crate::battle::Attacktix;
use crate::clauses::*;
use crate::event::{Event, SpecialResult};
use crate::figure::{Ability, Effect, Filter, Guard, ReturnTo, TakenDown, Whose, Zone};
use crate::id::Id;
use crate::numbers::CHAIN_MOST;
use crate::place::{Heading, TURN};
use crate::setup::Mode;
use crate::state::{Asked, FigureIndex, Pending, State};
use referee::{Cite, Clause, Seat};
use schemars::JsonSchema;
use serde::Serialize;

/// Which figures an effect applies to: their side, their zone, and further conditions.
struct Reach<'e> {
    whose: Whose,
    zone: Zone,
    filter: Option<&'e Filter>,
}

impl Effect {
    fn reach(&self) -> Option<Reach<'_>> {
        let reach = |whose, zone, filter| Some(Reach { whose, zone, filter });
        match self {
            Effect::ReturnSelf { .. } | Effect::ExtraAttack { .. } => None,
            Effect::ReturnDefeated { filter } => reach(Whose::Own, Zone::Defeated, Some(filter)),
            Effect::Reinforce { filter } => reach(Whose::Own, Zone::Backup, Some(filter)),
            Effect::Exchange { .. } => reach(Whose::Own, Zone::Backup, None),
            Effect::FreeAttack { filter, .. } | Effect::FreeMove { filter, .. } => {
                reach(Whose::Own, Zone::InPlay, Some(filter))
            }
            Effect::ForceMove { filter, .. }
            | Effect::Capture { filter }
            | Effect::TakeDown { filter, .. }
            | Effect::Regrind { filter, .. } => reach(Whose::Enemy, Zone::InPlay, Some(filter)),
            Effect::Pin { .. } => reach(Whose::Enemy, Zone::InPlay, None),
        }
    }
}

impl Attacktix {
    /// Returns the figure whose special a seat is asked about now, and the figure that felled it. AT-R-31
    pub fn special_asked(&self, state: &State) -> Option<(FigureIndex, Option<FigureIndex>)> {
        match state.pending {
            Some(Pending { what: Asked::Special { figure, by }, .. }) => Some((figure, by)),
            _ => None,
        }
    }

    pub(crate) fn ability(&self, figure: FigureIndex) -> Option<&Ability> {
        self.profile(figure).kind.ability.as_ref()
    }

    /// Returns the effect of a figure's ability. The figure must have one.
    pub(crate) fn effect(&self, user: FigureIndex) -> &Effect {
        &self.ability(user).expect("a seat is asked only about figures with an ability").effect
    }

    /// Says whether a figure is on the side that an ability applies to. Abilities for the owner's side apply to the
    /// whole team, and in free-for-all to the owner's figures only. Abilities against opponents apply to all other
    /// figures. No ability applies to a figure of a player who is out. AT-TEAM-08, AT-TEAM-09, AT-FFA-08, AT-FFA-09,
    /// AT-R-69
    fn belongs(&self, state: &State, user: Seat, whose: Whose, figure: FigureIndex) -> bool {
        let found = &state.figures[figure.index()];
        let is_own = self.team(user).contains(found.controller);
        is_own == (whose == Whose::Own) && !state.seats[found.controller.index()].is_out
    }

    /// Says whether a figure meets the conditions of an ability. AT-ABIL-04, AT-R-73
    fn is_named(&self, figure: FigureIndex, filter: &Filter) -> bool {
        let profile = self.profile(figure);
        filter.names(&profile.kind, profile.points)
    }

    /// Says whether another figure fulfils the guard of an ability. AT-ABIL-05, AT-R-32
    fn guard_holds(&self, state: &State, user: FigureIndex, guard: &Guard) -> bool {
        let seat = self.profile(user).owner;
        self.all().any(|figure| {
            figure != user
                && state.figures[figure.index()].zone == guard.zone
                && self.belongs(state, seat, guard.side, figure)
                && self.is_named(figure, &guard.filter)
        })
    }

    /// Lists the figures that a special can be used on, in the order of their ids. For a special that only concerns the
    /// user or gives extra attacks, the list holds the user. If the list is empty, the special fails. AT-ABIL-04,
    /// AT-ABIL-05, AT-R-32, AT-R-38
    pub fn special_targets(&self, state: &State, user: FigureIndex, by: Option<FigureIndex>) -> Vec<FigureIndex> {
        let Some(ability) = self.ability(user) else { return Vec::new() };
        if ability.guard.as_ref().is_some_and(|guard| !self.guard_holds(state, user, guard)) {
            return Vec::new();
        }
        if matches!(ability.effect, Effect::ExtraAttack { .. }) {
            return vec![user];
        }
        self.all().filter(|figure| self.check_target(state, user, by, *figure).is_ok()).collect()
    }

    /// Checks that a special applies to a figure. The figure must be on the right side and in the right zone, and meet
    /// the conditions of the ability. For a figure that returns, there must be a free place on its line. A special that
    /// captures, pins or takes down the attacker applies to no other figure. AT-ABIL-04, AT-R-35, AT-R-37, AT-R-38,
    /// AT-R-41, AT-R-43
    fn check_target(
        &self,
        state: &State,
        user: FigureIndex,
        by: Option<FigureIndex>,
        target: FigureIndex,
    ) -> Result<(), SpecialFault> {
        let effect = self.effect(user);
        let figure = self.profile(target).id.clone();
        let Some(reach) = effect.reach() else {
            return if target == user {
                self.check_own_return(state, user)
            } else {
                Err(SpecialFault::NotNamed { figure })
            };
        };
        if target == user {
            return Err(SpecialFault::NotItself { figure });
        }
        let seat = self.profile(user).owner;
        if !self.belongs(state, seat, reach.whose, target) {
            return Err(match (reach.whose, self.mode()) {
                (Whose::Enemy, Mode::Duel) => SpecialFault::NotAnOpponent { figure, clause: AT_ABIL_04 },
                (Whose::Enemy, Mode::Team) => SpecialFault::NotAnOpponent { figure, clause: AT_TEAM_09 },
                (Whose::Enemy, Mode::Ffa) => SpecialFault::NotAnOpponent { figure, clause: AT_FFA_09 },
                (Whose::Own, Mode::Duel) => SpecialFault::NotOfYourTeam { figure, clause: AT_ABIL_04 },
                (Whose::Own, Mode::Team) => SpecialFault::NotOfYourTeam { figure, clause: AT_TEAM_08 },
                (Whose::Own, Mode::Ffa) => SpecialFault::NotYourOwn { figure },
            });
        }
        if state.figures[target.index()].zone != reach.zone {
            return Err(SpecialFault::Elsewhere { figure });
        }
        let is_attackers = match effect {
            Effect::Capture { .. } | Effect::Pin { .. } => true,
            Effect::TakeDown { of, .. } => *of == TakenDown::Attacker,
            _ => false,
        };
        let is_named = match effect {
            Effect::Exchange { name, mode } => {
                self.profile(target).kind.name == *name && self.profile(target).kind.mode == *mode
            }
            Effect::Capture { .. } if self.profile(target).is_master() => false,
            _ => reach.filter.is_none_or(|filter| self.is_named(target, filter)),
        };
        if !is_named || (is_attackers && by != Some(target)) {
            return Err(SpecialFault::NotNamed { figure });
        }
        if matches!(effect, Effect::FreeAttack { .. }) && self.is_newly_captured(state, target) {
            return Err(SpecialFault::Captured { figure });
        }
        if effect.is_return() && self.is_kept_out(target) {
            return Err(SpecialFault::NotOnThisMap { figure });
        }
        if effect.is_return() && self.return_place(state, target, 0).is_none() {
            return Err(SpecialFault::LineFull { figure });
        }
        Ok(())
    }

    /// Says whether an ability may not bring a figure onto this map. Since revision 2, no Battle Master may come onto a
    /// map with its own rules. AT-SAMP-07, AT-R-32, AT-R-63
    fn is_kept_out(&self, figure: FigureIndex) -> bool {
        self.since(2) && self.profile(figure).is_master() && self.table().map.is_some()
    }

    /// Says whether a figure was captured in this turn. Such a figure is listed among those that attacked in this turn,
    /// although its controller is not the player whose turn it is. AT-R-41
    fn is_newly_captured(&self, state: &State, figure: FigureIndex) -> bool {
        state.turn.attacked.contains(&figure) && state.figures[figure.index()].controller != state.turn.active
    }

    /// Checks that a figure that returns itself finds a place. AT-R-32, AT-R-35, AT-R-36
    fn check_own_return(&self, state: &State, user: FigureIndex) -> Result<(), SpecialFault> {
        let place = match self.effect(user) {
            Effect::ReturnSelf { to: ReturnTo::Line } => self.return_place(state, user, 0),
            _ => self.standing_up_place(state, user),
        };
        place.map(|_| ()).ok_or_else(|| SpecialFault::LineFull { figure: self.profile(user).id.clone() })
    }

    /// Checks that the owner's choice has all parts that the special needs, and that it can be carried out. If the
    /// choice orders a shift, returns its figure, heading and length in micrometres. The caller must still check the
    /// way of the shift. AT-R-31, AT-R-42
    pub(crate) fn check_special(
        &self,
        state: &State,
        choice: &SpecialChoice,
    ) -> Result<Option<(FigureIndex, Heading, i32)>, SpecialFault> {
        let asked = self.special_asked(state).filter(|(figure, _)| self.profile(*figure).id == choice.of);
        let Some((user, by)) = asked else {
            return Err(SpecialFault::NotAsked { figure: choice.of.clone() });
        };
        if choice.decline {
            return if self.options().optional_specials { Ok(None) } else { Err(SpecialFault::NotOptional {}) };
        }
        let effect = self.effect(user);
        check_parts(effect, choice)?;
        let find = |id: &Id| self.figure(id).ok_or_else(|| SpecialFault::NoSuchFigure { figure: id.clone() });
        let mut target = user;
        if let Some(id) = &choice.target {
            target = find(id)?;
            self.check_target(state, user, by, target)?;
        }
        match effect {
            Effect::Regrind { count, .. } => {
                let targets = choice.targets.as_deref().unwrap_or(&[]);
                if targets.is_empty() || targets.len() > usize::from(*count) {
                    return Err(SpecialFault::HowMany { most: *count });
                }
                for (n, id) in targets.iter().enumerate() {
                    self.check_target(state, user, by, find(id)?)?;
                    if targets[..n].contains(id) {
                        return Err(SpecialFault::Twice { figure: id.clone() });
                    }
                }
            }
            Effect::ForceMove { tix, .. } => {
                let (heading, roll) = (choice.heading.unwrap_or(0).rem_euclid(TURN), choice.roll.unwrap_or(0));
                self.check_shift(*tix, roll)?;
                return Ok(Some((target, heading, roll)));
            }
            effect if effect.is_return() => self.check_return(state, target, choice.along.unwrap_or(0))?,
            _ => {}
        }
        Ok(None)
    }

    /// Checks that a shift is from 0 to this number of tix (clicks of the wheel) long. AT-R-42
    fn check_shift(&self, tix: u8, roll: i32) -> Result<(), SpecialFault> {
        let most = i32::from(tix) * self.options().tix.0;
        if (0..=most).contains(&roll) { Ok(()) } else { Err(SpecialFault::TooFar { most }) }
    }

    /// Checks that a figure can return to its line at this place, or at a free place beside it. Its whole base must be
    /// on the surface there. AT-R-35
    pub(crate) fn check_return(&self, state: &State, figure: FigureIndex, along: i32) -> Result<(), SpecialFault> {
        let most = self.along_most(figure);
        if !(-most..=most).contains(&along) {
            return Err(SpecialFault::OffTheLine { least: -most, most });
        }
        let place = self.return_place(state, figure, along);
        place.map(|_| ()).ok_or_else(|| SpecialFault::LineFull { figure: self.profile(figure).id.clone() })
    }

    /// Lists choices for the special that a seat is asked about, one for each figure that it applies to. A returning
    /// figure enters at the middle of the line, and a shift has length 0. If specials are optional, declining comes
    /// last. For a silent owner, the table takes the first choice. AT-R-70
    pub(crate) fn special_choices(&self, state: &State) -> Vec<SpecialChoice> {
        let Some((user, by)) = self.special_asked(state) else { return Vec::new() };
        let effect = self.effect(user);
        let plain = SpecialChoice::of(self.id_of(user));
        let choice = |target: FigureIndex| {
            let id = self.profile(target).id.clone();
            let mut choice = SpecialChoice { used: !effect.has_choice(), ..plain.clone() };
            choice.along = effect.is_return().then_some(0);
            match effect {
                Effect::Regrind { .. } => choice.targets = Some(vec![id]),
                Effect::ForceMove { .. } => (choice.target, choice.heading, choice.roll) = (Some(id), Some(0), Some(0)),
                effect if effect.has_target() => choice.target = Some(id),
                _ => {}
            }
            choice
        };
        let mut choices: Vec<SpecialChoice> = self.special_targets(state, user, by).into_iter().map(choice).collect();
        if self.options().optional_specials {
            choices.push(SpecialChoice { decline: true, ..plain });
        }
        choices
    }
}

/// Checks that the choice names everything that the special needs, and nothing else. AT-R-31
fn check_parts(effect: &Effect, choice: &SpecialChoice) -> Result<(), SpecialFault> {
    let parts = [
        ("target", effect.has_target(), choice.target.is_some()),
        ("targets", effect.has_targets(), choice.targets.is_some()),
        ("along", effect.is_return(), choice.along.is_some()),
        ("heading", effect.is_shift(), choice.heading.is_some()),
        ("roll", effect.is_shift(), choice.roll.is_some()),
        ("use", !effect.has_choice(), choice.used),
    ];
    for (part, is_needed, is_said) in parts {
        match (is_needed, is_said) {
            (true, false) => return Err(SpecialFault::Missing { part }),
            (false, true) => return Err(SpecialFault::Needless { part }),
            _ => {}
        }
    }
    Ok(())
}

impl Play<'_, '_> {
    /// Judges the first felled figure of the queue. There are four cases: its special is used at once, its owner is
    /// asked, the special fails, or the figure has no special to use. AT-ABIL-01, AT-ABIL-02, AT-ABIL-05, AT-ABIL-07,
    /// AT-R-29, AT-R-31, AT-R-32, AT-R-33, AT-R-34
    pub(crate) fn judge_next(&mut self) {
        let felled = self.state.queue.remove(0);
        let (game, user) = (self.game, felled.figure);
        let seat = game.profile(user).owner;
        let has_none = (felled.own && !game.options().own_goal_specials) || self.state.seats[seat.index()].is_out;
        let is_white = game.window(self.state, user).special;
        if has_none || !is_white || game.ability(user).is_none() {
            return self.lay_aside(user);
        }
        if self.state.turn.specials >= CHAIN_MOST {
            self.emit_special(user, SpecialResult::Failed, &[], AT_R_34);
            return self.lay_aside(user);
        }
        if game.special_targets(self.state, user, felled.by).is_empty() {
            self.emit_special(user, SpecialResult::Failed, &[], AT_ABIL_05);
            return self.lay_aside(user);
        }
        if game.effect(user).has_choice() || game.options().optional_specials {
            self.state.pending = Some(Pending { seat, what: Asked::Special { figure: user, by: felled.by } });
            return;
        }
        self.carry_out_special(user, felled.by, None);
    }

    /// Uses or declines the special that the seat is asked about. AT-R-31
    pub(crate) fn use_special(&mut self, choice: &SpecialChoice) {
        let (user, by) = self.game.special_asked(self.state).expect("a seat is asked about a special");
        self.state.pending = None;
        if choice.decline {
            self.emit_special(user, SpecialResult::Declined, &[], AT_R_31);
            return self.lay_aside(user);
        }
        self.carry_out_special(user, by, Some(choice));
    }

    pub(super) fn emit_special(
        &mut self,
        user: FigureIndex,
        result: SpecialResult,
        targets: &[FigureIndex],
        clause: Clause,
    ) {
        let game = self.game;
        let profile = game.profile(user);
        self.table.emit(|| Event::Special {
            figure: profile.id.clone(),
            ability: game.ability(user).map(|ability| ability.name.clone()).unwrap_or_default(),
            result,
            seat: game.seat_name(profile.owner).into(),
            targets: targets.iter().map(|target| game.profile(*target).id.clone()).collect(),
            clause,
        });
    }
}

/// Why the use of a special is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum SpecialFault {
    /// No seat is asked about the special of this figure. AT-R-31
    #[error("You are not asked about the special ability of {figure}.")]
    NotAsked {
        /// The id of the figure whose ability was used.
        figure: Id,
    },
    /// The special may not be declined. AT-R-31
    #[error("A special ability that can be used must be used; at this table you may not decline it.")]
    NotOptional {},
    /// The choice lacks a part that the special needs. AT-R-31
    #[error("The choice lacks `{part}`, which this special ability needs.")]
    Missing {
        /// The missing part: `target`, `targets`, `along`, `heading`, `roll` or `use`.
        part: &'static str,
    },
    /// The choice has a part that the special does not need. AT-R-31
    #[error("The choice has `{part}`, which this special ability does not use.")]
    Needless {
        /// The part that the special does not need.
        part: &'static str,
    },
    /// No figure has this id. AT-ABIL-04
    #[error("There is no figure {figure}.")]
    NoSuchFigure {
        /// The id that no figure has.
        figure: Id,
    },
    /// The choice names the user as its target. AT-R-38
    #[error("{figure} cannot be the target of its own ability.")]
    NotItself {
        /// The id of the user.
        figure: Id,
    },
    /// The special applies only to figures of opponents. AT-TEAM-09, AT-FFA-09, AT-ABIL-04
    #[error("{figure} does not belong to an opponent; this ability applies to opponents only.")]
    NotAnOpponent {
        /// The id of the figure that the choice names.
        figure: Id,
        /// The clause for this mode of play.
        clause: Clause,
    },
    /// The special applies only to figures of the owner's side. AT-TEAM-08, AT-ABIL-04
    #[error("{figure} does not belong to your side; this ability applies to your side only.")]
    NotOfYourTeam {
        /// The id of the figure that the choice names.
        figure: Id,
        /// The clause for this mode of play.
        clause: Clause,
    },
    /// In a free-for-all no side helps another. AT-FFA-08
    #[error("{figure} is not yours; in a free-for-all, this ability applies to your own figures only.")]
    NotYourOwn {
        /// The id of the figure that the choice names.
        figure: Id,
    },
    /// The figure is not in the zone of the ability. AT-ABIL-04
    #[error("{figure} is not in the zone where this ability applies.")]
    Elsewhere {
        /// The id of the figure that the choice names.
        figure: Id,
    },
    /// The figure does not meet the conditions of the ability. AT-ABIL-04
    #[error("The ability does not apply to {figure}, which does not meet its conditions.")]
    NotNamed {
        /// The id of the figure that the choice names.
        figure: Id,
    },
    /// The figure was captured in this turn. AT-R-41
    #[error("{figure} was captured in this turn, so it may not attack again in this turn.")]
    Captured {
        /// The id of the captured figure.
        figure: Id,
    },
    /// The choice names a figure twice. AT-R-31
    #[error("The choice names {figure} twice.")]
    Twice {
        /// The id that was named twice.
        figure: Id,
    },
    /// The choice names too many figures, or none. AT-R-31
    #[error("Choose 1 to {most} figures for this ability.")]
    HowMany {
        /// The most figures that the choice may name.
        most: u8,
    },
    /// The base would not be wholly on the surface. AT-R-35
    #[error("The whole base must be on the surface: from {} to {} mm along the line.", .least / 1_000, .most / 1_000)]
    OffTheLine {
        /// The least coordinate, in micrometres.
        least: i32,
        /// The greatest coordinate, in micrometres.
        most: i32,
    },
    /// No place is free on the line. AT-R-35
    #[error("No place is free for {figure} on its line.")]
    LineFull {
        /// The id of the figure to return.
        figure: Id,
    },
    /// Battle Masters may not enter the maze. AT-SAMP-07
    #[error("{figure} is a Battle Master; this map allows none.")]
    NotOnThisMap {
        /// The id of the Battle Master.
        figure: Id,
    },
    /// The shift is too long, or its length is negative. AT-R-42
    #[error("This ability shifts a figure by 0 to {} mm.", .most / 1_000)]
    TooFar {
        /// The greatest length of the shift, in micrometres.
        most: i32,
    },
}

impl Cite for SpecialFault {
    fn clause(&self) -> Clause {
        match self {
            SpecialFault::NotAsked { .. } | SpecialFault::NotOptional {} | SpecialFault::Missing { .. } => AT_R_31,
            SpecialFault::Needless { .. } | SpecialFault::Twice { .. } | SpecialFault::HowMany { .. } => AT_R_31,
            SpecialFault::NoSuchFigure { .. } | SpecialFault::Elsewhere { .. } => AT_ABIL_04,
            SpecialFault::NotNamed { .. } => AT_ABIL_04,
            SpecialFault::NotItself { .. } => AT_R_38,
            SpecialFault::Captured { .. } => AT_R_41,
            SpecialFault::NotAnOpponent { clause, .. } | SpecialFault::NotOfYourTeam { clause, .. } => *clause,
            SpecialFault::NotYourOwn { .. } => AT_FFA_08,
            SpecialFault::OffTheLine { .. } | SpecialFault::LineFull { .. } => AT_R_35,
            SpecialFault::NotOnThisMap { .. } => AT_SAMP_07,
            SpecialFault::TooFar { .. } => AT_R_42,
        }
    }
}
