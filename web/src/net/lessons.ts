import type { GamePage, LessonEntry, LessonList, LessonOrder, LessonPage, LessonPosition } from '../wire';
import { request } from './http';

const pathOf = (game: string, lesson?: string): string =>
  `/games/${encodeURIComponent(game)}/lessons${lesson === undefined ? '' : `/${encodeURIComponent(lesson)}`}`;

/** The lessons of a game, in the order in which a learner takes them. */
export const lessonsOf = async (game: string): Promise<LessonEntry[]> =>
  (await request<LessonList>('GET', pathOf(game))).lessons;

/** The lessons that the page of a game names. */
export const lessonsIn = (page: GamePage | null): LessonEntry[] => page?.lessons ?? [];

/** Fetches a lesson with the texts of its steps. */
export const lessonPage = (game: string, lesson: string): Promise<LessonPage> =>
  request<LessonPage>('GET', pathOf(game, lesson));

/** Plays the given decisions of a lesson from its start. The server stores nothing of this. */
export const playLesson = (game: string, lesson: string, order: LessonOrder): Promise<LessonPosition> =>
  request<LessonPosition>('POST', pathOf(game, lesson), order);
