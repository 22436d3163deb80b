import { QuestionQueue as AnyQuestionQueue, type Ask } from '../../../parts/measured/question-queue';
import type { Answers, Question } from '../types';

/**
 * Asks the referee of Attacktix. If the answer to a question is lost with the connection, it asks again, at
 * most six times in all.
 */
export class QuestionQueue extends AnyQuestionQueue<Question, Answers> {
  constructor(ask: Ask<Question>) {
    super(ask, 6);
  }
}
