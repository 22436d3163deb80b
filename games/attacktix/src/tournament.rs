//! Tournaments of free-for-alls. AT-TOUR-01 … AT-TOUR-05, AT-R-50, AT-R-51

use crate::clauses::AT_R_51;
use referee::Chance;
use serde_json::Value;
use std::cmp::Ordering;

/// The result of a game: the players by place. Players who share a place are in one list.
pub type Places = Vec<Vec<String>>;

/// How many parts a point has. Up to four players may share places and divide their points, so points are counted in
/// twelfths.
const TWELVE: i32 = 12;

/// Returns the points of a place, which counts from 0. The first place gets two points for each player of the game, and
/// the second place gets one for each. In a game of four, the third place gets 1 point. All other places get nothing.
/// AT-TOUR-01, AT-TOUR-02, AT-TOUR-03, AT-TOUR-04
pub fn worth(place: usize, players: usize) -> i32 {
    match place {
        0 => 2 * players as i32,
        1 if players > 1 => players as i32,
        2 if players == 4 => 1,
        _ => 0,
    }
}

/// Returns the points of each player in a game, in twelfths of a point. Players who share places divide the points of
/// these places equally. AT-R-50
pub fn scores(places: &Places) -> Vec<(String, i32)> {
    let players = places.iter().map(Vec::len).sum();
    let mut scores = Vec::new();
    let mut place = 0;
    for together in places {
        let points: i32 = (place..place + together.len()).map(|place| worth(place, players)).sum();
        let each = points * TWELVE / together.len().max(1) as i32;
        scores.extend(together.iter().map(|player| (player.clone(), each)));
        place += together.len();
    }
    scores
}

/// Returns the points of all players so far, in twelfths, in the order in which the players are listed.
pub fn standings(players: &[String], played: &[Places]) -> Vec<(String, i32)> {
    let all: Vec<(String, i32)> = played.iter().flat_map(scores).collect();
    let sum = |player: &String| all.iter().filter(|(name, _)| name == player).map(|(_, points)| points).sum();
    players.iter().map(|player| (player.clone(), sum(player))).collect()
}

/// Returns the two players of the final. The most points decide. Among players with equal points, the most games won
/// decide. Players who are still equal are compared in pairs: the player who was more often placed before the other is
/// ahead. After that, a coin decides, and red stands for the player listed first. The result has the order of
/// `players`. AT-TOUR-05, AT-R-51
pub fn finalists(players: &[String], played: &[Places], chance: &mut dyn Chance) -> Option<[String; 2]> {
    let mut left: Vec<String> = players.to_vec();
    let mut best = [take_best(&mut left, players, played, chance)?, take_best(&mut left, players, played, chance)?];
    best.sort_by_key(|player| players.iter().position(|listed| listed == player));
    Some(best)
}

/// Removes the best player from those who are left, and returns this player.
fn take_best(left: &mut Vec<String>, players: &[String], played: &[Places], chance: &mut dyn Chance) -> Option<String> {
    let points = standings(players, played);
    let worth = |player: &String| {
        let sum = points.iter().find(|(name, _)| name == player).map_or(0, |(_, points)| *points);
        (sum, wins(player, played))
    };
    let best = left.iter().map(worth).max()?;
    let mut level: Vec<String> = left.iter().filter(|player| worth(player) == best).cloned().collect();
    let unbeaten = |player: &&String| level.iter().all(|other| duel(player, other, played) != Ordering::Less);
    let ahead: Vec<String> = level.iter().filter(unbeaten).cloned().collect();
    if !ahead.is_empty() {
        level = ahead;
    }
    // Red keeps the player who is listed first, and white takes the next player instead.
    let mut best = level.remove(0);
    for other in level {
        if chance.below(2, AT_R_51) != 0 {
            best = other;
        }
    }
    left.retain(|player| *player != best);
    Some(best)
}

/// Counts the games that a player won. A shared first place is not a win.
fn wins(player: &str, played: &[Places]) -> usize {
    played.iter().filter(|places| places.first().is_some_and(|first| first[..] == [player])).count()
}

/// Compares two players by how often each was placed before the other, in the games that both played. AT-R-51
fn duel(one: &String, other: &String, played: &[Places]) -> Ordering {
    let place = |player: &String, places: &Places| places.iter().position(|together| together.contains(player));
    let mut lead = 0;
    for places in played {
        if let (Some(own), Some(its)) = (place(one, places), place(other, places)) {
            lead += its.cmp(&own) as i32;
        }
    }
    lead.cmp(&0)
}

/// Writes twelfths of a point as points. Points that are not whole have two decimals.
pub fn say_points(twelfths: i32) -> Value {
    if twelfths % TWELVE == 0 {
        return (twelfths / TWELVE).into();
    }
    let hundredths = (twelfths.abs() * 100 + TWELVE / 2) / TWELVE;
    let sign = if twelfths < 0 { "-" } else { "" };
    serde_json::from_str(&format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100))
        .expect("a number with two decimals is JSON")
}
