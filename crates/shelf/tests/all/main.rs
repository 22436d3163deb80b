//! Tests that hold for every game on the shelf, without naming any game.

mod analysis;
mod games;
mod reasons;

/// The allocator of the program `rumpus`.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
