import { QuestionQueue as AnyQuestionQueue } from '../../../parts/measured/question-queue';
import type {
  Action,
  Attack,
  CheckAnswer,
  MeasureAnswer,
  Mode,
  MoraleAnswer,
  PathAnswer,
  Preview,
  Question,
  ReachAnswer,
  Spot,
  SurroundingsAnswer,
  TargetsAnswer,
  Thing,
  WayAnswer,
} from '../types';

/** The type of the answer to each question. */
type Answers = {
  reach: ReachAnswer;
  way: WayAnswer;
  path: PathAnswer;
  check: CheckAnswer;
  targets: TargetsAnswer;
  attack: Preview;
  surroundings: SurroundingsAnswer;
  measure: MeasureAnswer;
  morale: MoraleAnswer;
};

/** Asks the server questions about a game of Plastic Fudge. */
export class QuestionQueue extends AnyQuestionQueue<Question, Answers> {
  reach = (unit: string): Promise<ReachAnswer> => this.answer({ ask: 'reach', unit });
  targets = (unit: string): Promise<TargetsAnswer> => this.answer({ ask: 'targets', unit });
  surroundings = (unit: string): Promise<SurroundingsAnswer> => this.answer({ ask: 'surroundings', unit });
  morale = (unit: string): Promise<MoraleAnswer> => this.answer({ ask: 'morale', unit });
  check = (action: Action): Promise<CheckAnswer> => this.answer({ ask: 'check', action });
  path = (action: Action): Promise<PathAnswer> => this.answer({ ask: 'path', action });
  preview = (attack: Attack): Promise<Preview> => this.answer({ ask: 'attack', attack });
  measure = (from: Thing, to: Thing): Promise<MeasureAnswer> => this.answer({ ask: 'measure', from, to });
  way = (unit: string, to: Spot): Promise<WayAnswer> => this.answer({ ask: 'way', unit, to });
}

/** Asks how a check of the morale of a Unit would go. Rejects in a replay, which answers no questions. */
export const moraleOf = (
  { questions }: { questions: QuestionQueue },
  mode: Mode,
  unit: string,
): Promise<MoraleAnswer> =>
  mode === 'replay' ? Promise.reject(new Error('a replay answers no questions')) : questions.morale(unit);
