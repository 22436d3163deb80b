//! The option `prices`: the prices of the house. AT-R-73

use crate::setup::board::{Board, clauses, duel, id, setup};
use attacktix::{
    Attacktix, Catalogue, ForceFault, HousePrices, Id, Options, Part, PriceList, draft, force_faults, shipped_forces,
};
use catalogue::{Drafts, Forces, Pricing, Scale, Variations};
use referee::{Codec, Game, Seat, Seeded};
use serde_json::{Value, json};

/// The highest price that the table may have for a figure that is no Battle Master.
const DEAREST: i32 = 60;

fn house(more: Value) -> Value {
    let mut words = json!({ "seats": ["p1", "p2"], "options": { "prices": "house" } });
    more.as_object().expect("an object").iter().for_each(|(key, value)| words[key] = value.clone());
    words
}

/// Returns the price of a figure by the table of the house.
fn price(code: &str) -> i32 {
    HousePrices::shipped().prices[&id(code)]
}

#[test]
fn at_r_73_the_table_of_the_house_prices_every_figure_of_the_catalogue() {
    let table = HousePrices::shipped();
    assert_eq!((table.format, table.version), (1, 1));
    let types = Catalogue::shipped();
    assert_eq!(table.prices.len(), types.types().len());
    for kind in types.types() {
        let price = table.prices[&kind.code];
        assert!(price >= 5 && (kind.is_master() || price <= DEAREST), "{} costs {price}", kind.code);
    }
}

#[test]
fn at_r_73_a_set_up_without_the_option_does_not_name_it() {
    assert_eq!(json!(Options::default()).get("prices"), None);
    let named = json!(Options { prices: PriceList::House, ..Options::default() });
    assert_eq!(named["prices"], json!("house"));
    let book = setup(json!({ "seats": ["p1", "p2"], "options": { "prices": "book" } }));
    assert_eq!(book, setup(json!({ "seats": ["p1", "p2"], "options": {} })));
}

#[test]
fn at_r_73_house_prices_count_for_both_forces_and_less_will_do() {
    let table = setup(house(json!({})));
    let judged = |battle: &[&str], backup: &[&str]| {
        force_faults(&laws::from_json(&json!({ "battle": battle, "backup": backup })), &table)
    };
    assert_eq!(judged(&["B04"], &[]), [], "a force may cost less than agreed");
    let many = ["B06"; 8];
    let points = 8 * price("B06");
    assert!(points > 100);
    let faults = judged(&many, &many[..1]);
    assert_eq!(faults, [ForceFault::Points { part: Part::Battle, points, agreed: 100, exact: false }]);
    assert_eq!(clauses(&faults), ["AT-FORCE-01"]);
    assert_eq!(clauses(&judged(&["B04"], &many)), ["AT-FORCE-02"]);
    let bill = attacktix::Entry.bill(&house(json!({})), &json!({ "battle": many, "backup": [] })).expect("a bill");
    assert_eq!((&bill["battle"]["points"], &bill["figures"][0]["points"]), (&json!(points), &json!(price("B06"))));
}

#[test]
fn at_r_73_two_teams_need_not_bring_the_same() {
    let force = |battle: &[&str]| json!({ "battle": battle, "backup": [] });
    let words = |prices: &str| {
        let forces = json!({ "p1": force(&["G03"; 6]), "p2": force(&["G03"; 7]) });
        let options = json!({ "prices": prices, "force_points": "at-most" });
        json!({ "seats": ["p1", "p2"], "mode": "team", "limit": 200, "options": options, "forces": forces })
    };
    assert!(Attacktix::open(setup(words("house"))).is_ok());
    let faults = Attacktix::open(setup(words("book"))).expect_err("the teams bring 60 and 70 points");
    assert_eq!(clauses(&faults), ["AT-TEAM-02"]);
}

#[test]
fn at_r_73_cards_views_and_points_in_play_show_house_prices() {
    let mut words = duel(&["B06", "B04"], &["T03"]);
    words["options"]["prices"] = json!("house");
    let board = Board::begin(words, &[]);
    let all = price("B06") + price("B04");
    let south = referee::Seats::one(Seat(0));
    assert_eq!(board.game.setup_to_json()["seats"][0]["contribution"], json!(all));
    let cards = board.game.setup_to_json()["figures"].clone();
    assert_eq!(cards[0]["points"], json!(price("B06")));
    // No figure stands on the table yet. Each side puts its figures there, and then the points in play count them.
    assert_eq!(board.game.points_standing(&board.state, south), 0);
    let mut placed = board.state.clone();
    placed.figures.iter_mut().for_each(|figure| figure.zone = attacktix::Zone::InPlay);
    assert_eq!(board.game.points_standing(&placed, south), all + price("B05"));
}

