//! A game in progress for tests. A line of text describes its position, and tests list the Troops that luck brings.

use referee::{Chance, Clause, Codec, Game, Outcome, Seat, Seats, Status, Viewer};
use serde_json::{Value, json};
use std::collections::VecDeque;
use toy_battle::{BLUE, Effect, Event, Kinds, Phase, Piece, RED, Refusal, State, ToyBattle, Troop, View};

/// A game in progress. Its state holds all secrets.
#[derive(Clone)]
pub struct Table {
    pub game: ToyBattle,
    pub state: State,
    /// The events of the latest decision.
    pub story: Vec<Event>,
    /// The clauses that asked for luck during the latest decision.
    pub asked: Vec<Clause>,
}

/// Sets up a position with the default options.
///
/// The text is `board; part; part`. These are the parts:
///
/// - `b3 blue:xb42 red:roxy`: a stack, from the bottom up.
///
/// - `red jumbo hook / skully / star`: the rack, the reserve and the discard of a seat.
///
/// - `medals 1 2`: the medals of blue and of red.
///
/// - `R8 red`: a region, and the seat that claimed its medals.
///
/// - `lying red star`: Troops of a rack that lie face down.
///
/// - `turns 12`: the number of completed turns.
///
/// - `to red`: the seat to move.
///
/// Without these parts, blue is to move, blue has `roxy / skully`, and red has `jumbo hook / skully`. Troops that no
/// part mentions are out of the game.
pub fn table(position: &str) -> Table {
    table_with(position, "{}")
}

/// Sets up a position, with options in JSON.
pub fn table_with(position: &str, options: &str) -> Table {
    let mut parts = position.split(';').map(str::trim);
    let board = parts.next().expect("the board comes first");
    let game = crate::rules::subject::open(crate::rules::subject::setup(board, options));
    let mut laid = Laid::new(&game);
    for part in parts {
        laid.lay(part);
    }
    let view = laid.finish();
    let state = game.imagine(&view, &mut Script::default());
    Table { game, state, story: Vec::new(), asked: Vec::new() }
}

/// A position that is being set up, as a view that sees everything.
struct Laid<'a> {
    game: &'a ToyBattle,
    view: View,
    reserve: [Kinds; 2],
}

impl<'a> Laid<'a> {
    fn new(game: &'a ToyBattle) -> Laid<'a> {
        let view = View {
            viewer: None,
            to_move: BLUE,
            phase: Phase::Turn,
            turns: 0,
            stacks: vec![Vec::new(); game.board().bases.len()],
            placed: Vec::new(),
            medals: [0; 2],
            emptied: [0; 2],
            discard: [Kinds::NONE; 2],
            known: [Kinds::NONE; 2],
            rack_len: [0; 2],
            lying_len: [0; 2],
            reserve_len: [0; 2],
            rack: [Some(kinds("roxy")), Some(kinds("jumbo hook"))],
            lying: [Some(Kinds::NONE); 2],
            removed: [None; 2],
        };
        Laid { game, view, reserve: [kinds("skully"); 2] }
    }

    fn lay(&mut self, part: &str) {
        let (first, rest) = part.split_once(' ').expect("a part begins with a name and a space");
        match first {
            "blue" | "red" => self.lay_zones(seat(first).index(), rest),
            "medals" => {
                let medals: Vec<u16> =
                    rest.split(' ').map(|number| number.parse().expect("the part holds numbers")).collect();
                self.view.medals = [medals[0], medals[1]];
            }
            "lying" => {
                let (owner, troops) = rest.split_once(' ').expect("`lying` has a seat and Troops");
                self.view.lying[seat(owner).index()] = Some(kinds(troops));
            }
            "turns" => self.view.turns = rest.parse().expect("the part holds numbers"),
            "to" => self.view.to_move = seat(rest),
            name => match self.game.field().region(name) {
                Some(region) => self.view.emptied[seat(rest).index()] |= 1 << region,
                None => {
                    let base = self.game.field().place(name).expect("a base of the board");
                    self.view.stacks[base.index()] = rest.split(' ').map(piece).collect();
                }
            },
        }
    }

    fn lay_zones(&mut self, index: usize, zones: &str) {
        let mut zones = zones.split('/').map(kinds);
        self.view.rack[index] = zones.next();
        self.reserve[index] = zones.next().unwrap_or(self.reserve[index]);
        self.view.discard[index] = zones.next().unwrap_or_default();
    }

    /// Counts the Troops of the position, and takes all others out of the game.
    fn finish(mut self) -> View {
        for owner in [BLUE, RED] {
            let index = owner.index();
            let rack = self.view.rack[index].expect("the view has the racks of both seats");
            let fielded = self.view.stacks.iter().flatten().filter(|piece| piece.seat == owner);
            let fielded: Kinds = fielded.map(|piece| piece.troop).collect();
            let rest = Kinds::ALL.without(fielded).without(rack).without(self.view.discard[index]);
            self.view.removed[index] = Some(rest.without(self.reserve[index]));
            self.view.rack_len[index] = rack.len();
            self.view.reserve_len[index] = self.reserve[index].len();
            self.view.lying_len[index] =
                self.view.lying[index].expect("the view has the face-down Troops of both seats").len();
        }
        self.view
    }
}

impl Table {
    /// Lets the seat to move take a decision (as JSON) that draws no luck.
    pub fn act(&mut self, said: Value) -> &mut Table {
        self.act_with(said, "")
    }

