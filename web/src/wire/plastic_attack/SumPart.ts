// Made from Rust by `cargo xtask gen`; do not edit.

/** One number of a combat total. */
export type SumPart = {
  /** What the number counts. `no_card`, `face_down` and `wounded` add 0. Each effect has its own part. */
  what:
    | "card"
    | "no_card"
    | "power"
    | "face_down"
    | "wounded"
    | "dodge"
    | "special-weapon"
    | "blast"
    | "intimidation"
    | "intimidate";
  /** How much the part adds. The amount may be negative. */
  amount: number;
  /** The clause that gives the reason for the part. */
  clause: string;
};
