import { ProblemError } from '../src/net/http';
import type { Frame, LessonOrder, LessonPage, LessonPosition } from '../src/wire';

/**
 * A lesson in a made-up game of numbers. Its steps want 1, 2 and 3, and after each of them the opponent does
 * something.
 */
export const aLesson: LessonPage = {
  game: 'numbers',
  id: 'count',
  title: { en: 'Count', ko: '세기' },
  teaches: { en: 'You can count.' },
  seats: ['blue', 'red'],
  seat: 'blue',
  setup: { options: { high: true } },
  steps: [1, 2, 3].map((n) => ({
    say: { en: `Say ${n}.` },
    point: [`n${n}`],
    why: { en: `Because of ${n}.` },
    play: n,
  })),
  end: { en: 'You can count now.' },
};

export function aLessonFrame(seq: number, seat: string | null): Frame {
  return {
    seq,
    seat,
    events: [{ type: `e${seq}` }],
    view: { viewer: 'blue' },
    hints: null,
    status: { awaiting: ['blue'] },
    clock: null,
  };
}

/**
 * A server for the lesson, with answers like those of the real one. The rules forbid 9. They allow other
 * wrong numbers, and the lesson replies to all but 8. The lesson accepts `wait`, which completes no step.
 * `shoot` is an attempt that misses.
 */
export class FakeLessons {
  orders: LessonOrder[] = [];
  /** How many of the next requests fail as if there were no connection. */
  broken = 0;
  #held: (() => void)[] = [];
  /** Whether answers wait until `letGo` is called. */
  holds = false;

  play = async (order: LessonOrder): Promise<LessonPosition> => {
    this.orders.push(order);
    if (this.broken > 0) {
      this.broken -= 1;
      throw new TypeError('no connection');
    }
    if (this.holds) await new Promise<void>((go) => this.#held.push(go));
    return this.#answer(order);
  };

  /** Sends all answers that wait. */
  letGo(): void {
    this.#held.splice(0).forEach((go) => go());
  }

  #answer({ actions, ask, why }: LessonOrder): LessonPosition {
    let step = 0;
    let taken = 0;
    for (; taken < actions.length; taken += 1) {
      if (actions[taken] === step + 1) step += 1;
      else if (actions[taken] !== 'wait') break;
    }
    if (taken < actions.length - 1)
      throw new ProblemError({
        type: 'about:blank',
        title: 'An earlier decision was not accepted',
        status: 422,
      });
    const last = actions.at(-1);
    const frames =
      taken === 0
        ? [aLessonFrame(0, null)]
        : [aLessonFrame(taken * 2 - 1, 'blue'), aLessonFrame(taken * 2, 'red')];
    const refusal = { clause: 'N-1', because: 'Nine is too much.', reason: { type: 'nine' } };
    return {
      taken,
      step,
      frames,
      ...(taken < actions.length &&
        (last === 9 ? { refusal } : last !== 8 && { otherwise: { en: `Not ${last}.` } })),
      ...(last === 'shoot' && { attempt: aLessonFrame(50, 'blue') }),
      ...(why === 9 && { refusal }),
      ...(ask === 'far' && { answer: { mm: 300 } }),
      ...(ask === 'odd' && { unanswered: 'Nobody knows.' }),
    };
  }
}
