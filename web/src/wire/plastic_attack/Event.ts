// Made from Rust by `cargo xtask gen`; do not edit.

import type { Ending } from "./Ending";
import type { Special } from "./Special";
import type { Sum } from "./Sum";

/** What happened, with only what the viewer may see. Seats and figures are given by their names, cards as `10s`. */
export type Event =
  | { type: "first_player"; dealt: Array<string>; seat: string; clause: string }
  | { type: "dealt"; count: number; clause: string }
  | { type: "turn_began"; seat: string; turn: number; extra: boolean }
  | { type: "turn_lost"; seat: string; clause: string }
  | { type: "drew"; seat: string; count: number; cards: Array<string> | null; clause: string }
  | { type: "reshuffled"; count: number; clause: string }
  | { type: "attacked"; seat: string; with: string; player: string }
  | { type: "defended"; seat: string; with: string }
  | { type: "laid"; seat: string; card: string | null }
  | { type: "revealed"; attacker: Sum; defender: Sum; won: boolean; clause: string }
  | { type: "used"; seat: string; action: Special; on: string | null; players: Array<string>; clause: string }
  | { type: "declined"; seat: string; action: Special }
  | { type: "rolled"; figure: string; face: number; clause: string }
  | { type: "guarded"; figure: string; card: string; clause: string }
  | { type: "guard_spent"; figure: string; card: string; clause: string }
  | { type: "guard_kept"; figure: string }
  | { type: "power_changed"; figure: string; from: number; to: number; clause: string }
  | { type: "wounded"; figure: string; clause: string }
  | { type: "laid_down"; figure: string; clause: string }
  | { type: "stood_up"; figure: string; clause: string }
  | { type: "captured"; figure: string; from: string; by: string; clause: string }
  | { type: "joined"; figure: string; seat: string; power: number; by: Special; clause: string }
  | { type: "hand_discarded"; seat: string; cards: Array<string>; clause: string }
  | { type: "cleaned_up"; cards: Array<string>; clause: string }
  | { type: "reversed"; direction: "left" | "right"; clause: string }
  | { type: "broken_off"; clause: string }
  | { type: "left_play"; figure: string; clause: string }
  | { type: "resigned"; seat: string; clause: string }
  | { type: "timed_out"; seat: string; clause: string }
  | { type: "eliminated"; seat: string; clause: string }
  | { type: "ended"; winner: string | null; by: Ending; clause: string };
