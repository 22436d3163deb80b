import type { DailyPuzzle, LessonOrder, LessonPage, LessonPosition, PuzzleEntry, PuzzleList } from '../wire';
import { request } from './http';

const pathOf = (game: string, puzzle?: string): string =>
  `/games/${encodeURIComponent(game)}/puzzles${puzzle === undefined ? '' : `/${encodeURIComponent(puzzle)}`}`;

/** The puzzles of a game, the easy ones first. */
export const puzzlesOf = async (game: string): Promise<PuzzleEntry[]> =>
  (await request<PuzzleList>('GET', pathOf(game))).puzzles;

/** A puzzle, in the form of a lesson. */
export const puzzlePage = (game: string, puzzle: string): Promise<LessonPage> =>
  request<LessonPage>('GET', pathOf(game, puzzle));

/** Plays the given decisions of a puzzle from its start. The server stores nothing of this. */
export const playPuzzle = (game: string, puzzle: string, order: LessonOrder): Promise<LessonPosition> =>
  request<LessonPosition>('POST', pathOf(game, puzzle), order);

/** The puzzle of a day, the same for everybody. */
export const puzzleOfDay = (day: string): Promise<DailyPuzzle> =>
  request<DailyPuzzle>('GET', `/puzzles/${encodeURIComponent(day)}`);