#[test]
fn at_r_73_an_ability_up_to_a_number_of_points_means_house_prices() {
    const SEEDFALL_MOST: i32 = 15;
    let types = Catalogue::shipped();
    for prices in [PriceList::Book, PriceList::House] {
        let priced = Catalogue::priced(prices);
        for kind in types.types().iter().filter(|kind| kind.faction == "Thornmarch" && !kind.is_master()) {
            let mut words = duel(&["T01"], &["T03"]);
            words["options"] = json!({ "prices": prices, "force_points": "at-most" });
            words["forces"]["p1"]["backup"] = json!([kind.code]);
            let board = Board::begin(words, &[]);
            let mut state = board.state.clone();
            state.figures[0].zone = attacktix::Zone::Defeated;
            let called = !board.game.special_targets(&state, board.nth("p1-01"), None).is_empty();
            assert_eq!(called, priced.points(kind) <= SEEDFALL_MOST, "{} with {prices:?}", kind.name);
        }
    }
    let healer = types.types().iter().find(|kind| kind.name == "Moss Healer").expect("the catalogue has it");
    let priced = Catalogue::priced(PriceList::House);
    assert!(
        healer.points <= SEEDFALL_MOST && priced.points(healer) > SEEDFALL_MOST,
        "one price differs from the label"
    );
}

#[test]
fn at_r_73_a_figure_that_people_made_keeps_its_points() {
    let mut own = Catalogue::shipped().types()[3].as_ref().clone();
    own.code = id("X01");
    let types = Catalogue::priced(PriceList::House).with(&[own.clone()]);
    assert_eq!(types.points(&own), own.points);
}

#[test]
fn at_r_73_bots_build_forces_at_house_prices() {
    for seed in 0..12 {
        for (seats, mode, limit) in
            [(2, "duel", 100), (2, "duel", 600), (3, "ffa", 100), (4, "ffa", 400), (3, "team", 200), (4, "team", 600)]
        {
            let names: Vec<String> = (1..=seats).map(|n| format!("p{n}")).collect();
            let mut table = setup(house(json!({ "seats": names, "mode": mode, "limit": limit })));
            for (n, name) in names.iter().enumerate() {
                let force = draft(&table, Seat(n as u8), &mut Seeded::new(seed, n as u64));
                table.forces.insert(name.clone(), force);
            }
            let opened = Attacktix::open(table.clone());
            assert!(opened.is_ok(), "{mode} {limit}: {:?} {:?}", opened.err(), table.forces);
            let spent: i32 = opened.expect("it opened").roster().iter().map(|profile| profile.points).sum();
            let all = if mode == "team" { 2 } else { seats } * (limit + limit / 2);
            assert!(spent * 10 >= all * 9, "{mode} {limit}: the bots spent {spent} of {all} points");
        }
    }
    let words = house(json!({ "table": "bare" }));
    let force = Drafts::draft(&attacktix::Entry, &words, "p1", &mut Seeded::new(3, 0));
    let spent: i32 = Drafts::spent(&attacktix::Entry, &words, &force).values().sum();
    let battle: i32 =
        force["battle"].as_array().expect("codes").iter().map(|code| price(code.as_str().expect("a code"))).sum();
    assert_eq!(spent, battle);
    let line = attacktix::Entry.parts(&words, &json!({ "battle": ["B06"], "backup": [] }));
    assert_eq!(line, [format!("1 × Gauge Seer ({} points)", price("B06"))]);
}

/// In a force of 100 points that must cost exactly that, Old Oakmaw would leave 10 points, which no figure costs.
#[test]
fn at_r_73_a_bot_takes_a_battle_master_even_if_the_rest_buys_nothing() {
    let masters = HousePrices::shipped().prices.into_iter().filter(|(_, price)| (60..=100).contains(price));
    let mut left: Vec<Id> = masters.map(|(code, _)| code).collect();
    assert!(left.len() > 1, "{left:?}");
    let mut table = setup(house(json!({ "limit": 100, "bm_allowance": 1 })));
    table.forces.insert("p1".into(), laws::from_json(&json!({ "battle": [left[0]], "backup": [] })));
    for seed in 0..60 {
        let force = draft(&table, Seat(1), &mut Seeded::new(seed, 0));
        left.retain(|code| !force.battle.contains(code));
    }
    assert_eq!(left, Vec::<Id>::new(), "these Battle Masters never came");
}

