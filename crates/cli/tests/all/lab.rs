//! Tests of `rumpus lab`: it stops when the question is answered, continues a study from a file, and answers in words
//! first.

use crate::common::{rumpus, scratch, word};
use serde_json::Value;

const FAIR: [&str; 5] = ["lab", "fair", "toy-battle", "--board=training-yard", "--level=1"];

fn fair(more: &[&str]) -> crate::common::Said {
    rumpus(&[&FAIR[..], more].concat())
}

#[test]
fn the_answer_comes_in_words_then_counts() {
    let said = fair(&["--games=8"]).ends(0);
    assert!(said.out.starts_with("Not known: 8 games are too few"), "{}", said.out);
    said.says("| red").says("medals").says("decisions a game: ").says("bots of level 1");
    let said = fair(&["--games=8", "--csv"]).ends(0);
    let lines: Vec<&str> = said.out.lines().collect();
    assert_eq!(lines[0], "arm,measure,name,count,of,value,low,high,verdict");
    assert!(lines[1].starts_with(",seat,blue,"), "{}", said.out);
    assert!(lines.iter().all(|line| line.split(',').count() == 9), "{}", said.out);
}

#[test]
fn a_study_from_a_file_reaches_the_same_answer() {
    let path = word(&scratch("lab", "study.json"));
    let whole = fair(&["--games=24", "--json"]).ends(0).out;
    assert_eq!(fair(&["--games=24", "--json", "--jobs=2", "--out", &path]).ends(0).out, whole);
    // Makes the file look as if the study had been stopped before it first computed its answer.
    let mut kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).expect("a file")).expect("JSON");
    kept["study"]["verdict"] = Value::Null;
    kept["study"]["arms"][0] = serde_json::json!({ "games": 0, "decided": 0, "seats": [0, 0], "sides": [0, 0],
        "started": 0, "starter": 0, "endings": {}, "decisions": 0, "squares": 0, "least": 0, "most": 0, "faults": [] });
    std::fs::write(&path, kept.to_string()).expect("the file can be written");
    assert_eq!(fair(&["--games=24", "--json", "--out", &path]).ends(0).out, whole);
    assert_eq!(fair(&["--games=24", "--json", "--out", &path]).ends(0).out, whole, "the study was finished");
    fair(&["--games=28", "--out", &path]).ends(2).complains("another question");
    std::fs::write(&path, "hello").expect("the file can be written");
    fair(&["--games=24", "--out", &path]).ends(2).complains("not a study");
}

#[test]
fn a_named_force_is_judged_against_forces_that_bots_build() {
    let army = ["lab", "fair", "plastic-attack-2009", "--level=1", "--games=20", "--json"];
    let answer = |forces: &[&str]| -> Value {
        let said = rumpus(&[&army[..], forces].concat()).ends(0);
        serde_json::from_str(&said.out).expect("the output is JSON")
    };
    let one = answer(&["--army=Kitchen Shelf"]);
    assert_eq!(one["arms"][0]["sides"].as_array().expect("a list").len(), 1);
    assert_eq!(one["arms"][0]["sides"][0]["name"], "Kitchen Shelf");
    let itself = answer(&["--army=Kitchen Shelf", "--army=Kitchen Shelf"]);
    assert_eq!(itself["arms"][0]["sides"], serde_json::json!([]), "equal armies are not judged");
    rumpus(&[&army[..], &["--army=Nobody"]].concat()).ends(2).complains("Kitchen Shelf");
}

#[test]
fn the_answer_compares_an_option_with_its_default() {
    let ruling = ["lab", "ruling", "toy-battle", "--level=1", "--board=training-yard", "--games=30"];
    let said = rumpus(&[&ruling[..], &["--option=max_plies=3"]].concat()).ends(0);
    said.says("max_plies=3: a game takes 4.3 decisions instead of ")
        .says("100.0 % of games end by turn-cap")
        .says("default:");
    rumpus(&[&ruling[..], &["--option=max_plies=400"]].concat()).ends(2).complains("by default");
}

#[test]
fn errors_name_what_is_allowed() {
    fair(&["--players=9"]).ends(2).complains("toy-battle is for 2 players, not 9");
    fair(&["--force=Anything"]).ends(2).complains("without forces");
    rumpus(&["lab", "fair", "toy-battle", "--level=6"]).ends(2).complains("1..=5");
    rumpus(&["lab", "fair", "chess"]).ends(2).complains("toy-battle");
    rumpus(&["lab", "ruling", "toy-battle", "--option=gravity=9"]).ends(2).complains("medal_timing");
}

