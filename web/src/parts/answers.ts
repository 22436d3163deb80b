/** An answer that has a button and a key instead of a piece on the table. */
export interface Answer {
  /** What the button is called in tests. */
  key: string;
  text: string;
  letter: string;
  /** Whether it is what one most likely wants. */
  main: boolean;
  say: () => void;
  /** Further names, without `#`, by which its button can be pointed at beside its key. */
  points?: readonly string[];
}
