//! Random errors of aims, which the rules call unsteady hands. AT-R-65

use crate::fight::game::begun;
use attacktix::{Action, Aim, Event, Options, Sigma};
use referee::Seat;

/// Attacks once with the first launcher of `p1`. Returns the aim after the random error.
fn aimed(sigma: i32, seed: u64) -> Aim {
    let mut played = begun(Options { aim_noise: Sigma(sigma), ..Options::default() }, seed).placed().attacking();
    let launchers = played.game.roster().iter().filter(|profile| profile.weapon.is_ranged() && !profile.is_backup);
    let figure = launchers.filter(|profile| profile.owner == Seat(0)).map(|profile| profile.id.clone()).next();
    let attack =
        Action::Attack { figure: figure.expect("p1 has a launcher"), aim: Aim { pitch: Some(500), ..Aim::default() } };
    let story = played.act(Seat(0), &attack);
    let told = story.iter().find_map(|event| match event {
        Event::Attack { aimed, .. } => Some(*aimed),
        _ => None,
    });
    told.expect("the attack has an event")
}

#[test]
fn at_r_65_without_aim_noise_an_aim_has_no_error() {
    assert_eq!(aimed(0, 3), Aim { pitch: Some(500), ..Aim::default() });
}

/// With a standard deviation of one degree, the error is at most 4 degrees to the side, and 2.8 degrees up or down.
#[test]
fn at_r_65_aim_errors_follow_from_the_seed_of_the_attack() {
    assert_eq!(aimed(100, 3), aimed(100, 3));
    let aims: Vec<Aim> = (0..8).map(|seed| aimed(100, seed)).collect();
    assert!(aims.iter().any(|aim| *aim != aims[0]), "all seeds give the same aim");
    for aim in aims {
        assert!(
            aim.yaw.abs() <= 400 && (aim.pitch.expect("the aim of a launcher has a pitch") - 500).abs() <= 280,
            "{aim:?}"
        );
    }
}
