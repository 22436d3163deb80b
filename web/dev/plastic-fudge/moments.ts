import type { Event, Hints, Question, Setup, Summary, View } from '../../src/games/plastic-fudge/types';
import recorded from './moments.json';

/** A moment of a recorded battle as Green sees it, with answers to some questions. */
export type Moment = {
  view: View;
  hints: Hints | null;
  events: Event[];
  answers: { question: Question; answer: unknown }[];
  before?: string;
};

const known = recorded as unknown as { setup: Setup; terrainSetup: Setup; moments: Record<string, Moment> };

/** The names of all moments. */
export const moments: readonly string[] = Object.keys(known.moments);
/** The set-up that all moments but `terrain` share. */
export const setup: Setup = known.setup;
/** The set-up of `terrain`. */
export const terrainSetup: Setup = known.terrainSetup;

/** Returns a moment. Throws an error for an unknown name. */
export function momentOf(name: string): Moment {
  const moment = known.moments[name];
  if (!moment) throw new Error(`there is no moment ${name}`);
  return moment;
}

/** The set-up of a moment. */
export const setupAt = (name: string): Setup => (name === 'terrain' ? terrainSetup : setup);

/**
 * Answers a recorded question. Any other question about a way or an attack gets a recorded answer of the same
 * kind. A question about a path gets an answer about a way. Rejects all other questions.
 */
export function answerAt(name: string, question: Question): Promise<unknown> {
  const { answers } = momentOf(name);
  const same = answers.find((one) => JSON.stringify(one.question) === JSON.stringify(question));
  const near =
    same ??
    answers.find((one) => one.question.ask === question.ask && ['way', 'attack'].includes(question.ask));
  const path = question.ask === 'path' ? answers.find((one) => one.question.ask === 'way') : undefined;
  const answer = near ?? path;
  return answer
    ? Promise.resolve(answer.answer)
    : Promise.reject(new Error('the recorded battle has no answer to this question'));
}

/** Who sits at the table. */
export const summary: Summary = {
  id: 'dev',
  game: 'plastic-fudge',
  board: null,
  options: {},
  status: 'running',
  seats: ['green', 'tan'].map((seat) => ({
    seat,
    kind: seat === 'green' ? 'guest' : 'bot',
    you: seat === 'green',
    name: null,
    level: null,
    ready: true,
  })),
} as unknown as Summary;
