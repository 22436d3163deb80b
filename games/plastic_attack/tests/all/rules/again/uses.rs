//! The special actions in the second implementation of the rules (see `again.rs`): what each may be used on, and what
//! it does.

use super::mine::{Mine, Place, Toy, Wait, mark};
use plastic_attack::{Action, Figure, LuckOriginal, Special};
use referee::{Seat, Seats};
use std::collections::BTreeMap;

impl Mine {
    /// Returns every use of an action that is legal now.
    pub fn choices(&self, action: Special) -> Vec<Action> {
        let (turn, player, beaten) = (self.turn, self.battle.player, self.battle.defending);
        let options = self.game.options();
        let on = |toys: Vec<usize>| {
            toys.into_iter().map(|toy| Action::UseOn { action, on: Figure(toy as u8) }).collect::<Vec<_>>()
        };
        let all = 0..self.toys.len();
        let own = |fits: &dyn Fn(&Toy) -> bool| {
            self.lines[turn].iter().copied().filter(|toy| fits(&self.toys[*toy])).collect::<Vec<_>>()
        };
        match action {
            Special::Dodge | Special::SpecialWeapon | Special::Blast | Special::QuickAction | Special::Sneak => {
                vec![Action::Use { action }]
            }
            Special::Intimidation | Special::KnockOut | Special::Stun => {
                if self.plays(player) {
                    vec![Action::Use { action }]
                } else {
                    Vec::new()
                }
            }
            Special::Heal | Special::Boost => on(own(&|toy| !toy.wounded && toy.power < 10)),
            Special::Luck => on(own(&|toy| !toy.wounded)),
            Special::Shield | Special::Armor => on(own(&|_| true)),
            Special::MindControl => on(all.filter(|toy| self.toys[*toy].place == Place::Held(turn)).collect()),
            Special::Recover => on(all
                .filter(|toy| {
                    self.owner(*toy) == turn
                        && match self.toys[*toy].place {
                            Place::Held(seat) => seat != turn || options.recover_own_held,
                            Place::Army(seat) => seat != turn && options.recover_from_armies,
                            Place::Gone => false,
                        }
                })
                .collect()),
            Special::Vulnerable if self.toys[beaten].place == Place::Army(player) => on(vec![beaten]),
            Special::Vulnerable => on(self.lines[player].clone()),
            Special::Intimidate if self.battle.was_wounded => on(vec![beaten]),
            Special::Intimidate => Vec::new(),
            Special::Sharpshooter | Special::Explosion => {
                on(self.lines[player].iter().copied().filter(|toy| *toy != beaten).collect())
            }
            Special::MasterPlan => {
                let living = self.living();
                let plan = |bits: u32| {
                    let named = living.iter().enumerate().filter(|(n, _)| bits >> n & 1 == 1);
                    Action::MasterPlan { players: named.map(|(_, seat)| Seat(*seat as u8)).collect::<Seats>() }
                };
                (1..1 << living.len()).map(plan).collect()
            }
        }
    }

    pub fn add(marks: &mut BTreeMap<&'static str, u32>, name: &'static str) {
        *marks.entry(name).or_default() += 1;
    }

    /// Carries out a special action. Sharpshooter and Explosion direct the hit at another figure. All others take
    /// effect and end the battle.
    pub fn use_it(&mut self, action: Special, on: Option<usize>, named: Seats) {
        let (turn, player, attacking) = (self.turn, self.battle.player, self.battle.attacking);
        match (action, on) {
            (Special::Sharpshooter | Special::Explosion, Some(toy)) => return self.hit(toy),
            (Special::Dodge, _) if self.first() => Mine::add(&mut self.marks[turn], "dodge"),
            (Special::Dodge, _) => Mine::add(&mut self.toys[attacking].marks, "dodge"),
            (Special::SpecialWeapon, _) => Mine::add(&mut self.marks[turn], "special_weapon"),
            (Special::Blast, _) => Mine::add(&mut self.toys[attacking].marks, "blast"),
            (Special::Intimidation, _) => Mine::add(&mut self.marks[player], "intimidation"),
            (Special::Intimidate, Some(toy)) => Mine::add(&mut self.toys[toy].marks, "intimidate"),
            (Special::KnockOut | Special::Stun, _)
                if self.game.options().knock_out_stacks || mark(&self.marks[player], "lost_turns") == 0 =>
            {
                Mine::add(&mut self.marks[player], "lost_turns");
            }
            (Special::KnockOut | Special::Stun, _) => {}
            (Special::Heal | Special::Boost, Some(toy)) => self.toys[toy].power = (self.toys[toy].power + 2).min(10),
            (Special::Luck, Some(toy)) => {
                let face = self.luck.pop_front().expect("`luck` holds the roll that the crate made") as u8 + 1;
                let original = match self.game.options().luck_original {
                    LuckOriginal::Current => self.toys[toy].power,
                    LuckOriginal::Starting => self.game.roster()[toy].starts,
                };
                if face > original {
                    self.toys[toy].power = face;
                }
            }
            (Special::Shield | Special::Armor, Some(toy)) => {
                let card = self.battle.cards[0].take().expect("an action needs a card");
                self.toys[toy].guards.push(card);
            }
            (Special::MindControl, Some(toy)) => self.join(toy, 1),
            (Special::Recover, Some(toy)) => {
                let place = self.toys[toy].place;
                self.remove(toy, Place::Gone);
                self.join(toy, self.game.roster()[toy].starts);
                if let Place::Army(seat) = place
                    && !self.plays(seat)
                {
                    self.is_out(seat);
                    if self.living().len() == 1 {
                        self.discard.extend(self.battle.cards.into_iter().flatten());
                        self.wait = Wait::Over(Some(turn));
                        return;
                    }
                }
            }
            (Special::Vulnerable, Some(toy)) => self.toys[toy].down = true,
            (Special::MasterPlan, _) => self.master_plan(named),
            _ => {}
        }
        self.finish(matches!(action, Special::QuickAction | Special::Sneak));
    }

    pub fn master_plan(&mut self, named: Seats) {
        let mut order = vec![self.turn];
        while self.next(*order.last().expect("the order has at least one seat")) != self.turn {
            order.push(self.next(*order.last().expect("the order has at least one seat")));
        }
        order.retain(|seat| named.contains(Seat(*seat as u8)));
        for seat in &order {
            let hand = std::mem::take(&mut self.hands[*seat]);
            self.discard.extend(hand);
        }
        for seat in order {
            let drawn = self.draw(3);
            self.hands[seat].extend(drawn);
        }
    }
}