    /// Lets the seat to move take a decision. Its draws of luck must bring exactly the Troops of `luck`, in this order.
    pub fn act_with(&mut self, said: Value, luck: &str) -> &mut Table {
        let action = self.game.parse_action(&said).expect("the decision is in the format of the game");
        let seat = self.state.to_move();
        if let Err(refusal) = self.game.check(&self.state, seat, &action) {
            panic!("{said} is refused: {refusal}");
        }
        self.story.clear();
        let mut script = Script { values: luck.split_whitespace().map(troop).collect(), asked: Vec::new() };
        self.game.apply(&mut self.state, seat, &action, &mut referee::Table::new(&mut script, &mut self.story));
        assert_eq!(script.values, [], "{said} did not draw all listed Troops");
        self.asked = script.asked;
        self
    }

    /// Returns the refusal of a decision of the seat to move. The decision must be illegal.
    pub fn refusal(&self, said: Value) -> Refusal {
        self.refusal_of(self.state.to_move(), said)
    }

    /// Returns the refusal of a decision of `seat`. The decision must be illegal.
    pub fn refusal_of(&self, seat: Seat, said: Value) -> Refusal {
        let action = self.game.parse_action(&said).expect("the decision is in the format of the game");
        self.game.check(&self.state, seat, &action).expect_err("the decision must be refused")
    }

    /// Returns whether a decision of the seat to move is legal.
    pub fn allows(&self, said: Value) -> bool {
        let action = self.game.parse_action(&said).expect("the decision is in the format of the game");
        self.game.check(&self.state, self.state.to_move(), &action).is_ok()
    }

    /// Returns the legal decisions of the seat to move, as JSON.
    pub fn choices(&self) -> Vec<Value> {
        let mut found = Vec::new();
        self.game.candidates(&self.state, self.state.to_move(), &mut Script::default(), &mut found);
        found.iter().map(|action| self.game.action_to_json(action)).collect()
    }

    /// Returns the effect that is being offered.
    pub fn asks(&self) -> Option<Effect> {
        self.game.offered(&self.state)
    }

    /// Returns the ids of the places where the rules let a seat place a kind of Troop now, bases first.
    pub fn may_place(&self, seat: Seat, word: &str) -> String {
        self.game.field().names_of(self.game.may_place(&self.state, seat, troop(word))).join(" ")
    }

    /// Returns a stack from the bottom up, such as `red:skully blue:hook`.
    pub fn stack(&self, base: &str) -> String {
        let base = self.game.field().place(base).expect("a base of the board");
        let pieces = self.state.stack(base);
        pieces.iter().map(|piece| format!("{}:{}", name(piece.seat), piece.troop.word())).collect::<Vec<_>>().join(" ")
    }

    /// Returns the Troops of a rack, by strength.
    pub fn rack(&self, seat: Seat) -> String {
        words(self.state.rack(seat))
    }

    /// Returns the Troops of a discard, by strength.
    pub fn discard(&self, seat: Seat) -> String {
        words(self.state.discard(seat))
    }

    /// Returns the Troops of a rack that lie face down, by strength.
    pub fn lying(&self, seat: Seat) -> String {
        words(self.view(Viewer::Seat(seat)).lying[seat.index()].expect("a seat sees its own rack"))
    }

    /// Returns the medals of blue and red.
    pub fn medals(&self) -> [u16; 2] {
        [BLUE, RED].map(|seat| self.state.medals(seat))
    }

