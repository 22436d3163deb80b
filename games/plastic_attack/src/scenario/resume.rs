//! Sets up a position in the middle of a battle.

use super::LastBattle;
use super::sound::seat;
use super::words::{BattleJson, Position, StageJson};
use crate::PlasticAttack;
use crate::card::Card;
use crate::edition::Edition;
use crate::roster::Figure;
use crate::special::Special;
use crate::state::{Battle, Stage, State};
use referee::{Game, Seat, Seeded};

/// Lays out the battle and sets the stage that the position gives. If the cards are open, returns this battle as the
/// last battle.
///
/// # Errors
/// Every fault, each as one sentence.
pub(super) fn resume(
    game: &PlasticAttack,
    state: &mut State,
    given: &Position,
) -> Result<Option<LastBattle>, Vec<String>> {
    let stage = given.turn.stage;
    let battle = match (&given.battle, stage) {
        (None, StageJson::Begin | StageJson::Attack) => {
            state.stage = Stage::Attack;
            return Ok(None);
        }
        (Some(_), StageJson::Begin | StageJson::Attack) => {
            return Err(vec!["the position has a battle, but in its stage no attack has been declared yet".into()]);
        }
        (None, _) => return Err(vec!["the battle is missing; only the stages `begin` and `attack` have none".into()]),
        (Some(battle), _) => battle,
    };
    let mut resumed = Resumed { game, state, said: battle, stage, faults: Vec::new() };
    let last = resumed.carry_on();
    if resumed.faults.is_empty() { Ok(last) } else { Err(resumed.faults) }
}

/// A battle being laid out.
struct Resumed<'a> {
    game: &'a PlasticAttack,
    state: &'a mut State,
    said: &'a BattleJson,
    stage: StageJson,
    faults: Vec<String>,
}

impl Resumed<'_> {
    fn fault(&mut self, fault: impl Into<String>) {
        self.faults.push(fault.into());
    }

    fn figure(&mut self, name: &str) -> Option<Figure> {
        self.game.parse_figure(name).map_err(|fault| self.fault(fault)).ok()
    }

    /// Lays out the battle as far as its stage allows. Stops early if a fault makes the rest impossible.
    fn carry_on(&mut self) -> Option<LastBattle> {
        let said = self.said;
        let player = seat(self.game, &said.player);
        let attacking = self.figure(&said.attacking)?;
        if !self.state.is_in_army(attacking, self.state.turn) {
            self.fault(format!("{} attacks, but does not stand in the army of the attacker", said.attacking));
        }
        if player == self.state.turn {
            self.fault(format!("{} attacks itself; the attacked player must be another", said.player));
        }
        self.state.battle = Battle { attacking, player, ..Battle::NONE };
        self.judge_keys();
        if self.stage == StageJson::Defend {
            self.state.stage = Stage::Defend;
            self.is_in_game(player);
            return None;
        }
        let Some(defending) = said.defending.as_deref().and_then(|name| self.figure(name)) else {
            self.fault("the battle does not say which character defends");
            return None;
        };
        self.state.battle.defending = defending.0;
        self.judge_defending(defending, player);
        self.lay_cards();
        if !self.faults.is_empty() {
            return None;
        }
        match self.stage {
            StageJson::Play => self.wait_for_cards(),
            _ => return self.open_cards(defending),
        }
        None
    }

    /// Checks that the battle has the keys that its stage needs, and no key whose value is known only later.
    fn judge_keys(&mut self) {
        let is_open = matches!(self.stage, StageJson::Use | StageJson::Guard);
        let said = self.said;
        let is_early = self.stage == StageJson::Defend;
        for (key, is_there, may) in [
            ("defending", said.defending.is_some(), !is_early),
            ("cards", !said.cards.is_empty(), !is_early),
            ("totals", said.totals.is_some(), is_open),
            ("action", said.action.is_some(), self.stage == StageJson::Use),
            ("hit", said.hit.is_some(), self.stage == StageJson::Guard),
        ] {
            if is_there && !may {
                self.fault(format!("the battle has `{key}`, which is not known yet at this stage"));
            }
        }
        for (key, is_there, must) in [
            ("totals", said.totals.is_some(), is_open),
            ("action", said.action.is_some(), self.stage == StageJson::Use),
            ("hit", said.hit.is_some(), self.stage == StageJson::Guard),
        ] {
            if must && !is_there {
                self.fault(format!("`{key}` is missing in the battle"));
            }
        }
    }

    fn is_in_game(&mut self, player: Seat) {
        if !self.state.is_in_game(player) {
            self.fault(format!("{} is attacked, but is out of the game", self.said.player));
        }
    }

    /// Checks that the defending character stands in the army under attack, or was captured in this battle.
    fn judge_defending(&mut self, defending: Figure, player: Seat) {
        let is_captured = self.stage == StageJson::Use && self.state.captives(self.state.turn).any(|f| f == defending);
        if !self.state.is_in_army(defending, player) && !is_captured {
            let name = self.game.say_figure(defending);
            self.fault(format!("{name} defends, but does not stand in the army of {}", self.said.player));
        }
    }

    /// Lays the cards. A card that lies face down is still part of the hand. An open card is not. PA-R-10
    fn lay_cards(&mut self) {
        let fighters = self.state.fighters();
        let names = fighters.map(|fighter| self.game.say_seat(fighter));
        for name in self.said.cards.keys().filter(|name| !names.contains(name)) {
            self.faults.push(format!("{name} has a card in the battle, but does not fight"));
        }
        for (role, name) in names.iter().enumerate() {
            match self.said.cards.get(name) {
                Some(Some(card)) => {
                    let position = card.0.position() as u8;
                    if self.stage == StageJson::Play {
                        self.state.laid[role] = position;
                        let hand = &mut self.state.hands[fighters[role].index()];
                        *hand = hand.with(card.0);
                    } else {
                        self.state.battle.cards[role] = position;
                    }
                }
                Some(None) if self.stage == StageJson::Play && !self.state.hand(fighters[role]).is_empty() => {
                    self.fault(format!("`cards` says that {name} has no card, but the hand of {name} is not empty"));
                }
                _ => {}
            }
        }
    }

    fn wait_for_cards(&mut self) {
        self.state.stage = Stage::Play;
        self.is_in_game(self.state.battle.player);
        if !self.state.owes_card(0) && !self.state.owes_card(1) {
            self.fault("no player has a card left to lay, so the cards are open");
        }
    }

    /// Lays out a battle with open cards. The attack must have been won, and the game must offer an action or ask about
    /// a guard.
    fn open_cards(&mut self, defending: Figure) -> Option<LastBattle> {
        let totals = self.said.totals?;
        self.state.stage = self.said.action.map_or(Stage::Guard, Stage::Use);
        for role in [0, 1] {
            self.make_total(role, totals[role]);
        }
        if totals[0] < totals[1] {
            self.fault(format!(
                "the attack failed, {} against {}, so the game asks for no decision",
                totals[0], totals[1]
            ));
        }
        let hit = match self.said.hit.as_deref() {
            Some(name) => self.figure(name)?,
            None => defending,
        };
        self.state.battle.hit = hit.0;
        let used = if self.stage == StageJson::Guard { self.wait_for_guard(hit) } else { self.wait_for_use() };
        Some(LastBattle { totals, is_won: true, used })
    }

    fn make_total(&mut self, role: usize, total: i32) {
        match taken_apart(self.game, self.state, role, total) {
            Some(parts) => put_together(self.state, role, parts),
            None => {
                let figure = if role == 0 {
                    &self.said.attacking
                } else {
                    self.said.defending.as_ref().unwrap_or(&self.said.player)
                };
                self.fault(format!("{total} cannot be the total of {figure}"));
            }
        }
    }

    /// Checks that the game can ask about a guard of the figure. Returns the action that moved the hit, if the hit was
    /// moved.
    fn wait_for_guard(&mut self, hit: Figure) -> Option<Special> {
        let (player, name) = (self.state.battle.player, self.game.say_figure(hit));
        if !self.state.is_in_army(hit, player) {
            self.fault(format!("{name} is to be hit, but does not stand in the army of {}", self.said.player));
        } else if self.state.guards(hit).next().is_none() {
            self.fault(format!("{name} has no guard, so the game cannot ask about a guard"));
        }
        if hit.0 == self.state.battle.defending {
            return None;
        }
        let action = self.slot_action().filter(|action| action.redirects());
        if action.is_none() || self.game.edition() == Edition::First {
            self.fault(format!("{name} is to be hit instead of the beaten character, but no action allows that here"));
        }
        action
    }

    fn wait_for_use(&mut self) -> Option<Special> {
        let action = self.said.action?;
        if self.slot_action() != Some(action) {
            self.fault(format!("{} cannot be offered for this card of {}", action.name(), self.said.attacking));
            return None;
        }
        let mut actions = Vec::new();
        self.game.candidates(self.state, self.state.turn, &mut Seeded::new(0, 0), &mut actions);
        // The decision to decline the action is always a candidate.
        if actions.len() < 2 || !self.game.has_choice(self.state, action) {
            self.fault(format!("{} cannot be offered: there is nothing to use it on", action.name()));
        }
        None
    }

    /// Returns the action that the attacker's card gives.
    fn slot_action(&self) -> Option<Special> {
        let rank = self.state.laid(0).map_or(0, Card::rank);
        self.game.character(self.state.battle.attacking).card.action(rank)
    }
}

