//! Attacks: shots, strikes and volleys, and the adjusting of weapons. AT-ATK, AT-MELEE, AT-RANGED, AT-VOLLEY

use super::Play;
use crate::action::{Action, Aim};
use crate::arcs::Arcs;
use crate::battle::Attacktix;
use crate::clauses::*;
use crate::event::{self, Event};
use crate::figure::Zone;
use crate::id::Id;
use crate::options::FriendlyTurn;
use crate::outcome::Outcome;
use crate::place::{Spot, TURN};
use crate::state::{Asked, FigureIndex, Pending, State, Volley};
use physics::{Part, Weapon};
use referee::{Cite, Clause, Seat, Seats};
use schemars::JsonSchema;
use serde::Serialize;

impl Attacktix {
    /// Checks whether a figure in play may attack, turn its base or adjust its weapon as this action says.
    pub(crate) fn check_attack(&self, state: &State, figure: FigureIndex, action: &Action) -> Result<(), AttackFault> {
        match action {
            Action::TurnBase { .. } => self.check_turn_base(figure),
            Action::Adjust { aim, .. } => self.check_aim(figure, aim),
            Action::Attack { aim, .. } => {
                self.check_may_attack(state, figure)?;
                self.check_weapon_ready(state, figure)?;
                self.check_aim(figure, aim)?;
                if self.profile(figure).weapon.is_ranged() {
                    self.may_fire(state, figure, aim.yaw)?;
                }
                Ok(())
            }
            Action::AttackSection { section, .. } => {
                self.check_may_attack(state, figure)?;
                self.check_section(state, figure, section)
            }
            _ => unreachable!("only attacks are judged here"),
        }
    }

    /// Checks that a base may turn in the attack step. Only the option `friendly_turn` allows this, to melee figures or
    /// to all figures. AT-ATK-03, AT-ATK-05, AT-R-16
    fn check_turn_base(&self, figure: FigureIndex) -> Result<(), AttackFault> {
        let is_ranged = self.profile(figure).weapon.is_ranged();
        match self.options().friendly_turn {
            FriendlyTurn::None => Err(AttackFault::BaseStays {}),
            FriendlyTurn::Melee if is_ranged => {
                Err(AttackFault::OnlyMeleeTurns { figure: self.profile(figure).id.clone() })
            }
            FriendlyTurn::Melee | FriendlyTurn::All => Ok(()),
        }
    }

    /// Checks that a figure may attack now. In a free attack, only the figure chosen for it attacks, even if this
    /// figure has attacked already. Otherwise each figure attacks once a turn, while the turn has attacks left.
    /// AT-ATK-01, AT-TURN-03, AT-R-15, AT-R-39
    fn check_may_attack(&self, state: &State, figure: FigureIndex) -> Result<(), AttackFault> {
        if let Some(Pending { what: Asked::FreeAttack { figure: free, .. }, .. }) = state.pending {
            let id = || self.profile(free).id.clone();
            return if free == figure { Ok(()) } else { Err(AttackFault::NotTheFreeAttacker { figure: id() }) };
        }
        if state.turn.attacked.contains(&figure) {
            return Err(AttackFault::Attacked { figure: self.profile(figure).id.clone() });
        }
        if state.turn.attacks == 0 {
            return Err(AttackFault::NoAttackLeft {});
        }
        Ok(())
    }

    /// Checks that the weapon is ready. An empty launcher, and a jab or claw that was thrust, is not ready until the
    /// turn ends. AT-R-45
    fn check_weapon_ready(&self, state: &State, figure: FigureIndex) -> Result<(), AttackFault> {
        if self.is_ready(state, figure) {
            return Ok(());
        }
        Err(AttackFault::Spent { figure: self.profile(figure).id.clone() })
    }

    /// Says whether a weapon can be used: a missile is loaded, or the jab or claw has not been thrust. AT-R-45
    pub fn is_ready(&self, state: &State, figure: FigureIndex) -> bool {
        match *self.profile(figure).weapon {
            Weapon::Ranged { .. } => self.loaded(state, figure) > 0,
            Weapon::Jab { .. } | Weapon::Claw { .. } => state.figures[figure.index()].spent == 0,
            Weapon::Slash { .. } | Weapon::Throw { .. } => true,
        }
    }

