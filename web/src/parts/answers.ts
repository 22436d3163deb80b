/** An answer that a player gives with a button or a key, because no piece on the table stands for it. */
export interface Answer {
  /** The name of the answer's button, by which tests and hints find it. */
  key: string;
  text: string;
  letter: string;
  /** Whether this is the answer that a player most likely wants. */
  main: boolean;
  say: () => void;
  /** Whether the answer harms the player, so that its button warns by its colour. */
  danger?: boolean;
  /** Further names, without `#`, by which hints can point at the button. */
  points?: readonly string[];
}
