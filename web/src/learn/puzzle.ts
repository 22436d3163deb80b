import { isSolved, markSolved } from '../parts/device/puzzles.svelte';
import { playPuzzle } from '../net/puzzles';
import { t } from '../texts';
import type { LessonPage, PuzzleEntry } from '../wire';
import type { Around } from './lesson-store.svelte';

/** The next puzzle, and the day if this one is played as the puzzle of the day. */
export type Place = {
  /** The first unsolved puzzle after this one; null if all others are solved. */
  next: PuzzleEntry | null;
  /** Today's date if the player opened this puzzle as today's puzzle of the day; otherwise null. */
  day: string | null;
};

/**
 * The first unsolved puzzle after this one. After the last puzzle, the search goes on at the first. Null if
 * all others are solved.
 */
export function nextPuzzle(game: string, puzzles: readonly PuzzleEntry[], id: string): PuzzleEntry | null {
  const at = puzzles.findIndex((one) => one.id === id);
  const inOrder = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return inOrder.find((one) => !isSolved(game, one.id)) ?? null;
}

/**
 * The functions through which a puzzle uses the server and the device. A puzzle begins anew on every visit.
 * It does not count as solved if *Show me* played a step for the player.
 */
export function aroundPuzzle(
  { game, id }: LessonPage,
  day: string | null,
  helped: () => boolean,
): Pick<Around, 'play' | 'kept' | 'keep' | 'ondone'> {
  return {
    play: (order) => playPuzzle(game, id, order),
    kept: () => [],
    keep: () => undefined,
    ondone: () => {
      if (!helped()) markSolved(game, id, day);
    },
  };
}

/** The name of a puzzle's grade of difficulty, in the player's language. */
export const gradeOf = (puzzle: PuzzleEntry): string => t(`puzzle-${puzzle.grade}`);
