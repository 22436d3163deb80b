import type { Action, Frame, GamePage, LocalizedText, Refusal, Seat, Setup } from '../wire';
import { request } from './http';

/** A lesson in a list. */
export type LessonEntry = { id: string; title: LocalizedText; teaches: LocalizedText };

/** A lesson with all its steps. */
export type LessonPage = LessonEntry & {
  game: string;
  seats: Seat[];
  /** The seat of the learner. */
  seat: Seat;
  setup: Setup;
  steps: LessonStep[];
  /** What is said when all steps are done. */
  end: LocalizedText;
};

/** What the learner does, what to look at, why, and a decision that does it. */
export type LessonStep = { say: LocalizedText; point: string[]; why?: LocalizedText; play: Action };

/** Everything that the learner has decided, and what else is asked about. */
export type LessonOrder = { actions: Action[]; ask?: unknown; why?: Action };

/** Where a lesson stands after the decisions that were taken. */
export type LessonPosition = {
  taken: number;
  step: number;
  frames: Frame[];
  refusal?: Refusal;
  otherwise?: LocalizedText;
  answer?: unknown;
  unanswered?: string;
};

const pathOf = (game: string, lesson?: string): string =>
  `/games/${encodeURIComponent(game)}/lessons${lesson === undefined ? '' : `/${encodeURIComponent(lesson)}`}`;

/** The lessons of a game, in the order in which they are taken. */
export const lessonsOf = async (game: string): Promise<LessonEntry[]> =>
  (await request<{ lessons: LessonEntry[] }>('GET', pathOf(game))).lessons;

/** The lessons that the page of a game names. */
export const lessonsIn = (page: GamePage | null): LessonEntry[] =>
  (page as { lessons?: LessonEntry[] } | null)?.lessons ?? [];

/** A lesson with its steps. */
export const lessonPage = (game: string, lesson: string): Promise<LessonPage> =>
  request<LessonPage>('GET', pathOf(game, lesson));

/** Plays a lesson as far as the decisions go; the server keeps nothing of it. */
export const playLesson = (game: string, lesson: string, order: LessonOrder): Promise<LessonPosition> =>
  request<LessonPosition>('POST', pathOf(game, lesson), order);