#[test]
fn lab_worth_rates_points_and_each_thing_that_points_buy() {
    let worth = |game: &str, games: &str, more: &[&str]| {
        rumpus(&[&["lab", "worth", game, "--level=1", "--games", games][..], more].concat())
    };
    let read =
        |said: crate::common::Said| -> Value { serde_json::from_str(&said.ends(0).out).expect("the output is JSON") };
    let one = read(worth("plastic-fudge", "10", &["--json"]));
    assert_eq!((&one["games"], &one["faults"]), (&10.into(), &Value::Array(vec![])), "{one}");
    assert!(one["duels"].as_u64().is_some_and(|duels| duels > 4), "{one}");
    let [low, high] = ["per_hundred_low", "per_hundred_high"].map(|key| one[key].as_f64().expect("a number"));
    assert!(low < high, "{one}");
    for part in one["parts"].as_array().expect("a list") {
        let [low, worth, high] = ["low", "worth", "high"].map(|key| part[key].as_f64().expect("a number"));
        assert!(low < worth && worth < high, "{part}");
    }
    assert_eq!(read(worth("plastic-fudge", "10", &["--json", "--jobs=2"])), one, "the same answer with two jobs");
    let figures = worth("attacktix", "2", &[]).ends(0);
    figures.says("100 additional points").says("bots of level 1");
    worth("toy-battle", "2", &[]).ends(2).complains("the games that have such forces are plastic-fudge, attacktix");
    worth("attacktix", "3", &[]).ends(2).complains("an even number");
}

#[test]
fn lab_prices_fits_a_table_writes_it_and_says_what_was_reached() {
    let [fit, table] = ["fit.json", "table.json"].map(|name| word(&scratch("lab-prices", name)));
    let prices = |game: &str, more: &[&str]| rumpus(&[&["lab", "prices", game, "--level=1"][..], more].concat());
    let asked = ["--games=12", "--rounds=2"];
    let kept = [&asked[..], &["--out", &fit, "--table-out", &table, "--jobs=2"]].concat();
    let whole = prices("plastic-fudge", &kept).ends(0).out;
    assert!(whole.starts_with("# House prices of Plastic Fudge\n"), "{whole}");
    assert!(whole.contains("rumpus lab prices plastic-fudge --level 1 --seed 1 --rounds 2 --games 12\n"), "{whole}");
    assert!(whole.contains("## What was reached") && whole.contains("| range great "), "{whole}");
    assert_eq!(prices("plastic-fudge", &kept).ends(0).out, whole, "the fit was finished");
    prices("plastic-fudge", &["--games=14", "--rounds=2", "--out", &fit]).ends(2).complains("another question");
    let written = std::fs::read_to_string(&table).expect("the table can be read");
    let read: Value = serde_json::from_str(&written).expect("JSON");
    assert_eq!((&read["version"], read["range"].as_array().map(Vec::len)), (&1.into(), Some(7)), "{written}");
    let next = ["--games=8", "--rounds=1", "--json", "--table", &table, "--table-out", &table, "--table-version=2"];
    let again = prices("plastic-fudge", &next).ends(0).out;
    let written = std::fs::read_to_string(&table).expect("the table can be read");
    assert!(written.contains("\"version\": 2"), "{written}");
    let again: Value = serde_json::from_str(&again).expect("the output is JSON");
    assert_eq!((&again["first"], &again["games"]), (&read, &8.into()), "{again}");
    assert_eq!(again["rounds"].as_array().map(Vec::len), Some(1), "{again}");
    std::fs::write(&table, "{}").expect("the file can be written");
    prices("plastic-fudge", &["--table", &table]).ends(2).complains("not a table of prices");
    prices("attacktix", &["--option=prices=house"]).ends(2).complains("give the table with which it begins by --table");
    prices("attacktix", &["--option=mode=team"]).ends(2).complains("not in the mode team");
    rumpus(&["lab", "worth", "attacktix", "--option=mode=team"]).ends(2).complains("not in the mode team");
    prices("plastic-fudge", &["--option=points=3000"]).ends(2).complains("points=2500 or less");
    prices("toy-battle", &[]).ends(2).complains("the games that have them are plastic-fudge, attacktix");
    prices("attacktix", &["--games=10", "--rounds=2"]).ends(2).complains("at least 12 are needed");
}