#[test]
fn at_r_73_no_prices_are_fitted_in_teams() {
    let suits = |mode: &str| Pricing::suits(&attacktix::Entry, &json!({ "seats": ["p1", "p2"], "mode": mode }));
    assert_eq!([suits("duel"), suits("ffa")], [Ok(()), Ok(())]);
    assert!(suits("team").is_err_and(|why| why.contains("not in the mode team")));
}

#[test]
fn at_r_73_the_lab_scales_prices_by_figure_and_form() {
    let printed = attacktix::Entry.printed();
    let scales = [("Gauge Seer", 1_370), ("Valve Marshal, Sled", 700), ("Rivet Trooper", 100)];
    let scales = scales.map(|(name, thousandths)| (name.to_owned(), Scale { thousandths, certainty: 1 })).into();
    let table = attacktix::Entry.scaled(&printed, &scales);
    let of = |code: &str| table["prices"][code].clone();
    assert_eq!([of("B06"), of("B01"), of("B02"), of("B04")], [json!(27), json!(35), json!(18), json!(5)]);
    assert_eq!(attacktix::Entry.told(&table)["Gauge Seer"], "27");
    let words = json!({ "seats": ["p1", "p2"], "table": "bare", "limit": 100 });
    for seed in 0..20 {
        let force = Pricing::draft(&attacktix::Entry, &words, &table, "p1", &mut Seeded::new(seed, 0));
        let sum: i32 = Pricing::spent(&attacktix::Entry, &words, &table, &force).values().sum();
        assert!((1..=100).contains(&sum), "{force}");
        let wide = Pricing::setup(&attacktix::Entry, &words);
        assert_eq!(attacktix::Entry.check(&wide, &force), Ok(vec![]));
    }
    let mut odd = table.clone();
    odd["prices"]["B06"] = json!(0);
    assert!(attacktix::Entry.read(&odd).is_err_and(|why| why.contains("B06 costs 0")));
    odd["prices"].as_object_mut().expect("prices").remove("B06");
    assert_eq!(attacktix::Entry.read(&odd), Err("B06 has no price".into()));
    odd["prices"]["Z99"] = json!(5);
    assert!(attacktix::Entry.read(&odd).is_err());
    assert_eq!(attacktix::Entry.read(&table), Ok(table));
}

/// The house prices are no multiples of 5, so an exchange that only matched points would lose some each time.
#[test]
fn at_r_73_variations_spend_points_that_are_left_over() {
    let setup = house(json!({ "table": "bare" }));
    let cheapest = HousePrices::shipped().prices.values().copied().min().expect("the table has prices");
    let mut luck = Seeded::new(4, 0);
    let mut force = json!({ "game": "attacktix", "battle": ["B04"], "backup": ["B04"] });
    for _ in 0..40 {
        force = attacktix::Entry.vary(&setup, &force, &json!({ "battle": [], "backup": [] }), &mut luck);
        assert_eq!(Forces::check(&attacktix::Entry, &setup, &force), Ok(vec![]), "{force}");
    }
    for (part, limit) in [("battle", 100), ("backup", 50)] {
        let codes = force[part].as_array().expect("codes");
        let spent: i32 = codes.iter().map(|code| price(code.as_str().expect("a code"))).sum();
        assert!((limit - cheapest + 1..=limit).contains(&spent), "{part}: {spent} of {limit} points in {force}");
    }
}

#[test]
fn at_r_73_ready_made_forces_are_allowed_at_house_prices_too() {
    for ready in shipped_forces() {
        let of = |prices: PriceList| house(json!({ "limit": ready.limit, "options": { "prices": prices } }));
        for prices in [PriceList::Book, PriceList::House] {
            let faults = Forces::check(&attacktix::Entry, &of(prices), &json!(ready.at(prices)));
            assert_eq!(faults, Ok(vec![]), "{} with {prices:?}", ready.id);
        }
        let force = ready.at(PriceList::House);
        for (part, codes, limit) in [("battle", &force.battle, ready.limit), ("backup", &force.backup, ready.limit / 2)]
        {
            let spent: i32 = codes.iter().map(|code| price(code.as_str())).sum();
            assert!(spent * 10 >= limit * 9, "{}, {part}: {spent} of {limit} points", ready.id);
        }
        assert_eq!(force.name, ready.force.name);
    }
    let offered = |prices: &str| attacktix::Entry.ready(&json!({ "options": { "prices": prices } }));
    assert_ne!(offered("house"), offered("book"));
    assert_eq!(offered("book"), shipped_forces().iter().map(|ready| json!(ready.force)).collect::<Vec<_>>());
}
