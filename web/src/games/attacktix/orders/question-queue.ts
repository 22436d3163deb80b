import { QuestionQueue as AnyQuestionQueue, type Ask } from '../../../parts/measured/question-queue';
import type { Answers, Question } from '../types';

/**
 * Asks the referee of Attacktix; a question whose answer is lost with the connection is asked six times in
 * all.
 */
export class QuestionQueue extends AnyQuestionQueue<Question, Answers> {
  constructor(ask: Ask<Question>) {
    super(ask, 6);
  }
}
