/** An answer that has a button and a key instead of a piece on the table. */
export interface Answer {
  /** The name of its button, for tests and for pointers. */
  key: string;
  text: string;
  letter: string;
  /** Whether it is the answer that a player most likely wants. */
  main: boolean;
  say: () => void;
  /** Further names, without `#`, by which its button can be pointed at beside its key. */
  points?: readonly string[];
}
