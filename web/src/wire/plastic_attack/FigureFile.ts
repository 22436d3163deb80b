// Made from Rust by `cargo xtask gen`; do not edit.

import type { CardFile } from "./CardFile";
import type { Look } from "./Look";

/** A figure of an army, with everything that its player chooses. */
export type FigureFile = {
  /** The figure's name, 1 ..= 40 characters. No other figure of the army has the same name. */
  figure: string;
  /** The figure's Power, 1 ..= 10. All figures together have at most 15. PA1-SETUP-04, PA1-SETUP-05 */
  power: number;
  /** The special actions on the figure's character card. */
  card: CardFile;
  /** How the figure is drawn. No rule depends on it. PA1-COMP-06 */
  look?: Look;
  /**
   * The other figure of this army that rides this figure, or that this figure rides. Clients show it; no rule of
   * play depends on it. PA-R-04
   */
  mount?: string;
  /**
   * The figure's type: the figure and its variant, such as `hero:winter`. If left out, the name is the type. An army
   * has only one figure of each type. PA1-COMP-04, PA1-COMP-05, PA-R-03
   */
  type?: string;
};