    /// Checks that an aim stays within the ranges of the weapon, and sets nothing that the weapon does not have.
    /// AT-ATK-02, AT-MELEE-02
    pub(crate) fn check_aim(&self, figure: FigureIndex, aim: &Aim) -> Result<(), AttackFault> {
        let weapon = &self.profile(figure).weapon;
        let arcs = Arcs::of(weapon);
        let upward = |most: i32| [0, most];
        let parts = [
            ("yaw", Some(aim.yaw), Some(arcs.yaw)),
            ("pitch", aim.pitch, arcs.pitch),
            ("pull", aim.pull, arcs.pull.then_some(upward(1_000))),
            ("dip", aim.dip, arcs.dip.map(upward)),
            ("height", aim.height, arcs.height),
            ("knob", aim.knob, arcs.knob.map(upward)),
        ];
        for (part, value, arc) in parts {
            let Some(value) = value else { continue };
            let Some([least, most]) = arc else { return Err(AttackFault::NoSuchArticulation { part }) };
            if !(least..=most).contains(&value) {
                return Err(AttackFault::OutOfArc { part, value, least, most });
            }
        }
        if aim.dir.is_some() && !matches!(**weapon, Weapon::Slash { .. }) {
            return Err(AttackFault::NoSuchArticulation { part: "dir" });
        }
        Ok(())
    }

    /// Checks that the figure of the open volley fires its next missile with the same aim, and that cover allows the
    /// shot. AT-RANGED-02, AT-VOLLEY-02, AT-VOLLEY-03, AT-R-59
    pub(crate) fn check_next_shot(
        &self,
        state: &State,
        volley: &Volley,
        figure: &Id,
        aim: Option<&Aim>,
    ) -> Result<(), AttackFault> {
        let shooter = self.profile(volley.figure);
        if shooter.id != *figure {
            return Err(AttackFault::NotTheVolley { figure: shooter.id.clone() });
        }
        let same = |aim: &Aim| aim.for_weapon(&shooter.weapon) == volley.aim.for_weapon(&shooter.weapon);
        if !aim.is_none_or(same) {
            return Err(AttackFault::AimChanged {});
        }
        self.may_fire(state, volley.figure, volley.aim.yaw)
    }
}

impl Play<'_, '_> {
    /// Turns the base of a figure, or adjusts a weapon. The figure keeps its cover. Adjusting costs nothing and does
    /// not turn the base. AT-ATK-02, AT-ATK-04, AT-ATK-05, AT-R-16
    pub(crate) fn turn_or_adjust(&mut self, action: &Action) {
        match action {
            Action::TurnBase { figure, face } => {
                let nth = self.game.figure(figure).expect("the figure has been checked");
                let facing = face.rem_euclid(TURN);
                self.state.figures[nth.index()].facing = facing;
                self.table.emit(|| Event::BaseTurned { figure: figure.clone(), facing });
            }
            Action::Adjust { figure, aim } => {
                self.table.emit(|| Event::Adjusted { figure: figure.clone(), aim: *aim });
            }
            _ => unreachable!("only turning a base and adjusting a weapon are done here"),
        }
    }

    /// Attacks, fires the next missile, or removes a section. AT-ATK-01, AT-VOLLEY-02, AT-HIGH-02, AT-LOW-04
    pub(crate) fn attack(&mut self, seat: Seat, action: &Action) {
        let find = |id: &Id| self.game.figure(id).expect("the figure has been checked");
        match action {
            Action::FireNext { .. } => self.fire_next(),
            Action::AttackSection { figure, section } => {
                let figure = find(figure);
                self.spend_attack(figure);
                self.remove_attacked_section(figure, section);
            }
            Action::Attack { figure, aim } => {
                let figure = find(figure);
                let is_free = self.spend_attack(figure);
                let left = self.game.loaded(self.state, figure);
                let is_steady = self.game.options().aim_noise.0 == 0;
                let seed = if is_steady { None } else { Some(self.table.below(u32::MAX, AT_R_65)) };
                self.shoot(Volley { figure, seat, aim: *aim, left, is_free, seed });
            }
            _ => unreachable!("only attacks are made here"),
        }
    }

