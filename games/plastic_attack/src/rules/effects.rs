//! The effects of special actions.

use super::Play;
use super::special::MOST_POWER;
use crate::Event;
use crate::clauses::*;
use crate::edition::Edition;
use crate::roster::Figure;
use crate::setup::LuckOriginal;
use crate::special::Special;
use crate::state::{NO_CARD, Whereabouts};
use referee::{Seat, Seats};

/// The points of Power that Heal and Boost add. PA1-ACT-HEAL-01, PA2-ACT-BOOST-01
const HEALED: u8 = 2;
/// The number of faces of the die. PA1-COMP-14, PA2-COMP-14
const FACES: u32 = 10;
/// How many cards each named player draws by Master Plan. The number does not depend on the old hand. PA1-ACT-MP-03,
/// PA-R-41
const PLANNED: u32 = 3;
/// The most pending Blasts, or Intimidates, that a character can have.
const MOST_MARKS: u8 = 15;

impl Play<'_, '_> {
    fn emit_use(&mut self, action: Special, on: Option<Figure>, players: Seats) {
        let seat = self.state.turn;
        self.table.emit(|| Event::Used { seat, action, on, players });
    }

    /// Uses an action that takes neither a figure nor players, and ends the battle.
    pub(crate) fn use_plainly(&mut self, action: Special) {
        self.emit_use(action, None, Seats::NONE);
        match action {
            Special::Dodge => self.dodge(),
            Special::SpecialWeapon => self.special_weapon(),
            Special::Blast => self.blast(),
            Special::Intimidation => self.intimidation(),
            Special::KnockOut | Special::Stun => self.knock_out(),
            _ => {}
        }
        let again = matches!(action, Special::QuickAction | Special::Sneak);
        self.end_battle(again);
    }

    /// Uses an action on a figure. Sharpshooter and Explosion move the hit to this figure, and the hit is carried out
    /// now. PA-R-15. Any other action ends the battle.
    pub(crate) fn use_on(&mut self, action: Special, on: Figure) {
        self.emit_use(action, Some(on), Seats::NONE);
        match action {
            Special::Sharpshooter | Special::Explosion => return self.move_hit(on),
            Special::Heal | Special::Boost => self.heal(on),
            Special::Luck => self.roll(on),
            Special::Shield | Special::Armor => self.guard(on),
            Special::MindControl => self.mind_control(on),
            Special::Recover => return self.recover(on),
            Special::Vulnerable => self.lay_down(on),
            _ => self.intimidate(on),
        }
        self.end_battle(false);
    }

    /// Declines an action. Every action may be declined. PA1-SPEC-01, PA2-SPEC-01, PA-R-16. If the action could have
    /// moved the hit, the beaten character is hit now. PA-R-15
    pub(crate) fn decline(&mut self, action: Special) {
        let seat = self.state.turn;
        self.table.emit(|| Event::Declined { seat, action });
        if action.redirects() { self.hit() } else { self.end_battle(false) }
    }

    /// Adds 5 to the next defence of the player (2009) or of the attacking character (revised). PA1-ACT-DODGE-01,
    /// PA2-ACT-DODGE-01. A Dodge waits until this defence, without limit. PA-R-29. Several Dodges add up. PA-R-28
    fn dodge(&mut self) {
        let open = &mut self.state.open;
        let pending = match self.game.edition() {
            Edition::First => &mut open.sides[open.turn.index()].dodge,
            Edition::Revised => &mut open.figures[open.battle.attacking.index()].dodge,
        };
        *pending = pending.saturating_add(1);
    }

    /// Adds 5 to the player's next attack. PA1-ACT-SW-01
    fn special_weapon(&mut self) {
        let open = &mut self.state.open;
        let pending = &mut open.sides[open.turn.index()].special_weapon;
        *pending = pending.saturating_add(1);
    }

    /// Adds 5 to this character's next attack. PA2-ACT-BLAST-01
    fn blast(&mut self) {
        let open = &mut self.state.open;
        let standing = open.standing_mut(open.battle.attacking);
        standing.set_marks((standing.blast() + 1).min(MOST_MARKS), standing.intimidate());
    }

    /// Subtracts 5 from the defending player's next defence. PA1-ACT-INTIM-01
    fn intimidation(&mut self) {
        let open = &mut self.state.open;
        let pending = &mut open.sides[open.battle.player.index()].intimidation;
        *pending = pending.saturating_add(1);
    }

    /// Subtracts 5 from the wounded character's next attack or defence. PA2-ACT-INTIM-01
    fn intimidate(&mut self, on: Figure) {
        let standing = self.state.standing_mut(on);
        standing.set_marks(standing.blast(), (standing.intimidate() + 1).min(MOST_MARKS));
    }

    /// Makes the defending player lose the next turn. The player still plays cards in defence. PA1-ACT-KO-01,
    /// PA1-ACT-KO-02, PA2-ACT-STUN-01, PA2-ACT-STUN-02. A second Knock Out or Stun before the lost turn changes
    /// nothing. With the option `knock_out_stacks`, it costs another turn. PA-R-31
    fn knock_out(&mut self) {
        let open = &mut self.state.open;
        let lost = &mut open.sides[open.battle.player.index()].lost_turns;
        *lost = if self.game.options().knock_out_stacks { lost.saturating_add(1) } else { (*lost).max(1) };
    }

