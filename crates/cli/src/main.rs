//! rumpus
fn main() {}
