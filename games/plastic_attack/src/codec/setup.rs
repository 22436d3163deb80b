//! The set-up in JSON for clients. It holds everything that never changes and that a client needs to draw the table.

use crate::army::{CardFile, FigureFile, Look};
use crate::roster::{Character, CharacterCard};
use crate::setup::Options;
use crate::special::Special;
use crate::{Edition, PlasticAttack};
use referee::Game;
use schemars::JsonSchema;
use serde::Serialize;

/// The set-up of a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Setup")]
pub(crate) struct SetupJson {
    /// The edition that the table plays.
    pub edition: Edition,
    /// The seats, clockwise.
    pub seats: Vec<String>,
    /// All figures of the table: the armies in seat order, each army from left to right.
    pub figures: Vec<CharacterJson>,
    /// The options, including those with their defaults.
    pub options: Options,
    /// Whether the hints for a player include the chance to win with each card of the hand.
    pub odds: bool,
    /// The number of cards to which a hand is filled at the start of a turn.
    pub fill: u32,
}

/// What never changes about a figure.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Character")]
pub(crate) struct CharacterJson {
    /// The figure's name. No other figure of the table has the same name.
    pub figure: String,
    /// The figure's type: figure and variant.
    #[serde(rename = "type")]
    pub kind: String,
    /// The seat that brought the figure.
    pub owner: String,
    /// The figure's Power at the start.
    pub starts: u8,
    /// The figure's card. King and Ace are always Recover.
    pub card: CardFile,
    /// The figure that rides this figure, or that this figure rides; null if there is none.
    pub mount: Option<String>,
    /// How the figure is drawn; null if the army file does not say it.
    pub look: Option<Look>,
}

impl PlasticAttack {
    pub(super) fn setup_to_json(&self) -> SetupJson {
        let setup = self.setup();
        SetupJson {
            edition: setup.edition,
            seats: setup.seats.clone(),
            figures: self.characters_to_json(),
            options: self.options().clone(),
            odds: setup.odds,
            fill: setup.edition.fill(),
        }
    }

    /// Returns the characters of all seats. The characters of a seat are the figures of its army, from left to right. A
    /// game that began from a position has no army files, so its characters have neither mounts nor looks.
    fn characters_to_json(&self) -> Vec<CharacterJson> {
        let setup = self.setup();
        let said = |(n, character): (usize, &Character)| {
            let first = self.roster().iter().position(|other| other.owner == character.owner).unwrap_or(n);
            let army = setup.armies.get(self.seat_name(character.owner));
            self.character_to_json(character, army.and_then(|army| army.army.get(n - first)))
        };
        self.roster().iter().enumerate().map(said).collect()
    }

    fn character_to_json(&self, character: &Character, file: Option<&FigureFile>) -> CharacterJson {
        CharacterJson {
            figure: character.name.clone(),
            kind: character.kind.clone(),
            owner: self.say_seat(character.owner),
            starts: character.starts,
            card: say_card_of(character.card),
            mount: file.and_then(|file| file.mount.clone()),
            look: file.and_then(|file| file.look.clone()),
        }
    }
}

fn say_card_of(card: CharacterCard) -> CardFile {
    let word = |special: Special| special.word().to_owned();
    CardFile { high: word(card.high), mid: word(card.mid), low: word(card.low) }
}
