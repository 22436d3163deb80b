// Made from Rust by `cargo xtask gen`; do not edit.

/** A kind of wind-up toy, from slow to fast. RR-SETUP-02 */
export type Toy = "mouse" | "duck" | "frog" | "car" | "robot" | "elephant";
