// Made from Rust by `cargo xtask gen`; do not edit.

import type { Cited } from "./Cited";
import type { Id } from "./Id";
import type { Leg } from "./Leg";
import type { Pose } from "./Pose";
import type { Spot } from "./Spot";
import type { WhyNot } from "./WhyNot";

/** A path that was found, and where it leads. */
export type WayAnswer = {
  /** Turns and straight rolls. */
  path: Array<Leg>;
  /** Whether the seat may order this path now. */
  legal: boolean;
  /** The reason why the path is illegal; null if the path is legal. */
  refusal: WhyNot | null;
  /** How many tix the path takes. */
  tix: number;
  /** How far the figure may roll, in micrometres. */
  limit: number;
  /** How far the figure rolls, in micrometres. */
  rolled: number;
  /** The start, and every place where the figure turns or stops. */
  way: Array<Spot>;
  /** How the figure stands at the end. */
  end: Pose;
  /** The clause that ends the path early; null if the figure reaches the end of the path. */
  stopped: Cited | null;
  /** The sections that the figure crosses. */
  crossed: Array<Id>;
  /** The ids of the figures, objects and sections that the figure touches at the end. */
  touching: Array<Id>;
  /** The areas that wholly contain the figure's base at the end. */
  inside: Array<Id>;
};
