//! Tests that the server gives away neither a hand, nor a card laid face down, nor an army before all armies are
//! submitted.
//!
//! Two servers run on copies of one folder. Their matches differ only in a secret of one player, the holder. The tests
//! compare every byte that the servers send to the other players and to a spectator.

use crate::common::twins::{
    ask, ask_in_turn, assert_alike, at, awaited, catch_up, copied, generous, planted, settle, start, stories, told,
};
use crate::common::{Client, EDITIONS, Host, SEATS, Socket, army, army_named, battle, first_figure, token};
use referee::{Chance, Clause, Record, Scripted, Seat, Seats, Seeded, Viewer};
use serde_json::{Value, json};
use server::{Limits, Running};
use shelf::Session;
use std::time::Duration;

/// Lists every card of the deck, such as `9h`.
fn cards() -> impl Iterator<Item = String> {
    ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
        .into_iter()
        .flat_map(|rank| ["c", "d", "h", "s"].map(|suit| format!("{rank}{suit}")))
}

/// A game in progress, and the same game with another card in a hand or face down on the table.
struct Twins {
    game: &'static str,
    /// The seat that has this hand or laid this card.
    holder: Seat,
    records: [Record; 2],
    to_move: Seats,
}

fn opened(game: &str, edition: &str, luck: &mut dyn Chance) -> Box<dyn Session> {
    let setup = SEATS[..3]
        .iter()
        .enumerate()
        .fold(battle(edition, 3), |setup, (n, seat)| shelf::bring(game, &setup, seat, &army(game, n)));
    shelf::open(game, &setup, luck).expect("ready-made armies")
}

/// Returns whether both games wait for the same seats and show the same to every viewer but the holder.
fn look_alike(one: &dyn Session, other: &dyn Session, holder: Seat) -> bool {
    one.status() == other.status()
        && Viewer::all(3).filter(|viewer| !viewer.is(holder)).all(|viewer| one.view(viewer) == other.view(viewer))
}

/// Makes a random decision for a seat that the game waits for. Returns false if the game is over.
fn play_on(session: &mut dyn Session, luck: &mut Seeded) -> bool {
    let Some(seat) = awaited(session).iter().next() else { return false };
    let hints = session.hints(seat);
    let actions = hints["actions"].as_array().expect("actions");
    let action = actions[luck.below(actions.len() as u32, Clause::new("TEST-03")) as usize].clone();
    session.act(seat, &action, luck).expect("hints are legal");
    true
}

/// Plays a game at random for 24 steps, or to its end.
fn played(game: &'static str, edition: &str, seed: u64) -> Record {
    let mut luck = Seeded::new(seed, 11);
    let mut session = opened(game, edition, &mut luck);
    while session.steps() < 24 && play_on(session.as_mut(), &mut luck) {}
    session.record().clone()
}

