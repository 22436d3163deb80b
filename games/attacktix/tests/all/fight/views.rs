//! What each viewer may know. AT-ETIQ-02, AT-R-03, AT-R-08

use crate::fight::game::{Played, begun};
use attacktix::{Action, Aim, Event, FigureIndex, Options, Phase, Sigma, Volley, Zone};
use referee::{Game, Seat, Seats, Seeded, Status, Viewer};

fn in_play(played: &Played, viewer: Viewer) -> usize {
    let view = played.game.view(&played.state, viewer);
    view.figures.iter().filter(|figure| figure.zone == Zone::InPlay).count()
}

#[test]
fn at_etiq_02_a_view_tells_no_more_of_a_wheel_than_its_window() {
    let played = begun(Options::default(), 5).placed();
    for viewer in Viewer::all(2) {
        let view = played.game.view(&played.state, viewer);
        for (n, (seen, truth)) in view.figures.iter().zip(&played.state.figures).enumerate() {
            let nth = attacktix::FigureIndex(n as u8);
            let shown = |position: u8| played.game.window_at(nth, position).shown();
            let fits: Vec<u8> = (0..12).filter(|position| seen.marks >> position & 1 == 1).collect();
            assert!(fits.contains(&truth.wheel), "the true position fits what was seen");
            assert!(
                fits.iter().all(|position| Some(shown(*position)) == seen.window),
                "each position that fits shows the window that was seen"
            );
        }
    }
}

#[test]
fn at_r_08_no_team_sees_placements_of_the_other_before_all_seats_are_ready() {
    let mut played = begun(Options::default(), 5);
    let story = played.act(Seat(0), &Action::Timeout {});
    assert_eq!(played.state.phase, Phase::Setup);
    assert!(in_play(&played, Viewer::Seat(Seat(0))) > 0, "p1 sees its own figures");
    assert_eq!(in_play(&played, Viewer::Seat(Seat(1))), 0);
    assert_eq!(in_play(&played, Viewer::Public), 0);
    let placed: Vec<&Event> = story.iter().filter(|event| matches!(event, Event::Placed { .. })).collect();
    assert!(!placed.is_empty());
    for event in placed {
        assert_eq!(played.game.show(event, Viewer::Seat(Seat(0))).as_ref(), Some(event));
        assert_eq!(played.game.show(event, Viewer::Seat(Seat(1))), None);
        assert_eq!(played.game.show(event, Viewer::Public), None);
    }
}

#[test]
fn at_r_03_imagined_truths_look_like_the_view() {
    let mut luck = Seeded::new(9, 9);
    let mut played = begun(Options::default(), 5);
    played.act(Seat(0), &Action::Timeout {});
    for played in [played, begun(Options::default(), 6).placed()] {
        for viewer in Viewer::all(2) {
            let view = played.game.view(&played.state, viewer);
            let imagined = played.game.imagine(&view, &mut luck);
            assert_eq!(played.game.view(&imagined, viewer), view);
        }
    }
}

#[test]
fn at_r_65_a_view_hides_the_seed_of_an_open_volley() {
    let mut played = begun(Options { aim_noise: Sigma(100), ..Options::default() }, 5).placed();
    let mut seen_with = |seed| {
        let aim = Aim::default();
        let volley = Volley { figure: FigureIndex(0), seat: Seat(0), aim, left: 1, is_free: false, seed: Some(seed) };
        played.state.turn.volley = Some(volley);
        played.state.turn.paused = vec![volley];
        Viewer::all(2).map(|viewer| played.game.view(&played.state, viewer)).collect::<Vec<_>>()
    };
    let views = seen_with(7);
    assert_eq!(views, seen_with(8));
    for view in views {
        let imagined = [1, 2].map(|seed| played.game.imagine(&view, &mut Seeded::new(seed, 0)).turn);
        assert_ne!(imagined[0].volley, imagined[1].volley);
        assert_ne!(imagined[0].paused, imagined[1].paused);
    }
}

#[test]
fn at_r_69_the_status_says_how_the_game_ended() {
    let mut played = begun(Options::default(), 5).placed();
    played.act(Seat(0), &Action::Resign {});
    let Status::Over(end) = played.game.status(&played.state) else { panic!("p1 gave up") };
    assert_eq!((end.by, end.winners), ("resignation", Seats::one(Seat(1))));
}

#[test]
fn at_turn_01_a_refusal_says_what_players_do_now() {
    let played = begun(Options::default(), 5);
    let early = played.game.check(&played.state, Seat(0), &Action::EndMoves {}).expect_err("no turn has begun");
    assert!(early.to_string().contains("At this point, figures are placed."), "{early}");
}
