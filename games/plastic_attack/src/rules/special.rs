//! Special actions: when an action is offered, and which targets it may have.

use crate::action::Action;
use crate::clauses::*;
use crate::roster::Figure;
use crate::rules::hit::Hit;
use crate::special::{Aim, Special};
use crate::state::{Place, Stage, State, Whereabouts};
use crate::{PlasticAttack, Refusal};
use referee::{Chance, Clause, Coverage, Seat, Seats};

/// The highest Power. PA1-ACT-HEAL-02, PA2-ACT-BOOST-02
pub(crate) const MOST_POWER: u8 = 10;
/// With more players than this in the game, only some of the possible Master Plans are listed. PA-R-55
const MOST_LISTED: usize = 6;
/// At a larger table, at most this many Master Plans for several players are listed at random.
const RANDOM_PLANS: usize = 8;
/// The label of random numbers that only choose which plans are listed. The rulebook has no such clause.
const LISTING: Clause = Clause::new("listing");

/// Finds the special actions that may be used, and their targets.
impl PlasticAttack {
    /// Says whether the attacker's action is offered after a hit with this result. Intimidate is offered only if this
    /// battle wounded the character. PA2-ACT-INTIM-01, PA-R-40
    #[inline]
    pub(crate) fn is_due(&self, state: &State, action: Special, hit: Hit) -> bool {
        (action != Special::Intimidate || hit == Hit::Wounded) && self.has_choice(state, action)
    }

    /// Says whether an action has a legal choice. An action without a legal choice is not offered. PA-R-16. A player
    /// who went out of the game in this attack cannot be affected. PA-R-30
    pub(crate) fn has_choice(&self, state: &State, action: Special) -> bool {
        match action {
            Special::Intimidation | Special::KnockOut | Special::Stun => state.is_in_game(state.battle.player),
            _ if action.aim() == Aim::Figure => {
                let mut is_any = false;
                self.each_choice(state, action, |_| {
                    is_any = true;
                    false
                });
                is_any
            }
            _ => true,
        }
    }

    /// Calls `go_on` with each figure that an action may be used on, until `go_on` returns `false`. For Mind Control
    /// and Recover the figures come in the order of the roster. For other actions they come from left to right in a
    /// line.
    #[inline]
    pub(crate) fn each_choice(&self, state: &State, action: Special, mut go_on: impl FnMut(Figure) -> bool) {
        let mut try_one = |figure| self.forbids(state, action, figure).is_some() || go_on(figure);
        match action {
            Special::MindControl | Special::Recover => {
                let _ = (0..state.figures.len() as u8).map(Figure).all(try_one);
            }
            Special::Vulnerable | Special::Intimidate | Special::Sharpshooter | Special::Explosion => {
                let _ = state.line(state.battle.player).all(&mut try_one);
            }
            _ => {
                let _ = state.line(state.turn).all(&mut try_one);
            }
        }
    }

    /// Returns the clause that forbids using an action on a figure; `None` if this is allowed.
    pub(crate) fn forbids(&self, state: &State, action: Special, figure: Figure) -> Option<Clause> {
        let clause = action.clause(self.edition());
        let is_legal = match action {
            Special::Heal | Special::Luck | Special::Shield | Special::Boost | Special::Armor => {
                return self.forbids_own(state, action, figure);
            }
            Special::Recover => return self.forbids_recover(state, figure),
            // Mind Control: any captive of the attacker, whoever owns it. PA1-ACT-MC-01, PA1-ACT-MC-03, PA2-ACT-MC-01,
            // PA2-ACT-MC-03, PA-R-23
            Special::MindControl => state.standing(figure).place == Place::captive(state.turn),
            Special::Vulnerable => return forbids_vulnerable(state, figure),
            Special::Intimidate => state.battle.defending == figure.0 && state.is_in_army(figure, state.battle.player),
            // Sharpshooter and Explosion: any figure of the defending army except the beaten one. PA1-ACT-SHARP-01,
            // PA2-ACT-EXPL-01, PA-R-27
            _ => state.battle.defending != figure.0 && state.is_in_army(figure, state.battle.player),
        };
        (!is_legal).then_some(clause)
    }

