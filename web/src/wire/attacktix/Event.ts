// Made from Rust by `cargo xtask gen`; do not edit.

import type { Aim } from "./Aim";
import type { Blow } from "./Blow";
import type { Cause } from "./Cause";
import type { Colour } from "./Colour";
import type { Edge } from "./Edge";
import type { EndedBy } from "./EndedBy";
import type { Id } from "./Id";
import type { Shifted } from "./Shifted";
import type { SpecialResult } from "./SpecialResult";
import type { Spot } from "./Spot";
import type { Step } from "./Step";
import type { Zone } from "./Zone";

/**
 * An event. In its JSON, the `type` and most fields are as in the logs of scenario files. Other fields are only for
 * the web page.
 */
export type Event =
  | { type: "grind"; figure: Id; window: string; clause: string }
  | { type: "coin"; colour: Colour; seat: string; clause: string }
  | { type: "side"; seat: string; side: Edge }
  | { type: "placed"; seat: string; figure: Id | null; at: Spot | null; advance: number | null }
  | { type: "ready"; seat: string }
  | { type: "opened" }
  | { type: "turn"; number: number; seat: string; attacks: number }
  | {
      type: "move";
      seat: string;
      figure: Id;
      way: Array<Spot>;
      facing: number;
      tix: number;
      window: string;
      /** The clause that ended the move early: slowing terrain or a crossing. AT-SLOW-02, AT-LOW-02 */
      stopped: string | null;
      pushed: Id | null;
      pushed_to: Spot | null;
    }
  | { type: "moves-ended"; seat: string; covered: Array<Id> }
  | { type: "base-turned"; figure: Id; facing: number }
  | { type: "adjusted"; figure: Id; aim: Aim }
  | {
      type: "attack";
      seat: string;
      figure: Id;
      aim: Aim;
      /** The aim after the random error, with the pull that the weapon had room for. AT-R-65, AT-R-66 */
      aimed: Aim;
      /**
       * The figure that the line of the aim met first, within the reach of the weapon; null if the line met
       * something else.
       */
      meets: Id | null;
      /** The number of the missile in the volley, from 1. */
      shot: number;
      left: number;
      /** What moved and fell, as keyframes in base 64. `docs/film.md` describes the format. */
      film: string | null;
      ms: number;
      /** The blows on switches and upper bodies of Battle Masters. AT-R-24, AT-R-26 */
      blows: Array<Blow>;
      /**
       * The figures that were moved and have not fallen over. A Battle Master among them may still be defeated by
       * its latch.
       */
      shifted: Array<Shifted>;
      clause: string;
    }
  | { type: "section-removed"; section: Id; by: Id | null; clause: string }
  | { type: "object-moved"; object: Id; at: Spot; facing: number; fallen: boolean }
  | { type: "object-removed"; object: Id }
  | {
      type: "defeat";
      figure: Id;
      by: Id | null;
      cause: Cause;
      own: boolean;
      /** Whether the figure's special window is white. All seats see this now. AT-ABIL-01 */
      special: boolean;
      clause: string;
    }
  | {
      type: "special";
      figure: Id;
      ability: string;
      result: SpecialResult;
      seat: string;
      targets: Array<Id>;
      clause: string;
    }
  | { type: "return"; figure: Id; seat: string; from: Zone; at: Spot; facing: number; clause: string }
  | { type: "capture"; figure: Id; seat: string }
  | { type: "shifted"; figure: Id; at: Spot; window: string }
  | { type: "pinned"; figure: Id }
  | { type: "extra"; seat: string; extra: number }
  | { type: "zone"; figure: Id; zone: Zone }
  | { type: "restored"; figure: Id }
  | { type: "bot-choice"; seat: string }
  | { type: "pass"; seat: string }
  | { type: "disputed"; seat: string; about: string }
  | { type: "dispute"; about: string; called: Colour; colour: Colour; won_by: string }
  | { type: "step"; step: Step }
  | { type: "victory-check" }
  | { type: "reset" }
  | { type: "dropped"; seat: string; clause: string }
  | { type: "resigned"; seat: string }
  | {
      type: "result";
      kind: string;
      winners: Array<string>;
      by: EndedBy;
      places: Array<Array<string>>;
      clause: string;
    };