/// The parts of a total without the rank: the Power that counted, how many effects added 5, and how many subtracted 5.
type Parts = (u8, u8, u8);

/// Splits a total into its parts, because a position gives only the total. Of several possible ways, prefers one with
/// the Power that the die shows. The returned effects either all add or all subtract. Returns `None` if the total is
/// impossible.
pub(super) fn taken_apart(game: &PlasticAttack, state: &State, role: usize, total: i32) -> Option<Parts> {
    let figure = if role == 0 { state.battle.attacking } else { Figure(state.battle.defending) };
    let rank = state.laid(role).map_or(0, Card::rank);
    let shown = i32::from(state.power(figure));
    let is_over = role == 1 && matches!(state.stage(), Stage::Use(action) if !action.redirects());
    let mut powers = match (game.edition(), is_over) {
        (Edition::First, false) => vec![shown, 0],
        // After the totals were compared, the defender may have lost a point. If the defender lay face down, its Power
        // counted 0.
        (Edition::First, true) => vec![shown, shown + 1, 0],
        (Edition::Revised, false) if state.is_wounded(figure) => vec![0],
        (Edition::Revised, false) => vec![shown],
        (Edition::Revised, true) => vec![shown, 0],
    };
    if is_over && !state.is_in_army(figure, state.battle.player) {
        powers.extend(1..=10);
    }
    let beside = total.checked_sub(rank)?;
    let power = powers.into_iter().find(|power| beside.checked_sub(*power).is_some_and(|rest| rest % 5 == 0))?;
    let effects = (beside - power) / 5;
    let count = |effects: i32| u8::try_from(effects.max(0)).ok();
    Some((power as u8, count(effects)?, count(-effects)?))
}

/// Stores the parts of a total in the battle.
pub(super) fn put_together(state: &mut State, role: usize, (power, plus, minus): Parts) {
    let battle = &mut state.battle;
    battle.powers[role] = power;
    battle.plus[role] = plus;
    battle.minus[role] = minus;
}
