//! The Damage Chart and the dice, compared with exact counts.

use plastic_fudge::Damage::{self, Injury, Kill, NoDamage, NoEffect};
use plastic_fudge::{Odds, Reading, Totals, WAYS, at_least, chart};

/// Returns the results of the chart for a defence total and the attack totals -4 to +4, as the chart prints them.
fn row(defence: i32) -> String {
    let word = |result: Damage| match result {
        NoDamage => "--",
        NoEffect => "NE",
        Injury => "INJ",
        Kill => "KIL",
    };
    (-4..=4).map(|attack| word(chart(attack, defence, Totals::Clamp))).collect::<Vec<_>>().join(" ")
}

#[test]
fn pf_chart_m4_row() {
    assert_eq!(row(-4), "NE NE INJ INJ KIL KIL KIL KIL KIL");
}

#[test]
fn pf_chart_m3_row() {
    assert_eq!(row(-3), "-- NE NE INJ INJ KIL KIL KIL KIL");
}

#[test]
fn pf_chart_m2_row() {
    assert_eq!(row(-2), "-- -- NE NE INJ INJ KIL KIL KIL");
}

#[test]
fn pf_chart_m1_row() {
    assert_eq!(row(-1), "-- -- -- NE NE INJ INJ KIL KIL");
}

#[test]
fn pf_chart_0_row() {
    assert_eq!(row(0), "-- -- -- -- NE NE INJ INJ KIL");
}

#[test]
fn pf_chart_p1_row() {
    assert_eq!(row(1), "-- -- -- -- -- NE NE INJ INJ");
}

#[test]
fn pf_chart_p2_row() {
    assert_eq!(row(2), "-- -- -- -- -- -- NE NE INJ");
}

#[test]
fn pf_chart_p3_row() {
    assert_eq!(row(3), "-- -- -- -- -- -- -- NE NE");
}

#[test]
fn pf_chart_p4_row() {
    assert_eq!(row(4), "-- -- -- -- -- -- -- -- NE");
}

/// Returns the result for a difference of totals. All 81 cells of the chart agree with it.
fn band(difference: i32) -> Damage {
    match difference {
        ..0 => NoDamage,
        0 | 1 => NoEffect,
        2 | 3 => Injury,
        _ => Kill,
    }
}

#[test]
fn pf_atk_05_all_81_cells_depend_on_the_difference_of_the_totals() {
    for attack in -4..=4 {
        for defence in -4..=4 {
            assert_eq!(chart(attack, defence, Totals::Clamp), band(attack - defence), "{attack} against {defence}");
        }
    }
}

#[test]
fn pf_r_02_totals_beyond_the_chart_are_limited_or_extend_it() {
    for attack in -12..=12 {
        for defence in -12..=12 {
            let cut = band(attack.clamp(-4, 4) - defence.clamp(-4, 4));
            assert_eq!(chart(attack, defence, Totals::Clamp), cut);
            assert_eq!(chart(attack, defence, Totals::Extend), band(attack - defence));
        }
    }
}

/// Returns a share in tenths of a percent, rounded half up, as the rulebook prints it.
fn tenths(count: u32, of: u32) -> u32 {
    (count * 2_000 + of) / (of * 2)
}

/// Reads a printed share: `37.1` becomes 371.
fn printed(said: &str) -> u32 {
    let (whole, tenth) = said.split_once('.').unwrap_or((said, "0"));
    let number = |digits: &str| digits.parse::<u32>().expect("the value is a number");
    number(whole) * 10 + number(tenth)
}

fn odds(attack: i32, defence: i32, totals: Totals) -> Odds {
    Odds::of(attack, defence, Reading { totals, milder: false, dropped_at: None })
}

#[track_caller]
fn assert_odds(odds: Odds, said: &str) {
    let (kill, injury) = said.split_once('/').expect("kill/injury");
    let found = (tenths(odds.kill, Odds::ALL), tenths(odds.injury, Odds::ALL));
    assert_eq!(found, (printed(kill), printed(injury)), "{said}");
}

#[test]
fn pf_r_02_the_printed_chances_with_clamp_are_exact() {
    let table = [
        "2.7/17.7 1.4/11.1 0.5/5.6 0.1/2.3 0.0/0.7 0/0.1 0/0",
        "8.8/28.3 4.9/19.8 2.1/11.7 0.7/5.8 0.1/2.3 0/0.7 0/0.1",
        "20.4/35.5 12.4/28.3 6.2/19.8 2.4/11.7 0.7/5.8 0.1/2.3 0/0.7",
        "37.1/35.8 24.7/33.4 13.9/27.6 6.4/19.6 2.4/11.7 0.7/5.8 0.1/2.3",
        "55.8/29.8 40.7/33.2 25.8/32.6 13.9/27.6 6.2/19.8 2.1/11.7 0.5/5.6",
        "72.9/20.7 57.8/28.1 40.7/33.2 24.7/33.4 12.4/28.3 4.9/19.8 1.4/11.1",
        "85.4/12.2 72.9/20.7 55.8/29.8 37.1/35.8 20.4/35.5 8.8/28.3 2.7/17.7",
        "93.1/6.2 83.8/13.9 68.2/24.9 48.3/35.5 28.1/40.1 12.8/35.5 4.1/24.1",
    ];
    for (attack, row) in (-3..).zip(table) {
        for (defence, said) in (-3..).zip(row.split(' ')) {
            assert_odds(odds(attack, defence, Totals::Clamp), said);
        }
    }
}