    /// Moves the hit to another character of the defending player, and carries it out. PA1-ACT-SHARP-01,
    /// PA2-ACT-EXPL-01, PA-R-27
    fn move_hit(&mut self, on: Figure) {
        self.state.battle.hit = on.0;
        self.hit();
    }

    /// Raises a Power by 2, also above the Power at the start, but not above 10. PA1-ACT-HEAL-01, PA1-ACT-HEAL-02,
    /// PA2-ACT-BOOST-01, PA2-ACT-BOOST-02, PA-R-35
    fn heal(&mut self, on: Figure) {
        let power = (self.state.power(on) + HEALED).min(MOST_POWER);
        self.set_power(on, power, self.clause(PA1_ACT_HEAL_01, PA2_ACT_BOOST_01));
    }

    /// Rolls a die. If the number is higher than the original Power, the number becomes the Power. Otherwise nothing
    /// changes. PA1-ACT-LUCK-01, PA1-ACT-LUCK-02, PA1-ACT-LUCK-03, PA2-ACT-LUCK-01, PA2-ACT-LUCK-02, PA2-ACT-LUCK-03.
    /// The option `luck_original` decides whether the original Power is the Power just before the roll or the Power at
    /// the start. PA-R-36
    fn roll(&mut self, on: Figure) {
        let face = 1 + self.table.below(FACES, self.clause(PA1_ACT_LUCK_01, PA2_ACT_LUCK_01)) as u8;
        self.table.emit(|| Event::Rolled { figure: on, face });
        let original = match self.game.options().luck_original {
            LuckOriginal::Current => self.state.power(on),
            LuckOriginal::Starting => self.game.character(on).starts,
        };
        if face > original {
            self.set_power(on, face, self.clause(PA1_ACT_LUCK_02, PA2_ACT_LUCK_02));
        }
    }

    /// Lays the attack card beside the character's card. PA1-ACT-SHIELD-01, PA2-ACT-ARMOR-01
    fn guard(&mut self, on: Figure) {
        let card = self.state.open_card(0).expect("only a card gives a special action");
        self.state.battle.cards[0] = NO_CARD;
        self.state.lay_guard(on, card);
        self.table.emit(|| Event::Guarded { figure: on, card });
    }

    /// Lets a captured figure join the attacker's army with Power 1, at the end of the line. The army may already have
    /// a figure of this type. PA1-ACT-MC-01, PA1-ACT-MC-02, PA2-ACT-MC-01, PA2-ACT-MC-02, PA-R-03, PA-R-24
    fn mind_control(&mut self, on: Figure) {
        self.join(on, 1, Special::MindControl);
    }

    /// Brings back one of the attacker's own figures with its card and its starting Power, at the end of the line.
    /// PA1-ACT-REC-01, PA1-ACT-REC-02, PA1-ACT-REC-03, PA2-ACT-REC-01, PA2-ACT-REC-02, PA2-ACT-REC-03, PA-R-24. With
    /// the option `recover_from_armies`, the figure may come out of another army. If that army has no figure left, its
    /// player is out. PA-R-20, PA-R-49
    fn recover(&mut self, on: Figure) {
        let from = self.state.whereabouts(on);
        let guards = self.state.send_away(on, crate::state::Place::GONE);
        self.join(on, self.game.character(on).starts, Special::Recover);
        self.clear_away(guards);
        if let Whereabouts::Army(seat) = from
            && !self.state.is_in_game(seat)
        {
            self.eliminate(seat);
            if self.end_if_last() {
                return;
            }
        }
        self.end_battle(false);
    }

    fn join(&mut self, figure: Figure, power: u8, by: Special) {
        let seat = self.state.turn;
        self.state.join(figure, seat, power);
        self.table.emit(|| Event::Joined { figure, seat, power, by });
    }

    /// Lays a figure face down. PA1-ACT-VULN-01, PA1-ACT-VULN-04
    fn lay_down(&mut self, on: Figure) {
        self.state.standing_mut(on).set_face_down(true);
        self.table.emit(|| Event::LaidDown { figure: on });
    }

    /// Lets the named players discard their hands and draw. First all of them discard. Then each named player draws
    /// three cards. The attacker draws first if named, and the others follow in the direction of play. PA1-ACT-MP-01,
    /// PA1-ACT-MP-02, PA1-ACT-MP-03, PA2-ACT-MP-01, PA2-ACT-MP-02, PA-R-41. A reshuffle does not include the battle
    /// cards. PA-R-14
    pub(crate) fn master_plan(&mut self, players: Seats) {
        self.emit_use(Special::MasterPlan, None, players);
        let clause = self.clause(PA1_ACT_MP_01, PA2_ACT_MP_01);
        self.each_named(players, |play, seat| play.discard_hand(seat, clause));
        self.each_named(players, |play, seat| play.draw(seat, PLANNED, clause));
        self.end_battle(false);
    }

    fn each_named(&mut self, players: Seats, mut act: impl FnMut(&mut Self, Seat)) {
        let mut seat = self.state.turn;
        loop {
            if players.contains(seat) {
                act(self, seat);
            }
            seat = self.neighbour(seat);
            if seat == self.state.turn {
                return;
            }
        }
    }
}