    /// Counts an attack, except a free attack. Returns whether the attack is free. AT-R-15, AT-R-39
    fn spend_attack(&mut self, figure: FigureIndex) -> bool {
        let is_free = self.state.pending.take().is_some();
        if !is_free {
            self.state.turn.attacks -= 1;
            self.state.turn.attacked.push(figure);
        }
        is_free
    }

    /// Fires the next missile of the volley with the same aim. AT-VOLLEY-02, AT-VOLLEY-03
    pub(crate) fn fire_next(&mut self) {
        self.state.pending = None;
        let volley = self.state.turn.volley.take().expect("a volley is open");
        self.shoot(volley);
    }

    /// Ends a volley. A launcher is loaded again right after its free attack. AT-VOLLEY-01, AT-R-19, AT-R-39
    pub(crate) fn cease_fire(&mut self) {
        self.state.pending = None;
        if let Some(volley) = self.state.turn.volley.take() {
            self.after_free_attack(&volley);
        }
    }

    fn after_free_attack(&mut self, volley: &Volley) {
        if volley.is_free {
            self.state.figures[volley.figure.index()].spent = 0;
        }
    }

    /// Carries out one shot or strike until all bodies rest, and judges the result. A shooter that still stands and has
    /// a missile left may fire again. If the weapon had too little room, the aim in the event says how far it was drawn
    /// back. AT-RANGED-01, AT-VOLLEY-01, AT-R-18, AT-R-19, AT-R-66
    fn shoot(&mut self, volley: Volley) {
        let game = self.game;
        self.state.turn.shots += 1;
        self.state.disputed = Seats::NONE;
        let (aimed, speed) = game.unsteady(volley.figure, &volley.aim, volley.seed);
        let outcome = match &game.given {
            Some(given) => (**given).clone(),
            None => {
                let scene = game.scene(self.state, Some(volley.figure));
                let cause = game.strike_of(self.state, volley.figure, &aimed, speed);
                game.outcome_of(self.state, game.simulation.play(&game.opened.model, &scene, &cause))
            }
        };
        let is_thrown_away =
            !matches!(*game.profile(volley.figure).weapon, Weapon::Slash { .. } | Weapon::Throw { .. });
        self.state.figures[volley.figure.index()].spent += u8::from(is_thrown_away);
        let left = volley.left.saturating_sub(1);
        let wound = Aim { pull: aimed.pull.map(|pull| outcome.pull.unwrap_or(pull)), ..aimed };
        self.emit_attack(&volley, wound, left, &outcome);
        self.judge(Some(volley.figure), &outcome);
        let volley = Volley { left, ..volley };
        if left == 0 || !self.fires_on(&volley) {
            return self.after_free_attack(&volley);
        }
        if let Some(interrupted) = self.state.turn.volley.replace(volley) {
            self.state.turn.paused.push(interrupted);
        }
    }

    /// Says whether the shooter still stands, has the same controller and has a missile left.
    fn fires_on(&self, volley: &Volley) -> bool {
        let shooter = &self.state.figures[volley.figure.index()];
        shooter.zone == Zone::InPlay && shooter.controller == volley.seat && volley.left > 0
    }

    /// Asks a seat whether its volley goes on. This comes after every felled figure has been judged. AT-VOLLEY-01,
    /// AT-R-19
    pub(crate) fn ask_for_next_shot(&mut self) {
        let Some(volley) = self.state.turn.volley else { return };
        if !self.fires_on(&volley) {
            return self.cease_fire();
        }
        self.state.pending = Some(Pending { seat: volley.seat, what: Asked::Volley { figure: volley.figure } });
    }

    fn emit_attack(&mut self, volley: &Volley, aimed: Aim, left: u8, outcome: &Outcome) {
        let (game, state) = (self.game, &*self.state);
        self.table.emit(|| Event::Attack {
            seat: game.seat_name(volley.seat).into(),
            figure: game.profile(volley.figure).id.clone(),
            aim: volley.aim,
            aimed,
            meets: game.aimed_at(state, volley.figure, volley.aim.yaw).map(|figure| game.profile(figure).id.clone()),
            shot: state.figures[volley.figure.index()].spent.max(1),
            left,
            film: outcome.film.as_ref().map(physics::Film::text),
            ms: outcome.ms,
            blows: game.blows_told(outcome),
            shifted: game.shifts_told(state, outcome),
            clause: clause_of(&game.profile(volley.figure).weapon),
        });
    }
}

