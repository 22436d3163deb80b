/** An answer that has a button and a key instead of a piece on the table. */
export interface Answer {
  /** The name of the answer's button, for tests and for hints. */
  key: string;
  text: string;
  letter: string;
  /** Whether it is the answer that a player most likely wants. */
  main: boolean;
  say: () => void;
  /** Further names of the button, without `#`, by which hints can point at it. */
  points?: readonly string[];
}
