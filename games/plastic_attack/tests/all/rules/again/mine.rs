//! The rules written a second time, from the rulebook, to check the rules of the crate. This file has the state of the
//! table and the course of a turn.

use plastic_attack::{Action, Card, Edition, EmptyHand, Figure, PlasticAttack, Special};
use referee::{Draw, Game, Seat, Seats};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Where a figure is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    Army(usize),
    Held(usize),
    Gone,
}

/// A figure, with its place and its condition.
#[derive(Clone, Debug)]
pub struct Toy {
    pub place: Place,
    pub power: u8,
    pub wounded: bool,
    pub down: bool,
    pub guards: Vec<Card>,
    pub marks: BTreeMap<&'static str, u32>,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Debug)]
pub enum Wait {
    Attack,
    Defend,
    Play,
    Use(Special),
    Guard(usize),
    Over(Option<usize>),
}

/// The battle in progress. `has_defender` says whether `defending` is chosen.
#[derive(Clone, Default, Debug)]
pub struct Battle {
    pub attacking: usize,
    pub player: usize,
    pub defending: usize,
    pub cards: [Option<Card>; 2],
    pub has_defender: bool,
    pub was_wounded: bool,
}

/// The state of a game in the second implementation of the rules (see `again.rs`). Seats and figures are indexes.
pub struct Mine {
    pub game: PlasticAttack,
    pub toys: Vec<Toy>,
    pub lines: Vec<Vec<usize>>,
    pub hands: Vec<BTreeSet<Card>>,
    pub marks: Vec<BTreeMap<&'static str, u32>>,
    pub pile: BTreeSet<Card>,
    pub discard: BTreeSet<Card>,
    pub turn: usize,
    pub extra: bool,
    pub right: bool,
    pub taken: u32,
    pub wait: Wait,
    pub battle: Battle,
    pub luck: VecDeque<u32>,
}

impl Mine {
    pub fn first(&self) -> bool {
        self.game.edition() == Edition::First
    }

    pub fn seats(&self) -> usize {
        self.lines.len()
    }

    pub fn plays(&self, seat: usize) -> bool {
        !self.lines[seat].is_empty()
    }

    pub fn living(&self) -> Vec<usize> {
        (0..self.seats()).filter(|seat| self.plays(*seat)).collect()
    }

    pub fn owner(&self, toy: usize) -> usize {
        self.game.roster()[toy].owner.index()
    }

    /// Draws `count` cards, or all that are left. The random numbers that the crate drew decide which cards.
    pub fn draw(&mut self, count: usize) -> Vec<Card> {
        let mut drawn = Vec::new();
        for _ in 0..count {
            if self.pile.is_empty() {
                self.pile = std::mem::take(&mut self.discard);
            }
            if self.pile.is_empty() {
                break;
            }
            let card = Card::at(self.luck.pop_front().expect("`luck` holds each draw that the crate made") as u8);
            assert!(self.pile.remove(&card), "{card:?} was drawn and is not in the pile");
            drawn.push(card);
        }
        drawn
    }

    pub fn next(&self, from: usize) -> usize {
        let seats = self.seats();
        let step = if self.right { seats - 1 } else { 1 };
        let mut next = (from + step) % seats;
        while !self.plays(next) {
            next = (next + step) % seats;
        }
        next
    }

    /// Begins a turn: passes over lost turns, then fills the hand.
    pub fn begin(&mut self) {
        while !self.extra && mark(&self.marks[self.turn], "lost_turns") > 0 {
            *self.marks[self.turn].get_mut("lost_turns").expect("a lost turn is marked") -= 1;
            self.turn = self.next(self.turn);
        }
        let full = if self.first() { 4 } else { 3 };
        let missing = full - self.hands[self.turn].len().min(full);
        let drawn = self.draw(missing);
        self.hands[self.turn].extend(drawn);
        self.wait = Wait::Attack;
    }

    /// Finishes a battle: discards its cards, then ends the turn.
    pub fn finish(&mut self, again: bool) {
        for card in self.battle.cards.into_iter().flatten() {
            self.discard.insert(card);
        }
        self.end_turn(again);
    }

    pub fn end_turn(&mut self, again: bool) {
        self.battle = Battle::default();
        self.taken += 1;
        if self.extra {
            self.right = !self.right;
        }
        if self.taken >= self.game.options().max_turns {
            self.wait = Wait::Over(self.richest());
            return;
        }
        self.extra = again;
        if !again {
            self.turn = self.next(self.turn);
        }
        self.begin();
    }

    pub fn richest(&self) -> Option<usize> {
        let worth = |seat: usize| {
            let power = |toy: &usize| if self.toys[*toy].wounded { 0 } else { u32::from(self.toys[*toy].power) };
            (self.lines[seat].len(), self.lines[seat].iter().map(power).sum::<u32>())
        };
        let most = self.living().into_iter().map(worth).max()?;
        let best: Vec<usize> = self.living().into_iter().filter(|seat| worth(*seat) == most).collect();
        (best.len() == 1).then(|| best[0])
    }