/// Plays the game of a record and the same game with another last dealt card. Stops before a viewer other than the
/// holder of that card could tell the two games apart. `asked` gets the awaited seats and the holder. Returns both games
/// at the last position for which it returns true. Returns `None` if there is no such position, or if the other card is
/// not possible.
fn with_another_hand(
    (game, edition): (&'static str, &str),
    record: &Record,
    value: u32,
    asked: impl Fn(Seats, Seat) -> bool,
) -> Option<Twins> {
    let mut first = shelf::replay_start(&record.header).expect("the record begins");
    let mut draws = record.header.draws.clone();
    let last = draws.last_mut().expect("cards were dealt");
    if last.value == value {
        return None;
    }
    last.value = value;
    let mut luck = Scripted::new(draws);
    let mut other = opened(game, edition, &mut luck);
    if luck.fault().is_some() {
        return None;
    }
    let differs = |seat: &Seat| first.view(Viewer::Seat(*seat)) != other.view(Viewer::Seat(*seat));
    let holders: Vec<Seat> = (0..3).map(Seat).filter(differs).collect();
    let &[holder] = holders.as_slice() else { return None };
    assert!(look_alike(first.as_ref(), other.as_ref(), holder));
    let mut found = asked(awaited(other.as_ref()), holder).then(|| (first.fork(), other.fork()));
    for step in &record.steps {
        let mut first_ahead = first.fork();
        first_ahead.replay_step(step).expect("the record goes on");
        let seat = Seat(SEATS.iter().position(|name| *name == step.seat).expect("a seat") as u8);
        let (mut ahead, mut luck) = (other.fork(), Scripted::new(step.draws.clone()));
        let fits = ahead.act(seat, &step.action, &mut luck).is_ok() && luck.fault().is_none() && luck.left() == 0;
        let is_alike = look_alike(first_ahead.as_ref(), ahead.as_ref(), holder);
        if !fits || !is_alike || awaited(ahead.as_ref()).is_empty() {
            break;
        }
        (first, other) = (first_ahead, ahead);
        if asked(awaited(other.as_ref()), holder) {
            found = Some((first.fork(), other.fork()));
        }
    }
    let (first, other) = found?;
    let secret = |session: &dyn Session| session.view(Viewer::Seat(holder));
    (secret(first.as_ref()) != secret(other.as_ref())).then(|| Twins {
        game,
        holder,
        records: [first.record().clone(), other.record().clone()],
        to_move: awaited(other.as_ref()),
    })
}

/// Plays until two players owe a card. One of them, the holder, then lays different cards in the two games. Returns
/// `None` if no position fits.
fn with_another_card(game: &'static str, edition: &str, seed: u64) -> Option<Twins> {
    let mut luck = Seeded::new(seed, 11);
    let mut session = opened(game, edition, &mut luck);
    while session.steps() < 8 || awaited(session.as_ref()).iter().count() != 2 {
        if session.steps() == 59 || !play_on(session.as_mut(), &mut luck) {
            return None;
        }
    }
    let holder = awaited(session.as_ref()).iter().nth((seed % 2) as usize).expect("two seats are awaited");
    let hints = session.hints(holder);
    let cards = hints["actions"].as_array().filter(|cards| cards.len() > 1)?;
    let mut luck = Seeded::new(seed, 12);
    let [one, other] = [&cards[0], &cards[cards.len() - 1]].map(|card| {
        let mut laid = session.fork();
        laid.act(holder, card, &mut luck).expect("a card of the hand");
        laid
    });
    let records = [one.record().clone(), other.record().clone()];
    Some(Twins { game, holder, records, to_move: awaited(one.as_ref()) })
}

fn twins() -> Vec<Twins> {
    let mut all = Vec::new();
    for (game, edition) in EDITIONS {
        for seed in 0..stories(12) {
            let record = played(game, edition, seed);
            let values = (0..52).step_by(5);
            let hands = values.filter_map(|value| with_another_hand((game, edition), &record, value, |_, _| true));
            all.extend(hands.max_by_key(|twins| twins.records[0].steps.len()));
            all.extend(with_another_card(game, edition, seed));
        }
    }
    all
}

/// Sets up a match of three guests with their armies; returns its id.
async fn seated(guests: &mut [Client; 3], game: &str) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "invite" }]);
    let (made, id) = guests[0].muster(game, seats, json!({ "red": army(game, 0) })).await;
    for n in [1, 2] {
        guests[n].join(&id, &token(&made, n)).await.expect_status(200);
        guests[n].bring(&id, SEATS[n], army(game, n)).await.expect_status(200);
    }
    id
}

/// Returns the cards that the other players try in the pair of games with the number `story`. These are all cards that
/// the holder has in one of the two games, and a quarter of the deck. The number chooses the quarter.
fn tried_cards(twins: &Twins, story: usize) -> Vec<String> {
    let held: Vec<Value> = twins.records.iter().map(|record| hand(record, twins.holder)).collect();
    let is_held = |card: &str| held.iter().any(|hand| hand.as_array().is_some_and(|hand| hand.contains(&json!(card))));
    let is_tried = |(n, card): &(usize, String)| (n + story).is_multiple_of(4) || is_held(card);
    cards().enumerate().filter(is_tried).map(|(_, card)| card).collect()
}

/// Returns the hand of a seat at the end of a record.
fn hand(record: &Record, seat: Seat) -> Value {
    let mut session = shelf::replay_start(&record.header).expect("the record begins");
    for step in &record.steps {
        session.replay_step(step).expect("the record goes on");
    }
    let hand = session.view(Viewer::Seat(seat))["seats"][seat.index()]["hand"].clone();
    assert!(hand.is_array(), "a player must see its own hand");
    hand
}

