//! Events of a game. The log, the animation and the scenario files use them.

use crate::card::{Card, Cards};
use crate::roster::Figure;
use crate::special::Special;
use crate::state::Ending;
use referee::{Clause, Seat, Seats};

/// One event of a game.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Cards were turned up one by one until an Ace appeared. PA-R-08
    FirstPlayer {
        /// The cards in the order in which they were turned up. The first card went to the first seat.
        dealt: Vec<Card>,
        /// The player who got the Ace.
        seat: Seat,
    },
    /// Every player was dealt a hand. PA1-SETUP-12, PA2-SETUP-12
    Dealt {
        /// How many cards each player got.
        count: u8,
    },
    /// A turn began. The player fills the hand next.
    TurnBegan {
        /// The player whose turn it is.
        seat: Seat,
        /// The number of the turn, from 1.
        turn: u16,
        /// Whether this turn is an extra turn.
        extra: bool,
    },
    /// A player's turn was skipped, because the player must lose it. PA-R-32
    TurnLost {
        /// The player who lost the turn.
        seat: Seat,
    },
    /// A player drew cards from the draw pile into the hand.
    Drew {
        /// The player who drew.
        seat: Seat,
        /// How many cards the player drew.
        count: u8,
        /// The cards; `None` for viewers other than the player who drew.
        cards: Option<Cards>,
        /// The clause that lets the player draw.
        clause: Clause,
    },
    /// The discard pile became the draw pile. PA1-CLEAN-03, PA2-CLEAN-03
    Reshuffled {
        /// How many cards the new draw pile has.
        count: u8,
    },
    /// A player declared an attack.
    Attacked {
        /// The attacker.
        seat: Seat,
        /// The attacking character.
        with: Figure,
        /// The defending player.
        player: Seat,
    },
    /// The defending player chose a character.
    Defended {
        /// The defending player.
        seat: Seat,
        /// The defending character.
        with: Figure,
    },
    /// A player laid a card face down. PA-R-10
    Laid {
        /// The player who laid the card.
        seat: Seat,
        /// The card; `None` for viewers other than the player who laid it.
        card: Option<Card>,
    },
    /// Both players opened their cards, and the totals were compared. PA1-BATTLE-02, PA2-BATTLE-02
    Revealed {
        /// The attacker's sum.
        attacker: Sum,
        /// The defender's sum.
        defender: Sum,
        /// Whether the attack won.
        won: bool,
    },
    /// The attacker used a special action.
    Used {
        /// The attacker.
        seat: Seat,
        /// The special action used.
        action: Special,
        /// The figure that the action was used on, if the action takes a figure.
        on: Option<Figure>,
        /// Master Plan: the players who discard and draw.
        players: Seats,
    },
    /// The attacker declined a special action.
    Declined {
        /// The attacker.
        seat: Seat,
        /// The special action declined.
        action: Special,
    },
    /// The attacker rolled a die for Luck. PA1-ACT-LUCK-01, PA2-ACT-LUCK-01
    Rolled {
        /// The figure that the roll is for.
        figure: Figure,
        /// The number on the die, 1 ..= 10.
        face: u8,
    },
    /// The attacker laid the battle card beside a figure, as a guard (Shield or Armor). PA1-ACT-SHIELD-01,
    /// PA2-ACT-ARMOR-01
    Guarded {
        /// The figure that the guard is laid beside.
        figure: Figure,
        /// The card that is the guard now.
        card: Card,
    },
    /// The defender discarded a guard, so its figure took no hit. PA1-ACT-SHIELD-02, PA2-ACT-ARMOR-02
    GuardSpent {
        /// The figure that the guard lay beside.
        figure: Figure,
        /// The card that was the guard.
        card: Card,
    },
    /// The defender kept the guard, and its figure took the hit. PA-R-25
    GuardKept {
        /// The figure that the guard lies beside.
        figure: Figure,
    },
    /// The Power of a figure changed.
    PowerChanged {
        /// The figure whose die was turned.
        figure: Figure,
        /// The Power before the change, 0 ..= 10.
        from: u8,
        /// The Power after the change, 0 ..= 10.
        to: u8,
        /// The clause that changes the Power.
        clause: Clause,
    },
    /// A figure was wounded. PA2-WOUND-01
    Wounded {
        /// The wounded figure.
        figure: Figure,
    },
    /// A figure was laid face down. PA1-ACT-VULN-01
    LaidDown {
        /// The figure that lies face down now.
        figure: Figure,
    },
    /// A figure stood up again. PA1-ACT-VULN-03
    StoodUp {
        /// The figure that stands again.
        figure: Figure,
    },
    /// The attacker captured a figure. PA1-BATTLE-09, PA2-WOUND-05
    Captured {
        /// The captured figure.
        figure: Figure,
        /// The player in whose army the figure stood.
        from: Seat,
        /// The attacker, who holds the figure now.
        by: Seat,
    },
    /// A figure joined an army: by Mind Control or Recover.
    Joined {
        /// The figure that joined.
        figure: Figure,
        /// The player in whose army the figure stands now.
        seat: Seat,
        /// The figure's Power in this army.
        power: u8,
        /// The special action: Mind Control or Recover.
        by: Special,
    },
    /// A player discarded the whole hand. PA1-ACT-MP-01, PA-R-18
    HandDiscarded {
        /// The player whose hand it was.
        seat: Seat,
        /// The cards, which everybody sees now.
        cards: Cards,
        /// The clause by which the hand was discarded.
        clause: Clause,
    },
    /// Open cards went to the discard pile: the cards of a battle, or the guards of a figure that left its line.
    /// PA1-CLEAN-01, PA2-CLEAN-01
    CleanedUp {
        /// The cards that went to the discard pile.
        cards: Cards,
    },
    /// The direction of play was reversed. PA1-ACT-QA-02, PA2-ACT-SNEAK-02
    Reversed {
        /// Whether play goes to the right now.
        rightward: bool,
    },
    /// The battle ended without a result, because a player left. PA-R-51
    BrokenOff,
    /// A figure left play, because its owner left the game. PA-R-47
    LeftPlay {
        /// The figure out of play.
        figure: Figure,
    },
    /// A player gave up. PA-R-47
    Resigned {
        /// The player who gave up.
        seat: Seat,
    },
    /// A player's time ran out. PA-R-47
    TimedOut {
        /// The player who ran out of time.
        seat: Seat,
    },
    /// A player is out of the game. PA1-END-01, PA2-END-01
    Eliminated {
        /// The player who is out.
        seat: Seat,
    },
    /// The game ended, with or without a winner.
    Ended {
        /// What ended the game.
        by: Ending,
        /// The player who won; `None` if no player won.
        winner: Option<Seat>,
    },
}

/// The parts of a combat total. PA1-BATTLE-03, PA2-BATTLE-03
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The player whose total this is.
    pub seat: Seat,
    /// The character that fights for this player.
    pub figure: Figure,
    /// The card that counted: the card laid, or with the option `blind-draw` the card turned over. `None` if the player
    /// had no card.
    pub card: Option<Card>,
    /// The Power that counted, 0 ..= 10.
    pub power: u8,
    /// How many Dodges added 5 each.
    pub dodge: u8,
    /// How many Special Weapons or Blasts added 5 each.
    pub weapon: u8,
    /// How many Intimidations or Intimidates subtracted 5 each.
    pub intimidation: u8,
    /// Whether the Power did not count because the figure lay face down.
    pub face_down: bool,
    /// Whether the Power did not count because the figure is wounded.
    pub wounded: bool,
    /// The rank of the card plus the Power, plus or minus 5 for each effect.
    pub total: i16,
}