impl Attacktix {
    /// Returns the blows on Battle Masters for the event of the attack. AT-R-24, AT-R-26
    fn blows_told(&self, outcome: &Outcome) -> Vec<event::Blow> {
        let options = self.options();
        let shock = |figure: FigureIndex| -> i64 {
            let is_upper =
                |blow: &&crate::outcome::Blow| blow.figure == figure && matches!(blow.part, Part::Torso | Part::Head);
            outcome.blows.iter().filter(is_upper).map(|blow| blow.impulse.map_or(i64::from(u32::MAX), i64::from)).sum()
        };
        let told = |blow: &crate::outcome::Blow| {
            let (part, is_switch) = match blow.part {
                Part::SwitchLeft => ("left", true),
                Part::SwitchRight => ("right", true),
                Part::Torso => ("torso", false),
                Part::Head => ("head", false),
            };
            let felt = if is_switch { blow.impulse.map_or(i64::from(u32::MAX), i64::from) } else { shock(blow.figure) };
            let least = if is_switch { options.switch_impulse } else { options.shock_impulse };
            event::Blow {
                figure: self.profile(blow.figure).id.clone(),
                part,
                impulse: blow.impulse.unwrap_or(least as i32),
                counts: felt >= i64::from(least),
            }
        };
        outcome.blows.iter().map(told).collect()
    }

    /// Returns the figures that were moved and have not fallen over, for the event of the attack.
    fn shifts_told(&self, state: &State, outcome: &Outcome) -> Vec<event::Shifted> {
        let has_fallen = |figure: FigureIndex| outcome.falls.iter().any(|(fallen, _)| *fallen == figure);
        let told = |rest: &crate::outcome::Rest| {
            let before = &state.figures[rest.figure.index()];
            let (at, facing) = self.pose_after(before, rest)?;
            let is_told = !has_fallen(rest.figure);
            let figure = self.profile(rest.figure).id.clone();
            is_told.then_some(event::Shifted { figure, at: Spot(at), facing })
        };
        outcome.rests.iter().filter_map(told).collect()
    }
}

fn clause_of(weapon: &Weapon) -> Clause {
    match weapon {
        Weapon::Ranged { .. } => AT_RANGED_01,
        Weapon::Slash { .. } => AT_MELEE_01,
        Weapon::Throw { .. } => AT_MELEE_03,
        Weapon::Jab { .. } => AT_MELEE_04,
        Weapon::Claw { .. } => AT_MELEE_05,
    }
}