#[test]
fn pf_r_02_the_printed_chances_with_extend_are_exact() {
    let row = "0.1/2.3 0.7/5.8 2.4/11.7 6.4/19.6 14.1/27.4 26.1/32.4 41.6/32.4 58.4/27.4 73.9/19.6 85.9/11.7";
    for (difference, said) in (-3..).zip(row.split(' ')) {
        for defence in -4..=4 {
            assert_odds(odds(defence + difference, defence, Totals::Extend), said);
        }
    }
}

#[test]
fn pf_r_33_a_base_half_under_a_template_is_injured_by_a_kill() {
    let full = odds(2, -1, Totals::Clamp);
    let half = Odds::of(2, -1, Reading { totals: Totals::Clamp, milder: true, dropped_at: None });
    assert_eq!((half.kill, half.injury, half.no_effect), (0, full.kill, full.injury));
    assert_eq!(half.no_damage, full.no_effect + full.no_damage);
    // with the option `row`, the defence total is one higher instead
    assert_odds(odds(2, 0, Totals::Clamp), "24.7/33.4");
}

#[test]
fn pf_r_01_four_dice_have_81_rolls() {
    assert_eq!(WAYS.iter().sum::<u32>(), 81);
    let mut counted = [0; 9];
    for roll in 0..81 {
        let dice = [roll / 27, roll / 9 % 3, roll / 3 % 3, roll % 3];
        counted[dice.iter().sum::<usize>()] += 1;
    }
    assert_eq!(counted, WAYS);
    let printed_shares =
        [(4, "1.2"), (3, "6.2"), (2, "18.5"), (1, "38.3"), (0, "61.7"), (-1, "81.5"), (-2, "93.8"), (-3, "98.8")];
    for (sum, said) in printed_shares {
        assert_eq!(tenths(at_least(sum), 81), printed(said));
    }
}

#[test]
fn pf_r_03_the_printed_chances_of_a_legendary_total_are_exact() {
    for (attack, said) in [(2, "18.5"), (1, "6.2"), (0, "1.2"), (-1, "0")] {
        assert_eq!(tenths(at_least(4 - attack), 81), printed(said));
    }
}

#[test]
fn pf_r_04_the_printed_chances_of_morale_are_exact() {
    let table = [
        (3, "100 100 100 100 98.8 93.8 81.5"),
        (2, "100 100 100 98.8 93.8 81.5 61.7"),
        (1, "100 100 98.8 93.8 81.5 61.7 38.3"),
        (0, "100 98.8 93.8 81.5 61.7 38.3 18.5"),
        (-1, "98.8 93.8 81.5 61.7 38.3 18.5 6.2"),
        (-2, "93.8 81.5 61.7 38.3 18.5 6.2 1.2"),
        (-3, "81.5 61.7 38.3 18.5 6.2 1.2 0"),
    ];
    for (training, row) in table {
        for (modifier, said) in [1, 0, -1, -2, -3, -4, -5].into_iter().zip(row.split(' ')) {
            assert_eq!(tenths(at_least(-3 - training - modifier), 81), printed(said), "{training} {modifier}");
        }
    }
}

#[test]
fn pf_r_41_the_printed_chances_of_sweeping_are_exact() {
    for (mine, said) in [(-2, "40.7/33.2"), (-1, "25.8/32.6"), (0, "13.9/27.6"), (1, "6.2/19.8")] {
        let reading = Reading { totals: Totals::Clamp, milder: false, dropped_at: Some(-4) };
        assert_odds(Odds::of(1, mine, reading), said);
    }
}

#[test]
fn odds_count_every_outcome_as_the_chart_reads_it() {
    for (totals, milder) in
        [(Totals::Clamp, false), (Totals::Clamp, true), (Totals::Extend, false), (Totals::Extend, true)]
    {
        for (attack, defence) in (-9..=9).flat_map(|attack| (-9..=9).map(move |defence| (attack, defence))) {
            for dropped_at in [None, Some(-4), Some(0), Some(4)] {
                let odds = Odds::of(attack, defence, Reading { totals, milder, dropped_at });
                let told = [odds.no_damage, odds.no_effect, odds.injury, odds.kill];
                assert_eq!(told, counted(attack, defence, Reading { totals, milder, dropped_at }));
            }
        }
    }
}

/// Counts the results of all 6561 outcomes one by one, mildest result first.
fn counted(attack: i32, defence: i32, reading: Reading) -> [u32; 4] {
    let mut counts = [0; 4];
    for (offence, ways) in (-4..).zip(WAYS) {
        for (guard, others) in (-4..).zip(WAYS) {
            let result = chart(attack + offence, defence + guard, reading.totals);
            let result = if reading.milder { result.milder() } else { result };
            let is_dropped = reading.dropped_at.is_some_and(|dropped| offence <= dropped);
            counts[if is_dropped { 0 } else { result as usize }] += ways * others;
        }
    }
    counts
}
