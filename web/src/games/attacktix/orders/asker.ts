import { Asker as AnyAsker, type Ask } from '../../../parts/measured/asker';
import type { Answers, Question } from '../types';

/** Asks the referee of Attacktix; a question whose answer is lost with the connection is asked six times in all. */
export class Asker extends AnyAsker<Question, Answers> {
  constructor(ask: Ask<Question>) {
    super(ask, 6);
  }
}
