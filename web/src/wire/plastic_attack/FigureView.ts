// Made from Rust by `cargo xtask gen`; do not edit.

/** A figure and its condition. */
export type FigureView = {
  /** The figure's name. */
  figure: string;
  /** The seat that brought the figure. */
  owner: string;
  /** What the figure's die shows, 0 ..= 10. For a wounded figure, this is the die set aside. 0 for a captive. */
  power: number;
  wounded: boolean;
  /** Whether the figure lies face down. */
  face_down: boolean;
  /** The Shield or Armor cards beside the figure, oldest first. */
  guards: Array<string>;
  /** Revised: how many Dodges wait for the figure's next defence. */
  dodge: number;
  /** Revised: how many Blasts wait for the figure's next attack. */
  blast: number;
  /** Revised: how many Intimidates wait for the figure's next battle. */
  intimidate: number;
};
