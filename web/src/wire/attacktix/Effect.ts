// Made from Rust by `cargo xtask gen`; do not edit.

import type { Filter } from "./Filter";
import type { FreeMoves } from "./FreeMoves";
import type { ReturnTo } from "./ReturnTo";
import type { TakenDown } from "./TakenDown";

/** What an ability does: exactly one of these effects. AT-ABIL-03, AT-ABIL-04 */
export type Effect =
  | { kind: "return-self"; to: ReturnTo }
  | { kind: "return-defeated"; filter: Filter }
  | { kind: "reinforce"; filter: Filter }
  | { kind: "exchange"; name: string; mode: string | null }
  | { kind: "free-attack"; filter: Filter; move: FreeMoves }
  | { kind: "free-move"; filter: Filter; tix: number | null }
  | { kind: "extra-attack"; count: number }
  | { kind: "force-move"; filter: Filter; tix: number }
  | { kind: "capture"; filter: Filter }
  | { kind: "take-down"; of: TakenDown; filter: Filter }
  | { kind: "regrind"; filter: Filter; count: number }
  | { kind: "pin"; turns: number };
