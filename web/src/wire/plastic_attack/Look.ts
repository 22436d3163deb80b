// Made from Rust by `cargo xtask gen`; do not edit.

import type { Body } from "./Body";
import type { Gear } from "./Gear";
import type { Head } from "./Head";
import type { Shape } from "./Shape";

/**
 * How a figure is drawn: from parts, in three colours.
 */
export type Look = { 
/**
 * What it is.
 */
shape: Shape, 
/**
 * What is on its head.
 */
head: Head, 
/**
 * What it wears.
 */
body: Body, 
/**
 * What it carries.
 */
gear: Gear, 
/**
 * Main, second and accent colour, each `#rrggbb`.
 */
colors: [string, string, string], };