    /// Returns the clause that forbids Heal, Boost, Luck, Shield or Armor on a figure. These actions are for one
    /// character of the player's own army, which may be owned by another player. PA-R-19. A Power of 10 cannot be
    /// raised. PA-R-35. The Power of a wounded character cannot be raised, and its die is not rolled. PA-R-37
    fn forbids_own(&self, state: &State, action: Special, figure: Figure) -> Option<Clause> {
        let standing = state.standing(figure);
        let is_raised = matches!(action, Special::Heal | Special::Boost);
        if !state.is_in_army(figure, state.turn) {
            Some(action.clause(self.edition()))
        } else if standing.is_wounded() && (is_raised || action == Special::Luck) {
            Some(PA_R_37)
        } else if is_raised && standing.power() >= MOST_POWER {
            Some(PA_R_35)
        } else {
            None
        }
    }

    /// Returns the clause that forbids Recover on a figure. Recover is for one of the player's own figures that another
    /// player holds captured, even if that player is out of the game. PA1-ACT-REC-01, PA2-ACT-REC-01, PA-R-19, PA-R-22.
    /// Without such a figure the action cannot be used. PA1-ACT-REC-04, PA2-ACT-REC-04. The option `recover_own_held`
    /// also allows own figures that the player holds captured. PA-R-21. The option `recover_from_armies` also allows
    /// own figures in other armies. PA-R-20
    fn forbids_recover(&self, state: &State, figure: Figure) -> Option<Clause> {
        let seat = state.turn;
        let none_lost = self.clause(PA1_ACT_REC_01, PA2_ACT_REC_01);
        if self.character(figure).owner != seat {
            return Some(none_lost);
        }
        match state.whereabouts(figure) {
            Whereabouts::Captive(captor) if captor == seat => (!self.options().recover_own_held).then_some(PA_R_21),
            Whereabouts::Captive(_) => None,
            Whereabouts::Army(army) if army == seat => Some(none_lost),
            Whereabouts::Army(_) => (!self.options().recover_from_armies).then_some(PA_R_20),
            Whereabouts::Gone => Some(none_lost),
        }
    }

    /// Appends the possible uses of the action being offered, and the decision to decline it. With more than six
    /// players in the game, only some of the Master Plans are listed. PA1-SPEC-01, PA2-SPEC-01, PA-R-16
    pub(crate) fn push_uses(
        &self,
        state: &State,
        action: Special,
        chance: &mut dyn Chance,
        out: &mut Vec<Action>,
    ) -> Coverage {
        let mut coverage = Coverage::All;
        match action.aim() {
            Aim::Nothing => out.push(Action::Use { action }),
            Aim::Figure => self.each_choice(state, action, |on| {
                out.push(Action::UseOn { action, on });
                true
            }),
            Aim::Players => coverage = push_master_plans(state, chance, out),
        }
        out.push(Action::Decline { action });
        coverage
    }
}

/// Returns the clause that forbids Vulnerable on a figure. Vulnerable lays the beaten figure face down.
/// PA1-ACT-VULN-01. If the beaten figure was captured, the attacker chooses another figure of the defending player.
/// PA1-ACT-VULN-04
fn forbids_vulnerable(state: &State, figure: Figure) -> Option<Clause> {
    let (beaten, defender) = (Figure(state.battle.defending), state.battle.player);
    if state.is_in_army(beaten, defender) {
        (figure != beaten).then_some(PA1_ACT_VULN_01)
    } else {
        (!state.is_in_army(figure, defender)).then_some(PA1_ACT_VULN_04)
    }
}