/// Why an attack is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AttackFault {
    /// The figure has attacked. AT-R-15
    #[error("{figure} has already attacked in this turn; the attacks of a turn come from different figures.")]
    Attacked {
        /// The figure that was ordered to attack again.
        figure: Id,
    },
    /// The turn has no attack left. Free attacks do not count. AT-ATK-01
    #[error("No attack is left in this turn.")]
    NoAttackLeft {},
    /// Another figure makes the free attack. AT-R-39
    #[error("{figure} makes the free attack, and no other figure.")]
    NotTheFreeAttacker {
        /// The id of the figure that makes the free attack.
        figure: Id,
    },
    /// The weapon has been used and is not ready. AT-R-45
    #[error("{figure} has fired or struck; its weapon is ready again at the end of the turn.")]
    Spent {
        /// The id of the figure that has fired or struck.
        figure: Id,
    },
    /// The aim lies beyond the range of the weapon. AT-ATK-02
    #[error("{part} of this weapon cannot be {value}; it must be from {least} to {most}.")]
    OutOfArc {
        /// What the aim sets: `yaw`, `pitch`, `pull`, `dip`, `height` or `knob`.
        part: &'static str,
        /// The value in the aim.
        value: i32,
        /// The least value that is allowed.
        least: i32,
        /// The greatest value that is allowed.
        most: i32,
    },
    /// The aim sets something that a weapon of this kind does not have. AT-ATK-02
    #[error("This kind of weapon has no {part} to adjust.")]
    NoSuchArticulation {
        /// What the weapon does not have, such as `knob`.
        part: &'static str,
    },
    /// All shots of a volley have one aim. AT-VOLLEY-03
    #[error("The aim of a volley may not change between its shots.")]
    AimChanged {},
    /// Another figure fires the volley. AT-R-19
    #[error("{figure} fires the volley, and no other figure.")]
    NotTheVolley {
        /// The figure that fires.
        figure: Id,
    },
    /// Bases may be turned in the movement step only. AT-ATK-03
    #[error("Bases are turned in the movement step only.")]
    BaseStays {},
    /// Only figures with melee weapons may turn. AT-R-16
    #[error("At this table only figures with a melee weapon may turn in the attack step.")]
    OnlyMeleeTurns {
        /// The id of the figure with a ranged weapon.
        figure: Id,
    },
    /// The section is unknown. AT-R-53
    #[error("There is no section {section} of a barrier on this table.")]
    NoSuchSection {
        /// The id that no section has.
        section: Id,
    },
    /// A drawn area is not destroyed. AT-SLOW-04
    #[error("{piece} cannot be destroyed.")]
    NotDestroyed {
        /// The id of the area.
        piece: Id,
    },
    /// The section was removed before. AT-R-53
    #[error("{section} is gone already.")]
    SectionGone {
        /// The id of the section that was attacked.
        section: Id,
    },
    /// The barrier cannot be destroyed there. AT-SAMP-07
    #[error("{section} cannot be destroyed; only weak points of that barrier can.")]
    Indestructible {
        /// The id of the section that was attacked.
        section: Id,
    },
    /// The section is out of reach of a melee weapon. AT-R-53
    #[error("{section} is out of reach: the weapon reaches {} mm from the middle of the base.", .reach / 1_000)]
    OutOfReach {
        /// The id of the section that was attacked.
        section: Id,
        /// How far the weapon reaches, in micrometres.
        reach: i32,
    },
    /// Another section is in the way. AT-R-53
    #[error("{other} stands between the figure and the middle of {section}.")]
    SectionInTheWay {
        /// The id of the section that was attacked.
        section: Id,
        /// The id of the section in the way.
        other: Id,
    },
    /// The attacker is inside cover. AT-COVER-02
    #[error("{figure} is in cover inside {piece}; from there it may not fire.")]
    InCover {
        /// The figure that would fire from inside the cover.
        figure: Id,
        /// The id of the piece that gives the attacker cover.
        piece: Id,
    },
    /// The attacker would fire across its own cover. AT-COVER-03
    #[error("{figure} is in cover at {piece}; it may not fire across {piece}.")]
    AcrossCover {
        /// The figure that would fire across its cover.
        figure: Id,
        /// The id of the piece that gives the attacker cover.
        piece: Id,
    },
    /// The first base on the line of the aim is protected. AT-R-59
    #[error("The first base on this line is that of {figure}, which cover protects.")]
    Protected {
        /// The id of the protected figure.
        figure: Id,
    },
}

impl Cite for AttackFault {
    fn clause(&self) -> Clause {
        match self {
            AttackFault::Attacked { .. } => AT_R_15,
            AttackFault::InCover { .. } => AT_COVER_02,
            AttackFault::AcrossCover { .. } => AT_COVER_03,
            AttackFault::Protected { .. } => AT_R_59,
            AttackFault::NoAttackLeft {} => AT_ATK_01,
            AttackFault::NotTheFreeAttacker { .. } => AT_R_39,
            AttackFault::Spent { .. } => AT_R_45,
            AttackFault::OutOfArc { .. } | AttackFault::NoSuchArticulation { .. } => AT_ATK_02,
            AttackFault::AimChanged {} => AT_VOLLEY_03,
            AttackFault::NotTheVolley { .. } => AT_R_19,
            AttackFault::BaseStays {} => AT_ATK_03,
            AttackFault::OnlyMeleeTurns { .. } => AT_R_16,
            AttackFault::NoSuchSection { .. } | AttackFault::SectionGone { .. } => AT_R_53,
            AttackFault::OutOfReach { .. } | AttackFault::SectionInTheWay { .. } => AT_R_53,
            AttackFault::NotDestroyed { .. } => AT_SLOW_04,
            AttackFault::Indestructible { .. } => AT_SAMP_07,
        }
    }
}
