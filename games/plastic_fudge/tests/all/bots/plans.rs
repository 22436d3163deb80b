//! What a bot sees and plans in positions set up by hand.

use geometry::{INCH, Point, Segment};
use plastic_fudge::bot_internals::{Duty, Fight, Luck, MOST_LOOKS, March, Post, Scene, Thought, Wing};
use plastic_fudge::{Action, PlasticFudge, Setup, Side, State, Step, UnitIndex, bot_force};
use referee::{Game, Seeded, Table};
use scenario::{ScenarioGame, ScenarioPosition as _};
use search::{Bot, Level, Watch};
use serde_json::{Value, json};

/// Sets up a table of 48 by 48 inches in Green's movement phase with these Units. A side without a Commander gets one
/// in its corner. `more` adds keys of the position.
fn table(units: Value, terrain: Value, more: Value) -> (PlasticFudge, State) {
    let commander = |id, side, at: i32| json!({ "id": id, "side": side, "type": "basic", "commander": true, "at": [at, at], "facing": 90 });
    let mut all = units.as_array().expect("the value is a list").clone();
    for (id, side, at) in [("g0", "green", 2), ("t0", "tan", 46)] {
        if all.iter().all(|unit| unit["id"] != id) {
            all.push(commander(id, side, at));
        }
    }
    all.sort_by_key(|unit| unit["id"].to_string());
    let mut given =
        json!({ "table": [48, 48], "step": "move-a", "player_a": "green", "units": all, "terrain": terrain });
    given
        .as_object_mut()
        .expect("the value is an object")
        .extend(more.as_object().expect("the value is an object").clone());
    let given = laws::from_json(&given);
    let studied = PlasticFudge::set_up("plastic-fudge", PlasticFudge::REVISION, given, Default::default(), Vec::new())
        .expect("the position has no faults");
    (studied.game().clone(), studied.state().clone())
}

fn unit(id: &str, kind: &str, at: [i32; 2], ml: i32) -> Value {
    let side = if id.starts_with('g') { "green" } else { "tan" };
    json!({ "id": id, "side": side, "type": kind, "at": at, "facing": 90, "ml": ml })
}

fn named(scene: &Scene<'_>, id: &str) -> UnitIndex {
    scene
        .game
        .all_units()
        .find(|unit| scene.game.profile(*unit).id.to_string() == id)
        .expect("the game has a Unit with this id")
}

/// Returns the places that a bot of level 5 looks at for a Unit.
fn places(scene: &Scene<'_>, unit: UnitIndex) -> Vec<Post> {
    scene.posts(unit, Thought::of(Level::new(5).expect("the number is a level")).spots, &mut Luck::new(1))
}

/// A building hides the enemy's way to the flag from a Sniper. The place that suits his duty best is one from which he
/// sees a part of that way.
#[test]
fn a_bot_finds_a_lane_of_fire_onto_an_enemys_way() {
    let units = json!([unit("g1", "sniper", [10, 24], -2), unit("t1", "basic", [24, 40], -1)]);
    let building = json!([{ "id": "b1", "type": "building", "rect": [12, 22, 14, 26.5] }]);
    let (game, state) = table(units, building, json!({ "flag": { "owner": "green", "at": [24, 10] } }));
    let scene = Scene::new(&game, &state, Side::Green).looking_ahead();
    let sniper = named(&scene, "g1");
    let posts = places(&scene, sniper);
    assert_eq!(posts[0].lanes, 0);
    let held = &posts[scene.fitting(sniper, &posts, Duty::Hold, Wing::Left)];
    assert!(held.lanes > 0 && held.action.is_some(), "{held:?}");
    assert!(held.lanes == posts.iter().map(|post| post.lanes).max().unwrap());
}

/// Two Snipers hold. The quick rifleman goes round the enemy's right flank, to a place behind a building that neither
/// enemy sees. Both enemies see some of the other places.
#[test]
fn a_quick_unit_goes_round_a_flank_out_of_sight() {
    let units = json!([
        unit("g1", "sniper", [24, 8], -2),
        unit("g2", "sniper", [26, 8], -2),
        unit("g3", "basic", [12, 24], 1),
        unit("t1", "basic", [24, 30], -1),
        unit("t2", "basic", [27, 30], -1),
    ]);
    let building = json!([{ "id": "b1", "type": "building", "rect": [20, 29, 22, 34] }]);
    let (game, state) = table(units, building, json!({}));
    let scene = Scene::new(&game, &state, Side::Green).looking_ahead();
    let movers = ["g1", "g2", "g3"].map(|id| named(&scene, id));
    assert_eq!(scene.duties(Side::Green, &movers), [Duty::Hold, Duty::Hold, Duty::Flank]);
    let posts = places(&scene, movers[2]);
    let flank = &posts[scene.fitting(movers[2], &posts, Duty::Flank, Wing::Right)];
    assert_eq!(scene.exposure(movers[2], flank.at), 0);
    assert!(flank.at.x < 22 * INCH && flank.at.y > 28 * INCH, "{flank:?}");
    assert!(posts.iter().any(|post| scene.exposure(movers[2], post.at) == 2));
}