    /// Returns the seat that claimed the medals of a region; `None` if they still lie there.
    pub fn emptied(&self, region: &str) -> Option<Seat> {
        let region = self.game.field().region(region).expect("a region of the board");
        [BLUE, RED].into_iter().find(|seat| self.state.emptied_by(*seat) >> region & 1 == 1)
    }

    /// Returns the seat whose turn it is; `None` once the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        matches!(self.game.status(&self.state), Status::Awaiting(_)).then(|| self.state.to_move())
    }

    /// Returns the winner, the ending and its clause. The game must be over.
    pub fn won(&self) -> (Seat, &'static str, Clause) {
        let Status::Over(Outcome { winners, by, clause }) = self.game.status(&self.state) else {
            panic!("the game must be over, but goes on")
        };
        let winner = if winners == Seats::one(BLUE) { BLUE } else { RED };
        assert_eq!(winners, Seats::one(winner), "one seat wins");
        (winner, by, clause)
    }

    /// Returns the view of a viewer.
    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(&self.state, viewer)
    }
}

/// Luck that brings listed Troops, in order. Requests for other luck panic.
#[derive(Default)]
pub struct Script {
    pub values: VecDeque<Troop>,
    pub asked: Vec<Clause>,
}

impl Chance for Script {
    fn below(&mut self, _: u32, clause: Clause) -> u32 {
        panic!("{clause} asks for a random number, but the test lists only Troops")
    }

    fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        if clause.id() == "imagined" {
            // The view shows every Troop, so all picks deal the same Troops.
            return counts.iter().position(|count| *count > 0).expect("a draw has something to draw");
        }
        self.asked.push(clause);
        let troop = self
            .values
            .pop_front()
            .unwrap_or_else(|| panic!("{clause} asks for a random Troop, but the test lists no more"));
        assert!(counts[troop.index()] > 0, "{clause} cannot bring {troop:?}: the counts by kind are {counts:?}");
        troop.index()
    }
}

/// Reads the words of Troops, separated by spaces.
pub fn kinds(words: &str) -> Kinds {
    words.split_whitespace().map(troop).collect()
}

fn troop(word: &str) -> Troop {
    Troop::from_word(word).unwrap_or_else(|| panic!("{word:?} is not the word of a Troop"))
}

fn words(kinds: Kinds) -> String {
    kinds.iter().map(Troop::word).collect::<Vec<_>>().join(" ")
}

fn piece(said: &str) -> Piece {
    let (owner, word) = said.split_once(':').expect("a Troop of a stack is written with its colour");
    Piece { seat: seat(owner), troop: troop(word) }
}

fn seat(word: &str) -> Seat {
    match word {
        "blue" => BLUE,
        "red" => RED,
        _ => panic!("{word:?} is not a seat; the seats are blue and red"),
    }
}

fn name(seat: Seat) -> &'static str {
    if seat == BLUE { "blue" } else { "red" }
}

/// Returns the decision to draw: turn action A.
pub fn draw() -> Value {
    json!({ "draw": {} })
}

/// Returns the decision to place a Troop: turn action B.
pub fn place(troop: &str, on: &str) -> Value {
    json!({ "place": { "troop": troop, "on": on } })
}

/// Returns the decision to place Cap'n's extra Troop.
pub fn capn(troop: &str, on: &str) -> Value {
    json!({ "capn": { "troop": troop, "on": on } })
}

/// Returns the decision to use an effect without a choice: `skully`, `star`, `xb42` or `clouds`.
pub fn take(effect: &str) -> Value {
    json!({ effect: {} })
}

/// Returns the decision to decline an effect.
pub fn decline(effect: &str) -> Value {
    json!({ "decline": effect })
}

/// Returns the decision that Jumbo discards the Troop on top of a base.
pub fn jumbo(discard: &str) -> Value {
    json!({ "jumbo": { "discard": discard } })
}

/// Returns the decision that Castle Field takes back the Troop on top of a base.
pub fn castle(take_back: &str) -> Value {
    json!({ "castle": { "take_back": take_back } })
}

/// Returns the decision that Volcanic Jungle moves the Troop on top of the base `from` to the base `to`.
pub fn jungle(from: &str, to: &str) -> Value {
    json!({ "jungle": { "move": from, "to": to } })
}

/// Returns the decision that Cursed Cemetery returns a Troop from the discard.
pub fn cemetery(troop: &str) -> Value {
    json!({ "cemetery": { "return": troop } })
}
