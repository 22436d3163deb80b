// Made from Rust by `cargo xtask gen`; do not edit.

import type { CardFile } from "./CardFile";
import type { Look } from "./Look";

/** What never changes about a figure. */
export type Character = {
  /** The figure's name. No other figure of the table has the same name. */
  figure: string;
  /** The figure's type: figure and variant. */
  type: string;
  /** The seat that brought the figure. */
  owner: string;
  /** The figure's Power at the start. */
  starts: number;
  /** The figure's card. King and Ace are always Recover. */
  card: CardFile;
  /** The figure that rides this figure, or that this figure rides; null if there is none. */
  mount: string | null;
  /** How the figure is drawn; null if the army file does not say it. */
  look: Look | null;
};
