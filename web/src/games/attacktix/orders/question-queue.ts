import { QuestionQueue as AnyQuestionQueue, type Ask } from '../../../parts/measured/question-queue';
import type { Answers, Question } from '../types';

/**
 * Asks the referee of Attacktix. If a question asked by `newest` fails, for example without a connection, it
 * is asked again, at most six times in all.
 */
export class QuestionQueue extends AnyQuestionQueue<Question, Answers> {
  constructor(ask: Ask<Question>) {
    super(ask, 6);
  }
}
