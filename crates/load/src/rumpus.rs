//! Clients of a Rumpus server, which make guests, set up matches and play them at random.

use crate::http::Line;
use crate::socket::Socket;
use crate::{Game, Heard, Luck, Player, Seat};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::borrow::Cow;

/// The id of the game that these clients play. The next constant lists its seats in order.
const GAME: &str = "toy-battle";
const SEATS: [&str; 2] = ["blue", "red"];

/// A match between two guests.
#[derive(Clone, Debug)]
pub struct Table {
    /// The id of the match, as it stands in URLs.
    pub id: String,
    /// The cookies of the guests, in seat order.
    pub cookies: [String; 2],
}

/// Makes a guest. Returns the cookie of the guest.
///
/// # Errors
/// The server cannot be reached, or refuses the request.
pub async fn guest(line: Line) -> Result<String, String> {
    let first = line.request("GET", "/api/me", "", "").await?;
    if let Some(cookie) = first.cookie {
        return Ok(cookie);
    }
    let made = line.request("POST", "/api/me", "", "{}").await?;
    made.cookie.ok_or_else(|| format!("the server made no guest: {} {}", made.status, made.body))
}

/// Sets up a match. `order` is the body of the request. Returns the server's summary of the match.
///
/// # Errors
/// The server cannot be reached, or refuses the request.
pub async fn order_match(line: Line, cookie: &str, order: &Value) -> Result<Value, String> {
    line.request("POST", "/api/matches", cookie, &order.to_string()).await?.json()
}

impl Table {
    /// Sets up a match between two guests, and gives both a seat.
    ///
    /// # Errors
    /// The server cannot be reached, or refuses the request.
    pub async fn set_up(line: Line, cookies: [String; 2]) -> Result<Table, String> {
        let order = json!({
            "game": GAME, "setup": { "board": "battlefield" }, "clock": { "kind": "none" },
            "seats": [{ "kind": "me" }, { "kind": "invite" }],
        });
        let made = order_match(line, &cookies[0], &order).await?;
        let id = made["id"].as_str().ok_or("the server's summary of the match has no id")?.to_owned();
        let link = made["seats"][1]["invite"].as_str().ok_or("the server's summary of the match has no invite link")?;
        let token = json!({ "token": link.rsplit('/').next() }).to_string();
        line.request("POST", &format!("/api/matches/{id}/join"), &cookies[1], &token).await?.json()?;
        Ok(Table { id, cookies })
    }

    /// Opens a socket for each seat, and waits until the game waits for a seat.
    ///
    /// # Errors
    /// A socket does not open.
    pub async fn sit(&self, line: Line) -> Result<Game, String> {
        let one = self.sit_at(line, 0).await?;
        let mut game = Game { seats: [one, self.sit_at(line, 1).await?], to_move: None };
        game.settle().await?;
        Ok(game)
    }

    async fn sit_at(&self, line: Line, seat: usize) -> Result<Seat, String> {
        let path = format!("/api/matches/{}/socket", self.id);
        let mut socket = Socket::open(line, &path, &self.cookies[seat]).await?;
        socket.say(json!({ "type": "hello", "seq": null, "look": SEATS[seat] }).to_string()).await;
        Ok(Seat { socket, player: Box::new(Guest::at(SEATS[seat])) })
    }
}

/// A guest who makes random decisions that the hints list.
struct Guest {
    seat: &'static str,
    hints: Value,
    /// The number of the last step that the guest has seen.
    seq: u64,
    /// The id of the decision that the server has not acknowledged yet.
    asked: Option<String>,
}

impl Guest {
    fn at(seat: &'static str) -> Guest {
        Guest { seat, hints: Value::Null, seq: 0, asked: None }
    }
}

/// The fields of a message that this client reads.
#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type")]
    kind: Cow<'a, str>,
    #[serde(borrow)]
    id: Option<Cow<'a, str>>,
    /// The whole frame, if the message carries one.
    #[serde(borrow)]
    frame: Option<Picture<'a>>,
    /// The fields of a step, which stand beside its type. (`flatten` would lose the raw hints.)
    seq: Option<u64>,
    #[serde(borrow)]
    seat: Option<Cow<'a, str>>,
    #[serde(borrow)]
    hints: Option<&'a RawValue>,
    status: Option<Status>,
}

impl<'a> Message<'a> {
    /// Returns the frame or step that the message contains, if any.
    fn picture(self) -> Option<Picture<'a>> {
        let Message { frame, seq, seat, hints, status, .. } = self;
        frame.or_else(|| Some(Picture { seq: seq?, seat, hints, status: status? }))
    }
}

/// The fields of a frame that this client reads.
#[derive(Deserialize)]
struct Picture<'a> {
    seq: u64,
    #[serde(borrow)]
    seat: Option<Cow<'a, str>>,
    #[serde(borrow)]
    hints: Option<&'a RawValue>,
    status: Status,
}

#[derive(Deserialize)]
struct Status {
    #[serde(default)]
    over: Option<serde::de::IgnoredAny>,
}

impl Player for Guest {
    fn hear(&mut self, text: &str) -> Result<Heard, String> {
        let message: Message<'_> = serde_json::from_str(text).map_err(|fault| format!("{fault}: {text}"))?;
        let mut heard = Heard::default();
        match message.kind.as_ref() {
            "accepted" if self.asked.is_some() && message.id.as_deref() == self.asked.as_deref() => {
                heard.is_acknowledged = true;
                self.asked = None;
            }
            "rejected" | "bye" => return Err(text.to_owned()),
            _ => {}
        }
        let Some(frame) = message.picture() else { return Ok(heard) };
        if self.asked.is_some() && frame.seq > self.seq && frame.seat.as_deref() == Some(self.seat) {
            heard.is_acknowledged = true;
            self.asked = None;
        }
        self.seq = frame.seq;
        heard.is_over = frame.status.over.is_some();
        let hints = frame.hints.filter(|hints| hints.get() != "null");
        if let Some(hints) = hints {
            self.hints = serde_json::from_str(hints.get()).map_err(|fault| fault.to_string())?;
            heard.may_move = true;
        }
        Ok(heard)
    }

    fn decide(&mut self, luck: &mut Luck) -> Result<String, String> {
        let actions = shelf::listed(&self.hints).unwrap_or_default();
        let action = actions
            .get(luck.below(actions.len()))
            .ok_or_else(|| format!("the hints list no decision: {}", self.hints))?;
        let id = format!("after-{}", self.seq);
        let act = json!({ "type": "act", "id": id, "seat": self.seat, "action": action }).to_string();
        self.asked = Some(id);
        Ok(act)
    }
}