/// Sends everything by which a client other than the holder may try to learn a secret of a game in progress. Sends it
/// for the client's seat (`own`) and for the other seats. Waits for the answers.
async fn pry(socket: &mut Socket, own: Option<&str>, to_move: Seats, steps: u64, cards: &[String]) {
    for seq in [0, 3] {
        catch_up(socket, seq, own, steps).await;
    }
    for look in SEATS[..3].iter().copied().chain(["public"]).chain(own) {
        ask(socket, json!({ "type": "look", "viewer": look })).await;
    }
    let mut tries: Vec<Value> = cards.iter().map(|card| json!({ "play": { "card": card } })).collect();
    tries.extend([
        json!({ "attack": { "with": "Moss Lion", "player": "blue" } }),
        json!({ "defend": { "with": "Moss Lion" } }),
        json!({ "decline": "guard" }),
        json!({ "use": { "action": "dodge" } }),
        json!({ "timeout": {} }),
        json!({ "nonsense": 1 }),
    ]);
    // A decision of an awaited seat would lay a card of its hand. So a client with such a seat only asks whether
    // decisions are allowed.
    let is_asked = own.is_some_and(|own| to_move.iter().any(|seat| SEATS[seat.index()] == own));
    for (n, action) in tries.iter().enumerate() {
        for seat in &SEATS[..3] {
            let id = format!("w{n}-{seat}");
            ask_in_turn(socket, json!({ "type": "why", "id": id, "seat": seat, "action": action })).await;
            if !is_asked {
                socket.say(json!({ "type": "act", "id": format!("a{n}"), "seat": seat, "action": action })).await;
            }
        }
    }
    settle(socket).await;
}

/// Returns everything that the server sends about a match to the clients other than the holder, with the answers to all
/// that they try. Also returns the first message to the holder.
async fn transcript(
    guests: &mut [Client; 3],
    eve: &mut Client,
    id: &str,
    (story, twins): (usize, &Twins),
) -> (Vec<String>, String) {
    let holder = twins.holder.index();
    let mut sockets = Vec::new();
    for (n, seat) in SEATS[..3].iter().enumerate().filter(|(n, _)| *n != holder) {
        sockets.push((guests[n].look_at(id, Value::Null).await.0, Some(*seat)));
    }
    sockets.push((eve.look_at(id, Value::Null).await.0, None));
    let cards = tried_cards(twins, story);
    for (socket, own) in &mut sockets {
        pry(socket, *own, twins.to_move, twins.records[0].steps.len() as u64, &cards).await;
    }
    let (mut secret, welcome) = guests[holder].look_at(id, Value::Null).await;
    assert_eq!(welcome["viewer"], SEATS[holder]);
    // The holder may lay different cards in the two games: the card stays face down, since the other player still owes
    // one.
    if twins.to_move.contains(twins.holder) && twins.to_move.iter().count() == 2 {
        let card = welcome["frame"]["hints"]["actions"][0].clone();
        assert_eq!(secret.act(SEATS[holder], card).await["type"], "accepted");
    }
    let mut texts = Vec::new();
    for (socket, _) in &mut sockets {
        settle(socket).await;
    }
    for client in guests.iter_mut().enumerate().filter(|(n, _)| *n != holder).map(|(_, client)| client).chain([eve]) {
        for path in ["", "/record", "/replay?viewer=red", "/replay?viewer=blue", "/replay?viewer=green", "/replay"] {
            texts.push(client.get(&format!("/api/matches/{id}{path}")).await.text_without_id());
        }
        for n in 0..3 {
            if n != holder {
                texts.push(
                    client.get(&format!("/api/matches/{id}/force?seat={}", SEATS[holder])).await.text_without_id(),
                );
            }
        }
        let order = json!({ "step": 1, "seat": "blue", "level": 1 });
        texts.push(client.post(&format!("/api/matches/{id}/branch"), order).await.text_without_id());
        texts.push(client.post(&format!("/api/matches/{id}/rematch"), json!({})).await.text_without_id());
    }
    sockets.into_iter().for_each(|(socket, _)| texts.extend(socket.texts));
    (texts, secret.texts[0].clone())
}