    /// Opens the cards and compares the totals, once the attacker and the defender have each laid a card or have none.
    pub fn reveal_if_due(&mut self) {
        let players = [self.turn, self.battle.player];
        let owes = |role: usize| self.battle.cards[role].is_none() && !self.hands[players[role]].is_empty();
        if owes(0) || owes(1) {
            return;
        }
        for role in [0, 1] {
            match self.battle.cards[role] {
                Some(card) => {
                    self.hands[players[role]].remove(&card);
                }
                None if self.game.options().empty_hand == EmptyHand::BlindDraw => {
                    self.battle.cards[role] = self.draw(1).pop();
                }
                None => {}
            }
        }
        let totals = [0, 1].map(|role| self.total(role));
        if totals[0] >= totals[1] { self.won() } else { self.finish(false) }
    }

    pub fn total(&mut self, role: usize) -> i32 {
        let toy = [self.battle.attacking, self.battle.defending][role];
        let player = [self.turn, self.battle.player][role];
        let rank = self.battle.cards[role].map_or(0, |card| 2 + card.position() as i32 / 4);
        let is_bare = self.toys[toy].wounded || self.toys[toy].down;
        let mut total = rank + if is_bare { 0 } else { i32::from(self.toys[toy].power) };
        self.toys[toy].down = false;
        let marks = if self.first() { &mut self.marks[player] } else { &mut self.toys[toy].marks };
        let named: &[(&'static str, i32)] = match (self.game.edition(), role) {
            (Edition::First, 0) => &[("special_weapon", 5)],
            (Edition::First, _) => &[("dodge", 5), ("intimidation", -5)],
            (Edition::Revised, 0) => &[("blast", 5), ("intimidate", -5)],
            (Edition::Revised, _) => &[("dodge", 5), ("intimidate", -5)],
        };
        for (name, amount) in named {
            total += amount * marks.remove(name).unwrap_or(0) as i32;
        }
        total
    }

    pub fn slot(&self) -> Option<Special> {
        let card = &self.game.roster()[self.battle.attacking].card;
        match self.battle.cards[0].map_or(0, |card| 2 + card.position() / 4) {
            7 | 8 => Some(card.low),
            9 | 10 => Some(card.mid),
            11 | 12 => Some(card.high),
            13 | 14 => Some(Special::Recover),
            _ => None,
        }
    }

    /// Continues after a won attack: offers to move the hit if that is possible, or hits.
    pub fn won(&mut self) {
        match self.slot() {
            Some(action @ (Special::Sharpshooter | Special::Explosion)) if self.lines[self.battle.player].len() > 1 => {
                self.wait = Wait::Use(action);
            }
            _ => self.hit(self.battle.defending),
        }
    }

    /// Hits a figure, or first asks its player about a guard.
    pub fn hit(&mut self, toy: usize) {
        let answers = !self.first() || toy == self.battle.defending;
        if answers && !self.toys[toy].guards.is_empty() {
            self.wait = Wait::Guard(toy);
        } else {
            self.harm(toy);
        }
    }

    pub fn harm(&mut self, toy: usize) {
        let is_captured = match self.game.edition() {
            Edition::First => {
                self.toys[toy].power -= 1;
                self.toys[toy].power == 0 || self.game.options().quick_game
            }
            Edition::Revised => std::mem::replace(&mut self.toys[toy].wounded, true),
        };
        self.battle.was_wounded = !is_captured && !self.first();
        if is_captured {
            self.remove(toy, Place::Held(self.turn));
        }
        self.after_hit();
    }

    /// Takes a figure out of its line. Discards the cards of its guards and removes its pending effects.
    pub fn remove(&mut self, toy: usize, place: Place) {
        if let Place::Army(seat) = self.toys[toy].place {
            self.lines[seat].retain(|other| *other != toy);
        }
        let guards = std::mem::take(&mut self.toys[toy].guards);
        self.discard.extend(guards);
        self.toys[toy] =
            Toy { place, power: 0, wounded: false, down: false, guards: Vec::new(), marks: BTreeMap::new() };
    }

    pub fn join(&mut self, toy: usize, power: u8) {
        self.toys[toy].place = Place::Army(self.turn);
        self.toys[toy].power = power;
        self.lines[self.turn].push(toy);
    }

    pub fn is_out(&mut self, seat: usize) {
        let hand = std::mem::take(&mut self.hands[seat]);
        self.discard.extend(hand);
        self.marks[seat].clear();
    }

    /// Continues after a hit. First puts a player without figures out of the game. Then offers the special action, or
    /// finishes the battle if there is none.
    pub fn after_hit(&mut self) {
        let player = self.battle.player;
        if !self.plays(player) {
            self.is_out(player);
            if self.living().len() == 1 {
                self.discard.extend(self.battle.cards.into_iter().flatten());
                self.wait = Wait::Over(Some(self.turn));
                return;
            }
        }
        match self.slot() {
            Some(Special::Sharpshooter | Special::Explosion) | None => self.finish(false),
            Some(action) if self.choices(action).is_empty() => self.finish(false),
            Some(action) => self.wait = Wait::Use(action),
        }
    }

    pub fn act(&mut self, seat: usize, action: &Action) {
        match *action {
            Action::Attack { with, player } => {
                self.battle = Battle { attacking: with.index(), player: player.index(), ..Battle::default() };
                self.wait = Wait::Defend;
            }
            Action::Defend { with } => {
                self.battle.defending = with.index();
                self.battle.has_defender = true;
                self.wait = Wait::Play;
                self.reveal_if_due();
            }
            Action::Play { card } => {
                self.battle.cards[usize::from(seat != self.turn)] = Some(card);
                self.reveal_if_due();
            }
            Action::Use { action } => self.use_it(action, None, Seats::NONE),
            Action::UseOn { action, on } => self.use_it(action, Some(on.index()), Seats::NONE),
            Action::MasterPlan { players } => self.use_it(Special::MasterPlan, None, players),
            Action::Decline { action: Special::Sharpshooter | Special::Explosion } => self.hit(self.battle.defending),
            Action::Decline { .. } => self.finish(false),
            Action::Guard { figure } => {
                let oldest = self.toys[figure.index()].guards.remove(0);
                self.discard.insert(oldest);
                self.battle.was_wounded = false;
                self.after_hit();
            }
            Action::DeclineGuard => {
                let Wait::Guard(toy) = self.wait else { panic!("the game does not wait for a decision about a guard") };
                self.harm(toy);
            }
            Action::Resign | Action::Timeout => self.leave(seat),
        }
    }

    /// Returns every legal decision except leaving the game, with its seat.
    pub fn legal(&self) -> Vec<(usize, Action)> {
        let of = |seat: usize, actions: Vec<Action>| actions.into_iter().map(|action| (seat, action)).collect();
        let figures = |seat: usize| self.lines[seat].iter().map(|toy| Figure(*toy as u8)).collect::<Vec<_>>();
        match &self.wait {
            Wait::Over(_) => Vec::new(),
            Wait::Attack => {
                let opponents: Vec<usize> = self.living().into_iter().filter(|seat| *seat != self.turn).collect();
                let attack = |with: Figure| {
                    opponents.iter().map(move |player| Action::Attack { with, player: Seat(*player as u8) })
                };
                of(self.turn, figures(self.turn).into_iter().flat_map(attack).collect())
            }
            Wait::Defend => {
                let player = self.battle.player;
                of(player, figures(player).into_iter().map(|with| Action::Defend { with }).collect())
            }
            Wait::Play => [(0, self.turn), (1, self.battle.player)]
                .into_iter()
                .filter(|(role, _)| self.battle.cards[*role].is_none())
                .flat_map(|(_, seat)| self.hands[seat].iter().map(move |card| (seat, Action::Play { card: *card })))
                .collect(),
            Wait::Use(action) => {
                let mut uses = self.choices(*action);
                uses.push(Action::Decline { action: *action });
                of(self.turn, uses)
            }
            Wait::Guard(toy) => {
                of(self.battle.player, vec![Action::Guard { figure: Figure(*toy as u8) }, Action::DeclineGuard])
            }
        }
    }
}

/// Returns how many pending effects of one kind there are.
pub fn mark(marks: &BTreeMap<&'static str, u32>, name: &str) -> u32 {
    marks.get(name).copied().unwrap_or(0)
}

/// Sets up the table as the rulebook says: armies, the first player (who gets the first Ace), hands and the first turn.
pub fn my_start(game: &PlasticAttack, draws: &[Draw]) -> Mine {
    let seats = usize::from(game.seats());
    let roster = game.roster();
    let toy = |n: usize| Toy {
        place: Place::Army(roster[n].owner.index()),
        power: roster[n].starts,
        wounded: false,
        down: false,
        guards: Vec::new(),
        marks: BTreeMap::new(),
    };
    let line = |seat: usize| (0..roster.len()).filter(|toy| roster[*toy].owner.index() == seat).collect();
    let mut luck: VecDeque<u32> = draws.iter().map(|draw| draw.value).collect();
    let mut first = 0;
    while luck.pop_front().expect("the game draws until it finds an Ace") / 4 != 12 {
        first = (first + 1) % seats;
    }
    let mut mine = Mine {
        game: game.clone(),
        toys: (0..roster.len()).map(toy).collect(),
        lines: (0..seats).map(line).collect(),
        hands: vec![BTreeSet::new(); seats],
        marks: vec![BTreeMap::new(); seats],
        pile: (0..52).map(Card::at).collect(),
        discard: BTreeSet::new(),
        turn: first,
        extra: false,
        right: false,
        taken: 0,
        wait: Wait::Attack,
        battle: Battle::default(),
        luck,
    };
    for seat in 0..seats {
        let drawn = mine.draw(if mine.first() { 3 } else { 2 });
        mine.hands[seat].extend(drawn);
    }
    mine.begin();
    mine
}
