import { beforeEach, describe, expect, it } from 'vitest';
import { isSolved, markSolved } from '../parts/device/puzzles.svelte';
import type { LessonPage } from '../wire';
import { aroundPuzzle, nextPuzzle } from './puzzle';

const puzzles = ['a', 'b', 'c'].map((id) => ({ id, goal: 'this-turn', grade: 'easy', steps: 1 }));
const pageOf = (game: string, id: string) => ({ game, id }) as LessonPage;

beforeEach(() => localStorage.clear());

describe('the puzzle that comes next', () => {
  it('is the first unsolved one after this puzzle, and after the last puzzle the first unsolved one of all', () => {
    expect(nextPuzzle('one', puzzles, 'a')?.id).toBe('b');
    markSolved('one', 'b', null);
    expect(nextPuzzle('one', puzzles, 'a')?.id).toBe('c');
    expect(nextPuzzle('one', puzzles, 'c')?.id).toBe('a');
    markSolved('one', 'a', null);
    expect(nextPuzzle('one', puzzles, 'c')).toBeNull();
  });
});

describe('a finished puzzle', () => {
  it('counts as solved, unless *Show me* played a step', () => {
    aroundPuzzle(pageOf('two', 'a'), null, () => true).ondone();
    expect(isSolved('two', 'a')).toBe(false);
    aroundPuzzle(pageOf('two', 'a'), null, () => false).ondone();
    expect(isSolved('two', 'a')).toBe(true);
  });
});
