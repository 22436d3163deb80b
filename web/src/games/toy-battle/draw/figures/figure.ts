import type { Troop } from '../../types';

/**
 * What a part of a figure is made of. `cast` and `dim` are the plastic itself (dim lies further back) and
 * make the silhouette; `shade` and `shine` are the light on it; `paint`, `ink` and `gold` are painted on by
 * hand.
 */
export type Finish = 'cast' | 'dim' | 'shade' | 'shine' | 'paint' | 'ink' | 'gold' | 'line';

/** One part, drawn in the order of the list. */
export interface Part {
  finish: Finish;
  d: string;
}

/** A toy figure in a box of 100 x 100 units, its feet on y = 96. */
export interface Figure {
  troop: Troop;
  /** What is printed on the plate: the strength, or K. */
  mark: string;
  parts: readonly Part[];
}

/** The outlines of a figure: everything cast in plastic. They alone must tell the Troops apart. */
export function outlines(figure: Figure): string[] {
  return figure.parts.filter((part) => part.finish === 'cast' || part.finish === 'dim').map((part) => part.d);
}
