import type { Troop } from '../../types';

/**
 * The finish of a part. `cast` and `dim` are the plastic itself and make the silhouette; `dim` lies farther
 * back. `shade` and `shine` are light on the plastic. `paint`, `ink`, `gold` and `line` are painted on it.
 */
export type Finish = 'cast' | 'dim' | 'shade' | 'shine' | 'paint' | 'ink' | 'gold' | 'line';

/** One part. The parts are drawn in the order of the list. */
export interface Part {
  finish: Finish;
  d: string;
}

/** A toy figure in a box of 100 x 100 units. Its feet are at y = 96. */
export interface Figure {
  troop: Troop;
  /** The text on the plate: the strength, or K. */
  mark: string;
  parts: readonly Part[];
}

/** The outlines of a figure: everything cast in plastic. The outlines alone tell any two Troops apart. */
export function outlines(figure: Figure): string[] {
  return figure.parts.filter((part) => part.finish === 'cast' || part.finish === 'dim').map((part) => part.d);
}
