import { timeShare } from '../device/settings.svelte';

/**
 * What a word is about: a hard blow, something lighter or without effect, something won, or something lost.
 */
export type WordTone = 'hard' | 'soft' | 'gain' | 'loss';

/** A word or a short sentence that rises from a place of the table. */
export type Word = {
  text: string;
  tone: WordTone;
  /** The place, in the game's own unit of length. */
  at: readonly [number, number];
  /** The height above the table, in the same unit. */
  high?: number;
};

/** A word that is being shown. Its `key` tells it from an earlier word with the same text. */
export type Shown = Word & { key: number };

/** How long a word is shown at the usual speed, in milliseconds. */
const long = 2_400;
/** The shortest time that a word is shown, in milliseconds, however fast the table is. */
const least = 1_100;

/** The most words at a time; older ones make room. */
const most = 10;

const isThere = (one: Word['at'], other: Word['at']): boolean => one[0] === other[0] && one[1] === other[1];

/** The words over the table that say how an event ended, once the table has played the event. */
export class FloatingWords {
  shown = $state.raw<readonly Shown[]>([]);
  #next = 0;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  say(words: readonly Word[]): void {
    for (const word of words) {
      const key = (this.#next += 1);
      const others = this.shown.filter(({ at, text }) => text !== word.text || !isThere(at, word.at));
      this.shown = [...others.slice(1 - most), { ...word, key }];
      const timer = setTimeout(
        () => {
          this.#timers.delete(timer);
          this.shown = this.shown.filter((one) => one.key !== key);
        },
        Math.max(least, long * timeShare()),
      );
      this.#timers.add(timer);
    }
  }

  /** Replaces the words that are shown. If `words` is empty, nothing changes. */
  replace(words: readonly Word[]): void {
    if (words.length > 0) this.clear();
    this.say(words);
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.shown = [];
  }
}
