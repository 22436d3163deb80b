// Made from Rust by `cargo xtask gen`; do not edit.

export type { Action } from "./Action";
export type { Event } from "./Event";
export type { Fate } from "./Fate";
export type { MatchSetup } from "./MatchSetup";
export type { Runner } from "./Runner";
export type { SeenPlayer } from "./SeenPlayer";
export type { Side } from "./Side";
export type { Toy } from "./Toy";
export type { View } from "./View";
