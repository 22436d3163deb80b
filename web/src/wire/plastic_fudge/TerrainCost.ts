// Made from Rust by `cargo xtask gen`; do not edit.

/** How terrain slows a move. PF-R-47 */
export type TerrainCost = "piecewise" | "whole-move";