/// Appends Master Plans. A plan names at least one player in the game, and may name its own player. PA1-ACT-MP-01,
/// PA1-ACT-MP-02, PA2-ACT-MP-01, PA2-ACT-MP-02, PA-R-41. With at most six players all plans are listed. With more
/// players the list has each player alone, all players, all other players, and some random plans. PA-R-55
fn push_master_plans(state: &State, chance: &mut dyn Chance, out: &mut Vec<Action>) -> Coverage {
    let count = state.players().count();
    if count <= MOST_LISTED {
        let mut players = [Seat(0); MOST_LISTED];
        players.iter_mut().zip(state.players()).for_each(|(slot, player)| *slot = player);
        for plan in 1..1_u32 << count {
            let named = (0..count).filter(|n| plan >> n & 1 == 1).map(|n| players[n]);
            out.push(Action::MasterPlan { players: named.collect() });
        }
        return Coverage::All;
    }
    let first = out.len();
    out.extend(state.players().map(|player| Action::MasterPlan { players: Seats::one(player) }));
    out.push(Action::MasterPlan { players: state.players().collect() });
    out.push(Action::MasterPlan { players: state.players().filter(|player| *player != state.turn).collect() });
    for _ in 0..RANDOM_PLANS {
        let players: Seats = state.players().filter(|_| chance.below(2, LISTING) == 1).collect();
        let plan = Action::MasterPlan { players };
        if !players.is_empty() && !out[first..].contains(&plan) {
            out.push(plan);
        }
    }
    Coverage::Sample
}

/// Checks decisions that use special actions.
impl PlasticAttack {
    /// Checks that this edition has the action. PA-R-48. Checks that the action is being offered to this seat.
    /// PA1-SPEC-01, PA1-SPEC-02, PA2-SPEC-01, PA2-SPEC-02, PA-R-16
    pub(crate) fn is_offered(&self, state: &State, seat: Seat, action: Special) -> Result<(), Refusal> {
        if !action.is_of(self.edition()) {
            return Err(Refusal::OtherEdition { action, edition: self.edition() });
        }
        match state.stage {
            _ if seat != state.turn => Err(self.not_asked(state, self.clause(PA1_SPEC_01, PA2_SPEC_01))),
            Stage::Use(offered) if offered == action => Ok(()),
            Stage::Use(offered) => {
                let clause = self.clause(PA1_SPEC_02, PA2_SPEC_02);
                Err(Refusal::NotOffered { action, offered: Some(offered), clause })
            }
            _ => Err(Refusal::NotOffered { action, offered: None, clause: PA_R_16 }),
        }
    }

    /// Checks that the seat may use this action now without a figure or players.
    pub(crate) fn check_use(&self, state: &State, seat: Seat, action: Special) -> Result<(), Refusal> {
        self.is_offered(state, seat, action)?;
        self.is_aimed(action, Aim::Nothing)
    }

    /// Checks that the seat may use this action on this figure now.
    pub(crate) fn check_use_on(&self, state: &State, seat: Seat, action: Special, on: Figure) -> Result<(), Refusal> {
        self.is_offered(state, seat, action)?;
        self.is_aimed(action, Aim::Figure)?;
        let Some(clause) = self.forbids(state, action, on) else { return Ok(()) };
        let mut allowed = Vec::new();
        self.each_choice(state, action, |figure| {
            allowed.push(self.figure_name(figure).to_owned());
            true
        });
        Err(Refusal::NoChoice { action, chosen: self.figure_name(on).into(), allowed, clause })
    }

    /// Checks Master Plan. The plan names at least one player. PA1-ACT-MP-01, PA2-ACT-MP-01. All named players are in
    /// the game. PA-R-41, PA-R-18. The plan may name any number of them. PA-R-55
    pub(crate) fn check_master_plan(&self, state: &State, seat: Seat, players: Seats) -> Result<(), Refusal> {
        self.is_offered(state, seat, Special::MasterPlan)?;
        if players.is_empty() {
            return Err(Refusal::NobodyNamed { clause: self.clause(PA1_ACT_MP_01, PA2_ACT_MP_01) });
        }
        match players.iter().find(|player| !state.is_in_game(*player)) {
            None => Ok(()),
            Some(player) => Err(Refusal::PlayerOut {
                player: self.seat_name(player).into(),
                allowed: state.players().map(|player| self.seat_name(player).into()).collect(),
            }),
        }
    }

    /// Checks that an action comes with the kind of target that it takes: a figure, players, or nothing.
    fn is_aimed(&self, action: Special, aim: Aim) -> Result<(), Refusal> {
        if action.aim() == aim {
            return Ok(());
        }
        Err(Refusal::WrongAim { action, aim: action.aim(), clause: action.clause(self.edition()) })
    }
}