/// Starts a server with a match of three guests for each pair of games. Returns the server, the guests, a spectator and
/// the ids of the matches.
async fn tables(twins: &[Twins]) -> (Host, [Client; 3], Client, Vec<String>) {
    let host = Host::with(generous()).await;
    let (mut guests, eve) = ([host.guest().await, host.guest().await, host.guest().await], host.client());
    let mut ids = Vec::new();
    for twins in twins {
        ids.push(seated(&mut guests, twins.game).await);
    }
    (host, guests, eve, ids)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_to_other_clients_depends_on_a_hand_or_a_card_face_down() {
    let twins = twins();
    let laid = twins.iter().filter(|twins| twins.records[0].steps != twins.records[1].steps).count();
    let steps: usize = twins.iter().map(|twins| twins.records[0].steps.len()).sum();
    assert!(
        twins.len() >= 30 && laid >= 12 && steps >= 200,
        "too few games: {} pairs (30 needed), {laid} of them with a laid card (12 needed), {steps} steps (200 needed)",
        twins.len()
    );
    let (host, guests, eve, ids) = tables(&twins).await;
    let matches = planted(&twins, &ids, |twins| (&twins.records, twins.to_move));
    let listen = async |running: &Running| {
        let (mut guests, mut eve) = (guests.clone().map(|guest| at(running, &guest)), at(running, &eve));
        let mut texts = Vec::new();
        for (story, id) in twins.iter().enumerate().zip(&ids) {
            texts.push(transcript(&mut guests, &mut eve, id, story).await);
        }
        texts
    };
    let [told, told_again] = told(host, generous(), &matches, listen).await;
    for ((one, ones_secret), (other, others_secret)) in told.iter().zip(&told_again) {
        assert_ne!(ones_secret, others_secret, "the holder must see its own cards");
        assert_alike(one, other, 300);
    }
}

/// Returns pairs of games that wait for a card of the holder and for a card of another player.
fn who_owe_a_card() -> Vec<Twins> {
    let both = |seats: Seats, holder| seats.contains(holder) && seats.iter().count() == 2;
    let stories =
        EDITIONS.into_iter().flat_map(|(game, edition)| (0..stories(16)).map(move |seed| (game, edition, seed)));
    let told = stories.filter_map(|(game, edition, seed)| {
        let record = played(game, edition, seed);
        (0..52).step_by(5).find_map(|value| with_another_hand((game, edition), &record, value, both))
    });
    told.collect()
}

/// Returns everything that the server sends to the other clients while a bot lays a card for the holder. Leaves out the
/// progress of the bot, which depends on time.
async fn while_a_bot_lays(guests: &[Client; 3], eve: &Client, id: &str, holder: usize) -> Vec<String> {
    let mut sockets = Vec::new();
    for (_, client) in guests.iter().enumerate().filter(|(n, _)| *n != holder) {
        sockets.push(client.look_at(id, Value::Null).await.0);
    }
    sockets.push(eve.look_at(id, Value::Null).await.0);
    for socket in &mut sockets {
        loop {
            socket.say(json!({ "type": "hello", "seq": null })).await;
            if socket.expect("welcome").await["summary"]["seats"][holder]["stand_in"] == "offered" {
                break;
            }
        }
    }
    for socket in &mut sockets {
        settle(socket).await;
        socket.texts.clear();
    }
    sockets[0].say(json!({ "type": "stand_in", "id": "s", "seat": SEATS[holder] })).await;
    let mut texts = Vec::new();
    for socket in &mut sockets {
        assert_eq!(socket.expect("step").await["frame"]["seat"], SEATS[holder]);
        settle(socket).await;
        texts.extend(socket.texts.drain(..).filter(|text| !text.starts_with(r#"{"type":"thinking""#)));
    }
    texts
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_to_other_clients_depends_on_the_hand_from_which_a_bot_lays_a_card() {
    let twins = who_owe_a_card();
    assert!(twins.len() >= 6, "6 pairs of games are needed, and {} fit", twins.len());
    let (host, guests, eve, ids) = tables(&twins).await;
    let matches = planted(&twins, &ids, |twins| (&twins.records, twins.to_move));
    let limits = Limits { stand_in_after: Duration::from_millis(50), ..generous() };
    let listen = async |running: &Running| {
        let (guests, eve) = (guests.clone().map(|guest| at(running, &guest)), at(running, &eve));
        let mut texts = Vec::new();
        for (twins, id) in twins.iter().zip(&ids) {
            texts.push(while_a_bot_lays(&guests, &eve, id, twins.holder.index()).await);
        }
        texts
    };
    let [told, told_again] = told(host, limits, &matches, listen).await;
    for (one, other) in told.iter().zip(&told_again) {
        assert_alike(one, other, 9); // a summary, a step and a pong for each of three clients
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_to_other_clients_depends_on_an_army_before_all_are_submitted() {
    let host = Host::with(generous()).await;
    let (mut guests, eve) = ([host.guest().await, host.guest().await, host.guest().await], host.client());
    let (game, _) = EDITIONS[0];
    let seats = json!([{ "kind": "me" }, { "kind": "invite" }, { "kind": "invite" }]);
    let (made, id) = guests[0].muster(game, seats, json!({})).await;
    for n in [1, 2] {
        guests[n].join(&id, &token(&made, n)).await.expect_status(200);
    }
    let mut told = Vec::new();
    for (n, folder) in copied(host).await.iter().enumerate() {
        let running = start(&folder.0).await;
        let [mut ann, ben, mut cat] = guests.clone().map(|guest| at(&running, &guest));
        let mut eve = at(&running, &eve);
        let mut sockets = Vec::new();
        for client in [&ann, &cat, &eve] {
            sockets.push(client.look_at(&id, Value::Null).await.0);
        }
        let mut ben = ben;
        let (bens, _) = ben.look_at(&id, Value::Null).await;
        let force = army_named(game, 2 + n, ["Short", "A name of another length"][n]);
        let own = ben.bring(&id, "blue", force.clone()).await.expect_status(200);
        assert_eq!(own["seats"][1]["ready"], true);
        cat.bring(&id, "green", army(game, 0)).await.expect_status(200);
        let mut texts = Vec::new();
        for client in [&mut ann, &mut cat, &mut eve] {
            for path in ["", "/record", "/replay", "/force?seat=blue", "/force?seat=green"] {
                texts.push(client.get(&format!("/api/matches/{id}{path}")).await.text_without_id());
            }
            for list in ["mine", "finished", "watch"] {
                texts.push(client.get(&format!("/api/matches?list={list}")).await.text_without_id());
            }
            texts.push(client.bring(&id, "blue", army(game, 0)).await.text_without_id());
            texts.push(client.post(&format!("/api/matches/{id}/rematch"), json!({})).await.text_without_id());
        }
        for socket in &mut sockets {
            for look in ["red", "blue", "green", "public"] {
                ask(socket, json!({ "type": "look", "viewer": look })).await;
                ask(socket, json!({ "type": "hello", "seq": 0, "look": look })).await;
            }
            for action in [json!({ "attack": { "with": "Moss Lion", "player": "blue" } }), json!({ "nonsense": 1 })] {
                ask_in_turn(socket, json!({ "type": "why", "id": "w", "seat": "blue", "action": action })).await;
                ask(socket, json!({ "type": "act", "id": "a", "seat": "blue", "action": action })).await;
            }
            texts.extend(socket.texts.clone());
        }
        drop(bens);
        let own = ben.get(&format!("/api/matches/{id}/force?seat=blue")).await.expect_status(200);
        assert_eq!(own, force, "the owner must see the force");
        told.push(texts);
        ann.bring(&id, "red", army(game, 1)).await.expect_status(200);
        let (_, welcome) = ann.look_at(&id, Value::Null).await;
        assert_eq!(first_figure(&welcome["setup"], "blue"), force["name"].as_str(), "then all must see it");
        running.shutdown().await.expect("the server stops");
    }
    assert!(told[0].len() > 50, "more than 50 messages are needed, and there are {}", told[0].len());
    assert_eq!(told[0], told[1]);
}
