//! Tournaments: the points of places, and the players in the final. AT-TOUR, AT-R-51

use crate::setup::board::Luck;
use attacktix::tournament::{Places, finalists, say_points, scores, standings, worth};
use serde_json::json;

/// Reads the places of a game from words such as `p q+r s`, in which q and r share the second place.
fn places(words: &str) -> Places {
    words.split(' ').map(|together| together.split('+').map(str::to_owned).collect()).collect()
}

fn names(words: &str) -> Vec<String> {
    words.split(' ').map(str::to_owned).collect()
}

/// Returns the points of each player, in the order of `players`, without fractions.
fn points(players: &str, played: &[&str]) -> Vec<i32> {
    let played: Vec<Places> = played.iter().map(|words| places(words)).collect();
    standings(&names(players), &played).into_iter().map(|(_, twelfths)| twelfths / 12).collect()
}

/// Returns the two players of the final. `luck` holds the results of coins, all of which must be used.
fn last(players: &str, played: &[&str], luck: &[u32]) -> String {
    let played: Vec<Places> = played.iter().map(|words| places(words)).collect();
    let mut luck = Luck(luck.iter().copied().collect());
    let found = finalists(&names(players), &played, &mut luck).expect("there are two players in the final");
    assert!(luck.0.is_empty(), "fewer coins were tossed than given");
    found.join(" ")
}

#[test]
fn at_tour_01_the_winner_scores_twice_the_number_of_players() {
    assert_eq!((worth(0, 3), worth(0, 4)), (6, 8));
    assert_eq!(points("p q r s", &["p q r s"]), [8, 4, 1, 0]);
}

#[test]
fn at_tour_02_the_second_scores_the_number_of_players() {
    assert_eq!((worth(1, 3), worth(1, 4)), (3, 4));
}

#[test]
fn at_tour_03_in_a_game_of_four_the_third_scores_1() {
    assert_eq!((worth(2, 4), worth(2, 3)), (1, 0));
}

#[test]
fn at_tour_04_the_last_scores_nothing() {
    assert_eq!(points("p q r", &["p q r"]), [6, 3, 0]);
    assert_eq!(worth(3, 4), 0);
}

#[test]
fn at_tour_05_the_two_players_with_the_most_points_meet_in_the_final() {
    let played = ["p q r s", "q p s r", "q s p r"];
    assert_eq!(points("p q r s", &played), [13, 20, 1, 5]);
    assert_eq!(last("p q r s", &played, &[]), "p q");
}

#[test]
fn at_r_50_players_who_share_places_share_their_points() {
    let shared = scores(&places("p q+r s"));
    assert_eq!(
        shared.iter().map(|(_, twelfths)| say_points(*twelfths)).collect::<Vec<_>>(),
        [json!(8), json!(2.5), json!(2.5), json!(0)]
    );
    assert_eq!(say_points(scores(&places("p q+r+s"))[1].1), json!(1.67));
}

#[test]
fn at_r_51_among_equal_points_the_number_of_games_won_decides() {
    let played = ["p q r s", "q r p s", "q r s p"];
    assert_eq!(points("p q r s", &played), [9, 20, 9, 1]);
    assert_eq!(last("p q r s", &played, &[]), "p q", "p has won one game, and r none");
}

#[test]
fn at_r_51_among_equal_wins_the_player_more_often_ahead_of_the_other_comes_first() {
    let played = ["a b q", "b q a", "q a b", "q p r", "q p r", "q p r"];
    assert_eq!(points("p q r b a", &played), [9, 27, 0, 9, 9]);
    assert_eq!(
        last("p q r b a", &played, &[]),
        "q a",
        "a and b have won one game each, and a was placed before b twice"
    );
}

#[test]
fn at_r_51_among_equals_a_red_coin_is_for_the_player_listed_first() {
    let played = ["p q r", "p r q"];
    assert_eq!((last("p q r", &played, &[0]), last("p q r", &played, &[1])), ("p q".into(), "p r".into()));
}

#[test]
fn at_r_51_in_a_game_of_three_the_third_is_the_last() {
    assert_eq!(worth(2, 3), 0);
}
