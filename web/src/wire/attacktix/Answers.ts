// Made from Rust by `cargo xtask gen`; do not edit.

import type { AimAnswer } from "./AimAnswer";
import type { AimsAnswer } from "./AimsAnswer";
import type { CheckAnswer } from "./CheckAnswer";
import type { MeasureAnswer } from "./MeasureAnswer";
import type { PathAnswer } from "./PathAnswer";
import type { PlacingAnswer } from "./PlacingAnswer";
import type { ReachAnswer } from "./ReachAnswer";
import type { ReturnAnswer } from "./ReturnAnswer";
import type { ShiftAnswer } from "./ShiftAnswer";
import type { SurroundingsAnswer } from "./SurroundingsAnswer";
import type { WayAnswer } from "./WayAnswer";

/** The type of the answer to each question. A field has the name of the question, the value of `ask`. */
export type Answers = {
  reach: ReachAnswer;
  way: WayAnswer;
  path: PathAnswer;
  check: CheckAnswer;
  placing: PlacingAnswer;
  aims: AimsAnswer;
  aim: AimAnswer;
  return: ReturnAnswer;
  shift: ShiftAnswer;
  surroundings: SurroundingsAnswer;
  measure: MeasureAnswer;
};
