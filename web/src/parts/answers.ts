/** An answer that is no piece of the table: it has a button and a key. */
export interface Answer {
  /** What the button is called in tests. */
  key: string;
  text: string;
  letter: string;
  /** Whether it is what one most likely wants. */
  main: boolean;
  say: () => void;
}
