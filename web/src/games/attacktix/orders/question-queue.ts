import { QuestionQueue as AnyQuestionQueue, type Ask } from '../../../parts/measured/question-queue';
import type { Answers, Question } from '../types';

/**
 * Asks the server questions about the game. If a question asked by `newest` fails, as when the connection is
 * lost, the queue tries again, up to six tries in all.
 */
export class QuestionQueue extends AnyQuestionQueue<Question, Answers> {
  constructor(ask: Ask<Question>) {
    super(ask, 6);
  }
}