/// The rifleman near the Commander steps between him and the enemy. When no enemy is near, the Commander needs no
/// screen.
#[test]
fn a_unit_screens_the_commander_from_an_enemy_that_may_hit_him() {
    let commander =
        json!({ "id": "g0", "side": "green", "type": "basic", "commander": true, "at": [24, 6], "facing": 90 });
    let units = |enemy: [i32; 2]| {
        json!([
            commander,
            unit("g1", "basic", [21, 6], -1),
            unit("g2", "basic", [40, 40], -1),
            unit("t1", "basic", enemy, 1)
        ])
    };
    let (game, state) = table(units([24, 20]), json!([]), json!({}));
    let scene = Scene::new(&game, &state, Side::Green).looking_ahead();
    let movers = ["g0", "g1", "g2"].map(|id| named(&scene, id));
    assert_eq!(scene.duties(Side::Green, &movers)[..2], [Duty::Hold, Duty::Screen]);
    let mut luck = Luck::new(1);
    let posts: Vec<_> = game.all_units().map(|unit| scene.posts(unit, 44, &mut luck)).collect();
    let screen = scene.fitting(movers[1], &posts[movers[1].index()], Duty::Screen, Wing::Left);
    let way = Segment::new(scene.man(named(&scene, "t1")).at, scene.man(movers[0]).at);
    assert!(way.is_within(posts[movers[1].index()][screen].at, INCH / 2));
    let mut fight = Fight::new(&scene, posts);
    let mut choice = fight.as_it_is();
    assert_eq!(fight.screened(Side::Green, &choice), 0);
    choice[movers[1].index()] = screen;
    assert!(fight.screened(Side::Green, &choice) > 0);

    let (game, state) = table(units([24, 46]), json!([]), json!({}));
    assert!(Scene::new(&game, &state, Side::Green).screen(Side::Green).is_none());
}

/// A marker lies on the straight way to the flag. The Unit goes nearer to the flag without touching the marker.
#[test]
fn a_way_to_the_flag_leads_past_a_marker() {
    let units = json!([unit("g1", "basic", [24, 20], 1)]);
    let more = json!({
        "flag": { "owner": "tan", "at": [24, 46] }, "mines": [{ "id": "m1", "side": "tan", "at": [24, 25], "real": true }],
    });
    let (game, mut state) = table(units, json!([]), more);
    let commander = game.all_units().find(|unit| game.profile(*unit).commander).unwrap();
    state.units[commander.index()].moved = true;
    let scene = Scene::new(&game, &state, Side::Green).looking_ahead();
    let straight = Point::new(24 * INCH, 32 * INCH);
    assert_eq!(scene.markers_met(named(&scene, "g1"), straight).count(), 1);
    for level in 2..=5 {
        let mut thought = Thought::of(Level::new(level).unwrap());
        thought.slips = 0;
        let said = game.decide(&state, Side::Green, thought, &mut Luck::new(3), &Watch::none());
        let Action::Move { path, .. } = said else { panic!("level {level}: {said:?}") };
        let mut after = state.clone();
        let act =
            Action::Move { unit: game.profile(named(&scene, "g1")).id, path, board: None, tow: None, exit: false };
        game.apply(&mut after, Side::Green.seat(), &act, &mut Table::quiet(&mut Seeded::new(1, 0)));
        let at = after.unit(named(&scene, "g1")).at;
        assert_eq!(after.markers.len(), 1, "a bot of level {level} touched the marker");
        assert!(at.y > 24 * INCH, "a bot of level {level} went to {at:?}, no nearer to the flag than 24 inches north");
    }
}

/// How far one pass over all Units may exceed the limit of positions, because the limit is checked only between passes.
const PASS: u64 = 10_000;

#[test]
fn a_plan_keeps_to_the_limit_of_positions() {
    let level = Level::new(5).expect("the number is a level");
    for seed in 0..6 {
        let (mut setup, mut luck) = (Setup::default(), Seeded::new(seed, 0));
        setup.options.points = 500 + 300 * (seed as i32 % 3);
        for side in Side::BOTH {
            let force = bot_force(&setup, side, Bot::Greedy, &mut luck);
            setup.forces.insert(side, force);
        }
        let game = PlasticFudge::open(setup).unwrap();
        let mut state = game.start(&mut Table::quiet(&mut luck));
        let (thought, mut own) = (Thought::of(Level::new(1).unwrap()), Luck::new(seed));
        while state.step != Step::MoveA {
            let side = game.asked(&state).next().unwrap();
            let said = game.decide(&state, side, thought, &mut own, &Watch::none());
            game.apply(&mut state, side.seat(), &said, &mut Table::quiet(&mut luck));
        }
        let scene = Scene::new(&game, &state, state.player_a.unwrap()).looking_ahead();
        let mut march = March::new(&scene, Thought::of(level), &mut own);
        march.plan(&mut own, &Watch::none());
        assert!(march.fight.looks <= MOST_LOOKS + PASS, "{} positions were valued", march.fight.looks);
        assert!(march.fight.looks > 1_000, "only {} positions were valued", march.fight.looks);
    }
}
