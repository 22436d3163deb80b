//! Tests of questions about a position, and of bots that plan. Rug Rumble has neither, so the tests add both to it.

use super::{Seated, Session};
use laws::planted::Planted;
use referee::{Game, Match, Seat, Seeded, Viewer};
use rug_rumble::{Action, RugRumble, Setup};
use search::{Bot, Level, Progress, Watch};
use serde_json::json;
use std::sync::atomic::AtomicBool;

/// Returns a game of Rug Rumble for two with two additions. A player may ask for their own hand. The plan of every bot
/// is to let its time run out, which a search never decides.
fn table() -> Seated<Planted<RugRumble>> {
    let game = Planted::new(RugRumble::open(Setup { players: 2 }).expect("the rules allow two players"))
        .with_answer(|_, view, question, honest| {
            let hand = view.players.iter().find_map(|player| player.hand);
            match question.as_str() {
                Some("hand") => hand.map(|hand| json!(hand)).ok_or("you hold no toys".into()),
                _ => honest,
            }
        })
        .with_plan(|_, view, seat, level, watch| {
            watch.done(u32::from(level.number()) * 100);
            view.players[seat.index()].hand.map(|_| Action::Timeout {})
        });
    Seated::new(Match::start(game, &mut Seeded::new(1, 0)))
}

#[test]
fn a_question_is_answered_from_what_the_viewer_may_know() {
    let table = table();
    let hand = |viewer| table.answer(viewer, &json!("hand"));
    for seat in [0, 1] {
        let held = table.game.state().players[seat].hand;
        assert_eq!(hand(Viewer::Seat(Seat(seat as u8))), Ok(json!(held)));
    }
    assert_eq!(hand(Viewer::Public), Err("you hold no toys".into()), "a spectator gets no seat's answer");
    let other = table.answer(Viewer::Seat(Seat(0)), &json!({ "theirs": 1 }));
    assert_eq!(other, Err("this game answers no questions".into()));
}

#[test]
fn a_search_bot_follows_the_plan_of_a_game_that_plans() {
    let table = table();
    let (stop, progress) = (AtomicBool::new(false), Progress::default());
    let bot = Bot::Search(Level::new(3).expect("3 is a level"));
    for seat in [0, 1] {
        assert_eq!(table.thinker(Seat(seat), bot, 1)(&Watch::new(&stop, &progress)), json!({ "timeout": {} }));
    }
    assert_eq!(progress.done(), Some(300));
    let greedy = table.thinker(Seat(0), Bot::Greedy, 1)(&Watch::none());
    assert!(greedy["choose"].is_string(), "a greedy bot must not use the plan: {greedy}");
}