#[test]
fn a_report_has_only_the_sections_that_apply_to_the_game() {
    let path = word(&scratch("lab-report", "report.md"));
    let report = |game: &str, more: &[&str]| {
        rumpus(&[&["lab", "report", game, "--level=1", "--worth-games=0", "--out", &path][..], more].concat()).ends(0);
        std::fs::read_to_string(&path).expect("the report can be read")
    };
    let page = report("toy-battle", &["--strongest-games=20", "--board-games=4", "--option-games=4"]);
    assert!(page.starts_with("# Balance of Toy Battle\n"), "{page}");
    assert!(page.contains("rumpus lab report toy-battle --level 1"), "{page}");
    assert!(page.contains("| training-yard ") && page.contains("## What do options change?"), "{page}");
    assert!(page.contains("`medal_timing=immediate`"), "{page}");
    assert!(!page.contains("The strongest"), "the game has no forces to optimise: {page}");
    assert!(!page.contains("ready-made"), "the game has no forces, but the report has a section about them: {page}");
    let page = report(
        "plastic-attack-revised",
        &["--board-games=0", "--option-games=0", "--force-games=2", "--strongest-games=0"],
    );
    let lines: Vec<&str> = page.lines().filter(|line| line.contains(" of 14 ")).collect();
    assert_eq!(lines.len(), 8, "eight armies play 14 games each: {page}");
    assert!(page.contains("--strongest-games 0") && !page.contains("strongest army"), "{page}");
}

#[test]
fn the_strongest_army_is_found_tested_on_fresh_games_and_written_to_a_file() {
    let [study, army] = ["study.json", "army.json"].map(|name| word(&scratch("lab-optimise", name)));
    let game = ["lab", "optimise", "plastic-attack-2009", "--level=1", "--option=army_max=2", "--population=4"];
    let optimise = |more: &[&str]| rumpus(&[&game[..], &["--generations=2", "--games=44"], more].concat()).ends(0);
    let whole = optimise(&["--json"]).out;
    assert_eq!(optimise(&["--json", "--jobs=2", "--out", &study]).out, whole);
    let found: Value = serde_json::from_str(&whole).expect("the output is JSON");
    assert!(found["games"].as_u64().is_some_and(|games| (24..=44).contains(&games)), "{found}");
    assert_eq!((&found["faults"], found["generations"].as_array().map(Vec::len)), (&serde_json::json!([]), Some(2)));
    let wins = &found["found"]["wins"];
    assert!(wins["of"].as_u64().is_some_and(|games| (4..=12).contains(&games)), "{wins}");

    let said = optimise(&["--out", &study, "--force-out", &army]);
    said.says("strongest army")
        .says("of its decided fresh games")
        .says("with Power")
        .says("| built by bots")
        .says("2 generations of 4, bots of level 1");
    rumpus(&["check-force", &army]).ends(0);
    rumpus(&[&game[..], &["--games=48", "--out", &study]].concat()).ends(2).complains("another question");
}

#[test]
fn optimise_says_why_it_cannot_search() {
    let optimise = |game: &str, more: &[&str]| rumpus(&[&["lab", "optimise", game, "--level=1"][..], more].concat());
    optimise("toy-battle", &[])
        .ends(2)
        .complains("toy-battle has no forces to optimise")
        .complains("plastic-fudge, attacktix");
    optimise("plastic-fudge", &["--games=10"]).ends(2).complains("10 games are too few").complains("are needed");
    optimise("plastic-fudge", &["--population=3"]).ends(2).complains("4..=1000");
}

#[test]
fn players_are_rated_by_their_games_against_each_other() {
    let elo = ["lab", "elo", "toy-battle", "--board=training-yard", "--games=6"];
    let players = ["--player=bot:random", "--player=bot:greedy", "--player=bot:1"];
    let said = rumpus(&[&elo[..], &players, &["--json"]].concat()).ends(0);
    let found: Value = serde_json::from_str(&said.out).expect("the output is JSON");
    let of = |at: usize| (found["players"][at]["player"].as_str(), found["players"][at]["games"].as_u64());
    assert_eq!((of(0), of(2).0), ((Some("bot:greedy"), Some(12)), Some("bot:random")), "{found}");
    let elo_of = |at: usize| found["players"][at]["elo"].as_f64().expect("a number");
    assert!((elo_of(0) + elo_of(1) + elo_of(2)).abs() < 0.01 && elo_of(0) > 100.0, "{found}");
    rumpus(&[&elo[..], &players].concat()).ends(0).says("| bot:greedy ").says("Elo points are relative to the mean");
    rumpus(&[&elo[..], &players[..1]].concat()).ends(2).complains("only one --player is named");
}

#[test]
fn the_sprt_finds_a_much_stronger_player_in_few_games() {
    let sprt = ["lab", "sprt", "toy-battle", "--board=training-yard", "--elo1=100"];
    let test = |more: &[&str]| rumpus(&[&sprt[..], more].concat());
    test(&["--new=bot:greedy", "--old=bot:random"]).ends(0).says("bot:greedy is stronger than bot:random");
    test(&["--new=bot:random", "--old=bot:greedy"]).ends(0).says("bot:random is not shown to be stronger");
    test(&["--new=bot:1", "--old=bot:1", "--games=2"]).ends(0).says("Not known: 2 games are too few");
    test(&["--new=bot:1", "--old=bot:1", "--elo0=200"]).ends(2).complains("must be less than --elo1");
}
