// Made from Rust by `cargo xtask gen`; do not edit.

import type { Class } from "./Class";
import type { FigureType } from "./FigureType";
import type { HousePrices } from "./HousePrices";
import type { PieceKind } from "./PieceKind";
import type { Prices } from "./Prices";
import type { ShippedForce } from "./ShippedForce";
import type { TableFile } from "./TableFile";
import type { Weapon } from "./Weapon";

/** The catalogue: everything that comes with the game, with the price list. */
export type Own = {
  /** The figures that come with the game. */
  figures: Array<FigureType>;
  /** The weapons that come with the game, by their codes. */
  weapons: { [key: string]: Weapon };
  /** The kinds of terrain. */
  pieces: Array<PieceKind>;
  /** The tables that come with the game. */
  tables: Array<TableFile>;
  /** The forces that come with the game. */
  forces: Array<ShippedForce>;
  /** The factions of the figures that come with the game. */
  factions: Array<string>;
  /** The classes, in the order of the rulebook. */
  classes: [Class, Class, Class, Class, Class, Class];
  /** The price list, from which the game computes the price of a figure by rule of thumb. AT-R-71 */
  prices: Prices;
  /** The house prices of the figures. AT-R-73 */
  house_prices: HousePrices;
};
