// Made from Rust by `cargo xtask gen`; do not edit.

import type { CheckAnswer } from "./CheckAnswer";
import type { MeasureAnswer } from "./MeasureAnswer";
import type { MoraleAnswer } from "./MoraleAnswer";
import type { PathAnswer } from "./PathAnswer";
import type { Preview } from "./Preview";
import type { ReachAnswer } from "./ReachAnswer";
import type { SurroundingsAnswer } from "./SurroundingsAnswer";
import type { TargetsAnswer } from "./TargetsAnswer";
import type { WayAnswer } from "./WayAnswer";

/** An answer to a question. */
export type Answer =
  | ReachAnswer
  | WayAnswer
  | PathAnswer
  | CheckAnswer
  | TargetsAnswer
  | Preview
  | SurroundingsAnswer
  | MeasureAnswer
  | MoraleAnswer;
