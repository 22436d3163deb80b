//! Tests the server as clients see it. All these tests are one binary, because each further binary would link the whole
//! server again.

mod admin;
mod admin_bans;
mod admin_privacy;
mod admin_slow;
mod assets;
mod bots;
#[path = "../common/mod.rs"]
mod common;
mod deal;
mod expiry;
mod fair;
mod forces;
mod full;
mod hints;
mod lab;
mod lessons;
mod limits;
mod many;
mod mutated;
mod ops;
mod play;
mod print;
mod programs;
mod proxies;
mod puzzles;
mod questions;
mod secret_cards;
mod secret_orders;
mod secret_places;
mod secrets;
mod sessions;
mod signatures;
mod stand_in;
mod suspended;
mod tables;
mod talk;
mod teams;
mod traffic;
mod undo;
mod upkeep;

/// The allocator of the program `rumpus`, whose server these tests start in their own process.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
