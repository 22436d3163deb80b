// Made from Rust by `cargo xtask gen`; do not edit.

import type { Body } from "./Body";
import type { Gear } from "./Gear";
import type { Head } from "./Head";
import type { Shape } from "./Shape";

/** How a figure is drawn: from parts, in three colours. */
export type Look = {
  /** The kind of toy. */
  shape: Shape;
  /** What is on the figure's head. */
  head: Head;
  /** What the figure wears. */
  body: Body;
  /** What the figure carries. */
  gear: Gear;
  /** Main, second and accent colour, each `#rrggbb`. */
  colors: [string, string, string];
};
